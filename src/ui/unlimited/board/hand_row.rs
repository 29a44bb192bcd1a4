//! A card of the open hand: what it is and what it costs in a row, its text behind that and below it.

use super::hand::{aspects, beside};
use super::scene::Scene;
use crate::shell::cards::CardFacts;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::{columns, wrap};
use crate::unlimited::cards::word::Kind;
use crate::unlimited::rules::view::{CardRef, SeatView};
use ratatui::layout::Rect;

/// Columns before the name: number and cost.
const BEFORE: u16 = 9;
/// Columns for the card type.
const TYPE: u16 = 8;
/// Columns for arena, power and HP.
const BODY: u16 = 13;
/// Columns for two aspects.
const ICONS: u16 = 7;
/// Columns of a row besides the name, where the answer is short.
const BESIDES: u16 = BEFORE + 1 + TYPE + BODY + ICONS + SHORT_ANSWER;
const SHORT_ANSWER: u16 = 20;

/// The fewest columns for names: so many tell cards apart, and why a card cannot be played is said in full.
const LEAST_NAME: u16 = 16;
/// The fewest columns in which the beginning of a card's text says something.
const LEAST_TEXT: u16 = 16;

/// Columns for the names of the hand: as many as the longest needs, as far as the rest of the row leaves them.
pub(super) fn names(scene: &Scene<'_>, side: &SeatView, width: u16) -> u16 {
    let cards = side.hand.iter().filter_map(|card| card.known());
    let longest = cards.clone().map(|card| columns(&name(card, width)) as u16).max().unwrap_or(0);
    let answer = cards.map(|card| columns(&beside(scene, card).0) as u16).max().unwrap_or(0);
    let room = width.saturating_sub(BESIDES + answer.saturating_sub(SHORT_ANSWER));
    longest.min(room.max(LEAST_NAME))
}

/// The name, with the subtitle where rows are long.
fn name(card: &CardRef, width: u16) -> String {
    match &card.subtitle {
        Some(subtitle) if width >= 100 => format!("{}, {subtitle}", card.name),
        _ => card.name.clone(),
    }
}

/// `[1] (2) Bright Hope   unit   space 1 2/2   Cu He   can play for 2  Raid 1`.
pub(super) struct CardRow<'a> {
    scene: &'a Scene<'a>,
    card: &'a CardRef,
    facts: Option<&'a CardFacts>,
    called: String,
    answer: (String, Role),
    text: String,
    /// Columns of its name.
    name: u16,
    width: u16,
}

impl<'a> CardRow<'a> {
    /// A card, with so many columns for names, and for all of it.
    pub(super) fn new(scene: &'a Scene<'a>, card: &'a CardRef, names: u16, width: u16) -> CardRow<'a> {
        let facts = scene.cards.facts(&card.id);
        let answer = beside(scene, card);
        let text = facts.map(|facts| facts.text.replace('\n', "  ")).unwrap_or_default();
        let called = name(card, width);
        // A long name has what its own answer and its text leave free.
        let behind = columns(&answer.0).max((columns(&text) + 2).min(SHORT_ANSWER.into())) as u16;
        let own = width.saturating_sub(BESIDES - SHORT_ANSWER + behind);
        let name = names.max(own.min(columns(&called) as u16));
        let mut row = CardRow { scene, card, facts, called, answer, text, name, width };
        if row.room() == 0 {
            // Columns in which no text is told are the name's.
            let besides = row.before_answer() - row.name + columns(&row.answer.0) as u16;
            row.name = row.name.max(width.saturating_sub(besides).min(columns(&row.called) as u16));
        }
        row
    }

    /// The card's handle.
    pub(super) fn uid(&self) -> u16 {
        self.card.uid
    }

    /// Columns of arena, power and HP: more than usual where numbers are large.
    fn body(&self) -> u16 {
        self.facts.map_or(0, |facts| columns(&body(facts)) as u16 + 1).max(BODY)
    }

    /// Columns behind which the answer stands.
    fn before_answer(&self) -> u16 {
        let icons = self.facts.map_or(0, |facts| facts.aspects.len() as u16 * 3).max(ICONS);
        BEFORE + self.name + 1 + TYPE + self.body() + icons
    }

    /// Columns behind which its text begins.
    fn before_text(&self) -> u16 {
        let answer = columns(&self.answer.0) as u16;
        self.before_answer() + if answer == 0 { 0 } else { answer + 2 }
    }

    /// Is there room for the whole answer in the row?
    fn is_answered(&self) -> bool {
        usize::from(self.width.saturating_sub(self.before_answer())) >= columns(&self.answer.0)
    }

    /// Columns that its text has in its own row: where only a few are left, none.
    fn room(&self) -> u16 {
        let room = self.width.saturating_sub(self.before_text() + 1);
        if room >= LEAST_TEXT.min(columns(&self.text) as u16) { room } else { 0 }
    }

    /// What of its text stands in its row, and what goes on below, behind an answer that has no room above.
    fn parts(&self) -> (String, Vec<(String, Role)>) {
        let room = usize::from(self.room());
        let (answer, role) = &self.answer;
        let mut below = Vec::new();
        if !self.is_answered() {
            below.push((answer.clone(), *role));
        }
        if columns(&self.text) <= room {
            return (self.text.clone(), below);
        }
        let first = if room == 0 { None } else { wrap(&self.text, room).into_iter().next() };
        let first = first.unwrap_or_default();
        let told = first.split_whitespace().count();
        let rest: Vec<&str> = self.text.split_whitespace().skip(told).collect();
        let lines = wrap(&rest.join(" "), usize::from(self.width.saturating_sub(BEFORE + 1)));
        below.extend(lines.into_iter().map(|line| (line, Role::Dim)));
        (first, below)
    }

    /// How many rows it goes on below its own.
    pub(super) fn below(&self) -> usize {
        self.parts().1.len()
    }

    /// Draws it; where the area has more than one row, its text goes on below.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, index: usize) {
        let (x, y) = (area.x, area.y);
        let legal = self.scene.menu.about(self.card.uid).is_some();
        let (open, close, role) = match (self.scene.picked.contains(&self.card.uid), legal) {
            (true, _) => ("<", ">", Role::Picked),
            (false, true) => ("[", "]", Role::Choice),
            (false, false) => (" ", " ", Role::Label),
        };
        let number = index + 1;
        let number = if number < 10 { format!("{open}{number}{close}") } else { format!("{open}{number:>2}{close}") };
        canvas.text(x, y, 4, &number, role);
        let cost = self.facts.map(|facts| format!("({})", facts.cost)).unwrap_or_default();
        canvas.text(x + 4, y, 4, &cost, Role::Text);
        canvas.text(x + BEFORE, y, self.name, &self.called, if legal { Role::Strong } else { Role::Text });
        let x = x + BEFORE + self.name + 1;
        canvas.text(x, y, TYPE, self.facts.map_or(self.card.kind, |facts| facts.kind).name(), Role::Text);
        let x = x + TYPE;
        let wide = self.body();
        let mut behind = x + wide + ICONS;
        if let Some(facts) = self.facts {
            canvas.text(x, y, wide, &body(facts), Role::Text);
            behind = aspects(canvas, x + wide, y, facts).max(behind);
        }
        if area.height == 1 || self.is_answered() {
            let (answer, role) = &self.answer;
            canvas.text(behind, y, area.right().saturating_sub(behind), answer, *role);
        }
        self.draw_text(canvas, area);
    }

    /// Where columns are free, its text stands behind, and goes on below where rows are.
    fn draw_text(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let x = area.x + self.before_text();
        if area.height <= 1 {
            canvas.text(x, area.y, self.room(), &self.text, Role::Dim);
            return;
        }
        let (first, below) = self.parts();
        canvas.text(x, area.y, self.room(), &first, Role::Dim);
        let x = area.x + BEFORE;
        for ((line, role), y) in below.iter().zip(area.y + 1..area.bottom()) {
            canvas.text(x, y, area.right().saturating_sub(x + 1), line, *role);
        }
    }
}

/// `space 1 2/2`, power and HP as in play, or `+3/+1` for upgrades.
fn body(facts: &CardFacts) -> String {
    match facts.kind {
        Kind::Event => String::new(),
        _ => match facts.arena {
            Some(arena) => format!("{} {} {}/{}", arena.name(), facts.power, facts.hp, facts.hp),
            None => facts.numbers(),
        },
    }
}
