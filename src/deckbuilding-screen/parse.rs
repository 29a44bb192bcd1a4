//! From a typed sentence about the game to what it asks for.

use super::choices::{Choices, Shown, number};
use super::forecast::SPOKEN;
use super::thing::{Thing, things};
use super::{pages, row, rules, words};
use deckbuilding::rules::decision::Ask;
use deckbuilding::rules::view::{DecisionView, OptionView, Verb, View};
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
        ["rules" | "rule", rest @ ..] if !rest.is_empty() => rules::found(&rest.join(" ")).map(Request::Read),
        ["rules" | "rule" | "how", ..] => Ok(Request::Read(rules::page(view))),
        ["row" | "galaxy"] | ["galaxy", "row"] => Ok(Request::Read(row::page(view, cards, None))),
        ["row" | "galaxy", number] | ["galaxy", "row", number] if is_row(number, view) => {
            Ok(Request::Read(row::page(view, cards, number.parse().ok())))
        }
        ["buy" | "purchase"] => Ok(Request::Read(row::for_sale(view, cards))),
        ["inspect" | "look", rest @ ..] => inspect(rest, view, cards).map(Request::Read),
        _ => pick(&spoken, view).map(|(option, rest)| Request::Pick(option, rest)),
    }
}

/// Is it the number of a galaxy row?
fn is_row(number: &str, view: &View) -> bool {
    number.parse().is_ok_and(|number: usize| (1..=view.regions.len()).contains(&number))
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
    (0..name.len()).map(|from| fitting_from(said, &name[from..])).max().unwrap_or(0)
}

/// The same from this word of the name on. `x-wing` is one word said and two of the name; words may be cut short.
fn fitting_from(said: &[&str], mut name: &[String]) -> usize {
    let mut count = 0;
    for word in said {
        let parts = words_of(word);
        let fits = |(part, own): (&String, &String)| own.starts_with(part.as_str());
        if parts.is_empty() || parts.len() > name.len() || !parts.iter().zip(name).all(fits) {
            break;
        }
        name = &name[parts.len()..];
        count += 1;
    }
    count
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
        if shares(decision) {
            return place_of(decision, number).map(|place| (place, String::new())).ok_or_else(|| no_number(decision));
        }
        let place = number.checked_sub(1).filter(|place| *place < count);
        return place.map(|place| (place, String::new())).ok_or(Unheard::NoChoice { number, count });
    }
    // An option offered in these very words is meant before anything else.
    if let Some(place) = decision.options.iter().position(|option| is_said(said, &option.label)) {
        return Ok((place, String::new()));
    }
    if let Some(pick) = share(said, decision, view).or_else(|| several(said, decision)) {
        return Ok(pick);
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

/// Is a number asked for? Then a number is what it says, not a place in the list.
fn shares(decision: &DecisionView) -> bool {
    decision.options.iter().any(|option| number(option).is_some())
}

/// The option that is this number.
fn place_of(decision: &DecisionView, wanted: usize) -> Option<usize> {
    decision.options.iter().position(|option| number(option).map(usize::from) == Some(wanted))
}

/// That a number is none of those that are asked for.
fn no_number(decision: &DecisionView) -> Unheard {
    let numbers = || decision.options.iter().filter_map(number);
    let (least, most) = (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0));
    Unheard::Forbidden(format!("It is a number from {least} to {most}."))
}

/// `8 to lothal, the rest to endor`: damage for the target that is asked about, or for the only other one.
fn share(said: &[&str], decision: &DecisionView, view: &View) -> Option<(usize, String)> {
    let (first, rest) = said.split_first()?;
    let wanted: usize = first.parse().ok().filter(|_| shares(decision))?;
    let Ask::Share { left } = decision.ask else { return None };
    let rest = match rest {
        ["to" | "on" | "for", rest @ ..] => rest,
        rest => rest,
    };
    let own = decision.source.as_ref()?;
    let words = |name: &str, seat: Option<u8>| {
        let seat = seat.and_then(|seat| view.seats.get(usize::from(seat)));
        format!("{name} {}", seat.map_or("", |seat| seat.name.as_str()))
    };
    let fits = |words: &str| (0..rest.len()).take(3).map(|from| fitting(&rest[from..], words)).sum::<usize>();
    let pieces = view.seats.iter().zip(0..).filter(|(_, seat)| !view.active.contains(seat));
    let others = pieces.flat_map(|(seat, place)| {
        seat.base.iter().chain(&seat.ships).map(move |piece| (piece.uid, piece.name.as_str(), place))
    });
    let others = others.filter(|(uid, ..)| *uid != own.uid).map(|(_, name, seat)| fits(&words(name, Some(seat))));
    let other = others.max().unwrap_or(0) > fits(&words(&own.name, own.controller));
    let number = if other { usize::from(left).checked_sub(wanted)? } else { wanted };
    place_of(decision, number).map(|place| (place, String::new()))
}

/// `play all`, `play all shuttles`, `play 3 shuttles`: several cards of a hand at once. With two hands, both.
fn several(said: &[&str], decision: &DecisionView) -> Option<(usize, String)> {
    let (how_many, name) = match said {
        ["play", how_many, name @ ..] => (*how_many, name),
        _ => return None,
    };
    let count = how_many.parse::<u8>().ok();
    let name = if name == ["cards"] || name == ["hand"] { &[] } else { name };
    if how_many != "all" && (count.is_none() || name.is_empty()) {
        return None;
    }
    let plays = decision.options.iter().enumerate().filter(|(_, option)| option.verb == Verb::Play);
    let Some((last, before)) = name.split_last() else {
        let hand = plays.clone().find(|(_, option)| option.name == Some("hand"));
        let (place, option) = hand.or_else(|| plays.clone().next())?;
        let more = plays.clone().any(|(_, other)| other.seat != option.seat);
        return Some((place, if more { "play all".to_owned() } else { String::new() }));
    };
    let singular: Vec<&str> = before.iter().copied().chain([last.strip_suffix('s').unwrap_or(last)]).collect();
    let fits = |option: &OptionView| {
        let card = option.card.as_ref().map_or("", |card| card.name.as_str());
        fitting(name, card).max(fitting(&singular, card)) > 0
    };
    let mut copies = plays.filter(|(_, option)| fits(option));
    let several = copies.clone().find(|(_, option)| option.name == Some("copies"));
    let (place, _) = several
        .filter(|(_, option)| count.is_none_or(|count| option.number == Some(count)))
        .or_else(|| copies.next().filter(|_| several.is_none() && count.is_none_or(|count| count == 1)))?;
    Some((place, String::new()))
}

fn refuse(said: &[&str], rest: &[&str], view: &View) -> Unheard {
    let refusals = view.decision.iter().flat_map(|decision| &decision.refusals);
    let wanted = said.first().and_then(|first| verb(first));
    let about = refusals.into_iter().find(|refusal| {
        wanted.is_none_or(|verb| verb == refusal.verb) && !rest.is_empty() && fitting(rest, &refusal.card.name) > 0
    });
    match (about, wanted) {
        (Some(refusal), _) => Unheard::Forbidden(format!("{}: no, {}.", refusal.label, refusal.why)),
        (None, Some(Verb::Play)) if view.eyes.is_empty() => Unheard::HandClosed(None),
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

/// The choices as numbered lines; those that nobody can tell apart are one, with the number of the first.
pub(super) fn numbered(view: &View, cards: &CardData) -> Vec<String> {
    let told = |line: Shown<'_>| {
        let number = number(line.option).map_or(line.place + 1, usize::from);
        let count = if line.all.len() > 1 { format!(" ({} of them)", line.all.len()) } else { String::new() };
        format!("{number}. {}{count}", words::option(view, cards, line.option, SPOKEN))
    };
    Choices::default().shown(view).into_iter().map(told).collect()
}
