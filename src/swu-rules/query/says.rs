//! On which card an ability can be read.

use crate::book::ProgramId;
use crate::reading::Reading;
use crate::table::cache::Granted;
use crate::table::card::{Uid, Zone};

/// The card on which an ability of this source can be read: the upgrade that gives it to a base (rule 48.1), otherwise
/// the source itself.
pub(crate) fn says(reading: Reading<'_>, source: Uid, program: Option<ProgramId>) -> Uid {
    let runs = |granted: &&Granted| {
        granted.unit == source && program.is_some() && reading.book.ability(granted.ability).program == program
    };
    let given = reading.table.cache.granted.iter().find(runs).filter(|_| reading.table.card(source).zone == Zone::Base);
    given.map_or(source, |granted| granted.by.uid)
}
