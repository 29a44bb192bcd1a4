//! A player above or below what is in play: name plate, base, resources, what lies in the zones; in one to three rows.

use super::{Table, plates};
use crate::thing::spot;
use deckbuilding::cards::wording;
use deckbuilding::rules::view::{PieceView, SeatView};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::Hits;
use screen::widgets::prose::prose;

/// The columns of a base's gauge.
const GAUGE: u16 = 12;
/// The fewest columns of the text of a base.
const TEXT: u16 = 16;

/// A label, what is counted, and how it is written.
type Count = (&'static str, String, Role);

/// A header and what it is drawn from.
struct Header<'a> {
    table: &'a Table<'a>,
    seat: usize,
    side: &'a SeatView,
    acts: bool,
}

/// Draws the header of a seat.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, table: &Table<'_>, seat: usize, hits: &mut Hits) {
    let Some(side) = table.view.seats.get(seat) else { return };
    canvas.surface(area, Role::Bar);
    let acts = table.view.active.contains(&(seat as u8)) && table.view.over.is_none();
    let header = Header { table, seat, side, acts };
    let x = header.name(canvas, area) + 1;
    let row = |at: u16| Rect::new(x, area.y + at, area.right().saturating_sub(x + 1), 1);
    match area.height {
        0 => {}
        1 => {
            let start = header.counts(canvas, row(0), header.all_counts(), header.least_of_base());
            header.base(canvas, Rect { width: start.saturating_sub(x + 1), ..row(0) }, hits);
        }
        2 => {
            header.counts(canvas, row(0), header.table_counts(), 0);
            let start = header.counts(canvas, row(1), header.base_counts(), header.least_of_base());
            header.base(canvas, Rect { width: start.saturating_sub(x + 1), ..row(1) }, hits);
        }
        _ => header.three(canvas, row(0), hits),
    }
}

impl Header<'_> {
    /// `▶1 ANN E `, on the colour of the side; below it the side's name. Returns the column after it.
    fn name(&self, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        let role = plates::plate(self.side.side, self.acts);
        let sign = if self.acts { canvas.look.glyphs.acts } else { " " };
        let told = format!("{sign}{} {} ", self.seat + 1, self.side.name.to_uppercase());
        let people = format!("  {} {} ", self.side.side.letter(), self.side.side.people());
        let told = if area.height == 1 { format!("{told}{} ", self.side.side.letter()) } else { told };
        let wide = (columns(&told) as u16).max(if area.height > 1 { columns(&people) as u16 } else { 0 });
        let wide = wide.min(area.width / 3);
        canvas.surface(Rect { width: wide, ..area }, role);
        canvas.text(area.x, area.y, wide, &told, role);
        if area.height > 1 {
            canvas.text(area.x, area.y + 1, wide, &people, role);
        }
        area.x + wide
    }

    /// What a player has now, most important first, each with its label.
    fn table_counts(&self) -> Vec<Count> {
        let side = self.side;
        vec![
            ("res", side.resources.to_string(), Role::Gold),
            ("attack", side.ready_attack().to_string(), Role::Strong),
            ("hand", side.hand.len().to_string(), Role::Strong),
            ("deck", side.deck.len().to_string(), Role::Strong),
            ("discard", side.discard.len().to_string(), Role::Strong),
        ]
    }

    /// What became of the bases.
    fn base_counts(&self) -> Vec<Count> {
        let lost = self.table.view.lost(self.seat);
        let bases = ("bases", self.side.bases.len().to_string(), Role::Strong);
        vec![("lost", format!("{lost}/{}", self.table.view.length), Role::Strong), bases]
    }

    fn all_counts(&self) -> Vec<Count> {
        let mut all = self.table_counts();
        all.splice(3..3, self.base_counts());
        all
    }

    /// Writes counts at the right end of a row, as many as leave these columns to the base; returns the column they begin
    /// in.
    fn counts(&self, canvas: &mut Canvas<'_>, row: Rect, counts: Vec<Count>, kept: u16) -> u16 {
        let wide = |(label, count, _): &Count| columns(label) as u16 + columns(count) as u16 + 3;
        let mut room = row.width.saturating_sub(kept);
        let shown = counts.iter().take_while(|one| {
            let fits = wide(one) <= room;
            room = room.saturating_sub(wide(one));
            fits
        });
        let shown: Vec<_> = shown.collect();
        let start = row.right().saturating_sub(shown.iter().map(|one| wide(one)).sum::<u16>());
        let mut x = start;
        for (label, count, role) in shown {
            x = canvas.text(x + 2, row.y, 8, label, Role::Faint);
            x = canvas.text(x + 1, row.y, 8, count, *role);
        }
        start
    }

    /// Columns of the base without its gauge.
    fn least_of_base(&self) -> u16 {
        let name = self.side.base.as_ref().map_or(7, |base| columns(&base.name) as u16);
        name + 12
    }

    /// Key, name, HP and gauge of the base, and its text if there is room. Returns the column after the gauge.
    fn base(&self, canvas: &mut Canvas<'_>, row: Rect, hits: &mut Hits) {
        let y = row.y;
        let Some(base) = &self.side.base else {
            canvas.text(row.x, y, row.width, "no base", Role::Warning);
            return;
        };
        let x = self.keys(canvas, row, base);
        let x = canvas.text(x, y, row.right().saturating_sub(x), &base.name, Role::Strong) + 1;
        let x = self.left(canvas, x, y, base);
        let wide = GAUGE.min(row.right().saturating_sub(x + 1));
        let end = if wide >= 4 { self.gauge(canvas, x + 1, y, wide, base) } else { x };
        self.remember(canvas, Rect { width: end.saturating_sub(row.x), ..row }, base, hits);
        let room = row.right().saturating_sub(end + 1);
        let text = self.text(base);
        if room >= TEXT || columns(&text) as u16 <= room {
            canvas.text(end + 1, y, room, &text, Role::Dim);
        }
    }

    /// The chips of a base that can be chosen; returns the column after them.
    fn keys(&self, canvas: &mut Canvas<'_>, row: Rect, base: &PieceView) -> u16 {
        let keys = self.table.offers.about(base.uid).filter_map(|(sign, _)| sign).take(2);
        let end = keys.fold(row.x, |x, key| canvas.chip(x, row.y, 3, &format!("[{key}]"), Role::Chip));
        if end > row.x { end + 1 } else { end }
    }

    /// `6/10`; returns the column after it.
    fn left(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, base: &PieceView) -> u16 {
        let (Some(hp), Some(damage)) = (base.hp, base.damage) else { return x };
        let left = hp.saturating_sub(damage);
        let role = if u16::from(left) * 3 <= u16::from(hp) { Role::Damage } else { Role::Strong };
        canvas.pieces(x, y, 8, &[(&left.to_string(), role), (&format!("/{hp} HP"), Role::Dim)])
    }

    fn gauge(&self, canvas: &mut Canvas<'_>, x: u16, y: u16, wide: u16, base: &PieceView) -> u16 {
        let (Some(hp), Some(damage)) = (base.hp, base.damage) else { return x };
        canvas.gauge(x, y, wide, hp.saturating_sub(damage).into(), hp.into())
    }

    fn text(&self, base: &PieceView) -> String {
        let used = if base.used { "(used) " } else { "" };
        let text = self.table.scene.cards.printed(&base.id).map(wording::brief).unwrap_or_default();
        format!("{used}{text}")
    }

    /// A base can be clicked and pointed at.
    fn remember(&self, canvas: &mut Canvas<'_>, area: Rect, base: &PieceView, hits: &mut Hits) {
        if let Some(spot) = spot(self.table.scene.things, base.uid) {
            hits.add(area, spot);
        }
        if self.table.scene.pointed().is_some_and(|thing| thing.uid == base.uid) {
            canvas.select(area);
        }
    }

    /// In three rows: what is left of the base in large figures, its name and gauge, its text.
    fn three(&self, canvas: &mut Canvas<'_>, top: Rect, hits: &mut Hits) {
        let start = self.counts(canvas, top, self.table_counts(), 0);
        let below = Rect { y: top.y + 1, ..top };
        let counts = self.counts(canvas, below, self.base_counts(), self.least_of_base());
        let Some(base) = &self.side.base else {
            canvas.text(top.x, below.y, below.width, "no base", Role::Warning);
            return;
        };
        let x = self.keys(canvas, below, base);
        let left = base.hp.unwrap_or_default().saturating_sub(base.damage.unwrap_or_default());
        let low = u16::from(left) * 3 <= base.hp.unwrap_or_default().into();
        let role = if low { Role::Damage } else { Role::Strong };
        let x = canvas.figures(x + 1, top.y, &left.to_string(), role, 1) + 1;
        let x = canvas.text(x, below.y, 6, &format!("/{}", base.hp.unwrap_or_default()), Role::Dim) + 2;
        let named = canvas.text(x, top.y, start.saturating_sub(x + 1), &base.name, Role::Strong);
        let wide = (2 * GAUGE).min(counts.saturating_sub(x + 1));
        let end = self.gauge(canvas, x, below.y, wide, base);
        let area = Rect { width: end.max(named).saturating_sub(top.x), height: 3, ..top };
        if let Some(spot) = spot(self.table.scene.things, base.uid) {
            hits.add(area, spot);
        }
        if self.table.scene.pointed().is_some_and(|thing| thing.uid == base.uid) {
            canvas.select(Rect { x, width: named.saturating_sub(x), height: 1, ..top });
        }
        let lines = wrap(&self.text(base), usize::from(top.right().saturating_sub(x)).max(1));
        prose(
            canvas,
            Rect { x, y: top.y + 2, width: top.right().saturating_sub(x), height: 1 },
            &lines,
            Role::Strong,
            Role::Dim,
        );
    }
}
