//! A view holds no trace of a card that its seat has not seen: neither id nor name, anywhere in its JSON.

use super::support::{CARDS, Client, list, new_singleton_duel, play_out};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What each seat has learned so far: ids it saw in public, in its own hand, or was shown.
#[derive(Default)]
struct Learned([BTreeSet<String>; 2]);

impl Learned {
    fn all_learn(&mut self, id: &Value) {
        let id = id.as_str().expect("an id").to_owned();
        for seat in &mut self.0 {
            seat.insert(id.clone());
        }
    }

    fn one_learns(&mut self, seat: usize, id: &Value) {
        self.0[seat].insert(id.as_str().expect("an id").to_owned());
    }

    /// Facts as the omniscient log gives them. Only the seat that draws or looks learns the card; a card that is put
    /// away face down was in a hand or was public before.
    fn hear(&mut self, event: &Value) {
        let seat = event["seat"].as_u64().expect("a seat") as usize;
        for field in ["card", "other"] {
            let Some(card) = event.get(field) else { continue };
            match event["kind"].as_str().expect("a kind") {
                "drew" | "looked" => self.one_learns(seat, &card["id"]),
                "resourced" | "bottomed" | "topped" => {}
                _ => self.all_learn(&card["id"]),
            }
        }
    }

    fn see(&mut self, state: &Value) {
        for (index, seat) in list(&state["seats"]).iter().enumerate() {
            for zone in ["hand", "resources"] {
                list(&seat[zone]).iter().for_each(|card| self.one_learns(index, &card["id"]));
            }
            self.all_learn(&seat["base"]["id"]);
            for zone in ["discard", "units", "leaders"] {
                list(&seat[zone]).iter().for_each(|card| self.all_learn(&card["id"]));
            }
            for unit in list(&seat["units"]) {
                let under = list(&unit["upgrades"]).iter().chain(list(&unit["captives"]));
                under.for_each(|card| self.all_learn(&card["id"]));
            }
        }
    }
}

/// Ids in a state.
fn ids(state: &Value, found: &mut BTreeSet<String>) {
    match state {
        Value::Array(all) => all.iter().for_each(|value| ids(value, found)),
        Value::Object(all) => {
            for (field, value) in all {
                match (field.as_str(), value) {
                    ("id", Value::String(id)) => {
                        found.insert(id.clone());
                    }
                    _ => ids(value, found),
                }
            }
        }
        _ => {}
    }
}

fn title(id: &str) -> String {
    CARDS.0.get(id).expect("a card of the library").title.clone()
}

#[test]
fn what_a_seat_has_not_learned_is_not_in_its_view() {
    let mut checked = 0;
    for seed in 0..3 {
        let mut learned = Learned::default();
        let mut names = false;
        play_out(&mut Client::new(), new_singleton_duel(seed), seed, |client, step| {
            let state = client.state();
            list(&step["events"]).iter().for_each(|event| learned.hear(event));
            learned.see(&state);
            // A look shows its cards as options before any fact is written.
            if let Some(options) = step["decision"]["options"].as_array() {
                let seat = step["decision"]["seat"].as_u64().expect("a seat") as usize;
                options
                    .iter()
                    .filter_map(|option| option.get("card"))
                    .for_each(|card| learned.one_learns(seat, &card["id"]));
                names |= step["decision"]["kind"] == "name";
            }
            let mut all = BTreeSet::new();
            ids(&state, &mut all);
            for seat in 0..2 {
                let view = client.view(seat).to_string();
                let known: BTreeSet<String> = learned.0[seat].iter().map(|id| title(id)).collect();
                for id in all.difference(&learned.0[seat]) {
                    assert!(!view.contains(&format!("\"{id}\"")), "seed {seed}: seat {seat} sees {id} in {view}");
                    let title = title(id);
                    // Anybody may name a card once an effect asks for a name.
                    if !names && !known.contains(&title) {
                        assert!(!view.contains(&format!("\"{title}\"")), "seed {seed}: seat {seat} sees {title}");
                    }
                    checked += 1;
                }
            }
        });
    }
    assert!(checked > 5_000, "{checked} hidden cards were looked for");
}

/// The lists of a view have the true lengths, with nothing in them.
#[test]
fn hidden_zones_show_how_many_and_nothing_else() {
    let mut client = Client::new();
    client.must(new_singleton_duel(4));
    client.must(json!({"do": "playout", "max_decisions": 60}));
    let state = client.state();
    for eyes in 0..2 {
        let view = client.view(eyes);
        for seat in 0..2 {
            let (truth, seen) = (&state["seats"][seat], &view["seats"][seat]);
            for zone in ["hand", "deck", "resources", "discard", "units"] {
                assert_eq!(list(&seen[zone]).len(), list(&truth[zone]).len(), "{zone}");
            }
            assert!(list(&seen["deck"]).iter().all(|card| *card == json!({"hidden": true})));
            let hidden =
                |zone: &str| list(&seen[zone]).iter().all(|card| card["hidden"] == true && card.get("uid").is_none());
            if seat != eyes {
                assert!(hidden("hand") && hidden("resources"));
            }
        }
    }
}

/// Somebody else's private decision shows that it is being made, and none of its options.
#[test]
fn a_private_decision_is_empty_for_others() {
    let mut private = 0;
    play_out(&mut Client::new(), new_singleton_duel(5), 5, |client, step| {
        if step["decision"]["private"] != true {
            return;
        }
        private += 1;
        let seat = step["decision"]["seat"].as_u64().expect("a seat") as usize;
        let (own, other) = (client.view(seat), client.view(1 - seat));
        assert_eq!(list(&own["decision"]["options"]).len(), list(&step["decision"]["options"]).len());
        assert_eq!(other["decision"]["options"], json!([]));
    });
    assert!(private > 20, "{private}");
}

/// A public window omits plays from the hand, whatever the hand holds.
#[test]
fn plays_are_not_offered_to_other_eyes() {
    play_out(&mut Client::new(), new_singleton_duel(6), 6, |client, step| {
        if step["decision"]["kind"] == "action" {
            let seat = step["decision"]["seat"].as_u64().expect("a seat") as usize;
            let other = client.view(1 - seat);
            assert!(list(&other["decision"]["options"]).iter().all(|option| option["verb"] != "play"));
        }
    });
}
