//! Something to show of a game: a card of it, and a recording of its replay.

use super::deck_library::local_services;
use super::fake::Desk;
use super::replay::bots;
use shell::place::Opened;
use shell::services::Mode;
use std::num::NonZeroU16;
use std::path::Path;

/// What was written with this end, oldest first.
fn written(home: &Path, end: &str) -> Vec<String> {
    let folder = std::fs::read_dir(home.join("logs")).expect("a folder");
    let paths = folder.map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|found| found == end)).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("a text")).collect()
}

fn watched(home: &Path) -> Desk {
    let services = local_services(home);
    let saved = services.newest_finished().or(services.newest()).expect("a save");
    let recorded = services.recorded(&saved).expect("it can be read");
    let mut desk = Desk::with_services(local_services(home));
    desk.app.open_over(Opened::Replay(recorded));
    desk
}

#[test]
fn a_card_of_a_finished_game_says_who_won_and_how_it_went() {
    for mode in [Mode::Duel, super::deckbuilding::duel()] {
        let home = tempfile::tempdir().expect("a folder");
        bots(home.path(), mode, usize::MAX);
        let mut desk = watched(home.path());
        desk.press("x");
        assert!(desk.screen().contains("To show: "), "{}", desk.screen());
        let text = written(home.path(), "txt").remove(0);
        let round = if mode == Mode::Duel { "round" } else { "turn" };
        assert!(
            text.contains(&format!(" won in {round} ")) && text.contains("1 Ann") && text.contains("2 Bob"),
            "{text}"
        );
        assert!(text.contains("Seed 7. cantina verify checks its luck"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() == 64), "{text}");
        let svg = written(home.path(), "svg").remove(0);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        let coloured = written(home.path(), "ans").remove(0);
        assert!(coloured.contains("\u{1b}[94m1 Ann") && coloured.ends_with("\u{1b}[0m\n"), "{coloured}");
        assert!(text.contains(&format!("Turned in {round} ")) && text.contains(" left"), "{text}");
        assert_eq!(svg.matches("<polyline").count(), 2, "{svg}");
    }
}

#[test]
fn no_card_tells_of_a_game_that_is_not_over() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, 30);
    let mut desk = watched(home.path());
    desk.press("x");
    assert!(desk.screen().contains("A card is written of a game that is over"), "{}", desk.screen());
    assert!(!home.path().join("logs").exists());
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a size")
}

#[test]
fn a_replay_is_written_as_a_recording() {
    let home = tempfile::tempdir().expect("a folder");
    bots(home.path(), Mode::Duel, 40);
    let mut desk = watched(home.path());
    desk.press("> > >");
    desk.press(":").type_line("cast");
    assert!(desk.screen().contains("To show: "), "{}", desk.screen());
    desk.press("Esc");
    let cast = written(home.path(), "cast").remove(0);
    let mut lines = cast.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    let head = lines.next().expect("a head");
    assert_eq!(
        (head["version"].as_u64(), head["width"].as_u64(), head["height"].as_u64()),
        (Some(2), Some(100), Some(30))
    );
    let mut terminal = vt100::Parser::new(cells(30), cells(100), 0);
    let mut times = Vec::new();
    for event in lines {
        times.push(event[0].as_f64().expect("a time"));
        terminal.process(event[2].as_str().expect("bytes").as_bytes());
        let step = format!("Step {} of 40", times.len() - 1);
        assert!(terminal.screen().contents().contains(&step), "{step}:\n{}", terminal.screen().contents());
    }
    assert_eq!(times.len(), 41);
    assert!(times.is_sorted());
}
