//! A card of the open hand as a plate: number, aspects and cost on its band, name, whether it can be played, text, and
//! at its foot power, kind and HP.

use super::hand::{aspect_role, is_played_for};
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
        let legal = self.scene.menu.about(self.card.uid).is_some();
        let aspect = facts.and_then(|facts| facts.aspects.first().copied());
        let body = if self.raised { Role::Raised } else { Role::Secret };
        let head = match (self.raised, legal) {
            (true, _) => raised(aspect),
            (false, true) => band(aspect),
            (false, false) => body,
        };
        canvas.surface(area, body);
        canvas.surface(Rect { height: 1, ..area }, head);
        self.head(canvas, area, facts, if legal || self.raised { head } else { Role::Faint });
        let foot = Rect { y: area.bottom() - 1, height: 1, ..area };
        let text = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
        self.says(canvas, text, facts, legal);
        if let Some(facts) = facts.filter(|_| area.height > 2) {
            self::foot(canvas, foot, facts, legal);
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

    /// Number, aspects, cost.
    fn head(&self, canvas: &mut Canvas<'_>, area: Rect, facts: Option<&CardFacts>, ink: Role) {
        let picked = self.scene.picked.contains(&self.card.uid);
        let legal = self.scene.menu.about(self.card.uid).is_some();
        let number = self.index + 1;
        let (told, role) = match (picked, legal) {
            (true, _) => (format!("<{number}>"), Role::Picked),
            (false, true) => (format!("[{number}]"), Role::Choice),
            (false, false) => (format!(" {number} "), ink),
        };
        let x = draw_key(canvas, Rect { width: area.width.min(4), height: 1, ..area }, &told, role);
        let Some(facts) = facts else { return };
        let cost = facts.cost.to_string();
        let mut right = canvas.text_right(area.right() - 1, area.y, 3, &cost, ink).saturating_sub(1);
        if x + 2 * facts.aspects.len() as u16 > right {
            return;
        }
        for aspect in facts.aspects.iter().rev() {
            right -= 2;
            let role = if self.raised || !legal { ink } else { aspect_role(*aspect) };
            canvas.text(right, area.y, 2, aspect_letters(*aspect), role);
        }
    }

    /// Its name, what there is to say about playing it, and its text.
    fn says(&self, canvas: &mut Canvas<'_>, area: Rect, facts: Option<&CardFacts>, legal: bool) {
        let room = area.width.saturating_sub(if area.width < 14 { 1 } else { 2 });
        let inside = Rect { x: area.x + 1, width: room, ..area };
        let strong = if legal { Role::Strong } else { Role::Dim };
        let names = wrap(&self.card.name, usize::from(room).max(1));
        let rows = (names.len() as u16).min(2).min(inside.height);
        prose(canvas, Rect { height: rows, ..inside }, &names, strong, strong);
        let mut rest = Rect { y: inside.y + rows, height: inside.height - rows, ..inside };
        let (answer, role) = &self.answer;
        let usual = facts.is_some_and(|facts| is_played_for(self.scene, self.card, facts.cost.into()));
        if !usual && !answer.is_empty() && rest.height > 0 {
            let lines = wrap(answer, usize::from(room).max(1));
            let rows = (lines.len() as u16).min(if area.width < TELLING { 2 } else { 3 }).min(rest.height);
            let role = if *role == Role::Refused { Role::Damage } else { Role::Gold };
            prose(canvas, Rect { height: rows, ..rest }, &lines, role, role);
            rest = Rect { y: rest.y + rows, height: rest.height - rows, ..rest };
        }
        if let Some(facts) = facts.filter(|_| area.width >= TELLING && rest.height > 0) {
            let (strong, plain) = if legal { (Role::Strong, Role::Dim) } else { (Role::Faint, Role::Faint) };
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
