//! A place of the program on the screen, whichever it is: what lies over the table or the first questions.

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
use shell::place::Outcome;
use shell::request::Request;
use shell::services::Services;
use std::time::Instant;

/// What a key, a command or an answer led to.
pub enum Then {
    /// Something on the layer changed, or nothing.
    Stay,
    /// One step back.
    Back,
    /// It is not for this layer.
    Ignored,
    /// This is to be said.
    Say(String),
    /// A text to read lies over it.
    Read(Text),
    /// A question lies over it, with what yes means in a word, and what it asks for.
    Ask(String, &'static str, Request),
    /// This came of it.
    Came(Outcome),
}

/// A screen with its commands, its keys and its picture.
pub trait Layer {
    /// Where keys go while it is on top.
    fn focus(&self) -> Focus;

    /// A key went down.
    fn press(&mut self, key: Key, services: &mut Services) -> Then;

    /// A command of its place, at its cursor.
    fn run(&mut self, command: Command, services: &mut Services) -> Then;

    /// Something is asked of it: what was typed, or what an answer stands for.
    fn ask(&mut self, request: &Request, services: &mut Services) -> Then;

    /// A row was clicked.
    fn click(&mut self, row: usize, services: &mut Services) -> Then;

    /// Something is searched for.
    fn search(&mut self, text: &str, services: &Services) -> Then;

    /// Text was pasted.
    fn paste(&mut self, text: &str, services: &mut Services) -> Then;

    /// Time passed; it is said before every key, too.
    fn tick(&mut self, now: Instant) -> Then;

    /// A key went down anywhere: what is open stays open for another while.
    fn touched(&mut self, now: Instant);

    /// When its picture changes if nobody does anything.
    fn deadline(&self, now: Instant) -> Option<Instant>;

    /// Do steps follow each other by themselves?
    fn is_running(&self) -> bool;

    /// The curtain over it, while somebody is asked to the keyboard.
    fn curtain(&self) -> Option<Curtain<'_>>;

    /// A key for the name that its curtain asks for; true if the curtain has gone up.
    fn spell(&mut self, key: Keystroke, now: Instant) -> bool;

    /// Draws the curtain over what only one person may see; false if nothing is to be covered.
    fn cover(&mut self, why: Closed, now: Instant) -> bool;

    /// The commands of its place that make no sense now: the footer leaves them out.
    fn needless(&self) -> Vec<Command>;

    /// Does it wait under a game or a match that it put on the table?
    fn stays(&self) -> bool;

    /// What it led to outside of it is done: a game or a match that it put on the table was left, or a theme was kept.
    fn returned(&mut self, services: &mut Services) -> Then;

    /// Draws it.
    fn draw(&self, canvas: &mut Canvas<'_>, services: &Services, around: &Around<'_>, hits: &mut Hits);
}
