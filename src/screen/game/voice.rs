//! A game at the table as the lines have it: told in sentences, and understanding them.

use shell::command::situation::Focus;
use shell::services::Services;
use shell::session::Session;

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Detail {
    /// As little as there is to choose by.
    Brief,
    /// With numbers, and with the text of cards that are new in a hand.
    #[default]
    Usual,
    /// With all texts, and with what cannot be done.
    Full,
}

/// What a sentence about the game means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// To pick an option; the words that are left are for the next decision.
    Pick(usize, String),
    /// To see this page of the game; `told` is the same in sentences.
    Page {
        /// Which page.
        place: Focus,
        /// What it says.
        told: Vec<String>,
    },
    /// To be told this.
    Told(String),
    /// To read this.
    Text {
        /// What it is.
        title: String,
        /// What it says; what belongs to a line is indented below it.
        lines: Vec<String>,
    },
}

/// A game at the table as the lines have it.
pub trait Voice {
    /// The game.
    fn session(&self) -> &dyn Session;

    /// The game, to be acted on.
    fn session_mut(&mut self) -> &mut dyn Session;

    /// The game moved on, or other eyes look.
    fn renew(&mut self);

    /// The whole table.
    fn table(&mut self) -> Vec<String>;

    /// The question and its choices, or how the game ended.
    fn decision(&self, detail: Detail) -> Vec<String>;

    /// The open hand; when it is `fresh`, its texts are known to its owner from now on.
    fn hand(&mut self, services: &dyn Services, detail: Detail, fresh: bool) -> Vec<String>;

    /// The open hand where cards came into it since it was last told, their texts known to its owner from now on.
    fn drawn(&mut self, _services: &dyn Services, _detail: Detail) -> Vec<String> {
        Vec::new()
    }

    /// What is written on the cards that came before everybody's eyes since this was asked last.
    fn met(&mut self, _services: &dyn Services, _detail: Detail) -> Vec<String> {
        Vec::new()
    }

    /// A question before a pick that hardly anybody means by one word; the pass that ends a phase only if that is asked.
    fn grave(&self, _option: usize, _asks_phase_end: bool) -> Option<String> {
        None
    }

    /// Can a coach go through a game of this kind once it is over?
    fn is_coached(&self) -> bool {
        false
    }

    /// Is the game over? Practice goes on after it.
    fn is_over(&self) -> bool {
        self.session().outcome().is_some()
    }

    /// What is different from when this was asked last: what is left of what was hit.
    fn changes(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The table as everybody saw it so many steps ago, with what happened then.
    fn earlier(&self, _steps: usize) -> Result<Vec<String>, String> {
        Err("The course of this game cannot be looked at.".into())
    }

    /// What can be done now and why, with what lies on the table explained; nothing where a game explains nothing.
    fn guide(&self) -> Vec<String> {
        Vec::new()
    }

    /// After a game: where everybody came in, what was counted, and how the game went.
    fn account(&self) -> Vec<String> {
        Vec::new()
    }

    /// The ids of the printed cards that these eyes see face up; nothing where names mean no cards.
    fn in_sight(&self) -> Vec<String> {
        Vec::new()
    }

    /// What anybody may ask: the open facts of the game.
    fn open_facts(&self) -> Vec<String>;

    /// Understands a sentence.
    fn parse(&self, text: &str, services: &dyn Services) -> Result<Heard, String>;

    /// The option that the words left of a sentence mean in the decision of now, with the words that are left then.
    fn pick(&self, words: &str) -> Result<(usize, String), String>;

    /// The sentences that are understood, for help.
    fn help(&self) -> &'static [&'static str];
}
