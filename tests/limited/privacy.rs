//! Nobody ever sees a booster, pick or pool that is not theirs: drafts that a seat cannot tell apart give equal views.

use super::support::{draft, list, pick, play, seats, state};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

fn view(client: &mut Client, seat: usize) -> Value {
    client.must(json!({"do": "pod-view", "seat": seat}))["view"].take()
}

/// Every card that a view names.
fn named(value: &Value, found: &mut Vec<u64>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("uid").and_then(Value::as_u64));
            fields.values().for_each(|field| named(field, found));
        }
        Value::Array(all) => all.iter().for_each(|one| named(one, found)),
        _ => {}
    }
}

#[test]
fn a_view_names_own_cards_and_the_middle_only_after_each_pick() {
    for ahead in [false, true] {
        let mut client = Client::new();
        let begun = draft(&mut client, 5, &[4], ahead, 3);
        let mut step = 0;
        play(&mut client, begun, &mut Dice::new(9), |client, _| {
            step += 1;
            let whole = state(client);
            for seat in (0..5).filter(|seat| (seat + step) % 3 == 0) {
                let view = view(client, seat);
                assert!(view.get("seed").is_none());
                let own = &whole["seats"][seat];
                let mut may = Vec::new();
                [&whole["middle"], &own["facing"], &own["leaders"], &own["picks"]]
                    .iter()
                    .for_each(|zone| named(zone, &mut may));
                let mut does = Vec::new();
                named(&view, &mut does);
                may.sort_unstable();
                does.sort_unstable();
                assert_eq!(does, may);
                for (number, other) in list(&view["seats"]).iter().enumerate() {
                    assert!(other.get("boosters").is_none());
                    assert!(number == seat || other.get("deck").is_none());
                }
            }
            true
        });
    }
}

/// Two others choose differently: until their boosters arrive, a seat's view stays the same, byte for byte.
#[test]
fn what_others_keep_changes_nothing_that_a_seat_sees() {
    let views = |choice: usize| {
        let mut client = Client::new();
        draft(&mut client, 6, &[], true, 12);
        pick(&mut client, &json!(0), 0);
        pick(&mut client, &json!(3), choice);
        pick(&mut client, &json!(4), choice);
        [0, 1, 5].map(|seat| view(&mut client, seat).to_string())
    };
    assert_eq!(views(0), views(2));
}

#[test]
fn a_deck_is_its_builders() {
    let decks = |cards: u64| {
        let mut client = Client::new();
        client.must(json!({"do": "pod-new", "kind": "sealed", "set": "SOR", "seats": seats(2, &[]), "seed": 4}));
        let deck = json!({"deck": [{"id": "SOR_046", "count": cards}]});
        client.must(json!({"do": "pod-deck", "seat": 0, "deck": deck}));
        (view(&mut client, 0).to_string(), view(&mut client, 1).to_string())
    };
    let (one, other) = (decks(1), decks(2));
    assert_ne!(one.0, other.0);
    assert_eq!(one.1, other.1);
}

/// A bot gets what a person would see: equal sights, equal picks, whatever else differs.
#[test]
fn advice_follows_from_the_view_alone() {
    let said = |choice: usize| {
        let mut client = Client::new();
        draft(&mut client, 6, &[], true, 12);
        pick(&mut client, &json!(3), choice);
        (view(&mut client, 0).to_string(), client.must(json!({"do": "pod-advice", "seat": 0})).to_string())
    };
    assert_eq!(said(0), said(1));
}
