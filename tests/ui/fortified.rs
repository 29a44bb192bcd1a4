//! Homeworlds on the table: upgrades on bases, planets, and tokens by name.

use super::board::screen_with;
use super::dump::text;
use super::previews::seen;
use screen::theme::Look;
use screen::theme::glyphs::ASCII;
use swu_rules::look::Eyes;
use swu_screen::board::scene::BoardState;

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
