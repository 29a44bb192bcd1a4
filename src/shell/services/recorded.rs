//! Saves played back to be looked at. Nothing is locked or written.

use super::Services;
use crate::games::Recorded;
use crate::recorded_game::RecordedGame;
use crate::refusal::{ContestFault, Refusal};
use hotseat::hosted::Hosted;
use hotseat::journal::{Header, Record};
use hotseat::recording::Recording;
use std::path::{Path, PathBuf};
use storage::match_file;
use storage::match_journal::MatchFault;
use storage::match_journal::{self, MatchHeader, MatchRecord};
use storage::save;
use swu_hosted::Unlimited;

impl Services {
    /// The games of a save: one, or those of a match in order.
    pub fn recorded(&self, path: &Path) -> Result<Recorded, Refusal> {
        self.recorded_at(path, 0)
    }

    /// The same, to be looked at from this many steps on.
    pub fn recorded_at(&self, path: &Path, steps: usize) -> Result<Recorded, Refusal> {
        if let Some(game) = self.other_game(path) {
            return game.recorded(path, steps);
        }
        let (files, sealed) = match path.is_dir() {
            true => games_of(path)?,
            false => (vec![path.to_path_buf()], match_journal::part_of_open_match(path)),
        };
        if files.is_empty() {
            return Err(ContestFault::NoGame.into());
        }
        let game = |file: &PathBuf| {
            let recording: Recording<Unlimited> = recording(&self.data, file)?;
            let game = RecordedGame::saved(recording.sealed(sealed), file, steps);
            // Of the games of a match, a short one ends before that step.
            if files.len() == 1 { game.checked() } else { Ok(game) }
        };
        files.iter().map(game).collect::<Result<_, Refusal>>().map(Recorded::Unlimited)
    }
}

/// A save played again.
pub(crate) fn recording<G: Hosted>(data: &G::Data, path: &Path) -> Result<Recording<G>, Refusal> {
    let (header, records): (Header<G::Setup>, Vec<Record<G::Pick>>) = save::read(path)?;
    Recording::of(data, header, &records).map_err(Refusal::in_file(path))
}

/// The file of a game: of a match, that of its newest game.
///
/// # Errors
/// The match cannot be read, or no game of it has begun.
pub(crate) fn newest_game(path: &Path) -> Result<PathBuf, Refusal> {
    if !path.is_dir() {
        return Ok(path.to_path_buf());
    }
    Ok(games_of(path)?.0.pop().ok_or(ContestFault::NoGame)?)
}

/// The saves of a match's games, and whether it still goes on.
fn games_of(folder: &Path) -> Result<(Vec<PathBuf>, bool), Refusal> {
    let read = match_file::read::<MatchHeader, MatchRecord>(folder)?;
    let state = match_journal::replayed(&read.header, &read.records).map_err(MatchFault::from)?;
    let files = read.records.iter().filter_map(|record| match record {
        MatchRecord::Game { file, .. } => Some(match_file::game_in(folder, file)),
        _ => None,
    });
    Ok((files.collect::<Result<_, _>>()?, state.result().is_none()))
}
