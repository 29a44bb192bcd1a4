//! The room board: live beside an open desk, read-only, and taken down by no careless key.

use super::screens::{begin, sit_down};
use crate::cli::support::{run, run_with};
use crate::ui::fake::{Desk, services};
use boards::desk;
use events::tournament::{DeskStage, Op, ResultOp};
use screen::game::speaker::Speaker;
use screen::terminal::message::Message;
use screen::theme::figures;
use shell::desk_session::DeskSession;
use shell::place::{Opened, Place};
use shell::room_board::RoomBoard;
use std::path::Path;
use std::time::{Duration, Instant};

/// An event of this many players in its first round.
fn playing(path: &Path, players: usize) -> DeskSession {
    let names: Vec<String> = (0..players).map(|player| format!("Player {player:02}")).collect();
    let mut session = begin(path, &names.iter().map(String::as_str).collect::<Vec<_>>());
    for op in [Op::Start, Op::Pair { tables: None }, Op::Begin] {
        session.act(op).expect("it can be done");
    }
    session
}

fn shown(path: &Path) -> Desk {
    let mut board = Desk::at_home();
    board.app.open_over(Opened::RoomBoard(Box::new(RoomBoard::open(path).expect("it is read"))));
    board
}

/// Nobody touches the keyboard for this many seconds.
fn wait(board: &mut Desk, seconds: u64) {
    board.now += Duration::from_secs(seconds);
    board.send(Message::Tick);
}

fn result(session: &mut DeskSession, table: usize) {
    let event = session.event();
    let players = event.tables()[table].players.iter().map(|player| event.players()[*player].name.clone());
    let players = players.collect();
    session.act(Op::Result(ResultOp { players, games: [2, 0, 0], ..ResultOp::default() })).expect("a result");
}

#[test]
fn the_clock_of_a_round_can_be_drawn_large() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    playing(&path, 4);
    let clock = RoomBoard::open(&path).expect("it is read").clock().expect("time runs");
    for shown in [clock.as_str(), "-2:05", "TIME"] {
        assert!(figures::can_draw(shown), "{shown}");
    }
    assert!(clock.contains(':'), "{clock}");
}

#[test]
fn the_board_follows_a_desk_that_is_open_elsewhere() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut session = playing(&path, 4);
    let mut board = RoomBoard::open(&path).expect("whoever only looks may do so");
    let told = |board: &mut RoomBoard, now: Instant| {
        board.tick(now).expect("it looks");
        board.lines().join("\n")
    };
    let now = Instant::now();
    assert!(!told(&mut board, now).contains("2-0"));
    result(&mut session, 0);
    session.act(Op::Announce { text: "Pizza is here".into() }).expect("announced");
    let lines = told(&mut board, now + Duration::from_secs(2));
    assert!(lines.contains("2-0") && lines.contains("Announced: Pizza is here"), "{lines}");
    session.act(Op::Announce { text: String::new() }).expect("ended");
    assert!(!told(&mut board, now + Duration::from_secs(4)).contains("Pizza"));
    std::fs::remove_file(&path).expect("it is ours");
    let lines = told(&mut board, now + Duration::from_secs(6));
    assert!(lines.contains("a.event") && lines.contains("2-0"), "what was read last stays, with why: {lines}");
}

#[test]
fn no_careless_key_takes_the_board_down_and_pages_turn_by_themselves() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut session = playing(&path, 60);
    let mut board = shown(&path);
    let first = board.screen();
    assert!(first.contains("By table") && first.contains("Player 00 0"), "{first}");
    assert!(first.contains(":"), "the clock stands on it: {first}");
    board.press("x Enter Space Tab d a u");
    assert!(board.screen().contains("By table"), "{}", board.screen());
    let mut seen = vec![board.screen()];
    for _ in 0..3 {
        board.press("Right");
        seen.push(board.screen());
    }
    let all = seen.concat();
    assert!(all.contains("By name") && all.contains("table 30"), "{all}");
    let before = board.screen();
    wait(&mut board, 13);
    wait(&mut board, 13);
    assert_ne!(before.lines().nth(6), board.screen().lines().nth(6), "{}", board.screen());
    board.press("Esc");
    assert!(board.screen().contains("Take the room board down?"), "{}", board.screen());
    board.press("n");
    assert!(board.screen().contains("Player"), "{}", board.screen());
    session.act(Op::Time { players: None }).expect("called");
    wait(&mut board, 2);
    let late = (0..6).any(|_| {
        board.press("Right");
        board.screen().contains("late")
    });
    assert!(late, "{}", board.screen());
    board.press("q y");
    assert!(!board.screen().contains("Player"), "{}", board.screen());
    assert_eq!(session.event().stage(), DeskStage::Playing);
}

#[test]
fn the_board_speaks_in_line_mode_and_opens_from_a_shell() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("a.event");
    let mut session = playing(&path, 4);
    let mut services = services(home.path());
    let mut board = desk::room_told::put_up(RoomBoard::open(&path).expect("it is read"));
    assert!(board.opening(&services).join(" ").contains("By name:"));
    let now = Instant::now();
    assert!(board.tick(&services, now).is_none());
    result(&mut session, 1);
    let news = board.tick(&services, now + Duration::from_secs(2)).expect("something is new");
    assert!(news.lines.iter().any(|line| line.starts_with("round 1, table 2, ")), "{:?}", news.lines);
    assert!(board.line("add Zed", &mut services, now, now).lines.concat().contains("not understood"));
    assert!(board.line("quit", &mut services, now, now).left);
    let words = ["--plain", "tournament", "board", "a.event"];
    let out = run_with(home.path(), &words, "look\nquit\n").out;
    assert!(out.contains("By table:") && out.contains("2-0"), "{out}");
    drop(session);
    let announced = run(home.path(), &["tournament", "announce", "a.event", "Last", "round"]);
    assert_eq!(announced.code, 0, "{}", announced.err);
    let out = run_with(home.path(), &words, "quit\n").out;
    assert!(out.contains("Announced: Last round"), "{out}");
}

#[test]
fn the_desk_shows_its_own_board() {
    let home = tempfile::tempdir().expect("a folder");
    let mut desk = sit_down(playing(&home.path().join("a.event"), 4));
    desk.press("F7").type_line("Round one");
    desk.press("F6");
    assert!(desk.screen().contains("Announcement") && desk.screen().contains("Round one"), "{}", desk.screen());
}
