//! From a typed sentence about the game to what it asks for, in line mode and on the command line of the panels.

use super::refer::{card, words_for_card, words_for_name, words_for_sign, words_inside_name};
use super::why::why;
use super::{choices, narrate};
use crate::labels::Labels;
use crate::thing::Thing;
use screen::game::unheard::Unheard;
use shell::words::sentence;
use swu_view::{DecisionKind, DecisionView, OptionView, Verb, Via, View, ZoneView};

/// The request of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// To pick an option; the remaining words are for the next decision.
    Pick(usize, String),
    /// To hear all about a card in sight.
    Inspect(Thing),
    /// To be told this.
    Told(String),
    /// To read the rules about this.
    Rules(String),
}

/// Understands a sentence.
///
/// # Errors
/// Why not, as a sentence with the refusal's rule if there is one.
pub fn understand(text: &str, view: &View, labels: &Labels) -> Result<Request, Unheard> {
    let words: Vec<&str> = text.split_whitespace().collect();
    // An option offered in these very words is meant before anything else.
    if let Some(option) = view.decision.as_ref().and_then(|decision| in_its_words(&words, decision)) {
        return Ok(Request::Pick(option, String::new()));
    }
    if let Some(rest) = inspected(&words) {
        let found = card(rest, view, labels);
        return found.map(Request::Inspect).ok_or_else(|| Unheard::NotInSight(rest.join(" ")));
    }
    match words.as_slice() {
        [first, rest @ ..] if first.eq_ignore_ascii_case("why") => Ok(Request::Told(why(rest, view, labels))),
        [first, rest @ ..] if ["rule", "rules"].iter().any(|word| first.eq_ignore_ascii_case(word)) => {
            Ok(Request::Rules(rest.join(" ")))
        }
        _ => pick(&words, view, labels),
    }
}

/// The thing to look at: the words after "inspect" or "look".
pub(crate) fn inspected<'a, 'b>(words: &'b [&'a str]) -> Option<&'b [&'a str]> {
    let (first, rest) = words.split_first()?;
    ["inspect", "look"].iter().any(|word| first.eq_ignore_ascii_case(word)).then_some(rest)
}

/// The option that words mean in the decision of the view, with the remaining words.
///
/// # Errors
/// Why there is none.
pub fn pick(words: &[&str], view: &View, labels: &Labels) -> Result<Request, Unheard> {
    let decision = view.decision.as_ref().ok_or(Unheard::NobodyDecides)?;
    let words = begun(words, decision, view, labels).unwrap_or(words);
    let picked = pick_in(words, decision, view, labels)?;
    // If the decision for a whole sentence is known, the sentence is refused before any part of it is done.
    if let Request::Pick(option, rest) = &picked
        && let Some(targets) = decision.options[*option].forecast.as_ref().and_then(|told| told.targets.as_ref())
        && !rest.is_empty()
    {
        let rest: Vec<&str> = rest.split_whitespace().collect();
        pick_in(&rest, targets, view, labels)?;
    }
    Ok(picked)
}

/// The target, if the whole sentence is repeated for an attack that was begun: "base" of "attack e base".
fn begun<'a, 'b>(words: &'b [&'a str], decision: &DecisionView, view: &View, labels: &Labels) -> Option<&'b [&'a str]> {
    let (Some(Verb::Attack), rest) = verb(words) else { return None };
    let declares = |option: &OptionView| option.forecast.as_ref().is_some_and(|forecast| forecast.declares);
    let attacker = decision.source.as_ref().filter(|_| decision.options.iter().any(declares))?;
    let rest = without_with(rest);
    let named = words_for_card(rest, attacker, view, labels).unwrap_or(0);
    Some(&rest[named..]).filter(|target| !target.is_empty())
}

fn without_with<'a, 'b>(words: &'b [&'a str]) -> &'b [&'a str] {
    if words.first().is_some_and(|word| word.eq_ignore_ascii_case("with")) { &words[1..] } else { words }
}

pub(super) fn pick_in(
    words: &[&str],
    decision: &DecisionView,
    view: &View,
    labels: &Labels,
) -> Result<Request, Unheard> {
    if let [number] = words
        && let Ok(number) = number.parse::<usize>()
    {
        if decision.kind == DecisionKind::Number {
            let wanted = i16::try_from(number).ok();
            let found = decision.options.iter().position(|option| option.number.is_some() && option.number == wanted);
            return found
                .map(|index| Request::Pick(index, String::new()))
                .ok_or_else(|| Unheard::NoNumber { number, may: narrate::numbers(decision) });
        }
        return numbered(number, decision, view, labels);
    }
    if let Some(option) = in_its_words(words, decision) {
        return Ok(Request::Pick(option, String::new()));
    }
    let (verb, rest) = verb(words);
    let rest = without_with(rest);
    let signed = |option: &OptionView| words_for_sign(rest, option.card.as_ref()?, view, labels);
    let meant = |words: &dyn Fn(&OptionView) -> Option<usize>| {
        let mut best: Option<(usize, (usize, bool))> = None;
        for (index, option) in decision.options.iter().enumerate() {
            let fits = verb.is_none_or(|verb| verb == option.verb);
            let Some(count) = words(option).filter(|_| fits) else { continue };
            // "base" is a base, even if a unit has the word in its name.
            let said = (count, signed(option) == Some(count));
            if best.is_none_or(|(_, known)| said > known) {
                best = Some((index, said));
            }
        }
        best.map(|(index, (count, _))| (index, count))
    };
    let named = || meant(&|option| words_inside_name(rest, &option.card.as_ref()?.name));
    let best = meant(&|option| words_for_option(rest, option, view, labels, verb.is_some())).or_else(named);
    match best.or_else(|| Some((declined(verb?, rest, decision)?, rest.len()))) {
        Some((index, used)) => Ok(Request::Pick(index, rest[used..].join(" "))),
        None => Err(refuse(verb, rest, decision, view, labels)),
    }
}

/// Does a decision offer something in exactly these words?
pub(crate) fn is_offered(text: &str, decision: &DecisionView) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    in_its_words(&words, decision).is_some()
}

/// Why a number chooses nothing if every option has one: cards of a hand keep theirs, so some may be missing.
fn no_choice(number: usize, all: &[(usize, usize)]) -> Unheard {
    let mut own: Vec<usize> = all.iter().map(|(own, _)| *own).collect();
    own.sort_unstable();
    if own.iter().copied().eq(1..=own.len()) {
        return Unheard::NoChoice { number, count: own.len() };
    }
    let may: Vec<String> = own.iter().map(ToString::to_string).collect();
    Unheard::NoNumber { number, may: may.join(", ") }
}

/// The option that a number chooses: the number of a card in the open hand, if cards of it are offered.
fn numbered(number: usize, decision: &DecisionView, view: &View, labels: &Labels) -> Result<Request, Unheard> {
    let all = choices::numbers(view, decision, labels);
    let mut meant = all.iter().filter(|(own, _)| *own == number).map(|(_, at)| *at);
    match (meant.next(), meant.next()) {
        (Some(index), None) => Ok(Request::Pick(index, String::new())),
        (None, _) if decision.kind == DecisionKind::Action && view.viewer.is_none() => Err(closed(decision, view)),
        (None, _) if all.len() == decision.options.len() => Err(no_choice(number, &all)),
        (None, _) => {
            let held =
                view.viewer.and_then(|seat| view.seats.get(seat.index())?.hand.get(labels.hand_place(view, number)?));
            let uid = held.and_then(|card| card.known()).map(|card| card.uid);
            let why = decision
                .refusals
                .iter()
                .find(|refusal| uid.is_some() && refusal.card.as_ref().map(|card| card.uid) == uid);
            Err(match why {
                Some(why) => Unheard::Forbidden(format!("No. {}", narrate::refusal(why, labels))),
                None => Unheard::NotOffered(narrate::keys_of(decision, view, labels)),
            })
        }
        (Some(_), Some(_)) => {
            let ways = all.iter().filter(|(own, _)| *own == number).map(|(_, at)| decision.options[*at].label.as_str());
            Err(Unheard::Several(ways.collect::<Vec<_>>().join(", or ")))
        }
    }
}

/// The option offered in exactly these words, with or without its cost: "Deploy Boba Fett as a Pilot".
fn in_its_words(words: &[&str], decision: &DecisionView) -> Option<usize> {
    let said = words.join(" ").to_lowercase();
    let is_said = |label: &str, said: &str| {
        let label: Vec<&str> = label.split_whitespace().collect();
        label.join(" ").to_lowercase() == said
    };
    let exact = decision.options.iter().position(|option| is_said(&option.label, &said));
    let with_cost =
        |option: &OptionView| option.cost.is_some_and(|cost| is_said(&option.label, &format!("{said} ({cost})")));
    exact.or_else(|| decision.options.iter().position(with_cost))
}

/// How many words after a card's name say that it is played as a Pilot.
fn words_for_way(words: &[&str], option: &OptionView) -> usize {
    let way = option.via == Some(Via::Piloting) && words.first().is_some_and(|word| word.eq_ignore_ascii_case("as"));
    let pilot = |word: &str| word.eq_ignore_ascii_case("pilot");
    match words.get(1..) {
        Some([word, ..]) if way && pilot(word) => 2,
        Some([article, word, ..]) if way && article.eq_ignore_ascii_case("a") && pilot(word) => 3,
        _ => 0,
    }
}

/// The one option that declines, or stops, whichever of its words was used: "no", "skip", "done", "no resource".
fn declined(verb: Verb, rest: &[&str], decision: &DecisionView) -> Option<usize> {
    let declines = |verb: Verb| matches!(verb, Verb::No | Verb::Skip | Verb::Done);
    let about =
        |word: &&str| ["resource", "resources", "more", "card", "cards"].contains(&word.to_lowercase().as_str());
    if decision.kind == DecisionKind::Action || !(declines(verb) || verb == Verb::Pass) || !rest.iter().all(about) {
        return None;
    }
    let mut all = (0..decision.options.len()).filter(|place| declines(decision.options[*place].verb));
    all.next().filter(|_| all.next().is_none())
}

fn words_for_option(words: &[&str], option: &OptionView, view: &View, labels: &Labels, verb: bool) -> Option<usize> {
    if words.is_empty() {
        let alone = option.card.is_none() || matches!(option.verb, Verb::Deploy);
        return (verb && alone).then_some(0);
    }
    let card = option.card.as_ref().and_then(|card| words_for_card(words, card, view, labels));
    let card = card.map(|used| used + words_for_way(&words[used..], option));
    let named = || option.name.as_deref().and_then(|name| words_for_name(words, name));
    let number = || (option.number?.to_string() == words[0]).then_some(1);
    let seat = || words_for_name(words, &view.seats.get(option.seat?.index())?.name);
    let label = || (!verb).then(|| words_for_name(words, &option.label)).flatten();
    card.or_else(named).or_else(number).or_else(seat).or_else(label)
}

pub(super) fn verb<'a, 'b>(words: &'b [&'a str]) -> (Option<Verb>, &'b [&'a str]) {
    let Some((first, rest)) = words.split_first() else { return (None, words) };
    let verb = match first.to_lowercase().as_str() {
        "play" => Verb::Play,
        "attack" => Verb::Attack,
        "use" => Verb::Use,
        "deploy" => Verb::Deploy,
        "initiative" => Verb::Initiative,
        "pass" => Verb::Pass,
        "yes" | "y" => Verb::Yes,
        "no" | "n" => Verb::No,
        "done" | "enough" => Verb::Done,
        "keep" => Verb::Keep,
        "mulligan" => Verb::Mulligan,
        "resource" => Verb::Resource,
        "skip" => Verb::Skip,
        "top" => Verb::Top,
        "bottom" => Verb::Bottom,
        _ => return (None, words),
    };
    (Some(verb), rest)
}

fn refuse(verb: Option<Verb>, words: &[&str], decision: &DecisionView, view: &View, labels: &Labels) -> Unheard {
    let about = decision.refusals.iter().find(|refusal| {
        let card = refusal.card.as_ref();
        let fits = card.is_some_and(|card| words_for_card(words, card, view, labels) == Some(words.len()));
        verb.is_none_or(|verb| verb == refusal.verb) && (fits || (card.is_none() && words.is_empty()))
    });
    if let Some(refusal) = about {
        return Unheard::Forbidden(format!("No. {} Rule {}.", sentence(&refusal.why), refusal.rule));
    }
    if verb == Some(Verb::Play) && view.viewer.is_none() {
        return closed(decision, view);
    }
    let said = words.join(" ");
    let may = narrate::keys_of(decision, view, labels);
    match verb {
        None => Unheard::NotUnderstood { said, may },
        Some(_) => Unheard::NotOffered(may),
    }
}

/// A card of a hand is meant, and the hand is closed.
fn closed(decision: &DecisionView, view: &View) -> Unheard {
    let name = view.seats.get(decision.seat.index()).map_or("that seat", |side| side.name.as_str());
    Unheard::HandClosed(Some(name.to_owned()))
}

/// Is an option about a card in play, so that it is named with its letter?
pub(super) fn in_play(zone: ZoneView) -> bool {
    matches!(zone, ZoneView::Ground | ZoneView::Space)
}
