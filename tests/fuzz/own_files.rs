//! Files that people write themselves: themes, keys, settings. Each is refused with line and column, or takes effect.

use hotseat::table::{Sitter, Table};
use screen::input::keymap::Keymap;
use screen::theme::role::Role;
use screen::theme::styles::Theme;
use shell::command::TABLE;
use storage::settings::{Settings, SettingsFault};
use tempfile::TempDir;

thread_local! {
    static FOLDER: TempDir = tempfile::tempdir().expect("a folder");
}

/// Reads the text as any of the three.
pub(crate) fn run(data: &[u8]) {
    settings(data);
    let Ok(text) = std::str::from_utf8(data) else { return };
    let lines = text.lines().count() + 1;
    match Theme::parse(text) {
        Ok(theme) => Role::ALL.iter().for_each(|role| {
            theme.style(*role);
        }),
        Err(faults) => {
            assert!(!faults.is_empty());
            faults.iter().for_each(|fault| assert!((1..=lines).contains(&fault.line) && fault.column > 0, "{fault}"));
        }
    }
    match Keymap::parse(text) {
        Ok(keys) => {
            assert!(keys.doubles().is_empty());
            for entry in TABLE {
                for place in entry.places {
                    let given = keys.keys(entry.command).iter().map(|key| keys.command(*place, *key));
                    assert!(given.into_iter().all(|given| given == Some(entry.command)), "{}", entry.name);
                }
            }
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            faults.iter().for_each(|fault| assert!((1..=lines).contains(&fault.line) && fault.column > 0, "{fault}"));
        }
    }
}

/// Settings that can be read can be saved and stay the same; any table they describe can be set up.
fn settings(data: &[u8]) {
    FOLDER.with(|home| {
        let path = home.path().join("settings.ron");
        std::fs::write(&path, data).expect("it can be written");
        match Settings::load(&path) {
            Err(SettingsFault::Wrong { line, column, why, .. }) => assert!(line > 0 && column > 0 && !why.is_empty()),
            Err(SettingsFault::System { .. }) => assert!(std::str::from_utf8(data).is_err()),
            Ok((settings, _)) => {
                settings.save(&path).expect("it can be written");
                assert_eq!(Settings::load(&path).expect("it can be read").0, settings);
                let sitters = vec![Sitter::person("Ann"), Sitter::person("Bob")];
                if let Err(why) = Table::new(sitters, settings.agreement) {
                    assert!(!why.to_string().is_empty());
                }
            }
        }
    });
}

/// A theme, keys, and settings.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let shipped: [&[u8]; 2] =
        [include_bytes!("../../assets/themes/default.ron"), include_bytes!("../../assets/themes/okabe-ito.ron")];
    let own: [&str; 3] = [
        "(name: \"mine\", base: \"light\", styles: {\"text\": (fg: \"#a0b1c2\", bg: \"blue\", bold: true),\n\
         \"card.unit\": (fg: \"208\", underline: true, reverse: true)})",
        "{ \"inspect\": [\"Enter\"], \"log\": [\"L\", \"F3\"],\n \"undo\": [\"Ctrl-U\"], \"help\": [] }",
        "(agreement: (trust: PublicFirst, idle_seconds: 30), mouse: false, theme: \"mono\", bot_pace: 0,\n \
         glyphs: \"ascii\", turning_seats: true)",
    ];
    shipped.into_iter().map(<[u8]>::to_vec).chain(own.map(|text| text.as_bytes().to_vec())).collect()
}
