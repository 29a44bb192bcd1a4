//! The examples of the page about bots: two at the table, a loop in Python, and a league.

use super::examples::split;
use super::{PAGES, blocks, text};
use crate::cli::support::{program, run, write};
use crate::expected::path;
use crate::programs::python::python;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

fn page() -> String {
    text(&format!("{PAGES}/bots.md"))
}

/// A folder with what the page speaks of: its own bot, and the examples.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let own = blocks(&page(), "sh").into_iter().find(|block| block.starts_with("#!")).expect("a bot");
    write(folder.path(), "mybot", own);
    let runs = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(folder.path().join("mybot"), runs).expect("it can be run");
    symlink(path("examples"), folder.path().join("examples")).expect("a link");
    folder
}

/// Every command that lets a bot sit down leads to a game; played to its end, nobody had to play on for the bot.
#[test]
fn the_bots_of_the_page_sit_down_at_the_table() {
    let commands: Vec<String> =
        blocks(&page(), "sh").iter().flat_map(|block| block.lines()).map(str::to_owned).collect();
    let commands: Vec<&str> = commands.iter().filter_map(|line| line.strip_prefix("cantina ")).collect();
    assert_eq!(commands.len(), 2);
    for command in commands.into_iter().filter(|command| !command.contains("python3") || python()) {
        let folder = folder();
        let mut arguments = split(command);
        arguments.extend(["--bot".to_owned(), "1=random".to_owned()]);
        let ran = run(folder.path(), &arguments.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command}");
        assert!(ran.out.contains(" wins in round "), "{command}: {}", ran.out);
        assert!(!ran.out.contains("sensible"), "{command}: {}", ran.out);
    }
}

#[test]
fn the_loop_of_the_page_plays_a_game() {
    if !python() {
        return;
    }
    let shown = blocks(&page(), "python").concat();
    let decks = "import json\ndecks = [json.load(open(f'decks/{name}.json')) for name in ('sor-luke', 'sor-vader')]\n";
    let (own, usual) = (program(), std::env::var_os("PATH").unwrap_or_default());
    let beside = Path::new(&own).parent().expect("a folder").to_owned();
    let places = [beside].into_iter().chain(std::env::split_paths(&usual));
    let output = Command::new("python3")
        .args(["-c", &format!("{decks}{shown}")])
        .env("PATH", std::env::join_paths(places).expect("folders"))
        .env("PYTHONPATH", path("examples/python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(path("."))
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("seat_0") && said.contains("seat_1"), "the rewards of both: {said}");
}

#[test]
fn the_league_of_the_page_is_played() {
    if !python() {
        return;
    }
    let folder = folder();
    write(folder.path(), "league.ron", blocks(&page(), "ron").concat());
    let ran = run(folder.path(), &["league", "league.ron"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(ran.out.contains("Eager") && ran.out.contains("Sensible"), "{}", ran.out);
}
