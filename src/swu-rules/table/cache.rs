//! Derived values, cached until something changes. Never compared, saved or cloned.

mod constantly;
mod copy;
pub(crate) mod given;
mod moved;
mod said;
mod traced;

use super::beginning::Beginning;
use super::card::{Obj, Uid};
use super::depends::Depends;
use super::icons::Icons;
use super::links::Links;
use super::numbers::Numbers;
use super::rare_texts::Rare;
use super::stages::{OfPlays, Stages};
use crate::ids::{ConstantId, GiftId};
pub(crate) use constantly::{Constantly, Voice};
use given::Given;
pub(crate) use moved::Moved;
pub(crate) use said::{Granted, Listener, PlayRule, Preventing};
use seats::{MAX_SEATS, Seat};
use swu_language::ability::Harm;
use swu_language::keyword::Keyword;
use swu_language::trait_name::{Trait, Traits};
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
    /// Besides, silent upgrades came or went: see [`Cache::moved`].
    Upgrades,
    /// Besides, something changed on which constants depend: see [`Cache::doubted`].
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
    /// What Grit and Raid depend on, if present.
    pub keywords_depend: Depends,
    /// Cards in play that may have action abilities: units of each seat, its leaders and base, then upgrades.
    pub actors: Vec<Uid>,
    /// May a player use an action ability of somebody else's card?
    pub open: bool,
    /// The rare texts of the cards on the table, all together and by [`Uid`]: the list of cards only grows, and its end
    /// may not have been looked at yet.
    pub rare: (Rare, Vec<Rare>),
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

    /// Something in play changed.
    pub(crate) fn forget(&mut self) {
        self.due = Due::All;
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

/// Current values of one unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stats {
    /// Which unit.
    pub uid: Uid,
    /// Power, not below 0.
    pub power: i16,
    /// HP, not below 0.
    pub hp: i16,
    /// Bits of [`swu_language::keyword::Keyword`].
    pub keywords: u32,
    /// Keywords it lost and cannot get.
    pub lost: u32,
    /// The numbers of its keywords.
    pub numbers: Numbers,
    /// Traits.
    pub traits: Traits,
    /// Bits of [`Stats::CANT_ATTACK`] and so on.
    pub flags: u32,
    /// It has lost its abilities.
    pub blank: bool,
    /// The card whose text removed them, except for what that text itself gives.
    pub spares: Obj,
    /// Where its excess damage may go: the constants that say so.
    pub excess: Option<(ConstantId, GiftId)>,
    /// How much more damage it takes from other cards (rule 16.4).
    pub more: i16,
    /// Its combat damage is dealt to that unit instead (rule 16.4).
    pub redirect: Uid,
    /// How many Pilots it may have besides the first (rule 25.1).
    pub pilots: u8,
    /// How much of its power comes from Grit and Raid.
    pub from_keywords: i16,
    /// Its power without that, which may be below 0.
    pub without_keywords: i16,
    /// How many times the numbers of its keywords are doubled.
    pub doubled: Numbers,
    /// Traits it lost and cannot get.
    pub lost_traits: Traits,
    /// A keyword that is replaced by another for it.
    pub turned: Option<(Keyword, Keyword)>,
    /// Printed power and HP, or what counts as such (rule 25.13).
    pub printed: (i16, i16),
}

/// Flags of a unit, each with a bit of its own.
macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Place { $($name),+ }

        impl Stats {
            $($(#[$doc])* pub(crate) const $name: u32 = 1 << Place::$name as u32;)+
        }
    };
}

flags! {
    /// It can't attack.
    CANT_ATTACK,
    /// It can't attack bases.
    CANT_ATTACK_BASES,
    /// It can't be attacked.
    CANT_BE_ATTACKED,
    /// It can't ready.
    CANT_READY,
    /// It can't be healed.
    CANT_BE_HEALED,
    /// Having no remaining HP does not defeat it.
    NOT_DEFEATED,
    /// Its combat damage comes first.
    FIRST,
    /// It can attack ground units.
    REACHES_GROUND,
    /// It can attack space units.
    REACHES_SPACE,
    /// Abilities of enemy cards can't capture it.
    IMMUNE_TO_CAPTURE,
    /// Abilities of enemy cards can't damage it.
    IMMUNE_TO_DAMAGE,
    /// Abilities of enemy cards can't defeat it.
    IMMUNE_TO_DEFEAT,
    /// Abilities of enemy cards can't return it to a hand.
    IMMUNE_TO_RETURN,
    /// It enters play ready.
    ENTERS_READY,
    /// It can attack two units at once.
    ATTACKS_TWO,
    /// It is a leader unit through something attached to it.
    LEADER,
    /// It doesn't ready in the regroup phase.
    CANT_READY_IN_REGROUP,
    /// Abilities of enemy cards can't exhaust it.
    IMMUNE_TO_EXHAUST,
    /// Its combat damage is its remaining HP.
    DEALS_REMAINING_HP,
    /// It enters play ready when it is rescued.
    RESCUED_READY,
    /// It can't deal combat damage.
    CANT_DEAL_COMBAT_DAMAGE,
    /// The unit it attacks may deal its combat damage first.
    MAY_BE_SECOND,
    /// Opponents can't take control of it.
    CANT_BE_TAKEN,
    /// It can't attack some player or what that player controls.
    CANT_ATTACK_SOMEBODY,
    /// Through Ambush it may also attack bases.
    AMBUSHES_BASES,
}

impl Stats {
    /// The flag for protection from that harm.
    pub(crate) const fn immune(harm: Harm) -> u32 {
        match harm {
            Harm::Capture => Stats::IMMUNE_TO_CAPTURE,
            Harm::Damage => Stats::IMMUNE_TO_DAMAGE,
            Harm::Defeat => Stats::IMMUNE_TO_DEFEAT,
            Harm::Return => Stats::IMMUNE_TO_RETURN,
            Harm::Exhaust => Stats::IMMUNE_TO_EXHAUST,
        }
    }

    /// A unit without any value.
    pub(crate) const fn nothing(uid: Uid) -> Stats {
        Stats {
            uid,
            power: 0,
            hp: 0,
            keywords: 0,
            lost: 0,
            numbers: Numbers::NONE,
            traits: Traits(0),
            flags: 0,
            blank: false,
            spares: Obj::NONE,
            excess: None,
            more: 0,
            redirect: Uid::NONE,
            pilots: 0,
            from_keywords: 0,
            without_keywords: 0,
            doubled: Numbers::NONE,
            lost_traits: Traits(0),
            turned: None,
            printed: (0, 0),
        }
    }

    /// What that keyword becomes for it.
    pub(crate) fn turns(&self, keyword: Keyword) -> Keyword {
        self.turned.filter(|(one, _)| *one == keyword).map_or(keyword, |(_, other)| other)
    }

    /// From now on the first keyword becomes the second, adding to what it has of that (rule 51.3).
    pub(crate) fn turn(&mut self, one: Keyword, other: Keyword) {
        let bit = |keyword: Keyword| 1u32 << keyword as u32;
        self.turned = Some((one, other));
        if self.keywords & bit(one) != 0 {
            let number = self.numbers.of(one);
            self.keywords &= !bit(one);
            self.numbers.clear(one);
            if self.lost & bit(other) == 0 {
                self.keywords |= bit(other);
                self.numbers.add(other, number);
            }
        }
    }

    /// The effective number of that keyword.
    pub(crate) fn strength_of(&self, keyword: Keyword) -> i16 {
        (0..self.doubled.of(keyword)).fold(self.numbers.of(keyword), |number, _| number.saturating_mul(2))
    }

    /// Has it the keyword now?
    pub(crate) const fn has_keyword(&self, keyword: Keyword) -> bool {
        self.keywords & (1 << keyword as u32) != 0
    }

    /// Is the bit set?
    pub(crate) const fn has(&self, flag: u32) -> bool {
        self.flags & flag != 0
    }
}
