//! Cards of a booster as plates: all of them at once with their texts, where there is room for that.

use super::card_line::rarity;
use crate::board::hand::aspect_role;
use crate::board::hand_card::foot;
use crate::board::plate::{band, prose, raised};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::plate::place;
use shell::cards::{CardFacts, aspect_letters};
use swu_cards::catalog::{CardType, Printing};

/// The least and the most columns and rows of a plate.
const LEAST: (u16, u16) = (15, 8);
const MOST: (u16, u16) = (34, 24);

/// How plates are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    /// Plates in a row.
    pub(super) across: u16,
    width: u16,
    height: u16,
}

impl Grid {
    /// The layout that shows most of the texts of this many cards; `None` where no plate would show any.
    pub(super) fn of(area: Rect, count: usize) -> Option<Grid> {
        let count = u16::try_from(count).ok().filter(|count| *count > 0)?;
        let shapes = (1..=count.min(8)).map(|across| {
            let width = ((area.width + 1) / across).saturating_sub(1).min(MOST.0);
            Grid { across, width, height: (area.height / count.div_ceil(across)).min(MOST.1) }
        });
        let fits = shapes.filter(|grid| grid.width >= LEAST.0 && grid.height >= LEAST.1);
        fits.max_by_key(|grid| ((grid.width - 2) * (grid.height - 4), std::cmp::Reverse(grid.across)))
    }

    fn at(self, area: Rect, index: usize) -> Rect {
        let used = self.across * (self.width + 1) - 1;
        let whole = Rect { width: used.min(area.width), ..area };
        place(whole, self.across, self.height, index)
    }
}

/// A card on a plate.
pub(super) struct CardPlate<'a> {
    /// What stands before its rarity.
    pub(super) lead: String,
    /// The card.
    pub(super) card: &'static Printing,
    /// Its facts, if they are known.
    pub(super) facts: Option<&'a CardFacts>,
    /// How many copies are owned already.
    pub(super) owned: usize,
    /// Is it under the cursor?
    pub(super) chosen: bool,
}

/// Draws plates in their grid.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, grid: Grid, plates: &[CardPlate<'_>], hits: &mut Hits) {
    for (index, plate) in plates.iter().enumerate() {
        let at = grid.at(area, index);
        if at.bottom() <= area.bottom() {
            plate.draw(canvas, at);
            hits.add(at, Spot::Row(index));
        }
    }
}

impl CardPlate<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let body = Rect { height: area.height - 1, ..area };
        let surface = if self.chosen { Role::Raised } else { Role::Card };
        canvas.surface(body, surface);
        let aspect = self.card.aspects().next();
        let head = if self.chosen { raised(aspect) } else { band(aspect) };
        let top = Rect { height: 1, ..area };
        canvas.surface(top, head);
        self.head(canvas, top, head);
        self.says(canvas, Rect { x: body.x + 1, y: body.y + 1, width: body.width - 2, height: body.height - 2 });
        self.foot(canvas, Rect { y: body.bottom() - 1, height: 1, ..body });
        canvas.edge(Rect { y: body.bottom(), height: 1, ..area }, surface, 0);
        if self.chosen {
            canvas.point(area);
            if !canvas.look.theme.has_surfaces() {
                canvas.restyle(top, Role::Selected);
            }
        }
    }

    /// Number, rarity and own copies; at the right end aspects and cost.
    fn head(&self, canvas: &mut Canvas<'_>, row: Rect, head: Role) {
        let owned = if self.owned > 0 { format!(" own {}", self.owned) } else { String::new() };
        let left = format!(" {}{}{owned}", self.lead, rarity(self.card).0);
        let x = canvas.text(row.x, row.y, row.width, &left, head);
        let cost = self.card.cost.map(|cost| cost.to_string()).unwrap_or_default();
        let mut right = canvas.text_right(row.right() - 1, row.y, 2, &cost, head).saturating_sub(1);
        for aspect in self.card.aspects().collect::<Vec<_>>().into_iter().rev() {
            if right < x + 3 {
                return;
            }
            right -= 2;
            let role = if self.chosen || !canvas.look.theme.has_surfaces() { head } else { aspect_role(aspect) };
            canvas.text(right, row.y, 2, aspect_letters(aspect), role);
        }
    }

    /// Name, and text as far as there is room.
    fn says(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let room = usize::from(area.width);
        let titles = wrap(self.card.title, room);
        let mut y = area.y;
        for title in titles.iter().take(2) {
            canvas.text(area.x, y, area.width, title, Role::Strong);
            y += 1;
        }
        if columns(self.card.subtitle) > 0 {
            for line in wrap(self.card.subtitle, room).iter().take(if area.height > 10 { 2 } else { 1 }) {
                canvas.text(area.x, y, area.width, line, Role::Faint);
                y += 1;
            }
        }
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let lines: Vec<String> =
            self.facts.iter().flat_map(|facts| facts.text.split('\n')).flat_map(|line| wrap(line, room)).collect();
        if rest.height > 0 && lines.iter().any(|line| !line.is_empty()) {
            prose(canvas, rest, &lines, Role::Strong, Role::Dim);
        }
    }

    /// Power, kind and HP; of a leader those of its other side.
    fn foot(&self, canvas: &mut Canvas<'_>, row: Rect) {
        match self.facts.filter(|_| self.card.kind != CardType::Base) {
            Some(facts) => foot(canvas, row, facts, true),
            None => {
                canvas.text(row.x + 1, row.y, row.width - 1, &shell::pod_session::told::numbers(self.card), Role::Text);
            }
        }
    }
}
