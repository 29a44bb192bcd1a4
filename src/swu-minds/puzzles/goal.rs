//! The goals that can be set for the end of the phase.

use std::fmt;
use swu_language::word::Arena;
use swu_rules::book::Book;
use swu_rules::game::Game;

/// What the seat that acts has to reach, whatever the others do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Win the game in this phase.
    WinPhase,
    /// Defeat an enemy unit of this id, title or number.
    Defeat(String),
    /// Still be in the game when the phase ends.
    Survive,
    /// Leave no enemy unit in this arena.
    Clear(Arena),
}

impl Goal {
    /// How goals are written.
    pub const LIST: &str = "win-phase, defeat(UNIT), survive, clear(ground), clear(space)";

    /// Reads one: `win-phase`, `defeat(SOR_164)`, `survive`, `clear(space)`.
    pub fn read(text: &str) -> Option<Goal> {
        let text = text.trim();
        let (word, inside) = match text.split_once('(') {
            Some((word, rest)) => (word.trim(), rest.strip_suffix(')')?.trim()),
            None => (text, ""),
        };
        match (word, inside) {
            ("win-phase", "") => Some(Goal::WinPhase),
            ("survive", "") => Some(Goal::Survive),
            ("defeat", name) if !name.is_empty() => Some(Goal::Defeat(name.to_owned())),
            ("clear", "ground") => Some(Goal::Clear(Arena::Ground)),
            ("clear", "space") => Some(Goal::Clear(Arena::Space)),
            _ => None,
        }
    }

    /// What is wrong with it in this position: it names a unit that no enemy of the choosing seat has.
    pub fn fault(&self, book: &Book, game: &Game) -> Option<String> {
        let (Goal::Defeat(name), Some(decision)) = (self, game.decision()) else { return None };
        if !game.enemies_called(book, decision.seat, name).is_empty() {
            return None;
        }
        let there = match game.enemies(book, decision.seat).join(", ") {
            ids if ids.is_empty() => "no enemy unit at all".to_owned(),
            ids => ids,
        };
        Some(format!("no enemy unit is called {name:?}; there is {there}"))
    }

    /// Its first word.
    pub fn word(&self) -> &'static str {
        match self {
            Goal::WinPhase => "win-phase",
            Goal::Defeat(_) => "defeat",
            Goal::Survive => "survive",
            Goal::Clear(_) => "clear",
        }
    }

    /// As an instruction to the person who has to reach it.
    pub fn task(&self) -> String {
        match self {
            Goal::WinPhase => "Win the game in this phase.".to_owned(),
            Goal::Defeat(name) => format!("Defeat {name} in this phase."),
            Goal::Survive => "Still be in the game when this phase ends.".to_owned(),
            Goal::Clear(Arena::Ground) => "Leave no enemy unit on the ground in this phase.".to_owned(),
            Goal::Clear(Arena::Space) => "Leave no enemy unit in space in this phase.".to_owned(),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Defeat(name) => write!(formatter, "defeat({name})"),
            Goal::Clear(Arena::Ground) => formatter.write_str("clear(ground)"),
            Goal::Clear(Arena::Space) => formatter.write_str("clear(space)"),
            _ => formatter.write_str(self.word()),
        }
    }
}
