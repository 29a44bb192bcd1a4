//! No image of the program's memory is left behind: it would contain every hand.

use std::io;

/// From now on the system writes no core dump of this program.
///
/// # Errors
/// The system refused.
#[cfg(unix)]
pub(super) fn forbid() -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) })?;
    // Dumps that go to another program are not bound by the limit.
    #[cfg(target_os = "linux")]
    rustix::process::set_dumpable_behavior(rustix::process::DumpableBehavior::NotDumpable)?;
    Ok(())
}

/// Only these systems write any.
#[cfg(not(unix))]
pub(super) fn forbid() -> io::Result<()> {
    Ok(())
}
