//! A card in one line: cost and type, icons, numbers, keywords.

use shell::cards::aspect_letters;
use swu_cards::catalog::{CardType, Printing};

/// `3u Vi 3/3 Sen`.
pub(super) fn short(card: &Printing) -> String {
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
    let keywords: Vec<&str> = card.keywords().map(abbreviated).collect();
    format!("{cost:>2}{kind} {icons:<4} {numbers:<4} {}", keywords.join(" ")).trim_end().to_owned()
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
