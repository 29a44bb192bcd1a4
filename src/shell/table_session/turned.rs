//! Cards turned up for everybody: the holder of an open hand sees their faces at once, the table as soon as no hand is
//! open.

/// The line of the log up to which its cards were seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turned {
    /// By the whole table.
    table: usize,
    /// By the person who holds the keyboard with an open hand.
    holder: usize,
}

impl Turned {
    /// Everything in a log of this length was seen.
    pub(super) fn until(lines: usize) -> Turned {
        Turned { table: lines, holder: lines }
    }

    /// The first line whose cards are still to be seen, in a log of this length. Anything taken back since is to be
    /// seen again if it happens again.
    pub(super) fn first_unseen(&mut self, lines: usize, alone: bool) -> usize {
        self.table = self.table.min(lines);
        self.holder = self.holder.min(lines);
        if alone { self.table.max(self.holder) } else { self.table }
    }

    /// Everything in a log of this length was seen, alone or by the table.
    pub(super) fn seen(&mut self, lines: usize, alone: bool) {
        *(if alone { &mut self.holder } else { &mut self.table }) = lines;
    }
}
