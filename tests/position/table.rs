//! Playing a text: every line in turn, on one game.

use super::expect;
use super::ground::{BASE, FILLER, GROUND, LEADER, book, library};
use super::setup::{NAMES, PLAYERS};
use super::show;
use cantina::unlimited::notation::{self, Line, Player, Wrong};
use cantina::unlimited::rules::fact::Log;
use cantina::unlimited::rules::game::{Game, PlayerSetup};
use cantina::unlimited::rules::look::Eyes;
use cantina::unlimited::rules::table::options::GameOptions;
use cantina::unlimited::rules::view::{DecisionView, View};

/// A game that is being played from a text.
pub(crate) struct Table {
    /// The game.
    pub game: Game,
    /// Everything that happened.
    pub log: Log,
}

/// Plays a text; fails with the line, the reason and the position.
#[track_caller]
pub(crate) fn play(text: &str) {
    if let Err(why) = run(text) {
        panic!("{why}");
    }
}

/// Plays a text; the error holds the line, the reason and the position.
pub(super) fn run(text: &str) -> Result<Table, String> {
    let read = notation::read(text, library(), GROUND).map_err(|fault| fault.to_string())?;
    let mut log = Log::keeping();
    let game = Game::scenario(book(), &read.scenario, 1, &mut log).map_err(|fault| fault.to_string())?;
    let mut table = Table { game, log };
    for line in &read.lines {
        let (line, result) = match line {
            Line::Setup(_) => continue,
            Line::Act(line) => {
                (line, table.act(line).map_err(|wrong| wrong.why).and_then(|()| table.game.audit(book())))
            }
            Line::Expect(line) => (line, expect::all(&table, line)),
        };
        result.map_err(|why| format!("{line}\n{why}\n\n{}", show::position(&table.view())))?;
    }
    Ok(table)
}

/// A game of two plain decks, from its very start.
pub(crate) fn opening() -> Table {
    opening_at(BASE)
}

/// The same, with other bases.
pub(crate) fn opening_at(base: &str) -> Table {
    let card = |id: &str| book().find(id).unwrap_or_else(|| panic!("there is no {id}"));
    let player = PlayerSetup { leaders: vec![card(LEADER)], base: card(base), deck: vec![card(FILLER); 20] };
    let mut log = Log::keeping();
    let game = Game::start(book(), GameOptions::duel(), &[player.clone(), player], 1, &mut log);
    Table { game, log }
}

impl Table {
    /// Everything that can be seen.
    pub(crate) fn view(&self) -> View {
        let names: Vec<String> = NAMES.iter().take(self.game.seats()).map(|name| (*name).to_owned()).collect();
        self.game.view(book(), &names, Eyes::Judge)
    }

    /// What is awaited.
    pub(crate) fn decision(&self) -> Result<DecisionView, String> {
        self.view().decision.ok_or_else(|| "nothing is awaited".to_owned())
    }

    /// Picks an option by its place.
    pub(crate) fn choose(&mut self, option: usize) -> Result<(), String> {
        self.game.choose(book(), option, &mut self.log).map_err(|why| why.to_string())
    }

    /// One line of action.
    fn act<'t>(&mut self, line: &'t str) -> Result<(), Wrong<'t>> {
        Player { book: book(), names: &PLAYERS, game: &mut self.game, log: &mut self.log }.act(line)
    }
}
