//! What the words of a text look at.

use crate::table::effect::slot;
use swu_language::ability::{Amount, Condition, Filter, PlayerRef, Ref, Selector, Step, Trigger};
use swu_language::visit::{self, Visitor};

/// Can the meaning of the words depend on cards that somebody must not see? Earlier results count as hidden.
pub(in crate::query) fn speaks_of_hidden(walk: impl Fn(&mut Hidden)) -> bool {
    Hidden::found(true, walk)
}

/// Can it, if all earlier results are open?
pub(super) fn speaks_of_hidden_zones(walk: impl Fn(&mut Hidden)) -> bool {
    Hidden::found(false, walk)
}

/// Finds hidden zones and earlier results.
pub(in crate::query) struct Hidden {
    found: bool,
    results: bool,
}

impl Hidden {
    fn found(results: bool, walk: impl Fn(&mut Hidden)) -> bool {
        let mut hidden = Hidden { found: false, results };
        walk(&mut hidden);
        hidden.found
    }
}

impl Visitor for Hidden {
    fn selector(&mut self, word: &Selector) {
        self.found |= match word {
            Selector::Hand(..)
            | Selector::Deck(..)
            | Selector::TopOfDeck(_)
            | Selector::OutsidePlay(..)
            | Selector::Everywhere(_)
            | Selector::Played(..) => true,
            // Only the owner of a resource and whether it is ready are known.
            Selector::Resources(words) => {
                let public = |word: &Filter| {
                    matches!(
                        word,
                        Filter::Friendly | Filter::Enemy | Filter::Ready | Filter::Exhausted | Filter::ControlledBy(_)
                    )
                };
                !words.iter().all(public)
            }
            _ => false,
        };
        visit::selector(self, word);
    }

    fn reference(&mut self, word: Ref) {
        self.found |= self.results && slot(word).is_some() || word == Ref::Each;
    }
}

/// Do the sentences refer to cards that were looked at?
pub(super) fn speaks_of_cards(steps: &[Step]) -> bool {
    struct Finder(bool);
    impl Visitor for Finder {
        fn reference(&mut self, word: Ref) {
            self.0 |= word == Ref::Cards;
        }
    }
    let mut finder = Finder(false);
    visit::steps(&mut finder, steps);
    finder.0
}

/// Do the sentences refer to what made the ability trigger?
pub(super) fn speaks_of_trigger(steps: &[Step]) -> bool {
    let mut about = About(false);
    visit::steps(&mut about, steps);
    about.0
}

/// Finds references to the event of a trigger.
struct About(bool);

impl Visitor for About {
    fn reference(&mut self, word: Ref) {
        self.0 |= matches!(word, Ref::Subject | Ref::Attacker | Ref::Defender | Ref::Struck);
    }

    fn who(&mut self, word: PlayerRef) {
        self.0 |= matches!(
            word,
            PlayerRef::ThatPlayer
                | PlayerRef::RightOfThatPlayer
                | PlayerRef::AnotherPlayer
                | PlayerRef::DefendingPlayer
        );
        visit::who(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        self.0 |= matches!(word, Amount::Amount | Amount::CombatDamageToBase);
        visit::qty(self, word);
    }

    fn cond(&mut self, word: &Condition) {
        self.0 |= matches!(
            word,
            Condition::Attacking
                | Condition::DefenderDefeated
                | Condition::AttackByAmbush
                | Condition::AttacksBase
                | Condition::AttackerSurvived
                | Condition::DefeatedInCombat
        );
        visit::cond(self, word);
    }

    fn is(&mut self, word: &Filter) {
        self.0 |= matches!(word, Filter::Attacking | Filter::Defending);
        visit::is(self, word);
    }

    fn on(&mut self, _word: &Trigger) {}
}
