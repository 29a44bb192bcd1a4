//! The judge's quiz in panels: the position with four answers, then the action played with what was wrong.

use super::deck_library::local_services;
use super::dump::expect;
use super::fake::Desk;
use screen::terminal::message::Message;
use std::path::Path;
use std::time::{Duration, Instant};

/// An answer given long ago, and wrong: its question is what is due.
const DUE: &str = r#"{"at":1000000000,"what":"answer","drill":"quiz","item":"quiz | sor-luke | sor-vader | first | 5 | any | any","class":"quiz, a Shield was forgotten","picked":"-","loss":1.0,"low":1.0,"seconds":9.5}"#;

fn asked(folder: &Path, (width, height): (u16, u16)) -> Desk {
    std::fs::write(storage::paths::Paths::within(folder).practice(), format!("{DUE}\n")).expect("it is kept");
    let mut desk = Desk::with_services(local_services(folder));
    desk.resize(width, height);
    desk.press("p Enter");
    let begun = Instant::now();
    while !desk.screen().contains("How does it end?") {
        assert!(begun.elapsed() < Duration::from_secs(120), "{}", desk.screen());
        std::thread::sleep(Duration::from_millis(10));
        desk.send(Message::Tick);
    }
    desk
}

#[test]
fn a_question_is_answered_by_keys_at_two_sizes() {
    for size in [(80, 24), (120, 40)] {
        let home = tempfile::tempdir().expect("a folder");
        let mut desk = asked(home.path(), size);
        expect(&format!("quiz-{}", size.0), &desk.screen());
        desk.press("Down Enter");
        expect(&format!("quiz-told-{}", size.0), &desk.screen());
        desk.press("Enter");
        assert!(desk.screen().contains("That was all."), "{}", desk.screen());
    }
}
