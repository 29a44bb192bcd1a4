//! The cost curve, the types and the aspects of a deck.

use crate::board::hand::aspect_role;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use shell::cards::aspect_letters;
use swu_decks::formats::{DEAREST, DeckList, Picture};

/// Rows of the columns.
const HIGH: u16 = 3;

/// Columns before the numbers.
const LABEL: u16 = 6;

/// The most columns of a cost, and the fewest.
const WIDE: u16 = 4;
const NARROW: u16 = 2;

/// How many columns a cost has in an area of this width.
const fn pitch(width: u16) -> u16 {
    let fits = width / (DEAREST as u16 + 1);
    if fits > WIDE { WIDE } else { fits }
}

/// Curve, types and aspects; returns the rows used.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, list: &DeckList) -> u16 {
    let picture = Picture::of(list);
    let numbers = Rect { x: area.x + LABEL, width: area.width.saturating_sub(LABEL), ..area };
    let pitch = pitch(numbers.width);
    if pitch < NARROW {
        return 0;
    }
    draw_columns(canvas, Rect { height: HIGH.min(area.height), ..numbers }, &picture);
    for (told, row) in mean(list).iter().zip(1..HIGH) {
        canvas.text(area.x, area.y + row, LABEL, told, Role::Faint);
    }
    let mut y = area.y + HIGH;
    for (label, role) in [("cards", Role::Text), ("cost", Role::Faint)] {
        if y < area.bottom() {
            canvas.text(area.x, y, LABEL, label, Role::Faint);
            for (cost, cards) in picture.curve.iter().enumerate() {
                let told = if role == Role::Text { cards.to_string() } else { at_cost(cost) };
                let right = numbers.x + pitch * (cost as u16 + 1);
                let told_to = right + u16::from(cost == DEAREST && role == Role::Faint);
                canvas.text_right(told_to, y, pitch + 1, &told, role);
            }
        }
        y += 1;
    }
    for parts in [kinds(&picture), aspects(&picture)] {
        let mut x = area.x;
        for (told, role) in parts {
            if x > area.x && x + columns(&told) as u16 > area.right() {
                (x, y) = (area.x, y + 1);
            }
            if y < area.bottom() {
                x = canvas.text(x, y, area.right().saturating_sub(x), &told, role) + 2;
            }
        }
        y += 1;
    }
    y.min(area.bottom()) - area.y
}

/// The columns of the curve alone, over all rows of an area, from its left edge.
pub(crate) fn draw_columns(canvas: &mut Canvas<'_>, area: Rect, picture: &Picture) {
    let (pitch, levels) = (pitch(area.width), canvas.look.glyphs.levels);
    let most = picture.curve.iter().copied().max().unwrap_or(0).max(1);
    let each = levels.len() as u32;
    let wide = pitch.saturating_sub(1).min(2);
    for (cost, cards) in picture.curve.iter().enumerate() {
        let full = (cards * u32::from(area.height) * each).div_ceil(most);
        let x = area.x + pitch * (cost as u16 + 1) - wide;
        for row in 0..area.height {
            let here = full.saturating_sub(u32::from(row) * each).min(each);
            if let Some(sign) = here.checked_sub(1).and_then(|level| levels.get(level as usize)) {
                canvas.repeat(x, area.bottom() - 1 - row, wide, sign, Role::Meter);
            }
        }
    }
}

/// The costs below the columns of the curve alone.
pub(crate) fn draw_costs(canvas: &mut Canvas<'_>, row: Rect) {
    let pitch = pitch(row.width);
    for cost in 0..=DEAREST {
        let right = row.x + pitch * (cost as u16 + 1);
        canvas.text_right(right, row.y, pitch, &cost.to_string(), Role::Faint);
    }
}

fn at_cost(cost: usize) -> String {
    if cost == DEAREST { format!("{cost}+") } else { cost.to_string() }
}

/// `34 units`, `12 events`.
pub(crate) fn kinds(picture: &Picture) -> Vec<(String, Role)> {
    let plural = |cards: u32| if cards == 1 { "" } else { "s" };
    let kinds = picture.kinds.iter().map(|(kind, cards)| format!("{cards} {kind}{}", plural(*cards)));
    kinds.map(|told| (told, Role::Text)).collect()
}

/// `mean` and the mean cost; nothing of an empty deck.
pub(crate) fn mean(list: &DeckList) -> Vec<String> {
    let mean = Picture::mean_cost(list).map(|mean| format!("{}.{:02}", mean / 100, mean % 100));
    mean.map_or_else(Vec::new, |mean| vec!["mean".to_owned(), mean])
}

/// `aspects`, `Vg 20`, `off-aspect 2`.
fn aspects(picture: &Picture) -> Vec<(String, Role)> {
    let counted = |(aspect, cards)| (format!("{} {cards}", aspect_letters(aspect)), aspect_role(aspect));
    let mut parts = vec![("aspects".to_owned(), Role::Faint)];
    parts.extend(picture.aspects.iter().map(|(aspect, cards)| counted((*aspect, *cards))));
    parts.extend((picture.neutral > 0).then(|| (format!("none {}", picture.neutral), Role::NoAspect)));
    parts.extend((picture.off_aspect > 0).then(|| (format!("off-aspect {}", picture.off_aspect), Role::Gold)));
    parts
}
