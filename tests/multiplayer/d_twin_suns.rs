//! Part D: Twin Suns.

use super::support::{CAMP, SMALL, TARKIN, THUG, Table, VADER, WALKER};
use seats::Seat;
use serde_json::{Value, json};
use swu_rules::fact::What;
use swu_rules::table::options::{GameOptions, TsLeaderRule};
use swu_view::{EndReason, PhaseView, Verb};

/// A seat with two leaders.
pub(super) fn twin(damage: u16, ground: &[&str]) -> Value {
    json!({"leaders": [VADER, TARKIN], "base": {"id": CAMP, "damage": damage}, "ground": ground, "resources": 12,
           "deck": [THUG, THUG, THUG, THUG, THUG, THUG]})
}

fn three() -> Table {
    Table::lay(vec![twin(0, &[WALKER]), twin(0, &[THUG]), twin(0, &[THUG])])
}

#[test]
fn d1_size_and_pairing_are_options() {
    let options = GameOptions::twin_suns();
    assert_eq!((options.leaders, options.ts_min_deck, options.ts_leader_rule), (2, 50, TsLeaderRule::ShareMoral));
}

#[test]
fn d2_leaders_are_independent() {
    let mut table = three();
    let uid = |table: &Table, place: usize| table.view().seats[0].leaders[place].uid;
    let (vader, tarkin) = (uid(&table, 0), uid(&table, 1));
    table.pick("deploy", |option| {
        option.verb == Verb::Deploy && option.card.as_ref().is_some_and(|card| card.uid == tarkin)
    });
    let leaders = table.view().seats[0].leaders.clone();
    assert_eq!((leaders[0].deployed, leaders[0].epic_used), (false, false));
    assert_eq!((leaders[1].deployed, leaders[1].epic_used), (true, true));
    table.counter("blast");
    table.counter("plan");
    table.verb(Verb::Card);
    table.pick("deploy", |option| {
        option.verb == Verb::Deploy && option.card.as_ref().is_some_and(|card| card.uid == vader)
    });
    assert!(table.view().seats[0].leaders.iter().all(|leader| leader.deployed));
}

#[test]
fn d2_both_leaders_provide_icons() {
    // Vader gives Aggression, Tarkin Command, each Villainy; the base Aggression: no penalty for either.
    let first = json!({"leaders": [VADER, TARKIN], "base": CAMP, "hand": ["SOR_124"], "resources": 1});
    let table = Table::lay(vec![first, twin(0, &[]), twin(0, &[])]);
    assert!(table.offers(|option| option.verb == Verb::Play && option.cost == Some(1)));
}

#[test]
fn d3_counters_start_available_and_bases_are_as_printed() {
    let small = || json!({"leaders": [VADER, TARKIN], "base": SMALL});
    let table = Table::lay(vec![small(), small(), small()]);
    let view = table.view();
    assert!(view.counters.used && view.counters.blast.is_none() && view.counters.plan.is_none());
    assert_eq!((view.seats[0].base.hp, view.initiative.seat), (25, Some(Seat(0))));
}

#[test]
fn d4_one_counter_per_player_and_one_player_per_counter() {
    let mut table = three();
    table.counter("blast");
    assert_eq!(table.view().counters.blast, Some(Seat(0)));
    assert!(!table.offers(|option| option.verb == Verb::Counter && option.label.to_lowercase().contains("blast")));
    let (thug, base) = (table.unit(1, THUG), table.base(2));
    table.attack(thug, base);
    let (thug, base) = (table.unit(2, THUG), table.base(1));
    table.attack(thug, base);
    // The first player has taken one and is skipped, though the walker could attack.
    assert_eq!(table.asked(), 1);
}

#[test]
fn d5_a_counter_is_a_pass_and_ends_ones_actions() {
    let mut table = three();
    table.verb(Verb::Initiative);
    table.counter("blast");
    table.counter("plan");
    table.verb(Verb::Card);
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn d6_blast_hits_each_opponents_base() {
    let mut table = three();
    table.counter("blast");
    assert_eq!((table.damage(0), table.damage(1), table.damage(2)), (0, 1, 1));
}

#[test]
fn d6_plan_draws_and_bottoms_a_card() {
    let mut table = three();
    table.counter("plan");
    let decision = table.decision();
    assert!(decision.private && decision.options.len() == 1, "the card just drawn may be the one");
    table.verb(Verb::Card);
    let side = &table.view().seats[0];
    assert_eq!((side.hand.len(), side.deck.len()), (0, 6));
}

#[test]
fn d6_plan_draws_once_even_if_somebody_leaves_meanwhile() {
    let mut table = Table::lay(vec![twin(0, &[]), twin(0, &[]), twin(0, &[]), twin(0, &[])]);
    table.counter("plan");
    table.concede(2);
    assert_eq!((table.asked(), table.view().seats[0].hand.len()), (0, 1));
    table.verb(Verb::Card);
    assert_eq!(table.asked(), 1);
}

#[test]
fn d7_counters_return_at_the_start_of_the_regroup_phase() {
    let mut table = three();
    table.verb(Verb::Initiative);
    table.counter("blast");
    table.counter("plan");
    table.verb(Verb::Card);
    let view = table.view();
    assert_eq!((view.counters.blast, view.counters.plan), (None, None));
    assert_eq!((view.initiative.seat, view.initiative.taken), (Some(Seat(0)), true));
    table.no_resources();
    assert!(!table.view().initiative.taken);
}

#[test]
fn d8_passing_only_without_a_counter_to_take() {
    let mut table = Table::lay(vec![twin(0, &[]), twin(0, &[]), twin(0, &[]), twin(0, &[THUG])]);
    for name in ["blast", "plan"] {
        assert!(!table.offers(|option| option.verb == Verb::Pass));
        table.counter(name);
        if name == "plan" {
            table.verb(Verb::Card);
        }
    }
    assert!(!table.offers(|option| option.verb == Verb::Pass));
    table.verb(Verb::Initiative);
    assert!(table.offers(|option| option.verb == Verb::Pass), "all three are taken");
    let (thug, base) = (table.unit(3, THUG), table.base(0));
    table.attack(thug, base);
    assert_eq!(table.asked(), 3, "whoever has no counter goes on until they pass");
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn d9_eliminating_heals_five() {
    let mut table = Table::lay(vec![twin(9, &[WALKER]), twin(0, &[]), twin(25, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!((table.damage(0), table.damage(1)), (4, 0));
    assert_eq!(table.told(What::Healed), 1);
}

#[test]
fn d10_the_phase_is_played_out_and_the_most_hp_wins() {
    let mut table = Table::lay(vec![twin(0, &[WALKER]), twin(3, &[]), twin(25, &[]), twin(0, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert!(table.game.over().is_none());
    table.counter("plan");
    table.verb(Verb::Card);
    table.verb(Verb::Initiative);
    table.counter("blast");
    assert_eq!(
        (table.over().winners, table.over().reason),
        (vec![Seat(0)], EndReason::MostHp),
        "the blast hit the others"
    );
}

#[test]
fn d10_one_survivor_wins_at_once() {
    let mut table = three();
    table.concede(1);
    table.concede(0);
    assert_eq!((table.over().winners, table.over().reason), (vec![Seat(2)], EndReason::LastStanding));
}

#[test]
fn d11_the_common_rules_hold() {
    let mut table = three();
    table.pick("attack", |option| option.verb == Verb::Attack);
    assert_eq!(table.decision().options.len(), 4);
}
