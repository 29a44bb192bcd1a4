//! The top cut: seeds, the fixed bracket, empty places, the final ranking (formats.md C).

use super::Done;
use super::desk::{BracketMatch, Desk, DeskStage, Outcome, Round, Seated};
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};
use crate::tournament::rounds::{Tier, bracket};
use crate::tournament::standings::order;

impl Desk {
    /// The Swiss ranking, as indices into the list of players.
    fn swiss_ranking(&self) -> Vec<usize> {
        let ranked = if self.is_pods() {
            let classes = self.pod_history().standings(self.setup.seed).unwrap_or_default();
            classes.into_iter().flat_map(|class| class.players).collect()
        } else {
            order(&self.history(), self.setup.seed).unwrap_or_default()
        };
        ranked.into_iter().filter_map(|place: usize| self.entered.get(place).copied()).collect()
    }

    /// Cuts to the best. A casual event has no cut of its own, and may name one when its Swiss rounds are over
    /// (formats.md N-2, E-4).
    pub(super) fn make_cut(&mut self, wanted: Option<u32>) -> Result<Done, DeskRefusal> {
        let swiss_over = self.swiss_rounds() > 0 && self.bracket.is_empty() && self.stage == DeskStage::Over;
        let by_choice = swiss_over && self.setup.tier == Tier::Casual && !self.is_pods();
        let cut = match (self.stage, wanted) {
            (DeskStage::CutReady, None) => self.cut,
            (DeskStage::CutReady, Some(size)) if size == self.cut => size,
            (_, Some(size)) if by_choice => size,
            (_, None) if by_choice => {
                let sentence = "a casual event has no cut of its own: say how many go on, as in cut 4 [N-2, E-4]";
                return Err(DeskRefusal::new(DeskCode::BadCount, sentence));
            }
            _ => return Err(self.wrong_stage("the cut")),
        };
        let pairs = bracket(cut.into())?;
        let ranking = self.swiss_ranking();
        // Players who drop before the bracket is published are not in it: the next rank moves up (C-6).
        let active: Vec<usize> = ranking.iter().copied().filter(|player| self.is_in(*player)).collect();
        let seed = |number: usize| active.get(number - 1).copied();
        ensure(active.len() > 1, DeskCode::TooFew, || "nobody is left to meet in a bracket [S-18]".to_owned())?;
        self.cut = cut;
        self.bracket = vec![pairs.into_iter().map(|(one, other)| open_match([seed(one), seed(other)])).collect()];
        self.seeds = ranking;
        self.stage = DeskStage::Ready;
        self.close_bracket_round();
        Ok(Done::default())
    }

    fn is_in(&self, player: usize) -> bool {
        self.players.get(player).is_some_and(|player| player.dropped.is_none())
    }

    /// Puts the matches of the bracket round on tables.
    pub(super) fn seat_bracket(&mut self) {
        let matches = self.bracket.last().cloned().unwrap_or_default();
        let tables = matches.iter().filter_map(|one| match (one.decided, one.winner) {
            (true, winner) => winner.map(|winner| Seated::of(vec![winner], Some(Outcome::Bye))),
            (false, _) => Some(Seated::of(one.players.iter().flatten().copied().collect(), None)),
        });
        let tables = tables.collect();
        self.rounds.push(Round { tables, elimination: true, finished: false });
        self.stage = DeskStage::Paired;
    }

    /// A result of the bracket; a correction makes the next round again.
    pub(super) fn bracket_result(&mut self, number: usize, players: &[usize], outcome: &Outcome) {
        let Outcome::Match { winner: Some(side), .. } = outcome else { return };
        let winner = players.get(*side).copied();
        let first = self.rounds.iter().take_while(|round| !round.elimination).count();
        let place = number - first;
        let Some(round) = self.bracket.get_mut(place) else { return };
        let same = |one: &&mut BracketMatch| players.iter().all(|player| one.players.contains(&Some(*player)));
        if let Some(one) = round.iter_mut().find(same) {
            (one.decided, one.winner) = (true, winner);
        }
        if self.rounds[number].finished {
            self.rounds.truncate(number + 1);
            self.bracket.truncate(place + 1);
            self.close_bracket_round();
        }
    }

    /// A result of the bracket can be corrected until the next match of it has begun (formats.md R-8).
    pub(super) fn may_correct_bracket(&self, number: usize) -> Result<(), DeskRefusal> {
        let last = number + 1 == self.rounds.len();
        let next_only_paired = number + 2 == self.rounds.len() && self.stage == DeskStage::Paired;
        ensure(last || next_only_paired, DeskCode::Locked, || {
            "the next match of the bracket has begun: the result stands [R-8]".to_owned()
        })
    }

    /// Goes on to the next round of the bracket when all matches of this one are decided.
    pub(super) fn close_bracket_round(&mut self) {
        while let Some(round) = self.bracket.last().filter(|round| round.iter().all(|one| one.decided)) {
            let winners: Vec<Option<usize>> =
                round.iter().map(|one| one.winner.filter(|player| self.is_in(*player))).collect();
            if winners.len() <= 1 {
                self.stage = DeskStage::Over;
                return;
            }
            let next = winners
                .chunks(2)
                .map(|pair| open_match([pair.first().copied().flatten(), pair.get(1).copied().flatten()]));
            let next = next.collect();
            self.bracket.push(next);
            self.stage = DeskStage::Ready;
        }
        if self.stage == DeskStage::Playing {
            self.stage = DeskStage::Ready;
        }
    }

    /// A player who drops now gives the match to the opponent, or leaves the place empty (formats.md C-5).
    pub(super) fn drop_from_bracket(&mut self, player: usize) {
        let playing = matches!(self.stage, DeskStage::Paired | DeskStage::Playing);
        let Some(round) = self.bracket.last_mut() else { return };
        let mut opponents = Vec::new();
        for one in round.iter_mut().filter(|one| !one.decided && one.players.contains(&Some(player))) {
            opponents = one.players.iter().flatten().copied().filter(|other| *other != player).collect();
            (one.decided, one.winner) = (true, opponents.first().copied());
        }
        // A bye given to the player who drops now belongs to nobody.
        let alone = round.iter_mut().filter(|one| one.winner == Some(player) && one.players.contains(&None));
        alone.for_each(|one| one.winner = None);
        let decided = round.iter().all(|one| one.decided);
        if playing && let Some(seated) = self.rounds.last_mut() {
            let open =
                seated.tables.iter_mut().find(|table| table.outcome.is_none() && table.players.contains(&player));
            if let Some(table) = open {
                let winner = opponents.first().and_then(|winner| table.players.iter().position(|p| p == winner));
                table.outcome = Some(walkover(winner));
            }
        }
        if self.stage == DeskStage::Playing {
            self.close_if_done();
        } else if decided {
            if playing && let Some(seated) = self.rounds.last_mut() {
                seated.finished = true;
            }
            self.close_bracket_round();
        }
    }

    /// The final ranking: by the round of the loss, then as ranked after Swiss (formats.md C-9).
    pub(super) fn ranking(&self) -> Option<Vec<usize>> {
        if self.stage != DeskStage::Over {
            return None;
        }
        if self.bracket.is_empty() {
            let mut ranking = self.swiss_ranking();
            let alone: Vec<usize> = self.active_in(self.next_swiss()).collect();
            if let ([last], true) = (alone.as_slice(), self.swiss_rounds() < self.swiss) {
                // Everybody else has dropped (S-18).
                ranking.sort_by_key(|player| player != last);
            }
            return Some(ranking);
        }
        let champion = self.bracket.last().and_then(|round| round.first()).and_then(|one| one.winner);
        let reached = |player: &usize| {
            let rounds =
                self.bracket.iter().take_while(|round| round.iter().any(|one| one.players.contains(&Some(*player))));
            rounds.count() + usize::from(champion == Some(*player))
        };
        let mut ranking = self.seeds.clone();
        ranking.sort_by_key(|player| std::cmp::Reverse(reached(player)));
        Some(ranking)
    }
}

/// A match between these places; an empty place makes a bye.
fn open_match(players: [Option<usize>; 2]) -> BracketMatch {
    let decided = players.iter().any(Option::is_none);
    let winner = if decided { players.into_iter().flatten().next() } else { None };
    BracketMatch { players, decided, winner }
}

/// A match that was not played because one player was gone.
fn walkover(winner: Option<usize>) -> Outcome {
    use super::operation::Ending;
    Outcome::Match { games: [0; 3], end: Ending::Conceded, by: winner.map(|winner| 1 - winner), winner }
}
