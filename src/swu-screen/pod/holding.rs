//! What a seat has kept: leaders with the cards that fit them, costs and colours, and the newest picks; or all of it as a
//! table to look through.

use super::card_line::{CardRow, CardTable};
use super::spread::{ROWS, Spread};
use ratatui::layout::Rect;
use screen::theme::canvas::{Border, Canvas};
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::hits::Hits;
use shell::cards::aspect_letters;
use swu_decks::limited::{Home, Sight, homes};

/// The table of all picks, leaders first.
pub(super) fn all(canvas: &mut Canvas<'_>, area: Rect, sight: &Sight, at: usize) {
    let cards = sight.leaders.iter().chain(&sight.picks).enumerate();
    let rows: Vec<CardRow> =
        cards.map(|(place, card)| CardRow::plain(format!("{:>2}", place + 1), card.printing)).collect();
    let title = format!("Your picks {}", rows.len());
    let inside = canvas.frame(area, Border::Acting, &title, "Tab: the booster");
    let table = CardTable { heads: [" #", ""], rows: &rows, at: Some(at) };
    // Clicks are for the booster.
    table.draw(canvas, area, inside, &mut Hits::default());
}

/// What there is in short.
pub(super) fn summary(canvas: &mut Canvas<'_>, area: Rect, sight: &Sight) {
    let title = format!("Your picks {}", sight.leaders.len() + sight.picks.len());
    let inside = canvas.frame(area, Border::Plain, &title, "");
    let mut free = Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside };
    for line in leaders(sight) {
        for line in wrap(&line, free.width.into()) {
            if free.height == 0 {
                return;
            }
            canvas.text(free.x, free.y, free.width, &line, Role::Strong);
            (free.y, free.height) = (free.y + 1, free.height - 1);
        }
    }
    if free.height >= ROWS {
        spread(sight).draw(canvas, free);
        (free.y, free.height) = (free.y + ROWS, free.height - ROWS);
    }
    newest(canvas, free, sight);
}

/// Costs and colours of the picks.
pub(super) fn spread(sight: &Sight) -> Spread {
    let mut spread = Spread { curve: [0; 6], colours: Default::default() };
    for card in &sight.picks {
        spread.curve[usize::from(card.printing.cost.unwrap_or(0)).clamp(1, 6) - 1] += 1;
        card.printing.aspects().for_each(|aspect| spread.colours[aspect as usize] += 1);
    }
    spread
}

/// "Leia Organa, Command base: 9 of 12 fit", for every leader with the base that fits best.
fn leaders(sight: &Sight) -> Vec<String> {
    let homes = homes(&sight.leaders, &sight.picks);
    let fitting = |home: &&Home| sight.picks.iter().filter(|card| home.missing(card.printing) == 0).count();
    let each = sight.leaders.iter().map(|leader| {
        let name = leader.printing.title;
        let own = homes.iter().filter(|home| home.leader.id == leader.printing.id);
        match own.max_by_key(fitting).filter(|_| !sight.picks.is_empty()) {
            Some(home) => {
                let (fit, of) = (fitting(&home), sight.picks.len());
                format!("{name}, {} base: {fit} of {of} fit", home.aspect)
            }
            None => {
                let icons: Vec<&str> = leader.printing.aspects().map(aspect_letters).collect();
                format!("{name}, {}", icons.join(" "))
            }
        }
    });
    each.collect()
}

/// The newest picks, as many as fit.
fn newest(canvas: &mut Canvas<'_>, area: Rect, sight: &Sight) {
    if area.height < 3 || sight.picks.is_empty() {
        return;
    }
    canvas.heading(Rect { height: 1, ..area }, Role::Faint, "newest first", "");
    for (card, y) in sight.picks.iter().rev().zip(area.y + 1..area.bottom()) {
        let cost = card.printing.cost.map(|cost| cost.to_string()).unwrap_or_default();
        canvas.text_right(area.x + 2, y, 2, &cost, Role::Dim);
        canvas.text(area.x + 3, y, area.width.saturating_sub(3), card.printing.title, Role::Text);
    }
}
