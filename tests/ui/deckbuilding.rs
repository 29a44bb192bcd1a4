//! The second game on the screens: its table at every size, its pages, and nothing on any of them that the eyes may not
//! see.

mod by_ear;
mod choosing;
mod looked;
mod sitting;
mod table;

use super::dump::{expect, text as dumped};
use super::fake::{Desk, services};
use boards::games;
use deckbuilding::cards::library::Library;
use deckbuilding_hosted::{CardData, Deckbuilding, Setup, Start};
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use lines::table::TableLines;
use ratatui::buffer::Buffer;
use shell::games::Seated;
use shell::services::Mode;
use shell::table_session::TableSession;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

static DATA: LazyLock<Arc<CardData>> =
    LazyLock::new(|| Arc::new(CardData::of(&Library::embedded().expect("the embedded cards are sound"))));

const NAMES: [&str; 4] = ["Ann", "Bob", "Cara", "Dan"];
const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)];

const DUEL: &str = r#"(game: "deckbuilding", active: 0, force: -2, turn: 7,
    regions: [(row: ["x_wing", "at_st", "bossk", "luke_skywalker", "blockade_runner", "tie_fighter"],
        deck: GALAXY, discard: ["y_wing"], pilots: 8)],
    seats: [
        (side: Empire, base: ("corellia", damage: 4), bases: ["endor", "death_star"], deck: ["stormtrooper", "inquisitor"],
            hand: ["imperial_shuttle", "imperial_shuttle", "grand_moff_tarkin", "inquisitor"],
            discard: ["tie_fighter"], units: ["darth_vader", (id: "tie_fighter", used: true), "imperial_shuttle"],
            ships: [("gozanti_cruiser", damage: 1)], resources: 4),
        (side: Rebel, base: ("hoth", damage: 9), bases: BASES, deck: DECK, hand: HAND, discard: ["rebel_trooper"],
            ships: ["croc_cruiser", ("nebulon_b_frigate", damage: 2)])],
    victory: [["dantooine"], ["lothal"]])"#;

const TEAMS: &str = r#"(game: "deckbuilding", active: 0, force: 1, turn: 5,
    regions: [(row: ["x_wing", "at_st", "bossk", "luke_skywalker", "blockade_runner", "tie_fighter"],
        deck: GALAXY, discard: ["y_wing"], pilots: 8), (row: ["jyn_erso", "lobot", "star_destroyer", "b_wing", "ig_88",
        "snowspeeder"], deck: GALAXY, pilots: 10)],
    seats: [
        (side: Empire, base: ("corellia", damage: 4), bases: ["endor"], deck: ["stormtrooper"],
            hand: ["imperial_shuttle", "imperial_shuttle", "grand_moff_tarkin"], units: ["death_trooper"],
            ships: [("gozanti_cruiser", damage: 1)], resources: 4),
        (side: Rebel, base: ("hoth", damage: 9), bases: BASES, deck: DECK, hand: HAND, ships: ["croc_cruiser"]),
        (side: Empire, base: "mustafar", bases: ["kessel"], deck: ["inquisitor"],
            hand: ["stormtrooper", "imperial_shuttle"], units: ["boba_fett", "stormtrooper", "stormtrooper"], resources: 2),
        (side: Rebel, base: ("bespin", damage: 1), bases: BASES, deck: DECK, hand: HAND)],
    victory: [["dantooine"], []])"#;

/// What nobody on the one side sees, in two versions.
const HIDDEN: [[&str; 4]; 2] = [
    [
        r#"["dengar", "ig_88", "lobot"]"#,
        r#"["sullust", "yavin_iv"]"#,
        r#"["x_wing", "y_wing"]"#,
        r#"["rebel_trooper", "han_solo"]"#,
    ],
    [
        r#"["lobot", "dengar", "ig_88"]"#,
        r#"["tatooine", "jedha"]"#,
        r#"["b_wing", "lobot"]"#,
        r#"["chewbacca", "u_wing"]"#,
    ],
];

/// A position with one of the two versions of what is hidden.
fn position(text: &str, way: usize) -> String {
    let names = ["GALAXY", "BASES", "DECK", "HAND"];
    names.iter().zip(HIDDEN[way]).fold(text.to_owned(), |text, (name, cards)| text.replace(name, cards))
}

fn seated(text: &str, trust: Trust) -> Seated {
    let seats = text.matches("(side:").count();
    let names: Vec<String> = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
    let sitters = names.iter().map(Sitter::person).collect();
    let table = Table::new(sitters, Agreement { trust, ..Agreement::default() }).expect("they can sit down");
    let setup = Setup { names, start: Start::Position(text.to_owned()) };
    let opening = Opening::<Deckbuilding>::new(&DATA, table, setup, 5, 0).expect("it can be laid out");
    let session = TableSession::new(Host::begin(opening, Box::new(Nowhere)), "Ann - Bob".into());
    deckbuilding_screen::GAME.seated(Box::new(session), Arc::clone(&DATA))
}

/// A duel, as it is set up.
pub(super) fn duel() -> Mode {
    games::GAMES[0].modes().next().expect("the game has modes")
}

fn desk(text: &str, trust: Trust) -> Desk {
    let mut desk = Desk::at_home();
    let now = desk.now;
    desk.app.play(games::board(seated(text, trust)), None, now);
    desk
}

/// The footer is the same for all games, and tested elsewhere.
fn without_footer(screen: &str) -> String {
    let lines: Vec<&str> = screen.lines().collect();
    lines[..lines.len().saturating_sub(1)].iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_table_has_all_of_it_at_every_size() {
    for (name, text) in [("duel", DUEL), ("teams", TEAMS)] {
        let mut desk = desk(&position(text, 0), Trust::OpenTable);
        for (width, height) in SIZES {
            desk.resize(width, height);
            let screen = desk.screen();
            for text in ["THE FORCE  dark", "Corellia", "Grand Moff Tarkin", "Skywalker", "Outer Rim", "[1]"] {
                assert!(screen.contains(text), "{text} at {width}x{height}:\n{screen}");
            }
            if [80, 120].contains(&width) {
                expect(&format!("deckbuilding-{name}-{width}x{height}"), &without_footer(&screen));
            }
        }
    }
}

#[test]
fn every_choice_can_be_reached_at_the_narrowest_size() {
    for text in [DUEL, TEAMS] {
        let mut desk = desk(&position(text, 0), Trust::OpenTable);
        let mut seen = String::new();
        for _ in 0..8 {
            seen.push_str(&desk.screen());
            desk.press("PageDown");
        }
        assert!(seen.contains("End the turn"), "{seen}");
        assert!(
            seen.contains(" buy") && seen.contains(" attack in the row") && seen.contains(" Attack Hoth"),
            "{seen}"
        );
    }
}

#[test]
fn help_speaks_of_this_game() {
    let mut desk = desk(&position(DUEL, 0), Trust::OpenTable);
    desk.press("?");
    let help = desk.screen();
    assert!(
        help.contains("E Empire  R Rebels  S Separatists  G Republic  N neutral")
            && help.contains("press w, or type :rules"),
        "{help}"
    );
    assert!(!help.contains("Vigilance") && !help.contains("blast counter"), "{help}");
    desk.press("Esc :").type_line("rules");
    expect("deckbuilding-rules-80x24", &without_footer(&desk.screen()));
    let rules = without_footer(&desk.screen());
    desk.press("Esc w");
    assert_eq!(without_footer(&desk.screen()), rules, "w explains the game");
}

#[test]
fn an_attack_is_said_beforehand_and_why_not() {
    let mut desk = desk(&position(DUEL, 0), Trust::OpenTable);
    desk.resize(160, 50);
    desk.press(":").type_line("attack hoth");
    desk.press(":").type_line("commit vader");
    let screen = desk.screen();
    assert!(screen.contains("Done: 10 attack, C-ROC Cruiser is destroyed, Nebulon-B Frigate is destroyed"), "{screen}");
    desk.press("u u :").type_line("why buy luke");
    assert!(desk.screen().contains("a card of the Rebels cannot be taken"), "{}", desk.screen());
}

/// Everything on the screen, colours too, while somebody looks around: first in public, then with Ann's hand open.
fn looked_around(text: &str) -> Vec<Buffer> {
    let mut desk = desk(text, Trust::PublicFirst);
    let mut seen = Vec::new();
    let look = |desk: &mut Desk, seen: &mut Vec<Buffer>| {
        for (width, height) in SIZES {
            desk.resize(width, height);
            seen.push(desk.see());
        }
    };
    let pages = |desk: &mut Desk, seen: &mut Vec<Buffer>| {
        for key in ["v", "L", "?", "F4", "]", "PageDown", "Right Enter", "Down Enter"] {
            desk.press(key);
            seen.push(desk.see());
            desk.press("Esc");
        }
    };
    look(&mut desk, &mut seen);
    pages(&mut desk, &mut seen);
    desk.press("Tab");
    seen.push(desk.see());
    desk.now += Duration::from_secs(1);
    desk.press("a n n Enter");
    seen.push(desk.see());
    assert!(desk.screen().contains("Grand Moff Tarkin"), "{}", desk.screen());
    look(&mut desk, &mut seen);
    pages(&mut desk, &mut seen);
    for sentence in
        ["play tarkin", "attack hoth", "commit", "done", "1", "1", "1", "why buy luke", "inspect hoth", "end"]
    {
        desk.press(":").type_line(sentence);
        look(&mut desk, &mut seen);
    }
    desk.press("y");
    look(&mut desk, &mut seen);
    desk.press("L");
    seen.push(desk.see());
    seen
}

#[test]
fn screens_are_the_same_whatever_lies_hidden() {
    for text in [DUEL, TEAMS] {
        let [one, two] = [0, 1].map(|way| looked_around(&position(text, way)));
        assert_eq!(one.len(), two.len());
        for (one, two) in one.iter().zip(&two) {
            assert!(one == two, "{}\n{}", dumped(one), dumped(two));
        }
    }
}

/// Everything that is said while somebody asks around.
fn asked_around(text: &str) -> Vec<String> {
    let mut now = std::time::Instant::now();
    let home = tempfile::tempdir().expect("a folder");
    let services = services(home.path());
    let mut lines = TableLines::new(games::voice(seated(text, Trust::PublicFirst)));
    let mut said = lines.opening(&services, now);
    let all = [
        "look",
        "choices",
        "piles",
        "ask",
        "log",
        "hand",
        "ann",
        "hand",
        "choices",
        "detail full",
        "choices",
        "play tarkin",
        "use tie",
        "attack hoth",
        "commit vader",
        "done",
        "why buy luke",
        "inspect hoth",
        "rules",
        "row",
        "buy",
        "undo",
        "end",
        "log",
        "recap",
        "look",
    ];
    for sentence in all {
        now += Duration::from_secs(1);
        said.extend(lines.line(sentence, &services, now).lines);
    }
    said.extend(lines.session().log().iter().chain(&lines.session().recap().lines).map(|line| line.text.clone()));
    said
}

#[test]
fn sentences_are_the_same_whatever_lies_hidden() {
    for text in [DUEL, TEAMS] {
        let [one, two] = [0, 1].map(|way| asked_around(&position(text, way)));
        assert!(one.iter().any(|line| line.contains("played Grand Moff Tarkin")), "{one:#?}");
        assert_eq!(one, two);
    }
}
