//! The prompt: WHO, choose WHAT; the choices with their keys; what cannot be chosen, and why.

use super::preview::preview;
use super::scene::{HandSight, Hits, Scene, Spot};
use crate::seats::Seat;
use crate::ui::input::command::Command;
use crate::ui::look::canvas::Canvas;
use crate::ui::look::role::Role;
use crate::ui::look::width::{columns, wrap};
use crate::ui::prompt::menu::{Choice, Group, Refused, hand_number};
use crate::ui::words::{clause, lower_first};
use crate::unlimited::rules::view::{CardRef, DecisionKind, Verb};
use ratatui::layout::Rect;

/// A piece of the prompt that is not broken: a key with its words.
struct Piece {
    key: String,
    text: String,
    role: Role,
    spot: Option<Spot>,
}

/// Draws the prompt into the area: the question in its first row, then choices, then refusals and the notice as far
/// as there is room.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let row = Rect { height: 1, ..area };
    let own = u16::from(scene.notice.is_some() && area.height > 2);
    let room = area.height.saturating_sub(1 + own);
    let each = choices(scene);
    let crowded = scene.view.seats.len() > 2 && lines(&each, area.width) > room;
    let grouped = if crowded { by_player(scene) } else { None };
    let note = if grouped.is_some() { "  (a number is a base)" } else { "" };
    let asked = format!("{}{note}", question(scene));
    let x = canvas.text(area.x + 1, area.y, area.width.saturating_sub(1), &asked, Role::Prompt);
    let beside = scene.notice.filter(|_| area.height < 3);
    if let Some(notice) = beside {
        let room = area.right().saturating_sub(x + 2);
        canvas.text(x + 2, area.y, room, notice, Role::Warning);
    }
    let rest = Rect { y: row.bottom(), height: area.height.saturating_sub(1), ..area };
    let space = Rect { height: rest.height - own, ..rest };
    let used = flow(canvas, space, &grouped.unwrap_or(each), hits);
    let below = Rect { y: space.y + used, height: space.height - used, ..space };
    let used = flow(canvas, below, &refusals(scene), hits);
    asking_text(canvas, Rect { y: below.y + used, height: below.height - used, ..below }, scene);
    if let (Some(notice), 1) = (scene.notice, own) {
        canvas.text(rest.x + 1, rest.bottom() - 1, rest.width.saturating_sub(1), notice, Role::Warning);
    }
}

/// The text of the card that asks, as far as there is room.
fn asking_text(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let source = scene.view.decision.as_ref().and_then(|decision| decision.source.as_ref());
    let text = source.and_then(|card| scene.cards.facts(&card.id)).map(|facts| facts.text.replace('\n', " "));
    let lines = wrap(&text.unwrap_or_default(), usize::from(area.width.saturating_sub(2)));
    let more = lines.len() > usize::from(area.height);
    for (index, (line, y)) in lines.iter().zip(area.y..area.bottom()).enumerate() {
        let cut = more && index + 1 == usize::from(area.height);
        let line = if cut { format!("{line} ...") } else { line.clone() };
        canvas.text(area.x + 1, y, area.width.saturating_sub(1), &line, Role::Dim);
    }
}

/// "ANN, choose an action", or how the game ended.
pub fn question(scene: &Scene<'_>) -> String {
    if let Some(over) = &scene.view.over {
        let names: Vec<&str> = over.winners.iter().map(|seat| scene.name(*seat)).collect();
        return if names.is_empty() { "The game is a draw.".into() } else { format!("{} wins.", names.join(" and ")) };
    }
    let Some(decision) = &scene.view.decision else {
        return format!("{} is choosing.", scene.name(scene.view.active));
    };
    let who = scene.name(decision.seat).to_uppercase();
    let what = lower_first(&decision.prompt);
    let unnamed = |card: &&CardRef| !decision.prompt.contains(&card.name);
    let source = decision.source.as_ref().filter(|_| decision.kind != DecisionKind::Action).filter(unnamed);
    let source = source.map(|card| format!("  ({})", card.name)).unwrap_or_default();
    match scene.narrowed {
        Some(name) => format!("{who}, choose what {name} does"),
        None => format!("{who}, {what}{source}"),
    }
}

fn choices(scene: &Scene<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let units: Vec<&Choice> = of_group(scene, Group::Unit);
    if !units.is_empty() {
        let keys: Vec<String> = units.iter().map(|choice| choice.key.to_string()).collect();
        pieces.push(piece(keys.join(" "), verbs(scene, &units), Role::Choice, None));
    }
    let plays = of_group(scene, Group::Play);
    if !plays.is_empty() {
        let keys: Vec<String> = plays.iter().map(|choice| choice.key.to_string()).collect();
        pieces.push(piece(keys.join(" "), "play".into(), Role::Choice, None));
    }
    let hand: Vec<String> = scene.menu.choices.iter().filter(|choice| in_hand(scene, choice)).map(key).collect();
    if !hand.is_empty() {
        pieces.push(piece(hand.join(" "), "a card of the hand".into(), Role::Choice, None));
    }
    for (index, choice) in scene.menu.choices.iter().enumerate() {
        if in_hand(scene, choice) {
            continue;
        }
        let text = match choice.group {
            Group::Unit | Group::Play => continue,
            Group::Leader if choice.picks.len() > 1 => "leaders".into(),
            Group::Leader => lower_first(&choice.text),
            Group::Single => single(scene, choice),
        };
        pieces.push(piece(choice.key.to_string(), text, Role::Choice, Some(Spot::Choice(index))));
    }
    if let (HandSight::Closed(_), true) = (scene.hand, is_action(scene)) {
        pieces.push(piece("Tab".into(), "play".into(), Role::Choice, Some(Spot::Hint(Command::Hand))));
    }
    pieces
}

/// Targets of several players where there is no room to tell about each: `[a b 2] Bob` is what can be chosen of Bob's;
/// the number of his seat is his base.
fn by_player(scene: &Scene<'_>) -> Option<Vec<Piece>> {
    let owner = |choice: &Choice| {
        let uid = choice.uid?;
        let mut sides = scene.seats();
        sides.find(|(_, side)| side.base.uid == uid || side.units.iter().any(|unit| unit.uid == uid))
    };
    let targets: Vec<(&Choice, Seat)> =
        of_group(scene, Group::Single).into_iter().filter_map(|choice| Some((choice, owner(choice)?.0))).collect();
    if is_action(scene) || targets.is_empty() {
        return None;
    }
    let mut grouped: Vec<Piece> = Vec::new();
    for (seat, side) in scene.seats() {
        let keys: Vec<String> = targets.iter().filter(|(_, of)| *of == seat).map(|(choice, _)| key(choice)).collect();
        if !keys.is_empty() {
            grouped.push(piece(keys.join(" "), side.name.clone(), Role::Choice, None));
        }
    }
    let about_target = |piece: &Piece| targets.iter().any(|(choice, _)| key(choice) == piece.key);
    grouped.extend(choices(scene).into_iter().filter(|piece| !about_target(piece)));
    Some(grouped)
}

fn key(choice: &Choice) -> String {
    choice.key.to_string()
}

/// Is it about a card of the open hand, whose row shows the number already?
fn in_hand(scene: &Scene<'_>, choice: &Choice) -> bool {
    let open = matches!(scene.hand, HandSight::Open(..));
    open && choice.group == Group::Single && choice.uid.is_some_and(|uid| hand_number(scene.view, uid).is_some())
}

fn refusals(scene: &Scene<'_>) -> Vec<Piece> {
    let own = |refused: &&Refused| {
        // The cards of an open hand say it in their own rows.
        let said = refused.verb == Verb::Play && matches!(scene.hand, HandSight::Open(..));
        !said && !refused.key.is_empty()
    };
    // Whether one may pass is asked most often.
    let (passing, others): (Vec<&Refused>, Vec<&Refused>) =
        scene.menu.refused.iter().filter(own).partition(|refused| refused.verb == Verb::Pass);
    let refused = passing.into_iter().chain(others);
    refused
        .map(|refused| {
            piece(String::new(), format!("{}: no - {}", what(refused), clause(&refused.why)), Role::Refused, None)
        })
        .collect()
}

/// What cannot be chosen: `b`, or `a deploy` where the letter alone would not tell.
fn what(refused: &Refused) -> String {
    match (refused.verb, refused.uid) {
        (Verb::Deploy, _) => format!("{} deploy", refused.key),
        (Verb::Use, Some(_)) => format!("{} ability", refused.key),
        _ => refused.key.clone(),
    }
}

fn of_group<'a>(scene: &'a Scene<'_>, group: Group) -> Vec<&'a Choice> {
    scene.menu.choices.iter().filter(|choice| choice.group == group).collect()
}

/// What the units of the list can do: attack, use an ability, or either.
fn verbs(scene: &Scene<'_>, choices: &[&Choice]) -> String {
    let Some(decision) = &scene.view.decision else { return String::new() };
    let has = |verb: Verb| {
        let mut picks = choices.iter().flat_map(|choice| &choice.picks);
        picks.any(|index| decision.options.get(*index).is_some_and(|option| option.verb == verb))
    };
    match (has(Verb::Attack), has(Verb::Use)) {
        (true, true) => "attack or ability".into(),
        (false, true) => "ability".into(),
        _ => "attack".into(),
    }
}

fn single(scene: &Scene<'_>, choice: &Choice) -> String {
    let unit = choice.uid.filter(|_| scene.narrowed.is_none()).and_then(|uid| scene.unit(uid));
    match unit {
        Some(unit) => {
            let after = preview(scene, unit).map(|text| format!(", {text}")).unwrap_or_default();
            format!("{} {}/{}{after}", choice.text, unit.power, unit.remaining())
        }
        None if is_action(scene) => lower_first(&choice.text),
        None => choice.text.clone(),
    }
}

fn is_action(scene: &Scene<'_>) -> bool {
    scene.view.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Action)
}

fn piece(key: String, text: String, role: Role, spot: Option<Spot>) -> Piece {
    Piece { key, text, role, spot }
}

/// How many lines the pieces take.
fn lines(pieces: &[Piece], width: u16) -> u16 {
    let (mut x, mut lines) = (1, 1);
    for piece in pieces {
        let key = if piece.key.is_empty() { 0 } else { columns(&piece.key) as u16 + 3 };
        let wide = key + columns(&piece.text) as u16;
        if x > 1 && x + wide > width {
            (x, lines) = (1, lines + 1);
        }
        x += wide + 3;
    }
    lines
}

/// Writes pieces into lines; what does not fit is counted at the end of the last line. Gives the lines used.
fn flow(canvas: &mut Canvas<'_>, area: Rect, pieces: &[Piece], hits: &mut Hits) -> u16 {
    if area.height == 0 || pieces.is_empty() {
        return 0;
    }
    let (mut x, mut y) = (area.x + 1, area.y);
    for (index, piece) in pieces.iter().enumerate() {
        let key = if piece.key.is_empty() { String::new() } else { format!("[{}] ", piece.key) };
        let width = (columns(&key) + columns(&piece.text)) as u16;
        let last_line = y + 1 == area.bottom();
        let reserve = if last_line && index + 1 < pieces.len() { 9 } else { 0 };
        if x > area.x + 1 && x + width + reserve > area.right() {
            if last_line {
                canvas.text(
                    x,
                    y,
                    area.right().saturating_sub(x),
                    &format!("+{} more", pieces.len() - index),
                    Role::Warning,
                );
                return area.height;
            }
            (x, y) = (area.x + 1, y + 1);
        }
        let start = x;
        let text_role = if piece.role == Role::Choice { Role::Text } else { piece.role };
        x = canvas.pieces(x, y, area.right().saturating_sub(x), &[(&key, piece.role), (&piece.text, text_role)]);
        if let Some(spot) = piece.spot {
            hits.add(Rect::new(start, y, x.saturating_sub(start), 1), spot);
        }
        x += 3;
    }
    y + 1 - area.y
}
