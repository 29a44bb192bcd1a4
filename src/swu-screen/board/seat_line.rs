//! A seat in one line: base, leaders, and how much there is in each zone.

use super::scene::{Beat, Scene};
use super::unit_row::{finish, press};
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::columns;
use screen::widgets::hits::Hits;
use seats::Seat;
use shell::cards::aspect_letters;
use swu_view::{LeaderView, SeatView};

/// A note is left out rather than shortening a name to fewer columns than this.
const SHORTEST_NAME: u16 = 6;
/// `Vg Cm He  hand 5 res 4/6 deck 31`: the aspects of the leaders and the base before the words about a seat.
pub(crate) fn with_aspects(side: &SeatView, said: &str) -> String {
    let letters: Vec<&str> = side.aspects.iter().map(|aspect| aspect_letters(*aspect)).collect();
    if letters.is_empty() { said.to_owned() } else { format!("{}  {said}", letters.join(" ")) }
}

/// The part of the columns for base and leaders that the base gets: what it needs, as far as the leaders leave that.
pub(crate) fn base_columns(canvas: &Canvas<'_>, width: u16, scene: &Scene<'_>, side: &SeatView) -> u16 {
    let needs: usize = base_pieces(scene, side).iter().map(|(text, _)| columns(text)).sum();
    let left = width.saturating_sub(leaders_width(canvas, scene, side, true));
    (needs as u16).min(left.max(width * 2 / 5))
}

/// `base 19/30 Jedha City`; returns the column after it.
pub(crate) fn base(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    seat: Seat,
    side: &SeatView,
    hits: &mut Hits,
) -> u16 {
    let pieces = base_pieces(scene, side);
    let pieces: Vec<(&str, Role)> = pieces.iter().map(|(text, role)| (text.as_str(), *role)).collect();
    let x = canvas.pieces(area.x, area.y, area.width, &pieces);
    let row = Rect::new(area.x, area.y, x - area.x, 1);
    finish(canvas, row, scene, Thing::Base(seat), hits);
    press(scene, side.base.uid, row, hits);
    x
}

/// The key of a base that may be chosen, its HP, the last action's effect on it, the upgrades on it, and its name.
fn base_pieces(scene: &Scene<'_>, side: &SeatView) -> [(String, Role); 6] {
    let legal = scene.menu.about(side.base.uid);
    let key = legal.map(|choice| format!("[{}] ", choice.key)).unwrap_or_default();
    let beat = scene.beat(side.base.uid).map(Beat::told);
    let (changed, role) = beat.map_or((String::new(), Role::Text), |(text, role)| (format!(" {text}"), role));
    let low = i32::from(side.base.remaining()) * 3 <= i32::from(side.base.hp);
    let left = if low { Role::MeterLow } else { Role::Strong };
    [
        (key, Role::Choice),
        ("base ".into(), Role::Text),
        (format!("{}/{}", side.base.remaining(), side.base.hp), left),
        (changed, role),
        (upgrades_of(side), Role::Mark),
        (format!(" {}", side.base.name), Role::Dim),
    ]
}

/// ` +Dark Sanctum`, or ` +3 upgrades` if there are several.
fn upgrades_of(side: &SeatView) -> String {
    match side.base.upgrades.as_slice() {
        [] => String::new(),
        [upgrade] => format!(" +{}", upgrade.name),
        several => format!(" +{} upgrades", several.len()),
    }
}

/// `leader * Darth Vader, deploys at 7`, one after another: notes are shortened before any of them is left out.
pub(crate) fn leaders_line(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, side: &SeatView, hits: &mut Hits) {
    let leaders: Vec<LeaderText> = side.leaders.iter().map(|leader| LeaderText::of(canvas, scene, leader)).collect();
    let gaps = 2 * leaders.len().saturating_sub(1);
    let need = |brief: bool| leaders.iter().map(|leader| leader.columns(brief)).sum::<usize>() + gaps;
    let brief = need(false) > area.width.into();
    let cut = brief && need(true) > area.width.into();
    let mut x = area.x;
    for (index, (leader, text)) in side.leaders.iter().zip(&leaders).enumerate() {
        let left = area.right().saturating_sub(x);
        let behind = (leaders.len() - index - 1) as u16;
        let share = if cut && behind > 0 { (left / (behind + 1)).saturating_sub(2) } else { left };
        let start = x;
        x = text.draw(canvas, Rect::new(x, area.y, share.min(left), 1), brief);
        let spot = if leader.deployed { Thing::Unit(leader.uid) } else { Thing::Leader(leader.uid) };
        let row = Rect::new(start, area.y, x.saturating_sub(start), 1);
        if leader.deployed {
            hits.add(row, spot)
        } else {
            finish(canvas, row, scene, spot, hits);
            press(scene, leader.uid, row, hits);
        }
        x += 2;
    }
}

/// A leader in words: what comes before its name, the name, and further notes, long and brief.
struct LeaderText<'a> {
    before: Vec<(String, Role)>,
    name: &'a str,
    note: String,
    brief: String,
}

impl LeaderText<'_> {
    fn of<'a>(canvas: &Canvas<'_>, scene: &Scene<'_>, leader: &'a LeaderView) -> LeaderText<'a> {
        let glyphs = canvas.look.glyphs;
        let before = if leader.deployed {
            vec![(format!("leader {}: ", scene.label(leader.uid)), Role::Label)]
        } else {
            let key = scene.menu.about(leader.uid).map(|choice| format!("[{}] ", choice.key)).unwrap_or_default();
            let (state, role) =
                if leader.exhausted { (glyphs.exhausted, Role::Exhausted) } else { (glyphs.ready, Role::Ready) };
            vec![(key, Role::Choice), ("leader ".into(), Role::Text), (format!("{state} "), role)]
        };
        let (note, brief) = match (leader.deployed, leader.epic_used, leader.deploys_at) {
            (true, _, _) => (", deployed".into(), String::new()),
            (false, true, _) => (", was deployed".into(), ", was deployed".into()),
            (false, false, Some(at)) => (format!(", deploys at {at}"), format!(", at {at}")),
            (false, false, None) => Default::default(),
        };
        LeaderText { before, name: &leader.name, note, brief }
    }

    fn columns(&self, brief: bool) -> usize {
        let before: usize = self.before.iter().map(|(text, _)| columns(text)).sum();
        before + columns(self.name) + columns(if brief { &self.brief } else { &self.note })
    }

    /// The note stays whole if the name has to be cut; returns the column after it.
    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, brief: bool) -> u16 {
        let before: Vec<(&str, Role)> = self.before.iter().map(|(text, role)| (text.as_str(), *role)).collect();
        let x = canvas.pieces(area.x, area.y, area.width, &before);
        let note = if brief { &self.brief } else { &self.note };
        let noted = columns(note) as u16;
        let room = area.right().saturating_sub(x);
        let name = SHORTEST_NAME.min(columns(self.name) as u16);
        let noted = if room >= noted + name { noted } else { 0 };
        let x = canvas.text(x, area.y, room - noted, self.name, Role::Leader);
        canvas.text(x, area.y, noted, note, Role::Dim)
    }
}

/// Columns the leaders need, as brief as possible or in full.
pub(super) fn leaders_width(canvas: &Canvas<'_>, scene: &Scene<'_>, side: &SeatView, brief: bool) -> u16 {
    let leaders = side.leaders.iter().map(|leader| LeaderText::of(canvas, scene, leader).columns(brief));
    (leaders.sum::<usize>() + 2 * side.leaders.len().saturating_sub(1)) as u16
}

/// `Force, cred 2 `: a player's tokens; empty if there are none.
fn tokens(side: &SeatView) -> String {
    let force = if side.force { "Force, " } else { "" };
    let credits = if side.credits > 0 { format!("cred {} ", side.credits) } else { String::new() };
    format!("{force}{credits}")
}

/// `hand 5 res 4/6 deck 31 disc 8`.
pub(crate) fn counts(side: &SeatView) -> String {
    let (ready, all) = (side.ready_resources(), side.resources.len());
    let (hand, deck, discard) = (side.hand.len(), side.deck.len(), side.discard.len());
    format!("{}hand {hand} res {ready}/{all} deck {deck} disc {discard}", tokens(side))
}

/// A seat that is out for the rest of the phase, and one that has the initiative.
pub(super) const DONE: &str = "done";
pub(super) const INITIATIVE: &str = "initiative";

/// What a seat has done in this phase, as short as possible, and whether it has the initiative.
pub(crate) fn brief_standing(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> &'static str {
    let counters = scene.view.counters;
    let initiative = scene.view.initiative;
    match () {
        () if side.eliminated => "defeated",
        () if side.done_for_phase && initiative.seat == Some(seat) && initiative.taken => "done: initiative",
        () if counters.blast == Some(seat) => "done: blast",
        () if counters.plan == Some(seat) => "done: plan",
        () if side.done_for_phase => DONE,
        // For a seat that acts again, an earlier pass does not matter.
        () if side.passed && scene.acting() != seat => "passed",
        () if initiative.seat == Some(seat) => INITIATIVE,
        () => "",
    }
}

/// What there is to say about a leader after its name.
pub(super) fn leader_note(scene: &Scene<'_>, leader: &LeaderView, brief: bool) -> String {
    match (leader.deployed, leader.epic_used, leader.deploys_at) {
        (true, ..) if brief => format!(", {}", scene.label(leader.uid)),
        (true, ..) => format!(", deployed: {}", scene.label(leader.uid)),
        (false, true, _) => ", was deployed".into(),
        (false, false, Some(at)) if brief => format!(", at {at}"),
        (false, false, Some(at)) => format!(", deploys at {at}"),
        (false, false, None) => String::new(),
    }
}
