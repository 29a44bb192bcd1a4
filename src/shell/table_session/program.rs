//! The mind of a seat whose bot is a program: it is told in one line of JSON what its seat sees, and answers with the
//! number of an option. If it is late, ends, or answers with anything else, a level of play takes over.

use super::Playable;
use hotseat::bots::mind::{Budget, Mind, Stop, Thought};
use hotseat::bots::program::Program;
use hotseat::sight::Sight;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How often it is checked whether time is up.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// The longest answer, in bytes.
const LONGEST: u64 = 4096;

/// Why a program no longer plays.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("cannot be started: {0}")]
    Start(io::Error),
    #[error("has ended")]
    Ended,
    #[error("did not answer in time")]
    Late,
    #[error("answered {answer:?}, which is no number from 0 to {last}")]
    Nonsense { answer: String, last: usize },
    #[error("cannot be told about this game")]
    Untold,
}

/// A program that runs. Dropping it ends it.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
}

impl Running {
    fn start(command: &str) -> Result<Running, Failed> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Failed::Start)?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Failed::Ended);
        };
        let (questions, asked) = channel::<String>();
        // A program that does not read would hold up whoever writes to it.
        thread::spawn(move || {
            while let Ok(question) = asked.recv() {
                if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let (answered, answers) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = String::new();
            while output.by_ref().take(LONGEST).read_line(&mut line).is_ok_and(|count| count > 0) {
                if answered.send(std::mem::take(&mut line)).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, questions, answers })
    }

    fn ask(&self, question: &Value, stop: &dyn Stop) -> Result<String, Failed> {
        self.questions.send(format!("{question}\n")).map_err(|_| Failed::Ended)?;
        loop {
            match self.answers.recv_timeout(LOOK_EVERY) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Disconnected) => return Err(Failed::Ended),
                Err(RecvTimeoutError::Timeout) if stop.is_due() => return Err(Failed::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It fails only if the program has ended by itself.
        if self.child.kill().is_ok() {
            self.child.wait().ok();
        }
    }
}

/// A program's mind.
pub(super) struct ProgramMind<G: Playable> {
    /// Whose seat it plays.
    name: String,
    program: Program,
    running: Option<Running>,
    /// Plays once the program has failed.
    level: Box<dyn Mind<Sight<G>>>,
    has_failed: bool,
}

impl<G: Playable> ProgramMind<G> {
    /// The mind of this player's seat, and the level that takes over.
    pub(super) fn new(name: String, program: Program, level: Box<dyn Mind<Sight<G>>>) -> ProgramMind<G> {
        ProgramMind { name, program, running: None, level, has_failed: false }
    }

    fn ask(&mut self, sight: &Sight<G>, stop: &dyn Stop) -> Result<usize, Failed> {
        let (view, decision) = G::told_to_programs(sight.view()).ok_or(Failed::Untold)?;
        let count = decision["options"].as_array().map_or(0, Vec::len);
        let clock = u64::try_from(self.program.clock.as_millis()).unwrap_or(u64::MAX);
        let question = json!({"seat": sight.seat(), "ms": clock, "view": view, "decision": decision});
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.program.command)?,
        };
        let answer = running.ask(&question, stop)?;
        self.running = Some(running);
        let answer = answer.trim();
        let option = answer.parse().ok().filter(|option| *option < count);
        option.ok_or_else(|| Failed::Nonsense {
            answer: answer.chars().take(40).collect(),
            last: count.saturating_sub(1),
        })
    }
}

impl<G: Playable> Mind<Sight<G>> for ProgramMind<G> {
    fn think(&mut self, sight: &Sight<G>, budget: Budget, stop: &dyn Stop) -> Thought {
        let mut said = None;
        if !self.has_failed {
            match self.ask(sight, stop) {
                Ok(option) => return Thought::of(option),
                Err(why) => {
                    (self.has_failed, self.running) = (true, None);
                    let (name, command) = (&self.name, &self.program.command);
                    said = Some(format!("{name}'s program {command} {why}. The computer plays on for {name}."));
                }
            }
        }
        Thought { said, ..self.level.think(sight, budget, stop) }
    }
}
