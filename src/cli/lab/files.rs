//! Files of games: joined, and played again.

use super::kept::{at, cannot_write, read};
use super::report::{self, Format};
use crate::exit::{NOT_DONE, tell};
use anyhow::Context;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use swu_cards::library::Library;
use swu_lab::entrant::Entrant;
use swu_lab::record::{Conditions, Record};
use swu_rules::book::Book;

/// Joins files of games.
///
/// # Errors
/// A file cannot be used, or does not belong to the others.
pub(super) fn merge(
    files: &[PathBuf],
    to: Option<&Path>,
    format: Format,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let mut record = Record::default();
    for file in files {
        record.add(&read(file)?).map_err(|fault| at(file, &fault))?;
    }
    if let Some(to) = to {
        let mut text = String::new();
        for line in record.clone().sorted() {
            text.push_str(&serde_json::to_string(&line)?);
            text.push('\n');
        }
        storage::atomic::write(to, text.as_bytes()).with_context(|| cannot_write(to))?;
    }
    report::write(out, &record, format)?;
    Ok(ExitCode::SUCCESS)
}

/// Plays games of a file again.
///
/// # Errors
/// The file cannot be used here.
pub(super) fn check(file: &Path, lines: usize, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let library = Library::embedded();
    let book = Book::of(&library);
    let mut record = Record::default();
    record.add(&read(file)?).map_err(|fault| at(file, &fault))?;
    if let Some(game) = record.games.first() {
        let Some(skill) = game.conditions.skill() else { return Err(at(file, &"its level is not known").into()) };
        let here = Conditions::here(&library, skill, game.conditions.seed);
        if here.cards != game.conditions.cards {
            return Err(at(file, &"it was played with other cards than this program has").into());
        }
    }
    let decks: Vec<Entrant> = record.decks.iter().filter_map(|deck| deck.entrant(&book)).collect();
    let step = record.games.len().div_ceil(lines.max(1)).max(1);
    let (mut checked, mut wrong) = (0, 0);
    for game in record.games.iter().step_by(step) {
        let find = |digest: &String| decks.iter().find(|deck| deck.digest == *digest);
        let (Some(one), Some(other)) = (find(&game.decks[0]), find(&game.decks[1])) else {
            return Err(at(file, &"a game names a deck that the file does not list").into());
        };
        checked += 1;
        if game.again(&book, [one, other]).is_none_or(|again| !again.agrees(game)) {
            wrong += 1;
            tell(&format!("Game {} of {} against {} ends otherwise here.", game.game, one.name, other.name));
        }
    }
    writeln!(out, "{checked} of {} games were played again; {wrong} ended otherwise.", record.games.len())?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(NOT_DONE) })
}
