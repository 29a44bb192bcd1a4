//! What is on the table: flat lists of small copies.

use super::super::cards::word::Side;
use super::book::{Def, Pc, Traits};
use super::witnesses::Witnesses;
use seats::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One physical card, for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Uid(pub u16);

/// What a physical card is, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thing {
    /// The printed card.
    pub def: Def,
    /// Whose base it is; bases never change sides.
    pub owner: Option<Seat>,
    /// Who knows what it is in its present place.
    pub known: Witnesses,
    /// How seats name it. It changes when the card enters a hidden zone.
    pub handle: u32,
}

/// Whether a card has attacked this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ready {
    /// Not yet.
    Ready,
    /// It is committed to the next attack.
    Committed,
    /// Yes.
    Attacked,
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Which card.
    pub uid: Uid,
    /// What it is.
    pub def: Def,
    /// The damage on it.
    pub damage: u8,
    /// The attack it gained this turn.
    pub bonus: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
    /// Has it attacked?
    pub ready: Ready,
}

impl Piece {
    /// As it comes into play.
    pub const fn fresh(uid: Uid, def: Def) -> Piece {
        Piece { uid, def, damage: 0, bonus: 0, used: false, ready: Ready::Ready }
    }
}

/// What belongs to one player. The last card of a deck is its top, the last of a discard pile its newest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Player {
    pub side: Side,
    pub region: u8,
    pub resources: u16,
    pub deck: Vec<Uid>,
    pub hand: Vec<Uid>,
    pub discard: Vec<Uid>,
    pub units: Vec<Piece>,
    pub ships: Vec<Piece>,
    pub base: Option<Piece>,
    /// Bases face down.
    pub bases: Vec<Uid>,
    /// Bases that were not chosen in secret; they are out of the game, unseen.
    pub unchosen: Vec<Uid>,
    pub exiled: Vec<Uid>,
    /// Cards of opponents under the base, with their players.
    pub captured: Vec<(Seat, Uid)>,
    /// How many handles of hidden cards were created for this player.
    pub serial: u32,
}

impl Player {
    /// Before anything is dealt.
    pub const fn new(side: Side, region: u8) -> Player {
        Player {
            side,
            region,
            resources: 0,
            deck: Vec::new(),
            hand: Vec::new(),
            discard: Vec::new(),
            units: Vec::new(),
            ships: Vec::new(),
            base: None,
            bases: Vec::new(),
            unchosen: Vec::new(),
            exiled: Vec::new(),
            captured: Vec::new(),
            serial: 0,
        }
    }

    /// Units, ships and base.
    pub fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.units.iter().chain(&self.ships).chain(&self.base)
    }

    /// A card of this player in play.
    pub fn piece(&self, uid: Uid) -> Option<&Piece> {
        self.pieces().find(|piece| piece.uid == uid)
    }

    /// The same, to change.
    pub fn piece_mut(&mut self, uid: Uid) -> Option<&mut Piece> {
        self.units.iter_mut().chain(&mut self.ships).chain(&mut self.base).find(|piece| piece.uid == uid)
    }
}

/// What two players who face each other share. The last card of the deck is its top.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Region {
    pub row: Vec<Uid>,
    pub deck: Vec<Uid>,
    pub discard: Vec<Uid>,
    pub pilots: Vec<Uid>,
}

/// What is remembered of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u16,
    /// Whose it is.
    pub side: Side,
    /// Was a neutral card played?
    pub neutral_played: bool,
    /// Was a card purchased?
    pub purchased: bool,
    /// Was a neutral card purchased?
    pub neutral_purchased: bool,
    /// Whether the next purchase goes on top of the deck.
    pub next_on_deck: bool,
    /// Damage to bases that was prevented.
    pub prevented: u8,
    /// Cards that are exiled at its end, and their players.
    pub borrowed: Vec<(Seat, Uid)>,
    /// Traits of units that were played.
    pub played: Traits,
    /// Traits of which the next purchase goes on top of the deck.
    pub next_with: Traits,
    /// How much less the next neutral card costs.
    pub discount: u8,
    /// Who refills the row from their exile pile next.
    pub refills: Vec<Seat>,
    /// Who exiled a card.
    pub exiled: SeatSet,
    /// Whether the side had a capital ship when it began.
    pub had_ship: bool,
    /// Units that have more attack against the row, and how much.
    pub strengthened: Vec<(Uid, u8)>,
}

impl Turn {
    /// A turn before anything happens.
    pub const fn new(number: u16, side: Side) -> Turn {
        Turn {
            number,
            side,
            neutral_played: false,
            purchased: false,
            neutral_purchased: false,
            next_on_deck: false,
            prevented: 0,
            borrowed: Vec::new(),
            played: Traits::NONE,
            next_with: Traits::NONE,
            discount: 0,
            refills: Vec::new(),
            exiled: SeatSet::EMPTY,
            had_ship: false,
            strengthened: Vec::new(),
        }
    }
}

/// A triggered ability that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trigger {
    /// The card.
    pub source: Uid,
    /// Its effect.
    pub does: Does,
    /// Who resolves it; if `None`, the team decides.
    pub seat: Option<Seat>,
    /// Whose it is.
    pub owner: Seat,
    /// The card that it is about, if it is about another one.
    pub about: Option<Uid>,
}

impl Trigger {
    /// A trigger that runs a program.
    pub const fn of(source: Uid, pc: Pc, seat: Option<Seat>, owner: Seat) -> Trigger {
        Trigger { source, does: Does::Program(pc), seat, owner, about: None }
    }
}

/// What a trigger does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// It runs a program.
    Program(Pc),
    /// It gives this many resources.
    Bounty(u8),
}

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Target {
    /// The base of this seat, behind all ships of its side.
    Base(Seat),
    /// A card of this attacker's row.
    Row(Seat, Uid),
}

/// A program under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The next operation.
    pub pc: Pc,
    /// Who resolves it.
    pub seat: Seat,
    /// Whose ability it is.
    pub source: Uid,
    /// How much of the operation is done.
    pub done: u8,
    /// What was picked first, if two things are picked.
    pub first: Option<Uid>,
    /// The card that it is about, if it is about another one.
    pub about: Option<Uid>,
    /// May it still be declined?
    pub optional: bool,
}

impl Run {
    /// A program at its beginning.
    pub const fn of(pc: Pc, seat: Seat, source: Uid) -> Run {
        Run { pc, seat, source, done: 0, first: None, about: None, optional: false }
    }
}

/// Damage that is being divided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Split {
    /// Who attacks; teammates attack together.
    pub seat: Seat,
    /// The base that was named.
    pub named: Seat,
    /// How much is left to deal.
    pub left: u16,
    /// Whether it is divided among ships; otherwise among bases.
    pub ships: bool,
    /// What has got its number, and how much arrived there.
    pub dealt: Vec<(Uid, u8)>,
}

/// Where a purchased card goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goes {
    /// On top of the discard pile.
    Discard,
    /// On top of the deck.
    Deck,
    /// Into the hand, by the effect it was purchased with.
    Hand,
    /// Into the hand by its own ability, which continues.
    Own,
    /// Into the hand, to be exiled at the end of the turn.
    Borrowed,
}

/// Work that is half done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// A player chooses secret bases.
    Secret(Seat),
    /// The game is set up.
    Deal,
    /// A turn begins.
    Begin,
    /// A player without a base reveals one.
    Reveal(Seat),
    /// Resources at the beginning of the turn.
    Income,
    /// The main part of the turn.
    Main,
    /// The triggers that wait from this index on.
    Window(u16),
    /// A trigger that was accepted, or is about to be.
    Resolve(Trigger, bool),
    /// A program.
    Run(Run),
    /// These cards of a hand are played, one after the other, the last one first.
    PlayAll(Vec<Uid>),
    /// Cards are committed to an announced attack.
    Commit(Target),
    /// Damage is divided.
    Split(Split),
    /// A purchased card goes where effects say; the last number is what was paid.
    Place(Seat, Uid, Goes, u8),
    /// A card of a player's exile pile comes into the row, to this place.
    Refill(Seat, u8),
    /// Units that must leave after their attack leave.
    Spent,
    /// The turn ends.
    End,
}
