//! A program in its own terminal: started, typed to, resized, ended. Whoever reads the screen brings the reader.

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::process::Command;
use std::thread;

/// The program and its terminal. It is killed when this is dropped.
pub(crate) struct Inside {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
}

fn size(rows: u16, columns: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Inside {
    /// Starts a command; `reads` receives everything the program writes, piece by piece.
    pub(crate) fn start(
        command: CommandBuilder,
        (rows, columns): (u16, u16),
        mut reads: impl FnMut(&[u8]) + Send + 'static,
    ) -> Inside {
        let pair = native_pty_system().openpty(size(rows, columns)).expect("a terminal");
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut output = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        thread::spawn(move || {
            let mut chunk = [0; 65536];
            while let Ok(count @ 1..) = output.read(&mut chunk) {
                reads(&chunk[..count]);
            }
        });
        // The slave side stays open, so that what the program leaves can still be read.
        std::mem::forget(pair.slave);
        Inside { master: pair.master, keys, child }
    }

    /// Types bytes.
    pub(crate) fn type_bytes(&mut self, keys: &[u8]) {
        self.keys.write_all(keys).and_then(|()| self.keys.flush()).expect("it listens");
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
