//! A result as it is typed in a shell, and operations whose players are called as they registered.

use super::words::EndingWord;
use crate::exit::NotUnderstood;
use clap::Args;
use events::tournament::{Event, Op, ResultOp};
use std::path::PathBuf;

/// Arguments of `result`.
#[derive(Debug, Clone, Args)]
pub(super) struct ResultArguments {
    /// The file of the event.
    pub(super) file: PathBuf,
    /// The players, then the games: Ann Bob 2-1, or 1-1-1 with a drawn one.
    #[arg(required = true, num_args = 2..)]
    players: Vec<String>,
    /// How it ended.
    #[arg(long)]
    end: Option<EndingWord>,
    /// Who conceded or did not come.
    #[arg(long)]
    by: Option<String>,
    /// Who goes on, if the games do not show it.
    #[arg(long)]
    winner: Option<String>,
    /// The round to correct.
    #[arg(long)]
    round: Option<u32>,
    /// Places in a pod, in the order of the players: 1,2,2,4.
    #[arg(long, value_delimiter = ',')]
    places: Option<Vec<u32>>,
    /// Even if somebody at the table has dropped, and the table has its result.
    #[arg(long)]
    anyway: bool,
}

impl ResultArguments {
    /// The result that is meant.
    ///
    /// # Errors
    /// The score cannot be read.
    pub(super) fn op(self) -> anyhow::Result<ResultOp> {
        let mut players = self.players;
        let games = match self.places {
            Some(_) => [0; 3],
            None => games(&players.pop().unwrap_or_default())?,
        };
        Ok(ResultOp {
            players,
            games,
            end: self.end.map(Into::into).unwrap_or_default(),
            by: self.by,
            winner: self.winner,
            round: self.round,
            places: self.places,
            anyway: self.anyway,
            repaired: None,
        })
    }
}

/// `2-1`, or `1-1-1` with a drawn game.
fn games(score: &str) -> Result<[u32; 3], NotUnderstood> {
    let games: Option<Vec<u32>> = score.split('-').map(|games| games.parse().ok()).collect();
    match games.as_deref() {
        Some([one, other]) => Ok([*one, *other, 0]),
        Some([one, other, drawn]) => Ok([*one, *other, *drawn]),
        _ => Err(NotUnderstood::new(format!("{score}: say games as 2-1 or 1-1-1"))),
    }
}

/// The same operation, with every player called as they registered: capitals may be left out.
pub(super) fn called(op: Op, event: &Event) -> Op {
    let call = |name: String| event.called(&name).map_or(name, str::to_owned);
    let all = |names: Vec<String>| names.into_iter().map(call).collect::<Vec<_>>();
    match op {
        Op::CheckIn { player, present } => Op::CheckIn { player: call(player), present },
        Op::List { player, deck } => Op::List { player: call(player), deck },
        Op::Swap { players, anyway } => Op::Swap { players: players.map(call), anyway },
        Op::Drop { player, repaired } => Op::Drop { player: call(player), repaired },
        Op::Keep { player, table } => Op::Keep { player: call(player), table },
        Op::Time { players } => Op::Time { players: players.map(all) },
        Op::Extra { minutes, players } => Op::Extra { minutes, players: players.map(all) },
        Op::Penalty { player, kind, note, repaired } => Op::Penalty { player: call(player), kind, note, repaired },
        Op::Result(result) => Op::Result(ResultOp {
            players: all(result.players),
            by: result.by.map(call),
            winner: result.winner.map(call),
            ..result
        }),
        other => other,
    }
}
