//! The table, drawn from a view: the sides above and below their galaxy rows, the Force between them, hands, choices.
//!
//! Where things are follows from the size and from what lies there, never from whether a hand is open.

mod force;
mod half;
mod header;
mod panel;
mod plan;
mod plates;
mod tray;

use super::choices::{Choices, Offers};
use super::prompt;
use super::thing::{Thing, spot};
use deckbuilding::rules::view::View;
use deckbuilding_hosted::CardData;
use half::Half;
use hotseat::log::Line as LogLine;
use plan::Plan;
use ratatui::layout::Rect;
use screen::game::board::Surround;
use screen::game::guide;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::card::{self, Card};
use screen::widgets::footer;
use screen::widgets::hits::Hits;
use screen::widgets::spread::{self, Spread};
use shell::guide::Guide;

/// Everything the table is drawn from.
pub(super) struct Scene<'a> {
    /// What these eyes see.
    pub view: &'a View,
    /// The printed cards.
    pub cards: &'a CardData,
    /// The cards in sight.
    pub things: &'a [Thing],
    /// The card under the cursor.
    pub cursor: Option<usize>,
    /// The person's changes to the choices.
    pub choices: Choices,
    /// The region that is drawn first.
    pub region: u8,
    /// Is a hand open, and when does it close?
    pub is_open: Option<Option<u16>>,
    /// The bot that is thinking about its pick, and its level: nobody else can choose meanwhile.
    pub thinking: Option<(usize, Option<&'a str>)>,
    /// What a teacher says.
    pub guide: Option<&'a Guide>,
    /// The log as far as it may be read.
    pub log: &'a [LogLine],
    /// What the program adds.
    pub with: &'a Surround<'a>,
}

impl Scene<'_> {
    /// The card under the cursor.
    fn pointed(&self) -> Option<&Thing> {
        self.things.get(self.cursor?)
    }
}

/// The scene with what can be done with each card.
struct Table<'a> {
    scene: &'a Scene<'a>,
    view: &'a View,
    offers: Offers<'a>,
}

/// Cards to be laid into an area, with the name of each for those who look, if it has one.
type Laid = Vec<(Card, Option<u32>)>;

/// Lays cards into an area: as plates if they fit, otherwise as rows, in which equal cards are one with their number.
fn lay(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>, laid: Laid, hits: &mut Hits) {
    if let Some(spread) = spread::plates(area, laid.len()) {
        return put(canvas, scene, laid, &spread, hits);
    }
    let laid = merged(laid);
    let cards: Vec<Card> = laid.iter().map(|(card, _)| card.clone()).collect();
    let spread = spread::rows(area, cards.len(), |index, width| card::wanted(&cards, index, width));
    let left_out = laid.len().saturating_sub(spread.places.len());
    put(canvas, scene, laid, &spread, hits);
    if left_out > 0 {
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        canvas.text_right(last.right(), last.y, 5, &format!(" +{left_out}"), Role::Warning);
    }
}

/// Draws cards in their places and remembers where they are.
fn put(canvas: &mut Canvas<'_>, scene: &Scene<'_>, laid: Laid, spread: &Spread, hits: &mut Hits) {
    let (cards, uids): (Vec<Card>, Vec<Option<u32>>) = laid.into_iter().unzip();
    card::draw(canvas, &cards, spread);
    for (uid, place) in uids.iter().zip(&spread.places) {
        if let Some(spot) = uid.and_then(|uid| spot(scene.things, uid)) {
            hits.add(*place, spot);
        }
    }
}

/// Equal cards as one with their number; the first of them is meant.
fn merged(laid: Laid) -> Laid {
    let mut counted: Vec<((Card, Option<u32>), usize)> = Vec::new();
    for one in laid {
        match counted.iter_mut().find(|((card, _), _)| *card == one.0) {
            Some((_, count)) => *count += 1,
            None => counted.push((one, 1)),
        }
    }
    let named = counted.into_iter().map(|((card, uid), count)| {
        let name = if count > 1 { format!("{} x{count}", card.name) } else { card.name.clone() };
        (Card { name, ..card }, uid)
    });
    named.collect()
}

/// Draws the table on the whole canvas.
pub(super) fn draw(canvas: &mut Canvas<'_>, scene: &Scene<'_>, hits: &mut Hits) {
    let whole = canvas.area();
    canvas.clear(whole);
    let said = (scene.guide, scene.with.hints);
    let least = Plan::least(scene.view.regions.len());
    let area = guide::above(canvas, whole, said, least, hits);
    let offers = if scene.thinking.is_some() { Offers::none() } else { Offers::of(scene.choices, scene.view) };
    let table = Table { scene, view: scene.view, offers };
    let plan = Plan::of(area, scene.view.regions.len());
    let mut y = area.y;
    let mut take = |rows: u16, width: u16| {
        let rows = rows.min(area.bottom().saturating_sub(y));
        y += rows;
        Rect { y: y - rows, height: rows, width, ..area }
    };
    let upper = take(plan.upper(), plan.board);
    let line = take(1, plan.board);
    let lower = take(plan.lower(), plan.board);
    let told = take(1, area.width);
    let tray = take(plan.tray, area.width);
    let question = take(plan.prompt, area.width);
    let halves = half::of(&table, plan.board, upper, lower);
    halves.iter().for_each(|half: &Half| half.draw(canvas, &table, &plan, hits));
    force::draw(canvas, line, &table);
    if plan.board < area.width {
        let beside = Rect::new(area.x + plan.board, area.y, area.width - plan.board, told.y - area.y);
        panel::draw(canvas, beside, &table, hits);
    }
    tray::told(canvas, told, &table, plan.board < area.width, hits);
    tray::draw(canvas, tray, &table, hits);
    prompt::draw(canvas, question, scene, hits);
    let row = Rect { y: area.bottom() - 1, height: 1, ..area };
    match scene.with.line {
        Some((sign, line)) => footer::draw_line(canvas, row, sign, line, scene.with.help, hits),
        None => footer::draw(canvas, row, scene.with.hints, scene.with.help, hits),
    }
    guide::over(canvas, whole, said, hits);
}
