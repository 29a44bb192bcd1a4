//! Table C: every option by name, and the values of the presets.

use super::support::{CAMP, GUARD, SMALL, TARKIN, THUG, Table, VADER, WALKER, WING, seat, with};
use crate::rules::support::{Dice, WholeSet, book};
use seats::Seat;
use serde_json::json;
use swu_rules::fact::{Log, What};
use swu_rules::game::Game;
use swu_rules::table::options::{BaseHp, End, GameOptions, InitiativeStart, OptionFault, SETTINGS, Seating};
use swu_view::{DecisionKind, EndReason, PhaseView, Verb};

#[test]
fn every_option_has_values_that_can_be_set_and_an_explanation() {
    for setting in SETTINGS {
        assert!(setting.explanation.ends_with('.') && setting.explanation.len() > 40, "{}", setting.name);
        for value in setting.values {
            let mut options = GameOptions::multiplayer();
            options.set(setting.name, value).expect("its own value");
            assert_eq!(options.get(setting.name).as_deref(), Some(*value));
        }
    }
}

#[test]
fn faults_say_what_would_do() {
    let mut options = GameOptions::duel();
    let unknown = options.set("base-hp", "30").expect_err("no such name");
    assert!(matches!(unknown, OptionFault::Unknown { .. }));
    assert!(unknown.to_string().contains("there are base_hp, seating"), "{unknown}");
    let value = options.set("seating", "by height").expect_err("no such value");
    assert_eq!(value.to_string(), "the option seating cannot be \"by height\"; it can be random or as-listed");
    assert_eq!(options, GameOptions::duel());
}

#[test]
fn values_are_read_however_they_are_spelled() {
    let mut options = GameOptions::multiplayer();
    options.set("base_hp", "Fixed(25)").expect("the spelling of the rules");
    options.set("ts_leader_rule", "NotOpposed").expect("the spelling of the rules");
    assert_eq!(options.base_hp, BaseHp::Fixed(25));
    assert!(options.set("base_hp", "5").is_err());
    assert!(options.set("base_hp", "300").is_err());
}

#[test]
fn official_flips_every_conflict() {
    let official = GameOptions::multiplayer().official();
    assert_eq!((official.base_hp, official.initiative_start), (BaseHp::Printed, InitiativeStart::Holder));
    assert_eq!(GameOptions::twin_suns().official(), GameOptions::twin_suns());
    assert_eq!(GameOptions::duel().official(), GameOptions::duel());
}

#[test]
fn c1_three_to_six_players_and_two_with_two_leaders_each() {
    assert_eq!(GameOptions::multiplayer().seats, (3, 6));
    assert_eq!(GameOptions::twin_suns().seats, (2, 6));
    assert_eq!(GameOptions::duel().seats, (2, 2));
}

#[test]
fn c2_base_hp_30() {
    let small = || json!({"leader": VADER, "base": {"id": SMALL, "damage": 26}, "ground": [THUG]});
    let table = Table::lay(vec![small(), small(), small()]);
    assert_eq!(table.view().seats[0].base.hp, 30);
    assert_eq!(table.living(), [0, 1, 2]);
}

#[test]
fn c2_base_hp_printed() {
    let small = || json!({"leader": VADER, "base": {"id": SMALL, "damage": 24}, "ground": [THUG]});
    let mut table = Table::lay_with(json!({"options": {"base_hp": "printed"}}), vec![small(), small(), small()]);
    assert_eq!(table.view().seats[0].base.hp, 25);
    let (thug, base) = (table.unit(0, THUG), table.base(1));
    table.attack(thug, base);
    assert_eq!(table.living(), [0, 2]);
}

#[test]
fn c3_seating_random_or_as_listed() {
    let random = GameOptions::multiplayer();
    assert_eq!(random.seating, Seating::Random);
    let orders: std::collections::BTreeSet<Vec<usize>> = (0..40).map(|seed| random.seat_order(4, seed)).collect();
    assert!(orders.len() > 10, "chance seats them differently: {}", orders.len());
    assert_eq!(random.seat_order(4, 3), random.seat_order(4, 3));
    let mut listed = random;
    listed.set("seating", "as-listed").expect("a value");
    assert_eq!(listed.seat_order(5, 8), [0, 1, 2, 3, 4]);
}

fn started(options: GameOptions) -> (Game, Seat) {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(11);
    let players: Vec<_> = (0..3).map(|_| set.deck(&mut dice)).collect();
    let mut log = Log::default();
    let mut game = Game::start(&book, options, &players, 5, &mut log);
    game.choose(&book, 1, &mut log).expect("the second option");
    let first = game.decision().expect("mulligans").seat;
    while game.decision().is_some_and(|decision| decision.kind != DecisionKind::Action) {
        game.choose(&book, 0, &mut log).expect("the first option");
    }
    (game, first)
}

#[test]
fn c4_initiative_starts_in_the_centre_or_with_its_holder() {
    let book = book();
    for (options, held) in [(GameOptions::multiplayer(), false), (GameOptions::multiplayer().official(), true)] {
        let (game, first) = started(options);
        let view = game.view(&book, &[], swu_rules::look::Eyes::Public);
        assert_eq!(view.initiative.seat, held.then_some(first));
        assert_eq!(view.active, first, "whoever was chosen acts first all the same");
    }
}

#[test]
fn c5_mulligans_start_with_the_first_player() {
    let book = book();
    let set = WholeSet::new(&book);
    let mut dice = Dice::new(2);
    let players: Vec<_> = (0..5).map(|_| set.deck(&mut dice)).collect();
    let mut log = Log::keeping();
    let mut game = Game::start(&book, GameOptions::multiplayer(), &players, 1, &mut log);
    game.choose(&book, 3, &mut log).expect("the fourth option");
    let chosen = log.facts.iter().find(|fact| fact.what == What::FirstPlayer).map(|fact| fact.amount);
    assert_eq!(game.decision().map(|decision| i16::from(decision.seat.0)), chosen);
}

#[test]
fn c6_the_phase_after_actions_is_the_regroup_phase() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.all_pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn c7_no_hand_is_shown_by_choice() {
    let mut options = GameOptions::multiplayer();
    assert_eq!(options.get("reveal_by_choice").as_deref(), Some("false"));
    assert!(options.set("reveal_by_choice", "true").is_err());
}

#[test]
fn c8_resources_are_nobody_elses() {
    let poor = json!({"leader": VADER, "base": CAMP, "hand": [THUG]});
    let table = Table::lay(vec![poor, seat(0, &[]), seat(0, &[])]);
    assert!(!table.offers(|option| option.verb == Verb::Play));
}

#[test]
fn c9_the_eliminated_decide_nothing() {
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), seat(25, &[])]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    for asked in [1, 0] {
        assert_eq!(table.asked(), asked);
        table.pass();
    }
    assert_eq!(table.view().phase, PhaseView::Regroup);
}

#[test]
fn c10_their_cards_leave_silently() {
    let third = with(with(seat(25, &["SOR_108", "SOR_145"]), "hand", json!([WING])), "deck", json!([WING, WING]));
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), third]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    let side = &table.view().seats[2];
    assert!(side.units.is_empty() && side.hand.is_empty() && side.deck.is_empty());
    assert!(side.resources.is_empty() && side.discard.is_empty());
    assert_eq!((table.told(What::Defeated), table.told(What::Triggered)), (0, 0));
    assert_eq!(table.asked(), 1);
}

#[test]
fn c11_cards_of_others_go_to_their_owners_discard_piles() {
    let stolen = json!({"id": "SOR_108", "owner": 1});
    let third = with(seat(25, &[]), "ground", json!([stolen]));
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), third]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    assert_eq!(table.discard(1), ["SOR_108"]);
    assert_eq!((table.told(What::WentHome), table.told(What::Defeated), table.told(What::Triggered)), (1, 0, 0));
}

#[test]
fn c12_captives_of_removed_units_are_free() {
    let guard = json!({"id": WALKER, "captives": [{"id": THUG, "owner": 1}]});
    let third = with(seat(25, &[]), "ground", json!([guard]));
    let mut table = Table::lay(vec![seat(0, &[WALKER]), seat(0, &[]), third]);
    let (walker, base) = (table.unit(0, WALKER), table.base(2));
    table.attack(walker, base);
    let freed = table.find(1, THUG).expect("it is back with its owner");
    assert!(freed.exhausted);
}

#[test]
fn c13_their_lasting_effects_stay() {
    let third = with(seat(0, &[]), "hand", json!(["SOR_076"]));
    let mut table = Table::lay_with(json!({"active": 2}), vec![seat(0, &[WALKER]), seat(0, &[]), third]);
    let (card, walker) = (table.hand(2, "SOR_076"), table.unit(0, WALKER));
    table.play(card);
    table.card(walker);
    table.concede(2);
    assert_eq!(table.find(0, WALKER).map(|unit| (unit.power, unit.hp)), Some((4, 5)));
    table.all_pass();
    assert_eq!(table.find(0, WALKER).map(|unit| (unit.power, unit.hp)), Some((6, 7)));
}

#[test]
fn c14_their_initiative_counter_can_be_taken_again() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    table.verb(Verb::Initiative);
    table.concede(0);
    let view = table.view();
    assert_eq!((view.initiative.seat, view.initiative.taken), (None, false));
    table.verb(Verb::Initiative);
    assert_eq!(table.view().initiative.seat, Some(Seat(1)));
}

fn sabine(options: serde_json::Value) -> Table {
    let first = with(seat(29, &[]), "leader", json!("SOR_014"));
    Table::lay_with(json!({"options": options}), vec![first, seat(29, &[]), seat(29, &[])])
}

#[test]
fn c15_simultaneous_eliminations() {
    let mut table = sabine(json!({}));
    table.verb(Verb::Use);
    assert_eq!((table.over().winners, table.over().reason), (vec![], EndReason::Draw));
}

#[test]
fn c15_eliminations_in_turn_order() {
    let mut table = sabine(json!({"elim_order": "turn-order"}));
    table.verb(Verb::Use);
    assert_eq!((table.over().winners, table.over().reason), (vec![Seat(2)], EndReason::LastStanding));
}

#[test]
fn c16_reward_by_option() {
    assert_eq!((GameOptions::multiplayer().elim_heal, GameOptions::twin_suns().elim_heal), (0, 5));
    for (heal, left) in [("0", 9), ("5", 4), ("12", 0)] {
        let extra = json!({"options": {"elim_heal": heal}});
        let mut table = Table::lay_with(extra, vec![seat(9, &[WALKER]), seat(0, &[]), seat(25, &[])]);
        let (walker, base) = (table.unit(0, WALKER), table.base(2));
        table.attack(walker, base);
        assert_eq!(table.damage(0), left);
    }
}

#[test]
fn c17_end_of_the_game_by_option() {
    assert_eq!(
        (GameOptions::multiplayer().end, GameOptions::twin_suns().end),
        (End::LastStanding, End::PhaseEndMostHp)
    );
    for (end, over) in [("last-standing", false), ("phase-end-most-hp", true)] {
        let mut table =
            Table::lay_with(json!({"options": {"end": end}}), vec![seat(3, &[]), seat(0, &[]), seat(0, &[])]);
        table.concede(2);
        table.all_pass();
        assert_eq!(table.game.over().is_some(), over);
        if over {
            assert_eq!((table.over().winners, table.over().reason), (vec![Seat(1)], EndReason::MostHp));
        }
    }
}

#[test]
fn c18_restore_has_one_base_to_heal() {
    let mut table = Table::lay(vec![seat(5, &["SOR_243"]), seat(0, &[]), seat(5, &[])]);
    let (unit, base) = (table.unit(0, "SOR_243"), table.base(1));
    table.attack(unit, base);
    assert_eq!((table.damage(0), table.damage(2), table.asked()), (3, 5, 1));
}

#[test]
fn c19_one_attack_per_unit_and_round_is_a_house_rule() {
    for (value, offered) in [("false", true), ("true", false)] {
        let extra = json!({"options": {"one_attack_per_unit_per_round": value}});
        let first = with(seat(0, &[THUG]), "leader", json!("SOR_011"));
        let mut table = Table::lay_with(extra, vec![first, seat(0, &[]), seat(0, &[])]);
        let (unit, base) = (table.unit(0, THUG), table.base(1));
        table.attack(unit, base);
        table.pass();
        table.pass();
        table.verb(Verb::Use);
        table.card(unit);
        assert_eq!(table.find(0, THUG).map(|unit| unit.exhausted), Some(false));
        table.pass();
        table.pass();
        assert_eq!(table.offers(|option| option.verb == Verb::Attack), offered);
    }
}

#[test]
fn c19_binds_attacks_made_by_a_text_too() {
    for (value, attackers) in [("false", 2), ("true", 1)] {
        let extra = json!({"options": {"one_attack_per_unit_per_round": value}});
        // Surprise Strike: "attack with a unit".
        let first = with(with(seat(0, &[THUG, GUARD]), "leader", json!("SOR_011")), "hand", json!(["SOR_220"]));
        let mut table = Table::lay_with(extra, vec![first, seat(0, &[]), seat(0, &[])]);
        let (unit, base) = (table.unit(0, THUG), table.base(1));
        table.attack(unit, base);
        table.pass();
        table.pass();
        table.verb(Verb::Use);
        table.card(unit);
        table.pass();
        table.pass();
        table.verb(Verb::Play);
        let offered = table.decision().options.iter().filter(|option| option.verb == Verb::Card).count();
        assert_eq!(offered, attackers);
    }
}

#[test]
fn c20_the_units_own_controller_is_never_responsible_for_a_reward() {
    let extra = json!({"options": {"elim_heal": "5"}});
    let first = with(seat(29, &[]), "leader", json!("SOR_014"));
    let mut table = Table::lay_with(extra, vec![first, seat(10, &[]), seat(10, &[])]);
    table.verb(Verb::Use);
    assert_eq!(table.living(), [1, 2]);
    assert_eq!((table.damage(1), table.damage(2)), (11, 11));
}

#[test]
fn c21_an_opponent_is_any_other_player() {
    let first = with(seat(0, &[]), "hand", json!(["SOR_228"]));
    let mut table = Table::lay(vec![first, seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    let card = table.hand(0, "SOR_228");
    table.play(card);
    assert_eq!(table.decision().options.len(), 3);
}

#[test]
fn c22_passing_is_free_in_multiplayer_and_not_in_twin_suns() {
    let table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    assert!(table.offers(|option| option.verb == Verb::Pass));
    let twin = || json!({"leaders": [VADER, TARKIN], "base": CAMP});
    let table = Table::lay(vec![twin(), twin(), twin()]);
    assert!(!table.offers(|option| option.verb == Verb::Pass));
}

#[test]
fn c23_the_initiative_can_be_taken_in_multiplayer() {
    let mut table = Table::lay(vec![seat(0, &[]), seat(0, &[]), seat(0, &[])]);
    assert!(!table.offers(|option| option.verb == Verb::Counter));
    table.verb(Verb::Initiative);
    assert_eq!(table.view().initiative.seat, Some(Seat(0)));
    table.pass();
    table.pass();
    assert_eq!(table.view().phase, PhaseView::Regroup);
}
