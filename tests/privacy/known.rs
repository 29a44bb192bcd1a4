//! What somebody may see beyond their own hand: what everybody is shown, and what a text lets its player look at.

use crate::multiplayer::support::{Table, seat, with};
use seats::Seat;
use serde_json::{Value, json};
use swu_rules::look::Eyes;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn two(first: Value) -> Table {
    Table::lay(vec![first, seat(0, &["SOR_095"])])
}

fn top(table: &Table, eyes: Eyes) -> Option<String> {
    let names = ["Ann", "Bob"].map(str::to_owned);
    let view = table.game.view(&table.book, &names, eyes);
    view.seats[0].deck[0].known().map(|card| card.id.clone())
}

/// Tokens are public, so Credits and Weakness are (rules/later-sets.md 31.11, 49.1).
#[test]
fn everybody_sees_what_tokens_there_are() {
    let weak = json!([{"id": "SOR_164", "upgrades": ["HMW_T02"]}]);
    let table = two(with(with(seat(0, &[]), "credits", json!(3)), "ground", weak));
    for eyes in [Eyes::Public, Eyes::Of(ANN), Eyes::Of(BOB), Eyes::Judge] {
        let view = table.game.view(&table.book, &["Ann", "Bob"].map(str::to_owned), eyes);
        assert_eq!(view.seats[0].credits, 3, "{eyes:?}");
        assert_eq!(view.seats[0].units[0].upgrades[0].id, "HMW_T02", "{eyes:?}");
    }
}

/// Whoever may look at the top card of their deck at any time is the only one who sees it (42.12, 48.9).
#[test]
fn the_top_card_is_for_the_eyes_of_its_player() {
    let on_base = json!({"id": "SOR_024", "upgrades": ["HMW_205"]});
    for first in [seat(0, &["LAW_094"]), with(seat(0, &[]), "base", on_base)] {
        let table = two(first);
        assert_eq!(top(&table, Eyes::Of(ANN)).as_deref(), Some("SOR_237"));
        assert_eq!((top(&table, Eyes::Of(BOB)), top(&table, Eyes::Public)), (None, None));
    }
    assert_eq!(top(&two(seat(0, &["SOR_095"])), Eyes::Of(ANN)), None);
}
