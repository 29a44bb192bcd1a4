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
        Keyword::Smuggle | Keyword::Exploit => Some(keyword.name()),
        Keyword::Piloting | Keyword::Hidden | Keyword::Plot | Keyword::Support => Some(keyword.name()),
        Keyword::Ambush
        | Keyword::Bounty
        | Keyword::Coordinate
        | Keyword::Grit
        | Keyword::Overwhelm
        | Keyword::Raid
        | Keyword::Restore
        | Keyword::Saboteur
        | Keyword::Sentinel
        | Keyword::Shielded => None,
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
    fn ability(&mut self, word: &Ability) {
        self.note(match word {
            Ability::Smuggle { .. } => Some("Smuggle"),
            _ => None,
        });
        visit::ability(self, word);
    }

    fn on(&mut self, word: &On) {
        self.note(match word {
            On::PlayedBySmuggle => Some("PlayedBySmuggle"),
            _ => None,
        });
        visit::on(self, word);
    }

    fn step(&mut self, word: &Step) {
        self.note(match word {
            Step::Play(play) if play.smuggle => Some("Smuggle"),
            _ => None,
        });
        visit::step(self, word);
    }

    fn give(&mut self, word: &Give) {
        self.note(match word {
            Give::EntersAsCopyOf(..) => Some("EntersAsCopyOf"),
            Give::AttacksTwo => Some("AttacksTwo"),
            Give::SmuggleForOwnCostPlus(_) => Some("SmuggleForOwnCostPlus"),
            Give::MustAttackNext => Some("MustAttackNext"),
            Give::ExtraCost(cost) if !matches!(cost, Cost::DamageYourBase(_)) => Some("ExtraCost"),
            Give::MayBePlayed { .. } => Some("MayBePlayed"),
            Give::Keyword(keyword) | Give::Numbered(keyword, _) => of_keyword(*keyword),
            _ => None,
        });
        visit::give(self, word);
    }

    fn reference(&mut self, word: Ref) {
        self.note((word == Ref::Exploited).then_some("Exploited"));
    }

    fn cond(&mut self, word: &Cond) {
        self.note(match word {
            Cond::PlayedBySmuggle => Some("PlayedBySmuggle"),
            _ => None,
        });
        visit::cond(self, word);
    }
}
