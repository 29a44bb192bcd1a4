//! Your own themes and keys: a fault is reported with its place, and nothing begins.

use super::support::{refused, run, write};

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
