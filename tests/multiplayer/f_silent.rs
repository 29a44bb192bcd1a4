//! Part F: what the rules leave open, and the defaults we chose.

use super::d_twin_suns::twin;
use super::support::{GUARD, THUG, Table, WALKER, WING, seat, with};
use seats::Seat;
use serde_json::json;
use swu_language::keyword::Keyword;
use swu_view::{DecisionKind, EndReason, PhaseView, Verb};

#[test]
fn f1_conceding_rewards_nobody() {
    let mut table = Table::lay(vec![twin(9, &[WALKER]), twin(0, &[]), twin(20, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    table.concede(2);
    assert_eq!(table.damage(0), 9, "damage was dealt, but it did not eliminate");
}

#[test]
fn f2_losing_by_text_is_the_same_elimination_as_conceding() {
    // No card of the first set says so; both are resolved alike, without a responsible player.
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[THUG])]);
    table.concede(2);
    assert!(table.view().seats[2].units.is_empty() && table.living() == [0, 1]);
}

#[test]
fn f3_blast_eliminating_several_is_rewarded_for_each() {
    let mut table = Table::lay(vec![twin(12, &[]), twin(29, &[]), twin(29, &[]), twin(0, &[])]);
    table.counter("blast");
    assert_eq!(table.living(), [0, 3]);
    assert_eq!(table.damage(0), 2);
}

#[test]
fn f4_whoever_falls_with_the_victim_is_not_rewarded() {
    // The second-to-last base and the player's own are destroyed in one batch: the survivor was not responsible.
    let first = json!({"leaders": ["SOR_014", "SOR_005"], "base": {"id": "SOR_026", "damage": 29}});
    let mut table = Table::lay(vec![first, twin(29, &[]), twin(9, &[]), twin(9, &[])]);
    table.pick("sabine", |option| option.verb == Verb::Use && option.label.contains("Sabine"));
    assert_eq!(table.living(), [2, 3]);
    assert_eq!((table.damage(2), table.damage(3)), (10, 10));
}

#[test]
fn f5_the_phase_ends_when_all_that_are_left_have_passed() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.pass();
    table.pass();
    table.pass();
    table.concede(3);
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn f5_a_pass_of_somebody_gone_does_not_count_for_others() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.pass();
    table.pass();
    table.concede(1);
    assert_eq!((table.view().phase, table.asked()), (PhaseView::Action, 2));
    table.pass();
    assert_eq!((table.view().phase, table.asked()), (PhaseView::Action, 3));
}

#[test]
fn f6_nobody_has_an_initiative_that_lies_in_the_centre() {
    // Baze Malbus has Sentinel while you have the initiative.
    let mut table = Table::lay(vec![seat(0, &["SOR_065"]), seat(0, &["SOR_065"]), seat(0, &["SOR_065"])]);
    let sentinels = |table: &Table| -> Vec<bool> {
        (0..3)
            .map(|seat| table.find(seat, "SOR_065").is_some_and(|unit| unit.keywords.contains_key(&Keyword::Sentinel)))
            .collect()
    };
    assert_eq!(sentinels(&table), [false, false, false]);
    table.pass();
    table.verb(Verb::Initiative);
    assert_eq!(sentinels(&table), [false, true, false]);
}

#[test]
fn f7_rounds_go_on_without_a_limit() {
    let deck = vec![THUG; 50];
    let seats = (0..3).map(|_| with(seat(0, &[]), "deck", json!(deck))).collect();
    let mut table = Table::lay(seats);
    for _ in 0..20 {
        table.all_pass();
        table.no_resources();
    }
    assert_eq!(table.view().round, 21);
}

#[test]
fn f8_two_survivors_go_on_by_the_same_rules() {
    let mut table = Table::lay(vec![seat(28, &[WALKER]), seat(0, &[GUARD]), seat(0, &[])]);
    table.concede(2);
    assert_eq!(table.view().seats[0].base.hp, 30);
    assert!(table.game.over().is_none());
    table.pass();
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
    table.concede(0);
    assert_eq!((table.over().winners, table.over().reason), (vec![Seat(1)], EndReason::LastStanding));
}

#[test]
fn f9_only_hidden_choices_are_private() {
    let first = with(with(seat(0, &[WALKER]), "hand", json!([WING])), "deck", json!([WING, WING]));
    let mut table = Table::lay(vec![first, seat(0, &[THUG]), seat(0, &[])]);
    assert!(!table.decision().private, "attacks and passing need no hand");
    table.pick("attack", |option| option.verb == Verb::Attack);
    assert!(!table.decision().private);
    let base = table.base(1);
    table.card(base);
    table.pass();
    table.pass();
    table.pass();
    let decision = table.decision();
    assert!(decision.kind == DecisionKind::Resource && decision.private);
}
