//! Sealed boosters being opened: the one in front as plates or as a table, and how many are still closed.

use super::card_line::{CardRow, CardTable};
use super::drafting::{Drawn, card_lines, plates_of};
use super::header::closing;
use super::plates::{self, Grid};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::widgets::hits::Hits;
use screen::widgets::page::draw_lines;
use shell::pod_session::Unwrapped;
use swu_decks::limited::PodCard;

/// Cards of a booster, with leader and base.
const CARDS: usize = 16;

/// Rows of the text of the card under the cursor, where cards are a table.
const TEXT: u16 = 6;

/// Columns and rows of a closed booster.
const PACK: (u16, u16) = (9, 5);

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, drawn: Drawn<'_>, boosters: &Unwrapped, hits: &mut Hits) {
    let (screen, scene) = drawn;
    let number = boosters.open.len();
    if number == 0 {
        return closed(canvas, area, drawn, boosters);
    }
    let next = match boosters.of - number {
        0 => "Enter: the pool".to_owned(),
        1 => "Enter: the last booster, a: all".to_owned(),
        left => format!("Enter: the next of {left}, a: all"),
    };
    let covers = closing(scene);
    let right = if covers.is_empty() { next } else { covers };
    let title = format!("Booster {number} of {}", boosters.of);
    let inside = canvas.frame(area, Border::Acting, &title, &right);
    let rows: Vec<CardRow> = boosters.front().iter().enumerate().map(row).collect();
    if let Some(grid) = Grid::of(inside, CARDS) {
        screen.across.set(grid.across.into());
        return plates::draw(canvas, inside, grid, &plates_of(&rows, drawn, |_| 0), hits);
    }
    screen.across.set(1);
    let list = Rect { height: inside.height.saturating_sub(TEXT), ..inside };
    CardTable { heads: [" #", ""], rows: &rows, at: Some(screen.cursor.at) }.draw(canvas, area, list, hits);
    let text = Rect { y: list.bottom(), height: inside.height - list.height, ..inside };
    if let Some(row) = rows.get(screen.cursor.at) {
        canvas.heading(Rect { height: 1, ..text }, Role::Title, row.card.title, "");
        let below = Rect { y: text.y + 1, height: text.height.saturating_sub(1), ..text };
        let lines = card_lines(scene, row.card, usize::from(below.width.saturating_sub(2)), below.height);
        draw_lines(canvas, Rect { height: 0, ..below }, below, &lines, 0);
    }
}

fn row((place, card): (usize, &PodCard)) -> CardRow {
    CardRow::plain(format!("{:>2}", place + 1), card.printing)
}

/// Boosters of which none is open.
fn closed(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, boosters: &Unwrapped) {
    screen.across.set(1);
    let title = format!("{} boosters", boosters.of);
    let inside = canvas.frame(area, Border::Acting, &title, &closing(scene));
    let said = "Enter opens them one after another, a opens all at once.";
    canvas.text(inside.x + 2, inside.y + 1, inside.width.saturating_sub(3), said, Role::Text);
    for place in 0..boosters.of as u16 {
        let (x, y) = (inside.x + 2 + place * (PACK.0 + 2), inside.y + 3);
        let pack = Rect { x, y, width: PACK.0, height: PACK.1 };
        if pack.right() <= inside.right() && pack.bottom() <= inside.bottom() {
            canvas.lattice(pack, Role::Back);
        }
    }
}
