//! One game in progress.

use super::super::cards::word::{Faction, Side};
use super::book::{Book, Def};
use super::decision::{Choice, Decision, Kind};
use super::fact::{Log, What};
use super::flow::Engine;
use super::options::{Mode, Options};
use super::query::{Query, Why};
use super::table::{Frame, Player, Region, Thing, Trigger, Turn, Uid};
use super::witnesses::Witnesses;
use schemars::JsonSchema;
use seats::chance::Chance;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Over {
    /// Who won.
    pub winner: Side,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeckbuildingReason")]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Enough bases were destroyed.
    BasesDestroyed,
    /// Somebody gave up.
    Conceded,
}

/// The handles of one player's hidden cards; open cards have smaller ones.
const HANDLES: u32 = 1_000_000;

/// There is no such option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnOption {
    /// How many there are.
    pub count: usize,
}

impl fmt::Display for NotAnOption {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            0 => formatter.write_str("nothing is to be chosen: the game is over"),
            1 => formatter.write_str("there is only option 0"),
            count => write!(formatter, "there are only options 0 to {}", count - 1),
        }
    }
}

/// The whole truth of one game.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Game {
    pub(super) options: Options,
    /// The faction of each side.
    pub(super) factions: [Faction; 2],
    pub(super) things: Vec<Thing>,
    pub(super) players: Vec<Player>,
    pub(super) regions: Vec<Region>,
    pub(super) force: i8,
    pub(super) turn: Turn,
    /// Destroyed bases, by the side that destroyed them.
    pub(super) victory: [Vec<Uid>; 2],
    pub(super) chance: Chance,
    /// How many handles of open cards were created.
    pub(super) serial: u32,
    pub(super) setting_up: bool,
    pub(super) frames: Vec<Frame>,
    pub(super) waiting: Vec<Trigger>,
    pub(super) decision: Option<Decision>,
    pub(super) over: Option<Over>,
}

impl fmt::Debug for Game {
    /// Public facts only: a game is never printed with its hidden cards.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.faction(self.turn.side);
        write!(formatter, "Game(turn {}, {side:?}, over {:?})", self.turn.number, self.over)
    }
}

impl Game {
    /// The agreed options.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The seats of a side.
    pub fn team(&self, side: Side) -> SeatSet {
        Seat::all(self.players.len()).filter(|seat| self.players[seat.index()].side == side).collect()
    }

    /// The factions that play, in the order of the Force track.
    pub fn factions(&self) -> [Faction; 2] {
        self.factions
    }

    /// The faction of a side.
    pub fn faction(&self, side: Side) -> Faction {
        self.factions[side.index()]
    }

    /// The faction of a seat, if the table has it.
    pub fn faction_of(&self, seat: Seat) -> Option<Faction> {
        self.side(seat).map(|side| self.faction(side))
    }

    /// The side of a seat, if the table has it.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.players.get(seat.index()).map(|player| player.side)
    }

    /// The seats whose hidden cards a seat sees.
    pub fn open_to(&self, seat: Seat) -> SeatSet {
        match self.side(seat) {
            Some(side) if self.options.mode == Mode::Teams && self.options.open_hands => self.team(side),
            _ => SeatSet::one(seat),
        }
    }

    /// The awaited decision; `None` once the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// Who may make the decision: teammates act together in a shared turn, and always with open hands.
    pub fn deciders(&self) -> SeatSet {
        let Some(decision) = &self.decision else { return SeatSet::EMPTY };
        let shared = matches!(decision.kind, Kind::Action | Kind::Allocate);
        match self.side(decision.seat) {
            Some(side) if shared => self.team(side),
            _ => self.open_to(decision.seat),
        }
    }

    /// How it ended.
    pub fn over(&self) -> Option<Over> {
        self.over
    }

    /// How many bases of each player must be destroyed.
    pub fn length(&self) -> u8 {
        self.options.length
    }

    /// How many cards this seat has in hand.
    pub fn hand(&self, seat: Seat) -> usize {
        self.players.get(seat.index()).map_or(0, |player| player.hand.len())
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn.number
    }

    /// Whose turn it is.
    pub fn active(&self) -> Side {
        self.turn.side
    }

    /// The Force marker, from -3 (dark) to 3 (light).
    pub fn force(&self) -> i8 {
        self.force
    }

    /// Whether the game is still being set up.
    pub fn setting_up(&self) -> bool {
        self.setting_up
    }

    /// The printed cards in the game, each once.
    pub fn printed(&self) -> Vec<Def> {
        let mut defs: Vec<Def> = self.things.iter().map(|thing| thing.def).collect();
        defs.sort();
        defs.dedup();
        defs
    }

    /// Picks an option of the awaited decision.
    ///
    /// # Errors
    /// There is no such option; the game is unchanged.
    pub fn choose(&mut self, book: &Book, option: usize, log: &mut Log) -> Result<(), NotAnOption> {
        let count = self.decision.as_ref().map_or(0, |decision| decision.options.len());
        let picked = self.decision.as_ref().and_then(|decision| decision.options.get(option).copied());
        let Some(choice) = picked else { return Err(NotAnOption { count }) };
        self.decision = None;
        Engine { game: self, book, log }.answer(choice);
        Ok(())
    }

    /// Why this cannot be done in the main part of the turn now, by the predicate that makes the options.
    pub fn refusal(&self, book: &Book, choice: Choice) -> Option<Why> {
        self.query(book).may(choice).err()
    }

    /// A seat concedes: its side loses.
    pub fn concede(&mut self, seat: Seat, log: &mut Log) {
        let Some(side) = self.side(seat) else { return };
        if self.over.is_some() {
            return;
        }
        let fact = |what, seat| super::fact::Fact {
            what,
            seat: Some(seat),
            card: None,
            other: None,
            amount: 0,
            witnesses: Witnesses::Everybody,
        };
        log.add(|| fact(What::Conceded, seat));
        if let Some(winner) = self.team(side.other()).first() {
            log.add(|| fact(What::Won, winner));
        }
        self.over = Some(Over { winner: side.other(), reason: Reason::Conceded });
        self.decision = None;
        self.frames.clear();
        self.waiting.clear();
    }

    /// A card is open from now on.
    pub(super) fn publish(&mut self, uid: Uid) {
        let thing = &mut self.things[usize::from(uid.0)];
        if !thing.known.is_open() {
            (thing.known, thing.handle) = (Witnesses::Everybody, self.serial);
            self.serial += 1;
        }
    }

    /// A hidden card is known to this player from now on, by a name only this player uses.
    pub(super) fn know(&mut self, seat: Seat, uid: Uid) {
        let open = self.open_to(seat);
        let thing = &mut self.things[usize::from(uid.0)];
        if thing.known.is_open() {
            return;
        }
        thing.known = thing.known.and(open);
        let player = &mut self.players[seat.index()];
        thing.handle = HANDLES * (u32::from(seat.0) + 1) + player.serial;
        player.serial += 1;
    }

    /// Reads of the game.
    pub(super) fn query<'a>(&'a self, book: &'a Book) -> Query<'a> {
        Query { game: self, book }
    }

    /// The printed card of a physical card.
    pub(super) fn def(&self, uid: Uid) -> Def {
        self.things[usize::from(uid.0)].def
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(super) fn region_of(&self, seat: Seat) -> &Region {
        &self.regions[usize::from(self.player(seat).region)]
    }

    pub(super) fn region_of_mut(&mut self, seat: Seat) -> &mut Region {
        let region = usize::from(self.player(seat).region);
        &mut self.regions[region]
    }

    /// Several cards of a hand at once: all copies of a card, and the whole hand.
    pub(super) fn several(&self, seat: Seat) -> Vec<Choice> {
        let hand = &self.player(seat).hand;
        let is_first = |place: usize| hand[..place].iter().all(|other| self.def(*other) != self.def(hand[place]));
        let groups = (0..hand.len()).filter(|place| is_first(*place)).map(|place| hand[place]);
        let several = |uid: &Uid| (2..hand.len()).contains(&self.copies_in_hand(*uid).len());
        let whole = (hand.len() > 1).then_some(Choice::PlayHand(seat));
        groups.filter(several).map(Choice::PlayCopies).chain(whole).collect()
    }

    /// The copies of a card that are in the same hand, with the card itself.
    pub(super) fn copies_in_hand(&self, uid: Uid) -> Vec<Uid> {
        let hand = self.players.iter().map(|player| &player.hand).find(|hand| hand.contains(&uid));
        hand.into_iter().flatten().copied().filter(|other| self.def(*other) == self.def(uid)).collect()
    }

    /// The opponent in the same region (rule 11.3.2).
    pub(super) fn opponent(&self, seat: Seat) -> Seat {
        let own = self.player(seat);
        let faces = |other: &Seat| {
            let other = self.player(*other);
            other.side != own.side && other.region == own.region
        };
        Seat::all(self.players.len()).find(faces).unwrap_or(seat)
    }

    /// The seats whose turn it is.
    pub(super) fn active_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.team(self.turn.side).iter()
    }
}
