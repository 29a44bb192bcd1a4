//! A pick by its meaning.

use super::Lesson;
use serde::Deserialize;
use swu_language::word::Kind;
use swu_rules::notation::{Names, Reference};
use swu_view::{CardRef, DecisionView, OptionView, RefusalView, Verb, ZoneView};

/// A pick. Cards are given by their short names in the lesson, or by their names in the notation; `*` is any card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Deed {
    /// Play a card.
    Play(String),
    /// Attack with a unit.
    Attack(String),
    /// Use an ability.
    Use(String),
    /// Deploy a leader.
    Deploy(String),
    /// A card or base that is asked for.
    Card(Thing),
    /// Put a card down as a resource.
    Resource(String),
    /// A seat that is asked for.
    Seat(u8),
    /// A number.
    Number(i16),
    /// An entry of a list, from 0.
    Mode(i16),
    /// Keep the opening hand.
    Keep,
    /// Draw a new one.
    Mulligan,
    /// Take the initiative.
    Initiative,
    /// Take another counter: blast or plan.
    Counter(String),
    /// Pass.
    Pass,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Enough.
    Done,
    /// Decline.
    Skip,
    /// Anything at all.
    Any,
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Thing {
    /// A unit or another card.
    Unit(String),
    /// A base.
    Base(u8),
}

impl Deed {
    /// The indices of the options that do this.
    pub fn places(&self, lesson: &Lesson, decision: &DecisionView) -> Vec<usize> {
        let options = decision.options.iter().enumerate();
        options.filter(|(_, option)| self.fits(lesson, option)).map(|(place, _)| place).collect()
    }

    /// The refusal of this, if the engine refuses it now.
    pub fn refusal<'a>(&self, lesson: &Lesson, decision: &'a DecisionView) -> Option<&'a RefusalView> {
        decision.refusals.iter().find(|refusal| {
            let fits =
                |verbs: &[Verb], thing: &str| verbs.contains(&refusal.verb) && is(lesson, refusal.card.as_ref(), thing);
            match self {
                Deed::Play(name) => fits(&[Verb::Play], name),
                Deed::Attack(name) => fits(&[Verb::Attack], name),
                Deed::Use(name) => fits(&[Verb::Use], name),
                Deed::Deploy(name) => fits(&[Verb::Deploy], name),
                Deed::Card(Thing::Unit(name)) => fits(&[Verb::Card, Verb::Attack], name),
                Deed::Card(Thing::Base(seat)) => is_base(refusal.card.as_ref(), *seat),
                Deed::Initiative => refusal.verb == Verb::Initiative,
                Deed::Pass => refusal.verb == Verb::Pass,
                _ => false,
            }
        })
    }

    fn fits(&self, lesson: &Lesson, option: &OptionView) -> bool {
        let card = |verbs: &[Verb], name: &str| verbs.contains(&option.verb) && is(lesson, option.card.as_ref(), name);
        match self {
            Deed::Play(name) => card(&[Verb::Play], name),
            Deed::Attack(name) => card(&[Verb::Attack], name),
            Deed::Use(name) => card(&[Verb::Use], name),
            Deed::Deploy(name) => card(&[Verb::Deploy], name),
            Deed::Resource(name) => card(&[Verb::Resource], name),
            Deed::Card(Thing::Unit(name)) => card(&[Verb::Card, Verb::Trigger, Verb::Top, Verb::Bottom], name),
            Deed::Card(Thing::Base(seat)) => option.verb == Verb::Card && is_base(option.card.as_ref(), *seat),
            Deed::Seat(seat) => option.verb == Verb::Seat && option.seat.is_some_and(|is| is.0 == *seat),
            Deed::Number(number) => option.verb == Verb::Number && option.number == Some(*number),
            Deed::Mode(number) => option.verb == Verb::Mode && option.number == Some(*number),
            Deed::Keep => option.verb == Verb::Keep,
            Deed::Mulligan => option.verb == Verb::Mulligan,
            Deed::Initiative => option.verb == Verb::Initiative,
            Deed::Counter(name) => option.verb == Verb::Counter && option.name.as_ref() == Some(name),
            Deed::Pass => option.verb == Verb::Pass,
            Deed::Yes => option.verb == Verb::Yes,
            Deed::No => option.verb == Verb::No,
            Deed::Done => option.verb == Verb::Done,
            Deed::Skip => option.verb == Verb::Skip,
            Deed::Any => true,
        }
    }
}

/// Is it the card of that name?
fn is(lesson: &Lesson, card: Option<&CardRef>, name: &str) -> bool {
    let Some(card) = card else { return false };
    let names = Names::usual();
    let reference = Reference::read(lesson.called(name), &names);
    let resource = card.zone == ZoneView::Resource;
    name == "*" || reference.fits(card.controller.index(), &card.id, &card.name, Some(card.kind), resource) == 2
}

fn is_base(card: Option<&CardRef>, seat: u8) -> bool {
    card.is_some_and(|card| card.kind == Kind::Base && card.controller.0 == seat)
}
