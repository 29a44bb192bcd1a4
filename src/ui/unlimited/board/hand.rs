//! The hand: closed, it tells a number; open, a row per card with what it costs or why it cannot be played.

use super::scene::{Closing, HandSight, Scene};
use super::unit_row::{finish, press};
use crate::seats::Seat;
use crate::shell::cards::CardFacts;
use crate::shell::command::Command;
use crate::ui::theme::canvas::{Border, Canvas};
use crate::ui::theme::role::Role;
use crate::ui::theme::width::columns;
use crate::ui::unlimited::thing::Thing;
use crate::ui::widgets::hits::{Hits, Spot};
use crate::unlimited::cards::word::Kind;
use crate::unlimited::rules::view::{CardRef, DecisionKind, DecisionView, OptionView, SeatView, Verb};
use ratatui::layout::Rect;

/// Rows a closed hand takes.
pub(crate) const CLOSED_ROWS: u16 = 3;

/// Draws the hand in its frame.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, hits: &mut Hits) {
    match scene.hand {
        HandSight::None => {
            canvas.frame(area, Border::Plain, "Hand", "");
        }
        HandSight::Closed(seat) => closed(canvas, area, scene, seat, hits),
        HandSight::Open(seat, closing) => open(canvas, area, scene, seat, closing, hits),
    }
}

fn closed(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let title = format!("Hand {}, closed", side.hand.len());
    let look = format!("[Tab] look - only {} at the screen", side.name);
    let inside = canvas.frame(area, Border::Plain, &title, &look);
    hits.add(area, Spot::Hint(Command::Hand));
    let mut x = inside.x + 1;
    for _ in side.hand.iter().take(12) {
        x = canvas.text(x, inside.y, 5, "[?]  ", Role::Dim);
    }
    if side.hand.len() > 12 {
        x = canvas.text(x, inside.y, 6, &format!("+{}", side.hand.len() - 12), Role::Dim) + 2;
    }
    let room = inside.right().saturating_sub(x + 4);
    let (full, short) = no_look(scene);
    let text = [full, short].into_iter().find(|text| text.len() <= usize::from(room)).unwrap_or("");
    canvas.text_right(inside.right().saturating_sub(1), inside.y, room, text, Role::Dim);
}

/// What everybody sees before a look at a hand that could pay for nothing.
const NOTHING_READY: &str = "no resource is ready to pay with";

/// What can be done without the hand, in full and in short.
fn no_look(scene: &Scene<'_>) -> (&'static str, &'static str) {
    let short = "no look needed except to play";
    let pays = |decision: &DecisionView| {
        let side = scene.seat(decision.seat);
        side.is_none_or(|side| side.ready_resources() > 0 || side.credits > 0)
    };
    match &scene.view.decision {
        Some(decision) if decision.kind == DecisionKind::Action && !decision.private && !pays(decision) => {
            ("no resource is ready: only what is free can be played", NOTHING_READY)
        }
        Some(decision) if decision.private => ("this decision needs a look: [Tab]", "needs a look: [Tab]"),
        Some(decision) if decision.kind != DecisionKind::Action => {
            ("the table is asked: no look needed", "no look needed")
        }
        _ if scene.view.counters.used => ("attack, ability, counters: no look needed", short),
        _ => ("attack, ability, pass, initiative: no look needed", short),
    }
}

fn open(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, seat: Seat, closing: Closing, hits: &mut Hits) {
    let Some(side) = scene.seat(seat) else { return };
    let count = side.hand.len();
    let (title, close) = match closing {
        Closing::Never => (format!("Hand {count}: {}", side.name), String::new()),
        Closing::ByKey => (format!("Hand {count}, open to {}", side.name), "[Tab] close".into()),
        Closing::In(seconds) => (
            format!("Hand {count}, open to {}", side.name),
            format!("[Tab] close   closes by itself in {}:{:02}", seconds / 60, seconds % 60),
        ),
    };
    let inside = canvas.frame(area, Border::Private, &title, &close);
    let rows = usize::from(inside.height);
    let names = names(scene, side, inside.width);
    let first = match scene.state.cursor {
        Some(Thing::Hand(at)) if at >= rows => at + 1 - rows,
        _ => 0,
    };
    for ((index, card), y) in side.hand.iter().enumerate().skip(first).zip(inside.y..inside.bottom()) {
        let row = Rect { y, height: 1, ..inside };
        match card.known() {
            Some(card) => card_row(canvas, row, scene, index, card, names),
            None => {
                canvas.text(row.x + 1, y, row.width, &format!("{} [?]", index + 1), Role::Dim);
            }
        }
        finish(canvas, row, scene, Thing::Hand(index), hits);
        if let Some(card) = card.known() {
            press(scene, card.uid, row, hits);
        }
    }
    canvas.more(area, first, side.hand.len().saturating_sub(first + rows));
}

/// Columns for arena, power and HP.
const BODY: u16 = 13;
/// Columns of a row besides the name, where the answer is short.
const BESIDES: u16 = 9 + 1 + 8 + BODY + 7 + 20;

/// The fewest columns for names: so many tell cards apart, and why a card cannot be played is said in full.
const LEAST_NAME: u16 = 16;

/// Columns for the names of the hand: as many as the longest needs, as far as the rest of the row leaves them.
fn names(scene: &Scene<'_>, side: &SeatView, width: u16) -> u16 {
    let cards = side.hand.iter().filter_map(|card| card.known());
    let longest = cards.clone().map(|card| columns(&name(card, width)) as u16).max().unwrap_or(0);
    let answer = cards.map(|card| columns(&beside(scene, card).0) as u16).max().unwrap_or(0);
    let room = width.saturating_sub(BESIDES + answer.saturating_sub(20));
    longest.min(room.max(LEAST_NAME))
}

/// The name, with the subtitle where rows are long.
fn name(card: &CardRef, width: u16) -> String {
    match &card.subtitle {
        Some(subtitle) if width >= 100 => format!("{}, {subtitle}", card.name),
        _ => card.name.clone(),
    }
}

/// `1 (2) Bright Hope   unit   space 1 2/2   Cu He   can play for 2`.
fn card_row(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene<'_>, index: usize, card: &CardRef, names: u16) {
    let (x, y, right) = (row.x, row.y, row.right());
    let legal = scene.menu.about(card.uid).is_some();
    let picked = scene.picked.contains(&card.uid);
    let (open, close, role) = match (picked, legal) {
        (true, _) => ("<", ">", Role::Picked),
        (false, true) => ("[", "]", Role::Choice),
        (false, false) => (" ", " ", Role::Label),
    };
    let number = format!("{:>2}", index + 1);
    let number = if index < 9 { format!("{open}{}{close} ", number.trim()) } else { format!("{open}{number}{close}") };
    let start = canvas.text(x, y, 4, &number, role);
    let facts = scene.cards.facts(&card.id);
    let (answer, answer_role) = beside(scene, card);
    let text = facts.map(|facts| facts.text.replace('\n', "  ")).unwrap_or_default();
    let called = name(card, row.width);
    // A long name has what its own answer and its text leave free.
    let behind = columns(&answer).max((columns(&text) + 2).min(20)) as u16;
    let own = row.width.saturating_sub(BESIDES - 20 + behind);
    let names = names.max(own.min(columns(&called) as u16));
    let cost = facts.map(|facts| format!("({})", facts.cost)).unwrap_or_default();
    canvas.text(start, y, 4, &cost, Role::Text);
    let name_role = if legal { Role::Strong } else { Role::Text };
    canvas.text(start + 5, y, names, &called, name_role);
    let mut x = start + 5 + names + 1;
    if let Some(facts) = facts {
        canvas.text(x, y, 8, facts.kind.name(), Role::Text);
        canvas.text(x + 8, y, BODY, &body(facts), Role::Text);
        let behind = aspects(canvas, x + 8 + BODY, y, facts);
        x = behind.max(x + 8 + BODY + 7);
    } else {
        canvas.text(x, y, 8, card.kind.name(), Role::Text);
        x += 8 + BODY + 7;
    }
    let x = canvas.text(x, y, right.saturating_sub(x), &answer, answer_role) + if answer.is_empty() { 0 } else { 2 };
    // Where columns are free, its text stands behind.
    let room = right.saturating_sub(x + 1);
    if room >= LEAST_TEXT.min(columns(&text) as u16) {
        canvas.text(x, y, room, &text, Role::Dim);
    }
}

/// The fewest columns in which the beginning of a card's text says something.
const LEAST_TEXT: u16 = 16;

/// `space 1 2/2`, power and HP as in play, or `+3/+1` for upgrades.
fn body(facts: &CardFacts) -> String {
    match facts.kind {
        Kind::Event => String::new(),
        _ => match facts.arena {
            Some(arena) => format!("{} {} {}/{}", arena.name(), facts.power, facts.hp, facts.hp),
            None => facts.numbers(),
        },
    }
}

/// The aspects in their letters and colours; gives the column behind them.
pub(crate) fn aspects(canvas: &mut Canvas<'_>, x: u16, y: u16, facts: &CardFacts) -> u16 {
    facts.aspects.iter().fold(x, |x, aspect| {
        canvas.text(x, y, 2, crate::shell::cards::aspect_letters(*aspect), aspect_role(*aspect)) + 1
    })
}

/// The role of an aspect.
pub(crate) fn aspect_role(aspect: crate::unlimited::cards::word::Aspect) -> Role {
    use crate::unlimited::cards::word::Aspect;
    match aspect {
        Aspect::Vigilance => Role::Vigilance,
        Aspect::Command => Role::Command,
        Aspect::Aggression => Role::Aggression,
        Aspect::Cunning => Role::Cunning,
        Aspect::Heroism => Role::Heroism,
        Aspect::Villainy => Role::Villainy,
    }
}

/// What hardly anybody wants of playing a card: that another copy has to go, or that nothing happens.
fn warning(options: &[&OptionView]) -> Option<&'static str> {
    let forecasts = || options.iter().filter_map(|option| option.forecast.as_deref());
    match () {
        () if forecasts().any(|forecast| forecast.keeps_one) => Some("one copy goes"),
        () if forecasts().any(|forecast| forecast.only_costs) => Some("does nothing now"),
        () => None,
    }
}

/// What a card can be played for, in few enough words that a warning is not cut.
fn for_cost(cost: &str, warning: Option<&str>) -> String {
    warning.map_or_else(|| format!("can play for {cost}"), |warning| format!("for {cost}: {warning}"))
}

/// What stands beside a card in its row: nothing where its number says all.
fn beside(scene: &Scene<'_>, card: &CardRef) -> (String, Role) {
    if is_chosen(scene, card) { (String::new(), Role::Text) } else { answer(scene, card) }
}

/// May the card be chosen for something else than to be played? The brackets around its number say so.
fn is_chosen(scene: &Scene<'_>, card: &CardRef) -> bool {
    let (Some(choice), Some(decision)) = (scene.menu.about(card.uid), &scene.view.decision) else { return false };
    let mut options = choice.picks.iter().filter_map(|index| decision.options.get(*index));
    options.all(|option| option.verb != Verb::Play)
}

/// Whether the card can be chosen now, for what, and if not, why not.
pub(crate) fn answer(scene: &Scene<'_>, card: &CardRef) -> (String, Role) {
    if let (Some(choice), Some(decision)) = (scene.menu.about(card.uid), &scene.view.decision) {
        let options: Vec<_> = choice.picks.iter().filter_map(|index| decision.options.get(*index)).collect();
        let costs: Vec<String> = options.iter().filter_map(|option| option.cost).map(|cost| cost.to_string()).collect();
        let plays = options.iter().any(|option| option.verb == Verb::Play);
        return match (plays, costs.is_empty()) {
            (true, false) => (for_cost(&costs.join(" or "), warning(&options)), Role::Choice),
            (true, true) => ("can play".into(), Role::Choice),
            _ => ("can be chosen".into(), Role::Choice),
        };
    }
    match scene.menu.refusal(card.uid) {
        Some(refused) => (format!("no: {}", crate::shell::words::clause(&refused.why)), Role::Refused),
        None => (String::new(), Role::Text),
    }
}
