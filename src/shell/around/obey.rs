//! What keys and words ask of a game on the table: done here, whoever asks.

use super::Around;
use crate::command::Command;
use crate::curtain::Purpose;
use crate::facts;
use crate::open_notes::OpenNotes;
use crate::place::{Choice, ChoiceRow, Opened, Outcome, Page};
use crate::refusal::{PracticeFault, Refusal, TableFault};
use crate::request::Request;
use crate::services::{Rematch, Services};
use crate::session::{Cover, Done, Saving, Session};
use hotseat::exposure::Closed;
use hotseat::handover::{Confirmed, Keystroke};
use seats::Seat;
use std::path::Path;
use std::time::Instant;

impl Around<'_> {
    /// Is this command obeyed here? All others are the picture's or the voice's own.
    pub const fn obeys(command: Command) -> bool {
        use Command::{
            Again, Back, Close, Concede, Decline, Explain, ExportLog, GameCard, GoOnUnsaved, Hand, Hint, Log, Longer,
            NextItem, Notes, PlayOn, Recap, Rematch, RematchDecks, RematchSeats, Report, Review, SaveElsewhere,
            SkipItem, Undo, Watch,
        };
        matches!(
            command,
            Again
                | Back
                | Close
                | Concede
                | Decline
                | Explain
                | ExportLog
                | GameCard
                | GoOnUnsaved
                | Hand
                | Hint
                | Log
                | Longer
                | NextItem
                | Notes
                | PlayOn
                | Recap
                | Rematch
                | RematchDecks
                | RematchSeats
                | Report
                | Review
                | SaveElsewhere
                | SkipItem
                | Undo
                | Watch
        )
    }

    fn game(&mut self) -> Result<&mut dyn Session, Refusal> {
        match &mut self.game {
            Some(game) => Ok(&mut **game),
            None => Err(TableFault::NoGame.into()),
        }
    }

    /// Does what is asked.
    ///
    /// # Errors
    /// It cannot be done; nothing has changed.
    pub fn obey(&mut self, request: &Request, services: &Services, now: Instant) -> Result<Outcome, Refusal> {
        match request.command {
            Command::Hand => self.turn_hand(now),
            Command::Close => {
                self.game()?.close_hand(Closed::Asked);
                Ok(Outcome::Renewed(None))
            }
            Command::Decline => {
                let hands = self.game()?.closed_hands_mut().ok_or(TableFault::LookFirst)?;
                hands.decline_unseen(now)?;
                Ok(Outcome::CHANGED)
            }
            Command::Undo | Command::Back => {
                let done = self.game()?.take_back(now)?;
                self.done(done, now)
            }
            Command::Log => Ok(Outcome::Read(Page::new("Log", facts::asked(self.game()?.log(), &request.words())?))),
            Command::Recap => {
                let lines = facts::since(&self.game()?.recap().lines);
                Ok(Outcome::Read(Page::new("Since you last acted", lines)))
            }
            Command::GameCard => {
                let game = self.game()?;
                let card = game.game_card().ok_or(TableFault::NoCard)?;
                services.export_shown(&game.table().names(), &card.files()).map(Outcome::Said)
            }
            Command::ExportLog => {
                let game = self.game()?;
                services.export_log(&game.table().names(), &game.public_log()).map(Outcome::Said)
            }
            Command::Notes => self.ask_for_notes(&request.text(), now),
            Command::Concede => self.ask_who_concedes(&request.words(), now),
            Command::Watch => {
                let path = self.game()?.saved_in().ok_or(TableFault::NoFile)?;
                services.watch(&path).map(|recorded| Outcome::Open(Opened::Replay(recorded)))
            }
            Command::Report => {
                let path = self.game()?.saved_in().ok_or(TableFault::NoFile)?;
                services.write_report(Path::new(&path)).map(Outcome::Said)
            }
            Command::Review => self.review(&request.words(), services),
            Command::Rematch => self.rematch(Rematch::Same, services),
            Command::RematchSeats => self.rematch(Rematch::Seats, services),
            Command::RematchDecks => self.rematch(Rematch::Decks, services),
            Command::SaveElsewhere => {
                let place = self.game()?.kept_mut().ok_or(TableFault::NoOtherFile)?.save_elsewhere()?;
                Ok(Outcome::Said(format!("The game is saved in {place} now. Choose again.")))
            }
            Command::GoOnUnsaved => {
                self.game()?.kept_mut().ok_or(TableFault::NoFile)?.go_on_unsaved();
                Ok(Outcome::Said("From now on the game is not saved until it can be. Choose again.".to_owned()))
            }
            taught => {
                self.game()?.teacher().ok_or(TableFault::NoTeacher)?.teach(taught, now)?;
                Ok(Outcome::CHANGED)
            }
        }
    }

    /// Opens the hand of who decides, once they proved who they are, or closes it again.
    fn turn_hand(&mut self, now: Instant) -> Result<Outcome, Refusal> {
        let game = self.game()?;
        if matches!(game.cover(), Cover::Open(_)) {
            game.close_hand(Closed::Asked);
            return Ok(Outcome::Renewed(None));
        }
        self.ask(Purpose::Hand, now)
    }

    /// Begins to ask somebody to spell their name; whoever is known to be there needs not.
    ///
    /// # Errors
    /// Nobody can be asked for that.
    pub fn ask(&mut self, purpose: Purpose, now: Instant) -> Result<Outcome, Refusal> {
        let game = self.game()?;
        game.ask(purpose, now)?;
        match game.closed_hands_mut().and_then(|hands| hands.proof()) {
            Some(proof) => self.proved(purpose, proof, now),
            None => Ok(Outcome::Renewed(None)),
        }
    }

    /// A key for the name that is asked for, at the table or in the match. Nothing until it is complete.
    ///
    /// # Errors
    /// What it was spelled for cannot be done.
    pub fn spell(&mut self, key: Keystroke, at: Instant) -> Result<Option<Outcome>, Refusal> {
        if self.game.is_some() {
            let done = self.game()?.spell(key, at)?;
            return done.map(|done| self.done(done, at)).transpose();
        }
        let Some(contest) = &mut self.contest else { return Ok(None) };
        contest.spell(key, at)?;
        match contest.proof() {
            Some(writer) => self.open_notes(writer, at).map(Some),
            None => Ok(contest.spelling().is_none().then_some(Outcome::CHANGED)),
        }
    }

    fn done(&mut self, done: Done, now: Instant) -> Result<Outcome, Refusal> {
        match done {
            Done::Yes => Ok(Outcome::CHANGED),
            Done::Said(text) => Ok(Outcome::Changed(Some(text))),
            Done::Ask(seats) => match seats.first() {
                Some(seat) => self.ask(Purpose::Agree(*seat), now),
                None => Ok(Outcome::CHANGED),
            },
            Done::Proved(purpose) => match self.game()?.closed_hands_mut().and_then(|hands| hands.proof()) {
                Some(proof) => self.proved(purpose, proof, now),
                None => Ok(Outcome::CHANGED),
            },
        }
    }

    /// Somebody proved who they are.
    fn proved(&mut self, purpose: Purpose, proof: Confirmed, now: Instant) -> Result<Outcome, Refusal> {
        match purpose {
            Purpose::ConcedeMatch(_) => self.concede_match(proof, now).map(|()| Outcome::CHANGED),
            _ => self.open_notes(proof, now),
        }
    }

    fn open_notes(&mut self, writer: Confirmed, now: Instant) -> Result<Outcome, Refusal> {
        let text = self.read_notes(&writer)?;
        let name = self.people().into_iter().find(|(seat, _)| *seat == writer.seat()).map(|(_, name)| name);
        let notes = OpenNotes::new(writer, name.unwrap_or_default(), text, now);
        Ok(Outcome::Open(Opened::Notes(notes)))
    }

    /// Whose notes? Those of the name, else of whoever is known to be there, or else everybody may be meant.
    fn ask_for_notes(&mut self, name: &str, now: Instant) -> Result<Outcome, Refusal> {
        let people = self.people();
        let there = self.game.as_ref().and_then(|game| game.closed_hands()?.at_keyboard()).filter(|_| name.is_empty());
        let seat = match (there, people.as_slice()) {
            (Some(seat), _) => seat,
            (None, [(seat, _)]) if name.is_empty() => *seat,
            (None, _) if !name.is_empty() => seat_of(&people, name)?,
            _ => return Ok(Outcome::Choose(self.writers(people))),
        };
        if self.game.is_some() {
            return self.ask(Purpose::Notes(seat), now);
        }
        let contest = self.contest.as_mut().ok_or(TableFault::NoNotes)?;
        contest.ask_for_notes(seat, now).map(|()| Outcome::Renewed(None))
    }

    fn writers(&self, people: Vec<(Seat, String)>) -> Choice {
        let markers = self.notes_markers();
        let row = |(seat, name): (Seat, String)| ChoiceRow {
            about: if markers.get(seat.index()) == Some(&true) { "has noted something" } else { "nothing noted" }
                .to_owned(),
            then: Some(Request::with(Command::Notes, &name)),
            title: name,
            ..ChoiceRow::default()
        };
        let rows = people.into_iter().map(row).collect();
        Choice { title: "Private notes: whose?".to_owned(), rows, about: String::new(), stays: false }
    }

    /// Who gives up what? Possible at any time, whoever decides (rules I-4, I-5).
    fn ask_who_concedes(&mut self, words: &[&str], now: Instant) -> Result<Outcome, Refusal> {
        let in_match = self.contest.is_some();
        let (whole, name) = match words {
            ["match", name @ ..] if in_match => (true, name.join(" ")),
            name => (false, name.join(" ")),
        };
        let people = self.people();
        let game = self.game()?;
        let people: Vec<(Seat, String)> = people.into_iter().filter(|(seat, _)| game.may_concede(*seat)).collect();
        if name.is_empty() {
            if matches!(game.cover(), Cover::Open(_)) && !game.lies_open() {
                game.close_hand(Closed::Question);
            }
            return Ok(Outcome::Choose(losers(&people, in_match)));
        }
        let seat = seat_of(&people, &name)?;
        self.ask(if whole { Purpose::ConcedeMatch(seat) } else { Purpose::Concede(seat) }, now)
    }

    fn rematch(&mut self, how: Rematch, services: &Services) -> Result<Outcome, Refusal> {
        let in_match = self.contest.is_some();
        let game = self.game()?;
        if in_match || game.outcome().is_none() {
            return Err(TableFault::NoRematch.into());
        }
        let path = game.saved_in().ok_or(TableFault::NoFile)?;
        services.rematch(&path, how).map(|begun| Outcome::Play(Box::new(begun)))
    }

    /// A coach goes through the game that is over: "review", and at a table of several "review 2", the number of a seat.
    fn review(&mut self, words: &[&str], services: &Services) -> Result<Outcome, Refusal> {
        let in_match = self.contest.is_some();
        let people = self.people();
        let game = self.game()?;
        let kept = game.kept().filter(|kept| kept.is_reviewed() && !in_match && game.outcome().is_some());
        let path = kept.ok_or(TableFault::NoReview)?.saved_in().ok_or(TableFault::NoFile)?;
        let seat = match (words, people.as_slice()) {
            ([], [] | [_]) => None,
            ([], people) => return Ok(Outcome::Choose(whose_review(people))),
            ([number], _) => Some(number.parse().map_err(|_| PracticeFault::WhichReview)?),
            _ => return Err(PracticeFault::WhichReview.into()),
        };
        services.review_game(Path::new(&path), seat).map(|begun| Outcome::Play(Box::new(begun)))
    }

    /// What is to be said where the game cannot be written down: a question that all decide, for this attempt to save.
    pub fn stuck(&self) -> Option<(usize, Choice)> {
        let Saving::Stuck { why, attempt } = self.game.as_ref()?.saving() else { return None };
        let row = |title: &str, about: &str, then| ChoiceRow {
            title: title.to_owned(),
            about: about.to_owned(),
            then,
            ..ChoiceRow::default()
        };
        let rows = vec![
            row(
                "Save it in another file",
                "the whole game, from its beginning",
                Some(Request::of(Command::SaveElsewhere)),
            ),
            row("Go on without saving", "it is tried again with every choice", Some(Request::of(Command::GoOnUnsaved))),
            row("Neither", "the last choice is not made", None),
        ];
        Some((attempt, Choice { title: "This game cannot be saved".to_owned(), rows, about: why, stays: true }))
    }
}

/// The seat of whoever is called so.
fn seat_of(people: &[(Seat, String)], name: &str) -> Result<Seat, Refusal> {
    let named = people.iter().find(|(_, own)| own.eq_ignore_ascii_case(name));
    Ok(named.map(|(seat, _)| *seat).ok_or_else(|| TableFault::Nobody(name.to_owned()))?)
}

fn losers(people: &[(Seat, String)], in_match: bool) -> Choice {
    let after = if in_match { "the match goes on" } else { "taking it back needs everybody's consent" };
    let row = |stake: &str, what: &str, about: &str, name: &str| ChoiceRow {
        title: format!("{name} gives up {what}"),
        about: about.to_owned(),
        then: Some(Request::with(Command::Concede, &format!("{stake}{name}"))),
        ..ChoiceRow::default()
    };
    let games = people.iter().map(|(_, name)| row("", "this game", after, name));
    let whole = people.iter().filter(|_| in_match);
    let whole = whole.map(|(_, name)| row("match ", "the match", "nothing more is played", name));
    Choice { title: "Who gives up?".to_owned(), rows: games.chain(whole).collect(), about: String::new(), stays: false }
}

/// Whose decisions are reviewed.
fn whose_review(people: &[(Seat, String)]) -> Choice {
    let row = |(seat, name): &(Seat, String)| ChoiceRow {
        title: name.clone(),
        then: Some(Request::with(Command::Review, &(seat.index() + 1).to_string())),
        ..ChoiceRow::default()
    };
    let rows = people.iter().map(row).collect();
    Choice { title: "Whose decisions are reviewed?".to_owned(), rows, about: String::new(), stays: false }
}
