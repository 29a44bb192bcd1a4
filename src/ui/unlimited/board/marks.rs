//! What stands behind a unit's numbers: keywords, tokens, upgrades, captives; in words or in letters.

use crate::unlimited::rules::view::UnitView;

/// Keywords that matter only when the card is played; the row leaves them to the inspector.
const WHEN_PLAYED: [&str; 5] = ["Ambush", "Shielded", "Exploit", "Smuggle", "Plot"];

/// The marks of a unit in at most `width` columns: words if they fit, else letters. Letters that do not fit are cut by
/// whole marks, and a `+` says so.
pub fn marks(unit: &UnitView, width: usize) -> String {
    let words = all(unit, false).join(", ");
    if words.len() <= width {
        return words;
    }
    let letters = all(unit, true);
    let mut text = String::new();
    for (index, mark) in letters.iter().enumerate() {
        let gap = usize::from(!text.is_empty());
        let rest = usize::from(index + 1 < letters.len()) * 2;
        if text.len() + gap + mark.len() + rest > width && !(text.len() + gap + mark.len() <= width && rest == 0) {
            text.push_str(if text.is_empty() { "+" } else { " +" });
            break;
        }
        if gap == 1 {
            text.push(' ');
        }
        text.push_str(mark);
    }
    text
}

/// How many columns the marks need in words and in letters.
pub fn widths(unit: &UnitView) -> (usize, usize) {
    (all(unit, false).join(", ").len(), all(unit, true).join(" ").len())
}

fn all(unit: &UnitView, brief: bool) -> Vec<String> {
    let mut marks = Vec::new();
    let tokens = |name: &str| unit.upgrades.iter().filter(|upgrade| upgrade.name == name).count();
    let (shields, experience) = (tokens("Shield"), tokens("Experience"));
    let others = unit.upgrades.len() - shields - experience;
    if let Some(number) = unit.keywords.get("Sentinel") {
        marks.push(keyword("Sentinel", *number, brief));
    }
    if shields > 0 {
        marks.push(counted("Shield", "Shd", shields, brief));
    }
    if unit.leader {
        marks.push(if brief { "L".into() } else { "leader".into() });
    }
    for (name, number) in unit.keywords.iter().filter(|(name, _)| **name != "Sentinel" && !WHEN_PLAYED.contains(name)) {
        marks.push(keyword(name, *number, brief));
    }
    if experience > 0 {
        marks.push(counted("Exp", "Exp", experience, brief));
    }
    if others > 0 {
        marks.push(counted("upgrades", "Up", others, brief));
    }
    if !unit.captives.is_empty() {
        marks.push(counted("captives", "Cap", unit.captives.len(), brief));
    }
    marks
}

fn counted(word: &str, letters: &str, count: usize, brief: bool) -> String {
    if brief { format!("{letters}{count}") } else { format!("{word} {count}") }
}

fn keyword(name: &str, number: i16, brief: bool) -> String {
    let numbered = matches!(name, "Raid" | "Restore" | "Exploit");
    match (brief, numbered) {
        (false, false) => name.into(),
        (false, true) => format!("{name} {number}"),
        (true, false) => letters(name).into(),
        (true, true) => format!("{}{number}", letters(name)),
    }
}

/// A keyword in at most four letters.
fn letters(name: &str) -> &str {
    match name {
        "Sentinel" => "Sen",
        "Restore" => "Rst",
        "Saboteur" => "Sab",
        "Overwhelm" => "Ovw",
        "Bounty" => "Bty",
        "Coordinate" => "Crd",
        "Hidden" => "Hid",
        "Support" => "Sup",
        "Piloting" => "Pil",
        other => other.get(..4).unwrap_or(other),
    }
}
