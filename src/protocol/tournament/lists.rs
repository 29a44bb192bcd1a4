//! Lists handed in over the wire, judged for the format of their event.

use crate::answers::Fault;
use crate::request::Refused;
use events::tournament::EventFormat;
use swu_cards::catalog::Catalogue;
use swu_decks::formats::{Format, Profile, Severity, Terms, import, judge};

/// Refuses a list that the format does not allow, with all its faults.
///
/// # Errors
/// It may not be played.
pub(super) fn judge_list(format: EventFormat, deck: &str) -> Result<(), Refused> {
    let refused = |faults: Vec<Fault>| {
        Err(Refused::new("illegal-deck", "this list may not be played here [V-2]").with_faults(faults))
    };
    let list = match import(deck.as_bytes(), Catalogue::embedded()) {
        Ok(list) => list,
        Err(unreadable) => return refused(unreadable.faults.iter().map(Fault::from).collect()),
    };
    let format = match format {
        EventFormat::Premier => Format::Premier,
        EventFormat::TwinSuns => Format::TwinSuns,
        EventFormat::Sealed | EventFormat::Draft => Format::Limited,
    };
    let profile = Profile::made_for(&list, format, None);
    let faults = judge(&list, &Terms::of(format, profile)).faults;
    let faults: Vec<Fault> =
        faults.iter().filter(|fault| fault.severity > Severity::Warning).map(Fault::from).collect();
    if faults.is_empty() { Ok(()) } else { refused(faults) }
}
