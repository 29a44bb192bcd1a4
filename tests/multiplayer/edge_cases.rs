//! Edge cases E330 to E356.

use super::d_twin_suns::twin;
use super::support::{CAMP, GUARD, OPENING, RESILIENT, SMALL, TARKIN, THUG, Table, VADER, WALKER, WING, seat, with};
use seats::Seat;
use serde_json::json;
use swu_rules::fact::What;
use swu_view::{EndReason, PhaseView, Verb};

fn plain(count: usize) -> Table {
    Table::lay((0..count).map(|_| seat(0, &[THUG])).collect())
}

#[test]
fn e330_three_passes_end_the_phase() {
    let mut table = plain(3);
    table.pass();
    table.pass();
    assert_eq!((table.asked(), table.view().phase), (2, PhaseView::Action));
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn e331_taking_the_initiative_counts_in_the_row() {
    let mut table = plain(3);
    table.verb(Verb::Initiative);
    let (thug, base) = (table.unit(1, THUG), table.base(0));
    table.attack(thug, base);
    table.pass();
    assert_eq!(table.asked(), 1, "the first player passes by itself");
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn e332_sentinel_of_one_opponent() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[GUARD, THUG]), seat(0, &[THUG])]);
    let allowed = [table.unit(1, GUARD), table.unit(2, THUG), table.base(2)];
    table.pick("attack", |option| option.verb == Verb::Attack);
    let mut uids: Vec<u16> =
        table.decision().options.iter().filter_map(|option| option.card.as_ref()).map(|card| card.uid).collect();
    uids.sort_unstable();
    let mut allowed = allowed.to_vec();
    allowed.sort_unstable();
    assert_eq!(uids, allowed);
}

#[test]
fn e333_excess_goes_to_the_units_player() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), seat(0, &[THUG])]);
    let (walker, thug) = (table.unit(0, WALKER), table.unit(2, THUG));
    table.attack(walker, thug);
    assert_eq!((table.damage(1), table.damage(2)), (0, 3));
}

#[test]
fn e334_a_player_is_out_and_the_others_go_on() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), seat(24, &["SOR_108", "SOR_145"])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!((table.living(), table.told(What::Triggered), table.asked()), (vec![0, 1], 0, 1));
    assert_eq!(table.view().seats[2].base.damage, 30);
}

#[test]
fn e335_a_stolen_unit_goes_to_its_owners_discard_pile() {
    let stolen = json!({"id": "SOR_108", "owner": 1});
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), with(seat(24, &[]), "ground", json!([stolen]))]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!((table.discard(1), table.told(What::Triggered)), (vec!["SOR_108".to_owned()], 0));
}

#[test]
fn e336_a_guarded_unit_returns_exhausted() {
    let guard = json!({"id": WALKER, "captives": [{"id": THUG, "owner": 0}]});
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), with(seat(24, &[]), "ground", json!([guard]))]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert!(table.find(0, THUG).is_some_and(|unit| unit.exhausted));
}

#[test]
fn e337_an_upgrade_vanishes_and_the_unit_may_die() {
    let frail = json!({"id": "SOR_108", "damage": 3, "upgrades": [{"id": RESILIENT, "owner": 2}]});
    let mut table =
        Table::lay(vec![with(seat(0, &[WALKER]), "ground", json!([WALKER, frail])), seat(0, &[]), seat(24, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert!(table.find(0, "SOR_108").is_none());
    // It really was defeated: its ability is offered to its player.
    assert_eq!(table.asked(), 0);
}

#[test]
fn e338_the_initiative_of_somebody_gone() {
    let deck = json!([WING, WING]);
    for taken in [true, false] {
        let mut seats: Vec<_> = (0..4).map(|_| with(seat(0, &[]), "deck", deck.clone())).collect();
        seats[2]["initiative"] = json!(true);
        let mut table = Table::lay(seats);
        table.concede(2);
        if taken {
            table.verb(Verb::Initiative);
            table.pass();
            table.pass();
        } else {
            table.all_pass();
        }
        table.no_resources();
        assert_eq!(table.asked(), if taken { 0 } else { 3 });
        assert_eq!(table.view().initiative.seat, taken.then_some(Seat(0)));
    }
}

#[test]
fn e339_defeating_oneself_passes_the_turn() {
    let first = with(seat(29, &[]), "leader", json!("SOR_014"));
    let mut table =
        Table::lay_with(json!({"options": {"elim_heal": "5"}, "active": 1}), vec![first, seat(9, &[]), seat(9, &[])]);
    table.pass();
    table.pass();
    table.verb(Verb::Use);
    assert_eq!((table.living(), table.asked()), (vec![1, 2], 1));
    assert_eq!((table.damage(1), table.damage(2)), (10, 10), "nobody heals");
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Action, "the passes are counted from the start again");
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn e340_lasting_effects_of_somebody_gone_stay_until_the_phase_ends() {
    let third = with(seat(24, &[]), "hand", json!([OPENING]));
    let mut table = Table::lay_with(json!({"active": 2}), vec![seat(0, &[WALKER, THUG]), seat(0, &[WALKER]), third]);
    let (card, walker) = (table.hand(2, OPENING), table.unit(0, WALKER));
    table.play(card);
    table.card(walker);
    table.pass();
    let (striker, base) = (table.unit(1, WALKER), table.base(2));
    // The event healed 2: two attacks are needed.
    table.attack(striker, base);
    table.concede(2);
    assert_eq!(table.find(0, WALKER).map(|unit| unit.power), Some(4));
    table.all_pass();
    assert_eq!(table.find(0, WALKER).map(|unit| unit.power), Some(6));
}

#[test]
fn e341_the_reward_comes_after_the_removal_but_lasting_bans_stay() {
    let mut table = Table::lay(vec![twin(9, &[WALKER]), twin(0, &[]), twin(24, &["SOR_160"])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!(table.damage(0), 4);
    // A ban for the phase, created before its player left, is a lasting effect and remains (E6).
    let mut table =
        Table::lay_with(json!({"active": 2}), vec![twin(9, &[WALKER]), twin(0, &[]), twin(24, &["SOR_160"])]);
    let (wolffe, own) = (table.unit(2, "SOR_160"), table.base(1));
    table.attack(wolffe, own);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!((table.living(), table.damage(0)), (vec![0, 1], 9));
}

#[test]
fn e342_the_phase_is_played_out_and_ties_share() {
    let mut table = Table::lay(vec![twin(0, &[WALKER]), twin(0, &[]), twin(24, &[]), twin(0, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    table.verb(Verb::Initiative);
    table.counter("plan");
    table.verb(Verb::Card);
    table.counter("blast");
    assert_eq!(table.over().reason, EndReason::MostHp);
    assert_eq!(table.over().winners, [Seat(0)], "the blast hit the other two");
    let mut table = Table::lay(vec![twin(0, &[WALKER]), twin(0, &[]), twin(24, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    table.verb(Verb::Initiative);
    table.counter("plan");
    table.verb(Verb::Card);
    assert_eq!(table.over().winners, [Seat(0), Seat(1)]);
}

#[test]
fn e343_decking_out_in_the_regroup_phase() {
    let empty = json!({"leaders": [VADER, TARKIN], "base": {"id": CAMP, "damage": 25}});
    let extra = json!({"phase": "regroup"});
    let mut table = Table::lay_with(extra, vec![twin(9, &[]), twin(8, &[]), empty]);
    assert_eq!((table.living(), table.damage(0), table.damage(1)), (vec![0, 1], 9, 8));
    assert!(table.game.over().is_none(), "the regroup phase is played out");
    table.no_resources();
    assert_eq!((table.over().winners, table.over().reason), (vec![Seat(1)], EndReason::MostHp));
}

#[test]
fn e344_blast_eliminates_two_at_once() {
    let mut table = Table::lay(vec![twin(11, &[]), twin(29, &[]), twin(29, &[]), twin(0, &[])]);
    table.counter("blast");
    assert_eq!((table.living(), table.damage(0), table.told(What::Healed)), (vec![0, 3], 1, 2));
}

#[test]
fn e345_plan_with_nothing_to_draw_or_bottom() {
    let empty = json!({"leaders": [VADER, TARKIN], "base": CAMP});
    let mut table = Table::lay(vec![empty, twin(0, &[]), twin(0, &[])]);
    table.counter("plan");
    assert_eq!((table.damage(0), table.asked()), (3, 1));
}

#[test]
fn e346_one_counter_a_round_and_an_old_initiative_does_not_matter() {
    let mut table = Table::lay(vec![twin(0, &[]), twin(0, &[]), twin(0, &[])]);
    assert_eq!(table.view().initiative.seat, Some(Seat(0)));
    table.counter("blast");
    assert_eq!(table.view().counters.blast, Some(Seat(0)));
    table.verb(Verb::Initiative);
    assert_eq!(table.asked(), 2);
}

#[test]
fn e347_the_last_counter_must_be_taken_in_the_end() {
    let mut table = Table::lay(vec![twin(0, &[]), twin(0, &[]), twin(0, &[THUG])]);
    table.counter("blast");
    table.verb(Verb::Initiative);
    assert!(!table.offers(|option| option.verb == Verb::Pass));
    let (thug, base) = (table.unit(2, THUG), table.base(0));
    table.attack(thug, base);
    assert_eq!(table.asked(), 2);
    assert!(!table.offers(|option| matches!(option.verb, Verb::Pass | Verb::Attack)));
    table.counter("plan");
    table.verb(Verb::Card);
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn e348_without_counters_left_passing_is_free() {
    let mut table = Table::lay((0..4).map(|_| twin(0, &[THUG])).collect());
    table.counter("blast");
    table.verb(Verb::Initiative);
    table.counter("plan");
    table.verb(Verb::Card);
    assert!(table.offers(|option| option.verb == Verb::Pass));
}

#[test]
fn e349_one_leader_falls_the_other_stands() {
    let deployed = json!({"leaders": [{"id": VADER, "deployed": true, "damage": 7}, {"id": TARKIN, "deployed": true}], "base": CAMP});
    let mut table = Table::lay(vec![twin(0, &[WALKER]), deployed, twin(0, &[])]);
    let (walker, vader) = (table.unit(0, WALKER), table.unit(1, VADER));
    table.attack(walker, vader);
    let leaders = &table.view().seats[1].leaders;
    assert_eq!((leaders[0].deployed, leaders[0].exhausted, leaders[0].epic_used), (false, true, true));
    assert_eq!((leaders[1].deployed, leaders[1].exhausted), (true, false));
}

#[test]
fn e350_each_opponent_chooses_separately_and_an_opponent_is_picked() {
    // K-2SO defeated: each opponent suffers one of two things and chooses which.
    let droid = json!({"id": "SOR_145", "damage": 3});
    let cards = || with(seat(0, &[GUARD]), "hand", json!([WING]));
    let mut table = Table::lay(vec![with(seat(0, &[]), "ground", json!([droid])), cards(), cards()]);
    let (droid, guard) = (table.unit(0, "SOR_145"), table.unit(1, GUARD));
    table.attack(droid, guard);
    table.verb(Verb::Mode);
    if table.offers(|option| option.verb == Verb::Card) {
        table.verb(Verb::Card);
    }
    assert_eq!(
        (table.damage(1), table.damage(2)),
        (1, 0),
        "the excess damage: the ability waits for all to be decided"
    );
    table.pick("the other mode", |option| option.verb == Verb::Mode && option.label.to_lowercase().contains("discard"));
    table.verb(Verb::Card);
    assert_eq!((table.damage(1), table.damage(2)), (4, 0), "three of the ability");
    assert_eq!((table.discard(2), table.discard(1).contains(&WING.to_owned())), (vec![WING.to_owned()], false));
}

#[test]
fn e351_the_player_whose_unit_dealt_the_damage_is_responsible() {
    // Strike True by the first player: their own unit deals the damage, so the reward is theirs as well.
    let mut table = Table::lay(vec![twin(9, &[]), twin(9, &[WALKER]), twin(24, &[])]);
    table.counter("blast");
    let (walker, base) = (table.unit(1, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!((table.damage(0), table.damage(1)), (9, 5), "1 of the blast, 5 healed");
}

#[test]
fn e353_the_defending_player_leaves_during_the_attack() {
    let mut table = Table::lay(vec![seat(0, &["SOR_142"]), seat(29, &[THUG]), seat(0, &[])]);
    let (sabine, thug, base) = (table.unit(0, "SOR_142"), table.unit(1, THUG), table.base(1));
    table.attack(sabine, thug);
    if table.offers(|option| option.verb == Verb::Yes) {
        table.verb(Verb::Yes);
    }
    table.card(base);
    assert_eq!((table.living(), table.asked()), (vec![0, 2], 2));
    assert!(table.find(0, "SOR_142").is_some_and(|unit| unit.exhausted && unit.damage == 0));
}

#[test]
fn e354_all_at_once_is_a_draw() {
    let first = with(seat(29, &[]), "leader", json!("SOR_014"));
    let mut table = Table::lay(vec![first, seat(29, &[]), seat(29, &[])]);
    table.verb(Verb::Use);
    assert_eq!((table.over().winners, table.over().reason), (vec![], EndReason::Draw));
}

#[test]
fn e355_base_hp_of_the_presets() {
    let small = || json!({"leader": VADER, "base": SMALL});
    let hp = |extra| Table::lay_with(extra, vec![small(), small(), small()]).view().seats[0].base.hp;
    assert_eq!(hp(json!({})), 30);
    assert_eq!(hp(json!({"options": {"base_hp": "printed"}})), 25);
    assert_eq!(hp(json!({"mode": "twin-suns"})), 25);
}

#[test]
fn e356_nobody_has_the_initiative_until_somebody_takes_it() {
    // Ardent Sympathizer gets +2/+0 while you have the initiative.
    let mut table = Table::lay(vec![seat(0, &["SOR_161"]), seat(0, &[]), seat(0, &[])]);
    assert_eq!(table.find(0, "SOR_161").map(|unit| unit.power), Some(3));
    table.verb(Verb::Initiative);
    assert_eq!(table.find(0, "SOR_161").map(|unit| unit.power), Some(5));
}
