//! A game at the table in line mode: told in sentences, and understanding them.

use super::unheard::Unheard;
use hotseat::log::Line as LogLine;
use shell::command::situation::Focus;
use shell::facts;
use shell::services::Services;
use shell::session::Session;

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Detail {
    /// The minimum needed for a choice.
    Brief,
    /// With numbers, and with the text of cards that are new in a hand.
    #[default]
    Usual,
    /// With all texts, and with what is impossible.
    Full,
}

/// The meaning of a sentence about the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// To pick an option; the remaining words are for the next decision.
    Pick(usize, String),
    /// To see this page of the game; `told` is the same in sentences.
    Page {
        /// Which page.
        place: Focus,
        /// Its contents.
        told: Vec<String>,
    },
    /// To be told this.
    Told(String),
    /// To read this.
    Text {
        /// What it is.
        title: String,
        /// Its contents; details of a line are indented below it.
        lines: Vec<String>,
    },
}

/// A game at the table in line mode.
pub trait Voice {
    /// The game.
    fn session(&self) -> &dyn Session;

    /// The game, mutably.
    fn session_mut(&mut self) -> &mut dyn Session;

    /// The game moved on, or other eyes look.
    fn renew(&mut self);

    /// The whole table.
    fn table(&mut self) -> Vec<String>;

    /// The question and its choices, or how the game ended.
    fn decision(&self, detail: Detail) -> Vec<String>;

    /// The open hand; if it is `fresh`, its owner knows its texts from now on.
    fn hand(&mut self, services: &Services, detail: Detail, fresh: bool) -> Vec<String>;

    /// The open hand if cards came into it since it was last told; its owner knows their texts from now on.
    fn drawn(&mut self, _services: &Services, _detail: Detail) -> Vec<String> {
        Vec::new()
    }

    /// The texts of the cards that became visible to everybody since this was last called.
    fn met(&mut self, _services: &Services, _detail: Detail) -> Vec<String> {
        Vec::new()
    }

    /// Have the eyes that look heard this card's text?
    fn has_heard(&self, _card: &str) -> bool {
        false
    }

    /// A question before a pick that hardly anybody means to make by one word; the pass that ends a phase only if that
    /// is asked for.
    fn grave(&self, _option: usize, _asks_phase_end: bool) -> Option<String> {
        None
    }

    /// News as they are told, without what only says how something came about unless everything is asked for.
    fn news(&self, lines: &[LogLine], _detail: Detail) -> Vec<String> {
        facts::news(lines)
    }

    /// Is the game over? Practice continues after it.
    fn is_over(&self) -> bool {
        self.session().outcome().is_some()
    }

    /// What has changed since this was last called, unless these news say it: what is left of anything that was hit.
    fn changes(&mut self, _news: &[LogLine]) -> Vec<String> {
        Vec::new()
    }

    /// Lines of the log as they are told: with the letters of things whose names do not say which one is meant.
    fn signed(&self, lines: &[LogLine]) -> Vec<LogLine> {
        lines.to_vec()
    }

    /// The table as everybody saw it this many steps ago, with what happened then.
    fn earlier(&self, steps: usize) -> Result<Vec<String>, Unheard>;

    /// What can be done now and why, with everything on the table explained; empty if the game explains nothing.
    fn guide(&self) -> Vec<String> {
        Vec::new()
    }

    /// After a game: everybody's place, statistics, and how the game went.
    fn account(&self) -> Vec<String> {
        Vec::new()
    }

    /// The ids of the printed cards that these eyes see face up; empty if names do not identify cards.
    fn in_sight(&self) -> Vec<String> {
        Vec::new()
    }

    /// What anybody may ask: the open facts of the game.
    fn open_facts(&self) -> Vec<String>;

    /// Understands a sentence.
    fn parse(&self, text: &str, services: &Services) -> Result<Heard, Unheard>;

    /// The option that the rest of a sentence means in the present decision, with the words still left.
    fn pick(&self, words: &str) -> Result<(usize, String), Unheard>;

    /// The sentences that are understood, for help.
    fn help(&self) -> &'static [&'static str];
}
