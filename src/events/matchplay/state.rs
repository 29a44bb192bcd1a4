//! A match in progress: a plain value moved by events.

use super::agreement::DrawOffer;
use super::clock::MatchClock;
use super::event::MatchEvent;
use super::notes::Notes;
use super::question::Question;
use super::record::{Cut, GameRecord, Lot, MatchResult, Outcome};
use super::refusal::{MatchRefusal, ensure};
use super::rules::GameRules;
use super::setup::{ListSizes, MatchSetup};
use seats::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where a match is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) enum Stage<G: GameRules> {
    /// The players read each other's lists (V-4).
    Review { done: SeatSet, spent: u64 },
    /// A lot decides who chooses (G-1).
    Lot,
    /// Somebody decides who starts (G-2, G-3).
    Initiative { chooser: Seat },
    /// Decks are shuffled and cut; opening hands come next (G-7).
    Ready { starts: Seat, cuts: Vec<Cut> },
    /// A game is being played.
    Playing { starts: Seat, cuts: Vec<Cut>, extra: Option<G::ExtraTime> },
    /// Decks are changed in private (B-10).
    Sideboarding { done: SeatSet, drafts: BySeat<ListSizes>, spent: u64 },
    /// The match is over.
    Over { result: MatchResult },
}

/// A match of a game: a single game or best of three between seats. A saved match is its setup and its events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Match<G: GameRules> {
    pub(super) setup: MatchSetup,
    pub(super) stage: Stage<G>,
    pub(super) games: Vec<GameRecord<G>>,
    pub(super) lots: Vec<Lot>,
    pub(super) clock: MatchClock,
    pub(super) time_called: bool,
    pub(super) draw: DrawOffer,
    pub(super) sizes: BySeat<ListSizes>,
    pub(super) gone: SeatSet,
    pub(super) notes: BySeat<Notes>,
    pub(super) looked: Vec<Question>,
    /// Did anybody see the secret seed while luck still came from it (rule Z-6)?
    pub(super) seed_seen: bool,
}

/// An event of a journal that the match refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {number} of the journal cannot have happened: {refusal}")]
pub struct ReplayError {
    /// Which event, from 1; 0 stands for the setup.
    pub number: usize,
    /// Why it is refused.
    pub refusal: MatchRefusal,
}

impl<G: GameRules> Match<G> {
    /// A match at its very beginning.
    ///
    /// # Errors
    /// Refuses a setup no match can be played with.
    pub fn new(setup: MatchSetup) -> Result<Match<G>, MatchRefusal> {
        setup.check()?;
        let seats = setup.seats();
        let stage = if setup.list_review { Stage::Review { done: SeatSet::EMPTY, spent: 0 } } else { Stage::Lot };
        Ok(Match {
            stage,
            games: Vec::new(),
            lots: Vec::new(),
            clock: MatchClock::new(setup.minutes, seats),
            time_called: false,
            draw: DrawOffer::Unspoken,
            // rule B-7
            sizes: BySeat::new(seats, |seat| setup.lists[seat].sizes),
            gone: SeatSet::EMPTY,
            notes: BySeat::new(seats, |_| Notes::default()),
            looked: Vec::new(),
            seed_seen: false,
            setup,
        })
    }

    /// Rebuilds a match from its journal.
    ///
    /// # Errors
    /// Names the first event the match refuses.
    pub fn replay<'a>(
        setup: MatchSetup,
        events: impl IntoIterator<Item = &'a MatchEvent<G>>,
    ) -> Result<Match<G>, ReplayError> {
        let mut game = Match::new(setup).map_err(|refusal| ReplayError { number: 0, refusal })?;
        for (index, event) in events.into_iter().enumerate() {
            game.apply(event.clone()).map_err(|refusal| ReplayError { number: index + 1, refusal })?;
        }
        Ok(game)
    }

    /// What was fixed before the match.
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The finished games, oldest first, awarded ones included.
    pub fn games(&self) -> &[GameRecord<G>] {
        &self.games
    }

    /// The lots drawn for who decides about the initiative.
    pub fn lots(&self) -> &[Lot] {
        &self.lots
    }

    /// The round clock.
    pub fn clock(&self) -> &MatchClock {
        &self.clock
    }

    /// Has time been called (M-16)?
    pub fn time_called(&self) -> bool {
        self.time_called
    }

    /// The number of the game being played or coming next, from 1.
    pub fn game_number(&self) -> u32 {
        self.games.len() as u32 + 1
    }

    /// Is a game being played (G-8)?
    pub fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing { .. })
    }

    /// The result, once the match is over.
    pub fn result(&self) -> Option<&MatchResult> {
        match &self.stage {
            Stage::Over { result } => Some(result),
            _ => None,
        }
    }

    /// Games won so far by a seat; a shared win counts for each of its winners.
    pub fn wins(&self, seat: Seat) -> u32 {
        let won = |game: &&GameRecord<G>| match game.outcome {
            Outcome::Won(winner) => winner == seat,
            Outcome::Shared(winners) => winners.has(seat),
            Outcome::Drawn => false,
        };
        self.games.iter().filter(won).count() as u32
    }

    /// The deck and sideboard sizes a seat plays with, open to everyone (G-7, H-1).
    pub fn sizes(&self, seat: Seat) -> Option<ListSizes> {
        self.sizes.get(seat).copied()
    }

    /// The seats that still take part.
    pub fn present(&self) -> SeatSet {
        Seat::all(self.setup.seats()).filter(|seat| !self.gone.has(*seat)).collect()
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.setup.name(seat)
    }

    pub(super) fn seat_exists(&self, seat: Seat) -> Result<(), MatchRefusal> {
        let seats = self.setup.seats();
        let number = seat.index() + 1;
        ensure(number <= seats, "E-1", format!("There is no seat {number} at this table of {seats}."))
    }

    /// The seat is at the table and has not left the match.
    pub(super) fn takes_part(&self, seat: Seat) -> Result<(), MatchRefusal> {
        self.seat_exists(seat)?;
        let name = self.name(seat);
        ensure(!self.gone.has(seat), "I-8", format!("{name} has left this match."))
    }

    /// The only other seat of a match of two.
    pub(super) fn opponent(&self, seat: Seat) -> Seat {
        seat.next(self.setup.seats())
    }

    pub(super) fn any_game_played(&self) -> bool {
        self.games.iter().any(GameRecord::was_played)
    }
}
