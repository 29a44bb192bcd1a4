//! The features of a position for each player, in numbers that a mind can weigh.

use super::book::Book;
use super::game::Game;
use super::query::stats::bit;
use super::table::card::{CardState, Zone};
use crate::query::stats;
use crate::reading::Reading;
use seats::Seat;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;

macro_rules! quantities {
    ($($(#[$doc:meta])* $name:ident = $word:literal),+ $(,)?) => {
        /// One thing that is measured.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Quantity {
            $($(#[$doc])* $name),+
        }

        impl Quantity {
            /// All of them, in order.
            pub const ALL: [Quantity; [$($word),+].len()] = [$(Quantity::$name),+];

            /// Its name in files of weights.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Quantity::$name => $word),+
                }
            }
        }
    };
}

quantities! {
    /// Remaining HP of the base.
    Base = "base",
    /// How many of the last ten HP of the base are gone.
    BaseLow = "base_low",
    /// Power of all units, without what goes with an Advantage.
    Power = "power",
    /// Remaining HP of all units.
    Health = "health",
    /// Units.
    Units = "units",
    /// Power of ready units, all of it.
    ReadyPower = "ready_power",
    /// Power of units in space.
    SpacePower = "space_power",
    /// Remaining HP of units with Sentinel.
    Sentinel = "sentinel",
    /// Raid of all units.
    Raid = "raid",
    /// Restore of all units.
    Restore = "restore",
    /// Power of units with Overwhelm.
    Overwhelm = "overwhelm",
    /// Power of units with Saboteur.
    Saboteur = "saboteur",
    /// Shields on units.
    Shields = "shields",
    /// Advantages on units: each is a point of power for one attack or defense (rule 33.1).
    Advantages = "advantages",
    /// Upgrades on the base: of each its cost, and 1 more (rule 48.1).
    Fortified = "fortified",
    /// Deployed leaders.
    Deployed = "deployed",
    /// Leaders that can still be deployed once.
    Deployable = "deployable",
    /// Cards in hand, up to six.
    Hand = "hand",
    /// No card in hand.
    EmptyHand = "empty_hand",
    /// Resources, up to eight.
    Resources = "resources",
    /// Resources beyond eight.
    MoreResources = "more_resources",
    /// Ready resources.
    ReadyResources = "ready_resources",
    /// Credits, which pay once (rule 31.2).
    Credits = "credits",
    /// Has the initiative.
    Initiative = "initiative",
    /// Ready power and resources of a player who acts no more in this phase.
    Unused = "unused",
    /// It is this player's action.
    ToAct = "to_act",
    /// Enemy units held captive, by cost.
    Captives = "captives",
    /// HP below which the base can be defeated at once: ready power against it is enough.
    Threatened = "threatened",
}

/// How many things are measured.
pub const QUANTITIES: usize = Quantity::ALL.len();

/// A player's numbers, by [`Quantity`].
pub type Measures = [i16; QUANTITIES];

impl Game {
    /// The numbers of one player.
    pub fn measure(&mut self, book: &Book, seat: Seat) -> Measures {
        measure(self.reading(book), seat)
    }

    /// Has the player won? `None` while the game goes on.
    pub fn winner(&self, seat: Seat) -> Option<bool> {
        self.over().map(|over| over.winners.contains(&seat))
    }
}

fn measure(reading: Reading<'_>, seat: Seat) -> Measures {
    let mut numbers = [0; QUANTITIES];
    let mut add = |what: Quantity, amount: i16| numbers[what as usize] += amount;
    let side = &reading.table.sides[seat];
    let base = base_left(reading, seat);
    add(Quantity::Base, base);
    add(Quantity::BaseLow, (10 - base).max(0));
    let mut ready_power = 0;
    for uid in &side.units {
        let Some(stats) = reading.table.stats(*uid) else { continue };
        let card = reading.table.card(*uid);
        let left = (stats.hp - card.damage as i16).max(0);
        let has = |keyword: Keyword| stats.keywords & bit(keyword) != 0;
        add(Quantity::Units, 1);
        add(Quantity::Power, stats.power);
        add(Quantity::Health, left);
        if !card.exhausted() {
            ready_power += stats.power;
        }
        if card.zone == Zone::Space {
            add(Quantity::SpacePower, stats.power);
        }
        if has(Keyword::Sentinel) {
            add(Quantity::Sentinel, left);
        }
        if has(Keyword::Overwhelm) {
            add(Quantity::Overwhelm, stats.power);
        }
        if has(Keyword::Saboteur) {
            add(Quantity::Saboteur, stats.power);
        }
        add(Quantity::Raid, stats.strength_of(Keyword::Raid));
        add(Quantity::Restore, stats.strength_of(Keyword::Restore));
    }
    add(Quantity::ReadyPower, ready_power);
    let [shield, advantage] = [Token::Shield, Token::Advantage].map(|token| reading.book.token(token));
    for uid in &reading.table.upgrades {
        let card = reading.table.card(*uid);
        if reading.table.card(card.host).controller != seat {
            continue;
        }
        if Some(card.def) == shield {
            add(Quantity::Shields, 1);
        } else if Some(card.def) == advantage {
            add(Quantity::Advantages, 1);
            add(Quantity::Power, -1);
        } else if reading.table.card(card.host).zone == Zone::Base {
            add(Quantity::Fortified, reading.book.def(card.def).cost + 1);
        }
    }
    for uid in &side.leaders {
        let card = reading.table.card(*uid);
        add(Quantity::Deployed, i16::from(card.leader_unit()));
        let can = reading.book.def(card.def).deploys && !card.leader_unit() && !card.has(CardState::EPIC);
        add(Quantity::Deployable, i16::from(can));
    }
    for uid in &reading.table.captives {
        let card = reading.table.card(*uid);
        if card.owner != seat && reading.table.card(card.host).controller == seat {
            add(Quantity::Captives, reading.book.def(card.def).cost);
        }
    }
    let hand = side.hand.len() as i16;
    add(Quantity::Hand, hand.min(6));
    add(Quantity::EmptyHand, i16::from(hand == 0));
    let resources = side.resources.len() as i16;
    let ready = side.resources.iter().filter(|uid| !reading.table.card(**uid).exhausted()).count() as i16;
    add(Quantity::Resources, resources.min(8));
    add(Quantity::MoreResources, (resources - 8).max(0));
    add(Quantity::ReadyResources, ready);
    add(Quantity::Credits, i16::from(side.credits));
    add(Quantity::Initiative, i16::from(reading.table.initiative == Some(seat)));
    if side.done {
        add(Quantity::Unused, ready_power + ready);
    }
    add(Quantity::ToAct, i16::from(reading.table.active == seat && !side.done));
    let against: i16 = strongest_ready(reading, seat);
    add(Quantity::Threatened, i16::from(against >= base));
    numbers
}

/// Remaining HP of a player's base.
fn base_left(reading: Reading<'_>, seat: Seat) -> i16 {
    reading.table.sides[seat]
        .base
        .map_or(0, |uid| stats::base_hp(reading, reading.table.obj(uid)) - reading.table.card(uid).damage as i16)
}

/// The most ready power that one opponent has.
fn strongest_ready(reading: Reading<'_>, seat: Seat) -> i16 {
    let ready = |other: Seat| -> i16 {
        let units = reading.table.sides[other].units.iter().filter(|uid| !reading.table.card(**uid).exhausted());
        units.filter_map(|uid| reading.table.stats(*uid)).map(|stats| stats.power).sum()
    };
    reading.table.living().filter(|other| *other != seat).map(ready).max().unwrap_or(0)
}
