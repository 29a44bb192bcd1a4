//! A program in its own terminal: started, typed to, resized, ended. Whoever reads the screen brings the reader.

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::thread;

/// The keyboard's end of a terminal; the terminal itself answers there, too.
type Keys = Arc<Mutex<Box<dyn Write + Send>>>;

/// What ends a program's questions to its terminal: what kind of terminal it is (DA1).
const WHAT_KIND: &[u8] = b"\x1b[c";

/// The program and its terminal. It is killed when this is dropped.
pub(crate) struct Inside {
    master: Box<dyn MasterPty + Send>,
    keys: Keys,
    child: Box<dyn Child + Send + Sync>,
}

fn size(rows: u16, columns: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn put(keys: &Keys, bytes: &[u8]) {
    let mut keys = keys.lock().expect("nobody panicked");
    keys.write_all(bytes).and_then(|()| keys.flush()).expect("it listens");
}

/// What a terminal says of its colours when it is asked, ahead of what kind it is.
#[derive(Clone, Copy)]
pub(crate) enum Colours {
    /// Light text on a dark ground.
    Dark,
    /// Dark text on a light ground.
    Light,
    /// It does not know the question.
    Unknown,
    /// It answers nothing at all.
    Silent,
}

impl Colours {
    /// Its answer, as it stands among the keys.
    pub(crate) fn answer(self) -> Vec<u8> {
        let (text, ground) = match self {
            Colours::Dark => ("ffff", "1111"),
            Colours::Light => ("1111", "ffff"),
            Colours::Unknown => return b"\x1b[?62c".to_vec(),
            Colours::Silent => return Vec::new(),
        };
        let said = |which: u8, part: &str| format!("\x1b]{which};rgb:{part}/{part}/{part}\x1b\\");
        format!("{}{}\x1b[?62;22c", said(10, text), said(11, ground)).into_bytes()
    }
}

impl Inside {
    /// Starts a command; `reads` receives everything the program writes, piece by piece.
    pub(crate) fn start(
        command: CommandBuilder,
        (rows, columns): (u16, u16),
        colours: Colours,
        mut reads: impl FnMut(&[u8]) + Send + 'static,
    ) -> Inside {
        let pair = native_pty_system().openpty(size(rows, columns)).expect("a terminal");
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys: Keys = Arc::new(Mutex::new(pair.master.take_writer().expect("it can be written to")));
        let answers = Arc::clone(&keys);
        thread::spawn(move || {
            let mut chunk = [0; 65536];
            while let Ok(count @ 1..) = output.read(&mut chunk) {
                if chunk[..count].windows(WHAT_KIND.len()).any(|bytes| bytes == WHAT_KIND) {
                    put(&answers, &colours.answer());
                }
                reads(&chunk[..count]);
            }
        });
        // The slave side stays open, so that what the program leaves can still be read.
        std::mem::forget(pair.slave);
        Inside { master: pair.master, keys, child }
    }

    /// Types bytes.
    pub(crate) fn type_bytes(&mut self, keys: &[u8]) {
        put(&self.keys, keys);
    }

    /// Gives the terminal another size.
    pub(crate) fn resize(&self, rows: u16, columns: u16) {
        self.master.resize(size(rows, columns)).expect("it can be resized");
    }

    /// The program's process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// How the program ended, if it did.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("it is ours")
    }

    /// Sends a signal by its name: "TERM".
    pub(crate) fn signal(&self, name: &str) {
        let id = self.id().to_string();
        let status = Command::new("kill").args([&format!("-{name}"), &id]).status().expect("kill is there");
        assert!(status.success(), "kill -{name}");
    }

    /// Does the program stand still?
    #[cfg(target_os = "linux")]
    pub(crate) fn is_stopped(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id())).expect("it runs");
        stat.rsplit(") ").next().expect("a state").starts_with('T')
    }

    /// Whether the terminal gathers lines and echoes what is typed, as shells expect.
    #[cfg(unix)]
    pub(crate) fn is_cooked(&self) -> bool {
        let modes = self.master.get_termios().expect("it has modes");
        let flags = format!("{:?}", modes.local_flags);
        flags.contains("ICANON") && flags.contains("ECHO")
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}
