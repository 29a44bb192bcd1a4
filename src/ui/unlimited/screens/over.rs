//! The end of a game: who won and why, the bases, and what to do next.

use crate::shell::command::Command;
use crate::shell::command::key::Key;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::widgets::cursor::Cursor;
use crate::ui::widgets::event::Event;
use crate::ui::widgets::frame::{Around, draw as draw_frame};
use crate::ui::widgets::hits::{Hits, Spot};
use crate::unlimited::rules::view::{EndReason, Over as End, View};
use ratatui::layout::Rect;

/// What can be done, in the order it is shown.
const ITEMS: [(Command, &str); 3] =
    [(Command::Back, "Look at the table"), (Command::Log, "Read the log"), (Command::Save, "Back to the first screen")];

/// The screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Over {
    /// The cursor.
    pub cursor: Cursor,
}

impl Over {
    /// A key went down.
    pub(crate) fn press(&mut self, key: Key) -> Event {
        match key {
            Key::Enter | Key::Char(' ') => Event::Run(ITEMS[self.cursor.at.min(ITEMS.len() - 1)].0),
            Key::Char(digit @ '1'..='3') => Event::Run(ITEMS[usize::from(digit as u8 - b'1')].0),
            key if self.cursor.press(key, ITEMS.len()) => Event::Stay,
            _ => Event::Ignored,
        }
    }

    /// Draws it; `title` says which game of a match it was and how the match stands, `goes_on` whether it is one.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        view: &View,
        title: &str,
        goes_on: bool,
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let inside = draw_frame(canvas, "The game is over", title, around, hits);
        let Some(over) = &view.over else { return };
        let x = inside.x + 4;
        let width = inside.width.saturating_sub(6);
        canvas.text(x, inside.y + 1, width, &result(view, over), Role::Prompt);
        canvas.text(x, inside.y + 2, width, reason(over.reason), Role::Text);
        let names = view.seats.iter().map(|side| columns(&side.name)).max().unwrap_or(0).max(11);
        let heading = format!("     {:<wide$} base        units  resources", "seat", wide = names + 2);
        canvas.text(x, inside.y + 4, width, &heading, Role::Dim);
        for (index, side) in view.seats.iter().enumerate() {
            let won = over.winners.iter().any(|seat| seat.index() == index);
            let mark = if won { "won" } else { "   " };
            let base = format!("{}/{}", side.base.remaining(), side.base.hp);
            let (units, resources) = (side.units.len(), side.resources.len());
            let gap = " ".repeat(names - columns(&side.name));
            let text = format!("{mark}  {} {}{gap} {base:<11} {units:<6} {resources}", index + 1, side.name);
            let role = if won { Role::Strong } else { Role::Text };
            canvas.text(x, inside.y + 5 + index as u16, width, &text, role);
        }
        let y = inside.y + 7 + view.seats.len() as u16;
        for (index, (_, text)) in ITEMS.iter().enumerate() {
            let row = Rect::new(x, y + index as u16, 40.min(width), 1);
            let number = format!(" {}  ", index + 1);
            let text = if goes_on && index + 1 == ITEMS.len() { "On with the match" } else { text };
            canvas.pieces(row.x, row.y, row.width, &[(&number, Role::Choice), (text, Role::Text)]);
            if index == self.cursor.at {
                canvas.select(row);
            }
            hits.add(row, Spot::Row(index));
        }
    }
}

/// "Ann wins in round 7."
pub(crate) fn result(view: &View, over: &End) -> String {
    let names = over.winners.iter().filter_map(|seat| view.seats.get(seat.index())).map(|side| side.name.as_str());
    let names: Vec<&str> = names.collect();
    match names.len() {
        0 => format!("Nobody wins: a draw in round {}.", view.round),
        1 => format!("{} wins in round {}.", names[0], view.round),
        _ => format!("{} win in round {}.", names.join(" and "), view.round),
    }
}

/// Why a game ended, in a sentence.
pub(crate) fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::BaseDefeated => "The enemy base was defeated.",
        EndReason::Conceded => "The others gave up.",
        EndReason::LastStanding => "Nobody else is left in the game.",
        EndReason::MostHp => "A base was defeated, and the base with most HP left wins.",
        EndReason::CardText => "A card said so.",
        EndReason::Time => "Time was called, and the last action phase is over.",
        EndReason::Draw => "All bases that were left were defeated at once.",
    }
}
