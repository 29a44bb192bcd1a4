//! What differs between duel, multiplayer and Twin Suns: one record (multiplayer.md table C).

mod settings;

pub use settings::{OptionFault, SETTINGS, Setting};

use seats::chance::Chance;
use serde::{Deserialize, Serialize};

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameOptions {
    /// Base HP (C2).
    pub base_hp: BaseHp,
    /// Who sits where (C3).
    pub seating: Seating,
    /// Where the initiative counter starts (C4).
    pub initiative_start: InitiativeStart,
    /// Damage healed from one's base for eliminating a player (C16).
    pub elim_heal: u8,
    /// When the game ends (C17).
    pub end: End,
    /// Blast and plan counters and their passing rule (D4, D8).
    pub counters: bool,
    /// What happens to a counter whose holder is eliminated (E7).
    pub elim_counter: ElimCounter,
    /// Simultaneous eliminations (C15).
    pub elim_order: ElimOrder,
    /// House rule: a unit attacks at most once each round (C19).
    pub one_attack_per_unit_per_round: bool,
    /// Cards in the opening hand (rule 6.3).
    pub opening_hand: u8,
    /// Leaders per player.
    pub leaders: u8,
    /// Fewest and most seats (C1).
    pub seats: (u8, u8),
    /// Twin Suns: fewest cards in a deck (D1).
    pub ts_min_deck: u8,
    /// Twin Suns: which two leaders may be combined (D1).
    pub ts_leader_rule: TsLeaderRule,
    /// Twin Suns: what happens to lists that break the rules about lists (D1; formats.md D-15).
    #[serde(default)]
    pub ts_lists: TsLists,
    /// Pointless questions are asked as well (rule 28.1): games begun before they were left out continue that way.
    #[serde(default = "yes")]
    pub asks_all: bool,
    /// Who is asked about texts that work unseen: Plot, and "when you draw this card" (rules 25.7, 23.1).
    #[serde(default)]
    pub unseen: Unseen,
    /// In which order the players are asked for a resource in the regroup phase (rule 7.3.3).
    #[serde(default)]
    pub resourcing: Resourcing,
}

/// In which order the players decide about a resource in the regroup phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Resourcing {
    /// Clockwise from the active player; each card is put down at once.
    #[default]
    InTurn,
    /// At one keyboard: the active player, who acts first afterwards, decides last, so that their hand is opened once.
    /// The cards are put down clockwise from the active player when all have decided, so that nobody knows more while
    /// deciding than they would at a table.
    ActiveLast,
}

/// Whose cards decide whether everybody is asked about texts that work unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Unseen {
    /// Those of the game: everybody is asked if anybody has such a card. This is so in a position, whose cards are
    /// known to all, and in games begun before lists were secret.
    #[default]
    Lists,
    /// Those that lists are built from: everybody is asked, whatever is in a list, so that no question gives one away.
    Pool,
    /// The same for decks from boosters: those of the sets that were opened, so that nobody is asked about something
    /// that none of their cards can do.
    Sets {
        /// Does a card of these sets have Plot?
        plot: bool,
        /// Does a card of these sets say what may be done when it is drawn?
        drawn: bool,
    },
}

impl Unseen {
    /// Do the lists of the game decide?
    pub(crate) const fn by_lists(self) -> bool {
        matches!(self, Unseen::Lists)
    }
}

const fn yes() -> bool {
    true
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

/// Option C3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Seating {
    /// By chance.
    Random,
    /// In the order of the list.
    AsListed,
}

/// Option of D1: which two leaders may be combined. Their starting faces count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TsLeaderRule {
    /// Both have Heroism, or both have Villainy.
    ShareMoral,
    /// They do not have both Heroism and Villainy.
    NotOpposed,
}

/// What happens to Twin Suns lists with too few cards, copies, a sideboard or two leaders that may not be combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TsLists {
    /// They are refused.
    #[default]
    Strict,
    /// They are played with a mark (formats.md D-15).
    Friendly,
}

impl GameOptions {
    /// The words for the presets.
    pub const MODES: [&'static str; 3] = ["duel", "multiplayer", "twin-suns"];

    /// The preset of that name.
    pub fn of_mode(mode: &str) -> Option<GameOptions> {
        match mode {
            "duel" => Some(GameOptions::duel()),
            "multiplayer" => Some(GameOptions::multiplayer()),
            "twin-suns" => Some(GameOptions::twin_suns()),
            _ => None,
        }
    }

    /// Two players, `unlimited.md`.
    pub const fn duel() -> GameOptions {
        GameOptions {
            base_hp: BaseHp::Printed,
            seating: Seating::AsListed,
            initiative_start: InitiativeStart::Holder,
            elim_heal: 0,
            end: End::LastStanding,
            counters: false,
            elim_counter: ElimCounter::Available,
            elim_order: ElimOrder::Simultaneous,
            one_attack_per_unit_per_round: false,
            opening_hand: 6,
            leaders: 1,
            seats: (2, 2),
            ts_min_deck: 50,
            ts_leader_rule: TsLeaderRule::ShareMoral,
            ts_lists: TsLists::Strict,
            asks_all: false,
            unseen: Unseen::Pool,
            resourcing: Resourcing::InTurn,
        }
    }

    /// Three to six players by the community's rules (table C, column "default").
    pub const fn multiplayer() -> GameOptions {
        GameOptions {
            base_hp: BaseHp::Fixed(30),
            seating: Seating::Random,
            initiative_start: InitiativeStart::Centre,
            seats: (3, 6),
            ..GameOptions::duel()
        }
    }

    /// Two to six players with two leaders each (part D; later-sets.md 43.2).
    pub const fn twin_suns() -> GameOptions {
        GameOptions {
            seating: Seating::Random,
            elim_heal: 5,
            end: End::PhaseEndMostHp,
            counters: true,
            leaders: 2,
            seats: (2, 6),
            ..GameOptions::duel()
        }
    }

    /// The same game with the official rules wherever the community's rules differ: base HP as printed (C2) and the
    /// initiative with its holder (C4).
    pub const fn official(self) -> GameOptions {
        GameOptions { base_hp: BaseHp::Printed, initiative_start: InitiativeStart::Holder, ..self }
    }

    /// The same game for people who share a keyboard.
    pub const fn at_one_keyboard(self) -> GameOptions {
        GameOptions { resourcing: Resourcing::ActiveLast, ..self }
    }

    /// Which entry of the list sits at each seat (C3). The same seed gives the same table.
    pub fn seat_order(&self, count: usize, seed: u64) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        if self.seating == Seating::Random {
            Chance::new(seed ^ 0x005E_A7ED).shuffle(&mut order);
        }
        order
    }
}
