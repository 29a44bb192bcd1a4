//! The same in a real terminal with a real scrollback, if tmux is installed.

#![cfg(unix)]

use super::pty::{CURTAIN, ORDERS, PROBE, SECRET};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

struct Tmux {
    socket: String,
}

impl Tmux {
    /// A shell in a tmux with or without an alternate screen; `None` without tmux.
    fn start(name: &str, alternate: bool) -> Option<Tmux> {
        let tmux = Tmux { socket: format!("cantina-{name}-{}", std::process::id()) };
        let probe = std::env::current_exe().expect("this program has a name").display().to_string();
        let orders = format!("{ORDERS}={}", if alternate { "alt" } else { "no-alt" });
        let run = format!("env {orders} '{probe}' --exact {PROBE} --nocapture --test-threads=1; echo LEFT; cat");
        let set = format!("set -g alternate-screen {}", if alternate { "on" } else { "off" });
        let config = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(config.path(), format!("{set}\nset -g history-limit 5000\n")).expect("it can be written");
        let config = config.path().display().to_string();
        let started = Command::new("tmux")
            .args(["-L", &tmux.socket, "-f", &config, "new-session", "-d", "-x", "80", "-y", "24", &run])
            .output();
        match started {
            Ok(output) if output.status.success() => Some(tmux),
            _ => {
                println!("skipped: there is no tmux");
                None
            }
        }
    }

    fn tell(&self, words: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(words).output().expect("tmux is there");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn keys(&self, keys: &str) {
        self.tell(&["send-keys", "-l", keys]);
    }

    /// Everything a person could scroll back to.
    fn readable(&self) -> String {
        self.tell(&["capture-pane", "-p", "-S", "-"])
    }

    #[track_caller]
    fn sees(&self, text: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        while !self.tell(&["capture-pane", "-p"]).contains(text) {
            assert!(Instant::now() < end, "tmux never shows {text:?}:\n{}", self.readable());
            thread::sleep(Duration::from_millis(20));
        }
    }

    #[track_caller]
    fn hides_everything(&self) {
        let end = Instant::now() + Duration::from_secs(5);
        while self.readable().contains(SECRET) {
            assert!(Instant::now() < end, "still readable:\n{}", self.readable());
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.tell(&["kill-server"]);
    }
}

#[test]
fn curtain_resize_quit_and_panic_leave_nothing_in_a_real_scrollback() {
    for alternate in [true, false] {
        for (way_out, key) in [("quit", "q"), ("panic", "p"), ("panic while drawing", "d")] {
            let Some(tmux) = Tmux::start(&format!("{key}-{alternate}"), alternate) else { return };
            tmux.sees(CURTAIN);
            tmux.keys("o");
            tmux.sees(SECRET);
            for (columns, rows) in [("100", "40"), ("80", "24"), ("90", "30")] {
                tmux.tell(&["resize-window", "-x", columns, "-y", rows]);
                let last: u16 = rows.parse().expect("a number");
                tmux.sees(&format!("{SECRET} card {} of the hand", last - 2));
            }
            tmux.keys("c");
            tmux.sees(CURTAIN);
            tmux.hides_everything();
            tmux.keys("o");
            tmux.sees(SECRET);
            tmux.keys(key);
            tmux.sees("LEFT");
            println!("{way_out}, alternate screen {alternate}");
            tmux.hides_everything();
        }
    }
}
