//! The last bytes to a terminal that may no longer read: writing is tried for a second, and never waited for.

use std::io;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// How long a way out waits for somebody who is writing, and for the terminal to read, before it goes ahead.
const PATIENCE: Duration = Duration::from_secs(1);

/// When a way out that begins now goes ahead at the latest.
pub(super) fn deadline() -> Instant {
    Instant::now() + PATIENCE
}

/// Writes past all buffers. Returns at the deadline, whether written or not.
pub(super) fn write(bytes: Vec<u8>, until: Instant) {
    let (done, waits) = channel::<()>();
    let writer = thread::Builder::new().spawn(move || {
        let _done = done;
        // The terminal may be gone; then there is nobody left to tell, and nothing to hide from them.
        drop(directly(&bytes));
    });
    drop(writer);
    // Done, which ends the channel, or too late: the way out continues either way.
    let _ = waits.recv_timeout(until.saturating_duration_since(Instant::now()));
}

/// A thread stuck in a write holds the lock of the program's own output, so this goes around it.
#[cfg(unix)]
fn directly(mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match rustix::io::write(io::stdout(), bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = bytes.get(written..).unwrap_or_default(),
            Err(rustix::io::Errno::INTR) => {}
            Err(fault) => return Err(fault.into()),
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn directly(bytes: &[u8]) -> io::Result<()> {
    use std::io::Write;
    let mut out = io::stdout();
    out.write_all(bytes)?;
    out.flush()
}
