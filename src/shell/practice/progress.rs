//! What was practised: a file of lines that only grows. Everything else, such as what is due and how it went, follows
//! from it.

use crate::refusal::{PracticeFault, Refusal};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use storage::unwritten::Unwritten;
use storage::{atomic, event_folder, lines_file};
use swu_minds::coach::{Gap, Verdict};
use swu_minds::drills::{Grade, Schedule};

/// Something that was practised.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// A step of a lesson.
    Lesson {
        /// Which lesson.
        id: String,
        /// What was done.
        #[serde(flatten)]
        step: LessonStep,
    },
    /// An answer to a drill.
    Answer(Answer),
    /// A puzzle.
    Puzzle {
        /// Which one.
        id: String,
        /// Was the goal reached?
        solved: bool,
        /// How often somebody asked for a hint or took back.
        helped: u16,
        /// How long it took.
        seconds: f64,
    },
}

/// A step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum LessonStep {
    /// It was begun.
    Begun,
    /// The learner picked the option with this index.
    Picked {
        /// The place.
        option: u16,
    },
    /// A step was left out.
    Skipped,
    /// The newest pick was taken back.
    TakenBack,
    /// It was finished.
    Done,
}

/// An answer to a drill.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The drill, by its word.
    pub drill: String,
    /// The question: the same words ask it again.
    pub item: String,
    /// The class that is scheduled: "mulligan, sor-luke, second, no 2-drop".
    pub class: String,
    /// Who answered, if several did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// What was answered.
    pub picked: String,
    /// How much it gave away, as a share of a game.
    pub loss: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound; older answers do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
    /// What was wrong with it, in words that fit similar mistakes: "an attack where playing a card was better".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// How long it took.
    pub seconds: f64,
}

impl Answer {
    /// The loss in a word.
    pub fn verdict(&self) -> Verdict {
        let Answer { loss, low, .. } = *self;
        Gap { loss, low, high: self.high.unwrap_or(2.0 * loss - low) }.verdict()
    }
}

/// A line of the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Line {
    /// Seconds since 1970.
    at: u64,
    #[serde(flatten)]
    entry: Entry,
}

/// Writes down what is practised.
#[derive(Clone, Debug, Default)]
pub struct Keeper {
    path: Option<PathBuf>,
}

impl Keeper {
    /// Into this file.
    pub fn into(path: PathBuf) -> Keeper {
        Keeper { path: Some(path) }
    }

    /// Writes it down; does nothing if nothing is kept.
    pub fn keep(&self, entry: &Entry) -> Result<(), Refusal> {
        let Some(path) = &self.path else { return Ok(()) };
        let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let text = serde_json::to_string(&Line { at, entry: entry.clone() })?;
        let unwritten = |error| PracticeFault::Unwritten { path: path.clone(), error };
        Ok(lines_file::append(path, &text).map_err(unwritten)?)
    }

    /// Writes a puzzle into a new file beside it, and returns which.
    pub(super) fn keep_puzzle(&self, text: &str) -> Result<PathBuf, Refusal> {
        let folder = self.path.as_deref().and_then(Path::parent).ok_or(PracticeFault::NotKept)?.join("puzzles");
        let path = event_folder::free(&folder, "position", "puzzle")?;
        atomic::write(&path, text.as_bytes()).map_err(|error| Unwritten { path: folder, error })?;
        Ok(path)
    }

    /// All that was kept so far.
    pub fn read(&self) -> Result<Progress, Refusal> {
        let Some(path) = &self.path else { return Ok(Progress::default()) };
        let lines = lines_file::read(path).map_err(|error| PracticeFault::Unread { path: path.clone(), error })?;
        Ok(Progress::of(lines.iter().map(String::as_str)))
    }
}

/// All that was practised, oldest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    lines: Vec<Line>,
    /// Lines that mean nothing to this program.
    foreign: usize,
}

impl Progress {
    /// The contents of these lines. Lines that cannot be read are counted and skipped: another version of the program
    /// wrote them, or one that ended in the middle.
    pub fn of<'a>(lines: impl IntoIterator<Item = &'a str>) -> Progress {
        let mut progress = Progress::default();
        for line in lines.into_iter().filter(|line| !line.trim().is_empty()) {
            match serde_json::from_str::<Line>(line) {
                Ok(line) if line.is_sound() => progress.lines.push(line),
                _ => progress.foreign += 1,
            }
        }
        progress
    }

    /// Was nothing practised yet?
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Was at most this lesson practised?
    pub fn is_only(&self, lesson: &str) -> bool {
        self.lines.iter().all(|line| matches!(&line.entry, Entry::Lesson { id, .. } if id == lesson))
    }

    /// How many lines could not be read.
    pub fn foreign(&self) -> usize {
        self.foreign
    }

    fn steps<'a>(&'a self, lesson: &'a str) -> impl Iterator<Item = LessonStep> + 'a {
        self.lines.iter().filter_map(move |line| match &line.entry {
            Entry::Lesson { id, step } if id == lesson => Some(*step),
            _ => None,
        })
    }

    /// The lesson most recently worked on.
    pub fn newest_lesson(&self) -> Option<&str> {
        self.lines.iter().rev().find_map(|line| match &line.entry {
            Entry::Lesson { id, .. } => Some(id.as_str()),
            Entry::Answer(_) | Entry::Puzzle { .. } => None,
        })
    }

    /// Was this lesson ever finished?
    pub fn is_done(&self, lesson: &str) -> bool {
        self.steps(lesson).any(|step| step == LessonStep::Done)
    }

    /// What was done in a lesson under way, from its latest beginning; empty if it was finished since.
    pub fn under_way(&self, lesson: &str) -> Vec<LessonStep> {
        let steps: Vec<LessonStep> = self.steps(lesson).collect();
        let from = steps.iter().rposition(|step| *step == LessonStep::Begun).unwrap_or(steps.len());
        let steps = steps[from..].to_vec();
        if steps.len() < 2 || steps.contains(&LessonStep::Done) { Vec::new() } else { steps }
    }

    /// Answers to drills, with the day of each, counted from 1970.
    pub fn answers(&self) -> impl DoubleEndedIterator<Item = (f64, &Answer)> {
        self.lines.iter().filter_map(|line| match &line.entry {
            Entry::Answer(answer) => Some((line.at as f64 / 86_400.0, answer)),
            _ => None,
        })
    }

    /// Was this puzzle solved?
    pub fn is_solved(&self, puzzle: &str) -> bool {
        let solves = |line: &Line| matches!(&line.entry, Entry::Puzzle { id, solved: true, .. } if id == puzzle);
        self.lines.iter().any(solves)
    }

    /// The puzzles that were solved.
    pub fn solved(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|line| match &line.entry {
            Entry::Puzzle { id, solved: true, .. } => Some(id.as_str()),
            _ => None,
        })
    }

    /// How many puzzles were solved, and how many were tried.
    pub fn puzzles(&self) -> (usize, usize) {
        let ids = |solved: bool| {
            let lines = self.lines.iter().filter_map(|line| match &line.entry {
                Entry::Puzzle { id, solved: done, .. } if *done || !solved => Some(id.as_str()),
                _ => None,
            });
            lines.collect::<std::collections::BTreeSet<&str>>().len()
        };
        (ids(true), ids(false))
    }

    /// What is due when.
    pub fn schedule(&self) -> Schedule {
        let mut schedule = Schedule::default();
        for (day, answer) in self.answers().filter(|(_, answer)| answer.who.is_none()) {
            schedule.answered(&answer.class, Grade::of(answer.verdict(), answer.seconds), day);
        }
        schedule
    }

    /// The items to practise today, the most forgotten first: questions answered wrong come back themselves, the rest
    /// as similar ones.
    pub fn due(&self) -> Vec<Due> {
        let schedule = self.schedule();
        let last = |class: &str| self.answers().rev().map(|(_, answer)| answer).find(|answer| answer.class == class);
        let due = schedule.due(today()).into_iter().filter_map(last);
        due.map(|answer| Due { item: answer.item.clone(), itself: answer.verdict() > Verdict::Unknown }).collect()
    }
}

/// Something to practise again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// What was asked.
    pub item: String,
    /// It is asked again itself, rather than a similar one.
    pub itself: bool,
}

/// The day, since 1970.
pub fn today() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64() / 86_400.0)
}

impl Line {
    /// Are its numbers such as the program writes?
    fn is_sound(&self) -> bool {
        let share = |number: f64| (-1.0..=1.0).contains(&number);
        match &self.entry {
            Entry::Answer(answer) => share(answer.loss) && share(answer.low) && answer.seconds >= 0.0,
            Entry::Puzzle { seconds, .. } => *seconds >= 0.0,
            Entry::Lesson { .. } => true,
        }
    }
}
