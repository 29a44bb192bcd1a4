//! What differs between duel, multiplayer and Twin Suns: one record (multiplayer.md table C).

use serde::{Deserialize, Serialize};

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameOptions {
    /// Base HP (C2).
    pub base_hp: BaseHp,
    /// Where the initiative counter starts (C4).
    pub initiative_start: InitiativeStart,
    /// Damage healed from one's base for eliminating a player (C16).
    pub elim_heal: u8,
    /// When the game ends (C17).
    pub end: End,
    /// Blast and plan counters and their passing rule (D4, D8).
    pub counters: bool,
    /// What becomes of a counter whose holder is eliminated (E7).
    pub elim_counter: ElimCounter,
    /// Simultaneous eliminations (C15).
    pub elim_order: ElimOrder,
    /// House rule: a unit attacks at most once each round (C19).
    pub one_attack_per_unit_per_round: bool,
    /// Cards in the opening hand (rule 6.3).
    pub opening_hand: u8,
    /// Leaders per player.
    pub leaders: u8,
}

/// Option C2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BaseHp {
    /// As printed.
    Printed,
    /// The same for all.
    Fixed(u8),
}

/// Option C4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum InitiativeStart {
    /// The player who starts holds it.
    Holder,
    /// It lies in the centre.
    Centre,
}

/// Option C17.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// The last player in the game wins.
    LastStanding,
    /// After an elimination the phase is played out, then the most remaining HP wins.
    PhaseEndMostHp,
}

/// Option of E7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ElimCounter {
    /// It can be taken again this round.
    Available,
    /// It stays taken.
    StaysTaken,
}

/// Option C15.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ElimOrder {
    /// All at once (E9).
    Simultaneous,
    /// One by one from the active player.
    TurnOrder,
}

impl GameOptions {
    /// Two players, `unlimited.md`.
    pub const fn duel() -> GameOptions {
        GameOptions {
            base_hp: BaseHp::Printed,
            initiative_start: InitiativeStart::Holder,
            elim_heal: 0,
            end: End::LastStanding,
            counters: false,
            elim_counter: ElimCounter::Available,
            elim_order: ElimOrder::Simultaneous,
            one_attack_per_unit_per_round: false,
            opening_hand: 6,
            leaders: 1,
        }
    }
}
