//! Announcements of a judge for the tables of a round: time is called or granted, penalties (formats.md M-16, M-17,
//! B-6).

use super::Done;
use super::desk::{Desk, DeskStage, Outcome};
use super::operation::{Ending, PenaltyKind};
use super::swiss::Names;
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// The most minutes that can be granted at once.
const MOST_MINUTES: u32 = 60;

impl Desk {
    /// How many games win a match of the round being paired or played.
    pub(super) fn needed(&self) -> u32 {
        let elimination = self.rounds.last().is_some_and(|round| round.elimination);
        if elimination { 2 } else { self.setup.match_type.best_of() / 2 + 1 }
    }

    /// The table of these players, or all tables without a result, in the round being played.
    fn tables_called(&self, players: Option<&[String]>) -> Result<Vec<usize>, DeskRefusal> {
        if self.stage != DeskStage::Playing {
            return Err(self.wrong_stage("calling or granting time, or playing here,"));
        }
        let tables = self.rounds.last().map(|round| round.tables.as_slice()).unwrap_or_default();
        let open = tables.iter().enumerate().filter(|(_, table)| table.outcome.is_none());
        let Some(names) = players else { return Ok(open.map(|(place, _)| place).collect()) };
        let wanted = names.iter().map(|name| self.find(name)).collect::<Result<Vec<usize>, _>>()?;
        let mut found = open
            .filter(|(_, table)| wanted.iter().all(|player| table.players.contains(player)))
            .map(|(place, _)| place);
        let place = found.next().filter(|_| !wanted.is_empty());
        let place = place.ok_or_else(|| {
            let who = if names.is_empty() { "nobody".to_owned() } else { names.join(" and ") };
            let sit = if names.len() > 1 { "do not sit" } else { "does not sit" };
            let sentence = format!("{who} {sit} at a table that still plays");
            DeskRefusal::new(DeskCode::NotPaired, sentence)
        })?;
        Ok(vec![place])
    }

    /// Time is called; a table where it was called already stays so (formats.md M-16).
    pub(super) fn call_time(&mut self, players: Option<&[String]>) -> Result<Done, DeskRefusal> {
        let tables = self.tables_called(players)?;
        if let Some(round) = self.rounds.last_mut() {
            tables.into_iter().for_each(|place| round.tables[place].called = true);
        }
        Ok(Done::default())
    }

    /// Grants more time, as long as time has not been called (formats.md M-17).
    pub(super) fn grant_time(&mut self, minutes: u32, players: Option<&[String]>) -> Result<Done, DeskRefusal> {
        ensure((1..=MOST_MINUTES).contains(&minutes), DeskCode::BadCount, || {
            format!("1 to {MOST_MINUTES} minutes are granted at once, not {minutes} [M-17]")
        })?;
        let tables = self.tables_called(players)?;
        let Some(round) = self.rounds.last_mut() else { return Ok(Done::default()) };
        let mut granted = false;
        for place in tables {
            let table = &mut round.tables[place];
            if !table.called {
                table.extra += minutes;
                granted = true;
            }
        }
        ensure(granted, DeskCode::Locked, || "time was called already: there is no more of it [M-17]".to_owned())?;
        Ok(Done::default())
    }

    /// A penalty given by the judge; the program only carries it out (formats.md 20).
    pub(super) fn penalty(
        &mut self,
        name: &str,
        kind: PenaltyKind,
        known: &mut Option<Names>,
    ) -> Result<Done, DeskRefusal> {
        let player = self.find(name)?;
        ensure(self.players[player].dropped.is_none(), DeskCode::NotActive, || format!("{name} has dropped [S-14]"))?;
        match kind {
            PenaltyKind::Warning => Ok(Done::default()),
            PenaltyKind::Disqualified => self.drop(name, known),
            PenaltyKind::GameLoss | PenaltyKind::MatchLoss => self.lose(player, kind),
        }
    }

    /// A game or the match at a player's table is lost.
    fn lose(&mut self, player: usize, kind: PenaltyKind) -> Result<Done, DeskRefusal> {
        ensure(!self.is_pods(), DeskCode::IllegalResult, || "a pod has places, not losses [A26]".to_owned())?;
        let needed = self.needed();
        if matches!(self.stage, DeskStage::Registration | DeskStage::Ready | DeskStage::CutReady) {
            // It is noted for the next match.
            let owed = &mut self.players[player].owed;
            *owed = if kind == PenaltyKind::MatchLoss { 2 } else { *owed + 1 };
            return Ok(Done::default());
        }
        if !matches!(self.stage, DeskStage::Paired | DeskStage::Playing) {
            return Err(self.wrong_stage("a loss by penalty"));
        }
        let Some((number, round)) = self.rounds.iter().enumerate().next_back() else { return Ok(Done::default()) };
        let place = round.tables.iter().position(|table| table.outcome.is_none() && table.players.contains(&player));
        let place = place.ok_or_else(|| {
            DeskRefusal::new(DeskCode::NotPaired, format!("the match of {} is not open any more", self.name(player)))
        })?;
        let table = &mut self.rounds[number].tables[place];
        let seat = usize::from(table.players[0] != player);
        table.losses[seat] = if kind == PenaltyKind::MatchLoss { needed } else { table.losses[seat] + 1 };
        self.lose_by_penalties(number, place);
        self.close_if_done();
        Ok(Done::default())
    }

    /// Whoever has lost enough games by penalties has lost the match.
    pub(super) fn lose_by_penalties(&mut self, number: usize, place: usize) {
        let needed = self.needed();
        let round = &mut self.rounds[number];
        let (elimination, table) = (round.elimination, &mut round.tables[place]);
        let Some(seat) = table.losses.iter().position(|lost| *lost >= needed) else { return };
        let games = [table.losses[1].min(needed), table.losses[0].min(needed), 0];
        let outcome = Outcome::Match { games, end: Ending::Conceded, by: Some(seat), winner: Some(1 - seat) };
        table.outcome = Some(outcome.clone());
        let seats = table.players.clone();
        if elimination {
            self.bracket_result(number, &seats, &outcome);
        }
    }

    /// The match of these players is played at this keyboard (formats.md R-3).
    pub(super) fn seat_here(&mut self, players: &[String], saved: &str) -> Result<Done, DeskRefusal> {
        let tables = self.tables_called(Some(players))?;
        if let Some(round) = self.rounds.last_mut() {
            tables.into_iter().for_each(|place| round.tables[place].saved = Some(saved.to_owned()));
        }
        Ok(Done::default())
    }

    /// Nobody goes on: the event ends between two rounds (formats.md S-18).
    pub(super) fn end(&mut self) -> Result<Done, DeskRefusal> {
        let between = matches!(self.stage, DeskStage::Ready | DeskStage::CutReady);
        if !between || self.rounds.is_empty() || !self.bracket.is_empty() {
            return Err(self.wrong_stage("ending the event early"));
        }
        self.stage = DeskStage::Over;
        Ok(Done::default())
    }
}
