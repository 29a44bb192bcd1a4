//! The current values of one unit.

use crate::ids::{ConstantId, GiftId};
use crate::table::card::{Obj, Uid};
use crate::table::numbers::Numbers;
use swu_language::ability::Harm;
use swu_language::keyword::Keyword;
use swu_language::trait_name::Traits;

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
