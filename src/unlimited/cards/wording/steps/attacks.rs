//! Attacking with a unit and playing a card, and what they get for it.

use super::super::clause::{Clause, Piece, join};
use super::super::gives::duration;
use crate::unlimited::cards::ability::{AttackWith, Give, Is, PlayCard, Ref, Rider, Set, Target, Until};
use crate::unlimited::cards::wording::speaker::Speaker;

impl Speaker {
    pub(super) fn attack(&mut self, attack: &AttackWith) -> Vec<Piece> {
        // Only your own units can attack: that need not be said.
        let with = match &attack.with {
            Target::A(Set::Units(predicates)) => {
                Target::A(Set::Units(predicates.iter().filter(|word| **word != Is::Friendly).cloned().collect()))
            }
            other => other.clone(),
        };
        let phrase = self.target(&with);
        let what = if attack.units_only { "a unit with " } else { "with " };
        let even = if attack.even_exhausted { ", even if it's exhausted" } else { "" };
        let by = if attack.ambush { " (using Ambush)" } else { "" };
        let mut pieces = Piece::one(Clause::you("attack", format!("{what}{}{even}{by}", phrase.text)));
        self.done_to(&with, &phrase, "");
        self.mean(attack.keep, "unit", false);
        self.in_attack = true;
        for rider in &attack.attacker {
            pieces.extend(self.rider(&("it".to_owned(), false), rider, Until::EndOfAttack));
        }
        for rider in &attack.defender {
            pieces.extend(self.rider(&("the defender".to_owned(), false), rider, Until::EndOfAttack));
        }
        self.in_attack = false;
        pieces
    }

    fn rider(&mut self, subject: &(String, bool), rider: &Rider, until: Until) -> Vec<Piece> {
        let condition = rider.condition.as_ref().map(|condition| self.condition(condition));
        let about = self.about.replace(Ref::Attacker);
        let said = self.timed(subject, &rider.gives, until);
        self.about = about;
        vec![Piece::Sentence(match condition {
            Some(condition) => format!("if {condition}, {said}"),
            None => said,
        })]
    }

    /// "it gets +2/+0 and gains Saboteur for this attack"
    pub(super) fn timed(&mut self, subject: &(String, bool), gives: &[Give], until: Until) -> String {
        let clauses = self.gives(subject, gives);
        let time = duration(until);
        let said = join(&clauses, false);
        let quoted = said.ends_with('"');
        match (time, quoted) {
            ("", _) => said,
            // What is quoted stands last.
            (time, true) => format!("{time}, {said}"),
            (time, false) => format!("{said} {time}"),
        }
    }

    pub(super) fn play(&mut self, play: &PlayCard) -> Vec<Piece> {
        let (mut pieces, what) = self.chosen_by(&play.what);
        let phrase = self.target_from(&what, "from");
        let phrase_text = match &what {
            Target::A(Set::Resources(predicates)) => {
                let others: Vec<Is> = predicates.iter().filter(|word| **word != Is::Friendly).cloned().collect();
                format!("{} from your resources", self.noun("card", &others).one())
            }
            _ => phrase.text.clone(),
        };
        let how = if play.smuggle { " using Smuggle" } else { "" };
        let price = if play.free { " for free" } else { "" };
        pieces.push(Piece::Clauses(vec![Clause::you("play", format!("{phrase_text}{how}{price}"))]));
        self.done_to(&what, &phrase, "");
        self.mean(Ref::Played, if phrase.head == "resource" { "card" } else { &phrase.head }, phrase.plural);
        let subject = (if phrase.plural { "they" } else { "it" }.to_owned(), phrase.plural);
        let mut clauses = vec![];
        if let Some(less) = &play.less {
            let less = self.cost_change(less, "less");
            clauses.push(Clause::of(&subject.0, subject.1, "cost", less));
        }
        if play.ready {
            clauses.push(Clause::of(&subject.0, subject.1, "enter", "play ready"));
        }
        if !clauses.is_empty() {
            pieces.push(Piece::Sentence(join(&clauses, false)));
        }
        if !play.gains.is_empty() {
            let said = self.timed(&subject, &play.gains, play.until);
            pieces.push(Piece::Sentence(said));
        }
        self.did = "you do";
        pieces
    }
}
