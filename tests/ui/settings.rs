//! Settings are changed on their screen, take effect at once, and are saved.

use super::deck_library::local_services;
use super::fake::{Desk, Fake, Stage};
use super::fixtures::duel;
use lines::home::HomeLines;
use seats::Seat;
use shell::preferences::{Preference, rows, set};
use std::time::Instant;
use storage::settings::Settings;

fn kept(home: &std::path::Path) -> Settings {
    Settings::load(&home.join("settings.ron")).expect("it can be read").0
}

#[test]
fn every_value_that_is_offered_can_be_set_and_is_shown_then() {
    let mut settings = Settings::default();
    for row in rows(&Settings::default()) {
        for value in &row.values {
            set(&mut settings, row.which, value).expect("it is offered");
            let shown = rows(&settings).into_iter().find(|shown| shown.which == row.which).expect("the same row");
            assert_eq!(&shown.value, value, "{}", row.label);
        }
    }
    let before = settings.clone();
    for (which, wrong) in [
        (Preference::Signs, "runes"),
        (Preference::Mouse, "perhaps"),
        (Preference::BotPace, "99999"),
        (Preference::Curtains, "none"),
        (Preference::Undo, ""),
        (Preference::Idle, "3"),
        (Preference::TurningSeats, "perhaps"),
        (Preference::Forced, ""),
        (Preference::Motion, "slow"),
        (Preference::PhaseEnd, "never"),
        (Preference::OpenBots, "perhaps"),
    ] {
        assert!(set(&mut settings, which, wrong).is_err(), "{wrong}");
    }
    assert_eq!(settings, before);
}

#[test]
fn the_theme_is_seen_at_once_and_everything_is_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("F3");
    assert!(desk.screen().contains("Settings") && desk.screen().contains("colours"), "{}", desk.screen());
    desk.press("Right Right");
    assert_eq!(kept(home.path()).theme, "light");
    assert!(desk.screen().contains("< light >"), "{}", desk.screen());
    desk.press("Down Right Right Down Down Down Down Down Right");
    assert_eq!(kept(home.path()).glyphs, "ascii");
    let screen = desk.screen();
    assert!(!screen.contains('\u{2500}'), "{screen}");
    desk.press("Down Left Left");
    assert_eq!(kept(home.path()).agreement.idle_seconds, 10);
    desk.press("Down Down Down Down Down Down Down Enter");
    assert!(desk.screen().contains("Written: "), "{}", desk.screen());
    assert!(home.path().join("keys.ron").exists());
    desk.press("Enter");
    assert!(desk.screen().contains("These are your keys now."), "{}", desk.screen());
    desk.press("Down Enter");
    assert!(home.path().join("themes/mine.ron").exists());
    desk.press("Home Left Left");
    assert_eq!(kept(home.path()).theme, "auto");
    assert!(desk.screen().contains("When Cantina starts again"), "{}", desk.screen());
    desk.press("Left");
    assert_eq!(kept(home.path()).theme, "mine", "one's own stands behind those of the program");
}

#[test]
fn a_theme_that_cannot_be_read_is_not_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let mut lines = HomeLines::new(local_services(home.path()));
    let now = Instant::now();
    let said = lines.line("settings theme nosuch", now, now).lines.join("\n");
    assert!(said.contains("There is no theme \"nosuch\"."), "{said}");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press(":").type_line("settings theme nosuch");
    assert!(desk.screen().contains("There is no theme \"nosuch\"."), "{}", desk.screen());
    assert_eq!(kept(home.path()).theme, "auto");
    desk.press(":").type_line("settings theme light");
    assert!(desk.screen().contains("theme is light from now on."), "{}", desk.screen());
    assert_eq!(kept(home.path()).theme, "light");
}

#[test]
fn seats_turn_where_that_is_set() {
    let mut view = duel::public();
    view.decision.as_mut().expect("somebody decides").seat = Seat(1);
    let fake = Fake::new(vec![Stage::plain(view)], duel::log()).0;
    let mut desk = Desk::at_home();
    let is_below = |desk: &mut Desk| {
        let (bob, ann) = (desk.find("2 BOB").expect("Bob's side"), desk.find("1 ANN").expect("Ann's side"));
        bob.1 > ann.1
    };
    desk.press(":").type_line("settings turning-seats yes");
    desk.put(fake);
    assert!(is_below(&mut desk), "{}", desk.screen());
    desk.press("z");
    assert!(!is_below(&mut desk), "z changes it for now: {}", desk.screen());
    desk.press("F3 End Up Up Up Up Up Right");
    assert!(desk.screen().contains("seats turn      < no >"), "{}", desk.screen());
    desk.press("Esc");
    assert!(!is_below(&mut desk), "{}", desk.screen());
    desk.press("F3 End Up Up Up Up Up Right Esc");
    assert!(is_below(&mut desk), "{}", desk.screen());
}

/// A game in which an enemy unit is dealt 2 damage.
fn somebody_is_hit() -> Fake {
    let before = duel::public();
    let mut after = before.clone();
    let hit = after.seats[1].units.iter_mut().find(|unit| unit.remaining() > 2).expect("a unit with HP");
    hit.damage += 2;
    Fake::new(vec![Stage::plain(before), Stage::plain(after)], duel::log()).0
}

#[test]
fn rows_say_what_changed_unless_they_are_kept_still() {
    let played = |motion: &str| {
        let mut desk = Desk::at_home();
        desk.press(":").type_line(&format!("settings motion {motion}"));
        desk.put(somebody_is_hit());
        desk.press("p").screen()
    };
    assert!(played("yes").contains("-2"), "{}", played("yes"));
    assert!(!played("no").contains("-2"), "{}", played("no"));
    let mut desk = Desk::at_table(somebody_is_hit());
    desk.press("p F3 End Up Up Up Up Right Esc");
    assert!(!desk.screen().contains("-2"), "{}", desk.screen());
    desk.press("F3 End Up Up Up Up Right Esc");
    assert!(desk.screen().contains("-2"), "{}", desk.screen());
}

#[test]
fn a_faulty_file_is_said_and_nothing_is_lost() {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::write(home.path().join("settings.ron"), "(theme: 7").expect("a file");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("F3");
    assert!(desk.screen().contains("settings.ron:1:"), "{}", desk.screen());
    assert_eq!(std::fs::read_to_string(home.path().join("settings.ron")).expect("it is there"), "(theme: 7");
}

#[test]
fn lines_set_the_same() {
    let home = tempfile::tempdir().expect("a folder");
    let mut lines = HomeLines::new(local_services(home.path()));
    let now = Instant::now();
    let mut say = |text: &str| lines.line(text, now, now).lines.join("\n");
    assert!(say("settings").contains("undo: taking back, is consent."));
    assert!(say("about undo").contains("It may be off, free, consent."));
    assert_eq!(say("settings undo free"), "undo is free from now on.");
    assert!(say("settings undo never").contains("off, free or consent"));
    assert!(say("settings colour red").contains("There is no setting colour."));
    assert!(say("settings").contains("undo: taking back, is free."));
    assert_eq!(say("open undo off"), "undo is off from now on.");
    assert_eq!(say("open undo"), "undo is free from now on.", "the next of them");
}

#[test]
fn the_form_of_a_new_game_is_as_it_was_left_the_last_time() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = Desk::with_services(local_services(home.path()));
    desk.press("n Down Ctrl-U").type_line("Mara");
    desk.press("Right End Enter");
    assert!(!desk.screen().contains("New game"), "{}", desk.screen());
    let mut again = Desk::with_services(local_services(home.path()));
    again.press("n");
    let second = local_services(home.path()).decks()[1].name.clone();
    assert!(again.screen().contains("Mara") && again.screen().contains(&second), "{}", again.screen());
}
