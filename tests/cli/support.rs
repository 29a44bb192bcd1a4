//! The program run with arguments, and its output.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The output of a run.
pub(crate) struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program that is tested.
pub(crate) fn program() -> &'static str {
    env!("CARGO_BIN_EXE_cantina")
}

/// Runs the program with its own folder, no terminal and no input.
pub(crate) fn run(folder: &Path, arguments: &[&str]) -> Ran {
    run_with(folder, arguments, "")
}

/// The same, with these lines typed.
pub(crate) fn run_with(folder: &Path, arguments: &[&str], typed: &str) -> Ran {
    let mut child = Command::new(program())
        .args(arguments)
        .env("CANTINA_HOME", folder)
        .env("TERM", "xterm-256color")
        .env_remove("NO_COLOR")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // A run that ends without reading its input may close the pipe.
    let heard = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    assert!(heard.is_ok() || typed.is_empty(), "{heard:?}");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes UTF-8");
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// Writes a file into the folder.
pub(crate) fn write(folder: &Path, name: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    std::fs::write(path, text).expect("it can be written");
}

/// Runs a command that must be refused: gives the exit code and everything said, without the folder's name.
pub(crate) fn refused(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let ran = run(folder, arguments);
    assert_ne!(ran.code, 0, "{arguments:?} is refused; it says {}", ran.out);
    assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
    let said = format!("{}{}", ran.out, ran.err);
    (ran.code, said.replace(&format!("{}/", folder.display()), ""))
}
