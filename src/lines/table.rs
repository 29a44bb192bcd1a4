//! A game in line mode: a line in, lines out.

use hotseat::exposure::Closed;
use screen::game::facts;
pub use screen::game::speaker::Answer;
use screen::game::voice::{Detail, Heard, Voice};
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help_with};
use shell::curtain::Purpose;
use shell::guide::Guide;
use shell::request::Request;
use shell::services::Services;
use shell::session::{Cover, Done, Saving, Session};
use std::time::Instant;

/// A game in line mode.
pub struct TableLines {
    pub(super) voice: Box<dyn Voice>,
    /// Words that wait for the next decision: "base" of "attack e base".
    pub(super) rest: String,
    /// How much is said.
    pub(super) detail: Detail,
    /// The table that was told.
    pub(super) task: Option<usize>,
    /// What the teacher said last.
    pub(super) taught: Option<Guide>,
    /// A pick that needs a confirmation, with the words after it.
    pub(super) grave: Option<(usize, String)>,
    /// Is it the first game in the list to review once it is left?
    pub(super) reviewed: bool,
}

impl TableLines {
    /// A game just opened.
    pub fn new(voice: Box<dyn Voice>) -> TableLines {
        TableLines {
            voice,
            rest: String::new(),
            detail: Detail::default(),
            task: None,
            taught: None,
            grave: None,
            reviewed: false,
        }
    }

    /// The game.
    pub fn session(&self) -> &dyn Session {
        self.voice.session()
    }

    /// The game, mutably.
    pub fn session_mut(&mut self) -> &mut dyn Session {
        self.voice.session_mut()
    }

    /// What anybody may ask at any time (rules H-1, H-12).
    pub fn open_facts(&self) -> Vec<String> {
        self.voice.open_facts()
    }

    /// The ids of the cards that are seen face up.
    pub(super) fn in_sight(&self) -> Vec<String> {
        self.voice.in_sight()
    }

    /// What is said before the first line.
    pub fn opening(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        // A bot may decide first.
        let mut lines = self.tick_quietly(services, now).unwrap_or_default();
        self.voice.renew();
        lines.extend(self.question(services, now));
        lines
    }

    /// Time passed: what bots did, or why the hand is closed; `None` if nothing changed.
    pub fn tick(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        let told = self.session().guide().cloned();
        let Some(mut lines) = self.tick_quietly(services, now) else { return Vec::new() };
        // A pick of a bot without any text is not the last word.
        while lines.is_empty()
            && let Some(more) = self.tick_quietly(services, now)
        {
            lines = more;
        }
        if lines.is_empty() && self.session().guide().is_some() && !self.is_laid_anew() {
            // The teacher has thought of something; the question is the same.
            return self.guide_since(told.as_ref());
        }
        lines.extend(self.question(services, now));
        lines
    }

    /// The same without the question that is awaited then; `None` if nothing changed.
    fn tick_quietly(&mut self, services: &dyn Services, now: Instant) -> Option<Vec<String>> {
        let (was_open, before) = (self.is_open(), self.newest());
        if !self.session_mut().tick(now) {
            return None;
        }
        self.rest.clear();
        self.grave = None;
        self.voice.renew();
        let closed = was_open && !self.is_open();
        let mut lines: Vec<String> = self.session_mut().fault().into_iter().collect();
        match closed {
            true => lines.push(Closed::Idle.sentence().to_owned()),
            false => lines.extend(self.news(before, services)),
        }
        Some(lines)
    }

    /// Is a hand open?
    pub fn is_open(&self) -> bool {
        matches!(self.session().cover(), Cover::Open(_))
    }

    pub(super) fn newest(&self) -> usize {
        self.session().log().last().map_or(0, |line| line.number)
    }

    /// Answers a line. If this closed the hand, earlier text must be cleared.
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
        match self.grave.take() {
            Some(grave) => self.answered(text, grave, services, now),
            None => self.heard(text, services, now),
        }
    }

    /// Answers a line of somebody who is asked for neither a name nor yes or no.
    pub(super) fn heard(&mut self, text: &str, services: &dyn Services, now: Instant) -> Answer {
        if text.trim().is_empty() {
            return Answer::said(self.nothing_said(services, now));
        }
        if let Some(said) = spoken(text, Focus::Board)
            && let Some(answer) = self.obey(&said, services, now)
        {
            return answer;
        }
        match self.voice.parse(text, services) {
            Err(why) => Answer::said(vec![why.to_string()]),
            Ok(Heard::Told(text)) => Answer::said(vec![text]),
            Ok(Heard::Page { told, .. }) => Answer::said(told),
            Ok(Heard::Text { lines, .. }) => Answer::said(lines.iter().map(|line| line.trim().to_owned()).collect()),
            Ok(Heard::Pick(option, rest)) => {
                self.rest = rest;
                Answer::said(self.pick(option, services, now))
            }
        }
    }

    /// An empty line: what is shown was read; otherwise the choices again.
    fn nothing_said(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        if self.session().shown().is_empty() {
            return self.voice.decision(self.detail);
        }
        match self.session_mut().seen(now) {
            Ok(()) => self.question(services, now),
            Err(why) => vec![why.to_string()],
        }
    }

    /// Carries out a command of the table; `None` if it is one of the game's, or not available now.
    fn obey(&mut self, said: &Request, services: &dyn Services, now: Instant) -> Option<Answer> {
        let lines = match said.command {
            Command::Look if said.words.is_empty() => self.voice.table(),
            Command::Choices => {
                let mut lines = self.guide();
                lines.extend(self.voice.decision(self.detail));
                lines
            }
            Command::Brief => self.tell(Detail::Brief, services, now),
            Command::Usual => self.tell(Detail::Usual, services, now),
            Command::Full => self.tell(Detail::Full, services, now),
            Command::Recap => facts::since(&self.session().recap().lines),
            Command::Hand if self.is_open() => self.voice.hand(services, self.detail, false),
            Command::Hand => {
                let asked = self.ask(Purpose::Hand, now);
                // A person who put the hand down a moment ago is not asked for a name.
                if self.is_open() { self.opened(services, now) } else { asked }
            }
            Command::Log => facts::asked(self.session().log(), &said.words()),
            Command::Guide => self.voice.guide(),
            Command::Account if self.voice.is_over() => {
                self.voice.account().into_iter().chain(self.reviewed()).collect()
            }
            Command::Account => vec!["The game is not over yet; look describes the table.".into()],
            Command::Earlier => match said.words.first().map_or(Ok(1), |count| count.parse()) {
                Ok(steps) => self.voice.earlier(steps).unwrap_or_else(|why| vec![why.to_string()]),
                Err(_) => vec![format!("\"{}\" is not a number of steps.", said.words.join(" "))],
            },
            Command::ExportLog => {
                let (names, log) = (self.session().table().names(), self.session().public_log());
                vec![services.export_log(&names, &log).unwrap_or_else(|why| why.to_string())]
            }
            Command::Undo => self.take_back(services, now),
            Command::Back if self.session().half_done() => self.take_back(services, now),
            Command::Back => vec!["No attack is half chosen; undo takes back what was done.".into()],
            Command::Concede if said.words.is_empty() => match self.session().decides() {
                Some(seat) => self.ask(Purpose::Concede(seat), now),
                None => vec!["The game is over.".into()],
            },
            // The game's question comes before the teacher; "skip step" always goes to the teacher.
            Command::SkipItem if self.is_declined() => return None,
            Command::Hint
            | Command::NextItem
            | Command::SkipItem
            | Command::Explain
            | Command::Again
            | Command::PlayOn => self.teach(said.command, services, now),
            Command::Help => self.help(),
            Command::SaveElsewhere | Command::GoOnUnsaved => self.saving(said.command)?,
            Command::Close => return Some(self.closing("The hand is closed.", false)),
            Command::Quit => {
                let practised = self.session().guide().is_some() && self.session().saved_in().is_none();
                return Some(self.closing(if practised { "Practice is left." } else { "The game is saved." }, true));
            }
            _ => return None,
        };
        Some(Answer::said(lines))
    }

    /// The hand just opened, and the question.
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
        (self.detail, self.taught) = (detail, None);
        self.question(services, now)
    }

    /// Does a choice of the game use the word "skip" now?
    pub(super) fn is_declined(&self) -> bool {
        self.voice.pick(Command::SkipItem.entry().name).is_ok()
    }

    fn take_back(&mut self, services: &dyn Services, now: Instant) -> Vec<String> {
        self.taught = None;
        match self.session_mut().take_back(now) {
            Ok(Done::Yes) => self.done(Done::Said("Taken back.".into()), services, now),
            Ok(done) => self.done(done, services, now),
            Err(why) => vec![why.to_string()],
        }
    }

    fn help(&self) -> Vec<String> {
        let game = self.voice.help().iter().map(|line| (*line).to_owned());
        let price = format!("To take back now: {}.", self.session().undo_price());
        game.chain(spoken_help_with(Focus::Board, self.session().guide().is_some())).chain([price]).collect()
    }

    /// The answer if a choice could not be written down.
    fn saving(&mut self, command: Command) -> Option<Vec<String>> {
        if !matches!(self.session().saving(), Saving::Stuck { .. }) {
            return None;
        }
        let said = if command == Command::SaveElsewhere {
            let saved = self.session_mut().save_elsewhere();
            saved.map_or_else(|why| why.to_string(), |place| format!("The game is saved in {place} now. Choose again."))
        } else {
            self.session_mut().go_on_unsaved();
            "From now on the game is not saved until it can be. Choose again.".to_owned()
        };
        Some(vec![said])
    }

    /// What has happened since a fact, and what has changed.
    pub(super) fn news(&mut self, before: usize, services: &dyn Services) -> Vec<String> {
        let log = self.session().log();
        let first = log.iter().position(|line| line.number > before).unwrap_or(log.len());
        let mut lines = facts::news(&log[first..]);
        lines.extend(self.voice.met(services, self.detail));
        lines.extend(self.voice.changes());
        lines
    }

    /// The question without the cards shown before it.
    pub(super) fn asked(&mut self, now: Instant) -> Vec<String> {
        if self.session().thinking().is_some() {
            return Vec::new();
        }
        if matches!(self.session().cover(), Cover::Curtain(_)) {
            return self.ask(Purpose::Hand, now);
        }
        let mut lines = self.guide_now();
        // If a teacher speaks and there is nothing to choose, the teacher says what to do.
        if lines.is_empty() || self.session().decides().is_some() || self.voice.is_over() {
            lines.extend(self.voice.decision(self.detail));
        }
        if self.session().outcome().is_none() && self.voice.is_over() {
            lines.push("Say account or log to hear how the game went; this one is not saved.".into());
        }
        if self.session().outcome().is_some() {
            lines.push("Say account, look or log to hear how it went, rematch for another game, quit to leave.".into());
            lines.extend(self.reviewed());
        }
        lines
    }

    /// How a coach goes through the finished game, if one can.
    fn reviewed(&self) -> Option<String> {
        let session = self.session();
        session.outcome()?;
        session.saved_in()?;
        let whose = if session.table().people().len() == 1 { "" } else { " and the number of a seat" };
        let said = || format!("After quit, review 1{whose} goes through this game with a coach.");
        (self.reviewed && self.voice.is_coached()).then(said)
    }

    pub(super) fn done(&mut self, done: Done, services: &dyn Services, now: Instant) -> Vec<String> {
        self.voice.renew();
        match done {
            Done::Yes => self.question(services, now),
            Done::Said(text) => {
                let mut lines = vec![text];
                lines.extend(self.voice.changes());
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

    /// The sign before the line to be typed: who is asked.
    pub fn prompt(&self) -> String {
        let session = self.session();
        let who = match session.cover() {
            // A person who looks at cards goes on first, then the one who chooses.
            Cover::Open(reader) if !session.shown().is_empty() => Some(reader),
            _ => session.decides(),
        };
        let name = who.map_or("table", |seat| session.table().name(seat));
        if self.is_open() { format!("{name} (hand open)> ") } else { format!("{name}> ") }
    }
}
