//! The state of an event.

use super::Done;
use super::evening::announce;
use super::operation::{Ending, Op, told_match};
use super::setup::{EventFormat, EventSetup};
use crate::tournament::history::{History, Played, Policy};
use crate::tournament::people::near;
use crate::tournament::pods::{PlayedPod, PodHistory};
use crate::tournament::refusal::{DeskCode, DeskRefusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeskStage {
    /// Players register.
    Registration,
    /// The next round can be paired.
    Ready,
    /// It is paired.
    Paired,
    /// It runs.
    Playing,
    /// The Swiss rounds are over; the cut can be made.
    CutReady,
    /// Everything is.
    Over,
}

impl DeskStage {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            DeskStage::Registration => "registration",
            DeskStage::Ready => "ready",
            DeskStage::Paired => "paired",
            DeskStage::Playing => "playing",
            DeskStage::CutReady => "cut-ready",
            DeskStage::Over => "over",
        }
    }
}

/// Somebody who registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The unlimited id.
    pub uid: Option<String>,
    /// First and last name.
    pub person: (Option<String>, Option<String>),
    /// Is somebody there?
    pub present: bool,
    /// The first round.
    pub joined: Option<u32>,
    /// The last round, for a player who dropped.
    pub dropped: Option<u32>,
    /// The list that was handed in.
    pub list: Option<String>,
    /// The table this player keeps, from 1.
    pub table: Option<u32>,
    /// Games lost by penalties between two rounds: they count in the next match.
    pub owed: u32,
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nobody was met.
    Bye,
    /// A match.
    Match {
        /// Games won by each, and drawn.
        games: [u32; 3],
        /// How it ended.
        end: Ending,
        /// Which of the two conceded or did not come.
        by: Option<usize>,
        /// Which of the two won.
        winner: Option<usize>,
    },
    /// The places in a pod.
    Pod(Vec<u32>),
}

/// A table: its players, as indices into [`Desk::players`], and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// Who.
    pub players: Vec<usize>,
    /// Its result.
    pub outcome: Option<Outcome>,
    /// Was time called?
    pub called: bool,
    /// Minutes granted.
    pub extra: u32,
    /// Games each has lost by penalties.
    pub losses: Vec<u32>,
    /// Did the organiser put somebody here (formats.md S-16)?
    pub by_hand: bool,
    /// Where the match is saved, if it is played at this keyboard.
    pub saved: Option<String>,
}

impl Seated {
    /// A table of these players.
    pub(super) fn of(players: Vec<usize>, outcome: Option<Outcome>) -> Seated {
        let losses = vec![0; players.len()];
        Seated { players, outcome, called: false, extra: 0, losses, by_hand: false, saved: None }
    }

    /// Are these its players, in any order?
    pub(super) fn is_of(&self, players: &[usize]) -> bool {
        self.players.len() == players.len() && players.iter().all(|player| self.players.contains(player))
    }
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its tables.
    pub tables: Vec<Seated>,
    /// Does it belong to the bracket?
    pub elimination: bool,
    /// Are all results in?
    pub finished: bool,
}

/// A match of the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BracketMatch {
    /// The players; a place can be empty.
    pub players: [Option<usize>; 2],
    /// Is it decided?
    pub decided: bool,
    /// Who goes on; nobody if both places are empty.
    pub winner: Option<usize>,
}

/// Everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Desk {
    pub(super) setup: EventSetup,
    pub(super) stage: DeskStage,
    pub(super) players: Vec<Player>,
    /// Those who take part, in the order in which they entered.
    pub(super) entered: Vec<usize>,
    pub(super) swiss: u32,
    pub(super) cut: u32,
    /// The number of Swiss rounds, if not the usual one.
    pub(super) wanted_rounds: Option<u32>,
    pub(super) rounds: Vec<Round>,
    pub(super) bracket: Vec<Vec<BracketMatch>>,
    /// The Swiss ranking at the cut.
    pub(super) seeds: Vec<usize>,
    /// What the places win.
    pub(super) prizes: Vec<String>,
}

impl Desk {
    pub(super) fn new(setup: &EventSetup) -> Desk {
        Desk {
            setup: setup.clone(),
            stage: DeskStage::Registration,
            players: Vec::new(),
            entered: Vec::new(),
            swiss: 0,
            cut: 0,
            wanted_rounds: None,
            rounds: Vec::new(),
            bracket: Vec::new(),
            seeds: Vec::new(),
            prizes: Vec::new(),
        }
    }

    /// Carries out one operation; after an error the desk may be half changed and is thrown away.
    pub(super) fn carry_out(&mut self, op: &mut Op) -> Result<Done, DeskRefusal> {
        match op {
            Op::Player { name, uid, first, last } => self.register(name, uid, [first, last]),
            Op::CheckIn { player, present } => self.check_in(player, *present),
            Op::List { player, deck } => self.hand_in(player, deck),
            Op::Start => self.start(),
            Op::Rounds { swiss } => self.set_rounds(*swiss),
            Op::Pair { tables } => self.pair(tables),
            Op::Swap { players, anyway } => self.swap(players, *anyway),
            Op::Begin => self.begin(),
            Op::Result(result) => self.result(result),
            Op::Drop { player, repaired } => self.drop(player, repaired),
            Op::Cut { size } => self.make_cut(*size),
            Op::Time { players } => self.call_time(players.as_deref()),
            Op::Extra { minutes, players } => self.grant_time(*minutes, players.as_deref()),
            Op::Penalty { player, kind, repaired, .. } => self.penalty(player, *kind, repaired),
            Op::End => self.end(),
            Op::Here { players, saved } => self.seat_here(players, saved),
            Op::Keep { player, table } => self.keep_table(player, *table),
            Op::Prizes { prizes } => self.set_prizes(prizes),
            Op::Announce { text } => announce(text),
            Op::Undo => Err(DeskRefusal::new(DeskCode::NothingToUndo, "taking back is not done by the desk itself")),
        }
    }

    pub(super) fn name(&self, player: usize) -> &str {
        self.players.get(player).map_or("", |player| player.name.as_str())
    }

    pub(super) fn find(&self, name: &str) -> Result<usize, DeskRefusal> {
        let place = self.players.iter().position(|player| player.name == name);
        place.ok_or_else(|| {
            let near = near(name, self.players.iter().map(|player| player.name.as_str()));
            let near = near.map(|near| format!("; {near} may be meant")).unwrap_or_default();
            let name: String = name.chars().take(60).collect();
            DeskRefusal::new(DeskCode::UnknownPlayer, format!("there is no player {name:?}{near}"))
        })
    }

    pub(super) fn is_pods(&self) -> bool {
        self.setup.format == EventFormat::TwinSuns
    }

    /// Swiss rounds that are paired or finished.
    pub(super) fn swiss_rounds(&self) -> u32 {
        self.rounds.iter().filter(|round| !round.elimination).count() as u32
    }

    /// The Swiss round to be paired next.
    pub(super) fn next_swiss(&self) -> u32 {
        self.swiss_rounds() + 1
    }

    /// Who would be paired in a Swiss round.
    pub(super) fn active_in(&self, round: u32) -> impl Iterator<Item = usize> {
        self.entered.iter().copied().filter(move |player| {
            let player = &self.players[*player];
            player.joined.is_some_and(|first| first <= round) && player.dropped.is_none_or(|last| last >= round)
        })
    }

    pub(super) fn wrong_stage(&self, what: &str) -> DeskRefusal {
        let when = match self.stage {
            DeskStage::Registration => "before the event has started",
            DeskStage::Ready if self.rounds.is_empty() => "before the first round is paired",
            DeskStage::Ready => "between two rounds",
            DeskStage::Paired => "before the round has begun",
            DeskStage::Playing => "while a round is played",
            DeskStage::CutReady => "between the Swiss rounds and the cut",
            DeskStage::Over => "once the event is over",
        };
        let mut sentence = format!("{what} is not possible {when}");
        let open = self.open_tables();
        if self.stage == DeskStage::Playing && !open.is_empty() {
            sentence.push_str(&format!("; results are missing of {} [S-9]", open.join(", ")));
        }
        DeskRefusal::new(DeskCode::WrongStage, sentence)
    }

    /// Tables without a result, for a sentence.
    fn open_tables(&self) -> Vec<String> {
        let Some(round) = self.rounds.last() else { return Vec::new() };
        let open = round.tables.iter().enumerate().filter(|(_, table)| table.outcome.is_none());
        open.map(|(number, table)| {
            let names: Vec<&str> = table.players.iter().map(|player| self.name(*player)).collect();
            format!("table {} ({})", number + 1, names.join(" - "))
        })
        .collect()
    }

    /// The result of a table, in the words the desk accepts for it; `None` while it is open.
    pub(super) fn told_outcome(&self, table: &Seated) -> Option<String> {
        let name = |seat: &usize| table.players.get(*seat).map_or("", |player| self.name(*player));
        Some(match table.outcome.as_ref()? {
            Outcome::Bye => "bye".to_owned(),
            Outcome::Pod(places) => places.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
            Outcome::Match { games, end, by, winner } => {
                let level = games[0] == games[1] && by.is_none();
                let winner = winner.as_ref().filter(|_| level).map(name);
                told_match(*games, *end, by.as_ref().map(name), winner)
            }
        })
    }

    /// The finished Swiss rounds.
    pub(super) fn history(&self) -> History {
        self.history_of(|round| round.finished && !round.elimination)
    }

    /// Some of the rounds, as far as their results are in.
    pub(super) fn history_of(&self, counts: impl Fn(&Round) -> bool) -> History {
        let mut places = vec![0; self.players.len()];
        self.entered.iter().enumerate().for_each(|(place, player)| places[*player] = place);
        let place = |player: usize| places.get(player).copied().unwrap_or_default();
        let counted = self.rounds.iter().filter(|round| counts(round));
        let rounds = counted.enumerate().map(|(number, round)| {
            let mut played: Vec<Played> = round.tables.iter().filter_map(|table| as_played(table, &place)).collect();
            let missed = self.entered.iter().enumerate();
            let missed = missed
                .filter(|(_, player)| self.players[**player].joined.is_some_and(|first| first > number as u32 + 1));
            played.extend(missed.map(|(place, _)| Played::Loss(place)));
            played
        });
        let rounds = if self.is_pods() { Vec::new() } else { rounds.collect() };
        let each = || self.entered.iter().map(|player| &self.players[*player]);
        History {
            best_of: self.setup.match_type.best_of(),
            players: each().map(|player| player.name.clone()).collect(),
            joined: each().map(|player| player.joined.unwrap_or(1)).collect(),
            dropped: each().map(|player| player.dropped).collect(),
            rounds,
            policy: Policy::default(),
        }
    }

    /// The finished rounds of pods.
    pub(super) fn pod_history(&self) -> PodHistory {
        self.pod_history_of(|round| round.finished)
    }

    /// Some of the rounds of pods, as far as their results are in.
    pub(super) fn pod_history_of(&self, counts: impl Fn(&Round) -> bool) -> PodHistory {
        let place = |player: usize| self.entered.iter().position(|other| *other == player);
        let rounds = self.rounds.iter().filter(|round| counts(round)).map(|round| {
            let pods = round.tables.iter().filter_map(|table| match &table.outcome {
                Some(Outcome::Pod(places)) => {
                    let players = table.players.iter().filter_map(|player| place(*player)).collect();
                    Some(PlayedPod { players, places: places.clone() })
                }
                _ => None,
            });
            pods.collect()
        });
        let next = self.rounds.iter().filter(|round| round.finished).count() as u32 + 1;
        PodHistory {
            players: self.entered.iter().map(|player| self.name(*player).to_owned()).collect(),
            active: self.active_in(next).filter_map(place).collect(),
            rounds: rounds.collect(),
        }
    }
}

fn as_played(table: &Seated, place: &impl Fn(usize) -> usize) -> Option<Played> {
    match (table.players.as_slice(), table.outcome.as_ref()?) {
        ([player], _) => Some(Played::Bye(place(*player))),
        ([one, other], Outcome::Match { games, end, by, .. }) => {
            let players = [place(*one), place(*other)];
            Some(match (end, by) {
                (Ending::Agreed, _) => Played::Agreed { players },
                (_, Some(by)) => Played::Conceded { players, by: *by, games: *games },
                _ => Played::Match { players, games: *games },
            })
        }
        _ => None,
    }
}
