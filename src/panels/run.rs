//! Keys on screens, and commands.

use super::screen::{Question, Screen};
use super::{App, Typing};
use crate::screens::help::Help;
use boards::games;
use hotseat::exposure::Closed;
use hotseat::takeback::UndoPrice;
use screen::game::board::Intent;
use screen::game::unheard::Unheard;
use screen::input::line::Line;
use screen::terminal::message::Effect;
use screen::widgets::confirm::Confirm;
use screen::widgets::event::Event;
use screen::widgets::log::Log;
use screen::widgets::text::Text;
use shell::around::Around;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::place::Place;
use shell::request::Request;
use shell::services::AtTable;
use shell::words::sentence;
use std::time::Instant;

/// How many faults of a setup have room on its own screen; more of them get a screen to read.
const FEW: usize = 3;

impl App {
    /// A key for the screen on top: first the screen itself, then the command table.
    pub(super) fn screen_key(&mut self, key: Key, now: Instant) {
        self.notice = None;
        if self.hand_instead(key, now) {
            return;
        }
        let event = self.ask_screen(key, now);
        match event {
            Event::Ignored => match self.keymap.command(self.focus(), key) {
                Some(command) => self.run(command, now),
                None if self.own_key(key, now) => {}
                None => self.notice = unknown(key),
            },
            event => self.event(event, now),
        }
    }

    /// The key of the hand answers no question before a pick: it drops it, and does what it does at the table.
    fn hand_instead(&mut self, key: Key, now: Instant) -> bool {
        let asks = matches!(self.screens.last(), Some(Screen::Confirm(_, Question::Pick(_))));
        let instead = asks && self.keymap.command(Focus::Board, key) == Some(Command::Hand);
        if instead {
            self.screens.pop();
            self.run(Command::Hand, now);
        }
        instead
    }

    fn ask_screen(&mut self, key: Key, now: Instant) -> Event {
        let area = self.screen;
        match self.screens.last_mut() {
            None => Event::Ignored,
            Some(Screen::Table) => self.table_key(key, now),
            Some(Screen::Match(_)) => self.match_key(key, now),
            Some(Screen::Notes(_)) => self.notes_key(key, now),
            Some(Screen::Page(place)) => {
                let place = *place;
                self.with_board(now, |board, with| board.page_key(place, key, with)).unwrap_or(Event::Back)
            }
            Some(Screen::Layer(layer)) => {
                let then = layer.press(key, &mut self.services);
                self.then(then)
            }
            Some(Screen::Home(home)) => home.press(key, area),
            Some(Screen::NewGame(new)) => new.press(key),
            Some(Screen::Choose(chooser)) => chooser.list.press(key),
            Some(Screen::Text(text)) => text.press(key, area),
            Some(Screen::Help(help)) => help.press(key, &self.keymap),
            Some(Screen::Confirm(confirm, _)) => confirm.press(key),
            Some(Screen::Log(log)) => {
                let lines = self.playing.as_ref().map(|board| board.session().log()).unwrap_or_default();
                log.press(key, lines, area)
            }
        }
    }

    fn table_key(&mut self, key: Key, now: Instant) -> Event {
        let Some(board) = &mut self.playing else { return Event::Back };
        match board.key(key) {
            Intent::Ignored => Event::Ignored,
            intent => {
                self.intend(intent, now);
                Event::Stay
            }
        }
    }

    /// What a screen's answer leads to.
    pub(super) fn event(&mut self, event: Event, now: Instant) {
        match event {
            Event::Stay | Event::Ignored => {}
            Event::Back => self.back(now),
            Event::Run(command) => {
                // The end of a game stays below what is read or watched from it.
                let leaves =
                    |screen: &Screen| matches!(screen, Screen::Help(_)) || screen.is_end() && command == Command::Back;
                if self.screens.last().is_some_and(leaves) {
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
        if let Some(Screen::Match(_)) = self.screens.last() {
            return self.ask_match(&Request::at(Command::Open, row), now);
        }
        if let Some(Screen::Home(_)) = self.screens.last() {
            return self.ask_home(&Request::with(Command::Resume, &(row + 1).to_string()), now);
        }
        let Some(Screen::Choose(chooser)) = self.screens.last() else { return };
        let then = chooser.rows.get(row).cloned().flatten();
        self.screens.pop();
        match then {
            Some(request) => self.ask_here(&request, now),
            None => self.notice = Some("Nothing was done.".into()),
        }
    }

    fn start(&mut self, now: Instant) {
        let Some(Screen::NewGame(new)) = self.screens.last_mut() else { return };
        self.form = Some(new.clone());
        let (game, mut faults) = new.chosen();
        faults.extend(self.services.faults(&game));
        if faults.is_empty() {
            match self.services.start(&game) {
                Ok(AtTable::Match(contest)) => return self.open_match(contest, None),
                Ok(AtTable::Game(begun)) => return self.play(games::board(begun.0), begun.1, now),
                Err(why) => faults = why.lines(),
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
        if let Some(Screen::Match(_)) = self.screens.last() {
            return self.match_typed(now);
        }
        let Some(Screen::Confirm(_, question)) = self.screens.pop() else { return };
        match question {
            Question::Ask(request) => self.ask_here(&request, now),
            Question::Pick(option) => self.pick(option, now),
        }
    }

    /// One step back.
    fn back(&mut self, now: Instant) {
        match self.screens.last() {
            Some(Screen::Table) => {
                if self.playing.as_mut().is_none_or(|board| board.back()) {
                    return;
                }
                if self.playing.as_ref().is_some_and(|board| board.session().half_done()) {
                    return self.ask_table(&Request::of(Command::Back), now);
                }
                self.stop_peeking(now);
                if self.is_taught() {
                    self.put_away(now);
                    self.notice = Some("What was done is saved.".into());
                } else if self.is_over() {
                    self.screens.push(Screen::Page(Focus::Over));
                } else if let Some(price) = self.price_of_last_step() {
                    self.notice = Some(format!("There is no step back from here; u takes the last one back: {price}."));
                }
            }
            Some(Screen::Home(_)) | None => {}
            Some(Screen::Match(_)) => self.ask_match(&Request::of(Command::Back), now),
            Some(Screen::Notes(_)) => self.close_notes(now),
            Some(_) => match (self.screens.pop(), &mut self.playing) {
                (Some(Screen::NewGame(form)), _) => self.form = Some(form),
                (Some(Screen::Page(place)), Some(board)) => board.left(place),
                _ => {}
            },
        }
    }

    /// The price of taking back, if that is possible.
    fn price_of_last_step(&self) -> Option<UndoPrice> {
        let price = self.playing.as_ref().map(|board| board.session().undo_price())?;
        price.why_not().is_none().then_some(price)
    }

    /// Carries out a command, or says why not.
    pub(super) fn run(&mut self, command: Command, now: Instant) {
        let situation = self.situation();
        if let Some(why) = (command.entry().when)(&situation) {
            self.notice = Some(sentence(&why.to_string()));
            return;
        }
        if App::leaves_notes(command) {
            self.close_notes(now);
        }
        match command {
            Command::Leave => self.leave(now),
            Command::Help => {
                let help = if situation.place == Focus::Help { return } else { Help::new(situation) };
                self.screens.push(Screen::Help(Box::new(help)));
            }
            Command::Quit => self.quit(now),
            Command::Back => self.back(now),
            Command::Notes => self.ask_table(&Request::of(command), now),
            Command::Mouse => {
                self.mouse = !self.mouse;
                self.effects.push(Effect::Mouse(self.mouse));
                let who = if self.mouse { "the program" } else { "the terminal: text can be marked" };
                self.notice = Some(format!("The mouse belongs to {who}."));
            }
            Command::Theme => self.theme(""),
            Command::Redraw => self.effects.push(Effect::Redraw),
            Command::Line => {
                let palette = Some(self.palette());
                self.typing = Some(Typing { sign: ":", line: Line::default(), palette });
            }
            Command::Search => self.typing = Some(Typing { sign: "/", line: Line::default(), palette: None }),
            Command::Save => self.put_away(now),
            // A game at its end is reviewed where it lies.
            Command::Review if self.screens.last().is_some_and(Screen::is_end) => {
                self.ask_table(&Request::of(command), now);
            }
            command if Focus::is_heard_at_home(command) && !self.is_of_layer(command) => {
                self.ask_home(&Request::of(command), now);
            }
            _ => self.run_at_layer(command, now),
        }
    }

    /// Is it a command of the layer on top?
    fn is_of_layer(&self, command: Command) -> bool {
        matches!(self.screens.last(), Some(Screen::Layer(layer)) if command.entry().places.contains(&layer.focus()))
    }

    /// Asks one of the first questions, wherever one is.
    pub(super) fn ask_home(&mut self, request: &Request, now: Instant) {
        match self.home.obey(request, &mut self.services, now) {
            Ok(outcome) => self.came(outcome, now),
            Err(why) => self.notice = Some(why.to_string()),
        }
    }

    /// A command of the layer on top, or of the table.
    fn run_at_layer(&mut self, command: Command, now: Instant) {
        match self.screens.last_mut() {
            Some(Screen::Layer(layer)) => {
                let then = layer.run(command, &mut self.services);
                self.then(then);
            }
            _ => self.run_at_table(command, now),
        }
    }

    fn run_at_table(&mut self, command: Command, now: Instant) {
        let Some(board) = &mut self.playing else { return };
        match command {
            Command::Log => {
                let log = Log::newest(board.session().log(), self.screen);
                self.screens.push(Screen::Log(log));
            }
            Command::Earlier if !matches!(self.screens.last(), Some(Screen::Page(Focus::Past))) => {
                let line = match self.screens.last() {
                    Some(Screen::Log(log)) => log.last_shown(board.session().log(), self.screen),
                    _ => None,
                };
                let intent = match board.looking_back() {
                    Some(past) => past.look_back(line),
                    None => Intent::Say(Unheard::NoCourse.to_string()),
                };
                self.intend(intent, now);
            }
            Command::Guide => match board.guide() {
                Some(guide) => self.screens.push(Screen::Text(guide)),
                None => self.notice = Some("This game explains itself in its rules only.".into()),
            },
            Command::Look | Command::Choices => self.screens.retain(|s| matches!(s, Screen::Home(_) | Screen::Table)),
            Command::Asks => {
                let answers = board.open_facts();
                let answers = answers.and(self.around().open_facts());
                self.screens.push(Screen::Text(answers));
            }
            command if Around::obeys(command) => self.ask_table(&Request::of(command), now),
            _ => {
                let intent = board.run(command, &self.hits);
                self.intend(intent, now);
            }
        }
    }

    /// Leaves at once. The journal holds every pick already.
    pub(super) fn leave(&mut self, now: Instant) {
        self.cover_all(Closed::Asked, now);
        if let Err(why) = self.around().pass_time(now) {
            self.notice = Some(why.to_string());
        }
        self.effects.push(Effect::Quit);
    }

    fn quit(&mut self, now: Instant) {
        if self.playing.is_none() {
            self.effects.push(Effect::Quit);
        } else if self.is_over() || self.is_taught() {
            self.put_away(now);
        } else {
            let question = "Quit? The game is saved; you can continue it later.";
            self.screens
                .push(Screen::Confirm(Confirm::new(question, "quit"), Question::Ask(Request::of(Command::Leave))));
        }
    }

    /// Is it an exercise? Its progress is saved, and leaving it needs no question.
    fn is_taught(&self) -> bool {
        self.playing.as_ref().is_some_and(|board| board.session().guide().is_some())
    }

    /// Closes the game and shows the first screen.
    fn put_away(&mut self, now: Instant) {
        self.close_hand(Closed::Asked, now);
        if self.back_to_match(now) {
            return;
        }
        if self.playing.take().is_some() {
            self.services.left();
        }
        self.screens = vec![Screen::home()];
        self.typing = None;
        self.peeking = false;
        self.bring_back();
    }
}

fn unknown(key: Key) -> Option<String> {
    match key {
        Key::Char(letter) if letter.is_lowercase() => {
            Some(format!("{letter} does nothing here (capitals: with Shift). ? shows all keys."))
        }
        Key::Char(sign) if sign != ' ' => Some(format!("{sign} does nothing here. ? shows all keys.")),
        _ => None,
    }
}
