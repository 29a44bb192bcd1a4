//! A terminal made of glass: both its screens and everything that has scrolled away, computed from the bytes it was
//! sent.

use std::num::NonZero;

const PURGE: &[u8] = b"\x1b[3J";

/// A window has at least one row and one column.
fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap_or(NonZero::<u16>::MIN)
}

pub(crate) struct Glass {
    parser: vt100::Parser,
}

impl Glass {
    pub(crate) fn new(rows: u16, columns: u16) -> Glass {
        Glass { parser: vt100::Parser::new(cells(rows), cells(columns), 10_000) }
    }

    pub(crate) fn of(bytes: &[u8], rows: u16, columns: u16) -> Glass {
        let mut glass = Glass::new(rows, columns);
        glass.feed(bytes);
        glass
    }

    /// The emulator does not implement purging; this adds it.
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some(place) = find(rest, PURGE) {
            let (before, after) = rest.split_at(place + PURGE.len());
            self.parser.process(before);
            self.purge();
            rest = after;
        }
        self.parser.process(rest);
    }

    /// The window changes to another size.
    pub(crate) fn resize(&mut self, rows: u16, columns: u16) {
        self.parser.screen_mut().set_size(cells(rows), cells(columns));
    }

    fn purge(&mut self) {
        let (rows, columns) = self.parser.screen().size();
        let alternate = self.parser.screen().alternate_screen();
        let front = self.parser.screen().state_formatted();
        let mut fresh = vt100::Parser::new(rows, columns, 10_000);
        if alternate {
            self.parser.process(b"\x1b[?47l");
            fresh.process(self.parser.screen().state_formatted().as_bytes());
            fresh.process(b"\x1b[?1049h");
        }
        fresh.process(front.as_bytes());
        self.parser = fresh;
    }

    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// What the screen shows.
    pub(crate) fn shows(&self) -> String {
        self.parser.screen().contents()
    }

    /// Everything that can still be read: the screen, the other screen, and the scrollback.
    pub(crate) fn readable(&mut self) -> String {
        let mut text = self.shows();
        if self.parser.screen().alternate_screen() {
            self.parser.process(b"\x1b[?47l");
            text.push_str(&self.everything());
            self.parser.process(b"\x1b[?47h");
        } else {
            text.push_str(&self.everything());
        }
        text
    }

    fn everything(&mut self) -> String {
        let screen = self.parser.screen_mut();
        screen.set_scrollback(usize::MAX);
        let most = screen.scrollback();
        let mut text = String::new();
        for offset in (0..=most).rev() {
            screen.set_scrollback(offset);
            text.push_str(&screen.contents());
            text.push('\n');
        }
        text
    }
}

/// Where some bytes first occur in others.
pub(crate) fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

/// Where some bytes last occur in others.
pub(crate) fn find_last(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|window| window == wanted)
}

#[test]
fn glass_keeps_what_scrolled_away_until_it_is_purged() {
    let mut glass = Glass::new(3, 20);
    glass.feed(b"one\r\ntwo\r\nthree\r\nfour\r\nfive");
    assert!(!glass.shows().contains("one") && glass.readable().contains("one"));
    glass.feed(b"\x1b[3J");
    assert!(!glass.readable().contains("one"));
    assert_eq!(glass.shows(), "three\nfour\nfive");
    glass.feed(b"\x1b[?1049hbehind it\x1b[3J");
    assert!(glass.shows().contains("behind it") && !glass.shows().contains("four"));
    assert!(glass.readable().contains("four"));
    glass.feed(b"\x1b[?1049l");
    assert_eq!(glass.shows(), "three\nfour\nfive");
}
