//! What there is to practise next, in a few words.

use super::menu::lessons;
use super::progress::Progress;

/// What there is to practise next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// The first lesson that is not done; `None` once all are.
    pub lesson: Option<NextLesson>,
    /// Is any lesson done?
    pub begun: bool,
    /// How many questions are due today.
    pub due: usize,
    /// How many puzzles are solved.
    pub solved: usize,
}

/// A lesson with its place in the course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextLesson {
    /// Its word.
    pub word: String,
    /// Its title.
    pub title: String,
    /// Its place, from 1.
    pub place: usize,
    /// How many lessons there are.
    pub of: usize,
}

impl Agenda {
    /// After this much practice. It goes through all of it.
    pub fn of(progress: &Progress) -> Agenda {
        let course = lessons(progress);
        let (of, begun) = (course.len(), course.iter().any(|lesson| lesson.done));
        let next = course.into_iter().enumerate().find(|(_, lesson)| !lesson.done);
        let lesson = next.map(|(at, row)| NextLesson { word: row.word, title: row.title, place: at + 1, of });
        Agenda { lesson, begun, due: progress.due().len(), solved: progress.puzzles().0 }
    }
}
