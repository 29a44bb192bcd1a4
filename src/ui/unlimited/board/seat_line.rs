//! A seat in one line: base, leaders, and how much there is in each zone.

use super::scene::Scene;
use super::unit_row::finish;
use crate::seats::Seat;
use crate::ui::theme::canvas::Canvas;
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::unlimited::rules::view::{LeaderView, SeatView};
use ratatui::layout::Rect;

/// Draws the line: ` 2 BOB  base 19/30 Jedha City | leader * Darth Vader | hand 5 res 4/6 deck 31 disc 8`.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let (y, right) = (area.y, area.right());
    let acting = scene.acting() == seat && scene.view.over.is_none();
    let role = if acting { Role::TitleActing } else { Role::Strong };
    let name = format!("{seat} {}", side.name.to_uppercase());
    let counts = if area.width < 90 { few_counts(side) } else { counts(side) };
    let counts_x = right.saturating_sub(counts.len() as u16 + 1);
    let bar = format!(" {} ", canvas.look.glyphs.bar);
    let room = counts_x.saturating_sub(area.x + 4);
    let x = canvas.text(area.x + 1, y, 12.min(room), &name, role) + 2;
    let left = counts_x.saturating_sub(6).saturating_sub(x);
    let base_width = left.saturating_sub(leaders_width(side)).max(left * 2 / 5);
    let x = base(canvas, Rect::new(x, y, base_width, 1), scene, seat, side, hits);
    let x = canvas.text(x, y, 3, &bar, Role::Dim);
    leaders_line(canvas, Rect::new(x, y, counts_x.saturating_sub(3).saturating_sub(x), 1), scene, side, hits);
    canvas.text(counts_x.saturating_sub(3), y, 3, &bar, Role::Dim);
    canvas.text(counts_x, y, right.saturating_sub(counts_x), &counts, Role::Text);
}

/// `base 19/30 Jedha City`; gives the column behind it.
pub fn base(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &Scene<'_>,
    seat: Seat,
    side: &SeatView,
    hits: &mut Hits,
) -> u16 {
    let text = format!("{}/{}", side.base.remaining(), side.base.hp);
    let legal = scene.menu.about(side.base.uid);
    let key = legal.map(|choice| format!("[{}] ", choice.key)).unwrap_or_default();
    let name = format!(" {}", side.base.name);
    let x = canvas.pieces(
        area.x,
        area.y,
        area.width,
        &[(&key, Role::Choice), ("base ", Role::Text), (&text, Role::Strong), (&name, Role::Dim)],
    );
    finish(canvas, Rect::new(area.x, area.y, x - area.x, 1), scene, Spot::Base(seat), hits);
    x
}

/// `leader * Darth Vader`, one behind the other.
pub fn leaders_line(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, side: &SeatView, hits: &mut Hits) {
    let mut x = area.x;
    let count = side.leaders.len().max(1) as u16;
    for (index, leader) in side.leaders.iter().enumerate() {
        let share = (area.width / count).max(1);
        let room = if index + 1 == side.leaders.len() { area.right().saturating_sub(x) } else { share - 1 };
        let start = x;
        x = leader_text(canvas, Rect::new(x, area.y, room, 1), scene, leader);
        let spot = if leader.deployed { Spot::Unit(leader.uid) } else { Spot::Leader(leader.uid) };
        let row = Rect::new(start, area.y, x.saturating_sub(start), 1);
        if leader.deployed {
            hits.add(row, spot)
        } else {
            finish(canvas, row, scene, spot, hits)
        }
        x += 2;
    }
}

fn leader_text(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, leader: &LeaderView) -> u16 {
    let glyphs = canvas.look.glyphs;
    let key = scene.menu.about(leader.uid).filter(|_| !leader.deployed);
    let key = key.map(|choice| format!("[{}] ", choice.key)).unwrap_or_default();
    let pieces = if leader.deployed {
        let text = format!("leader {}: ", scene.label(leader.uid));
        canvas.text(area.x, area.y, area.width, &text, Role::Label)
    } else {
        let (state, role) =
            if leader.exhausted { (glyphs.exhausted, Role::Exhausted) } else { (glyphs.ready, Role::Ready) };
        canvas.pieces(
            area.x,
            area.y,
            area.width,
            &[(&key, Role::Choice), ("leader ", Role::Text), (state, role), (" ", role)],
        )
    };
    let room = area.right().saturating_sub(pieces);
    let name = canvas.text(pieces, area.y, room, &leader.name, Role::Text);
    let note = leader_note(leader);
    if note.len() as u16 + 2 > area.right().saturating_sub(name) {
        return name;
    }
    canvas.text(name, area.y, area.right() - name, &format!(", {note}"), Role::Dim)
}

/// What is to be known of a leader besides its name.
fn leader_note(leader: &LeaderView) -> String {
    match (leader.deployed, leader.epic_used, leader.deploys_at) {
        (true, _, _) => "deployed".into(),
        (false, true, _) => "epic used".into(),
        (false, false, Some(at)) => format!("deploys at {at}"),
        (false, false, None) => String::new(),
    }
}

/// Columns the leaders' names need.
fn leaders_width(side: &SeatView) -> u16 {
    side.leaders.iter().map(|leader| (columns(&leader.name) + 10) as u16).sum()
}

/// `hand 5 res 4/6 deck 31`.
pub fn few_counts(side: &SeatView) -> String {
    let (ready, all) = (side.ready_resources(), side.resources.len());
    format!("hand {} res {ready}/{all} deck {}", side.hand.len(), side.deck.len())
}

/// `h5 r4/6 d31`, for the narrowest frames.
pub fn fewest_counts(side: &SeatView) -> String {
    let (ready, all) = (side.ready_resources(), side.resources.len());
    format!("h{} r{ready}/{all} d{}", side.hand.len(), side.deck.len())
}

/// `hand 5 res 4/6 deck 31 disc 8`.
pub fn counts(side: &SeatView) -> String {
    let (ready, all) = (side.ready_resources(), side.resources.len());
    let (hand, deck, discard) = (side.hand.len(), side.deck.len(), side.discard.len());
    format!("hand {hand} res {ready}/{all} deck {deck} disc {discard}")
}

/// What a seat did in this phase, as short as it can be said, and whether it has the initiative.
pub fn brief_standing(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> &'static str {
    let counters = scene.view.counters;
    let initiative = scene.view.initiative;
    match () {
        () if side.eliminated => "defeated",
        () if side.done_for_phase && initiative.seat == Some(seat) && initiative.taken => "out: initiative",
        () if counters.blast == Some(seat) => "out: blast",
        () if counters.plan == Some(seat) => "out: plan",
        () if side.done_for_phase => "out",
        () if side.passed => "passed",
        () if initiative.seat == Some(seat) => "initiative",
        () => "",
    }
}

/// What a seat did in this phase: took a counter, passed, is out.
pub fn standing(scene: &Scene<'_>, seat: Seat, side: &SeatView) -> &'static str {
    let counters = scene.view.counters;
    match () {
        () if side.eliminated => "defeated",
        () if side.done_for_phase && scene.view.initiative.seat == Some(seat) && scene.view.initiative.taken => {
            "took initiative, out for this phase"
        }
        () if counters.blast == Some(seat) => "took blast, out for this phase",
        () if counters.plan == Some(seat) => "took plan, out for this phase",
        () if side.done_for_phase => "out for this phase",
        () if side.passed => "passed",
        () => "",
    }
}
