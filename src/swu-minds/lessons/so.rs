//! Whether the conditions of a lesson hold at the table.

use super::{Check, Lesson};
use seats::Seat;
use swu_rules::notation::{Names, Reference};
use swu_view::{UnitView, View};

impl Lesson {
    /// The unit of a short name, if it is in an arena.
    pub(super) fn unit<'a>(&self, name: &str, view: &'a View) -> Option<&'a UnitView> {
        let names = Names::usual();
        let reference = Reference::read(self.called(name), &names);
        let units = view.seats.iter().flat_map(|seat| &seat.units);
        let mut fitting =
            units.filter(|unit| reference.fits(unit.controller.index(), &unit.id, &unit.name, None, false) == 2);
        fitting.nth(reference.number.unwrap_or(1).saturating_sub(1))
    }

    /// Is this so?
    pub(super) fn holds(&self, check: &Check, view: &View) -> bool {
        let unit = |name: &str| self.unit(name, view);
        let seat = |seat: u8| view.seats.get(usize::from(seat));
        match check {
            Check::Exhausted(name) => unit(name).is_some_and(|unit| unit.exhausted),
            Check::Ready(name) => unit(name).is_some_and(|unit| !unit.exhausted),
            Check::Damage(name, damage) => unit(name).is_some_and(|unit| unit.damage == *damage),
            Check::Gone(name) => unit(name).is_none(),
            Check::There(name) => unit(name).is_some(),
            Check::Base(place, damage) => seat(*place).is_some_and(|seat| seat.base.damage == *damage),
            Check::Hand(place, count) => seat(*place).is_some_and(|seat| seat.hand.len() == *count),
            Check::Resources(place, count) => seat(*place).is_some_and(|seat| seat.resources.len() == *count),
            Check::ReadyResources(place, count) => seat(*place)
                .is_some_and(|seat| seat.resources.iter().filter(|resource| !resource.exhausted).count() == *count),
            Check::Initiative(place) => view.initiative.seat == Some(Seat(*place)),
            Check::Won(place) => view.over.as_ref().is_some_and(|over| over.winners.contains(&Seat(*place))),
            Check::Can(deed) => view.decision.as_ref().is_some_and(|decision| {
                let mut places = deed.places(self, decision).into_iter();
                places.any(|place| decision.options.get(place).is_some_and(|option| !option.only_costs()))
            }),
            Check::YetToDeploy(place) => seat(*place).is_some_and(|seat| {
                let mut leaders = seat.leaders.iter();
                leaders.any(|leader| leader.deploys_at.is_some() && !leader.deployed && !leader.epic_used)
            }),
        }
    }
}
