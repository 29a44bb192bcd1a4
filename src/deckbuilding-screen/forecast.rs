//! What an option leads to, in words: the engine's forecast, worded and never computed here.

use super::choices::is_of_several;
use super::words::counted;
use deckbuilding::rules::view::forecast::{Ends, Forecast, Foreseen, Spoken, What};
use deckbuilding::rules::view::{OptionView, View};

/// The arrow between before and after on a screen; read aloud it is "to".
pub(super) const ARROW: &str = " -> ";
/// The same for the ear.
pub(super) const SPOKEN: &str = " to ";

/// What picking the option leads to: `+2 resources, Force to light 2`. `None` if nothing is known.
pub(super) fn told(view: &View, option: &OptionView, arrow: &str) -> Option<String> {
    let forecast = option.forecast.as_deref()?;
    let decision = view.decision.as_ref()?;
    let acts = option.seat.filter(|seat| decision.seats.contains(seat)).or(Some(decision.seat));
    let mut parts: Vec<String> = Vec::new();
    let mut drawn: Vec<(Option<u8>, usize)> = Vec::new();
    let gained = |seat: Option<u8>| forecast.steps.iter().filter(move |step| is_gain(step) && step.seat == seat);
    for (place, step) in forecast.steps.iter().enumerate() {
        if step.what == What::Force && later(&forecast.steps[place + 1..], What::Force) {
            continue;
        }
        if is_gain(step) {
            // What several cards give is told once.
            let earlier = forecast.steps[..place].iter().any(|before| is_gain(before) && before.seat == step.seat);
            let sum: i16 = gained(step.seat).map(|step| step.amount).fold(0, i16::saturating_add);
            if !earlier {
                parts.push(of(view, step, acts, counted(sum, "resource", "+")));
            }
        } else if step.what == What::Drew {
            match drawn.iter_mut().find(|(seat, _)| *seat == step.seat) {
                Some((_, count)) => *count += 1,
                None => drawn.push((step.seat, 1)),
            }
        } else if let Some(told) = part(view, forecast, step, arrow) {
            parts.push(of(view, step, acts, told));
        }
    }
    for (seat, count) in drawn {
        let cards = if count == 1 { "draw a card".to_owned() } else { format!("draw {count} cards") };
        parts.push(if seat == acts { cards } else { format!("{}: {cards}", name(view, seat)) });
    }
    match forecast.ends {
        // Sums of several cards are not yet all of it.
        Ends::Choice(seat) if Some(seat) == acts && is_of_several(option) => parts.push("then choices".to_owned()),
        Ends::Choice(seat) if Some(seat) != acts => parts.push(format!("then {} chooses", name(view, Some(seat)))),
        Ends::Luck => parts.push("then luck decides".to_owned()),
        Ends::Hidden => parts.push("then it depends on a hidden card".to_owned()),
        _ => {}
    }
    if parts.is_empty() { None } else { Some(parts.join(", ")) }
}

/// Is something gained? Sums of it are told.
fn is_gain(step: &Foreseen) -> bool {
    step.what == What::Resources
}

/// Does it happen again later?
fn later(steps: &[Foreseen], what: What) -> bool {
    steps.iter().any(|step| step.what == what)
}

/// A card, with its player if another card in play has the same name.
fn whose(view: &View, card: &Spoken) -> String {
    let pieces = view.seats.iter().flat_map(|seat| {
        let pieces = seat.base.iter().chain(&seat.ships).chain(&seat.units);
        pieces.map(move |piece| (seat.name.as_str(), piece))
    });
    let mut same = pieces.filter(|(_, piece)| piece.name == card.name);
    let own = same.clone().find(|(_, piece)| piece.uid == card.uid);
    match own.filter(|(name, _)| same.any(|(other, _)| other != *name)) {
        Some((name, _)) => format!("{} ({name})", card.name),
        None => card.name.clone(),
    }
}

/// What happens to somebody other than the acting player is told with the name.
fn of(view: &View, step: &Foreseen, acts: Option<u8>, told: String) -> String {
    use What::{Discarded, DiscardedAtRandom, Exiled, Resources, TurnEnded};
    let own = matches!(step.what, Resources | Discarded | DiscardedAtRandom | Exiled | TurnEnded);
    let together = view.decision.as_ref().is_some_and(|decision| decision.seats.len() > 1);
    if own && (step.seat != acts || together && step.what == TurnEnded) {
        format!("{}: {told}", name(view, step.seat))
    } else {
        told
    }
}

fn part(view: &View, forecast: &Forecast, step: &Foreseen, arrow: &str) -> Option<String> {
    let card = step.card.as_ref().map_or_else(|| "a card".to_owned(), |card| whose(view, card));
    let amount = step.amount;
    Some(match step.what {
        What::Paid => format!("pays {amount}, leaves {}", step.left?),
        What::Purchased => format!("leaves {}", step.left?),
        What::Force => format!("Force to {}", super::words::space(view, amount)),
        What::Attack => format!("+{amount} attack"),
        What::Attacked => format!("{amount} attack"),
        What::TargetDefeated => format!("{card} is defeated"),
        What::ShipDestroyed | What::BaseDestroyed => format!("{card} is destroyed"),
        What::Damage if step.left == Some(0) => return None,
        What::Damage | What::Repaired => {
            let left = step.left?;
            match before(view, forecast, step) {
                Some(before) => format!("{card} {before}{arrow}{left} HP"),
                None => format!("{card} {left} HP left"),
            }
        }
        What::Prevented => format!("{card} prevents {amount}"),
        What::Discarded | What::DiscardedAtRandom => format!("{card} is discarded"),
        What::Exiled => format!("{card} is exiled"),
        What::PutOnDeck => "on top of the deck".to_owned(),
        What::PutInHand | What::Recovered | What::Took => "into the hand".to_owned(),
        What::PaidOff | What::RowDiscarded => format!("{card} leaves the row"),
        What::TurnEnded if amount > 0 => format!("{} unspent", counted(amount, "resource", "")),
        What::Won => "WINS THE GAME".to_owned(),
        _ => return None,
    })
}

/// The hit points that the card of a step has now, unless an earlier step changes them.
fn before(view: &View, forecast: &Forecast, step: &Foreseen) -> Option<u8> {
    let uid = step.card.as_ref()?.uid;
    let same = |other: &&Foreseen| other.left.is_some() && other.card.as_ref().is_some_and(|card| card.uid == uid);
    let first = forecast.steps.iter().find(same).is_some_and(|first| std::ptr::eq(first, step));
    let piece = super::thing::piece(view, uid).filter(|_| first)?;
    Some(piece.hp?.saturating_sub(piece.damage?))
}

fn name(view: &View, seat: Option<u8>) -> &str {
    let seat = seat.and_then(|seat| view.seats.get(usize::from(seat)));
    seat.map_or("somebody", |seat| seat.name.as_str())
}
