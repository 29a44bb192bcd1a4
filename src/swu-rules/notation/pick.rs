//! Finding the option that is meant.

use super::names::Names;
use super::reference::{Missed, Reference};
use swu_view::{DecisionView, OptionView, Verb, Via, ZoneView};

/// The index of the option that a pick means, or why there is none.
///
/// # Errors
/// Nothing fits, or several.
pub fn option(decision: &DecisionView, text: &str, names: &Names) -> Result<usize, Missed> {
    let options = &decision.options;
    if let Some(verb) = word(text) {
        return only(options, |option| verb.contains(&option.verb));
    }
    if let Ok(number) = text.parse::<i16>() {
        return only(options, |option| option.verb == Verb::Number && option.number == Some(number));
    }
    if let Some(place) = text.strip_prefix("option ").and_then(|place| place.parse::<i16>().ok()) {
        return only(options, |option| option.verb == Verb::Mode && option.number == place.checked_sub(1));
    }
    if let Some(label) = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        if let Some(place) = options.iter().position(|option| option.name.as_deref() == Some(label)) {
            return Ok(place);
        }
        let label = label.to_lowercase();
        return only(options, |option| option.label.to_lowercase().contains(&label));
    }
    if let Ok(seat) = names.seat(text) {
        return only(options, |option| option.verb == Verb::Seat && option.seat.is_some_and(|is| is.index() == seat));
    }
    if let Some(place) = options.iter().position(|option| option.name.as_deref() == Some(text)) {
        return Ok(place);
    }
    match text.split_once(' ') {
        Some(("top", rest)) => card(options, &[Verb::Top], rest, names),
        Some(("bottom", rest)) => card(options, &[Verb::Bottom], rest, names),
        _ => card(options, &[Verb::Card, Verb::Trigger, Verb::Resource, Verb::Play], text, names),
    }
}

fn word(text: &str) -> Option<&'static [Verb]> {
    Some(match text {
        "yes" => &[Verb::Yes],
        "no" => &[Verb::No],
        "done" => &[Verb::Done],
        "decline" => &[Verb::Skip],
        "pass" => &[Verb::Pass],
        "keep" => &[Verb::Keep],
        "mulligan" => &[Verb::Mulligan],
        "the initiative" => &[Verb::Initiative],
        _ => return None,
    })
}

fn only(options: &[OptionView], fits: impl Fn(&OptionView) -> bool) -> Result<usize, Missed> {
    let places: Vec<usize> = (0..options.len()).filter(|place| fits(&options[*place])).collect();
    match places[..] {
        [place] => Ok(place),
        [] => Err(Missed::Nothing),
        _ => Err(Missed::Several(places.len())),
    }
}

/// The option of an action with a card, in that mode if it is played.
///
/// # Errors
/// Nothing fits, or several.
pub fn played(
    options: &[OptionView],
    verb: Verb,
    via: Option<Via>,
    text: &str,
    names: &Names,
) -> Result<usize, Missed> {
    let places: Vec<usize> = (0..options.len()).filter(|place| options[*place].via == via).collect();
    let fitting: Vec<OptionView> = places.iter().map(|place| options[*place].clone()).collect();
    card(&fitting, &[verb], text, names).map(|place| places[place])
}

/// The option about a card, for one of these verbs. Cards outside the arenas that look alike are interchangeable.
fn card(options: &[OptionView], verbs: &[Verb], text: &str, names: &Names) -> Result<usize, Missed> {
    let reference = Reference::read(text, names);
    let fit = |option: &OptionView| match &option.card {
        Some(card) if verbs.contains(&option.verb) => {
            let resource = card.zone == ZoneView::Resource;
            reference.fits(card.controller.index(), &card.id, &card.name, Some(card.kind), resource)
        }
        _ => 0,
    };
    reference.choose(options, fit, |one, other| {
        std::ptr::eq(one, other)
            || one.verb != Verb::Trigger
                && one.verb == other.verb
                && one.ability == other.ability
                && match (&one.card, &other.card) {
                    (Some(one), Some(other)) => {
                        one.id == other.id
                            && one.zone == other.zone
                            && one.controller == other.controller
                            && !matches!(one.zone, ZoneView::Ground | ZoneView::Space | ZoneView::Upgrade)
                    }
                    _ => false,
                }
    })
}
