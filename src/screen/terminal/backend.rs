//! Ratatui's crossterm backend, with three habits changed.
//!
//! It clears row by row, because clearing in one go pushes the old screen into some terminals' scrollback; it never
//! asks the terminal where the cursor is, because the answer would come in among the keys; and of a window too large
//! for any memory it draws as much as possible.

use super::screen::Screen;
use super::{LARGEST, gate};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use std::io::{self, Write};

pub(super) struct TableBackend {
    inner: CrosstermBackend<Screen>,
    cursor: Position,
}

impl TableBackend {
    pub(super) fn new() -> TableBackend {
        TableBackend { inner: CrosstermBackend::new(Screen::default()), cursor: Position::ORIGIN }
    }
}

impl Backend for TableBackend {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        self.inner.draw(content)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.cursor = position.into();
        self.inner.set_cursor_position(self.cursor)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        if region != ClearType::All {
            return self.inner.clear_region(region);
        }
        let mut bytes = Vec::new();
        gate::cover(&mut bytes)?;
        self.inner.write_all(&bytes)
    }

    fn size(&self) -> io::Result<Size> {
        let size = self.inner.size()?;
        Ok(Size { width: size.width.min(LARGEST.width), height: size.height.min(LARGEST.height) })
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.inner.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}
