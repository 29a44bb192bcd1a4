//! A terminal with the program in it: keys in, glass out.

use super::inside::{Colours, Inside};
use crate::ui::glass::Glass;
use portable_pty::{CommandBuilder, ExitStatus};
use std::ffi::OsString;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for what must come, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What appeared on the screen although it must not, if anything did.
#[derive(Default)]
struct Watch {
    never: Vec<String>,
    seen: Option<(String, String)>,
}

struct Shown {
    glass: Glass,
    watch: Watch,
}

/// The program in a terminal.
pub(super) struct Terminal {
    inside: Inside,
    shown: Arc<Mutex<Shown>>,
}

/// The program built with the tests, or the one that `CANTINA_PROGRAM` names: an installed one, for instance.
fn program() -> OsString {
    std::env::var_os("CANTINA_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_cantina").into())
}

impl Terminal {
    /// Starts the program with all its files in `folder`.
    pub(super) fn start(folder: &Path, arguments: &[&str], rows: u16, columns: u16) -> Terminal {
        Terminal::start_with(folder, arguments, rows, columns, &[])
    }

    /// The same with other environment variables.
    pub(super) fn start_with(
        folder: &Path,
        arguments: &[&str],
        rows: u16,
        columns: u16,
        environment: &[(&str, &str)],
    ) -> Terminal {
        Terminal::start_on(Colours::Dark, folder, arguments, (rows, columns), environment)
    }

    /// The same on a terminal with these colours.
    pub(super) fn start_on(
        colours: Colours,
        folder: &Path,
        arguments: &[&str],
        (rows, columns): (u16, u16),
        environment: &[(&str, &str)],
    ) -> Terminal {
        let mut command = CommandBuilder::new(program());
        command.args(arguments);
        command.arg("--config-dir");
        command.arg(folder);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        for name in ["CANTINA_HOME", "TMUX", "STY"] {
            command.env_remove(name);
        }
        environment.iter().for_each(|(name, value)| command.env(name, value));
        let shown = Shown { glass: Glass::new(rows, columns), watch: Watch::default() };
        let shown = Arc::new(Mutex::new(shown));
        let looked_at = Arc::clone(&shown);
        let mut waiting = Vec::new();
        let reads = move |chunk: &[u8]| {
            waiting.extend(chunk);
            let whole = whole(&waiting);
            let mut shown = looked_at.lock().expect("nobody panicked");
            shown.glass.feed(&waiting[..whole]);
            waiting.drain(..whole);
            let Shown { glass, watch } = &mut *shown;
            if watch.seen.is_none() && !watch.never.is_empty() {
                let screen = glass.shows();
                watch.seen = found(&screen, &watch.never).map(|name| (name, screen));
            }
        };
        Terminal { inside: Inside::start(command, (rows, columns), colours, reads), shown }
    }

    /// The colour behind the first cell.
    pub(super) fn corner(&self) -> vt100::Color {
        self.shown().glass.screen().cell(0, 0).expect("there is one").bgcolor()
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().expect("nobody panicked")
    }

    /// What the screen shows.
    pub(super) fn screen(&self) -> String {
        self.shown().glass.shows()
    }

    /// From now on these names may not appear on the screen for a moment.
    pub(super) fn never_shows(&self, names: Vec<String>) {
        let mut shown = self.shown();
        shown.watch.never = names;
    }

    /// Nothing appeared on the screen that must not.
    #[track_caller]
    pub(super) fn never_did(&self) {
        if let Some((name, screen)) = &self.shown().watch.seen {
            panic!("{name:?} stood on the screen:\n{screen}");
        }
    }

    pub(super) fn type_keys(&mut self, keys: &str) {
        self.type_bytes(keys.as_bytes());
    }

    pub(super) fn type_bytes(&mut self, keys: &[u8]) {
        self.inside.type_bytes(keys);
    }

    #[track_caller]
    pub(super) fn until(&self, what: &str, done: impl Fn(&mut Glass) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !done(&mut self.shown().glass) {
            assert!(Instant::now() < end, "{what}: never; the screen is\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }

    #[track_caller]
    pub(super) fn sees(&self, text: &str) {
        self.until(&format!("the screen shows {text:?}"), |glass| glass.shows().contains(text));
    }

    /// Once all output has arrived, none of the names can be read: not on the screen, not on the other screen, not by
    /// scrolling back.
    #[track_caller]
    pub(super) fn hides(&self, names: &[String]) {
        let end = Instant::now() + PATIENCE;
        loop {
            let readable = self.shown().glass.readable();
            let Some(name) = found(&readable, names) else { return };
            assert!(Instant::now() < end, "{name:?} can be read:\n{readable}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Lets the person at the keyboard spell their name, once the curtain asks for it.
    #[track_caller]
    pub(super) fn spell(&mut self, name: &str) {
        let curtain = format!("Only {name} should see the screen now.");
        self.sees(&curtain);
        let letters: String = name.to_lowercase().chars().take(3).collect();
        for _ in 0..8 {
            // The curtain ignores keys for a while, so that keys typed ahead cannot open it.
            thread::sleep(Duration::from_millis(330));
            self.type_keys(&format!("{letters}\r"));
            let end = Instant::now() + Duration::from_secs(15);
            while Instant::now() < end {
                // A question may cover the hand: only the curtain's absence says that it is open.
                if !self.screen().contains(&curtain) {
                    return;
                }
                thread::sleep(Duration::from_millis(2));
            }
        }
        panic!("the hand does not open:\n{}", self.screen());
    }

    pub(super) fn resize(&mut self, rows: u16, columns: u16) {
        self.shown().glass.resize(rows, columns);
        self.inside.resize(rows, columns);
    }

    /// The program's process id.
    pub(super) fn id(&self) -> u32 {
        self.inside.id()
    }

    /// Whether the program ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        self.inside.ended().is_some()
    }

    /// Whether the terminal gathers lines and echoes what is typed, as shells expect.
    pub(super) fn is_cooked(&self) -> bool {
        self.inside.is_cooked()
    }

    pub(super) fn signal(&self, name: &str) {
        self.inside.signal(name);
    }

    /// Waits until the program is suspended.
    #[cfg(target_os = "linux")]
    #[track_caller]
    pub(super) fn is_stopped(&self) {
        let end = Instant::now() + PATIENCE;
        while !self.inside.is_stopped() {
            assert!(Instant::now() < end, "it does not stand still; the screen is\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits for the end.
    #[track_caller]
    pub(super) fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.inside.ended() {
                return status;
            }
            assert!(Instant::now() < end, "it does not end; the screen is\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// How many of the bytes are complete: no escape sequence and no letter is cut off at their end.
fn whole(bytes: &[u8]) -> usize {
    const ESCAPE: u8 = 0x1b;
    if let Some(at) = bytes.iter().rposition(|byte| *byte == ESCAPE) {
        let ended = match bytes.get(at + 1) {
            None => false,
            Some(b'[') => bytes[at + 2..].iter().any(|byte| (0x40..=0x7e).contains(byte)),
            Some(b']') => bytes[at + 2..].contains(&0x07),
            Some(_) => true,
        };
        if !ended {
            return at;
        }
    }
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    }
}

#[test]
fn what_is_cut_off_waits() {
    for (bytes, wanted) in [(&b"ab"[..], 2), (b"ab\x1b", 2), (b"ab\x1b[3", 2), (b"ab\x1b[3J", 6), (b"\x1b]2;x", 0)] {
        assert_eq!(whole(bytes), wanted, "{bytes:?}");
    }
    assert_eq!((whole("a┌".as_bytes()), whole(&"a┌".as_bytes()[..3])), (4, 1));
}

/// The first of the names that appears in a text as a word of its own.
pub(super) fn found(text: &str, names: &[String]) -> Option<String> {
    let stands = |name: &&String| {
        text.match_indices(name.as_str()).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + name.len()..].chars().next();
            ![before, after].into_iter().flatten().any(char::is_alphanumeric)
        })
    };
    names.iter().find(stands).cloned()
}

#[test]
fn names_are_found_as_words() {
    let names = ["Recruit".to_owned(), "Snowspeeder".to_owned()];
    assert_eq!(found("| Recruiter | Snowspeeders", &names), None);
    assert_eq!(found("| 1 Recruit |", &names), Some("Recruit".into()));
}
