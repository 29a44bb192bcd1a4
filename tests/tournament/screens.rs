//! The desk by keys and in lines, the list of events, and matches that report themselves.

use crate::ui::fake::{Desk, services};
use boards::desk;
use events::tournament::{DeskStage, Ending, EventFormat, EventSetup, MatchType, Op, Seated, Tier};
use screen::game::speaker::Speaker;
use shell::desk_session::{DeskSession, TableResult};
use shell::place::Opened;
use std::path::Path;
use std::time::Instant;
use storage::event_file::EventFile;
use swu_decks::formats::samples;

pub(super) fn begin(path: &Path, players: &[&str]) -> DeskSession {
    let setup = EventSetup {
        name: "Friday".into(),
        format: EventFormat::Premier,
        tier: Tier::Casual,
        match_type: MatchType::Bo3,
        seed: 5,
        sets: Vec::new(),
    };
    let mut session = DeskSession::begin(path, setup).expect("an event");
    for player in players {
        session.act(Op::Player { name: (*player).into(), uid: None, first: None, last: None }).expect("a player");
        session.act(Op::CheckIn { player: (*player).into(), present: true }).expect("is here");
    }
    session
}

pub(super) fn sit_down(session: DeskSession) -> Desk {
    let mut desk = Desk::at_home();
    desk.app.open_over(Opened::Desk(Box::new(session)));
    desk
}

#[test]
fn two_players_change_places_by_keys_and_what_breaks_a_rule_is_confirmed() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut desk = sit_down(begin(&path, &["Ann", "Bob", "Cyn", "Dov"]));
    desk.press("s p");
    let tables = |path: &Path| {
        let event = EventFile::read(path).expect("it is there").event;
        let name = |player: &usize| event.players()[*player].name.clone();
        let table = |table: &Seated| table.players.iter().map(name).collect::<Vec<_>>();
        event.tables().iter().map(table).collect::<Vec<_>>()
    };
    let first = tables(&path);
    desk.press("z").type_line(&first[1][0]);
    assert!(desk.screen().contains("change places"), "{}", desk.screen());
    let swapped = tables(&path);
    assert_eq!(
        (&swapped[0], &swapped[1]),
        (&vec![first[1][0].clone(), first[0][1].clone()], &vec![first[0][0].clone(), first[1][1].clone()])
    );
    desk.press("b r").type_line("2-0");
    desk.press("r").type_line("2-0");
    desk.press("p");
    // Both winners meet now; whoever lost to the first of them is to meet again.
    let met = tables(&path);
    assert_eq!(met.iter().flatten().count(), 4);
    let loser = &swapped.iter().find(|table| table[0] == met[0][0] || table[1] == met[0][0]).expect("they played");
    let loser = loser.iter().find(|name| **name != met[0][0]).expect("two of them");
    desk.press(":").type_line(&format!("swap {} {loser}", met[0][1]));
    assert!(desk.screen().contains("have met before [S-7]"), "{}", desk.screen());
    assert_eq!(tables(&path), met, "nothing has changed yet");
    desk.press("y");
    assert!(tables(&path)[0].contains(loser), "{}", desk.screen());
    desk.press("w");
    assert!(desk.screen().contains("[S-16]"), "{}", desk.screen());
}

#[test]
fn a_round_by_keys_at_every_size() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut desk = sit_down(begin(&path, &["Ann", "Bob", "Cyn"]));
    assert!(desk.screen().contains("Players 3, here 3"));
    desk.press("a").type_line("Dov Long Name");
    desk.press("Esc c");
    assert!(desk.screen().contains("Players 4, here 4"), "{}", desk.screen());
    desk.press("s p b");
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        desk.resize(width, height);
        let screen = desk.screen();
        assert!(screen.contains("RUNNING 5") && screen.contains("playing"), "{screen}");
        assert!(screen.contains("(proved)") || width == 80, "{screen}");
    }
    desk.press("r").type_line("2-1");
    assert!(desk.screen().contains("One result is missing."));
    desk.press("Down r").type_line("1-1");
    assert!(desk.screen().contains("[R-2]"), "{}", desk.screen());
    desk.press("r").type_line("1-1 time");
    assert!(desk.screen().contains("Pair the next round."));
    desk.press("u");
    assert!(desk.screen().contains("Taken back."));
    desk.press("F6");
    assert!(!desk.screen().contains("OMW"), "the room board has tables and the clock only");
    desk.press("x Tab q");
    assert!(desk.screen().contains("Take the room board down?"), "{}", desk.screen());
    desk.press("y Tab Tab");
    assert!(desk.screen().contains("u takes back"), "{}", desk.screen());
    let before = DeskSession::open(&path);
    assert!(before.is_err_and(|why| why.to_string().contains("open elsewhere")), "one writer");
}

#[test]
fn lines_have_the_powers_of_the_desk() {
    let home = tempfile::tempdir().expect("a folder");
    let mut told = desk::told::sit_down(begin(&home.path().join("a.event"), &[]));
    let mut services = services(home.path());
    let mut say = |line: &str| {
        let now = Instant::now();
        told.line(line, &mut services, now, now).lines.join("\n")
    };
    for name in ["ann", "bob", "cyn smith", "dov", "eve"] {
        assert!(say(&format!("add {name}")).contains("registers"));
    }
    assert!(say("here all").contains("5 more"));
    assert!(say("start").contains("Pair"));
    assert!(say("pair").contains("seated"));
    assert!(say("why").contains("[S-10]"));
    assert!(say("begin").contains("2 results are missing"));
    assert!(say("pair").contains("[S-9]"), "the missing tables are listed");
    assert!(say("extra 5").contains("5 minutes more"));
    assert!(say("time 1").contains("time called"));
    assert!(say("tables").contains("time called"));
    assert!(say("result 1 1-0 time").contains("One result"));
    assert!(say("result cyn zed 2-0").contains("No player is called zed"));
    assert!(say("penalty cyn warning talks").contains("warning"));
    assert!(say("drop cyn").contains("drops"));
    assert!(say("standings").contains("OMW"));
    assert!(say("log").contains("drops"));
    assert!(say("slips").is_empty() || say("players").contains("cyn smith: dropped"));
    assert!(say("export csv").contains("Written to"));
    assert!(say("help").contains("result ann bob 2-1"));
    assert!(say("dance").contains("not understood"));
}

#[test]
fn r_3_a_match_that_was_played_here_reports_itself_once() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut session = begin(&path, &["Ann", "Bob", "Cyn", "Dov"]);
    let list = || Op::List { player: "Ann".into(), deck: samples()[0].json.into() };
    session.act(Op::Start).expect("it starts");
    session.act(list()).expect("before the first match");
    session.act(Op::Pair { tables: None }).expect("paired");
    assert!(session.table_match(0).is_err_and(|why| why.to_string().contains("begin it first")));
    session.act(Op::Begin).expect("it runs");
    let place = (0..2).find(|place| session.table_match(*place).is_err_and(|why| why.to_string().contains("no list")));
    let place = place.expect("nobody else has a list");
    session.seat_here(place, "somewhere").expect("it is written down");
    drop(session);
    // The desk was closed in the middle of it, and opens again.
    let mut session = DeskSession::open(&path).expect("it is there");
    assert_eq!(session.saved(place), Some("somewhere"));
    assert!(session.collect(|_| None).expect("nothing is over").is_empty());
    let names: Vec<String> = session.event().tables()[place]
        .players
        .iter()
        .map(|player| session.event().players()[*player].name.clone())
        .collect();
    let result = |saved: &str| {
        (saved == "somewhere").then(|| TableResult {
            names: vec![names[1].clone(), names[0].clone()],
            games: [0, 2, 0],
            end: Ending::Played,
            by: None,
            winner: Some(names[0].clone()),
            places: None,
        })
    };
    assert_eq!(session.collect(result).expect("it is taken").len(), 1);
    assert!(session.collect(result).expect("it is there already").is_empty());
    assert_eq!(session.event().stage(), DeskStage::Playing);
    assert_eq!(session.event().log().len(), 4 * 2 + 6);
}

#[test]
fn events_are_listed_and_made_by_a_line() {
    let mut desk = Desk::at_home();
    desk.press("e");
    assert!(desk.screen().contains("New draft") && desk.screen().contains("New tournament"));
    desk.press("3");
    assert!(desk.screen().contains("competitive; bo3 or single"), "{}", desk.screen());
    desk.type_line("Friday");
    assert!(desk.screen().contains("Friday  ") && desk.screen().contains("registration"), "{}", desk.screen());
}

#[test]
fn a26_a_pod_of_twin_suns_is_played_at_this_keyboard_and_reports_its_places() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("suns.event");
    let made = ["tournament", "new", "suns.event", "--name", "Suns", "--format", "twin-suns", "--seed", "2"];
    assert_eq!(crate::cli::support::run(home.path(), &made).code, 0);
    let mut lines = String::new();
    for (name, deck) in [("Ann", "twin-luke-leia"), ("Bob", "twin-vader-tarkin"), ("Cyn", "twin-han-sabine")] {
        let list = format!("{}/decks/{deck}.json", env!("CARGO_MANIFEST_DIR"));
        lines.push_str(&format!("add {name}\nlist {name} {list}\n"));
    }
    lines.push_str("here all\nstart\npair\nbegin\nplay 1\nquit\nquit\n");
    let begun = crate::cli::support::run_with(home.path(), &["--plain", "tournament", "suns.event"], &lines);
    let saved = |path: &Path| EventFile::read(path).expect("it is there").event.tables()[0].saved.clone();
    assert!(saved(&path).is_some(), "{}", begun.out);
    // It continues where it was left, and two of them concede.
    let lines = "play 1\nconcede Ann\nann\nconcede Bob\nbob\nquit\ntables\nlog\nquit\n";
    let over = crate::cli::support::run_with(home.path(), &["--plain", "tournament", "suns.event"], lines);
    let event = EventFile::read(&path).expect("it is there").event;
    assert_eq!(event.history().rounds.len() + event.pod_history().rounds.len(), 1, "{}", over.out);
    let round = &event.pod_history().rounds[0][0];
    let places: Vec<(String, u32)> = round
        .players
        .iter()
        .map(|player| event.name_in_history(*player).to_owned())
        .zip(round.places.iter().copied())
        .collect();
    assert!(places.contains(&("Cyn".to_owned(), 1)), "{places:?}");
    assert!(places.iter().all(|(name, place)| name == "Cyn" || *place > 1), "{places:?}");
}
