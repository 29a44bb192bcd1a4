//! A pod: seats in a circle, what each faces, keeps and brings, and the records of what happened to it.

use super::card::{Packet, PodCard, Slot};
use super::record::{Auto, Kept, Record};
use super::refusal::{Refusal, RefusalCode};
use super::setup::{PodKind, PodSetup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far a pod is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Leaders go round.
    Leaders,
    /// Boosters go round.
    Packs,
    /// Decks are built.
    Build,
    /// Everybody is done.
    Done,
}

impl Stage {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Leaders => "leaders",
            Stage::Packs => "packs",
            Stage::Build => "build",
            Stage::Done => "done",
        }
    }
}

/// What everybody at the table notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PodEvent {
    /// A seat opened a booster.
    Opened {
        /// Who.
        seat: usize,
    },
    /// A seat kept a card.
    Kept {
        /// Who.
        seat: usize,
        /// In which round.
        round: u8,
        /// As which pick.
        pick: u32,
    },
    /// All passed on the remaining cards.
    Passed,
    /// Another stage or round began.
    Began {
        /// The stage.
        stage: Stage,
        /// The round.
        round: u8,
    },
    /// A person left.
    Left {
        /// Who.
        seat: usize,
    },
    /// A seat is done building.
    Locked {
        /// Who.
        seat: usize,
    },
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatState {
    /// Who sits there.
    pub name: String,
    /// Is it no person?
    pub bot: bool,
    /// Has the person left?
    pub left: bool,
    /// The cards it looks at.
    pub facing: Option<Packet>,
    /// The cards it gets next.
    pub waiting: Option<Packet>,
    /// The cards it passes on.
    pub passing: Option<Packet>,
    /// Boosters it has not opened, each with its number from 1.
    pub boosters: Vec<(u8, Vec<PodCard>)>,
    /// Its leaders.
    pub leaders: Vec<PodCard>,
    /// The other cards it owns, in the order in which it kept them.
    pub picks: Vec<PodCard>,
    /// Cards kept in this round.
    pub kept: u32,
    /// Has it opened its booster of this round?
    pub opened: bool,
    /// The deck it brings, as SWUDB JSON.
    pub deck: Option<String>,
    /// Is it done building?
    pub locked: bool,
}

/// A draft, or sealed pools.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pod {
    pub(super) setup: PodSetup,
    pub(super) stage: Stage,
    pub(super) round: u8,
    pub(super) middle: Vec<PodCard>,
    /// When the time for building started, in seconds since 1970.
    pub(super) building_since: Option<u64>,
    pub(super) seats: Vec<SeatState>,
    pub(super) log: Vec<Kept>,
    pub(super) events: Vec<PodEvent>,
    pub(super) records: Vec<Record>,
}

impl Pod {
    /// Opens the boosters. Nobody has done anything yet, not even bots: see [`Pod::settle`].
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(setup: PodSetup) -> Result<Pod, Refusal> {
        setup.check()?;
        let opened = setup.boosters()?;
        let mut number = 0;
        let mut card = |(printing, slot)| {
            number += 1;
            PodCard { uid: number, printing, slot }
        };
        let seats = setup.seated().into_iter().zip(opened);
        let seats = seats.map(|(who, boosters)| {
            let boosters = boosters.into_iter().map(|cards| cards.into_iter().map(&mut card).collect());
            seat(who.name, who.bot, boosters)
        });
        let seats = seats.collect();
        let (stage, round) = (Stage::Leaders, 0);
        let (middle, log, events, records) = Default::default();
        let building_since = None;
        let mut pod = Pod { setup, stage, round, middle, building_since, seats, log, events, records };
        match pod.setup.kind {
            PodKind::Draft => pod.deal_leaders(),
            PodKind::Sealed => pod.open_all(),
        }
        Ok(pod)
    }

    /// What it started from.
    pub fn setup(&self) -> &PodSetup {
        &self.setup
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// 1 to 3 while boosters go round, else 0.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The next pick of the round, for the seat that has made the fewest; 0 when there is nothing to pick.
    pub fn pick(&self) -> u32 {
        match self.stage {
            Stage::Leaders | Stage::Packs => self.seats.iter().map(|seat| seat.kept + 1).min().unwrap_or(0),
            Stage::Build | Stage::Done => 0,
        }
    }

    /// When the time for building started, in seconds since 1970; `None` if no clock runs.
    pub fn building_since(&self) -> Option<u64> {
        self.building_since
    }

    /// The common bases of opened boosters, for everybody (formats.md P-5).
    pub fn middle(&self) -> &[PodCard] {
        &self.middle
    }

    /// The seats in a circle; the next one is to the left.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// Everything that everybody noticed.
    pub fn events(&self) -> &[PodEvent] {
        &self.events
    }

    /// Everything that happened.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Every pick, for the review; sealed before the last one.
    ///
    /// # Errors
    /// The draft is not over.
    pub fn log(&self) -> Result<&[Kept], Refusal> {
        match self.stage {
            Stage::Build | Stage::Done => Ok(&self.log),
            Stage::Leaders | Stage::Packs => {
                Err(Refusal::new(RefusalCode::Sealed, "the picks are sealed until the last one is made"))
            }
        }
    }

    /// The seat of this number.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn seat(&self, seat: usize) -> Result<&SeatState, Refusal> {
        self.seats.get(seat).ok_or_else(|| {
            let last = self.seats.len() - 1;
            Refusal::new(RefusalCode::UnknownSeat, format!("there is no seat {seat}, only 0 to {last}"))
        })
    }

    /// Applies one record of a journal.
    ///
    /// # Errors
    /// It cannot have happened; nothing has changed.
    pub fn apply(&mut self, record: &Record) -> Result<(), Refusal> {
        match record {
            Record::Open { seat, number } => self.open(*seat, *number)?,
            Record::Keep { seat, opened_by, uid, id, auto } => self.keep(*seat, *opened_by, *uid, id, *auto)?,
            Record::Leave { seat } => self.leave(*seat)?,
            Record::Deck { seat, list } => self.bring(*seat, list)?,
            Record::Lock { seat } => self.lock(*seat)?,
            Record::LockAll => self.lock_all()?,
            Record::Building { since } => self.time_building(*since)?,
        }
        self.records.push(record.clone());
        Ok(())
    }

    /// The pod that its records lead to.
    ///
    /// # Errors
    /// The record that cannot have happened.
    pub fn replay<'a>(setup: PodSetup, records: impl IntoIterator<Item = &'a Record>) -> Result<Pod, Refusal> {
        let mut pod = Pod::new(setup)?;
        for (number, record) in records.into_iter().enumerate() {
            pod.apply(record).map_err(|why| {
                Refusal::new(RefusalCode::BadSave, format!("record {} cannot have happened: {why}", number + 1))
            })?;
        }
        Ok(pod)
    }

    fn open(&mut self, seat: usize, number: u8) -> Result<(), Refusal> {
        self.seat(seat)?;
        if !self.may_open(seat) {
            return Err(not_awaited(seat));
        }
        let own = &mut self.seats[seat];
        let Some(place) = own.boosters.iter().position(|(other, _)| *other == number) else {
            let sentence = format!("seat {seat} has no unopened booster {number} [P-5]");
            return Err(Refusal::new(RefusalCode::IllegalOption, sentence));
        };
        let (_, mut cards) = own.boosters.remove(place);
        let bases = cards.extract_if(.., |card| card.slot == Slot::Base);
        self.middle.extend(bases);
        own.opened = true;
        own.facing = Some(Packet { opened_by: seat, cards });
        self.events.push(PodEvent::Opened { seat });
        self.move_on();
        Ok(())
    }

    fn keep(&mut self, seat: usize, opened_by: usize, uid: u32, id: &str, auto: Option<Auto>) -> Result<(), Refusal> {
        self.seat(seat)?;
        if !self.may_keep(seat) {
            return Err(not_awaited(seat));
        }
        let (stage, round) = (self.stage, self.round);
        let own = &mut self.seats[seat];
        let facing = own.facing.as_mut().filter(|packet| packet.opened_by == opened_by);
        let place = facing.as_ref().and_then(|packet| packet.cards.iter().position(|card| card.uid == uid));
        let (Some(packet), Some(place)) = (facing, place) else {
            return Err(Refusal::new(RefusalCode::IllegalOption, format!("seat {seat} faces no card {uid}")));
        };
        if packet.cards[place].printing.id != id {
            let there = packet.cards[place].printing.id;
            return Err(Refusal::new(RefusalCode::BadSave, format!("card {uid} is {there}, not {id}")));
        }
        let offered = packet.cards.clone();
        let card = packet.cards.remove(place);
        let rest = own.facing.take().filter(|packet| !packet.cards.is_empty());
        own.passing = rest;
        if stage == Stage::Leaders {
            own.leaders.push(card)
        } else {
            own.picks.push(card)
        }
        own.kept += 1;
        let pick = own.kept;
        self.log.push(Kept { seat, round, pick, opened_by, offered, uid, auto });
        self.events.push(PodEvent::Kept { seat, round, pick });
        self.move_on();
        Ok(())
    }

    fn leave(&mut self, seat: usize) -> Result<(), Refusal> {
        let own = self.seat(seat)?;
        if self.stage == Stage::Done {
            return Err(Refusal::new(RefusalCode::WrongStage, "it is over already"));
        }
        if own.bot || own.left {
            return Err(Refusal::new(RefusalCode::NotAwaited, format!("nobody sits at seat {seat} who could leave")));
        }
        self.seats[seat].left = true;
        self.events.push(PodEvent::Left { seat });
        self.finish_if_locked();
        Ok(())
    }
}

fn seat(name: String, bot: bool, boosters: impl Iterator<Item = Vec<PodCard>>) -> SeatState {
    let boosters = (1..).zip(boosters).collect();
    let (facing, waiting, passing, deck) = (None, None, None, None);
    let (leaders, picks) = (Vec::new(), Vec::new());
    let (left, opened, locked) = (false, false, false);
    SeatState { name, bot, left, facing, waiting, passing, boosters, leaders, picks, kept: 0, opened, deck, locked }
}

/// Nothing is asked of this seat.
pub(super) fn not_awaited(seat: usize) -> Refusal {
    Refusal::new(RefusalCode::NotAwaited, format!("nothing is asked of seat {seat} now"))
}
