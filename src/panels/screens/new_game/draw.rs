//! Drawing of the form for a new game.

use super::board::seat_of;
use super::{AT_CURTAIN, CLOCKS, CONDUCT, Field, LENGTHS, NewGame, ROUNDS, START};
use ratatui::layout::{Position, Rect};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::services::{Services, TRUST};

impl NewGame {
    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, services: &Services, around: &Around<'_>, hits: &mut Hits) {
        if self.open {
            let title = format!("New game: options of {}", self.mode.name());
            let inside = draw_frame(canvas, &title, "arrows: move and change", around, hits);
            return self.options().draw(canvas, inside, hits);
        }
        let fields = self.fields();
        let field = fields.get(self.cursor.at).copied().unwrap_or(Field::Start);
        let inside = draw_frame(canvas, "New game", &self.manner(field), around, hits);
        let faults = self.fault_lines(inside.width.saturating_sub(3));
        let shown = (faults.len() as u16).min(inside.height / 2);
        let above = Rect { height: inside.height.saturating_sub(shown), ..inside };
        match self.layout(above, &fields) {
            Some(layout) => self.draw_board(canvas, &layout, &fields, services, hits),
            None => self.draw_rows(canvas, above, &fields, hits),
        }
        for (line, y) in faults.iter().zip(above.bottom()..inside.bottom()) {
            canvas.text(inside.x + 2, y, inside.width.saturating_sub(3), line, Role::Warning);
        }
        self.draw_start(canvas, Rect { y: inside.bottom(), height: 1, ..inside }, &fields, hits);
    }

    /// A row for each field but the last, which has a place of its own; the seats' in their colours.
    fn draw_rows(&self, canvas: &mut Canvas<'_>, inside: Rect, fields: &[Field], hits: &mut Hits) {
        let fields = &fields[..fields.len().saturating_sub(1)];
        let rows = inside.height.saturating_sub(1);
        let first = self.cursor.first(rows.into()).min(fields.len().saturating_sub(rows.into()));
        for ((index, field), y) in fields.iter().enumerate().skip(first).zip(inside.y..inside.y + rows) {
            let row = Rect { y, height: 1, ..inside };
            let (label, text, typed) = self.field(*field);
            let here = index == self.cursor.at;
            if let Some(seat) = seat_of(*field) {
                let named = matches!(field, Field::Name(_));
                canvas.surface(row, if named { Role::plate_of(seat, here) } else { Role::Card });
                canvas.rail(Rect { width: 1, ..row }, Role::plate_of(seat, true));
                if named {
                    let role = Role::plate_of(seat, here);
                    canvas.text(row.x + 2, y, 14, &label, role);
                    let end = canvas.text(row.x + 17, y, row.width.saturating_sub(18), &text, role);
                    canvas.cursor = if here { Some(Position { x: end, y }) } else { canvas.cursor };
                    hits.add(row, Spot::Row(index));
                    continue;
                }
            }
            if here {
                canvas.select(Rect { x: row.x + 1, width: row.width.saturating_sub(2), ..row });
            }
            canvas.text(row.x + 2, y, 14, &label, Role::Dim);
            let turn = !typed && *field != Field::Options;
            let text = if turn { format!("< {text} >") } else { text };
            let end = canvas.text(row.x + 17, y, row.width.saturating_sub(18), &text, Role::Text);
            if turn && here {
                canvas.restyle(Rect { x: row.x + 17, width: 1, ..row }, Role::Chip);
                canvas.restyle(Rect { x: end - 1, width: 1, ..row }, Role::Chip);
            }
            if here && typed {
                canvas.cursor = Some(Position { x: end, y });
            }
            hits.add(row, Spot::Row(index));
        }
        let frame = Rect { y: inside.y - 1, height: rows + 2, ..inside };
        canvas.more(frame, first, fields.len().saturating_sub(first + usize::from(rows)));
    }

    /// The key that starts what is set, wherever the cursor is, and the keys of the row it is on.
    fn draw_start(&self, canvas: &mut Canvas<'_>, row: Rect, fields: &[Field], hits: &mut Hits) {
        let last = fields.len().saturating_sub(1);
        let here = self.cursor.at >= last;
        canvas.surface(row, Role::Lit);
        let key = if here { "[Enter]".to_owned() } else { format!("[{START}]") };
        let x = canvas.chip(row.x + 1, row.y, row.width, &key, Role::Chip);
        let x = canvas.text(x + 1, row.y, row.right().saturating_sub(x + 1), "start the game", Role::Accent);
        self.draw_keys(canvas, Rect { x: x + 3, width: row.right().saturating_sub(x + 3), ..row }, fields);
        hits.add(row, Spot::Row(last));
        if here {
            canvas.point(row);
        }
    }

    /// The keys of the row under the cursor, at the right end.
    fn draw_keys(&self, canvas: &mut Canvas<'_>, row: Rect, fields: &[Field]) {
        let Some(field) = fields.get(self.cursor.at).filter(|field| **field != Field::Start) else { return };
        let turns: &[(&str, &str)] = match field {
            Field::Options => &[("[Enter]", "see the options")],
            Field::Deck(_) => &[("[Left]", ""), ("[Right]", "change it"), ("[a-z]", "find one"), ("[Enter]", "next")],
            field if self.field(*field).2 => &[("[a-z]", "write it"), ("[Enter]", "next")],
            _ => &[("[Left]", ""), ("[Right]", "change it"), ("[Enter]", "next")],
        };
        let wide = |(key, word): &(&str, &str)| (columns(key) + columns(word) + 2) as u16;
        let all: u16 = turns.iter().map(wide).sum();
        let mut x = row.right().saturating_sub(all);
        for (key, word) in turns.iter().filter(|_| all <= row.width) {
            x = canvas.chip(x, row.y, row.width, key, Role::Chip) + 1;
            x = canvas.text(x, row.y, row.right().saturating_sub(x), word, Role::Text) + u16::from(!word.is_empty());
        }
    }

    /// What is wrong with the setup, in lines of this width.
    fn fault_lines(&self, width: u16) -> Vec<String> {
        self.faults.iter().flat_map(|fault| wrap(fault, width.into())).collect()
    }

    /// How a field is changed.
    fn manner(&self, field: Field) -> String {
        match field {
            Field::Start => "Enter: start the game".into(),
            Field::Options => "Enter: see the options".into(),
            field if self.field(field).2 => "type to change it, Enter: next row".into(),
            Field::Deck(_) if !self.typed.is_empty() => format!("typed: {}, Backspace: one letter less", self.typed),
            Field::Deck(_) => "left and right: change it, letters: find one, Enter: next row".into(),
            _ => "left and right: change it, Enter: next row".into(),
        }
    }

    /// A field's label and value, and whether the value is typed.
    pub(super) fn field(&self, field: Field) -> (String, String, bool) {
        match field {
            Field::Mode => ("game".into(), self.mode.name().into(), false),
            Field::Seats => ("seats".into(), self.count.to_string(), false),
            Field::Name(seat) => (format!("seat {}  name", seat + 1), self.seats[seat].name.text().into(), true),
            Field::Deck(seat) => ("        deck".into(), self.deck(seat), false),
            Field::Player(seat) => {
                let level = self.level(&self.seats[seat]);
                let who =
                    level.map_or_else(|| "a person".into(), |(level, how)| format!("the program, {level}: {how}"));
                ("        player".into(), who, false)
            }
            Field::Pin(seat) => {
                let typed = self.seats[seat].pin.text().chars().count();
                let text = if typed == 0 {
                    "none: the curtain asks for letters of the name".into()
                } else {
                    "*".repeat(typed)
                };
                ("        PIN".into(), text, true)
            }
            Field::Options => ("options".into(), format!("{}   [Enter] change", self.options().summary()), false),
            Field::MatchSession => ("match".into(), LENGTHS[self.length].into(), false),
            Field::Clock => {
                let minutes = CLOCKS[self.clock].map(|minutes| format!("{minutes} minutes"));
                ("round clock".into(), minutes.unwrap_or_else(|| "none".into()), false)
            }
            Field::Round => ("round".into(), ROUNDS[self.round].into(), false),
            Field::Conduct => ("conduct".into(), CONDUCT[self.conduct].into(), false),
            Field::AtCurtain => ("".into(), AT_CURTAIN[self.at_curtain].into(), false),
            Field::Trust => ("curtains".into(), TRUST[self.trust].1.into(), false),
            Field::Seed => {
                let text = self.seed.text();
                ("seed".into(), if text.is_empty() { "by chance".into() } else { text.into() }, true)
            }
            Field::Start => (String::new(), "start the game".into(), false),
        }
    }

    pub(super) fn deck(&self, seat: usize) -> String {
        let place = self.seats[seat].deck;
        let wanted = self.mode.leaders().unwrap_or_default();
        match self.decks.get(place) {
            Some(deck) if !deck.faults.is_empty() => {
                format!("{}: not playable, {} faults", deck.name, deck.faults.len())
            }
            Some(deck) if self.leaders[place] != wanted => {
                let leaders = if wanted == 1 { "one leader is" } else { "two leaders are" };
                format!("{}: {leaders} needed here", deck.name)
            }
            Some(deck) => format!("{}: {}", deck.name, deck.about),
            None => "no deck found".into(),
        }
    }
}
