//! The program as one value: places upon one another, and what lies on the table. A request goes to the uppermost of
//! them, and its outcome may open another place or put a game on the table. A front end without a picture of its own,
//! such as the wire, has nothing else to know.

mod reply;
mod standing;

pub use reply::{Reply, ReplyRow};
pub use standing::{AskedFor, Offer, Standing, TableNow};

use crate::around::Around;
use crate::command::Command;
use crate::games::Seated;
use crate::home::Home;
use crate::hosted_match::HostedMatch;
use crate::open_notes::OpenNotes;
use crate::place::{Opened, Outcome, Place};
use crate::refusal::{Refusal, TableFault};
use crate::request::Request;
use crate::services::Services;
use crate::session::Session;
use hotseat::handover::{DEAF, Keystroke};
use std::time::Instant;

/// Most steps that bots and clocks make before somebody is answered; the rest follows with the next request.
const MOST_STEPS: usize = 500;

/// The program, begun with the first questions.
pub struct Program {
    services: Services,
    /// The first questions, and what lies over them.
    places: Vec<Box<dyn Place>>,
    contest: Option<Box<HostedMatch>>,
    game: Option<Seated>,
    /// Notes that are open before who writes them.
    notes: Option<OpenNotes>,
}

impl Program {
    /// At the first questions.
    pub fn new(services: Services) -> Program {
        let places: Vec<Box<dyn Place>> = vec![Box::new(Home::default())];
        Program { services, places, contest: None, game: None, notes: None }
    }

    /// Does what is asked, at the uppermost place.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn ask(&mut self, request: &Request, now: Instant) -> Result<Reply, Refusal> {
        self.close_notes(now)?;
        let outcome = self.obey(request, now)?;
        let reply = self.follow(outcome)?;
        self.pass_time(now)?;
        Ok(reply)
    }

    /// Types what somebody is asked for: letters of a name, or a PIN.
    ///
    /// # Errors
    /// Nobody is asked, or what it was typed for cannot be done.
    pub fn spell(&mut self, word: &str, now: Instant) -> Result<Reply, Refusal> {
        if self.standing().asked.is_none() {
            return Err(TableFault::NobodyAsked.into());
        }
        self.begin_to_spell(now)?;
        let mut reply = Reply::Heard;
        for key in word.chars().map(Keystroke::Letter).chain([Keystroke::Enter]) {
            // Keys typed before somebody was asked do not count; these were meant for the question.
            if let Some(outcome) = self.press(key, now + DEAF)? {
                reply = self.follow(outcome)?;
            }
        }
        self.pass_time(now)?;
        Ok(reply)
    }

    /// Picks an option of the game on the table.
    ///
    /// # Errors
    /// No game lies there, there is no such option, or the rules forbid it.
    pub fn pick(&mut self, option: usize, now: Instant) -> Result<Reply, Refusal> {
        self.session()?.pick(option, now)?;
        self.pass_time(now)?;
        Ok(Reply::Changed { said: None })
    }

    /// The cards that are shown were looked at.
    ///
    /// # Errors
    /// No game lies on the table, or it cannot be written down.
    pub fn seen(&mut self, now: Instant) -> Result<Reply, Refusal> {
        self.session()?.seen(now)?;
        self.pass_time(now)?;
        Ok(Reply::Changed { said: None })
    }

    /// Writes the notes that are open, and puts them away.
    ///
    /// # Errors
    /// No notes are open, or they cannot be kept.
    pub fn write(&mut self, text: &str, now: Instant) -> Result<Reply, Refusal> {
        let notes = self.notes.as_mut().ok_or(TableFault::NoNotes)?;
        text.clone_into(&mut notes.text);
        self.close_notes(now)?;
        Ok(Reply::Changed { said: None })
    }

    /// Time goes by: hands close, clocks run, bots pick.
    ///
    /// # Errors
    /// What happened cannot be written down.
    pub fn wait(&mut self, now: Instant) -> Result<Reply, Refusal> {
        self.pass_time(now)?;
        Ok(Reply::Changed { said: None })
    }

    fn session(&mut self) -> Result<&mut dyn Session, TableFault> {
        self.game.as_mut().map(Seated::session_mut).ok_or(TableFault::NoGame)
    }

    fn around(&mut self) -> Around<'_> {
        Around { contest: self.contest.as_deref_mut(), game: self.game.as_mut().map(Seated::session_mut) }
    }

    fn obey(&mut self, request: &Request, now: Instant) -> Result<Outcome, Refusal> {
        if request.command == Command::Settings && (self.game.is_some() || self.contest.is_some()) {
            return Home::default().obey(request, &mut self.services, now);
        }
        match (&mut self.game, &mut self.contest, request.command) {
            (Some(_), _, Command::Quit) => self.leave_game(now),
            (Some(game), contest, command) if Around::obeys(command) => {
                let (contest, game) = (contest.as_deref_mut(), Some(game.session_mut()));
                Around { contest, game }.obey(request, &self.services, now)
            }
            (Some(_), _, other) => Err(Refusal::NotNow(other)),
            (None, Some(contest), _) => contest.obey(request, &mut self.services, now),
            (None, None, command) => match self.places.last_mut() {
                Some(place) => place.obey(request, &mut self.services, now),
                None => Err(Refusal::NotNow(command)),
            },
        }
    }

    /// The game leaves the table; it is saved.
    fn leave_game(&mut self, now: Instant) -> Result<Outcome, Refusal> {
        self.around().leave_game(now)?;
        self.game = None;
        self.came_back().map(Outcome::Changed)
    }

    /// Whoever put a game or a match on the table hears how it went.
    fn came_back(&mut self) -> Result<Option<String>, Refusal> {
        self.services.left();
        match (&self.contest, self.places.last_mut()) {
            (None, Some(place)) => place.returned(&mut self.services),
            _ => Ok(None),
        }
    }

    /// What an outcome leads to happens.
    fn follow(&mut self, outcome: Outcome) -> Result<Reply, Refusal> {
        let reply = Reply::of(&outcome);
        match outcome {
            Outcome::Open(Opened::Notes(notes)) => self.notes = Some(notes),
            Outcome::Open(opened) => {
                let place = opened.into_place().ok_or(TableFault::NoPicture)?;
                self.places.push(place);
            }
            Outcome::Play(begun) => self.game = Some(begun.0),
            Outcome::Contest(contest) => self.contest = Some(contest),
            Outcome::Set(which, value) => self.services.prefer(which, &value)?,
            Outcome::Left => self.leave()?,
            _ => {}
        }
        Ok(reply)
    }

    /// The uppermost place is left; the first questions stay.
    fn leave(&mut self) -> Result<(), Refusal> {
        if self.contest.take().is_some() {
            self.came_back()?;
        } else if self.places.len() > 1 {
            self.places.pop();
        }
        Ok(())
    }

    fn close_notes(&mut self, now: Instant) -> Result<(), Refusal> {
        let Some(mut notes) = self.notes.take() else { return Ok(()) };
        self.around().keep_notes(&mut notes, false, now)
    }

    /// Somebody comes to a covered table: their hand is asked for, unless something else is.
    fn begin_to_spell(&mut self, now: Instant) -> Result<(), Refusal> {
        match &mut self.game {
            Some(game) if game.session().spelling().is_none() => {
                Around { contest: None, game: Some(game.session_mut()) }
                    .obey(&Request::of(Command::Hand), &self.services, now)
                    .map(|_| ())
            }
            _ => Ok(()),
        }
    }

    fn press(&mut self, key: Keystroke, now: Instant) -> Result<Option<Outcome>, Refusal> {
        if self.game.is_some() || self.contest.is_some() {
            return self.around().spell(key, now);
        }
        let shared = self.places.last_mut().and_then(|place| place.shared_mut());
        let open = shared.is_some_and(|shared| shared.spell(key, now));
        Ok(open.then_some(Outcome::Renewed(None)))
    }

    fn pass_time(&mut self, now: Instant) -> Result<(), Refusal> {
        for _ in 0..MOST_STEPS {
            self.around().pass_time(now)?;
            let changed = match &mut self.game {
                Some(game) => game.session_mut().tick(now),
                None => return self.pass_time_in_place(now),
            };
            if !changed {
                break;
            }
        }
        Ok(())
    }

    fn pass_time_in_place(&mut self, now: Instant) -> Result<(), Refusal> {
        let Some(place) = self.places.last_mut().filter(|_| self.contest.is_none()) else { return Ok(()) };
        place.tick(now).map(|_| ())
    }
}
