//! What an evening needs beside its rounds: one clock wherever time is shown, standings while a round is played, several
//! pods in one event, and people over the wire.

use super::screens::{begin, sit_down};
use super::support::{must, refused, registered, round};
use crate::cli::support::{run, run_with};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use crate::ui::fake::{Desk, services};
use events::tournament::{DeskStage, Event, EventFormat, EventSetup, MatchType, Op, ResultOp, Stamp, Tier};
use screen::game::speaker::Speaker;
use serde_json::json;
use shell::desk::{create_event, now, write_event};
use shell::desk_session::DeskSession;
use shell::pod_session::{PodPace, PodSession};
use shell::room_board::RoomBoard;
use std::path::Path;
use std::time::Instant;
use storage::event_file::EventFile;
use swu_decks::formats::samples;
use swu_decks::limited::{PodKind, PodOptions, PodSeat, PodSetup};

/// An event of four with lists, whose first round began this many seconds ago.
fn begun(path: &Path, ago: u64) {
    let setup = EventSetup {
        name: "Friday".into(),
        format: EventFormat::Premier,
        tier: Tier::Casual,
        match_type: MatchType::Bo3,
        seed: 5,
        sets: Vec::new(),
    };
    let mut file = create_event(path, &setup).expect("made");
    let mut event = Event::new(setup).expect("an event");
    let stamp = Stamp::new(now() - ago, "desk");
    let deck = samples().first().expect("a deck").json.to_owned();
    let mut act = |op: Op| event.act_as(op, stamp.clone()).map(|_| ()).expect("it can be done");
    for name in ["Ann", "Bob", "Cyn", "Dov"] {
        act(Op::Player { name: name.into(), uid: None, first: None, last: None });
        act(Op::CheckIn { player: name.into(), present: true });
        act(Op::List { player: name.into(), deck: deck.clone() });
    }
    [Op::Start, Op::Pair { tables: None }, Op::Begin].into_iter().for_each(act);
    write_event(&mut file, &event, 0, &stamp).expect("written");
}

/// The first time of the form 12:34 in a text, in seconds.
#[track_caller]
fn seconds(text: &str) -> i64 {
    let is_time = |word: &&str| {
        word.split_once(':').is_some_and(|(minutes, seconds)| {
            minutes.parse::<u32>().is_ok() && seconds.len() == 2 && seconds.parse::<u32>().is_ok()
        })
    };
    let words = text.split(|letter: char| letter.is_whitespace() || ",.".contains(letter));
    let time = words.into_iter().find(is_time).unwrap_or_else(|| panic!("no time in {text}"));
    let (minutes, seconds) = time.split_once(':').expect("a time");
    60 * minutes.parse::<i64>().expect("minutes") + seconds.parse::<i64>().expect("seconds")
}

#[test]
fn room_desk_match_and_lines_show_one_clock() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    begun(&path, 17 * 60 + 20);
    let began = Instant::now();
    let mut times = vec![seconds(&RoomBoard::open(&path).expect("it is read").clock().expect("time runs"))];
    let state = run_with(home.path(), &["--plain", "tournament", "a.event"], "look\nplay 1\nquit\n").out;
    let (desk, at_match) = state.rsplit_once("best of three").expect("the match is open");
    times.extend([seconds(desk.split_once("RUNNING").expect("it runs").1), seconds(at_match)]);
    let mut screen = sit_down(DeskSession::open(&path).expect("nobody else"));
    times.push(seconds(screen.screen().split_once("RUNNING").expect("it runs").1));
    screen.press("m");
    let shown = screen.screen();
    assert!(shown.contains("Match"), "{shown}");
    times.push(seconds(shown.split_once(" left").map(|(before, _)| &before[before.len() - 6..]).expect("a clock")));
    let least = 37 * 60 + 40 - i64::try_from(began.elapsed().as_secs()).expect("seconds") - 2;
    assert!(times.iter().all(|time| (least..=37 * 60 + 40).contains(time)), "{times:?}");
}

#[test]
fn a_match_continued_later_is_under_the_time_of_its_round() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    begun(&path, 0);
    let said = run_with(home.path(), &["--plain", "tournament", "a.event"], "play 1\nquit\n").out;
    assert!(said.contains("best of three"), "{said}");
    // The same evening, fifty minutes later: what was done happened earlier.
    let read = EventFile::read(&path).expect("it is there");
    let later = home.path().join("later.event");
    let mut file = create_event(&later, read.event.setup()).expect("made");
    write_event(&mut file, &read.event, 0, &Stamp::new(now() - 50 * 60, "desk")).expect("written");
    drop(file);
    let said = run_with(home.path(), &["--plain", "tournament", "later.event"], "play 1\nquit\n").out;
    let (_, at_match) = said.rsplit_once("best of three").expect("the match is open");
    let left = seconds(at_match);
    assert!((4 * 60 + 30..=5 * 60).contains(&left), "{left} seconds of {said}");
}

#[test]
fn standings_stand_beside_the_tables_while_a_round_is_played() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut session = begin(&home.path().join("a.event"), &["Ann", "Bob", "Cyn", "Dov", "Eve"]);
        for op in [Op::Start, Op::Pair { tables: None }, Op::Begin] {
            session.act(op).expect("it can be done");
        }
        let event = session.event();
        let name = |player: &usize| event.players()[*player].name.clone();
        let tables: Vec<Vec<String>> =
            event.tables().iter().map(|table| table.players.iter().map(name).collect()).collect();
        let (winner, missing) = (tables[0][0].clone(), tables[1].clone());
        let bye = tables[2][0].clone();
        let players = tables[0].clone();
        session.act(Op::Result(ResultOp { players, games: [2, 0, 0], ..ResultOp::default() })).expect("a result");
        let mut desk: Desk = sit_down(session);
        desk.resize(width, height);
        let screen = desk.screen();
        for name in [&winner, &bye] {
            assert!(screen.contains(&format!("1 {name} 3")), "{name} has three points at {width}x{height}:\n{screen}");
        }
        assert!(screen.contains(&format!("Missing: table 2 ({} -", missing[0])), "{screen}");
        desk.press("r").type_line("2-1");
        desk.press(":").type_line("result 2 2-1");
        assert!(!desk.screen().contains("Missing:"), "{}", desk.screen());
    }
}

/// A sealed pod of two people whose decks are built.
fn built(path: &Path, names: [&str; 2], seed: u64) {
    let seats = names.map(|name| PodSeat { name: name.to_owned(), bot: false }).to_vec();
    let sets = vec!["SOR".to_owned(); PodKind::Sealed.boosters()];
    let setup = PodSetup { kind: PodKind::Sealed, sets, seats, seed, options: PodOptions::default() };
    let mut session = PodSession::begin(path, setup, PodPace::Friendly, Instant::now()).expect("a pod");
    for name in names {
        assert!(crate::limited::screens::come(&mut session, &name.to_lowercase()));
        session.suggest(Instant::now()).expect("friendly");
        session.ready(Instant::now()).expect("legal");
    }
}

#[test]
fn several_pods_make_one_event_with_their_decks() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    built(&folder.join("one.pod"), ["Ann", "Bob"], 1);
    built(&folder.join("two.pod"), ["Cyn", "Dov"], 2);
    let new = ["tournament", "new", "a.event", "--name", "A", "--format", "sealed", "--match", "single", "--seed", "2"];
    assert_eq!(run(folder, &new).code, 0);
    let said = run(folder, &["tournament", "import", "a.event", "one.pod"]);
    assert!(said.out.contains("2 players, 2 here"), "{} {}", said.out, said.err);
    // The second one at the desk, in words.
    let said = run_with(folder, &["--plain", "tournament", "a.event"], "import two.pod\nstart\npair\nbegin\nplay 1\n");
    assert!(said.out.contains("Registered: 2 players."), "{}", said.out);
    assert!(said.out.contains("sideboard"), "a match with two of the decks is open: {}", said.out);
    let event = EventFile::read(&folder.join("a.event")).expect("it is there").event;
    assert_eq!(event.stage(), DeskStage::Playing);
    assert!(event.players().iter().all(|player| player.list.is_some()), "everybody's deck came along");
    assert_eq!(event.tables().iter().map(|table| table.players.len()).sum::<usize>(), 4);
}

#[test]
fn players_are_read_in_and_everybody_is_here_over_the_wire() {
    let mut client = Client::new();
    must(&mut client, "new", json!({"event": {"name": "A", "seed": 1}}));
    let answer = must(&mut client, "import", json!({"text": "name,uid\nAnn,77\nBob,\nCyn,78\n"}));
    assert_eq!((&answer["registered"], &answer["already"]), (&json!(3), &json!(0)));
    let answer = must(&mut client, "import", json!({"text": "ann\nDov\n", "sign": "Kim"}));
    assert_eq!((&answer["registered"], &answer["already"]), (&json!(1), &json!(1)));
    let here = must(&mut client, "check-in", json!({"all": true}));
    assert!(here["players"].as_array().expect("players").iter().all(|player| player["present"] == true), "{here}");
    let log = must(&mut client, "log", json!({}));
    assert_eq!(log["log"][3]["by"], "Kim");
    assert_eq!(refused(&mut client, "import", json!({})), "bad-request");
    assert_eq!(refused(&mut client, "import", json!({"text": ""})), "bad-name");
    assert_eq!(refused(&mut client, "import", json!({"save": "nothing"})), "bad-save");
    // A name that cannot be taken registers nobody of the whole list.
    assert!(!refused(&mut client, "import", json!({"text": "Eve,79\nFay,79\n"})).is_empty());
}

#[test]
fn records_penalties_and_a_league_are_told_over_the_wire() {
    let mut client = Client::new();
    let mut dice = Dice::new(1);
    registered(&mut client, 4, 1);
    must(&mut client, "start", json!({}));
    must(&mut client, "penalty", json!({"player": "P1", "kind": "warning", "note": "late"}));
    let pairings = must(&mut client, "pair", json!({}));
    let tables = must(&mut client, "tables", json!({}));
    assert_eq!(tables["tables"][1]["table"], 2, "{tables}");
    assert_eq!(tables["tables"][0]["players"][0]["name"], pairings["pairs"][0][0]);
    must(&mut client, "begin", json!({}));
    for pair in pairings["pairs"].as_array().expect("tables").clone() {
        must(&mut client, "result", json!({"players": pair, "games": [2, 0]}));
    }
    round(&mut client, &mut dice, true);
    let first = must(&mut client, "save", json!({}))["save"].take();
    registered(&mut client, 4, 2);
    must(&mut client, "start", json!({}));
    round(&mut client, &mut dice, true);
    round(&mut client, &mut dice, true);
    let people = must(&mut client, "people", json!({"saves": [first]}));
    let all = people["people"].as_array().expect("people");
    assert!(all.len() == 4 && all.iter().all(|person| person["events"] == 2), "{people}");
    let one = must(&mut client, "people", json!({"saves": [first], "of": "p1"}));
    assert_eq!(one["people"][0]["name"], "P1");
    let penalties = must(&mut client, "penalties", json!({"saves": [first]}));
    assert!(penalties["penalties"][0]["penalty"].as_str().is_some_and(|told| told.contains("late")), "{penalties}");
    let league = must(&mut client, "league", json!({"saves": [first], "points": "10,8,6,4+1"}));
    let sums: u64 = league["league"].as_array().expect("rows").iter().filter_map(|row| row["sum"].as_u64()).sum();
    assert_eq!(sums, 2 * (10 + 8 + 6 + 4 + 4), "{league}");
    assert_eq!(refused(&mut client, "league", json!({"points": "ten"})), "bad-count");
    assert_eq!(refused(&mut client, "people", json!({"of": "Zed"})), "unknown-player");
}

#[test]
fn a_desk_in_lines_tells_live_standings_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut told = boards::desk::told::sit_down(begin(&home.path().join("a.event"), &["Ann", "Bob", "Cyn"]));
    let mut services = services(home.path());
    let mut say = |line: &str| told.line(line, &mut services, Instant::now(), Instant::now()).lines.join("\n");
    for line in ["start", "pair", "begin"] {
        say(line);
    }
    let standings = say("standings");
    assert!(standings.contains("Standings in round 1, 1 result missing"), "{standings}");
    assert!(standings.contains(" 3  1-0 "), "the bye counts already: {standings}");
}

#[test]
fn a_player_may_be_called_by_a_number_and_a_table_of_an_earlier_round_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut told = boards::desk::told::sit_down(begin(&home.path().join("a.event"), &["Ann", "3/4", "Cyn", "2nd Bob"]));
    let mut services = services(home.path());
    let mut say = |line: &str| told.line(line, &mut services, Instant::now(), Instant::now()).lines.join("\n");
    for line in ["start", "pair", "begin", "result 3/4 2-0", "result 2nd Bob 1-2"] {
        say(line);
    }
    let standings = say("standings");
    assert!(standings.contains("3/4 3  1-0") && standings.contains("2nd Bob 0  0-1"), "{standings}");
    say("pair");
    let corrected = say("result 2 2-0 round 1");
    assert!(corrected.contains("round 1, table 2, ") && corrected.contains("2-0"), "{corrected}");
    assert!(say("result 9 2-0 round 1").contains("no table 9"), "{}", say("result 9 2-0 round 1"));
}

#[test]
fn no_table_for_a_spreadsheet_holds_a_formula_or_a_day() {
    let home = tempfile::tempdir().expect("a folder");
    let mut session = begin(&home.path().join("a.event"), &["3/4", "=SUM(A1)", "May 4", "1e5"]);
    session
        .act(Op::Player { name: "Late".into(), uid: Some("007".into()), first: None, last: None })
        .expect("a player");
    for op in [Op::Start, Op::Pair { tables: None }, Op::Begin] {
        session.act(op).expect("it can be done");
    }
    let event = session.event();
    let players: Vec<String> =
        event.tables()[0].players.iter().map(|player| event.players()[*player].name.clone()).collect();
    let result = |games: [u32; 3]| Op::Result(ResultOp { players: players.clone(), games, ..ResultOp::default() });
    session.act(result([1, 2, 0])).expect("a result");
    session.act(result([2, 1, 0])).expect("corrected");
    let is_text = |cell: &str| {
        let numbers =
            cell.split(['/', '-', ':']).all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
        let formula = cell.starts_with(['=', '+', '-', '@']);
        !formula && (!numbers || cell.parse::<u64>().is_ok() && !cell.starts_with("00"))
    };
    for form in ["csv", "matches", "players", "penalties", "log"] {
        let form = events::tournament::Form::named(form).expect("a form");
        let text = form.of(session.event(), shell::desk::moment).expect("written");
        let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
        for row in reader.records() {
            let row = row.expect("a row");
            assert!(row.iter().all(|cell| is_text(cell) && cell != "May 4" && cell != "1e5"), "{form:?}: {row:?}");
        }
    }
    let list = events::tournament::Form::named("players").expect("a form");
    let text = list.of(session.event(), shell::desk::moment).expect("written");
    let again = events::tournament::read_people(&text).expect("people");
    let names: Vec<&str> = again.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["3/4", "=SUM(A1)", "May 4", "1e5", "Late"], "and comes back as it was");
    assert_eq!(again[4].uid.as_deref(), Some("007"));
}
