//! Decisions to answer: each is laid out, thought about beside the screen, answered, and judged.

pub(super) mod asking;
mod fault;
mod telling;

pub(super) use telling::name;

use super::LOOK_EVERY;
use super::exercise::Exercise;
use super::figures::Standing;
use super::hint::Hint;
use super::item::Item;
use super::progress::{Answer, Entry, Keeper, Progress};
use super::tabletop::Tabletop;
use crate::command::Command;
use crate::guide::Guide;
use crate::refusal::{PracticeFault, Refusal};
use asking::{Asking, Judged, Question, class};
use hotseat::bots::beside::Beside;
use seats::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use swu_hosted::{CardData, Unlimited};
use swu_minds::coach::{Followed, Verdict, Work};
use swu_minds::drills::{Found, Odds, find, luck, odds};
use swu_rules::game::PlayerSetup;
use swu_rules::redeal::Lists;

/// Who plays on.
const SENSIBLE: &str = "sensible";
/// More picks than others make between two of the person's.
const MOST: usize = 500;

/// What is to be asked.
pub struct Order {
    /// The questions.
    pub items: Vec<Item>,
    /// The decks they name.
    pub decks: BTreeMap<String, PlayerSetup>,
    /// Who answers: several one after another, at one keyboard.
    pub people: Vec<String>,
    /// Has everybody seen the decks?
    pub open: bool,
    /// How much the coach thinks; the luck of its games begins with each question's own number.
    pub work: Work,
}

/// Questions under way.
pub struct Drill {
    data: Arc<CardData>,
    order: Order,
    at: usize,
    tabletop: Tabletop,
    /// How many questions were laid out.
    laid: usize,
    stage: Stage,
    /// The game of the next question, being looked for.
    ahead: Option<Beside<Option<Found>>>,
    /// Earlier answers of the same kind, and today's.
    answers: Vec<Answer>,
    /// How many of them were before today.
    before: usize,
    explained: bool,
    hint: Option<Hint<Unlimited>>,
    keeper: Keeper,
    fault: Option<String>,
}

/// What is known about a question before it is answered.
#[derive(Clone)]
struct Asked {
    /// The class that is scheduled.
    class: String,
    odds: Odds,
}

enum Stage {
    /// A game is being played up to the decision.
    Looking(Beside<Option<Found>>),
    /// No game came to it.
    Missing,
    /// It is asked.
    Asking(Box<Asking<Unlimited>>, Asked),
    /// It was answered.
    Judged(Box<Judged<Unlimited>>, Asked),
    /// The game goes on from there.
    Playing,
    /// All was asked.
    Over,
}

impl Drill {
    /// Begins to ask.
    ///
    /// # Errors
    /// There is nothing to ask, or a deck is missing.
    pub fn begin(data: &Arc<CardData>, order: Order, progress: &Progress, keeper: Keeper) -> Result<Drill, Refusal> {
        let first = order.items.first().ok_or(PracticeFault::Nothing)?;
        for item in &order.items {
            for deck in [&item.deck, &item.against] {
                order.decks.get(deck).ok_or_else(|| PracticeFault::NoDeck(deck.clone()))?;
            }
        }
        let word = first.kind.word();
        let answers: Vec<Answer> =
            progress.answers().map(|(_, answer)| answer.clone()).filter(|answer| answer.drill == word).collect();
        let tabletop = blank(data, &order, first)?;
        let job = looking(data, &order, first).ok_or(PracticeFault::Nothing)?;
        let before = answers.len();
        Ok(Drill {
            data: Arc::clone(data),
            order,
            at: 0,
            tabletop,
            laid: 0,
            stage: Stage::Looking(job),
            ahead: None,
            answers,
            before,
            explained: false,
            hint: None,
            keeper,
            fault: None,
        })
    }

    fn item(&self) -> Option<&Item> {
        self.order.items.get(self.at)
    }

    /// The next question, or the end.
    fn advance(&mut self) {
        self.at += 1;
        (self.explained, self.hint) = (false, None);
        let ahead = self.ahead.take();
        let job = self.item().and_then(|item| ahead.or_else(|| looking(&self.data, &self.order, item)));
        self.stage = job.map_or(Stage::Over, Stage::Looking);
    }

    /// A game has reached the decision: it is asked, and the next one is looked for meanwhile.
    fn ask(&mut self, found: Option<Found>, now: Instant) {
        let Some(found) = found else {
            self.stage = Stage::Missing;
            return;
        };
        self.tabletop = Tabletop::of(Unlimited::practised(&self.data, seats(), found.game, found.memories), Seat(0));
        self.put(now);
        let next = self.order.items.get(self.at + 1);
        self.ahead = next.and_then(|item| looking(&self.data, &self.order, item));
    }

    /// Asks what lies on the table.
    fn put(&mut self, now: Instant) {
        self.explained = false;
        self.laid += 1;
        let Some(item) = self.item() else { return };
        let work = Work { seed: item.seed, ..self.order.work };
        let put = class(&self.tabletop, item).and_then(|class| self.question(class, work, now));
        self.stage = put.map_or(Stage::Missing, |(asking, asked)| Stage::Asking(Box::new(asking), asked));
    }

    /// The question about what lies on the table.
    fn question(&self, class: String, work: Work, now: Instant) -> Option<(Asking<Unlimited>, Asked)> {
        let lists = if self.order.open { Lists::open(self.tabletop.game()) } else { Lists::Closed };
        let sight = self.tabletop.sight(&lists)?;
        let odds = odds(self.tabletop.book(), &sight);
        let (known, people) = (Followed::searched(sight), self.order.people.len());
        let asking = Asking::begin(&self.tabletop, Question { known, work, people }, now)?;
        Some((asking, Asked { class, odds }))
    }

    /// All have answered, and there was enough thought.
    fn judge(&mut self) {
        let Some(item) = self.item().cloned() else { return };
        let Stage::Asking(asking, asked) = &mut self.stage else { return };
        let (Some(judged), asked) = (asking.judged(), asked.clone()) else { return };
        let several = self.order.people.len() > 1;
        let choices = self.tabletop.game().decision().map(|decision| decision.options.clone()).unwrap_or_default();
        let chosen = |option: usize| [option, judged.advice.best].map(|place| choices.get(place));
        for (place, given) in judged.given.iter().enumerate() {
            let gap = judged.advice.gap(given.option);
            let fault =
                (gap.verdict() > Verdict::Unknown).then(|| fault::of(item.kind, &asked.odds, chosen(given.option)));
            let answer = Answer {
                drill: item.kind.word().to_owned(),
                item: item.to_string(),
                class: asked.class.clone(),
                who: if several { self.order.people.get(place).cloned() } else { None },
                picked: judged.labels.get(given.option).cloned().unwrap_or_default(),
                loss: gap.loss.max(0.0),
                low: gap.low.max(0.0),
                high: Some(gap.high.max(0.0)),
                fault,
                seconds: given.seconds,
            };
            self.fault = self.keeper.keep(&Entry::Answer(answer.clone())).err().map(|why| why.to_string());
            self.answers.push(answer);
        }
        self.stage = Stage::Judged(Box::new(judged), asked);
    }

    /// Plays on with what was answered.
    fn play_on(&mut self) -> Result<(), Refusal> {
        let Stage::Judged(judged, _) = &self.stage else { return Err(PracticeFault::Unanswered.into()) };
        let option = judged.given.first().map_or(judged.advice.best, |given| given.option);
        self.stage = Stage::Playing;
        self.choose(option)
    }

    fn choose(&mut self, option: usize) -> Result<(), Refusal> {
        self.hint = None;
        self.tabletop.pick(option)?;
        for turn in 0..MOST {
            if self.tabletop.others_pick(SENSIBLE, turn as u64).is_none() {
                break;
            }
        }
        Ok(())
    }

    /// The person's results in this drill.
    fn standing(&self) -> Standing {
        Standing::of(&self.answers)
    }
}

/// The names of the seats: people who answer have names of their own, and none of them sits there.
fn seats() -> Vec<String> {
    ["Player", "Opponent"].map(str::to_owned).to_vec()
}

/// The beginning of the game, shown until the decision is reached.
fn blank(data: &Arc<CardData>, order: &Order, item: &Item) -> Result<Tabletop, Refusal> {
    let players = players(order, item).ok_or(PracticeFault::DeckMissing)?;
    Ok(Tabletop::of(Unlimited::dealt(data, seats(), &players, (luck(item.kind, item.seed), starts(item))), Seat(0)))
}

fn starts(item: &Item) -> Seat {
    if item.first { Seat(0) } else { Seat(1) }
}

fn players(order: &Order, item: &Item) -> Option<Vec<PlayerSetup>> {
    Some(vec![order.decks.get(&item.deck)?.clone(), order.decks.get(&item.against)?.clone()])
}

fn looking(data: &Arc<CardData>, order: &Order, item: &Item) -> Option<Beside<Option<Found>>> {
    let (data, players) = (Arc::clone(data), players(order, item)?);
    let (kind, start) = (item.kind, (starts(item), item.seed));
    Some(Beside::begin(move |stop| find(&data.book, &players, kind, start, stop)))
}

impl Exercise for Drill {
    type Game = Unlimited;

    fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    fn task(&self) -> Option<usize> {
        (!matches!(self.stage, Stage::Looking(_) | Stage::Missing | Stage::Over)).then_some(self.laid)
    }

    fn title(&self) -> String {
        "Practice".to_owned()
    }

    fn guide(&self) -> Guide {
        telling::guide(self)
    }

    fn is_open(&self) -> bool {
        match &self.stage {
            Stage::Asking(asking, _) => asking.is_open(),
            Stage::Playing => true,
            _ => false,
        }
    }

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        match &mut self.stage {
            Stage::Asking(asking, _) => {
                asking.answer(option, now)?;
                self.judge();
                Ok(())
            }
            Stage::Playing => self.choose(option),
            _ => Err(PracticeFault::NotAsked.into()),
        }
    }

    fn can_take_back(&self) -> bool {
        matches!(self.stage, Stage::Playing) && self.tabletop.can_take_back()
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        if !self.can_take_back() {
            return Err(PracticeFault::Answered.into());
        }
        self.hint = None;
        self.tabletop.take_back();
        Ok(())
    }

    fn obey(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        match command {
            Command::NextItem | Command::SkipItem => self.advance(),
            Command::Explain => self.explained = !self.explained,
            Command::Again if matches!(self.stage, Stage::Over) => {
                self.order.items.iter_mut().for_each(|item| *item = item.sibling());
                let item = self.order.items.first().ok_or(PracticeFault::Nothing)?;
                let job = looking(&self.data, &self.order, item).ok_or(PracticeFault::Nothing)?;
                (self.at, self.before, self.stage) = (0, self.answers.len(), Stage::Looking(job));
            }
            Command::Again => {
                while self.tabletop.take_back() {}
                self.put(now);
            }
            Command::PlayOn => self.play_on()?,
            Command::Longer => {
                if let Stage::Judged(judged, _) = &mut self.stage {
                    judged.think_longer(&self.data);
                }
            }
            _ => self.hint = Hint::begin(&self.tabletop, self.order.work),
        }
        Ok(())
    }

    fn tick(&mut self, now: Instant) -> bool {
        match &mut self.stage {
            Stage::Looking(job) => {
                let found = job.done();
                if found.is_none() && !job.is_over() {
                    return false;
                }
                self.ask(found.flatten(), now);
                true
            }
            Stage::Asking(asking, _) => {
                let done = asking.tick();
                if done {
                    self.judge();
                }
                done
            }
            Stage::Playing => self.hint.as_mut().is_some_and(Hint::tick),
            Stage::Judged(judged, _) => judged.tick(),
            Stage::Missing | Stage::Over => false,
        }
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        match &self.stage {
            Stage::Looking(_) => Some(now + LOOK_EVERY),
            Stage::Asking(asking, _) => asking.deadline(now),
            Stage::Playing => self.hint.as_ref().and_then(|hint| hint.deadline(now)),
            Stage::Judged(judged, _) => judged.deadline(now),
            Stage::Missing | Stage::Over => None,
        }
    }

    fn people(&self) -> &[String] {
        &self.order.people
    }

    fn awaits(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Asking(asking, _) => asking.awaits(),
            _ => None,
        }
    }

    fn came(&mut self, now: Instant) {
        if let Stage::Asking(asking, _) = &mut self.stage {
            asking.came(now);
        }
    }
}
