//! Numbers: how much.

use super::predicates::span;
use super::speaker::Speaker;
use swu_language::ability::{Amount, Condition, Deed, Filter, PlayerRef, Selector, Span};

/// How much of something, ready to be joined with its noun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AmountText {
    /// "3 damage"
    Number(i16),
    /// "2 damage for each friendly unit": with "each friendly unit"
    Per(i16, String),
    /// "that much damage"
    ThatMuch,
    /// "damage equal to its power"
    EqualTo(String),
}

impl Speaker {
    /// An amount of something that is dealt, drawn or given at once.
    pub fn amount(&self, number: &Amount) -> AmountText {
        match number {
            Amount::N(number) => AmountText::Number(*number),
            Amount::ThatMuch | Amount::Amount => AmountText::ThatMuch,
            Amount::Every(..) => match self.per(number) {
                Some(per) => AmountText::Per(1, per),
                None => AmountText::EqualTo(self.number(number)),
            },
            Amount::By(times, inner) => match self.per(inner) {
                Some(per) => AmountText::Per(*times, per),
                None => AmountText::EqualTo(self.number(number)),
            },
            _ => AmountText::EqualTo(self.number(number)),
        }
    }

    /// The same, with the number of some cards as "for each" if that reads better.
    pub(crate) fn amount_each(&self, number: &Amount) -> AmountText {
        match self.per(number) {
            Some(per) if !matches!(number, Amount::ThatMuch | Amount::Amount) => AmountText::Per(1, per),
            _ => self.amount(number),
        }
    }

    /// What follows "for": "each friendly unit", "every 5 damage on your base".
    fn per(&self, number: &Amount) -> Option<String> {
        match number {
            Amount::Every(2, inner) if half(inner).is_some() => None,
            Amount::Every(size, inner) => Some(format!("every {size} {}", self.counted_in(inner))),
            _ => Some(format!("each {}", self.counted_one(number)?)),
        }
    }

    /// One of what a number counts: "friendly unit", "damage on it".
    fn counted_one(&self, number: &Amount) -> Option<String> {
        match number {
            Amount::Count(group) => Some(match of_several(group) {
                Some(predicates) => format!("{} among them", self.noun("card", predicates).bare_one()),
                None => self.group(group).bare_one(),
            }),
            Amount::Aspects(group) if self.is_one(group) => Some(self.aspect_of(group)),
            Amount::Aspects(group) => Some(format!("different aspect among {}", self.plainly().group(group).all())),
            Amount::Icons(aspect, group) => Some(format!("{aspect} icon among {}", self.plainly().group(group).all())),
            Amount::ForceUses(when) => Some(format!("time you used the Force {}", span(*when))),
            Amount::Costs(group) => Some(format!("different cost among {}", self.plainly().group(group).all())),
            Amount::Keywords(group) => Some(format!("different keyword among {}", self.plainly().group(group).all())),
            Amount::True(conditions) => Some(format!("of these that is true: {}", self.conditions_listed(conditions))),
            Amount::Names(group) => Some(format!("different name among {}", self.plainly().group(group).all())),
            Amount::Triggers(card, on) => {
                Some(format!("of {} {} abilities", self.known(*card).possessive, self.quoted_moment(on)))
            }
            Amount::Most(player, inner) => Some(self.most_each(*player, inner)?),
            Amount::Damage(card) => Some(format!("damage on {}", self.known(*card).object)),
            Amount::Paid(card) => Some(format!("resource paid for {}", self.known(*card).object)),
            Amount::Times(deed, when, predicates) => Some(self.deed_each(*deed, *when, predicates)),
            Amount::ThatMuch if !self.that_much.is_empty() => Some(self.that_much.to_owned()),
            Amount::Amount => Some("damage dealt".to_owned()),
            Amount::Credits(player) => Some(match player {
                PlayerRef::You => "friendly Credit token".to_owned(),
                player => format!("Credit token of {}", self.player(*player).object),
            }),
            Amount::HandSize(player) => Some(format!("card in {} hand", self.player(*player).possessive)),
            _ => None,
        }
    }

    /// A number as a phrase: "3", "its power", "the number of friendly units".
    pub fn number(&self, number: &Amount) -> String {
        let of = |group| self.plainly().group(group).all();
        match number {
            Amount::N(number) => number.to_string(),
            Amount::Count(group) => format!("the number of {}", of(group)),
            Amount::Aspects(group) => format!("the number of different aspects among {}", of(group)),
            Amount::Costs(group) => format!("the number of different costs among {}", of(group)),
            Amount::Keywords(group) => format!("the number of different keywords among {}", of(group)),
            Amount::True(conditions) => format!("how many of these are true: {}", self.conditions_listed(conditions)),
            Amount::Names(group) => format!("the number of different names among {}", of(group)),
            Amount::CostGap(group) => format!("the difference between the costs of {}", of(group)),
            Amount::Triggers(card, on) => {
                format!("the number of {} {} abilities", self.known(*card).possessive, self.quoted_moment(on))
            }
            Amount::Drawn(player, when) => {
                let name = self.player(*player);
                let have = if name.plural { "have" } else { "has" };
                format!("the number of cards {} {have} drawn {}", name.subject, span(*when))
            }
            Amount::Most(player, inner) => self.most_of(*player, inner),
            Amount::Fewest(player, inner) => {
                format!("the least of {} for {}", self.number(inner), self.player(*player).object)
            }
            Amount::Icons(aspect, group) => format!("the number of {aspect} icons among {}", of(group)),
            Amount::ForceUses(when) => format!("the number of times you used the Force {}", span(*when)),
            Amount::Every(size, inner) => match half(inner).filter(|_| *size == 2) {
                Some((of, rounded)) => format!("half {}, rounded {rounded}", self.number(of)),
                None => format!("1 for every {size} {}", self.counted_in(inner)),
            },
            Amount::NumberOf(keyword, card) => format!("{} {keyword}", self.known(*card).possessive),
            Amount::Excess(_) => "the excess".to_owned(),
            Amount::Power(card) => format!("{} power", self.known(*card).possessive),
            Amount::RemainingHp(card) => format!("{} remaining HP", self.known(*card).possessive),
            Amount::Damage(card) => format!("the damage on {}", self.known(*card).object),
            Amount::Cost(card) => {
                let name = self.known(*card);
                format!("{} {}", name.possessive, if name.plural { "combined cost" } else { "cost" })
            }
            Amount::Paid(card) => format!("the resources paid for {}", self.known(*card).object),
            Amount::TotalDamage(group) => format!("the total damage on {}", of(group)),
            Amount::TotalPower(group) => format!("the combined power of {}", of(group)),
            Amount::ThatMuch | Amount::Amount => "that much".to_owned(),
            Amount::ChosenNumber => "the chosen number".to_owned(),
            Amount::Times(deed, when, predicates) => {
                format!("the number of {}", self.deed_several(*deed, *when, predicates))
            }
            Amount::Credits(PlayerRef::You) => "the number of friendly Credit tokens".to_owned(),
            Amount::Credits(player) => format!("the number of Credit tokens of {}", self.player(*player).object),
            Amount::CombatDamageToBase => "the combat damage dealt to a base this attack".to_owned(),
            Amount::HandSize(player) => format!("the number of cards in {} hand", self.player(*player).possessive),
            // Two heaps of cards named alike: their common name.
            Amount::Plus(first, second) if counts_alike(first, second) => self.number(second),
            Amount::Plus(first, second) => format!("{} plus {}", self.number(first), self.number(second)),
            Amount::Minus(first, second) => self.minus(first, second),
            Amount::By(2, inner) => format!("twice {}", self.number(inner)),
            Amount::By(times, inner) => format!("{times} times {}", self.number(inner)),
        }
    }

    /// "different aspect it has"
    fn aspect_of(&self, group: &Selector) -> String {
        let Selector::The(card) = group else { return String::new() };
        let name = self.known(*card);
        format!("different aspect {} {}", name.subject, if name.plural { "have" } else { "has" })
    }

    /// Is it a group of one known card?
    fn is_one(&self, group: &Selector) -> bool {
        matches!(group, Selector::The(card) if !self.meaning(*card).plural)
    }

    /// "its power minus 1"; with two costs, neither is "its".
    fn minus(&self, first: &Amount, second: &Amount) -> String {
        let speaker = if matches!(second, Amount::N(_)) { self.clone() } else { self.plainly() };
        format!("{} minus {}", speaker.number(first), speaker.number(second))
    }

    /// "you control a unit; an opponent controls no unit"
    fn conditions_listed(&self, conditions: &[Condition]) -> String {
        let said: Vec<String> = conditions.iter().map(|condition| self.condition(condition)).collect();
        said.join("; ")
    }

    /// "damage on your base", "friendly units": what a number counts.
    fn counted_in(&self, number: &Amount) -> String {
        if let Amount::Count(group) = number {
            return self.plainly().group(group).all();
        }
        if *number == Amount::ThatMuch && !self.that_much.is_empty() {
            return format!("{} this way", several(self.that_much));
        }
        let said = self.number(number);
        said.strip_prefix("the ").map_or(said.clone(), str::to_owned)
    }

    /// "unit controlled by the opponent who controls the most units"
    fn most_each(&self, player: PlayerRef, number: &Amount) -> Option<String> {
        let Amount::Count(selector) = number else { return None };
        let (cards, who) = (self.of_that_player(selector)?, one_of(player));
        let Selector::Units(predicates) = selector.as_ref() else { return None };
        let others: Vec<Filter> =
            predicates.iter().filter(|word| **word != Filter::ControlledBy(PlayerRef::ThatPlayer)).cloned().collect();
        Some(format!("{} controlled by the {who} who controls the most {cards}", self.noun("unit", &others).bare_one()))
    }

    fn most_of(&self, player: PlayerRef, number: &Amount) -> String {
        match number {
            Amount::Count(selector) if self.of_that_player(selector).is_some() => {
                let cards = self.of_that_player(selector).unwrap_or_default();
                format!("the number of {cards} of the {} who controls the most", one_of(player))
            }
            _ => format!("the greatest of {} for {}", self.number(number), self.player(player).object),
        }
    }

    /// "other card you played this phase"
    fn deed_each(&self, deed: Deed, when: Span, predicates: &[Filter]) -> String {
        let (noun, tail) = self.deed(deed, when, predicates);
        format!("{} {tail}", noun.bare_one())
    }

    /// "friendly units defeated this phase"
    fn deed_several(&self, deed: Deed, when: Span, predicates: &[Filter]) -> String {
        let (noun, tail) = self.deed(deed, when, predicates);
        format!("{} {tail}", noun.several())
    }

    fn deed(&self, deed: Deed, when: Span, predicates: &[Filter]) -> (super::noun::Noun, String) {
        let when = span(when);
        match deed {
            Deed::Played => {
                let (player, others) = super::conditions::player_of(predicates);
                let head = if player == "you" { "you played" } else { "played by an opponent" };
                let head = if player.is_empty() { "played" } else { head };
                (self.noun("card", &others), format!("{head} {when}"))
            }
            Deed::Defeated => (self.noun("unit", predicates), format!("defeated {when}")),
            Deed::UpgradeDefeated => (self.noun("upgrade", predicates), format!("defeated {when}")),
            Deed::DefeatedByYou => (self.noun("unit", predicates), format!("you defeated {when}")),
            Deed::DealtIndirect => (self.noun("card", predicates), format!("that dealt indirect damage {when}")),
            Deed::Discarded | Deed::DiscardedFromHand => {
                let pile = super::conditions::discarded_from(deed, predicates).unwrap_or_default();
                let (_, others) = super::conditions::player_of(predicates);
                (self.noun("card", &others), format!("discarded from {pile} {when}"))
            }
            Deed::DefeatedAttacking => (self.noun("unit", predicates), format!("defeated while attacking {when}")),
            Deed::LeftPlay => (self.noun("unit", predicates), format!("that left play {when}")),
            Deed::Attacked => (self.noun("unit", predicates), format!("that attacked {when}")),
            Deed::Entered => (self.noun("unit", predicates), format!("that entered play {when}")),
        }
    }
}

/// One of those players.
fn one_of(player: PlayerRef) -> &'static str {
    match player {
        PlayerRef::EachOpponent => "opponent",
        _ => "player",
    }
}

/// A value of one card, halved, and how it is rounded: up if 1 is added first.
fn half(number: &Amount) -> Option<(&Amount, &'static str)> {
    match number {
        Amount::Power(_) | Amount::RemainingHp(_) | Amount::Cost(_) => Some((number, "down")),
        Amount::Plus(value, one) if **one == Amount::N(1) => half(value).map(|(value, _)| (value, "up")),
        _ => None,
    }
}

/// "resources paid"; damage has no plural.
fn several(counted: &str) -> String {
    match counted.split_once(' ') {
        Some((noun, rest)) if noun != "damage" => format!("{noun}s {rest}"),
        _ => counted.to_owned(),
    }
}

/// What is asked of the cards of several heaps, if it is the same of each.
fn of_several(group: &Selector) -> Option<&[Filter]> {
    let Selector::Any(parts) = group else { return None };
    let mut asked = parts.iter().map(|part| match part {
        Selector::Among(_, predicates) => Some(&predicates[..]),
        _ => None,
    });
    let first = asked.next()??;
    asked.all(|other| other == Some(first)).then_some(first)
}

/// Do two numbers count the same kind of cards in different groups?
fn counts_alike(first: &Amount, second: &Amount) -> bool {
    let (Amount::Count(first), Amount::Count(second)) = (first, second) else { return false };
    match (first.as_ref(), second.as_ref()) {
        (Selector::Among(_, first), Selector::Among(_, second)) => first == second,
        _ => false,
    }
}
