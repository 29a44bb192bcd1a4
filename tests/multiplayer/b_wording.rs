//! Part B: what two-player wording means at a larger table.

use super::support::{CAMP, GUARD, HEART, RESILIENT, THUG, Table, VADER, WALKER, WING, seat, with};
use seats::Seat;
use serde_json::json;
use swu_rules::fact::What;
use swu_rules::look::Eyes;
use swu_view::{CardView, DecisionKind, PhaseView, Verb};

#[test]
fn b1_the_streak_starts_anew_after_any_action() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), seat(0, &[THUG])]);
    table.pass();
    table.pass();
    let (thug, base) = (table.unit(2, THUG), table.base(1));
    table.attack(thug, base);
    table.pass();
    table.pass();
    assert_eq!((table.view().phase, table.asked()), (PhaseView::Action, 2));
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn b1_an_elimination_lowers_the_target_at_once() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.pass();
    table.pass();
    table.concede(2);
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

/// Both other players lose a unit with a When Defeated ability, one on each side of the same attack.
fn two_triggers() -> Table {
    // Fallen Lightsaber on a Force unit: 1 damage to each ground unit of the defending player.
    let force = json!({"id": "SOR_131", "upgrades": ["SOR_137"]});
    let first = with(seat(0, &[]), "ground", json!([force]));
    Table::lay(vec![first, seat(0, &["SOR_145", "SOR_108"]), seat(0, &["SOR_108"])])
}

#[test]
fn b2_the_active_player_names_one_player_after_another() {
    // Waves like General Veers's are rare: an event that defeats units of two players at once.
    let first = with(seat(0, &[WALKER]), "hand", json!(["SOR_043"]));
    let mut table = Table::lay(vec![first, seat(0, &["SOR_045"]), seat(0, &["SOR_045"])]);
    let wave = table.hand(0, "SOR_043");
    table.play(wave);
    let decision = table.decision();
    assert_eq!((decision.kind, decision.seat), (DecisionKind::PlayerOrder, Seat(0)));
    let seats: Vec<u8> = decision.options.iter().filter_map(|option| option.seat).map(|seat| seat.0).collect();
    assert_eq!(seats, [1, 2]);
    table.player(2);
    table.verb(Verb::Done);
    let triggered: Vec<u8> =
        table.log.facts.iter().filter(|fact| fact.what == What::Triggered).map(|fact| fact.seat.0).collect();
    assert_eq!(triggered, [2, 1]);
}

#[test]
fn b2_the_next_living_player_names_when_the_active_one_is_gone() {
    let first = with(seat(0, &[WALKER]), "hand", json!(["SOR_043"]));
    let mut table = Table::lay(vec![first, seat(0, &["SOR_045"]), seat(0, &["SOR_045"]), seat(0, &[])]);
    let wave = table.hand(0, "SOR_043");
    table.play(wave);
    table.concede(0);
    let decision = table.decision();
    assert_eq!((decision.kind, decision.seat), (DecisionKind::PlayerOrder, Seat(1)));
}

#[test]
fn b3_regroup_resources_go_clockwise_from_the_active_player() {
    let deck = json!([THUG, THUG]);
    let mut seats: Vec<_> = (0..3).map(|_| with(seat(0, &[]), "deck", deck.clone())).collect();
    seats[1]["initiative"] = json!(true);
    let mut table = Table::lay_with(json!({"active": 1}), seats);
    table.all_pass();
    for asked in [1, 2, 0] {
        assert_eq!(table.asked(), asked);
        table.verb(Verb::Skip);
    }
}

#[test]
fn b4_the_first_player_pointer_acts_first_while_the_counter_is_in_the_centre() {
    let deck = json!([THUG, THUG]);
    let seats = (0..3).map(|_| with(seat(0, &[]), "deck", deck.clone())).collect();
    let mut table = Table::lay_with(json!({"active": 2}), seats);
    assert_eq!(table.view().initiative.seat, None);
    table.all_pass();
    assert_eq!(table.asked(), 2, "regroup starts with the pointer");
    table.no_resources();
    assert_eq!((table.view().round, table.asked()), (2, 2));
}

#[test]
fn b5_an_attack_has_one_defending_player() {
    let mut table = two_triggers();
    let (brother, droid) = (table.unit(0, "SOR_131"), table.unit(1, "SOR_145"));
    table.attack(brother, droid);
    // Fifth Brother's own text may be declined; then the saber damages only the defending player's ground units.
    while table.game.over().is_none() && table.decision().kind != DecisionKind::Action {
        let has = |verb| table.offers(|option| option.verb == verb);
        let verb = [Verb::No, Verb::Skip, Verb::Trigger, Verb::Seat, Verb::Mode].into_iter().find(|verb| has(*verb));
        table.verb(verb.unwrap_or(Verb::Card));
    }
    assert_eq!(table.find(2, "SOR_108").map(|unit| unit.damage), Some(0), "the third player is not the defending one");
    assert!(table.find(1, "SOR_108").is_some_and(|unit| unit.damage == 1), "the saber hit the defending player");
}

#[test]
fn b6_nobody_is_rewarded_without_responsibility() {
    let twin = |damage: u16| json!({"leaders": [VADER, "SOR_007"], "base": {"id": CAMP, "damage": damage}});
    let mut table = Table::lay(vec![twin(9), twin(9), twin(9)]);
    table.concede(2);
    assert_eq!((table.damage(0), table.damage(1)), (9, 9));
}

#[test]
fn b7_deeds_are_about_the_pair_of_players() {
    // Forced Surrender: each opponent whose base you damaged this phase discards 2 cards.
    let full = |id: &str| with(seat(0, &[THUG]), "hand", json!([id, WING, WING]));
    let mut table = Table::lay(vec![full("SOR_175"), full("SOR_175"), full("SOR_175")]);
    let (thug, base) = (table.unit(0, THUG), table.base(1));
    table.attack(thug, base);
    table.pass();
    // The third player damaged nobody's base.
    let card = table.hand(2, "SOR_175");
    table.play(card);
    assert_eq!(table.asked(), 0);
    let card = table.hand(0, "SOR_175");
    table.play(card);
    for _ in 0..2 {
        assert_eq!(table.asked(), 1);
        table.verb(Verb::Card);
    }
    assert_eq!((table.discard(1).len(), table.discard(2)), (2, vec!["SOR_175".to_owned()]));
    assert_eq!(table.told(What::Attacked), 1);
}

#[test]
fn b8_a_tax_on_opponents_hits_every_opponent() {
    // Del Meeko: each event of an opponent costs 1 more.
    let other = || with(seat(0, &[THUG]), "hand", json!(["SOR_124"]));
    let mut table = Table::lay(vec![with(seat(0, &["SOR_034"]), "hand", json!(["SOR_124"])), other(), other()]);
    let cost = |table: &Table| {
        let options = table.decision().options;
        options.iter().find(|option| option.verb == Verb::Play).and_then(|option| option.cost)
    };
    assert_eq!(cost(&table), Some(3), "1 and the aspect penalty");
    table.pass();
    assert_eq!(cost(&table), Some(4));
    table.pass();
    assert_eq!(cost(&table), Some(4));
}

#[test]
fn b8_a_player_may_be_oneself() {
    let first = with(seat(0, &[]), "hand", json!(["SOR_171"]));
    let mut table = Table::lay(vec![first, seat(0, &[]), seat(0, &[])]);
    let card = table.hand(0, "SOR_171");
    table.play(card);
    let seats: Vec<u8> = table.decision().options.iter().filter_map(|option| option.seat).map(|seat| seat.0).collect();
    assert_eq!(seats, [0, 1, 2]);
}

#[test]
fn b9_hands_decks_and_resources_are_hidden_from_every_other_seat() {
    let full = || with(with(seat(0, &[]), "hand", json!([WING, GUARD])), "deck", json!([THUG, HEART, RESILIENT]));
    let table = Table::lay(vec![full(), full(), full()]);
    for viewer in 0..3u8 {
        let view = table.game.view(&table.book, &[], Eyes::Of(Seat(viewer)));
        for (seat, side) in view.seats.iter().enumerate() {
            let own = seat == viewer as usize;
            assert!(side.hand.iter().all(|card| (*card != CardView::Hidden) == own));
            assert!(side.resources.iter().all(|resource| (resource.card != CardView::Hidden) == own));
            assert!(side.deck.iter().all(|card| *card == CardView::Hidden));
        }
    }
}

#[test]
fn b9_the_controller_chooses_who_answers_first_where_all_can_see_it() {
    // Admiral Ozzel: each opponent may ready a unit.
    let tired = json!([{"id": THUG, "exhausted": true}]);
    let other = || with(seat(0, &[]), "ground", tired.clone());
    let mut table = Table::lay(vec![seat(0, &["SOR_129"]), other(), other()]);
    table.verb(Verb::Use);
    let decision = table.decision();
    assert_eq!((decision.kind, decision.seat), (DecisionKind::PlayerOrder, Seat(0)));
    table.player(2);
    let ready = |table: &Table, seat| table.find(seat, THUG).is_some_and(|unit| !unit.exhausted);
    for seat in [2, 1] {
        assert_eq!(table.asked(), seat);
        assert!(!ready(&table, 1) && !ready(&table, 2), "all is decided before anything is done");
        table.verb(Verb::Yes);
        let thug = table.unit(seat, THUG);
        table.card(thug);
    }
    assert!(ready(&table, 1) && ready(&table, 2));
}
