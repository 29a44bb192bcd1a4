//! The features of a position for each player, in numbers that a mind can weigh.

use super::book::Book;
use super::engine::Rules;
use super::fact::Log;
use super::game::Game;
use super::query::stats::bit;
use super::table::card::{CardState, Zone};
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
        let mut log = Log::default();
        let mut rules = self.rules(book, &mut log);
        rules.refresh();
        rules.measure(seat)
    }

    /// Has the player won? `None` while the game goes on.
    pub fn winner(&self, seat: Seat) -> Option<bool> {
        self.over().map(|over| over.winners.contains(&seat))
    }
}

impl Rules<'_> {
    fn measure(&self, seat: Seat) -> Measures {
        let mut numbers = [0; QUANTITIES];
        let mut add = |what: Quantity, amount: i16| numbers[what as usize] += amount;
        let side = &self.table.sides[seat];
        let base = self.base_left(seat);
        add(Quantity::Base, base);
        add(Quantity::BaseLow, (10 - base).max(0));
        let mut ready_power = 0;
        for uid in &side.units {
            let Some(stats) = self.stats(*uid) else { continue };
            let card = self.table.card(*uid);
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
        let [shield, advantage] = [Token::Shield, Token::Advantage].map(|token| self.book.token(token));
        for uid in &self.table.upgrades {
            let card = self.table.card(*uid);
            if self.table.card(card.host).controller != seat {
                continue;
            }
            if Some(card.def) == shield {
                add(Quantity::Shields, 1);
            } else if Some(card.def) == advantage {
                add(Quantity::Advantages, 1);
                add(Quantity::Power, -1);
            }
        }
        for uid in &side.leaders {
            let card = self.table.card(*uid);
            add(Quantity::Deployed, i16::from(card.leader_unit()));
            let can = self.book.def(card.def).deploys && !card.leader_unit() && !card.has(CardState::EPIC);
            add(Quantity::Deployable, i16::from(can));
        }
        for uid in &self.table.captives {
            let card = self.table.card(*uid);
            if card.owner != seat && self.table.card(card.host).controller == seat {
                add(Quantity::Captives, self.book.def(card.def).cost);
            }
        }
        let hand = side.hand.len() as i16;
        add(Quantity::Hand, hand.min(6));
        add(Quantity::EmptyHand, i16::from(hand == 0));
        let resources = side.resources.len() as i16;
        let ready = side.resources.iter().filter(|uid| !self.table.card(**uid).exhausted()).count() as i16;
        add(Quantity::Resources, resources.min(8));
        add(Quantity::MoreResources, (resources - 8).max(0));
        add(Quantity::ReadyResources, ready);
        add(Quantity::Credits, i16::from(side.credits));
        add(Quantity::Initiative, i16::from(self.table.initiative == Some(seat)));
        if side.done {
            add(Quantity::Unused, ready_power + ready);
        }
        add(Quantity::ToAct, i16::from(self.table.active == seat && !side.done));
        let against: i16 = self.strongest_ready(seat);
        add(Quantity::Threatened, i16::from(against >= base));
        numbers
    }

    /// Remaining HP of a player's base.
    fn base_left(&self, seat: Seat) -> i16 {
        self.table.sides[seat]
            .base
            .map_or(0, |uid| self.base_hp(self.table.obj(uid)) - self.table.card(uid).damage as i16)
    }

    /// The most ready power that one opponent has.
    fn strongest_ready(&self, seat: Seat) -> i16 {
        let ready = |other: Seat| -> i16 {
            let units = self.table.sides[other].units.iter().filter(|uid| !self.table.card(**uid).exhausted());
            units.filter_map(|uid| self.stats(*uid)).map(|stats| stats.power).sum()
        };
        self.table.living().filter(|other| *other != seat).map(ready).max().unwrap_or(0)
    }
}
