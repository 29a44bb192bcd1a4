//! Games of two plain decks, from the very start.

use crate::player::ground::{BASE, FILLER, LEADER, book};
use crate::player::table;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::table::options::GameOptions;
use swu_view::{DecisionView, View};

/// A game that has just begun.
pub(crate) struct Opening(Game);

/// A game of plain cards.
pub(crate) fn opening() -> Opening {
    opening_at(BASE)
}

/// The same, with other bases.
pub(crate) fn opening_at(base: &str) -> Opening {
    let card = |id: &str| book().find(id).unwrap_or_else(|| panic!("there is no {id}"));
    let player = PlayerSetup { leaders: vec![card(LEADER)], base: card(base), deck: vec![card(FILLER); 20] };
    Opening(Game::start(book(), GameOptions::duel(), &[player.clone(), player], 1, &mut Log::default()))
}

impl Opening {
    /// Everything that can be seen.
    pub(crate) fn view(&self) -> View {
        table::view(&self.0)
    }

    /// What is awaited.
    pub(crate) fn decision(&self) -> Result<DecisionView, String> {
        table::decision(&self.0)
    }

    /// Picks an option by its index.
    pub(crate) fn choose(&mut self, option: usize) -> Result<(), String> {
        self.0.choose(book(), option, &mut Log::default()).map_err(|why| why.to_string())
    }
}
