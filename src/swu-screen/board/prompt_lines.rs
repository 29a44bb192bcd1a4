//! The prompt: WHO, choose WHAT; the choices with their keys; what cannot be chosen, and why.

use super::asking;
use super::by_player::{Sight, by_player};
use super::pieces::{Pages, Piece, lines, piece, write};
use super::question::question;
use super::scene::{HandSight, Scene};
use super::shape::has_inspector;
use super::shared::Shared;
use crate::forecast::{ARROW, could_win, told, wins};
use crate::prompt::menu::{Choice, Group, Refused, hand_number};
use crate::whose::{mixed, owner};
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use screen::widgets::hits::{Hits, Spot};
use shell::command::Command;
use shell::words::{clause, lower_first};
use swu_language::word::Kind;
use swu_view::{DecisionKind, OptionView, SeatView, Verb};

/// Columns of the sign that there are more choices.
const PAGE_SIGN: u16 = 24;
/// With at most this many rows of choices, a long question gets no second row.
const FEW: u16 = 2;

/// The contents of the prompt, in the order in which they get room.
struct Prompt {
    question: String,
    choices: Vec<Piece>,
}

impl Prompt {
    /// The prompt for this many columns; with many players and few rows, targets are listed by player.
    fn new(scene: &Scene<'_>, width: u16, rows: u16) -> Prompt {
        let mut choices = choices(scene);
        let fit = |pieces: &[Piece]| lines(pieces, width).len() <= usize::from(rows);
        let cut = choices.iter().any(|piece| piece.columns() >= width);
        if let Some(shared) = Shared::of(scene).filter(|_| cut || !fit(&choices)) {
            choices = choices_beyond(scene, Some(&shared));
        }
        let crowded = scene.view.seats.len() > 2 && !fit(&choices);
        let grouped = |sight| if crowded { by_player(scene, sight) } else { None };
        // Consequences are told as long as there is room.
        let told = grouped(Sight::All).filter(|(pieces, _)| fit(pieces));
        match told.or_else(|| grouped(Sight::Keys)) {
            None => Prompt { question: question(scene), choices },
            Some((grouped, true)) => {
                Prompt { question: format!("{}  (a capital is a base)", question(scene)), choices: grouped }
            }
            Some((grouped, false)) => Prompt { question: question(scene), choices: grouped },
        }
    }
}

/// How many rows the prompt wants, between what the arrangement gives it and what it can spare: no choice is hidden
/// while there is room for it.
pub(crate) fn wanted(scene: &Scene<'_>, width: u16, usual: u16, most: u16) -> u16 {
    if scene.in_list {
        return usual;
    }
    let (_, notice) = notice(scene, width);
    let prompt = Prompt::new(scene, width, most.saturating_sub(1 + notice));
    let rows = lines(&prompt.choices, width).len() as u16;
    let asked = asked(&prompt.question, width).len() as u16;
    (asked + rows + notice + asking::wanted(scene, width)).clamp(usual, most.max(usual))
}

/// The notice in rows, and how many of them it gets.
fn notice(scene: &Scene<'_>, width: u16) -> (Vec<String>, u16) {
    let lines = scene.notice.map_or_else(Vec::new, |notice| wrap(notice, width.saturating_sub(2).into()));
    let rows = lines.len().min(2) as u16;
    (lines, rows)
}

/// The question in rows.
fn asked(question: &str, width: u16) -> Vec<String> {
    wrap(question, width.saturating_sub(2).into())
}

/// Would this many rows of a notice move choices to another page that have room without it?
fn crowds(scene: &Scene<'_>, area: Rect, notice: u16) -> bool {
    let rest = area.height.saturating_sub(1);
    let choices = lines(&Prompt::new(scene, area.width, rest).choices, area.width).len() as u16;
    choices <= rest && choices + notice > rest
}

/// Draws the prompt into the area: the question in its first rows, then choices, then refusals and the notice as far as
/// there is room. Choices that do not fit are on a further page, and the first row says so. The effect of a leader's
/// key comes last.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    let (told, own) = notice(scene, area.width);
    let own = own.min(area.height.saturating_sub(2));
    // A word about a wrong key moves no choice to another page: it replaces the question until the next key.
    let instead = own > 0 && crowds(scene, area, own);
    let own = if instead { 0 } else { own };
    let rest = area.height.saturating_sub(1 + own);
    let prompt = Prompt::new(scene, area.width, rest);
    let choices = lines(&prompt.choices, area.width).len() as u16;
    let paged = choices > rest;
    let question = asked(&prompt.question, area.width - if paged { PAGE_SIGN.min(area.width) } else { 0 });
    // A long question gets the rows that its choices leave, and a second one beside the page sign.
    let most = if paged && rest > FEW { 2 } else { rest.saturating_sub(choices) + 1 };
    let (question, role) = if instead { (told.clone(), Role::Warning) } else { (question, Role::Prompt) };
    let x = draw_lines(canvas, Rect { height: most, ..area }, &question, role);
    let asked = most.min(question.len() as u16).max(1);
    let rest = Rect { y: area.y + asked, height: area.height.saturating_sub(asked), ..area };
    let space = Rect { height: rest.height.saturating_sub(own), ..rest };
    if let Some(notice) = scene.notice.filter(|_| area.height < 3) {
        let room = area.right().saturating_sub(x + 2);
        canvas.text(x + 2, area.y, room, notice, Role::Warning);
    }
    let pages = Pages::of(&prompt.choices, (area.width, space.height));
    let at = scene.state.page % pages.count();
    if paged {
        let more = format!(" [PgDn] choices {} of {} ", at + 1, pages.count());
        let wide = columns(&more) as u16;
        let sign = Rect { x: area.right().saturating_sub(wide), y: area.y, width: wide, height: 1 };
        canvas.clear(sign);
        canvas.text(sign.x, sign.y, sign.width, &more, Role::Warning);
        hits.add(sign, Spot::Hint(Command::PageDown));
    }
    let used = write(canvas, space, scene, &prompt.choices, &pages.page(at), hits);
    let below = Rect { y: space.y + used, height: space.height.saturating_sub(used), ..space };
    let refusals = refusals(scene);
    let rows = lines(&refusals, area.width);
    let shown: Vec<&[usize]> = rows.iter().map(Vec::as_slice).take(below.height.into()).collect();
    let used = write(canvas, below, scene, &refusals, &shown, hits);
    let below = Rect { y: below.y + used, height: below.height - used, ..below };
    let mut text = asking::lines(scene, area.width);
    text.extend(asking::of_leaders(scene, area.width));
    draw_lines(canvas, below, &text, Role::Dim);
    if !has_inspector(canvas.area(), scene.view.seats.len(), scene.state.whole) {
        let used = (text.len() as u16).min(below.height);
        let left = Rect { y: below.y + used, height: below.height - used, ..below };
        draw_lines(canvas, left, &asking::selected(scene, area.width), Role::Dim);
    }
    draw_lines(canvas, Rect { y: rest.bottom() - own, height: own, ..rest }, &told, Role::Warning);
}

/// Draws as many rows of a text as there is room for, the last one cut if there are more; returns the column after it.
fn draw_lines(canvas: &mut Canvas<'_>, area: Rect, text: &[String], role: Role) -> u16 {
    let mut x = area.x;
    for (index, (line, y)) in text.iter().zip(area.y..area.bottom()).enumerate() {
        let last = y + 1 == area.bottom();
        let line = if last { text[index..].join(" ") } else { line.clone() };
        x = canvas.text(area.x + 1, y, area.width.saturating_sub(1), &line, role);
    }
    x
}

pub(super) fn choices(scene: &Scene<'_>) -> Vec<Piece> {
    choices_beyond(scene, None)
}

/// The choices; anything all targets share is said only once.
fn choices_beyond(scene: &Scene<'_>, shared: Option<&Shared>) -> Vec<Piece> {
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
    // For a single card, the ways to play it are told apart.
    let together = |choice: &Choice| scene.narrowed.is_none() && in_hand(scene, choice);
    let hand: Vec<String> = scene.menu.choices.iter().filter(|choice| together(choice)).map(key).collect();
    if !hand.is_empty() {
        pieces.push(piece(hand.join(" "), "a card of the hand".into(), Role::Choice, None));
    }
    let mut singles: Vec<(u8, Piece)> = Vec::new();
    for (index, choice) in scene.menu.choices.iter().enumerate() {
        if together(choice) {
            continue;
        }
        let text = match choice.group {
            Group::Unit | Group::Play => continue,
            Group::Leader if choice.picks.len() > 1 => one_or_more_leaders(scene, choice),
            Group::Leader => lower_first(&choice.text),
            Group::Single => single(scene, choice, shared),
        };
        let piece = Piece {
            whose: whose(scene, choice),
            stays: rank(scene, choice) == LAST,
            ..piece(choice.key.to_string(), text, Role::Choice, Some(Spot::Choice(index)))
        };
        singles.push((rank(scene, choice), piece));
    }
    singles.sort_by_key(|(rank, _)| *rank);
    let shared = shared.and_then(|shared| shared.told(scene));
    pieces.extend(shared.map(|told| Piece { stays: true, ..piece(String::new(), told, Role::Warning, None) }));
    pieces.extend(singles.into_iter().map(|(_, piece)| piece));
    pieces.extend(winning(scene, &units));
    if scene.half_done || scene.narrowed.is_some() {
        pieces.push(piece("Esc".into(), "something else".into(), Role::Choice, Some(Spot::Hint(Command::Back))));
    }
    let opens = is_action(scene) && scene.thinking.is_none() && scene.narrowed.is_none();
    if let (HandSight::Closed(seat), true) = (scene.hand, opens)
        && let Some(behind) = scene.seat(seat).and_then(behind_tab)
    {
        pieces.push(piece("Tab".into(), behind.into(), Role::Choice, Some(Spot::Hint(Command::Hand))));
    }
    pieces
}

/// What a closed hand is opened for: to play from it, or at least to see the resources.
fn behind_tab(side: &SeatView) -> Option<&'static str> {
    match (side.hand.is_empty(), side.resources.is_empty()) {
        (false, _) => Some("play"),
        (true, false) => Some("see the resources"),
        (true, true) => None,
    }
}

/// The rank of declining.
const LAST: u8 = 3;

/// Winning choices come first, then bases; declining stays last.
fn rank(scene: &Scene<'_>, choice: &Choice) -> u8 {
    let Some(option) = option(scene, choice).filter(|_| !is_action(scene)) else { return 2 };
    let base = option.card.as_ref().is_some_and(|card| card.kind == Kind::Base);
    match option.verb {
        _ if wins(scene.view, option) => 0,
        Verb::Card if base => 1,
        Verb::Skip | Verb::Done | Verb::No => LAST,
        _ => 2,
    }
}

pub(super) fn option<'a>(scene: &Scene<'a>, choice: &Choice) -> Option<&'a OptionView> {
    scene.view.decision.as_ref()?.options.get(*choice.picks.first()?)
}

/// "use Luke Skywalker or deploy": what one leader can do; "leaders" if there are several.
fn one_or_more_leaders(scene: &Scene<'_>, choice: &Choice) -> String {
    let decision = scene.view.decision.as_ref();
    let options = choice.picks.iter().filter_map(|index| decision?.options.get(*index));
    let options: Vec<&OptionView> = options.collect();
    let card = |option: &OptionView| option.card.as_ref().map(|card| card.uid);
    match options.as_slice() {
        [first, others @ ..] if others.iter().all(|other| card(other) == card(first)) => {
            let name = first.card.as_ref().map(|card| card.name.as_str()).unwrap_or_default();
            format!("use or deploy {name}")
        }
        _ => "leaders".into(),
    }
}

/// "With a you could WIN": units whose attack can end the game.
fn winning(scene: &Scene<'_>, units: &[&Choice]) -> Option<Piece> {
    let decision = scene.view.decision.as_ref()?;
    let can = |choice: &&&Choice| {
        let mut options = choice.picks.iter().filter_map(|index| decision.options.get(*index));
        options.any(|option| could_win(scene.view, option))
    };
    let keys: Vec<String> = units.iter().filter(can).map(|choice| key(choice)).collect();
    let text = format!("attack with {} and you could WIN", keys.join(" or "));
    (!keys.is_empty()).then(|| piece(String::new(), text, Role::Warning, None))
}

pub(super) fn key(choice: &Choice) -> String {
    choice.key.to_string()
}

/// Is it about a card of the open hand, whose row shows the number already?
fn in_hand(scene: &Scene<'_>, choice: &Choice) -> bool {
    let open = matches!(scene.hand, HandSight::Open(..));
    open && choice.group == Group::Single && choice.uid.is_some_and(|uid| hand_number(scene.view, uid).is_some())
}

/// What cannot be chosen, and why. Among actions only passing is mentioned unasked: the table shows the others, or says
/// so when their keys are pressed.
fn refusals(scene: &Scene<'_>) -> Vec<Piece> {
    let told = |refused: &&Refused| !refused.key.is_empty() && (!is_action(scene) || refused.verb == Verb::Pass);
    let refused = scene.menu.refused.iter().filter(told);
    refused
        .map(|refused| {
            piece(String::new(), format!("{}: no - {}", refused.key, clause(&refused.why)), Role::Refused, None)
        })
        .collect()
}

pub(super) fn of_group<'a>(scene: &'a Scene<'_>, group: Group) -> Vec<&'a Choice> {
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

/// A target with its power and HP left of HP, and the effect of choosing it.
fn single(scene: &Scene<'_>, choice: &Choice, shared: Option<&Shared>) -> String {
    let told = option(scene, choice).and_then(|option| match shared {
        Some(shared) => told(scene.view, &shared.without(option), ARROW),
        None => told(scene.view, option, ARROW),
    });
    let told = told.map(|text| format!(": {text}")).unwrap_or_default();
    let unit = choice.uid.filter(|_| scene.narrowed.is_none()).and_then(|uid| scene.unit(uid));
    match unit {
        Some(unit) => format!("{} {} {}/{}{told}", choice.text, unit.power, unit.remaining(), unit.hp),
        None if is_action(scene) => lower_first(&choice.text),
        None => format!("{}{told}", choice.text),
    }
}

/// "Bob's ", in his colour, if cards of several players can be chosen; a base says it itself.
fn whose(scene: &Scene<'_>, choice: &Choice) -> Option<(String, Role)> {
    let decision = scene.view.decision.as_ref().filter(|decision| mixed(decision))?;
    let option = decision.options.get(*choice.picks.first()?)?;
    let seat = owner(option).filter(|_| option.card.as_ref().is_some_and(|card| card.kind != Kind::Base))?;
    Some((format!("{}'s ", scene.name(seat)), Role::of_seat(seat.index())))
}

pub(super) fn is_action(scene: &Scene<'_>) -> bool {
    scene.view.decision.as_ref().is_some_and(|decision| decision.kind == DecisionKind::Action)
}
