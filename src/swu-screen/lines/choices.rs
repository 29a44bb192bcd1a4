//! The choices of a decision in few words: things go by their own signs, equal ones are said once, and what can be said by
//! a word of its own has no number.

use super::describe::numbered;
use super::{each, narrate};
use crate::forecast;
use crate::labels::Labels;
use crate::prompt::menu::in_reading_order;
use crate::whose::{mixed, owner, place};
use screen::game::voice::Detail;
use seats::Seat;
use shell::words::capital;
use swu_language::word::Kind;
use swu_view::forecast::Ends;
use swu_view::{CardRef, DecisionKind, DecisionView, OptionView, Verb, View, ZoneView};

/// A way to say something.
struct Said {
    /// What is done, before all that is done so: "Attack with"; empty if it is only chosen.
    begins: &'static str,
    /// Whose it is, if that has to be said.
    whose: Option<Seat>,
    /// The thing, with its sign.
    what: What,
    /// What it leads to.
    told: String,
    /// Is it a word that says everything?
    word: bool,
}

/// A thing that can be chosen.
enum What {
    /// A card in hand: its numbers there, and its name with what it costs.
    Held(Vec<usize>, String),
    /// Anything else.
    Other(String),
    /// Something without a sign of its own: the number that chooses it.
    Numbered(usize, String),
}

impl What {
    /// The lowest number in the hand.
    fn held(&self) -> Option<usize> {
        match self {
            What::Held(numbers, _) => numbers.iter().min().copied(),
            What::Other(_) | What::Numbered(..) => None,
        }
    }

    fn text(&self) -> String {
        match self {
            What::Held(numbers, name) => {
                let mut numbers = numbers.clone();
                numbers.sort_unstable();
                format!("{} {name}", numbered(&numbers))
            }
            What::Other(text) => text.clone(),
            What::Numbered(number, text) => format!("{number}. {text}"),
        }
    }
}

/// The numbers that choose, each with the index of its option: those of the cards in hand if some are offered or an action
/// is chosen, otherwise those of the list.
pub fn numbers(view: &View, decision: &DecisionView, labels: &Labels) -> Vec<(usize, usize)> {
    let held: Vec<(usize, usize)> =
        (0..decision.options.len()).filter_map(|at| Some((held(view, &decision.options[at], labels)?, at))).collect();
    if held.is_empty() && decision.kind != DecisionKind::Action {
        return (1..).zip(in_reading_order(view, decision)).collect();
    }
    held
}

/// The number in the hand of an option's card.
fn held(view: &View, option: &OptionView, labels: &Labels) -> Option<usize> {
    let card = option.card.as_ref().filter(|card| card.zone == ZoneView::Hand)?;
    labels.hand_number(view, card.uid)
}

/// The choices in sentences; `read` if the hand was read a moment ago.
pub(super) fn told(view: &View, decision: &DecisionView, labels: &Labels, detail: Detail, read: bool) -> Vec<String> {
    let order = in_reading_order(view, decision);
    let all_held = |verb: Verb| matches!(verb, Verb::Resource | Verb::Card);
    let held_alone = order.iter().map(|at| &decision.options[*at]).filter(|option| option.card.is_some());
    let from_hand = |option: &OptionView| all_held(option.verb) && held(view, option, labels).is_some();
    if read && held_alone.clone().count() > 1 && held_alone.clone().all(from_hand) {
        let no = order.iter().filter(|at| decision.options[**at].card.is_none());
        let no: String = no.map(|at| format!(", or {}", word(&decision.options[*at]))).collect();
        return vec![format!("Say the number of a card in your hand{no}.")];
    }
    let mut said: Vec<Said> = Vec::new();
    // What would only exhaust something is still understood, and told if everything is asked for.
    let idle_use = |option: &OptionView| option.verb == Verb::Use && option.only_costs();
    let told = order.iter().zip(1..).filter(|(at, _)| !idle_use(&decision.options[**at]));
    for (at, number) in told {
        join(&mut said, one(view, decision, &decision.options[*at], number, (labels, detail)));
    }
    sentences(view, &said)
}

/// Adds a choice; a further copy of a card in hand only adds its number.
fn join(said: &mut Vec<Said>, one: Said) {
    let same = said.iter_mut().find(|other| other.begins == one.begins && other.told == one.told);
    match (same.map(|same| &mut same.what), &one.what) {
        (Some(What::Held(numbers, name)), What::Held(more, other)) if name == other => numbers.extend(more),
        _ => said.push(one),
    }
}

fn one(
    view: &View,
    decision: &DecisionView,
    option: &OptionView,
    number: usize,
    (labels, detail): (&Labels, Detail),
) -> Said {
    let told = match detail {
        Detail::Brief => None,
        _ => forecast::told(view, &without_chooser(decision, option), " to ").or_else(|| idle(option)),
    };
    let told = shortened(decision, told.unwrap_or_default());
    let Some(card) = &option.card else {
        let what = without_card(option, number, detail);
        let word = matches!(what, What::Other(_));
        return Said { begins: "", whose: None, what, told, word };
    };
    let begins = begins(option);
    let (sign, own) = match (labels.of(card.uid), held(view, option, labels)) {
        (Some(label), _) if super::parse::in_play(card.zone) => (Some(label.to_string()), true),
        (_, Some(place)) if option.via.is_none() => {
            let name = name(option, card);
            return Said { begins, whose: None, what: What::Held(vec![place], name), told, word: false };
        }
        (_, Some(_)) => (None, true),
        _ => (None, card.zone == ZoneView::Base || !begins.is_empty() || option.verb != Verb::Card),
    };
    let own = own || option.verb == Verb::Deploy;
    let labelled = begins.is_empty() && option.verb != Verb::Card;
    let text = match (labelled, &sign) {
        (true, Some(sign)) => format!("{} ({sign})", option.label),
        (true, None) => option.label.clone(),
        (false, _) => name(option, card),
    };
    let sign = sign.filter(|_| !labelled).map(|sign| format!("{sign} ")).unwrap_or_default();
    let base = card.kind == Kind::Base && card.zone == ZoneView::Base;
    let text = if base && option.verb == Verb::Card { base_of(view, card) } else { text };
    let lies = place(view, labels, option).map(|place| format!(" {place}")).unwrap_or_default();
    let numbers = each::strength_of(view, option, card).filter(|_| told.is_empty() && detail > Detail::Brief);
    let text = format!("{sign}{text}{lies}{}", numbers.unwrap_or_default());
    let whose = owner(option).filter(|_| mixed(decision) && !base && lies.is_empty());
    let what = if own { What::Other(text) } else { What::Numbered(number, text) };
    Said { begins, whose, what, told, word: false }
}

/// Whoever chooses now knows that they go on choosing.
fn without_chooser(decision: &DecisionView, option: &OptionView) -> OptionView {
    let mut option = option.clone();
    if let Some(forecast) = option.forecast.as_mut().filter(|forecast| forecast.ends == Ends::Choice(decision.seat)) {
        forecast.ends = Ends::Settled;
    }
    option
}

/// The question in few words.
pub(super) fn asked(decision: &DecisionView, prompt: &str) -> String {
    let may = decision.options.iter().any(|option| option.card.is_none());
    match (decision.kind, &decision.source, may) {
        (DecisionKind::Resource, None, true) => "you may resource a card".to_owned(),
        (DecisionKind::Resource, None, false) => "resource a card".to_owned(),
        _ => prompt.to_owned(),
    }
}

/// A card that hardly anybody means to play, and why; anything else that does nothing.
fn idle(option: &OptionView) -> Option<String> {
    let why = forecast::why_idle(option).filter(|_| option.verb == Verb::Play);
    let why = why.map(|why| format!(", {why}")).unwrap_or_default();
    option.only_costs().then(|| format!("{}{why}", forecast::IDLE))
}

/// "Bob's base"
fn base_of(view: &View, card: &CardRef) -> String {
    format!("{}'s base", view.seats.get(card.controller.index()).map_or("nobody", |side| &side.name))
}

/// What is done with a card, as far as it is the same for others.
fn begins(option: &OptionView) -> &'static str {
    match option.verb {
        Verb::Attack => "Attack with",
        Verb::Play if option.via.is_none() => "Play",
        Verb::Resource => "Resource",
        _ => "",
    }
}

/// "Waylay for 3" where it is played; otherwise the name.
fn name(option: &OptionView, card: &CardRef) -> String {
    match option.cost.filter(|_| option.verb == Verb::Play && option.via.is_none()) {
        Some(cost) => format!("{} for {cost}", card.name),
        None => card.name.clone(),
    }
}

/// What attacks is not named with everything that it could attack.
fn shortened(decision: &DecisionView, told: String) -> String {
    let attacker = decision.source.as_ref().map(|card| card.name.as_str());
    let declares = |option: &OptionView| option.forecast.as_ref().is_some_and(|forecast| forecast.declares);
    match attacker.filter(|name| decision.options.iter().any(declares) && name.split_whitespace().count() > 1) {
        Some(name) => told.replace(name, "attacker"),
        None => told,
    }
}

/// A choice without a card: a word that chooses it, or a number with what it says.
fn without_card(option: &OptionView, number: usize, detail: Detail) -> What {
    let said = word(option);
    let plain = ["yes", "no", "done", "pass", "keep", "initiative", "mulligan"].contains(&said.as_str());
    if plain && PLAIN.contains(&option.label.as_str()) {
        return What::Other(said);
    }
    let waits = option.verb == Verb::Seat && !option.text.is_empty() && detail > Detail::Brief;
    let waits = if waits { format!(": {}", option.text.join("; ")) } else { String::new() };
    What::Numbered(number, format!("{}{waits}", option.label))
}

/// What a word alone says.
const PLAIN: [&str; 9] = [
    "Yes",
    "No",
    "Decline",
    "Pass",
    "Take the initiative",
    "Keep this hand",
    "Draw a new hand",
    "No resource this round",
    "Done",
];

/// The word that chooses an option without a card.
fn word(option: &OptionView) -> String {
    match option.verb {
        // Whatever declines is understood as no.
        Verb::No | Verb::Skip => "no".to_owned(),
        Verb::Done => "done".to_owned(),
        verb => match narrate::verb(verb) {
            "" => option.label.clone(),
            word => word.to_owned(),
        },
    }
}

/// One sentence for all that is done in the same way, and one for all that leads to the same.
fn sentences(view: &View, said: &[Said]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let alike = |one: &Said, other: &Said| {
        let numbered = |said: &Said| matches!(said.what, What::Numbered(..));
        one.begins == other.begins
            && one.word == other.word
            && one.whose == other.whose
            && !numbered(one)
            && !numbered(other)
            && one.told == other.told
    };
    for run in said.chunk_by(alike) {
        let mut run: Vec<&Said> = run.iter().collect();
        run.sort_by_key(|said| said.what.held());
        let things: Vec<String> = run.iter().map(|said| said.what.text()).collect();
        let Some(first) = run.first() else { continue };
        let whose = first.whose.and_then(|seat| view.seats.get(seat.index()));
        let whose = whose.map(|side| format!("{}'s ", side.name)).unwrap_or_default();
        let begins = if first.begins.is_empty() { String::new() } else { format!("{} ", first.begins) };
        let told = if first.told.is_empty() { String::new() } else { format!(": {}", first.told) };
        let words = first.word;
        let things = things.join(if words { " or " } else { ", " });
        let numbered = matches!(first.what, What::Numbered(..));
        let stop = if numbered { "" } else { "." };
        let text = format!("{begins}{whose}{things}{told}{stop}");
        lines.push(capital_word(&text));
    }
    lines
}

/// With a capital, unless it begins with a letter that chooses.
fn capital_word(text: &str) -> String {
    let sign = text.chars().nth(1) == Some(' ');
    if sign { text.to_owned() } else { capital(text) }
}
