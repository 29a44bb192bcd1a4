//! The command line and the search.

use super::screen::Screen;
use super::{App, Typing};
use boards::games;
use screen::game::board::{Intent, TABLE_PREFERENCES};
use screen::game::voice::Heard;
use screen::input::line::Typed;
use screen::personal;
use screen::terminal::message::Effect;
use screen::theme::glyphs::Glyphs;
use screen::widgets::frame::COMMAND;
use screen::widgets::text::Text;
use shell::around::Around;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::preferences::{AUTO, Preference, PreferenceRow, THEMES};
use shell::request::Request;
use std::time::Instant;

/// Said when the theme follows the terminal from now on and it was not asked when the program began.
const UNASKED: &str = "When Cantina starts again, it asks your terminal whether it is dark or light.";

impl App {
    pub(super) fn type_key(&mut self, key: Key, now: Instant) {
        if self.palette_key(key, now) {
            return;
        }
        let Some(typing) = &mut self.typing else { return };
        match typing.line.press(key) {
            Typed::Changed => self.narrow(),
            Typed::Ignored => {}
            Typed::Left => self.typing = None,
            Typed::Entered => {
                let Some(Typing { sign, line, .. }) = self.typing.take() else { return };
                self.notice = None;
                if sign == COMMAND { self.obey(line.text().trim(), now) } else { self.search(line.text().trim()) }
            }
        }
    }

    /// Carries out a typed command or sentence.
    pub(super) fn obey(&mut self, text: &str, now: Instant) {
        if text.is_empty() {
            return;
        }
        let place = self.focus();
        match Command::from_name(text) {
            Some(command) if command.entry().places.contains(&place) => return self.run(command, now),
            Some(command)
                if !Focus::is_heard_at_home(command)
                    && (self.playing.is_none() || !matches!(self.screens.last(), Some(Screen::Table))) =>
            {
                self.notice = Some(format!("{} cannot be done here.", command.entry().name));
                return;
            }
            _ => {}
        }
        if let Some(Screen::Layer(layer)) = self.screens.last_mut()
            && let Some(said) = spoken(text, layer.focus())
        {
            let then = layer.ask(&said, &mut self.services);
            self.then(then);
            return;
        }
        if let Some(name) = text.strip_prefix("theme ") {
            return self.theme(name.trim());
        }
        let at_table = self.playing.is_some();
        if let Some(said) = spoken(text, if at_table { Focus::Board } else { Focus::Home }) {
            return self.obey_spoken(&said, now);
        }
        let Some(board) = &mut self.playing else {
            self.notice = Some(format!("There is no command \"{text}\". ? shows all."));
            return;
        };
        match board.parse(text) {
            Ok(heard) => self.heard(heard, now),
            // The bare name of a card asks for its text.
            Err(_) if games::is_card(self.services.cards(), text) => {
                let told = self.cards_called(text);
                self.screens.push(Screen::Text(told));
            }
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// Carries out a command of the line mode, with the words after it.
    fn obey_spoken(&mut self, said: &Request, now: Instant) {
        match (said.command, said.words().as_slice()) {
            (command, []) => self.run(command, now),
            (Command::Card, name) => {
                let told = self.cards_called(&name.join(" "));
                self.screens.push(Screen::Text(told));
            }
            (Command::Earlier, [count]) => match count.parse::<usize>() {
                Ok(count) => self.look_back(count, now),
                Err(_) => self.notice = Some(format!("\"{count}\" is not a number of steps.")),
            },
            (command, _) if Around::obeys(command) && self.playing.is_some() => self.ask_table(said, now),
            (command, _) if Focus::is_heard_at_home(command) => self.ask_home(said, now),
            (command, _) => {
                self.notice = Some(format!("{} takes no words after it here.", command.entry().name));
            }
        }
    }

    /// All cards with this in their names, to read.
    fn cards_called(&self, name: &str) -> Text {
        let near = self.playing.as_ref().map(|board| board.in_sight()).unwrap_or_default();
        let told = games::cards_told(self.services.cards(), name, &near);
        Text::plain(format!("Cards: {name}"), &told.join("\n"))
    }

    /// Looks back this many steps.
    fn look_back(&mut self, count: usize, now: Instant) {
        self.run(Command::Earlier, now);
        for _ in 1..count {
            if let (Some(Screen::Page(Focus::Past)), Some(board)) = (self.screens.last(), &mut self.playing) {
                board.run(Command::Earlier, &self.hits);
            }
        }
    }

    /// Shows what was set, and says so where it says nothing itself.
    pub(super) fn show_set(&mut self, which: Preference, value: &str) {
        self.notice = None;
        self.show_preference(which, value);
        if let Some(Screen::Layer(layer)) = self.screens.last_mut() {
            let then = layer.returned(&mut self.services);
            self.then(then);
        }
        let rows = self.services.preferences().unwrap_or_default();
        let word = rows.iter().find(|row| row.which == which).map_or("", |row| row.word);
        self.notice.get_or_insert_with(|| format!("{word} is {value} from now on."));
    }

    fn heard(&mut self, heard: Heard, now: Instant) {
        match heard {
            Heard::Pick(option, rest) => self.pick_words(option, &rest, now),
            Heard::Page { place, .. } => self.screens.push(Screen::Page(place)),
            Heard::Told(text) => self.notice = Some(text),
            Heard::Text { title, lines } => self.screens.push(Screen::Text(Text::plain(title, &lines.join("\n")))),
        }
    }

    /// Picks, and continues with the remaining words as long as the same person is asked.
    fn pick_words(&mut self, option: usize, rest: &str, now: Instant) {
        let seat = |app: &App| app.playing.as_ref()?.session().decides();
        let before = seat(self);
        self.intend(Intent::Pick(option), now);
        if rest.is_empty() || self.notice.is_some() || seat(self) != before {
            return;
        }
        let Some(board) = &mut self.playing else { return };
        match board.parse(rest) {
            Ok(Heard::Pick(next, left)) if left.len() < rest.len() => self.pick_words(next, &left, now),
            Ok(_) => {}
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    pub(super) fn theme(&mut self, name: &str) {
        if name.is_empty() {
            self.notice = Some(format!("Themes: {}. Say which: :theme mono.", THEMES.join(", ")));
            return;
        }
        let own = self.services.theme_file(name).map_err(|why| why.to_string());
        let theme = own.and_then(|own| {
            personal::theme(name, &own, self.look.ground.unwrap_or_default()).map_err(|why| why.to_string())
        });
        match theme {
            Ok(theme) => {
                self.look.theme = theme.at(self.look.theme.depth());
                self.effects.push(Effect::Redraw);
                let unasked = || (name == AUTO && self.look.ground.is_none()).then(|| UNASKED.to_owned());
                let kept = self.services.remember_theme(name);
                self.notice = kept.err().map(|why| why.to_string()).or_else(unasked);
            }
            Err(why) => self.notice = Some(why),
        }
    }

    /// Shows a change to the looks.
    pub(super) fn show_preference(&mut self, which: Preference, value: &str) {
        match which {
            Preference::Theme => self.theme(value),
            Preference::Signs => {
                let signs = Glyphs::from_name(value).unwrap_or(self.usual_signs);
                self.look.glyphs = signs;
                self.effects.push(Effect::Redraw);
            }
            Preference::Mouse => {
                self.mouse = self.is_on(which);
                self.effects.push(Effect::Mouse(self.mouse));
            }
            which if TABLE_PREFERENCES.contains(&which) => {
                let yes = self.is_on(which);
                if let Some(board) = &mut self.playing {
                    board.prefer(which, yes);
                }
            }
            _ => {}
        }
    }

    /// Is this set to yes?
    pub(super) fn is_on(&self, which: Preference) -> bool {
        let is_yes = |row: &PreferenceRow| row.which == which && row.values.first() == Some(&row.value);
        self.services.preferences().is_ok_and(|rows| rows.iter().any(is_yes))
    }

    /// Reads the person's own keys again; the old ones stay if the file is faulty.
    pub(super) fn read_keys(&mut self) {
        let own = self.services.key_file().map_err(|why| why.to_string());
        match own.and_then(|own| personal::keymap(&own).map_err(|why| why.to_string())) {
            Ok(keymap) => {
                self.keymap = keymap;
                self.notice = Some("These are your keys now.".into());
            }
            Err(why) => self.notice = Some(why),
        }
    }

    fn search(&mut self, text: &str) {
        let found = match self.screens.last_mut() {
            Some(Screen::Log(log)) => {
                log.search(text);
                true
            }
            Some(Screen::Help(help)) => {
                help.search(text);
                true
            }
            Some(Screen::Layer(layer)) => {
                let then = layer.search(text, &self.services);
                self.then(then);
                true
            }
            Some(Screen::Choose(chooser)) => chooser.list.search(text),
            Some(Screen::Page(Focus::Past)) => self
                .playing
                .as_mut()
                .is_some_and(|board| board.looking_back().is_some_and(|past| past.search_back(text))),
            Some(Screen::Table) => {
                let found = self.playing.as_mut().is_none_or(|board| board.search(text));
                if !found {
                    self.notice = Some(format!("Nothing that can be selected is called \"{text}\"."));
                }
                return;
            }
            _ => return,
        };
        if !found {
            self.notice = Some(format!("Nothing here is called \"{text}\"."));
        }
    }

    /// Text was pasted into the terminal.
    pub(super) fn paste(&mut self, text: &str) {
        if let Some(typing) = &mut self.typing {
            return typing.line.paste(text);
        }
        match self.screens.last_mut() {
            Some(Screen::Layer(layer)) => {
                let then = layer.paste(text, &mut self.services);
                self.then(then);
            }
            // rules O-3, O-6: notes are written by hand
            Some(Screen::Notes(_)) => self.notice = Some("Notes are typed; nothing is pasted into them.".into()),
            _ => {}
        }
    }
}
