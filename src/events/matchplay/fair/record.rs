//! What is kept about a match's luck, so that it can be verified afterwards.

use super::commitment::{Commitment, FairSetup, Reveal};
use super::derive::GameSeed;
use crate::matchplay::record::{Cut, Lot};
use crate::matchplay::refusal::{MatchRefusal, ensure};
use crate::matchplay::rules::GameRules;
use crate::matchplay::state::Match;
use seats::Seat;
use serde::{Deserialize, Serialize};

/// Everything random that happened in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairRecord {
    /// The hash shown before the match.
    pub commitment: Commitment,
    /// The facts committed to together with the seed.
    pub setup: FairSetup,
    /// Salt and seed; absent while the match goes on.
    pub reveal: Option<Reveal>,
    /// The lots drawn, in order.
    #[serde(default)]
    pub lots: Vec<Lot>,
    /// The games, in order.
    #[serde(default)]
    pub games: Vec<FairGame>,
}

/// The luck of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairGame {
    /// The number within the match, from 1.
    pub number: u32,
    /// The cuts before it, in order.
    #[serde(default)]
    pub cuts: Vec<Cut>,
    /// The seed it was played with.
    pub seed: GameSeed,
    /// Its logged shuffles, in order.
    #[serde(default)]
    pub shuffles: Vec<Shuffle>,
}

/// One logged shuffle (Z-2). Cards are numbers the caller chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// What was shuffled, in words for a person.
    pub zone: String,
    /// The stream used.
    pub stream: ShuffleStream,
    /// Where in the stream it began.
    pub position: u64,
    /// The cards before.
    pub before: Vec<u32>,
    /// The cards after.
    pub after: Vec<u32>,
}

/// Which stream a shuffle used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum ShuffleStream {
    /// The shuffle of a seat's deck before the game.
    Deck(Seat),
    /// Everything later in the game.
    Play,
}

impl FairRecord {
    /// The record of a match: its lots, and its started games with their cuts and seeds, in order. The secret is left
    /// out while the match goes on.
    ///
    /// # Errors
    /// Refuses a match without a commitment, a number of seeds that differs from that of its games, and a secret
    /// revealed before the match is over.
    pub fn of<G: GameRules>(
        played: &Match<G>,
        setup: FairSetup,
        seeds: &[GameSeed],
        reveal: Option<Reveal>,
    ) -> Result<FairRecord, MatchRefusal> {
        let none = || MatchRefusal::new("Z-6", "This match began without a commitment; nothing can be verified.");
        let commitment = played.setup().commitment.ok_or_else(none)?;
        let open = reveal.is_none() || played.result().is_some();
        ensure(open, "Z-6", "The seed stays secret until the match is over.")?;
        let finished = played.games().iter().filter(|game| game.was_played()).map(|game| (game.number, &game.cuts[..]));
        let running = played.is_playing().then(|| (played.game_number(), played.cuts()));
        let started: Vec<(u32, &[Cut])> = finished.chain(running).collect();
        let sentence = format!("{} games have started, but {} seeds are given.", started.len(), seeds.len());
        ensure(started.len() == seeds.len(), "Z-6", sentence)?;
        let game = |((number, cuts), seed): ((u32, &[Cut]), &GameSeed)| FairGame {
            number,
            cuts: cuts.to_vec(),
            seed: seed.clone(),
            shuffles: Vec::new(),
        };
        let games = started.into_iter().zip(seeds).map(game).collect();
        Ok(FairRecord { commitment, setup, reveal, lots: played.lots().to_vec(), games })
    }
}
