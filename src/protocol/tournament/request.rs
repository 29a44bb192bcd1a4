//! The requests about tournaments.

use super::operation::NewResult;
use crate::field::Field;
use crate::request::Refused;
use events::tournament::{
    EventFormat, EventSetup, LastGame, MatchType, PenaltyKind, Side, Stamp, Tier, WrittenHistory, is_signature,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A request about a tournament.
#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "TournamentRequest")]
pub(crate) struct Asked {
    /// What is to be done.
    #[serde(flatten)]
    pub(super) what: Operation,
    /// When it is done, in seconds since 1970.
    #[serde(default)]
    at: Field<Option<u64>>,
    /// Who does it.
    #[serde(default)]
    sign: Field<Option<String>>,
}

impl Asked {
    /// When it is done and by whom, as far as the request says.
    pub(super) fn stamp(&self) -> Result<Stamp, Refused> {
        let by = self.sign.read("sign", "bad-name")?;
        by.as_deref().map(is_signature).transpose()?;
        Ok(Stamp { at: self.at.read("at", "bad-request")?, by: by.unwrap_or_default() })
    }
}

/// What is to be done.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub(crate) enum Operation {
    /// How many rounds there are, without an event.
    Table {
        /// How many players.
        players: Field<u64>,
        /// How serious it is; casual if not given.
        #[serde(default)]
        tier: Field<Tier>,
    },
    /// The first pairs of a bracket, without an event.
    Bracket {
        /// How many players.
        players: Field<u64>,
    },
    /// The standings of a history, without an event.
    Rank(Question),
    /// A pairing of the next round, without an event.
    Pairings {
        /// What was played.
        history: Field<WrittenHistory>,
        /// The seed; 0 if not given.
        #[serde(default)]
        seed: Field<u64>,
        /// The tables that stay as they are.
        #[serde(default)]
        keep: Field<Option<Vec<Pair>>>,
    },
    /// Whether a pairing is right, without an event.
    Check {
        /// What was played.
        history: Field<WrittenHistory>,
        /// The pairing.
        pairs: Field<Vec<Pair>>,
    },
    /// The result of a match whose time is over, without an event.
    Resolve(TimeOver),
    /// The pods of the next round, without an event.
    Pods {
        /// What was played.
        history: Field<WrittenPods>,
        /// The seed; 0 if not given.
        #[serde(default)]
        seed: Field<u64>,
    },
    /// A new event.
    New {
        /// What it is.
        event: Field<NewEvent>,
    },
    /// Somebody registers.
    Player {
        /// The name.
        name: Field<String>,
        /// The unlimited id.
        #[serde(default)]
        uid: Field<Option<String>>,
        /// First name.
        #[serde(default)]
        first: Field<Option<String>>,
        /// Last name.
        #[serde(default)]
        last: Field<Option<String>>,
    },
    /// Somebody is here, or is not.
    CheckIn {
        /// Who.
        #[serde(default)]
        player: Field<String>,
        /// Everybody, instead of one player.
        #[serde(default)]
        all: Field<bool>,
        /// Is it so? True if not given.
        #[serde(default)]
        present: Field<bool>,
    },
    /// A list is handed in.
    List {
        /// Whose.
        player: Field<String>,
        /// The list, as deck builders export it.
        #[serde(default)]
        deck: Value,
    },
    /// The event starts with those who are here.
    Start,
    /// Another number of Swiss rounds.
    Rounds {
        /// How many.
        swiss: Field<u32>,
    },
    /// The next round is paired.
    Pair,
    /// Two players change places in a pairing.
    Swap {
        /// Who.
        players: Field<[String; 2]>,
        /// Even if that breaks rules?
        #[serde(default)]
        anyway: Field<bool>,
    },
    /// The round begins.
    Begin,
    /// A result, new or corrected.
    Result(NewResult),
    /// Somebody leaves the event.
    Drop(OfPlayer),
    /// The best go on into the bracket.
    Cut {
        /// How many, if the event has no cut of its own.
        #[serde(default)]
        players: Field<Option<u32>>,
    },
    /// Time is called, at the table of these players or everywhere.
    Time {
        /// Who sits at the table.
        #[serde(default)]
        players: Field<Option<Vec<String>>>,
    },
    /// Time is granted, at the table of these players or everywhere.
    Extra {
        /// How much.
        minutes: Field<u32>,
        /// Who sits at the table.
        #[serde(default)]
        players: Field<Option<Vec<String>>>,
    },
    /// A judge gives a penalty.
    Penalty {
        /// To whom.
        player: Field<String>,
        /// Which.
        kind: Field<PenaltyKind>,
        /// The reason.
        #[serde(default)]
        note: Field<Option<String>>,
    },
    /// The event ends between two rounds.
    End,
    /// Something is announced to the room; an empty text ends it.
    Announce {
        /// What.
        text: Field<String>,
    },
    /// Somebody sits at the same table in every round, or no longer does.
    Keep {
        /// Who.
        player: Field<String>,
        /// The number of the table, from 1.
        #[serde(default)]
        table: Field<Option<u32>>,
    },
    /// What the places win.
    Prizes {
        /// In words, the first place first.
        prizes: Field<Vec<String>>,
    },
    /// The last operation is taken back.
    Undo,
    /// Everybody of a list registers.
    Import {
        /// The list as text.
        #[serde(default)]
        text: Field<Option<String>>,
        /// Another saved event, instead of a text.
        #[serde(default)]
        save: Field<Option<String>>,
    },
    /// What people reached in several events.
    People(OfEvents),
    /// The penalties in several events.
    Penalties(OfEvents),
    /// A league over several events.
    League {
        /// The other events, as text.
        #[serde(default)]
        saves: Field<Option<Vec<String>>>,
        /// What places give, such as `10,8,6,4+1`, or `match`.
        #[serde(default)]
        points: Field<Option<String>>,
    },
    /// Where the event is.
    State,
    /// Who plays whom and where.
    Tables,
    /// The standings.
    Standings,
    /// Why the tables are as they are.
    Why,
    /// Everything that was done.
    Log,
    /// The event as one of the texts that leave the program.
    Export {
        /// Which; a text to read if not given.
        #[serde(default, rename = "as")]
        form: Field<String>,
    },
    /// The event as text, for `load`.
    Save,
    /// Continue a saved event.
    Load {
        /// The text.
        save: Field<String>,
    },
}

/// A table of two; the second is null for the bye.
pub(super) type Pair = (String, Option<String>);

/// A history to be judged.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Question {
    /// What was played.
    pub(super) history: Field<WrittenHistory>,
    /// The seed of lots; 0 if not given.
    #[serde(default)]
    pub(super) seed: Field<u64>,
}

/// A player that an operation is about.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct OfPlayer {
    /// Who.
    pub(super) player: Field<String>,
}

/// Several events, the present one among them.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct OfEvents {
    /// The other events, as text.
    #[serde(default)]
    pub(super) saves: Field<Option<Vec<String>>>,
    /// Whom to tell of; everybody if not given.
    #[serde(default)]
    pub(super) of: Field<Option<String>>,
}

/// A history of pods in a request.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct WrittenPods {
    /// Everybody.
    pub(super) players: Vec<String>,
    /// First rounds, for those who came late.
    #[serde(default)]
    pub(super) joined: BTreeMap<String, u32>,
    /// Last rounds, for those who dropped.
    #[serde(default)]
    pub(super) dropped: BTreeMap<String, u32>,
    /// The rounds.
    #[serde(default)]
    pub(super) rounds: Vec<Vec<crate::answers::PodResult>>,
}

/// A match whose time is over.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct TimeOver {
    /// 1 or 3.
    #[serde(default)]
    pub(super) best_of: Field<u32>,
    /// Games won by each before the last one.
    pub(super) wins: Field<Wins>,
    /// Is it a Swiss round or one of the bracket?
    pub(super) stage: Field<Round>,
    /// Was a game in progress?
    pub(super) when: Field<When>,
    /// That game.
    #[serde(default)]
    pub(super) game: Field<Option<LastGame>>,
    /// Who would have started the next game with the initiative.
    #[serde(default)]
    pub(super) next_holder: Field<Option<Side>>,
}

/// Games won by each.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Wins {
    /// In order.
    Both(Vec<u32>),
    /// By their names.
    Named {
        /// By the first.
        a: u32,
        /// By the second.
        b: u32,
    },
}

/// A part of an event.
#[derive(Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Round {
    /// Rounds for everybody.
    Swiss,
    /// The bracket.
    Elim,
}

/// When time was over.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum When {
    /// During a game.
    During,
    /// Between two games.
    Between,
}

/// An event that is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct NewEvent {
    /// Its name.
    name: String,
    /// What is played; premier if not given.
    #[serde(default)]
    format: Field<EventFormat>,
    /// How serious it is; casual if not given.
    #[serde(default = "casual")]
    tier: Tier,
    /// The kind of match; the usual one if not given.
    #[serde(default, rename = "match")]
    match_type: Option<MatchType>,
    /// Where all luck comes from; 0 if not given.
    #[serde(default)]
    seed: u64,
}

const fn casual() -> Tier {
    Tier::Casual
}

impl NewEvent {
    /// What the event is.
    pub(super) fn setup(self) -> Result<EventSetup, Refused> {
        let format = match self.format.written() {
            Value::Null => EventFormat::Premier,
            word => EventFormat::named(word.as_str().unwrap_or_default())?,
        };
        let match_type = self.match_type.unwrap_or_else(|| EventSetup::usual_match(format));
        let NewEvent { name, tier, seed, .. } = self;
        Ok(EventSetup { name, format, tier, match_type, seed, sets: Vec::new() })
    }
}
