//! What changes the program, and what it asks of the terminal.

use crate::input::keys::key_of;
use crate::terminal::Happened;
use crossterm::event::{MouseButton, MouseEventKind};
use shell::command::key::Key;

/// Something that changes the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A key went down.
    Key(Key),
    /// The mouse was clicked.
    Click {
        /// Column.
        x: u16,
        /// Row.
        y: u16,
    },
    /// The mouse's wheel was turned.
    Wheel {
        /// Away from the person.
        up: bool,
    },
    /// The window has another size.
    Resized {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
    /// Text was pasted.
    Paste(String),
    /// The window lost the focus.
    FocusLost,
    /// The program was stopped and continues.
    Suspended,
    /// Time passed.
    Tick,
    /// The terminal is gone.
    Gone,
}

impl Message {
    /// The message for something that happened at the terminal, if it means anything here.
    pub fn of(happened: &Happened) -> Option<Message> {
        Some(match happened {
            Happened::Key(event) => Message::Key(key_of(event)?),
            Happened::Mouse(event) => match event.kind {
                MouseEventKind::Down(MouseButton::Left) => Message::Click { x: event.column, y: event.row },
                MouseEventKind::ScrollUp => Message::Wheel { up: true },
                MouseEventKind::ScrollDown => Message::Wheel { up: false },
                _ => return None,
            },
            Happened::Resized { columns, rows } => Message::Resized { width: *columns, height: *rows },
            Happened::FocusLost => Message::FocusLost,
            Happened::Suspended => Message::Suspended,
            Happened::Gone => Message::Gone,
            Happened::Paste(text) => Message::Paste(text.clone()),
            Happened::FocusGained => return None,
        })
    }
}

/// Something for the terminal to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Leave; everything is saved.
    Quit,
    /// Listen to the mouse or not.
    Mouse(bool),
    /// Discard the waiting keys: a handover begins.
    ForgetKeys,
    /// After the next frame, purge what has scrolled away: a hand was closed.
    Purge,
    /// Draw every cell again.
    Redraw,
    /// Stop until a shell lets the program continue; everything private is covered already.
    Suspend,
}
