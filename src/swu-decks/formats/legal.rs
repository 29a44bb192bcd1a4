//! A deck that has been judged: its holder may play it in the format it was judged for.

use super::format::Format;
use super::legality::{Standing, Terms, Verdict, judge};
use super::list::{Count, DeckList, ListEntry};
use swu_cards::catalog::Printing;

/// A sound deck: every card known and playable, every rule of its format kept. [`LegalDeck::check`] is the only way to
/// make one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalDeck {
    list: DeckList,
    format: Format,
    profile: String,
    verdict: Verdict,
}

/// A list that is not sound, with everything that is wrong with it. The list is returned: nothing is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The list as it was.
    pub list: DeckList,
    /// What is wrong with it.
    pub verdict: Verdict,
}

impl LegalDeck {
    /// Judges a list and keeps it if it may be played (formats.md D-13).
    ///
    /// # Errors
    /// All faults at once; also if the list is legal but has cards that cannot be played here yet.
    pub fn check(list: DeckList, terms: &Terms<'_>) -> Result<LegalDeck, Box<Refused>> {
        let verdict = judge(&list, terms);
        if verdict.standing() != Standing::Legal || !verdict.is_playable() {
            return Err(Box::new(Refused { list, verdict }));
        }
        Ok(LegalDeck { list, format: terms.format, profile: terms.profile.name.clone(), verdict })
    }

    /// The format it was judged for.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The name of the profile it was judged by.
    pub fn profile(&self) -> &str {
        &self.profile
    }

    /// The list as it was written.
    pub fn list(&self) -> &DeckList {
        &self.list
    }

    /// Remarks about it; in friendly games, why no event would take the list (formats.md D-15).
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// Would events object to it? Then it must be shown with a mark (formats.md D-15).
    pub fn is_marked(&self) -> bool {
        self.verdict.faults.iter().any(|fault| fault.code.severity() > fault.severity)
    }

    /// Its one or two leaders.
    pub fn leaders(&self) -> impl Iterator<Item = &'static Printing> + use<'_> {
        cards(&self.list.leaders)
    }

    /// Its base.
    #[expect(clippy::unreachable, reason = "a list that was judged legal has a base")]
    pub fn base(&self) -> &'static Printing {
        match cards(&self.list.bases).next() {
            Some(base) => base,
            None => unreachable!("a legal deck has a base"),
        }
    }

    /// Every card of the draw deck, copies one by one.
    pub fn deck(&self) -> impl Iterator<Item = &'static Printing> + use<'_> {
        cards(&self.list.deck)
    }

    /// Every card of the sideboard, copies one by one.
    pub fn sideboard(&self) -> impl Iterator<Item = &'static Printing> + use<'_> {
        cards(&self.list.sideboard)
    }
}

fn cards(entries: &[ListEntry]) -> impl Iterator<Item = &'static Printing> + use<'_> {
    entries.iter().flat_map(|entry| {
        let copies = match entry.count {
            Count::Whole(count) => usize::from(count),
            Count::Nonsense(_) => 0,
        };
        entry.printing.into_iter().flat_map(move |printing| std::iter::repeat_n(printing, copies))
    })
}
