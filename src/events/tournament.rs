//! Tournaments: players, rounds and results, and no card. An [`Event`] is a plain value made by its operations; time is
//! told to it, and luck comes from labelled streams of one seed (formats.md E, N, S, C, T, R).
//!
//! | file | idea |
//! |---|---|
//! | `history`, `standings`, `fraction` | what was played, and the ranking of it |
//! | `pairing`, `bye`, `blossom`, `check` | who meets whom, with a proof that nothing is better |
//! | `pods` | tables of four, for Twin Suns |
//! | `rounds`, `time` | how many rounds, the bracket, matches whose time is over |
//! | `people` | people over several events: lists, records, a league |
//! | `event` | the desk: registration, rounds, results, corrections, the cut |

mod blossom;
mod bye;
mod cell;
mod check;
mod event;
mod fraction;
mod history;
mod pairing;
mod people;
mod pods;
mod refusal;
mod rounds;
mod standings;
mod time;

pub use blossom::{Costs, Matching, Proof};
pub use check::{PairingFault, check};
pub use event::{
    BracketMatch, Calendar, DeskStage, Done, Ending, Event, EventFormat, EventSetup, Form, LogLine, MatchType, Op,
    Outcome, Paper, PenaltyKind, Player, Reason, ResultOp, Round, RoundTime, Score, Seated, Stamp, is_signature,
    told_match,
};
pub use fraction::{Fraction, FractionError};
pub use history::{History, Played, Policy, WrittenHistory};
pub use pairing::{Pairing, Table, pair};
pub use people::{LeaguePoints, LeagueRow, Person, PersonRecord, league, near, read_people, records};
pub use pods::{PlayedPod, PodHistory, Seating, sizes};
pub use refusal::{DeskCode, DeskRefusal};
pub use rounds::{Tier, bracket, rounds};
pub use standings::{Class, standings};
pub use time::{Called, LastGame, Side, resolve};
