//! Rounds: paired, begun, closed; and players who drop (formats.md S, R-5, R-7).

use super::Done;
use super::desk::{Desk, DeskStage, Outcome, Round, Seated};
use super::operation::Ending;
use crate::tournament::pairing::{Table, pair};
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// Tables by names.
pub(super) type Names = Vec<Vec<String>>;

impl Desk {
    pub(super) fn pair(&mut self, known: &mut Option<Names>) -> Result<Done, DeskRefusal> {
        if self.stage != DeskStage::Ready {
            return Err(self.wrong_stage("pairing"));
        }
        if !self.bracket.is_empty() {
            self.seat_bracket();
            return Ok(Done::default());
        }
        let tables = match known {
            Some(tables) => self.named_tables(tables)?,
            None => self.at_kept_tables(self.best_tables(None)?),
        };
        *known = Some(self.names_of(&tables));
        self.rounds.push(Round { tables: seated(tables), elimination: false, finished: false });
        self.stage = DeskStage::Paired;
        Ok(Done::default())
    }

    /// The best tables for the next round, or the best with the fewest changes to the present ones.
    fn best_tables(&self, keep: Option<&[Seated]>) -> Result<Vec<Vec<usize>>, DeskRefusal> {
        let player = |place: usize| self.entered.get(place).copied().unwrap_or_default();
        if self.is_pods() {
            let seating = self.pod_history().seat(self.setup.seed)?;
            return Ok(seating.pods.into_iter().map(|pod| pod.into_iter().map(player).collect()).collect());
        }
        let place = |player: usize| self.entered.iter().position(|other| *other == player);
        let keep: Option<Vec<Table>> = keep.map(|tables| {
            let table = |table: &Seated| {
                let mut players = table.players.iter().filter_map(|player| place(*player));
                Some((players.next()?, players.next()))
            };
            tables.iter().filter_map(table).collect()
        });
        let pairing = pair(&self.history(), self.setup.seed, keep.as_deref())?;
        let table = |(one, other): Table| std::iter::once(one).chain(other).map(player).collect();
        Ok(pairing.tables.into_iter().map(table).collect())
    }

    fn names_of(&self, tables: &[Vec<usize>]) -> Names {
        let table = |table: &Vec<usize>| table.iter().map(|player| self.name(*player).to_owned()).collect();
        tables.iter().map(table).collect()
    }

    /// Tables as a journal names them: everybody who takes part once, and nobody else.
    fn named_tables(&self, names: &Names) -> Result<Vec<Vec<usize>>, DeskRefusal> {
        let table = |table: &Vec<String>| table.iter().map(|name| self.find(name)).collect::<Result<Vec<_>, _>>();
        let tables: Vec<Vec<usize>> = names.iter().map(table).collect::<Result<_, _>>()?;
        let round = match self.rounds.last() {
            Some(last) if !last.finished => self.swiss_rounds(),
            _ => self.next_swiss(),
        };
        let mut seated: Vec<usize> = tables.concat();
        let mut active: Vec<usize> = self.active_in(round).collect();
        seated.sort();
        active.sort();
        ensure(seated == active && tables.iter().all(|table| !table.is_empty()), DeskCode::BadSave, || {
            "these tables do not seat everybody who takes part once".to_owned()
        })?;
        Ok(tables)
    }

    pub(super) fn begin(&mut self) -> Result<Done, DeskRefusal> {
        if self.stage == DeskStage::Ready && !self.bracket.is_empty() {
            self.seat_bracket();
        }
        ensure(self.stage != DeskStage::Ready, DeskCode::NotPaired, || "the round is not paired yet [S-9]".to_owned())?;
        if self.stage != DeskStage::Paired {
            return Err(self.wrong_stage("beginning a round"));
        }
        self.stage = DeskStage::Playing;
        self.settle_penalties();
        self.close_if_done();
        Ok(Done::default())
    }

    /// The last result closes the round.
    pub(super) fn close_if_done(&mut self) {
        let Some(round) = self.rounds.last_mut() else { return };
        if self.stage != DeskStage::Playing || round.tables.iter().any(|table| table.outcome.is_none()) {
            return;
        }
        round.finished = true;
        if round.elimination {
            self.close_bracket_round();
            return;
        }
        self.stage = match (self.swiss_rounds() < self.swiss, self.cut) {
            (true, _) => DeskStage::Ready,
            (false, 0) => DeskStage::Over,
            (false, _) => DeskStage::CutReady,
        };
        self.end_if_alone();
    }

    /// With one player left the event is over (formats.md S-18).
    fn end_if_alone(&mut self) {
        let left = self.active_in(self.next_swiss()).count();
        if self.bracket.is_empty()
            && matches!(self.stage, DeskStage::Ready | DeskStage::CutReady)
            && self.is_alone(left)
        {
            self.stage = DeskStage::Over;
        }
    }

    /// Are this many players too few for a table?
    fn is_alone(&self, left: usize) -> bool {
        left < if self.is_pods() { 3 } else { 2 }
    }

    pub(super) fn drop(&mut self, name: &str, known: &mut Option<Names>) -> Result<Done, DeskRefusal> {
        let player = self.find(name)?;
        ensure(self.players[player].dropped.is_none(), DeskCode::NotActive, || format!("{name} has dropped [S-14]"))?;
        if self.stage == DeskStage::Over {
            return Err(self.wrong_stage("dropping"));
        }
        let rounds = self.swiss_rounds();
        let last = if self.stage == DeskStage::Paired && self.bracket.is_empty() { rounds - 1 } else { rounds };
        let state = &mut self.players[player];
        (state.dropped, state.present) = (Some(last), false);
        if !self.bracket.is_empty() {
            self.drop_from_bracket(player);
            return Ok(Done::default());
        }
        let mut done = Done::default();
        match self.stage {
            DeskStage::Paired => done.repaired = self.repair(known)?,
            DeskStage::Playing => self.give_up(player),
            _ => {}
        }
        self.end_if_alone();
        Ok(done)
    }

    /// Pairs a round that has not begun again, changing as little as possible (formats.md R-5). Returns the new tables.
    pub(super) fn repair(&mut self, known: &mut Option<Names>) -> Result<Option<Names>, DeskRefusal> {
        let round = self.swiss_rounds();
        let old = self.rounds.pop().map(|round| round.tables).unwrap_or_default();
        if self.is_alone(self.active_in(round).count()) {
            self.stage = DeskStage::Over;
            return Ok(None);
        }
        let tables = match known {
            Some(tables) => self.named_tables(tables)?,
            None => self.at_kept_tables(self.best_tables(Some(&old))?),
        };
        *known = Some(self.names_of(&tables));
        let is_new = |table: &&Vec<usize>| !old.iter().any(|other| other.is_of(table));
        let new: Vec<Vec<usize>> = tables.iter().filter(is_new).cloned().collect();
        // Announcements for a table that stays stay with it.
        let tables = seated(tables).into_iter();
        let tables = tables.map(|table| old.iter().find(|old| old.players == table.players).cloned().unwrap_or(table));
        self.rounds.push(Round { tables: tables.collect(), elimination: false, finished: false });
        Ok(Some(self.names_of(&new)))
    }

    /// A player who drops during a match concedes it (formats.md S-14, I-5).
    fn give_up(&mut self, player: usize) {
        let pods = self.is_pods();
        let Some(round) = self.rounds.last_mut() else { return };
        let table = round.tables.iter_mut().find(|table| table.outcome.is_none() && table.players.contains(&player));
        if let Some(table) = table
            && !pods
        {
            let by = table.players.iter().position(|other| *other == player);
            let winner = by.map(|by| 1 - by);
            table.outcome = Some(Outcome::Match { games: [0; 3], end: Ending::Conceded, by, winner });
        }
        self.close_if_done();
    }
}

fn seated(tables: Vec<Vec<usize>>) -> Vec<Seated> {
    let table = |players: Vec<usize>| {
        let outcome = (players.len() == 1).then_some(Outcome::Bye);
        Seated::of(players, outcome)
    };
    tables.into_iter().map(table).collect()
}
