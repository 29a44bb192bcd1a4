//! A game in line mode: a line in, lines out.

use super::log;
use super::shown::READ;
use crate::hotseat::exposure::Closed;
use crate::hotseat::handover::Keystroke;
use crate::shell::command::situation::Place;
use crate::shell::command::{Command, Spoken, spoken, spoken_help_with};
use crate::shell::curtain::{Asked, Purpose};
use crate::shell::services::Services;
use crate::shell::session::{Cover, Done, Saving, Session};
pub use crate::ui::game::speaker::Answer;
use crate::ui::game::voice::{Detail, Heard, Voice};
use std::time::{Duration, Instant};

/// What the table is asked when a choice cannot be written down.
const ASKS_ABOUT_SAVING: &str = "Say save elsewhere: the whole game goes into another file. Or go on unsaved: it is \
    not saved until it can be. Or choose again once there is room.";

/// What is said where Enter alone would do: an empty line leaves the question.
const OPEN_AGAIN: &str = "hand";

/// A game in line mode.
pub struct TableLines {
    pub(super) voice: Box<dyn Voice>,
    /// Words that wait for the next decision: "base" of "attack e base".
    pub(super) rest: String,
    /// How much is said.
    pub(super) detail: Detail,
}

impl TableLines {
    /// A game that was just opened.
    pub fn new(voice: Box<dyn Voice>) -> TableLines {
        TableLines { voice, rest: String::new(), detail: Detail::default() }
    }

    /// The game.
    pub fn session(&self) -> &dyn Session {
        self.voice.session()
    }

    /// The game, to be acted on.
    pub fn session_mut(&mut self) -> &mut dyn Session {
        self.voice.session_mut()
    }

    /// What anybody may ask at any time (rules H-1, H-12).
    pub fn open_facts(&self) -> Vec<String> {
        self.voice.open_facts()
    }

    /// What is said before the first line.
    pub fn opening(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        // A bot may decide first.
        let mut lines = self.tick_quietly(now).unwrap_or_default();
        self.voice.renew();
        lines.extend(self.voice.table());
        lines.extend(self.question(services, now));
        lines
    }

    /// Time passed: what bots did, or why the hand is closed; nothing if nothing changed.
    pub fn tick(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        let told = self.session().guide().cloned();
        let Some(mut lines) = self.tick_quietly(now) else { return Vec::new() };
        // A pick of a bot that tells nothing is not the last word.
        while lines.is_empty()
            && let Some(more) = self.tick_quietly(now)
        {
            lines = more;
        }
        if self.session().guide().is_some() {
            // The teacher has thought of something; the question is the same.
            let told = told.filter(|_| lines.is_empty());
            lines.extend(self.guide_since(told.as_ref()));
            return lines;
        }
        lines.extend(self.question(services, now));
        lines
    }

    /// The same without the question that is awaited then; nothing if nothing changed.
    fn tick_quietly(&mut self, now: Instant) -> Option<Vec<String>> {
        let (was_open, before) = (self.is_open(), self.newest());
        if !self.session_mut().tick(now) {
            return None;
        }
        self.rest.clear();
        self.voice.renew();
        let closed = was_open && !self.is_open();
        Some(if closed { vec![Closed::Idle.sentence().to_owned()] } else { self.news(before) })
    }

    /// Is a hand open?
    pub fn is_open(&self) -> bool {
        matches!(self.session().cover(), Cover::Open(_))
    }

    pub(super) fn newest(&self) -> usize {
        self.session().log().last().map_or(0, |line| line.number)
    }

    /// Answers a line. When the hand was closed by it, what was written before is to be cleared.
    pub fn line(&mut self, text: &str, services: &dyn Services, now: Instant) -> Answer {
        let was_open = self.is_open();
        let answer = self.answer(text, services, now);
        Answer { clear: answer.clear || (was_open && !self.is_open()), ..answer }
    }

    fn answer(&mut self, text: &str, services: &dyn Services, now: Instant) -> Answer {
        self.session_mut().touched(now);
        if self.session().spelling().is_some() {
            return self.spelled(text, services, now);
        }
        if text.trim().is_empty() {
            return Answer::said(self.nothing_said(services, now));
        }
        if let Some(said) = spoken(text, Place::Board)
            && let Some(answer) = self.obey(&said, services, now)
        {
            return answer;
        }
        match self.voice.parse(text, services) {
            Err(why) => Answer::said(vec![why]),
            Ok(Heard::Told(text)) => Answer::said(vec![text]),
            Ok(Heard::Page { told, .. }) => Answer::said(told),
            Ok(Heard::Text { lines, .. }) => Answer::said(lines.iter().map(|line| line.trim().to_owned()).collect()),
            Ok(Heard::Pick(option, rest)) => {
                self.rest = rest;
                Answer::said(self.pick(option, services, now))
            }
        }
    }

    /// An empty line: what is shown was read, else the choices again.
    fn nothing_said(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        if self.session().shown().is_empty() {
            return self.voice.decision(self.detail);
        }
        match self.session_mut().seen(now) {
            Ok(()) => self.question(services, now),
            Err(why) => vec![why],
        }
    }

    /// Does a command of the table; nothing if it is one of the game's, or not one of now.
    fn obey(&mut self, said: &Spoken<'_>, services: &dyn Services, now: Instant) -> Option<Answer> {
        let lines = match said.command {
            Command::Look if said.words.is_empty() => self.voice.table(),
            Command::Choices => self.voice.decision(self.detail),
            Command::Brief => self.tell(Detail::Brief, services, now),
            Command::Usual => self.tell(Detail::Usual, services, now),
            Command::Full => self.tell(Detail::Full, services, now),
            Command::Recap => log::newest(self.session().recap(), self.session().recap().len()),
            Command::Hand if self.is_open() => self.voice.hand(services, self.detail, false),
            Command::Hand => {
                let asked = self.ask(Purpose::Hand, now);
                // Whoever put the hand down a moment ago is not asked for a name.
                if self.is_open() { self.opened(services, now) } else { asked }
            }
            Command::Log => self.log(&said.words),
            Command::Guide => self.voice.guide(),
            Command::Account if self.session().outcome().is_some() => self.voice.account(),
            Command::Account => vec!["The game is not over yet; look tells the table.".into()],
            Command::Earlier => match said.words.first().map_or(Ok(1), |count| count.parse()) {
                Ok(steps) => self.voice.earlier(steps).unwrap_or_else(|why| vec![why]),
                Err(_) => vec![format!("\"{}\" is no number of steps.", said.words.join(" "))],
            },
            Command::ExportLog => {
                let (names, log) = (self.session().table().names(), self.session().public_log());
                vec![services.export_log(&names, &log).unwrap_or_else(|why| why)]
            }
            Command::Undo => match self.session_mut().take_back(now) {
                Ok(done) => self.done(done, services, now),
                Err(why) => vec![why],
            },
            Command::Concede if said.words.is_empty() => match self.session().decides() {
                Some(seat) => self.ask(Purpose::Concede(seat), now),
                None => vec!["The game is over.".into()],
            },
            Command::Hint
            | Command::NextItem
            | Command::SkipItem
            | Command::Explain
            | Command::Again
            | Command::PlayOn => self.teach(said.command, services, now),
            Command::Help => self.help(),
            Command::SaveElsewhere | Command::GoOnUnsaved => self.saving(said.command)?,
            Command::Close => return Some(self.closing("The hand is closed.", false)),
            Command::Quit => return Some(self.closing("The game is saved.", true)),
            _ => return None,
        };
        Some(Answer::said(lines))
    }

    /// The hand that was just opened, and what is asked.
    fn opened(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        self.voice.renew();
        let mut lines = self.voice.hand(services, self.detail, true);
        lines.extend(self.question(services, now));
        lines
    }

    fn closing(&mut self, said: &str, left: bool) -> Answer {
        self.session_mut().close_hand(Closed::Asked);
        Answer { lines: vec![said.into()], clear: true, left }
    }

    fn tell(&mut self, detail: Detail, services: &dyn Services, now: Instant) -> Vec<String> {
        self.detail = detail;
        self.question(services, now)
    }

    fn log(&self, words: &[&str]) -> Vec<String> {
        match words {
            [] => log::newest(self.session().log(), log::FEW),
            [count] if count.parse::<usize>().is_ok() => {
                log::newest(self.session().log(), count.parse().unwrap_or(log::FEW))
            }
            words => vec![format!("\"{}\" is no number of lines.", words.join(" "))],
        }
    }

    fn help(&self) -> Vec<String> {
        let game = self.voice.help().iter().map(|line| (*line).to_owned());
        game.chain(spoken_help_with(Place::Board, self.session().guide().is_some())).collect()
    }

    /// The answer to what [`ASKS_ABOUT_SAVING`] asks, if it is asked.
    fn saving(&mut self, command: Command) -> Option<Vec<String>> {
        if !matches!(self.session().saving(), Saving::Stuck { .. }) {
            return None;
        }
        let said = if command == Command::SaveElsewhere {
            let saved = self.session_mut().save_elsewhere();
            saved.map_or_else(|why| why, |place| format!("The game is saved in {place} now. Choose again."))
        } else {
            self.session_mut().go_on_unsaved();
            "From now on the game is not saved until it can be. Choose again.".to_owned()
        };
        Some(vec![said])
    }

    fn pick(&mut self, option: usize, services: &dyn Services, now: Instant) -> Vec<String> {
        let before = self.newest();
        if let Err(why) = self.session_mut().pick(option, now) {
            self.rest.clear();
            let mut lines = vec![format!("No. {why}")];
            if matches!(self.session().saving(), Saving::Stuck { .. }) {
                lines.push(ASKS_ABOUT_SAVING.to_owned());
            }
            if !self.session().shown().is_empty() {
                lines.push(READ.to_owned());
            }
            return lines;
        }
        self.voice.renew();
        let rest = std::mem::take(&mut self.rest);
        let next = (!rest.is_empty()).then(|| self.voice.pick(&rest));
        let mut lines = self.news(before);
        match next {
            Some(Ok((next, rest))) => {
                self.rest = rest;
                lines.extend(self.pick(next, services, now));
                lines.dedup();
                return lines;
            }
            Some(Err(why)) => lines.push(why),
            None => {}
        }
        lines.extend(self.question(services, now));
        // Who looks at cards was told what they see a line before.
        lines.dedup();
        lines
    }

    /// What happened since a fact, and what is different then.
    pub(super) fn news(&mut self, before: usize) -> Vec<String> {
        let log = self.session().log();
        let first = log.iter().position(|line| line.number > before).unwrap_or(log.len());
        let mut lines = log::news(&log[first..]);
        lines.extend(self.voice.changes());
        lines
    }

    /// The question without what is shown before it.
    pub(super) fn asked(&mut self, now: Instant) -> Vec<String> {
        if self.session().thinking().is_some() {
            return Vec::new();
        }
        if matches!(self.session().cover(), Cover::Curtain(_)) {
            return self.ask(Purpose::Hand, now);
        }
        let mut lines = self.guide();
        lines.extend(self.voice.decision(self.detail));
        if self.session().outcome().is_some() {
            lines.push("Say account, look or log to hear how it went, rematch for another game, quit to leave.".into());
        }
        lines
    }

    /// Begins to ask somebody to spell their name, and says so.
    pub fn ask(&mut self, purpose: Purpose, now: Instant) -> Vec<String> {
        if let Err(why) = self.session_mut().ask(purpose, now) {
            return vec![why];
        }
        let Some(spelling) = self.session().spelling() else { return Vec::new() };
        let names: Vec<&str> = spelling.asked.iter().map(|asked| self.session().table().name(asked.seat)).collect();
        let name = names.join(" or ");
        let what = match spelling.purpose {
            Purpose::Hand => format!("Only {name} should be able to see or hear the next lines."),
            Purpose::Notes(_) => format!("Only {name} should be able to see or hear the next lines: private notes."),
            purpose => purpose.sentence(&name),
        };
        let word = |asked: &Asked| asked.letters.clone().unwrap_or_else(|| "the PIN".into());
        let words: Vec<String> = spelling.asked.iter().map(word).collect();
        if words.iter().all(String::is_empty) {
            return vec![what, format!("Your hand was open last: say {OPEN_AGAIN}, or an empty line to leave it.")];
        }
        vec![what, format!("Type {} and Enter, or an empty line to leave it.", words.join(" or "))]
    }

    fn spelled(&mut self, text: &str, services: &dyn Services, now: Instant) -> Answer {
        let text = text.trim();
        let session = self.session_mut();
        if text.is_empty() {
            session.stop_asking();
            session.decline();
            return Answer::said(vec!["Nothing was done.".into()]);
        }
        // A line comes as a whole, and was not typed in the handover's deaf time.
        let at = now + Duration::from_secs(1);
        let asked = session.spelling().map(|spelling| spelling.asked).unwrap_or_default();
        let wrong = asked.iter().map(|asked| asked.progress).max().unwrap_or(0);
        let keys = std::iter::repeat_n(Keystroke::Backspace, wrong);
        let again = text == OPEN_AGAIN && asked.iter().all(|asked| asked.letters.as_deref() == Some(""));
        let letters = if again { "" } else { text };
        let keys = keys.chain(letters.chars().map(Keystroke::Letter)).chain([Keystroke::Enter]);
        let mut result = Ok(None);
        for key in keys {
            result = session.spell(key, at);
        }
        match result {
            Err(why) => Answer::said(vec![why]),
            Ok(None) => Answer::said(vec!["That is not it.".into()]),
            Ok(Some(done)) => {
                self.voice.renew();
                let mut lines = if self.is_open() { self.voice.hand(services, self.detail, true) } else { Vec::new() };
                lines.extend(self.done(done, services, now));
                Answer::said(lines)
            }
        }
    }

    fn done(&mut self, done: Done, services: &dyn Services, now: Instant) -> Vec<String> {
        self.voice.renew();
        match done {
            Done::Yes => self.question(services, now),
            Done::Said(text) => {
                let mut lines = vec![text];
                lines.extend(self.question(services, now));
                lines
            }
            Done::Ask(seats) => match seats.first() {
                Some(seat) => self.ask(Purpose::Agree(*seat), now),
                None => Vec::new(),
            },
            // Whoever asked takes the proof.
            Done::Proved(_) => Vec::new(),
        }
    }

    /// The sign before the line that is to be typed: who is asked.
    pub fn prompt(&self) -> String {
        let session = self.session();
        let who = match session.cover() {
            // Whoever looks at cards goes on, whoever chooses after that.
            Cover::Open(reader) if !session.shown().is_empty() => Some(reader),
            _ => session.decides(),
        };
        let name = who.map_or("table", |seat| session.table().name(seat));
        if self.is_open() { format!("{name} (hand open)> ") } else { format!("{name}> ") }
    }
}
