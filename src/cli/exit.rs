//! How the program ends: with a sentence if there is anything to say, and with an exit code listed in the help.

use screen::terminal::panic::EXIT_CODE;
use screen::theme::visible::visible;
use std::fmt::Display;
use std::io::{self, Write};
use std::panic;
use std::process::{self, ExitCode};

/// Exit code: it was done.
pub(crate) const DONE: u8 = 0;
/// Exit code: it was not done. The system refused, what was checked has faults, or nothing was found.
pub(crate) const NOT_DONE: u8 = 1;
/// Exit code: what was asked for, or a file, cannot be understood or played.
pub(crate) const NOT_UNDERSTOOD: u8 = 2;
/// Exit code: the terminal cannot be used.
pub(crate) const NO_TERMINAL: u8 = 3;

/// All exit codes, for the help.
pub(crate) const EXIT_CODES: &str = "Exit codes: 0 done; 1 not done: the system refused, what was checked has faults, or \
                              nothing was found; 2 what was asked for or a file cannot be understood or played; 3 the \
                              terminal cannot be used; 101 a fault in the program; 128 and more: a signal.";

/// What was asked for, or a file, cannot be understood; in a sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NotUnderstood(pub String);

impl NotUnderstood {
    /// With the sentence that says why.
    pub(crate) fn new(why: impl Display) -> NotUnderstood {
        NotUnderstood(why.to_string())
    }
}

/// Reports a fault in the program and ends it with an exit code of its own, on whichever thread it happened. If hands
/// are shown, the terminal is told less.
#[expect(clippy::exit, reason = "what must be restored is restored by then")]
pub(crate) fn say_faults() {
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        told(fault);
        process::exit(EXIT_CODE);
    }));
}

/// Says why a command was not done, and returns the exit code.
pub(crate) fn of_fault(fault: &anyhow::Error) -> ExitCode {
    if fault.downcast_ref::<io::Error>().is_some_and(|fault| fault.kind() == io::ErrorKind::BrokenPipe) {
        // The reader of a pipe has seen enough.
        return ExitCode::from(DONE);
    }
    tell(&format!("{fault:#}"));
    ExitCode::from(if fault.is::<NotUnderstood>() { NOT_UNDERSTOOD } else { NOT_DONE })
}

/// Says what is wrong with the arguments, or writes the help that was asked for, and returns the exit code.
pub(crate) fn of_arguments(fault: &clap::Error) -> ExitCode {
    if fault.use_stderr() {
        tell(fault.render().to_string().trim_end());
        return ExitCode::from(NOT_UNDERSTOOD);
    }
    match fault.print() {
        Ok(()) => ExitCode::from(DONE),
        Err(fault) => of_fault(&fault.into()),
    }
}

/// Writes a sentence to standard error. If nobody can read it there, nobody can be told.
pub(crate) fn tell(sentence: &str) {
    drop(writeln!(io::stderr(), "{}", visible(sentence)));
}
