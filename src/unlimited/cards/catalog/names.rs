//! From a written name to the cards that bear it. A name is a title, or a title and a subtitle with one of the usual
//! signs between them. Exact after folding; what merely looks alike is offered as a hint and never taken (K-2).

use super::{Catalogue, Printing, fold};
use std::collections::BTreeMap;

/// The names of the earliest printings.
#[derive(Debug)]
pub(super) struct Names {
    /// Folded titles, each with the places of the printings that bear it.
    titles: BTreeMap<String, Vec<u16>>,
    /// Folded titles and whole names of the cards people put into lists, for likeness.
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
    /// Only a title was written: all the cards that bear it, at least one. One of them may have no subtitle.
    Title(Vec<&'a Printing>),
    /// No card has this name.
    Nobody,
}

/// A card whose name looks like what was written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Near<'a> {
    /// Its earliest printing.
    pub printing: &'a Printing,
    /// How alike, up to 1.
    pub likeness: f64,
}

/// Signs between title and subtitle; the bar is Melee's and stands in no name.
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

/// Longer texts are no misspelt names; comparing them would only take time.
const LONGEST_NAME: usize = 100;

/// Names less alike than this help nobody.
const ALIKE: f64 = 0.8;

pub(super) fn near<'a>(catalogue: &'a Catalogue, written: &str, most: usize) -> Vec<Near<'a>> {
    let written = SEPARATORS.iter().fold(fold(written), |text, sign| text.replace(sign, " "));
    let written = fold(&written);
    if written.is_empty() || written.len() > LONGEST_NAME {
        return Vec::new();
    }
    let alike = |listed: &Listed| {
        let title = strsim::jaro_winkler(&written, &listed.title);
        let likeness =
            if listed.whole.is_empty() { title } else { title.max(strsim::jaro_winkler(&written, &listed.whole)) };
        let printing = &catalogue.printings[usize::from(listed.place)];
        (likeness >= ALIKE).then_some(Near { printing, likeness })
    };
    let mut near: Vec<Near<'a>> = catalogue.names().listed.iter().filter_map(alike).collect();
    near.sort_by(|one, other| other.likeness.total_cmp(&one.likeness).then(one.printing.id.cmp(other.printing.id)));
    near.truncate(most);
    near
}
