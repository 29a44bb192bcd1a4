//! The one thing that somebody at the first questions does best next: what waits, what teaches, or another game.

use crate::command::Command;
use crate::practice::agenda::NextLesson;
use crate::practice::menu::FIRST;
use crate::request::Request;
use crate::services::Services;

/// What to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// The first game is begun, and not over.
    GoOnFirst,
    /// Nothing was played or practised yet.
    FirstGame,
    /// The newest unfinished game, by its title.
    Resume(String),
    /// The first lesson that is not done.
    Lesson(NextLesson),
    /// All lessons are done, and no game was played yet.
    FirstDuel,
    /// This many questions are due to be practised.
    Due(usize),
    /// Another game.
    NewGame,
}

impl NextStep {
    /// What it is now. A course of lessons counts as begun with its first lesson that is done.
    pub fn of(services: &Services) -> NextStep {
        let progress = services.progress();
        let unfinished = services.unfinished();
        let games = unfinished.len() + services.finished().len();
        if !progress.under_way(FIRST).is_empty() {
            return NextStep::GoOnFirst;
        }
        if let [newest, ..] = unfinished {
            return NextStep::Resume(newest.title.clone());
        }
        if games == 0 && progress.is_only(FIRST) && !progress.is_done(FIRST) {
            return NextStep::FirstGame;
        }
        let agenda = services.agenda();
        if let Some(lesson) = agenda.lesson.as_ref().filter(|_| agenda.begun) {
            return NextStep::Lesson(lesson.clone());
        }
        match agenda.due {
            0 if games == 0 => NextStep::FirstDuel,
            0 => NextStep::NewGame,
            due => NextStep::Due(due),
        }
    }

    /// What is asked for to do it, at the first questions.
    pub fn request(&self) -> Request {
        match self {
            NextStep::GoOnFirst | NextStep::FirstGame => Request::with(Command::Learn, FIRST),
            NextStep::Resume(_) => Request::with(Command::Resume, "1"),
            NextStep::Lesson(lesson) => Request::with(Command::Learn, &lesson.word),
            NextStep::FirstDuel | NextStep::NewGame => Request::of(Command::New),
            NextStep::Due(_) => Request::with(Command::Practise, "today"),
        }
    }

    /// In a few words: "lesson 3 of 18: Attacks".
    pub fn told(&self) -> String {
        match self {
            NextStep::GoOnFirst => "your first game, from where you left it".to_owned(),
            NextStep::FirstGame => "new here? your first game, 20 minutes, with help".to_owned(),
            NextStep::Resume(title) => format!("continue {title}"),
            NextStep::Lesson(NextLesson { title, place, of, .. }) => format!("lesson {place} of {of}: {title}"),
            NextStep::FirstDuel => "your first duel: a bot takes the other seat".to_owned(),
            NextStep::Due(1) => "1 question is due to be practised".to_owned(),
            NextStep::Due(due) => format!("{due} questions are due to be practised"),
            NextStep::NewGame => "a new game".to_owned(),
        }
    }
}
