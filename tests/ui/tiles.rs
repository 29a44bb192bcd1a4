//! Tables of three and more seats: content decides the layout of a seat's panel, and nothing is said twice.

use super::board::{screen_of, screen_with};
use super::dump::text;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::{duel, lists, make, many};
use crate::rules::support::{Dice, WholeSet, book};
use hotseat::log::{Line, Weight};
use hotseat::narration::Brief;
use screen::game::voice::Detail;
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use seats::Seat;
use shell::cards::Cards;
use swu_language::keyword::Keyword;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;
use swu_screen::board::scene::BoardState;
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_screen::thing::Thing;
use swu_view::forecast::{Fate, Forecast, UnitForecast};
use swu_view::{DecisionKind, EndReason, OptionView, Over, UnitView, Verb, View, ZoneView};

fn drawn(view: &View, (width, height): (u16, u16)) -> String {
    text(&screen_with(view, width, height, &Look::new(&UNICODE), &BoardState::default()))
}

/// Four seats; Bob has units with long names in both arenas.
fn long_names() -> View {
    let mut view = many::twin_suns();
    let side = &mut view.seats[1];
    side.units[0].name = "Blizzard Assault AT-AT".into();
    side.units[2].name = "System Patrol Craft".into();
    side.units[2].keywords.insert(Keyword::Sentinel, 1);
    view
}

#[test]
fn no_name_is_cut_while_rows_of_the_tile_are_free() {
    for size in [(120, 40), (160, 50)] {
        let screen = drawn(&long_names(), size);
        for said in ["Blizzard Assault AT-AT", "System Patrol Craft", "Sentinel, Raid 1"] {
            assert!(screen.contains(said), "{said} at {size:?}\n{screen}");
        }
    }
}

/// Nothing happens to a unit.
fn unchanged(unit: &UnitView) -> UnitForecast {
    let (left, power) = (unit.remaining(), unit.power);
    UnitForecast {
        uid: unit.uid,
        fate: Fate::Stays,
        damage: 0,
        prevented: 0,
        healed: 0,
        shields: 0,
        left,
        power,
        power_before: power,
        exhausted: None,
    }
}

#[test]
fn a_preview_does_not_push_names_and_keywords_out_while_rows_are_free() {
    let mut view = long_names();
    view.seats[1].units[2].name = "System Patrol Craft of Chandrila".into();
    let unit = make::of_unit(&view.seats[1].units[2]);
    let mut option = make::option(Verb::Card, &unit.name, Some(unit.clone()));
    let told = UnitForecast { shields: 1, ..unchanged(&view.seats[1].units[2]) };
    option.forecast = Some(Box::new(Forecast { units: vec![told], ..Forecast::default() }));
    view.decision = Some(make::decision(2, DecisionKind::Target, "Choose a unit", vec![option]));
    for size in [(120, 40), (160, 50)] {
        let screen = drawn(&view, size);
        for said in ["System Patrol Craft of Chandrila", "Raid", "gets a Shield"] {
            assert!(screen.contains(said), "{said} at {size:?}\n{screen}");
        }
    }
}

#[test]
fn a_seat_that_is_out_leaves_its_room_to_the_others() {
    let mut view = many::public(4, 0);
    view.seats[3].eliminated = true;
    view.seats[3].units.clear();
    let screen = drawn(&view, (160, 50));
    assert!(screen.contains("order Ann Bob Cara "), "{screen}");
    let rows: Vec<&str> = screen.lines().filter(|row| row.contains("out of the game")).collect();
    assert_eq!(rows.len(), 1, "{screen}");
    let row = |name: &str| screen.lines().position(|row| row.contains(name)).expect("a panel");
    assert!(row("4 DAN") > row("3 CARA") + 10, "{screen}");
    assert!(screen.lines().filter(|row| row.contains("3 CARA")).all(|row| !row.contains("DAN")), "{screen}");
}

/// Every unit has a text of its own.
fn telling() -> (View, make::Printed) {
    let mut view = many::public(3, 0);
    for unit in view.seats.iter_mut().flat_map(|side| &mut side.units) {
        unit.name = format!("{} {}", unit.name, unit.uid);
    }
    let mut cards = make::printed();
    for unit in view.seats.iter().flat_map(|side| &side.units) {
        cards.says(unit.face(), &format!("When Played: {} does something.", unit.name));
    }
    (view, cards)
}

#[test]
fn units_say_below_their_rows_what_their_cards_say() {
    let (view, cards) = telling();
    let names: Vec<&str> = view.seats.iter().flat_map(|side| &side.units).map(|unit| unit.name.as_str()).collect();
    for size in [(120, 40), (160, 50)] {
        let screen = text(&screen_of(&view, &cards, size, &Look::new(&UNICODE), &BoardState::default()));
        for name in &names {
            assert!(screen.contains(&format!("When Played: {name} does something.")), "{name} {size:?}\n{screen}");
        }
    }
}

#[test]
fn a_line_of_seats_with_little_to_tell_leaves_rows_to_the_other() {
    let (mut view, cards) = telling();
    let units: Vec<UnitView> = view.seats.iter_mut().flat_map(|side| std::mem::take(&mut side.units)).collect();
    view.seats[0].units = units.into_iter().map(|unit| UnitView { damage: 0, ..unit }).collect();
    let screen = text(&screen_of(&view, &cards, (120, 40), &Look::new(&UNICODE), &BoardState::default()));
    assert!(screen.matches("does something.").count() > 4, "{screen}");
}

#[test]
fn the_box_says_what_the_unit_says_that_the_cursor_is_on() {
    let (view, cards) = telling();
    let unit = &view.seats[1].units[0];
    let state = BoardState { cursor: Some(Thing::Unit(unit.uid)), ..BoardState::default() };
    for size in [(100, 30), (120, 40)] {
        let screen = text(&screen_of(&view, &cards, size, &Look::new(&UNICODE), &state));
        let said = format!("{}: When Played: {} does something.", unit.name, unit.name);
        assert!(screen.contains(&said), "{size:?}\n{screen}");
        // It was read while something else was asked.
        let later = BoardState { told: state.cursor, ..state.clone() };
        let screen = text(&screen_of(&view, &cards, size, &Look::new(&UNICODE), &later));
        assert!(!screen.contains(&said), "{size:?}\n{screen}");
    }
}

#[test]
fn arrows_and_letters_go_on_inside_the_inspector() {
    let view = many::public(3, 0);
    let name = |at: usize| view.seats[0].units[at].name.clone();
    let (fake, _) = Fake::new(vec![Stage::plain(view.clone())], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press(":").type_line("look pathfinder");
    assert!(desk.row(0).contains(&name(0)), "{}", desk.screen());
    desk.press("Right");
    assert!(desk.row(0).contains(&name(1)), "{}", desk.screen());
    desk.press("Down");
    assert!(desk.row(0).contains(&name(2)), "{}", desk.screen());
    desk.press("Left Up Up");
    assert!(desk.row(0).contains(&view.seats[2].base.name), "{}", desk.screen());
    desk.press("d");
    assert!(desk.row(0).contains(&view.seats[1].units[0].name), "{}", desk.screen());
}

#[test]
fn no_text_beside_a_list_is_cut_at_any_width() {
    let cards = make::printed();
    let said = &cards.facts("TST_011").expect("a unit").text;
    let (fake, _) = Fake::new(vec![Stage::plain(lists::arrange(&[]))], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.press("Down");
    for width in 80..=200 {
        desk.resize(width, 50);
        let screen = desk.screen();
        let beside: Vec<&str> = screen.lines().filter_map(|row| row.split('|').nth(2)).map(str::trim).collect();
        assert!(beside.join(" ").contains(said.as_str()), "{width}\n{screen}");
    }
}

/// The same line several times, then another one.
fn repeated() -> Vec<Line> {
    let mut log = duel::log();
    let action = log.remove(6);
    let line = |number: usize, text: &str| Line { number, text: text.into(), ..action.clone() };
    log.truncate(6);
    log.extend([line(41, "Cleo puts a card down"), line(42, "Cleo puts a card down"), line(43, "Bob passes")]);
    log.iter_mut().skip(6).for_each(|line| (line.weight, line.brief) = (Weight::Action, Brief::Sentence));
    log
}

#[test]
fn what_happened_since_is_told_once_and_without_the_row_above() {
    let (fake, _) = Fake::new(vec![Stage::plain(many::public(3, 0))], repeated());
    let mut desk = Desk::at_table(fake.since(6));
    for (width, height) in [(80, 24), (100, 30), (120, 40)] {
        desk.resize(width, height);
        let screen = desk.screen();
        assert_eq!(screen.matches("Bob passes").count(), 1, "{screen}");
    }
    let screen = desk.screen();
    assert!(screen.contains("Cleo puts a card down (2 times)"), "{screen}");
    assert_eq!(screen.matches("Cleo puts a card down").count(), 1, "{screen}");
}

#[test]
fn the_end_of_a_game_of_several_says_who_was_out_and_who_has_most() {
    let mut view = many::public(4, 0);
    view.seats[3].eliminated = true;
    view.decision = None;
    view.over = Some(Over { winners: vec![Seat(0)], reason: EndReason::MostHp });
    let told = |view: &View| narrate::decision(view, &Labels::default(), Detail::Full, false).join(" ");
    assert_eq!(told(&view), "Ann wins in round 3. Dan was eliminated; of the others Ann has the most HP left.");
    view.over = Some(Over { winners: vec![Seat(0), Seat(1)], reason: EndReason::MostHp });
    let tie = "Ann and Bob win in round 3. Dan was eliminated; of the others Ann and Bob have the most HP left.";
    assert_eq!(told(&view), tie);
}

#[test]
fn a_text_in_the_box_says_whose_it_is_while_a_bot_thinks() {
    let mut view = many::public(3, 1);
    let card = make::card(290, "TST_004", "Waylay", 1, ZoneView::Hand);
    let mut asked = make::decision(1, DecisionKind::Target, "Choose a unit", Vec::new());
    asked.source = Some(card);
    view.decision = Some(asked);
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake.thinking(Seat(1)));
    desk.resize(120, 40);
    let screen = desk.screen();
    assert!(screen.contains("Waylay: Return a non-leader unit to its owner's hand."), "{screen}");
}

#[test]
fn targets_that_are_not_on_the_screen_have_their_previews_in_the_box() {
    let mut view = many::public(5, 0);
    let targets: Vec<OptionView> = view.seats[1..]
        .iter()
        .flat_map(|side| &side.units)
        .map(|unit| {
            let mut option = make::option(Verb::Card, &unit.name, Some(make::of_unit(unit)));
            let told = UnitForecast { left: unit.remaining() - 1, ..unchanged(unit) };
            option.forecast = Some(Box::new(Forecast { units: vec![told], ..Forecast::default() }));
            option
        })
        .collect();
    view.decision = Some(make::decision(0, DecisionKind::Target, "Choose a unit", targets));
    let screen = drawn(&view, (80, 24));
    assert!(screen.contains("Cara: g 6 -> 5, m 2 -> 1, s 3 -> 2"), "{screen}");
}

#[test]
fn the_menu_of_a_leader_says_what_it_is_once_deployed() {
    let mut view = many::public(3, 0);
    let leader = make::card(view.seats[0].leaders[0].uid, "SOR_005", "Luke Skywalker", 0, ZoneView::Leader);
    let mut uses = make::option(Verb::Use, "Use Luke Skywalker", Some(leader.clone()));
    uses.text = vec!["Action: Give a Shield token.".into()];
    let deploys = make::option(Verb::Deploy, "Deploy Luke Skywalker", Some(leader));
    view.decision = Some(make::decision(0, DecisionKind::Action, "Choose an action", vec![uses, deploys]));
    let (fake, _) = Fake::new(vec![Stage::plain(view)], duel::log());
    let mut desk = Desk::at_table(fake);
    desk.resize(120, 40);
    desk.click("use or deploy Luke Skywalker");
    let screen = desk.screen();
    assert!(screen.contains("D  ground unit, power 4, HP 7: On Attack: "), "{screen}");
}

#[test]
fn nobody_is_asked_who_has_an_initiative_that_lies_in_the_centre() {
    let book = book();
    let set = WholeSet::all(&book);
    let mut dice = Dice::new(7);
    for (options, seats, asked) in [
        (GameOptions::multiplayer(), 3, "Choose who goes first"),
        (GameOptions::duel(), 2, "Choose who starts with the initiative"),
    ] {
        let players: Vec<_> = (0..seats).map(|_| set.deck(&mut dice)).collect();
        let game = Game::start(&book, options, &players, 1, &mut Log::default());
        let names: Vec<String> = ["Ann", "Bob", "Cara"].iter().take(seats).map(|name| (*name).to_owned()).collect();
        let decision = game.view(&book, &names, Eyes::Public).decision.expect("a question");
        assert_eq!(decision.prompt, asked);
    }
}
