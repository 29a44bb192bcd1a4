//! The desk: keys and cursors. A key that needs words fills in the beginning of a line; the line is understood as in
//! line mode.

use super::views;
use events::tournament::DeskStage;
use ratatui::layout::Rect;
use screen::game::place_screen::{Meant, Picture, PlaceScreen, Scene};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::cursor::Cursor;
use screen::widgets::footer;
use screen::widgets::frame::COMMAND;
use screen::widgets::hits::Hits;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::desk_session::{DeskSession, told};
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use std::time::Instant;

/// The view shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Tables,
    Players,
    Log,
    Bracket,
}

/// The picture of a desk.
pub struct DeskPicture {
    pub(super) look: Look,
    /// In the tables.
    pub(super) table: Cursor,
    /// In the players.
    pub(super) player: Cursor,
    /// In the log.
    pub(super) line: Cursor,
}

/// Sits down at a desk.
pub fn sit_down(session: DeskSession, now: Instant) -> PlaceScreen<DeskPicture> {
    let look = if session.event().stage() == DeskStage::Registration { Look::Players } else { Look::Tables };
    let (table, player, line) = Default::default();
    PlaceScreen::new(session, DeskPicture { look, table, player, line }, now)
}

/// Begins a line with what is already known.
fn line(words: &str) -> Meant {
    let words = words.trim();
    let gap = if words.is_empty() { "" } else { " " };
    Meant::Line(format!("{words}{gap}"))
}

impl DeskPicture {
    fn keep_cursors(&mut self, session: &DeskSession) {
        let event = session.event();
        let last = |length: usize| length.saturating_sub(1);
        self.table.at = self.table.at.min(last(event.tables().len()));
        self.player.at = self.player.at.min(last(event.players().len()));
        self.line.at = self.line.at.min(last(event.log().len()));
    }

    /// The names at the selected table, or the selected player, for the beginning of a line.
    fn selected(&self, session: &DeskSession) -> String {
        let event = session.event();
        match self.look {
            Look::Players => told::name(event, self.player.at).to_owned(),
            _ => {
                let table = event.tables().get(self.table.at);
                let names = table.map(|table| table.players.iter().map(|player| told::name(event, *player)));
                names.map(|names| names.collect::<Vec<_>>().join(" ")).unwrap_or_default()
            }
        }
    }

    /// Toggles whether the player under the cursor is present.
    fn toggle_here(&self, session: &DeskSession) -> Meant {
        let Some(player) = session.event().players().get(self.player.at) else { return line("add") };
        let command = if player.present { Command::DeskAway } else { Command::DeskHere };
        Meant::Ask(Request::with(command, &player.name))
    }

    fn next_look(&mut self, session: &DeskSession) {
        let bracket = !session.event().bracket().is_empty();
        self.look = match self.look {
            Look::Tables => Look::Players,
            Look::Players => Look::Log,
            Look::Log if bracket => Look::Bracket,
            Look::Log | Look::Bracket => Look::Tables,
        };
    }
}

impl Picture for DeskPicture {
    type Place = DeskSession;

    fn press(&mut self, place: &mut DeskSession, key: Key, _: &Services) -> Meant {
        if key == Key::Esc && self.look != Look::Tables {
            self.look = Look::Tables;
            return Meant::Moved;
        }
        let event = place.event();
        let moved = match self.look {
            Look::Tables => self.table.press(key, event.tables().len()),
            Look::Players => self.player.press(key, event.players().len()),
            Look::Log => self.line.press(key, event.log().len()),
            Look::Bracket => false,
        };
        if moved { Meant::Moved } else { Meant::Ignored }
    }

    fn command(&mut self, place: &mut DeskSession, command: Command, _: &Services) -> Meant {
        let at = self.selected(place);
        let word = command.entry().aliases.first().copied().unwrap_or(command.entry().name);
        let stage = place.event().stage();
        match command {
            Command::DeskView => self.next_look(place),
            Command::DeskSay => return line(""),
            Command::DeskResult if self.look == Look::Players && stage == DeskStage::Registration => {
                return self.toggle_here(place);
            }
            Command::DeskHere if self.look == Look::Players => return self.toggle_here(place),
            Command::DeskResult | Command::DeskPenalty | Command::DeskTime | Command::DeskList => {
                return line(&format!("{word} {at}"));
            }
            Command::DeskDrop => {
                let one = if self.look == Look::Players { at.as_str() } else { "" };
                return line(&format!("{word} {one}"));
            }
            Command::DeskSwap => {
                let first = at.split_whitespace().next().unwrap_or_default();
                return line(&format!("{word} {first}"));
            }
            Command::DeskExtra => return line(&format!("{word} 5 {at}")),
            Command::DeskExport => return line("export text"),
            Command::DeskImport | Command::DeskKeep | Command::DeskPrizes | Command::DeskSign => {
                return line(word);
            }
            Command::DeskAdd | Command::DeskAnnounce | Command::DeskRounds | Command::DeskHere | Command::DeskAway => {
                return line(word);
            }
            Command::DeskCut if stage == DeskStage::Over => return line("cut 4"),
            Command::DeskPlay => return Meant::Ask(Request::at(command, self.table.at)),
            other => return Meant::Ask(Request::of(other)),
        }
        Meant::Moved
    }

    fn click(&mut self, _: &mut DeskSession, row: usize, _: &Services) -> Meant {
        match self.look {
            Look::Tables => self.table.at = row,
            Look::Players => self.player.at = row,
            Look::Log => self.line.at = row,
            Look::Bracket => {}
        }
        Meant::Moved
    }

    fn search(&mut self, place: &mut DeskSession, text: &str, _: &Services) -> Result<bool, Refusal> {
        let (event, text) = (place.event(), text.to_lowercase());
        let fits = |name: &str| name.to_lowercase().contains(&text);
        let found = match self.look {
            Look::Players => {
                let found = event.players().iter().position(|player| fits(&player.name));
                found.map(|place| self.player.at = place)
            }
            _ => {
                let sits = |players: &[usize]| players.iter().any(|player| fits(told::name(event, *player)));
                let found = event.tables().iter().position(|table| sits(&table.players));
                found.map(|place| self.table.at = place)
            }
        };
        Ok(found.is_some())
    }

    fn done(&mut self, place: &DeskSession, request: &Request, _: &Services) -> Option<String> {
        let event = place.event();
        if event.stage() != DeskStage::Registration && self.look == Look::Players && event.round() == 0 {
            self.look = Look::Tables;
        }
        self.keep_cursors(place);
        match request.command {
            Command::DeskResult => {
                // The next result to be entered is most likely that of the next table.
                let tables = event.tables();
                let open = |place: &usize| tables[*place].outcome.is_none();
                let next = (self.table.at..tables.len()).chain(0..tables.len()).find(open);
                self.table.at = next.unwrap_or(self.table.at);
                None
            }
            Command::DeskAdd => {
                // Somebody who registers one player registers more: an empty line ends it.
                self.player.at = event.players().len().saturating_sub(1);
                Some("add ".to_owned())
            }
            _ => None,
        }
    }

    fn renewed(&mut self) {}

    fn draw(&self, scene: &Scene<'_, DeskSession>, canvas: &mut Canvas<'_>, hits: &mut Hits) {
        let (area, session, around) = (canvas.area(), scene.place, scene.around);
        canvas.clear(area);
        let event = session.event();
        let right = canvas.text_right(area.right().saturating_sub(1), area.y, 8, "DESK", Role::TitleActing);
        let house = told::house_rules(event).map(|house| format!("  {house}")).unwrap_or_default();
        let (room, standing) = (right.saturating_sub(area.x + 2), told::standing(event));
        let whole = format!("{}  {standing}{house}", told::title(event));
        // If there is no room for everything, what the event is gives way to where it stands.
        let short = || format!("{}  {standing}{house}", event.setup().name);
        let text = if columns(&whole) > usize::from(room) { short() } else { whole };
        canvas.text(area.x + 1, area.y, room, &text, Role::Title);
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        match around.line {
            Some((sign, line)) => footer::draw_line(canvas, last, sign, line, around.help, hits),
            None => footer::draw(canvas, last, around.hints, around.help, hits),
        }
        // The line above the footer says what was done, or what comes next.
        let said = Rect { y: last.y.saturating_sub(1), ..last };
        let typed = around.line.filter(|(sign, _)| *sign == COMMAND);
        let hint = typed.and_then(|(_, line)| spoken(line.text(), Focus::Desk)).map(|said| said.command.entry().said);
        let next = told::next(event);
        let (line, role) = match (hint, around.notice) {
            (_, Some(notice)) => (notice, Role::Warning),
            (Some(hint), None) => (hint, Role::Dim),
            (None, None) => (next.as_str(), Role::Text),
        };
        // Examples for a line being typed may need more than one line.
        let lines = wrap(line, usize::from(said.width.saturating_sub(2)));
        let more = u16::try_from(lines.len().saturating_sub(1)).unwrap_or(0);
        let top = said.y.saturating_sub(more).max(area.y + 1);
        for (y, line) in (top..=said.y).zip(&lines) {
            canvas.text(said.x + 1, y, said.width.saturating_sub(2), line, role);
        }
        let inside = Rect { y: area.y + 1, height: top.saturating_sub(area.y + 1), ..area };
        views::draw(canvas, inside, (self, session), hits);
    }
}
