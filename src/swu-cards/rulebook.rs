//! The rules in plain words: what the numbers that the program cites mean.
//!
//! Entries are data, `assets/rules/*.ron`. Their numbers are those of the rules digest that the engine follows: plain
//! numbers for the game itself (`9.2d`), a letter and a number for three and more seats (`C19`), a letter, a dash and a
//! number for decks, limited play and matches (`D-4`).

use crate::catalog::Catalogue;
use crate::rulings::Ruling;
pub use data::rulebook::{RuleEntry, Rulebook, Unreadable};
use std::sync::LazyLock;

/// The files, in the order in which they are read out.
const FILES: [(&str, &str); 8] = [
    ("01-basics.ron", include_str!("../../assets/rules/01-basics.ron")),
    ("02-attacks.ron", include_str!("../../assets/rules/02-attacks.ron")),
    ("03-abilities.ron", include_str!("../../assets/rules/03-abilities.ron")),
    ("04-keywords.ron", include_str!("../../assets/rules/04-keywords.ron")),
    ("05-more.ron", include_str!("../../assets/rules/05-more.ron")),
    ("06-multiplayer.ron", include_str!("../../assets/rules/06-multiplayer.ron")),
    ("07-formats.ron", include_str!("../../assets/rules/07-formats.ron")),
    ("08-later-sets.ron", include_str!("../../assets/rules/08-later-sets.ron")),
];

static SHARED: LazyLock<Option<Rulebook>> = LazyLock::new(|| shipped().ok());

/// Like [`shipped`], read once; `None` if they cannot be read, which a test rules out.
pub fn shared() -> Option<&'static Rulebook> {
    SHARED.as_ref()
}

/// The rules that are part of the program.
///
/// # Errors
/// A file cannot be read; tests make sure that they all can.
pub fn shipped() -> Result<Rulebook, Unreadable> {
    let chapters = FILES.map(RuleEntry::read).into_iter().collect::<Result<Vec<_>, Unreadable>>()?;
    Ok(Rulebook::of(chapters.concat(), Ruling::all().iter().map(on_card).collect()))
}

/// What is said about a card, as an entry of its own.
fn on_card(ruling: &Ruling) -> RuleEntry {
    let title = Catalogue::embedded().get(&ruling.card).map_or_else(|| ruling.card.clone(), ToString::to_string);
    RuleEntry {
        number: ruling.card.clone(),
        title,
        text: ruling.text.clone(),
        chapter: false,
        see: ruling.rules.clone(),
    }
}
