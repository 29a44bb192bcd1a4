//! Looking back: the game after each of its steps, through eyes that may see it, and what is counted in it.
//!
//! While a game is under way only the public side of its past is available: an earlier hand is as secret as the present
//! one.

use super::history::History;
use super::hosted::Hosted;
use super::key::SeatKey;
use super::log::{Line, LogView};
use seats::{BySeat, Seat, SeatSet};

/// A moment that can be looked back at: the game after this many steps, in public facts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Where the game stood: "Round 4, action phase".
    pub place: String,
    /// How many lines the log had then.
    pub lines: usize,
    /// Whose step led here; nobody's at the beginning.
    pub by: Option<Seat>,
    /// How much every seat had left of what it loses by, such as the HP of its base; empty if the game has no such
    /// number.
    pub standing: Vec<i16>,
    /// The numbers of everything in play.
    pub in_play: Vec<u16>,
}

/// What is counted for every seat, by its name: "cards played".
pub type Counted = Vec<(&'static str, Vec<u32>)>;

/// What every seat had left at the beginning and at the end of each round; empty if the game does not count this.
pub fn rounds(moments: &[Moment]) -> Vec<(u16, Vec<i16>)> {
    let mut rounds: Vec<(u16, Vec<i16>)> = Vec::new();
    for moment in moments.iter().filter(|moment| !moment.standing.is_empty()) {
        match rounds.last_mut() {
            Some((round, standing)) if *round == moment.round && *round > 0 => standing.clone_from(&moment.standing),
            Some((round, _)) if *round == moment.round => {}
            _ => rounds.push((moment.round, moment.standing.clone())),
        }
    }
    rounds
}

/// Everybody's final place: winners first; then by how long they stayed in the game, and among those who stayed to the
/// end by how much they had left.
pub fn places(moments: &[Moment], winners: SeatSet, seats: usize) -> Vec<usize> {
    let left = |at: usize, seat: usize| moments.get(at).and_then(|moment| moment.standing.get(seat).copied());
    let lasted = |seat: usize| {
        (0..moments.len()).rev().find(|at| left(*at, seat).is_none_or(|value| value > 0)).map_or(0, |at| at + 1)
    };
    let worth = |seat: usize| {
        let won = Seat::all(seats).nth(seat).is_some_and(|seat| winners.has(seat));
        (won, lasted(seat), left(moments.len().saturating_sub(1), seat))
    };
    let same = |one: usize, other: usize| worth(one) == worth(other) || (worth(one).0 && worth(other).0);
    let better = |one: usize, other: usize| worth(one) > worth(other) && !same(one, other);
    (0..seats).map(|seat| 1 + (0..seats).filter(|other| better(*other, seat)).count()).collect()
}

/// The past of a game.
pub struct Past<'a, G: Hosted> {
    history: &'a History<G>,
    keys: &'a BySeat<SeatKey>,
    eyes: SeatSet,
}

impl<'a, G: Hosted> Past<'a, G> {
    pub(super) fn new(history: &'a History<G>, keys: &'a BySeat<SeatKey>, eyes: SeatSet) -> Past<'a, G> {
        Past { history, keys, eyes }
    }

    /// Through whose eyes, besides everybody's, it may be looked at.
    pub fn eyes(&self) -> SeatSet {
        self.eyes
    }

    /// Every moment, from the beginning to now.
    pub fn moments(&self) -> Vec<Moment> {
        let mut moments = Vec::with_capacity(self.history.len() + 1);
        self.history.each_state(|at, game| {
            moments.push(Moment {
                round: game.round(),
                place: game.place(),
                lines: self.history.lines_at(at),
                by: at.checked_sub(1).and_then(|step| self.history.trace(step)).map(|trace| trace.seat),
                standing: game.standing(),
                in_play: game.in_play(),
            });
        });
        moments
    }

    /// The numbers of everything in play at every moment from this one on.
    pub fn in_play(&self, from: usize) -> Vec<Vec<u16>> {
        if from == self.history.len() {
            return vec![self.history.game().in_play()];
        }
        let mut in_play = Vec::new();
        self.history.each_state(|at, game| in_play.extend((at >= from).then(|| game.in_play())));
        in_play
    }

    /// How many lines the log had at a moment.
    pub fn lines_at(&self, at: usize) -> usize {
        self.history.lines_at(at)
    }

    /// What everybody saw at a moment; `None` if there is no such moment.
    pub fn public(&self, at: usize) -> Option<G::Public> {
        (at <= self.history.len()).then(|| self.history.at(at).public())
    }

    /// What a seat saw at a moment; `None` if there is no such moment, or if these eyes may not look.
    pub fn view(&self, at: usize, seat: Seat) -> Option<G::View> {
        let key = self.keys.get(seat).filter(|_| self.eyes.has(seat) && at <= self.history.len())?;
        Some(self.history.at(at).view(key))
    }

    /// The pick that was made at a moment, and whose it was; `None` if there was none, or if these eyes may not look.
    pub fn picked(&self, at: usize) -> Option<(Seat, &'a G::Pick)> {
        let (seat, pick) = self.history.picked(at)?;
        self.eyes.has(seat).then_some((seat, pick))
    }

    /// The log up to a moment, as everybody reads it or through eyes that may look.
    pub fn log(&self, at: usize, seat: Option<Seat>) -> Vec<Line> {
        let key = seat.filter(|seat| self.eyes.has(*seat)).and_then(|seat| self.keys.get(seat));
        let log = match key {
            Some(key) => LogView::of(self.history.log(), key),
            None => LogView::public(self.history.log()),
        };
        (0..self.history.lines_at(at)).filter_map(|index| log.line(index)).collect()
    }

    /// What was counted for every seat.
    pub fn counted(&self) -> Counted {
        let seats = self.history.game().seats();
        let mut counted: Counted = G::COUNTED.iter().map(|name| (*name, vec![0; seats])).collect();
        for count in self.history.log().counts() {
            let number = counted.get_mut(count.what).and_then(|(_, numbers)| numbers.get_mut(count.seat.index()));
            if let Some(number) = number {
                *number += u32::from(count.amount);
            }
        }
        counted
    }
}
