//! The table, drawn from a view: players, galaxy rows, the Force track, hands, choices.

use super::choices::Choices;
use super::thing::{Thing, spot};
use super::{prompt, words};
use deckbuilding::cards::word::Pool;
use deckbuilding::cards::wording;
use deckbuilding::rules::view::{CardView, PieceView, RegionView, View, Zone};
use deckbuilding_hosted::CardData;
use hotseat::log::Line as LogLine;
use ratatui::layout::Rect;
use screen::game::board::Surround;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::footer;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::log::newest;

/// From this width on the log has a column of its own.
const WIDE: u16 = 110;
/// The width of that column.
const LOG: u16 = 42;
/// The fewest rows of the prompt.
const PROMPT: u16 = 6;
/// From this height on both regions are shown in full, one of them with the texts of its cards.
const TALL: u16 = 36;
/// From this height on both with the texts of their cards.
const TALLER: u16 = 48;
/// The width of what is left of a base, as a bar.
const METER: u16 = 12;

/// Everything the table is drawn from.
pub(super) struct Scene<'a> {
    /// What these eyes see.
    pub view: &'a View,
    /// The printed cards.
    pub cards: &'a CardData,
    /// The cards in sight.
    pub things: &'a [Thing],
    /// The card under the cursor.
    pub cursor: Option<usize>,
    /// The person's changes to the choices.
    pub choices: Choices,
    /// The region shown in full, if there is no room for both.
    pub region: u8,
    /// Is a hand open, and when does it close?
    pub is_open: Option<Option<u16>>,
    /// The log as far as it may be read.
    pub log: &'a [LogLine],
    /// What the program adds.
    pub with: &'a Surround<'a>,
}

/// A piece of text that may be a card of the table, with the sign of its side.
struct Chip {
    sign: (&'static str, Role),
    text: String,
    role: Role,
    uid: Option<u32>,
}

/// Writes lines one below the other as long as there is room.
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

    /// Chips after the text up to a column, in at most this many lines; those that do not fit are counted.
    fn chips(&mut self, from: u16, chips: &[Chip], lines: u16, cell: u16) {
        let left = if cell > 0 { from } else { from.min(self.area.x + 3 + self.area.width / 4) };
        let right = self.area.right().saturating_sub(2);
        let (mut x, mut used) = (from, 0);
        for (index, chip) in chips.iter().enumerate() {
            let long = columns(&chip.text) + columns(chip.sign.0);
            let wide = (long as u16 + 2).max(cell).min(right.saturating_sub(left));
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
            self.canvas.pieces(x, self.area.y, place.width, &[chip.sign, (&chip.text, chip.role)]);
            self.card(place, chip.uid);
            x += wide;
        }
        self.down();
    }

    /// Chips one below the other, each with its card's text.
    fn told(&mut self, chips: &[(Chip, String)]) {
        let wide = chips.iter().map(|(chip, _)| columns(&chip.text) + columns(chip.sign.0)).max().unwrap_or(0) as u16;
        for (chip, text) in chips {
            if self.area.height == 0 {
                return;
            }
            let place = Rect::new(self.area.x + 3, self.area.y, wide.min(self.area.width.saturating_sub(5)), 1);
            self.canvas.pieces(place.x, place.y, place.width, &[chip.sign, (&chip.text, chip.role)]);
            self.card(place, chip.uid);
            let x = place.right() + 2;
            self.canvas.text(x, place.y, self.area.right().saturating_sub(x + 1), text, Role::Dim);
            self.down();
        }
    }

    /// A card can be clicked, and may be under the cursor.
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

    /// The role of a card: can anything be chosen about it now?
    fn role(&self, uid: u32) -> Role {
        let options = self.scene.view.decision.iter().flat_map(|decision| &decision.options);
        let may = options.into_iter().any(|option| super::thing::is_about(option, uid));
        if may { Role::Choice } else { Role::Text }
    }

    fn pieces<'p>(&self, pieces: impl Iterator<Item = &'p PieceView>) -> Vec<Chip> {
        let role = |piece: &PieceView| if piece.committed { Role::Exhausted } else { self.role(piece.uid) };
        let none = ("", Role::Text);
        let chip = |piece: &PieceView| {
            let (text, uid) = (words::piece(piece), Some(piece.uid));
            (Chip { sign: none, text, role: role(piece), uid }, String::new())
        };
        alike(pieces.map(chip).collect()).into_iter().map(|(chip, _)| chip).collect()
    }

    fn chip(&self, id: &str, name: &str, uid: Option<u32>) -> Chip {
        let printed = self.scene.cards.printed(id);
        let numbers = printed.map(words::numbers).unwrap_or_default();
        let sign = printed.map_or(("", Role::Text), |card| words::sign(card.faction));
        let role = uid.map_or(Role::Text, |uid| self.role(uid));
        Chip { sign, text: format!("{name} {numbers}"), role, uid }
    }

    fn cards(&self, cards: &[CardView]) -> Vec<(Chip, String)> {
        let known = cards.iter().filter_map(CardView::known);
        let text = |id: &str| self.scene.cards.printed(id).map(wording::brief).unwrap_or_default();
        known.map(|card| (self.chip(&card.id, &card.name, Some(card.uid)), text(&card.id))).collect()
    }

    /// The pilots of a region, which lie beside its row.
    fn pilots(&self, region: &RegionView) -> Option<(Chip, String)> {
        let printed = self.scene.cards.all().find(|card| card.pool == Pool::Pilot)?;
        let buyable = self.scene.view.decision.iter().flat_map(|decision| &decision.options);
        let buyable = buyable.filter_map(|option| option.card.as_ref()).find(|card| card.zone == Zone::Pilots);
        let mut chip = self.chip(&printed.id, &printed.name, buyable.map(|card| card.uid));
        chip.text.push_str(&format!(", {} left", region.pilots));
        Some((chip, wording::brief(printed)))
    }

    /// A player: counts, base, and what is in play.
    fn seat(&mut self, index: usize) {
        let Some(seat) = self.scene.view.seats.get(index) else { return };
        let acts = self.scene.view.active.contains(&(index as u8));
        let mark = if acts { ">" } else { " " };
        let name = format!("{mark}{}, {}  ", seat.name, words::side(seat.side));
        let role = if acts { Role::TitleActing } else { Role::Strong };
        self.line(&[(&name, role), (&words::counts(self.scene.view, index, seat), Role::Text)]);
        let end = self.base(seat.base.as_ref());
        let chips = self.pieces(seat.ships.iter().chain(&seat.units));
        self.chips(end + 2, &chips, if self.area.height > 24 { 3 } else { 2 }, 0);
    }

    /// A base with what is left of it; returns the column after it.
    fn base(&mut self, base: Option<&PieceView>) -> u16 {
        let (x, y, width) = (self.area.x + 3, self.area.y, self.area.width.saturating_sub(4));
        if self.area.height == 0 {
            return x;
        }
        let Some(base) = base else { return self.canvas.text(x, y, width, "no base", Role::Warning) };
        let end = self.canvas.text(x, y, width, &words::piece(base), self.role(base.uid));
        self.card(Rect::new(x, y, end.saturating_sub(x), 1), Some(base.uid));
        let (Some(hp), Some(damage)) = (base.hp, base.damage) else { return end };
        self.canvas.gauge(end + 1, y, METER, hp.saturating_sub(damage).into(), hp.into())
    }

    fn galaxy(&mut self, index: usize, told: bool) {
        let Some(region) = self.scene.view.regions.get(index) else { return };
        let number = if self.scene.view.regions.len() > 1 { format!(" {}", index + 1) } else { String::new() };
        let head = format!("Galaxy row{number}  ");
        let counts = format!("deck {}  discard {}   ", region.deck.len(), region.discard.len());
        let room = usize::from(self.area.width.saturating_sub(3)).saturating_sub(columns(&head) + columns(&counts));
        let legend = words::LEGENDS.into_iter().find(|legend| columns(legend) <= room).unwrap_or_default();
        self.line(&[(&head, Role::Title), (&counts, Role::Text), (legend, Role::Dim)]);
        let mut chips = self.cards(&region.row);
        chips.extend(self.pilots(region));
        if told {
            return self.told(&chips);
        }
        let cell = self.area.width.saturating_sub(5) / (self.area.width / 37).max(1);
        let chips: Vec<Chip> = chips.into_iter().map(|(chip, _)| chip).collect();
        self.chips(self.area.x + 3, &chips, 4, cell);
    }

    fn hands(&mut self, told: bool) {
        for seat in &self.scene.view.seats {
            let chips = alike(self.cards(&seat.hand));
            if chips.is_empty() {
                continue;
            }
            let word = format!("{}'s hand", seat.name);
            if told {
                self.line(&[(&word, Role::Title)]);
                self.told(&chips);
                continue;
            }
            let (x, y) = (self.area.x + 2, self.area.y);
            let end = match self.area.height {
                0 => x,
                _ => self.canvas.text(x, y, self.area.width.saturating_sub(3), &word, Role::Title),
            };
            let chips: Vec<Chip> = chips.into_iter().map(|(chip, _)| chip).collect();
            self.chips(end + 2, &chips, 3, 0);
        }
    }

    /// A region with the player whose turn it is not above the row.
    fn region(&mut self, index: usize, told: bool) {
        let seats = self.scene.view.seats.iter().enumerate();
        let mut here: Vec<usize> =
            seats.filter(|(_, seat)| usize::from(seat.region) == index).map(|(place, _)| place).collect();
        here.sort_by_key(|place| self.scene.view.active.contains(&(*place as u8)));
        let (above, below) = here.split_at(here.len() / 2);
        above.iter().for_each(|seat| self.seat(*seat));
        self.galaxy(index, told);
        below.iter().for_each(|seat| self.seat(*seat));
    }

    /// The other region in a line for each of its players.
    fn elsewhere(&mut self, index: usize) {
        let view = self.scene.view;
        let seats = view.seats.iter().enumerate().filter(|(_, seat)| usize::from(seat.region) == index);
        for (place, seat) in seats {
            let acts = view.active.contains(&(place as u8));
            let mark = if acts { ">" } else { " " };
            let name = format!("{mark}{}, {}  ", seat.name, words::side(seat.side));
            let counts = format!("{}  ", words::counts_short(view, place, seat));
            let base: Vec<String> =
                std::iter::once(words::base(seat)).chain(seat.ships.iter().map(words::piece)).collect();
            let role = if acts { Role::TitleActing } else { Role::Strong };
            self.line(&[(&name, role), (&counts, Role::Text), (&base.join(", "), Role::Text)]);
        }
    }
}

/// Chips that read alike are merged with their number; the first of them is meant.
fn alike(chips: Vec<(Chip, String)>) -> Vec<(Chip, String)> {
    let mut counted: Vec<((Chip, String), usize)> = Vec::new();
    for chip in chips {
        let same =
            |((other, _), _): &&mut ((Chip, String), usize)| other.text == chip.0.text && other.role == chip.0.role;
        match counted.iter_mut().find(same) {
            Some((_, count)) => *count += 1,
            None => counted.push((chip, 1)),
        }
    }
    let named = counted.into_iter().map(|((chip, told), count)| {
        let text = if count > 1 { format!("{} x{count}", chip.text) } else { chip.text };
        (Chip { text, ..chip }, told)
    });
    named.collect()
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
    let regions = scene.view.regions.len();
    let both = regions == 1 || area.height >= TALL;
    let told = area.height >= TALL && (regions == 1 || area.height >= TALLER);
    let mut pen = Pen { canvas, hits, scene, area: table };
    header(&mut pen, !both);
    if both {
        (0..regions).for_each(|index| pen.region(index, told));
    } else {
        let focus = usize::from(scene.region).min(regions - 1);
        pen.region(focus, false);
        (0..regions).filter(|index| *index != focus).for_each(|index| pen.elsewhere(index));
    }
    pen.hands(told && regions == 1);
    let from = pen.area.y;
    let below = Rect { y: from, height: left.bottom().saturating_sub(from), ..left };
    prompt::draw(canvas, below, scene, area.width < WIDE, hits);
}

fn header(pen: &mut Pen<'_, '_, '_>, more: bool) {
    let view = pen.scene.view;
    let active = view.active.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<String> = active.clone().map(|seat| seat.name.to_uppercase()).collect();
    let side = active.map(|seat| words::side(seat.side)).next().unwrap_or_default();
    let turn = format!("Turn {}, {side}: {}   ", view.turn, names.join(" and "));
    pen.line(&[(&turn, Role::Prompt), (pen.scene.with.title, Role::Dim)]);
    let holder = view.force_with().map_or("with nobody".to_owned(), |with| format!("with the {}", with.people()));
    let spaces = words::track(view);
    let mut pieces: Vec<(&str, Role)> = vec![("Force ", Role::Title)];
    pieces.extend(spaces.iter().map(|(text, role)| (text.as_str(), *role)));
    pieces.extend([("  ", Role::Text), (holder.as_str(), Role::Text)]);
    if more {
        pieces.push(("   ] other row", Role::Hint));
    }
    pen.line(&pieces);
}

fn log(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Plain, "Log", "[L] all");
    hits.add(area, Spot::Log);
    let width = usize::from(inside.width.saturating_sub(2));
    let lines = newest(scene.log, width, inside.height.into());
    for ((text, role), y) in lines.iter().zip(inside.y..) {
        canvas.text(inside.x + 1, y, inside.width.saturating_sub(1), text, *role);
    }
}
