//! The desk: keys, commands, lines that are typed. A key that needs words fills in the beginning of a line; the line is
//! understood as in line mode.

use super::{room, views};
use events::tournament::DeskStage;
use ratatui::layout::Rect;
use screen::game::layer::{Layer, Then};
use screen::input::line::{Line, Typed};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::cursor::Cursor;
use screen::widgets::footer;
use screen::widgets::frame::Around;
use screen::widgets::hits::Hits;
use screen::widgets::text::Text;
use shell::command::key::Key;
use shell::command::situation::Place;
use shell::command::{Command, spoken};
use shell::desk_session::{DeskSession, Obeyed, told};
use shell::services::{AtTable, Services};
use std::time::{Duration, Instant};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Tables,
    Players,
    Log,
    Bracket,
}

/// The screen of a desk.
pub struct DeskScreen {
    pub(super) session: DeskSession,
    pub(super) look: Look,
    /// In the tables.
    pub(super) table: Cursor,
    /// In the players.
    pub(super) player: Cursor,
    /// In the log.
    pub(super) line: Cursor,
    typing: Option<Line>,
    /// Is the room board shown?
    room: bool,
}

impl DeskScreen {
    /// Sits down at a desk.
    pub fn new(session: DeskSession) -> DeskScreen {
        let look = if session.event().stage() == DeskStage::Registration { Look::Players } else { Look::Tables };
        let (table, player, line) = Default::default();
        DeskScreen { session, look, table, player, line, typing: None, room: false }
    }

    /// What came of a line.
    fn then(&mut self, obeyed: Result<Obeyed, String>, services: &mut dyn Services) -> Then {
        match obeyed {
            Err(why) => Then::Say(why),
            Ok(Obeyed::Read(title, lines)) => Then::Read(Text::plain(title, &lines.join("\n"))),
            Ok(Obeyed::Play(place)) => self.play(place, services),
            Ok(Obeyed::Confirm { why, line }) => {
                self.typing = Some(Line::with(line));
                Then::Say(why)
            }
            Ok(Obeyed::Done(said)) => {
                let event = self.session.event();
                if event.stage() != DeskStage::Registration && self.look == Look::Players && event.round() == 0 {
                    self.look = Look::Tables;
                }
                self.keep_cursors();
                Then::Say(said)
            }
        }
    }

    fn keep_cursors(&mut self) {
        let event = self.session.event();
        let last = |length: usize| length.saturating_sub(1);
        self.table.at = self.table.at.min(last(event.tables().len()));
        self.player.at = self.player.at.min(last(event.players().len()));
        self.line.at = self.line.at.min(last(event.log().len()));
    }

    /// Puts the match of a table on this keyboard: as it was left, or new.
    fn play(&mut self, place: usize, services: &mut dyn Services) -> Then {
        match super::play(&mut self.session, place, services) {
            Ok(AtTable::Match(contest)) => Then::Contest(contest),
            Ok(AtTable::Game(begun)) => Then::Play(begun),
            Err(why) => Then::Say(why),
        }
    }

    /// The names at the selected table, or the selected player, for the beginning of a line.
    fn selected(&self) -> String {
        let event = self.session.event();
        match self.look {
            Look::Players => told::name(event, self.player.at).to_owned(),
            _ => {
                let table = event.tables().get(self.table.at);
                let names = table.map(|table| table.players.iter().map(|player| told::name(event, *player)));
                names.map(|names| names.collect::<Vec<_>>().join(" ")).unwrap_or_default()
            }
        }
    }

    /// Begins a line with what is known already.
    fn ask(&mut self, words: &str) -> Then {
        let gap = if words.is_empty() { "" } else { " " };
        self.typing = Some(Line::with(format!("{words}{gap}")));
        Then::Stay
    }

    fn typed(&mut self, services: &mut dyn Services) -> Then {
        let Some(line) = self.typing.take() else { return Then::Stay };
        let text = line.text().trim().to_owned();
        if text.is_empty() {
            return Then::Stay;
        }
        match spoken(&text, Place::Desk) {
            Some(said) if said.command == Command::DeskAdd && said.words.is_empty() => Then::Stay,
            Some(said) => {
                let obeyed = self.session.obey(said.command, &said.words.join(" "));
                let added = said.command == Command::DeskAdd && obeyed.is_ok();
                let resulted = said.command == Command::DeskResult && matches!(obeyed, Ok(Obeyed::Done(_)));
                let then = self.then(obeyed, services);
                if resulted {
                    // The next result to be entered is most likely that of the next table.
                    let tables = self.session.event().tables();
                    let open = |place: &usize| tables[*place].outcome.is_none();
                    let next = (self.table.at..tables.len()).chain(0..tables.len()).find(open);
                    self.table.at = next.unwrap_or(self.table.at);
                }
                if added {
                    // Whoever registers players registers more of them: an empty line ends it.
                    self.player.at = self.session.event().players().len().saturating_sub(1);
                    self.typing = Some(Line::with("add "));
                }
                then
            }
            None => Then::Say(format!("\"{text}\" is not understood. ? shows all words.")),
        }
    }

    /// Who is at the cursor is there, or is not.
    fn toggle_here(&mut self, services: &mut dyn Services) -> Then {
        let Some(player) = self.session.event().players().get(self.player.at) else { return self.ask("add") };
        let (name, present) = (player.name.clone(), player.present);
        let command = if present { Command::DeskAway } else { Command::DeskHere };
        let obeyed = self.session.obey(command, &name);
        self.then(obeyed, services)
    }

    fn next_look(&mut self) {
        let bracket = !self.session.event().bracket().is_empty();
        self.look = match self.look {
            Look::Tables => Look::Players,
            Look::Players => Look::Log,
            Look::Log if bracket => Look::Bracket,
            Look::Log | Look::Bracket => Look::Tables,
        };
    }
}

impl Layer for DeskScreen {
    fn place(&self) -> Place {
        Place::Desk
    }

    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then {
        if let Some(line) = &mut self.typing {
            match line.press(key) {
                Typed::Entered => return self.typed(services),
                Typed::Left => self.typing = None,
                Typed::Changed | Typed::Ignored => {}
            }
            return Then::Stay;
        }
        if self.room {
            self.room = false;
            return Then::Stay;
        }
        if key == Key::Esc && self.look != Look::Tables {
            self.look = Look::Tables;
            return Then::Stay;
        }
        let event = self.session.event();
        let moved = match self.look {
            Look::Tables => self.table.press(key, event.tables().len()),
            Look::Players => self.player.press(key, event.players().len()),
            Look::Log => self.line.press(key, event.log().len()),
            Look::Bracket => false,
        };
        if moved { Then::Stay } else { Then::Ignored }
    }

    fn run(&mut self, command: Command, services: &mut dyn Services) -> Then {
        let at = self.selected();
        let word = command.entry().aliases.first().copied().unwrap_or(command.entry().name);
        match command {
            Command::DeskView => self.next_look(),
            Command::RoomBoard => self.room = true,
            Command::DeskLog => self.look = Look::Log,
            Command::DeskSay => return self.ask(""),
            Command::DeskResult
                if self.look == Look::Players && self.session.event().stage() == DeskStage::Registration =>
            {
                return self.toggle_here(services);
            }
            Command::DeskHere if self.look == Look::Players => return self.toggle_here(services),
            Command::DeskResult | Command::DeskPenalty | Command::DeskTime | Command::DeskList => {
                return self.ask(format!("{word} {at}").trim());
            }
            Command::DeskDrop => {
                let one = if self.look == Look::Players { at.as_str() } else { "" };
                return self.ask(format!("{word} {one}").trim());
            }
            Command::DeskSwap => {
                let first = at.split_whitespace().next().unwrap_or_default();
                return self.ask(format!("{word} {first}").trim());
            }
            Command::DeskExtra => return self.ask(format!("{word} 5 {at}").trim()),
            Command::DeskExport => return self.ask("export text"),
            Command::DeskAdd | Command::DeskRounds | Command::DeskHere | Command::DeskAway => return self.ask(word),
            Command::DeskCut if self.session.event().stage() == DeskStage::Over => return self.ask("cut 4"),
            Command::DeskPlay => return self.play(self.table.at, services),
            other => {
                let obeyed = self.session.obey(other, "");
                return self.then(obeyed, services);
            }
        }
        Then::Stay
    }

    fn click(&mut self, row: usize, _: &mut dyn Services) -> Then {
        match self.look {
            Look::Tables => self.table.at = row,
            Look::Players => self.player.at = row,
            Look::Log => self.line.at = row,
            Look::Bracket => {}
        }
        Then::Stay
    }

    fn paste(&mut self, text: &str, _: &mut dyn Services) -> Then {
        if let Some(line) = &mut self.typing {
            line.paste(text);
        }
        Then::Stay
    }

    fn search(&mut self, text: &str, _: &dyn Services) -> Then {
        let (event, text) = (self.session.event(), text.to_lowercase());
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
        if found.is_some() { Then::Stay } else { Then::Say(format!("Nobody here is called \"{text}\".")) }
    }

    fn tick(&mut self, _: Instant) -> Then {
        self.session.notice().map_or(Then::Stay, Then::Say)
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.session.time(None).map(|_| now + Duration::from_secs(1))
    }

    fn refusals(&self) -> Vec<Command> {
        use Command::{
            DeskAdd, DeskBegin, DeskCut, DeskDrop, DeskExport, DeskHere, DeskList, DeskPair, DeskPlay, DeskResult,
            DeskStart, DeskSwap, DeskTime, DeskWhy, RoomBoard,
        };
        let event = self.session.event();
        let fitting: &[Command] = match event.stage() {
            DeskStage::Registration => &[DeskAdd, DeskHere, DeskList, DeskStart],
            DeskStage::Ready if event.round() == 0 => &[DeskPair, DeskAdd, DeskList, DeskDrop],
            DeskStage::Ready => &[DeskPair, DeskResult, DeskAdd, DeskDrop],
            DeskStage::Paired => &[DeskBegin, DeskSwap, DeskWhy, DeskDrop, DeskAdd, RoomBoard],
            DeskStage::Playing => &[DeskResult, DeskPlay, DeskTime, DeskDrop, DeskWhy, RoomBoard],
            DeskStage::CutReady => &[DeskCut, DeskResult, DeskExport],
            DeskStage::Over => &[DeskExport, DeskCut, DeskResult],
        };
        let all = [
            DeskAdd, DeskBegin, DeskCut, DeskDrop, DeskExport, DeskHere, DeskList, DeskPair, DeskPlay, DeskResult,
            DeskStart, DeskSwap, DeskTime, DeskWhy, RoomBoard,
        ];
        all.into_iter().filter(|command| !fitting.contains(command)).collect()
    }

    fn stays(&self) -> bool {
        true
    }

    fn returned(&mut self, services: &mut dyn Services) -> Then {
        let taken = self.session.collect(|saved| services.table_result(saved));
        self.keep_cursors();
        match taken {
            Err(why) => Then::Say(why),
            Ok(taken) if taken.is_empty() => Then::Stay,
            Ok(taken) => Then::Say(format!("Reported: {}. {}", taken.join(", "), told::next(self.session.event()))),
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, _: &dyn Services, around: &Around<'_>, hits: &mut Hits) {
        let area = canvas.area();
        canvas.clear(area);
        if self.room {
            return room::draw(canvas, &self.session);
        }
        let event = self.session.event();
        let right = canvas.text_right(area.right().saturating_sub(1), area.y, 8, "DESK", Role::TitleActing);
        let house = told::house_rules(event).map(|house| format!("  {house}")).unwrap_or_default();
        let (room, standing) = (right.saturating_sub(area.x + 2), told::standing(&self.session));
        let whole = format!("{}  {standing}{house}", told::title(event));
        // Where there is no room for all, what the event is gives way to where it stands.
        let short = || format!("{}  {standing}{house}", event.setup().name);
        let text = if columns(&whole) > usize::from(room) { short() } else { whole };
        canvas.text(area.x + 1, area.y, room, &text, Role::Title);
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        match (&self.typing, around.line) {
            (Some(line), _) => footer::draw_line(canvas, last, ':', line, around.help, hits),
            (None, Some((sign, line))) => footer::draw_line(canvas, last, sign, line, around.help, hits),
            (None, None) => footer::draw(canvas, last, around.hints, around.help, hits),
        }
        // The line above the footer says what was done, or what comes next.
        let said = Rect { y: last.y.saturating_sub(1), ..last };
        let hint = self
            .typing
            .as_ref()
            .and_then(|line| spoken(line.text(), Place::Desk))
            .map(|said| said.command.entry().said);
        let next = told::next(event);
        let (line, role) = match (hint, around.notice) {
            (_, Some(notice)) => (notice, Role::Warning),
            (Some(hint), None) => (hint, Role::Dim),
            (None, None) => (next.as_str(), Role::Text),
        };
        // Examples of a line that is typed may need more than one line.
        let lines = wrap(line, usize::from(said.width.saturating_sub(2)));
        let more = u16::try_from(lines.len().saturating_sub(1)).unwrap_or(0);
        let top = said.y.saturating_sub(more).max(area.y + 1);
        for (y, line) in (top..=said.y).zip(&lines) {
            canvas.text(said.x + 1, y, said.width.saturating_sub(2), line, role);
        }
        let inside = Rect { y: area.y + 1, height: top.saturating_sub(area.y + 1), ..area };
        views::draw(canvas, inside, self, hits);
    }
}
