//! How an action ends, as a value, and in words that say only what is in question.

use super::line::Ended;
use seats::Seat;
use std::collections::BTreeMap;
use swu_cards::wording::grammar::{capital, list};
use swu_language::ability::Token;
use swu_rules::book::Book;
use swu_rules::fact::{Fact, What};
use swu_rules::table::card::Uid;
use swu_rules::visible_game::{Open, UnitNow};

/// Something about a position that an action may change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Aspect {
    /// Whether a unit is still there, and the damage on it.
    Unit(Uid),
    /// The Shields on it.
    Shields(Uid),
    /// Is it exhausted?
    Exhausted(Uid),
    /// The damage on a base.
    Base(Seat),
    /// Units that were not there before, by their controller.
    Newcomers(Seat),
    /// Who acts next.
    Next,
}

/// What is true of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Defeated,
    /// It left play in another way.
    Away,
    Damage(i16),
    Count(usize),
    Is(bool),
    Of(Seat),
}

/// How an action ends. What is not there is not in question, such as the Shields of a unit that was defeated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome(BTreeMap<Aspect, State>);

impl Outcome {
    /// The end of an action that began with these units.
    pub(super) fn of(book: &Book, before: &[UnitNow], ended: &mut Ended) -> Outcome {
        Outcome::seen(book, before, &mut ended.open, &ended.facts)
    }

    /// What is true of the same things in a position.
    pub(super) fn now(book: &Book, before: &[UnitNow], open: &Open) -> Outcome {
        Outcome::seen(book, before, &mut open.clone(), &[])
    }

    fn seen(book: &Book, before: &[UnitNow], open: &mut Open, facts: &[Fact]) -> Outcome {
        let after = open.units(book);
        let mut states = BTreeMap::new();
        for unit in before {
            match after.iter().find(|left| left.uid == unit.uid && left.controller == unit.controller) {
                Some(left) => {
                    states.insert(Aspect::Unit(unit.uid), State::Damage(left.damage));
                    states.insert(Aspect::Shields(unit.uid), State::Count(left.tokens(Token::Shield)));
                    states.insert(Aspect::Exhausted(unit.uid), State::Is(left.exhausted));
                }
                None => {
                    let defeated = |fact: &&Fact| {
                        fact.what == What::Defeated && fact.card.is_some_and(|card| card.uid == unit.uid)
                    };
                    let state = facts.iter().find(defeated).map_or(State::Away, |_| State::Defeated);
                    states.insert(Aspect::Unit(unit.uid), state);
                }
            }
        }
        let over = open.game().over();
        for (seat, damage) in open.bases().into_iter().enumerate() {
            let seat = Seat(seat as u8);
            let lost = over.is_some_and(|over| !over.winners.contains(&seat));
            states.insert(Aspect::Base(seat), if lost { State::Defeated } else { State::Damage(damage) });
            let new = |unit: &&UnitNow| unit.controller == seat && before.iter().all(|known| known.uid != unit.uid);
            states.insert(Aspect::Newcomers(seat), State::Count(after.iter().filter(new).count()));
        }
        if let Some(decision) = open.decision() {
            states.insert(Aspect::Next, State::Of(decision.seat));
        }
        Outcome(states)
    }

    /// Was this unit defeated?
    pub(super) fn is_defeated(&self, unit: Uid) -> bool {
        self.0.get(&Aspect::Unit(unit)) == Some(&State::Defeated)
    }

    /// The damage on a unit that is still there.
    pub(super) fn damage(&self, unit: Uid) -> Option<i16> {
        match self.0.get(&Aspect::Unit(unit)) {
            Some(State::Damage(damage)) => Some(*damage),
            _ => None,
        }
    }

    /// Do the two differ in what the action does, each having begun in its own position? What it does not touch remains as
    /// it was.
    pub(super) fn acts_otherwise(&self, before: &Outcome, other: &Outcome, other_before: &Outcome) -> bool {
        let touched = |aspect: &Aspect| {
            let (one, two) = (self.0.get(aspect), other.0.get(aspect));
            one != two && (one != before.0.get(aspect) || two != other_before.0.get(aspect))
        };
        self.0.keys().chain(other.0.keys()).any(touched)
    }

    /// Do these aspects tell the two apart?
    pub(super) fn differs(&self, other: &Outcome, aspects: &[Aspect]) -> bool {
        aspects.iter().any(|aspect| self.0.get(aspect) != other.0.get(aspect))
    }
}

/// What is not the same in all of them.
pub(super) fn differing(outcomes: &[&Outcome]) -> Vec<Aspect> {
    let aspects: std::collections::BTreeSet<&Aspect> = outcomes.iter().flat_map(|one| one.0.keys()).collect();
    let states = |aspect: &Aspect| outcomes.iter().filter_map(|one| one.0.get(aspect)).collect::<Vec<&State>>();
    let differs = |aspect: &&Aspect| states(aspect).windows(2).any(|two| two[0] != two[1]);
    aspects.into_iter().filter(differs).copied().collect()
}

/// The names of cards for somebody at the table.
pub(super) struct Namer<'a> {
    pub(super) book: &'a Book,
    pub(super) open: &'a Open,
    pub(super) units: &'a [UnitNow],
}

impl Namer<'_> {
    fn whose(&self, seat: Seat) -> &'static str {
        if seat == self.open.eyes() { "your" } else { "their" }
    }

    /// "your Wampa", "their base"; `None` if the name would not tell which card is meant.
    pub(super) fn name(&self, uid: Uid) -> Option<String> {
        if let Some(seat) = self.open.base_of(uid) {
            return Some(format!("{} base", self.whose(seat)));
        }
        if let Some(unit) = self.units.iter().find(|unit| unit.uid == uid) {
            let alike = |other: &&UnitNow| other.title == unit.title && other.controller == unit.controller;
            let alone = self.units.iter().filter(alike).count() == 1;
            // "Your Client", not "your The Client".
            let title = unit.title.strip_prefix("The ").unwrap_or(&unit.title);
            return alone.then(|| format!("{} {title}", self.whose(unit.controller)));
        }
        let upgrade = self.units.iter().flat_map(|unit| &unit.upgrades).find(|upgrade| upgrade.uid == uid);
        match upgrade {
            Some(upgrade) => Some(upgrade.title.clone()),
            None => Some(self.open.title(self.book, uid)?.to_owned()),
        }
    }

    /// The end of an action in one sentence about these aspects; `None` if there are no plain words for it.
    pub(super) fn sentence(&self, outcome: &Outcome, aspects: &[Aspect]) -> Option<String> {
        let mut clauses: Vec<(String, Vec<String>)> = Vec::new();
        for aspect in aspects {
            // What a unit that was defeated has on it is not in question.
            let Some(state) = outcome.0.get(aspect) else { continue };
            let (who, says) = (self.who(*aspect, *state)?, says(*aspect, *state)?);
            match clauses.iter_mut().find(|(other, _)| *other == who) {
                Some((_, all)) => all.push(says),
                None => clauses.push((who, vec![says])),
            }
        }
        let clauses = in_order(clauses);
        let text = match clauses.as_slice() {
            [one, other] if one.contains(" and ") || other.contains(" and ") => format!("{one}, and {other}"),
            _ => list(&clauses, "and"),
        };
        (!text.is_empty()).then(|| format!("{}.", capital(&text)))
    }

    fn who(&self, aspect: Aspect, state: State) -> Option<String> {
        match (aspect, state) {
            (Aspect::Unit(uid) | Aspect::Shields(uid) | Aspect::Exhausted(uid), _) => self.name(uid),
            (Aspect::Base(seat), _) => Some(format!("{} base", self.whose(seat))),
            (Aspect::Next, State::Of(seat)) => Some(if seat == self.open.eyes() { "you" } else { "they" }.to_owned()),
            _ => None,
        }
    }
}

/// The clauses of a sentence: the short ones first and who is defeated last, so that answers differ early in a narrow row.
fn in_order(clauses: Vec<(String, Vec<String>)>) -> Vec<String> {
    let falls = |clause: &(String, Vec<String>)| clause.1 == ["is defeated"];
    let (fallen, mut others): (Vec<_>, Vec<_>) = clauses.into_iter().partition(falls);
    others.sort_by_key(|(who, all)| who.len() + all.iter().map(String::len).sum::<usize>());
    others.extend(fallen);
    others.into_iter().map(|(who, all)| format!("{who} {}", predicate(&all))).collect()
}

/// "has 3 damage"; `None` without plain words for it.
fn says(aspect: Aspect, state: State) -> Option<String> {
    Some(match (aspect, state) {
        (_, State::Defeated) => "is defeated".to_owned(),
        (_, State::Damage(0)) => "has no damage".to_owned(),
        (_, State::Damage(dealt)) => format!("has {dealt} damage"),
        (Aspect::Shields(_), State::Count(0)) => "has no Shield".to_owned(),
        (Aspect::Shields(_), State::Count(1)) => "has a Shield".to_owned(),
        (Aspect::Shields(_), State::Count(count)) => format!("has {count} Shields"),
        (Aspect::Exhausted(_), State::Is(true)) => "is exhausted".to_owned(),
        (Aspect::Exhausted(_), State::Is(false)) => "is ready".to_owned(),
        (Aspect::Next, State::Of(_)) => "act next".to_owned(),
        _ => return None,
    })
}

/// "has 1 damage and a Shield": the verb once.
fn predicate(all: &[String]) -> String {
    let first = all.first().map_or("", String::as_str);
    let again = |one: &String| one.strip_prefix("has ").filter(|_| first.starts_with("has ")).unwrap_or(one).to_owned();
    let rest = all.iter().skip(1).map(again);
    list(&std::iter::once(first.to_owned()).chain(rest).collect::<Vec<String>>(), "and")
}
