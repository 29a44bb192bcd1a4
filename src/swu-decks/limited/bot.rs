//! How a bot picks: card, home and curve added up in whole numbers; equal scores are decided by lot. It gets what a
//! person at its seat would see, and nothing else.

use super::card::PodCard;
use super::homes::{Home, ICON, homes};
use super::record::Kept;
use super::sight::Sight;
use super::worth::worth;
use swu_cards::catalog::{CardType, Printing};

/// How many cards of cost 1, 2, 3, 4, 5 and more a deck wants.
const CURVE: [usize; 6] = [3, 6, 6, 6, 4, 5];

/// Picks of a draft.
const PICKS: usize = 42;

/// How much a card is worth to a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// By itself.
    pub card: i32,
    /// How much the seat's homes subtract.
    pub home: i32,
    /// How much the seat's curve adds.
    pub curve: i32,
}

impl Score {
    /// All together.
    pub const fn sum(&self) -> i32 {
        self.card + self.home + self.curve
    }
}

/// What a bot would say about a pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The score of each card that can be kept, in their order.
    pub scores: Vec<Score>,
    /// The homes with their weights.
    pub homes: Vec<Home>,
}

/// Scores the cards that a seat faces.
pub fn advise(sight: &Sight) -> Advice {
    let homes = homes(&sight.leaders, &sight.picks);
    let facing = sight.facing.as_deref().unwrap_or_default();
    let scores = facing.iter().map(|card| score(card.printing, &homes, &sight.picks)).collect();
    Advice { scores, homes }
}

/// The best of the cards a seat faces; the lot decides among equals.
pub(super) fn pick(sight: &Sight, lot: u64) -> usize {
    let scores: Vec<i32> = advise(sight).scores.iter().map(Score::sum).collect();
    let best = scores.iter().max().copied();
    let equals: Vec<usize> = (0..scores.len()).filter(|place| Some(scores[*place]) == best).collect();
    equals.get((lot % equals.len().max(1) as u64) as usize).copied().unwrap_or(0)
}

/// The card a bot would have kept instead of a person, given what that seat had kept before; for the review.
pub fn advise_kept(log: &[Kept], kept: &Kept) -> Option<u32> {
    let before = log.iter().filter(|other| (other.seat, other.round, other.pick) < (kept.seat, kept.round, kept.pick));
    let owned = before
        .filter(|other| other.seat == kept.seat)
        .filter_map(|other| Some((other.round == 0, *other.offered.iter().find(|card| card.uid == other.uid)?)));
    let (leaders, picks): (Vec<_>, Vec<_>) = owned.partition(|(leader, _)| *leader);
    let cards = |kept: Vec<(bool, PodCard)>| kept.into_iter().map(|(_, card)| card).collect::<Vec<_>>();
    let (leaders, picks) = (cards(leaders), cards(picks));
    let homes = homes(&leaders, &picks);
    let best = kept.offered.iter().max_by_key(|card| score(card.printing, &homes, &picks).sum());
    best.map(|card| card.uid)
}

fn score(card: &Printing, homes: &[Home], picks: &[PodCard]) -> Score {
    let total: i64 = homes.iter().map(|home| home.weight).sum();
    let home = match (card.kind, total) {
        (CardType::Leader, _) | (_, 0) => 0,
        _ => {
            let lost: i64 = homes.iter().map(|home| home.weight * i64::from(ICON * home.missing(card))).sum();
            -i32::try_from((lost + total / 2) / total).unwrap_or(0)
        }
    };
    Score { card: worth(card), home, curve: curve(card, picks) }
}

/// How much the curve still lacks cards of this cost, more with every pick; units a little more, bases last.
fn curve(card: &Printing, picks: &[PodCard]) -> i32 {
    let units = match card.kind {
        CardType::Base => return -ICON,
        CardType::Leader => return 0,
        CardType::Unit => 3,
        _ => 0,
    };
    let step = |card: &Printing| usize::from(card.cost.unwrap_or(0)).clamp(1, CURVE.len()) - 1;
    let there = picks.iter().filter(|other| step(other.printing) == step(card)).count();
    let lacks = CURVE[step(card)].saturating_sub(there);
    units + i32::try_from(2 * lacks * picks.len() / PICKS).unwrap_or(0)
}
