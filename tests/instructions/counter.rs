//! What counts the instructions of a process. Benches share this file.

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;

/// A program that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counter {
    /// The processor's own counter.
    Perf,
    /// Every instruction is translated and counted: about thirty times slower, and exact.
    Valgrind,
}

impl Counter {
    /// The first of the two that counts on this machine.
    pub(crate) fn found() -> Option<Counter> {
        [Counter::Perf, Counter::Valgrind].into_iter().find(|counter| counter.count(&Command::new("true")).is_some())
    }

    /// The counter's own arguments before a command; the count goes into that file.
    fn words(self, file: &Path) -> Vec<OsString> {
        let mut words: Vec<OsString> = match self {
            Counter::Perf => ["perf", "stat", "-x", ",", "-e", "instructions:u", "-o"].map(OsString::from).into(),
            Counter::Valgrind => {
                let still = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
                still.map(OsString::from).into()
            }
        };
        match self {
            Counter::Perf => words.push(file.into()),
            Counter::Valgrind => words.push([OsString::from("--log-file="), file.into()].into_iter().collect()),
        }
        words
    }

    /// What it wrote about the process that ended.
    fn read(self, file: &Path) -> Option<u64> {
        let text = std::fs::read_to_string(file).ok()?;
        let number = match self {
            Counter::Perf => text.lines().find(|line| line.contains("instructions"))?.split(',').next()?.to_owned(),
            Counter::Valgrind => {
                let line = text.lines().find(|line| line.contains("I   refs:") || line.contains("I refs:"))?;
                line.rsplit(':').next()?.replace(',', "")
            }
        };
        number.trim().parse().ok()
    }

    /// How many instructions a command took, and what it printed; `None` if it failed or was not counted.
    pub(crate) fn count(self, command: &Command) -> Option<(u64, String)> {
        let folder = tempfile::tempdir().ok()?;
        let file = folder.path().join("count");
        let words = self.words(&file);
        let done = Command::new(&words[0])
            .args(&words[1..])
            .arg(command.get_program())
            .args(command.get_args())
            .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
            .output()
            .ok()?;
        let said = String::from_utf8(done.stdout).ok()?;
        done.status.success().then(|| self.read(&file)).flatten().map(|count| (count, said))
    }

    /// How many instructions the program takes to start on a terminal of that size, draw its home screen and leave at
    /// once.
    #[allow(dead_code, reason = "only benches ask for it")]
    pub(crate) fn count_start(self, program: &str, cols: u16, rows: u16) -> Option<u64> {
        let folder = tempfile::tempdir().ok()?;
        let file = folder.path().join("count");
        let words = self.words(&file);
        let pair = native_pty_system().openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).ok()?;
        let mut command = CommandBuilder::new(&words[0]);
        command.args(&words[1..]);
        // Otherwise the terminal is asked for its ground first.
        command.args([program, "--theme", "default"]);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("CANTINA_HOME", folder.path());
        let mut output = pair.master.try_clone_reader().ok()?;
        let mut keys = pair.master.take_writer().ok()?;
        let mut child = pair.slave.spawn_command(command).ok()?;
        drop(pair.slave);
        let mut bytes = [0; 65536];
        let mut asked = false;
        // The frame is there when something arrives; a terminal without a program reports its end.
        while let Ok(1..) = output.read(&mut bytes) {
            if !asked {
                keys.write_all(b"\x03").and_then(|()| keys.flush()).ok()?;
                asked = true;
            }
        }
        child.wait().ok()?.success().then(|| self.read(&file)).flatten()
    }
}
