//! What there is to practise next, in a few words.

use super::menu::lessons;
use super::progress::Progress;

/// What there is to practise next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// The title of the first lesson that is not done; `None` once all are.
    pub lesson: Option<String>,
    /// How many questions are due today.
    pub due: usize,
    /// How many puzzles are solved.
    pub solved: usize,
}

impl Agenda {
    /// After this much practice. It goes through all of it.
    pub fn of(progress: &Progress) -> Agenda {
        let lesson = lessons(progress).into_iter().find(|lesson| !lesson.done).map(|lesson| lesson.title);
        Agenda { lesson, due: progress.due().len(), solved: progress.puzzles().0 }
    }
}
