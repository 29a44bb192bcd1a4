//! Everybody's points and record: after any round, and in the middle of one.

use super::desk::{Desk, DeskStage, Round};
use super::operation::Op;
use super::{Event, LogLine};
use crate::tournament::history::Played;
use crate::tournament::refusal::DeskRefusal;
use crate::tournament::standings::{Class, standings, tallies};

/// Matches won, lost and drawn; in pods, places taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Matches won, byes among them; in pods, first places.
    pub won: u32,
    /// Matches lost, missed rounds among them; in pods, other places.
    pub lost: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Rounds without an opponent, won.
    pub byes: u32,
}

impl Score {
    /// "2-1", or "2-1-1" with a drawn match.
    pub fn told(self) -> String {
        let drawn = if self.drawn > 0 { format!("-{}", self.drawn) } else { String::new() };
        format!("{}-{}{drawn}", self.won, self.lost)
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Score) -> Score {
        Score {
            won: self.won + other.won,
            lost: self.lost + other.lost,
            drawn: self.drawn + other.drawn,
            byes: self.byes + other.byes,
        }
    }

    fn add(&mut self, points: u32) {
        match points {
            3 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
    }
}

impl Desk {
    /// The points of every player of the list after this many Swiss rounds, with results that are in already.
    pub(super) fn points_after(&self, rounds: usize) -> Vec<u32> {
        let mut points = vec![0; self.players.len()];
        let mut give = |place: usize, given: u32| {
            if let Some(points) = self.entered.get(place).and_then(|player| points.get_mut(*player)) {
                *points = given;
            }
        };
        if self.is_pods() {
            let mut history = self.pod_history_of(|round| !round.elimination);
            history.rounds.truncate(rounds);
            history.points().into_iter().enumerate().for_each(|(place, points)| give(place, points));
        } else {
            let mut history = self.history_of(|round| !round.elimination);
            history.rounds.truncate(rounds);
            tallies(&history).iter().enumerate().for_each(|(place, tally)| give(place, tally.points));
        }
        points
    }

    fn scores_of(&self, counts: impl Fn(&Round) -> bool) -> Vec<Score> {
        let mut scores = vec![Score::default(); self.players.len()];
        let mut give = |place: usize, points: u32, bye: bool| {
            if let Some(score) = self.entered.get(place).and_then(|player| scores.get_mut(*player)) {
                score.add(points);
                score.byes += u32::from(bye);
            }
        };
        if self.is_pods() {
            for pod in self.pod_history_of(counts).rounds.iter().flatten() {
                let first = |place: u32| if place == 1 { 3 } else { 0 };
                pod.players.iter().zip(&pod.places).for_each(|(player, place)| give(*player, first(*place), false));
            }
            return scores;
        }
        for played in self.history_of(counts).rounds.iter().flatten() {
            let bye = matches!(played, Played::Bye(_));
            played.players().for_each(|player| give(player, played.points_of(player), bye));
        }
        scores
    }

    /// Does a round count for what the standings are now? A round being played does as far as its results are in.
    fn counts_now(&self, round: &Round) -> bool {
        !round.elimination && (round.finished || self.stage == DeskStage::Playing)
    }
}

impl Event {
    /// Everybody's points after this many Swiss rounds, with results that are in already, by their index in
    /// [`Event::players`].
    pub fn points_after(&self, rounds: usize) -> Vec<u32> {
        self.desk.points_after(rounds)
    }

    /// The standings now: during a round, with the results that are in.
    ///
    /// # Errors
    /// They cannot be written exactly.
    pub fn standings_now(&self) -> Result<Vec<Class>, DeskRefusal> {
        let counts = |round: &Round| self.desk.counts_now(round);
        if self.is_pods() {
            return self.desk.pod_history_of(counts).standings(self.setup.seed);
        }
        standings(&self.desk.history_of(counts), self.setup.seed)
    }

    /// Is it played in pods?
    pub fn is_pods(&self) -> bool {
        self.desk.is_pods()
    }

    /// The matches of the finished Swiss rounds that everybody won, lost and drew, by their index in
    /// [`Event::players`].
    pub fn scores(&self) -> Vec<Score> {
        self.desk.scores_of(|round| round.finished && !round.elimination)
    }

    /// The same now: during a round, with the results that are in.
    pub fn scores_now(&self) -> Vec<Score> {
        self.desk.scores_of(|round| self.desk.counts_now(round))
    }

    /// The tables without a result in the round being played: their numbers, from 1, and players.
    pub fn missing(&self) -> Vec<(usize, Vec<&str>)> {
        if self.stage() != DeskStage::Playing {
            return Vec::new();
        }
        let open = self.tables().iter().enumerate().filter(|(_, table)| table.outcome.is_none());
        open.map(|(place, table)| (place + 1, table.players.iter().map(|player| self.desk.name(*player)).collect()))
            .collect()
    }

    /// The penalties given so far and not taken back: lines of the log.
    pub fn penalties(&self) -> impl Iterator<Item = &LogLine> {
        let given = |line: &&LogLine| line.undone.is_none() && matches!(line.op, Op::Penalty { .. });
        self.log.iter().filter(given)
    }

    /// The line of the log that decided a table, by the number of its round and its own, from 1.
    pub fn decided(&self, round: u32, table: usize) -> Option<&LogLine> {
        let decides = |op: &Op| matches!(op, Op::Result(_) | Op::Drop { .. } | Op::Penalty { .. });
        let mut lines = self.log.iter().filter(|line| line.undone.is_none() && decides(&line.op));
        lines.rfind(|line| line.round == round && line.table == Some(table))
    }
}

impl Played {
    /// Match points of one who took part.
    fn points_of(&self, place: usize) -> u32 {
        match self {
            Played::Match { players, games } => match games[0].cmp(&games[1]) {
                std::cmp::Ordering::Equal => 1,
                order => 3 * u32::from(order.is_gt() == (players[0] == place)),
            },
            Played::Agreed { .. } => 1,
            Played::Conceded { players, by, .. } => 3 * u32::from(players[*by] != place),
            Played::Bye(_) => 3,
            Played::Loss(_) => 0,
        }
    }
}
