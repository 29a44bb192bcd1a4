//! From a written name to the cards that have it. A name is a title, or a title and a subtitle with one of the usual
//! signs between them. Exact after folding; similar names are offered as hints and never taken (K-2).

use super::{Catalogue, Printing, fold};
use std::collections::BTreeMap;

/// The names of the earliest printings.
#[derive(Debug)]
pub(super) struct Names {
    /// Folded titles, each with the indices of the printings that have it.
    titles: BTreeMap<String, Vec<u16>>,
    /// Folded titles and whole names of the cards that can be in lists, for comparing.
    listed: Vec<Listed>,
}

#[derive(Debug)]
struct Listed {
    place: u16,
    title: String,
    /// Title and subtitle; empty if there is no subtitle.
    whole: String,
}

impl Names {
    pub(super) fn of(printings: &[Printing]) -> Names {
        let mut titles: BTreeMap<String, Vec<u16>> = BTreeMap::new();
        let mut listed = Vec::new();
        for (place, printing) in (0u16..).zip(printings) {
            if printing.id == printing.identity {
                let title = fold(printing.title);
                titles.entry(title.clone()).or_default().push(place);
                if !printing.kind.is_token() {
                    let whole = if printing.subtitle.is_empty() {
                        String::new()
                    } else {
                        format!("{title} {}", fold(printing.subtitle))
                    };
                    listed.push(Listed { place, title, whole });
                }
            }
        }
        Names { titles, listed }
    }

    pub(super) fn titled(&self, title: &str) -> impl Iterator<Item = usize> {
        self.titles.get(&fold(title)).into_iter().flatten().map(|place| usize::from(*place))
    }
}

/// What a written name means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named<'a> {
    /// Title and subtitle were written: exactly this card.
    Card(&'a Printing),
    /// Only a title was written: all the cards that have it, at least one. One of them may have no subtitle.
    Title(Vec<&'a Printing>),
    /// No card has this name.
    Nobody,
}

/// A card whose name resembles the written one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Near<'a> {
    /// Its earliest printing.
    pub printing: &'a Printing,
    /// How alike, up to 1.
    pub likeness: f64,
}

/// Signs between title and subtitle; the bar is Melee's and occurs in no name.
const SEPARATORS: [&str; 6] = ["|", ",", " - ", " \u{2013} ", " \u{2014} ", ":"];

pub(super) fn read<'a>(catalogue: &'a Catalogue, written: &str) -> Named<'a> {
    if let Some((title, subtitle)) = written.split_once('|') {
        if !subtitle.trim().is_empty() {
            return catalogue.named(title, subtitle).map_or(Named::Nobody, Named::Card);
        }
        return of_title(catalogue, title);
    }
    match of_title(catalogue, written) {
        Named::Nobody => {}
        found => return found,
    }
    for separator in &SEPARATORS[1..] {
        for (at, sign) in written.match_indices(separator) {
            if let Some(card) = catalogue.named(&written[..at], &written[at + sign.len()..]) {
                return Named::Card(card);
            }
        }
    }
    Named::Nobody
}

fn of_title<'a>(catalogue: &'a Catalogue, title: &str) -> Named<'a> {
    let cards = catalogue.titled(title);
    if cards.is_empty() { Named::Nobody } else { Named::Title(cards) }
}

/// Longer texts are not misspelt names; comparing them would only take time.
const LONGEST_NAME: usize = 100;

/// Names less similar than this help nobody.
const ALIKE: f64 = 0.8;

pub(super) fn near<'a>(catalogue: &'a Catalogue, written: &str, most: usize) -> Vec<Near<'a>> {
    let written = SEPARATORS.iter().fold(fold(written), |text, sign| text.replace(sign, " "));
    let written = fold(&written);
    if written.is_empty() || written.len() > LONGEST_NAME {
        return Vec::new();
    }
    let letters = Letters::of(&written);
    let compared = |name: &str| match letters.can_be_alike(&written, name) {
        true => strsim::jaro_winkler(&written, name),
        false => 0.0,
    };
    let alike = |listed: &Listed| {
        let likeness = compared(&listed.title).max(compared(&listed.whole));
        let printing = &catalogue.printings[usize::from(listed.place)];
        (likeness >= ALIKE).then_some(Near { printing, likeness })
    };
    let mut near: Vec<Near<'a>> = catalogue.names().listed.iter().filter_map(alike).collect();
    near.sort_by(|one, other| other.likeness.total_cmp(&one.likeness).then(one.printing.id.cmp(other.printing.id)));
    near.truncate(most);
    near
}

/// How often each letter occurs in a name: most names need no comparing, because they share too few.
struct Letters {
    counts: [u8; 64],
    length: usize,
}

impl Letters {
    /// The letters of a name of at most [`LONGEST_NAME`] bytes.
    fn of(name: &str) -> Letters {
        let mut counts = [0; 64];
        for letter in name.chars() {
            counts[letter as usize % 64] += 1;
        }
        Letters { counts, length: name.chars().count() }
    }

    /// Could the Jaro-Winkler similarity reach [`ALIKE`] if all shared letters were in the right positions?
    fn can_be_alike(&self, written: &str, other: &str) -> bool {
        let (mut left, mut shared, mut length) = (self.counts, 0, 0);
        for letter in other.chars() {
            length += 1;
            let count = &mut left[letter as usize % 64];
            shared += usize::from(*count > 0);
            *count = count.saturating_sub(1);
        }
        if shared == 0 {
            return false;
        }
        let part = |of: usize| shared as f64 / of as f64;
        let jaro = (part(self.length) + part(length) + 1.0) / 3.0;
        // Each of the first four letters that matches closes a tenth of the gap.
        let first = written.chars().zip(other.chars()).take(4).take_while(|(one, other)| one == other).count();
        jaro + 0.1 * first as f64 * (1.0 - jaro) >= ALIKE - 1e-9
    }
}
