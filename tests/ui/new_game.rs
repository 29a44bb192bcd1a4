//! A game of several from the home screen: seats, fitting decks, options, and all reasons for a refusal.

use super::deck_library::local_services;
use super::dump::expect;
use super::fake::Desk;
use std::path::Path;
use storage::save::SaveFile;
use swu_hosted::{Pick, Setup, Start};
use swu_rules::table::options::{BaseHp, GameOptions, InitiativeStart, SETTINGS, Seating};

/// The screen of a new game, with the mode changed this many times.
fn desk(folder: &Path, turns: usize) -> Desk {
    let mut desk = Desk::with_services(local_services(folder));
    desk.press("n");
    desk.press(&"Right ".repeat(turns));
    desk
}

/// The options of the one game that was begun, with its names in table order.
fn begun(folder: &Path) -> (GameOptions, Vec<String>) {
    let mut saves = std::fs::read_dir(folder.join("saves")).expect("there are saves");
    let path = saves.next().expect("a save").expect("an entry").path();
    let copy = folder.join("copy.cantina");
    std::fs::copy(path, &copy).expect("it can be copied");
    let opened = SaveFile::open::<Setup, Pick>(&copy).expect("the save is whole");
    match opened.header.setup.start {
        Start::Decks { options, .. } => (options, opened.header.setup.names),
        Start::Position(_) => panic!("no position was asked for"),
    }
}

#[test]
fn seats_get_decks_that_fit_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut several = desk(folder.path(), 1);
    assert!(several.screen().contains("< Everybody for themselves >") && several.screen().contains("< 3 >"));
    assert!(several.screen().contains("Starter: Luke") && !several.screen().contains("Twin Suns:"));
    let mut twins = desk(folder.path(), 2);
    expect("new-twin-suns-80x24", &twins.screen());
    assert!(!twins.screen().contains("Starter:"));
}

#[test]
fn a_deck_is_found_by_letters_of_its_name_or_its_leader() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 0);
    desk.press("Down Down");
    desk.press("k r e n");
    assert!(desk.screen().contains("Krennic") && desk.screen().contains("typed: kren"), "{}", desk.screen());
    let found = desk.row(3);
    desk.press("z");
    assert_eq!(desk.row(3), found, "a letter with which there is none changes nothing");
    desk.press("Right");
    assert!(!desk.screen().contains("typed:"), "the next one begins again: {}", desk.screen());
    desk.press("w e d g e Down");
    assert!(desk.row(3).contains("Wedge") && !desk.screen().contains("typed:"), "{}", desk.screen());
}

#[test]
fn every_option_is_explained_and_changed_with_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    for (turns, name) in [(1, "multiplayer"), (2, "twin-suns")] {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut desk = desk(folder.path(), turns);
            desk.resize(width, height);
            desk.press("End Up Up Up Enter");
            expect(&format!("new-options-{name}-{width}x{height}"), &desk.screen());
        }
        let mut desk = desk(folder.path(), turns);
        desk.resize(160, 50);
        desk.press("End Up Up Up Enter");
        for setting in SETTINGS.iter().filter(|setting| turns == 2 || !setting.twin_suns) {
            assert!(desk.screen().contains(setting.explanation), "{}", setting.name);
            assert!(desk.screen().contains(setting.label), "{}", desk.screen());
        }
    }
}

#[test]
fn what_is_set_on_the_page_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 1);
    // The page: all official, then 25 HP and finally the seats as listed.
    desk.press("End Up Up Up Enter Right Down 2 5 Down Right Esc");
    assert!(desk.screen().contains("HP of each base: 25, who sits where: as-listed"), "{}", desk.screen());
    desk.press("End Enter");
    let (options, names) = begun(folder.path());
    assert_eq!((options.base_hp, options.seating), (BaseHp::Fixed(25), Seating::AsListed));
    assert_eq!((options.initiative_start, options.seats), (InitiativeStart::Holder, (3, 6)));
    assert_eq!(names, ["Ann", "Bob", "Cara"]);
}

#[test]
fn chance_seats_people_with_their_decks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 2);
    desk.press("End Up").type_line("3");
    desk.press("End Enter");
    let (options, mut names) = begun(folder.path());
    assert_eq!(options, GameOptions::twin_suns().at_one_keyboard());
    names.sort();
    assert_eq!(names, ["Ann", "Bob", "Cara"]);
}

#[test]
fn all_reasons_are_told_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 2);
    desk.resize(120, 40);
    // Bob has only one leader, Cara is named Ann as well, and 3 HP are too few.
    desk.press("Down Down Down Down Down Down Down Left Left Left");
    desk.press("Down Down Down Backspace Backspace Backspace Backspace A n n");
    desk.press("End Up Up Up Enter 3 Esc End Enter");
    let screen = desk.screen();
    for reason in ["Seat 2: ", "E_LEADER_COUNT", "E_COPIES", "base_hp cannot be", "Seats 1 and 3 are both called Ann."]
    {
        assert!(screen.contains(reason), "{reason} is missing:\n{screen}");
    }
    assert!(screen.contains("This game cannot be started yet"), "{screen}");
    assert!(!folder.path().join("saves").exists(), "nothing was begun");
    desk.press("Esc");
    assert!(desk.screen().contains("E_LEADER_COUNT") || desk.screen().contains("base_hp"), "{}", desk.screen());
}

#[test]
fn the_form_is_there_again_as_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 1);
    desk.press("Down Down Backspace Backspace Backspace Z o e Down Right");
    let before = desk.screen();
    assert!(before.contains("Zoe") && before.contains("< Everybody for themselves >"), "{before}");
    desk.press("Esc");
    assert!(!desk.screen().contains("Zoe"), "{}", desk.screen());
    desk.press("n");
    let again = desk.screen();
    assert_eq!(
        again.lines().map(str::trim).collect::<Vec<_>>()[1..8],
        before.lines().map(str::trim).collect::<Vec<_>>()[1..8]
    );
}

/// A seat played by the program shows its level, the weakest first.
#[test]
fn the_level_of_a_bot_is_chosen_in_the_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 0);
    desk.press("Down Down Down Down Down Down Down");
    for who in [
        "rookie: a beginner may win",
        "sensible: looks at each action",
        "steady: thinks ahead",
        "strong: thinks ahead for longer",
        "random: picks anything",
    ] {
        desk.press("Right");
        assert!(desk.screen().contains(&format!("< the program, {who} >")), "{who}:\n{}", desk.screen());
    }
    desk.press("Left Left Left Left Left");
    assert!(!desk.screen().contains("the program"), "{}", desk.screen());
}

/// What is set already needs no way through the rows: one key starts it, in rows of text too.
#[test]
fn one_key_starts_what_is_set_from_any_row() {
    for rows in ["", "Down", "Down Down", "End"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut desk = desk(folder.path(), 0);
        desk.press(rows);
        desk.press("F8");
        assert!(!desk.screen().contains("New game"), "{rows}: {}", desk.screen());
        let (options, names) = begun(folder.path());
        assert_eq!((options, names.len()), (GameOptions::duel().at_one_keyboard(), 2), "{rows}");
    }
}

#[test]
fn the_start_is_visible_in_every_row_at_every_size() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut desk = desk(folder.path(), 2);
    desk.press("Down Left");
    assert!(desk.screen().contains("Finn") || desk.screen().contains("< 2 >"), "{}", desk.screen());
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)] {
        desk.resize(width, height);
        desk.press("Home");
        for row in 0..30 {
            let screen = desk.screen();
            assert!(screen.contains("start the game"), "{width}x{height} row {row}: {screen}");
            desk.press("Down");
        }
    }
}

#[test]
fn seats_are_plates_where_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, turns, (width, height)) in
        [("duel", 0, (100, 30)), ("duel", 0, (120, 40)), ("twin-suns", 2, (120, 40)), ("twin-suns", 2, (160, 50))]
    {
        let mut desk = desk(folder.path(), turns);
        desk.resize(width, height);
        expect(&format!("new-board-{name}-{width}x{height}"), &desk.screen());
    }
}
