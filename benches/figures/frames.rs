//! A frame: drawn, compared with the one before, and turned into the terminal's bytes.

use crate::Harness;
use crate::hosted::{data, opening, setup};
use crate::report::Report;
use crate::support::{self, Dice};
use hotseat::host::Host;
use hotseat::journal::Nowhere;
use hotseat::table::{Agreement, Sitter};
use panels::App;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use screen::input::keymap::Keymap;
use screen::terminal::message::Message;
use screen::theme::Look;
use screen::theme::glyphs::UNICODE;
use shell::command::Command;
use shell::command::key::Key;
use shell::place::Opened;
use shell::pod_session::{PodPace, PodSession};
use shell::services::Services;
use shell::session::{GameSession, Session};
use shell::table_session::TableSession;
use std::io::{self, Sink};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use storage::paths::Paths;
use swu_decks::limited::{PodKind, PodOptions, PodSeat, PodSetup};
use swu_hosted::{CardData, Unlimited};
use swu_screen::board_of;

/// The frames show a starter duel after this many picks.
const PICKS: usize = 120;

/// Measures the frame after a key that moves the cursor, at two sizes.
pub(crate) fn measure(harness: &mut Harness, report: &mut Report) {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, width, height, figure, goals) in [
        ("frame 80x24", 80, 24, "frame at 80x24 after a cursor key, key included", ("", "")),
        ("frame 200x60", 200, 60, "frame at 200x60 after a cursor key, key included", ("2 ms", "0.3 ms")),
    ] {
        let mut app = app(folder.path());
        let mut terminal = terminal(width, height);
        let mut keys = keys();
        harness.bench_function(name, |bencher| {
            bencher.iter(|| after_a_key(&mut app, &mut terminal, keys.next().expect("they go round")));
        });
        report.time(name, 1, figure, goals.0, goals.1);
    }
}

/// The main screens reached from home, by the word in the table and the command.
const SCREENS: [(&str, Option<Command>); 8] = [
    ("home", None),
    ("a new game", Some(Command::New)),
    ("learning", Some(Command::Learn)),
    ("practice", Some(Command::Practise)),
    ("decks", Some(Command::Decks)),
    ("all cards", Some(Command::Browse)),
    ("finished games", Some(Command::Finished)),
    ("help", Some(Command::Help)),
];

/// Measures a frame of every main screen, after a key that moves the cursor in it.
pub(crate) fn screens(harness: &mut Harness, report: &mut Report) {
    let folder = tempfile::tempdir().expect("a folder");
    for (screen, command) in SCREENS {
        for (size, width, height) in [("80x24", 80, 24), ("200x60", 200, 60)] {
            let name = format!("screen {screen} {size}");
            let mut app = home(folder.path());
            let mut terminal = terminal(width, height);
            frame(&mut app, &mut terminal, Instant::now());
            if let Some(key) = command.and_then(|command| command.entry().keys.first()) {
                after_a_key(&mut app, &mut terminal, *key);
            }
            let mut keys = [Key::Down, Key::Up].into_iter().cycle();
            harness.bench_function(&name, |bencher| {
                bencher.iter(|| after_a_key(&mut app, &mut terminal, keys.next().expect("they go round")));
            });
            report.time(&name, 1, &format!("frame of {screen} at {size}"), "", "0.3 ms");
        }
    }
}

/// Measures the frame of a draft after a key.
pub(crate) fn measure_draft(harness: &mut Harness, report: &mut Report) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut app, mut terminal) = (draft(folder.path()), terminal(120, 40));
    let mut keys = [Key::Down, Key::Down, Key::Up].into_iter().cycle();
    harness.bench_function("frame draft", |bencher| {
        bencher.iter(|| after_a_key(&mut app, &mut terminal, keys.next().expect("they go round")));
    });
    report.time("frame draft", 1, "frame of a draft at 120x40 after a cursor key, key included", "2 ms", "");
}

/// The program in the middle of a draft against seven bots.
fn draft(folder: &Path) -> App {
    let seats = (0..8).map(|seat| PodSeat { name: format!("P{seat}"), bot: seat > 0 }).collect();
    let options = PodOptions { ahead: true, shuffle_seats: false };
    let setup = PodSetup { kind: PodKind::Draft, sets: vec!["SOR".into(); 3], seats, seed: 7, options };
    let now = Instant::now();
    let mut session = PodSession::begin(&folder.join("a.pod"), setup, PodPace::Friendly, now).expect("a pod");
    for _ in 0..20 {
        session.take(0, now).expect("there is always something to take");
    }
    let mut app = home(folder);
    app.open_over(Opened::Pod(Box::new(session)));
    app
}

/// Keys that move the cursor, over and over.
pub(crate) fn keys() -> impl Iterator<Item = Key> {
    [Key::Right, Key::Down, Key::Left, Key::Up].into_iter().cycle()
}

/// A key, and the resulting frame.
pub(crate) fn after_a_key(app: &mut App, terminal: &mut Screen, key: Key) {
    let now = Instant::now();
    drop(app.update(Message::Key(key), now));
    frame(app, terminal, now);
}

/// A terminal that discards its output.
pub(crate) type Screen = Terminal<CrosstermBackend<Sink>>;

/// The program with a game on an open table.
pub(crate) fn app(folder: &Path) -> App {
    let data = data();
    let people = vec![Sitter::person("Ann"), Sitter::person("Bob")];
    let opening = opening(&data, setup(&data.book, &support::starters(&data.book)), people, 5);
    let mut session = TableSession::<Unlimited>::new(Host::begin(opening, Box::new(Nowhere)), "Ann - Bob".into());
    let (mut dice, now) = (Dice::new(31), Instant::now());
    for _ in 0..PICKS {
        let options = session.visible().view().decision.as_ref().map_or(0, |decision| decision.options.len());
        session.pick(dice.below(options), now).expect("it is on the list");
        if !session.shown().is_empty() {
            session.seen(now).expect("they were looked at");
        }
    }
    let mut app = front(data, folder);
    app.play(board_of(Box::new(session)), None, now);
    app
}

/// The program on its home screen.
fn home(folder: &Path) -> App {
    front(data(), folder)
}

fn front(data: Arc<CardData>, folder: &Path) -> App {
    let hall = Services::new(data, boards::games::GAMES, Paths::within(folder), Agreement::default());
    App::new(hall, Look::new(&UNICODE), Keymap::default())
}

/// A terminal of that size.
pub(crate) fn terminal(width: u16, height: u16) -> Screen {
    let viewport = Viewport::Fixed(Rect::new(0, 0, width, height));
    Terminal::with_options(CrosstermBackend::new(io::sink()), TerminalOptions { viewport }).expect("a terminal")
}

fn frame(app: &mut App, terminal: &mut Screen, now: Instant) {
    let mut drawn = None;
    let shown = terminal.draw(|frame| {
        let area = frame.area();
        app.resize(area);
        drawn = Some(app.draw(frame.buffer_mut(), now));
    });
    shown.expect("it swallows everything");
    app.seen(drawn.expect("it was drawn"));
}
