//! Picking: the booster as plates or as a table, the text of the card under the cursor, the own picks, and the ring if
//! there is room.

use super::card_line::{CardRow, CardTable};
use super::header::closing;
use super::plates::{self, CardPlate, Grid};
use super::{PodPicture, PodScene, holding};
use crate::board::inspect::printed;
use ratatui::layout::{Margin, Rect};
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::pod_session::told::{described, why};
use shell::pod_session::{PodSession, ring};
use swu_cards::catalog::Printing;
use swu_decks::limited::{Choice, PickOption, Sight, Stage, advise};

/// The picture and what it is drawn with.
pub(super) type Drawn<'a> = (&'a PodPicture, &'a PodScene<'a>);

/// Cards of a booster without leader and base.
const PACK: usize = 14;

/// Leaders that a seat looks at first.
const LEADERS: usize = 3;

/// From this width on what is known stands beside the booster.
const BESIDE: u16 = 112;

/// The least rows of a booster on a narrower screen, and of the text below it.
const ABOVE: u16 = 13;
const BELOW: u16 = 5;

/// The least columns of the picks beside a booster.
const PICKS: u16 = 22;

/// Rows of the ring.
const RING: u16 = 5;

/// Where everything is.
struct Layout {
    booster: Rect,
    card: Rect,
    picks: Rect,
    ring: Option<Rect>,
    /// How the cards of the booster lie, if there is room for plates.
    grid: Option<Grid>,
}

/// The layout stays the same while a booster becomes smaller.
fn layout(area: Rect, count: usize, table: u16) -> Layout {
    if area.width >= BESIDE {
        let side = (area.width * 3 / 10).clamp(34, 52);
        let booster = Rect { width: area.width - side, ..area };
        let grid = Grid::of(booster.inner(Margin::new(1, 1)), count);
        let side = Rect { x: booster.right(), width: side, ..area };
        let ring = Rect { y: side.bottom().saturating_sub(RING), height: RING, ..side };
        let half = (side.height - RING) / 2;
        let card = Rect { height: half, ..side };
        let picks = Rect { y: side.y + half, height: side.height - RING - half, ..side };
        return Layout { booster, card, picks, ring: Some(ring), grid };
    }
    let above = (count as u16 + 3).max(ABOVE).min(area.height.saturating_sub(BELOW));
    let under = Rect { y: area.y + above, height: area.height - above, ..area };
    let above = Rect { height: above, ..area };
    if area.width >= table + 3 + PICKS {
        let booster = Rect { width: table + 3, ..above };
        let picks = Rect { x: booster.right(), width: area.width - booster.width, ..above };
        return Layout { booster, card: under, picks, ring: None, grid: None };
    }
    // In few rows the text of a card needs all columns; Tab shows the picks.
    let share = if under.height > BELOW { area.width * 3 / 5 } else { area.width };
    let card = Rect { width: share, ..under };
    let picks = Rect { x: card.right(), width: area.width - share, ..under };
    Layout { booster: above, card, picks, ring: None, grid: None }
}

fn shows_cards(choice: &Choice) -> bool {
    matches!(choice.options.first(), Some(PickOption::Keep(_)))
}

/// The most cards that this kind of booster holds.
fn most(place: &PodSession) -> usize {
    let there = place.choice().map_or(0, |choice| choice.options.len());
    there.max(if place.stage() == Stage::Leaders { LEADERS } else { PACK })
}

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, drawn: Drawn<'_>, sight: &Sight, hits: &mut Hits) {
    let (screen, scene) = drawn;
    let choice = scene.place.choice();
    let rows: Vec<CardRow> = choice.iter().flat_map(|choice| rows(choice, sight)).collect();
    let table =
        CardTable { heads: [" # own", ""], rows: &rows, at: screen.picks.is_none().then_some(screen.cursor.at) };
    // The own picks have the width they need.
    let wide = if screen.picks.is_some() { area.width } else { table.width() };
    let layout = layout(area, most(scene.place), wide);
    screen.across.set(layout.grid.filter(|_| screen.picks.is_none()).map_or(1, |grid| grid.across.into()));
    match (screen.picks, &choice) {
        (Some(cursor), _) => holding::all(canvas, layout.booster, sight, cursor.at),
        (None, Some(choice)) if shows_cards(choice) => {
            let inside = canvas.frame(layout.booster, border(scene), &title(choice, sight), &closing(scene));
            match layout.grid {
                Some(grid) => {
                    let plates = plates_of(&rows, drawn, |card| copies(sight, card));
                    plates::draw(canvas, inside, grid, &plates, hits);
                }
                None => table.draw(canvas, layout.booster, inside, hits),
            }
        }
        (None, Some(choice)) => closed(canvas, layout.booster, drawn, choice, hits),
        (None, None) => {
            let inside = canvas.frame(layout.booster, Border::Plain, "Booster", &closing(scene));
            canvas.text(inside.x + 1, inside.y, inside.width.saturating_sub(2), "The others pick.", Role::Dim);
        }
    }
    face(canvas, layout.card, drawn, selected(screen, sight, choice.as_ref()), sight);
    holding::summary(canvas, layout.picks, sight);
    if let Some(area) = layout.ring {
        around(canvas, area, sight);
    }
}

/// What only one of several people may see has the rail of secrets.
fn border(scene: &PodScene<'_>) -> Border {
    if shell::place::Place::shows_secrets(scene.place) { Border::Private } else { Border::Acting }
}

fn title(choice: &Choice, sight: &Sight) -> String {
    let count = choice.options.len();
    if sight.round == 0 { format!("Leaders: {count} cards") } else { format!("Booster: {count} cards") }
}

fn rows(choice: &Choice, sight: &Sight) -> Vec<CardRow> {
    let cards = choice.options.iter().enumerate().filter_map(|(place, option)| match option {
        PickOption::Keep(card) => {
            let own = match copies(sight, card.printing) {
                0 => String::new(),
                count => count.to_string(),
            };
            let lead = format!("{:>2} {own:>3}", place + 1);
            Some(CardRow::plain(lead, card.printing))
        }
        PickOption::Open(_) => None,
    });
    cards.collect()
}

/// The rows as plates, with how many copies of each are owned.
pub(super) fn plates_of<'a>(
    rows: &[CardRow],
    (screen, scene): Drawn<'a>,
    owned: impl Fn(&Printing) -> usize,
) -> Vec<CardPlate<'a>> {
    let plates = rows.iter().enumerate().map(|(place, row)| CardPlate {
        lead: format!("{} ", place + 1),
        card: row.card,
        facts: scene.services.cards().facts(row.card.id),
        owned: owned(row.card),
        chosen: place == screen.cursor.at,
    });
    plates.collect()
}

/// How many copies were picked already.
fn copies(sight: &Sight, card: &Printing) -> usize {
    sight.leaders.iter().chain(&sight.picks).filter(|own| own.printing.same_card(card)).count()
}

/// Boosters of which one is to be opened.
fn closed(canvas: &mut Canvas<'_>, area: Rect, (screen, scene): Drawn<'_>, choice: &Choice, hits: &mut Hits) {
    let inside = canvas.frame(area, Border::Acting, "Which booster?", &closing(scene));
    for ((place, option), y) in choice.options.iter().enumerate().zip(inside.y..inside.bottom()) {
        let line = Rect { y, height: 1, ..inside };
        let name = format!("{:>2}  {}", place + 1, option_name(option));
        canvas.text(line.x, y, line.width, &name, Role::Text);
        if place == screen.cursor.at {
            canvas.select(line);
        }
        hits.add(line, Spot::Row(place));
    }
}

/// The card under the cursor: in the booster, or among the own picks.
fn selected(screen: &PodPicture, sight: &Sight, choice: Option<&Choice>) -> Option<&'static Printing> {
    if let Some(cursor) = screen.picks {
        return sight.leaders.iter().chain(&sight.picks).nth(cursor.at).map(|card| card.printing);
    }
    match choice?.options.get(screen.cursor.at)? {
        PickOption::Keep(card) => Some(card.printing),
        PickOption::Open(_) => None,
    }
}

fn face(canvas: &mut Canvas<'_>, area: Rect, drawn: Drawn<'_>, selected: Option<&'static Printing>, sight: &Sight) {
    let (screen, scene) = drawn;
    let title = selected.map(ToString::to_string).unwrap_or_default();
    let inside = canvas.frame(area, Border::Plain, &title, "");
    let Some(card) = selected else { return };
    let width = usize::from(inside.width.saturating_sub(2));
    let mut lines = card_lines(scene, card, width, inside.height);
    if screen.why && screen.picks.is_none() {
        let why = wrap(&why(&advise(sight), screen.cursor.at), width);
        lines.splice(0..0, why.into_iter().map(|line| (line, Role::Strong)));
    }
    draw_lines(canvas, area, inside, &lines, 0);
}

/// All about a card; in few rows its text alone, as the table says everything else.
pub(super) fn card_lines(scene: &PodScene<'_>, card: &Printing, width: usize, rows: u16) -> Vec<(String, Role)> {
    let Some(facts) = scene.services.cards().facts(card.id) else {
        return wrap(&described(card), width).into_iter().map(|line| (line, Role::Text)).collect();
    };
    let all: Vec<(String, Role)> = printed(facts, width).into_iter().skip(1).collect();
    if all.len() <= usize::from(rows) {
        return all;
    }
    let text = facts.text.lines().flat_map(|line| wrap(line, width));
    let mut lines: Vec<(String, Role)> = text.map(|line| (line, Role::Text)).collect();
    lines.push((facts.traits.join(", "), Role::Dim));
    lines
}

fn around(canvas: &mut Canvas<'_>, area: Rect, sight: &Sight) {
    let inside = canvas.frame(area, Border::Plain, "Ring", "sizes and turns only");
    let lines = wrap(&ring::line(sight), usize::from(inside.width.saturating_sub(2)));
    for (row, line) in lines.iter().take(usize::from(inside.height)).enumerate() {
        canvas.text(inside.x + 1, inside.y + row as u16, inside.width.saturating_sub(2), line, Role::Text);
    }
}

/// The names of the options of a choice: cards, or boosters by their numbers.
pub(super) fn option_name(option: &PickOption) -> String {
    match option {
        PickOption::Keep(card) => card.printing.to_string(),
        PickOption::Open(number) => format!("Booster {number}"),
    }
}
