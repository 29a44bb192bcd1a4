//! What can be learned and practised, as lists that both front ends show.

use super::drill;
use super::lists::title;
use super::progress::Progress;
use super::quiz::posed::QUIZ;
use super::quiz::score::Score;
use crate::services::SavedEntry;
use std::path::PathBuf;
use swu_cards::rulebook;
use swu_minds::coach::Depth;
use swu_minds::drills::Kind;
use swu_minds::lessons::shipped;
use swu_minds::puzzles;
use swu_minds::quiz::{HARDEST, Topic};

/// How many finished games are offered for a review.
const REVIEWED: usize = 9;
/// The lesson that a first start offers.
pub const FIRST: &str = "first-game";

/// What somebody wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The lesson of this id.
    Lesson(String),
    /// Decisions of a kind.
    Drill(Kind, Wish),
    /// What is due.
    Today(Wish),
    /// The judge's quiz.
    Quiz(Wish),
    /// Puzzles that come with the program: those not solved yet, or the one at a place.
    Puzzles(Option<usize>),
    /// Puzzles out of a file.
    PuzzleFile(PathBuf),
    /// A game from its file, a seat of it counted from 1, and how closely to look.
    Review(PathBuf, Option<usize>, Depth),
    /// A finished game, by its position in their list, and a seat of it counted from 1.
    Finished(usize, Option<usize>),
    /// Another deck for oneself.
    OwnDeck,
    /// Another deck for the other side.
    OtherDeck,
    /// Decks of another set for the quiz.
    QuizSet,
    /// Another rule for the quiz.
    QuizRule,
    /// Another difficulty for the quiz.
    QuizDifficulty,
    /// One more person at the keyboard, or only one again.
    People,
    /// How it went so far.
    Figures,
}

impl Wanted {
    /// A game from its file, and a seat of it counted from 1, reviewed in seconds.
    pub fn review(file: &str, seat: Option<usize>) -> Wanted {
        Wanted::Review(file.into(), seat, Depth::Quick)
    }
}

/// How drills and quizzes are wished for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The own deck: the key of a sample, or the name of one of the person's decks.
    pub deck: String,
    /// The deck on the other side.
    pub against: String,
    /// Does the person start? Alternates if not given.
    pub first: Option<bool>,
    /// How many questions.
    pub count: u16,
    /// The seed of the luck; random if not given.
    pub seed: Option<u64>,
    /// Has everybody seen the decks?
    pub open: bool,
    /// Who answers, if several do.
    pub people: Vec<String>,
    /// How closely the coach looks.
    pub depth: Depth,
    /// The set whose sample decks a quiz is played with, instead of the decks named.
    pub set: Option<String>,
    /// What a quiz is about.
    pub topic: Topic,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            deck: "sor-luke".to_owned(),
            against: "sor-vader".to_owned(),
            first: None,
            count: 10,
            seed: None,
            open: false,
            people: Vec::new(),
            depth: Depth::Normal,
            set: None,
            topic: Topic::default(),
        }
    }
}

/// A row of such a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What it leads to.
    pub wanted: Wanted,
    /// Its word in line mode.
    pub word: String,
    /// Its name.
    pub title: String,
    /// More about it.
    pub about: String,
    /// Was it done?
    pub done: bool,
}

/// The first game and the lessons, in the order of the course.
pub fn lessons(progress: &Progress) -> Vec<Row> {
    let row = |lesson: &swu_minds::lessons::Lesson| {
        let under_way = if progress.under_way(&lesson.id).is_empty() { "" } else { ", begun" };
        Row {
            wanted: Wanted::Lesson(lesson.id.clone()),
            word: lesson.id.clone(),
            title: lesson.title.clone(),
            about: format!("{} minutes{under_way}", lesson.minutes),
            done: progress.is_done(&lesson.id),
        }
    };
    shipped().iter().map(row).collect()
}

/// What can be practised with these decks, and what is due.
pub fn practice(progress: &Progress, wish: &Wish, finished: &[SavedEntry]) -> Vec<Row> {
    let row = |wanted, word: &str, title: &str, about: String| Row {
        wanted,
        word: word.to_owned(),
        title: title.to_owned(),
        about,
        done: false,
    };
    let due = progress.due().len();
    let mut rows = vec![row(Wanted::Today(wish.clone()), "today", "What is due today", format!("{due}"))];
    rows.extend(Kind::ALL.into_iter().filter(|kind| *kind != Kind::Later).map(|kind| {
        let answers = progress.answers().filter(|(_, answer)| answer.drill == kind.word()).count();
        let title = if kind == Kind::Resources { "Resources, first and later" } else { drill::name(kind) };
        row(Wanted::Drill(kind, wish.clone()), kind.word(), title, format!("{answers} answered"))
    }));
    let answered = Score::of_progress(progress).count();
    rows.push(row(Wanted::Quiz(wish.clone()), QUIZ, "Judge's quiz", format!("{answered} answered")));
    let (all, (solved, _)) = (puzzles::shipped().len(), progress.puzzles());
    rows.push(row(Wanted::Puzzles(None), "puzzles", "Puzzles", format!("{solved} of {all} solved")));
    let people = if wish.people.is_empty() { "you alone".to_owned() } else { wish.people.join(", ") };
    rows.push(row(Wanted::Figures, "progress", "Your progress", String::new()));
    rows.push(row(Wanted::OwnDeck, "deck", "Your deck", title(&wish.deck).to_owned()));
    rows.push(row(Wanted::OtherDeck, "against", "The deck on the other side", title(&wish.against).to_owned()));
    rows.extend(quiz(wish).map(|(wanted, word, title, about)| row(wanted, word, title, about)));
    rows.push(row(Wanted::People, "people", "Who answers at this keyboard", people));
    rows.extend(finished.iter().enumerate().take(REVIEWED).map(|(place, saved)| {
        let title = format!("Review: {}", saved.title);
        row(Wanted::Finished(place, None), &format!("review{}", place + 1), &title, saved.about.clone())
    }));
    rows
}

/// What a quiz is about.
fn quiz(wish: &Wish) -> [(Wanted, &'static str, &'static str, String); 3] {
    let set = wish.set.clone().unwrap_or_else(|| "the decks above".to_owned());
    let titled = |number: &String| {
        let entry = rulebook::shared().and_then(|book| book.find(number));
        entry.map_or_else(|| number.clone(), |entry| format!("{number}, {}", entry.title))
    };
    let rule = wish.topic.rule.as_ref().map_or_else(|| "any".to_owned(), titled);
    let difficulty = wish.topic.difficulty.map_or_else(|| "any".to_owned(), |level| format!("{level} of {HARDEST}"));
    [
        (Wanted::QuizSet, "quiz-set", "The quiz: decks of a set", set),
        (Wanted::QuizRule, "quiz-rule", "The quiz: a rule", rule),
        (Wanted::QuizDifficulty, "quiz-difficulty", "The quiz: a difficulty", difficulty),
    ]
}

/// Whose decisions in a finished game are reviewed.
pub fn whose(place: usize, names: &[String]) -> Vec<Row> {
    let row = |(seat, name): (usize, &String)| Row {
        wanted: Wanted::Finished(place, Some(seat + 1)),
        word: format!("{}", seat + 1),
        title: format!("Review: {name}"),
        about: format!("seat {}", seat + 1),
        done: false,
    };
    names.iter().enumerate().map(row).collect()
}
