//! Settings: what a person wants in all their games, changed here and saved at once.

use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::styles::Theme;
use screen::theme::width::wrap;
use screen::widgets::cursor::Cursor;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::preferences::{Preference, PreferenceRow};
use shell::refusal::Refusal;
use shell::services::Services;

/// The entries below the settings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    Keys,
    Themes,
}

/// The screen.
pub(crate) struct Settings {
    rows: Vec<PreferenceRow>,
    /// Where the person's own keys and themes are, and what can be done there.
    own: [(String, String); 2],
    cursor: Cursor,
}

impl Settings {
    /// As they are kept now.
    ///
    /// # Errors
    /// They cannot be read.
    pub(crate) fn new(services: &dyn Services) -> Result<Settings, Refusal> {
        Ok(Settings { rows: rows(services)?, own: about_own(services), cursor: Cursor::default() })
    }

    fn own(&self) -> Option<Own> {
        match self.cursor.at.checked_sub(self.rows.len()) {
            Some(0) => Some(Own::Keys),
            Some(_) => Some(Own::Themes),
            None => None,
        }
    }

    /// Moves the row under the cursor to its next or previous value; saved, and shown where it is visible.
    fn turn(&mut self, step: isize, services: &mut dyn Services) -> Then {
        let Some(row) = self.rows.get(self.cursor.at) else { return Then::Stay };
        let count = row.values.len().max(1) as isize;
        let at = row.values.iter().position(|value| *value == row.value).map_or(-step.max(0), |at| at as isize);
        let Some(value) = row.values.get((at + step).rem_euclid(count) as usize).cloned() else { return Then::Stay };
        let which = row.which;
        if which == Preference::Theme {
            // The theme is read before it is kept: a faulty one changes nothing.
            self.rows[self.cursor.at].value.clone_from(&value);
            return Then::Look(which, value);
        }
        let kept = services.prefer(which, &value);
        match rows(services) {
            Ok(rows) => self.rows = rows,
            Err(why) => return Then::Say(why.to_string()),
        }
        match kept {
            Err(why) => Then::Say(why.to_string()),
            Ok(()) => Then::Look(which, value),
        }
    }

    fn write_own(&mut self, own: Own, services: &mut dyn Services) -> Then {
        let then = self.written(own, services);
        self.own = about_own(services);
        then
    }

    fn written(&mut self, own: Own, services: &mut dyn Services) -> Then {
        match own {
            Own::Keys => match services.key_file() {
                Ok(file) if file.text.is_some() => Then::Keys,
                Ok(_) => Then::Say(services.write_own_keys(EXAMPLE_KEYS).map_or_else(|why| why.to_string(), wrote)),
                Err(why) => Then::Say(why.to_string()),
            },
            Own::Themes => {
                let base =
                    self.rows.iter().find(|row| row.which == Preference::Theme).map_or("default", |row| &row.value);
                let text = format!(
                    "(\n    name: \"mine\",\n    base: \"{base}\",\n    styles: {{\n{EXAMPLE_STYLES}    }},\n)\n"
                );
                let written = services.write_own_theme("mine", &text);
                if let Ok(rows) = rows(services) {
                    self.rows = rows;
                }
                Then::Say(written.map_or_else(|why| why.to_string(), wrote))
            }
        }
    }
}

/// The state of the person's own keys and themes; the files are read for it.
fn about_own(services: &dyn Services) -> [(String, String); 2] {
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

fn wrote(path: String) -> String {
    format!("Written: {path}.")
}

/// A key file that changes nothing.
const EXAMPLE_KEYS: &str = "// Keys of your own: a command's word, then its keys. What is not named here keeps its keys.\n\
    // The words stand behind the colons in the help; keys are a, ?, Enter, F3, Ctrl-S ...\n{\n    // \"log\": [\"L\", \"F6\"],\n}\n";

/// Styles that a person's own theme may begin with.
const EXAMPLE_STYLES: &str = "        // \"unit.damage\": (fg: \"light-red\", bold: true),\n";

/// The rows, with all themes.
fn rows(services: &dyn Services) -> Result<Vec<PreferenceRow>, Refusal> {
    let mut rows = services.preferences()?;
    for row in rows.iter_mut().filter(|row| row.which == Preference::Theme) {
        let shipped = Theme::names().map(str::to_owned);
        row.values = shipped.chain(std::mem::take(&mut row.values)).collect();
    }
    Ok(rows)
}

impl Layer for Settings {
    fn focus(&self) -> Focus {
        Focus::Settings
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        match (key, self.own()) {
            (Key::Enter | Key::Char(' '), Some(own)) => self.write_own(own, services),
            (Key::Right | Key::Char('l' | ' ' | '+') | Key::Enter, None) => self.turn(1, services),
            (Key::Left | Key::Char('h' | '-'), None) => self.turn(-1, services),
            (key, _) if self.cursor.press(key, self.rows.len() + 2) => Then::Stay,
            _ => Then::Ignored,
        }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        match command {
            Command::Open => self.press(Key::Enter, services),
            _ => Then::Ignored,
        }
    }

    fn click(&mut self, row: usize, services: &mut dyn Services) -> Then {
        let again = self.cursor.at == row;
        self.cursor.at = row.min(self.rows.len() + 1);
        if again { self.press(Key::Enter, services) } else { Then::Stay }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, _: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let inside = draw_frame(canvas, "Settings", "arrows: move and change; saved at once", around, hits);
        let settings = self.rows.iter().map(|row| (row.label, format!("< {} >", row.value)));
        let files = ["your keys", "your theme"].into_iter().zip(self.own.iter().map(|(path, _)| path.clone()));
        for ((index, (label, value)), y) in settings.chain(files).enumerate().zip(inside.y..inside.bottom()) {
            let row = Rect { x: inside.x + 1, y, width: inside.width.saturating_sub(2), height: 1 };
            canvas.text(row.x + 1, y, 16, label, Role::Dim);
            canvas.text(row.x + 17, y, row.width.saturating_sub(18), &value, Role::Text);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
        let about = match self.cursor.at.checked_sub(self.rows.len()) {
            None => self.rows.get(self.cursor.at).map(|row| row.about.to_owned()),
            Some(place) => self.own.get(place).map(|(_, about)| about.clone()),
        };
        let y = inside.y + self.rows.len() as u16 + 2;
        let lines = wrap(&about.unwrap_or_default(), inside.width.saturating_sub(4).into());
        for (line, y) in lines.iter().zip(y..inside.bottom()) {
            canvas.text(inside.x + 2, y, inside.width.saturating_sub(4), line, Role::Strong);
        }
        let y = y + (lines.len() as u16).max(2);
        preview(canvas, Rect { y, height: inside.bottom().saturating_sub(y), ..inside });
    }
}

/// The theme's colours with their meanings on a table.
fn preview(canvas: &mut Canvas<'_>, area: Rect) {
    let glyphs = canvas.look.glyphs;
    let samples: [&[(&str, Role)]; 4] = [
        &[
            ("a ", Role::Label),
            (glyphs.ready, Role::Ready),
            (" ready unit  ", Role::Ready),
            ("3 ", Role::Text),
            ("2/4 ", Role::Damage),
            ("Sentinel", Role::Mark),
        ],
        &[
            ("b ", Role::Label),
            (glyphs.exhausted, Role::Exhausted),
            (" exhausted unit  ", Role::Exhausted),
            ("2 3/3", Role::Text),
        ],
        &[
            ("ANN, choose an action  ", Role::Prompt),
            ("[a] attack  ", Role::Choice),
            ("not now: exhausted  ", Role::Refused),
            ("Tab", Role::Key),
            (" hand", Role::Hint),
        ],
        &[
            ("Vg ", Role::Vigilance),
            ("Cm ", Role::Command),
            ("Ag ", Role::Aggression),
            ("Cu ", Role::Cunning),
            ("He ", Role::Heroism),
            ("Vi  ", Role::Villainy),
            ("needs attention", Role::Warning),
        ],
    ];
    for (pieces, y) in samples.iter().zip(area.y..area.bottom()) {
        canvas.pieces(area.x + 2, y, area.width.saturating_sub(4), pieces);
    }
}
