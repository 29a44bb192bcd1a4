//! A lesson under way: which step it is at, what it says, and which picks lead on.
//!
//! The holder of the game asks for automatic picks, reports every pick of the learner before it is made, and then the
//! position the game has reached. No pick blocks a lesson: steps that have become impossible are left out.

mod pointing;

use super::moment::Moment;
use super::{Deed, Free, Lesson, Others, Step};
use crate::bots::{Level, think};
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::sight::Sight;
use swu_view::{DecisionKind, DecisionView, PhaseView, Verb, View};

/// The step of a lesson allows only what it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this step of the lesson allows only what it asks for")]
pub struct NotWanted;

/// A lesson under way.
#[derive(Clone, Debug)]
pub struct Tutor {
    lesson: &'static Lesson,
    step: usize,
    /// What was said since the learner's last pick.
    said: Vec<String>,
    /// How many picks of the script have been made.
    scripted: usize,
    /// The round in which free play began.
    since: Option<u16>,
    /// When the pick expected by the current step was offered: nobody waits for it any longer than that.
    offered: Option<Moment>,
    /// The step whose conditions are to be checked next.
    due: Option<usize>,
    /// Conditions that did not hold although they had to.
    failed: Vec<String>,
    /// Was the current step reached by the last pick?
    new: bool,
    /// The first step that the lesson needs to be complete and that has become impossible. Done later, it leads on from
    /// there.
    missed: Option<usize>,
    /// Was the current step reached by what was asked for before it? Then its question may still come.
    led: bool,
    /// Was a step deliberately skipped? Then its consequences may be missed.
    skipped: bool,
    /// Which of the short texts of free play is shown now.
    meanwhile: Option<usize>,
}

/// What a learner is told now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// The step, from 0; the number of steps when the lesson is over.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// What is said.
    pub say: String,
    /// What is said when asked for help.
    pub hint: String,
    /// The indices of the options that lead on.
    pub expect: Vec<usize>,
}

/// What somebody picks who does as little as possible.
const LEAST: [Verb; 5] = [Verb::Pass, Verb::Skip, Verb::No, Verb::Done, Verb::Keep];

impl Tutor {
    /// Before the first step.
    pub fn new(lesson: &'static Lesson) -> Tutor {
        Tutor {
            lesson,
            step: 0,
            said: Vec::new(),
            scripted: 0,
            since: None,
            offered: None,
            due: None,
            failed: Vec::new(),
            new: true,
            missed: None,
            led: true,
            skipped: false,
            meanwhile: None,
        }
    }

    /// Which lesson it is.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Conditions that did not hold after a step although the lesson says they do.
    pub fn failed(&self) -> &[String] {
        &self.failed
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.step >= self.lesson.steps.len()
    }

    /// Is it over, with everything it is about done or deliberately skipped?
    pub fn is_done(&self) -> bool {
        self.is_over() && self.missed.is_none()
    }

    /// Is play free now?
    pub fn is_free(&self) -> bool {
        self.current().is_some_and(|step| step.free.is_some())
    }

    /// Is there advice now?
    pub fn is_coached(&self) -> bool {
        self.current().is_some_and(|step| step.coach)
    }

    /// Was the current step reached by the last pick?
    pub fn is_new(&self) -> bool {
        self.new
    }

    /// The short text while play is free; empty if there is none.
    pub fn meanwhile(&self) -> String {
        let short = self.current().and_then(|step| step.meanwhile.get(self.meanwhile?));
        short.map(|short| self.lesson.filled(&short.say, "")).unwrap_or_default()
    }

    /// The number of the current step among those that ask for something, from 1, and how many there are.
    pub fn asked(&self) -> (usize, usize) {
        let asks = |step: &&Step| step.free.is_some() || !step.expect.is_empty();
        let before = self.lesson.steps.iter().take(self.step).filter(asks).count();
        let all = self.lesson.steps.iter().filter(asks).count();
        ((before + 1).min(all), all)
    }

    /// Leaves the current step out.
    pub fn skip(&mut self) {
        self.said.clear();
        self.due = None;
        if !self.is_over() {
            self.skipped = true;
            self.go_on();
        }
    }

    /// To the next step.
    fn go_on(&mut self) {
        self.step += 1;
        (self.since, self.offered, self.new, self.meanwhile) = (None, None, true, None);
    }

    fn you(&self) -> Seat {
        Seat(self.lesson.you)
    }

    fn current(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.step)
    }

    /// The table as the learner sees it.
    fn view(&self, book: &Book, game: &Game) -> View {
        game.view(book, &super::names(game.seats()), Eyes::Of(self.you()))
    }

    /// The pick made now without the learner; `None` if it is theirs. `sight` is what the seat that must choose knows.
    pub fn automatic(&mut self, book: &Book, game: &Game, sight: Option<&Sight>) -> Option<usize> {
        let seat = game.decision()?.seat;
        let decision = self.view(book, game).decision?;
        if seat == self.you() {
            let asked = decision.kind == DecisionKind::Action || self.by_hand(game, &decision);
            let awaited = self.current().is_some_and(|step| !self.places(step, &decision).is_empty());
            return (decision.options.len() == 1 && !asked && !awaited).then_some(0);
        }
        let decision = game.view(book, &super::names(game.seats()), Eyes::Of(seat)).decision?;
        match &self.lesson.others {
            Others::Pass => Some(least(&decision)),
            Others::Level(level) => {
                let level = Level::named(level)?;
                let seed = self.lesson.seed.wrapping_add(u64::from(game.round()));
                think(book, sight?, level, level.iterations(), seed, &|| false).map(|thought| thought.option)
            }
            Others::Script(deeds) => {
                let deed = deeds.get(self.scripted);
                let place = deed.and_then(|deed| deed.places(self.lesson, &decision).first().copied());
                self.scripted += usize::from(place.is_some());
                Some(place.unwrap_or_else(|| least(&decision)))
            }
        }
    }

    /// Is the target of an attack asked for, or may an upgrade go only on an enemy unit? These are chosen by hand.
    fn by_hand(&self, game: &Game, decision: &DecisionView) -> bool {
        use swu_rules::decision::Prompt;
        let theirs =
            || decision.options.iter().flat_map(|option| &option.card).any(|card| card.controller != decision.seat);
        game.decision().is_some_and(|asked| match asked.prompt {
            Prompt::AttackTarget => true,
            Prompt::AttachTo => theirs(),
            _ => false,
        })
    }

    fn places(&self, step: &Step, decision: &DecisionView) -> Vec<usize> {
        let mut places: Vec<usize> = step.expect.iter().flat_map(|deed| deed.places(self.lesson, decision)).collect();
        places.sort();
        places.dedup();
        places
    }

    /// The learner picks this; reported before it is done.
    ///
    /// # Errors
    /// The step allows only what it expects.
    pub fn pick(&mut self, book: &Book, game: &Game, option: usize) -> Result<(), NotWanted> {
        let Some(decision) = self.view(book, game).decision else { return Ok(()) };
        if option >= decision.options.len() {
            return Ok(());
        }
        let Some(step) = self.current() else {
            self.said.clear();
            self.make_up(&decision, option);
            return Ok(());
        };
        let wanted = self.places(step, &decision);
        if step.only && !wanted.is_empty() && !wanted.contains(&option) {
            return Err(NotWanted);
        }
        self.said.clear();
        self.new = false;
        if wanted.contains(&option) {
            self.due = Some(self.step);
            self.go_on();
            self.led = true;
        } else if !wanted.is_empty() {
            let fits = |deed: &Deed| deed.places(self.lesson, &decision).contains(&option);
            let answer = step.otherwise.iter().find(|(deed, _)| fits(deed));
            self.said.push(match answer {
                Some((_, text)) => self.lesson.filled(text, ""),
                None => self.asked_for(step, &decision, &wanted),
            });
        }
        Ok(())
    }

    /// What the lesson asked for: the pick, or its hint if there are several.
    fn asked_for(&self, step: &Step, decision: &DecisionView, wanted: &[usize]) -> String {
        let mut labels = wanted.iter().map(|place| decision.options[*place].label.as_str());
        match (labels.next(), labels.next()) {
            (Some(_), Some(_)) if !step.hint.is_empty() => {
                format!("The lesson asked for something else. {}", self.lesson.filled(&step.hint, ""))
            }
            (only, _) => format!("The lesson asked for something else: {}.", only.unwrap_or_default()),
        }
    }

    /// After the end: a missed step is done after all, and the lesson goes on from there.
    fn make_up(&mut self, decision: &DecisionView, option: usize) {
        let missed = self.missed.and_then(|at| Some((at, self.lesson.steps.get(at)?)));
        if let Some((at, _)) = missed.filter(|(_, step)| self.places(step, decision).contains(&option)) {
            (self.step, self.missed, self.due) = (at, None, Some(at));
            self.go_on();
            self.led = true;
        }
    }

    /// The game has reached a choice of the learner, or its end; anywhere else nothing is said.
    pub fn arrive(&mut self, book: &Book, game: &Game) {
        if game.decision().is_some_and(|decision| decision.seat != self.you()) {
            return;
        }
        let view = self.view(book, game);
        if let Some(step) = self.due.take().and_then(|step| self.lesson.steps.get(step)) {
            let broken =
                step.check.iter().filter(|check| !self.lesson.holds(check, &view)).map(|check| format!("{check:?}"));
            let broken: Vec<String> = broken.collect();
            self.failed.extend(broken);
        }
        while let Some(step) = self.current() {
            let decision = view.decision.as_ref();
            let waits = match step.free {
                _ if !step.needs.iter().all(|need| self.lesson.holds(need, &view)) => false,
                Some(free) => decision.is_some() && self.is_still(free, &view),
                None if !step.expect.is_empty() => self.awaits(step, &view),
                None => {
                    self.say(step, decision);
                    self.failed.extend(self.missing_of(step, &view));
                    false
                }
            };
            if waits {
                self.speak(step, &view);
                return;
            }
            if !step.expect.is_empty() && !step.may && !self.skipped {
                self.missed.get_or_insert(self.step);
            }
            self.led &= step.expect.is_empty();
            // Impossible steps are left out, and free play was announced when it began.
            self.go_on();
        }
    }

    /// Chooses the short text for what is asked now.
    fn speak(&mut self, step: &Step, view: &View) {
        let lesson = self.lesson;
        let is_so = |check| lesson.holds(check, view);
        self.meanwhile = step.meanwhile.iter().position(|short| short.when.iter().all(is_so));
    }

    /// Does free play go on?
    fn is_still(&mut self, free: Free, view: &View) -> bool {
        match free {
            Free::Phase => *self.since.get_or_insert(view.round) == view.round && view.phase == PhaseView::Action,
            Free::Rounds(rounds) => view.round < *self.since.get_or_insert(view.round) + rounds,
            Free::Game => true,
        }
    }

    /// Can the current step's picks be made, now or after the present question?
    fn awaits(&mut self, step: &Step, view: &View) -> bool {
        let Some(decision) = &view.decision else { return false };
        let now = Moment::of(view);
        if !self.places(step, decision).is_empty() {
            self.offered = Some(now);
            return true;
        }
        decision.kind != DecisionKind::Action && self.offered.map_or(self.led, |offered| offered == now)
    }

    fn say(&mut self, step: &Step, decision: Option<&DecisionView>) {
        let text = self.text(step, decision);
        if !text.is_empty() {
            self.said.push(text);
        }
    }

    fn text(&self, step: &Step, decision: Option<&DecisionView>) -> String {
        let refusals =
            decision.map(|decision| step.refused.iter().filter_map(|deed| deed.refusal(self.lesson, decision)));
        let why: Vec<String> = refusals.into_iter().flatten().map(|refusal| refusal.why.clone()).collect();
        self.lesson.filled(&step.say, &why.join(" "))
    }

    /// What the learner is told now.
    pub fn told(&self, book: &Book, game: &Game) -> Instruction {
        let decision = self.view(book, game).decision;
        let of = self.lesson.steps.len();
        let mut said = self.said.clone();
        let (mut expect, mut hint) = (Vec::new(), String::new());
        if let Some(step) = self.current() {
            said.push(self.text(step, decision.as_ref()));
            hint = self.lesson.filled(&step.hint, "");
            if let Some(decision) = &decision {
                expect = self.places(step, decision);
                if expect.is_empty() {
                    // Any pick goes on.
                    expect = (0..decision.options.len()).collect();
                }
            }
        }
        said.retain(|text| !text.is_empty());
        Instruction { step: self.step, of, say: said.join("\n"), hint, expect }
    }
}

fn least(decision: &DecisionView) -> usize {
    let place = |verb: &Verb| decision.options.iter().position(|option| option.verb == *verb);
    LEAST.iter().find_map(place).unwrap_or(0)
}
