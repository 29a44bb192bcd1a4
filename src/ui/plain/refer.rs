//! What words mean: "e", "2", "at-st", "bob base".

use crate::seats::Seat;
use crate::ui::labels::{Label, Labels};
use crate::ui::prompt::menu::hand_number;
use crate::unlimited::rules::view::{CardRef, View, ZoneView};

/// How many of the first words mean this card; none if they do not.
pub fn words_for_card(words: &[&str], card: &CardRef, view: &View, labels: &Labels) -> Option<usize> {
    let first = words.first()?;
    let label = labels.of(card.uid).map(|label| label.to_string());
    if label.as_deref() == Some(*first) {
        return Some(1);
    }
    if card.zone == ZoneView::Hand
        && hand_number(view, card.uid).map(|number| number.to_string()).as_deref() == Some(*first)
    {
        return Some(1);
    }
    if card.zone == ZoneView::Base
        && let Some(count) = words_for_base(words, card.controller, view)
    {
        return Some(count);
    }
    words_for_name(words, &card.name)
}

/// How many of the first words are the beginning of a name; the longest that fits.
pub fn words_for_name(words: &[&str], name: &str) -> Option<usize> {
    let name = name.to_lowercase();
    let fits = |count: &usize| {
        let said = words[..*count].join(" ").to_lowercase();
        said.len() > 1 && (name.starts_with(&said) || name.split_whitespace().any(|word| word == said))
    };
    (1..=words.len()).rev().find(fits)
}

/// "base", "bob base", "bob's base".
fn words_for_base(words: &[&str], owner: Seat, view: &View) -> Option<usize> {
    let name = view.seats.get(owner.index())?.name.to_lowercase();
    let is_owner = |word: &str| {
        let word = word.to_lowercase();
        word == name || word.strip_suffix("'s") == Some(&name)
    };
    match words {
        [word, ..] if word.eq_ignore_ascii_case("base") => Some(1),
        [who, word, ..] if is_owner(who) && word.eq_ignore_ascii_case("base") => Some(2),
        [who] if is_owner(who) => Some(1),
        _ => None,
    }
}

/// The unit a word means, by letter or by name.
pub fn unit(words: &[&str], view: &View, labels: &Labels) -> Option<u16> {
    let by_label = words.first().and_then(|word| Label::from_text(word)).and_then(|label| labels.unit(label));
    by_label.filter(|_| words.len() == 1).or_else(|| {
        let units = view.seats.iter().flat_map(|side| &side.units);
        let all: Vec<u16> =
            units.filter(|unit| words_for_name(words, &unit.name) == Some(words.len())).map(|unit| unit.uid).collect();
        (all.len() == 1).then(|| all[0])
    })
}
