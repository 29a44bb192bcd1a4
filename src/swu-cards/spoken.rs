//! What a card mentions that has rules of its own: keywords, Shield tokens, capturing.

use std::collections::BTreeSet;
use swu_language::ability::{Ability, Amount, Barred, Filter, Grant, Harm, Selector, Step, Token, Trigger};
use swu_language::card::Card;
use swu_language::keyword::{Keyword, PrintedKeyword};
use swu_language::visit::{self, Visitor};

/// The title of the token, by which cards refer to it once it is on a unit.
const SHIELD: &str = "Shield";

/// What a card mentions, on any of its sides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// The keywords that it has, gives, takes away or asks for.
    pub keywords: BTreeSet<Keyword>,
    /// Does it mention Shield tokens (rule 14.4)?
    pub shields: bool,
    /// Does it mention capturing or captured cards (rule 19.1)?
    pub captures: bool,
}

impl Spoken {
    /// Everything mentioned on all sides of a card.
    pub fn of(card: &Card) -> Spoken {
        let mut spoken = Spoken::default();
        let unit = card.unit_side.iter().flat_map(|side| &side.abilities);
        let upgrade = card.upgrade_side.iter().flat_map(|side| &side.abilities);
        let back = card.back.iter().flat_map(|side| &side.abilities);
        let abilities = card.abilities.iter().chain(unit).chain(upgrade).chain(back);
        abilities.for_each(|ability| spoken.ability(ability));
        let of_unit = card.unit_side.iter().flat_map(|side| &side.keywords);
        let printed = card.keywords.iter().chain(of_unit).copied().map(PrintedKeyword::parts);
        spoken.keywords.extend(printed.map(|(keyword, _)| keyword));
        spoken
    }
}

impl Visitor for Spoken {
    fn ability(&mut self, word: &Ability) {
        self.keywords.extend(match word {
            Ability::Bounty(_) => Some(Keyword::Bounty),
            Ability::Smuggle { .. } => Some(Keyword::Smuggle),
            Ability::Piloting { .. } => Some(Keyword::Piloting),
            Ability::Coordinate(_) => Some(Keyword::Coordinate),
            _ => None,
        });
        self.captures |= matches!(word, Ability::Instead { of: Harm::Capture, .. });
        visit::ability(self, word);
    }

    fn on(&mut self, word: &Trigger) {
        self.keywords.extend(match word {
            Trigger::YouCollectBounty => Some(Keyword::Bounty),
            Trigger::PlayedBySmuggle => Some(Keyword::Smuggle),
            _ => None,
        });
        visit::on(self, word);
    }

    fn step(&mut self, word: &Step) {
        self.shields |= matches!(word, Step::Give(_, Token::Shield, _));
        self.captures |= matches!(word, Step::Capture(..) | Step::Rescue(_));
        if matches!(word, Step::CollectBounties(_) | Step::CollectAgain) {
            self.keywords.insert(Keyword::Bounty);
        }
        if let Step::Play(play) = word {
            let ways =
                [(play.smuggle, Keyword::Smuggle), (play.piloting, Keyword::Piloting), (play.plot, Keyword::Plot)];
            self.keywords.extend(ways.into_iter().filter(|(only, _)| *only).map(|(_, keyword)| keyword));
        }
        visit::step(self, word);
    }

    fn selector(&mut self, word: &Selector) {
        self.captures |= matches!(word, Selector::Captives(..));
        visit::selector(self, word);
    }

    fn is(&mut self, word: &Filter) {
        match word {
            Filter::Has(keyword) | Filter::PlayedUsing(keyword) => {
                self.keywords.insert(*keyword);
            }
            Filter::Named(title) => self.shields |= title == SHIELD,
            _ => {}
        }
        visit::is(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        if let Amount::NumberOf(keyword, _) = word {
            self.keywords.insert(*keyword);
        }
        visit::qty(self, word);
    }

    fn give(&mut self, word: &Grant) {
        self.keywords.extend(match word {
            Grant::Keyword(keyword)
            | Grant::Numbered(keyword, _)
            | Grant::Doubles(keyword)
            | Grant::LosesKeyword(keyword)
            | Grant::LosesAbilitiesExcept(keyword) => Some(*keyword),
            Grant::SmuggleForOwnCostPlus(_) => Some(Keyword::Smuggle),
            Grant::AmbushesBases => Some(Keyword::Ambush),
            _ => None,
        });
        match word {
            Grant::Replaces(one, other) => self.keywords.extend([*one, *other]),
            Grant::PrintedKeywordsOf(keywords, _) => self.keywords.extend(keywords.iter().copied()),
            Grant::Immune(harms) => self.captures |= harms.contains(&Harm::Capture),
            // It can still be attacked while it has Sentinel.
            Grant::Cant(Barred::BeAttacked) => {
                self.keywords.insert(Keyword::Sentinel);
            }
            _ => {}
        }
        visit::give(self, word);
    }
}
