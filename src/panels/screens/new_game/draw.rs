//! Drawing of the form for a new game.

use super::{AT_CURTAIN, CLOCKS, CONDUCT, Field, LENGTHS, NewGame, ROUNDS};
use ratatui::layout::{Position, Rect};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::{Hits, Spot};
use shell::services::TRUST;

impl NewGame {
    /// Draws it.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, around: &Around<'_>, hits: &mut Hits) {
        if self.open {
            let title = format!("New game: options of {}", self.mode.name());
            let inside = draw_frame(canvas, &title, "arrows: move and change", around, hits);
            return self.options().draw(canvas, inside, hits);
        }
        let fields = self.fields();
        let manner = fields.get(self.cursor.at).map(|field| self.manner(*field)).unwrap_or_default();
        let inside = draw_frame(canvas, "New game", &manner, around, hits);
        let faults = self.fault_lines(inside.width.saturating_sub(3));
        let shown = (faults.len() as u16).min(inside.height / 2);
        let rows = inside.height.saturating_sub(shown);
        let first = self.cursor.first(rows.into());
        for ((index, field), y) in fields.iter().enumerate().skip(first).zip(inside.y..inside.y + rows) {
            let row = Rect { y, height: 1, ..inside };
            let (label, text, typed) = self.field(*field);
            let role = if *field == Field::Start { Role::Choice } else { Role::Text };
            canvas.text(row.x + 2, y, 14, &label, Role::Dim);
            let turn = !typed && !matches!(field, Field::Start | Field::Options);
            let text = if turn { format!("< {text} >") } else { text };
            let end = canvas.text(row.x + 17, y, row.width.saturating_sub(18), &text, role);
            if index == self.cursor.at {
                canvas.select(Rect { x: row.x + 1, width: row.width.saturating_sub(2), ..row });
                if typed {
                    canvas.cursor = Some(Position { x: end, y });
                }
            }
            hits.add(row, Spot::Row(index));
        }
        let frame = Rect { y: inside.y - 1, height: rows + 2, ..inside };
        canvas.more(frame, first, fields.len().saturating_sub(first + usize::from(rows)));
        for (line, y) in faults.iter().zip(inside.y + rows..inside.bottom()) {
            canvas.text(inside.x + 2, y, inside.width.saturating_sub(3), line, Role::Warning);
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
    fn field(&self, field: Field) -> (String, String, bool) {
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
            Field::Start => (String::new(), "[Enter] start the game".into(), false),
        }
    }

    fn deck(&self, seat: usize) -> String {
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
