//! No card that says something goes without a position.

use crate::position::library;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Cards whose position is still to come, by set. A card that is shown must go from here; none is ever added.
const TO_COME: &[(&str, &[u16])] = &[
    (
        "LOF",
        &[
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
            32, 33, 34, 35, 36, 37, 38, 39, 40, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 57, 59, 61, 62, 63,
            64, 65, 67, 68, 69, 70, 71, 72, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 85, 86, 87, 88, 89, 90, 91, 92, 94,
            95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 113, 114, 115, 116, 118,
            120, 121, 122, 123, 124, 125, 126, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
            142, 143, 144, 145, 146, 147, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 163, 165,
            166, 167, 169, 170, 171, 173, 174, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
            190, 191, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212,
            213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 231, 232, 233, 234,
            235, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 255, 257, 258,
            259, 260, 261, 263,
        ],
    ),
    (
        "IBH",
        &[
            1, 3, 4, 5, 6, 9, 10, 11, 13, 14, 15, 16, 18, 19, 20, 21, 23, 31, 52, 53, 58, 59, 60, 61, 62, 64, 66, 68,
            69, 70, 72, 74, 78, 79, 82, 95, 99, 104,
        ],
    ),
];

/// How many cards of each set say something, at the least.
const SETS: &[(&str, usize)] =
    &[("SOR", 200), ("SHD", 200), ("TWI", 200), ("JTL", 200), ("LOF", 200), ("SEC", 200), ("IBH", 35)];

#[test]
fn every_card_that_says_something_is_shown() {
    let mut sources = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cards_play"), &mut sources);
    for (set, least) in SETS {
        let speaking = speaking(set);
        assert!(speaking.len() >= *least, "only {} cards of {set} say something", speaking.len());
        let shown = shown(set, &sources);
        let odd: Vec<&String> = shown.difference(&speaking).collect();
        assert!(odd.is_empty(), "these say nothing: {odd:?}");
        let to_come = TO_COME.iter().find(|(of, _)| of == set).map_or(&[] as &[u16], |(_, numbers)| numbers);
        let to_come: BTreeSet<String> = to_come.iter().map(|number| format!("{set}_{number:03}")).collect();
        let missing: Vec<&String> = speaking.difference(&shown).filter(|id| !to_come.contains(*id)).collect();
        assert!(missing.is_empty(), "without a position: {missing:?}");
        let done: Vec<&String> = to_come.intersection(&shown).collect();
        assert!(done.is_empty(), "these are shown, so their list is shorter: {done:?}");
    }
}

/// Reprints say what their first print says; it is shown there.
fn speaking(set: &str) -> BTreeSet<String> {
    let cards = library().iter().map(|(_, card)| card);
    cards
        .filter(|card| card.set() == set && !card.kind.is_token() && card.reprints.is_none())
        .filter(|card| !card.abilities.is_empty() || !card.keywords.is_empty() || card.unit_side.is_some())
        .map(|card| card.id.clone())
        .collect()
}

/// Tests are named by the card they show.
fn shown(set: &str, sources: &str) -> BTreeSet<String> {
    let start = format!("fn {}_", set.to_lowercase());
    let numbers = sources.split(&start).skip(1).filter_map(|rest| rest.get(..3));
    numbers.filter(|number| number.parse::<u16>().is_ok()).map(|number| format!("{set}_{number}")).collect()
}

/// The text of every file of a folder and the folders in it.
fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("the folder of these tests is there") {
        let path = entry.expect("its entries can be read").path();
        match path.is_dir() {
            true => read(&path, into),
            false => into.push_str(&fs::read_to_string(&path).expect("tests are text")),
        }
    }
}
