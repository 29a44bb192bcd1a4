//! Derived values, cached until something changes. Never compared, saved or cloned.

mod constantly;
mod copy;
pub(crate) mod given;
mod moved;
mod said;
mod stats;
mod traced;

use super::beginning::Beginning;
use super::card::{Obj, Uid};
use super::depends::Depends;
use super::icons::Icons;
use super::links::Links;
use super::rare_texts::Rare;
use super::stages::{OfPlays, Stages};
pub(crate) use constantly::{Constantly, Voice};
use given::Given;
pub(crate) use moved::Moved;
pub(crate) use said::{Granted, Listener, PlayRule, Preventing};
use seats::{MAX_SEATS, Seat, SeatSet};
pub(crate) use stats::Stats;
use swu_language::trait_name::Trait;
pub(crate) use traced::Traced;

/// The index of cards that are not units.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// How much of the current values must be recomputed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(crate) enum Due {
    /// They are current.
    Nothing,
    /// What Grit and Raid add to power: nothing else changed.
    Powers,
    /// Besides, cards without constants came or went, or something else changed on which constants depend: see
    /// [`Cache::doubted`].
    Conditions,
    /// What constants and effects make of the printed values: the cards in play and their sides are the same, but for
    /// those that came or went.
    Values,
    /// Everything.
    #[default]
    All,
}

/// Current values of everything in play (rule 17).
#[derive(Default)]
pub(crate) struct Cache {
    /// What must be recomputed.
    pub due: Due,
    /// Who is still in the game, if nobody left since everything was recomputed.
    pub living: Option<SeatSet>,
    /// How many ready resources each seat has, if that was counted since resources came, went or turned.
    pub ready: [Option<i16>; MAX_SEATS],
    /// Is it known that no limited ability was used in this round (rule 12.10)?
    pub none_used: bool,
    /// Has the state check (rule 13) nothing to do until something changes?
    pub checked: bool,
    /// What the values depend on besides what is in play.
    pub depends: Depends,
    /// What of it changed since they were computed.
    pub doubted: Depends,
    /// Which values of units constants read and change.
    pub links: Links,
    /// Have power and HP to be added up again, because of an effect that lasts?
    pub resum: bool,
    /// What Grit and Raid depend on, if present.
    pub keywords_depend: Depends,
    /// Cards in play that may have action abilities: units of each seat, its leaders and base, then upgrades.
    pub actors: Vec<Uid>,
    /// Were action abilities given to cards? Then any card in play may have one.
    pub anybody_acts: bool,
    /// May a player use an action ability of somebody else's card?
    pub open: bool,
    /// The rare texts of the cards on the table, all together and by [`Uid`]: the list of cards only grows, and its end
    /// may not have been looked at yet.
    pub rare: (Rare, Vec<Rare>),
    /// The rare texts of units and upgrades in play, and perhaps of some that have left since they were gathered.
    pub rare_in_play: Rare,
    /// The moments that any card on the table may wait for, as far as the list of cards was looked at.
    pub hears: u64,
    /// The first Sentinel unit of each seat on the ground and in space.
    pub sentinels: [[Option<Uid>; 2]; MAX_SEATS],
    /// May a player have two copies of a unique card?
    pub twins: bool,
    /// By [`Uid`]: the index in `stats`, or `NOWHERE`.
    pub place: Vec<u16>,
    /// One entry per unit in play.
    pub stats: Vec<Stats>,
    /// Power and HP of each before constants changed them.
    pub unsummed: Vec<(i16, i16)>,
    /// The starting values of the cards in play, before constants and effects.
    pub begin: Beginning,
    /// Cards that came or went since then, unless everything must be recomputed.
    pub moved: Vec<Moved>,
    /// Abilities that wait for moments, and their cards.
    pub listeners: Vec<Listener>,
    /// All trigger bits of the listeners together.
    pub listening: u64,
    /// Constants about cards being played.
    pub play_rules: Vec<PlayRule>,
    /// All that they say together.
    pub of_plays: OfPlays,
    /// Granted abilities: to what, and by which card.
    pub granted: Vec<Granted>,
    /// Undeployed leaders that have lost their abilities.
    pub muted: Vec<Uid>,
    /// What units in play say about their controllers: which player, by which card, what.
    pub player_rules: Vec<(Seat, Obj, crate::ids::GiftId)>,
    /// Which seats pay half of what they owe (rule 5.2b), one bit each.
    pub halved: u8,
    /// Aspect icons that each seat provides (rule 5.3).
    pub icons: [Icons; MAX_SEATS],
    /// Prevention of damage to units, always or in some cases.
    pub preventions: Vec<Preventing>,
    /// Units that may be exhausted to pay resources, and the cards that say so.
    pub payers: Vec<(Obj, Obj)>,
    /// Upgrades with some protection from abilities of enemy cards.
    pub warded: Vec<(Uid, u32)>,
    /// Units that take double damage, each with a card that says so.
    pub doublings: Vec<(Uid, Obj)>,
    /// Units, and players whom they can't attack.
    pub truces: Vec<(Uid, Seat)>,
    /// Traits of undeployed leaders.
    pub lent: Vec<(Uid, Trait)>,
    /// Traits lost by cards other than units, by their numbers among nameable traits.
    pub lost_traits: Vec<(Uid, u8)>,
    /// Bases that can't be healed, one bit per seat.
    pub unhealable_bases: u8,
    /// Players whose Credits cannot pay for anything, as bits.
    pub blank_credits: u8,
    /// Constants to evaluate; a buffer.
    pub work: Vec<Constantly>,
    /// All stages in which they take part.
    pub stages: Stages,
    /// Where values come from, recorded on request.
    pub trace: Option<Vec<Traced>>,
    /// The card whose constant or effect is being applied.
    pub cause: Obj,
    /// For now, what constants give is only decided.
    pub deciding: bool,
    /// What was decided; a buffer.
    pub given: Vec<Given>,
}

impl Cache {
    /// The current values of a unit in play.
    #[inline(always)]
    pub(crate) fn stats_of(&self, uid: Uid) -> Option<&Stats> {
        let place = *self.place.get(uid.index())?;
        self.stats.get(place as usize)
    }

    /// An effect that lasts adds these numbers to those of a unit, or no longer does. Only its sums change, unless
    /// something depends on them.
    pub(crate) fn add_to_sums(&mut self, unit: Uid, (power, hp): (i16, i16)) {
        self.checked = false;
        if self.due > Due::Conditions {
            return;
        }
        let by_values = Stages::LATE.with(Stages::TAKES_BY_VALUES, true);
        let read = self.stages.has(by_values) || self.links.cross() || self.links.read_numbers();
        if read || !self.moved.is_empty() {
            return self.forget_values();
        }
        let place = self.place.get(unit.index()).copied().unwrap_or(NOWHERE);
        if let Some(sums) = self.unsummed.get_mut(usize::from(place)) {
            sums.0 += power;
            sums.1 += hp;
            self.resum = true;
            self.due = self.due.max(Due::Conditions);
        }
    }

    /// Something in play changed.
    pub(crate) fn forget(&mut self) {
        self.due = Due::All;
        self.living = None;
        self.ready = [None; MAX_SEATS];
        self.checked = false;
    }

    /// Lasting effects changed, or something that values depend on besides the cards in play.
    pub(crate) fn forget_values(&mut self) {
        self.due = self.due.max(Due::Values);
        self.checked = false;
    }

    /// Something changed that current values may or may not depend on. If they do not, only damage gives the state
    /// check work.
    pub(crate) fn changed(&mut self, what: Depends) {
        if what.meets(Depends::SPENT.and(Depends::RESOURCES)) {
            self.ready = [None; MAX_SEATS];
        }
        let powers = self.keywords_depend.meets(what);
        if powers && self.stages.has(Stages::LATE) {
            return self.forget_values();
        }
        if self.depends.meets(what) {
            self.doubted = self.doubted.and(what);
            self.due = self.due.max(Due::Conditions);
            self.checked = false;
            return;
        }
        if powers {
            self.due = self.due.max(Due::Powers);
        }
        self.checked &= !what.meets(Depends::DAMAGE);
    }

    /// Adds a constant to evaluate.
    pub(crate) fn evaluate(&mut self, item: Constantly, depends: Depends, links: Links) {
        self.work.push(item);
        self.stages = self.stages.with(item.stages, true);
        if !item.stages.has(Stages::PLAYS) {
            self.depends = self.depends.and(depends);
            self.links = self.links.and(links);
        }
    }
}

impl Clone for Cache {
    /// A copy of a game recomputes its values.
    fn clone(&self) -> Cache {
        Cache::default()
    }

    fn clone_from(&mut self, _: &Cache) {
        self.forget();
        self.none_used = false;
        self.rare.0 = Rare::default();
        self.rare.1.clear();
        self.hears = 0;
    }
}

impl PartialEq for Cache {
    /// Derived values never make two games differ.
    fn eq(&self, _: &Cache) -> bool {
        true
    }
}
