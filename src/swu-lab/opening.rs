//! Which opening hands a player keeps.

use super::duel::{Skill, luck};
use super::entrant::Entrant;
use seats::Seat;
use swu_minds::bots::think;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// A hand of six, and what the player did with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Its cards.
    pub cards: Vec<DefId>,
    /// Whether this player has the first action.
    pub first: bool,
    /// Was it kept?
    pub kept: bool,
}

/// Deals opening hands of the first deck against the second, with alternating first action, and asks a player of this
/// skill whether to keep them (rule 6.3). Hand `number` is the same in every run with this seed.
pub fn hand(book: &Book, decks: [&Entrant; 2], skill: Skill, seed: u64, number: u64) -> Option<Hand> {
    let first = number.is_multiple_of(2);
    let drawn = luck(seed, &format!("{}-opening", decks[0].digest), number / 2);
    let players = decks.map(|deck| deck.setup.clone());
    let begins = Beginner::Known(Seat(u8::from(!first)));
    let mut log = Log::keeping();
    let mut game = Game::start_with(book, GameOptions::duel(), &players, begins, drawn, &mut log);
    let mut memory = Memory::new(Seat(0));
    while let Some(decision) = game.decision() {
        memory.witness(&log.facts);
        log.facts.clear();
        if decision.seat == Seat(0) && decision.prompt == Prompt::Mulligan {
            let sight = game.sight(book, &memory, &Lists::Closed)?;
            let thought = think(book, &sight, skill.level, skill.iterations, drawn, &|| false)?;
            let kept = decision.options.get(thought.option) == Some(&Choice::Keep);
            return Some(Hand { cards: sight.own_hand(), first, kept });
        }
        game.choose(book, 0, &mut log).ok()?;
    }
    None
}
