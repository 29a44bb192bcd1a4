//! Trilogy: three decks of one player, each a Premier deck without a sideboard, that share their copies
//! (later-sets.md 46.5).

use super::code::Code;
use super::fault::Fault;
use super::format::Format;
use super::legality::{Standing, Terms, Verdict, judge};
use super::list::{DeckList, Section};
use std::collections::BTreeMap;
use swu_cards::catalog::Printing;
use swu_cards::deck_rule::DeckRule;

/// How many decks a player brings.
pub const DECKS: usize = 3;

/// What is wrong with three decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrilogyVerdict {
    /// Each deck by itself.
    pub each: [Verdict; DECKS],
    /// The rules the three break together.
    pub together: Verdict,
}

impl TrilogyVerdict {
    /// The codes of everything worse than a warning, deck by deck and then together.
    pub fn errors(&self) -> Vec<&'static str> {
        self.each.iter().chain([&self.together]).flat_map(Verdict::errors).collect()
    }

    /// What may be done with the three decks: the worst of all verdicts.
    pub fn standing(&self) -> Standing {
        let each = self.each.iter().map(Verdict::standing).max();
        each.map_or(self.together.standing(), |worst| worst.max(self.together.standing()))
    }
}

/// Judges three decks by the sets, suspensions and sizes of the terms' profile.
pub fn judge_trilogy(lists: &[DeckList; DECKS], terms: &Terms<'_>) -> TrilogyVerdict {
    let terms = &Terms { format: Format::Premier, ..*terms };
    TrilogyVerdict { each: lists.each_ref().map(|list| alone(list, terms)), together: Verdict::new(shared(lists)) }
}

/// A Premier deck that has no sideboard.
fn alone(list: &DeckList, terms: &Terms<'_>) -> Verdict {
    let mut faults = judge(list, terms).faults;
    faults.retain(|fault| fault.code != Code::SideboardMaximum);
    if !list.sideboard.is_empty() {
        let message = format!("Trilogy has no sideboard; this list has one of {} cards", list.size(Section::Sideboard));
        faults.push(Fault::new(Code::SideboardForbidden, "46.5", message).within(Section::Sideboard));
    }
    Verdict::new(faults)
}

/// A card with its copies in all three decks.
struct Copies {
    printing: &'static Printing,
    section: Section,
    copies: u32,
}

/// At most three copies of a card, and one of each leader and base.
fn shared(lists: &[DeckList; DECKS]) -> Vec<Fault> {
    let mut cards: BTreeMap<&'static str, Copies> = BTreeMap::new();
    for (section, entry) in lists.iter().flat_map(DeckList::entries) {
        let Some(printing) = entry.printing.filter(|_| section != Section::Sideboard) else { continue };
        let card = cards.entry(printing.identity).or_insert(Copies { printing, section, copies: 0 });
        card.copies += entry.count.cards();
    }
    cards.into_values().filter_map(|card| card.fault()).collect()
}

impl Copies {
    fn fault(&self) -> Option<Fault> {
        let most = self.most();
        let Copies { printing, section, copies } = *self;
        (copies > most).then(|| {
            let message = format!("{copies} copies of {printing} in the three decks; at most {most} together");
            Fault::new(Code::Copies, "46.5", message).within(section).about(printing)
        })
    }

    fn most(&self) -> u32 {
        match (self.section, DeckRule::of(self.printing)) {
            (Section::Leader | Section::Base, _) => 1,
            (_, Some(DeckRule::Copies(most))) => most,
            _ => 3,
        }
    }
}
