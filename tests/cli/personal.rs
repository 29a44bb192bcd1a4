//! Your own themes and keys: a fault is reported with its place, and nothing begins.

use super::support::{refused, run, run_with, write};

const TWO: [&str; 6] = ["play", "--deck", "sor-luke", "--deck", "sor-vader", "--plain"];

#[test]
fn faults_in_key_files_are_told_with_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "keys.ron", "{\n  \"lgo\": [\"L\"],\n}");
    let (code, said) = refused(folder.path(), &TWO);
    assert_eq!((code, said.as_str()), (2, "keys.ron:2:3: there is no command \"lgo\".\n"));
    assert!(!folder.path().join("saves").exists(), "nothing was begun");
}

#[test]
fn themes_of_ones_own_are_found_by_their_name() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "themes/mine.ron", "(name: \"mine\", base: \"mono\")");
    write(folder.path(), "themes/broken.ron", "(name: \"broken\",\n base: \"pink\")");
    assert_eq!(run(folder.path(), &[&TWO[..], &["--theme", "mine"]].concat()).code, 0);
    let (code, said) = refused(folder.path(), &[&TWO[..], &["--theme", "broken"]].concat());
    assert_eq!(code, 2);
    assert!(said.starts_with("themes/broken.ron:2:"), "{said}");
    let (_, said) = refused(folder.path(), &[&TWO[..], &["--theme", "../keys"]].concat());
    assert!(said.contains("There is no theme \"../keys\"") && said.contains("themes/NAME.ron"), "{said}");
}

/// Looks that only a newer version has are told, and keep nobody from playing; what is asked for now must be there.
#[test]
fn looks_of_a_newer_version_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = "(theme: \"aurora\", glyphs: \"emoji\")";
    write(folder.path(), "settings.ron", kept);
    let ran = run_with(folder.path(), &["--plain"], "quit\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    for told in ["the signs \"emoji\"", "the theme \"aurora\""] {
        assert!(ran.out.contains(told), "{told}: {}", ran.out);
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("settings.ron")).expect("it is there"), kept);
    let (code, said) = refused(folder.path(), &["--plain", "--theme", "aurora"]);
    assert!(code == 2 && said.contains("There is no theme \"aurora\""), "{said}");
}
