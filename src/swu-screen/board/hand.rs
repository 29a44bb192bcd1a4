//! The hand: closed, it shows a number; open, one row per card with its cost or why it cannot be played.

use super::free_rows::share;
use super::hand_row::{self, CardRow};
use super::scene::{Closing, HandSight, Scene};
use super::unit_row::{finish, press};
use crate::forecast::IDLE;
use crate::thing::Thing;
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::widgets::hits::{Hits, Spot};
use seats::Seat;
use shell::cards::CardFacts;
use shell::command::Command;
use swu_language::word::Kind;
use swu_view::{CardRef, DecisionKind, DecisionView, OptionView, SeatView, Verb, Via};

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
    // A bot thinking beside the screen shows its hand to nobody.
    let people = scene.thinking.is_none();
    let look = if people { format!("[Tab] look - only {} at the screen", side.name) } else { String::new() };
    let inside = canvas.frame(area, Border::Plain, &title, &look);
    if people {
        hits.add(area, Spot::Hint(Command::Hand));
    }
    let mut x = inside.x + 1;
    for _ in side.hand.iter().take(12) {
        x = canvas.text(x, inside.y, 5, "[?]  ", Role::Dim);
    }
    if side.hand.len() > 12 {
        x = canvas.text(x, inside.y, 6, &format!("+{}", side.hand.len() - 12), Role::Dim) + 2;
    }
    if !people {
        return;
    }
    let room = inside.right().saturating_sub(x + 4);
    let (full, short) = no_look(scene);
    let text = [full, short].into_iter().find(|text| text.len() <= usize::from(room)).unwrap_or("");
    canvas.text_right(inside.right().saturating_sub(1), inside.y, room, text, Role::Dim);
}

/// Shown to everybody before a look at a hand that could pay for nothing.
const NOTHING_READY: &str = "no resource is ready to pay with";

/// What can be done without the hand, in full and in short.
pub(super) fn no_look(scene: &Scene<'_>) -> (&'static str, &'static str) {
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
    let inside = canvas.frame(area, Border::Private, &title(side, closing), &how_it_closes(closing));
    let height = usize::from(inside.height);
    let first = match scene.state.cursor {
        Some(Thing::Hand(at)) if at >= height => at + 1 - height,
        _ => 0,
    };
    let rows = rows(scene, side, inside.width);
    let told = told(scene, &rows, height.saturating_sub(count));
    let mut y = inside.y;
    for (index, (card, told)) in rows.iter().zip(told).enumerate().skip(first) {
        if y >= inside.bottom() {
            break;
        }
        let row = Rect { y, height: 1 + told as u16, ..inside };
        match card {
            Some(card) => {
                card.draw(canvas, row, index);
                finish(canvas, row, scene, Thing::Hand(index), hits);
                press(scene, card.uid(), row, hits);
            }
            None => {
                canvas.text(row.x + 1, y, row.width, &format!("{} [?]", index + 1), Role::Dim);
                finish(canvas, row, scene, Thing::Hand(index), hits);
            }
        }
        y += row.height;
    }
    canvas.more(area, first, count.saturating_sub(first + height));
}

/// Whose hand is open, and how many cards it has.
pub(super) fn title(side: &SeatView, closing: Closing) -> String {
    let (count, name) = (side.hand.len(), &side.name);
    if closing == Closing::Never { format!("Hand {count}: {name}") } else { format!("Hand {count}, open to {name}") }
}

/// How an open hand closes; nothing if it never does.
pub(super) fn how_it_closes(closing: Closing) -> String {
    match closing {
        Closing::Never => String::new(),
        Closing::ByKey => "[Tab] close".into(),
        Closing::In(seconds) => format!("[Tab] close   closes by itself in {}:{:02}", seconds / 60, seconds % 60),
    }
}

/// Rows of an open hand with the whole text of every card, frame included.
pub(crate) fn full(scene: &Scene<'_>, seat: Seat, width: u16) -> u16 {
    let rows = scene.seat(seat).map_or_else(Vec::new, |side| rows(scene, side, width.saturating_sub(2)));
    rows.iter().map(|row| 1 + below(row) as u16).sum::<u16>() + 2
}

/// How many of the free rows each card gets below its own: cards that can be chosen come first.
fn told(scene: &Scene<'_>, rows: &[Option<CardRow<'_>>], spare: usize) -> Vec<usize> {
    let wanted: Vec<usize> = rows.iter().map(below).collect();
    let legal = |card: &Option<CardRow<'_>>| card.as_ref().is_some_and(|card| scene.menu.about(card.uid()).is_some());
    let first: Vec<bool> = rows.iter().map(legal).collect();
    share(&wanted, &first, spare)
}

/// A row for each card of the hand; `None` for one that is not seen.
fn rows<'a>(scene: &'a Scene<'_>, side: &'a SeatView, width: u16) -> Vec<Option<CardRow<'a>>> {
    let columns = hand_row::Columns::of(scene, side, width);
    side.hand.iter().map(|card| Some(CardRow::new(scene, card.known()?, columns, width))).collect()
}

fn below(row: &Option<CardRow<'_>>) -> usize {
    row.as_ref().map_or(0, CardRow::below)
}

/// The aspects in their letters and colours; returns the column after them.
pub(crate) fn aspects(canvas: &mut Canvas<'_>, x: u16, y: u16, facts: &CardFacts) -> u16 {
    facts
        .aspects
        .iter()
        .fold(x, |x, aspect| canvas.text(x, y, 2, shell::cards::aspect_letters(*aspect), aspect_role(*aspect)) + 1)
}

/// The role of an aspect.
pub(crate) fn aspect_role(aspect: swu_language::word::Aspect) -> Role {
    use swu_language::word::Aspect;
    match aspect {
        Aspect::Vigilance => Role::Vigilance,
        Aspect::Command => Role::Command,
        Aspect::Aggression => Role::Aggression,
        Aspect::Cunning => Role::Cunning,
        Aspect::Heroism => Role::Heroism,
        Aspect::Villainy => Role::Villainy,
    }
}

/// A rarely wanted consequence of playing a card: that another copy has to go, or that nothing happens.
fn warning(options: &[&OptionView]) -> Option<&'static str> {
    let forecasts = || options.iter().filter_map(|option| option.forecast.as_deref());
    match () {
        () if forecasts().any(|forecast| forecast.keeps_one) => Some("unique, one dies"),
        () if options.iter().any(|option| option.only_costs()) => Some(IDLE),
        () => None,
    }
}

/// A price beyond the ready resources and Credits is paid by also exploiting units.
fn exploits(scene: &Scene<'_>, options: &[&OptionView]) -> Option<&'static str> {
    let side = scene.seat(scene.view.decision.as_ref()?.seat)?;
    let ready = side.ready_resources() + usize::from(side.credits);
    let dear =
        |option: &&OptionView| option.cost.is_some_and(|cost| usize::try_from(cost).is_ok_and(|cost| cost > ready));
    options.iter().all(dear).then_some("exploits units")
}

/// What a card can be played for: `for 2` and false; if there are several ways, `unit for 2, Pilot for 1` and true;
/// `None` if no cost is known.
fn ways(options: &[&OptionView]) -> Option<(String, bool)> {
    let costs = options.iter().filter_map(|option| Some((option.via, option.cost?)));
    let costs: Vec<(Option<Via>, i16)> = costs.collect();
    let (first, _) = costs.first()?;
    if costs.iter().all(|(via, _)| via == first) {
        let costs: Vec<String> = costs.iter().map(|(_, cost)| cost.to_string()).collect();
        return Some((format!("for {}", costs.join(" or ")), false));
    }
    let unit = options.iter().any(|option| option.card.as_ref().is_some_and(|card| card.kind == Kind::Unit));
    let way = |via: Option<Via>| match via {
        Some(Via::Piloting) => "Pilot",
        Some(Via::Smuggle) => "Smuggle",
        Some(Via::Plot) => "Plot",
        None if unit => "unit",
        None => "play",
    };
    let told = costs.iter().map(|(via, cost)| format!("{} for {cost}", way(*via)));
    Some((told.collect::<Vec<_>>().join(", "), true))
}

/// The same in few enough words for the warning to fit.
fn for_cost((ways, several): (String, bool), warning: Option<&str>) -> String {
    match warning {
        Some(warning) => format!("{ways}: {warning}"),
        None if several => ways,
        None => format!("can play {ways}"),
    }
}

/// The text beside a card in its row: empty if its number says everything.
pub(super) fn beside(scene: &Scene<'_>, card: &CardRef) -> (String, Role) {
    if is_chosen(scene, card) { (String::new(), Role::Text) } else { answer(scene, card) }
}

/// May the card be chosen for something other than playing it? The brackets around its number say so.
fn is_chosen(scene: &Scene<'_>, card: &CardRef) -> bool {
    options(scene, card).is_some_and(|options| options.iter().all(|option| option.verb != Verb::Play))
}

/// What the card costs now, if all there is to say of it is that it can be played for that, in one way.
pub(super) fn paid(scene: &Scene<'_>, card: &CardRef) -> Option<i16> {
    let options = options(scene, card)?;
    let mut costs = options.iter().filter_map(|option| option.cost);
    let (cost, others) = (costs.next()?, costs.next());
    let plays = options.iter().any(|option| option.verb == Verb::Play);
    let alone = others.is_none() && warning(&options).or(exploits(scene, &options)).is_none();
    (plays && alone).then_some(cost)
}

/// The options about a card of the hand, if it can be chosen.
fn options<'a>(scene: &'a Scene<'_>, card: &CardRef) -> Option<Vec<&'a OptionView>> {
    let (choice, decision) = (scene.menu.about(card.uid)?, scene.view.decision.as_ref()?);
    Some(choice.picks.iter().filter_map(|index| decision.options.get(*index)).collect())
}

/// Whether the card can be chosen now and for what, or why not.
pub(crate) fn answer(scene: &Scene<'_>, card: &CardRef) -> (String, Role) {
    if let Some(options) = options(scene, card) {
        let plays = options.iter().any(|option| option.verb == Verb::Play);
        let answer = match (plays, ways(&options)) {
            (true, Some(ways)) => for_cost(ways, warning(&options).or(exploits(scene, &options))),
            (true, None) => "can play".into(),
            _ => "can be chosen".into(),
        };
        return (answer, Role::Choice);
    }
    match scene.menu.refusal(card.uid) {
        Some(refused) => (format!("no: {}", shell::words::clause(&refused.why)), Role::Refused),
        None => (String::new(), Role::Text),
    }
}
