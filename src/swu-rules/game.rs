//! A game: start it, see what is awaited, choose.

use super::book::Book;
use super::clone_in_place::clone_in_place;
use super::decision::{Choice, Decision, Prompt};
use super::fact::Log;
use super::table::Table;
use super::table::card::{CardState, DefId, Uid, Zone};
use super::table::frame::{Frame, SetupStep};
use super::table::options::GameOptions;
use crate::engine::Rules;
use crate::flow::setup;
use crate::flow::{elimination, run};
use crate::query::legal;
use crate::reading::Reading;
use crate::values;
use seats::Seat;
use seats::chance::{Chance, Luck};
use serde::{Deserialize, Serialize};
use swu_view::Over;

/// One game in progress: a plain value that can be cloned, compared, saved and restored at any decision.
#[derive(PartialEq, Serialize, Deserialize)]
pub struct Game {
    pub table: Table,
}

clone_in_place!(Game { table });

impl std::fmt::Debug for Game {
    /// Public facts only: no message that formats a game can show a hand.
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Game(round {}, {} seats)", self.table.round, self.table.seats())
    }
}

/// What one player brings: ids into the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerSetup {
    /// One leader, or two.
    pub leaders: Vec<DefId>,
    /// The base.
    pub base: DefId,
    /// The deck, in any order.
    pub deck: Vec<DefId>,
}

/// Who starts with the initiative, or who decides it (rule 6.2, formats.md G-1 to G-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Beginner {
    /// A player drawn by lot decides.
    #[default]
    ByLot,
    /// This player decides.
    ChosenBy(Seat),
    /// It was decided before the game: this player starts.
    Known(Seat),
}

/// The picked option is not on the list, or there is nothing to pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAnOption {
    /// No decision is awaited: the game is over.
    NothingAwaited,
    /// The list has only this many options.
    OutOf(usize),
}

impl std::error::Error for NotAnOption {}

impl std::fmt::Display for NotAnOption {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotAnOption::NothingAwaited => formatter.write_str("no decision is awaited: the game is over"),
            NotAnOption::OutOf(count) => write!(formatter, "there are only {count} options, counted from 0"),
        }
    }
}

impl Game {
    /// Lays everything out and runs to the first decision (rule 6).
    pub fn start(book: &Book, options: GameOptions, players: &[PlayerSetup], seed: u64, log: &mut Log) -> Game {
        Game::start_with(book, options, players, Beginner::ByLot, seed, log)
    }

    /// Like [`start`](Self::start), with the question who starts answered otherwise than by lot.
    pub fn start_with(
        book: &Book,
        options: GameOptions,
        players: &[PlayerSetup],
        beginner: Beginner,
        luck: impl Into<Luck>,
        log: &mut Log,
    ) -> Game {
        let mut table = Table::empty(options, players.len());
        // Room for tokens too: most games need no more.
        table.cards.reserve(players.iter().map(|player| player.deck.len() + 16).sum());
        table.chance = Chance::of(luck.into());
        for (index, player) in players.iter().enumerate() {
            let seat = Seat(index as u8);
            table.sides[seat].make_room(player.deck.len());
            let base = add_card(&mut table, player.base, seat, Zone::Base, 0);
            table.sides[seat].base = Some(base);
            for leader in &player.leaders {
                let uid = add_card(&mut table, *leader, seat, Zone::Base, CardState::LEADER);
                table.sides[seat].leaders.push(uid);
            }
            for def in &player.deck {
                let uid = add_card(&mut table, *def, seat, Zone::Deck, 0);
                table.sides[seat].deck.push(uid);
            }
        }
        let chooser = match beginner {
            Beginner::ByLot | Beginner::Known(_) => 0,
            Beginner::ChosenBy(seat) => seat.0 + 1,
        };
        let mut game = Game { table };
        match beginner {
            Beginner::Known(first) => {
                game.table.active = first;
                setup::first_player(&mut game.rules(book, log), first);
            }
            _ => game.table.frames.push(Frame::Setup { step: SetupStep::FirstPlayer, done: chooser }),
        }
        run::run(&mut game.rules(book, log));
        game
    }

    /// The rules at work on this game.
    pub(crate) fn rules<'a>(&'a mut self, book: &'a Book, log: &'a mut Log) -> Rules<'a> {
        Rules { book, table: &mut self.table, log, batch: None, stepwise: false }
    }

    /// The game to be read, with current values.
    pub(crate) fn reading<'a>(&'a mut self, book: &'a Book) -> Reading<'a> {
        values::refresh(&mut self.rules(book, &mut Log::default()));
        Reading { book, table: &self.table }
    }

    /// The awaited decision; `None` when the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.table.decision.as_ref()
    }

    /// How the game ended.
    pub fn over(&self) -> Option<&Over> {
        self.table.over.as_ref()
    }

    /// The round, from 1; 0 during setup.
    pub fn round(&self) -> u16 {
        self.table.round
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.table.seats()
    }

    /// Is the seat out of the game?
    pub fn eliminated(&self, seat: Seat) -> bool {
        self.table.sides[seat].eliminated
    }

    /// Is an action awaited (rule 8)?
    pub fn at_action(&self) -> bool {
        self.decision().is_some_and(|decision| decision.prompt == Prompt::Action)
    }

    /// Recomputes the actions of the seat that must act, into a list whose memory is reused. They equal the options of
    /// the awaited decision; for other decisions the list is empty.
    pub fn legal_actions(&mut self, book: &Book, into: &mut Vec<Choice>) {
        into.clear();
        if let Some(decision) = self.table.decision.as_ref().filter(|decision| decision.prompt == Prompt::Action) {
            let seat = decision.seat;
            legal::actions(self.reading(book), seat, into);
        }
    }

    /// Picks one option of the awaited decision by its index in the list.
    ///
    /// # Errors
    /// There is no such option; the game is unchanged.
    pub fn choose(&mut self, book: &Book, option: usize, log: &mut Log) -> Result<(), NotAnOption> {
        let decision = self.table.decision.as_ref().ok_or(NotAnOption::NothingAwaited)?;
        let choice = *decision.options.get(option).ok_or(NotAnOption::OutOf(decision.options.len()))?;
        run::choose(&mut self.rules(book, log), choice);
        Ok(())
    }

    /// A player concedes, whoever's turn it is (rule 24.3).
    pub fn concede(&mut self, book: &Book, seat: Seat, log: &mut Log) {
        let rules = &mut self.rules(book, log);
        values::refresh(rules);
        elimination::concede(rules, seat);
        run::run(rules);
    }

    /// Time was called: the game stops at the end of the action phase of this round (formats.md M-7).
    pub fn stop_after(&mut self, round: u16) {
        self.table.last_round = Some(round);
    }

    /// The name under which seats see a card now.
    pub fn handle(&self, uid: Uid) -> u16 {
        self.table.cards.get(uid.index()).map_or(0, |card| card.handle)
    }

    /// The printed cards that are in the game, tokens included, once for every copy.
    pub fn printed(&self) -> impl Iterator<Item = DefId> + '_ {
        self.table.cards.iter().map(|card| card.def)
    }

    /// The index of a choice in the list of the awaited decision.
    pub fn find_option(&self, choice: Choice) -> Option<usize> {
        self.decision()?.options.iter().position(|option| *option == choice)
    }
}

/// Puts a new physical card on the table.
pub(crate) fn add_card(table: &mut Table, def: DefId, owner: Seat, zone: Zone, flags: u8) -> Uid {
    let uid = Uid(table.cards.len() as u16);
    table.next_handle += 1;
    table.cards.push(CardState {
        def,
        serial: 0,
        host: Uid::NONE,
        handle: table.next_handle,
        damage: 0,
        entered: 0,
        paid: 0,
        credits: 0,
        zone,
        owner,
        controller: owner,
        flags,
        used: 0,
        original: None,
        played: None,
        uses: 0,
    });
    uid
}
