//! From an offset in a text to line and column.

use crate::formats::fault::Place;

/// The beginnings of the lines of a text.
pub(super) struct Places<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Places<'t> {
    pub(super) fn of(text: &'t str) -> Places<'t> {
        let after = |(at, _): (usize, &str)| at + 1;
        Places { text, starts: std::iter::once(0).chain(text.match_indices('\n').map(after)).collect() }
    }

    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    /// Line and column, from 1, of a byte offset; columns count characters.
    pub(super) fn at(&self, offset: usize) -> Place {
        let offset = offset.min(self.text.len());
        let line = self.starts.partition_point(|start| *start <= offset).max(1);
        let start = self.starts[line - 1];
        let before = &self.text.as_bytes()[start..offset];
        let column = 1 + before.iter().filter(|byte| (**byte & 0xC0) != 0x80).count();
        Place { line, column }
    }

    /// Offset of a slice of the same text.
    pub(super) fn offset_of(&self, part: &str) -> usize {
        (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }
}
