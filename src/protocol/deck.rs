//! Decks of new games.

use super::request::Refused;
use crate::unlimited::cards::catalog::Catalogue;
use crate::unlimited::formats::{self, Count, DeckList, Format, LeaderRule, Profile, Severity, Terms};
use crate::unlimited::rules::book::Book;
use crate::unlimited::rules::game::PlayerSetup;
use crate::unlimited::rules::table::card::DefId;
use crate::unlimited::rules::table::options::{GameOptions, TsLeaderRule};
use serde_json::Value;

/// Reads a deck for a game with these options; every fault at once.
pub fn read(book: &Book, value: &Value, seat: usize, options: &GameOptions) -> Result<PlayerSetup, Refused> {
    let text = value.to_string();
    let list = formats::import(text.as_bytes(), Catalogue::embedded())
        .map_err(|unreadable| faults(seat, unreadable.faults.iter().map(ToString::to_string)))?;
    // A list with faults is never silently shortened.
    let broken: Vec<String> =
        list.faults.iter().filter(|fault| fault.severity > Severity::Warning).map(ToString::to_string).collect();
    if !broken.is_empty() {
        return Err(faults(seat, broken.into_iter()));
    }
    let mut setup = PlayerSetup { leaders: Vec::new(), base: DefId(0), deck: Vec::new() };
    let mut problems: Vec<String> = Vec::new();
    let mut bases: Vec<DefId> = Vec::new();
    let mut unknown = false;
    for (section, entry) in list.entries() {
        let found = entry.printing.and_then(|printing| book.find(printing.id).or_else(|| book.find(printing.identity)));
        let Some(def) = found else {
            problems.push(format!("{} is not playable yet", entry.written));
            unknown = true;
            continue;
        };
        let count = match entry.count {
            Count::Whole(count) => count as usize,
            Count::Nonsense(ref written) => {
                problems.push(format!("{written} copies of {} are no number of cards", entry.written));
                0
            }
        };
        let many = std::iter::repeat_n(def, count);
        match section {
            formats::Section::Leader => setup.leaders.extend(many),
            formats::Section::Base => bases.extend(many),
            formats::Section::Deck => setup.deck.extend(many),
            formats::Section::Sideboard | formats::Section::Pool => {}
        }
    }
    match bases.as_slice() {
        [base] => setup.base = *base,
        _ if options.leaders == 2 => {}
        other => problems.push(format!("a deck has one base, not {}", other.len())),
    }
    if options.leaders == 2 {
        problems.extend(twin_suns(&list, options)?);
    } else if setup.leaders.len() != 1 {
        problems.push(format!("a deck has one leader, not {}", setup.leaders.len()));
    }
    if problems.is_empty() {
        return Ok(setup);
    }
    let mut refused = faults(seat, problems.into_iter());
    if unknown {
        refused.code = "unknown-card";
    }
    Err(refused)
}

fn faults(seat: usize, list: impl Iterator<Item = String>) -> Refused {
    Refused::new("bad-deck", format!("seat {}: {}", seat + 1, list.collect::<Vec<_>>().join("; ")))
}

/// What Twin Suns asks of a list under these options (multiplayer.md D1).
fn twin_suns(list: &DeckList, options: &GameOptions) -> Result<Vec<String>, Refused> {
    let mut profile = Profile::named("all-sets").map_err(|error| Refused::new("internal", error.to_string()))?.clone();
    profile.twin_suns.deck = u32::from(options.ts_min_deck);
    profile.twin_suns.leaders = match options.ts_leader_rule {
        TsLeaderRule::ShareMoral => LeaderRule::ShareAlignment,
        TsLeaderRule::NotOpposed => LeaderRule::NotOpposed,
    };
    let verdict = formats::judge(list, &Terms::of(Format::TwinSuns, &profile));
    Ok(verdict.faults.iter().filter(|fault| fault.severity > Severity::Warning).map(ToString::to_string).collect())
}
