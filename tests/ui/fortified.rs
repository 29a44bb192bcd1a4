//! Homeworlds on the table: upgrades on bases, planets, and tokens by name.

use super::board::{screen_of, screen_with};
use super::dump::text;
use super::fixtures::make;
use super::previews::seen;
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use seats::Seat;
use swu_rules::look::Eyes;
use swu_screen::board::scene::BoardState;
use swu_view::{Bearing, Verb};

/// The table of a position in which nothing was done yet.
fn table(position: &str, (width, height): (u16, u16)) -> String {
    let view = seen(position, &[], Eyes::Public);
    text(&screen_with(&view, width, height, &Look::new(&ASCII), &BoardState::default()))
}

#[test]
fn a_base_tells_its_planet_and_all_its_upgrades_where_there_is_room() {
    let position = "ann: leader SOR_005 (deployed); base HMW_021 (HMW_070, HMW_037)\nbob: base HMW_034 (HMW_070)";
    for size in [(120, 40), (160, 50)] {
        let screen = table(position, size);
        assert!(screen.contains("Kachirho, Kashyyyk +Dark Sanctum +Bacta Tank"), "{size:?}\n{screen}");
        assert!(screen.contains("Research Station 9, Endor +Dark Sanctum"), "{size:?}\n{screen}");
    }
}

/// Where a seat has one row, the base tells how many there are; the box has their names.
#[test]
fn a_small_screen_tells_how_many_upgrades_a_base_has() {
    let screen = table("ann: base HMW_021 (4 damage, HMW_070, HMW_037)\nbob: base HMW_034 (HMW_070)", (80, 24));
    assert!(screen.contains("26/30 +2 ") && screen.contains("30/30 +1 "), "{screen}");
}

#[test]
fn a_base_that_lost_its_trait_does_not_tell_it() {
    let position = "ann: ground HMW_108; base HMW_034\nbob: base HMW_034";
    let played = |picks: &[&str]| seen(position, picks, Eyes::Public);
    let planet = |picks: &[&str], seat: usize| played(picks).seats[seat].base.location.clone();
    assert_eq!(planet(&[], 1).as_deref(), Some("Endor"));
    assert_eq!(planet(&["\"Attack with The First Legion\"", "bob's base", "\"Endor\""], 1), None);
    assert_eq!(planet(&["\"Attack with The First Legion\"", "bob's base", "\"Endor\""], 0).as_deref(), Some("Endor"));
}

#[test]
fn tokens_are_told_by_name() {
    let position = "ann: ground Wampa (Weakness, Advantage x2)";
    let screen = table(position, (160, 50));
    assert!(screen.contains("Adv2 Weak"), "{screen}");
    assert!(!screen.contains("upgrade"), "{screen}");
    let screen = table(position, (80, 24));
    assert!(screen.contains("Adv2 Weak") || screen.contains("Adv 2, Weakness"), "{screen}");
}

#[test]
fn the_upgrade_asks_that_gives_the_base_its_ability() {
    let position = "ann: res 9; hand HMW_112; base HMW_034 (HMW_206)\nbob: ground Wampa, Spy";
    let view = seen(position, &["Military Academy", "ann's base"], Eyes::Public);
    let asks = view.decision.and_then(|decision| decision.source).map(|card| card.name);
    assert_eq!(asks.as_deref(), Some("The Tarkin Doctrine"));
}

#[test]
fn what_a_unit_cannot_do_for_a_while_is_said() {
    let position = "ann: base HMW_021 (Carbonite Chamber)\nbob: ground Wampa";
    let view = seen(position, &["\"Use Carbonite Chamber\"", "Wampa"], Eyes::Public);
    assert_eq!(view.lasting, ["Wampa: doesn't ready during the regroup phase from Carbonite Chamber"]);
}

#[test]
fn a_bonus_of_nothing_is_no_effect() {
    let position = "ann: res 9; hand JTL_042\nbob: ground Wampa, Spy (1 damage)";
    let view = |unit: &str| seen(position, &["\"Play Power from Pain (5)\"", unit], Eyes::Public);
    assert!(view("Wampa").lasting.is_empty());
    assert_eq!(view("Spy").lasting.len(), 1);
}

#[test]
fn choices_that_are_done_together_are_counted() {
    let position = "ann: res 12; hand HMW_036\nbob: ground Wampa, AT-ST";
    let asked = |picks: &[&str]| seen(position, picks, Eyes::Of(Seat(0))).decision.map(|decision| decision.prompt);
    let begin = ["\"Play Kelnacca (6)\"", "\"6\""];
    let first = asked(&begin).unwrap_or_default();
    assert!(first.ends_with("(4 damage, 1 of 2)"), "{first}");
    let second = asked(&[begin[0], begin[1], "Wampa"]).unwrap_or_default();
    assert!(second.ends_with("(4 damage, 2 of 2)"), "{second}");
}

/// What a leader costs matters only while it is ready.
#[test]
fn an_exhausted_leader_says_that_it_is_exhausted() {
    let view = seen("ann: leader HMW_009 (exhausted)\nbob: ground Wampa", &[], Eyes::Public);
    let refusals = view.decision.map(|decision| decision.refusals).unwrap_or_default();
    let of_leader = refusals.iter().find(|refusal| refusal.verb == Verb::Use).map(|refusal| refusal.why.as_str());
    assert_eq!(of_leader, Some("it is exhausted"));
}

#[test]
fn an_exhausted_unit_says_all_its_text_while_rows_are_free() {
    let view = seen("ann: ground HMW_061 (exhausted)\nbob: ground Wampa", &[], Eyes::Public);
    let mut cards = make::printed();
    cards.says("HMW_061", "On Attack: If your base is upgraded, draw a card for each of its upgrades.");
    for size in [(120, 40), (160, 50)] {
        let screen = text(&screen_of(&view, &cards, size, &Look::new(&ASCII), &BoardState::default()));
        assert!(screen.contains("upgrades."), "{size:?}\n{screen}");
    }
}

#[test]
fn what_follows_for_a_base_is_not_cut() {
    let position = "ann: ground Wampa\nbob: base HMW_034; ground Battlefield Marine";
    let view = seen(position, &["\"Attack with Wampa\""], Eyes::Public);
    let screen = text(&screen_with(&view, 120, 40, &Look::new(&ASCII), &BoardState::default()));
    let row = screen.lines().find(|line| line.ends_with("30 -> 26")).unwrap_or_else(|| panic!("{screen}"));
    assert!(row.contains("Bob's base "), "{row}");
}

/// Resources can hold what may be played; without them and without a hand there is nothing to open.
#[test]
fn an_empty_hand_is_not_opened_to_play() {
    let view = |position: &str| seen(position, &[], Eyes::Public);
    let screen =
        |position: &str| text(&screen_with(&view(position), 120, 40, &Look::new(&ASCII), &BoardState::default()));
    assert!(screen("ann: res 1; hand Wampa").contains("[Tab] play"));
    assert!(screen("ann: res 1").contains("[Tab] see the resources"));
    assert!(!screen("ann: ground Wampa").contains("[Tab] play"));
}

/// Enemies come first in its list, and a bot gives it to nobody of its own.
#[test]
fn weakness_that_is_distributed_does_harm() {
    let view =
        seen("ann: res 9; hand HMW_071; ground Wampa\nbob: ground AT-ST", &["\"Play Ravage (6)\""], Eyes::Public);
    assert_eq!(view.decision.and_then(|decision| decision.bearing), Some(Bearing::Harm));
}
