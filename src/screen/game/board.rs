//! A game at the table in the panels: drawn from its own view, and answering keys, commands and sentences.

use super::action::Action;
use super::unheard::Unheard;
use super::voice::Heard;
use crate::input::hints::Hint;
use crate::input::line::Line;
use crate::theme::canvas::{Border, Canvas};
use crate::theme::glyphs::Glyphs;
use crate::theme::role::Role;
use crate::theme::width::wrap;
use crate::widgets::event::Event;
use crate::widgets::frame::Around;
use crate::widgets::hits::{Hits, Spot};
use crate::widgets::text::Text;
use ratatui::layout::Rect;
use shell::command::Command;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::preferences::Preference;
use shell::refusal::Refusal;
use shell::services::Services;
use shell::session::Session;
use std::time::Instant;

/// What somebody at the table means to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Nothing more.
    Nothing,
    /// To be told this.
    Say(String),
    /// To pick this option.
    Pick(usize),
    /// To make the picks that the board gathered, one after another: [`Board::go_on`].
    Row,
    /// To see this page of the game.
    Show(Focus),
    /// To ask this of the teacher.
    Teach(Command),
    /// The key is not for the table itself.
    Ignored,
}

/// The preferences that the picture of a game obeys.
pub const TABLE_PREFERENCES: [Preference; 3] = [Preference::TurningSeats, Preference::Motion, Preference::PhaseEnd];

/// What the program adds to the picture of a game.
#[derive(Clone, Copy)]
pub struct Surround<'a> {
    /// Cards and decks.
    pub services: &'a Services,
    /// The moment that is drawn.
    pub now: Instant,
    /// The whole screen.
    pub area: Rect,
    /// The game in a few words, with the clock of its match.
    pub title: &'a str,
    /// Is it a game of a match?
    pub in_match: bool,
    /// The result of the last key.
    pub notice: Option<&'a str>,
    /// The footer.
    pub hints: &'a [Hint],
    /// The hint that is never cut.
    pub help: &'a Hint,
    /// A line being typed instead of the footer, with its sign.
    pub line: Option<(&'a str, &'a Line)>,
}

impl<'a> Surround<'a> {
    /// Everything around a page.
    pub fn around(&self) -> Around<'a> {
        Around { hints: self.hints, help: self.help, line: self.line, notice: self.notice }
    }
}

/// The course of a game on its board.
pub trait LookingBack {
    /// Looks back, one step or to the moment after which the log had a line.
    fn look_back(&mut self, line: Option<usize>) -> Intent;

    /// Finds the next moment for which the log says this; false if it never does.
    fn search_back(&mut self, text: &str) -> bool;
}

/// A game at the table in the panels.
///
/// A board that has nothing of the kind leaves out lists over the table, a selection, clicks, preferences, pages with a
/// clock, series of picks, explanations and grave questions: the bodies here say so with an empty list, `None`, `false`
/// or [`Intent::Ignored`], which no front end offers. `shown_key`, `is_shown_over_table` and `draw_shown` are how cards
/// are shown on every board. Looking back is a capability, because front ends offer it.
///
/// It draws what its session shows and nothing else, keeps what a person moved, opened or gathered in the picture, and
/// says what keys mean; it picks nothing by itself except the rest of a series that was asked for.
pub trait Board {
    /// The game.
    fn session(&self) -> &dyn Session;

    /// The game, mutably.
    fn session_mut(&mut self) -> &mut dyn Session;

    /// The game moved on, or other eyes look: everything about the decision is updated.
    fn renew(&mut self);

    /// A key for the table, or for the list over it.
    fn key(&mut self, key: Key) -> Intent;

    /// A command of the table; `hits` says what was drawn where.
    fn run(&mut self, _: Command, _: &Hits) -> Intent {
        Intent::Ignored
    }

    /// Why a command of the table cannot be given now; `None` if it can.
    fn why_not(&self, _: Command) -> Option<String> {
        None
    }

    /// The commands of the table that this game has no use for.
    fn foreign(&self) -> &'static [Command] {
        &[]
    }

    /// The signs of its table in words, for help; each line fits the narrowest screen.
    fn signs(&self, _: &Glyphs) -> Vec<String> {
        Vec::new()
    }

    /// One step back at the table; false if there is none.
    fn back(&mut self) -> bool {
        false
    }

    /// Does a list lie over the table, so that keys are for it?
    fn in_list(&self) -> bool {
        false
    }

    /// Is something selected?
    fn has_selection(&self) -> bool {
        false
    }

    /// Something on the table was clicked.
    fn click(&mut self, _: Spot) -> Intent {
        Intent::Nothing
    }

    /// Puts the cursor on the next thing with this name; false if there is none.
    fn search(&mut self, _: &str) -> bool {
        false
    }

    /// Understands a typed sentence.
    fn parse(&mut self, text: &str) -> Result<Heard, Unheard>;

    /// Would [`parse`](Board::parse) understand this? Does not move the picture to what it mentions.
    fn understands(&self, text: &str) -> bool;

    /// Obeys one of [`TABLE_PREFERENCES`] from now on, if the game has such a thing.
    fn prefer(&mut self, _: Preference, _yes: bool) {}

    /// Its course so far; `None` if this game cannot be looked back at.
    fn looking_back(&mut self) -> Option<&mut dyn LookingBack>;

    /// This page of the game was left.
    fn left(&mut self, _: Focus) {}

    /// Time passed for things that run by themselves on its pages.
    fn tick(&mut self, _: Instant) {}

    /// When something on its pages changes by itself.
    fn deadline(&self) -> Option<Instant> {
        None
    }

    /// Does somebody choose what to do in their turn, rather than answer a question?
    fn is_at_action(&self) -> bool;

    /// What can and cannot be done now, for the palette; as far as the eyes at the screen may know it.
    fn actions(&self) -> Vec<Action> {
        Vec::new()
    }

    /// What can be done now and what is selected, explained; `None` if the game explains nothing.
    fn guide(&self) -> Option<Text> {
        None
    }

    /// The question before a pick that hardly anybody means to make by one key, and what yes does in a word.
    fn grave(&self, _option: usize) -> Option<(String, &'static str)> {
        None
    }

    /// Makes the next picks of a series in progress, as far as the game asks for them.
    fn go_on(&mut self, _: Instant) -> Result<(), Refusal> {
        Ok(())
    }

    /// Drops the rest of a series.
    fn drop_row(&mut self) {}

    /// The ids of the printed cards that these eyes see face up; empty if names do not identify cards.
    fn in_sight(&self) -> Vec<String> {
        Vec::new()
    }

    /// What anybody may ask: the open facts of the game.
    fn open_facts(&self) -> Text;

    /// Draws the table with the list over it.
    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits);

    /// A key for a page of the game.
    fn page_key(&mut self, place: Focus, key: Key, with: &Surround<'_>) -> Event;

    /// A row of a page of the game was clicked; does the game belong to a match?
    fn page_click(&mut self, _: Focus, _row: usize, _in_match: bool) -> Event {
        Event::Ignored
    }

    /// Draws a page of the game over the table; [`Focus::Over`] is its end.
    fn draw_page(&self, place: Focus, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits);

    /// A key for what is shown to one person: [`Event::Back`] means that it was seen.
    fn shown_key(&mut self, key: Key, _: &Surround<'_>) -> Event {
        match key {
            Key::Enter | Key::Esc | Key::Char(' ') => Event::Back,
            _ => Event::Ignored,
        }
    }

    /// Do the cards that are shown leave the table visible around them? They do if everybody may see them and only one
    /// person is there.
    fn is_shown_over_table(&self) -> bool {
        let session = self.session();
        let shown = session.shown();
        let everybody = !shown.is_empty() && shown.iter().all(|shown| shown.everybody);
        everybody && session.lies_open() && session.table().people().len() == 1
    }

    /// Draws what is shown to one person over the whole screen: nothing else is visible meanwhile.
    fn draw_shown(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>) {
        let screen = canvas.area();
        canvas.clear(screen);
        let frame = Rect { height: screen.height.saturating_sub(1), ..screen };
        let inside = canvas.frame(frame, Border::Acting, "Only for these eyes", "");
        let lines = self.session().shown().iter().flat_map(|shown| wrap(&shown.text, inside.width.into()));
        for (line, y) in lines.zip(inside.y..inside.bottom()) {
            canvas.text(inside.x, y, inside.width, &line, Role::Strong);
        }
        canvas.text(screen.x + 1, frame.bottom(), screen.width, with.notice.unwrap_or("Enter  seen"), Role::Hint);
    }
}
