//! The best-looking option after one look at the table, from what a seat sees: options get numbers, and the highest
//! wins.

use super::super::cards::word::Faction;
use super::super::rules::book::{Book, Entry};
use super::super::rules::decision::Ask;
use super::super::rules::view::{DecisionView, Known, OptionView, PieceView, SeatView, Verb, View};

/// The index of the option that looks best; the first of several.
pub(super) fn pick(book: &Book, view: &View) -> Option<usize> {
    let decision = view.decision.as_ref()?;
    let table = Table { book, view, decision };
    let mut best: Option<(usize, i32)> = None;
    for (index, option) in decision.options.iter().enumerate() {
        let value = table.value(option);
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((index, value));
        }
    }
    best.map(|(index, _)| index)
}

struct Table<'a> {
    book: &'a Book,
    view: &'a View,
    decision: &'a DecisionView,
}

impl Table<'_> {
    fn value(&self, option: &OptionView) -> i32 {
        match option.verb {
            Verb::Play => 200 + i32::from(option.name == Some("hand")),
            Verb::Use => self.using(option),
            Verb::Purchase => option.card.as_ref().map_or(0, |card| 60 + 5 * self.cost(card)),
            Verb::Attack => self.attacking(option),
            Verb::Commit => self.committing(option),
            Verb::EndTurn => 10,
            Verb::Yes => 10,
            Verb::No => 0,
            Verb::Done => self.finishing(),
            Verb::Card | Verb::Base => option.card.as_ref().map_or(0, |card| self.picking(card)),
            Verb::Mode => self.choosing(option),
            Verb::Number => option.number.map_or(0, |number| self.giving(option, number)),
            Verb::Seat => 0,
        }
    }

    fn entry(&self, card: &Known) -> Option<&Entry> {
        self.book.find(&card.id).map(|def| self.book.card(def))
    }

    fn cost(&self, card: &Known) -> i32 {
        self.entry(card).map_or(0, |entry| entry.cost.into())
    }

    fn me(&self) -> Option<&SeatView> {
        self.view.seats.get(usize::from(self.decision.seat))
    }

    fn side(&self) -> Faction {
        self.me().map_or(Faction::NEUTRAL, |seat| seat.side)
    }

    fn is_enemy(&self, card: &Known) -> bool {
        self.entry(card).is_some_and(|entry| entry.faction == self.view.against(self.side()))
    }

    /// Abilities before purchases and attacks; abilities that exile their card come last.
    fn using(&self, option: &OptionView) -> i32 {
        let Some(entry) = option.card.as_ref().and_then(|card| self.entry(card)) else { return 0 };
        let pays_off = option.name.is_some();
        match (pays_off, entry.personal, entry.faction) {
            (true, ..) => 0,
            (false, true, _) => 12,
            (false, false, Faction::NEUTRAL) => 130,
            (false, false, _) => 140,
        }
    }

    /// The ready attack of the deciding side.
    fn strength(&self) -> i32 {
        let own = self.view.seats.iter().filter(|seat| seat.side == self.side());
        let ready = own.flat_map(|seat| seat.units.iter().chain(&seat.ships)).filter(|piece| !piece.committed);
        ready.map(|piece| i32::from(piece.attack)).sum()
    }

    /// A base that falls comes first; then targets worth the attack; then damage.
    fn attacking(&self, option: &OptionView) -> i32 {
        if option.name.is_none() {
            let worth = option.target.as_ref().and_then(|card| self.entry(card)).map_or(0, |entry| entry.cost.into());
            return 25 + 3 * worth;
        }
        let ships: i32 = self.theirs().flat_map(|(_, seat)| &seat.ships).map(left).sum();
        let mut bases = self.theirs().filter_map(|(place, seat)| Some((place, seat.base.as_ref()?))).peekable();
        let none = bases.peek().is_none();
        let weakest = bases.filter(|(place, _)| self.view.counts(*place)).map(|(_, base)| left(base)).min();
        match weakest {
            Some(weakest) if self.strength() >= ships + weakest => 58,
            Some(_) => 36,
            None if ships > 0 => 30,
            None if none => 5,
            None => 12,
        }
    }

    /// The other side's players, with their seats.
    fn theirs(&self) -> impl Iterator<Item = (usize, &SeatView)> {
        let side = self.side();
        self.view.seats.iter().enumerate().filter(move |(_, seat)| seat.side != side)
    }

    /// Bases that still count come first, and what falls is worth more than what is hurt. What is not given to the target
    /// goes to the others.
    fn giving(&self, option: &OptionView, number: u8) -> i32 {
        let Ask::Share { left } = self.decision.ask else { return 0 };
        let Some(uid) = option.card.as_ref().map(|card| card.uid) else { return 0 };
        let rest = i32::from(left) - i32::from(number);
        if let Some(ship) = self.theirs().flat_map(|(_, seat)| &seat.ships).find(|ship| ship.uid == uid) {
            return worth(ship, number.into()) + rest;
        }
        let bases = self.theirs().filter_map(|(place, seat)| Some((place, seat.base.as_ref()?)));
        let worths = bases.map(|(place, base)| {
            let share = if base.uid == uid { number.into() } else { rest };
            worth(base, share) * if self.view.counts(place) { 10 } else { 1 }
        });
        worths.sum()
    }

    /// Against a target no more than it takes, the strongest first; against a base everybody.
    fn committing(&self, option: &OptionView) -> i32 {
        if self.decision.ask == Ask::Turn {
            return 0;
        }
        let uid = option.card.as_ref().map(|card| card.uid);
        let pieces = self.view.seats.iter().flat_map(|seat| seat.units.iter().chain(&seat.ships));
        pieces.filter(|piece| Some(piece.uid) == uid).map(|piece| 20 + i32::from(piece.attack)).sum()
    }

    fn finishing(&self) -> i32 {
        match self.decision.ask {
            Ask::Attackers { .. } => 100,
            // Starters are worth exiling, purchased cards are not.
            Ask::Exile { .. } => -2,
            _ => 1,
        }
    }

    fn picking(&self, card: &Known) -> i32 {
        let cost = self.cost(card);
        match self.decision.ask {
            Ask::Discard | Ask::DiscardToPay | Ask::ExileToPay | Ask::Exile { .. } => -cost,
            Ask::DiscardFromRow | Ask::SwapWithTop | Ask::SwapOut => {
                if self.is_enemy(card) {
                    20 + cost
                } else {
                    -cost
                }
            }
            Ask::KeepOnTop => {
                if self.is_enemy(card) {
                    -cost
                } else {
                    cost
                }
            }
            Ask::NewBase => self.entry(card).map_or(0, |entry| entry.hp.into()),
            Ask::Damage { .. } | Ask::Destroy => 50 + cost,
            _ => cost + 1,
        }
    }

    /// Resources first; for an opponent's offer, the cheapest.
    fn choosing(&self, option: &OptionView) -> i32 {
        match option.name {
            Some("resources") => 5,
            Some("repair" | "hand") => 4,
            Some("attack" | "deck") => 3,
            Some("force" | "hand-exile") => 2,
            _ => 1,
        }
    }
}

/// The hit points left on a ship or base.
fn left(piece: &PieceView) -> i32 {
    i32::from(piece.hp.unwrap_or(0)) - i32::from(piece.damage.unwrap_or(0))
}

/// What this much damage does to a ship or base.
fn worth(piece: &PieceView, share: i32) -> i32 {
    if share >= left(piece) { 40 } else { share }
}
