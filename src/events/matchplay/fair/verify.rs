//! Recomputing a match's luck from what was revealed.

use super::commitment::{Commitment, Reveal};
use super::derive::MasterSeed;
use super::record::{FairGame, FairRecord, Shuffle, ShuffleStream};
use super::verdict::{Fault, Verdict};
use crate::matchplay::record::{Cut, Lot};
use std::collections::BTreeMap;

/// Recomputes commitment, lots, game seeds and shuffles (Z-6), and names everything that does not fit.
pub fn verify(record: &FairRecord) -> Verdict {
    let Some(reveal) = &record.reveal else { return Verdict::Sealed };
    let mut faults = Vec::new();
    check_commitment(record, reveal, &mut faults);
    record.lots.iter().for_each(|lot| check_lot(&reveal.seed, lot, &mut faults));
    let mut previous = 0;
    for game in &record.games {
        if game.number <= previous {
            faults.push(Fault::GameOrder { game: game.number });
        }
        previous = game.number;
        check_game(&reveal.seed, game, &mut faults);
    }
    if faults.is_empty() {
        let shuffles = record.games.iter().map(|game| game.shuffles.len()).sum();
        Verdict::Fair { lots: record.lots.len(), games: record.games.len(), shuffles }
    } else {
        Verdict::Unfair { faults }
    }
}

fn check_commitment(record: &FairRecord, reveal: &Reveal, faults: &mut Vec<Fault>) {
    let computed = Commitment::to(reveal, &record.setup);
    if computed != record.commitment {
        let (shown, computed) = (record.commitment.to_string(), computed.to_string());
        faults.push(Fault::Commitment { shown, computed });
    }
}

fn check_lot(seed: &MasterSeed, lot: &Lot, faults: &mut Vec<Fault>) {
    let computed = seed.lot(lot.game, lot.among);
    if computed != Some(lot.chosen) {
        faults.push(Fault::Lot { game: lot.game, recorded: lot.chosen, computed });
    }
}

fn check_game(seed: &MasterSeed, game: &FairGame, faults: &mut Vec<Fault>) {
    for (index, cut) in game.cuts.iter().enumerate() {
        if !is_allowed(cut, &game.cuts[..index]) {
            faults.push(Fault::Cut { game: game.number, number: index + 1, by: cut.by, deck: cut.deck });
        }
    }
    if seed.game_seed(game.number, &game.cuts) != game.seed {
        faults.push(Fault::GameSeed { game: game.number });
    }
    let mut used = BTreeMap::new();
    for (index, shuffle) in game.shuffles.iter().enumerate() {
        let used = used.entry(shuffle.stream).or_insert(0);
        check_shuffle(seed, game, index + 1, shuffle, used, faults);
    }
}

/// rule Z-4: each opponent once, then the owner once.
fn is_allowed(cut: &Cut, before: &[Cut]) -> bool {
    let mut same_deck = before.iter().filter(|earlier| earlier.deck == cut.deck).peekable();
    let opened = same_deck.peek().is_some();
    let closed = same_deck.any(|earlier| earlier.by == cut.by || earlier.by == earlier.deck);
    !closed && !cut.text.is_empty() && (opened || cut.by != cut.deck)
}

fn check_shuffle(
    seed: &MasterSeed,
    game: &FairGame,
    number: usize,
    shuffle: &Shuffle,
    used: &mut u64,
    faults: &mut Vec<Fault>,
) {
    let (game_number, zone, position) = (game.number, shuffle.zone.clone(), shuffle.position);
    if position < *used {
        faults.push(Fault::Reused { game: game_number, number, zone, position, used: *used });
        return;
    }
    let stream = match shuffle.stream {
        ShuffleStream::Deck(deck) => seed.deck_stream(game.number, deck, &game.cuts),
        ShuffleStream::Play => seed.game_seed(game.number, &game.cuts).stream(),
    };
    let mut stream = stream.at(position);
    let mut computed = shuffle.before.clone();
    stream.shuffle(&mut computed);
    *used = stream.position();
    let (before, after) = (computed.len(), shuffle.after.len());
    if before != after {
        faults.push(Fault::Size { game: game_number, number, zone, before, after });
    } else if let Some(index) = computed.iter().zip(&shuffle.after).position(|(expected, found)| expected != found) {
        faults.push(Fault::Order { game: game_number, number, zone, card: index + 1 });
    }
}
