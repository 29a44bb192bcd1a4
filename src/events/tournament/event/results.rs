//! Results, and corrections of wrong ones (formats.md R).

use super::Done;
use super::desk::{Desk, DeskStage, Outcome};
use super::operation::{Ending, ResultOp};
use crate::tournament::pods::PlayedPod;
use crate::tournament::refusal::{DeskCode, DeskRefusal, ensure};

/// The most games of one kind in a match.
const MOST_GAMES: u32 = 30;

fn illegal(sentence: impl Into<String>) -> DeskRefusal {
    DeskRefusal::new(DeskCode::IllegalResult, sentence)
}

impl Desk {
    pub(super) fn result(&mut self, result: &mut ResultOp) -> Result<Done, DeskRefusal> {
        let (number, table) = self.table_of(result)?;
        let round = &self.rounds[number];
        let seats = round.tables[table].players.clone();
        let outcome = self.outcome(result, &seats, round.elimination)?;
        keeps_losses(&outcome, &round.tables[table].losses)?;
        let (finished, elimination) = (round.finished, round.elimination);
        if elimination {
            self.may_correct_bracket(number)?;
        }
        let corrected = self.rounds[number].tables[table].outcome.replace(outcome.clone()).is_some();
        let mut done = Done { corrected, repaired: (finished || corrected).then(Vec::new) };
        if elimination {
            self.bracket_result(number, &seats, &outcome);
        } else if finished && self.stage == DeskStage::Paired && self.bracket.is_empty() {
            // The mistake was found after pairing, before the round: only what must be is paired again.
            done.repaired = Some(self.repair(&mut result.repaired)?.unwrap_or_default());
        }
        self.close_if_done();
        Ok(done)
    }

    /// The indices of the round and of the table that a result is for.
    pub(super) fn table_of(&self, result: &ResultOp) -> Result<(usize, usize), DeskRefusal> {
        let players: Vec<usize> = result.players.iter().map(|name| self.find(name)).collect::<Result<_, _>>()?;
        let number = self.round_of(result.round)?;
        let same =
            |there: &[usize]| there.len() == players.len() && players.iter().all(|player| there.contains(player));
        let tables = &self.rounds[number].tables;
        let table = tables.iter().position(|table| table.players.len() > 1 && same(&table.players));
        let table = table.filter(|_| players.len() > 1).ok_or_else(|| {
            DeskRefusal::new(DeskCode::NotPaired, format!("these players do not meet in round {}", number + 1))
        })?;
        Ok((number, table))
    }

    /// The question asked before a result is accepted; an impossible result is refused without it.
    pub(super) fn asked_of_result(&self, result: &ResultOp) -> Option<String> {
        let (number, table) = self.table_of(result).ok()?;
        if let Some(asked) = self.asked_of_bracket(result, number, table) {
            return Some(asked);
        }
        let table = &self.rounds[number].tables[table];
        let dropped = table.players.iter().find(|player| self.players[**player].dropped.is_some())?;
        table.outcome.as_ref()?;
        Some(format!("{} has dropped, and the table has its result [S-14, R-8]", self.name(*dropped)))
    }

    /// The question asked before a correction lets somebody else go on in a round of the bracket that was over.
    fn asked_of_bracket(&self, result: &ResultOp, number: usize, table: usize) -> Option<String> {
        let round = self.rounds.get(number).filter(|round| round.elimination && round.finished)?;
        self.may_correct_bracket(number).ok()?;
        let seated = round.tables.get(table)?;
        let Some(Outcome::Match { winner: Some(before), .. }) = &seated.outcome else { return None };
        let Ok(Outcome::Match { winner: Some(after), .. }) = self.outcome(result, &seated.players, true) else {
            return None;
        };
        let name = |seat: &usize| seated.players.get(*seat).map_or("", |player| self.name(*player));
        let what = if self.stage == DeskStage::Over {
            "the event is over, and its ranking changes"
        } else {
            "the next round of the bracket is made again"
        };
        (after != *before).then(|| format!("{} goes on instead of {}: {what} [R-8]", name(&after), name(before)))
    }

    /// The index of the round that a result is for.
    fn round_of(&self, wanted: Option<u32>) -> Result<usize, DeskRefusal> {
        let running = self.stage == DeskStage::Playing;
        let known = if self.stage == DeskStage::Paired { self.rounds.len() - 1 } else { self.rounds.len() };
        if known == 0 {
            return Err(self.wrong_stage("a result"));
        }
        match wanted {
            None if running => Ok(known - 1),
            None if self.stage == DeskStage::Paired => Err(self.wrong_stage("a result")),
            None => Ok(known - 1),
            Some(round) if (1..=known).contains(&(round as usize)) => Ok(round as usize - 1),
            Some(round) => Err(DeskRefusal::new(DeskCode::WrongStage, format!("round {round} has not begun [R-7]"))),
        }
    }

    /// What a result means for a table, in the order of its seats.
    fn outcome(&self, result: &ResultOp, seats: &[usize], elimination: bool) -> Result<Outcome, DeskRefusal> {
        let seat_of = |name: &String| seats.iter().position(|seat| self.name(*seat) == name);
        if self.is_pods() {
            let places = result.places.clone().ok_or_else(|| illegal("a pod has places"))?;
            ensure(places.len() == seats.len(), DeskCode::IllegalResult, || "each player has a place".to_owned())?;
            let mut sorted = vec![0; seats.len()];
            for (name, place) in result.players.iter().zip(&places) {
                if let Some(seat) = seat_of(name) {
                    sorted[seat] = *place;
                }
            }
            let pod = PlayedPod { players: seats.to_vec(), places: sorted };
            ensure(pod.is_sound(), DeskCode::IllegalResult, || "these are not places of a pod [A26]".to_owned())?;
            return Ok(Outcome::Pod(pod.places));
        }
        let turned = seat_of(&result.players[0]) == Some(1);
        let [one, other, drawn] = result.games;
        let games = if turned { [other, one, drawn] } else { [one, other, drawn] };
        let side = |name: &Option<String>| -> Result<Option<usize>, DeskRefusal> {
            let named = |name| seat_of(name).ok_or_else(|| illegal(format!("{name:?} does not sit at this table")));
            name.as_ref().map(named).transpose()
        };
        let (by, winner) = (side(&result.by)?, side(&result.winner)?);
        let best_of = if elimination { 3 } else { self.setup.match_type.best_of() };
        judge(games, result.end, by, winner, best_of, elimination)
    }
}

/// Does a result count the games lost by penalties?
fn keeps_losses(outcome: &Outcome, losses: &[u32]) -> Result<(), DeskRefusal> {
    let Outcome::Match { games, by, .. } = outcome else { return Ok(()) };
    let counted = |(seat, lost): (usize, &u32)| *by == Some(seat) || games.get(1 - seat).is_some_and(|won| won >= lost);
    ensure(losses.iter().enumerate().all(counted), DeskCode::IllegalResult, || {
        "a game lost by a penalty counts for the opponent [B-6]".to_owned()
    })
}

/// "2-1", or "2-1-1" with a drawn game.
fn told([one, other, drawn]: [u32; 3]) -> String {
    let drawn = if drawn > 0 { format!("-{drawn}") } else { String::new() };
    format!("{one}-{other}{drawn}")
}

/// Is the result possible (formats.md R-2)?
fn judge(
    games: [u32; 3],
    end: Ending,
    by: Option<usize>,
    winner: Option<usize>,
    best_of: u32,
    elimination: bool,
) -> Result<Outcome, DeskRefusal> {
    let needed = best_of / 2 + 1;
    let [one, other, drawn] = games;
    let kind = if best_of == 1 { "single game".to_owned() } else { format!("best of {best_of}") };
    if games.iter().any(|games| *games > MOST_GAMES) || one > needed || other > needed || one + other >= 2 * needed {
        return Err(illegal(format!("{} is not a result of a {kind} [R-2]", told(games))));
    }
    if best_of == 1 && one + other + drawn > 1 {
        return Err(illegal("a single game has one game [R-2]"));
    }
    let ahead = match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    let decided = one == needed || other == needed;
    let drawn_game = best_of == 1 && drawn == 1;
    let by_games = match end {
        Ending::Played if !decided && !drawn_game => {
            return Err(illegal(format!("{} is a result only once time was called [R-2]", told(games))));
        }
        Ending::Played | Ending::Time => ahead,
        Ending::Agreed if elimination => return Err(illegal("there are no draws by agreement in elimination [I-7]")),
        Ending::Agreed if games != [0; 3] => return Err(illegal("a draw by agreement has no games [R-2]")),
        Ending::Agreed => None,
        Ending::Conceded | Ending::NoShow => {
            let by = by.ok_or_else(|| illegal("it has to be said who gave up or did not come [R-1]"))?;
            if games[by] >= needed || (end == Ending::NoShow && games != [0; 3] && games[1 - by] < needed) {
                return Err(illegal("this match was won, or not played [R-2]"));
            }
            Some(1 - by)
        }
    };
    if winner.is_some() && by_games.is_some() && winner != by_games {
        return Err(illegal("the games say that the other one won [R-2]"));
    }
    let winner = match by_games {
        None if elimination => Some(winner.ok_or_else(|| illegal("an elimination match has a winner [R-2, M-9]"))?),
        None if winner.is_some() => return Err(illegal("a level match is a draw in Swiss rounds [M-9]")),
        decided => decided,
    };
    let by = by.filter(|_| matches!(end, Ending::Conceded | Ending::NoShow));
    Ok(Outcome::Match { games, end, by, winner })
}
