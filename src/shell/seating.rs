//! Who sits where: as listed, or by chance (multiplayer.md C3).

use super::services::any_seed;
use hotseat::table::Sitter;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::{GameOptions, Seating};

/// The people of a game with what they bring, in table order.
pub struct Seated {
    /// The people.
    pub sitters: Vec<Sitter>,
    /// What they bring.
    pub players: Vec<PlayerDeck>,
    /// Who sits where, if it was decided by chance.
    pub notice: Option<String>,
}

/// Gives everybody a seat. The same seed gives the same table.
pub fn seated(sitters: Vec<Sitter>, players: Vec<PlayerDeck>, options: &GameOptions, seed: Option<u64>) -> Seated {
    let mut pairs: Vec<Option<(Sitter, PlayerDeck)>> = sitters.into_iter().zip(players).map(Some).collect();
    let order = options.seat_order(pairs.len(), seed.unwrap_or_else(any_seed));
    let (sitters, players): (Vec<Sitter>, Vec<PlayerDeck>) =
        order.iter().filter_map(|place| pairs.get_mut(*place).and_then(Option::take)).unzip();
    let names: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    let notice = (options.seating == Seating::Random).then(|| format!("Seats by chance: {}.", names.join(", ")));
    Seated { sitters, players, notice }
}
