//! Cards on the table as plates: a row, a tile, or a card that stands. A plate says the same at every size, at fixed
//! places: key, state, name at its head, power at its left foot and HP at its right one.

pub(super) mod row;
pub(super) mod standing;
pub(super) mod tile;

use super::forecast::dies;
use super::marks::{badges, beyond, keywords};
use super::scene::Scene;
use super::unit_row::{draw_key, finish, key, press, sign_at_end, state};
use super::unit_texts::detail;
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::paint::share;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;
pub(crate) use screen::widgets::prose::prose;
use shell::cards::{CardFacts, aspect_letters};
use swu_language::word::{Arena, Aspect};
use swu_view::{DecisionKind, UnitView};

/// How a plate looks, besides being ready or exhausted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lift {
    /// As it lies.
    None,
    /// It cannot be chosen now, while others can.
    Sunk,
    /// It is under the cursor, was chosen, or is what asks.
    Raised,
    /// It would be defeated.
    Dying,
}

/// A unit with everything its plate says.
pub(super) struct Plate<'a> {
    scene: &'a Scene<'a>,
    pub(super) unit: &'a UnitView,
    facts: Option<&'a CardFacts>,
    lift: Lift,
    note: Option<(String, Role)>,
}

impl<'a> Plate<'a> {
    /// The plate of a unit.
    pub(super) fn of(scene: &'a Scene<'a>, unit: &'a UnitView) -> Plate<'a> {
        let note = super::unit_row::note(scene, unit);
        Plate { scene, unit, facts: scene.cards.facts(unit.face()), lift: lift(scene, unit), note }
    }

    /// Is it drawn in full: ready, and not to be passed over?
    fn is_lit(&self) -> bool {
        !self.unit.exhausted && self.lift != Lift::Sunk
    }

    /// The surface of its body.
    fn body(&self) -> Role {
        match (self.lift, self.is_lit(), self.unit.arena) {
            (Lift::Raised, ..) => Role::Raised,
            (_, true, _) => Role::Card,
            (_, false, Arena::Ground) => Role::Sunk,
            (_, false, Arena::Space) => Role::Drift,
        }
    }

    /// The surface of its head.
    fn band(&self) -> Role {
        match (self.lift, self.is_lit()) {
            (Lift::Raised, _) => raised(self.aspect()),
            (Lift::Dying, _) => Role::BandDying,
            (_, true) => band(self.aspect()),
            (_, false) => self.body(),
        }
    }

    fn aspect(&self) -> Option<Aspect> {
        self.facts.and_then(|facts| facts.aspects.first().copied())
    }

    /// The role of its name on the band.
    fn name_role(&self) -> Role {
        match self.lift {
            Lift::Sunk => Role::Faint,
            Lift::Raised => self.band(),
            _ if self.unit.exhausted => Role::Dim,
            _ if self.unit.leader => Role::Leader,
            _ => self.band(),
        }
    }

    /// The roles of bold and of plain text on its body.
    fn texts(&self) -> (Role, Role) {
        match (self.lift, self.unit.exhausted) {
            (Lift::Sunk, _) | (_, true) => (Role::Faint, Role::Faint),
            (_, false) => (Role::Strong, Role::Dim),
        }
    }

    /// The role of its letter and state on the band.
    fn head_role(&self) -> Role {
        let lit = self.is_lit() || matches!(self.lift, Lift::Raised | Lift::Dying);
        if lit { self.band() } else { Role::Faint }
    }

    /// Key and state at the head of an area, in this role unless the key may be pressed; returns the column after them.
    fn head(&self, canvas: &mut Canvas<'_>, area: Rect, plain: Role) -> u16 {
        let (brackets, role) = key(self.scene, self.unit);
        let told = format!("{}{}{}", brackets.0, self.scene.label(self.unit.uid), brackets.1);
        let role = if role == Role::Label { plain } else { role };
        let wide = (columns(&told) as u16).min(area.width);
        let x = draw_key(canvas, Rect { width: wide, height: 1, ..area }, &told, role);
        let (sign, _) = state(canvas, self.unit);
        canvas.text(x, area.y, area.right().saturating_sub(x).min(1), sign, plain)
    }

    /// Aspects and cost before a column, as far as there is room after `from`; returns the column they begin in.
    fn price(&self, canvas: &mut Canvas<'_>, from: u16, right: u16, y: u16) -> u16 {
        let Some(facts) = self.facts else { return right };
        let role = self.head_role();
        let cost = facts.cost.to_string();
        let wide = cost.len() as u16;
        if from + wide >= right {
            return right;
        }
        let mut x = right - wide;
        canvas.text(x, y, wide, &cost, role);
        if from + 2 * facts.aspects.len() as u16 + wide + 1 < right {
            x -= 1;
            for aspect in facts.aspects.iter().rev() {
                x -= 2;
                canvas.text(x, y, 2, aspect_letters(*aspect), self.letters(canvas, *aspect));
            }
        }
        x
    }

    /// The role of an aspect's letters on its band.
    fn letters(&self, canvas: &Canvas<'_>, aspect: Aspect) -> Role {
        match (self.lift, self.is_lit()) {
            (Lift::Raised | Lift::Dying, _) => self.band(),
            (_, true) if canvas.look.theme.has_surfaces() => super::hand::aspect_role(aspect),
            (_, true) => self.band(),
            (_, false) => Role::Faint,
        }
    }

    /// Its power.
    fn power(&self, canvas: &mut Canvas<'_>, at: Rect) {
        let role = if self.is_lit() { Role::Power } else { Role::PowerSunk };
        canvas.surface(Rect { height: 1, ..at }, role);
        let told = format!("{:^1$}", self.unit.power, usize::from(at.width));
        canvas.text(at.x, at.y, at.width, &told, role);
    }

    /// Its HP: what is left of how much, on a gauge of the same.
    fn hp(&self, canvas: &mut Canvas<'_>, at: Rect) {
        let role = if self.is_lit() { Role::Hp } else { Role::HpSunk };
        let told = super::unit_row::hp(self.unit);
        canvas.tally(Rect { height: 1, ..at }, &told, self.left_of(at.width), role);
    }

    /// How many of these columns stand for the HP left.
    fn left_of(&self, width: u16) -> u16 {
        share(width, self.unit.remaining(), self.unit.hp)
    }

    /// The lower edge, red as far as the unit is damaged.
    fn edge(&self, canvas: &mut Canvas<'_>, row: Rect) {
        let damaged = match self.lift {
            Lift::Dying => row.width,
            Lift::Sunk => 0,
            _ => row.width - self.left_of(row.width),
        };
        canvas.edge(row, self.body(), damaged);
    }

    /// The foot between power and HP: the effect of a choice or of the last action, otherwise what is on the unit.
    fn foot(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (mut x, y, right) = (area.x, area.y, area.right());
        if let Some((told, role)) = self.told(canvas) {
            x = canvas.text(x, y, right.saturating_sub(x), &told, role) + 1;
        } else if self.unit.exhausted && self.lift != Lift::Sunk {
            let words = ["exhausted", "exh.", "exh"];
            let marks: usize = badges(self.unit).iter().map(|(_, short, _)| columns(short) + 1).sum();
            let room = usize::from(area.width).saturating_sub(marks);
            let word = words.into_iter().find(|word| columns(word) <= room).unwrap_or_default();
            x = canvas.text(x, y, right.saturating_sub(x), word, Role::Faint) + 1;
        }
        let badges = badges(self.unit);
        let wide: usize = badges.iter().map(|(long, _, _)| columns(long) + 3).sum();
        let brief = wide > usize::from(right.saturating_sub(x));
        for (long, short, role) in &badges {
            let told = if brief { short.clone() } else { format!(" {long} ") };
            if columns(&told) as u16 > right.saturating_sub(x) {
                break;
            }
            let role = if self.lift == Lift::Sunk { Role::Faint } else { *role };
            x = canvas.text(x, y, right.saturating_sub(x), &told, role) + 1;
        }
    }

    /// The effect of a choice or of the last action.
    fn told(&self, canvas: &Canvas<'_>) -> Option<(String, Role)> {
        if let Some((told, role)) = &self.note {
            let cross = canvas.look.glyphs.cross;
            let told = if dies(self.scene, self.unit) { format!("{cross} {told}") } else { told.clone() };
            return Some((told, *role));
        }
        let decision = self.scene.view.decision.as_ref()?;
        let asks = decision.source.as_ref()?.uid == self.unit.uid;
        asks.then(|| ("acts".into(), Role::Accent))
    }

    /// Its keywords in a line, and what else its card and what lies on it say, in lines of this width.
    pub(super) fn lines(&self, width: u16) -> (String, Vec<String>) {
        let said = keywords(self.unit).join(", ");
        let [now, over] = self.paragraphs(width);
        (said, [now, over].concat())
    }

    /// What lies on it and what its card says, in lines of this width: what may still matter, and what happened when it
    /// was played.
    pub(super) fn paragraphs(&self, width: u16) -> [Vec<String>; 2] {
        let wide = usize::from(width).max(1);
        let text = self.facts.map(CardFacts::text_in_play).unwrap_or_default();
        let over = self.facts.map_or(0, |facts| facts.in_play.of_entry);
        let paragraphs: Vec<&str> = beyond(self.unit, text, usize::MAX).collect();
        let (now, over) = paragraphs.split_at(paragraphs.len().saturating_sub(over));
        let detail = wrap(&detail(self.unit), wide).into_iter().filter(|line| !line.is_empty());
        let in_lines = |told: &[&str]| -> Vec<String> { told.iter().flat_map(|line| wrap(line, wide)).collect() };
        [detail.chain(in_lines(now)).collect(), in_lines(over)]
    }

    /// Writes keywords and text into an area; a text that does not fit is cut.
    fn say(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let (strong, plain) = self.texts();
        let (said, lines) = self.lines(area.width);
        let mut y = area.y;
        if !said.is_empty() && y < area.bottom() {
            let end = canvas.text(area.x, y, area.width, &said, strong);
            y += 1;
            if y == area.bottom() && !lines.is_empty() {
                sign_at_end(canvas, Rect { y: y - 1, height: 1, ..area }, end);
            }
        }
        y + prose(canvas, Rect { y, height: area.bottom().saturating_sub(y), ..area }, &lines, strong, plain)
    }

    /// Remembers where it is, and marks it if it is under the cursor.
    fn remember(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        if self.scene.is_selected(Thing::Unit(self.unit.uid)) {
            if canvas.look.theme.has_surfaces() {
                canvas.point(area);
                hits.add(area, Thing::Unit(self.unit.uid));
            } else {
                finish(canvas, area, self.scene, Thing::Unit(self.unit.uid), hits);
            }
        } else {
            hits.add(area, Thing::Unit(self.unit.uid));
        }
        press(self.scene, self.unit.uid, Rect { height: 1, ..area }, hits);
    }
}

/// How a unit's plate lies.
fn lift(scene: &Scene<'_>, unit: &UnitView) -> Lift {
    let decision = scene.view.decision.as_ref();
    let targets = decision.is_some_and(|decision| decision.kind == DecisionKind::Target) && !scene.in_list;
    let asks = decision.and_then(|decision| decision.source.as_ref()).is_some_and(|source| source.uid == unit.uid);
    let about = scene.menu.about(unit.uid).is_some();
    let here = scene.is_selected(Thing::Unit(unit.uid));
    match () {
        () if here && targets && dies(scene, unit) => Lift::Dying,
        () if here || scene.picked.contains(&unit.uid) || (targets && asks) => Lift::Raised,
        () if targets && !about => Lift::Sunk,
        () => Lift::None,
    }
}

/// The band of an aspect.
pub(crate) const fn band(aspect: Option<Aspect>) -> Role {
    match aspect {
        Some(Aspect::Vigilance) => Role::BandVigilance,
        Some(Aspect::Command) => Role::BandCommand,
        Some(Aspect::Aggression) => Role::BandAggression,
        Some(Aspect::Cunning) => Role::BandCunning,
        Some(Aspect::Heroism) => Role::BandHeroism,
        Some(Aspect::Villainy) => Role::BandVillainy,
        None => Role::BandNone,
    }
}

/// The band of an aspect under the cursor.
pub(crate) const fn raised(aspect: Option<Aspect>) -> Role {
    match aspect {
        Some(Aspect::Vigilance) => Role::RaisedVigilance,
        Some(Aspect::Command) => Role::RaisedCommand,
        Some(Aspect::Aggression) => Role::RaisedAggression,
        Some(Aspect::Cunning) => Role::RaisedCunning,
        Some(Aspect::Heroism) => Role::RaisedHeroism,
        Some(Aspect::Villainy) => Role::RaisedVillainy,
        None => Role::RaisedNone,
    }
}
