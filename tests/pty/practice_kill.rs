//! Power cuts while somebody practises: answers are kept, as whole lines only.

use super::terminal::Terminal;
use super::tries::{row, tries};
use crate::rules::support::Dice;
use shell::practice::progress::Progress;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The whole lines of the practice records.
fn lines(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    whole.lines().map(str::to_owned).collect()
}

#[test]
fn killed_while_practising_nothing_that_was_answered_is_lost() {
    let wanted = tries(3);
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("practice.jsonl");
    let mut dice = Dice::new(7);
    for number in 0..wanted {
        let before = lines(&path);
        let mut terminal =
            Terminal::start(home.path(), &["practice", "mulligan", "--count", "2", "--depth", "quick"], 24, 80);
        terminal.sees("[k] Keep this hand");
        if number % 3 == 0 {
            // A key pressed before the question appeared is ignored.
            thread::sleep(Duration::from_millis(400));
            terminal.type_keys("k");
            terminal.until("the answer is on disk", |_| lines(&path).len() > before.len());
        }
        terminal.type_keys(["", "m", "k", "k\r", "\x1b"][dice.below(5)]);
        thread::sleep(Duration::from_millis(dice.below(400) as u64));
        terminal.signal("KILL");
        terminal.end();
        let now = lines(&path);
        assert!(now.starts_with(&before), "nothing that was answered is lost");
        assert!(now.iter().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{now:?}");
        let progress = Progress::of(now.iter().map(String::as_str));
        assert!(!shell::practice::figures::page(&progress).is_empty());
    }
    assert!(!lines(&path).is_empty(), "something was answered");
    row("kill -9 while practising", wanted, "nothing that was answered is lost");
}
