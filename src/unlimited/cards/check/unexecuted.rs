//! Words of the language that the rules engine does not run yet.

use crate::unlimited::cards::ability::*;
use crate::unlimited::cards::card::Card;
use crate::unlimited::cards::keyword::{Keyword, PrintedKeyword};
use crate::unlimited::cards::visit::{self, Visitor};

/// The words of an ability that the rules engine does not run yet, each once, in the order of their use.
pub fn unexecuted(ability: &Ability) -> Vec<&'static str> {
    let mut finder = Finder(vec![]);
    finder.ability(ability);
    finder.0
}

/// The same for the printed keywords of a card.
pub fn unexecuted_keywords(card: &Card) -> Vec<&'static str> {
    let unit_side = card.unit_side.iter().flat_map(|side| &side.keywords);
    card.keywords.iter().chain(unit_side).filter_map(|printed: &PrintedKeyword| of_keyword(printed.parts().0)).collect()
}

const fn of_keyword(keyword: Keyword) -> Option<&'static str> {
    match keyword {
        Keyword::Support => Some(keyword.name()),
        Keyword::Ambush
        | Keyword::Bounty
        | Keyword::Coordinate
        | Keyword::Exploit
        | Keyword::Grit
        | Keyword::Hidden
        | Keyword::Overwhelm
        | Keyword::Piloting
        | Keyword::Plot
        | Keyword::Raid
        | Keyword::Restore
        | Keyword::Saboteur
        | Keyword::Sentinel
        | Keyword::Shielded
        | Keyword::Smuggle => None,
    }
}

struct Finder(Vec<&'static str>);

impl Finder {
    fn note(&mut self, word: Option<&'static str>) {
        if let Some(word) = word.filter(|word| !self.0.contains(word)) {
            self.0.push(word);
        }
    }
}

impl Visitor for Finder {
    fn give(&mut self, word: &Give) {
        self.note(match word {
            Give::Keyword(keyword) | Give::Numbered(keyword, _) => of_keyword(*keyword),
            _ => None,
        });
        visit::give(self, word);
    }
}
