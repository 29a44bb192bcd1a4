//! What a list draws: chances that can be computed, and hands played out by a simple player without an opponent.

use super::entrant::Entrant;
use seats::Seat;
use seats::chance::Chance;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Beginner, Game};
use swu_rules::redeal::{Lists, Memory};
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// Cards of an opening hand (rule 6.3).
pub const HAND: usize = 6;
/// Cards drawn in each regroup phase (rule 14.2).
pub const DRAWN: usize = 2;
/// Resources at the beginning (rule 6.4).
pub const RESOURCES: usize = 2;
/// Rounds that are told about.
pub const ROUNDS: usize = 7;

/// How many cards somebody has seen of their deck by the action phase of a round, from 1.
pub const fn seen(round: usize) -> usize {
    HAND + DRAWN * round.saturating_sub(1)
}

/// The chance of having drawn at least one of this many copies by the action phase of a round, from a deck of this size
/// and without a mulligan.
pub fn drawn_by(copies: usize, deck: usize, round: usize) -> f64 {
    let seen = seen(round).min(deck);
    if copies + seen > deck {
        return if copies == 0 { 0.0 } else { 1.0 };
    }
    let missed = (0..seen).map(|card| (deck - copies - card) as f64 / (deck - card) as f64).product::<f64>();
    1.0 - missed
}

/// The cost of each card of a deck with its own leader and base in play, aspect penalties included, in resources.
pub fn prices(book: &Book, entrant: &Entrant) -> Option<Vec<(DefId, u8)>> {
    let players = [entrant.setup.clone(), entrant.setup.clone()];
    let mut log = Log::default();
    let game = Game::start_with(book, GameOptions::duel(), &players, Beginner::Known(Seat(0)), 0, &mut log);
    let sight = game.sight(book, &Memory::new(Seat(0)), &Lists::Closed)?;
    let price = |card: &DefId| (*card, u8::try_from(sight.price(book, *card).max(0)).unwrap_or(u8::MAX));
    Some(entrant.setup.deck.iter().map(price).collect())
}

/// How well hands do that are played out alone; each figure is a share of the hands, by round from the first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Solitaire {
    /// Something is played for all resources of the round.
    pub spent_all: [f64; ROUNDS],
    /// A card that costs exactly the resources of the round is played.
    pub on_curve: [f64; ROUNDS],
    /// Nothing can be played.
    pub idle: [f64; ROUNDS],
    /// The share of all resources so far that was spent.
    pub used: [f64; ROUNDS],
}

/// Plays out this many hands of a deck with these prices. The player puts into resources the most expensive card beyond
/// the next two rounds, then a card they hold twice, and spends as much as possible in each round; nothing is held back
/// and there is no mulligan.
pub fn solitaire(prices: &[u8], hands: usize, seed: u64) -> Solitaire {
    let mut chance = Chance::new(seed);
    let mut sums = Solitaire::default();
    for _ in 0..hands {
        let mut deck = prices.to_vec();
        chance.shuffle(&mut deck);
        alone(&mut deck, &mut sums);
    }
    let share = |sum: &mut f64| *sum /= hands.max(1) as f64;
    for sums in [&mut sums.spent_all, &mut sums.on_curve, &mut sums.idle, &mut sums.used] {
        sums.iter_mut().for_each(share);
    }
    sums
}

/// One hand.
fn alone(deck: &mut Vec<u8>, sums: &mut Solitaire) {
    let mut hand: Vec<u8> = deck.split_off(deck.len().saturating_sub(HAND));
    let (mut resources, mut spent, mut had) = (0, 0, 0);
    for _ in 0..RESOURCES {
        resources += resource(&mut hand, 2);
    }
    for round in 0..ROUNDS {
        if round > 0 {
            hand.extend(deck.split_off(deck.len().saturating_sub(DRAWN)));
            // Later on a card in hand is worth more than a resource beyond the most expensive card.
            if hand.iter().any(|price| usize::from(*price) > resources) || hand.len() > 2 {
                resources += resource(&mut hand, resources + 1);
            }
        }
        had += resources;
        let played = dearest(&hand, resources);
        let cost: usize = played.iter().map(|place| usize::from(hand[*place])).sum();
        spent += cost;
        sums.spent_all[round] += f64::from(u8::from(cost == resources));
        sums.idle[round] += f64::from(u8::from(played.is_empty()));
        let exact = played.iter().any(|place| usize::from(hand[*place]) == resources);
        sums.on_curve[round] += f64::from(u8::from(exact));
        sums.used[round] += spent as f64 / had.max(1) as f64;
        for place in played.into_iter().rev() {
            hand.remove(place);
        }
    }
}

/// Puts a card of the hand into play as a resource: the most expensive that these resources cannot pay for, else one
/// that the hand holds twice, else the most expensive. Returns how many resources were added.
fn resource(hand: &mut Vec<u8>, affordable: usize) -> usize {
    let dearest = (0..hand.len()).max_by_key(|place| hand[*place]);
    let twice = (0..hand.len()).find(|place| hand[..*place].contains(&hand[*place]));
    let beyond = dearest.filter(|place| usize::from(hand[*place]) > affordable);
    let Some(place) = beyond.or(twice).or(dearest) else { return 0 };
    hand.remove(place);
    1
}

/// The indices of the cards that spend the most of these resources, in ascending order; of equal sums the one with the
/// most expensive card.
fn dearest(hand: &[u8], resources: usize) -> Vec<usize> {
    // For each sum the cards that reach it, expensive cards first.
    let mut reached: Vec<Option<Vec<usize>>> = vec![None; resources + 1];
    reached[0] = Some(Vec::new());
    let mut order: Vec<usize> = (0..hand.len()).collect();
    order.sort_by_key(|place| std::cmp::Reverse(hand[*place]));
    for place in order {
        let price = usize::from(hand[place]);
        for sum in (price..=resources).rev() {
            let from = reached[sum - price].as_ref().filter(|cards| !cards.contains(&place));
            if let (None, Some(from)) = (&reached[sum], from) {
                reached[sum] = Some(from.iter().copied().chain([place]).collect());
            }
        }
    }
    let mut best = reached.into_iter().rev().flatten().next().unwrap_or_default();
    best.sort_unstable();
    best
}
