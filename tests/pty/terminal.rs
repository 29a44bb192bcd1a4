//! A terminal with the program in it: keys in, glass out.

use crate::ui::glass::Glass;
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for what must come, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// What stood on the screen although it must not, if anything did.
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
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    shown: Arc<Mutex<Shown>>,
    size: PtySize,
}

/// The program that was built with the tests, or the one that `CANTINA_PROGRAM` names: one that is installed, say.
fn program() -> OsString {
    std::env::var_os("CANTINA_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_cantina").into())
}

impl Terminal {
    /// Starts the program with everything of it in `folder`.
    pub(super) fn start(folder: &Path, arguments: &[&str], rows: u16, columns: u16) -> Terminal {
        Terminal::start_with(folder, arguments, rows, columns, &[])
    }

    /// The same with other words in the environment.
    pub(super) fn start_with(
        folder: &Path,
        arguments: &[&str],
        rows: u16,
        columns: u16,
        environment: &[(&str, &str)],
    ) -> Terminal {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
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
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        let shown = Shown { glass: Glass::new(rows, columns), watch: Watch::default() };
        let shown = Arc::new(Mutex::new(shown));
        let looked_at = Arc::clone(&shown);
        thread::spawn(move || {
            let (mut chunk, mut waiting) = ([0; 65536], Vec::new());
            while let Ok(count @ 1..) = output.read(&mut chunk) {
                waiting.extend(&chunk[..count]);
                let whole = whole(&waiting);
                let mut shown = looked_at.lock().expect("nobody panicked");
                shown.glass.feed(&waiting[..whole]);
                waiting.drain(..whole);
                let Shown { glass, watch } = &mut *shown;
                if watch.seen.is_none() && !watch.never.is_empty() {
                    let screen = glass.shows();
                    watch.seen = found(&screen, &watch.never).map(|name| (name, screen));
                }
            }
        });
        // The slave side stays open, so that what the program leaves behind can still be read.
        std::mem::forget(pair.slave);
        Terminal { master: pair.master, keys, child, shown, size }
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().expect("nobody panicked")
    }

    /// What stands on the screen.
    pub(super) fn screen(&self) -> String {
        self.shown().glass.shows()
    }

    /// From now on these names may not stand on the screen for a moment.
    pub(super) fn never_shows(&self, names: Vec<String>) {
        let mut shown = self.shown();
        shown.watch.never = names;
    }

    /// Nothing stood on the screen that must not.
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
        self.keys.write_all(keys).and_then(|()| self.keys.flush()).expect("it listens");
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

    /// Once all that was written has arrived, none of the names can be read: not on the screen, not on the one behind
    /// it, not by scrolling back.
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
            // The curtain is deaf for a while, so that keys typed ahead cannot open it.
            thread::sleep(Duration::from_millis(330));
            self.type_keys(&format!("{letters}\r"));
            let end = Instant::now() + Duration::from_secs(15);
            while Instant::now() < end {
                // What is asked may cover the hand: only the curtain's absence says that it is open.
                if !self.screen().contains(&curtain) {
                    return;
                }
                thread::sleep(Duration::from_millis(2));
            }
        }
        panic!("the hand does not open:\n{}", self.screen());
    }

    pub(super) fn resize(&mut self, rows: u16, columns: u16) {
        self.size = PtySize { rows, cols: columns, ..self.size };
        self.shown().glass.resize(rows, columns);
        self.master.resize(self.size).expect("it can be resized");
    }

    /// The program's number among the processes.
    pub(super) fn id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Did the program end by itself?
    pub(super) fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("it is ours").is_some()
    }

    /// Does the terminal gather lines and show what is typed, as shells expect it?
    pub(super) fn is_cooked(&self) -> bool {
        let modes = self.master.get_termios().expect("it has modes");
        let flags = format!("{:?}", modes.local_flags);
        flags.contains("ICANON") && flags.contains("ECHO")
    }

    pub(super) fn signal(&self, name: &str) {
        let id = self.id().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &id]).status().expect("kill is there");
        assert!(status.success(), "kill -{name}");
    }

    /// Waits until the program stands still.
    #[cfg(target_os = "linux")]
    #[track_caller]
    pub(super) fn is_stopped(&self) {
        let path = format!("/proc/{}/stat", self.id());
        let state = || {
            let stat = std::fs::read_to_string(&path).expect("it runs");
            stat.rsplit(") ").next().expect("a state").chars().next()
        };
        self.until("it stands still", |_| state() == Some('T'));
    }

    /// Waits for the end.
    #[track_caller]
    pub(super) fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("it is ours") {
                return status;
            }
            assert!(Instant::now() < end, "it does not end; the screen is\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}

/// How many of the bytes are whole: no escape sequence and no letter is cut off at their end.
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

/// The first of the names that stands in a text as a word of its own.
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
