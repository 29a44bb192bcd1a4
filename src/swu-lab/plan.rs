//! Which games to play.

use super::entrant::Entrant;

/// Two decks of a run that play each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The decks, as indices in the list of the run.
    pub decks: [usize; 2],
    /// The name of the luck of its games.
    pub luck: String,
}

impl Pairing {
    /// Two decks. Their games are the same whichever of them is named first.
    pub fn of(entrants: &[Entrant], one: usize, other: usize) -> Pairing {
        let digest = |deck: usize| &entrants[deck].digest;
        let decks = if digest(other) < digest(one) { [other, one] } else { [one, other] };
        Pairing { decks, luck: format!("{}-{}", digest(decks[0]), digest(decks[1])) }
    }

    /// The same with one deck replaced by a changed one, with the same luck.
    #[must_use]
    pub fn exchanged(&self, deck: usize, changed: usize) -> Pairing {
        Pairing { decks: self.decks.map(|other| if other == deck { changed } else { other }), luck: self.luck.clone() }
    }
}

/// Every pairing of different decks.
pub fn all_against_all(entrants: &[Entrant]) -> Vec<Pairing> {
    let count = entrants.len();
    let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
    pairs.map(|(one, other)| Pairing::of(entrants, one, other)).collect()
}

/// The first deck against each of the others.
pub fn one_against_all(entrants: &[Entrant]) -> Vec<Pairing> {
    (1..entrants.len()).map(|other| Pairing::of(entrants, 0, other)).collect()
}

/// One of several equal parts of the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which one, from 1.
    pub number: u64,
    /// Of how many.
    pub of: u64,
}

/// A shard that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\": a shard is said as 3/8, the third of eight")]
pub struct BadShard(String);

impl Shard {
    /// All of the work.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Whether this round belongs to it. Both games of a round do, so that each shard alone can be reported.
    const fn holds(self, round: u64) -> bool {
        round % self.of == self.number - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = BadShard;

    fn from_str(text: &str) -> Result<Shard, BadShard> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if number >= 1 && number <= of => Ok(Shard { number, of }),
            _ => Err(BadShard(text.to_owned())),
        }
    }
}

/// One game to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The pairing, an index in the list.
    pub pairing: usize,
    /// The number of the game in it.
    pub game: u64,
}

/// The games of a shard, with all pairings advancing together: whenever a run ends, each has about as many.
pub fn tasks(pairings: usize, games: u64, shard: Shard) -> Vec<Task> {
    let rounds = (0..games.div_ceil(2)).filter(|round| shard.holds(*round));
    let of_round = |round: u64| (2 * round..games.min(2 * round + 2)).collect::<Vec<_>>();
    let each = rounds.flat_map(|round| (0..pairings).map(move |pairing| (pairing, round)));
    each.flat_map(|(pairing, round)| of_round(round).into_iter().map(move |game| Task { pairing, game })).collect()
}
