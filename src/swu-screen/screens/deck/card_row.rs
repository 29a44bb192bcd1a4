//! A card in a list: the colour of its first aspect, copies, cost, name, and at the right end aspects, power and HP.

use crate::board::hand::aspect_role;
use crate::board::plate::raised;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use shell::cards::aspect_letters;
use swu_cards::catalog::{CardType, Printing};

/// Columns before the name: rail, copies, cost.
const BEFORE: u16 = 8;

/// Columns of power and HP, and of three aspects.
const NUMBERS: u16 = 8;
const ASPECTS: u16 = 10;

/// What the rows of a list have room for beside their names: nothing that costs the longest one a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    numbers: bool,
    aspects: bool,
    /// Columns of the names.
    name: u16,
}

impl Room {
    /// For these names in rows of this width.
    pub(crate) fn of<'a>(names: impl Iterator<Item = &'a str>, width: u16) -> Room {
        let longest = names.map(columns).max().unwrap_or(0) as u16;
        let room = width.saturating_sub(BEFORE + 1);
        let numbers = longest + NUMBERS <= room;
        let aspects = longest + NUMBERS + ASPECTS <= room;
        Room::with(numbers, aspects, room)
    }

    /// For any names in rows of this width.
    pub(crate) fn in_width(width: u16) -> Room {
        Room::with(width >= WITH_NUMBERS, width >= WITH_ASPECTS, width.saturating_sub(BEFORE + 1))
    }

    fn with(numbers: bool, aspects: bool, room: u16) -> Room {
        let taken = if numbers { NUMBERS } else { 0 } + if aspects { ASPECTS } else { 0 };
        Room { numbers, aspects, name: room.saturating_sub(taken) }
    }
}

/// Rows of these widths have room for aspects, and for power and HP too.
const WITH_ASPECTS: u16 = 37;
const WITH_NUMBERS: u16 = 45;

/// Title and subtitle if they fit, otherwise the title.
pub(crate) fn name(card: &Printing, room: u16) -> String {
    let full = card.to_string();
    if columns(&full) <= usize::from(room) { full } else { card.title.to_owned() }
}

/// Draws a card with this many copies, if they are counted here.
pub(crate) fn draw(canvas: &mut Canvas<'_>, row: Rect, room: Room, copies: Option<u32>, card: &Printing) {
    let first = card.aspects().next();
    canvas.rail(Rect { width: 1, ..row }, raised(first));
    if let Some(copies) = copies {
        canvas.text_right(row.x + 3, row.y, 2, &copies.to_string(), Role::Strong);
    }
    let cost = card.cost.filter(|_| card.kind != CardType::Base).map(|cost| cost.to_string()).unwrap_or_default();
    let role = if card.kind == CardType::Leader { Role::Gold } else { Role::Dim };
    canvas.text_right(row.x + 6, row.y, 2, &cost, role);
    let x = row.x + BEFORE;
    canvas.text(x, row.y, room.name, &name(card, room.name), Role::Text);
    let mut right = row.right() - 1;
    if room.numbers {
        numbers(canvas, right, row.y, card);
        right -= NUMBERS;
    }
    if room.aspects {
        let mut x = right - (ASPECTS - 1);
        for aspect in card.aspects() {
            x = canvas.text(x, row.y, 2, aspect_letters(aspect), aspect_role(aspect)) + 1;
        }
    }
}

/// Draws a row, lit if the cursor is on it: its chips keep their colours where rows have surfaces.
pub(crate) fn lit(canvas: &mut Canvas<'_>, row: Rect, here: bool, draw: impl FnOnce(&mut Canvas<'_>)) {
    let light = Rect { x: row.x + 1, width: row.width.saturating_sub(1), ..row };
    let surfaces = canvas.look.theme.has_surfaces();
    if here && surfaces {
        canvas.select(light);
    }
    draw(canvas);
    if here && !surfaces {
        canvas.select(light);
    }
}

/// Power and HP before a column, as far as the card has them.
fn numbers(canvas: &mut Canvas<'_>, right: u16, y: u16, card: &Printing) {
    let upgrade = card.kind == CardType::Upgrade;
    let told = |number: i8| if upgrade { format!("{number:+}") } else { number.to_string() };
    let power = card.power.filter(|_| card.kind != CardType::Base);
    if let Some(power) = power {
        canvas.text(right - 6, y, 3, &format!("{:^3}", told(power)), Role::Power);
    }
    if let Some(hp) = card.hp {
        canvas.text(right - 3, y, 3, &format!("{:^3}", told(hp)), Role::Hp);
    }
}
