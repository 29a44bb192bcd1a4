//! Saves that cannot be continued are refused with a sentence and left as they are, byte for byte.

use super::support::{refused, run, run_with, write};
use crate::fuzz::saves::{forge, seeds};
use std::path::{Path, PathBuf};

/// A folder with a game that was begun and left.
fn begun() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let play = ["--plain", "play", "--deck", "sor-luke", "--deck", "sor-vader", "--seed", "1"];
    assert_eq!(run(folder.path(), &play).code, 0);
    let saves = std::fs::read_dir(folder.path().join("saves")).expect("it was saved");
    let mut saves = saves.map(|entry| entry.expect("an entry").path());
    let save = saves.find(|path| path.extension().is_some_and(|ending| ending == "cantina")).expect("one save");
    (folder, save)
}

fn is_refused(folder: &Path, save: &Path, bytes: &[u8], sentence: &str) {
    std::fs::write(save, bytes).expect("it can be written");
    let name = save.to_str().expect("a plain name");
    let (code, said) = refused(folder, &["--plain", "resume", name]);
    assert_eq!(code, 2, "{said}");
    assert!(said.contains(sentence), "{said}");
    assert_eq!(std::fs::read(save).expect("it is there"), bytes, "the save is as it was");
}

#[test]
fn damaged_and_foreign_saves_are_left_alone() {
    let (folder, save) = begun();
    let sound = std::fs::read(&save).expect("it can be read");
    let text = String::from_utf8(sound.clone()).expect("a save is text");
    let mut spoiled = sound.clone();
    let middle = spoiled.len() / 2;
    spoiled[middle] ^= 1;
    is_refused(folder.path(), &save, &spoiled, "is damaged at record 0");
    is_refused(folder.path(), &save, b"once upon a time\n", "is not a Cantina save. It was left as it is.");
    is_refused(folder.path(), &save, b"", "is not a Cantina save. It was left as it is.");
    is_refused(folder.path(), &save, b"\xff\xfe\x00", "is not a Cantina save. It was left as it is.");
    let newer = text.replacen("cantina save 2", "cantina save 9", 1);
    is_refused(folder.path(), &save, newer.as_bytes(), "was saved by a newer Cantina (format 9");
    std::fs::write(&save, &sound).expect("it can be written");
    let name = save.to_str().expect("a plain name");
    assert_eq!(run(folder.path(), &["--plain", "resume", name]).code, 0);
}

#[test]
fn nothing_to_go_on_with_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(refused(folder.path(), &["resume"]), (2, "There is no unfinished game.\n".into()));
    let (code, said) = refused(folder.path(), &["resume", "nowhere.cantina"]);
    assert_eq!(code, 2);
    assert!(said.starts_with("nowhere.cantina cannot be opened: "), "{said}");
    write(folder.path(), "saves/other.txt", "not a game");
    assert_eq!(refused(folder.path(), &["resume"]).1, "There is no unfinished game.\n");
}

/// A game left before anything was picked leaves nothing to continue.
#[test]
fn a_game_without_a_pick_does_not_stay_in_the_list() {
    let (folder, save) = begun();
    assert_eq!(refused(folder.path(), &["--plain", "resume"]), (2, "There is no unfinished game.\n".into()));
    let name = save.to_str().expect("a plain name");
    assert_eq!(run_with(folder.path(), &["--plain", "resume", name], "1\n").code, 0);
    assert_eq!(run(folder.path(), &["--plain", "resume"]).code, 0);
}

#[test]
fn two_windows_cannot_play_one_game() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let (folder, save) = begun();
    let name = save.to_str().expect("a plain name");
    let mut first = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(["--plain", "resume", name])
        .env("CANTINA_HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    // Once it has said something, it owns the save.
    let mut said = [0; 1];
    std::io::Read::read_exact(first.stdout.as_mut().expect("a pipe"), &mut said).expect("it speaks");
    let before = std::fs::read(&save).expect("it can be read");
    let (code, text) = refused(folder.path(), &["--plain", "resume", name]);
    assert_eq!(code, 2);
    assert!(text.contains("is being played in another window. Leave it there first."), "{text}");
    assert_eq!(std::fs::read(&save).expect("it can be read"), before);
    let mut input = first.stdin.take().expect("a pipe");
    input.write_all(b"1\nquit\n").expect("it listens");
    drop(input);
    assert!(first.wait().expect("it ends").success());
    assert_eq!(run(folder.path(), &["--plain", "resume", name]).code, 0);
}

#[test]
fn an_empty_settings_file_is_told_and_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "settings.ron", "");
    let ran = run(folder.path(), &["--plain"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("settings.ron is empty: everything is as by default."), "{}", ran.out);
}

/// Names in a save are checked like typed names, and never obeyed.
#[test]
fn names_in_a_save_do_not_command_the_terminal() {
    let duel = String::from_utf8(seeds()[1].clone()).expect("it is text");
    let evil = r#""A\u001b]2;forged\u0007\u009b31mnn""#;
    let everywhere = duel.replace("\"Ann\"", evil);
    let once = duel.replacen("\"Ann\"", evil, 1);
    assert!(everywhere != duel && once != everywhere, "the name is there more than once");
    for contents in [everywhere, once] {
        let folder = tempfile::tempdir().expect("a folder");
        let save = folder.path().join("saves/forged.cantina");
        write(folder.path(), "saves/forged.cantina", forge(contents.as_bytes()).expect("it can be sealed"));
        let name = save.to_str().expect("a plain name");
        for arguments in [&["--plain", "resume"][..], &["--plain", "resume", name], &["verify", name]] {
            let (_, said) = refused(folder.path(), arguments);
            assert!(!said.is_empty(), "{arguments:?}");
            let raw = said.chars().find(|letter| letter.is_control() && *letter != '\n');
            assert_eq!(raw, None, "{arguments:?}: {said:?}");
        }
    }
}
