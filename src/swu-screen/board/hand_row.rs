//! A card of the open hand: what it is and what it costs in a row, its text after that and below it.

use super::hand::{aspects, beside};
use super::scene::Scene;
use super::unit_row::{draw_key, sign_at_end};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use shell::cards::CardFacts;
use swu_language::word::Kind;
use swu_view::{CardRef, SeatView};

/// Columns before the name: number and cost.
const BEFORE: u16 = 9;
/// Columns of the shortest answer that leaves names room.
const SHORT_ANSWER: u16 = 20;
/// Columns of the longest answer to which names give way.
const LONG_ANSWER: usize = 26;
/// The fewest columns for names: enough to tell cards apart, with room for the full reason why a card cannot be played.
const LEAST_NAME: u16 = 16;
/// The fewest columns in which the beginning of a card's text is worth showing.
const LEAST_TEXT: u16 = 16;

/// The widths of the columns of a hand, the same in all its rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    name: u16,
    kind: u16,
    body: u16,
    icons: u16,
}

impl Columns {
    /// As wide as the widest entry of each; names as far as the rest of the rows leaves them room.
    pub(super) fn of(scene: &Scene<'_>, side: &SeatView, width: u16) -> Columns {
        let cards: Vec<&CardRef> = side.hand.iter().filter_map(|card| card.known()).collect();
        let widest = |count: &dyn Fn(&CardRef) -> usize| cards.iter().map(|card| count(card)).max().unwrap_or(0) as u16;
        let of_facts = |count: fn(&CardFacts) -> usize| widest(&|card| scene.cards.facts(&card.id).map_or(0, count));
        let kind = widest(&|card| columns(kind(scene.cards.facts(&card.id), card))) + 1;
        let body = of_facts(|facts| columns(&body(facts))) + 1;
        let icons = of_facts(|facts| 3 * facts.aspects.len()) + 1;
        // Anything longer than the longest of these continues below its row, or is cut in it.
        let answer =
            widest(&|card| Some(columns(&beside(scene, card).0)).filter(|wide| *wide <= LONG_ANSWER).unwrap_or(0));
        let answered = cards.iter().any(|card| !beside(scene, card).0.is_empty());
        let behind = if answered { answer.max(SHORT_ANSWER) } else { LEAST_TEXT + 1 };
        let room = width.saturating_sub(BEFORE + 1 + kind + body + icons + behind);
        let name = widest(&|card| columns(&name(card, width))).min(room.max(LEAST_NAME));
        Columns { name, kind, body, icons }
    }

    /// Columns before an answer.
    fn before_answer(self) -> u16 {
        BEFORE + self.name + 1 + self.kind + self.body + self.icons
    }
}

/// The card type in a word.
fn kind(facts: Option<&CardFacts>, card: &CardRef) -> &'static str {
    facts.map_or(card.kind, |facts| facts.kind).name()
}

/// The name, with the subtitle if rows are long.
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
    columns: Columns,
    width: u16,
}

impl<'a> CardRow<'a> {
    /// A card, with these columns and this width in all.
    pub(super) fn new(scene: &'a Scene<'a>, card: &'a CardRef, wide: Columns, width: u16) -> CardRow<'a> {
        let facts = scene.cards.facts(&card.id);
        let answer = beside(scene, card);
        let text = facts.map(CardFacts::text_in_one_line).unwrap_or_default();
        let mut row = CardRow { scene, card, facts, called: name(card, width), answer, text, columns: wide, width };
        // A name longer than the others' room gets what its own answer leaves, if no text is shown there.
        let besides = wide.before_answer() - wide.name + columns(&row.answer.0) as u16;
        let own = width.saturating_sub(besides).min(columns(&row.called) as u16);
        if own > wide.name && row.room() == 0 {
            row.columns.name = own;
        }
        row
    }

    /// The card's handle.
    pub(super) fn uid(&self) -> u16 {
        self.card.uid
    }

    /// Columns before the answer.
    fn before_answer(&self) -> u16 {
        self.columns.before_answer()
    }

    /// Columns before its text.
    fn before_text(&self) -> u16 {
        let answer = columns(&self.answer.0) as u16;
        self.before_answer() + if answer == 0 { 0 } else { answer + 2 }
    }

    /// Is there room for the whole answer in the row?
    fn is_answered(&self) -> bool {
        usize::from(self.width.saturating_sub(self.before_answer())) >= columns(&self.answer.0)
    }

    /// Columns for its text in its own row: none if only a few are left.
    fn room(&self) -> u16 {
        let room = self.width.saturating_sub(self.before_text() + 1);
        if room >= LEAST_TEXT.min(columns(&self.text) as u16) { room } else { 0 }
    }

    /// The part of its text in its row, and what continues below, after an answer that has no room above.
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

    /// How many rows it continues below its own.
    pub(super) fn below(&self) -> usize {
        self.parts().1.len()
    }

    /// Draws it; if the area has more than one row, its text continues below.
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
        draw_key(canvas, Rect { x, y, width: 4, height: 1 }, &number, role);
        let cost = self.facts.map(|facts| format!("({})", facts.cost)).unwrap_or_default();
        canvas.text(x + 4, y, 4, &cost, Role::Text);
        let wide = self.columns;
        canvas.text(x + BEFORE, y, wide.name, &self.called, if legal { Role::Strong } else { Role::Text });
        let x = x + BEFORE + wide.name + 1;
        let mut end = canvas.text(x, y, wide.kind, kind(self.facts, self.card), Role::Text);
        if let Some(facts) = self.facts {
            canvas.text(x + wide.kind, y, wide.body, &body(facts), Role::Text);
            end = aspects(canvas, x + wide.kind + wide.body, y, facts);
        }
        if area.height == 1 || self.is_answered() {
            let (answer, role) = &self.answer;
            let behind = area.x + self.before_answer();
            end = end.max(canvas.text(behind, y, area.right().saturating_sub(behind), answer, *role));
        }
        self.draw_text(canvas, area, end);
    }

    /// If columns are free, its text follows, and continues below if rows are free; if none of it has room, a sign at
    /// the `end` of the row's contents says that there is a text.
    fn draw_text(&self, canvas: &mut Canvas<'_>, area: Rect, end: u16) {
        let x = area.x + self.before_text();
        let rows = usize::from(area.height.saturating_sub(1));
        let (first, below) = self.parts();
        let first = if rows == 0 { &self.text } else { &first };
        canvas.text(x, area.y, self.room(), first, Role::Dim);
        let of_text = |role: Role| role == Role::Dim;
        if self.room() == 0 && !self.text.is_empty() && !below.iter().take(rows).any(|(_, role)| of_text(*role)) {
            sign_at_end(canvas, area, end);
        }
        let x = area.x + BEFORE;
        for ((index, (line, role)), y) in below.iter().enumerate().zip(area.y + 1..area.bottom()) {
            // Text without a row is appended to the last one, so that it is cut there with a sign.
            let last = y + 1 == area.bottom() && of_text(*role);
            let rest: Vec<&str> = below.iter().skip(index).map(|(line, _)| line.as_str()).collect();
            let line = if last { rest.join(" ") } else { line.clone() };
            canvas.text(x, y, area.right().saturating_sub(x + 1), &line, *role);
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
