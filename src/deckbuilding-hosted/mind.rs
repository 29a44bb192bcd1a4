//! Bots: what they think from, and how long.

use crate::{CardData, Deckbuilding, cards};
use deckbuilding::bots::{Bot, Policy};
use deckbuilding::rules::book::Book;
use deckbuilding::rules::decision::Ask;
use deckbuilding::rules::fact::Log;
use deckbuilding::rules::game::Game;
use deckbuilding::rules::view::{DecisionView, Known, Verb, View};
use hotseat::bots::mind::{Budget, Mind, Stop, Thought};
use hotseat::bots::trial::{self, Trial};
use hotseat::sight::Sight;
use seats::Seat;
use seats::chance::Chance;
use std::sync::Arc;

/// How many turns games are played on in thought.
pub(super) const TURNS: u16 = 4;
/// The most picks of such a game.
const LONGEST: usize = 400;
/// How many options are tried, those that look best.
const WIDTH: usize = 6;
/// How far picks in thought stray from those that look best.
const NOISE: usize = 8;

/// A bot of a level, which chooses from what a seat knows.
pub struct Opponent {
    data: Option<Arc<CardData>>,
    policy: Policy,
    bot: Bot,
    /// How many decisions it has thought about: each has its own luck.
    thoughts: u64,
    seed: u64,
}

impl Opponent {
    /// A bot with its own luck; it picks the first option if there are no cards to judge by.
    pub fn new(policy: Policy, seed: u64) -> Opponent {
        Opponent { data: cards::data().ok(), policy, bot: Bot::new(policy, seed), thoughts: 0, seed }
    }

    /// Chooses for whoever sees this, with possible games that they cannot tell from the real one.
    pub fn choose(
        &mut self,
        view: &View,
        deal: &dyn Fn(u64) -> Option<Game>,
        budget: Budget,
        stop: &dyn Stop,
    ) -> Thought {
        self.thoughts += 1;
        let (Some(data), Some(decision)) = (self.data.clone(), &view.decision) else { return Thought::default() };
        let most = match budget {
            Budget::Iterations(most) => most,
            Budget::Time(_) => self.policy.trials(),
        };
        let count = decision.options.len();
        if most == 0 || self.policy.trials() == 0 || count < 2 || is_plain(decision) {
            return Thought::of(self.bot.pick(&data.book, count, || view.clone()));
        }
        let luck = self.seed ^ self.thoughts.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut games =
            Games { book: &data.book, deal, luck, seat: Seat(decision.seat), until: view.turn + TURNS, count };
        let worths = games.rough();
        let mut tried = different(decision);
        tried.sort_by_key(|place| std::cmp::Reverse(worths.get(*place).copied().unwrap_or(0)));
        tried.truncate(if most == 1 { 1 } else { WIDTH });
        trial::choose(&tried, count, most, &mut games, stop)
    }
}

/// Is it settled by looking: cards are played before anything else, and whoever joins an attack is a sum?
fn is_plain(decision: &DecisionView) -> bool {
    let plays = decision.options.iter().any(|option| option.verb == Verb::Play);
    plays || matches!(decision.ask, Ask::Attackers { .. } | Ask::AttackersOfBase)
}

/// The options worth trying: of those that read alike the first, and no card committed without a target.
fn different(decision: &DecisionView) -> Vec<usize> {
    let tried = |place: &usize| {
        let committed = decision.options[*place].verb == Verb::Commit;
        !committed && !(0..*place).any(|other| alike(decision, other, *place))
    };
    (0..decision.options.len()).filter(tried).collect()
}

/// Do two options read alike?
pub(super) fn alike(decision: &DecisionView, one: usize, other: usize) -> bool {
    let [one, other] = [one, other].map(|place| &decision.options[place]);
    let id = |card: &Option<Known>| card.as_ref().map(|card| (card.id.clone(), card.zone));
    one.label == other.label && one.seat == other.seat && id(&one.card) == id(&other.card)
}

/// Possible games, played on from a pick.
struct Games<'a> {
    book: &'a Book,
    deal: &'a dyn Fn(u64) -> Option<Game>,
    luck: u64,
    seat: Seat,
    /// They end before this turn.
    until: u16,
    /// How many options the seat sees.
    count: usize,
}

impl Games<'_> {
    /// How good each option looks that the seat sees, in a possible game.
    fn rough(&self) -> Vec<i32> {
        let mut worths = Vec::new();
        let Some(game) = (self.deal)(self.luck) else { return worths };
        game.rough(self.book, &mut worths);
        let seen = game.seen_options(self.book, self.seat, self.count);
        seen.into_iter().filter_map(|place| worths.get(place).copied()).collect()
    }
}

impl Trial for Games<'_> {
    fn try_out(&mut self, option: usize, number: u32) -> Option<f32> {
        let seed = luck_of(self.luck, number);
        let mut game = (self.deal)(seed)?;
        pick(self.book, &mut game, (self.seat, self.count), option)?;
        let side = game.side(self.seat)?;
        play_on(self.book, &mut game, self.until, &mut Chance::new(seed));
        Some(game.standing(self.book, side))
    }
}

/// The luck of the possible game of this number.
pub(super) fn luck_of(seed: u64, number: u32) -> u64 {
    seed ^ u64::from(number + 1).wrapping_mul(0xD134_2543_DE82_EF95)
}

/// Picks one of this many options that a seat sees; `None` if it is not there in this game.
pub(super) fn pick(book: &Book, game: &mut Game, (seat, count): (Seat, usize), option: usize) -> Option<()> {
    let place = game.seen_options(book, seat, count).get(option).copied()?;
    game.choose(book, place, &mut Log::off()).ok()
}

/// Plays a game on until this turn, quickly: usually the option that looks best.
pub(super) fn play_on(book: &Book, game: &mut Game, until: u16, chance: &mut Chance) {
    let mut worths = Vec::new();
    for _ in 0..LONGEST {
        if game.turn() >= until || game.decision().is_none() {
            return;
        }
        game.rough(book, &mut worths);
        let noisy = worths.iter().enumerate().map(|(place, worth)| (worth + chance.below(NOISE) as i32, place));
        let best = noisy.max_by_key(|(worth, place)| (*worth, usize::MAX - place)).map_or(0, |(_, place)| place);
        if game.choose(book, best, &mut Log::off()).is_err() {
            return;
        }
    }
}

impl Mind<Sight<Deckbuilding>> for Opponent {
    fn think(&mut self, sight: &Sight<Deckbuilding>, budget: Budget, stop: &dyn Stop) -> Thought {
        self.choose(sight.view(), &|seed| Some(sight.deal(seed)?.game), budget, stop)
    }

    fn is_quick(&self) -> bool {
        self.policy.trials() == 0
    }
}
