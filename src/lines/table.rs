//! A game in line mode: a line in, lines out.

use super::recall::{self, Recall};
use super::revealed::READ;
use boards::games;
use hotseat::exposure::Closed;
use screen::game::place_lines::offered;
pub use screen::game::speaker::Answer;
use screen::game::voice::{Detail, Heard, Voice};
use shell::around::Around;
use shell::command::situation::Focus;
use shell::command::{Command, spoken, spoken_help_with};
use shell::curtain::Purpose;
use shell::facts;
use shell::guide::Guide;
use shell::hosted_match::HostedMatch;
use shell::place::Outcome;
use shell::refusal::Refusal;
use shell::request::Request;
use shell::services::Services;
use shell::session::{Cover, Kept, Saving, Session};
use std::time::Instant;

/// The match that a game belongs to, if it does.
pub(crate) type Contest<'a> = Option<&'a mut HostedMatch>;

/// How a match goes on.
const GO_ON: &str = "Say on to continue the match.";

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
    /// What the last line led to.
    pub(super) led: Option<Outcome>,
    /// What can be heard again.
    pub(super) recall: Recall,
    /// What the answer that is being made has told of the news.
    pub(super) just_said: Vec<String>,
}

/// Said at a table whose hands are secret, where several people listen.
const EARPHONES: &str = "Hands are read aloud: with earphones on whoever is at the keyboard nobody overhears them.";

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
            led: None,
            recall: Recall::default(),
            just_said: Vec::new(),
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

    /// What is said before the first line.
    pub fn opening(&mut self, services: &Services, now: Instant) -> Vec<String> {
        // A bot may decide first.
        let mut lines = self.tick_quietly(services, now).unwrap_or_default();
        self.voice.renew();
        let people = self.session().people().len();
        let covers = self.session().closed_hands().is_some() && self.session().outcome().is_none();
        lines.extend((people > 1 && covers).then(|| EARPHONES.to_owned()));
        lines.extend(self.question(services, now));
        self.remember(&lines, false);
        lines
    }

    /// Time passed: what bots did, or why the hand is closed; `None` if nothing changed.
    pub fn tick(&mut self, services: &Services, now: Instant) -> Vec<String> {
        let told = self.session().guide().cloned();
        self.just_said.clear();
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
        self.remember(&lines, false);
        lines
    }

    /// The same without the question that is awaited then; `None` if nothing changed.
    fn tick_quietly(&mut self, services: &Services, now: Instant) -> Option<Vec<String>> {
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
    pub fn line(&mut self, text: &str, services: &Services, now: Instant) -> Answer {
        self.line_in(text, None, services, now)
    }

    /// The same of a game that may belong to a match.
    pub(crate) fn line_in(&mut self, text: &str, contest: Contest<'_>, services: &Services, now: Instant) -> Answer {
        let was_open = self.is_open();
        self.just_said.clear();
        let answer = self.answer(text, contest, services, now);
        let clear = answer.clear || (was_open && !self.is_open());
        self.remember(&answer.lines, clear);
        Answer { clear, ..answer }
    }

    fn answer(&mut self, text: &str, contest: Contest<'_>, services: &Services, now: Instant) -> Answer {
        self.session_mut().touched(now);
        if self.session().spelling().is_some() {
            return self.spelled(text, contest, services, now);
        }
        match self.grave.take() {
            Some(grave) => self.answered(text, grave, contest, services, now),
            None => self.heard(text, contest, services, now),
        }
    }

    /// Answers a line of somebody who is asked for neither a name nor yes or no.
    pub(super) fn heard(&mut self, text: &str, contest: Contest<'_>, services: &Services, now: Instant) -> Answer {
        if text.trim().is_empty() {
            return Answer::said(self.nothing_said(services, now));
        }
        if let Some(lines) = self.recalled(text) {
            return Answer::said(lines);
        }
        if let Some(said) = spoken(text, Focus::Board)
            && let Some(answer) = self.obey(&said, contest, services, now)
        {
            return answer;
        }
        let reading = !self.session().shown().is_empty();
        match self.voice.parse(text, services) {
            Err(_) | Ok(Heard::Pick(..)) if reading => Answer::said(vec![READ.to_owned()]),
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
    fn nothing_said(&mut self, services: &Services, now: Instant) -> Vec<String> {
        if self.session().shown().is_empty() {
            return self.voice.decision(self.detail);
        }
        match self.session_mut().seen(now) {
            Ok(()) => self.question(services, now),
            Err(why) => vec![why.to_string()],
        }
    }

    /// Does a command of the table; `None` if it is one of the game's, or not possible at present.
    fn obey(&mut self, said: &Request, contest: Contest<'_>, services: &Services, now: Instant) -> Option<Answer> {
        let over = self.session().outcome().is_some();
        let stuck = matches!(self.session().saving(), Saving::Stuck { .. });
        let lines = match said.command {
            Command::Look if said.words.is_empty() => self.voice.table(),
            Command::Choices => {
                let mut lines = self.guide();
                lines.extend(self.voice.decision(self.detail));
                lines
            }
            Command::Log => match facts::asked(&self.voice.signed(self.session().log()), &said.words()) {
                Ok(lines) => lines,
                Err(why) => why.lines(),
            },
            Command::Recap => facts::since(&self.voice.signed(&self.session().recap().lines)),
            Command::Brief => self.tell(Detail::Brief, services, now),
            Command::Usual => self.tell(Detail::Usual, services, now),
            Command::Full => self.tell(Detail::Full, services, now),
            Command::Hand if self.is_open() => self.voice.hand(services, self.detail, false),
            Command::Guide => self.voice.guide(),
            Command::Account if self.voice.is_over() => {
                self.voice.account().into_iter().chain(self.reviewed()).collect()
            }
            Command::Account => vec!["The game is not over yet; look describes the table.".into()],
            Command::Earlier => match said.words.first().map_or(Ok(1), |count| count.parse()) {
                Ok(steps) => self.voice.earlier(steps).unwrap_or_else(|why| vec![why.to_string()]),
                Err(_) => vec![format!("\"{}\" is not a number of steps.", said.words.join(" "))],
            },
            Command::Card if !said.words.is_empty() => {
                games::cards_told(services.cards(), &said.text(), &self.voice.in_sight())
            }
            Command::Asks => {
                let around = Around { contest, game: Some(self.voice.session_mut()) }.open_facts();
                self.voice.open_facts().into_iter().chain(around).collect()
            }
            // What the game asks now goes before the teacher; "skip step" is always the teacher's.
            Command::SkipItem if self.is_declined() => return None,
            Command::SaveElsewhere | Command::GoOnUnsaved if !stuck => return None,
            Command::Help => self.help(),
            Command::GoOn if over && contest.is_some() => return Some(self.closing("The game is saved.", true)),
            Command::Quit => {
                let practised = self.session().guide().is_some() && self.session().saved_in().is_none();
                return Some(self.closing(if practised { "Practice is left." } else { "The game is saved." }, true));
            }
            command if Around::obeys(command) => return Some(self.ask(said, contest, services, now)),
            _ => return None,
        };
        Some(Answer::said(lines))
    }

    /// Asks something of the game and of its match, and tells the result.
    fn ask(&mut self, said: &Request, contest: Contest<'_>, services: &Services, now: Instant) -> Answer {
        let (before, was_over) = (self.newest(), self.session().outcome().is_some());
        let in_match = contest.is_some();
        let outcome = Around { contest, game: Some(self.voice.session_mut()) }.obey(said, services, now);
        let outcome = match (said.command, outcome) {
            (Command::Undo | Command::Back, Ok(Outcome::Changed(None))) => {
                Ok(Outcome::Changed(Some("Taken back.".to_owned())))
            }
            (Command::Close, Ok(_)) => Ok(Outcome::Said("The hand is closed.".to_owned())),
            (_, outcome) => outcome,
        };
        self.told(outcome, (before, was_over, in_match), services, now)
    }

    /// The result of a request in lines; `before` is the newest fact, whether the game was over, and whether it belongs to a match.
    pub(super) fn told(
        &mut self,
        outcome: Result<Outcome, Refusal>,
        (before, was_over, in_match): (usize, bool, bool),
        services: &Services,
        now: Instant,
    ) -> Answer {
        let mut lines = match outcome {
            Err(why) => why.lines(),
            Ok(Outcome::Changed(said)) => {
                self.voice.renew();
                self.rest.clear();
                self.taught = None;
                let same = said.is_none() && !self.is_laid_anew() && self.newest() > before;
                let mut lines = if same { self.news(before, services) } else { Vec::new() };
                if let Some(said) = said {
                    lines.push(said);
                    lines.extend(self.voice.changes(&[]));
                }
                lines.extend(self.question(services, now));
                lines
            }
            Ok(Outcome::Renewed(_)) if self.session().spelling().is_some() => self.asked_for_name(),
            // Whoever put the hand down a moment ago is not asked for a name.
            Ok(Outcome::Renewed(_)) if self.is_open() => self.opened(services, now),
            Ok(Outcome::Said(text)) => vec![text],
            Ok(Outcome::Read(page)) => page.lines,
            Ok(Outcome::Choose(choice)) => offered(&choice),
            Ok(led) => {
                self.led = Some(led);
                Vec::new()
            }
        };
        if in_match && !was_over && self.session().outcome().is_some() {
            lines.push(GO_ON.to_owned());
        }
        Answer::said(lines)
    }

    /// The hand that was just opened, and what is asked.
    fn opened(&mut self, services: &Services, now: Instant) -> Vec<String> {
        self.voice.renew();
        let mut lines = self.voice.hand(services, self.detail, true);
        lines.extend(self.question(services, now));
        lines
    }

    fn closing(&mut self, said: &str, left: bool) -> Answer {
        self.session_mut().close_hand(Closed::Asked);
        Answer { clear: true, left, ..Answer::said(vec![said.into()]) }
    }

    fn tell(&mut self, detail: Detail, services: &Services, now: Instant) -> Vec<String> {
        (self.detail, self.taught) = (detail, None);
        self.question(services, now)
    }

    /// Does a choice of the game use the word "skip" now?
    pub(super) fn is_declined(&self) -> bool {
        self.voice.pick(Command::SkipItem.entry().name).is_ok()
    }

    fn help(&self) -> Vec<String> {
        let game = self.voice.help().iter().map(|line| (*line).to_owned());
        let price = format!("To take back now: {}.", self.session().undo_price());
        let game = game.chain(recall::HELP.map(str::to_owned));
        game.chain(spoken_help_with(Focus::Board, self.session().guide().is_some())).chain([price]).collect()
    }

    /// What happened since a fact, and what is different then.
    pub(super) fn news(&mut self, before: usize, services: &Services) -> Vec<String> {
        let log = self.session().log();
        let first = log.iter().position(|line| line.number > before).unwrap_or(log.len());
        let new = log[first..].to_vec();
        let mut lines = self.voice.news(&new, self.detail);
        lines.extend(self.voice.met(services, self.detail));
        lines.extend(self.voice.changes(&new));
        self.just_said.extend(lines.iter().cloned());
        lines
    }

    /// The question without the cards shown before it.
    pub(super) fn asked(&mut self, now: Instant) -> Vec<String> {
        if self.session().thinking().is_some() {
            return Vec::new();
        }
        if matches!(self.session().cover(), Cover::Curtain(_)) {
            return self.ask_for(Purpose::Hand, now);
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
        let said = || format!("Say review{whose}, and a coach goes through this game.");
        let coached = session.kept().is_some_and(Kept::is_reviewed);
        (self.reviewed && coached).then(said)
    }

    /// The sign before the line that is to be typed: who is asked.
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
