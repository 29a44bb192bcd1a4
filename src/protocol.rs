//! `cantina engine`: one JSON request per line in, one JSON answer per line out, nothing else on standard output.
//!
//! It serves bots, scripts and other front ends. The protocol is omniscient; what one seat may know is the answer to
//! `view`. A request that cannot be carried out answers with an error and changes nothing.

mod deck;
mod request;
mod save;
mod session;

pub use session::Session;

use std::io::{BufRead, Write};

/// Answers requests line by line until the input ends.
///
/// # Errors
/// Only if the input cannot be read or the output cannot be written.
pub fn serve(session: &mut Session<'_>, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = session.answer(&line);
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}
