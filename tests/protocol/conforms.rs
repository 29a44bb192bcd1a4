//! Requests and answers against the published schema: everything they hold is described there, and nothing that must be
//! there is missing. This reads the part of JSON Schema that the schema uses; a word it does not know fails the test.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static SCHEMA: LazyLock<Value> = LazyLock::new(|| protocol::schema(boards::games::GAMES));

/// Words that say nothing about which values are allowed.
const ASIDE: [&str; 4] = ["description", "default", "format", "title"];

/// The fields of a value that a schema describes, or why the value is not allowed.
type Described = Result<BTreeSet<String>, String>;

/// One request with its answer. What was refused may have been anything.
#[track_caller]
pub(super) fn line(request: &Value, answer: &Value) {
    if answer["ok"] == false {
        return one_of(&["#/$defs/answer-refusal"], answer, request);
    }
    let word = request["do"].as_str().expect("it was carried out");
    let answers = SCHEMA["answers"][word].as_array().unwrap_or_else(|| panic!("{word} has no answers"));
    let names: Vec<&str> = answers.iter().filter_map(|name| name["$ref"].as_str()).collect();
    one_of(&names, answer, request);
    // Fields that no request has are ignored, so only what is known is compared.
    if let Err(why) = described(&SCHEMA["$defs"]["request"], request) {
        panic!("the schema has no request {request}: {why}");
    }
}

#[track_caller]
fn one_of(names: &[&str], answer: &Value, request: &Value) {
    let fault = |name: &&str| whole(refers(name), answer).err().map(|why| format!("{name}: {why}"));
    let faults: Vec<String> = names.iter().filter_map(fault).collect();
    assert!(faults.len() < names.len(), "the answer to {request} is {answer}:\n{}", faults.join("\n"));
}

fn refers(name: &str) -> &'static Value {
    let place = name.strip_prefix('#').expect("a place in the schema");
    SCHEMA.pointer(place).unwrap_or_else(|| panic!("there is no {name}"))
}

/// A value with all its fields.
fn whole(schema: &Value, value: &Value) -> Result<(), String> {
    let described = described(schema, value)?;
    let all = value.as_object().into_iter().flat_map(Map::keys);
    match all.into_iter().find(|field| !described.contains(*field)) {
        Some(field) => Err(format!("{field} is not described")),
        None => Ok(()),
    }
}

fn described(schema: &Value, value: &Value) -> Described {
    let all = || value.as_object().into_iter().flat_map(Map::keys).cloned().collect::<BTreeSet<String>>();
    let words = match schema {
        Value::Bool(true) => return Ok(all()),
        Value::Object(words) if words.keys().all(|word| ASIDE.contains(&word.as_str())) => return Ok(all()),
        Value::Object(words) => words,
        other => return Err(format!("{other} allows nothing")),
    };
    let mut known = BTreeSet::new();
    for (word, said) in words {
        known.extend(one_word(word, said, words, value)?);
    }
    Ok(known)
}

/// What one word of a schema says about a value.
fn one_word(word: &str, said: &Value, words: &Map<String, Value>, value: &Value) -> Described {
    let nothing = Ok(BTreeSet::new());
    let unless = |allowed: bool| if allowed { Ok(BTreeSet::new()) } else { Err(format!("{value} is no {said}")) };
    let list = || value.as_array().map_or(&[][..], Vec::as_slice);
    match word {
        "$ref" => described(refers(said.as_str().expect("a name")), value),
        "type" => unless(is_of(said, value)),
        "const" => unless(said == value),
        "enum" => unless(said.as_array().is_some_and(|all| all.contains(value))),
        "minimum" => unless(value.as_f64().is_none_or(|number| said.as_f64().is_some_and(|least| number >= least))),
        "maximum" => unless(value.as_f64().is_none_or(|number| said.as_f64().is_some_and(|most| number <= most))),
        "minItems" => unless(!value.is_array() || said.as_u64().is_some_and(|least| list().len() as u64 >= least)),
        "maxItems" => unless(!value.is_array() || said.as_u64().is_some_and(|most| list().len() as u64 <= most)),
        "items" => {
            let first = words.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
            list().iter().skip(first).try_for_each(|item| whole(said, item))?;
            nothing
        }
        "prefixItems" => {
            let pairs = said.as_array().expect("schemas").iter().zip(list());
            pairs.into_iter().try_for_each(|(schema, item)| whole(schema, item))?;
            nothing
        }
        "required" => {
            let missing = said.as_array().expect("fields").iter().filter_map(Value::as_str);
            match missing.into_iter().find(|field| value.is_object() && value.get(field).is_none()) {
                Some(field) => Err(format!("{field} is missing")),
                None => nothing,
            }
        }
        "properties" => fields(said.as_object().expect("fields"), value),
        "additionalProperties" => others(said, words.get("properties"), value),
        "allOf" => {
            let mut known = BTreeSet::new();
            for schema in said.as_array().expect("schemas") {
                known.extend(described(schema, value)?);
            }
            Ok(known)
        }
        "anyOf" | "oneOf" => any(said.as_array().expect("schemas"), value),
        aside if ASIDE.contains(&aside) => nothing,
        other => panic!("this test does not know the word {other}"),
    }
}

fn is_of(said: &Value, value: &Value) -> bool {
    let is = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        other => panic!("this test does not know the type {other}"),
    };
    match said {
        Value::String(kind) => is(kind),
        several => several.as_array().expect("types").iter().filter_map(Value::as_str).any(is),
    }
}

fn fields(schemas: &Map<String, Value>, value: &Value) -> Described {
    let mut known = BTreeSet::new();
    for (field, schema) in schemas {
        if let Some(value) = value.get(field) {
            whole(schema, value).map_err(|why| format!("{field}: {why}"))?;
            known.insert(field.clone());
        }
    }
    Ok(known)
}

/// The fields besides those with a schema of their own.
fn others(schema: &Value, named: Option<&Value>, value: &Value) -> Described {
    let mut known = BTreeSet::new();
    let all = value.as_object().into_iter().flatten();
    for (field, value) in all.filter(|(field, _)| named.is_none_or(|named| named.get(field).is_none())) {
        whole(schema, value).map_err(|why| format!("{field}: {why}"))?;
        known.insert(field.clone());
    }
    Ok(known)
}

/// A value that at least one of these schemas allows, with the fields of all that do.
fn any(schemas: &[Value], value: &Value) -> Described {
    let (mut known, mut faults) = (None, Vec::new());
    for schema in schemas {
        match described(schema, value) {
            Ok(more) => known.get_or_insert_with(BTreeSet::new).extend(more),
            Err(why) => faults.push(why),
        }
    }
    known.ok_or_else(|| format!("none of these: {}", faults.join("; ")))
}

/// The schema says enough: what no answer has is not allowed.
#[test]
fn a_wrong_answer_is_noticed() {
    let step = "#/$defs/answer-step";
    let fine =
        serde_json::json!({"ok": true, "decision": null, "events": [], "over": {"winners": [0], "reason": "conceded"}});
    assert_eq!(whole(refers(step), &fine), Ok(()));
    for (field, wrong) in [("over", 3.into()), ("more", 1.into()), ("events", Value::Null), ("ok", "yes".into())] {
        let mut answer = fine.clone();
        answer[field] = wrong;
        assert!(whole(refers(step), &answer).is_err(), "{answer}");
        assert!(whole(refers("#/$defs/answer-deckbuilding-step"), &answer).is_err(), "{answer}");
    }
}
