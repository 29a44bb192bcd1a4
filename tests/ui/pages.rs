//! Choices that do not fit into a prompt: what all of them share is said once, and declining is on every page.

use super::board::screen_with;
use super::clock_jumps::at_position;
use super::dump::text;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, make};
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use swu_language::word::Arena;
use swu_screen::board::scene::BoardState;
use swu_view::forecast::{Fate, Forecast, UnitForecast};
use swu_view::{DecisionKind, OptionView, UnitView, Verb, View};

fn changed(unit: &UnitView, left: i16, shields: i16) -> UnitForecast {
    UnitForecast {
        uid: unit.uid,
        fate: Fate::Stays,
        damage: 0,
        prevented: 0,
        healed: 0,
        shields,
        left,
        power: unit.power,
        power_before: unit.power,
        exhausted: None,
    }
}

/// Ann may give a Shield to one of many units, and whichever it is, Luke loses 2.
fn shield() -> View {
    let mut view = duel::public();
    let more = (0..16).map(|at| make::unit(300 + at, 0, Arena::Ground, "Consular Security Force", 3, 7, 0, true, &[]));
    view.seats[0].units.extend(more);
    let luke = view.seats[0].units[0].clone();
    let mut options: Vec<OptionView> = view.seats[0].units[1..]
        .iter()
        .map(|unit| {
            let mut option = make::option(Verb::Card, &unit.name, Some(make::of_unit(unit)));
            let units = vec![changed(&luke, 5, 0), changed(unit, unit.remaining(), 1)];
            option.forecast = Some(Box::new(Forecast { units, ..Forecast::default() }));
            option
        })
        .collect();
    options.push(make::option(Verb::No, "Decline", None));
    let prompt = "You may give a Shield token to another unit";
    let mut decision = make::decision(0, DecisionKind::Target, prompt, options);
    decision.source = Some(make::of_unit(&luke));
    view.decision = Some(decision);
    view
}

fn drawn(view: &View, (width, height): (u16, u16), page: usize) -> String {
    let state = BoardState { page, ..BoardState::default() };
    text(&screen_with(view, width, height, &Look::new(&UNICODE), &state))
}

#[test]
fn declining_is_on_every_page_and_the_question_is_not_covered() {
    let view = shield();
    for page in 0..2 {
        let screen = drawn(&view, (80, 24), page);
        assert!(screen.contains("[PgDn] choices "), "{screen}");
        assert!(screen.contains("] Decline"), "{screen}");
        let words: Vec<&str> = screen.split_whitespace().collect();
        assert!(words.contains(&"(Luke") && words.contains(&"Skywalker)"), "{screen}");
    }
}

#[test]
fn what_every_target_leads_to_is_said_once() {
    let screen = drawn(&shield(), (80, 24), 0);
    let said = "with each: Luke Skywalker 7 -> 5";
    assert_eq!((screen.matches(said).count(), screen.matches("7 -> 5").count()), (1, 1), "{screen}");
    assert!(screen.contains("gets a Shield"), "{screen}");
}

#[test]
fn what_one_target_alone_leads_to_is_said_of_it() {
    let mut view = shield();
    if let Some(decision) = &mut view.decision
        && let Some(forecast) = decision.options.first_mut().and_then(|option| option.forecast.as_mut())
    {
        forecast.units.remove(0);
    }
    assert!(!drawn(&view, (80, 24), 0).contains("with each"));
}

/// Two people at a table of their own.
const POSITION: &str = r#"(seats: [
    (leader: "SOR_005", base: "SOR_029", hand: ["SOR_228"], resources: 5, deck: ["SOR_047"]),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077"], resources: 5, deck: ["SOR_128"]),
])"#;

#[test]
fn the_keys_of_the_curtains_last_row_can_be_clicked_and_nothing_else_of_it() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = at_position(home.path(), POSITION);
    desk.press("Tab");
    let curtain = desk.screen();
    assert!(curtain.contains("PASS THE KEYBOARD"), "{curtain}");
    for said in ["A N N", "Ready?"] {
        desk.click(said);
        assert_eq!(desk.screen(), curtain, "{said}");
    }
    desk.click("? help");
    assert!(desk.screen().contains("Help"), "{}", desk.screen());
    desk.press("Esc");
    desk.click("Esc the public table");
    assert!(desk.screen().contains("2 BOB"), "{}", desk.screen());
}

#[test]
fn a_table_with_few_units_leaves_its_rows_to_the_choices() {
    let mut view = shield();
    view.seats.iter_mut().for_each(|side| side.units.retain(|unit| unit.arena == Arena::Ground));
    view.seats[1].units.clear();
    view.seats[0].units.truncate(5);
    if let Some(decision) = &mut view.decision {
        decision.options.retain(|option| {
            let uid = option.card.as_ref().map(|card| card.uid);
            uid.is_none_or(|uid| view.seats[0].units.iter().any(|unit| unit.uid == uid))
        });
    }
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake);
    assert!(!desk.screen().contains("[PgDn]"), "{}", desk.screen());
}
