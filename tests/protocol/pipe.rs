//! The program itself at a pipe: whatever comes in, one answer per line goes out, and it ends when the input does.

use super::support::new_duel;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the engine on some input.
fn run(input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("nobody panicked").expect("it reads to the end");
    output
}

fn answers(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn nothing_that_comes_in_kills_it() {
    let mut input: Vec<u8> = Vec::new();
    let mut lines = 0;
    let mut line = |bytes: &[u8]| {
        input.extend(bytes);
        input.push(b'\n');
        lines += 1;
    };
    line(b"{\"do\":\"hello\"}");
    line(b"\xff\xff\xff");
    line(b"{\"do\":\"hello\"}\r");
    line(&vec![b'x'; 20 << 20]);
    line("[".repeat(1 << 20).as_bytes());
    line("{\"do\":".repeat(1 << 16).as_bytes());
    line(format!("{{\"do\":\"card\",\"id\":\"{}\"}}", "A".repeat(1 << 20)).as_bytes());
    line(b"\0");
    line(b"{\"do\":\"choose\",\"option\":99999999999999999999999999}");
    line(new_duel(1).to_string().as_bytes());
    line(b"{\"do\":\"choose\",\"option\":0}");
    // Empty lines are answered too; the last line may lack its end.
    input.extend(b"\n   \n\t\n{\"do\":\"hello\"}");
    let output = run(&input);
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let answers = answers(&output);
    assert_eq!(answers.len(), lines + 4);
    let said: Vec<Value> = answers
        .iter()
        .map(|answer| if answer["ok"] == true { json!(true) } else { answer["error"]["code"].clone() })
        .collect();
    let wanted = json!([
        true,
        "bad-json",
        true,
        "too-long",
        "bad-json",
        "bad-json",
        "unknown-card",
        "bad-json",
        "bad-request",
        true,
        true,
        "bad-json",
        "bad-json",
        "bad-json",
        true
    ]);
    assert_eq!(json!(said), wanted);
}

#[test]
fn it_ends_with_its_input() {
    let output = run(b"");
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty());
}

#[test]
fn a_whole_duel_fits_through_the_pipe() {
    let input = format!("{}\n{{\"do\":\"playout\"}}\n{{\"do\":\"state\"}}\n", new_duel(2));
    let answers = answers(&run(input.as_bytes()));
    assert_eq!(answers.len(), 3);
    assert!(answers[1]["over"]["reason"].is_string());
    assert_eq!(answers[2]["state"]["phase"], "over");
}
