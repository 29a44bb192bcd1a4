//! What no card of the first set does, with cards made up for the purpose.

use super::d_twin_suns::twin;
use super::support::{THUG, Table, WALKER, seat, with};
use serde_json::json;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_view::Verb;

const CARDS: &str = r#"[
    (
        id: "TST_001", title: "Envoy", kind: Unit, rarity: Common, cost: 1, power: 6, hp: 7, arena: Ground,
        keywords: [Overwhelm],
        abilities: [Trigger(on: [Attack], does: [ChoosePlayer(Opponent), TakeControl(ThatPlayer, The(Defender))])],
    ),
    (
        id: "TST_002", title: "Miser", kind: Unit, rarity: Common, cost: 1, power: 1, hp: 1, arena: Ground,
        abilities: [Constant(affects: Bases([]), gives: [Cant(BeHealed)])],
    ),
    (
        id: "TST_003", title: "Collapse", kind: Event, rarity: Common, cost: 1,
        abilities: [Event([ChoosePlayer(APlayer), Lose(ThatPlayer)])],
    ),
    (
        id: "TST_004", title: "Ricochet", kind: Event, rarity: Common, cost: 1,
        abilities: [Event([Choose(A(Units([])), Chosen), Strike(by: Chosen, to: A(Bases([])), amount: N(3))])],
    ),
    (
        id: "TST_005", title: "Heirloom", kind: Upgrade, rarity: Common, unique: true, cost: 1, power: 1, hp: 1,
        abilities: [],
    ),
    (
        id: "TST_006", title: "Whirlwind", kind: Unit, rarity: Common, cost: 1, power: 6, hp: 7, arena: Ground,
        keywords: [Overwhelm],
        abilities: [Constant(gives: [AttacksTwo])],
    ),
]"#;

fn book() -> Book {
    Book::of(&Library::with_overlay(&[("test.ron", CARDS)]).expect("sound cards"))
}

/// An attack on the second player's unit, which `seat` takes control of during the attack.
fn given_to(receiver: u8) -> Table {
    let seats = vec![seat(0, &["TST_001"]), seat(0, &[THUG]), seat(0, &[]), seat(0, &[])];
    let mut table = Table::lay_by(book(), json!({}), seats);
    let (envoy, thug) = (table.unit(0, "TST_001"), table.unit(1, THUG));
    table.attack(envoy, thug);
    table.player(receiver);
    table
}

#[test]
fn b5_e352_a_defending_unit_passes_to_a_third_player() {
    let table = given_to(2);
    assert!(table.find(2, THUG).is_none(), "it was defeated under its new controller");
    assert_eq!((table.damage(1), table.damage(2), table.damage(3)), (0, 3, 0), "the excess went to the new controller");
    assert_eq!(table.find(0, "TST_001").map(|unit| unit.damage), Some(2));
    assert_eq!((table.discard(1), table.discard(2)), (vec![THUG.to_owned()], vec![]));
}

#[test]
fn b5_without_a_change_of_controller_the_attack_is_as_usual() {
    let table = given_to(1);
    assert_eq!((table.damage(1), table.damage(2)), (3, 0));
}

#[test]
fn d9_e341_a_ban_on_healing_leaves_with_its_card() {
    let seats = || vec![twin(9, &[WALKER]), twin(0, &[]), twin(24, &["TST_002"])];
    let mut table = Table::lay_by(book(), json!({}), seats());
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!(table.damage(0), 4);
    let banned = vec![twin(9, &[WALKER]), twin(0, &["TST_002"]), twin(24, &[])];
    let mut table = Table::lay_by(book(), json!({}), banned);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!(table.damage(0), 9, "somebody else's ban stays");
}

#[test]
fn f2_a_text_that_makes_a_player_lose_rewards_nobody() {
    let first = with(twin(9, &[]), "hand", json!(["TST_003"]));
    let mut table = Table::lay_by(book(), json!({}), vec![first, twin(0, &[]), twin(0, &[THUG]), twin(0, &[])]);
    let card = table.hand(0, "TST_003");
    table.play(card);
    table.player(2);
    assert_eq!((table.living(), table.damage(0), table.asked()), (vec![0, 1, 3], 9, 1));
    assert!(table.view().seats[2].units.is_empty());
}

#[test]
fn e1_losing_by_ones_own_text_ends_ones_action() {
    let first = with(twin(9, &[]), "hand", json!(["TST_003"]));
    let mut table = Table::lay_by(book(), json!({}), vec![first, twin(0, &[]), twin(0, &[])]);
    let card = table.hand(0, "TST_003");
    table.play(card);
    table.player(0);
    assert_eq!((table.living(), table.asked()), (vec![1, 2], 1));
}

#[test]
fn e351_the_unit_that_deals_the_damage_makes_its_controller_responsible() {
    // The first player's event makes the second player's unit finish the third player's base.
    let first = with(twin(9, &[]), "hand", json!(["TST_004"]));
    let mut table = Table::lay_by(book(), json!({}), vec![first, twin(9, &[THUG]), twin(28, &[]), twin(0, &[])]);
    let card = table.hand(0, "TST_004");
    let (thug, base) = (table.unit(1, THUG), table.base(2));
    table.play(card);
    if table.offers(|option| option.card.as_ref().is_some_and(|card| card.uid == thug)) {
        table.card(thug);
    }
    table.card(base);
    assert_eq!(table.living(), vec![0, 1, 3]);
    assert_eq!((table.damage(0), table.damage(1)), (9, 4), "the second player healed 5");
}

#[test]
fn b3_duplicates_of_unique_upgrades_are_settled_from_the_active_player() {
    let pair = || {
        let unit = json!({"id": THUG, "upgrades": ["TST_005"]});
        with(seat(0, &[]), "ground", json!([unit, unit]))
    };
    for active in 0..3u8 {
        let mut table = Table::lay_unsound(book(), json!({"active": active}), vec![pair(), pair(), pair()]);
        table.verb(Verb::Pass);
        for step in 0..3 {
            let decision = table.decision();
            assert_eq!(decision.seat.0, (active + step) % 3, "active {active}, step {step}");
            table.verb(Verb::Card);
        }
        let view = table.view();
        let left = view.seats.iter().map(|side| side.units.iter().map(|unit| unit.upgrades.len()).sum::<usize>());
        assert_eq!(left.collect::<Vec<_>>(), [1, 1, 1]);
    }
}

#[test]
fn a11_the_excess_of_one_attack_on_two_players_goes_to_the_base_of_each() {
    let mut table = Table::lay_by(book(), json!({}), vec![seat(0, &["TST_006"]), seat(0, &[THUG]), seat(0, &[THUG])]);
    let (unit, first, second) = (table.unit(0, "TST_006"), table.unit(1, THUG), table.unit(2, THUG));
    table.attack(unit, first);
    table.card(second);
    assert_eq!((table.damage(0), table.damage(1), table.damage(2)), (0, 3, 3));
    assert!(table.find(1, THUG).is_none() && table.find(2, THUG).is_none());
    assert_eq!(table.find(0, "TST_006").map(|unit| unit.damage), Some(4));
}
