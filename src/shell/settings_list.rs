//! What a person sets for all their games, as a list; below it their own keys and themes.

use crate::command::Command;
use crate::command::situation::Focus;
use crate::listing::{Listed, Row, Sheet};
use crate::place::Outcome;
use crate::preferences::{AUTO, Preference, PreferenceRow};
use crate::refusal::Refusal;
use crate::request::Request;
use crate::services::Services;
use std::time::Instant;

/// The list.
pub struct SettingsList;

/// A key file that changes nothing.
const EXAMPLE_KEYS: &str = "// Keys of your own: a command's word, then its keys. What is not named here keeps its keys.\n\
    // The words stand behind the colons in the help; keys are a, ?, Enter, F3, Ctrl-S ...\n{\n    // \"log\": [\"L\", \"F6\"],\n}\n";

/// Styles that a theme of one's own may begin with.
const EXAMPLE_STYLES: &str = "        // \"unit.damage\": (fg: \"light-red\", bold: true),\n";

/// Sets one of them; of a theme this is only what is to be set, since a faulty one is never kept.
pub(crate) fn set(which: Preference, value: &str, services: &mut Services) -> Result<Outcome, Refusal> {
    if which != Preference::Theme {
        services.prefer(which, value)?;
    }
    Ok(Outcome::Set(which, value.to_owned()))
}

/// The next value of a setting, or the one before it.
fn turned(row: &PreferenceRow, step: isize) -> Option<&String> {
    let count = row.values.len().max(1) as isize;
    let at = row.values.iter().position(|value| *value == row.value).map_or(-step.max(0), |at| at as isize);
    row.values.get((at + step).rem_euclid(count) as usize)
}

fn write_keys(services: &mut Services) -> Result<Outcome, Refusal> {
    if services.key_file()?.text.is_some() {
        return Ok(Outcome::Keys);
    }
    services.write_own_keys(EXAMPLE_KEYS).map(|path| Outcome::Changed(Some(format!("Written: {path}."))))
}

fn write_theme(services: &mut Services) -> Result<Outcome, Refusal> {
    let rows = services.preferences()?;
    let present = rows.iter().find(|row| row.which == Preference::Theme).map(|row| row.value.as_str());
    let base = present.filter(|name| *name != AUTO).unwrap_or("default");
    let text = format!("(\n    name: \"mine\",\n    base: \"{base}\",\n    styles: {{\n{EXAMPLE_STYLES}    }},\n)\n");
    services.write_own_theme("mine", &text).map(|path| Outcome::Changed(Some(format!("Written: {path}."))))
}

/// What is at hand for one's own keys and themes, and what can be done there; the files are read for it.
fn own(services: &Services) -> [(String, String); 2] {
    let keys = match services.key_file() {
        Ok(file) if file.text.is_some() => (file.path.display().to_string(), "Enter reads it again.".into()),
        Ok(file) => (file.path.display().to_string(), "There is none yet; Enter writes one to start from.".into()),
        Err(why) => (String::new(), why.to_string()),
    };
    let place = services.theme_file("mine").map(|file| file.path.display().to_string());
    let themes = (
        place.unwrap_or_else(|why| why.to_string()),
        "Enter writes the present colours into it, for you to change there.".into(),
    );
    [keys, themes]
}

impl Listed for SettingsList {
    fn focus(&self) -> Focus {
        Focus::Settings
    }

    fn sheet(&self, services: &Services) -> Sheet {
        let rows = services.preferences().unwrap_or_default().into_iter().map(|row| Row {
            title: row.label.to_owned(),
            value: Some(row.value),
            word: row.word.to_owned(),
            ..Row::default()
        });
        let files = ["your keys", "your theme"].into_iter().zip(own(services));
        let files = files.map(|(title, (about, _))| Row { title: title.to_owned(), about, ..Row::default() });
        Sheet {
            title: "Settings",
            right: "arrows: move and change; saved at once".into(),
            empty: "",
            rows: rows.chain(files).collect(),
            links: false,
        }
    }

    fn details(&self, row: usize, services: &Services) -> Vec<String> {
        let rows = services.preferences().unwrap_or_default();
        let about = match row.checked_sub(rows.len()) {
            None => {
                let values = |row: &PreferenceRow| format!("It may be {}.", row.values.join(", "));
                return rows
                    .get(row)
                    .map(|row| vec![row.about.to_owned(), String::new(), values(row)])
                    .unwrap_or_default();
            }
            Some(file) => own(services).into_iter().nth(file).map(|(_, about)| about),
        };
        about.into_iter().collect()
    }

    fn likely(&self, _: &Services) -> usize {
        0
    }

    fn step_back(&mut self) -> bool {
        false
    }

    fn search(&mut self, _: &str) -> Option<Result<(), Refusal>> {
        None
    }

    fn obey(&mut self, request: &Request, services: &mut Services, _: Instant) -> Result<Outcome, Refusal> {
        let at = self.sheet(services).row(request)?;
        let step = match request.command {
            Command::Open | Command::Right => 1,
            Command::Left => -1,
            other => return Err(Refusal::NotNow(other)),
        };
        let rows = services.preferences()?;
        match (rows.get(at), at - rows.len().min(at)) {
            (Some(row), _) => {
                let said = request.words.get(1).or_else(|| turned(row, step));
                said.map_or(Ok(Outcome::CHANGED), |value| set(row.which, value, services))
            }
            (None, 0) => write_keys(services),
            (None, _) => write_theme(services),
        }
    }
}
