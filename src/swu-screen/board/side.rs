//! The panel beside a duel, never empty: the card under the cursor or the one that asks, ready power, and the log down to
//! its lower edge.

use super::follows::{self, Fact};
use super::scene::{Scene, ready_power};
use super::{inspect, log_panel};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{self, head, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::PageLine;
pub(super) use screen::widgets::side::columns;
use swu_language::word::Arena;

/// The fewest rows of the log.
const LOG: u16 = 8;

/// Draws the panel: sections from the top as long as there are rows for them, and the log in all that is left.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    canvas.surface(area, Role::Panel);
    let inside = Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(1),
    };
    let mut panel = Sections { rest: inside };
    let targets = follows::targets(scene);
    let asked = !targets.is_empty();
    if asked {
        panel.facts(canvas, "WHAT FOLLOWS", &targets);
        panel.facts(canvas, "WHY NOT", &follows::refused(scene));
    }
    panel.card(canvas, scene);
    if !asked {
        panel.power(canvas, scene);
        panel.facts(canvas, "WORTH KNOWING", &follows::worth_knowing(scene));
    }
    panel.lasting(canvas, scene);
    let log = panel.rest;
    canvas.heading(Rect { height: 1, ..log }, Role::Title, "LOG", "[L] all");
    hits.add(log, Spot::Log);
    let below = Rect { y: log.y + 1, height: log.height.saturating_sub(1), ..log };
    log_panel::lines(canvas, below, scene);
}

/// The rows of the panel that are still free.
struct Sections {
    rest: Rect,
}

impl Sections {
    /// Rows that a section may have, so that the log keeps its own; 0 if not even a heading and a line fit.
    fn most(&self) -> u16 {
        let most = self.rest.height.saturating_sub(LOG + 1);
        if most < 2 { 0 } else { most }
    }

    /// Takes rows from the top, and a free one after them.
    fn take(&mut self, rows: u16) -> Rect {
        let taken = Rect { height: rows, ..self.rest };
        self.rest.y += rows + 1;
        self.rest.height = self.rest.height.saturating_sub(rows + 1);
        taken
    }

    /// The card under the cursor or the one that asks.
    fn card(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let (title, lines) = inspect::section(scene, self.rest.width.into());
        let rows = (lines.len() as u16 + 1).min(self.most());
        if !lines.is_empty() && rows > 0 {
            card(canvas, self.take(rows), &title, &lines);
        }
    }

    fn power(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let rows = 1 + scene.view.seats.len() as u16;
        if rows <= self.most() {
            power_bars(canvas, self.take(rows), scene);
        }
    }

    fn lasting(&mut self, canvas: &mut Canvas<'_>, scene: &Scene<'_>) {
        let width = usize::from(self.rest.width);
        let lines: Vec<String> = scene.view.lasting.iter().flat_map(|effect| wrap(effect, width)).collect();
        let rows = (lines.len() as u16 + 1).min(self.most());
        if lines.is_empty() || rows == 0 {
            return;
        }
        let at = self.take(rows);
        canvas.heading(Rect { height: 1, ..at }, Role::Title, "IN EFFECT", "");
        let below = Rect { y: at.y + 1, height: rows - 1, ..at };
        super::plate::prose(canvas, below, &lines, Role::Dim, Role::Dim);
    }

    /// Facts below a heading, as many as fit whole.
    fn facts(&mut self, canvas: &mut Canvas<'_>, title: &str, facts: &[Fact]) {
        let most = self.most();
        if facts.is_empty() || most == 0 {
            return;
        }
        let told: Vec<Lines> = facts.iter().map(|fact| fact_lines(fact, self.rest.width)).collect();
        let mut rows = 1;
        let fits = |lines: &&Lines| {
            rows += lines.len() as u16;
            rows <= most
        };
        let count = told.iter().take_while(fits).count();
        let used = told[..count].iter().map(Vec::len).sum::<usize>() as u16;
        let at = self.take(1 + used);
        let more = facts.len() - count;
        let more = if more == 0 { String::new() } else { format!("+{more} more") };
        canvas.heading(Rect { height: 1, ..at }, Role::Title, title, &more);
        let mut y = at.y + 1;
        for (fact, lines) in facts.iter().zip(&told[..count]) {
            let rows = lines.len() as u16;
            draw_fact(canvas, Rect { y, height: rows, ..at }, fact, lines);
            y += rows;
        }
    }
}

/// Columns before a fact: a key or a bullet.
const BEFORE_FACT: u16 = 4;

/// The rows of a fact.
type Lines = Vec<(String, Role)>;

/// What is written of a fact: of one with a result, what it is about, then the result if it has no room beside that, and
/// what else would happen.
fn fact_lines(fact: &Fact, width: u16) -> Lines {
    let in_role = |role: Role| move |line: String| (line, role);
    if fact.key.is_none() {
        return wrap(&fact.text, usize::from(width - BULLET)).into_iter().map(in_role(Role::Dim)).collect();
    }
    let room = usize::from(width - BEFORE_FACT);
    let role = if fact.lit { Role::Strong } else { Role::Text };
    let result = if is_beside(fact, room) { Vec::new() } else { wrap(&fact.result, room) };
    let besides = if fact.lit { wrap(&fact.besides, room) } else { Vec::new() };
    let besides = besides.into_iter().filter(|line| !line.is_empty()).map(in_role(Role::Dim));
    [(fact.text.clone(), role)].into_iter().chain(result.into_iter().map(in_role(fact.role))).chain(besides).collect()
}

/// Does the result fit into the row of what it is about?
fn is_beside(fact: &Fact, room: usize) -> bool {
    width::columns(&fact.text) + 1 + width::columns(&fact.result) <= room
}

/// Columns before a sentence: a bullet and a gap.
const BULLET: u16 = 2;

fn draw_fact(canvas: &mut Canvas<'_>, area: Rect, fact: &Fact, lines: &Lines) {
    if fact.lit {
        canvas.surface(area, Role::Lit);
    }
    let before = match &fact.key {
        Some(key) => {
            canvas.text(area.x, area.y, BEFORE_FACT - 1, &format!(" {key} "), Role::Accent);
            BEFORE_FACT
        }
        None => {
            canvas.text(area.x, area.y, 1, canvas.look.glyphs.bullet, Role::Accent);
            BULLET
        }
    };
    for ((line, role), y) in lines.iter().zip(area.y..) {
        canvas.text(area.x + before, y, area.width - before, line, *role);
    }
    if is_beside(fact, usize::from(area.width - before)) {
        canvas.text_right(area.right(), area.y, area.width - before, &fact.result, fact.role);
    }
}

/// A card with its heading; what does not fit is cut.
fn card(canvas: &mut Canvas<'_>, area: Rect, title: &str, lines: &[PageLine]) {
    canvas.heading(Rect { height: 1, ..area }, Role::Title, title, "");
    let last = area.bottom().saturating_sub(1);
    for (index, y) in (0..lines.len()).zip(area.y + 1..area.bottom()) {
        let (text, role) = &lines[index];
        let cut = y == last && index + 1 < lines.len();
        let more = if cut { format!("{text} ({} more: [Enter])", lines.len() - index - 1) } else { text.clone() };
        canvas.text(area.x, y, area.width, &more, *role);
    }
}

/// Power of the ready units by arena as bars, from public numbers alone.
fn power_bars(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    canvas.heading(Rect { height: 1, ..area }, Role::Title, "READY POWER", "ground  space");
    let all = scene.seats().flat_map(|(_, side)| [Arena::Ground, Arena::Space].map(|arena| ready_power(side, arena)));
    let most = all.max().unwrap_or(0).max(1);
    let names = scene.seats().map(|(_, side)| width::columns(&side.name)).max().unwrap_or(0).clamp(3, 12) as u16;
    let bar = area.width.saturating_sub(names + 1 + 15);
    for ((seat, side), y) in scene.seats().zip(area.y + 1..area.bottom()) {
        let role = Role::of_seat(seat.index());
        canvas.text(area.x, y, names, head(&side.name, names.into()), role);
        let (ground, space) = (ready_power(side, Arena::Ground), ready_power(side, Arena::Space));
        let full = (i32::from(bar) * ground / most) as u16;
        canvas.repeat(area.x + names + 1, y, full, canvas.look.glyphs.meter, role);
        canvas.text_right(area.right() - 7, y, 4, &ground.to_string(), Role::Strong);
        canvas.text_right(area.right(), y, 4, &space.to_string(), Role::Strong);
    }
}
