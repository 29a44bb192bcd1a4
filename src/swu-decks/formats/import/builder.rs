//! Collects rows and faults into a list.

use super::places::Places;
use super::resolve::{Resolved, Written, resolve};
use super::{MOST_ROWS, UNDERSTOOD, Unreadable};
use crate::formats::code::{Code, Severity};
use crate::formats::fault::{Fault, Place, shown};
use crate::formats::list::{Count, DeckList, ListEntry, MOST_COPIES, Section};
use crate::formats::pool::Pool;
use crate::formats::source::Source;
use swu_cards::catalog::{CardType, Catalogue, Printing};

/// Where a row belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    /// The text says so.
    In(Section),
    /// Leaders lead, bases are bases, everything else is the deck.
    ByType,
    /// The first part of a picklist: bases are bases, everything else is meant to lead.
    Head,
}

/// The text as a whole is not a list; the faults are in the builder.
pub(super) struct Stop;

/// Looking for similar names takes time, and nobody reads more hints than this.
const MOST_HINTS: usize = 20;

/// The list in the making.
pub(super) struct Builder<'t> {
    pub(super) catalogue: &'static Catalogue,
    pub(super) places: Places<'t>,
    pub(super) list: DeckList,
    rows: usize,
    hints: usize,
    /// Ids not in the canonical spelling: how many, and the first.
    styled: Option<(usize, String, &'static str, Option<Place>)>,
}

impl<'t> Builder<'t> {
    pub(super) fn collect(
        text: &'t str,
        source: Source,
        catalogue: &'static Catalogue,
        read: impl FnOnce(&mut Builder<'t>) -> Result<(), Stop>,
    ) -> Result<DeckList, Unreadable> {
        let places = Places::of(text);
        let mut builder = Builder { catalogue, places, list: DeckList::empty(source), rows: 0, hints: 0, styled: None };
        let end = read(&mut builder);
        builder.report_styles();
        builder.list.faults.sort_by_key(|fault| fault.place.is_none());
        match end {
            Ok(()) => Ok(builder.list),
            Err(Stop) => {
                // The list is empty, so mere warnings are not worth giving.
                builder.list.faults.retain(|fault| fault.severity > Severity::Warning);
                Err(Unreadable { faults: builder.list.faults })
            }
        }
    }

    pub(super) fn text(&self) -> &'t str {
        self.places.text()
    }

    pub(super) fn place_of(&self, part: &str) -> Option<Place> {
        Some(self.places.at(self.places.offset_of(part)))
    }

    pub(super) fn fault(&mut self, fault: Fault) {
        self.list.faults.push(fault);
    }

    /// Reports that the text as a whole is not a list.
    pub(super) fn stop(&mut self, code: Code, place: Option<Place>, message: impl Into<String>) -> Stop {
        self.fault(Fault::new(code, UNDERSTOOD, message).at(place));
        Stop
    }

    /// Adds a row to the list.
    pub(super) fn row(
        &mut self,
        slot: Slot,
        written: &Written<'_>,
        count: Count,
        place: Option<Place>,
    ) -> Result<(), Stop> {
        self.count_row(place)?;
        let resolved = self.card(slot, written, place);
        let section = section_of(slot, resolved);
        self.check_count(&count, &written.shown, section, place);
        self.enter(section, ListEntry { written: written.shown.clone(), printing: resolved, count, place });
        Ok(())
    }

    /// Adds opened cards to the pool.
    pub(super) fn pool_row(&mut self, written: &Written<'_>, count: Count, place: Option<Place>) -> Result<(), Stop> {
        self.count_row(place)?;
        let resolved = self.card(Slot::In(Section::Pool), written, place);
        self.check_count(&count, &written.shown, Section::Pool, place);
        if let Some(printing) = resolved {
            self.pool().add(printing, count.cards());
        }
        Ok(())
    }

    /// Adds a promotional leader to the pool.
    pub(super) fn pool_leader(&mut self, written: &Written<'_>, place: Option<Place>) -> Result<(), Stop> {
        self.count_row(place)?;
        if let Some(printing) = self.card(Slot::In(Section::Leader), written, place) {
            self.pool().allow_leader(printing);
        }
        Ok(())
    }

    /// The pool, which exists from now on even if it stays empty.
    pub(super) fn pool(&mut self) -> &mut Pool {
        self.list.pool.get_or_insert_default()
    }

    /// Keeps a row that makes no sense, and says what is wrong with it.
    pub(super) fn nonsense(
        &mut self,
        slot: Slot,
        code: Code,
        written: &str,
        place: Option<Place>,
        message: String,
    ) -> Result<(), Stop> {
        self.count_row(place)?;
        let section = section_of(slot, None);
        self.fault(Fault::new(code, UNDERSTOOD, message).at(place).within(section));
        if section != Section::Pool {
            self.enter(
                section,
                ListEntry {
                    written: written.chars().take(200).collect(),
                    printing: None,
                    count: Count::Whole(1),
                    place,
                },
            );
        }
        Ok(())
    }

    fn count_row(&mut self, place: Option<Place>) -> Result<(), Stop> {
        self.rows += 1;
        if self.rows > MOST_ROWS {
            return Err(self.stop(
                Code::TooLarge,
                place,
                format!("the list has more than {MOST_ROWS} rows; nothing was taken from it"),
            ));
        }
        Ok(())
    }

    fn card(&mut self, slot: Slot, written: &Written<'_>, place: Option<Place>) -> Option<&'static Printing> {
        let Resolved { printing, faults, other_style } =
            resolve(self.catalogue, slot, written, self.hints < MOST_HINTS);
        for fault in faults {
            self.hints += usize::from(fault.code == Code::UnknownCard);
            let fault = fault.at(place);
            self.fault(match (slot, fault.section) {
                (Slot::In(section), None) => fault.within(section),
                _ => fault,
            });
        }
        if let (true, Some(printing)) = (other_style, printing) {
            let styled = self.styled.get_or_insert_with(|| (0, written.shown.clone(), printing.id, place));
            styled.0 += 1;
        }
        printing
    }

    fn check_count(&mut self, count: &Count, card: &str, section: Section, place: Option<Place>) {
        if let Count::Nonsense(written) = count {
            let message =
                format!("the count of {} is {}; a count is a whole number from 1 to 99", shown(card), shown(written));
            self.fault(Fault::new(Code::Count, UNDERSTOOD, message).at(place).within(section));
        }
    }

    /// Several rows of deck or sideboard with one id are added up (formats.md D-14).
    fn enter(&mut self, section: Section, entry: ListEntry) {
        let entries = match section {
            Section::Leader => &mut self.list.leaders,
            Section::Base => &mut self.list.bases,
            Section::Deck | Section::Pool => &mut self.list.deck,
            Section::Sideboard => &mut self.list.sideboard,
        };
        let earlier = match (section, entry.printing) {
            (Section::Deck | Section::Sideboard, Some(printing)) => {
                entries.iter_mut().find(|earlier| earlier.printing.is_some_and(|other| other.id == printing.id))
            }
            _ => None,
        };
        let sum = earlier.and_then(|earlier| {
            let (Count::Whole(one), Count::Whole(two)) = (&earlier.count, &entry.count) else { return None };
            let sum = one + two;
            if sum > MOST_COPIES {
                return None;
            }
            earlier.count = Count::Whole(sum);
            Some((sum, earlier.place))
        });
        let (Some((sum, first)), Some(printing)) = (sum, entry.printing) else {
            entries.push(entry);
            return;
        };
        if self.list.source != Source::Csv {
            let before = first.map(|place| format!(" before, in line {},", place.line)).unwrap_or_default();
            let message =
                format!("{} ({printing}) stands in the {section}{before} already; added up to {sum}", printing.id);
            self.fault(
                Fault::new(Code::Duplicate, UNDERSTOOD, message).at(entry.place).within(section).about(printing),
            );
        }
    }

    fn report_styles(&mut self) {
        if self.list.source == Source::Json
            && let Some((rows, written, canonical, place)) = self.styled.take()
        {
            let rows = if rows == 1 { "one id is".to_owned() } else { format!("{rows} ids are") };
            let message = format!("{rows} not in the usual spelling, as {} for {canonical}", shown(&written));
            self.fault(Fault::new(Code::IdStyle, "K-3", message).at(place));
        }
    }
}

fn section_of(slot: Slot, printing: Option<&'static Printing>) -> Section {
    match (slot, printing.map(|printing| printing.kind)) {
        (Slot::In(section), _) => section,
        (_, Some(CardType::Base)) => Section::Base,
        (Slot::ByType, Some(CardType::Leader)) | (Slot::Head, _) => Section::Leader,
        (Slot::ByType, _) => Section::Deck,
    }
}
