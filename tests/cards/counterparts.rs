//! What the generated texts say against what the cards say, fact by fact, where the card reference is at hand.

mod words;

use cantina::unlimited::cards::library::Library;
use cantina::unlimited::cards::wording::text;
use serde_json::Value;
use std::path::Path;
use words::differences;

/// Where a text may say a fact more or less often than the card: id, fact, times on the card, times here, why.
const ALLOWED: &[(&str, &str, usize, usize, &str)] = &[
    ("SOR_031", "in any order", 1, 2, "the order at the bottom is chosen too"),
    ("SOR_035", "each", 1, 0, "that many tokens are one for each card"),
    ("SOR_035", "revealed", 1, 0, "that many counts the revealed cards"),
    ("SOR_051", "instead", 1, 0, "two cases, the bigger first"),
    ("SOR_051", "otherwise", 0, 1, "two cases, the bigger first"),
    ("SOR_052", "any number", 1, 0, "dividing says it"),
    ("SOR_052", "divided", 0, 1, "dividing among any number"),
    ("SOR_062", "name", 1, 2, "what is named is a name"),
    ("SOR_088", "combat damage", 0, 1, "only combat damage can be in excess here"),
    ("SOR_092", "any number", 1, 0, "none is a number too: you may"),
    ("SOR_092", "may", 0, 1, "none is a number too: you may"),
    ("SOR_142", "Sentinel", 0, 1, "rule of Sentinel, said where it matters"),
    ("SOR_142", "different", 0, 1, "an aspect counts once"),
    ("SOR_142", "unless", 0, 1, "rule of Sentinel, said where it matters"),
    ("SOR_145", "either", 1, 0, "one of two is chosen"),
    ("SOR_151", "friendly", 2, 1, "itself is the friendly unit"),
    ("SOR_152", "any number", 0, 1, "any number is at will"),
    ("SOR_152", "may", 1, 0, "any number is at will"),
    ("SOR_152", "revealed", 2, 1, "cards among them"),
    ("SOR_179", "unit", 1, 0, "only a unit is exhausted"),
    ("SOR_188", "defending player", 1, 2, "said in full"),
    ("SOR_192", "leave", 1, 0, "doing nothing leaves it"),
    ("SOR_193", "either", 1, 0, "one or the other is paying or not"),
    ("SOR_193", "if", 0, 1, "one or the other is paying or not"),
    ("SOR_193", "may", 0, 1, "one or the other is paying or not"),
    ("SOR_223", "combined", 1, 2, "that much said in full"),
    ("SOR_223", "cost", 1, 2, "that much said in full"),
    ("SOR_223", "equal", 0, 1, "that much said in full"),
    ("SOR_223", "top", 0, 1, "cards are revealed from the top"),
    ("SOR_233", "may", 0, 1, "a player who need not say it"),
    ("SOR_233", "otherwise", 0, 1, "two cases"),
    ("SOR_233", "unless", 1, 0, "two cases"),
    ("SOR_235", "play", 1, 2, "the played unit said in full"),
];

fn printed() -> Option<Vec<Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/cards/SOR.json");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no card reference at {}", path.display());
        return None;
    };
    Some(serde_json::from_str(&text).expect("a list of cards"))
}

/// Every text on the card, corrected where it was.
fn whole(fact: &Value) -> String {
    let text = |field: &str| fact[field].as_str().unwrap_or_default().to_owned();
    let corrected: Vec<&str> = fact["errata"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let front = if corrected.is_empty() { text("text") } else { corrected.join("\n") };
    [front, text("epic_action"), text("leader_text")].join("\n")
}

#[test]
fn every_fact_of_a_card_is_said_and_nothing_more() {
    let Some(printed) = printed() else { return };
    let library = Library::embedded();
    let mut wrong = String::new();
    let mut used = vec![];
    for fact in &printed {
        let id = fact["id"].as_str().expect("an id");
        let card = library.get(id).unwrap_or_else(|| panic!("{id} is missing"));
        let said: Vec<String> = text(card).lines().map(str::to_owned).collect();
        for (word, on_card, here) in differences(&whole(fact), &said.join("\n")) {
            match ALLOWED.iter().position(|row| (row.0, row.1, row.2, row.3) == (id, &word, on_card, here)) {
                Some(row) => used.push(row),
                None => wrong.push_str(&format!("{id} \"{word}\": {on_card} on the card, {here} here\n")),
            }
        }
    }
    assert_eq!(printed.len(), 252);
    assert!(wrong.is_empty(), "these texts say something else:\n{wrong}");
    let idle: Vec<_> = ALLOWED.iter().enumerate().filter(|(row, _)| !used.contains(row)).collect();
    assert!(idle.is_empty(), "these differences are not there any more: {idle:?}");
}

/// A text of our own, and what is noticed when it is said wrong.
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
