//! The form as a table: a plate for each seat in its colour with its deck, below them what else is agreed, and the key
//! that starts the game.

use super::{Field, NewGame};
use boards::games;
use ratatui::layout::{Position, Rect};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::plate::place;
use shell::services::Services;

/// The least screen for plates; a smaller one has rows.
const LEAST: (u16, u16) = (100, 26);

/// The least columns and rows of a seat's plate, its edge included, and the most rows.
const PLATE: (u16, u16) = (30, 7);
const MOST: u16 = 26;

/// Columns of a label on a plate and in the list below.
const LABEL: u16 = 8;
const AGREED: u16 = 14;

/// Where the parts of the table are.
pub(super) struct Layout {
    /// What is played.
    game: Rect,
    /// All plates.
    plates: Rect,
    /// Plates in a row, and rows of a plate.
    grid: (u16, u16),
    /// What is agreed besides.
    agreed: Rect,
}

/// The seat that a row belongs to.
pub(super) const fn seat_of(field: Field) -> Option<usize> {
    match field {
        Field::Name(seat) | Field::Deck(seat) | Field::Player(seat) | Field::Pin(seat) => Some(seat),
        _ => None,
    }
}

/// Is it in the first row, with the game itself?
const fn is_game(field: Field) -> bool {
    matches!(field, Field::Mode | Field::Seats)
}

impl NewGame {
    /// Where the plates lie; `None` if the screen is too small for them.
    pub(super) fn layout(&self, inside: Rect, fields: &[Field]) -> Option<Layout> {
        if inside.width + 2 < LEAST.0 || inside.height + 2 < LEAST.1 {
            return None;
        }
        let others = fields.iter().filter(|field| seat_of(**field).is_none() && !is_game(**field)).count() as u16 - 1;
        let seats = self.count as u16;
        // What is played, a heading with its rows, and air between the parts.
        let room = inside.height.checked_sub(2 + others + 2)?;
        let (across, deep) = (1..=3).map(|deep| (seats.div_ceil(deep), deep)).find(|(across, deep)| {
            (inside.width + 1) / across > PLATE.0 && (*deep == 1 || *across > 1) && room / deep >= PLATE.1
        })?;
        let high = (room / deep).min(MOST);
        let air = u16::from(room > high * deep);
        let plates = Rect { y: inside.y + 1 + air, height: high * deep, ..inside };
        let below = plates.bottom() + air;
        Some(Layout {
            game: Rect { height: 1, ..inside },
            plates,
            grid: (across, high),
            agreed: Rect { y: below, height: inside.bottom().saturating_sub(below).min(others + 1), ..inside },
        })
    }

    /// Draws it.
    pub(super) fn draw_board(
        &self,
        canvas: &mut Canvas<'_>,
        layout: &Layout,
        fields: &[Field],
        services: &Services,
        hits: &mut Hits,
    ) {
        canvas.surface(layout.game, Role::Bar);
        let mut x = layout.game.x + 1;
        let mut y = layout.agreed.y + 1;
        canvas.heading(Rect { height: 1, ..layout.agreed }, Role::Title, "AT THE TABLE", "");
        for seat in 0..self.count {
            let area = place(layout.plates, layout.grid.0, layout.grid.1, seat);
            self.draw_seat(canvas, area, seat, fields, services, hits);
        }
        for (index, field) in fields.iter().enumerate() {
            match field {
                Field::Start => {}
                field if is_game(*field) => {
                    let (label, text, _) = self.field(*field);
                    let wide = (columns(&label) + columns(&text)) as u16 + 10;
                    let row = Rect { x, width: wide.min(layout.game.right().saturating_sub(x)), ..layout.game };
                    self.draw_row(canvas, row, index, *field, columns(&label) as u16 + 2, hits);
                    x += wide + 2;
                }
                field if seat_of(*field).is_none() && y < layout.agreed.bottom() => {
                    let row = Rect { y, height: 1, ..layout.agreed };
                    self.draw_row(canvas, row, index, *field, AGREED, hits);
                    y += 1;
                }
                _ => {}
            }
        }
    }

    /// A seat: name and who plays on the band, below them what can be changed, and the deck.
    fn draw_seat(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        seat: usize,
        fields: &[Field],
        services: &Services,
        hits: &mut Hits,
    ) {
        let here = fields.get(self.cursor.at).is_some_and(|field| seat_of(*field) == Some(seat));
        let surface = if here { Role::Raised } else { Role::Card };
        let body = Rect { height: area.height - 1, ..area };
        canvas.surface(body, surface);
        canvas.rail(body, Role::plate_of(seat, true));
        canvas.edge(Rect { y: body.bottom(), height: 1, ..area }, surface, 0);
        let own = fields.iter().enumerate().filter(|(_, field)| seat_of(**field) == Some(seat));
        let mut y = area.y;
        for (index, field) in own {
            if y == body.bottom() {
                return;
            }
            let row = Rect { x: area.x + 1, y, width: area.width - 2, height: 1 };
            match field {
                Field::Name(_) => self.draw_name(canvas, Rect { y, height: 1, ..area }, index, seat, hits),
                _ => self.draw_row(canvas, row, index, *field, LABEL, hits),
            }
            y += 1;
        }
        if self.mode.leaders().is_some() {
            let air = u16::from(body.bottom().saturating_sub(y) > 6);
            let rest = Rect { x: area.x + 2, y: y + air, width: area.width - 3, height: body.bottom() - y - air };
            games::draw_deck(canvas, rest, self.seats[seat].deck, services);
        }
    }

    /// The band of a seat: its number, its name, and at the right end who plays.
    fn draw_name(&self, canvas: &mut Canvas<'_>, row: Rect, index: usize, seat: usize, hits: &mut Hits) {
        let here = self.cursor.at == index;
        let role = Role::plate_of(seat, here);
        canvas.surface(row, role);
        let number = format!(" {}  ", seat + 1);
        let x = canvas.text(row.x, row.y, 4, &number, role);
        let who = self.level(&self.seats[seat]).map_or("person", |(level, _)| level);
        let chip = format!(" {who} ");
        let right = row.right() - 1;
        let from = right.saturating_sub(columns(&chip) as u16);
        canvas.text(from, row.y, right - from, &chip, if here { role } else { Role::Phase });
        let name = self.seats[seat].name.text();
        let end = canvas.text(x, row.y, from.saturating_sub(x + 1), name, role);
        hits.add(row, Spot::Row(index));
        if here {
            canvas.cursor = Some(Position { x: end, y: row.y });
        }
    }

    /// A row with its label and its value; the row under the cursor shows the keys that change it.
    fn draw_row(&self, canvas: &mut Canvas<'_>, row: Rect, index: usize, field: Field, label: u16, hits: &mut Hits) {
        let here = self.cursor.at == index;
        let (name, _, typed) = self.field(field);
        let turns = !typed && !matches!(field, Field::Start | Field::Options);
        if here {
            canvas.select(row);
        }
        canvas.text(row.x + 1, row.y, label - 1, name.trim(), if here { Role::Text } else { Role::Faint });
        let x = row.x + 1 + label;
        let room = row.right().saturating_sub(x + 1);
        let sign = if here { Role::Chip } else { Role::Faint };
        let text = self.short(field, room.saturating_sub(if turns { 4 } else { 0 }));
        let mut end = x;
        if turns {
            end = canvas.text(end, row.y, 1, "<", sign) + 1;
        }
        let kept = if turns { 3 } else { 1 };
        end = canvas.text(end, row.y, row.right().saturating_sub(end + kept), &text, Role::Text);
        if turns {
            canvas.text(end + 1, row.y, 1, ">", sign);
        }
        hits.add(row, Spot::Row(index));
        if here && typed {
            canvas.cursor = Some(Position { x: end, y: row.y });
        }
    }

    /// A value in this many columns: the plate shows leaders and base itself, and a value that is too long leaves out
    /// what it means.
    fn short(&self, field: Field, room: u16) -> String {
        let told = match field {
            Field::Deck(seat) => match self.decks.get(self.seats[seat].deck) {
                Some(deck) if deck.faults.is_empty() && self.fits(seat) => deck.name.clone(),
                _ => self.deck(seat),
            },
            field => self.field(field).1,
        };
        match field {
            _ if columns(&told) <= usize::from(room) => told,
            Field::Player(seat) => {
                self.level(&self.seats[seat]).map_or(told, |(level, _)| format!("the program, {level}"))
            }
            Field::Pin(_) => "none".into(),
            _ => told,
        }
    }

    /// Does the deck of this seat have as many leaders as the game wants?
    fn fits(&self, seat: usize) -> bool {
        self.leaders.get(self.seats[seat].deck).copied() == self.mode.leaders()
    }
}
