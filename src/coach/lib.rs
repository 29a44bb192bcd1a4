//! Advice, whatever the game is: how much each option is worth, computed from what the deciding side knows, and how sure
//! that is. It knows no game: a [`Position`] says how its options are followed.
//!
//! A verdict is about the decision and nothing after it: all options are followed in the same possible games, so that
//! what is told is their difference. The work is counted in games and done in batches that depend on nothing but their
//! number: the same position, work and seed give the same advice on any machine, by any number of threads.

mod depth;
mod gap;
mod played;
mod position;
pub mod review;
pub mod spread;
mod verdict;

pub use depth::Depth;
pub use gap::Gap;
pub use played::{Batch, Outlook};
pub use position::{Position, Work};
pub use verdict::Verdict;

use played::Played;
use spread::Spread;

/// How many batches every option gets, and how many more the best get at a time.
const STAGE: u32 = 4;
/// How many options are looked at closely.
pub const CLOSELY: usize = 5;
/// How many of them if only one option is asked about.
const RIVALS: usize = 2;

/// What is said about one option. `O` is what a game measures to say why.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged<O> {
    /// The chance to win, 0 to 1.
    pub equity: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
    /// Games that were evaluated.
    pub games: u32,
    /// How far it is behind the best, by games that both were played on in.
    pub gap: Gap,
    /// The mean position when those games are evaluated.
    pub outlook: O,
}

/// Advice for one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<O> {
    /// For each option, in order.
    pub options: Vec<Judged<O>>,
    /// The place of the best.
    pub best: usize,
    /// For each option, the first that means the same.
    pub likes: Vec<usize>,
    /// Were the options followed by searches, or did players play on?
    pub searched: bool,
}

/// A coach at one decision, who can be asked to think further.
#[derive(Clone, Debug)]
pub struct Coach<P: Position> {
    position: P,
    work: Work,
    /// For each option, the first that means the same: they are played as one.
    likes: Vec<usize>,
    played: Vec<Played<P::Outlook>>,
    /// The only option of which it is asked what it gives away.
    about: Option<usize>,
}

/// Judges every option of whoever must choose. `None` if there is nothing to choose.
pub fn advise<P: Position>(
    book: &P::Book,
    position: P,
    work: Work,
    spread: Spread<'_>,
    stop: &dyn Fn() -> bool,
) -> Option<Advice<P::Outlook>> {
    let mut coach = Coach::of(position, work)?;
    coach.think(book, work.batches, spread, stop);
    Some(coach.advice())
}

/// The chance of whoever must choose to win from here, in games of its own: not the best of many estimates.
pub fn chance<P: Position>(book: &P::Book, position: &P, work: Work, spread: Spread<'_>) -> (f64, f64) {
    let batches = work.batches.min(STAGE) as usize;
    let played = spread::gather(spread, batches, &|number| position.play(book, None, work, number as u32));
    Played(played).chance()
}

impl<P: Position> Coach<P> {
    /// A coach who has not thought yet. `None` if there is nothing to choose.
    pub fn of(position: P, work: Work) -> Option<Coach<P>> {
        let options = Some(position.count()).filter(|count| *count > 0)?;
        let first_like = |option| (0..option).find(|other| position.is_like(*other, option)).unwrap_or(option);
        let likes: Vec<usize> = (0..options).map(first_like).collect();
        let coach = Coach { position, work, likes, played: vec![Played(Vec::new()); options], about: None };
        Some(Coach { work: coach.position.fitted(work, coach.kinds().len()), ..coach })
    }

    /// One who is only asked about this option: the others matter as far as one of them may be better.
    pub fn about(self, option: usize) -> Coach<P> {
        let about = self.likes.get(option).copied();
        Coach { about, ..self }
    }

    /// Thinks until the best options have this many batches, or nothing more is to be found out; stops earlier, after
    /// at least one batch, if told to.
    ///
    /// Among the options the ones currently best are followed further: one that began with bad luck returns when those
    /// ahead of it fall behind.
    pub fn think(&mut self, book: &P::Book, batches: u32, spread: Spread<'_>, stop: &dyn Fn() -> bool) {
        let mut closely = if self.batches() < STAGE { self.kinds() } else { self.nearest() };
        while let Some(fewest) = closely.iter().map(|option| self.played[*option].0.len() as u32).min() {
            if fewest >= batches || (fewest >= STAGE && closely.len() == 1) {
                return;
            }
            for _ in 0..STAGE.min(batches - fewest) {
                self.follow(book, &closely, spread);
                if stop() {
                    return;
                }
            }
            closely = self.nearest();
        }
    }

    /// How far the second of two options is behind the first in all the games of the work, and the games there were.
    pub fn compared(&self, book: &P::Book, options: [usize; 2], spread: Spread<'_>) -> (Gap, u32) {
        let batches = self.work.batches as usize;
        let part = |part: usize| self.position.play(book, Some(options[part % 2]), self.work, (part / 2) as u32);
        let played = spread::gather(spread, 2 * batches, &part);
        let of = |side: usize| Played(played.iter().skip(side).step_by(2).cloned().collect());
        let [better, worse] = [of(0), of(1)];
        (Gap::between(&better.0, &worse.0), worse.games())
    }

    /// How many batches the best options have got.
    pub fn batches(&self) -> u32 {
        self.played.iter().map(|played| played.0.len()).max().unwrap_or(0) as u32
    }

    /// The options, one for each meaning.
    fn kinds(&self) -> Vec<usize> {
        (0..self.likes.len()).filter(|option| self.likes[*option] == *option).collect()
    }

    /// One more batch for each of these options.
    fn follow(&mut self, book: &P::Book, options: &[usize], spread: Spread<'_>) {
        let next = |option: usize| self.played[option].0.len() as u32;
        let fewest = options.iter().map(|option| next(*option)).min().unwrap_or(0);
        let options: Vec<usize> = options.iter().copied().filter(|option| next(*option) == fewest).collect();
        let part = |part: usize| self.position.play(book, Some(options[part]), self.work, fewest);
        let batches: Vec<Batch<P::Outlook>> = spread::gather(spread, options.len(), &part);
        for (option, batch) in options.into_iter().zip(batches) {
            self.played[option].0.push(batch);
        }
    }

    /// The best option so far, and those of which it is not known what they give away; at most as many as are looked at
    /// closely.
    fn nearest(&self) -> Vec<usize> {
        let advice = self.advice();
        let open = |option: &usize| *option == advice.best || !advice.options[*option].gap.is_settled();
        let mut nearest: Vec<usize> = self.kinds().into_iter().filter(open).collect();
        let loss = |option: &usize| advice.options[*option].gap.loss;
        nearest.sort_by(|one, two| loss(one).total_cmp(&loss(two)).then(one.cmp(two)));
        let Some(about) = self.about else {
            nearest.truncate(CLOSELY);
            return nearest;
        };
        nearest.truncate(if nearest.contains(&about) { RIVALS } else { 1 });
        if !nearest.contains(&about) && nearest.len() > 1 {
            nearest.push(about);
        }
        nearest
    }

    /// What can be said so far.
    pub fn advice(&self) -> Advice<P::Outlook> {
        let most = self.batches() as usize;
        let mean = |option: usize| self.played[option].chance().0;
        let leading = (0..self.played.len()).filter(|option| self.played[*option].0.len() == most);
        let best = leading.max_by(|one, two| mean(*one).total_cmp(&mean(*two)).then(two.cmp(one))).unwrap_or(0);
        let options = self.likes.iter().map(|like| self.judged(*like, best)).collect();
        Advice { options, best, likes: self.likes.clone(), searched: self.position.is_searched() }
    }

    fn judged(&self, option: usize, best: usize) -> Judged<P::Outlook> {
        let (played, leader) = (&self.played[option], &self.played[best]);
        let gap = if option == best { Gap::NONE } else { Gap::between(&leader.0, &played.0) };
        let (_, doubt) = played.chance();
        // What is told of both fits their difference.
        let equity = (leader.chance().0 - gap.loss).clamp(0.0, 1.0);
        let (low, high) = ((equity - doubt).max(0.0), (equity + doubt).min(1.0));
        Judged { equity, low, high, games: played.games(), gap, outlook: played.outlook() }
    }
}

impl<O> Advice<O> {
    /// The same without what was measured.
    pub fn bare(self) -> Advice<()> {
        let bare = |judged: Judged<O>| {
            let Judged { equity, low, high, games, gap, outlook: _ } = judged;
            Judged { equity, low, high, games, gap, outlook: () }
        };
        let Advice { options, best, likes, searched } = self;
        Advice { options: options.into_iter().map(bare).collect(), best, likes, searched }
    }

    /// The best of the options that do not mean the same as the best: how far it is behind.
    pub fn second(&self) -> Option<(usize, Gap)> {
        let others = (0..self.options.len()).filter(|option| self.likes.get(*option) != self.likes.get(self.best));
        let gap = |option: usize| self.options[option].gap;
        let second = others.min_by(|one, two| gap(*one).loss.total_cmp(&gap(*two).loss).then(one.cmp(two)))?;
        Some((second, gap(second)))
    }

    /// What picking this option gives away.
    pub fn gap(&self, option: usize) -> Gap {
        self.options.get(option).map_or(Gap::NONE, |judged| judged.gap)
    }

    /// The word for this option: that of what it gives away; if it is the best, whether that is known.
    pub fn verdict(&self, option: usize) -> Verdict {
        self.gap(option).verdict()
    }

    /// Is the best known to be better than any other?
    pub fn is_clear(&self) -> bool {
        self.second().is_none_or(|(_, gap)| gap.verdict() > Verdict::Unknown)
    }
}
