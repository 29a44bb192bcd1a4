//! From a typed sentence about the game to what it asks for.

use super::thing::{Thing, things};
use super::{pages, rules, words};
use deckbuilding::rules::view::{OptionView, Verb, View};
use deckbuilding_hosted::CardData;
use screen::game::unheard::Unheard;
use screen::widgets::text::Text;

/// The request of a sentence.
pub(super) enum Request {
    /// To pick an option; the remaining words are for the next decision.
    Pick(usize, String),
    /// To read about a card.
    Read(Text),
    /// To be told this.
    Told(String),
}

/// Understands a sentence.
///
/// # Errors
/// Why not, as a sentence.
pub(super) fn understand(text: &str, view: &View, cards: &CardData) -> Result<Request, Unheard> {
    let said = text.to_lowercase();
    let spoken: Vec<&str> = said.split_whitespace().collect();
    let offered = view.decision.iter().flat_map(|decision| &decision.options);
    if let Some(option) = offered.into_iter().position(|option| is_said(&spoken, &option.label)) {
        return Ok(Request::Pick(option, String::new()));
    }
    match spoken.as_slice() {
        ["why", rest @ ..] => Ok(Request::Told(why(rest, view))),
        ["rules" | "rule" | "how", ..] => Ok(Request::Read(rules::page(view))),
        ["inspect" | "look", rest @ ..] => inspect(rest, view, cards).map(Request::Read),
        _ => pick(&spoken, view).map(|(option, rest)| Request::Pick(option, rest)),
    }
}

fn verb(word: &str) -> Option<Verb> {
    Some(match word {
        "play" => Verb::Play,
        "purchase" | "buy" => Verb::Purchase,
        "use" => Verb::Use,
        "commit" => Verb::Commit,
        "attack" => Verb::Attack,
        "end" | "pass" => Verb::EndTurn,
        "yes" | "y" => Verb::Yes,
        "no" | "n" => Verb::No,
        "done" | "enough" => Verb::Done,
        _ => return None,
    })
}

/// The words of a text, without what separates them.
fn words_of(text: &str) -> Vec<String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
}

/// How many of the words, from the first one on, occur in this order in a name.
fn fitting(said: &[&str], name: &str) -> usize {
    let name = words_of(name);
    let longest = |from: usize| {
        let pairs = said.iter().zip(&name[from..]);
        pairs.take_while(|(said, own)| words_of(said).concat() == **own || own.starts_with(**said)).count()
    };
    (0..name.len()).map(longest).max().unwrap_or(0)
}

fn is_said(said: &[&str], label: &str) -> bool {
    said.iter().map(|word| word.to_lowercase()).eq(label.split_whitespace().map(str::to_lowercase))
}

/// The option that words mean, with the remaining words.
///
/// # Errors
/// Why there is none.
pub(super) fn pick(said: &[&str], view: &View) -> Result<(usize, String), Unheard> {
    let decision = view.decision.as_ref().ok_or(Unheard::NobodyDecides)?;
    let count = decision.options.len();
    if let [number] = said
        && let Ok(number) = number.parse::<usize>()
    {
        let place = number.checked_sub(1).filter(|place| *place < count);
        return place.map(|place| (place, String::new())).ok_or(Unheard::NoChoice { number, count });
    }
    // An option offered in these very words is meant before anything else.
    if let Some(place) = decision.options.iter().position(|option| is_said(said, &option.label)) {
        return Ok((place, String::new()));
    }
    let (wanted, rest) = match said.split_first().and_then(|(first, rest)| Some((verb(first)?, rest))) {
        Some((verb, rest)) => (Some(verb), rest),
        None => (None, said),
    };
    let rest = match rest {
        ["with" | "turn" | "the", rest @ ..] => rest,
        rest => rest,
    };
    let used = |option: &OptionView| {
        let about = option.card.as_ref().or(option.target.as_ref()).map_or(option.label.as_str(), |card| &card.name);
        let plain = option.card.is_none() && option.target.is_none() && wanted.is_some();
        match fitting(rest, about) {
            0 if plain => Some(0),
            0 => None,
            used => Some(used),
        }
    };
    let fits = decision.options.iter().enumerate().filter(|(_, option)| wanted.is_none_or(|verb| verb == option.verb));
    let ranked = fits.filter_map(|(place, option)| used(option).map(|used| (used, place)));
    match ranked.max_by_key(|(used, place)| (*used, count - place)) {
        Some((used, place)) => Ok((place, rest[used..].join(" "))),
        None => Err(refuse(said, rest, view)),
    }
}

fn refuse(said: &[&str], rest: &[&str], view: &View) -> Unheard {
    let refusals = view.decision.iter().flat_map(|decision| &decision.refusals);
    let wanted = said.first().and_then(|first| verb(first));
    let about = refusals.into_iter().find(|refusal| {
        wanted.is_none_or(|verb| verb == refusal.verb) && !rest.is_empty() && fitting(rest, &refusal.card.name) > 0
    });
    match (about, wanted) {
        (Some(refusal), _) => Unheard::Forbidden(format!("{}: no, {}.", refusal.label, refusal.why)),
        (None, Some(Verb::Play))
            if view.seats.iter().all(|seat| seat.hand.iter().all(|card| card.known().is_none())) =>
        {
            Unheard::HandClosed(None)
        }
        _ => Unheard::NotAmong(said.join(" ")),
    }
}

fn why(said: &[&str], view: &View) -> String {
    let rest = if said.first().is_some_and(|first| verb(first).is_some()) { &said[1..] } else { said };
    let refusals = view.decision.iter().flat_map(|decision| &decision.refusals);
    let about = refusals.filter(|refusal| fitting(rest, &refusal.card.name) > 0);
    let told: Vec<String> = about.map(|refusal| format!("{}: no, {}.", refusal.label, refusal.why)).collect();
    if told.is_empty() { "Nothing about that is refused now.".to_owned() } else { told.join(" ") }
}

/// The card in sight with this name, or any printed card.
fn inspect(said: &[&str], view: &View, cards: &CardData) -> Result<Text, Unheard> {
    let nothing = || Unheard::NoCard(said.join(" "));
    let best = |thing: &Thing| fitting(said, &thing.name);
    let in_sight = things(view).into_iter().max_by_key(best).filter(|thing| best(thing) > 0);
    if let Some(thing) = in_sight {
        return Ok(pages::card(view, cards, &thing.id, Some(thing.uid)));
    }
    let printed = cards.all().max_by_key(|card| fitting(said, &card.name));
    let printed = printed.filter(|card| fitting(said, &card.name) > 0).ok_or_else(nothing)?;
    Ok(pages::card(view, cards, &printed.id, None))
}

/// The choices as numbered lines.
pub(super) fn numbered(view: &View, cards: &CardData) -> Vec<String> {
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    options
        .enumerate()
        .map(|(place, option)| format!("{}. {}", place + 1, words::option(view, cards, option, " to ")))
        .collect()
}
