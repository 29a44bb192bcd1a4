//! The table, drawn from a view: players, galaxy rows, the Force track, hands, choices.

use super::choices::Choices;
use super::thing::{Thing, spot};
use super::{prompt, words};
use crate::deckbuilding::hosted::CardData;
use crate::deckbuilding::rules::view::{CardView, PieceView, View};
use crate::hotseat::log::Line as LogLine;
use crate::ui::game::board::Surround;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::widgets::footer;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::ui::widgets::log::wrapped;
use ratatui::layout::Rect;

/// From this width on the log has a column of its own.
const WIDE: u16 = 110;
/// The width of that column.
const LOG: u16 = 42;
/// Rows that the prompt has at least.
const PROMPT: u16 = 6;
/// From this height on both regions are shown whole.
const TALL: u16 = 36;

/// All that the table is drawn from.
pub(super) struct Scene<'a> {
    /// What these eyes see.
    pub view: &'a View,
    /// The printed cards.
    pub cards: &'a CardData,
    /// The cards in sight.
    pub things: &'a [Thing],
    /// The one the cursor is on.
    pub cursor: Option<usize>,
    /// What was done to the choices.
    pub choices: Choices,
    /// The region that is shown whole, where there is no room for both.
    pub region: u8,
    /// Is a hand open, and when does it close?
    pub is_open: Option<Option<u16>>,
    /// The log as far as it may be read.
    pub log: &'a [LogLine],
    /// What the program adds.
    pub with: &'a Surround<'a>,
}

/// A piece of text that may be a card of the table.
type Chip = (String, Role, Option<u32>);

/// Writes lines one below the other until there is no room.
struct Pen<'c, 'b, 's> {
    canvas: &'c mut Canvas<'b>,
    hits: &'c mut Hits,
    scene: &'s Scene<'s>,
    area: Rect,
}

impl Pen<'_, '_, '_> {
    fn line(&mut self, pieces: &[(&str, Role)]) {
        if self.area.height == 0 {
            return;
        }
        self.canvas.pieces(self.area.x + 1, self.area.y, self.area.width.saturating_sub(2), pieces);
        self.down();
    }

    fn down(&mut self) {
        self.area = Rect { y: self.area.y + 1, height: self.area.height.saturating_sub(1), ..self.area };
    }

    /// Chips behind a word, in at most so many lines; what does not fit is counted.
    fn chips(&mut self, word: &str, chips: &[Chip], lines: u16, cell: u16) {
        let left = self.area.x + 3 + columns(word) as u16;
        let right = self.area.right().saturating_sub(2);
        let (mut x, mut used) = (left, 0);
        if self.area.height > 0 {
            self.canvas.text(self.area.x + 2, self.area.y, self.area.width.saturating_sub(3), word, Role::Dim);
        }
        for (index, (text, role, uid)) in chips.iter().enumerate() {
            let wide = (columns(text) as u16 + 2).max(cell).min(right.saturating_sub(left));
            if x + wide > right + 2 && x > left {
                if used + 1 >= lines {
                    let more = format!("+{}", chips.len() - index);
                    self.canvas.text_right(right + 1, self.area.y, 4, &more, Role::Warning);
                    break;
                }
                self.down();
                (x, used) = (left, used + 1);
            }
            if self.area.height == 0 {
                return;
            }
            let place = Rect::new(x, self.area.y, wide.saturating_sub(2), 1);
            self.canvas.text(x, self.area.y, place.width, text, *role);
            self.card(place, *uid);
            x += wide;
        }
        self.down();
    }

    /// A card can be clicked, and the cursor may be on it.
    fn card(&mut self, place: Rect, uid: Option<u32>) {
        let Some(uid) = uid else { return };
        if let Some(spot) = spot(self.scene.things, uid) {
            self.hits.add(place, spot);
        }
        let at = self.scene.cursor.and_then(|at| self.scene.things.get(at));
        if at.is_some_and(|thing| thing.uid == uid) {
            self.canvas.select(place);
        }
    }

    /// The role of a card: may anything be chosen about it now?
    fn role(&self, uid: u32) -> Role {
        let options = self.scene.view.decision.iter().flat_map(|decision| &decision.options);
        let may = options.into_iter().any(|option| super::thing::is_about(option, uid));
        if may { Role::Choice } else { Role::Text }
    }

    fn pieces<'p>(&self, pieces: impl Iterator<Item = &'p PieceView>) -> Vec<Chip> {
        let role = |piece: &PieceView| if piece.committed { Role::Exhausted } else { self.role(piece.uid) };
        pieces.map(|piece| (words::piece(piece), role(piece), Some(piece.uid))).collect()
    }

    fn cards(&self, cards: &[CardView]) -> Vec<Chip> {
        let known = cards.iter().filter_map(CardView::known);
        known
            .map(|card| {
                let numbers = self.scene.cards.printed(&card.id).map(words::numbers).unwrap_or_default();
                (format!("{} {numbers}", card.name), self.role(card.uid), Some(card.uid))
            })
            .collect()
    }

    /// A player: counts, base, and what is in play.
    fn seat(&mut self, index: usize) {
        let Some(seat) = self.scene.view.seats.get(index) else { return };
        let acts = self.scene.view.active.contains(&(index as u8));
        let mark = if acts { ">" } else { " " };
        let name = format!("{mark}{}, {}  ", seat.name, words::side(seat.side));
        let role = if acts { Role::TitleActing } else { Role::Strong };
        self.line(&[(&name, role), (&words::counts(self.scene.view, index, seat), Role::Text)]);
        let mut chips = self.pieces(seat.base.iter());
        if chips.is_empty() {
            chips.push(("no base".to_owned(), Role::Dim, None));
        }
        chips.extend(self.pieces(seat.ships.iter().chain(&seat.units)));
        self.chips("", &chips, if self.area.height > 24 { 3 } else { 2 }, 0);
    }

    fn galaxy(&mut self, index: usize) {
        let Some(region) = self.scene.view.regions.get(index) else { return };
        let number = if self.scene.view.regions.len() > 1 { format!(" {}", index + 1) } else { String::new() };
        let counts =
            format!("deck {}  discard {}  pilots {}  ", region.deck.len(), region.discard.len(), region.pilots);
        self.line(&[
            (&format!("Galaxy row{number}  "), Role::Title),
            (&counts, Role::Text),
            (words::LEGEND, Role::Dim),
        ]);
        let chips = self.cards(&region.row);
        let cell = self.area.width.saturating_sub(5) / (self.area.width / 37).max(1);
        self.chips("", &chips, 3, cell);
    }

    fn hands(&mut self) {
        for seat in &self.scene.view.seats {
            let chips = self.cards(&seat.hand);
            if !chips.is_empty() {
                self.chips(&format!("{}'s hand ", seat.name), &chips, 3, 0);
            }
        }
    }

    /// A region with the player whose turn it is not above the row.
    fn region(&mut self, index: usize) {
        let seats = self.scene.view.seats.iter().enumerate();
        let mut here: Vec<usize> =
            seats.filter(|(_, seat)| usize::from(seat.region) == index).map(|(place, _)| place).collect();
        here.sort_by_key(|place| self.scene.view.active.contains(&(*place as u8)));
        let (above, below) = here.split_at(here.len() / 2);
        above.iter().for_each(|seat| self.seat(*seat));
        self.galaxy(index);
        below.iter().for_each(|seat| self.seat(*seat));
    }

    /// The other region in a line for each of its players.
    fn elsewhere(&mut self, index: usize) {
        let view = self.scene.view;
        let seats = view.seats.iter().enumerate().filter(|(_, seat)| usize::from(seat.region) == index);
        for (place, seat) in seats {
            let name = format!(" {}, {}  ", seat.name, words::side(seat.side));
            let text = format!("{}  {}", words::base(seat), words::counts(view, place, seat));
            self.line(&[(&name, Role::Strong), (&text, Role::Dim)]);
        }
    }
}

/// Draws the table on the whole canvas.
pub(super) fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
    let area = canvas.area();
    canvas.clear(area);
    let row = Rect { y: area.bottom() - 1, height: 1, ..area };
    match scene.with.line {
        Some((sign, line)) => footer::draw_line(canvas, row, sign, line, scene.with.help, hits),
        None => footer::draw(canvas, row, scene.with.hints, scene.with.help, hits),
    }
    let mut left = Rect { height: area.height - 1, ..area };
    if area.width >= WIDE {
        left.width = area.width - LOG;
        log(canvas, Rect { x: left.right(), width: LOG, ..left }, scene, hits);
    }
    let table = Rect { height: left.height.saturating_sub(PROMPT), ..left };
    let mut pen = Pen { canvas, hits, scene, area: table };
    header(&mut pen);
    let regions = scene.view.regions.len();
    if regions == 1 || area.height >= TALL {
        (0..regions).for_each(|index| pen.region(index));
    } else {
        let focus = usize::from(scene.region).min(regions - 1);
        pen.region(focus);
        (0..regions).filter(|index| *index != focus).for_each(|index| pen.elsewhere(index));
    }
    pen.hands();
    let from = pen.area.y;
    prompt::draw(canvas, Rect { y: from, height: left.bottom().saturating_sub(from), ..left }, scene, hits);
}

fn header(pen: &mut Pen<'_, '_, '_>) {
    let view = pen.scene.view;
    let active = view.active.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<String> = active.clone().map(|seat| seat.name.to_uppercase()).collect();
    let side = active.map(|seat| words::side(seat.side)).next().unwrap_or_default();
    let turn = format!("Turn {}, {side}: {}   ", view.turn, names.join(" and "));
    pen.line(&[(&turn, Role::Prompt), (pen.scene.with.title, Role::Dim)]);
    let holder = match view.force {
        0 => "with nobody",
        dark if dark < 0 => "with the Empire",
        _ => "with the Rebels",
    };
    pen.line(&[("Force ", Role::Title), (&words::track(view), Role::Strong), ("  ", Role::Text), (holder, Role::Text)]);
}

fn log(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Log", "[L] all");
    hits.add(area, Spot::Log);
    let width = usize::from(inside.width.saturating_sub(2));
    let mut lines: Vec<(String, Role)> = Vec::new();
    for line in scene.log.iter().rev() {
        let mut broken = wrapped(line, width);
        if lines.len() + broken.len() > usize::from(inside.height) {
            break;
        }
        broken.reverse();
        lines.extend(broken);
    }
    for ((text, role), y) in lines.iter().rev().zip(inside.y..) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
}
