//! Legal sets and suspensions. Both apply to cards, not printings: one printing in a legal set makes all of them legal,
//! and a suspension covers all of them (formats.md K-3, K-4, K-7).

use super::Terms;
use crate::formats::code::Code;
use crate::formats::fault::Fault;
use crate::formats::list::DeckList;
use swu_cards::catalog::Printing;

pub(super) fn check(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let mut seen: Vec<&str> = Vec::new();
    let mut faults = Vec::new();
    for (section, entry) in list.entries() {
        let Some(printing) = entry.printing.filter(|printing| !printing.kind.is_token()) else { continue };
        if seen.contains(&printing.identity) {
            continue;
        }
        seen.push(printing.identity);
        let found = [not_in_a_legal_set(printing, terms), suspended(printing, terms)];
        faults.extend(found.into_iter().flatten().map(|fault| fault.at(entry.place).within(section).about(printing)));
    }
    faults
}

/// Twin Suns uses the sets of the profile as well (formats.md D-12).
fn not_in_a_legal_set(printing: &'static Printing, terms: &Terms<'_>) -> Option<Fault> {
    let day = terms.effective_day();
    let mut printings = terms.catalogue.printings_of(printing);
    if printings.any(|other| terms.profile.has_set(other.set(), day, terms.catalogue)) {
        return None;
    }
    let day = day.map(|day| format!(" on {day}")).unwrap_or_default();
    let sets: Vec<&str> = terms.catalogue.printings_of(printing).map(|other| other.set()).collect();
    let sets = sets.join(", ");
    let message = format!(
        "{printing} ({}) is printed in {sets} only, which the profile {} does not have{day}",
        printing.id, terms.profile.name
    );
    Some(Fault::new(Code::Set, "K-4", message))
}

fn suspended(printing: &'static Printing, terms: &Terms<'_>) -> Option<Fault> {
    let suspension = terms.profile.suspension(printing, terms.format, terms.effective_day(), terms.catalogue)?;
    let since = suspension.from.map(|from| format!(" since {from}")).unwrap_or_default();
    let message =
        format!("{printing} ({}) is suspended from {}{since}", printing.id, terms.profile.format_name(terms.format));
    Some(Fault::new(Code::Suspended, "K-7", message))
}
