//! Who sits where: as listed, or by chance (multiplayer.md C3).

use super::local::any_seed;
use crate::hotseat::table::Sitter;
use crate::unlimited::rules::brought::Brought;
use crate::unlimited::rules::table::options::{GameOptions, Seating};

/// The people of a game with what they bring, in table order.
pub struct Seated {
    /// The people.
    pub sitters: Vec<Sitter>,
    /// What they bring.
    pub players: Vec<Brought>,
    /// Who sits where, if chance had a say in it.
    pub notice: Option<String>,
}

/// Gives everybody a seat. The same seed gives the same table.
pub fn seated(sitters: Vec<Sitter>, players: Vec<Brought>, options: &GameOptions, seed: Option<u64>) -> Seated {
    let mut pairs: Vec<Option<(Sitter, Brought)>> = sitters.into_iter().zip(players).map(Some).collect();
    let order = options.seat_order(pairs.len(), seed.unwrap_or_else(any_seed));
    let (sitters, players): (Vec<Sitter>, Vec<Brought>) =
        order.iter().filter_map(|place| pairs.get_mut(*place).and_then(Option::take)).unzip();
    let names: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    let notice = (options.seating == Seating::Random).then(|| format!("Seats by chance: {}.", names.join(", ")));
    Seated { sitters, players, notice }
}
