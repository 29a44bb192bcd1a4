//! Where files are.

use super::scratch::again;
use std::path::Path;
use storage::paths::Paths;

/// The other process: shows the folders it finds.
#[test]
fn probe() {
    let chosen = std::env::var_os("CANTINA_TEST_CHOSEN");
    let Ok(paths) = Paths::find(chosen.as_deref().map(Path::new)) else { return };
    let (settings, saves, decks) = (paths.settings(), paths.saves(), paths.decks());
    println!("\nfound {} {} {}", settings.display(), saves.display(), decks.display());
}

fn found(chosen: Option<&str>, home: Option<&str>) -> String {
    let mut probe = again("storage::paths::probe");
    probe.env_remove("CANTINA_HOME").env_remove("CANTINA_TEST_CHOSEN");
    probe.env("HOME", "/h").env("XDG_CONFIG_HOME", "/c").env("XDG_DATA_HOME", "/d");
    probe.envs(chosen.map(|folder| ("CANTINA_TEST_CHOSEN", folder)));
    probe.envs(home.map(|folder| ("CANTINA_HOME", folder)));
    let output = probe.output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().find_map(|line| line.strip_prefix("found ")).expect("folders are found").to_string()
}

#[cfg(unix)]
#[test]
fn the_flag_beats_the_variable_beats_the_system() {
    let system = "/c/cantina/settings.ron /d/cantina/saves /d/cantina/decks";
    assert_eq!(found(None, None), system);
    assert_eq!(found(None, Some("")), system);
    assert_eq!(found(None, Some("/v")), "/v/settings.ron /v/saves /v/decks");
    assert_eq!(found(Some("/f"), Some("/v")), "/f/settings.ron /f/saves /f/decks");
}
