//! From what was written to the printing it means: by id, by name, or by both, which must then agree.

use super::UNDERSTOOD;
use super::builder::Slot;
use crate::formats::code::Code;
use crate::formats::fault::{Fault, shown};
use crate::formats::list::Section;
use swu_cards::catalog::{CardType, Catalogue, Id, Named, Printing, fold};

/// What a row says about its card.
#[derive(Default)]
pub(super) struct Written<'w> {
    /// The whole of it, for messages.
    pub(super) shown: String,
    /// Printings in any spelling; all must be the same card, and the first known one counts.
    pub(super) ids: Vec<&'w str>,
    /// The name.
    pub(super) name: Option<&'w str>,
    /// The list always writes subtitles: a bare title means a card without one.
    pub(super) bare_title_is_whole: bool,
    /// Marked as a demo or beta printing.
    pub(super) demo: bool,
}

/// What it means.
#[derive(Default)]
pub(super) struct Resolved {
    pub(super) printing: Option<&'static Printing>,
    pub(super) faults: Vec<Fault>,
    /// The id was not in its canonical spelling.
    pub(super) other_style: bool,
}

impl Resolved {
    fn fault(&mut self, code: Code, rule: &'static str, message: String) -> &mut Fault {
        self.faults.push(Fault::new(code, rule, message));
        let last = self.faults.len() - 1;
        &mut self.faults[last]
    }
}

pub(super) fn resolve(catalogue: &'static Catalogue, slot: Slot, written: &Written<'_>, hints: bool) -> Resolved {
    let mut resolved = Resolved::default();
    let (known, unknown) = known_ids(catalogue, &written.ids);
    if written.demo || unknown.iter().any(|id| is_demo(id)) {
        let message = format!("{} is a demo or beta printing; those are never legal", shown(&written.shown));
        resolved.fault(Code::Demo, "K-9", message);
        resolved.printing = known.first().map(|(_, printing)| *printing);
        return resolved;
    }
    if let Some((id, printing)) = known.first() {
        resolved.printing = Some(printing);
        resolved.other_style = *id != printing.id;
        check_agreement(catalogue, written, &known, printing, &mut resolved);
        return resolved;
    }
    match (written.name, unknown.first()) {
        (Some(name), id) => {
            by_name(catalogue, slot, name, written.bare_title_is_whole, hints, &mut resolved);
            if let (Some(printing), Some(id)) = (resolved.printing, id) {
                let message = format!(
                    "{} is a variant or unknown printing; taken by its name as {}, {printing}",
                    shown(id),
                    printing.id
                );
                resolved.faults.push(Fault::new(Code::Variant, "K-4", message).about(printing));
            }
        }
        (None, Some(id)) => unknown_id(catalogue, id, hints, &mut resolved),
        (None, None) => {
            resolved.fault(Code::Row, UNDERSTOOD, format!("{} names no card", shown(&written.shown)));
        }
    }
    resolved
}

type KnownId<'w> = (&'w str, &'static Printing);

fn known_ids<'w>(catalogue: &'static Catalogue, ids: &[&'w str]) -> (Vec<KnownId<'w>>, Vec<&'w str>) {
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for written in ids {
        match Id::parse(written).ok().and_then(|id| catalogue.get(id.as_str())) {
            Some(printing) => known.push((*written, printing)),
            None => unknown.push(*written),
        }
    }
    (known, unknown)
}

/// Demo and beta printings are not in the catalogue; their set codes give them away (formats.md K-9).
fn is_demo(id: &str) -> bool {
    let id = id.to_ascii_uppercase();
    id.contains("DEMO") || id.contains("BETA")
}

fn check_agreement(
    catalogue: &'static Catalogue,
    written: &Written<'_>,
    known: &[KnownId<'_>],
    printing: &'static Printing,
    resolved: &mut Resolved,
) {
    if let Some((id, other)) = known.iter().find(|(_, other)| !other.same_card(printing)) {
        let message = format!("{} is {printing}, but {} is {other}", printing.id, shown(id));
        resolved.faults.push(Fault::new(Code::Disagree, UNDERSTOOD, message).about(printing).about(other));
        return;
    }
    let Some(name) = written.name else { return };
    let (named, _) = read_name(catalogue, name);
    let (agrees, meant) = match &named {
        Named::Card(card) => (card.same_card(printing), vec![*card]),
        Named::Title(cards) => (cards.iter().any(|card| card.same_card(printing)), cards.clone()),
        Named::Nobody => (false, Vec::new()),
    };
    if !agrees {
        let message = format!("the row says {}, but {} is {printing}", shown(name), printing.id);
        resolved.faults.push(
            Fault::new(Code::Disagree, UNDERSTOOD, message)
                .about(printing)
                .hinting(meant.into_iter().take(8).map(hint)),
        );
    }
}

/// The name as written or, if no card has it, with common misspellings corrected.
fn read_name(catalogue: &'static Catalogue, name: &str) -> (Named<'static>, Option<String>) {
    match catalogue.read_name(name) {
        Named::Nobody => {}
        found => return (found, None),
    }
    let mut corrected = fold(name);
    for (circulating, printed) in catalogue.misspellings() {
        corrected = corrected.replace(&fold(circulating), printed);
    }
    let named = catalogue.read_name(&corrected);
    let changed = (named != Named::Nobody).then_some(corrected);
    (named, changed)
}

fn by_name(
    catalogue: &'static Catalogue,
    slot: Slot,
    name: &str,
    bare_is_whole: bool,
    hints: bool,
    resolved: &mut Resolved,
) {
    let (named, corrected) = read_name(catalogue, name);
    resolved.printing = match named {
        Named::Card(card) => Some(card),
        Named::Title(cards) => by_title(slot, name, &cards, bare_is_whole, resolved),
        Named::Nobody => {
            let near = if hints { catalogue.near(name, 3) } else { Vec::new() };
            let fault = resolved.fault(Code::UnknownCard, UNDERSTOOD, format!("no card is called {}", shown(name)));
            fault.hints = near.into_iter().map(|near| format!("did you mean {}?", hint(near.printing))).collect();
            None
        }
    };
    if let (Some(printing), Some(_)) = (resolved.printing, corrected) {
        let message = format!("{} is a known misspelling of {printing}", shown(name));
        resolved.faults.push(Fault::new(Code::Spelling, UNDERSTOOD, message).about(printing));
    }
}

/// A bare title must belong to one card among those the section can hold, or else to one card altogether.
fn by_title(
    slot: Slot,
    name: &str,
    cards: &[&'static Printing],
    bare_is_whole: bool,
    resolved: &mut Resolved,
) -> Option<&'static Printing> {
    let allowed: Vec<_> = cards.iter().copied().filter(|card| fits(slot, card.kind)).collect();
    let candidates = if allowed.is_empty() { cards } else { &allowed };
    if let [card] = candidates {
        return Some(card);
    }
    if bare_is_whole && let Some(whole) = candidates.iter().find(|card| card.subtitle.is_empty()) {
        return Some(whole);
    }
    let message = format!("{} is the title of {} cards; add the subtitle", shown(name), candidates.len());
    let fault = resolved.fault(Code::Ambiguous, UNDERSTOOD, message);
    fault.hints = candidates.iter().map(|card| hint(card)).collect();
    None
}

fn fits(slot: Slot, kind: CardType) -> bool {
    match slot {
        Slot::In(Section::Leader) => kind == CardType::Leader,
        Slot::In(Section::Base) => kind == CardType::Base,
        Slot::In(Section::Deck | Section::Sideboard) => kind.is_deck_card(),
        Slot::Head => matches!(kind, CardType::Leader | CardType::Base),
        Slot::In(Section::Pool) | Slot::ByType => !kind.is_token(),
    }
}

fn unknown_id(catalogue: &'static Catalogue, written: &str, hints: bool, resolved: &mut Resolved) {
    let advice = "give the number of a normal printing, or the name";
    let id = match Id::parse(written) {
        Ok(id) => id,
        Err(error) => {
            let named = read_name(catalogue, written).0;
            let fault =
                resolved.fault(Code::UnknownCard, UNDERSTOOD, format!("{} is not an id: {error}", shown(written)));
            fault.hints = match named {
                Named::Card(card) => vec![format!("the id of this card is {}", hint(card))],
                Named::Title(cards) => {
                    cards.into_iter().take(8).map(|card| format!("the id may be {}", hint(card))).collect()
                }
                Named::Nobody if hints => catalogue
                    .near(written, 3)
                    .into_iter()
                    .map(|near| format!("did you mean {}?", hint(near.printing)))
                    .collect(),
                Named::Nobody => Vec::new(),
            };
            return;
        }
    };
    let message = match catalogue.last_number(id.set()) {
        // A set that is not wholly known yet has normal numbers that nobody here knows.
        Some(last) if catalogue.count(id.set()) < usize::from(last) => format!(
            "{} is not known here: only {} cards of {} are",
            shown(id.as_str()),
            catalogue.count(id.set()),
            catalogue.set(id.set()).map_or_else(|| id.set().to_owned(), ToString::to_string)
        ),
        Some(last) => format!(
            "{} is a variant or unknown printing: normal numbers of {} end at {last}; {advice}",
            shown(id.as_str()),
            id.set()
        ),
        None => format!(
            "{} is a variant or unknown printing: the set {} is not known{}; {advice}",
            shown(id.as_str()),
            id.set(),
            newest(catalogue)
        ),
    };
    let fault = resolved.fault(Code::UnknownCard, UNDERSTOOD, message);
    if hints && catalogue.set(id.set()).is_none() {
        let number = &id.as_str()[id.set().len()..];
        let near = catalogue.sets().iter().filter(|set| strsim::osa_distance(set.code, id.set()) <= 1);
        let near = near.filter_map(|set| catalogue.get(&format!("{}{number}", set.code)));
        fault.hints = near.take(3).map(|card| format!("did you mean {}?", hint(card))).collect();
    }
}

/// The newest set that is known: one that is not may be newer.
fn newest(catalogue: &Catalogue) -> String {
    let newest = catalogue.sets().iter().max_by_key(|set| set.released);
    newest.map(|set| format!(" (the newest that is known is {set})")).unwrap_or_default()
}

/// `Luke Skywalker, Jedi Knight (SOR_051)`.
fn hint(card: &Printing) -> String {
    format!("{card} ({})", card.id)
}
