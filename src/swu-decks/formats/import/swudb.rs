//! SWUDB JSON and its relatives: `secondleader` or `leader2`, lists of leaders and bases, ids as plain text, missing
//! counts, rows with extra keys, the bare list of rows, opened cards under `pool`.

use super::builder::{Builder, Slot, Stop};
use super::json::{Fields, Node};
use super::resolve::Written;
use super::{count, site};
use crate::formats::code::Code;
use crate::formats::fault::shown;
use crate::formats::list::{Count, Section};
use std::borrow::Cow;

const SECOND_LEADER: [&str; 4] = ["secondleader", "secondLeader", "second_leader", "leader2"];
const PROMOTIONAL: [&str; 3] = ["promotional_leaders", "promotionalLeaders", "promo_leaders"];
const NAME: [&str; 5] = ["name", "deckName", "deck_name", "deckname", "title"];
const AUTHOR: [&str; 5] = ["author", "authorName", "author_name", "player", "creator"];

/// Reads a deck list.
pub(super) fn read(builder: &mut Builder<'_>) -> Result<(), Stop> {
    let root = Node::root(builder)?;
    if root.what() == "a list" {
        return rows(builder, Slot::ByType, "the list", root);
    }
    let fields = fields_of(builder, root, "a deck list")?;
    if site::is(&fields) {
        return site::read(builder, &fields);
    }
    refuse_strangers(builder, root, &fields)?;
    metadata(builder, &fields);
    for (key, value) in &fields {
        match key.as_ref() {
            "leader" => slot(builder, Section::Leader, key, *value)?,
            key if SECOND_LEADER.contains(&key) => slot(builder, Section::Leader, key, *value)?,
            "base" => slot(builder, Section::Base, key, *value)?,
            "leaders" => rows(builder, Slot::In(Section::Leader), key, *value)?,
            "bases" => rows(builder, Slot::In(Section::Base), key, *value)?,
            "deck" => rows(builder, Slot::In(Section::Deck), key, *value)?,
            "sideboard" => rows(builder, Slot::In(Section::Sideboard), key, *value)?,
            "pool" => pool(builder, *value)?,
            _ => {}
        }
    }
    Ok(())
}

/// Reads opened cards: under `pool`, or `cards` at the top, or any deck list.
pub(super) fn read_pool(builder: &mut Builder<'_>) -> Result<(), Stop> {
    let root = Node::root(builder)?;
    let fields = root.fields().unwrap_or_default();
    if field(&fields, "cards").is_some() {
        return pool(builder, root);
    }
    read(builder)
}

fn field<'t>(fields: &Fields<'t>, name: &str) -> Option<Node<'t>> {
    fields.iter().find(|(key, value)| key == name && !value.is_null()).map(|(_, value)| *value)
}

/// The fields of an object; repeated ones are refused.
pub(super) fn fields_of<'t>(builder: &mut Builder<'t>, node: Node<'t>, what: &str) -> Result<Fields<'t>, Stop> {
    let Some(fields) = node.fields() else {
        let place = builder.place_of(node.raw());
        return Err(builder.stop(
            Code::Shape,
            place,
            format!("{what} is an object with leader, base and deck, not {}", node.what()),
        ));
    };
    let mut keys: Vec<&Cow<'_, str>> = fields.iter().map(|(key, _)| key).collect();
    keys.sort();
    if let Some(twice) = keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone()) {
        let again =
            fields.iter().rev().find(|(key, _)| *key == twice).map(|(_, value)| value.raw()).unwrap_or_default();
        let place = builder.place_of(again);
        return Err(builder.stop(Code::Shape, place, format!("the key {} appears twice", shown(&twice))));
    }
    Ok(fields)
}

/// Refuses objects that are not deck lists, and lists in two styles at once.
fn refuse_strangers<'t>(builder: &mut Builder<'t>, root: Node<'t>, fields: &Fields<'t>) -> Result<(), Stop> {
    let place = builder.place_of(root.raw());
    if field(fields, "ObjectStates").is_some() {
        let message = "this is a Tabletop Simulator object, which holds names of images only; export the list from the site it came from";
        return Err(builder.stop(Code::Unreadable, place, message));
    }
    let single = fields.iter().find(|(key, value)| {
        !value.is_null() && (key == "leader" || key == "base" || SECOND_LEADER.contains(&key.as_ref()))
    });
    let plural = fields.iter().find(|(key, value)| !value.is_null() && (key == "leaders" || key == "bases"));
    if let (Some((one, _)), Some((many, value))) = (single, plural) {
        let place = builder.place_of(value.raw());
        let message = format!("{} and {} are two styles; a list has one of them", shown(one), shown(many));
        return Err(builder.stop(Code::Shape, place, message));
    }
    let second: Vec<_> =
        fields.iter().filter(|(key, value)| !value.is_null() && SECOND_LEADER.contains(&key.as_ref())).collect();
    if let [(one, _), (two, value), ..] = second.as_slice() {
        let place = builder.place_of(value.raw());
        return Err(builder.stop(
            Code::Shape,
            place,
            format!("{} and {} both name the second leader", shown(one), shown(two)),
        ));
    }
    let known = ["leader", "base", "leaders", "bases", "deck", "sideboard", "pool"];
    if !fields.iter().any(|(key, _)| known.contains(&key.as_ref())) {
        return Err(builder.stop(
            Code::Shape,
            place,
            "this JSON has no leader, base or deck in it: it is not a deck list",
        ));
    }
    Ok(())
}

fn metadata(builder: &mut Builder<'_>, fields: &Fields<'_>) {
    let metadata = field(fields, "metadata").and_then(Node::fields).unwrap_or_default();
    let word = |name: &str| field(&metadata, name).and_then(Node::text).filter(|text| !text.is_empty());
    let top = |names: &[&str]| {
        names.iter().find_map(|name| field(fields, name).and_then(Node::text).filter(|text| !text.is_empty()))
    };
    let inside = |names: &[&str]| names.iter().find_map(|name| word(name));
    builder.list.name = inside(&NAME).or_else(|| top(&NAME));
    builder.list.author = inside(&AUTHOR).or_else(|| top(&AUTHOR));
}

/// A leader or base: null, one row, or in careless files a list of rows.
fn slot<'t>(builder: &mut Builder<'t>, section: Section, key: &str, value: Node<'t>) -> Result<(), Stop> {
    match value.what() {
        "null" => Ok(()),
        "a list" => rows(builder, Slot::In(section), key, value),
        _ => row(builder, Slot::In(section), key, value),
    }
}

fn rows<'t>(builder: &mut Builder<'t>, slot: Slot, key: &str, value: Node<'t>) -> Result<(), Stop> {
    if value.is_null() {
        return Ok(());
    }
    let Some(items) = value.items() else {
        let place = builder.place_of(value.raw());
        return Err(builder.stop(
            Code::Shape,
            place,
            format!("{} is a list of rows, not {}", shown(key), value.what()),
        ));
    };
    for item in items {
        row(builder, slot, key, item)?;
    }
    Ok(())
}

/// `{"id": "SOR_005", "count": 3}` or just `"SOR_005"`.
fn row<'t>(builder: &mut Builder<'t>, slot: Slot, key: &str, value: Node<'t>) -> Result<(), Stop> {
    let place = builder.place_of(value.raw());
    let refuse =
        |builder: &mut Builder<'t>, message: String| builder.nonsense(slot, Code::Shape, value.raw(), place, message);
    let (id, written_count) = match value.fields() {
        None => match value.text() {
            Some(id) => (id, None),
            None => {
                return refuse(
                    builder,
                    format!("a row of {} is an id or an object with id and count, not {}", shown(key), value.what()),
                );
            }
        },
        Some(fields) => {
            let of =
                |name: &str| fields.iter().filter(|(key, _)| key == name).map(|(_, value)| *value).collect::<Vec<_>>();
            let (ids, counts) = (of("id"), of("count"));
            if ids.len() > 1 || counts.len() > 1 {
                return refuse(builder, format!("a row of {} has its id or count twice", shown(key)));
            }
            match ids.first().map(|id| (id, id.text())) {
                Some((_, Some(id))) => (id, counts.first().copied()),
                Some((id, None)) => {
                    return refuse(builder, format!("the id in a row of {} is text, not {}", shown(key), id.what()));
                }
                None => return refuse(builder, format!("a row of {} has no id", shown(key))),
            }
        }
    };
    let count = written_count.map_or(Count::Whole(1), |count| count_of(count));
    let written = Written { shown: id.clone(), ids: vec![&id], ..Written::default() };
    if slot == Slot::In(Section::Pool) {
        builder.pool_row(&written, count, place)
    } else {
        builder.row(slot, &written, count, place)
    }
}

/// A JSON count is a JSON number; the text "2" is not a count (formats.md D-14).
pub(super) fn count_of(node: Node<'_>) -> Count {
    if node.what() == "a number" {
        count::of(node.raw())
    } else {
        Count::Nonsense(node.raw().chars().take(60).collect())
    }
}

fn pool<'t>(builder: &mut Builder<'t>, value: Node<'t>) -> Result<(), Stop> {
    if value.is_null() {
        return Ok(());
    }
    builder.pool();
    if value.what() == "a list" {
        return rows(builder, Slot::In(Section::Pool), "pool", value);
    }
    for (key, value) in fields_of(builder, value, "a pool")? {
        match key.as_ref() {
            "cards" => rows(builder, Slot::In(Section::Pool), "cards", value)?,
            key if PROMOTIONAL.contains(&key) => {
                for leader in value.items().unwrap_or_default() {
                    let id = leader.text().or_else(|| field(&leader.fields()?, "id")?.text());
                    let place = builder.place_of(leader.raw());
                    let Some(id) = id else {
                        let message = format!("a row of {} is an id, not {}", shown(key), leader.what());
                        builder.nonsense(Slot::In(Section::Pool), Code::Shape, leader.raw(), place, message)?;
                        continue;
                    };
                    builder.pool_leader(&Written { shown: id.clone(), ids: vec![&id], ..Written::default() }, place)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
