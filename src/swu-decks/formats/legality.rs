//! Judging a list: every rule looks at the whole list and reports whatever it finds, so all faults come at once
//! (formats.md D-13).
//!
//! | file | idea |
//! |---|---|
//! | `leaders` | how many leaders and which, one base (D-1, D-7, D-8, L-1) |
//! | `zones` | what may be in deck and sideboard at all (K-12) |
//! | `sizes` | numbers of cards (D-2, D-3, D-9, D-11, L-1) |
//! | `copies` | copies of one card (D-4, D-10) |
//! | `sets` | legal sets and suspensions (K-4 to K-7) |
//! | `opened` | what was opened (L-2 to L-6) |
//! | `missing` | cards that the game cannot play yet, a line for each set (D-14) |

mod copies;
mod leaders;
mod missing;
mod opened;
mod sets;
mod sizes;
mod zones;

use super::code::{Code, Severity};
use super::day::Day;
use super::fault::Fault;
use super::format::Format;
use super::list::{DeckList, Section};
use super::pool::Pool;
use super::profile::Profile;
use serde::Serialize;
use swu_cards::catalog::{Catalogue, Printing};

/// The terms a list is judged by.
#[derive(Clone, Copy)]
pub struct Terms<'a> {
    /// The known cards.
    pub catalogue: &'static Catalogue,
    /// The format.
    pub format: Format,
    /// The profile.
    pub profile: &'a Profile,
    /// The day of the event; without one, the profile's own.
    pub day: Option<Day>,
    /// The opened cards, in limited. Without them, the pool inside the list is used, if it has one.
    pub pool: Option<&'a Pool>,
    /// Can the game play this card? Cards of sets that are not implemented yet are known nonetheless.
    pub playable: &'a dyn Fn(&Printing) -> bool,
}

impl<'a> Terms<'a> {
    /// Judges by the default profile as if every known card could be played.
    pub fn of(format: Format, profile: &'a Profile) -> Terms<'a> {
        Terms { catalogue: Catalogue::embedded(), format, profile, day: None, pool: None, playable: &|_| true }
    }

    /// The day that counts.
    pub fn effective_day(&self) -> Option<Day> {
        self.day.or(self.profile.day)
    }
}

/// What may be done with a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// It may be played.
    Legal,
    /// It is understood, and breaks rules.
    Illegal,
    /// Part of it is not understood.
    Unusable,
}

/// The outcome of judging a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// All findings, the worst first, then in the order of the text.
    pub faults: Vec<Fault>,
}

impl Verdict {
    pub(super) fn new(mut faults: Vec<Fault>) -> Verdict {
        faults.sort_by_key(|fault| {
            (std::cmp::Reverse(fault.severity), fault.section, fault.place.is_none(), fault.place)
        });
        Verdict { faults }
    }

    /// What may be done with the list.
    pub fn standing(&self) -> Standing {
        match self.faults.iter().map(|fault| fault.severity).max() {
            None | Some(Severity::Warning) => Standing::Legal,
            Some(Severity::Illegal) => Standing::Illegal,
            Some(Severity::Unusable) => Standing::Unusable,
        }
    }

    /// Can this program play every card in the list?
    pub fn is_playable(&self) -> bool {
        self.faults.iter().all(|fault| fault.code != Code::NotPlayableYet)
    }

    /// The codes of all faults that are more than warnings, each once, sorted.
    pub fn errors(&self) -> Vec<&'static str> {
        self.codes(|severity| severity > Severity::Warning)
    }

    /// The codes of all warnings, each once, sorted.
    pub fn warnings(&self) -> Vec<&'static str> {
        self.codes(|severity| severity == Severity::Warning)
    }

    fn codes(&self, wanted: impl Fn(Severity) -> bool) -> Vec<&'static str> {
        let mut codes: Vec<_> =
            self.faults.iter().filter(|fault| wanted(fault.severity)).map(|fault| fault.code.as_str()).collect();
        codes.sort();
        codes.dedup();
        codes
    }
}

/// Judges a list: what went wrong while reading it and every rule it breaks.
pub fn judge(list: &DeckList, terms: &Terms<'_>) -> Verdict {
    let mut faults = list.faults.clone();
    match terms.format {
        Format::Premier | Format::TwinSuns => faults.extend(constructed(list, terms)),
        Format::Limited => faults.extend(limited(list, terms)),
        Format::Friendly => faults.extend(friendly(list, terms)),
    }
    faults.extend(missing::check(list, terms));
    Verdict::new(faults)
}

fn constructed(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let mut faults = leaders::check(list, terms);
    faults.extend(zones::check(list));
    faults.extend(sizes::check(list, terms));
    faults.extend(copies::check(list, terms));
    faults.extend(sets::check(list, terms));
    faults
}

fn limited(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let mut faults = leaders::check(list, terms);
    faults.extend(zones::check(list));
    faults.extend(sizes::check(list, terms));
    faults.extend(opened::check(list, terms));
    faults
}

/// Whatever can be dealt may be played; objections of Premier or, with two leaders, Twin Suns stay visible as warnings
/// (formats.md D-15).
fn friendly(list: &DeckList, terms: &Terms<'_>) -> Vec<Fault> {
    let mut faults = leaders::check(list, terms);
    faults.extend(zones::check(list));
    faults.extend(sizes::check(list, terms));
    let format = if list.size(Section::Leader) == 2 { Format::TwinSuns } else { Format::Premier };
    let strict = constructed(list, &Terms { format, ..*terms });
    let said: Vec<(Code, Option<Section>)> = faults.iter().map(|fault| (fault.code, fault.section)).collect();
    let marks = strict.into_iter().filter(|fault| !said.contains(&(fault.code, fault.section)));
    faults.extend(marks.map(Fault::as_warning));
    faults
}
