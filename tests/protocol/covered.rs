//! Face-down cards are told apart by their positions, as `view` shows them.

use super::support::{Client, list};
use serde_json::{Value, json};

/// Ann attacks or plays with this; Bob and Cid have five resources each, the first two exhausted.
fn position(ann: &Value) -> Value {
    let resources: Vec<Value> = (0..5).map(|number| json!({"id": "SOR_095", "exhausted": number < 2})).collect();
    let other = |name: &str| json!({"name": name, "leader": "SOR_010", "base": "SOR_024", "deck": ["SOR_095"], "resources": resources});
    let mut ann = ann.clone();
    ann["name"] = json!("ann");
    ann["leader"] = json!("SOR_005");
    ann["base"] = json!("SOR_024");
    json!({"do": "scenario", "scenario": {"active": 0, "seats": [ann, other("bob"), other("cid")]}})
}

fn labels(step: &Value) -> Vec<&str> {
    list(&step["decision"]["options"]).iter().map(|option| option["label"].as_str().expect("a label")).collect()
}

/// Chooses the option with these words in its label.
fn choose(client: &mut Client, step: &Value, words: &str) -> Value {
    let labels = labels(step);
    let option = labels.iter().position(|label| label.contains(words));
    client.choose(option.unwrap_or_else(|| panic!("{words:?} is not among {labels:?}")))
}

/// Every resource of the others is an option, labelled with what `view` shows of it: "bob's resource 3, ready".
fn told_apart(client: &mut Client, step: &Value) {
    let labels = labels(step);
    let view = client.view(0);
    for (seat, name) in [(1, "bob"), (2, "cid")] {
        let resources = list(&view["seats"][seat]["resources"]);
        assert_eq!(resources.len(), 5);
        for (place, resource) in resources.iter().enumerate() {
            let state = if resource["exhausted"] == true { "exhausted" } else { "ready" };
            let wanted = format!("{name}'s resource {}, {state}", place + 1);
            assert_eq!(labels.iter().filter(|label| **label == wanted).count(), 1, "{wanted} in {labels:?}");
        }
    }
}

#[test]
fn resources_to_exhaust_are_told_apart() {
    let mut client = Client::new();
    let step = client.must(position(&json!({"hand": ["SEC_235"], "resources": 9})));
    let step = choose(&mut client, &step, "Play The Wrong Ride");
    told_apart(&mut client, &step);
}

#[test]
fn resources_are_told_apart_where_a_unit_could_be_chosen_as_well() {
    let mut client = Client::new();
    let step = client.must(position(&json!({"space": ["SHD_191"], "ground": ["SHD_029"]})));
    let step = choose(&mut client, &step, "Attack with Xanadu Blood");
    let step = choose(&mut client, &step, "bob's base");
    let step = choose(&mut client, &step, "Pyke Sentinel");
    told_apart(&mut client, &step);
}
