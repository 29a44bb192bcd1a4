//! A deck at a glance: its leaders and its base with their aspects, the columns of its curve, and what is in it.

use crate::board::hand::aspect_role;
use crate::board::plate::{prose, raised};
use crate::screens::deck::chart;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::{columns, wrap};
use shell::cards::{CardFacts, Cards, aspect_letters};
use swu_cards::catalog::{CardType, Printing};
use swu_decks::formats::{DeckList, Picture};

/// The most and the fewest rows of a curve.
const HIGH: u16 = 4;
const LOW: u16 = 2;

/// From this many rows on the curve is twice as high.
const TALL: u16 = 18;

/// The columns of a curve and of two words beside it.
const CURVE: u16 = 27;
const BESIDE: u16 = 13;

/// Leaders and base, a row each; returns the rows used.
pub(crate) fn draw_leading(canvas: &mut Canvas<'_>, area: Rect, list: &DeckList) -> u16 {
    let leading = list.leaders.iter().chain(&list.bases).filter_map(|entry| entry.printing);
    let rows = leading.zip(area.y..area.bottom()).map(|(card, y)| {
        leading_card(canvas, Rect { y, height: 1, ..area }, card);
        1
    });
    rows.sum()
}

/// Draws it: leaders, base, curve, and as far as there is room what leaders and base say.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, list: &DeckList, cards: &dyn Cards) {
    let y = area.y + draw_leading(canvas, area, list);
    let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    if rest.height < LOW + 1 {
        return;
    }
    let picture = Picture::of(list);
    let air = u16::from(rest.height > HIGH + 1);
    let most = if rest.height >= TALL { 2 * HIGH } else { HIGH };
    let high = (rest.height - 1 - air).min(most);
    let plot = Rect { y: rest.y + air, height: high, width: rest.width.min(CURVE), ..rest };
    chart::draw_columns(canvas, plot, &picture);
    chart::draw_costs(canvas, Rect { y: plot.bottom(), height: 1, ..plot });
    if rest.width >= CURVE + BESIDE {
        let x = plot.right() + 2;
        let cards = (format!("{} cards", picture.cards), Role::Strong);
        let mean = chart::mean(list).join(" ");
        let told = std::iter::once(cards).chain(chart::kinds(&picture)).chain([(mean, Role::Dim)]);
        for ((told, role), y) in told.zip(plot.y..=plot.bottom()) {
            canvas.text(x, y, rest.right().saturating_sub(x), &told, if y == plot.y { role } else { Role::Dim });
        }
    }
    let texts = Rect { y: plot.bottom() + 2, height: rest.bottom().saturating_sub(plot.bottom() + 2), ..rest };
    let room = usize::from(texts.width).max(1);
    let leading = list.leaders.iter().chain(&list.bases).filter_map(|entry| cards.facts(entry.printing?.identity));
    let lines: Vec<String> =
        leading.filter(|facts| !facts.text.is_empty()).flat_map(|facts| told(facts, room)).collect();
    prose(canvas, texts, &lines, Role::Strong, Role::Dim);
}

/// What a leader or a base says before it is deployed, in lines.
fn told(facts: &CardFacts, room: usize) -> Vec<String> {
    facts.text.split('\n').flat_map(|line| wrap(line, room)).collect()
}

/// A leader or a base: rail, aspects, name, and HP at the right end.
fn leading_card(canvas: &mut Canvas<'_>, row: Rect, card: &Printing) {
    canvas.rail(Rect { width: 1, ..row }, raised(card.aspects().next()));
    let mut x = row.x + 2;
    for aspect in card.aspects() {
        x = canvas.text(x, row.y, 2, aspect_letters(aspect), aspect_role(aspect));
    }
    let x = row.x + 7;
    let chips = chips(canvas, row, card);
    let (strong, full) = (if card.kind == CardType::Base { Role::Strong } else { Role::Leader }, card.to_string());
    let room = chips.saturating_sub(x + 1);
    let name = if columns(&full) <= usize::from(room) { full.as_str() } else { card.title };
    let after = canvas.text(x, row.y, room, card.title, strong);
    canvas.text(after, row.y, room.saturating_sub(after - x), &name[card.title.len().min(name.len())..], Role::Dim);
}

/// Power and HP at the right end of a row, as far as the card has them; returns the column in which they begin.
pub(crate) fn chips(canvas: &mut Canvas<'_>, row: Rect, card: &Printing) -> u16 {
    let upgrade = card.kind == CardType::Upgrade;
    let told = |number: i8| if upgrade { format!("{number:+}") } else { number.to_string() };
    let numbers = [(card.power.filter(|_| card.kind != CardType::Base), Role::Power), (card.hp, Role::Hp)];
    let mut x = row.right().saturating_sub(8);
    let begin = if numbers[0].0.is_some() { x } else { x + 4 };
    for (number, role) in numbers {
        if let Some(number) = number {
            canvas.text(x, row.y, 4, &format!("{:^4}", told(number)), role);
        }
        x += 4;
    }
    if numbers.iter().all(|(number, _)| number.is_none()) { row.right() } else { begin }
}
