//! The settings file.

use hotseat::trust::{Trust, Typed, UndoRule};
use std::fs;
use storage::settings::Settings;

#[test]
fn what_is_missing_is_as_by_default_and_what_is_saved_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/settings.ron");
    assert_eq!(Settings::load(&path).expect("no file is no fault"), (Settings::default(), None));
    let mut settings = Settings { mouse: false, theme: "mono".into(), ..Settings::default() };
    settings.agreement.trust = Trust::FullCurtain;
    settings.save(&path).expect("it can be written");
    assert_eq!(Settings::load(&path).expect("it can be read"), (settings, None));
    fs::write(&path, "(agreement: (undo: FreeOnly, idle_seconds: 45))").expect("it can be written");
    let (partial, _) = Settings::load(&path).expect("a part is enough");
    assert_eq!((partial.agreement.undo, partial.agreement.idle_seconds), (UndoRule::FreeOnly, 45));
    assert_eq!((partial.agreement.trust, partial.mouse), (Trust::PublicFirst, true));
    assert_eq!(fs::read_dir(path.parent().expect("a folder")).expect("it is there").count(), 1, "no draft stays");
}

#[test]
fn a_mistake_is_told_with_its_place_and_the_file_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    for (text, place) in [
        ("(mouse: false,\n theme \"mono\")", ":2:"),
        ("(mouse: false, mouse: true)", ":1:"),
        ("(agreement: (idle_seconds: 30)", ":1:"),
    ] {
        fs::write(&path, text).expect("it can be written");
        let fault = Settings::load(&path).expect_err("it is wrong").to_string();
        assert!(fault.contains(&format!("settings.ron{place}")), "{text:?}: {fault}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), text);
    }
}

#[test]
fn what_a_newer_program_wrote_is_told_and_stays_while_all_else_counts() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let newer = "(mouse: false, // no mouse\n hologram: Some((wide: [1, 2])), theme: 7,\n\
                 agreement: (undo: FreeOnly, trust: Holographic, typed: Letter, oath: \"none\"))";
    fs::write(&path, newer).expect("it can be written");
    let (mut settings, notice) = Settings::load(&path).expect("it is read as far as it is known");
    assert_eq!((settings.mouse, settings.theme.as_str()), (false, "auto"));
    assert_eq!((settings.agreement.undo, settings.agreement.typed), (UndoRule::FreeOnly, Typed::Letter));
    assert_eq!(settings.agreement.trust, Trust::PublicFirst);
    let notice = notice.expect("it is told");
    for part in ["hologram (line 2, column 12)", "theme (line 2", "trust (line 3", "oath (line 3", "stay in the file"] {
        assert!(notice.contains(part), "{part}: {notice}");
    }
    settings.bot_pace = 7;
    settings.save(&path).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it is there");
    for part in
        ["hologram: Some((wide: [1, 2])),", "theme: 7,", "trust: Holographic,", "oath: \"none\",", "bot_pace: 7,"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(Settings::load(&path).expect("it can be read again").0, settings);
    settings.theme = "mono".into();
    settings.save(&path).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.contains("theme: \"mono\"") && !text.contains("theme: 7"), "what a person sets counts: {text}");
}

#[test]
fn an_empty_file_is_no_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    for text in ["", " \n"] {
        fs::write(&path, text).expect("it can be written");
        let (settings, notice) = Settings::load(&path).expect("it is nobody's fault");
        assert_eq!(settings, Settings::default());
        assert!(notice.is_some_and(|notice| notice.ends_with("settings.ron is empty: everything is as by default.")));
    }
}

/// The id of a process that has ended.
#[cfg(unix)]
fn nobody() -> u32 {
    let mut child = std::process::Command::new("true").spawn().expect("it starts");
    let id = child.id();
    child.wait().expect("it ends");
    id
}

#[cfg(unix)]
#[test]
fn what_a_killed_writer_left_behind_is_swept_away_by_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let draft = |name: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, "half").expect("it can be written");
        path
    };
    let dead = draft(format!("settings.ron.{}.new", nobody()));
    let others = [
        draft(format!("settings.ron.{}.new", std::os::unix::process::parent_id())),
        draft(format!("other.ron.{}.new", nobody())),
        draft("settings.ron.mine.new".to_owned()),
    ];
    Settings::default().save(&path).expect("it can be written");
    assert!(!dead.exists(), "nobody writes it any more");
    assert!(others.iter().all(|path| path.exists()), "what others write stays");
}
