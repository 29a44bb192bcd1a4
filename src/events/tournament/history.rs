//! What was played in an event, round by round: rankings and pairings are made from nothing else.

mod written;

pub use written::WrittenHistory;

use super::fraction::Fraction;

/// What happened to one or two players in a round. Players are indices into [`History::players`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Played {
    /// A match.
    Match {
        /// The players.
        players: [usize; 2],
        /// Games won by each, and drawn.
        games: [u32; 3],
    },
    /// A draw by agreement (formats.md I-1).
    Agreed {
        /// The players.
        players: [usize; 2],
    },
    /// A match that one of them conceded, or did not come to.
    Conceded {
        /// The players.
        players: [usize; 2],
        /// Which of the two.
        by: usize,
        /// Games won by each until then, and drawn.
        games: [u32; 3],
    },
    /// A round without an opponent, won (formats.md S-12).
    Bye(usize),
    /// A round missed, lost (formats.md S-15).
    Loss(usize),
}

impl Played {
    /// Who took part.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        let (one, other) = match self {
            Played::Match { players, .. } | Played::Agreed { players } | Played::Conceded { players, .. } => {
                (players[0], Some(players[1]))
            }
            Played::Bye(player) | Played::Loss(player) => (*player, None),
        };
        std::iter::once(one).chain(other)
    }
}

/// How records become percentages (formats.md T, A33 to A36).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// No percentage counts as less.
    pub floor: Fraction,
    /// Opponents' matches won over all their matches together, instead of the mean of their percentages.
    pub omw_pooled: bool,
    /// Does the floor apply to a player's own game-win percentage?
    pub pgw_floored: bool,
    /// Does a bye count as a match won?
    pub bye_match: bool,
    /// Does a bye count games?
    pub bye_games: bool,
    /// How many drawn games an agreed draw counts as.
    pub id_games: u32,
    /// Is the winner of a conceded match credited with the games still needed?
    pub award_games: bool,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            floor: Fraction::new(33, 100).unwrap_or(Fraction::ZERO),
            omw_pooled: false,
            pgw_floored: true,
            bye_match: true,
            bye_games: true,
            id_games: 0,
            award_games: true,
        }
    }
}

/// What was played in the finished rounds of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// 1 or 3.
    pub best_of: u32,
    /// Everybody who ever took part.
    pub players: Vec<String>,
    /// The first round of each.
    pub joined: Vec<u32>,
    /// The last round of each player who dropped.
    pub dropped: Vec<Option<u32>>,
    /// The rounds.
    pub rounds: Vec<Vec<Played>>,
    /// How it is counted.
    pub policy: Policy,
}

impl History {
    /// Games that win a match.
    pub fn needed(&self) -> u32 {
        self.best_of / 2 + 1
    }

    /// The round that comes next.
    pub fn next_round(&self) -> u32 {
        self.rounds.len() as u32 + 1
    }

    /// The players to be paired next (formats.md S-1).
    pub fn active(&self) -> Vec<usize> {
        let round = self.next_round();
        let in_it =
            |player: &usize| self.joined[*player] <= round && self.dropped[*player].is_none_or(|last| last >= round);
        (0..self.players.len()).filter(in_it).collect()
    }
}
