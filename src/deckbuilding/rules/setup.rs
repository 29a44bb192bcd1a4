//! A game from its beginning (rules 2, 10, 11.1).

use super::super::cards::word::{Faction, Pool, Side};
use super::book::{Book, Def};
use super::fact::Log;
use super::flow::Engine;
use super::game::Game;
use super::options::{Bases, FORCE_END, Mode, Options, ROW};
use super::table::{Frame, Piece, Player, Region, Thing, Turn, Uid};
use seats::chance::{Chance, Luck};
use seats::{Seat, SeatSet};

impl Game {
    /// Why no game can be played with these options and sides; `None` if one can.
    pub fn why_not(options: &Options, sides: &[Side]) -> Option<String> {
        if let Some(fault) = options.fault() {
            return Some(fault);
        }
        let (seats, each) = (options.mode.seats(), options.mode.seats() / 2);
        if sides.len() != seats {
            return Some(format!("this game is for {seats} players, not {}", sides.len()));
        }
        let empire = sides.iter().filter(|side| **side == Side::Empire).count();
        (empire != each).then(|| format!("each side has {each} of the {seats} players; the Empire has {empire}"))
    }

    /// A new game, run up to its first decision. The sides must be those [`why_not`](Game::why_not) accepts.
    pub fn start(book: &Book, options: Options, sides: &[Side], luck: Luck, log: &mut Log) -> Game {
        let mut game = Game::empty(options, sides, Chance::of(luck));
        let starting = match options.mode {
            Mode::Duel => Side::Empire,
            Mode::Teams => options.starting.unwrap_or_else(|| Side::BOTH[game.chance.below(2)]),
        };
        game.turn = Turn::new(1, starting);
        game.force = starting.other().direction() * FORCE_END;
        for region in 0..game.regions.len() {
            game.lay_region(book, region);
        }
        for seat in Seat::all(sides.len()) {
            game.lay_player(book, seat);
        }
        game.setting_up = true;
        game.frames.push(Frame::Deal);
        if options.bases == Bases::Secret {
            let seats: Vec<Seat> = Seat::all(sides.len()).collect();
            game.frames.extend(seats.into_iter().rev().map(Frame::Secret));
        }
        Engine { game: &mut game, book, log }.run();
        game
    }

    /// An empty table. Regions are formed in the order of the seats of each side.
    pub(super) fn empty(options: Options, sides: &[Side], chance: Chance) -> Game {
        let mut players: Vec<Player> = Vec::new();
        for side in sides {
            let region = players.iter().filter(|player| player.side == *side).count() as u8;
            players.push(Player::new(*side, region));
        }
        let regions = vec![Region::default(); options.mode.seats() / 2];
        Game {
            options,
            things: Vec::new(),
            players,
            regions,
            force: 0,
            turn: Turn::new(1, Side::Empire),
            victory: [Vec::new(), Vec::new()],
            chance,
            serial: 1,
            setting_up: false,
            frames: Vec::new(),
            waiting: Vec::new(),
            decision: None,
            over: None,
        }
    }

    /// One more physical card; nobody knows it yet.
    pub(super) fn add(&mut self, def: Def, owner: Option<Seat>) -> Uid {
        let uid = Uid(self.things.len() as u16);
        self.things.push(Thing { def, owner, known: SeatSet::EMPTY, handle: 0 });
        uid
    }

    /// A physical card that is open.
    pub(super) fn add_open(&mut self, def: Def, owner: Option<Seat>) -> Uid {
        let uid = self.add(def, owner);
        let thing = &mut self.things[usize::from(uid.0)];
        (thing.known, thing.handle) = (SeatSet::everyone(self.players.len()), self.serial);
        self.serial += 1;
        uid
    }

    /// A card known to a player, by a name only this player uses.
    pub(super) fn add_known(&mut self, def: Def, owner: Option<Seat>, seat: Seat) -> Uid {
        let uid = self.add(def, owner);
        self.know(seat, uid);
        uid
    }

    /// Cards of a pool in random order, named in that order: a name says nothing about the card.
    fn shuffled(&mut self, mut defs: Vec<Def>) -> Vec<Uid> {
        self.chance.shuffle(&mut defs);
        defs.into_iter().map(|def| self.add(def, None)).collect()
    }

    /// The galaxy deck with its row, and the pilots.
    fn lay_region(&mut self, book: &Book, region: usize) {
        let mut deck = self.shuffled(copies(book, Pool::Galaxy, None));
        let row = deck.split_off(deck.len().saturating_sub(ROW));
        self.regions[region].deck = deck;
        for uid in row.into_iter().rev() {
            let thing = &mut self.things[usize::from(uid.0)];
            (thing.known, thing.handle) = (SeatSet::everyone(self.players.len()), self.serial);
            self.serial += 1;
            self.regions[region].row.push(uid);
        }
        for def in copies(book, Pool::Pilot, None) {
            let uid = self.add_open(def, None);
            self.regions[region].pilots.push(uid);
        }
    }

    /// A player's deck and bases.
    fn lay_player(&mut self, book: &Book, seat: Seat) {
        let side = self.player(seat).side;
        let deck = self.shuffled(copies(book, Pool::Starter, Some(side.faction())));
        self.player_mut(seat).deck = deck;
        let bases: Vec<(Def, bool, bool)> =
            book.bases(side).map(|(def, entry)| (def, entry.card.starting, entry.card.beginner)).collect();
        let which = self.options.bases;
        for (def, starting, beginner) in bases {
            if starting {
                let uid = self.add_open(def, Some(seat));
                self.player_mut(seat).base = Some(Piece::fresh(uid, def));
            } else if which != Bases::Beginner || beginner {
                let uid = self.add_known(def, Some(seat), seat);
                let player = self.player_mut(seat);
                let list = if which == Bases::Secret { &mut player.unchosen } else { &mut player.bases };
                list.push(uid);
            }
        }
    }
}

/// Every copy of the cards of a pool.
fn copies(book: &Book, pool: Pool, faction: Option<Faction>) -> Vec<Def> {
    let of = |entry: &super::book::Entry| faction.is_none_or(|faction| entry.faction == faction);
    let cards = book.pool(pool).filter(|(_, entry)| of(entry));
    cards.flat_map(|(def, entry)| std::iter::repeat_n(def, entry.card.copies.into())).collect()
}
