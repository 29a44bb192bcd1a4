//! A seat of a duel above or below its arenas: name plate, base, leader, zones; in one, two or three rows.

use super::base_words;
use super::scene::{Beat, Scene};
use super::seat_line::{DONE, INITIATIVE, brief_standing, leader_note};
use super::unit_row::{finish, press};
use crate::seat_keys;
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use shell::cards::{CardFacts, aspect_letters};
use swu_view::{LeaderView, SeatView};

/// Columns of the name plate if there is more than one row.
const PLATE: u16 = 11;
/// Columns of what lies in the zones.
const ZONES: u16 = 28;
/// The fewest columns of the name of a base among several seats.
const BASE_NAME: u16 = 10;
/// The fewest columns for the text of a leader beside them.
const LEADER_TEXT: u16 = 16;
/// Columns kept for a leader beside a base with upgrades.
const LEADER: u16 = 24;
/// The most pips before a number replaces them.
const PIPS: usize = 14;
/// Columns more for who has the initiative.
const SAID: u16 = 14;

/// The rows of a header on a screen of this many.
pub(super) const fn rows(screen: u16) -> u16 {
    match screen {
        48.. => 3,
        30.. => 2,
        _ => 1,
    }
}

/// A header and what it is drawn from.
struct Header<'a> {
    scene: &'a Scene<'a>,
    seat: Seat,
    side: &'a SeatView,
    acts: bool,
}

/// Draws the header of a seat.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    canvas.surface(area, Role::Bar);
    hits.add(area, Spot::Seat(seat));
    let acts = scene.acting() == seat && scene.view.over.is_none();
    let header = Header { scene, seat, side, acts };
    match area.height {
        0 => {}
        1 => header.one(canvas, area, hits),
        2 => header.two(canvas, area, hits),
        _ => header.three(canvas, area, hits),
    }
}

/// Rows of the header of one of several seats: its base, and each of its leaders.
pub(super) fn narrow_rows(side: &SeatView) -> u16 {
    1 + side.leaders.len().clamp(1, 2) as u16
}

/// Draws the header of one of several seats: base and hand, and below them leaders and resources.
pub(super) fn draw_narrow(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    canvas.surface(area, Role::Bar);
    hits.add(area, Spot::Seat(seat));
    let acts = scene.acting() == seat && scene.view.over.is_none();
    Header { scene, seat, side, acts }.narrow(canvas, area, hits);
}

impl Header<'_> {
    fn narrow(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let (y, side) = (area.y, self.side);
        let x = self.name(canvas, Rect { height: 1, ..area }) + 1;
        let mut right = canvas.text_right(area.right() - 1, y, 8, &format!("hand {}", side.hand.len()), Role::Text);
        let x = self.hp(canvas, x, y, hits) + 1;
        let said = brief_standing(self.scene, self.seat, side);
        let holds = self.scene.view.initiative.seat == Some(self.seat);
        let sign = canvas.look.glyphs.initiative[0];
        let marks = [Some(said), holds.then_some(sign)];
        let fits = |said: &&str| !said.is_empty() && x + columns(said) as u16 + 1 < right;
        if let Some(said) = marks.into_iter().flatten().find(fits) {
            right = canvas.text_right(right - 1, y, 20, said, Role::Gold);
        }
        let x = canvas.gauge(x, y, right.saturating_sub(x + 1).min(16), side.base.remaining(), side.base.hp) + 1;
        let room = right.saturating_sub(x + 1);
        if room >= BASE_NAME {
            canvas.text(x, y, room, &base_words::within(&self.side.base, room, canvas.look.glyphs.cut), Role::Dim);
        }
        let Some(low) = area.height.checked_sub(1).filter(|rows| *rows > 0) else { return };
        let mut end = area.right() - 1;
        if area.width >= 56 {
            for (label, count) in [("disc", side.discard.len()), ("deck", side.deck.len())] {
                end = canvas.text_right(end, y + 1, 9, &format!("{label} {count}"), Role::Faint) - 2;
            }
        }
        let mut end = self.resources(canvas, end, y + 1, true);
        for told in self.tokens() {
            end = canvas.text_right(end - 1, y + 1, 12, &told, Role::Gold);
        }
        let leaders = Rect { x: area.x + 1, y: y + 1, width: end.saturating_sub(area.x + 2), height: 1 };
        if low == 1 {
            return self.leaders(canvas, leaders, hits, true);
        }
        for (leader, y) in side.leaders.iter().zip(y + 1..area.bottom()) {
            let wide = if y == leaders.y { leaders.width } else { area.width.saturating_sub(2) };
            self.leader(canvas, Rect { y, width: wide, ..leaders }, leader, true, hits);
        }
    }

    /// `▶2 BOB `, on the seat's colour.
    fn name(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let role = Role::plate_of(self.seat.index(), self.acts);
        let acts = canvas.look.glyphs.acts;
        let sign = if self.acts && area.height == 1 { acts } else { " " };
        let several = self.scene.view.seats.len() > 2;
        // A base that may be chosen has the same key.
        let chosen = self.scene.menu.about(self.side.base.uid).is_some();
        let key = if several && !chosen { seat_keys::sign(self.scene.view, self.seat) } else { String::new() };
        let told = format!("{sign}{} {}{key} ", self.seat, self.side.name.to_uppercase());
        let wide = match area.height {
            1 => (columns(&told) as u16).min(if several { 20 } else { 16 }),
            _ => PLATE.max(columns(&told) as u16).min(18),
        };
        canvas.surface(Rect { width: wide, ..area }, role);
        canvas.text(area.x, area.y + area.height / 3, wide, &told, role);
        if area.height > 1 {
            let said = match self.acts {
                true => format!("{acts} to act"),
                false if self.side.done_for_phase => DONE.to_owned(),
                false => brief_standing(self.scene, self.seat, self.side).to_owned(),
            };
            canvas.text(area.x + 1, area.y + area.height / 3 + 1, wide.saturating_sub(1), &said, role);
        }
        area.x + wide
    }

    fn one(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let y = area.y;
        let x = self.name(canvas, area) + 1;
        let zones = self.zones_brief(canvas, area.right() - 1, y, area.width < 100);
        let gauge = if area.width < 100 { 8 } else { 16 };
        let (left, hp) = (self.side.base.remaining(), self.side.base.hp);
        let x = canvas.gauge(x, y, gauge, left, hp) + 1;
        let x = self.hp(canvas, x, y, hits) + 1;
        let x = match self.side.base.upgrades.len() {
            0 => x,
            count => canvas.text(x, y, 3, &format!("+{count}"), Role::Gold) + 1,
        };
        let leaders = Rect::new(x, y, zones.saturating_sub(x + 1), 1);
        self.leaders(canvas, leaders, hits, true);
    }

    /// The key of the base, what is left of its HP and what the last action did to it; returns the column after it.
    fn hp(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, hits: &mut Hits) -> u16 {
        let base = &self.side.base;
        let mut at = self.key(canvas, x, y);
        let low = i32::from(base.remaining()) * 3 <= i32::from(base.hp);
        let role = if low { Role::Damage } else { Role::Strong };
        at = canvas.text(at, y, 4, &base.remaining().to_string(), role);
        at = canvas.text(at, y, 4, &format!("/{}", base.hp), Role::Dim);
        if let Some((told, role)) = self.scene.beat(base.uid).map(Beat::told) {
            at = canvas.text(at + 1, y, 6, &told, role);
        }
        self.base_hits(canvas, Rect::new(x, y, at.saturating_sub(x), 1), hits);
        at
    }

    /// The chip of a base that may be chosen; returns the column after it.
    fn key(&self, canvas: &mut Canvas<'_>, x: u16, y: u16) -> u16 {
        let Some(choice) = self.scene.menu.about(self.side.base.uid) else { return x };
        canvas.chip(x, y, 6, &format!("[{}]", choice.key), Role::Chip) + 1
    }

    fn base_hits(&self, canvas: &mut Canvas<'_>, row: Rect, hits: &mut Hits) {
        finish(canvas, row, self.scene, Thing::Base(self.seat), hits);
        press(self.scene, self.side.base.uid, row, hits);
    }

    fn two(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let x = self.name(canvas, area) + 1;
        let (top, low) = (area.y, area.y + 1);
        let zones = self.zones_two(canvas, area);
        let end = self.hp(canvas, x, top, hits) + 1;
        let middle = x + (zones[0] - x) * 9 / 20;
        let gauge = middle.saturating_sub(end + 2).min(20);
        canvas.gauge(end, top, gauge, self.side.base.remaining(), self.side.base.hp);
        let wide = |from: u16, row: usize| zones[row].saturating_sub(from + 2);
        self.leaders(canvas, Rect::new(middle, top, wide(middle, 0), 1), hits, true);
        let told = match self.side.leaders.as_slice() {
            [leader] if !leader.deployed => Some(leader),
            _ => None,
        };
        // The text of a leader who is a unit stands there; a base with upgrades needs the room.
        let room = match (told, self.side.base.upgrades.len()) {
            (None, _) => wide(x, 1),
            (Some(_), 0) => middle.saturating_sub(x + 1),
            (Some(_), _) => {
                (columns(&base_words::whole(&self.side.base)) as u16).clamp(middle - x - 1, wide(x, 1) * 3 / 4)
            }
        };
        canvas.text(x, low, room, &base_words::within(&self.side.base, room, canvas.look.glyphs.cut), Role::Dim);
        if let Some(leader) = told.filter(|_| wide(x + room + 1, 1) >= LEADER_TEXT) {
            let x = middle.max(x + room + 1);
            self.leader_text(canvas, Rect::new(x, low, wide(x, 1), 1), leader);
        }
    }

    fn three(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits) {
        let x = self.name(canvas, area) + 2;
        let base = &self.side.base;
        let at = self.key(canvas, x, area.y + 1);
        let low = i32::from(base.remaining()) * 3 <= i32::from(base.hp);
        let left = base.remaining().to_string();
        let role = if low { Role::Damage } else { Role::Strong };
        let at = canvas.figures(at, area.y, &left, role, 1) + 1;
        if let Some((told, role)) = self.scene.beat(base.uid).map(Beat::told) {
            canvas.text(at, area.y, 6, &told, role);
        }
        canvas.text(at, area.y + 1, 4, &format!("/{}", base.hp), Role::Dim);
        self.base_hits(canvas, Rect::new(x, area.y, at + 5 - x, 3), hits);
        let zones = area.right().saturating_sub(ZONES);
        let x = at + 6;
        let gauge = 26.min((zones - x) / 3);
        let whole = columns(&base_words::whole(&self.side.base)) as u16;
        let upgraded = if base.upgrades.is_empty() { 0 } else { whole.min((zones - x).saturating_sub(LEADER)) };
        let room = (gauge + 2).max(upgraded);
        canvas.text(x, area.y, room, &base_words::within(&self.side.base, room, canvas.look.glyphs.cut), Role::Text);
        canvas.gauge(x, area.y + 1, gauge, base.remaining(), base.hp);
        let mut aspects = x;
        for aspect in &self.side.aspects {
            let letters = aspect_letters(*aspect);
            aspects = canvas.text(aspects, area.y + 2, 2, letters, super::hand::aspect_role(*aspect)) + 1;
        }
        let middle = x + room + 1;
        let brief = room > gauge + 2;
        self.leaders(canvas, Rect::new(middle, area.y, zones.saturating_sub(middle + 2), 3), hits, brief);
        self.zones_three(canvas, zones, area);
    }

    /// Leaders, each with what it needs, in the rows of an area; the text of an only one if rows are free.
    fn leaders(&self, canvas: &mut Canvas<'_>, area: Rect, hits: &mut Hits, brief: bool) {
        let alone = self.side.leaders.len() == 1;
        let mut x = area.x;
        for (leader, index) in self.side.leaders.iter().zip(0..) {
            let y = if area.height > 1 && !alone { area.y + index } else { area.y };
            let start = if area.height > 1 { area.x } else { x };
            if y >= area.bottom() {
                break;
            }
            let row = Rect::new(start, y, area.right().saturating_sub(start), 1);
            x = self.leader(canvas, row, leader, brief, hits) + 2;
        }
        if let (Some(leader), true) =
            (self.side.leaders.first().filter(|leader| !leader.deployed), alone && area.height > 1)
        {
            let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
            self.leader_text(canvas, below, leader);
        }
    }

    /// `[D] ○ Darth Vader, deploys at 7`; returns the column after it.
    fn leader(&self, canvas: &mut Canvas<'_>, row: Rect, leader: &LeaderView, brief: bool, hits: &mut Hits) -> u16 {
        let glyphs = canvas.look.glyphs;
        let (y, right) = (row.y, row.right());
        let choice = self.scene.menu.about(leader.uid).filter(|_| !leader.deployed);
        let mut x = row.x;
        if let Some(choice) = choice {
            x = canvas.chip(x, y, right.saturating_sub(x), &format!("[{}]", choice.key), Role::Chip) + 1;
        }
        let sign = match (leader.deployed, leader.exhausted) {
            (true, _) => glyphs.star,
            (false, true) => glyphs.exhausted,
            (false, false) => glyphs.ready,
        };
        let note = leader_note(self.scene, leader, brief);
        let name = right.saturating_sub(x + 2 + columns(&note) as u16).max(6);
        let role = if leader.exhausted && !leader.deployed { Role::Dim } else { Role::Leader };
        x = canvas.text(x, y, right.saturating_sub(x), &format!("{sign} "), Role::Gold);
        x = canvas.text(x, y, name.min(right.saturating_sub(x)), &leader.name, role);
        let end = canvas.text(x, y, right.saturating_sub(x), &note, Role::Faint);
        let row = Rect { width: end.saturating_sub(row.x), ..row };
        if leader.deployed {
            hits.add(row, Thing::Unit(leader.uid));
        } else {
            finish(canvas, row, self.scene, Thing::Leader(leader.uid), hits);
            press(self.scene, leader.uid, row, hits);
        }
        end
    }

    fn leader_text(&self, canvas: &mut Canvas<'_>, area: Rect, leader: &LeaderView) {
        let facts = self.scene.cards.facts(&leader.id);
        let text = facts.map(CardFacts::text_in_one_line).unwrap_or_default();
        let lines = wrap(&text, usize::from(area.width).max(1));
        super::plate::prose(canvas, area, &lines, Role::Strong, Role::Dim);
    }

    /// `◆ hand 4  ●○○○○○  deck 35`; returns the column it begins in.
    fn zones_brief(&self, canvas: &mut Canvas<'_>, right: u16, y: u16, narrow: bool) -> u16 {
        let side = self.side;
        let said = brief_standing(self.scene, self.seat, side);
        let mut x = canvas.text_right(right, y, 12, &format!("deck {}", side.deck.len()), Role::Faint);
        if !narrow {
            x = canvas.text_right(x - 2, y, 12, &format!("disc {}", side.discard.len()), Role::Faint);
        }
        x = self.resources(canvas, x - 2, y, narrow);
        x = canvas.text_right(x - 1, y, 8, &format!("hand {}", side.hand.len()), Role::Text);
        for told in self.tokens() {
            x = canvas.text_right(x - 1, y, 12, &told, Role::Gold);
        }
        let sign = canvas.look.glyphs.initiative[0];
        let waits = side.done_for_phase || (side.passed && self.scene.acting() != self.seat);
        let holds = self.scene.view.initiative.seat == Some(self.seat) && !waits && !said.is_empty();
        let said = if narrow && holds { sign } else { said };
        if said.is_empty() { x } else { canvas.text_right(x - 1, y, 16, said, Role::Gold) }
    }

    /// The Force and Credit tokens.
    fn tokens(&self) -> Vec<String> {
        let force = self.side.force.then(|| "Force".to_owned());
        let credits = (self.side.credits > 0).then(|| format!("cred {}", self.side.credits));
        force.into_iter().chain(credits).collect()
    }

    /// Resources before a column: pips and `4/6`; returns the column they begin in.
    fn resources(&self, canvas: &mut Canvas<'_>, right: u16, y: u16, narrow: bool) -> u16 {
        let (ready, all) = (self.side.ready_resources(), self.side.resources.len());
        let mut x = canvas.text_right(right, y, 6, &format!("{ready}/{all}"), Role::Strong);
        let most = if narrow { 6 } else { PIPS };
        if all <= most && all > 0 {
            let glyphs = canvas.look.glyphs;
            x -= 1 + all as u16;
            canvas.repeat(x, y, ready as u16, glyphs.ready, Role::Gold);
            canvas.repeat(x + ready as u16, y, (all - ready) as u16, glyphs.exhausted, Role::Faint);
            return x;
        }
        canvas.text_right(x, y, 4, "res ", Role::Faint)
    }

    /// Returns the columns in which they begin in both rows.
    fn zones_two(&self, canvas: &mut Canvas<'_>, area: Rect) -> [u16; 2] {
        let mut right = area.right() - 1;
        let side = self.side;
        for (label, count) in [("disc", side.discard.len()), ("deck", side.deck.len()), ("hand", side.hand.len())] {
            right = canvas.text_right(right, area.y, 4, &count.to_string(), Role::Strong);
            right = canvas.text_right(right - 1, area.y, 5, label, Role::Faint) - 2;
        }
        let top = right + 2;
        let start = self.resources(canvas, area.right() - 1, area.y + 1, false);
        // Where no pips fit, a word stands before the number already.
        let pips = (1..=PIPS).contains(&side.resources.len());
        let word = pips.then(|| ("resources".to_owned(), Role::Faint));
        let said = Some((self.said().join(" "), Role::Gold)).filter(|(said, _)| !said.is_empty());
        let mut end = start;
        for (told, role) in word.into_iter().chain(said) {
            let room = (end + ZONES + SAID).saturating_sub(area.right());
            if columns(&told) < usize::from(room) {
                end = canvas.text_right(end - 1, area.y + 1, room, &told, role);
            }
        }
        [top, end]
    }

    fn zones_three(&self, canvas: &mut Canvas<'_>, x: u16, area: Rect) {
        let (y, right, side) = (area.y, area.right() - 1, self.side);
        canvas.text(x, y, 9, "hand", Role::Faint);
        canvas.repeat(x + 10, y, (side.hand.len() as u16).min(12), canvas.look.glyphs.back, Role::Dim);
        canvas.text_right(right, y, 4, &side.hand.len().to_string(), Role::Strong);
        canvas.text(x, y + 1, 9, "resources", Role::Faint);
        self.resources(canvas, right, y + 1, false);
        let mut at = x;
        for (label, count) in [("deck ", side.deck.len()), ("disc ", side.discard.len())] {
            at = canvas.text(at, y + 2, 5, label, Role::Faint);
            at = canvas.text(at, y + 2, 4, &count.to_string(), Role::Strong) + 1;
        }
        let said = self.said().join(" ");
        canvas.text_right(right, y + 2, right.saturating_sub(at), &said, Role::Gold);
    }

    /// The initiative unless the name plate tells it, the Force, Credits.
    fn said(&self) -> Vec<String> {
        let holds = self.scene.view.initiative.seat == Some(self.seat);
        let said = !self.acts && brief_standing(self.scene, self.seat, self.side) == INITIATIVE;
        let initiative = (holds && !said).then(|| INITIATIVE.to_owned());
        initiative.into_iter().chain(self.tokens()).collect()
    }
}
