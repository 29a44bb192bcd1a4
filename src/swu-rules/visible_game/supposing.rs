//! The same position with one fact changed, as somebody has it in mind who forgets that fact or invents another.

use super::Open;
use crate::book::Book;
use crate::change::lasting;
use crate::engine::Rules;
use crate::fact::Log;
use crate::query::stats;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{Lasting, Lasts};
use swu_language::ability::Until;
use swu_language::keyword::Keyword;

/// One fact of a position, changed. Cards are named by their physical ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suppose {
    /// The unit does not have this keyword.
    Lacks(Uid, Keyword),
    /// The unit has this keyword; with a number, it is 0.
    Has(Uid, Keyword),
    /// The unit or upgrade has no abilities.
    Silent(Uid),
    /// The upgrade is not there.
    Bare(Uid),
    /// There is no damage on the unit.
    Unhurt(Uid),
    /// The unit has this much more power, or less.
    Power(Uid, i16),
}

impl Open {
    /// The position with this fact changed; `None` if there would be no such position: a unit would have no HP left.
    pub fn supposing(&self, book: &Book, fact: Suppose) -> Option<Open> {
        let mut open = self.clone();
        let mut log = Log::default();
        let rules = &mut open.game.rules(book, &mut log);
        match fact {
            Suppose::Lacks(uid, keyword) => last(rules, uid, Lasts::Lost(keyword)),
            Suppose::Has(uid, keyword) => last(rules, uid, Lasts::Keyword(keyword, 0)),
            Suppose::Silent(uid) => last(rules, uid, Lasts::Silent),
            Suppose::Power(uid, power) => last(rules, uid, Lasts::Stats { power, hp: 0 }),
            Suppose::Unhurt(uid) => rules.table.cards.get_mut(uid.index())?.damage = 0,
            Suppose::Bare(uid) => {
                rules.table.upgrades.retain(|upgrade| *upgrade != uid);
                let card = rules.table.cards.get_mut(uid.index())?;
                (card.zone, card.host) = (Zone::Removed, Uid::NONE);
            }
        }
        open.game.table.cache.forget();
        open.is_sound(book).then_some(open)
    }

    /// Has every unit HP left?
    fn is_sound(&mut self, book: &Book) -> bool {
        let reading = self.game.reading(book);
        let mut units = reading.table.units();
        units.all(|uid| stats::remaining(reading, reading.table.obj(uid)) > 0)
    }
}

/// It holds for the rest of the phase.
fn last(rules: &mut Rules<'_>, uid: Uid, what: Lasts) {
    let Some(card) = rules.table.cards.get(uid.index()).copied() else { return };
    let on = Obj { uid, serial: card.serial };
    lasting::begin(rules, Lasting::of(what, on, on, card.controller, Until::EndOfPhase));
}
