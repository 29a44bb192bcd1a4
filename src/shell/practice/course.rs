//! Lessons, one after another: the tutor's words are beside the game they are about.

use super::exercise::Exercise;
use super::hint::Hint;
use super::lists::sample;
use super::progress::{Entry, Keeper, LessonStep};
use super::tabletop::Tabletop;
use super::written;
use crate::command::Command;
use crate::guide::{Guide, Said, Tone};
use crate::refusal::{PracticeFault, Refusal};
use seats::Seat;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Instant;
use swu_hosted::{CardData, Unlimited};
use swu_minds::coach::{Depth, Followed, Position};
use swu_minds::lessons::{Instruction, Lesson, Setting, Tutor, names, shipped};
use swu_minds::puzzles::Goal;
use swu_rules::redeal::Lists;

/// More automatic picks than any lesson makes between two of the learner's.
const MOST: usize = 500;
/// Where the luck of the games begins by which the coach gives a hint.
const HINTS: u64 = 1;

/// Lessons under way.
pub struct Course {
    data: Arc<CardData>,
    /// The index of the lesson among all.
    at: usize,
    tabletop: Tabletop,
    tutor: Tutor,
    /// The tutor before each of the learner's picks.
    before: Vec<Tutor>,
    hint: Option<Hint<Unlimited>>,
    /// The hint of the lesson itself was asked for.
    helped: bool,
    keeper: Keeper,
    /// Why progress could not be saved.
    fault: Option<String>,
    /// Where a position was written down.
    written: Option<Said>,
}

impl Course {
    /// Begins the lesson with this id, or continues it at the point given by `done`.
    ///
    /// # Errors
    /// There is no such lesson, or it cannot be given.
    pub fn begin(data: &Arc<CardData>, id: &str, done: &[LessonStep], keeper: Keeper) -> Result<Course, Refusal> {
        let at = place_of(id).ok_or_else(|| {
            let known: Vec<&str> = shipped().iter().map(|lesson| lesson.id.as_str()).collect();
            PracticeFault::NoLesson(format!("There is no lesson {id}; there are {}.", known.join(", ")))
        })?;
        let (tabletop, tutor) = laid(data, &shipped()[at])?;
        let data = Arc::clone(data);
        let mut course = Course {
            data,
            at,
            tabletop,
            tutor,
            before: Vec::new(),
            hint: None,
            helped: false,
            keeper,
            fault: None,
            written: None,
        };
        course.settle();
        if done.is_empty() {
            course.keep(LessonStep::Begun);
        }
        // Lessons change with the program: as much as still possible is done again.
        for step in done {
            let made = match step {
                LessonStep::Begun | LessonStep::Done => Ok(()),
                LessonStep::Picked { option } => course.choose(usize::from(*option)),
                LessonStep::Skipped => {
                    course.leave_step();
                    Ok(())
                }
                LessonStep::TakenBack => course.step_back(),
            };
            if made.is_err() {
                break;
            }
        }
        Ok(course)
    }

    fn lesson(&self) -> &'static Lesson {
        &shipped()[self.at]
    }

    fn keep(&mut self, step: LessonStep) {
        let entry = Entry::Lesson { id: self.lesson().id.clone(), step };
        self.fault = self.keeper.keep(&entry).err().map(|why| why.to_string());
    }

    /// Makes the lesson's automatic picks.
    fn settle(&mut self) {
        for _ in 0..MOST {
            self.tutor.arrive(self.tabletop.book(), self.tabletop.game());
            let sight = self.tabletop.sight(&Lists::Closed);
            let option = self.tutor.automatic(self.tabletop.book(), self.tabletop.game(), sight.as_ref());
            if option.is_none_or(|option| self.tabletop.make(option).is_err()) {
                break;
            }
        }
    }

    fn choose(&mut self, option: usize) -> Result<(), Refusal> {
        let before = self.tutor.clone();
        self.tutor
            .pick(self.tabletop.book(), self.tabletop.game(), option)
            .map_err(|why| PracticeFault::NotNow(why.to_string()))?;
        if let Err(why) = self.tabletop.pick(option) {
            self.tutor = before;
            return Err(why);
        }
        self.before.push(before);
        (self.hint, self.helped) = (None, false);
        self.settle();
        Ok(())
    }

    fn leave_step(&mut self) {
        self.tutor.skip();
        (self.hint, self.helped) = (None, false);
        self.settle();
    }

    fn step_back(&mut self) -> Result<(), Refusal> {
        let tutor = self.before.pop().ok_or(PracticeFault::FirstStep)?;
        self.tabletop.take_back();
        self.tutor = tutor;
        (self.hint, self.helped) = (None, false);
        Ok(())
    }

    fn next(&mut self) -> Result<(), Refusal> {
        let next = shipped().get(self.at + 1).ok_or(PracticeFault::LastLesson)?;
        let (tabletop, tutor) = laid(&self.data, next)?;
        (self.at, self.tabletop, self.tutor, self.before) = (self.at + 1, tabletop, tutor, Vec::new());
        (self.hint, self.helped) = (None, false);
        self.settle();
        self.keep(LessonStep::Begun);
        Ok(())
    }

    fn ask(&mut self) {
        self.helped = true;
        if self.tutor.is_coached() {
            self.hint = Hint::begin(&self.tabletop, Followed::work(Depth::Quick, HINTS));
        }
    }

    /// Help: the hint of the lesson, or the first pick that leads on.
    fn help(&self, told: &Instruction) -> Vec<Said> {
        if let Some(hint) = &self.hint {
            return hint.said().to_vec();
        }
        if !told.hint.is_empty() {
            return vec![Said::so(Tone::Strong, told.hint.clone())];
        }
        let decision = self.tabletop.view().decision;
        let options = decision.map(|decision| decision.options).unwrap_or_default();
        let mut wanted = told.expect.iter().filter_map(|place| options.get(*place));
        // One without any effect helps only if there is no other.
        let useful = wanted.clone().find(|option| !option.only_costs());
        let label = useful.or_else(|| wanted.next()).map(|option| option.label.clone());
        label.map(|label| Said::so(Tone::Strong, format!("To go on: {label}."))).into_iter().collect()
    }
}

/// The game of a lesson before its first step.
fn laid(data: &Arc<CardData>, lesson: &'static Lesson) -> Result<(Tabletop, Tutor), Refusal> {
    let broken = |why: &dyn Display| PracticeFault::Broken { id: lesson.id.clone(), why: why.to_string() };
    let game = match lesson.setting(&data.library).map_err(|fault| broken(&fault))? {
        Setting::Position(scenario) => Unlimited::laid(data, names(scenario.seats.len()), &scenario, lesson.seed)
            .map_err(|fault| broken(&fault))?,
        Setting::Decks(keys, first) => {
            let players = keys
                .iter()
                .map(|key| sample(&data.book, key))
                .collect::<Result<Vec<_>, _>>()
                .map_err(|fault| broken(&fault))?;
            Unlimited::dealt(data, names(players.len()), &players, (lesson.seed, Seat(first)))
        }
    };
    Ok((Tabletop::of(game, Seat(lesson.you)), Tutor::new(lesson)))
}

impl Exercise for Course {
    type Game = Unlimited;

    fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    fn task(&self) -> Option<usize> {
        Some(self.at)
    }

    fn title(&self) -> String {
        self.lesson().title.clone()
    }

    fn guide(&self) -> Guide {
        let lesson = self.lesson();
        let (over, done) = (self.tutor.is_over(), self.tutor.is_done());
        let told = self.tutor.told(self.tabletop.book(), self.tabletop.game());
        let mut said: Vec<Said> = Vec::new();
        let free = self.tutor.is_free();
        // In free play a few words replace the text, beside the news or the help.
        let meanwhile = self.tutor.meanwhile();
        let brief = free && !meanwhile.is_empty() && (self.helped || !self.tutor.is_new());
        said.extend(Said::lines(if brief { &meanwhile } else { &told.say }));
        if self.helped {
            said.extend(self.help(&told));
        }
        said.extend(self.written.clone());
        said.extend(self.fault.iter().map(|fault| Said::so(Tone::Bad, fault.clone())));
        let mut offers = Vec::new();
        if over && !done {
            said.push(Said::so(Tone::Aside, "The lesson is not done yet: take that back and try it, or go on."));
        }
        if over {
            if self.at + 1 < shipped().len() {
                offers.push((Command::NextItem, "next lesson"));
            } else {
                said.push(Said::so(
                    Tone::Good,
                    "That was the last lesson. Esc leads to the first screen, which names what comes next.",
                ));
            }
        } else {
            offers.push((Command::Hint, "hint"));
            offers.push((Command::SkipItem, "skip this step"));
            offers.push((Command::Position, "write this position down"));
        }
        let (step, of) = self.tutor.asked();
        let about = match (over, done) {
            (true, true) => "done".to_owned(),
            (true, false) => "not done yet".to_owned(),
            _ => format!("step {step} of {of}"),
        };
        let rules: Vec<&str> = lesson.rules.iter().map(String::as_str).collect();
        Guide {
            title: match self.at {
                0 => lesson.title.clone(),
                at => format!("Lesson {} of {}: {}", at + 1, shipped().len(), lesson.title),
            },
            about,
            more: format!("rules {}", rules.join(" ")),
            said,
            news: if self.helped { Vec::new() } else { self.tabletop.news() },
            offers,
            enter: (over && self.at + 1 < shipped().len()).then_some(Command::NextItem),
            covers: false,
            answers: false,
            marked: if over { Vec::new() } else { self.tutor.marked(self.tabletop.book(), self.tabletop.game()) },
        }
    }

    fn pick(&mut self, option: usize, _: Instant) -> Result<(), Refusal> {
        self.written = None;
        let (over, done) = (self.tutor.is_over(), self.tutor.is_done());
        self.choose(option)?;
        if let (Ok(option), false) = (u16::try_from(option), over) {
            self.keep(LessonStep::Picked { option });
        }
        if self.tutor.is_done() && !done {
            self.keep(LessonStep::Done);
        }
        Ok(())
    }

    fn can_take_back(&self) -> bool {
        !self.before.is_empty()
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        self.step_back()?;
        self.keep(LessonStep::TakenBack);
        Ok(())
    }

    fn obey(&mut self, command: Command, _: Instant) -> Result<(), Refusal> {
        match command {
            Command::Hint => self.ask(),
            Command::SkipItem => {
                self.leave_step();
                self.keep(LessonStep::Skipped);
                if self.tutor.is_done() {
                    self.keep(LessonStep::Done);
                }
            }
            Command::Position => {
                self.written = Some(written::position(&self.tabletop, &Goal::WinPhase, &self.keeper)?);
            }
            _ => self.next()?,
        }
        Ok(())
    }

    fn tick(&mut self, _: Instant) -> bool {
        self.hint.as_mut().is_some_and(|hint| hint.tick())
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        self.hint.as_ref().and_then(|hint| hint.deadline(now))
    }
}

/// The index of the lesson with this id; a number is that of its row.
fn place_of(id: &str) -> Option<usize> {
    let numbered = || id.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < shipped().len());
    shipped().iter().position(|lesson| lesson.id == id).or_else(numbered)
}
