//! Picking: the booster, the highlighted card, the own picks, and the ring if there is room.

use super::card_line::{HEADS, brief, columned, short};
use super::header::closing;
use super::{PodPicture, PodScene, WIDE};
use crate::board::inspect::printed;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::page::draw_lines;
use shell::pod_session::ring;
use std::collections::BTreeMap;
use swu_cards::catalog::Printing;
use swu_decks::limited::{Advice, Choice, PickOption, Sight, advise, homes};

/// The picture and what it is drawn with.
pub(super) type Drawn<'a> = (&'a PodPicture, &'a PodScene<'a>);

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, drawn: Drawn<'_>, sight: &Sight, hits: &mut Hits) {
    let (screen, scene) = drawn;
    let choice = scene.place.choice();
    let selected = selected(screen, sight, choice.as_ref());
    if area.width >= WIDE {
        let below = 6.min(area.height / 3);
        let above = area.height - below;
        let third = area.width / 3;
        let column = |x: u16, width: u16| Rect::new(area.x + x, area.y, width, above);
        booster(canvas, column(0, third), drawn, choice.as_ref(), sight, hits);
        face(canvas, column(third, third), drawn, selected, sight);
        picks(canvas, column(2 * third, area.width - 2 * third), screen, sight);
        around(canvas, Rect::new(area.x, area.y + above, area.width, below), sight);
    } else {
        let below = 7.min(area.height / 3);
        let above = area.height - below;
        let left = area.width * 11 / 20;
        booster(canvas, Rect::new(area.x, area.y, left, above), drawn, choice.as_ref(), sight, hits);
        picks(canvas, Rect::new(area.x + left, area.y, area.width - left, above), screen, sight);
        face(canvas, Rect::new(area.x, area.y + above, area.width, below), drawn, selected, sight);
    }
}

/// The card under the cursor: in the booster, or among the own picks.
fn selected(screen: &PodPicture, sight: &Sight, choice: Option<&Choice>) -> Option<&'static Printing> {
    match (screen.picks, choice?.options.get(screen.cursor.at)?) {
        (Some(cursor), _) => sight.leaders.iter().chain(&sight.picks).nth(cursor.at).map(|card| card.printing),
        (None, PickOption::Keep(card)) => Some(card.printing),
        (None, PickOption::Open(_)) => None,
    }
}

fn booster(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (screen, scene): Drawn<'_>,
    choice: Option<&Choice>,
    sight: &Sight,
    hits: &mut Hits,
) {
    let Some(choice) = choice else {
        let inside = canvas.frame(area, Border::Plain, "Booster", &closing(scene));
        canvas.text(inside.x + 1, inside.y, inside.width.saturating_sub(2), "The others pick.", Role::Dim);
        return;
    };
    let count = choice.options.len();
    let title = match choice.options.first() {
        Some(PickOption::Open(_)) => "Which booster?".to_owned(),
        _ if sight.round == 0 => format!("Leaders: {count} cards"),
        _ => format!("Booster: {count} cards"),
    };
    let mut inside = canvas.frame(area, Border::Acting, &title, &closing(scene));
    let shown = facts_that_fit(choice, inside.width);
    let wide = choice.options.iter().map(|option| columns(&shown(option))).max().unwrap_or_default() as u16;
    let room = inside.width.saturating_sub(wide + 1);
    if inside.height >= HEADED && wide > 0 {
        canvas.text(inside.x, inside.y, room, " # own card", Role::Faint);
        canvas.text(inside.x + room + 1, inside.y, wide, HEADS, Role::Faint);
        (inside.y, inside.height) = (inside.y + 1, inside.height - 1);
    }
    let rows = usize::from(inside.height);
    let first = screen.cursor.first(rows);
    for (row, (place, option)) in choice.options.iter().enumerate().skip(first).take(rows).enumerate() {
        let line = Rect::new(inside.x, inside.y + row as u16, inside.width, 1);
        let picked = match option {
            PickOption::Keep(card) => copies(sight, card.printing),
            PickOption::Open(_) => String::new(),
        };
        let name = format!("{:>2} {picked:>2} {}", place + 1, option_name(option));
        canvas.text(line.x, line.y, room, &name, Role::Text);
        canvas.text(line.x + room + 1, line.y, wide, &shown(option), Role::Dim);
        if place == screen.cursor.at && screen.picks.is_none() {
            canvas.select(line);
        }
        hits.add(line, Spot::Row(place));
    }
    canvas.more(area, first, count.saturating_sub(first + rows));
}

/// From this height on the columns have heads.
const HEADED: u16 = 8;

/// The facts beside a name: with keywords only where every name stays whole.
fn facts_that_fit(choice: &Choice, width: u16) -> fn(&PickOption) -> String {
    let all: fn(&PickOption) -> String = |option| match option {
        PickOption::Keep(card) => columned(card.printing),
        PickOption::Open(_) => String::new(),
    };
    let few: fn(&PickOption) -> String = |option| match option {
        PickOption::Keep(card) => brief(card.printing),
        PickOption::Open(_) => String::new(),
    };
    let widest = |text: &dyn Fn(&PickOption) -> String| {
        choice.options.iter().map(|option| columns(&text(option))).max().unwrap_or_default()
    };
    // Before a name stand its number and how many copies were picked already.
    let whole = widest(&option_name) + 6 + widest(&all) + 1;
    if whole <= usize::from(width) { all } else { few }
}

/// How many copies were picked already; empty for none.
fn copies(sight: &Sight, card: &Printing) -> String {
    let count = sight.leaders.iter().chain(&sight.picks).filter(|own| own.printing.same_card(card)).count();
    if count == 0 { String::new() } else { count.to_string() }
}

fn face(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (screen, scene): Drawn<'_>,
    selected: Option<&'static Printing>,
    sight: &Sight,
) {
    let title = selected.map(ToString::to_string).unwrap_or_default();
    let inside = canvas.frame(area, Border::Plain, &title, "");
    let Some(card) = selected else { return };
    let width = usize::from(inside.width.saturating_sub(2));
    let mut lines = match scene.services.cards().facts(card.id) {
        Some(facts) => printed(facts, width).into_iter().skip(1).collect(),
        None => vec![(short(card), Role::Text)],
    };
    if screen.why && screen.picks.is_none() {
        let why = wrap(&why(&advise(sight), screen.cursor.at), width);
        lines.splice(0..0, why.into_iter().map(|line| (line, Role::Strong)));
    }
    draw_lines(canvas, area, inside, &lines, 0);
}

/// "45 for the card, 8 less for its aspects, 3 more for the curve: 40, the best here".
pub(super) fn why(advice: &Advice, place: usize) -> String {
    let Some(score) = advice.scores.get(place) else { return "a bot says nothing about this".into() };
    let best = advice.scores.iter().map(|score| score.sum()).max();
    let best = if best == Some(score.sum()) { ", the best here" } else { "" };
    let part = |value: i32, what: &str| match value {
        0 => String::new(),
        less if less < 0 => format!(", {} less for {what}", -less),
        more => format!(", {more} more for {what}"),
    };
    let (aspects, curve) = (part(score.home, "its aspects"), part(score.curve, "the curve"));
    format!("{} for the card{aspects}{curve}: {}{best}", score.card, score.sum())
}

fn picks(canvas: &mut Canvas<'_>, area: Rect, screen: &PodPicture, sight: &Sight) {
    let title = format!("Your picks {}", sight.leaders.len() + sight.picks.len());
    let border = if screen.picks.is_some() { Border::Acting } else { Border::Plain };
    let inside = canvas.frame(area, border, &title, "");
    let width = inside.width.saturating_sub(2);
    let rows = usize::from(inside.height);
    if let Some(cursor) = screen.picks {
        let first = cursor.first(rows);
        let all = sight.leaders.iter().chain(&sight.picks);
        for (place, card) in all.enumerate().skip(first).take(rows) {
            let line = Rect::new(inside.x, inside.y + (place - first) as u16, inside.width, 1);
            canvas.text(line.x + 1, line.y, width, &card.printing.to_string(), Role::Text);
            if place == cursor.at {
                canvas.select(line);
            }
        }
        return;
    }
    for (row, line) in summary(sight, usize::from(width), rows).into_iter().enumerate().take(rows) {
        canvas.text(inside.x + 1, inside.y + row as u16, width, &line, Role::Text);
    }
}

/// Leaders, homes, and the picks by cost.
fn summary(sight: &Sight, width: usize, rows: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let homes = homes(&sight.leaders, &sight.picks);
    let total: i64 = homes.iter().map(|home| home.weight).sum();
    for leader in &sight.leaders {
        let own: i64 = homes.iter().filter(|home| home.leader.same_card(leader.printing)).map(|home| home.weight).sum();
        let share = if total > 0 { own * 100 / total } else { 0 };
        let said = format!("{}: {share} % of a deck now", leader.printing.title);
        lines.push(said);
    }
    let mut by_cost: BTreeMap<u8, BTreeMap<&str, usize>> = BTreeMap::new();
    for card in &sight.picks {
        let cost = card.printing.cost.unwrap_or(0).clamp(1, 6);
        *by_cost.entry(cost).or_default().entry(card.printing.title).or_insert(0) += 1;
    }
    let sizes: Vec<String> = (1..=6)
        .map(|cost| {
            let count: usize = by_cost.get(&cost).map_or(0, |cards| cards.values().sum());
            format!("{cost}{}:{count}", if cost == 6 { "+" } else { "" })
        })
        .collect();
    lines.push(format!("cost {}", sizes.join(" ")));
    for (cost, cards) in by_cost {
        let named = cards.iter().map(|(name, count)| match count {
            1 => (*name).to_owned(),
            count => format!("{name} x{count}"),
        });
        let text = format!("{cost} {}", named.collect::<Vec<_>>().join(", "));
        lines.extend(wrap(&text, width));
    }
    lines.truncate(rows);
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
