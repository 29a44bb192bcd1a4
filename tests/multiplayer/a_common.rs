//! Part A: common ground.

use super::support::{CAMP, GUARD, OPENING, TARKIN, THUG, Table, VADER, WALKER, WING, seat, with};
use crate::rules::support::{Dice, WholeSet, book};
use seats::Seat;
use serde_json::json;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::table::options::GameOptions;
use swu_view::{DecisionKind, Verb};

fn three() -> Table {
    Table::lay(vec![seat(0, &[WALKER]), seat(0, &[THUG]), seat(0, &[THUG])])
}

#[test]
fn a1_any_ordinary_deck_can_be_brought() {
    let book = book();
    let set = WholeSet::new(&book);
    for seats in 3..=6 {
        let mut dice = Dice::new(seats);
        let players: Vec<_> = (0..seats).map(|_| set.deck(&mut dice)).collect();
        let game = Game::start(&book, GameOptions::multiplayer(), &players, seats, &mut Log::default());
        assert_eq!(game.seats() as u64, seats);
    }
}

#[test]
fn a2_next_is_clockwise_and_skips_the_eliminated() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.concede(1);
    table.pass();
    assert_eq!(table.asked(), 2);
    table.pass();
    assert_eq!(table.asked(), 3);
}

#[test]
fn a3_mulligans_go_clockwise_from_the_first_player() {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(3);
    let players: Vec<_> = (0..4).map(|_| set.deck(&mut dice)).collect();
    let mut log = Log::default();
    let mut game = Game::start(&book, GameOptions::multiplayer(), &players, 9, &mut log);
    let decision = game.decision().expect("somebody decides who starts");
    assert_eq!((decision.kind, decision.options.len()), (DecisionKind::FirstPlayer, 4));
    game.choose(&book, 2, &mut log).expect("the third option");
    let first = game.decision().expect("a mulligan").seat;
    for step in 0..4 {
        let decision = game.decision().expect("a mulligan");
        assert_eq!(decision.kind, DecisionKind::Mulligan);
        assert_eq!(decision.seat, Seat((first.0 + step) % 4));
        game.choose(&book, usize::from(step % 2 == 1), &mut log).expect("keep or not");
    }
    // No order of resources is prescribed: whoever decided last continues, and the first player comes last.
    for step in [3, 2, 1, 0] {
        for _ in 0..2 {
            let decision = game.decision().expect("a resource");
            assert_eq!((decision.kind, decision.seat), (DecisionKind::Resource, Seat((first.0 + step) % 4)));
            game.choose(&book, 0, &mut log).expect("a card");
        }
    }
    assert_eq!(game.decision().map(|decision| (decision.kind, decision.seat)), Some((DecisionKind::Action, first)));
}

#[test]
fn a4_a_unit_may_attack_any_opponent() {
    let mut table = three();
    let walker = table.unit(0, WALKER);
    table.pick("attack", |option| option.verb == Verb::Attack);
    let targets = table.decision().options.len();
    assert_eq!(targets, 4, "two units and two bases");
    let base = table.base(2);
    table.card(base);
    assert_eq!((table.damage(1), table.damage(2)), (0, 6));
    assert!(table.view().seats[0].units.iter().any(|unit| unit.uid == walker && unit.exhausted));
}

#[test]
fn a5_one_action_each_clockwise_until_all_passed_in_a_row() {
    let mut table = three();
    for asked in [0, 1, 2] {
        assert_eq!(table.asked(), asked);
        table.pass();
    }
    assert_eq!(table.view().phase, swu_view::PhaseView::Regroup);
}

#[test]
fn a6_then_everybody_regroups() {
    let deck = json!([THUG, THUG, WING, WING]);
    let seats = (0..3).map(|_| with(seat(0, &[]), "deck", deck.clone())).collect();
    let mut table = Table::lay(seats);
    table.all_pass();
    for asked in [0, 1, 2] {
        assert_eq!(table.asked(), asked);
        assert_eq!(table.view().seats[asked as usize].hand.len(), 2);
        table.pick("a resource", |option| option.verb == Verb::Resource);
    }
    assert_eq!((table.view().round, table.asked()), (2, 0));
}

#[test]
fn a7_a_defeated_base_eliminates_its_owner_and_the_game_goes_on() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[THUG]), seat(25, &[THUG])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!(table.living(), [0, 1]);
    assert!(table.game.over().is_none());
    assert_eq!(table.asked(), 1);
    let thug = table.unit(1, THUG);
    table.pick("attack", |option| option.verb == Verb::Attack);
    assert_eq!(table.decision().options.len(), 2, "the walker and one base: nothing of the eliminated");
    let own = table.base(0);
    table.card(own);
    assert_eq!(table.damage(0), 2);
    assert!(table.unit(1, THUG) == thug);
}

#[test]
fn a8_an_opponent_is_one_other_player_of_choice() {
    // Mining: "look at an opponent's hand" asks whose.
    let spy = "SOR_228";
    let mut table = three_with_hand(spy);
    let card = table.hand(0, spy);
    table.play(card);
    let mut seats: Vec<u8> =
        table.decision().options.iter().filter_map(|option| option.seat).map(|seat| seat.0).collect();
    seats.sort_unstable();
    assert_eq!(seats, [1, 2]);
    table.player(2);
    assert_eq!(table.asked(), 1);
}

fn three_with_hand(id: &str) -> Table {
    let first = with(seat(0, &[WALKER]), "hand", json!([id]));
    Table::lay(vec![
        first,
        with(seat(0, &[THUG]), "hand", json!([WING])),
        with(seat(0, &[THUG]), "hand", json!([WING])),
    ])
}

#[test]
fn a9_an_effect_on_several_players_is_simultaneous() {
    // "Deal 1 damage to each base" eliminates two players at the same moment.
    let sabine = with(seat(0, &[]), "leader", json!("SOR_014"));
    let mut table = Table::lay(vec![sabine, seat(29, &[]), seat(29, &[]), seat(0, &[])]);
    table.verb(Verb::Use);
    assert_eq!(table.living(), [0, 3]);
    assert_eq!((table.damage(0), table.damage(3)), (1, 1));
}

#[test]
fn a10_sentinel_protects_only_its_own_controller() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[GUARD, THUG]), seat(0, &[THUG])]);
    table.pick("attack", |option| option.verb == Verb::Attack);
    let uids: Vec<u16> =
        table.decision().options.iter().filter_map(|option| option.card.as_ref()).map(|card| card.uid).collect();
    let (guard, shielded, thug) = (table.unit(1, GUARD), table.unit(1, THUG), table.unit(2, THUG));
    assert!(uids.contains(&guard) && uids.contains(&thug) && uids.contains(&table.base(2)));
    assert!(!uids.contains(&shielded) && !uids.contains(&table.base(1)));
}

#[test]
fn a11_overwhelm_spills_onto_the_defending_players_base() {
    let mut table = three();
    let (walker, thug) = (table.unit(0, WALKER), table.unit(2, THUG));
    table.attack(walker, thug);
    assert_eq!((table.damage(1), table.damage(2)), (0, 3));
}

#[test]
fn a12_restore_heals_the_attackers_own_base() {
    let table_seats = vec![seat(9, &["SOR_243"]), seat(9, &[THUG]), seat(9, &[THUG])];
    let mut table = Table::lay(table_seats);
    let (unit, base) = (table.unit(0, "SOR_243"), table.base(2));
    table.attack(unit, base);
    assert_eq!((table.damage(0), table.damage(1), table.damage(2)), (7, 9, 12));
}

#[test]
fn a13_the_player_responsible_is_known_by_the_last_damage() {
    // No card of the first set has Bounty; responsibility itself decides rewards: E351's shape with a base.
    let twin = |damage: u16, ground: &[&str]| json!({"leaders": [VADER, TARKIN], "base": {"id": CAMP, "damage": damage}, "ground": ground, "resources": 12});
    let first = with(twin(9, &[]), "hand", json!([OPENING]));
    let mut table = Table::lay(vec![first, twin(9, &[WALKER]), twin(27, &[])]);
    let card = table.hand(0, OPENING);
    table.play(card);
    let walker = table.unit(1, WALKER);
    table.card(walker);
    let base = table.base(2);
    table.attack(walker, base);
    assert_eq!((table.damage(0), table.damage(1)), (7, 4), "the second player eliminated the third");
}
