//! What a constant is about, as bits: each stage of computing values evaluates only those that take part in it.

use swu_language::ability::{Barred, Grant};
use swu_language::keyword::Keyword;

/// The stages of computing values in which a constant, or several together, take part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stages(u16);

impl Stages {
    /// It takes abilities or keywords away, so it is evaluated first.
    pub const TAKES: Stages = Stages(1);
    /// It gives abilities, keywords, traits or prohibitions.
    pub const GRANTS: Stages = Stages(2);
    /// It changes power or HP, so it is evaluated last.
    pub const SUMS: Stages = Stages(4);
    /// Its other gifts depend on current power, HP or the keywords of others: they are given after the sums.
    pub const LATE: Stages = Stages(8);
    /// It is about cards being played.
    pub const PLAYS: Stages = Stages(16);
    /// It doubles the numbers of keywords.
    pub const DOUBLES: Stages = Stages(32);
    /// What it takes away depends on values of units, as they are before anything is gained.
    pub const TAKES_BY_VALUES: Stages = Stages(64);

    /// It changes what units are, which is settled before anything else is taken away.
    pub const NATURE: Stages = Stages(128);
    /// It takes away more than what units are.
    pub const LOSSES: Stages = Stages(256);
    /// Its sums wait for those of all others.
    pub const APART: Stages = Stages(512);

    /// It does more than change power and HP.
    pub const BESIDES_SUMS: Stages = Stages(1 | 2 | 8);

    /// It gives something to cards in play.
    pub const GAINS: Stages = Stages(2 | 4);

    /// Does it grant something to cards in play, before or after the sums?
    pub(crate) const fn grants(self, late: bool) -> bool {
        self.has(Stages::GRANTS) && !self.has(Stages::PLAYS) && self.has(Stages::LATE) == late
    }

    /// Is it one of these?
    pub const fn has(self, other: Stages) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds those if `so`.
    pub const fn with(self, other: Stages, so: bool) -> Stages {
        if so { Stages(self.0 | other.0) } else { self }
    }
}

/// The contents of one or several constants about cards being played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OfPlays(u8);

impl OfPlays {
    /// They can't be played.
    pub const FORBIDS: OfPlays = OfPlays(1);
    /// They lose their abilities.
    pub const BLANKS: OfPlays = OfPlays(2);
    /// They have additional costs.
    pub const ASKS_MORE: OfPlays = OfPlays(4);
    /// They cost less or more.
    pub const PRICES: OfPlays = OfPlays(8);
    /// They have Exploit.
    pub const EXPLOITS: OfPlays = OfPlays(16);
    /// They have Smuggle.
    pub const SMUGGLES: OfPlays = OfPlays(32);

    /// The contents of these gifts.
    pub fn of(gives: &[Grant]) -> OfPlays {
        gives.iter().map(OfPlays::one).fold(OfPlays::default(), OfPlays::and)
    }

    fn one(give: &Grant) -> OfPlays {
        match give {
            Grant::Cant(Barred::BePlayed) => OfPlays::FORBIDS,
            Grant::LosesAbilities => OfPlays::BLANKS,
            Grant::ExtraCost(_) => OfPlays::ASKS_MORE,
            Grant::CostsLess(_)
            | Grant::CostsMore(_)
            | Grant::IgnoreAspectPenalty
            | Grant::IgnoreAspectPenaltyOf(_)
            | Grant::IgnoreOnePenaltyOf(_)
            | Grant::MayBeFree => OfPlays::PRICES,
            Grant::Numbered(Keyword::Exploit, _) => OfPlays::EXPLOITS,
            Grant::SmuggleForOwnCostPlus(_) => OfPlays::SMUGGLES,
            _ => OfPlays::default(),
        }
    }

    /// Does it say one of these?
    pub const fn has(self, other: OfPlays) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    pub const fn and(self, other: OfPlays) -> OfPlays {
        OfPlays(self.0 | other.0)
    }

    /// Does it leave open whether a card can be played, and for how much?
    pub const fn leaves_costs(self) -> bool {
        let costs = OfPlays::FORBIDS.and(OfPlays::ASKS_MORE).and(OfPlays::PRICES).and(OfPlays::EXPLOITS);
        !self.has(costs)
    }
}

/// Takes something away?
pub(crate) fn is_loss(give: &Grant) -> bool {
    matches!(
        give,
        Grant::LosesTrait(_)
            | Grant::LosesNamedTrait
            | Grant::LosesKeyword(_)
            | Grant::LosesKeywords
            | Grant::LosesAbilities
            | Grant::LosesOtherAbilities
            | Grant::LosesAbilitiesExcept(_)
            | Grant::LosesAbilitiesExceptEpic
            | Grant::Replaces(..)
    )
}

/// Is it part of what a unit is, which others check before they take anything from it?
pub(crate) fn is_nature(give: &Grant) -> bool {
    matches!(give, Grant::LosesTrait(_) | Grant::LosesNamedTrait | Grant::LeaderUnit)
}

/// Does it take away more than what units are?
pub(crate) fn is_other_loss(give: &Grant) -> bool {
    is_loss(give) && !is_nature(give)
}

/// Is it settled before gains: what a unit is, and what it has lost?
pub(crate) fn comes_first(give: &Grant) -> bool {
    is_loss(give) || is_nature(give)
}

/// Changes power or HP?
pub(crate) fn is_stat(give: &Grant) -> bool {
    matches!(give, Grant::Power(_) | Grant::Hp(_) | Grant::Doubles(_))
}
