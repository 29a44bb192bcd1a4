//! The result of a match in which time was called (formats.md M-8 to M-12).

use super::refusal::{DeskCode, DeskRefusal, ensure};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the two players, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
    /// Neither.
    Draw,
}

impl Side {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
            Side::Draw => "draw",
        }
    }

    const fn of(one: i64, other: i64) -> Side {
        if one > other {
            Side::A
        } else if one < other {
            Side::B
        } else {
            Side::Draw
        }
    }
}

/// The game that was stopped, or ended in extra time.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct LastGame {
    /// Who won it; `None` if it was stopped.
    #[serde(default)]
    pub winner: Option<Side>,
    /// Remaining HP of the bases at the stop.
    #[serde(default)]
    pub hp: Option<[i64; 2]>,
    /// Who had the initiative at the stop.
    #[serde(default)]
    pub initiative: Option<Side>,
}

/// A match whose time is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// 1 or 3.
    pub best_of: u32,
    /// Is it an elimination match?
    pub elimination: bool,
    /// Games won before the last one.
    pub wins: [u32; 2],
    /// The game in progress; `None` between games.
    pub game: Option<LastGame>,
    /// Who would have started the next game with the initiative.
    pub next_holder: Option<Side>,
}

/// The result of the match.
///
/// # Errors
/// The match was over already, or something that decides it is missing.
pub fn resolve(called: &Called) -> Result<Side, DeskRefusal> {
    let illegal = |sentence: &str| DeskRefusal::new(DeskCode::IllegalResult, sentence);
    ensure(matches!(called.best_of, 1 | 3), DeskCode::IllegalResult, || {
        format!("a match is best of 1 or 3, not {}", called.best_of)
    })?;
    let needed = called.best_of / 2 + 1;
    ensure(called.wins.iter().all(|wins| *wins < needed), DeskCode::IllegalResult, || {
        format!("with {needed} games won the match was over before time was called [M-5]")
    })?;
    let [mut one, mut other] = called.wins.map(i64::from);
    let winner = called.game.as_ref().and_then(|game| game.winner);
    match winner {
        Some(Side::A) => one += 1,
        Some(Side::B) => other += 1,
        Some(Side::Draw) | None => {}
    }
    let by_games = Side::of(one, other);
    if !called.elimination || by_games != Side::Draw {
        return Ok(by_games);
    }
    // An elimination match has a winner: the last game's (M-11), else more HP, else the initiative (M-9, M-12).
    let Some(game) = &called.game else {
        let holder = called.next_holder.filter(|side| *side != Side::Draw);
        return holder.ok_or_else(|| illegal("who would start the next game with the initiative decides [M-9]"));
    };
    if let Some(side @ (Side::A | Side::B)) = game.winner {
        return Ok(side);
    }
    let hp = match game.hp {
        Some([one, other]) => Side::of(one, other),
        None if game.winner == Some(Side::Draw) => Side::Draw,
        None => return Err(illegal("the remaining HP of both bases decide [M-9]")),
    };
    match (hp, game.initiative) {
        (Side::Draw, Some(side @ (Side::A | Side::B))) => Ok(side),
        (Side::Draw, _) => Err(illegal("with equal HP the initiative decides [M-9]")),
        (side, _) => Ok(side),
    }
}
