//! Every numbered rule, every row of the sheet and every card has a test named after it.

use deckbuilding::cards::library::Library;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The numbered rules by chapter and section, with how many numbers each has.
const RULES: [(&str, u8); 24] = [
    ("1", 7),
    ("2", 8),
    ("3", 7),
    ("4", 6),
    ("5_1", 4),
    ("5_2", 4),
    ("5_3", 6),
    ("6", 4),
    ("6_5", 6),
    ("6_6", 5),
    ("7", 11),
    ("8", 2),
    ("9", 1),
    ("10", 4),
    ("11_1", 7),
    ("11_2", 4),
    ("11_3", 2),
    ("11_4", 4),
    ("11_5", 3),
    ("11_6", 1),
    ("11_7", 4),
    ("11_8", 4),
    ("11_9", 1),
    ("12", 13),
];

/// The cards that the sheet of the team mode mentions, by their number.
const SHEET: [(u8, &str); 13] = [
    (1, "admiral_piett imperial_carrier endor"),
    (2, "tie_fighter z95_headhunter chewbacca general_veers director_krennic han_solo"),
    (3, "jabbas_sail_barge millennium_falcon at_at"),
    (4, "hwk_290 u_wing landing_craft croc_cruiser"),
    (5, "croc_cruiser gozanti_cruiser nebulon_b_frigate rebel_transport"),
    (6, "bespin kafrene jedha sullust"),
    (7, "death_star ord_mantell coruscant"),
    (8, "corellia mon_cala rodia tatooine"),
    (9, "dagobah kessel ig_88 quarren_mercenary kel_dor_mystic grand_moff_tarkin princess_leia"),
    (10, "twilek_smuggler"),
    (11, "hoth"),
    (12, "yavin_iv"),
    (13, "x_wing"),
];

const RULINGS: u8 = 19;
const CASES: u8 = 126;

/// What the names of all tests of this game mention: `rule 5.1.1`, `ruling 7`, `case 12`, `12.4 hwk_290`, a card.
fn spoken() -> BTreeSet<String> {
    fn read(folder: &Path, all: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                read(&entry, all);
                continue;
            }
            let text = fs::read_to_string(&entry).expect("a text");
            let tests = text.split("#[test]").skip(1);
            tests
                .filter_map(|test| test.trim().strip_prefix("fn ")?.split_once('('))
                .for_each(|(name, _)| note(name, all));
        }
    }
    let mut all = BTreeSet::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/deckbuilding"), &mut all);
    all
}

fn note(name: &str, all: &mut BTreeSet<String>) {
    if let Some(card) = name.strip_prefix("card_") {
        all.insert(format!("card {card}"));
    }
    let mut words = name.split('_').peekable();
    let (mut kind, mut last) = (words.next().unwrap_or_default(), None::<u8>);
    while let Some(word) = words.peek() {
        let number = |word: &str| word.trim_start_matches('r').parse::<u8>().ok();
        match *word {
            "and" => _ = words.next(),
            "to" => {
                words.next();
                let end = words.next().and_then(number).unwrap_or_default();
                (last.unwrap_or(end)..=end).for_each(|number| _ = all.insert(format!("{kind} {number}")));
            }
            "ruling" | "rule" => kind = words.next().unwrap_or_default(),
            _ => {
                let mut numbers = Vec::new();
                while let Some(number) = words.peek().and_then(|word| number(word)) {
                    numbers.push(number.to_string());
                    words.next();
                }
                if numbers.is_empty() {
                    break;
                }
                last = numbers.last().and_then(|number| number.parse().ok());
                match kind {
                    "rule" => _ = all.insert(format!("{kind} {}", numbers.join("_"))),
                    _ => all.extend(numbers.iter().map(|number| format!("{kind} {number}"))),
                }
            }
        }
    }
    let card: Vec<&str> = words.collect();
    let speaks: Vec<String> = all.iter().filter(|said| said.starts_with("rule 12_")).cloned().collect();
    for said in speaks {
        let number = said.trim_start_matches("rule 12_");
        if name.contains(&format!("12_{number}_")) && !card.is_empty() {
            all.insert(format!("sheet {number} {}", card.join("_")));
        }
    }
}

#[test]
fn every_rule_case_and_ruling_has_a_test_of_its_name() {
    let spoken = spoken();
    let rules =
        RULES.iter().flat_map(|(chapter, count)| (1..=*count).map(move |number| format!("rule {chapter}_{number}")));
    let cases = (1..=CASES).map(|number| format!("case {number}"));
    let rulings = (1..=RULINGS).map(|number| format!("ruling {number}"));
    let sheet = SHEET.iter().flat_map(|(number, ids)| ids.split(' ').map(move |id| format!("sheet {number} {id}")));
    let missing: Vec<String> =
        rules.chain(cases).chain(rulings).chain(sheet).filter(|name| !spoken.contains(name)).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

/// The statements of the digest of the Clone Wars box, and its rulings; C14 is about a card of another box.
fn statements() -> impl Iterator<Item = String> {
    let chapters = [(2, 15), (3, 5)].into_iter();
    let numbered =
        chapters.flat_map(|(chapter, count)| (1..=count).map(move |number| format!("box_{chapter}_{number}_")));
    numbered.chain((1..=16).filter(|number| *number != 14).map(|number| format!("ruling_c{number}_")))
}

#[test]
fn every_statement_and_ruling_of_the_clone_wars_has_a_test_of_its_name() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/deckbuilding/rules");
    let read = |file: &str| fs::read_to_string(folder.join(file)).expect("a text");
    let text = read("clone_wars.rs") + &read("clone_rulings.rs");
    let missing: Vec<String> = statements().filter(|name| !text.contains(&format!("fn {name}"))).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

#[test]
fn every_card_with_an_ability_has_a_test_of_its_name() {
    let (spoken, library) = (spoken(), Library::embedded().expect("the embedded cards are sound"));
    let cards = library.cards().iter().filter(|card| !card.abilities.is_empty() || !card.reward.is_empty());
    let missing: Vec<&str> =
        cards.map(|card| card.id.as_str()).filter(|id| !spoken.contains(&format!("card {id}"))).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}
