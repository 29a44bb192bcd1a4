//! Recorded games of an independent engine, played again through the protocol if they are at hand.

use std::path::Path;
use std::process::Command;

/// The share of recorded games that must end the same.
const REQUIRED: &str = "0.98";

#[test]
fn recorded_games_come_out_the_same() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Some(runner) = root.parent().map(|above| above.join("shared/conformance/run.py")).filter(|path| path.exists())
    else {
        println!("skipped: there are no recorded games beside the project");
        return;
    };
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3");
        return;
    }
    let exceptions = root.join("tests/conformance-exceptions.json");
    let output = Command::new("python3")
        .arg(runner)
        .args(["--engine", &format!("{} engine", env!("CARGO_BIN_EXE_cantina"))])
        .args(["--sets", "core,SOR", "--require", REQUIRED, "--exceptions"])
        .arg(exceptions)
        .output()
        .expect("python3 starts");
    let said = String::from_utf8_lossy(&output.stdout);
    let tail: Vec<&str> = said.lines().rev().take(60).collect();
    let tail: Vec<&str> = tail.into_iter().rev().collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{errors}", tail.join("\n"));
}
