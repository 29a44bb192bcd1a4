//! Unknown flags and words, and missing files.

use super::support::{refused, run, write};

#[test]
fn unknown_flags_and_words_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |arguments: &[&str]| refused(folder.path(), arguments);
    for (arguments, word) in [
        (&["--dance"][..], "--dance"),
        (&["play", "--deck", "sor-luke", "--shuffle"], "--shuffle"),
        (&["gamble"], "gamble"),
        (&["play"], "--deck"),
        (&["play", "--deck", "sor-luke", "--seed", "seven"], "seven"),
        (&["play", "--deck", "sor-luke", "--seed", "-1"], "-1"),
        (&["play", "--deck", "sor-luke", "--mode", "chess"], "chess"),
        (&["play", "--deck", "sor-luke", "--trust", "nobody"], "nobody"),
        (&["play", "--deck", "sor-luke", "--bot", "x"], "x"),
        (&["scenario"], "<FILE>"),
        (&["cards", "--assets"], "--assets"),
    ] {
        let (code, text) = said(arguments);
        assert_eq!(code, 2, "{arguments:?}: {text}");
        assert!(text.contains(word), "{arguments:?}: {text}");
    }
}

#[test]
fn a_round_clock_has_any_number_of_minutes_or_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let with =
        |clock| ["--plain", "play", "--deck", "sor-luke", "--deck", "sor-vader", "--match", "bo3", "--clock", clock];
    for (clock, told) in
        [("1", Some("1:00 left")), ("40", Some("40:00 left")), ("600", Some("600:00 left")), ("none", None)]
    {
        let ran = run(folder.path(), &with(clock));
        assert_eq!(ran.code, 0, "{clock}: {}", ran.err);
        let line = ran.out.lines().find_map(|line| line.strip_prefix("Round clock: "));
        assert_eq!(line.map(|line| line.trim_end_matches('.')), told, "{}", ran.out);
    }
    for clock in ["0", "601", "-1", "1.5", "soon", ""] {
        let (code, said) = refused(folder.path(), &with(clock));
        assert_eq!(code, 2, "{clock}: {said}");
        assert!(clock == "-1" || said.contains("1 to 600 minutes, or none"), "{clock}: {said}");
    }
}

#[test]
fn a_wrong_theme_names_those_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, text) = refused(folder.path(), &["--theme", "pink"]);
    assert!(text.contains("There is no theme \"pink\""), "{text}");
    assert!(text.contains("okabe-ito") && text.contains("high-contrast"), "{text}");
}

#[test]
fn broken_settings_are_named_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "settings.ron", "(theme: pink");
    let (_, text) = refused(folder.path(), &["play", "--deck", "sor-luke", "--deck", "sor-vader"]);
    assert!(text.contains("settings.ron"), "{text}");
    assert_eq!(std::fs::read_to_string(folder.path().join("settings.ron")).expect("it is there"), "(theme: pink");
}

#[test]
fn seats_must_fit_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let says = |arguments: &[&str], sentence: &str| {
        let (code, text) = refused(folder.path(), arguments);
        assert_eq!(code, 2);
        assert!(text.contains(sentence), "{text}");
    };
    says(&["play", "--deck", "sor-luke"], "This game has 2 seats: give --deck that often, not 1 times.");
    let two = ["play", "--deck", "sor-luke", "--deck", "sor-vader"];
    says(&[&two[..], &["--name", "A", "--name", "B", "--name", "C"]].concat(), "There are 3 names for 2 decks.");
    says(&[&two[..], &["--bot", "3"]].concat(), "There is no seat 3 for a bot.");
    assert!(!folder.path().join("saves").exists(), "nothing was begun");
}

#[test]
fn help_and_version_say_what_there_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let help = run(folder.path(), &["--help"]);
    assert_eq!(help.code, 0);
    for word in ["play", "resume", "scenario", "cards", "deck", "engine", "--plain", "--config-dir"] {
        assert!(help.out.contains(word), "{word}");
    }
    let version = run(folder.path(), &["--version"]);
    let first = format!("cantina {}\nBuilt from: ", env!("CARGO_PKG_VERSION"));
    assert!(version.out.starts_with(&first), "{}", version.out);
    for word in ["cards ", "\nStar Wars: Unlimited: ", "SOR ", "IBH "] {
        assert!(version.out.contains(word), "{word}: {}", version.out);
    }
    assert!(version.out.contains("\nThe Deckbuilding Game: "), "{}", version.out);
    let short = run(folder.path(), &["-V"]);
    assert_eq!(short.out, format!("cantina {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_terms_of_all_that_is_built_in_are_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["licences"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("MIT License\n"), "{}", ran.out);
    for word in ["ratatui ", "serde ", "Apache License", "unicode-ident"] {
        assert!(ran.out.contains(word), "{word}");
    }
}

#[test]
fn rules_are_looked_up_by_number_and_by_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["rules", "9.2d"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("9.2d  Sentinel in the way\n"), "{}", ran.out);
    assert!(ran.out.contains("See also 18.7 Sentinel"), "{}", ran.out);
    let words = run(folder.path(), &["rules", "take", "the", "initiative"]);
    assert!(words.out.contains("8.4  Take the initiative"), "{}", words.out);
    let (code, said) = refused(folder.path(), &["rules", "xyzzy"]);
    assert_eq!((code, said.trim()), (1, "No rule mentions xyzzy. cantina rules lists the chapters."));
}

#[test]
fn manual_and_completions_come_from_the_arguments() {
    let folder = tempfile::tempdir().expect("a folder");
    let manual = run(folder.path(), &["manual"]);
    assert!(manual.out.contains(".TH cantina") && manual.out.contains("replay"), "{}", manual.out);
    let pages = folder.path().join("man");
    std::fs::create_dir(&pages).expect("a folder");
    run(folder.path(), &["manual", &pages.display().to_string()]);
    assert!(pages.join("cantina.1").exists() && pages.join("cantina-play.1").exists());
    for shell in ["bash", "zsh", "fish"] {
        let script = run(folder.path(), &["completions", shell]);
        assert!(script.out.contains("cantina") && script.out.contains("replay"), "{shell}: {}", script.out);
    }
    let share = folder.path().join("share");
    let installed = run(folder.path(), &["manual", "--install", &share.display().to_string()]);
    for place in [
        "man/man1/cantina.1",
        "man/man1/cantina-play.1",
        "bash-completion/completions/cantina",
        "fish/vendor_completions.d/cantina.fish",
        "zsh/site-functions/_cantina",
    ] {
        let file = share.join(place);
        assert!(std::fs::metadata(&file).is_ok_and(|file| file.len() > 500), "{}", file.display());
        assert!(installed.out.contains(place), "{}", installed.out);
    }
    let (code, said) =
        refused(folder.path(), &["manual", "--install", &share.join("man/man1/cantina.1").display().to_string()]);
    assert!(code == 1 && said.contains("cannot be written"), "{said}");
    let wrong = run(folder.path(), &["completions", "csh"]);
    assert!(wrong.err.contains("bash, elvish, fish"), "{}", wrong.err);
}

#[test]
fn settings_are_shown_and_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = run(folder.path(), &["settings"]);
    assert!(
        shown.out.contains("undo: consent (off, free, consent)") && shown.out.contains("settings.ron"),
        "{}",
        shown.out
    );
    let set = run(folder.path(), &["settings", "undo=free", "theme=light"]);
    assert!(set.out.contains("undo: free") && set.out.contains("theme: light"), "{}", set.out);
    for wrong in ["undo=never", "colour=red", "theme=nosuch", "undo"] {
        let refused = run(folder.path(), &["settings", wrong]);
        assert!(!refused.err.is_empty() && refused.out.is_empty(), "{wrong}: {}", refused.err);
    }
    assert!(run(folder.path(), &["settings"]).out.contains("undo: free"));
}

#[test]
fn every_sample_deck_is_named_where_decks_are_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = run(folder.path(), &["play", "--help"]);
    let words: Vec<&str> = ran.out.split_whitespace().map(|word| word.trim_matches([',', ';'])).collect();
    for sample in swu_cards::samples::samples() {
        assert!(words.contains(&sample.key), "{}: {}", sample.key, ran.out);
    }
}
