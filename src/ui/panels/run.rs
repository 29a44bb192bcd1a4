//! Keys on screens, and commands.

use super::screen::{Question, Screen};
use super::table::Wish;
use super::{App, Typing};
use crate::hotseat::exposure::Closed;
use crate::shell::curtain::Purpose;
use crate::shell::session::Sight;
use crate::shell::words::sentence;
use crate::ui::input::command::Command;
use crate::ui::input::key::Key;
use crate::ui::input::line::Line;
use crate::ui::input::situation::Place;
use crate::ui::panels::screens::help::Help;
use crate::ui::panels::screens::new_game::NewGame;
use crate::ui::terminal::message::Effect;
use crate::ui::unlimited::screens::browser::Browser;
use crate::ui::unlimited::screens::decks::Decks;
use crate::ui::unlimited::screens::inspect::Inspect;
use crate::ui::unlimited::screens::over::Over;
use crate::ui::unlimited::screens::piles::Piles;
use crate::ui::widgets::choose::{Choose, Entry};
use crate::ui::widgets::confirm::Confirm;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::log::Log;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::text::Text;
use std::time::Instant;

/// So many faults of a setup have room on its own screen; more of them get a screen to read.
const FEW: usize = 3;

impl App {
    /// A key for the screen on top: first the screen itself, then the command table.
    pub(super) fn screen_key(&mut self, key: Key, now: Instant) {
        self.notice = None;
        let event = self.ask_screen(key, now);
        match event {
            Event::Ignored => match self.keymap.command(self.place(), key) {
                Some(command) => self.run(command, now),
                None => self.notice = unknown(key),
            },
            event => self.event(event, now),
        }
    }

    fn ask_screen(&mut self, key: Key, now: Instant) -> Event {
        let area = self.screen;
        let Some(index) = self.screens.len().checked_sub(1) else { return Event::Ignored };
        if self.screens[index] == Screen::Table {
            return self.table_key(key, now);
        }
        if matches!(self.screens[index], Screen::Match(_)) {
            return self.bout_key(key, now);
        }
        if matches!(self.screens[index], Screen::Notes(_)) {
            return self.notes_key(key, now);
        }
        if let Screen::Inspect(inspect) = &self.screens[index] {
            let mut inspect = *inspect;
            let event = self.with_scene(now, |scene| inspect.press(key, scene, area)).unwrap_or(Event::Back);
            self.screens[index] = Screen::Inspect(inspect);
            return event;
        }
        match &mut self.screens[index] {
            Screen::Home(home) => home.press(key),
            Screen::NewGame(new) => new.press(key),
            Screen::Resume(list) | Screen::Who(list, _) | Screen::Saving(list) => list.press(key),
            Screen::Decks(decks) => decks.press(key, self.house.decks().len()),
            Screen::Deck(deck) => deck.press(key),
            Screen::Text(text) => text.press(key, area),
            Screen::Cards(browser) => browser.press(key),
            Screen::Help(help) => help.press(key, &self.keymap),
            Screen::Confirm(confirm, _) => confirm.press(key),
            Screen::Over(over) => over.press(key),
            Screen::Log(log) => {
                let lines = self.playing.as_ref().map(|playing| playing.session.log()).unwrap_or_default();
                log.press(key, lines, area)
            }
            Screen::Piles(piles) => match &self.playing {
                Some(playing) => piles.press(key, playing.session.sight().view(), area),
                None => Event::Back,
            },
            Screen::Table | Screen::Inspect(_) | Screen::Match(_) | Screen::Notes(_) => Event::Ignored,
        }
    }

    fn table_key(&mut self, key: Key, now: Instant) -> Event {
        let Some(playing) = &mut self.playing else { return Event::Back };
        let view = playing.session.sight().view();
        let in_list = playing.table.in_list();
        let wish = if in_list { playing.table.list_key(key, view) } else { playing.table.key(key, view) };
        if wish == Wish::Ignored {
            return Event::Ignored;
        }
        self.grant(wish, now);
        Event::Stay
    }

    /// What a screen's answer leads to.
    pub(super) fn event(&mut self, event: Event, now: Instant) {
        match event {
            Event::Stay | Event::Ignored => {}
            Event::Back => self.back(now),
            Event::Run(command) => {
                if matches!(self.screens.last(), Some(Screen::Help(_) | Screen::Over(_))) {
                    self.screens.pop();
                }
                if command != Command::Back {
                    self.run(command, now);
                }
            }
            Event::Chosen(row) => self.chosen(row, now),
            Event::Yes => self.yes(now),
            Event::Start => self.start(now),
        }
    }

    fn chosen(&mut self, row: usize, now: Instant) {
        if let Some(Screen::Decks(_)) = self.screens.last() {
            return self.edit_deck();
        }
        if let Some(Screen::Match(_)) = self.screens.last() {
            return self.bout_chosen(row, now);
        }
        if let Some(Screen::Who(..)) = self.screens.last() {
            return self.who_chosen(row, now);
        }
        if let Some(Screen::Saving(_)) = self.screens.last() {
            return self.saving_chosen(row);
        }
        if let Some(Screen::Resume(_)) = self.screens.last() {
            match self.house.resume_match(row) {
                None => {}
                Some(Ok(bout)) => return self.open_bout(bout, None),
                Some(Err(why)) => {
                    self.notice = Some(why);
                    return;
                }
            }
            match self.house.resume(row) {
                Ok((session, notice)) => self.play(session, notice, now),
                Err(why) => self.notice = Some(why),
            }
        }
    }

    fn start(&mut self, now: Instant) {
        let Some(Screen::NewGame(new)) = self.screens.last_mut() else { return };
        self.form = Some(new.clone());
        let (game, mut faults) = new.chosen();
        faults.extend(self.house.faults(&game));
        if faults.is_empty() {
            let started = if game.bout.is_some() {
                self.house.start_match(&game).map(|bout| self.open_bout(bout, None))
            } else {
                self.house.start(&game).map(|(session, notice)| self.play(session, notice, now))
            };
            match started {
                Ok(()) => return,
                Err(why) => faults = why,
            }
        }
        if faults.len() > FEW {
            let title = format!("This game cannot be started yet: {} reasons", faults.len());
            self.screens.push(Screen::Text(Text::plain(title, &faults.join("\n\n"))));
        }
        for screen in &mut self.screens {
            if let Screen::NewGame(new) = screen {
                new.faults.clone_from(&faults);
            }
        }
    }

    fn yes(&mut self, now: Instant) {
        if let Some(Screen::Decks(_)) = self.screens.last() {
            return self.answered();
        }
        if let Some(Screen::Match(_)) = self.screens.last() {
            return self.bout_typed(now);
        }
        let Some(Screen::Confirm(_, question)) = self.screens.pop() else { return };
        match question {
            Question::Quit => self.effects.push(Effect::Quit),
            Question::Pick(option) => self.pick(option, now),
            Question::Remove(deck) => self.remove_deck(deck),
            Question::KeepDraft => self.keep_draft(),
        }
    }

    /// One step back.
    fn back(&mut self, now: Instant) {
        match self.screens.last() {
            Some(Screen::Table) => {
                let Some(playing) = &mut self.playing else { return };
                let view = playing.session.sight().view();
                let over = view.over.is_some();
                if playing.table.back(view) {
                    return;
                }
                self.peeking = false;
                if over {
                    self.screens.push(Screen::Over(Over::default()));
                }
            }
            Some(Screen::Home(_)) | None => {}
            Some(Screen::Match(_)) => self.back_in_bout(),
            Some(Screen::Notes(_)) => self.close_notes(now),
            Some(_) => {
                if let Some(Screen::NewGame(form)) = self.screens.pop() {
                    self.form = Some(form);
                }
            }
        }
    }

    /// Does what a command says, or says why not.
    pub(super) fn run(&mut self, command: Command, now: Instant) {
        let situation = self.situation();
        if let Some(why) = (command.entry().when)(&situation) {
            self.notice = Some(sentence(&why));
            return;
        }
        if App::leaves_notes(command) {
            self.close_notes(now);
        }
        match command {
            Command::Leave => self.leave(now),
            Command::Help => {
                self.close_hand(Closed::Overlay, now);
                let help = if situation.place == Place::Help { return } else { Help::new(situation) };
                self.screens.push(Screen::Help(Box::new(help)));
            }
            Command::Quit => self.quit(now),
            Command::Back => self.back(now),
            Command::Notes => self.choose_writer(now),
            Command::Mouse => {
                self.mouse = !self.mouse;
                self.effects.push(Effect::Mouse(self.mouse));
                let who = if self.mouse { "the program" } else { "the terminal: text can be marked" };
                self.notice = Some(format!("The mouse belongs to {who}."));
            }
            Command::Theme => self.theme(""),
            Command::Redraw => self.effects.push(Effect::Redraw),
            Command::Line => self.typing = Some(Typing { sign: ':', line: Line::default() }),
            Command::Search => self.typing = Some(Typing { sign: '/', line: Line::default() }),
            Command::New => {
                let before = self.form.as_deref();
                let house = self.house.as_ref();
                let new = before.map_or_else(|| NewGame::new(house), |before| NewGame::again(before, house));
                self.screens.push(Screen::NewGame(Box::new(new)));
            }
            Command::Resume => {
                let entries = self.house.unfinished().iter();
                let entries = entries.map(|saved| Entry {
                    title: saved.title.clone(),
                    about: saved.about.clone(),
                    ..Entry::default()
                });
                let list = Choose::new("Unfinished games", "There is no unfinished game.", entries.collect());
                self.screens.push(Screen::Resume(list));
            }
            Command::Decks => self.screens.push(Screen::Decks(Decks::default())),
            Command::Browse => self.screens.push(Screen::Cards(Browser::new(self.house.cards()))),
            Command::Save => self.put_away(now),
            Command::NewDeck
            | Command::EditDeck
            | Command::CopyDeck
            | Command::RenameDeck
            | Command::DeleteDeck
            | Command::ImportDeck
            | Command::ExportDeck
            | Command::ShowDeck
            | Command::AddCard
            | Command::RemoveCard
            | Command::ShiftCard
            | Command::UndoChange
            | Command::OtherHalf
            | Command::NextFormat
            | Command::SortCards
            | Command::Deal => self.run_at_shelf(command),
            _ => self.run_at_table(command, now),
        }
    }

    fn run_at_table(&mut self, command: Command, now: Instant) {
        let screen = self.screen;
        let Some(playing) = &mut self.playing else { return };
        let view = playing.session.sight().view();
        match command {
            Command::Hand => match playing.session.sight() {
                Sight::Open(..) => self.close_hand(Closed::Asked, now),
                _ => self.ask(Purpose::Hand, now),
            },
            Command::Inspect => match playing.table.board.cursor {
                Some(spot) => self.screens.push(Screen::Inspect(Inspect::new(spot))),
                None => self.notice = Some("Nothing is selected.".into()),
            },
            Command::Choose => {
                let wish = playing.table.choose_selected(view);
                self.grant(wish, now);
            }
            Command::Pass | Command::Initiative | Command::Leader | Command::Blast | Command::Plan => {
                let wish = playing.table.command(command, view);
                self.grant(wish, now);
            }
            Command::Undo => self.take_back(now),
            Command::Log => {
                let log = Log::newest(playing.session.log(), screen);
                self.screens.push(Screen::Log(log));
            }
            Command::Asks => {
                let answers =
                    crate::ui::unlimited::screens::asks::answers(view, playing.session.log(), playing.session.title());
                let answers = answers.and(self.other_open_facts());
                self.screens.push(Screen::Text(answers));
            }
            Command::Piles => self.screens.push(Screen::Piles(Piles::default())),
            Command::Resources => {
                self.screens.push(Screen::Piles(Piles { resources: true, page: Page::default() }));
            }
            Command::Whole => playing.table.board.whole = !playing.table.board.whole,
            Command::PageDown => playing.table.board.page += 1,
            Command::PageUp => playing.table.board.page = playing.table.board.page.saturating_sub(1),
            Command::NextSeat => self.focus(1),
            Command::PreviousSeat => self.focus(-1),
            Command::Concede => self.choose_who_concedes(now),
            Command::Up | Command::Down | Command::Left | Command::Right => self.move_cursor(command),
            _ => {}
        }
    }

    fn focus(&mut self, step: isize) {
        let Some(playing) = &mut self.playing else { return };
        let view = playing.session.sight().view();
        let count = view.seats.len() as isize;
        let acting = view.decision.as_ref().map_or(view.active, |decision| decision.seat);
        let from = playing.table.board.focus.unwrap_or(acting);
        let to = (from.index() as isize + step).rem_euclid(count.max(1));
        playing.table.board.focus = Some(crate::seats::Seat(to as u8));
    }

    /// Leaves at once. The journal holds every pick already.
    pub(super) fn leave(&mut self, now: Instant) {
        self.cover_all(Closed::Asked, now);
        if let Some(bout) = &mut self.bout
            && let Err(why) = bout.tick(now, self.playing.as_ref().map(|playing| playing.session.sight().view()))
        {
            self.notice = Some(why);
        }
        self.effects.push(Effect::Quit);
    }

    fn quit(&mut self, now: Instant) {
        match &self.playing {
            None => self.effects.push(Effect::Quit),
            Some(playing) => {
                let over = playing.session.sight().view().over.is_some();
                if over {
                    return self.put_away(now);
                }
                let question = "Quit? The game is saved; you can go on with it later.";
                self.close_hand(Closed::Overlay, now);
                self.screens.push(Screen::Confirm(Confirm::new(question, "quit"), Question::Quit));
            }
        }
    }

    /// Closes the game and shows the first screen.
    fn put_away(&mut self, now: Instant) {
        self.close_hand(Closed::Asked, now);
        if self.back_to_bout(now) {
            return;
        }
        if self.playing.take().is_some() {
            self.house.left();
        }
        self.screens = vec![Screen::home()];
        self.typing = None;
        self.peeking = false;
    }
}

fn unknown(key: Key) -> Option<String> {
    match key {
        Key::Char(letter) if letter.is_alphanumeric() => Some(format!("{letter} does nothing here. ? shows all keys.")),
        _ => None,
    }
}
