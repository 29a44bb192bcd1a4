//! A screen that a game adds to the program beside its table: its decks, its cards.

use crate::theme::canvas::Canvas;
use crate::widgets::frame::Around;
use crate::widgets::hits::Hits;
use crate::widgets::text::Text;
use hotseat::exposure::Closed;
use hotseat::handover::Keystroke;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::curtain::Curtain;
use shell::hosted_match::HostedMatch;
use shell::place::Opened;
use shell::preferences::Preference;
use shell::services::{Begun, Services};
use std::time::Instant;

/// The result of a key, a command or an answer.
pub enum Then {
    /// Something on the layer changed, or nothing.
    Stay,
    /// One step back.
    Back,
    /// It is not for this layer.
    Ignored,
    /// This is to be said.
    Say(String),
    /// Another layer lies over it.
    Open(Box<dyn Layer>),
    /// A text to read opens over it.
    Read(Text),
    /// A question opens over it, with the meaning of yes in a word; [`Layer::yes`] is called for a yes.
    Ask(String, &'static str),
    /// Something else is on the screen: keys pressed before were not meant for it.
    Renewed,
    /// This game is put on the table.
    Play(Box<Begun>),
    /// This match is put on the screen.
    Contest(Box<HostedMatch>),
    /// This part of the program's looks was set, and should be visible at once.
    Look(Preference, String),
    /// One's own keys are read again.
    Keys,
    /// Another place lies over it.
    Over(Opened),
    /// The program is left; everything is saved.
    Leave,
    /// These, one after another.
    All(Vec<Then>),
}

/// A screen with its commands, its keys and its picture.
pub trait Layer {
    /// Where keys go while it is on top.
    fn focus(&self) -> Focus;

    /// A key went down.
    fn press(&mut self, key: Key, services: &mut dyn Services) -> Then;

    /// A command of its place.
    fn run(&mut self, _: Command, _: &mut dyn Services) -> Then {
        Then::Ignored
    }

    /// A row was clicked.
    fn click(&mut self, _row: usize, _: &mut dyn Services) -> Then {
        Then::Stay
    }

    /// Something is searched for.
    fn search(&mut self, _: &str, _: &dyn Services) -> Then {
        Then::Ignored
    }

    /// Text was pasted.
    fn paste(&mut self, _: &str, _: &mut dyn Services) -> Then {
        Then::Ignored
    }

    /// Time passed; also called before every key.
    fn tick(&mut self, _: Instant) -> Then {
        Then::Stay
    }

    /// A key went down anywhere: what is open stays open for a while longer.
    fn touched(&mut self, _: Instant) {}

    /// When its picture changes if nobody does anything.
    fn deadline(&self, _: Instant) -> Option<Instant> {
        None
    }

    /// Do steps follow each other by themselves?
    fn is_running(&self) -> bool {
        false
    }

    /// The curtain over it, while somebody is asked to the keyboard.
    fn curtain(&self) -> Option<Curtain<'_>> {
        None
    }

    /// A key for the name that its curtain asks for; true if the curtain has gone up.
    fn spell(&mut self, _: Keystroke, _: Instant) -> bool {
        false
    }

    /// Draws the curtain over what only one person may see; false if there is nothing to cover.
    fn cover(&mut self, _: Closed, _: Instant) -> bool {
        false
    }

    /// The commands of its place that make no sense now: the footer leaves them out.
    fn refusals(&self) -> Vec<Command> {
        Vec::new()
    }

    /// Does it wait under a game or a match that it put on the table?
    fn stays(&self) -> bool {
        false
    }

    /// The game or the match that it put on the table was left.
    fn returned(&mut self, _: &mut dyn Services) -> Then {
        Then::Stay
    }

    /// Its question was answered with yes.
    fn yes(&mut self, _: &mut dyn Services) -> Then {
        Then::Stay
    }

    /// Draws it.
    fn draw(&self, canvas: &mut Canvas<'_>, services: &dyn Services, around: &Around<'_>, hits: &mut Hits);
}
