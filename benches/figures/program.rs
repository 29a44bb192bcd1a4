//! The program itself in its own terminal: how soon it shows something, how soon it answers a key, how much memory and
//! disk it takes.

use crate::report::{Report, duration};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use storage::paths::Paths;

const PROGRAM: &str = env!("CARGO_BIN_EXE_cantina");
/// A frame is complete when nothing more arrived for this long.
const QUIET: Duration = Duration::from_millis(60);
/// A game between bots is over when nothing more arrived for this long.
const OVER: Duration = Duration::from_millis(300);
/// Games played one after another before memory is read.
const GAMES: usize = 50;
/// Nothing the program does takes longer.
const PATIENCE: Duration = Duration::from_secs(20);
const STARTS: usize = 20;
const KEYS: usize = 100;
/// How long a bot thinks before its memory is read.
const THOUGHT: Duration = Duration::from_secs(3);

/// A duel at an open table, as arguments.
const DUEL: [&str; 9] = ["play", "--deck", "sor-luke", "--deck", "sor-vader", "--seed", "7", "--trust", "open"];

/// Measures the program.
pub(crate) fn measure(report: &mut Report) {
    if report.wants("program start") {
        let home = starts(&[]);
        rows(report, "exec to first complete frame at 200x60, home screen", home, "30 ms", "10 ms");
        rows(report, "exec to first complete frame at 200x60, a new duel", starts(&DUEL), "30 ms", "10 ms");
    }
    if report.wants("program saves") {
        let thousand = with_saves();
        let measured = (0..STARTS).map(|_| start_once(|| Running::start_in(&[], thousand.path().to_path_buf())));
        let figure = "exec to first complete frame at 200x60, home screen over 1,000 finished games";
        rows(report, figure, measured.collect(), "30 ms", "10 ms");
    }
    if report.wants("program key") {
        rows(report, "key to last byte at 200x60, cursor moved", keys(), "5 ms (p95)", "2 ms (p95)");
    }
    if report.wants("program memory") {
        memory(report);
    }
}

/// A line for how long something took by the wall clock, and one for the program's CPU time if Linux reports it.
fn rows(report: &mut Report, figure: &str, measured: Vec<Measured>, floor: &'static str, target: &'static str) {
    let of = |mut times: Vec<Duration>| {
        times.sort_unstable();
        let at = |share: f64| times.get(((times.len() as f64 - 1.0) * share).round() as usize).copied();
        let text = |share: f64| at(share).map_or("none".into(), |time| duration(time.as_nanos() as f64));
        format!("{} ({}, {})", text(0.5), text(0.95), text(0.0))
    };
    let wall = measured.iter().map(|measured| measured.wall).collect();
    report.row(format!("{figure}: p50 (p95, least)"), of(wall), floor, target);
    let cpu: Vec<Duration> = measured.iter().filter_map(|measured| measured.cpu).collect();
    if !cpu.is_empty() {
        report.row(format!("{figure}, CPU time: p50 (p95, least)"), of(cpu), "", "");
    }
}

/// How long something took.
struct Measured {
    wall: Duration,
    cpu: Option<Duration>,
}

/// From starting the program to the last byte of its first frame.
fn starts(arguments: &[&str]) -> Vec<Measured> {
    (0..STARTS).map(|_| start_once(|| Running::start(arguments))).collect()
}

fn start_once(start: impl Fn() -> Running) -> Measured {
    let mut running = start();
    let began = running.began;
    let wall = running.answer() - began;
    Measured { wall, cpu: running.cpu() }
}

/// A folder with the saves of a thousand finished games: one that bots played to its end, and copies of it.
fn with_saves() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    at_once(folder.path());
    let mut game = Running::start_in(&bots(), folder.path().to_path_buf());
    game.answer();
    game.whole_game();
    drop(game);
    let saves = Paths::within(folder.path()).saves();
    let first = std::fs::read_dir(&saves).expect("it was played").flatten().next().expect("it was saved").path();
    for copy in 1..1_000 {
        let ending = first.extension().expect("saves have one");
        let to = saves.join(format!("copy-{copy}")).with_extension(ending);
        std::fs::copy(&first, to).expect("it can be copied");
    }
    folder
}

/// The duel with only bots in it.
fn bots() -> Vec<&'static str> {
    [&DUEL[..], &["--bot", "1", "--bot", "2"]].concat()
}

/// From now on bots in this folder make no pauses.
fn at_once(files: &Path) {
    let mut set = Command::new(PROGRAM);
    set.args(["settings", "bot-pace=0"]).env("CANTINA_HOME", files);
    assert!(set.output().is_ok_and(|done| done.status.success()), "it can be set");
}

/// Keys that move the cursor there and back.
const ARROWS: [&[u8]; 4] = [b"\x1b[B", b"\x1b[A", b"\x1b[C", b"\x1b[D"];

/// From writing a key to the last byte of its effect.
fn keys() -> Vec<Measured> {
    let mut running = Running::start(&DUEL);
    running.answer();
    for key in ["1", "1", "1", "1", "1"] {
        running.press(key.as_bytes());
    }
    let pressed = |number: usize| {
        let before = running.cpu();
        let wall = running.press(ARROWS[number % ARROWS.len()])?;
        let cpu = running.cpu().zip(before).map(|(after, before)| after.saturating_sub(before));
        Some(Measured { wall, cpu })
    };
    (0..KEYS).filter_map(pressed).collect()
}

/// The program's peak memory: on its home screen, and after a game that bots played to its end with every step of it
/// kept.
fn memory(report: &mut Report) {
    let mut home = Running::start(&[]);
    home.answer();
    let folder = tempfile::tempdir().expect("a folder");
    at_once(folder.path());
    let mut game = Running::start_in(&bots(), folder.path().to_path_buf());
    game.answer();
    game.whole_game();
    let one = game.peak();
    for _ in 1..GAMES {
        game.press(b"R");
        game.whole_game();
    }
    let mut thinking = Running::start(&[&DUEL[..], &["--bot", "1=strong", "--bot", "2=strong"]].concat());
    thinking.answer();
    thread::sleep(THOUGHT);
    for (figure, peak, target) in [
        ("peak memory, home screen", home.peak(), "8 MB"),
        ("peak memory, a whole game", one, "12 MB"),
        ("peak memory, fifty games one after another", game.peak(), "12 MB"),
        ("peak memory, a bot that searches long", thinking.peak(), "48 MB"),
    ] {
        let told = peak.map_or("not told by this system".into(), |bytes| format!("{:.1} MB", bytes / 1e6));
        report.row(figure, told, "20 MB", target);
    }
}

/// The program in its own terminal, with its own files.
struct Running {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// When bytes came.
    came: Receiver<Instant>,
    began: Instant,
    _terminal: Box<dyn MasterPty + Send>,
    _files: Option<tempfile::TempDir>,
}

impl Running {
    /// With its own files, which are deleted with it.
    fn start(arguments: &[&str]) -> Running {
        let files = tempfile::tempdir().expect("a folder");
        let mut running = Running::start_in(arguments, files.path().to_path_buf());
        running._files = Some(files);
        running
    }

    fn start_in(arguments: &[&str], files: PathBuf) -> Running {
        let size = PtySize { rows: 60, cols: 200, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(arguments);
        // A terminal would be asked for its ground first, and how fast it answers is its own matter.
        command.args(["--theme", "default"]);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("CANTINA_HOME", &files);
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        let (sender, came) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 65536];
            while let Ok(1..) = output.read(&mut bytes) {
                if sender.send(Instant::now()).is_err() {
                    break;
                }
            }
        });
        let began = Instant::now();
        let child = pair.slave.spawn_command(command).expect("it starts");
        Running { child, keys, came, began, _terminal: pair.master, _files: None }
    }

    /// When the last byte of the next output arrived.
    fn answer(&mut self) -> Instant {
        let mut last = self.came.recv_timeout(PATIENCE).expect("it draws something");
        while let Ok(later) = self.came.recv_timeout(QUIET) {
            last = later;
        }
        last
    }

    /// Bots play their game to its end.
    fn whole_game(&mut self) {
        while self.came.recv_timeout(OVER).is_ok() {}
    }

    /// How long a key took, if it had any effect.
    fn press(&mut self, key: &[u8]) -> Option<Duration> {
        let pressed = Instant::now();
        self.keys.write_all(key).and_then(|()| self.keys.flush()).expect("it listens");
        let mut last = self.came.recv_timeout(QUIET).ok()?;
        while let Ok(later) = self.came.recv_timeout(QUIET) {
            last = later;
        }
        Some(last - pressed)
    }

    /// The folders in which Linux describes its threads.
    fn threads(&self) -> Vec<PathBuf> {
        let folder = self.child.process_id().map(|id| Path::new("/proc").join(id.to_string()).join("task"));
        let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok());
        entries.into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    }

    /// The CPU time of all its threads so far, if Linux reports it.
    fn cpu(&self) -> Option<Duration> {
        let threads = self.threads();
        (!threads.is_empty()).then(|| threads.iter().filter_map(|thread| spent(thread)).sum())
    }

    /// Its peak memory so far, in bytes, if Linux reports it.
    fn peak(&self) -> Option<f64> {
        let status = Path::new("/proc").join(self.child.process_id()?.to_string()).join("status");
        let text = std::fs::read_to_string(status).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
        Some(kilobytes * 1024.0)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; either way it is gone afterwards.
        if self.child.kill().is_ok() {
            drop(self.child.wait());
        }
    }
}

/// The CPU time of the thread this folder describes.
fn spent(thread: &Path) -> Option<Duration> {
    let told = std::fs::read_to_string(thread.join("schedstat")).ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
