//! The present choices with their keys: digits first, then the letters that are not keys of commands.

use super::thing::{is_about, piece};
use deckbuilding::rules::view::{Known, OptionView, PieceView, SeatView, Verb, View, Zone};
use screen::input::letters::LETTERS;
use shell::command::key::Key;

/// A person's changes to the list of choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Choices {
    /// Only those about this card are shown.
    pub narrowed: Option<u32>,
    /// Which page of them.
    pub page: usize,
}

/// A line of the list.
#[derive(Clone, Debug)]
pub(super) struct Shown<'v> {
    /// The index of the option in the decision.
    pub place: usize,
    /// The option.
    pub option: &'v OptionView,
    /// All options it stands for: cards that nobody can tell apart are one line.
    pub all: Vec<&'v OptionView>,
}

/// What can be done with each card, with its key.
pub(super) struct Offers<'v>(Vec<(Option<char>, Shown<'v>)>);

impl Choices {
    /// The choices that are shown.
    pub(super) fn shown(self, view: &View) -> Vec<Shown<'_>> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        let fits = |option: &OptionView| self.narrowed.is_none_or(|uid| is_about(option, uid));
        let mut shown: Vec<Shown<'_>> = Vec::new();
        for (place, option) in options.enumerate().filter(|(_, option)| fits(option)) {
            match shown.iter_mut().find(|line| alike(view, line.option, option)) {
                Some(line) => line.all.push(option),
                None => shown.push(Shown { place, option, all: vec![option] }),
            }
        }
        shown
    }

    /// The choice that a key means.
    pub(super) fn meant(self, key: Key, view: &View) -> Option<usize> {
        let Key::Char(sign) = key else { return None };
        let shown = self.shown(view);
        let meant = shown.iter().enumerate().find(|(place, line)| line.sign(*place) == Some(sign));
        meant.map(|(_, line)| line.place)
    }
}

impl<'v> Offers<'v> {
    /// Nothing can be done.
    pub(super) fn none() -> Offers<'v> {
        Offers(Vec::new())
    }

    /// Those among the shown choices.
    pub(super) fn of(choices: Choices, view: &'v View) -> Offers<'v> {
        let shown = choices.shown(view).into_iter().enumerate();
        Offers(shown.map(|(place, line)| (line.sign(place), line)).collect())
    }

    /// What can be done with this card alone.
    pub(super) fn about(&self, uid: u32) -> impl Iterator<Item = (Option<char>, &'v OptionView)> {
        let fits = move |line: &&(Option<char>, Shown<'v>)| line.1.all.iter().any(|option| is_about(option, uid));
        let alone = |line: &&(Option<char>, Shown<'v>)| !is_of_several(line.1.option);
        self.0.iter().filter(fits).filter(alone).map(|(sign, line)| (*sign, line.option))
    }
}

/// Does it lay down several cards at once?
pub(super) fn is_of_several(option: &OptionView) -> bool {
    option.verb == Verb::Play && option.number.is_some()
}

impl Shown<'_> {
    /// Its key, at this place of the list: a number has the digit that it is. Entries far down have none, and are chosen
    /// by the cursor or by a sentence.
    pub(super) fn sign(&self, place: usize) -> Option<char> {
        match number(self.option) {
            Some(number) => {
                char::from_digit(number.into(), 10).or_else(|| letter(usize::from(number).checked_sub(10)?))
            }
            None => {
                let digit = u32::try_from(place + 1).ok().and_then(|place| char::from_digit(place, 10));
                digit.or_else(|| letter(place.checked_sub(9)?))
            }
        }
    }
}

/// The number that an option gives, if it is one of numbers.
pub(super) fn number(option: &OptionView) -> Option<u8> {
    option.number.filter(|_| option.verb == Verb::Number)
}

fn letter(place: usize) -> Option<char> {
    LETTERS.get(place).copied().map(char::from)
}

/// Do they do the same with copies of the same card that lie together or are in the same state in play?
fn alike(view: &View, one: &OptionView, other: &OptionView) -> bool {
    let together = [Zone::Hand, Zone::Row, Zone::Discard, Zone::GalaxyDiscard];
    let copies = |one: &Option<Known>, other: &Option<Known>| match (one, other) {
        (Some(one), Some(other)) => {
            let place = |card: &Known| (card.zone, card.controller);
            let same = one.id == other.id && place(one) == place(other);
            same && (together.contains(&one.zone) || stand_alike(view, one.uid, other.uid))
        }
        (None, None) => true,
        _ => false,
    };
    let said = |option: &OptionView| (option.verb, option.seat, option.number, option.name, option.cost);
    let about = one.card.is_some() || one.target.is_some();
    about && said(one) == said(other) && copies(&one.card, &other.card) && copies(&one.target, &other.target)
}

/// Are these two pieces in play that nobody could tell apart?
fn stand_alike(view: &View, one: u32, other: u32) -> bool {
    match (piece(view, one), piece(view, other)) {
        (Some(one), Some(other)) => PieceView { uid: other.uid, ..one.clone() } == *other,
        _ => false,
    }
}

/// The choice that ends the turn.
pub(super) fn end_turn(view: &View) -> Option<usize> {
    view.decision.as_ref()?.options.iter().position(|option| option.verb == Verb::EndTurn)
}

/// The question before the turn ends with cards left in hand, or with attackers that have a target left.
pub(super) fn ends_unplayed(view: &View, option: usize) -> Option<String> {
    if end_turn(view) != Some(option) {
        return None;
    }
    let left = match (unplayed(view) > 0, unused_attack(view)) {
        (true, 0) => "There are cards left in hand, and they are discarded.".to_owned(),
        (true, attack) => format!("There are cards left in hand, and they are discarded. {attack} attack is unused."),
        (false, 0) => return None,
        (false, attack) => format!("{attack} attack is unused."),
    };
    Some(format!("{left} End the turn?"))
}

/// The ready attack of the side whose turn it is, if it could attack now.
fn unused_attack(view: &View) -> u16 {
    let can_attack =
        view.decision.iter().flat_map(|decision| &decision.options).any(|option| option.verb == Verb::Attack);
    let active = view.active.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    if can_attack { active.map(SeatView::ready_attack).sum() } else { 0 }
}

/// How many cards the side whose turn it is has not played yet: everybody sees their number.
fn unplayed(view: &View) -> usize {
    let active = view.active.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    active.map(|seat| seat.hand.len()).sum()
}
