//! Arguments in, the program, an exit code out.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
