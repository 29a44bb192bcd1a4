//! Choosing by one step: every option is tried with what follows from it, to the end of the action, in one possible
//! game.

use super::self_harm::{Outcome, Sides, harmful, worse};
use super::weights::{DECIDED, Scales, Weights};
use super::{OptionValue, Thought, by_rule};
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::sight::Sight;

/// How many positions are looked at for one pick.
const POSITIONS: u32 = 150;
/// The same when the text that asks suggests harm and a first look suggests gain.
const CLOSELY: u32 = 600;
/// How many options of one follow-up are looked at, the likeliest first.
const WIDEST: usize = 12;
/// In this many possible games an option must do harm to be barred for it, or gain if the text that asks suggests harm.
const WORLDS: usize = 3;
/// How many possible games are tried to guess a card that nobody has seen.
const GUESSES: usize = 12;
/// How far off a careless player's estimate of an option may be.
const CARELESS: usize = 90;

/// How closely it is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// Sometimes takes the second best, never anything that harms its own side.
    Careless,
    /// The best.
    Careful,
}

/// The result of looking one step ahead.
pub(super) struct Look {
    /// The value of each option.
    pub(super) worths: Vec<f32>,
    /// Options that harm the own side or help an enemy, according to the text that asks or to their effects, and gain
    /// nothing by it.
    pub(super) barred: Vec<bool>,
    /// How many positions were looked at.
    pub(super) positions: u64,
}

/// Chooses for the seat of this sight.
pub(super) fn think(book: &Book, sight: &Sight, chance: &mut Chance, care: Care) -> Thought {
    let Look { mut worths, barred, positions } = look(book, sight, chance);
    if care == Care::Careless {
        let still = worths.iter().copied().fold(f32::MIN, f32::max) - CARELESS as f32;
        for (worth, barred) in worths.iter_mut().zip(&barred) {
            if !barred && *worth > still && *worth < DECIDED / 2.0 {
                *worth += chance.below(CARELESS) as f32;
            }
        }
    }
    let better = |one: &usize, two: &usize| worths[*one].total_cmp(&worths[*two]).then(two.cmp(one));
    let best = (0..worths.len()).max_by(|one, two| barred[*two].cmp(&barred[*one]).then(better(one, two)));
    let values = worths.iter().map(|worth| OptionValue { value: share(*worth), visits: 1 }).collect();
    Thought { option: best.unwrap_or(0), iterations: 1, positions, values }
}

/// Looks one step ahead, in one possible game.
pub(super) fn look(book: &Book, sight: &Sight, chance: &mut Chance) -> Look {
    let mut world = sight.dealt(chance);
    let likely = rough(book, &mut world);
    let Some(prompt) = sight.decision().map(|decision| decision.prompt).filter(|prompt| !by_rule(*prompt)) else {
        return Look { barred: vec![false; likely.len()], worths: likely, positions: 1 };
    };
    let weights = &Scales::shipped().act;
    let mut looker = Looker { book, weights, eyes: sight.eyes(), left: 0, looked: 0, spare: Vec::new() };
    let outcomes = looker.outcomes(&world, likely.len(), POSITIONS);
    let worths = match world.chooses_aspect(book) {
        true => looker.guess(sight, &mut world, &likely, chance),
        false => worths(&outcomes, &likely),
    };
    let barred = match prompt {
        Prompt::Step(..) | Prompt::AttachTo => looker.barred(sight, &mut world, &outcomes, &likely, chance),
        _ => vec![false; likely.len()],
    };
    Look { worths, barred, positions: looker.looked }
}

/// The values of options by what follows from them. Between equals, the likelier one is taken.
fn worths(outcomes: &[Outcome], likely: &[f32]) -> Vec<f32> {
    outcomes.iter().zip(likely).map(|(found, likely)| found.worth + likely / 1_000.0).collect()
}

/// Which options are harm, or help for the wrong side, according to the text that asks, although an innocent one has
/// the same value.
fn meant_ill(outcomes: &[Outcome], likely: &[f32]) -> Vec<bool> {
    let worths = worths(outcomes, likely);
    let well = worths.iter().zip(likely).filter(|(_, likely)| **likely >= 0.0).map(|(worth, _)| *worth);
    let well = well.fold(f32::MIN, f32::max);
    worths.iter().zip(likely).map(|(worth, likely)| *likely < 0.0 && *worth <= well).collect()
}

/// A value as a share between 0 and 1.
fn share(worth: f32) -> f32 {
    1.0 / (1.0 + (-worth / 250.0).exp())
}

fn rough(book: &Book, game: &mut Game) -> Vec<f32> {
    let mut worths = Vec::new();
    game.rough(book, &mut worths);
    worths.into_iter().map(f32::from).collect()
}

/// Looks at what follows.
struct Looker<'a> {
    book: &'a Book,
    weights: &'a Weights,
    eyes: Seat,
    /// How many more positions may be looked at.
    left: u32,
    /// Positions that were looked at.
    looked: u64,
    /// Games whose memory is reused.
    spare: Vec<Game>,
}

impl Looker<'_> {
    /// What follows from each option of a possible game.
    fn outcomes(&mut self, world: &Game, options: usize, positions: u32) -> Vec<Outcome> {
        let each = (positions / options.max(1) as u32).max(4);
        let outcome = |option| {
            self.left = each;
            self.after(world, option)
        };
        (0..options).map(outcome).collect()
    }

    /// Which options do harm for nothing, in this and in other possible games; and which are harmful according to the
    /// text that asks, and do not gain in this and in other possible games.
    fn barred(
        &mut self,
        sight: &Sight,
        world: &mut Game,
        first: &[Outcome],
        likely: &[f32],
        chance: &mut Chance,
    ) -> Vec<bool> {
        let mut harm = harmful(first, &self.nothing(world, first), self.eyes);
        let mut ill = meant_ill(first, likely);
        let one_is_not = likely.iter().any(|likely| *likely >= 0.0);
        for _ in 1..WORLDS {
            let doubtful = one_is_not && ill.iter().zip(likely).any(|(ill, likely)| *likely < 0.0 && !ill);
            if !doubtful && !harm.contains(&true) {
                break;
            }
            sight.deal(chance, world);
            let again = self.outcomes(world, first.len(), if doubtful { CLOSELY } else { POSITIONS });
            let harmful = harmful(&again, &self.nothing(world, &again), self.eyes);
            harm.iter_mut().zip(harmful).for_each(|(harm, harmful)| *harm &= harmful);
            ill.iter_mut().zip(meant_ill(&again, likely)).for_each(|(ill, again)| *ill |= again);
        }
        harm.into_iter().zip(ill).map(|(harm, ill)| harm || ill).collect()
    }

    /// Weighs what follows in several possible games, on average, for the best of what can be chosen next: choosing
    /// separately in each of them would find the card that nobody has seen.
    fn guess(&mut self, sight: &Sight, world: &mut Game, likely: &[f32], chance: &mut Chance) -> Vec<f32> {
        let mut sums: Vec<Vec<f32>> = vec![Vec::new(); likely.len()];
        for _ in 0..GUESSES {
            sight.deal(chance, world);
            for (option, sums) in sums.iter_mut().enumerate() {
                let found = self.after_next(world, option);
                sums.resize(sums.len().max(found.len()), 0.0);
                sums.iter_mut().zip(found).for_each(|(sum, worth)| *sum += worth / GUESSES as f32);
            }
        }
        let best = |sums: Vec<f32>| sums.into_iter().fold(f32::MIN, f32::max);
        sums.into_iter().zip(likely).map(|(sums, likely)| best(sums) + likely / 1_000.0).collect()
    }

    /// The value of each option of the next choice after this option, if the same player makes it.
    fn after_next(&mut self, game: &Game, option: usize) -> Vec<f32> {
        let mut next = game.clone();
        let chosen = next.choose(self.book, option, &mut Log::default()).is_ok();
        let asked = next.decision().filter(|decision| chosen && decision.seat == self.eyes && !ends(decision.prompt));
        let mut worth = |game: &Game, option| {
            self.left = 0;
            self.after(game, option).worth
        };
        match asked.map(|decision| decision.options.len()) {
            Some(options) => (0..options).map(|option| worth(&next, option)).collect(),
            None => vec![worth(game, option)],
        }
    }

    /// The value of the sides if nothing is picked: after declining, if that is an option, otherwise as they are.
    /// Stopping early is no harm either, but it may carry out what was chosen so far: then the worse of the two counts.
    fn nothing(&self, world: &mut Game, outcomes: &[Outcome]) -> Sides {
        let now = self.weights.sides(self.book, world);
        let options = world.decision().map_or(&[][..], |decision| &decision.options);
        let found = |choice| options.iter().position(|option| *option == choice).and_then(|place| outcomes.get(place));
        let sure = |choice| found(choice).filter(|outcome| outcome.sure).map(|outcome| outcome.sides);
        match (sure(Choice::Skip), sure(Choice::Done)) {
            (Some(declined), _) => declined,
            (None, Some(done)) => worse(&now, &done, self.eyes),
            (None, None) => now,
        }
    }

    /// What follows from the option when everything after it within the action is chosen well.
    fn after(&mut self, game: &Game, option: usize) -> Outcome {
        let mut copy = self.spare.pop().unwrap_or_else(|| game.clone());
        copy.copy_at_work(game);
        let round = copy.round();
        let outcome = match copy.choose(self.book, option, &mut Log::default()) {
            Ok(()) => self.settled(&mut copy, round),
            Err(_) => Outcome::IMPOSSIBLE,
        };
        self.spare.push(copy);
        outcome
    }

    /// The position at the end of the action.
    fn settled(&mut self, game: &mut Game, round: u16) -> Outcome {
        self.left = self.left.saturating_sub(1);
        self.looked += 1;
        let mut sure = true;
        loop {
            let Some(decision) = game.decision() else { return self.weighed(game, sure) };
            if ends(decision.prompt) || game.round() != round {
                return self.weighed(game, sure);
            }
            let (seat, count) = (decision.seat, decision.options.len());
            let naming = matches!(decision.options.first(), Some(Choice::Name(_)));
            let likely = rough(self.book, game);
            let mut order: Vec<usize> = (0..count).collect();
            order.sort_by(|one, two| likely[*two].total_cmp(&likely[*one]));
            let own = seat == self.eyes;
            sure &= own || count == 1;
            if self.left == 0 || count == 1 || naming {
                if game.choose(self.book, order[0], &mut Log::default()).is_err() {
                    return Outcome::IMPOSSIBLE;
                }
                continue;
            }
            let outcomes = order.into_iter().take(WIDEST).map(|option| self.after(game, option));
            let better = |one: &Outcome, two: &Outcome| if own { two.worth > one.worth } else { two.worth < one.worth };
            let chosen = outcomes.reduce(|one, two| if better(&one, &two) { two } else { one });
            let chosen = chosen.unwrap_or(Outcome::IMPOSSIBLE);
            return Outcome { sure: sure && chosen.sure, ..chosen };
        }
    }

    fn weighed(&self, game: &mut Game, sure: bool) -> Outcome {
        let sides = self.weights.sides(self.book, game);
        Outcome { worth: Weights::worth_of(game, &sides, self.eyes), sides, sure }
    }
}

/// Is the action over when this is asked?
fn ends(prompt: Prompt) -> bool {
    prompt == Prompt::Action || by_rule(prompt)
}
