//! A card of the open hand as a plate: number, aspects and cost on its band, name, whether it can be played, text, and
//! at its foot power, kind and HP.

use super::hand::{aspect_role, paid};
use super::plate::{band, prose, raised};
use super::scene::Scene;
use super::unit_row::{draw_key, press};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;
use shell::cards::{CardFacts, aspect_letters};
use swu_language::word::{Arena, Kind};
use swu_view::CardRef;

/// Columns of a card with room for its text.
const TELLING: u16 = 12;

/// Said of a card that its owner has not seen before.
const NEW: &str = " new";

/// A card of the hand.
pub(super) struct HandCard<'a> {
    /// What it is drawn from.
    pub(super) scene: &'a Scene<'a>,
    /// The card.
    pub(super) card: &'a CardRef,
    /// Its place in the hand.
    pub(super) index: usize,
    /// Is it under the cursor?
    pub(super) raised: bool,
    /// Whether it can be chosen, or why not.
    pub(super) answer: (String, Role),
}

impl HandCard<'_> {
    /// Draws it.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        if area.height == 0 {
            return;
        }
        let facts = self.scene.cards.facts(&self.card.id);
        let aspect = facts.and_then(|facts| facts.aspects.first().copied());
        let body = if self.raised { Role::Raised } else { Role::Secret };
        let lit = self.is_lit();
        let head = match (self.raised, lit) {
            (true, _) => raised(aspect),
            (false, true) => band(aspect),
            (false, false) => body,
        };
        canvas.surface(area, body);
        canvas.surface(Rect { height: 1, ..area }, head);
        self.head(canvas, area, facts, if lit || self.raised { head } else { Role::Faint });
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        let text = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        self.says(canvas, text, facts, lit);
        if let Some(facts) = facts.filter(|_| area.height > 2) {
            self::foot(canvas, foot, facts, lit);
        }
        hits.add(area, Thing::Hand(self.index));
        press(self.scene, self.card.uid, Rect { height: 1, ..area }, hits);
        if self.raised {
            canvas.point(area);
            if !canvas.look.theme.has_surfaces() {
                canvas.restyle(Rect { height: 1, ..area }, Role::Selected);
            }
        }
    }

    /// Is it drawn in full: may it be chosen, or does nothing that is asked depend on it, as before the first round?
    fn is_lit(&self) -> bool {
        let legal = self.scene.menu.about(self.card.uid).is_some();
        legal || self.scene.view.round == 0 && self.answer.0.is_empty()
    }

    /// Number, aspects, cost.
    fn head(&self, canvas: &mut Canvas<'_>, area: Rect, facts: Option<&CardFacts>, ink: Role) {
        let picked = self.scene.picked.contains(&self.card.uid);
        let legal = self.scene.menu.about(self.card.uid).is_some();
        let (number, lit) = (self.index + 1, self.is_lit());
        let (told, role) = match (picked, legal) {
            (true, _) => (format!("<{number}>"), Role::Picked),
            (false, true) => (format!("[{number}]"), Role::Choice),
            (false, false) => (format!(" {number} "), ink),
        };
        let x = draw_key(canvas, Rect { width: area.width.min(4), height: 1, ..area }, &told, role);
        let x = self.mark(canvas, Rect { x, width: area.right().saturating_sub(x), height: 1, ..area }, facts);
        let Some(facts) = facts else { return };
        let right = area.right() - 1;
        let mut right = match paid(self.scene, self.card).filter(|paid| *paid != i16::from(facts.cost)) {
            // The price that is paid stands beside the printed one.
            Some(paid) => {
                let told = format!("{}{}", canvas.look.glyphs.becomes, paid);
                let x = canvas.text_right(right, area.y, 4, &told, if self.raised { ink } else { Role::Gold });
                canvas.text_right(x, area.y, 3, &facts.cost.to_string(), ink)
            }
            None => canvas.text_right(right, area.y, 3, &facts.cost.to_string(), ink),
        }
        .saturating_sub(1);
        if x + 2 * facts.aspects.len() as u16 > right {
            return;
        }
        for aspect in facts.aspects.iter().rev() {
            right -= 2;
            let role =
                if self.raised || !lit || !canvas.look.theme.has_surfaces() { ink } else { aspect_role(*aspect) };
            canvas.text(right, area.y, 2, aspect_letters(*aspect), role);
        }
    }

    /// That its owner has not seen it before, beside the number; returns the column after that.
    fn mark(&self, canvas: &mut Canvas<'_>, area: Rect, facts: Option<&CardFacts>) -> u16 {
        if !self.scene.state.fresh.contains(&self.card.uid) {
            return area.x;
        }
        let behind = 2 * facts.map_or(0, |facts| facts.aspects.len()) + 4;
        let told = if usize::from(area.width) > NEW.len() + behind { NEW } else { "+" };
        canvas.text(area.x, area.y, area.width, told, Role::Gold)
    }

    /// Its name, what there is to say about playing it, and its text.
    fn says(&self, canvas: &mut Canvas<'_>, area: Rect, facts: Option<&CardFacts>, lit: bool) {
        let room = area.width.saturating_sub(if area.width < 14 { 1 } else { 2 });
        let inside = Rect { x: area.x + 1, width: room, ..area };
        let strong = if lit { Role::Strong } else { Role::Dim };
        let names = wrap(&self.card.name, usize::from(room).max(1));
        let rows = (names.len() as u16).min(2).min(inside.height);
        prose(canvas, Rect { height: rows, ..inside }, &names, strong, strong);
        let mut rest = Rect { y: inside.y + rows, height: inside.height - rows, ..inside };
        let (answer, role) = &self.answer;
        let priced = facts.is_some() && paid(self.scene, self.card).is_some();
        if !priced && !answer.is_empty() && rest.height > 0 {
            let lines = wrap(answer, usize::from(room).max(1));
            let rows = (lines.len() as u16).min(if area.width < TELLING { 2 } else { 3 }).min(rest.height);
            let role = if *role == Role::Refused { Role::Damage } else { Role::Gold };
            prose(canvas, Rect { height: rows, ..rest }, &lines, role, role);
            rest = Rect { y: rest.y + rows, height: rest.height - rows, ..rest };
        }
        if let Some(facts) = facts.filter(|_| area.width >= TELLING && rest.height > 0) {
            let (strong, plain) = if lit { (Role::Strong, Role::Dim) } else { (Role::Faint, Role::Faint) };
            let lines: Vec<String> = facts.text.split('\n').flat_map(|line| wrap(line, room.into())).collect();
            let used = if facts.text.is_empty() { 0 } else { prose(canvas, rest, &lines, strong, plain) };
            let traits = facts.traits.join(" ");
            if used + 2 <= rest.height && columns(&traits) <= usize::from(room) {
                canvas.text(rest.x, rest.bottom() - 1, room, &traits, Role::Faint);
            }
        }
    }
}

/// Power, kind, HP.
pub(crate) fn foot(canvas: &mut Canvas<'_>, row: Rect, facts: &CardFacts, legal: bool) {
    let (power, hp) = if legal { (Role::Power, Role::Hp) } else { (Role::PowerSunk, Role::HpSunk) };
    let numbers = match facts.kind {
        Kind::Event => None,
        Kind::Upgrade => Some((format!("{:+}", facts.power), format!("{:+}", facts.hp))),
        _ => Some((facts.power.to_string(), facts.hp.to_string())),
    };
    let wide = if row.width < TELLING { 3 } else { 4 };
    let mut middle = row;
    if let Some((left, right)) = numbers {
        canvas.text(row.x, row.y, wide, &format!("{left:^0$}", usize::from(wide)), power);
        canvas.text(row.right() - wide, row.y, wide, &format!("{right:^0$}", usize::from(wide)), hp);
        middle = Rect { x: row.x + wide, width: row.width.saturating_sub(2 * wide), ..row };
    }
    let kind = match (facts.kind, facts.arena) {
        (Kind::Unit, Some(Arena::Ground)) => ["ground", "grd", "g"],
        (Kind::Unit, Some(Arena::Space)) => ["space", "spc", "s"],
        (Kind::Upgrade, _) => ["upgrade", "upg", "u"],
        (kind, _) => [kind.name(), "evt", "e"],
    };
    let told = kind.into_iter().find(|told| columns(told) <= usize::from(middle.width)).unwrap_or_default();
    let x = middle.x + middle.width.saturating_sub(columns(told) as u16) / 2;
    canvas.text(x, row.y, middle.width, told, Role::Faint);
}
