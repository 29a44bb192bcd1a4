//! What a step of a lesson points at, and what it names that is not there.

use super::Tutor;
use crate::lessons::{Deed, Show, Step};
use swu_rules::book::Book;
use swu_rules::game::Game;
use swu_view::View;

impl Tutor {
    /// The handles of the cards that the current step points at.
    pub fn marked(&self, book: &Book, game: &Game) -> Vec<u16> {
        let (Some(step), view) = (self.current(), self.view(book, game)) else { return Vec::new() };
        let option = |deed: &Deed| {
            let decision = view.decision.as_ref()?;
            let place = *deed.places(self.lesson, decision).first()?;
            decision.options.get(place)?.handle()
        };
        let marked = step.show.iter().filter_map(|show| match show {
            Show::Unit(name) => self.lesson.unit(name, &view).map(|unit| unit.uid),
            Show::Option(deed) => option(deed),
            Show::Base(seat) => view.seats.get(usize::from(*seat)).map(|side| side.base.uid),
            Show::Leader(seat) => view.seats.get(usize::from(*seat))?.leaders.first().map(|leader| leader.uid),
            Show::Hand | Show::Resources(_) | Show::Initiative => None,
        });
        marked.collect()
    }

    /// Cards or refusals that the current step names but that are not there.
    pub fn missing(&self, book: &Book, game: &Game) -> Vec<String> {
        self.current().map_or_else(Vec::new, |step| self.missing_of(step, &self.view(book, game)))
    }

    pub(super) fn missing_of(&self, step: &Step, view: &View) -> Vec<String> {
        let shown = |show: &Show| match show {
            Show::Unit(name) => self.lesson.unit(name, view).is_some(),
            Show::Option(deed) => {
                view.decision.as_ref().is_some_and(|decision| !deed.places(self.lesson, decision).is_empty())
            }
            Show::Base(seat) | Show::Leader(seat) | Show::Resources(seat) => usize::from(*seat) < view.seats.len(),
            Show::Hand | Show::Initiative => true,
        };
        let refused =
            |deed: &Deed| view.decision.as_ref().is_some_and(|decision| deed.refusal(self.lesson, decision).is_some());
        let shows = step.show.iter().filter(|show| !shown(show)).map(|show| format!("{show:?}"));
        let refusals = step.refused.iter().filter(|deed| !refused(deed)).map(|deed| format!("{deed:?} is not refused"));
        shows.chain(refusals).collect()
    }
}
