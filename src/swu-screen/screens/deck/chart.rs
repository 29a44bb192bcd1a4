//! The cost curve and the aspects of a deck, in text.

use screen::theme::role::Role;
use shell::cards::aspect_letters;
use swu_decks::formats::{DEAREST, DeckList, Picture};

/// Rows of the bars.
const HIGH: u32 = 3;

/// Steps of a row: a row can be half full.
const STEPS: u32 = 2;

/// Curve, types and aspects in a few lines.
pub(crate) fn lines(list: &DeckList, width: usize) -> Vec<(String, Role)> {
    let picture = Picture::of(list);
    let most = picture.curve.iter().copied().max().unwrap_or(0);
    let mut lines = Vec::new();
    for row in (1..=HIGH).rev() {
        let bar = |cards: &u32| {
            let full = (cards * HIGH * STEPS).div_ceil(most.max(1));
            match full.saturating_sub((row - 1) * STEPS) {
                0 => "   ",
                1 => " __",
                _ => " ##",
            }
        };
        lines.push((format!("      {}", picture.curve.iter().map(bar).collect::<String>()), Role::Meter));
    }
    let numbers: String = picture.curve.iter().map(|cards| format!("{cards:>3}")).collect();
    lines.push((format!("cards {numbers}"), Role::Text));
    let costs: String = (0..=DEAREST).map(|cost| format!("{cost:>3}")).collect();
    lines.push((format!("cost  {costs}+"), Role::Dim));
    let mut kinds: Vec<String> = picture
        .kinds
        .iter()
        .map(|(kind, cards)| format!("{cards} {kind}{}", if *cards == 1 { "" } else { "s" }))
        .collect();
    kinds.extend(Picture::mean_cost(list).map(|mean| format!("mean {}.{:02}", mean / 100, mean % 100)));
    lines.push((kinds.join("  "), Role::Text));
    let mut aspects: Vec<String> =
        picture.aspects.iter().map(|(aspect, cards)| format!("{} {cards}", aspect_letters(*aspect))).collect();
    if picture.neutral > 0 {
        aspects.push(format!("none {}", picture.neutral));
    }
    if picture.off_aspect > 0 {
        aspects.push(format!("off-aspect {}", picture.off_aspect));
    }
    lines.push((format!("aspects  {}", aspects.join("  ")), Role::Text));
    let fits = |(line, role): (String, Role)| (screen::theme::width::clip(&line, width, "~").into_owned(), role);
    lines.into_iter().map(fits).collect()
}
