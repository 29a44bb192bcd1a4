//! The judge's quiz at the table: a position, an action and four ends of it; after the answer, the action is played.

pub mod posed;
pub mod score;
mod telling;

use super::LOOK_EVERY;
use super::answers::{Answers, Given};
use super::exercise::Exercise;
use super::progress::{Answer, Entry, Keeper, Progress};
use super::tabletop::Tabletop;
use crate::command::Command;
use crate::guide::Guide;
use crate::refusal::{PracticeFault, Refusal};
use hotseat::bots::beside::Beside;
use posed::{Posed, QUIZ};
use seats::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use swu_hosted::{CardData, Unlimited};
use swu_minds::quiz::{Asked, Question, find};
use swu_rules::game::PlayerSetup;
use swu_view::{DecisionKind, DecisionView, OptionView, Verb, View};

/// What is to be asked.
pub struct Order {
    /// The questions.
    pub items: Vec<Posed>,
    /// The decks they name.
    pub decks: BTreeMap<String, PlayerSetup>,
    /// Who answers: several one after another, at one keyboard.
    pub people: Vec<String>,
}

/// A quiz under way.
pub struct Quiz {
    data: Arc<CardData>,
    order: Order,
    at: usize,
    tabletop: Tabletop,
    /// How many questions were laid out.
    laid: usize,
    stage: Stage,
    /// The next question, being looked for.
    ahead: Option<Job>,
    /// Earlier answers, and today's.
    answers: Vec<Answer>,
    /// How many of them were before today.
    before: usize,
    explained: bool,
    keeper: Keeper,
    fault: Option<String>,
}

/// A question being looked for.
type Job = Beside<Option<Asked>>;

enum Stage {
    /// A game is being played up to the position.
    Looking(Job),
    /// No game came to one.
    Missing,
    /// It is asked.
    Asking(Box<Question>, Answers),
    /// It was answered, and the action was played.
    Told(Box<Question>, Vec<Given>),
    /// All was asked.
    Over,
}

impl Quiz {
    /// Begins to ask.
    ///
    /// # Errors
    /// There is nothing to ask, or a deck is missing.
    pub fn begin(data: &Arc<CardData>, order: Order, progress: &Progress, keeper: Keeper) -> Result<Quiz, Refusal> {
        let first = order.items.first().ok_or(PracticeFault::Nothing)?;
        for item in &order.items {
            for deck in [&item.deck, &item.against] {
                order.decks.get(deck).ok_or_else(|| PracticeFault::NoDeck(deck.clone()))?;
            }
        }
        let earlier = progress.answers().map(|(_, answer)| answer).filter(|answer| answer.drill == QUIZ);
        let answers: Vec<Answer> = earlier.cloned().collect();
        let players = players(&order, first).ok_or(PracticeFault::DeckMissing)?;
        let game = Unlimited::dealt(data, seats(), &players, (first.seed, starts(first)));
        let job = looking(data, &order, first).ok_or(PracticeFault::Nothing)?;
        Ok(Quiz {
            data: Arc::clone(data),
            order,
            at: 0,
            tabletop: Tabletop::of(game, Seat(0)),
            laid: 0,
            stage: Stage::Looking(job),
            ahead: None,
            before: answers.len(),
            answers,
            explained: false,
            keeper,
            fault: None,
        })
    }

    fn item(&self) -> Option<&Posed> {
        self.order.items.get(self.at)
    }

    /// The next question, or the end.
    fn advance(&mut self) {
        self.at += 1;
        self.explained = false;
        let ahead = self.ahead.take();
        let job = self.item().and_then(|item| ahead.or_else(|| looking(&self.data, &self.order, item)));
        self.stage = job.map_or(Stage::Over, Stage::Looking);
    }

    /// The same number of similar questions.
    fn begin_again(&mut self) -> Result<(), Refusal> {
        self.order.items.iter_mut().for_each(|item| *item = item.sibling());
        let item = self.order.items.first().ok_or(PracticeFault::Nothing)?;
        let job = looking(&self.data, &self.order, item).ok_or(PracticeFault::Nothing)?;
        (self.at, self.before, self.stage) = (0, self.answers.len(), Stage::Looking(job));
        Ok(())
    }

    /// A question was found: it is asked, and the next one is looked for meanwhile.
    fn ask(&mut self, asked: Option<Asked>, now: Instant) {
        let Some(Asked { found, question }) = asked else {
            self.stage = Stage::Missing;
            return;
        };
        self.tabletop = Tabletop::of(Unlimited::practised(&self.data, seats(), found.game, found.memories), Seat(0));
        self.put(Box::new(question), now);
        let next = self.order.items.get(self.at + 1);
        self.ahead = next.and_then(|item| looking(&self.data, &self.order, item));
    }

    fn put(&mut self, question: Box<Question>, now: Instant) {
        self.explained = false;
        self.laid += 1;
        let answers = Answers::begin(question.answers.len(), self.order.people.len(), now);
        self.stage = Stage::Asking(question, answers);
    }

    /// Once all have answered: what they answered is kept, and the action is played.
    fn tell(&mut self) -> Result<(), Refusal> {
        let Stage::Asking(question, answers) = &self.stage else { return Ok(()) };
        if !answers.is_complete() {
            return Ok(());
        }
        let (question, given) = (question.clone(), answers.given().to_vec());
        for (place, given) in given.iter().enumerate() {
            let who = self.order.people.get(place).filter(|_| self.order.people.len() > 1);
            let answer = self.answer(&question, *given, who.cloned());
            self.fault = self.keeper.keep(&Entry::Answer(answer.clone())).err().map(|why| why.to_string());
            self.answers.push(answer);
        }
        self.stage = Stage::Told(question.clone(), given);
        for option in question.picks {
            match self.tabletop.is_yours() {
                true => self.tabletop.pick(option)?,
                false => self.tabletop.make(option)?,
            }
        }
        Ok(())
    }

    fn answer(&self, question: &Question, given: Given, who: Option<String>) -> Answer {
        let answer = question.answers.get(given.option);
        let mistake = answer.and_then(|answer| answer.mistake.as_ref());
        // All or nothing.
        let loss = if mistake.is_some() { 1.0 } else { 0.0 };
        Answer {
            drill: QUIZ.to_owned(),
            item: self.item().map(Posed::to_string).unwrap_or_default(),
            class: format!("{QUIZ}, {}", question.theme.fault()),
            who,
            picked: answer.map(|answer| answer.text.clone()).unwrap_or_default(),
            loss,
            low: loss,
            high: Some(loss),
            fault: mistake.map(|mistake| mistake.misconception.fault()),
            seconds: given.seconds,
        }
    }
}

/// The names of the seats: people who answer have names of their own, and none of them sits there.
fn seats() -> Vec<String> {
    ["Player", "Opponent"].map(str::to_owned).to_vec()
}

fn starts(item: &Posed) -> Seat {
    if item.first { Seat(0) } else { Seat(1) }
}

fn players(order: &Order, item: &Posed) -> Option<Vec<PlayerSetup>> {
    Some(vec![order.decks.get(&item.deck)?.clone(), order.decks.get(&item.against)?.clone()])
}

fn looking(data: &Arc<CardData>, order: &Order, item: &Posed) -> Option<Job> {
    let (data, players) = (Arc::clone(data), players(order, item)?);
    let (topic, start) = (item.topic.clone(), (starts(item), item.seed));
    Some(Beside::begin(move |stop| find(&data.book, &players, &topic, start, stop)))
}

/// The answers as a decision.
fn decision(question: &Question, seat: Seat) -> DecisionView {
    let option = |(place, answer): (usize, &swu_minds::quiz::Answer)| OptionView {
        label: answer.text.clone(),
        number: i16::try_from(place).ok(),
        ..OptionView::bare(Verb::Mode)
    };
    DecisionView {
        seat,
        kind: DecisionKind::Mode,
        prompt: telling::ASKED.to_owned(),
        begins_with_title: false,
        source: None,
        text: Vec::new(),
        private: false,
        about: Vec::new(),
        quota: None,
        bearing: None,
        forced: false,
        keeps_one: false,
        options: question.answers.iter().enumerate().map(option).collect(),
        refusals: Vec::new(),
    }
}

impl Exercise for Quiz {
    type Game = Unlimited;

    fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    fn posed(&self, view: View) -> View {
        match &self.stage {
            Stage::Asking(question, _) => View { decision: Some(decision(question, self.tabletop.you())), ..view },
            _ => view,
        }
    }

    fn task(&self) -> Option<usize> {
        matches!(self.stage, Stage::Asking(..) | Stage::Told(..)).then_some(self.laid)
    }

    fn title(&self) -> String {
        "Judge's quiz".to_owned()
    }

    fn guide(&self) -> Guide {
        telling::guide(self)
    }

    fn is_open(&self) -> bool {
        matches!(&self.stage, Stage::Asking(_, answers) if answers.is_open())
    }

    fn pick(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        let Stage::Asking(_, answers) = &mut self.stage else { return Err(PracticeFault::NotAsked.into()) };
        answers.add(option, now)?;
        self.tell()
    }

    fn can_take_back(&self) -> bool {
        false
    }

    fn take_back(&mut self) -> Result<(), Refusal> {
        Err(PracticeFault::Answered.into())
    }

    fn obey(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        match command {
            Command::Explain => self.explained = !self.explained,
            Command::Again => match &self.stage {
                Stage::Told(question, _) => {
                    let question = question.clone();
                    while self.tabletop.take_back() {}
                    self.put(question, now);
                }
                _ => self.begin_again()?,
            },
            _ => self.advance(),
        }
        Ok(())
    }

    fn tick(&mut self, now: Instant) -> bool {
        let Stage::Looking(job) = &mut self.stage else { return false };
        let asked = job.done();
        if asked.is_none() && !job.is_over() {
            return false;
        }
        self.ask(asked.flatten(), now);
        true
    }

    fn deadline(&self, now: Instant) -> Option<Instant> {
        matches!(self.stage, Stage::Looking(_)).then(|| now + LOOK_EVERY)
    }

    fn people(&self) -> &[String] {
        &self.order.people
    }

    fn awaits(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Asking(_, answers) => answers.awaits(),
            _ => None,
        }
    }

    fn came(&mut self, now: Instant) {
        if let Stage::Asking(_, answers) = &mut self.stage {
            answers.came(now);
        }
    }
}
