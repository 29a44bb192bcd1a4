//! Which values of units constants read, and which they change, as bits: so it is known beforehand whether any of them
//! depends on what another one gives (rule 17).
//!
//! Values are computed in order: grants, then sums, then sums of a constant that reads sums of other units only, then
//! grants that depend on power. A constant that reads only values changed before its turn finds them final. The order
//! fails only if one reads a value changed in its own turn or later.

use super::stages::{comes_first, is_stat};
use swu_language::ability::{Ability, Amount, Constant, Filter, Grant, Ref, Selector};
use swu_language::keyword::Keyword;
use swu_language::trait_name::Traits;
use swu_language::visit::{self, Visitor};

/// Every keyword: one bit each.
const KEYWORDS: u128 = (1 << Keyword::ALL.len()) - 1;
const TRAITS: u128 = 1 << 24;
const POWER: u128 = 1 << 25;
const HP: u128 = 1 << 26;
const ABILITIES: u128 = 1 << 27;
/// The keywords of a unit are given to another one; nothing changes that.
const LENDS: u128 = 1 << 28;
/// How many bits one turn takes.
const WIDTH: u32 = 32;

const _: () = assert!(KEYWORDS < TRAITS, "each keyword has a bit of its own");

/// The turns of computing values.
const TURNS: [Turn; 4] = [Turn::Grants, Turn::Sums, Turn::Apart, Turn::Late];

/// A turn of computing values.
#[derive(Clone, Copy)]
enum Turn {
    Grants,
    Sums,
    /// Sums of a single constant that changes its own unit and reads sums of others only.
    Apart,
    Late,
}

/// What constants read and change, each in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Links {
    reads: u128,
    changes: u128,
    /// Which traits are read and which are changed, in any turn.
    traits: (Traits, Traits),
    /// Is there a constant whose sums come apart from others, and are there several?
    apart: (bool, bool),
}

impl Links {
    /// Those of a constant, and of the constants that it gives.
    pub(crate) fn of(constant: &Constant) -> Links {
        let mut links = Links::default();
        let apart = is_apart(constant);
        links.apart.0 = apart;
        links.add(constant, if apart { Turn::Apart } else { Turn::Sums });
        links
    }

    /// Both.
    pub(crate) const fn and(self, other: Links) -> Links {
        let (one, two) = (self.traits, other.traits);
        Links {
            reads: self.reads | other.reads,
            changes: self.changes | other.changes,
            traits: (Traits(one.0.0 | two.0.0), Traits(one.1.0 | two.1.0)),
            apart: (self.apart.0 | other.apart.0, self.apart.1 | other.apart.1 | (self.apart.0 & other.apart.0)),
        }
    }

    /// Does one of them read what another changes in the same turn or later?
    pub(crate) const fn cross(self) -> bool {
        let met = self.reads & self.changes;
        let beside_traits = met & !in_any_turn(TRAITS) != 0;
        let in_traits = met != 0 && self.traits.0.0 & self.traits.1.0 != 0;
        beside_traits || in_traits || self.apart.1
    }

    /// Does one of them read power or HP at any time?
    pub(crate) const fn read_numbers(self) -> bool {
        self.reads & in_any_turn(POWER | HP) != 0
    }

    fn add(&mut self, constant: &Constant, sums: Turn) {
        let reads = Reads::of(constant);
        self.traits.0.0 |= reads.traits.0;
        let granted: Vec<&Grant> = constant.gives.iter().filter(|give| !comes_first(give) && !is_stat(give)).collect();
        if !granted.is_empty() {
            let turn = if reads.is_late() { Turn::Late } else { Turn::Grants };
            self.read(reads, turn);
            granted.iter().for_each(|give| self.change(changed(give), turn));
            granted.iter().for_each(|give| self.traits.1.0 |= changed_traits(give).0);
        }
        if constant.gives.iter().any(is_stat) {
            self.read(reads, sums);
            self.change(POWER | HP, Turn::Sums);
        }
        // Several units may get such a constant.
        granted.into_iter().filter_map(given_constant).for_each(|inner| self.add(inner, Turn::Sums));
    }

    const fn read(&mut self, reads: Reads, turn: Turn) {
        self.reads |= reads.values << (turn as u32 * WIDTH);
    }

    /// A change comes too late for anything that reads the value in that turn or before.
    fn change(&mut self, what: u128, turn: Turn) {
        let before = TURNS.into_iter().take(turn as usize + 1);
        self.changes = before.fold(self.changes, |changes, turn| changes | what << (turn as u32 * WIDTH));
    }
}

/// The bits of these values in each turn.
const fn in_any_turn(what: u128) -> u128 {
    what | what << WIDTH | what << (2 * WIDTH) | what << (3 * WIDTH)
}

/// Does it change nothing but power and HP of its own unit, and read those of other units only? A single one of these
/// can wait until all others are added up.
pub(crate) fn is_apart(constant: &Constant) -> bool {
    let own = constant.affects == Selector::The(Ref::This);
    let sums = constant.gives.iter().all(|give| matches!(give, Grant::Power(_) | Grant::Hp(_)));
    let mut numbers = NumbersRead::default();
    visit::constant(&mut numbers, constant);
    own && sums && numbers.of_others && !numbers.of_any
}

/// Whose power and HP are read: those of other units, and those of any.
#[derive(Default)]
struct NumbersRead {
    of_others: bool,
    of_any: bool,
}

impl Visitor for NumbersRead {
    fn selector(&mut self, word: &Selector) {
        match word {
            Selector::Units(words) if words.contains(&Filter::Another) => {
                for word in words {
                    match word {
                        Filter::PowerAtMost(amount) | Filter::PowerAtLeast(amount) => {
                            self.of_others = true;
                            self.qty(amount);
                        }
                        word => self.is(word),
                    }
                }
            }
            word => visit::selector(self, word),
        }
    }

    fn is(&mut self, word: &Filter) {
        self.of_any |= Reads::directly(word) & (POWER | HP) != 0;
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        self.of_any |= Reads::number(word) & (POWER | HP) != 0;
        visit::qty(self, word);
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

/// The traits that a gift changes.
fn changed_traits(give: &Grant) -> Traits {
    let mut traits = Traits::default();
    match give {
        Grant::Trait(word) => traits.insert(*word),
        Grant::TraitsOf(..) => traits = Traits(u64::MAX),
        _ => {}
    }
    traits
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Reads {
    values: u128,
    /// Which traits.
    traits: Traits,
}

impl Reads {
    /// What a constant reads.
    pub(crate) fn of(constant: &Constant) -> Reads {
        let mut reads = Reads::default();
        visit::constant(&mut reads, constant);
        reads
    }

    /// Does it read any value of a unit?
    pub(crate) const fn is_some(self) -> bool {
        self.values != 0
    }

    /// Does it read sums, or give the keywords of a unit to another? Then its grants come after them.
    pub(crate) const fn is_late(self) -> bool {
        self.values & (POWER | HP | LENDS) != 0
    }

    /// What a predicate asks for, besides the words in it.
    fn directly(word: &Filter) -> u128 {
        match word {
            Filter::Has(keyword) => 1 << *keyword as u32,
            Filter::HasKeyword | Filter::SharesKeyword(_) => KEYWORDS,
            Filter::WithoutAbilities => KEYWORDS | ABILITIES,
            Filter::Trait(_) | Filter::SharesTrait(_) | Filter::EligibleFor(_) => TRAITS,
            Filter::PowerAtMost(_) | Filter::PowerAtLeast(_) | Filter::MostPower(_) => POWER,
            Filter::RemainingHpAtMost(_) | Filter::RemainingHpAtLeast(_) | Filter::LeastRemainingHp(_) => HP,
            _ => 0,
        }
    }

    /// What a quantity is computed from, besides the words in it.
    fn number(word: &Amount) -> u128 {
        match word {
            Amount::Power(_) | Amount::TotalPower(_) => POWER,
            Amount::RemainingHp(_) | Amount::Excess(_) => HP,
            Amount::Triggers(..) => ABILITIES,
            Amount::Keywords(_) => KEYWORDS,
            Amount::NumberOf(keyword, _) => 1 << *keyword as u32,
            _ => 0,
        }
    }
}

impl Visitor for Reads {
    fn is(&mut self, word: &Filter) {
        self.values |= Reads::directly(word);
        match word {
            Filter::Trait(word) => self.traits.insert(*word),
            Filter::SharesTrait(_) | Filter::EligibleFor(_) => self.traits = Traits(u64::MAX),
            _ => {}
        }
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        self.values |= Reads::number(word);
        visit::qty(self, word);
    }

    /// The effect of a given ability, and prevention of damage, are evaluated later.
    fn give(&mut self, word: &Grant) {
        match word {
            Grant::KeywordsOf(_) => self.values |= KEYWORDS | LENDS,
            Grant::TraitsOf(..) => {
                self.values |= TRAITS;
                self.traits = Traits(u64::MAX);
            }
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
