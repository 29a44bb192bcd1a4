//! The hand of a duel over the whole width: backs of cards while it is closed, cards side by side while it is open.

use super::hand::{self, beside, how_it_closes, no_look};
use super::hand_card::HandCard;
use super::scene::{Closing, HandSight, Scene};
use super::since;
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::backs;
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use shell::command::Command;
use swu_view::SeatView;

/// The columns of a card: at least, at most, and for the chosen one.
const LEAST: u16 = 8;
const MOST: u16 = 26;
const CHOSEN: u16 = 32;
/// Columns kept beside the backs for what is said there.
const BESIDE: u16 = 44;

/// Draws the hand.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, logged: bool, hits: &mut Hits) {
    canvas.surface(area, Role::Room);
    match scene.hand {
        HandSight::None => told(canvas, area, scene, logged, hits),
        HandSight::Closed(seat) => closed(canvas, area, scene, seat, logged, hits),
        HandSight::Open(seat, closing) => open(canvas, area, scene, (seat, closing), hits),
    }
}

/// What happened since, where no panel says it.
fn told(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, logged: bool, hits: &mut Hits) {
    if !logged {
        since::before_newest(canvas, area, scene, hits);
    }
}

/// Whose hand is open, and how many cards it has.
pub(super) fn title(scene: &Scene<'_>) -> Option<String> {
    let HandSight::Open(seat, closing) = scene.hand else { return None };
    Some(hand::title(scene.seat(seat)?, closing))
}

fn closed(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, logged: bool, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let count = side.hand.len();
    let rows = area.height;
    let x = backs::draw(canvas, area, count, BESIDE);
    let beside = Rect::new(x, area.y, area.right().saturating_sub(x + 1), area.height);
    let said = format!("Hand {count}, closed");
    let end = canvas.text(x, area.y, beside.width, &said, Role::Dim);
    // A bot thinking beside the screen shows its hand to nobody.
    if scene.thinking.is_some() {
        return told(canvas, below(beside, 1), scene, logged, hits);
    }
    hits.add(Rect { height: rows, ..area }, Spot::Hint(Command::Hand));
    let (y, at) = if rows > 1 { (area.y + 1, x) } else { (area.y, end + 2) };
    let key = canvas.chip(at, y, beside.right().saturating_sub(at), "[Tab]", Role::ChipSecret) + 1;
    let look = format!("look: only {} at the screen", side.name);
    canvas.text(key, y, beside.right().saturating_sub(key), &look, Role::TitlePrivate);
    let (full, short) = no_look(scene);
    if let (Some(text), true) = ([full, short].into_iter().find(|text| columns(text) <= beside.width.into()), rows > 2)
    {
        canvas.text(x, area.y + 2, beside.width, text, Role::Faint);
    }
    told(canvas, below(beside, 4), scene, logged, hits);
}

/// The rows below some.
fn below(area: Rect, rows: u16) -> Rect {
    Rect { y: area.y + rows, height: area.height.saturating_sub(rows), ..area }
}

fn open(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, (seat, closing): (Seat, Closing), hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    canvas.surface(area, Role::Private);
    canvas.rail(Rect { width: 1, ..area }, Role::FramePrivate);
    let cursor = match scene.state.cursor {
        Some(Thing::Hand(at)) => Some(at),
        _ => None,
    };
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let slots = Slots::of(inside, side, cursor);
    closes(canvas, Rect { height: 1, ..inside }, closing, slots.left_out);
    for (index, slot) in &slots.cards {
        match side.hand.get(*index).and_then(|card| card.known()) {
            Some(card) => {
                let answer = beside(scene, card);
                HandCard { scene, card, index: *index, raised: cursor == Some(*index), answer }
                    .draw(canvas, *slot, hits);
            }
            None => {
                canvas.lattice(*slot, Role::Back);
                canvas.text(slot.x, slot.y, slot.width, &format!(" {} ", index + 1), Role::Dim);
                hits.add(*slot, Thing::Hand(*index));
            }
        }
    }
}

/// How the hand closes, and how many cards are not shown, in the row above the cards.
fn closes(canvas: &mut Canvas<'_>, row: Rect, closing: Closing, left_out: usize) {
    let closes = how_it_closes(closing);
    let more = if left_out > 0 { format!("+{left_out} more   ") } else { String::new() };
    canvas.text_right(row.right(), row.y, row.width, &format!("{more}{closes}"), Role::Dim);
}

/// Where cards lie.
struct Slots {
    cards: Vec<(usize, Rect)>,
    left_out: usize,
}

impl Slots {
    /// Side by side, below a free row; the one under the cursor begins in that row and is wider.
    fn of(area: Rect, side: &SeatView, cursor: Option<usize>) -> Slots {
        let count = side.hand.len() as u16;
        let fit = ((area.width + 1) / (LEAST + 1)).min(count).max(1);
        let first = cursor.unwrap_or(0).saturating_sub(usize::from(fit) - 1).min(usize::from(count - fit.min(count)));
        let each = ((area.width + 1) / fit).saturating_sub(1).min(MOST);
        let used = fit * (each + 1) - 1;
        let wide = (each + area.width.saturating_sub(used)).min(CHOSEN).max(each);
        let mut x = area.x;
        let mut cards = Vec::new();
        for index in first..first + usize::from(fit.min(count)) {
            let chosen = cursor == Some(index);
            let width = if chosen { wide } else { each };
            let top = u16::from(!chosen);
            cards.push((index, Rect::new(x, area.y + top, width, area.height.saturating_sub(top))));
            x += width + 1;
        }
        Slots { left_out: usize::from(count) - cards.len(), cards }
    }
}
