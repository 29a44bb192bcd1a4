//! The pictures of the desk: tables, standings, players, log, bracket.

use super::screen::{DeskPicture, Look};
use events::tournament::{Class, DeskStage, Event};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::cursor::Cursor;
use screen::widgets::hits::{Hits, Spot};
use shell::desk_session::{DeskSession, told};

/// From this width on the log is beside the standings, and fractions fit into them.
const WIDE: u16 = 118;

/// The picture, and what it shows.
type Desk<'a> = (&'a DeskPicture, &'a DeskSession);

/// Draws the view shown.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, desk: Desk<'_>, hits: &mut Hits) {
    let (screen, session) = desk;
    let column = |x: u16, width: u16| Rect { x: area.x + x, width, ..area };
    match screen.look {
        Look::Players => players(canvas, area, desk, hits),
        Look::Log => log(canvas, area, desk, true, hits),
        Look::Bracket => bracket(canvas, area, session),
        Look::Tables if area.width >= WIDE => {
            let (left, right) = (area.width * 7 / 20, area.width / 4);
            tables(canvas, column(0, left), desk, hits);
            standings(canvas, column(left, area.width - left - right), session, true);
            log(canvas, column(area.width - right, right), desk, false, hits);
        }
        Look::Tables => {
            let left = area.width * 11 / 20;
            tables(canvas, column(0, left), desk, hits);
            standings(canvas, column(left, area.width - left), session, false);
        }
    }
}

/// Rows in a frame, the one at the cursor marked.
fn rows(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (title, border): (&str, Border),
    rows: &[(String, Role)],
    cursor: Option<Cursor>,
    hits: &mut Hits,
) {
    let inside = canvas.frame(area, border, title, "");
    let shown = usize::from(inside.height);
    let first = cursor.map_or(0, |cursor| cursor.first(shown));
    for (place, (text, role)) in rows.iter().enumerate().skip(first).take(shown) {
        let line = Rect::new(inside.x, inside.y + (place - first) as u16, inside.width, 1);
        canvas.text(line.x, line.y, line.width, text, *role);
        if let Some(cursor) = cursor {
            if cursor.at == place {
                canvas.select(line);
            }
            hits.add(line, Spot::Row(place));
        }
    }
    canvas.more(area, first, rows.len().saturating_sub(first + shown));
}

/// A text with another at the right edge of a width.
fn spread(left: &str, right: &str, width: u16) -> String {
    let room = usize::from(width).saturating_sub(columns(right) + 1);
    let mut text: String = left.chars().take(room).collect();
    let gap = usize::from(width).saturating_sub(columns(&text) + columns(right));
    text.push_str(&" ".repeat(gap));
    text + right
}

fn tables(canvas: &mut Canvas<'_>, area: Rect, (screen, session): Desk<'_>, hits: &mut Hits) {
    let event = session.event();
    if let Some(ranking) = event.ranking() {
        let places = ranking.iter().enumerate();
        let lines: Vec<(String, Role)> = places
            .map(|(place, player)| {
                let role = if place == 0 { Role::Strong } else { Role::Text };
                (format!("{:>3}  {}{}", place + 1, told::name(event, *player), told::prize(event, place)), role)
            })
            .collect();
        return rows(canvas, area, ("Final ranking", Border::Acting), &lines, None, hits);
    }
    let classes = event.standings().unwrap_or_default();
    let width = area.width.saturating_sub(2);
    let lines = event.tables().iter().enumerate().map(|(place, table)| {
        let players = table
            .players
            .iter()
            .map(|player| format!("{} {}", told::name(event, *player), told::points(&classes, event, *player)));
        let players: Vec<String> = players.collect();
        let role = if table.outcome.is_some() { Role::Dim } else { Role::Text };
        let left = format!("{:>3}  {}", place + 1, players.join(" - "));
        (spread(&left, &told::result(event, place, table), width), role)
    });
    let mut lines: Vec<(String, Role)> = lines.collect();
    if lines.is_empty() {
        let why = match event.stage() {
            DeskStage::Registration => "The event has not started: Tab shows the players.",
            _ => "No round is paired now.",
        };
        lines.push((why.to_owned(), Role::Dim));
    }
    rows(canvas, area, ("Tables", Border::Acting), &lines, Some(screen.table), hits);
}

/// The standings with the results that are in, the missing ones below them.
fn standings(canvas: &mut Canvas<'_>, area: Rect, session: &DeskSession, named: bool) {
    let event = session.event();
    let width = area.width.saturating_sub(2);
    let (mut lines, missing) = match event.standings_now() {
        Ok(classes) => (ranks(event, &classes, width, named), missing(event, width)),
        Err(why) => (vec![(why.sentence, Role::Warning)], Vec::new()),
    };
    let mut below = missing;
    if let Some(optimum) = session.optimum() {
        let whole = format!("pairing: {optimum}");
        let fits = columns(&whole) <= usize::from(width);
        below.push((if fits { whole } else { optimum.to_owned() }, Role::Dim));
    }
    // What is missing stays in sight below any number of players, as far as there is room for both.
    let rows_inside = usize::from(area.height.saturating_sub(2));
    let kept = rows_inside.saturating_sub(below.len() + 1).max(rows_inside / 2);
    let hidden = lines.len().saturating_sub(kept);
    lines.truncate(kept);
    if hidden > 0 {
        lines.push((format!("and {hidden} more: S shows all"), Role::Dim));
    } else if !below.is_empty() {
        lines.push((String::new(), Role::Text));
    }
    lines.extend(below);
    let whole = told::standings_title(event);
    let title = if named { whole } else { format!("{} {}", short_title(event), event.tie_breakers().join(" ")) };
    rows(canvas, area, (&title, Border::Plain), &lines, None, &mut Hits::default());
}

/// "After 2:", or "Now:" during a round: what goes before the names of the columns.
fn short_title(event: &Event) -> String {
    let done = event.history().rounds.len().max(event.pod_history().rounds.len());
    let live = event.stage() == DeskStage::Playing && event.bracket().is_empty();
    match (live, done) {
        (true, _) => "Now:".to_owned(),
        (false, 0) => "Before the start:".to_owned(),
        (false, done) => format!("After {done}:"),
    }
}

fn ranks(event: &Event, classes: &[Class], width: u16, named: bool) -> Vec<(String, Role)> {
    let mut lines = Vec::new();
    for class in classes {
        for player in &class.players {
            let name = event.name_in_history(*player);
            let dropped = event.players().iter().any(|player| player.name == name && player.dropped.is_some());
            let role = if dropped { Role::Dim } else { Role::Text };
            let left = format!("{:>3} {name} {}", class.rank, class.points);
            lines.push((spread(&left, &breakers(event, class, named), width), role));
        }
    }
    lines
}

/// "Missing: table 2 (Ann - Bob)", in as many lines as it takes.
fn missing(event: &Event, width: u16) -> Vec<(String, Role)> {
    let said = told::missing(event).unwrap_or_default();
    let lines = wrap(&said, usize::from(width)).into_iter().filter(|line| !line.is_empty());
    lines.map(|line| (line, Role::Warning)).collect()
}

/// The tie-breakers of a class with two decimals: each with its name, or below the names in the title.
fn breakers(event: &Event, class: &Class, named: bool) -> String {
    if named {
        return event.told_breakers(class);
    }
    let values = event.tie_breakers().iter().zip(class.breakers()).map(|(_, value)| value.decimal(2));
    values.collect::<Vec<_>>().join(" ")
}

fn players(canvas: &mut Canvas<'_>, area: Rect, (screen, session): Desk<'_>, hits: &mut Hits) {
    let event = session.event();
    let width = area.width.saturating_sub(2);
    let registered = told::registered(session);
    let lines = registered.iter().map(|(name, state)| spread(&format!(" {name}"), state, width.min(70)));
    let mut lines: Vec<(String, Role)> = lines.map(|line| (line, Role::Text)).collect();
    if lines.is_empty() {
        lines.push(("Nobody has registered yet.".to_owned(), Role::Dim));
    }
    let here = event.players().iter().filter(|player| player.present).count();
    let title = format!("Players {}, here {here}", event.players().len());
    rows(canvas, area, (&title, Border::Acting), &lines, Some(screen.player), hits);
}

fn log(canvas: &mut Canvas<'_>, area: Rect, (screen, session): Desk<'_>, whole: bool, hits: &mut Hits) {
    let event = session.event();
    let last = event.log().iter().rfind(|line| line.undone.is_none()).map(|line| line.op.told());
    let title = match last {
        Some(last) if whole => format!("Log {}, u takes back: {last}", event.log().len()),
        _ => format!("Log {}", event.log().len()),
    };
    let count = if whole { usize::MAX } else { usize::from(area.height) };
    let lines: Vec<(String, Role)> = told::newest(session, count).into_iter().map(|line| (line, Role::Text)).collect();
    let (border, cursor) = if whole { (Border::Acting, Some(screen.line)) } else { (Border::Plain, None) };
    rows(canvas, area, (&title, border), &lines, cursor, hits);
}

fn bracket(canvas: &mut Canvas<'_>, area: Rect, session: &DeskSession) {
    let event = session.event();
    let mut lines = Vec::new();
    for round in event.bracket() {
        let word = match round.len() {
            1 => "Final".to_owned(),
            2 => "Semi-finals".to_owned(),
            4 => "Quarter-finals".to_owned(),
            count => format!("Round of {}", 2 * count),
        };
        lines.push((word, Role::Strong));
        for one in round {
            let named = |player: Option<usize>| player.map_or("nobody", |player| told::name(event, player));
            let winner = match (one.decided, one.winner) {
                (true, Some(winner)) => format!("  won by {}", told::name(event, winner)),
                _ => String::new(),
            };
            lines.push((format!("  {} - {}{winner}", named(one.players[0]), named(one.players[1])), Role::Text));
        }
        lines.push((String::new(), Role::Text));
    }
    rows(canvas, area, ("Top cut", Border::Acting), &lines, None, &mut Hits::default());
}
