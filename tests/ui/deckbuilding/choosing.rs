//! Choosing in the second game: damage by numbers, bases by what they say, hands laid down at once.

use super::super::fake::{Desk, services};
use super::{DUEL, TEAMS, desk, position, seated};
use boards::games;
use hotseat::trust::Trust;
use lines::table::TableLines;
use std::time::Instant;

/// Two against two: Ann has lost all that count, Cara's Lothal has 6 left; the Rebels attack with 12.
const LAST: &str = r#"(game: "deckbuilding", mode: Teams, active: 1, length: 2, regions: [(), ()],
    seats: [(side: Empire, base: "rodia", bases: ["endor"]), (side: Rebel, units: ["chewbacca", "y_wing"]),
        (side: Empire, base: (id: "lothal", damage: 2)), (side: Rebel, units: ["b_wing"])],
    victory: [[], [(id: "corellia", owner: 0), (id: "mustafar", owner: 0), (id: "kafrene", owner: 2)]])"#;

/// Both bases of the Empire have the same name.
const TWINS: &str = r#"(game: "deckbuilding", mode: Teams, active: 1, regions: [(), ()],
    seats: [(side: Empire, base: "lothal"), (side: Rebel, units: ["luke_skywalker"]),
        (side: Empire, base: (id: "lothal", damage: 1)), (side: Rebel, units: ["jyn_erso"])])"#;

/// The screen after these keys, in a window that has room for all choices.
fn pressed(text: &str, keys: &str) -> (Desk, String) {
    let mut desk = desk(&position(text, 0), Trust::OpenTable);
    desk.resize(160, 50);
    desk.press(keys);
    let screen = desk.screen();
    (desk, screen)
}

/// The key of a choice on the screen.
fn key_of(screen: &str, choice: &str) -> String {
    let at = screen.find(&format!("] {choice}")).unwrap_or_else(|| panic!("no {choice:?}:\n{screen}"));
    screen[..at].chars().last().expect("a key").to_string()
}

/// Commits everything and attacks the base.
fn attacked(text: &str, base: &str) -> (Desk, String) {
    let (mut desk, mut screen) = pressed(text, "");
    while screen.contains("] Commit ") || screen.contains(": Commit ") {
        let who = if screen.contains("] Bob: Commit ") { "Bob: Commit " } else { "Dan: Commit " };
        desk.press(&key_of(&screen, who));
        screen = desk.screen();
    }
    desk.press(&key_of(&screen, base));
    let screen = desk.screen();
    (desk, screen)
}

#[test]
fn damage_is_divided_by_one_number_and_says_what_counts() {
    let (_, before) = pressed(LAST, "");
    assert!(before.contains("Attack Rodia (Ann): 16 of 16 HP left; does not count: Ann has lost 2 of 2"), "{before}");
    assert!(before.contains("Attack Lothal (Cara): 6 of 8 HP left"), "{before}");
    let (mut desk, screen) = attacked(LAST, "Attack Lothal (Cara)");
    assert!(screen.contains("Lothal (Cara): how much of the 12 damage?"), "{screen}");
    assert!(screen.contains("[6] 6 to Lothal (Cara), 6 to Rodia (Ann)"), "{screen}");
    assert!(screen.contains("WINS THE GAME"), "{screen}");
    desk.press("6");
    assert!(desk.screen().contains("Bob and Dan win"), "{}", desk.screen());
}

#[test]
fn forecasts_name_both_bases_apart() {
    let (_, screen) = attacked(TWINS, "Attack Lothal (Ann)");
    assert!(screen.contains("[3] 3 to Lothal (Ann), 7 to Lothal (Cara)"), "{screen}");
    assert!(screen.contains("Lothal (Ann) 8 -> 5 HP, Lothal (Cara) is destroyed"), "{screen}");
    assert!(!screen.contains("8 -> 8 HP"), "what is not hurt is not told: {screen}");
}

#[test]
fn a_number_said_is_the_number_given() {
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut lines = TableLines::new(games::voice(seated(LAST, Trust::OpenTable)));
    lines.opening(&services, Instant::now());
    let mut said = |text: &str| lines.line(text, &services, Instant::now()).lines.join("\n");
    for text in ["commit chewbacca", "commit y-wing", "commit b-wing"] {
        said(text);
    }
    let asked = said("attack lothal");
    assert!(asked.contains("6. 6 to Lothal (Cara), 6 to Rodia (Ann)"), "{asked}");
    assert!(said("15").contains("It is a number from 0 to 6."));
    let over = said("6 to rodia, the rest to lothal");
    assert!(over.contains("win in turn"), "{over}");
}

#[test]
fn bases_are_chosen_with_their_hit_points_and_texts() {
    let text =
        DUEL.replace(r#"base: ("corellia", damage: 4), "#, "base: None, ").replace("turn: 7", "turn: 7, phase: Begin");
    let (_, screen) = pressed(&text, "");
    assert!(screen.contains("Endor: 16 HP. ") && screen.contains("Death Star: 16 HP. "), "{screen}");
}

#[test]
fn a_hand_is_laid_down_with_one_key_or_two_words() {
    let (mut desk, screen) = pressed(DUEL, "");
    assert!(screen.contains("Play Imperial Shuttle (all 2): +2 resources"), "{screen}");
    desk.press(&key_of(&screen, "Play Imperial Shuttle (all 2)"));
    assert!(!desk.screen().contains("] Play Imperial Shuttle"), "{}", desk.screen());
    let (mut desk, screen) = pressed(DUEL, "");
    desk.press(&key_of(&screen, "Play all 4 cards"));
    assert!(desk.screen().contains("Inquisitor: Choose one"), "{}", desk.screen());
    let (mut desk, _) = pressed(TEAMS, ":");
    desk.type_line("play all");
    let screen = desk.screen();
    assert!(
        !screen.contains("] Ann: Play ")
            && !screen.contains("] Cara: Play ")
            && ["Ann's hand 0, empty", "Cara's hand 0, empty"].iter().all(|hand| screen.contains(hand)),
        "both hands are laid down:\n{screen}"
    );
}

#[test]
fn the_key_of_the_hand_ends_no_turn() {
    let mut desk = desk(&position(DUEL, 0), Trust::PublicFirst);
    let screen = desk.screen();
    desk.press(&key_of(&screen, "End the turn"));
    assert!(desk.screen().contains("Sure?"), "{}", desk.screen());
    desk.press("Tab");
    assert!(!desk.screen().contains("Sure?") && !desk.screen().contains("Turn 8"), "{}", desk.screen());
}
