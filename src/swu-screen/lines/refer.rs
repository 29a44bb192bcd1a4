//! What words mean: "e", "2", "at-st", "bob base".

use crate::labels::{Label, Labels};
use crate::thing::Thing;
use seats::Seat;
use swu_view::{CardRef, CardView, View, ZoneView};

/// How many of the first words mean this card; `None` if they do not.
pub(crate) fn words_for_card(words: &[&str], card: &CardRef, view: &View, labels: &Labels) -> Option<usize> {
    words_for_sign(words, card, view, labels).or_else(|| words_for_name(words, &card.name))
}

/// How many of the first words are the sign of this card at the table, whatever its name: its letter, its number in the
/// hand, or whose base it is.
pub(crate) fn words_for_sign(words: &[&str], card: &CardRef, view: &View, labels: &Labels) -> Option<usize> {
    let first = words.first()?;
    let lettered = || labels.of(card.uid).map(|label| label.to_string());
    let numbered = || labels.hand_number(view, card.uid).map(|number| number.to_string());
    match card.zone {
        _ if lettered().as_deref() == Some(*first) => Some(1),
        ZoneView::Hand => (numbered().as_deref() == Some(*first)).then_some(1),
        ZoneView::Base => words_for_base(words, card.controller, view),
        _ => None,
    }
}

/// How many of the first words are the beginning of a name; the longest that fits.
pub(crate) fn words_for_name(words: &[&str], name: &str) -> Option<usize> {
    let name = name.to_lowercase();
    let fits = |count: &usize| {
        let said = words[..*count].join(" ").to_lowercase();
        said.len() > 1 && (name.starts_with(&said) || name.split_whitespace().any(|word| word == said))
    };
    (1..=words.len()).rev().find(fits)
}

/// How many of the first words are the beginning of a word inside a name: "arc" of "Restored ARC-170".
pub(crate) fn words_inside_name(words: &[&str], name: &str) -> Option<usize> {
    let name = name.to_lowercase();
    let begins = |at: usize| !name[..at].ends_with(char::is_alphanumeric);
    let fits = |count: &usize| {
        let said = words[..*count].join(" ").to_lowercase();
        said.len() > 2 && name.match_indices(&said).any(|(at, _)| begins(at))
    };
    (1..=words.len()).rev().find(fits)
}

/// "base", "bob base", "bob's base".
fn words_for_base(words: &[&str], owner: Seat, view: &View) -> Option<usize> {
    let is_owner = |word: &str| is_owner(word, owner, view);
    match words {
        [word, ..] if word.eq_ignore_ascii_case("base") => Some(1),
        [who, word, ..] if is_owner(who) && word.eq_ignore_ascii_case("base") => Some(2),
        [who] if is_owner(who) => Some(1),
        _ => None,
    }
}

/// The card in sight that words mean: a unit, a leader, a base, or a card of the open hand.
pub(crate) fn card(words: &[&str], view: &View, labels: &Labels) -> Option<Thing> {
    let units = || unit(words, view, labels).map(Thing::Unit);
    let leaders = || leader(words, view).map(Thing::Leader);
    let bases = || base(words, view).map(Thing::Base);
    let called = base_by_word(words, view).map(Thing::Base);
    called.or_else(units).or_else(leaders).or_else(bases).or_else(|| in_hand(words, view, labels).map(Thing::Hand))
}

/// Whose things are meant if nobody is named: those of the open hand, otherwise of whoever decides.
pub(crate) fn own(view: &View) -> Option<Seat> {
    view.viewer.or(view.decision.as_ref().map(|decision| decision.seat))
}

/// "leader", "bob leader", "darth vader".
fn leader(words: &[&str], view: &View) -> Option<u16> {
    let owner = |name: &str| Seat::all(view.seats.len()).find(|seat| is_owner(name, *seat, view));
    let seat = match words {
        [word] if word.eq_ignore_ascii_case("leader") => own(view),
        [who, word] if word.eq_ignore_ascii_case("leader") => owner(who),
        _ => None,
    };
    if let Some(seat) = seat {
        return view.seats.get(seat.index())?.leaders.first().map(|leader| leader.uid);
    }
    let leaders = view.seats.iter().flat_map(|side| &side.leaders);
    one(leaders.filter(|leader| words_for_name(words, &leader.name) == Some(words.len())).map(|leader| leader.uid))
}

/// "base", "bob base": a base, even if a unit has the word in its name.
fn base_by_word(words: &[&str], view: &View) -> Option<Seat> {
    match words {
        [word] if word.eq_ignore_ascii_case("base") => own(view),
        [who, word] if word.eq_ignore_ascii_case("base") => {
            Seat::all(view.seats.len()).find(|seat| is_owner(who, *seat, view))
        }
        _ => None,
    }
}

/// "bob", "jedha city".
fn base(words: &[&str], view: &View) -> Option<Seat> {
    one(Seat::all(view.seats.len()).filter(|seat| {
        let named = view.seats.get(seat.index()).and_then(|side| words_for_name(words, &side.base.name));
        [named, words_for_base(words, *seat, view)].contains(&Some(words.len()))
    }))
}

/// "hand 2", "2", "bright hope".
fn in_hand(words: &[&str], view: &View, labels: &Labels) -> Option<usize> {
    let side = view.seats.get(view.viewer?.index())?;
    let words = if words.first().is_some_and(|word| word.eq_ignore_ascii_case("hand")) { &words[1..] } else { words };
    let number = words.first().filter(|_| words.len() == 1).and_then(|word| word.parse::<usize>().ok());
    if let Some(number) = number {
        return labels.hand_place(view, number);
    }
    let named = |card: &CardView| {
        card.known().is_some_and(|card| !words.is_empty() && words_for_name(words, &card.name) == Some(words.len()))
    };
    side.hand.iter().position(named)
}

/// The only one.
fn one<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

pub(crate) fn is_owner(word: &str, seat: Seat, view: &View) -> bool {
    let word = word.to_lowercase();
    view.seats.get(seat.index()).is_some_and(|side| {
        let name = side.name.to_lowercase();
        word == name || word.strip_suffix("'s") == Some(&name)
    })
}

/// The unit a word means, by letter or by name.
pub(crate) fn unit(words: &[&str], view: &View, labels: &Labels) -> Option<u16> {
    let by_label = words.first().and_then(|word| Label::from_text(word)).and_then(|label| labels.unit(label));
    by_label.filter(|_| words.len() == 1).or_else(|| {
        let units = view.seats.iter().flat_map(|side| &side.units);
        let all: Vec<u16> =
            units.filter(|unit| words_for_name(words, &unit.name) == Some(words.len())).map(|unit| unit.uid).collect();
        (all.len() == 1).then(|| all[0])
    })
}
