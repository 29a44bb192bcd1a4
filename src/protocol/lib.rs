//! `cantina engine`: one JSON request per line in, one JSON answer per line out, nothing else on standard output.
//!
//! It serves bots, scripts and other front ends. The protocol is omniscient; what one seat may know is the answer to
//! `view`. A request that cannot be carried out answers with an error and changes nothing.

pub mod answers;
mod deck;
mod field;
pub mod limited;
mod minds;
mod names;
mod options;
mod play;
mod practice;
mod program;
mod quiz;
pub mod request;
mod save;
mod schema;
mod session;
mod stopwatch;
mod teaching;
pub mod tournament;

pub use schema::schema;
pub use session::Session;

use request::Refused;
use std::io::{self, BufRead, Read, Write};

/// The longest request, in bytes; a saved game of six seats is a hundredth of it.
const LONGEST: u64 = 16 << 20;

/// Answers requests line by line until the input ends.
///
/// # Errors
/// The input cannot be read or the output cannot be written.
pub fn serve(session: &mut Session<'_>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() as u64 == LONGEST && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
            Refused::new("too-long", format!("a request has at most {LONGEST} bytes")).answer()
        } else {
            session.answer(&line)
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}
