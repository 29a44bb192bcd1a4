//! A finished game reviewed: what each decision gave away, how lucky the draws were, and the costliest decisions to
//! make once more.

mod begun;
pub mod findings;
pub mod record;
pub mod telling;

use super::LOOK_EVERY;
use super::drill::asking::{Asking, Judged, Question};
use super::exercise::Exercise;
use super::hint::Hint;
use super::practised::Practised;
use super::tabletop::Tabletop;
use super::verdict::{self, Given};
use crate::command::Command;
use crate::guide::{Guide, Said, Tone};
use crate::refusal::{PracticeFault, Refusal};
pub use begun::{Report, Review, report, review};
use coach::{Depth, Position, Verdict};
use findings::Findings;
use hotseat::bots::beside::Beside;
use hotseat::bots::together::together;
use record::{Kept, Reviewed};
use seats::Seat;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use telling::Told;

/// A review under way.
pub(crate) struct Analysis<G: Practised> {
    name: String,
    tabletop: Tabletop<G>,
    stage: Stage<G>,
    reviewed: Option<Reviewed<G>>,
    /// The save beside which the findings are kept, if they are.
    save: Option<PathBuf>,
    /// What is said about keeping them.
    keeping: Option<Said>,
    /// Which of the costliest decisions is laid out.
    at: usize,
    /// How often one was.
    laid: usize,
    /// The verdicts on decisions that were made again, by index.
    again: BTreeMap<usize, Verdict>,
    depth: Depth,
}

/// More picks than others make between two of the person's.
const MOST: u64 = 500;
/// The player that answers while another line is tried.
const ANSWERS: &str = "steady";
/// Where the luck of the games begins in which a decision is looked at again.
const AGAIN: u64 = 1 << 47;

/// A review in progress.
struct Work<G: Practised> {
    job: Beside<Result<Reviewed<G>, Refusal>>,
    /// How many decisions there are, and how many have been looked at.
    all: usize,
    done: Arc<AtomicUsize>,
    /// How many of them are on the screen.
    shown: usize,
}

enum Stage<G: Practised> {
    Reviewing(Work<G>),
    Failed(String),
    Summary,
    Asking(Box<Asking<G>>),
    Judged(Box<Judged<G>>),
    /// Another line is tried on the board.
    Trying(Option<Hint<G>>),
}

impl<G: Practised> Analysis<G> {
    /// Begins to review a seat.
    ///
    /// # Errors
    /// The game cannot be played back.
    pub(crate) fn begin(data: &G::Data, kept: Kept<G>, seat: Seat, depth: Depth) -> Result<Analysis<G>, Refusal> {
        let tabletop = kept.beginning(data, seat)?;
        let name = kept.name(&tabletop);
        let save = kept.place().map(Path::to_owned);
        let (data, all, done) = (data.clone(), kept.decisions(data, seat), Arc::new(AtomicUsize::new(0)));
        let reached = Arc::clone(&done);
        let tell = move |count| reached.store(count, Ordering::Relaxed);
        let job = Beside::begin(move |stop| kept.review(&data, seat, depth, (stop, &tell), &together));
        let stage = Stage::Reviewing(Work { job, all, done, shown: 0 });
        let (reviewed, keeping, again) = (None, None, BTreeMap::new());
        Ok(Analysis { name, tabletop, stage, reviewed, save, keeping, at: 0, laid: 0, again, depth })
    }

    /// The review is done: its findings are kept, and told.
    fn finish(&mut self, reviewed: Reviewed<G>) {
        let kept = self.save.as_ref().map(|save| Findings::of(&reviewed).keep(save));
        self.keeping = kept.map(|kept| match kept {
            Ok(()) => Said::so(Tone::Aside, "An export of the game has these findings as annotations."),
            Err(fault) => Said::so(Tone::Bad, format!("An export of the game will not have these findings: {fault}.")),
        });
        (self.reviewed, self.stage) = (Some(reviewed), Stage::Summary);
    }

    fn count(&self) -> usize {
        self.reviewed.as_ref().map_or(0, |reviewed| reviewed.costliest.len())
    }

    /// Lays out one of the costliest decisions.
    fn lay(&mut self, at: usize, now: Instant) {
        let Some((judged, tabletop)) = self.reviewed.as_ref().and_then(|reviewed| reviewed.costliest.get(at)) else {
            self.stage = Stage::Summary;
            return;
        };
        (self.at, self.tabletop) = (at, tabletop.clone());
        self.laid += 1;
        let work = G::Known::work(self.depth, AGAIN ^ judged.at as u64);
        let known = self.tabletop.known();
        let asking = known.and_then(|known| Asking::begin(&self.tabletop, Question { known, work, people: 1 }, now));
        self.stage = asking.map_or(Stage::Summary, |asking| Stage::Asking(Box::new(asking)));
    }

    fn judge(&mut self) {
        let Stage::Asking(asking) = &mut self.stage else { return };
        if let Some(judged) = asking.judged() {
            self.stage = Stage::Judged(Box::new(judged));
            self.look_again();
        }
    }

    /// Keeps the verdict on what was picked in the game, as it is now.
    fn look_again(&mut self) {
        let Stage::Judged(judged) = &self.stage else { return };
        let then = self.reviewed.as_ref().and_then(|reviewed| reviewed.costliest.get(self.at));
        if let Some((then, _)) = then {
            self.again.insert(self.at, judged.advice.verdict(then.picked));
        }
    }

    /// Makes a pick on the board; a steady player answers it.
    fn try_out(&mut self, option: usize) -> Result<(), Refusal> {
        self.stage = Stage::Trying(None);
        self.tabletop.pick(option)?;
        for turn in 0..MOST {
            if self.tabletop.others_pick(ANSWERS, turn).is_none() {
                break;
            }
        }
        Ok(())
    }

    /// The better option is not told before the decision was made again.
    fn told_of(&self, place: usize) -> Told {
        self.again.get(&place).map_or(Told::Picked, |verdict| Told::Again(*verdict))
    }

    fn summary(&self) -> Guide {
        let mut said = Vec::new();
        if let Some(reviewed) = &self.reviewed {
            said.extend(telling::summary(reviewed, &self.name));
            said.extend(telling::costliest(reviewed, telling::TOLD, &|place| self.told_of(place)));
        }
        said.extend(self.keeping.clone());
        let enter = (self.count() > 0).then_some(Command::NextItem);
        let offers =
            if self.count() > 0 { vec![(Command::NextItem, "choose again at the costliest")] } else { Vec::new() };
        Guide { said, offers, enter, covers: true, ..Guide::default() }
    }

    fn told(&self, judged: &Judged<G>) -> Guide {
        let Some((then, _)) = self.reviewed.as_ref().and_then(|reviewed| reviewed.costliest.get(self.at)) else {
            return Guide::default();
        };
        let label = |option: usize| judged.labels.get(option).map_or("?", String::as_str);
        let given: Vec<Given<'_>> =
            judged.given.iter().map(|given| Given { who: None, option: given.option }).collect();
        let option = given.first().map_or(judged.advice.best, |given| given.option);
        let (word, tone) = verdict::word(&judged.advice, option);
        let mut said = vec![Said::so(tone, format!("Now: {}. It is {word}.", label(option)))];
        said.push(Said::so(
            Tone::Plain,
            format!(
                "In the game: {}; the review saw it {:.0} to {:.0} points behind {}. Looked at again, with games of its own:",
                label(then.picked),
                100.0 * then.low,
                100.0 * then.high,
                label(then.best)
            ),
        ));
        said.push(verdict::whose::<G>(&judged.advice));
        said.extend(verdict::chances(&judged.advice, &judged.labels, &given, Some(then.picked)));
        if judged.is_thought_about() {
            said.push(Said::so(Tone::Aside, "The coach thinks longer about it."));
        }
        said.extend(verdict::why::<G>(&judged.advice, &judged.labels, then.picked));
        let next = if self.at + 1 < self.count() { "the next one" } else { "the whole game" };
        let mut offers = vec![(Command::NextItem, next), (Command::PlayOn, "try it on the board")];
        offers.extend([(Command::Longer, "think longer"), (Command::Again, "again")]);
        Guide { said, offers, enter: Some(Command::NextItem), covers: true, ..Guide::default() }
    }
}

/// Another line on the board.
fn trying<G: Practised>(tabletop: &Tabletop<G>, hint: Option<&Hint<G>>) -> Guide {
    let mut said: Vec<Said> = hint.map(|hint| hint.said().to_vec()).unwrap_or_default();
    let news = tabletop.news();
    if said.is_empty() && news.is_empty() {
        said.push(Said::so(Tone::Aside, "The game continues from here, against a steady player."));
    }
    let mut offers = vec![(Command::Hint, "its chance"), (Command::Again, "back to the question")];
    offers.push((Command::NextItem, "the next one"));
    Guide { said, news, offers, ..Guide::default() }
}

/// How far a review is.
fn reviewing<G: Practised>(work: &Work<G>) -> Guide {
    let text = "The coach plays every decision on, which takes a while.";
    let reached = format!("{} of {} decisions.", work.shown, work.all);
    Guide {
        // The line mode does not tell every step.
        said: vec![Said::so(Tone::Aside, text), Said::set(Tone::Plain, reached, "")],
        offers: vec![(Command::SkipItem, "enough: what is known so far")],
        ..Guide::default()
    }
}

impl<G: Practised> Exercise for Analysis<G> {
    type Game = G;

    fn tabletop(&self) -> &Tabletop<G> {
        &self.tabletop
    }

    fn task(&self) -> Option<usize> {
        matches!(self.stage, Stage::Asking(_) | Stage::Judged(_) | Stage::Trying(_)).then_some(self.laid)
    }

    fn title(&self) -> String {
        "Review".to_owned()
    }

    fn guide(&self) -> Guide {
        let mut guide = match &self.stage {
            Stage::Reviewing(work) => reviewing(work),
            Stage::Failed(why) => Guide { said: vec![Said::so(Tone::Bad, why.clone())], ..Guide::default() },
            Stage::Summary => self.summary(),
            Stage::Asking(asking) if asking.is_answered() => Guide {
                said: vec![Said::so(Tone::Aside, "One moment: the coach finishes its thought.")],
                ..Guide::default()
            },
            Stage::Asking(_) => Guide {
                said: vec![Said::so(Tone::Plain, "Much was lost here. What would you do now?")],
                offers: vec![(Command::NextItem, "leave it out")],
                answers: true,
                ..Guide::default()
            },
            Stage::Judged(judged) => self.told(judged),
            Stage::Trying(hint) => trying(&self.tabletop, hint.as_ref()),
        };
        guide.title = match self.stage {
            Stage::Asking(_) | Stage::Judged(_) | Stage::Trying(_) => {
                format!("Review of {}, {} of {}", self.name, self.at + 1, self.count())
            }
            _ => format!("Review of {}", self.name),
        };
        guide.about = match self.stage {
            Stage::Asking(_) | Stage::Judged(_) | Stage::Trying(_) => format!("{} {}", G::ROUND, self.tabletop.round()),
            _ => "what that seat knew".to_owned(),
        };
        guide
    }

    fn is_open(&self) -> bool {
        match &self.stage {
            Stage::Asking(asking) => asking.is_open(),
            Stage::Trying(_) => true,
            _ => false,
        }
    }

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        if matches!(self.stage, Stage::Trying(_)) {
            return self.try_out(option);
        }
        let Stage::Asking(asking) = &mut self.stage else { return Err(PracticeFault::NotAsked.into()) };
        asking.answer(option, now)?;
        self.judge();
        Ok(())
    }

    fn can_take_back(&self) -> bool {
        matches!(self.stage, Stage::Trying(_)) && self.tabletop.can_take_back()
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        if !self.can_take_back() {
            return Err(PracticeFault::Over.into());
        }
        self.stage = Stage::Trying(None);
        self.tabletop.take_back();
        Ok(())
    }

    fn obey(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        match (command, &mut self.stage) {
            (_, Stage::Reviewing(work)) => work.job.hurry(),
            (Command::Longer, Stage::Judged(judged)) => judged.think_longer(self.tabletop.data()),
            (Command::PlayOn, Stage::Judged(judged)) => {
                let option = judged.given.first().map_or(judged.advice.best, |given| given.option);
                self.try_out(option)?;
            }
            (Command::Hint, Stage::Trying(hint)) => {
                *hint = Hint::begin(&self.tabletop, G::Known::work(self.depth, AGAIN));
            }
            (Command::Again, _) => self.lay(self.at, now),
            (_, Stage::Summary) => self.lay(0, now),
            _ => self.lay(self.at + 1, now),
        }
        Ok(())
    }

    fn tick(&mut self, _: Instant) -> bool {
        match &mut self.stage {
            Stage::Reviewing(work) => {
                let done = work.job.done();
                if done.is_none() && !work.job.is_over() {
                    let reached = work.done.load(Ordering::Relaxed);
                    return std::mem::replace(&mut work.shown, reached) != reached;
                }
                match done {
                    Some(Ok(reviewed)) => self.finish(reviewed),
                    Some(Err(why)) => self.stage = Stage::Failed(why.to_string()),
                    None => self.stage = Stage::Failed("The review did not finish.".into()),
                }
                true
            }
            Stage::Asking(asking) => {
                let done = asking.tick();
                if done {
                    self.judge();
                }
                done
            }
            Stage::Judged(judged) => {
                let thought = judged.tick();
                self.look_again();
                thought
            }
            Stage::Trying(hint) => hint.as_mut().is_some_and(Hint::tick),
            Stage::Failed(_) | Stage::Summary => false,
        }
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        match &self.stage {
            Stage::Reviewing(_) => Some(now + LOOK_EVERY),
            Stage::Asking(asking) => asking.deadline(now),
            Stage::Judged(judged) => judged.deadline(now),
            Stage::Trying(hint) => hint.as_ref().and_then(|hint| hint.deadline(now)),
            _ => None,
        }
    }
}
