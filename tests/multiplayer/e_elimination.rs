//! Part E: the elimination procedure.

use super::d_twin_suns::twin;
use super::support::{HEART, RESILIENT, THUG, Table, WALKER, WING, seat, with};
use seats::Seat;
use serde_json::json;
use swu_rules::fact::What;
use swu_view::{DecisionKind, EndReason, PhaseView, Verb};

#[test]
fn e1_what_they_were_resolving_stops_and_the_turn_moves_on() {
    // When forced to choose a target for an event, the player concedes.
    let first = with(seat(0, &[WALKER]), "hand", json!(["SOR_076"]));
    let mut table = Table::lay(vec![first, seat(0, &[THUG]), seat(0, &[])]);
    let card = table.hand(0, "SOR_076");
    table.play(card);
    table.concede(0);
    assert_eq!((table.asked(), table.decision().kind), (1, DecisionKind::Action));
    assert_eq!(table.find(1, THUG).map(|unit| unit.hp), Some(3));
}

#[test]
fn e2_their_triggers_are_dropped_and_those_they_caused_stay() {
    let first = with(seat(0, &["SOR_045"]), "hand", json!(["SOR_043"]));
    let mut table = Table::lay(vec![first, seat(0, &["SOR_045"]), seat(0, &["SOR_045"]), seat(0, &[])]);
    let wave = table.hand(0, "SOR_043");
    table.play(wave);
    assert_eq!(table.decision().options.len(), 3);
    table.concede(0);
    assert_eq!(table.decision().options.len(), 2);
    table.concede(2);
    assert_eq!(table.asked(), 1, "only the second player's trigger waits, or has nothing to do");
}

#[test]
fn e3_every_card_they_own_is_gone_wherever_it_is() {
    let stolen = json!({"id": THUG, "owner": 2});
    let dressed =
        json!({"id": WALKER, "upgrades": [{"id": RESILIENT, "owner": 2}], "captives": [{"id": WING, "owner": 2}]});
    let first = with(seat(0, &[]), "ground", json!([stolen, dressed]));
    let first = with(first, "resources", json!([{"id": THUG, "owner": 2}, THUG]));
    let third = with(seat(0, &[WALKER]), "discard", json!([WING]));
    let mut table = Table::lay(vec![first, seat(0, &[]), third]);
    table.concede(2);
    let side = table.view().seats[0].clone();
    assert_eq!(side.units.len(), 1);
    assert!(side.units[0].upgrades.is_empty() && side.units[0].captives.is_empty());
    assert_eq!(side.resources.len(), 1);
    assert!(table.view().seats[2].discard.is_empty() && table.view().seats[2].units.is_empty());
    assert_eq!((table.told(What::Defeated), table.told(What::Rescued), table.told(What::WentHome)), (0, 0, 0));
}

#[test]
fn e4_cards_of_others_go_home_and_tokens_out_of_use() {
    let stolen = json!({"id": "SOR_108", "owner": 1, "upgrades": [{"id": RESILIENT, "owner": 0}, "SOR_T01"]});
    let third = json!({"leader": "SOR_010", "base": "SOR_026", "ground": [stolen]});
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), third]);
    table.concede(2);
    assert_eq!((table.discard(0), table.discard(1)), (vec![RESILIENT.to_owned()], vec!["SOR_108".to_owned()]));
    assert_eq!(table.told(What::Triggered), 0);
}

#[test]
fn e4_leaders_of_others_return_to_their_base_zone() {
    let pilot = json!({"id": "JTL_009", "owner": 0, "leader": true});
    let third = with(seat(0, &[]), "space", json!([{"id": "JTL_069", "upgrades": [pilot]}]));
    let first = with(seat(0, &[]), "leader", json!({"id": "JTL_009", "deployed": true}));
    let mut table = Table::lay(vec![first, seat(0, &[]), third]);
    table.concede(2);
    let leader = table.view().seats[0].leaders[0].clone();
    assert!(!leader.deployed && leader.exhausted, "{leader:?}");
    assert_eq!((table.discard(0), table.told(What::WentHome)), (vec![], 1));
    assert_eq!(table.game.audit(&table.book), Ok(()));
}

#[test]
fn e4_resources_of_others_go_home() {
    let third = with(seat(0, &[]), "resources", json!([{"id": THUG, "owner": 0}, WING]));
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), third]);
    table.concede(2);
    assert_eq!((table.discard(0), table.told(What::WentHome)), (vec![THUG.to_owned()], 1));
}

#[test]
fn e5_captives_return_exhausted_to_their_owners() {
    let guard = json!({"id": WALKER, "captives": [{"id": THUG, "owner": 0}, {"id": WING, "owner": 1}]});
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), with(seat(0, &[]), "ground", json!([guard]))]);
    table.concede(2);
    assert!(table.find(0, THUG).is_some_and(|unit| unit.exhausted));
    assert!(table.find(1, WING).is_some_and(|unit| unit.exhausted));
}

#[test]
fn e6_lost_hp_can_defeat() {
    let frail = json!({"id": THUG, "damage": 4, "upgrades": [{"id": RESILIENT, "owner": 2}]});
    let mut table = Table::lay(vec![with(seat(0, &[]), "ground", json!([frail])), seat(0, &[]), seat(0, &[])]);
    table.concede(2);
    assert!(table.find(0, THUG).is_none());
    assert_eq!(table.discard(0), [THUG]);
}

#[test]
fn e6_delayed_effects_go_on() {
    // Change of Heart by a player who leaves: the stolen unit returns at once, the delayed effect finds nothing.
    let third = with(seat(0, &[]), "hand", json!([HEART]));
    let mut table = Table::lay_with(json!({"active": 2}), vec![seat(0, &[WALKER]), seat(0, &[]), third]);
    let (card, walker) = (table.hand(2, HEART), table.unit(0, WALKER));
    table.play(card);
    table.card(walker);
    assert!(table.find(2, WALKER).is_some());
    table.concede(2);
    assert_eq!(table.discard(0), [WALKER]);
    table.all_pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn e7_the_pointer_goes_to_the_next_living_seat() {
    let deck = json!([WING, WING]);
    let mut seats: Vec<_> = (0..4).map(|_| with(seat(0, &[]), "deck", deck.clone())).collect();
    seats[2]["initiative"] = json!(true);
    let mut table = Table::lay_with(json!({}), seats);
    table.concede(2);
    assert_eq!(table.told(What::CounterBack), 1);
    table.all_pass();
    assert_eq!(table.asked(), 3);
    table.no_resources();
    let view = table.view();
    assert_eq!((table.asked(), view.initiative.seat, view.round), (3, None, 2));
}

#[test]
fn e7_elim_counter_decides_about_blast_and_plan() {
    for (value, offered) in [("available", true), ("stays-taken", false)] {
        let extra = json!({"options": {"elim_counter": value, "end": "last-standing"}});
        let mut table = Table::lay_with(extra, vec![twin(0, &[]), twin(0, &[]), twin(0, &[]), twin(0, &[])]);
        table.counter("blast");
        table.concede(0);
        assert_eq!(table.offers(|option| option.label.to_lowercase().contains("blast")), offered);
    }
}

#[test]
fn e8_decisions_of_the_eliminated_fall_to_the_active_player_or_are_declined() {
    // Han Solo's delayed "defeat a resource you control": his player no longer controls anything.
    let han = with(with(seat(0, &[]), "leader", json!("SOR_017")), "hand", json!([WING]));
    let deck = json!([WING, WING, WING, WING]);
    let others = || with(seat(0, &[]), "deck", deck.clone());
    let mut table = Table::lay(vec![with(han, "deck", deck.clone()), others(), others()]);
    table.verb(Verb::Use);
    table.verb(Verb::Card);
    table.concede(0);
    table.all_pass();
    table.no_resources();
    let view = table.view();
    assert_eq!((view.round, table.asked()), (2, 1));
    assert!(view.seats[1..].iter().all(|side| side.resources.len() == 12));
}

fn sabine(damage: [u16; 4]) -> Table {
    let first = with(seat(damage[0], &[]), "leader", json!("SOR_014"));
    let mut seats = vec![first];
    seats.extend(damage[1..].iter().map(|damage| seat(*damage, &[])));
    Table::lay(seats)
}

#[test]
fn e9_several_at_once_are_one_batch() {
    let mut table = sabine([0, 29, 29, 0]);
    table.verb(Verb::Use);
    assert_eq!((table.living(), table.told(What::Eliminated)), (vec![0, 3], 2));
    assert_eq!(table.asked(), 3);
}

#[test]
fn e9_nobody_left_is_a_draw() {
    let mut table = sabine([29, 29, 29, 29]);
    table.verb(Verb::Use);
    assert_eq!((table.over().winners, table.over().reason), (vec![], EndReason::Draw));
}

#[test]
fn e10_the_attack_of_an_eliminated_player_stops() {
    // Fifth Brother asks whether to deal damage; the attacker concedes instead.
    let mut table = Table::lay(vec![seat(0, &["SOR_131"]), seat(0, &[THUG]), seat(0, &[])]);
    let (brother, thug) = (table.unit(0, "SOR_131"), table.unit(1, THUG));
    table.attack(brother, thug);
    assert_eq!(table.decision().kind, DecisionKind::May);
    table.concede(0);
    assert_eq!((table.asked(), table.find(1, THUG).map(|unit| unit.damage)), (1, Some(0)));
    assert!(table.view().attacks.is_empty());
}

#[test]
fn e10_without_the_defending_player_there_is_no_combat_damage() {
    let mut table = Table::lay(vec![seat(0, &["SOR_131"]), seat(0, &[THUG]), seat(0, &[])]);
    let (brother, thug) = (table.unit(0, "SOR_131"), table.unit(1, THUG));
    table.attack(brother, thug);
    table.concede(1);
    assert_eq!(table.asked(), 0, "the attack goes on");
    table.verb(Verb::No);
    assert!(table.find(0, "SOR_131").is_some_and(|unit| unit.exhausted && unit.damage == 0));
    assert_eq!((table.asked(), table.damage(2)), (2, 0));
}

#[test]
fn e11_rewards_come_before_the_end_of_the_game() {
    let extra = json!({"options": {"elim_heal": "5"}});
    let mut table = Table::lay_with(extra, vec![seat(9, &[WALKER]), seat(0, &[]), seat(25, &[])]);
    table.concede(1);
    table.pass();
    table.pass();
    table.no_resources();
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    if table.asked() == 2 {
        table.pass();
    }
    table.attack(walker, base);
    assert_eq!((table.over().winners, table.over().reason), (vec![Seat(0)], EndReason::LastStanding));
    assert_eq!(table.damage(0), 4);
}
