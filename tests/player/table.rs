//! Plays a text: every line in turn, on one game and on the same game in a session.

use super::expect;
use super::ground::{GROUND, book, library};
use super::session::Sitting;
use super::setup::{NAMES, PLAYERS};
use super::show;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::notation::{self, Line, Player, Wrong};
use swu_view::{DecisionView, View};

/// A game being played from a text.
pub(super) struct Table {
    /// The game.
    pub(super) game: Game,
    /// Everything that happened.
    pub(super) log: Log,
    /// The same game in a session.
    sitting: Sitting,
}

/// Why a text fails.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The line of the text that fails, from 1.
    pub line: usize,
    /// What the line says, the reason, and the position.
    pub what: String,
}

/// Plays a text.
pub(crate) fn run(text: &str) -> Result<(), Failure> {
    let fault = |line, what: String| Failure { line, what };
    let read = notation::read(text, library(), GROUND)
        .map_err(|why| Failure { line: why.place.line, what: why.to_string() })?;
    let mut log = Log::keeping();
    let game = Game::scenario(book(), &read.scenario, 1, &mut log).map_err(|why| fault(1, why.to_string()))?;
    let sitting = Sitting::begin(&read.scenario).map_err(|why| fault(1, why))?;
    let mut table = Table { game, log, sitting };
    for line in &read.lines {
        let result = match line {
            Line::Setup(_) => continue,
            Line::Act(line) => table.act(line),
            Line::Expect(line) => expect::all(&table, line),
        };
        let line = line.text();
        result.map_err(|why| {
            let what = format!("{line}\n{why}\n\n{}", show::position(&view(&table.game)));
            fault(Wrong::new(line, "").in_text(text).place.line, what)
        })?;
    }
    table.sitting.saved(&table.game).map_err(|why| fault(1, why))
}

/// Everything that can be seen of a game.
pub(crate) fn view(game: &Game) -> View {
    let names: Vec<String> = NAMES.iter().take(game.seats()).map(|name| (*name).to_owned()).collect();
    game.view(book(), &names, Eyes::Judge)
}

/// What is awaited.
pub(crate) fn decision(game: &Game) -> Result<DecisionView, String> {
    view(game).decision.ok_or_else(|| "nothing is awaited".to_owned())
}

impl Table {
    /// One action, after which the session shows the same game.
    fn act(&mut self, line: &str) -> Result<(), String> {
        let steps = &mut Vec::new();
        let mut player = Player { book: book(), names: &PLAYERS, game: &mut self.game, log: &mut self.log, steps };
        player.act(line).map_err(|wrong| wrong.why)?;
        self.game.audit(book()).map_err(|why| why.to_string())?;
        self.sitting.follow(steps)?;
        self.sitting.compare(&self.game)
    }
}
