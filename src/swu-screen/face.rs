//! A printed card on a plate: its aspects and cost on the band, name, kind, traits and text, and at its foot power and HP.

use crate::board::hand::aspect_role;
use crate::board::hand_card::foot;
use crate::board::plate::{band, prose};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use shell::cards::{CardFacts, aspect_letters};
use swu_language::word::Kind;

/// The most columns of a plate: longer lines are harder to read.
pub(crate) const WIDEST: u16 = 46;

/// Rows besides name and text: band, kind, foot, edge.
const AROUND: u16 = 4;

/// A card to be drawn.
pub(crate) struct Face<'a> {
    facts: &'a CardFacts,
    /// What stands on the band before the aspects.
    lead: String,
    surface: Role,
}

/// A row of its body with its role; text begins with its heading in bold.
enum Said {
    Line(String, Role),
    Text(String),
}

impl<'a> Face<'a> {
    /// A card that everybody may see; its set and number stand on its band.
    pub(crate) fn of(facts: &'a CardFacts) -> Face<'a> {
        Face { facts, lead: facts.id.replace('_', " "), surface: Role::Card }
    }

    /// The same card, with something else on its band.
    pub(crate) fn led(self, lead: String) -> Face<'a> {
        Face { lead, ..self }
    }

    /// The same card as one that only some may see.
    pub(crate) fn private(self) -> Face<'a> {
        Face { surface: Role::Secret, ..self }
    }

    /// The rows in which nothing of it is cut, at this width.
    pub(crate) fn rows(&self, width: u16) -> u16 {
        self.body(width.saturating_sub(2)).len() as u16 + AROUND
    }

    /// Name, kind, traits and text in rows of this width.
    fn body(&self, width: u16) -> Vec<Said> {
        let (facts, room) = (self.facts, usize::from(width).max(1));
        let lines = |text: &str, role: Role| wrap(text, room).into_iter().map(move |line| Said::Line(line, role));
        let unique = if facts.unique { "unique " } else { "" };
        let arena = facts.arena.map(|arena| format!(", {arena}")).unwrap_or_default();
        let mut said: Vec<Said> = lines(&facts.title, Role::Strong).collect();
        said.extend(facts.subtitle.iter().flat_map(|subtitle| lines(subtitle, Role::Dim)));
        said.extend(lines(&format!("{unique}{}{arena}", facts.kind), Role::Faint));
        let traits = facts.location.clone().unwrap_or_else(|| facts.traits.join(" "));
        if !traits.is_empty() {
            said.extend(lines(&traits, Role::Faint));
        }
        if !facts.text.is_empty() {
            said.push(Said::Line(String::new(), Role::Text));
            said.extend(facts.text.split('\n').flat_map(|line| wrap(line, room)).map(Said::Text));
        }
        said
    }

    /// Draws it in an area, no wider and no higher than it has to be, and returns the rows used.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let width = area.width.min(WIDEST);
        let area = Rect { width, height: area.height.min(self.rows(width)), ..area };
        if area.width < 12 || area.height < AROUND {
            return 0;
        }
        let body = Rect { height: area.height - 1, ..area };
        canvas.surface(body, self.surface);
        self.draw_band(canvas, Rect { height: 1, ..area });
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: width - 2, height: body.height - 2 };
        self.draw_body(canvas, inside);
        self.draw_foot(canvas, Rect { y: body.bottom() - 1, height: 1, ..body });
        canvas.edge(Rect { y: body.bottom(), height: 1, ..area }, self.surface, 0);
        area.height
    }

    fn draw_band(&self, canvas: &mut Canvas<'_>, row: Rect) {
        let role = band(self.facts.aspects.first().copied());
        canvas.surface(row, role);
        let x = canvas.text(row.x + 1, row.y, row.width - 1, &self.lead, role);
        let cost = self.facts.cost.to_string();
        let cost = if self.facts.priced().is_empty() { "" } else { &cost };
        let right = row.right() - 1;
        let mut at = canvas.text_right(right, row.y, 2, cost, role).saturating_sub(u16::from(!cost.is_empty()));
        for aspect in self.facts.aspects.iter().rev() {
            if at < x + 3 {
                return;
            }
            at -= 2;
            let role = if canvas.look.theme.has_surfaces() { aspect_role(*aspect) } else { role };
            canvas.text(at, row.y, 2, aspect_letters(*aspect), role);
        }
    }

    /// A base has no power.
    fn draw_foot(&self, canvas: &mut Canvas<'_>, row: Rect) {
        if self.facts.kind == Kind::Base {
            canvas.text_right(row.right(), row.y, 4, &format!("{:^4}", self.facts.hp), Role::Hp);
        } else {
            foot(canvas, row, self.facts, true);
        }
    }

    fn draw_body(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let said = self.body(area.width);
        let mut text = Vec::new();
        let mut y = area.y;
        for line in said {
            match line {
                Said::Line(line, role) => {
                    if y < area.bottom() {
                        canvas.text(area.x, y, area.width, &line, role);
                    }
                    y += 1;
                }
                Said::Text(line) => text.push(line),
            }
        }
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        prose(canvas, rest, &text, Role::Strong, Role::Dim);
    }
}
