//! The theme that follows the terminal: it is asked whether it is dark or light, and an answer is never a key.

use super::inside::Colours;
use super::terminal::Terminal;
use ratatui::style::Color;
use screen::theme::colour::Depth;
use screen::theme::role::Role;
use screen::theme::styles::Theme;
use std::thread;
use std::time::Duration;

fn start(colours: Colours, arguments: &[&str]) -> (tempfile::TempDir, Terminal) {
    let folder = tempfile::tempdir().expect("a folder");
    let terminal = Terminal::start_on(colours, folder.path(), arguments, (30, 100), &[("COLORTERM", "")]);
    (folder, terminal)
}

/// The colour that a theme gives to the sky of the first screen.
fn sky(theme: &str) -> vt100::Color {
    let theme = Theme::shipped(theme).expect("it is shipped").at(Depth::Indexed);
    match theme.style(Role::SkyHigh).bg {
        Some(Color::Indexed(number)) => vt100::Color::Idx(number),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_theme_is_dark_or_light_as_the_terminal_is() {
    for (colours, theme) in [
        (Colours::Dark, "default"),
        (Colours::Light, "light"),
        (Colours::Unknown, "default"),
        (Colours::Silent, "default"),
    ] {
        let (_folder, mut terminal) = start(colours, &[]);
        terminal.sees("Settings");
        assert_eq!(terminal.corner(), sky(theme), "{theme}");
        terminal.type_keys("q");
        assert!(terminal.end().success());
    }
}

#[test]
fn a_theme_that_is_named_asks_nothing() {
    let (_folder, mut terminal) = start(Colours::Light, &["--theme", "default"]);
    terminal.sees("Settings");
    assert_eq!(terminal.corner(), sky("default"));
    terminal.type_keys("q");
    assert!(terminal.end().success());
}

#[test]
fn an_answer_that_comes_too_late_is_no_key() {
    let (_folder, mut terminal) = start(Colours::Silent, &[]);
    terminal.sees("Settings");
    let before = terminal.screen();
    terminal.type_bytes(&Colours::Light.answer());
    thread::sleep(Duration::from_millis(300));
    assert_eq!(terminal.screen(), before);
    terminal.type_keys("Z");
    terminal.sees("Z does nothing here.");
    terminal.type_keys("q");
    assert!(terminal.end().success());
}
