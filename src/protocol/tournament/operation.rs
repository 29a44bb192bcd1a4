//! What is done at the desk, from its requests.

use super::request::Operation;
use crate::field::Field;
use crate::request::Refused;
use events::tournament::{Ending, Op, ResultOp};
use schemars::JsonSchema;
use serde::Deserialize;

/// A result that is entered.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct NewResult {
    /// Who played.
    players: Field<Vec<String>>,
    /// Games won by each; after them, games drawn.
    #[serde(default)]
    games: Field<Vec<u32>>,
    /// How it ended; played if not given.
    #[serde(default)]
    end: Field<Ending>,
    /// Who conceded or did not come.
    #[serde(default)]
    by: Field<Option<String>>,
    /// Who goes on, if the games do not show it.
    #[serde(default)]
    winner: Field<Option<String>>,
    /// The round, if not the one being played.
    #[serde(default)]
    round: Field<Option<u32>>,
    /// Everybody's place, in a pod.
    #[serde(default)]
    places: Field<Option<Vec<u32>>>,
    /// Even if it needs to be confirmed?
    #[serde(default)]
    anyway: Field<bool>,
}

impl NewResult {
    fn op(&self) -> Result<ResultOp, Refused> {
        let code = "illegal-result";
        Ok(ResultOp {
            players: self.players.read("players", code)?,
            games: if self.games.written().is_null() { [0; 3] } else { games(&self.games)? },
            end: self.end.or("end", code, Ending::default())?,
            by: self.by.read("by", code)?,
            winner: self.winner.read("winner", code)?,
            round: self.round.read("round", code)?,
            places: self.places.read("places", code)?,
            anyway: self.anyway.or("anyway", "bad-request", false)?,
            repaired: None,
        })
    }
}

/// Games won by each and drawn; without the third number, none was drawn.
fn games(games: &Field<Vec<u32>>) -> Result<[u32; 3], Refused> {
    match games.get().unwrap_or_default().as_slice() {
        [one, other] => Ok([*one, *other, 0]),
        [one, other, drawn] => Ok([*one, *other, *drawn]),
        _ => Err(Refused::new("illegal-result", format!("games are won by each, and drawn, not {games}"))),
    }
}

/// A player who must be known.
fn known(player: &Field<String>) -> Result<String, Refused> {
    player.read("player", "unknown-player")
}

impl Operation {
    /// The operation at the desk; `None` if it is something else.
    pub(super) fn op(&self) -> Result<Option<Op>, Refused> {
        Ok(Some(match self {
            Operation::Player { name, uid, first, last } => Op::Player {
                name: name.read("name", "bad-name")?,
                uid: uid.read("uid", "bad-name")?,
                first: first.read("first", "bad-name")?,
                last: last.read("last", "bad-name")?,
            },
            Operation::CheckIn { player, present, .. } => {
                let present = present.or("present", "bad-request", true)?;
                Op::CheckIn { player: known(player)?, present }
            }
            Operation::List { player, deck } => Op::List { player: known(player)?, deck: deck.to_string() },
            Operation::Start => Op::Start,
            Operation::Rounds { swiss } => Op::Rounds { swiss: swiss.read("swiss", "bad-count")? },
            Operation::Pair => Op::Pair { tables: None },
            Operation::Swap { players, anyway } => Op::Swap {
                players: players.read("players", "unknown-player")?,
                anyway: anyway.or("anyway", "bad-request", false)?,
            },
            Operation::Begin => Op::Begin,
            Operation::Result(result) => Op::Result(result.op()?),
            Operation::Drop(asked) => Op::Drop { player: known(&asked.player)?, repaired: None },
            Operation::Cut { players } => Op::Cut { size: players.read("players", "bad-count")? },
            Operation::Time { players } => Op::Time { players: players.read("players", "unknown-player")? },
            Operation::Extra { minutes, players } => Op::Extra {
                minutes: minutes.read("minutes", "bad-count")?,
                players: players.read("players", "unknown-player")?,
            },
            Operation::Penalty { player, kind, note } => Op::Penalty {
                player: known(player)?,
                kind: kind.read("kind", "illegal-result")?,
                note: note.read("note", "bad-request")?,
                repaired: None,
            },
            Operation::End => Op::End,
            Operation::Keep { player, table } => {
                Op::Keep { player: known(player)?, table: table.read("table", "bad-count")? }
            }
            Operation::Prizes { prizes } => Op::Prizes { prizes: prizes.read("prizes", "bad-count")? },
            Operation::Announce { text } => Op::Announce { text: text.read("text", "bad-name")? },
            Operation::Undo => Op::Undo,
            _ => return Ok(None),
        }))
    }
}
