//! Hidden cards that somebody has looked at: they were shown once and to nobody else. The table that everybody sees is the
//! same whatever they are, and so is the one that was and the one of the next player.

use super::super::dump::text as dumped;
use super::super::fake::{Desk, services};
use super::{SIZES, desk, seated};
use boards::games;
use hotseat::trust::Trust;
use lines::table::TableLines;
use ratatui::buffer::Buffer;
use std::time::{Duration, Instant};

/// Ann has Jyn Erso, who looks at Bob's hand and takes nothing from it.
const JYN: &str = r#"(game: "deckbuilding", active: 0, force: -2, turn: 3,
    regions: [(row: ["x_wing", "tie_fighter", "bossk", "at_at", "star_destroyer", "luke_skywalker"])],
    seats: [(side: Rebel, base: "dantooine", bases: ["hoth"], hand: ["alliance_shuttle", "rebel_trooper"],
            units: ["jyn_erso", "y_wing"], deck: ["alliance_shuttle", "alliance_shuttle"]),
        (side: Empire, base: "lothal", bases: ["endor"], hand: HAND, ships: ["gozanti_cruiser"])])"#;

/// The same in teams, with open hands within a side.
const JYN_IN_TEAMS: &str = r#"(game: "deckbuilding", mode: Teams, active: 0, force: -2, turn: 3, regions: [(), ()],
    seats: [(side: Rebel, base: "dantooine", hand: ["alliance_shuttle"], units: ["jyn_erso"]),
        (side: Empire, base: "lothal", hand: HAND, ships: ["gozanti_cruiser"]),
        (side: Rebel, base: "dantooine", hand: ["rebel_trooper"], units: ["x_wing"]),
        (side: Empire, base: "lothal", hand: ["stormtrooper"])])"#;

/// Two hands of the same size.
const HANDS: [&str; 2] = [
    r#"["inquisitor", "imperial_shuttle", "tie_fighter"]"#,
    r#"["stormtrooper", "stormtrooper", "grand_moff_tarkin"]"#,
];
/// The names of what is in them.
const NAMED: [&[&str]; 2] = [&["Inquisitor", "Imperial Shuttle"], &["Stormtrooper", "Grand Moff Tarkin"]];

/// Ann has looked and the hand is closed again.
fn looked(text: &str, way: usize) -> Desk {
    let mut desk = desk(&text.replace("HAND", HANDS[way]), Trust::PublicFirst);
    desk.press(":").type_line("use jyn");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    let screen = desk.screen();
    assert!(NAMED[way].iter().all(|name| screen.contains(name)), "Ann sees the cards once:\n{screen}");
    desk.press("Enter Tab");
    desk
}

/// What everybody sees afterwards, now, on the pages, looking back, and in Bob's turn.
fn afterwards(text: &str, way: usize) -> Vec<Buffer> {
    let mut desk = looked(text, way);
    let mut seen = Vec::new();
    let look = |desk: &mut Desk, seen: &mut Vec<Buffer>| {
        for (width, height) in SIZES {
            desk.resize(width, height);
            seen.push(desk.see());
        }
        for key in ["v", "L", "F4", "<", "Right Enter"] {
            desk.press(key);
            seen.push(desk.see());
            desk.press("Esc");
        }
    };
    look(&mut desk, &mut seen);
    desk.press(":").type_line("end");
    desk.press("y");
    look(&mut desk, &mut seen);
    seen
}

#[test]
fn a_looked_at_hand_is_nowhere_on_the_table_of_everybody() {
    for text in [JYN, JYN_IN_TEAMS] {
        let [one, two] = [0, 1].map(|way| afterwards(text, way));
        assert_eq!(one.len(), two.len());
        for (one, two) in one.iter().zip(&two) {
            assert!(one == two, "{}\n{}", dumped(one), dumped(two));
        }
    }
}

#[test]
fn the_tray_of_whoever_looked_holds_the_own_hand() {
    let mut desk = looked(JYN, 0);
    let closed = desk.screen();
    assert!(closed.contains("Ann's hand 2, closed"), "{closed}");
    desk.press("Tab");
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    let open = desk.screen();
    assert!(open.contains("Alliance Shuttle") && open.contains("Ann's hand"), "{open}");
    assert!(!open.contains("Inquisitor") && !open.contains("Bob's hand"), "{open}");
    desk.press("v");
    let piles = desk.screen();
    assert!(piles.contains("Known cards of Bob's hand"), "{piles}");
    assert!(piles.contains("Imperial Shuttle, Inquisitor"), "{piles}");
}

#[test]
fn sentences_say_nothing_of_a_looked_at_hand() {
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let said = |way: usize| {
        let mut now = Instant::now();
        let mut lines = TableLines::new(games::voice(seated(&JYN.replace("HAND", HANDS[way]), Trust::PublicFirst)));
        let mut own = lines.opening(&services, now);
        let mut line = |text: &str| {
            now += Duration::from_secs(1);
            lines.line(text, &services, now).lines
        };
        own.extend(["use jyn", "ann"].into_iter().flat_map(&mut line));
        own.extend(line("hand"));
        let later = ["", "close", "look", "choices", "log", "piles", "hand", "end", "yes", "look", "choices"];
        (own.join("\n"), later.into_iter().flat_map(line).collect::<Vec<_>>())
    };
    let [one, two] = [0, 1].map(said);
    assert!(one.0.contains("Inquisitor") && two.0.contains("Stormtrooper"), "{}\n{}", one.0, two.0);
    assert_eq!(one.1, two.1);
}
