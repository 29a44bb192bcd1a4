//! Exact odds of what is drawn.

use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::decision::Prompt;
use swu_rules::sight::Sight;
use swu_rules::table::card::DefId;

/// The rounds that an opening hand is judged by.
const ROUNDS: u16 = 4;
/// Cards of an opening hand (rule 6.3).
const OPENING: usize = 6;
/// Cards drawn in a regroup phase (rule 7.3).
const DRAWN: usize = 2;
/// Resources in the first round (rule 6.5).
const RESOURCES: i16 = 2;

/// The chance that a card can be played in a round that uses all resources available by then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The round, from 1.
    pub round: u16,
    /// With this hand.
    pub hand: f64,
    /// With a new one.
    pub redraw: f64,
}

/// The odds beside a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Odds {
    /// Of the opening hand.
    Opening(Vec<Curve>),
    /// Of the next two cards.
    Next {
        /// A unit among them.
        unit: f64,
        /// An event.
        event: f64,
        /// An upgrade.
        upgrade: f64,
    },
}

/// The chance to find at least one of `good` cards among `drawn` out of `all` (hypergeometric).
pub fn at_least_one(all: usize, good: usize, drawn: usize) -> f64 {
    let mut none = 1.0;
    for place in 0..drawn.min(all) {
        let (bad, left) = ((all - place).saturating_sub(good), all - place);
        none *= bad as f64 / left as f64;
    }
    1.0 - none
}

/// The odds for the seat of this sight.
pub fn odds(book: &Book, sight: &Sight) -> Odds {
    let opening =
        sight.decision().is_some_and(|decision| matches!(decision.prompt, Prompt::Mulligan | Prompt::SetupResource));
    let (deck, hand) = (sight.own_deck(), sight.own_hand());
    if !opening {
        let kind = |kind: Kind| {
            let good = deck.iter().filter(|def| book.def(**def).kind == kind).count();
            at_least_one(deck.len(), good, DRAWN)
        };
        return Odds::Next { unit: kind(Kind::Unit), event: kind(Kind::Event), upgrade: kind(Kind::Upgrade) };
    }
    let curve = |round: u16| {
        let cost = RESOURCES + round as i16 - 1;
        let fits = |def: &&DefId| sight.price(book, **def) == cost;
        let (held, left) = (hand.iter().filter(fits).count(), deck.iter().filter(fits).count());
        let drawn = DRAWN * usize::from(round - 1);
        let all = deck.len() + hand.len();
        Curve {
            round,
            hand: if held > 0 { 1.0 } else { at_least_one(deck.len(), left, drawn) },
            redraw: at_least_one(all, held + left, OPENING + drawn),
        }
    };
    Odds::Opening((1..=ROUNDS).map(curve).collect())
}
