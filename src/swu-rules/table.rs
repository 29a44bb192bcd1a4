//! The whole truth of one game: flat, and it can be cloned, compared and serialised at any decision.

pub mod attack;
pub mod batch;
pub mod beginning;
pub(crate) mod cache;
pub mod card;
pub(crate) mod dealing;
pub(crate) mod depends;
pub(crate) mod effect;
pub(crate) mod frame;
pub(crate) mod icons;
pub(crate) mod links;
pub(crate) mod memory;
pub(crate) mod mode;
pub(crate) mod numbers;
pub mod options;
pub mod rare_texts;
pub(crate) mod scratch;
pub mod side;
pub mod stages;

use super::clone_in_place::clone_in_place;
use super::decision::Decision;
use super::ids::AbilityId;
use crate::table::cache::Stats;
use crate::table::card::Zone;
use attack::Attack;
use cache::Cache;
use card::{CardState, Obj, Uid};
use dealing::Dealing;
use effect::{Delayed, Lasting, Pending};
use frame::{Frame, Run};
use memory::{Gone, Note};
use options::GameOptions;
use scratch::Scratch;
use seats::chance::Chance;
use seats::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use side::Side;
use swu_view::Over;

/// Everything about one game. It holds no reference, closure or clock; printed cards are in the
/// [`crate::book::Book`] that every call gets.
#[derive(PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// What differs between modes (duel, multiplayer, Twin Suns).
    pub options: GameOptions,
    /// Every physical card and token, by [`Uid`].
    pub cards: Vec<CardState>,
    /// Each player's zones.
    pub sides: BySeat<Side>,
    /// Upgrades in play.
    pub upgrades: Vec<Uid>,
    /// Captured cards.
    pub captives: Vec<Uid>,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The phase.
    pub phase: PhaseNow,
    /// The active player (rule 2.5).
    pub active: Seat,
    /// The seat that acts first while nobody has the initiative counter (multiplayer.md B4).
    pub first: Seat,
    /// Who holds the initiative counter.
    pub initiative: Option<Seat>,
    /// Was the initiative taken this round?
    pub taken: bool,
    /// Who took the blast counter this round (multiplayer.md D4).
    pub blast: Option<Seat>,
    /// Who took the plan counter this round.
    pub plan: Option<Seat>,
    /// Who passed since the last action that was not a pass (multiplayer.md B1).
    pub(crate) streak: SeatSet,
    /// The game ends when this phase ends (multiplayer.md D10).
    pub ending: bool,
    /// Time was called: the game stops when the action phase of this round ends (formats.md M-7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_round: Option<u16>,
    /// The half-finished work, innermost last.
    pub(crate) frames: Vec<Frame>,
    /// Runs of blocks that are decided first and done together, those of the innermost block last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<Run>,
    /// Values that frames refer to by [`effect::Span`].
    pub pool: Vec<Obj>,
    /// Attacks, innermost last.
    pub attacks: Vec<Attack>,
    /// Waiting triggers; windows own the tail from their base on.
    pub(crate) pending: Vec<Pending>,
    /// Lasting effects (rule 16.1).
    pub(crate) lasting: Vec<Lasting>,
    /// Delayed effects (rule 16.2).
    pub(crate) delayed: Vec<Delayed>,
    /// What happened this round.
    pub(crate) notes: Vec<Note>,
    /// Last known information of cards that left play during this action (rule 15.9).
    pub gone: Vec<Gone>,
    /// The Bounties and "When Defeated" abilities of units that left play during this action (rules 11.17, 18.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) bounties: Vec<(Obj, AbilityId)>,
    /// The awaited decision.
    pub decision: Option<Decision>,
    /// How the game ended.
    pub over: Option<Over>,
    /// The only source of luck.
    pub chance: Chance,
    /// The next handle.
    pub(crate) next_handle: u16,
    /// How many regroup phases are left in this round after the first one (rule 41.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub more_regroups: Option<u8>,
    /// Which regroup phase of the round it is, from 1; 0 before the first one.
    #[serde(default, skip_serializing_if = "card::is_zero")]
    pub regroup: u8,
    /// Who takes one more action after this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<Seat>,
    /// Who may look at the top card of their deck at any time, and the name of the card they last saw there (rule
    /// 42.12).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tops: Vec<(Seat, u16)>,
    /// Cards whose "would be defeated" was offered and declined in this action (rule 16.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<Obj>,
    /// Cards that would be defeated in this action, each with what may be defeated instead (rule 48.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub saved: Vec<(Obj, Obj)>,
    /// Who took remaining HP from which unit since the last state check, or nobody if an effect just ended: the player
    /// responsible if that defeats it (rule 15.8). No unit stands for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hurt: Vec<(Obj, Option<Seat>)>,
    /// The units among them that were dealt combat damage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hurt_in_combat: Vec<Obj>,
    /// Where the deeds begin that were done since the beginning of the attack completed last.
    #[serde(default)]
    pub since_attack: u16,
    /// Damage that is being settled, the innermost last (rule 14.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) dealing: Vec<Dealing>,
    /// Automatic changes since the last decision (rule 28.3).
    pub idle: u16,
    /// Derived values; never compared or saved.
    #[serde(skip)]
    pub(crate) cache: Cache,
    /// Reused memory; never compared or saved.
    #[serde(skip)]
    pub(crate) scratch: Scratch,
}

clone_in_place!(Table {
    options,
    cards,
    sides,
    upgrades,
    round,
    phase,
    active,
    first,
    initiative,
    taken,
    blast,
    plan,
    streak,
    ending,
    last_round,
    frames,
    notes,
    decision,
    over,
    chance,
    next_handle,
    more_regroups,
    regroup,
    extra,
    since_attack,
    idle,
    cache,
    scratch,
} seldom filled {
    captives,
    runs,
    pool,
    attacks,
    pending,
    lasting,
    delayed,
    gone,
    bounties,
    tops,
    declined,
    saved,
    hurt,
    hurt_in_combat,
    dealing,
});

impl Table {
    /// An empty table.
    pub fn empty(options: GameOptions, seats: usize) -> Table {
        Table {
            options,
            cards: Vec::new(),
            sides: BySeat::new(seats, |_| Side::default()),
            upgrades: Vec::new(),
            captives: Vec::new(),
            round: 0,
            phase: PhaseNow::Setup,
            active: Seat(0),
            first: Seat(0),
            initiative: None,
            taken: false,
            blast: None,
            plan: None,
            streak: SeatSet::EMPTY,
            ending: false,
            last_round: None,
            frames: Vec::new(),
            runs: Vec::new(),
            pool: Vec::new(),
            attacks: Vec::new(),
            pending: Vec::new(),
            lasting: Vec::new(),
            delayed: Vec::new(),
            notes: Vec::new(),
            gone: Vec::new(),
            bounties: Vec::new(),
            decision: None,
            over: None,
            chance: Chance::new(0),
            next_handle: 0,
            more_regroups: None,
            regroup: 0,
            extra: None,
            tops: Vec::new(),
            declined: Vec::new(),
            saved: Vec::new(),
            hurt: Vec::new(),
            hurt_in_combat: Vec::new(),
            since_attack: 0,
            dealing: Vec::new(),
            idle: 0,
            cache: Cache::default(),
            scratch: Scratch::default(),
        }
    }

    /// How many seats the table has, eliminated ones included.
    pub fn seats(&self) -> usize {
        self.sides.len()
    }

    /// The seats still in the game, in table order.
    pub(crate) fn living(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        Seat::all(self.seats()).filter(|seat| !self.sides[*seat].eliminated)
    }

    /// The same as a set.
    #[inline]
    pub(crate) fn living_set(&self) -> SeatSet {
        self.cache.living.unwrap_or_else(|| self.find_living())
    }

    /// The same, looked up.
    pub(crate) fn find_living(&self) -> SeatSet {
        let mut set = SeatSet::everyone(self.sides.len());
        for (place, side) in (0..).zip(self.sides.iter()) {
            if side.eliminated {
                set.remove(Seat(place));
            }
        }
        set
    }

    /// The living seats clockwise from one seat.
    pub(crate) fn living_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        seat.clockwise(self.seats()).filter(|seat| !self.sides[*seat].eliminated)
    }

    /// The card's state.
    pub fn card(&self, uid: Uid) -> &CardState {
        &self.cards[uid.index()]
    }

    /// The card's state, to change.
    pub(crate) fn card_mut(&mut self, uid: Uid) -> &mut CardState {
        &mut self.cards[uid.index()]
    }

    /// The card as its present object.
    pub(crate) fn obj(&self, uid: Uid) -> Obj {
        Obj { uid, serial: self.cards[uid.index()].serial }
    }

    /// The card's state, if it is still that object (rule 2.8).
    pub(crate) fn live(&self, obj: Obj) -> Option<&CardState> {
        let card = self.cards.get(obj.uid.index())?;
        (card.serial == obj.serial).then_some(card)
    }

    /// The last known information of an object that left play.
    pub fn gone(&self, obj: Obj) -> Option<&Gone> {
        self.gone.iter().rev().find(|gone| gone.obj == obj)
    }

    /// What left play with that unit, or from it.
    pub(crate) fn gone_with(&self, unit: Obj) -> impl Iterator<Item = &Gone> + '_ {
        self.gone.iter().filter(move |gone| gone.host == unit && self.live(gone.obj).is_none())
    }

    /// Upgrades attached to a unit, oldest first.
    pub(crate) fn upgrades_on(&self, unit: Uid) -> impl Iterator<Item = Uid> + '_ {
        self.upgrades.iter().copied().filter(move |upgrade| self.card(*upgrade).host == unit)
    }

    /// Cards captured under a unit.
    pub(crate) fn captives_of(&self, unit: Uid) -> impl Iterator<Item = Uid> + '_ {
        self.captives.iter().copied().filter(move |captive| self.card(*captive).host == unit)
    }

    /// The units of every living seat, in seat order, then order of arrival.
    pub fn units(&self) -> impl Iterator<Item = Uid> + '_ {
        self.sides.iter().flat_map(|side| side.units.iter().copied())
    }

    /// The current values of a unit in play.
    #[inline]
    pub(crate) fn stats(&self, uid: Uid) -> Option<&Stats> {
        self.cache.stats_of(uid)
    }

    /// Is the object a unit in play now?
    pub(crate) fn is_unit(&self, obj: Obj) -> bool {
        self.live(obj).is_some_and(|card| card.zone.is_arena())
    }

    /// Is the object a base?
    pub(crate) fn is_base(&self, obj: Obj) -> bool {
        self.live(obj).is_some_and(|card| card.zone == Zone::Base && !card.has(CardState::LEADER))
    }

    /// Can it have damage: is it a unit in play, or a base?
    pub(crate) fn damageable(&self, to: Obj) -> bool {
        self.is_unit(to) || self.is_base(to)
    }

    /// Who controls a card now, or controlled it last; its owner outside play.
    pub(crate) fn controller(&self, obj: Obj) -> Seat {
        match self.live(obj) {
            Some(card) if card.zone.in_play() => card.controller,
            Some(card) => card.owner,
            None => self.gone(obj).map_or_else(|| self.card(obj.uid).owner, |gone| gone.controller),
        }
    }

    /// Everybody still in the game except one.
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        let mut others = self.living_set();
        others.remove(seat);
        others
    }

    /// The living player to the right: the one before, clockwise being to the left (multiplayer.md A2).
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        let living: Vec<Seat> = self.living_from(seat).collect();
        if living.first() == Some(&seat) { living.last().copied().unwrap_or(seat) } else { seat }
    }

    /// Ready resources of a seat.
    pub fn ready_resources(&self, seat: Seat) -> i16 {
        self.cache.ready[seat.index()].unwrap_or_else(|| self.count_ready(seat))
    }

    /// Counts the ready resources of a seat and remembers the number.
    pub(crate) fn remember_ready(&mut self, seat: Seat) {
        if self.cache.ready[seat.index()].is_none() {
            self.cache.ready[seat.index()] = Some(self.count_ready(seat));
        }
    }

    /// The same as they lie there.
    pub(crate) fn count_ready(&self, seat: Seat) -> i16 {
        self.sides[seat].resources.iter().filter(|uid| !self.card(**uid).exhausted()).count() as i16
    }
}

/// Where in the round the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhaseNow {
    /// Rule 6.
    Setup,
    /// Rule 7.2.
    Action,
    /// Rule 7.3.
    Regroup,
}
