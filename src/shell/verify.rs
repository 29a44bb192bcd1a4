//! Was the luck of a finished game or match what was promised, and was it played that way?

use crate::games::{self, Games};
use crate::refusal::Refusal;
use events::matchplay::fair::{FairRecord, GameSeed, Verdict, verify};
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, Record, Secret};
use hotseat::opening::check_again;
use std::path::Path;
use std::sync::Arc;
use storage::match_journal::{MatchHeader, MatchRecord, replayed};
use storage::{match_file, save, saves};
use swu_hosted::{CardData, Unlimited};

/// The result in words, and the exit code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Sentences, each on a line of its own.
    pub lines: Vec<String>,
    /// 0 fair, 1 not fair, 2 nothing can be said.
    pub exit: u8,
}

impl Finding {
    fn nothing(why: impl Into<String>) -> Finding {
        Finding { lines: vec![why.into()], exit: 2 }
    }
}

/// Checks the save of a game, or the folder of a match. Nothing is locked or changed.
pub fn examine(data: &Arc<CardData>, games: Games, path: &Path) -> Finding {
    let in_folder = path.file_name().is_some_and(|name| name == match_file::JOURNAL);
    match path.parent().filter(|_| in_folder) {
        Some(folder) => of_match(data, folder),
        None if path.is_dir() => of_match(data, path),
        None => of_game(data, games, path),
    }
}

/// A game that was played back.
pub struct PlayedAgain {
    promise: Option<FairRecord>,
    luck: (u64, Option<Secret>),
    picks: usize,
    /// What does not fit.
    faults: Vec<String>,
}

fn of_game(data: &Arc<CardData>, games: Games, path: &Path) -> Finding {
    let played = match of_save(data, games, path) {
        Ok(played) => played,
        Err(Unplayed::Sealed) => {
            return Finding::nothing("Sealed: the game is not over; its seed is revealed when it is.");
        }
        Err(Unplayed::Found(finding)) => return finding,
    };
    let Some(record) = &played.promise else {
        let mut finding = Finding::nothing("The seed was named by the players: nothing was promised about it.");
        finding.lines.push(replay_sentence(&played));
        finding.exit = if played.faults.is_empty() { 2 } else { 1 };
        finding.lines.extend(played.faults);
        return finding;
    };
    judged(verify(record), vec![seed_fault(record, played.luck)].into_iter().flatten().collect(), &[played], 0)
}

fn of_match(data: &Arc<CardData>, folder: &Path) -> Finding {
    let read = match match_file::read::<MatchHeader, MatchRecord>(folder) {
        Ok(read) => read,
        Err(fault) => return unreadable(&fault),
    };
    let state = match replayed(&read.header, &read.records) {
        Ok(state) => state,
        Err(fault) => {
            return Finding { lines: vec![format!("The match cannot have been played so: {fault}.")], exit: 1 };
        }
    };
    if state.result().is_none() {
        return Finding::nothing("Sealed: the match is not over; its seed is revealed when it is.");
    }
    let (mut games, mut seeds, mut faults): (Vec<PlayedAgain>, Vec<GameSeed>, Vec<String>) = Default::default();
    for record in &read.records {
        let MatchRecord::Game { number, file } = record else { continue };
        let save = match match_file::game_in(folder, file) {
            Ok(save) => save,
            Err(fault) => {
                faults.push(format!("Game {number}: {fault}."));
                continue;
            }
        };
        match play_again::<Unlimited>(data, &save) {
            Err(Unplayed::Found(finding)) => faults.extend(finding.lines),
            // A game conceded together with the match need not be over.
            Err(Unplayed::Sealed) => {}
            Ok(played) => {
                match played.promise.as_ref().and_then(|promise| promise.games.first()) {
                    Some(game) if is_promised(&game.seed, played.luck) => seeds.push(game.seed.clone()),
                    _ => faults.push(format!("Game {number}: it was played with a seed that was not promised.")),
                }
                games.push(played);
            }
        }
    }
    if state.seed_was_seen() {
        faults.push("The organiser looked at the secret seed before the match was over.".to_owned());
    }
    let setup = read.header.facts.clone();
    match FairRecord::of(&state, setup, &seeds, Some(read.header.secret)) {
        Ok(record) => {
            let mut finding = judged(verify(&record), faults, &games, record.lots.len());
            let looks = state.score_sheet().look_lines().into_iter().map(|look| format!("{look}."));
            finding.lines.splice(0..0, looks);
            finding
        }
        Err(refusal) => {
            faults.push(refusal.to_string());
            Finding { lines: faults, exit: 1 }
        }
    }
}

fn judged(verdict: Verdict, mut faults: Vec<String>, games: &[PlayedAgain], lots: usize) -> Finding {
    faults.extend(games.iter().flat_map(|played| played.faults.iter().cloned()));
    let mut lines = Vec::new();
    match verdict {
        Verdict::Sealed => return Finding::nothing(verdict.to_string()),
        Verdict::Unfair { faults: unfair } => faults.extend(unfair.iter().map(ToString::to_string)),
        Verdict::Fair { .. } => {
            lines.push("The commitment fits: salt, seed and setup give the hash that was shown before.".to_owned());
            let drawn = if lots == 0 { String::new() } else { format!(", and {lots} by lot") };
            lines.push(format!("The luck of {} follows from the seed{drawn}.", counted(games.len(), "game")));
        }
    }
    lines.extend(games.iter().map(replay_sentence));
    if faults.is_empty() {
        lines.push("Fair.".to_owned());
        return Finding { lines, exit: 0 };
    }
    lines.extend(faults);
    lines.push("Not fair.".to_owned());
    Finding { lines, exit: 1 }
}

fn replay_sentence(played: &PlayedAgain) -> String {
    match played.faults.is_empty() {
        true => format!("Played again, {} lead to the same game.", counted(played.picks, "pick")),
        false => "Played again, it is another game.".to_owned(),
    }
}

fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// The whole promised secret counts; games of earlier programs used a number taken from it.
fn is_promised(seed: &GameSeed, (number, key): (u64, Option<Secret>)) -> bool {
    seed.as_number() == number && key.is_none_or(|key| key.0 == seed.0.0)
}

/// Was the game played with the seed that was promised for it?
fn seed_fault(record: &FairRecord, luck: (u64, Option<Secret>)) -> Option<String> {
    let promised = record.games.first().is_some_and(|game| is_promised(&game.seed, luck));
    (!promised).then(|| "The game was played with a seed that was not promised.".to_owned())
}

/// Why a game was not played back.
pub enum Unplayed {
    /// It is not over, and its seed stays secret.
    Sealed,
    /// Another finding.
    Found(Finding),
}

impl Unplayed {
    /// Nothing can be said of it, and why.
    pub(crate) fn unsaid(why: Refusal) -> Unplayed {
        Unplayed::Found(Finding::nothing(why.to_string()))
    }
}

/// Plays the save of a game back, whichever game it is.
fn of_save(data: &Arc<CardData>, games: Games, path: &Path) -> Result<PlayedAgain, Unplayed> {
    match saves::game_of(path).and_then(|name| games::named(games, &name)) {
        Some(game) => game.check(path),
        None => play_again::<Unlimited>(data, path),
    }
}

pub(crate) fn play_again<G: Hosted>(data: &G::Data, path: &Path) -> Result<PlayedAgain, Unplayed> {
    let (header, records): (Header<G::Setup>, Vec<Record<G::Pick>>) =
        save::read(path).map_err(|fault| Unplayed::Found(unreadable(&fault)))?;
    let over = records.iter().rev().find_map(|record| match record {
        Record::Check { over, .. } => Some(*over),
        _ => None,
    });
    if over != Some(true) {
        return Err(Unplayed::Sealed);
    }
    let promise = match &header.promise {
        None => None,
        Some(text) => Some(serde_json::from_str(text).map_err(|fault| {
            let lines = vec![format!("What was promised cannot be read: {fault}.")];
            Unplayed::Found(Finding { lines, exit: 1 })
        })?),
    };
    let picks = records.iter().filter(|record| matches!(record, Record::Pick { .. })).count();
    let faults = check_again::<G>(data, &header, &records).err().map(|fault| fault.to_string());
    Ok(PlayedAgain { promise, luck: (header.seed, header.key), picks, faults: faults.into_iter().collect() })
}

/// A changed file is not fair; a file of another kind says nothing.
fn unreadable(fault: &save::OpenFault) -> Finding {
    let exit = if matches!(fault, save::OpenFault::Damaged { .. }) { 1 } else { 2 };
    Finding { lines: vec![fault.to_string()], exit }
}
