//! A game from its beginning (rules 2, 10, 11.1).

use super::super::cards::word::{Edition, Faction, Pool, Side};
use super::book::{Book, Def};
use super::fact::Log;
use super::flow::Engine;
use super::game::Game;
use super::options::{Bases, FORCE_END, Mode, Options, ROW};
use super::table::{Frame, Piece, Player, Region, Thing, Turn, Uid};
use super::witnesses::Witnesses;
use seats::Seat;
use seats::chance::{Chance, Luck};

impl Game {
    /// Why no game can be played with these options and sides; `None` if one can.
    pub fn why_not(options: &Options, sides: &[Faction]) -> Option<String> {
        if let Some(fault) = options.fault() {
            return Some(fault);
        }
        let (seats, each) = (options.mode.seats(), options.mode.seats() / 2);
        if sides.len() != seats {
            return Some(format!("this game is for {seats} players, not {}", sides.len()));
        }
        let Some(pair) = pair(sides) else { return Some("there are two different factions on two sides".to_owned()) };
        let first = sides.iter().filter(|faction| **faction == pair[0]).count();
        if first != each {
            let people = pair[0].people();
            return Some(format!("each side has {each} of the {seats} players; {first} play the {people}"));
        }
        match options.starting {
            Some(starting) if !pair.contains(&starting) => {
                Some(format!("the {} do not play, so they do not start", starting.people()))
            }
            Some(starting) if options.mode == Mode::Duel && first_turn(pair).is_some_and(|first| first != starting) => {
                Some(format!("in a duel the {} take the first turn", pair[0].people()))
            }
            _ => None,
        }
    }

    /// A new game, run up to its first decision. The sides must be those [`why_not`](Game::why_not) accepts.
    pub fn start(book: &Book, options: Options, sides: &[Faction], luck: Luck, log: &mut Log) -> Game {
        let mut game = Game::empty(options, sides, Chance::of(luck));
        let agreed = options.starting.or_else(|| first_turn(game.factions).filter(|_| options.mode == Mode::Duel));
        let starting = match agreed {
            Some(faction) => Side::BOTH[usize::from(faction != game.factions[0])],
            None => Side::BOTH[game.chance.below(2)],
        };
        let neutral = game.neutral();
        game.turn = Turn::new(1, starting);
        game.force = starting.other().direction() * FORCE_END;
        for region in 0..game.regions.len() {
            game.lay_region(book, region, neutral);
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
    pub(super) fn empty(options: Options, sides: &[Faction], chance: Chance) -> Game {
        let factions = pair(sides).unwrap_or_else(Faction::usual);
        let mut players: Vec<Player> = Vec::new();
        for faction in sides {
            let side = Side::BOTH[usize::from(*faction != factions[0])];
            let region = players.iter().filter(|player| player.side == side).count() as u8;
            players.push(Player::new(side, region));
        }
        let regions = vec![Region::default(); options.mode.seats() / 2];
        Game {
            options,
            factions,
            things: Vec::new(),
            players,
            regions,
            force: 0,
            turn: Turn::new(1, Side::First),
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
        self.things.push(Thing { def, owner, known: Witnesses::NOBODY, handle: 0 });
        uid
    }

    /// A physical card that is open.
    pub(super) fn add_open(&mut self, def: Def, owner: Option<Seat>) -> Uid {
        let uid = self.add(def, owner);
        let thing = &mut self.things[usize::from(uid.0)];
        (thing.known, thing.handle) = (Witnesses::Everybody, self.serial);
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

    /// The box of the neutral cards: the agreed one, that of both factions, or one of theirs at random.
    fn neutral(&mut self) -> Edition {
        let [one, two] = self.factions.map(|faction| faction.edition().unwrap_or_default());
        match self.options.neutral {
            Some(agreed) => agreed,
            None if one == two => one,
            None => [one, two][self.chance.below(2)],
        }
    }

    /// The galaxy deck with its row, and the pilots.
    fn lay_region(&mut self, book: &Book, region: usize, neutral: Edition) {
        let mut cards: Vec<Def> = Vec::new();
        for faction in self.factions {
            cards.extend(copies(book.pool(Pool::Galaxy, faction)));
        }
        cards.extend(copies(book.neutral(Pool::Galaxy, neutral)));
        let mut deck = self.shuffled(cards);
        let row = deck.split_off(deck.len().saturating_sub(ROW));
        self.regions[region].deck = deck;
        for uid in row.into_iter().rev() {
            let thing = &mut self.things[usize::from(uid.0)];
            (thing.known, thing.handle) = (Witnesses::Everybody, self.serial);
            self.serial += 1;
            self.regions[region].row.push(uid);
        }
        for def in copies(book.neutral(Pool::Pilot, neutral)) {
            let uid = self.add_open(def, None);
            self.regions[region].pilots.push(uid);
        }
    }

    /// A player's deck and bases.
    fn lay_player(&mut self, book: &Book, seat: Seat) {
        let faction = self.faction(self.player(seat).side);
        let deck = self.shuffled(copies(book.pool(Pool::Starter, faction)).collect());
        self.player_mut(seat).deck = deck;
        let bases: Vec<(Def, bool, bool)> =
            book.bases(faction).map(|(def, entry)| (def, entry.card.starting, entry.card.beginner)).collect();
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

/// The two factions among these, the one of the dark end first; if both have the same end, the one of the earlier box.
/// `None` if there are not two.
pub(crate) fn pair(sides: &[Faction]) -> Option<[Faction; 2]> {
    let mut all = sides.to_vec();
    all.sort_by_key(|faction| (faction.end(), *faction));
    all.dedup();
    <[Faction; 2]>::try_from(all).ok().filter(|pair| !pair.contains(&Faction::NEUTRAL))
}

/// Who takes the first turn of a duel: the first faction of the box that both are in; nobody is named if there is none.
fn first_turn(pair: [Faction; 2]) -> Option<Faction> {
    let both = pair[0].edition().filter(|edition| pair[1].edition() == Some(*edition));
    both.and_then(|edition| edition.factions().next())
}

/// Every copy of these cards.
fn copies<'b>(cards: impl Iterator<Item = (Def, &'b super::book::Entry)>) -> impl Iterator<Item = Def> {
    cards.flat_map(|(def, entry)| std::iter::repeat_n(def, entry.card.copies.into()))
}
