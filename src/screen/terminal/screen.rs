//! Where a frame is gathered before it goes out in one piece.

use super::gate;
use std::io::{self, Write};

const BEGIN_FRAME: &[u8] = b"\x1b[?2026h";
const END_FRAME: &[u8] = b"\x1b[?2026l";

/// A writer that keeps everything until it is flushed. What is never flushed is never seen: a panic in the middle of a
/// frame leaves nothing to come out later.
#[derive(Default)]
pub(super) struct Screen {
    frame: Vec<u8>,
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.frame.is_empty() {
            self.frame.extend_from_slice(BEGIN_FRAME);
        }
        self.frame.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.frame.is_empty() {
            return Ok(());
        }
        self.frame.extend_from_slice(END_FRAME);
        let written = gate::write(&self.frame);
        self.frame.clear();
        written
    }
}
