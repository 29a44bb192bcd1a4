//! What can be done at the desk.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// It was played to its end.
    #[default]
    Played,
    /// Time was called.
    Time,
    /// Both agreed to a draw.
    Agreed,
    /// One gave it up.
    Conceded,
    /// One did not come.
    NoShow,
}

impl Ending {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Played => "played",
            Ending::Time => "time",
            Ending::Agreed => "agreed",
            Ending::Conceded => "conceded",
            Ending::NoShow => "no-show",
        }
    }
}

/// Penalties that a judge can give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PenaltyKind {
    /// It is noted.
    Warning,
    /// A game of the match is lost.
    GameLoss,
    /// The match is lost.
    MatchLoss,
    /// The player is out of the event.
    Disqualified,
}

impl PenaltyKind {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            PenaltyKind::Warning => "warning",
            PenaltyKind::GameLoss => "game loss",
            PenaltyKind::MatchLoss => "match loss",
            PenaltyKind::Disqualified => "disqualified",
        }
    }
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ResultOp {
    /// Who played.
    pub players: Vec<String>,
    /// Games won by each, and drawn.
    pub games: [u32; 3],
    /// How it ended.
    pub end: Ending,
    /// Who conceded or did not come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Who goes on, if the games do not show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The round, if not the one being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Everybody's place, in a pod.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u32>>,
    /// Even if somebody at the table has dropped, and the table has its result?
    #[serde(skip_serializing_if = "is_false")]
    pub anyway: bool,
    /// The tables after a repair; filled in when it is carried out for the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repaired: Option<Vec<Vec<String>>>,
}

/// A match in the words the desk accepts for it: "2-1", "0-0 conceded Ann", "1-1 time winner Bob".
pub fn told_match(games: [u32; 3], end: Ending, by: Option<&str>, winner: Option<&str>) -> String {
    let [one, other, drawn] = games;
    let mut said = format!("{one}-{other}");
    if drawn > 0 {
        said.push_str(&format!("-{drawn}"));
    }
    let ending = (end != Ending::Played).then(|| end.word());
    let words = [ending, by, winner.map(|_| "winner"), winner];
    words.into_iter().flatten().for_each(|word| said.push_str(&format!(" {word}")));
    said
}

const fn is_false(value: &bool) -> bool {
    !*value
}

/// One operation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub enum Op {
    /// Somebody registers.
    Player {
        /// The name at this event.
        name: String,
        /// The unlimited id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uid: Option<String>,
        /// First name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<String>,
        /// Last name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<String>,
    },
    /// Somebody is present, or is not.
    CheckIn {
        /// Who.
        player: String,
        /// Is it so?
        present: bool,
    },
    /// A list is handed in. The desk does not look into it.
    List {
        /// Whose.
        player: String,
        /// The list.
        deck: String,
    },
    /// The event starts with those who are present.
    Start,
    /// Another number of Swiss rounds.
    Rounds {
        /// How many.
        swiss: u32,
    },
    /// The next round is paired.
    Pair {
        /// The tables; filled in when it is carried out for the first time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tables: Option<Vec<Vec<String>>>,
    },
    /// Two players change places in a pairing that has not begun (formats.md S-16).
    Swap {
        /// Who.
        players: [String; 2],
        /// Even if that breaks rules?
        #[serde(default, skip_serializing_if = "is_false")]
        anyway: bool,
    },
    /// The round runs.
    Begin,
    /// A result, new or corrected.
    Result(ResultOp),
    /// Somebody leaves the event.
    Drop {
        /// Who.
        player: String,
        /// The tables after a repair; filled in when it is carried out for the first time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        repaired: Option<Vec<Vec<String>>>,
    },
    /// The best go on into the bracket.
    Cut {
        /// How many, if the event has no cut of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        size: Option<u32>,
    },
    /// Time is called, at the table of these players or everywhere (formats.md M-7).
    Time {
        /// Who sits at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<Vec<String>>,
    },
    /// Time is granted, at the table of these players or everywhere (formats.md M-17).
    Extra {
        /// How much.
        minutes: u32,
        /// Who sits at the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<Vec<String>>,
    },
    /// A judge gives a penalty.
    Penalty {
        /// To whom.
        player: String,
        /// Which.
        kind: PenaltyKind,
        /// The reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
        /// The tables after a repair; filled in when it is carried out for the first time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        repaired: Option<Vec<Vec<String>>>,
    },
    /// The event ends between two rounds.
    End,
    /// The match of a table is played at this keyboard.
    Here {
        /// Who sits at the table.
        players: Vec<String>,
        /// Where it is saved.
        saved: String,
    },
    /// Somebody sits at the same table in every round, or no longer does.
    Keep {
        /// Who.
        player: String,
        /// The number of the table, from 1; `None` for any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// What the places win at the end.
    Prizes {
        /// In words, the first place first; nothing for no prizes.
        prizes: Vec<String>,
    },
    /// Something is announced to the room, until something else is or nothing.
    Announce {
        /// What; empty to end it.
        text: String,
    },
    /// The last operation is taken back.
    Undo,
}

impl Op {
    /// Its word.
    pub const fn word(&self) -> &'static str {
        match self {
            Op::Player { .. } => "player",
            Op::CheckIn { .. } => "check-in",
            Op::List { .. } => "list",
            Op::Start => "start",
            Op::Rounds { .. } => "rounds",
            Op::Pair { .. } => "pair",
            Op::Swap { .. } => "swap",
            Op::Begin => "begin",
            Op::Result(_) => "result",
            Op::Drop { .. } => "drop",
            Op::Cut { .. } => "cut",
            Op::Time { .. } => "time",
            Op::Extra { .. } => "extra",
            Op::Penalty { .. } => "penalty",
            Op::End => "end",
            Op::Here { .. } => "here",
            Op::Keep { .. } => "keep",
            Op::Prizes { .. } => "prizes",
            Op::Announce { .. } => "announce",
            Op::Undo => "undo",
        }
    }
}
