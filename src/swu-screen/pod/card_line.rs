//! A card as a row of a table: its name, and what it is in columns with heads.

use crate::board::hand::aspect_role;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::cursor::Cursor;
use screen::widgets::hits::{Hits, Spot};
use shell::cards::aspect_letters;
use shell::pod_session::told::numbers;
use swu_cards::catalog::{CardType, Printing};
use swu_language::word::{Arena, Rarity};

/// Columns of the facts of a card.
pub(super) const FACTS: u16 = 26;

/// What these columns are.
const HEADS: &str = "cost kind   asp   P/HP  r";

/// From this height on the columns have heads.
const HEADED: u16 = 8;

/// Columns between the name and the facts, and after them.
const GAP: u16 = 2;

/// A row of the table.
pub(super) struct CardRow {
    /// What stands before the name.
    pub(super) lead: String,
    /// The card.
    pub(super) card: &'static Printing,
    /// Its weight.
    pub(super) role: Role,
    /// What stands behind its facts.
    pub(super) tail: Vec<(String, Role)>,
}

impl CardRow {
    /// A card with nothing behind it.
    pub(super) fn plain(lead: String, card: &'static Printing) -> CardRow {
        CardRow { lead, card, role: Role::Text, tail: Vec::new() }
    }
}

/// A table of cards.
pub(super) struct CardTable<'a> {
    /// What stands before and behind the cards, for the heads.
    pub(super) heads: [&'a str; 2],
    /// The rows.
    pub(super) rows: &'a [CardRow],
    /// The row under the cursor, if there is a cursor.
    pub(super) at: Option<usize>,
}

impl CardTable<'_> {
    fn lead(&self) -> u16 {
        self.rows.iter().map(|row| columns(&row.lead)).chain([columns(self.heads[0])]).max().unwrap_or(0) as u16 + 1
    }

    fn tail(&self) -> u16 {
        let wide = |row: &CardRow| row.tail.iter().map(|(text, _)| columns(text) + 1).sum();
        let widest = self.rows.iter().map(wide).max().unwrap_or(0).max(columns(self.heads[1]) + 1);
        if self.heads[1].is_empty() { 0 } else { widest as u16 }
    }

    /// How many columns it takes for all names to be whole.
    pub(super) fn width(&self) -> u16 {
        let names = self.rows.iter().map(|row| columns(&row.card.to_string())).max().unwrap_or(0) as u16;
        self.lead() + names + GAP + FACTS + self.tail()
    }

    /// Draws it inside a frame.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, frame: Rect, inside: Rect, hits: &mut Hits) {
        let (lead, tail) = (self.lead(), self.tail());
        let room = inside.width.saturating_sub(lead + GAP + FACTS + tail);
        let facts = inside.x + lead + room + GAP;
        let mut list = inside;
        if inside.height >= HEADED {
            canvas.text(inside.x, inside.y, lead, self.heads[0], Role::Faint);
            canvas.text(inside.x + lead, inside.y, room, "card", Role::Faint);
            canvas.text(facts, inside.y, FACTS, HEADS, Role::Faint);
            canvas.text(facts + FACTS, inside.y, tail, self.heads[1], Role::Faint);
            list = Rect { y: inside.y + 1, height: inside.height - 1, ..inside };
        }
        let shown = usize::from(list.height);
        let first = Cursor { at: self.at.unwrap_or(0) }.first(shown);
        for ((place, row), y) in self.rows.iter().enumerate().skip(first).zip(list.y..list.bottom()) {
            let line = Rect { y, height: 1, ..list };
            canvas.text(line.x, y, lead, &row.lead, Role::Dim);
            canvas.text(line.x + lead, y, room, &row.card.to_string(), row.role);
            draw_facts(canvas, facts, y, row.card);
            let mut x = facts + FACTS;
            for (text, role) in &row.tail {
                x = canvas.text(x, y, line.right().saturating_sub(x), text, *role) + 1;
            }
            if self.at == Some(place) {
                canvas.select(line);
            }
            hits.add(line, Spot::Row(place));
        }
        canvas.more(frame, first, self.rows.len().saturating_sub(first + shown));
    }
}

/// Cost, kind, aspects, numbers and rarity, below their heads.
fn draw_facts(canvas: &mut Canvas<'_>, x: u16, y: u16, card: &Printing) {
    let cost = card.cost.map(|cost| cost.to_string()).unwrap_or_default();
    canvas.text_right(x + 3, y, 3, &cost, Role::Strong);
    canvas.text(x + 5, y, 6, kind(card), Role::Dim);
    let mut icons = x + 12;
    for aspect in card.aspects() {
        icons = canvas.text(icons, y, 2, aspect_letters(aspect), aspect_role(aspect));
    }
    canvas.text_right(x + 23, y, 5, &numbers(card), Role::Text);
    let (letter, role) = rarity(card);
    canvas.text(x + 24, y, 1, letter, role);
}

/// What it is, in at most six letters; a unit is where it fights.
fn kind(card: &Printing) -> &'static str {
    match (card.kind, card.arena) {
        (CardType::Unit, Some(Arena::Ground)) => "ground",
        (CardType::Unit, Some(Arena::Space)) => "space",
        (CardType::Unit, None) => "unit",
        (CardType::Event, _) => "event",
        (CardType::Upgrade, _) => "upgr.",
        (CardType::Leader, _) => "leader",
        (CardType::Base, _) => "base",
        _ => "token",
    }
}

/// The letter of a rarity, as printed on cards, the rare ones in gold; a blank if it is not known.
pub(super) fn rarity(card: &Printing) -> (&'static str, Role) {
    match card.rarity {
        Some(Rarity::Common) => ("C", Role::Faint),
        Some(Rarity::Uncommon) => ("U", Role::Text),
        Some(Rarity::Rare) => ("R", Role::Gold),
        Some(Rarity::Legendary) => ("L", Role::Gold),
        Some(Rarity::Special) => ("S", Role::Gold),
        None => (" ", Role::Faint),
    }
}
