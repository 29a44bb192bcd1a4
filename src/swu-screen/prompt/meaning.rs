//! The meaning of an option, by which it is found again after the list has changed.

use seats::Seat;
use swu_view::{DecisionView, OptionView, Verb, Via};

/// An option by its meaning instead of its index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meaning {
    verb: Verb,
    card: Option<u16>,
    target: Option<u16>,
    seat: Option<Seat>,
    ability: Option<u8>,
    number: Option<i16>,
    name: Option<String>,
    via: Option<Via>,
    cost: Option<i16>,
    /// Tells apart options that are otherwise equal, such as the entries of a list.
    label: String,
}

impl Meaning {
    /// The meaning of an option.
    pub fn of(option: &OptionView) -> Meaning {
        Meaning {
            verb: option.verb,
            card: option.handle(),
            target: option.target.as_ref().map(|card| card.uid),
            seat: option.seat,
            // A waiting trigger's number is its index, which changes when another one has resolved.
            ability: option.ability.filter(|_| option.verb != Verb::Trigger),
            number: option.number,
            name: option.name.clone(),
            via: option.via,
            cost: option.cost,
            label: option.label.clone(),
        }
    }

    /// "Enough", for a series that can be ended once something was picked.
    pub fn done() -> Meaning {
        Meaning::of(&OptionView::bare(Verb::Done))
    }

    /// Does it say that enough was chosen?
    pub fn is_done(&self) -> bool {
        self.verb == Verb::Done
    }

    /// The index of the option with this meaning: of the one that is entirely alike, otherwise of the only one that
    /// does the same with the same card (numbers and words may count down: "Deal 1 damage (2 left)").
    pub fn find(&self, decision: &DecisionView) -> Option<usize> {
        let all: Vec<Meaning> = decision.options.iter().map(Meaning::of).collect();
        let exact = all.iter().position(|other| other == self);
        exact.or_else(|| {
            let mut alike = all.iter().enumerate().filter(|(_, other)| self.is_like(other));
            let first = alike.next()?;
            alike.next().is_none().then_some(first.0)
        })
    }

    fn is_like(&self, other: &Meaning) -> bool {
        let named = self.verb == Verb::Done || self.card.is_some() || self.seat.is_some() || self.name.is_some();
        named
            && self.verb == other.verb
            && self.card == other.card
            && self.target == other.target
            && self.seat == other.seat
            && self.ability == other.ability
            && self.name == other.name
            && self.via == other.via
    }
}
