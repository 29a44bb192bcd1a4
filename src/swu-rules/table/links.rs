//! Which values of units constants read, and which they change, as bits: so it is known beforehand whether any of them
//! depends on what another one gives (rule 17).
//!
//! Values are computed in order: grants, then sums, then grants that depend on power. A constant that reads only values
//! changed before its turn finds them final. The order fails only if one reads a value changed in its own turn or
//! later.

use super::stages::{comes_first, is_stat};
use swu_language::ability::{Ability, Amount, Constant, Filter, Grant};
use swu_language::keyword::Keyword;
use swu_language::visit::{self, Visitor};

/// Every keyword: one bit each.
const KEYWORDS: u128 = u32::MAX as u128;
const TRAITS: u128 = 1 << 32;
const POWER: u128 = 1 << 33;
const HP: u128 = 1 << 34;
const ABILITIES: u128 = 1 << 35;
/// The keywords of a unit are given to another one; nothing changes that.
const LENDS: u128 = 1 << 36;
/// How many bits one turn takes.
const WIDTH: u32 = 40;

/// The turns of computing values.
#[derive(Clone, Copy)]
enum Turn {
    Grants,
    Sums,
    Late,
}

/// What constants read and change, each in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Links {
    reads: u128,
    changes: u128,
}

impl Links {
    /// Those of a constant, and of the constants that it gives.
    pub(crate) fn of(constant: &Constant) -> Links {
        let mut links = Links::default();
        links.add(constant);
        links
    }

    /// Both.
    pub(crate) const fn and(self, other: Links) -> Links {
        Links { reads: self.reads | other.reads, changes: self.changes | other.changes }
    }

    /// Does one of them read what another changes in the same turn or later?
    pub(crate) const fn cross(self) -> bool {
        self.reads & self.changes != 0
    }

    /// Does one of them read power or HP at any time?
    pub(crate) const fn read_numbers(self) -> bool {
        let numbers = POWER | HP;
        self.reads & (numbers | numbers << WIDTH | numbers << (2 * WIDTH)) != 0
    }

    fn add(&mut self, constant: &Constant) {
        let reads = Reads::of(constant);
        let granted: Vec<&Grant> = constant.gives.iter().filter(|give| !comes_first(give) && !is_stat(give)).collect();
        if !granted.is_empty() {
            let turn = if reads.is_late() { Turn::Late } else { Turn::Grants };
            self.read(reads, turn);
            granted.iter().for_each(|give| self.change(changed(give), turn));
        }
        if constant.gives.iter().any(is_stat) {
            self.read(reads, Turn::Sums);
            self.change(POWER | HP, Turn::Sums);
        }
        granted.into_iter().filter_map(given_constant).for_each(|inner| self.add(inner));
    }

    const fn read(&mut self, reads: Reads, turn: Turn) {
        self.reads |= reads.0 << (turn as u32 * WIDTH);
    }

    /// A change comes too late for anything that reads the value in that turn or before.
    fn change(&mut self, what: u128, turn: Turn) {
        let before = [Turn::Grants, Turn::Sums, Turn::Late].into_iter().take(turn as usize + 1);
        self.changes = before.fold(self.changes, |changes, turn| changes | what << (turn as u32 * WIDTH));
    }
}

/// What a gift changes.
fn changed(give: &Grant) -> u128 {
    match give {
        Grant::Keyword(keyword) | Grant::Numbered(keyword, _) => of_keyword(*keyword),
        Grant::KeywordsOf(_) => KEYWORDS | POWER | ABILITIES,
        Grant::PrintedKeywordsOf(keywords, _) => keywords.iter().fold(0, |all, keyword| all | of_keyword(*keyword)),
        Grant::Trait(_) | Grant::TraitsOf(..) => TRAITS,
        Grant::PrintedPower(_) => POWER,
        Grant::PrintedHp(_) => HP,
        Grant::Ability(ability) => ABILITIES | of_ability(ability),
        _ => 0,
    }
}

/// A keyword, and the power that it may add.
fn of_keyword(keyword: Keyword) -> u128 {
    let power = if matches!(keyword, Keyword::Grit | Keyword::Raid) { POWER } else { 0 };
    1 << keyword as u32 | power
}

/// The keyword that a text stands for.
fn of_ability(ability: &Ability) -> u128 {
    match ability {
        Ability::Bounty(_) => of_keyword(Keyword::Bounty),
        Ability::Coordinate(inner) => of_keyword(Keyword::Coordinate) | of_ability(inner),
        _ => 0,
    }
}

/// The constant that a gift contains.
fn given_constant(give: &Grant) -> Option<&Constant> {
    let Grant::Ability(ability) = give else { return None };
    let mut ability: &Ability = ability;
    while let Ability::Coordinate(inner) = ability {
        ability = inner;
    }
    if let Ability::Constant(constant) = ability { Some(constant) } else { None }
}

/// The values of units that determine whether a constant is on, which cards it affects and how much it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reads(u128);

impl Reads {
    /// What a constant reads.
    pub(crate) fn of(constant: &Constant) -> Reads {
        let mut reads = Reads(0);
        visit::constant(&mut reads, constant);
        reads
    }

    /// Does it read any value of a unit?
    pub(crate) const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Does it read sums, or give the keywords of a unit to another? Then its grants come after them.
    pub(crate) const fn is_late(self) -> bool {
        self.0 & (POWER | HP | LENDS) != 0
    }
}

impl Visitor for Reads {
    fn is(&mut self, word: &Filter) {
        self.0 |= match word {
            Filter::Has(keyword) => 1 << *keyword as u32,
            Filter::HasKeyword | Filter::SharesKeyword(_) => KEYWORDS,
            Filter::WithoutAbilities => KEYWORDS | ABILITIES,
            Filter::Trait(_) | Filter::SharesTrait(_) | Filter::EligibleFor(_) => TRAITS,
            Filter::PowerAtMost(_) | Filter::PowerAtLeast(_) | Filter::MostPower(_) => POWER,
            Filter::RemainingHpAtMost(_) | Filter::RemainingHpAtLeast(_) | Filter::LeastRemainingHp(_) => HP,
            _ => 0,
        };
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        self.0 |= match word {
            Amount::Power(_) | Amount::TotalPower(_) => POWER,
            Amount::RemainingHp(_) | Amount::Excess(_) => HP,
            Amount::Triggers(..) => ABILITIES,
            Amount::Keywords(_) => KEYWORDS,
            Amount::NumberOf(keyword, _) => 1 << *keyword as u32,
            _ => 0,
        };
        visit::qty(self, word);
    }

    /// The effect of a given ability, and prevention of damage, are evaluated later.
    fn give(&mut self, word: &Grant) {
        match word {
            Grant::KeywordsOf(_) => self.0 |= KEYWORDS | LENDS,
            Grant::TraitsOf(..) => self.0 |= TRAITS,
            Grant::PrintedKeywordsOf(_, group) => self.selector(group),
            Grant::Prevents(prevention) => prevention.amount.iter().for_each(|amount| self.qty(amount)),
            Grant::Power(amount)
            | Grant::Hp(amount)
            | Grant::Numbered(_, amount)
            | Grant::PrintedPower(amount)
            | Grant::PrintedHp(amount)
            | Grant::TakesMore(amount) => self.qty(amount),
            _ => {}
        }
    }
}
