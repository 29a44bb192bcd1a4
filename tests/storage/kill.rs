//! The program is killed, or the disk fills up, in the middle of a game: what was shown is in the save.

use super::scratch::{PROBE, again, open, pick, save};
use hotseat::journal::Journal;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The other process: saves pick after pick, shows each one after saving it, and stops at the first fault.
#[test]
fn probe() {
    let Some(folder) = std::env::var_os(PROBE) else { return };
    let mut file = save(Path::new(&folder), &[]);
    println!("\nsave {}", file.path().display());
    for number in 1..100_000 {
        if let Err(fault) = file.append(&[pick(number)]) {
            let again = file.append(&[pick(number)]).expect_err("the disk is still full");
            assert_eq!(again, fault);
            println!("fault {}", fault.0);
            return;
        }
        println!("shown {number}");
    }
}

/// Lines of the probe that begin with a word, without it.
fn after<'a>(lines: &'a [String], word: &str) -> Vec<&'a str> {
    lines.iter().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' ')).collect()
}

#[test]
fn killed_at_any_moment_nothing_shown_is_lost() {
    for round in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = again("storage::kill::probe")
            .env(PROBE, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut lines = Vec::new();
        for line in output.lines().map_while(Result::ok) {
            lines.push(line);
            if after(&lines, "shown").len() == 3 {
                std::thread::sleep(Duration::from_micros(500 * round));
                child.kill().expect("it runs");
            }
        }
        child.wait().expect("it has ended");
        let shown: u32 = after(&lines, "shown").last().expect("something was shown").parse().expect("a number");
        let opened = open(Path::new(after(&lines, "save")[0])).expect("the save opens");
        let saved = opened.records.len() as u32;
        assert!(saved >= shown, "{shown} were shown, {saved} are saved");
        assert_eq!(opened.records, (1..=saved).map(pick).collect::<Vec<_>>());
        assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 1, "no draft stays");
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_and_what_was_saved_before_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let probe = again("storage::kill::probe");
    let mut shell = Command::new("sh");
    // No file of this process may grow beyond some kilobytes; the last write is cut off in the middle.
    shell.args(["-c", "trap '' XFSZ; ulimit -f 9; exec \"$0\" \"$@\""]).arg(probe.get_program()).args(probe.get_args());
    let output = shell.env(PROBE, folder.path()).output().expect("it runs");
    let lines: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect();
    let faults = after(&lines, "fault");
    assert_eq!(faults.len(), 1, "{lines:?}");
    assert!(faults[0].contains("100-ann-bob.cantina cannot be written: "), "{}", faults[0]);
    let opened = open(Path::new(after(&lines, "save")[0])).expect("the save opens");
    assert!(!opened.torn, "the half record was cut off again");
    let shown = after(&lines, "shown").len() as u32;
    assert!(shown > 10);
    assert_eq!(opened.records, (1..=shown).map(pick).collect::<Vec<_>>());
}
