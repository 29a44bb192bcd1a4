//! A card in one line: cost and type, icons, numbers, keywords.

use shell::cards::aspect_letters;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::Rarity;

/// What the columns of [`brief`] are.
pub(super) const HEADS: &str = "cost  asp  P/HP r";

/// `3u Vi 3/3 Sen`.
pub(super) fn short(card: &Printing) -> String {
    let keywords: Vec<&str> = card.keywords().map(abbreviated).collect();
    format!("{} {}", facts(card), keywords.join(" ")).trim_end().to_owned()
}

/// `3u Vi   3/3  U`: the same without keywords, with the letter of its rarity.
pub(super) fn brief(card: &Printing) -> String {
    format!("{} {}", facts(card), rarity(card))
}

/// `3u Vi   3/3  U Sen`: everything, in columns.
pub(super) fn columned(card: &Printing) -> String {
    let keywords: Vec<&str> = card.keywords().map(abbreviated).collect();
    format!("{} {}", brief(card), keywords.join(" ")).trim_end().to_owned()
}

/// The letter of a rarity, as printed on cards; a blank if it is not known.
pub(super) fn rarity(card: &Printing) -> &'static str {
    match card.rarity {
        Some(Rarity::Common) => "C",
        Some(Rarity::Uncommon) => "U",
        Some(Rarity::Rare) => "R",
        Some(Rarity::Legendary) => "L",
        Some(Rarity::Special) => "S",
        None => " ",
    }
}

fn facts(card: &Printing) -> String {
    let kind = match card.kind {
        CardType::Unit => "u",
        CardType::Event => "e",
        CardType::Upgrade => "p",
        CardType::Leader => "L",
        _ => "b",
    };
    let cost = card.cost.map(|cost| cost.to_string()).unwrap_or_default();
    let icons: String = card.aspects().map(aspect_letters).collect();
    let numbers = match (card.power, card.hp) {
        (Some(power), Some(hp)) => format!("{power}/{hp}"),
        _ => String::new(),
    };
    format!("{cost:>2}{kind} {icons:<4} {numbers:<4}")
}

/// The signs of the help screen.
fn abbreviated(keyword: &str) -> &str {
    match keyword {
        "Restore" => "Rst",
        "Overwhelm" => "Ovw",
        "Shielded" => "Shd",
        "Coordinate" => "Crd",
        "Exploit" => "Xpl",
        other => other.get(..3).unwrap_or(other),
    }
}
