//! The cards of all positions: the program's, and a few plain ones for tests.

use std::sync::{Arc, LazyLock};
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_rules::book::Book;
use swu_rules::notation::Ground;

/// Plain cards and small mechanisms that no printed card shows alone.
const OVERLAY: &str = include_str!("cards.ron");

/// A leader with every icon twice and no ability.
pub(crate) const LEADER: &str = "TST_001";
/// A base with 30 HP and no ability.
pub(crate) const BASE: &str = "TST_002";
/// What decks are made of by default.
pub(crate) const FILLER: &str = "TST_003";

/// What is on the table if a text does not say.
pub(crate) const GROUND: Ground = Ground { leader: LEADER, base: BASE, filler: FILLER };

/// The cards, compiled.
pub(super) fn data() -> &'static Arc<CardData> {
    static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| {
        let own = own_files();
        let mut files: Vec<(&str, &str)> = own.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        files.push(("position.ron", OVERLAY));
        match Library::with_overlay(&files) {
            Ok(library) => Arc::new(CardData::of(library)),
            Err(faults) => {
                let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
                panic!("the test cards are broken:\n{}", lines.join("\n"));
            }
        }
    });
    &DATA
}

/// The card files of the folder that `CANTINA_CARDS` names: lets you try cards without building anything.
fn own_files() -> Vec<(String, String)> {
    let Some(folder) = std::env::var_os("CANTINA_CARDS") else { return vec![] };
    let entries = std::fs::read_dir(folder).expect("a folder of card files");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("a card file"))
        })
        .collect();
    files.sort();
    files
}

/// The library.
pub(crate) fn library() -> &'static Library {
    &data().library
}

/// The library, compiled.
pub(crate) fn book() -> &'static Book {
    &data().book
}
