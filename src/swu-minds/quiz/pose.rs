//! A question about a position.

use super::beliefs::{Belief, beliefs};
use super::line::{Line, lines, play};
use super::misconception::{Misconception, Mistake};
use super::outcome::{Aspect, Namer, Outcome, differing};
use super::{ANSWERS, Answer, HARDEST, Question};
use seats::chance::Chance;
use swu_cards::wording::grammar::capital;
use swu_rules::book::Book;
use swu_rules::decision::Choice;
use swu_rules::game::Game;
use swu_rules::visible_game::{Open, UnitNow};

/// How many actions of a position are looked at.
const LINES: usize = 8;
/// An answer is taken from this many of the most telling ones.
const NEAR: usize = 3;
/// How many things the answers may differ in: a longer sentence is not read at a glance.
const MOST: usize = 3;

/// What is asked about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Topic {
    /// A rule, or a whole chapter: a question has an answer that breaks it.
    pub rule: Option<String>,
    /// How difficult it is.
    pub difficulty: Option<u8>,
}

impl Topic {
    /// Is the question about it?
    pub fn fits(&self, question: &Question) -> bool {
        let within = |rule: &str, wanted: &str| {
            rule.strip_prefix(wanted).is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()))
        };
        let ruled = self.rule.as_ref().is_none_or(|wanted| question.rules().any(|rule| within(rule, wanted)));
        ruled && self.difficulty.is_none_or(|difficulty| difficulty == question.difficulty)
    }

    /// Can any question be about it?
    pub fn is_possible(&self) -> bool {
        let known = |wanted: &String| {
            Misconception::all().any(|one| {
                let rule = one.rule();
                rule == wanted || rule.starts_with(&format!("{wanted}."))
            })
        };
        self.rule.as_ref().is_none_or(known)
            && self.difficulty.is_none_or(|difficulty| (1..=HARDEST).contains(&difficulty))
    }
}

/// A question about this position, worked out from what whoever must act can see; `None` if there is none.
pub fn pose(book: &Book, game: &Game, topic: &Topic, seed: u64) -> Option<Question> {
    let mut open = game.open()?;
    let units = open.units(book);
    let mut luck = Chance::new(seed);
    let mut lines = lines(book, &open);
    for _ in 0..LINES.min(lines.len()) {
        let line = lines.swap_remove(luck.below(lines.len()));
        let asked = Poser { book, open: &open, units: &units, line: &line }.question(&mut luck);
        if let Some(question) = asked.filter(|question| topic.fits(question)) {
            return Some(question);
        }
    }
    None
}

/// What somebody has wrong, and the end that follows from it.
type Wrong = (Belief, Outcome);

struct Poser<'a> {
    book: &'a Book,
    open: &'a Open,
    units: &'a [UnitNow],
    line: &'a Line,
}

impl Poser<'_> {
    fn namer(&self) -> Namer<'_> {
        Namer { book: self.book, open: self.open, units: self.units }
    }

    fn question(&self, luck: &mut Chance) -> Option<Question> {
        let action = self.action()?;
        let mut ended = play(self.book, self.open, self.line)?;
        let right = Outcome::of(self.book, self.units, &mut ended);
        let wrong = self.wrong(&right, beliefs(self.units, self.line, &ended, &right));
        let difficulty = difficulty(&wrong);
        let (chosen, aspects) = self.chosen(&right, wrong, luck)?;
        let theme = chosen.first()?.0.misconception;
        let namer = self.namer();
        let mut answers = vec![Answer { text: namer.sentence(&right, &aspects)?, mistake: None }];
        for (belief, outcome) in &chosen {
            let mistake = Mistake { misconception: belief.misconception, about: namer.name(belief.about)? };
            answers.push(Answer { text: namer.sentence(outcome, &aspects)?, mistake: Some(mistake) });
        }
        let place = luck.below(ANSWERS);
        answers.swap(0, place);
        Some(Question { action, picks: ended.picks, answers, right: place, theme, difficulty })
    }

    /// The same action with one fact changed, where it ends otherwise: each end once, by the first belief that leads to
    /// it.
    fn wrong(&self, right: &Outcome, beliefs: Vec<Belief>) -> Vec<Wrong> {
        let mut wrong: Vec<Wrong> = Vec::new();
        let now = Outcome::now(self.book, self.units, self.open);
        for belief in beliefs {
            let Some(open) = self.open.supposing(self.book, belief.fact) else { continue };
            let Some(mut ended) = play(self.book, &open, self.line) else { continue };
            let outcome = Outcome::of(self.book, self.units, &mut ended);
            let supposed = Outcome::now(self.book, self.units, &open);
            let matters = right.acts_otherwise(&now, &outcome, &supposed);
            if matters && wrong.iter().all(|(_, known)| *known != outcome) {
                wrong.push((belief, outcome));
            }
        }
        wrong
    }

    /// Three of them that can be told apart in a short sentence.
    fn chosen(&self, right: &Outcome, mut wrong: Vec<Wrong>, luck: &mut Chance) -> Option<(Vec<Wrong>, Vec<Aspect>)> {
        let mut chosen: Vec<Wrong> = Vec::new();
        let mut aspects = Vec::new();
        while chosen.len() + 1 < ANSWERS && !wrong.is_empty() {
            let next = wrong.remove(luck.below(wrong.len().min(NEAR)));
            let mut all: Vec<&Outcome> = chosen.iter().map(|(_, outcome)| outcome).collect();
            all.extend([right, &next.1]);
            let mut differ = differing(&all);
            differ.sort_by_key(|aspect| self.rank(aspect));
            let apart = (1..all.len()).all(|one| (0..one).all(|other| all[one].differs(all[other], &differ)));
            let told = differ.len() <= MOST && all.iter().all(|one| self.namer().sentence(one, &differ).is_some());
            if apart && told && self.namer().name(next.0.about).is_some() {
                chosen.push(next);
                aspects = differ;
            }
        }
        (chosen.len() + 1 == ANSWERS).then_some((chosen, aspects))
    }

    /// Who acts comes first, then what it aims at, and bases last but for who acts next.
    fn rank(&self, aspect: &Aspect) -> (u8, Aspect) {
        let place = match aspect {
            Aspect::Unit(uid) | Aspect::Shields(uid) | Aspect::Exhausted(uid) => match Some(*uid) {
                uid if uid == self.line.by => 0,
                uid if uid == self.line.at => 1,
                _ => 2,
            },
            Aspect::Base(_) => 3,
            Aspect::Newcomers(_) | Aspect::Next => 4,
        };
        (place, *aspect)
    }

    /// "Your Wampa attacks their base."
    fn action(&self) -> Option<String> {
        let namer = self.namer();
        let name = |uid| namer.name(uid);
        let at = match self.line.at {
            Some(uid) if self.open.base_of(uid).is_none() && self.units.iter().all(|unit| unit.uid != uid) => {
                return None;
            }
            Some(uid) => Some(name(uid)?),
            None => None,
        };
        let deed = match (self.line.choices.first()?, at) {
            (Choice::Attack(uid), Some(at)) => format!("{} attacks {at}", name(*uid)?),
            (Choice::Play(uid, ..), Some(at)) => format!("you play {} and choose {at}", name(*uid)?),
            (Choice::Play(uid, ..), None) => format!("you play {}", name(*uid)?),
            (Choice::Use(uid, ..), Some(at)) => format!("you use {} and choose {at}", name(*uid)?),
            (Choice::Use(uid, ..), None) => format!("you use {}", name(*uid)?),
            (Choice::Deploy(uid), None) => format!("you deploy {}", name(*uid)?),
            (Choice::Deploy(uid), Some(at)) => format!("you deploy {} and choose {at}", name(*uid)?),
            _ => return None,
        };
        Some(format!("{}.", capital(&deed)))
    }
}

/// How many facts of the position change the end, and 1.
fn difficulty(wrong: &[Wrong]) -> u8 {
    let facts = wrong.iter().filter(|(belief, _)| belief.misconception.is_forgotten()).count();
    u8::try_from(1 + facts).unwrap_or(HARDEST).min(HARDEST)
}
