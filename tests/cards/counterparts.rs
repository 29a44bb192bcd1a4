//! Compares the generated texts with the cards' texts, fact by fact, if the card reference is at hand.

mod allowed;
mod words;

use allowed::ALLOWED;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use swu_cards::library::Library;
use swu_cards::wording::text;
use words::{differences, weighs};

/// In these sets every fact counts that the card mentions; in SOR every word that is a fact.
const SETS: [&str; 11] = ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"];

fn printed() -> Option<Vec<Value>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/cards");
    let mut printed = Vec::new();
    for set in SETS {
        let path = folder.join(format!("{set}.json"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            eprintln!("skipped: no card reference at {}", path.display());
            return None;
        };
        printed.extend(serde_json::from_str::<Vec<Value>>(&text).expect("a list of cards"));
    }
    printed.retain(|fact| fact["reprint_of"].is_null());
    Some(printed)
}

/// Whether a correction is about the name or the traits, not the text.
fn corrects_facts(correction: &str) -> bool {
    correction.starts_with("Trait") || correction.starts_with("Name")
}

/// Every text on the card, with each line corrected: a correction replaces the line most like it.
fn whole(fact: &Value) -> String {
    let text = |field: &str| fact[field].as_str().unwrap_or_default().to_owned();
    let sides = [text("text"), text("leader_text"), text("pilot_text")];
    let mut lines: Vec<String> = sides.iter().flat_map(|side| side.lines()).map(str::to_owned).collect();
    let words = |line: &str| -> BTreeSet<String> { line.split_whitespace().map(str::to_owned).collect() };
    let corrected = fact["errata"].as_array().into_iter().flatten().filter_map(Value::as_str);
    for correction in corrected.filter(|correction| !corrects_facts(correction)) {
        let likeness = |line: &&mut String| words(line).intersection(&words(correction)).count();
        if let Some(line) = lines.iter_mut().max_by_key(likeness) {
            *line = correction.to_owned();
        }
    }
    lines.push(text("epic_action"));
    if let (Some(power), Some(hp)) = (fact["upgrade_power"].as_i64(), fact["upgrade_hp"].as_i64())
        && fact["type"] != "Upgrade"
    {
        lines.push(format!("As an upgrade: {power:+}/{hp:+}"));
    }
    lines.join("\n")
}

#[test]
fn every_fact_of_a_card_is_said_and_nothing_more() {
    let Some(printed) = printed() else { return };
    let library = Library::embedded();
    let mut wrong = String::new();
    let mut used = vec![];
    for fact in &printed {
        let id = fact["id"].as_str().expect("an id");
        // Whether every card is there is asked where their facts are.
        let Some(card) = library.get(id) else { continue };
        let said: Vec<String> = text(card).lines().map(str::to_owned).collect();
        let differences = differences(&whole(fact), &said.join("\n"));
        for (word, on_card, here) in differences.into_iter().filter(|(word, ..)| id.starts_with("SOR") || weighs(word))
        {
            match ALLOWED.iter().position(|row| (row.0, row.1, row.2, row.3) == (id, &word, on_card, here)) {
                Some(row) => used.push(row),
                None => wrong.push_str(&format!("{id} \"{word}\": {on_card} on the card, {here} here\n")),
            }
        }
    }
    assert_eq!(printed.len(), 2445);
    assert!(wrong.is_empty(), "these texts say something else:\n{wrong}");
    let idle: Vec<_> = ALLOWED.iter().enumerate().filter(|(row, _)| !used.contains(row)).collect();
    assert!(idle.is_empty(), "these differences are not there any more: {idle:?}");
}

/// A text of our own, and what is noticed when it is worded wrongly.
#[test]
fn a_wrong_text_is_noticed() {
    let right = "Raid 2\nOn Attack: You may give another friendly damaged Trooper unit +2/-1 for this phase. \
                 (A reminder of 9 things.)\nAction [C=1, Exhaust]: Reveal up to 3 cards. Deal 4 damage to an enemy \
                 ground unit or base.";
    let noticed = |from: &str, to: &str| {
        assert!(right.contains(from), "{from}");
        let found = differences(right, &right.replacen(from, to, 1));
        found.into_iter().map(|(fact, one, other)| format!("{fact} {one}>{other}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(noticed("9 things", "8 things"), "");
    assert_eq!(noticed("[C=1, Exhaust]", "[1 resource, exhaust]"), "");
    assert_eq!(noticed("Raid 2\n", ""), "2 1>0, Raid 1>0");
    assert_eq!(noticed("Raid 2", "Raid 1"), "1 1>2, 2 1>0");
    assert_eq!(noticed("Raid", "Grit"), "Grit 0>1, Raid 1>0");
    assert_eq!(
        noticed("On Attack", "When Played"),
        "Attack 1>0, Played 0>1, attack 1>0, on attack 1>0, play 0>1, when 0>1"
    );
    assert_eq!(noticed("You may give", "Give"), "may 1>0");
    assert_eq!(noticed("another friendly", "a friendly"), "another 1>0");
    assert_eq!(noticed("friendly ", ""), "friendly 1>0");
    assert_eq!(noticed("damaged", "undamaged"), "damaged 1>0, undamaged 0>1");
    assert_eq!(noticed("Trooper unit", "non-Trooper unit"), "non 0>1");
    assert_eq!(noticed("Trooper", "Rebel"), "Rebel 0>1, Trooper 1>0");
    assert_eq!(noticed("+2/-1", "+2/-2"), "+2/-1 1>0, +2/-2 0>1");
    assert_eq!(noticed("this phase", "this attack"), "attack 1>2, this attack 0>1, this phase 1>0");
    assert_eq!(noticed("C=1", "C=2"), "1 1>0, 2 1>2");
    assert_eq!(noticed(", Exhaust", ""), "exhaust 1>0");
    assert_eq!(noticed("Reveal", "Search"), "reveal 1>0, search 0>1");
    assert_eq!(noticed("up to 3", "3"), "up to 1>0");
    assert_eq!(noticed("Deal 4", "Deal 5"), "4 1>0, 5 0>1");
    assert_eq!(noticed("an enemy ground", "a ground"), "enemy 1>0");
    assert_eq!(noticed("ground", "space"), "ground 1>0, space 0>1");
    assert_eq!(noticed(" or base", ""), "base 1>0");
    assert_eq!(
        noticed("enemy ground unit or base", "non-leader unit"),
        "base 1>0, enemy 1>0, ground 1>0, leader 0>1, non 0>1"
    );
}
