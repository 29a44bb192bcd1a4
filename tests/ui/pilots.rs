//! Leaders that may be deployed as a Pilot (rule 25.2): by keys, by number and by words.

use super::clock_jumps::at_position;
use super::deck_library::local_services;
use boards::games;
use hotseat::table::{Agreement, Sitter};
use lines::table::TableLines;
use std::time::Instant;
use swu_hosted::{Setup, Start};

/// Every leader that says so.
const PILOTS: [(&str, &str); 10] = [
    ("JTL_001", "Asajj Ventress"),
    ("JTL_003", "Lando Calrissian"),
    ("JTL_006", "Darth Vader"),
    ("JTL_008", "Wedge Antilles"),
    ("JTL_009", "Boba Fett"),
    ("JTL_011", "Major Vonreg"),
    ("JTL_012", "Luke Skywalker"),
    ("JTL_015", "Rio Durant"),
    ("JTL_017", "Han Solo"),
    ("JTL_018", "Kazuda Xiono"),
];

fn position(leader: &str) -> String {
    format!(
        r#"(seats: [
            (leader: "{leader}", base: "SOR_029", space: ["SOR_225"], resources: 12, deck: ["SOR_047"]),
            (leader: "SOR_010", base: "SOR_023", resources: 5, deck: ["SOR_128"]),
        ])"#
    )
}

fn desk_folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The choices shown with their keys: "[D] deploy Boba Fett".
fn key_of(screen: &str, choice: &str) -> Option<String> {
    let before = screen.split_once(&format!("] {choice}"))?.0;
    before.rsplit_once('[').map(|(_, key)| key.to_owned())
}

#[test]
fn every_leader_that_is_a_pilot_is_deployed_by_keys() {
    for (id, name) in PILOTS {
        let home = desk_folder();
        let mut desk = at_position(home.path(), &position(id));
        desk.press("D");
        let screen = desk.screen();
        let key = key_of(&screen, &format!("deploy {name} as a Pilot"));
        let key = key.unwrap_or_else(|| panic!("{id}: it is not offered:\n{screen}"));
        desk.press(&key);
        let piloted = desk.screen();
        assert!(piloted.contains(&format!("with {name}")), "{id}:\n{piloted}");
    }
}

/// The same table in line mode.
fn lines(id: &str) -> (TableLines, tempfile::TempDir) {
    let home = desk_folder();
    let services = local_services(home.path());
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let sitters = names.iter().map(Sitter::person).collect();
    let setup = Setup { names, start: Start::Position(position(id)) };
    let (session, _) = services.open(sitters, Agreement::default(), setup, Some(3)).expect("a game");
    (TableLines::new(games::voice(session)), home)
}

#[test]
fn every_leader_that_is_a_pilot_is_deployed_by_words() {
    for (id, name) in PILOTS {
        let said = [
            format!("deploy {name} as a pilot"),
            format!("Deploy {name} as a Pilot"),
            format!("deploy {} as pilot", name.split(' ').next_back().unwrap_or(name).to_lowercase()),
        ];
        for words in said {
            let (mut lines, home) = lines(id);
            let services = local_services(home.path());
            let answer = lines.line(&words, &services, Instant::now()).lines.join("\n");
            assert!(answer.contains(&format!("{name} is attached to TIE/ln Fighter.")), "{id}, {words}: {answer}");
        }
        // It is among the choices in these words.
        let (mut lines, home) = lines(id);
        let services = local_services(home.path());
        let choices = lines.line("choices", &services, Instant::now()).lines.join("\n");
        assert!(choices.contains(&format!("Deploy {name} as a Pilot")), "{id}: {choices}");
    }
}
