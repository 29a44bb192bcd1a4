//! Attacking with a unit and playing a card, and what they get for it.

use super::super::clause::{Clause, Piece, after, join};
use super::super::gives::duration;
use crate::wording::conditions::speaks_of_others;
use crate::wording::grammar::list;
use crate::wording::speaker::Speaker;
use crate::wording::targets::Phrase;
use swu_language::ability::{
    AttackWith, Barred, Condition, Filter, Grant, PlayCard, Ref, Rider, Selector, Target, Until,
};
use swu_language::list::List;
use swu_language::word::Kind;

/// The predicates without the obvious one: that an attacker is a friendly unit.
fn unsaid(predicates: &[Filter]) -> List<Filter> {
    predicates.iter().filter(|word| **word != Filter::Friendly).cloned().collect()
}

impl Speaker {
    pub(super) fn attack(&mut self, attack: &AttackWith) -> Vec<Piece> {
        // Only your own units can attack: that need not be said.
        let with = match &attack.with {
            Target::A(Selector::Units(predicates)) => Target::A(Selector::Units(unsaid(predicates))),
            Target::Any(Selector::Units(predicates)) => Target::Any(Selector::Units(unsaid(predicates))),
            other => other.clone(),
        };
        let phrase = self.target(&with);
        let what = if attack.units_only { "a unit with " } else { "with " };
        // Every Ambush attack may be made by an exhausted unit.
        let many = matches!(attack.with, Target::Any(_));
        let even = match attack.even_exhausted && !attack.ambush {
            true if many => " (one at a time), even if they're exhausted",
            true => ", even if it's exhausted",
            false if many => " (one at a time)",
            false => "",
        };
        let by = if attack.ambush { " using Ambush" } else { "" };
        let mut pieces = Piece::one(Clause::you("attack", format!("{what}{}{by}{even}", phrase.text)));
        self.done_to(&with, &phrase, "");
        self.mean(attack.keep, "unit", false);
        self.in_attack = true;
        let attackers = if many { "they" } else { "it" };
        let attacker = attack.attacker.iter().map(|rider| (attackers, rider));
        let defender = attack.defender.iter().map(|rider| ("the defender", rider));
        let mut before: Option<&Rider> = None;
        for (subject, rider) in attacker.chain(defender) {
            let same = rider.condition.is_some() && before.is_some_and(|before| before.condition == rider.condition);
            before = Some(rider);
            let alone = Rider { condition: None, gives: rider.gives.clone() };
            let subject = (subject.to_owned(), subject == "they");
            match pieces.last_mut() {
                // "if it's a Trooper unit, it gets +2/+0 and the defender gets -2/-0"
                Some(Piece::Sentence(text)) if same => {
                    let said: Vec<String> = self.rider(&subject, &alone).iter().map(Piece::text).collect();
                    text.push_str(&format!(", and {}", said.concat()));
                }
                _ => pieces.extend(self.rider(&subject, rider)),
            }
        }
        self.in_attack = false;
        pieces
    }

    fn rider(&mut self, subject: &(String, bool), rider: &Rider) -> Vec<Piece> {
        let condition = rider.condition.as_ref().map(|condition| self.condition(condition));
        // "It" would be what the condition mentioned.
        let attacker = ("the attacker".to_owned(), false);
        let of_several = matches!(rider.condition, Some(Condition::All(_)));
        let of_others = of_several || rider.condition.as_ref().is_some_and(speaks_of_others);
        let subject = if of_others && subject.0 == "it" { &attacker } else { subject };
        let about = self.about.replace(Ref::Attacker);
        let said = self.timed(subject, &rider.gives, Until::EndOfAttack);
        self.about = about;
        match condition {
            Some(condition) => after(&format!("if {condition}, "), vec![said]),
            None => vec![Piece::Sentence(said.text())],
        }
    }

    /// "it gets +2/+0 and gains Saboteur for this attack"
    pub(super) fn timed(&mut self, subject: &(String, bool), gives: &[Grant], until: Until) -> Piece {
        let mut clauses = self.gives(subject, gives);
        if gives == [Grant::Cant(Barred::ReadyInRegroup)] && until == Until::EndOfNextRegroup {
            clauses.iter_mut().for_each(|clause| clause.rest = "ready during the next regroup phase".to_owned());
            return Piece::Clauses(clauses);
        }
        let time = if gives == [Grant::MustAttackNext] { "" } else { duration(until) };
        if time.is_empty() {
            return Piece::Clauses(clauses);
        }
        match clauses.last_mut() {
            // A quotation comes last.
            Some(last)
                if last.rest.ends_with('"')
                    || last.rest.contains(" unless ")
                    || matches!(gives, [Grant::CombatDamageGoesTo(_) | Grant::NotDefeatedByDamage]) =>
            {
                Piece::Sentence(format!("{time}, {}", join(&clauses, false)))
            }
            Some(last) if last.rest.is_empty() => {
                last.rest = time.to_owned();
                Piece::Clauses(clauses)
            }
            Some(last) => {
                // "+1/+0 for this attack for each unit"
                last.rest = match last.rest.split_once(" for each ") {
                    Some((change, per)) => format!("{change} {time} for each {per}"),
                    None => format!("{} {time}", last.rest),
                };
                Piece::Clauses(clauses)
            }
            None => Piece::Clauses(clauses),
        }
    }

    /// What is played, with the resources it comes from.
    fn played_phrase(&self, what: &Target, plot: bool, phrase: &Phrase) -> String {
        match what {
            Target::A(Selector::Resources(predicates)) => {
                let others: Vec<Filter> =
                    predicates.iter().filter(|word| **word != Filter::Friendly).cloned().collect();
                format!("{} from your resources", self.noun("card", &others).one())
            }
            // The keyword has said which they are: the cards that have it.
            Target::Any(Selector::The(_)) if plot => "any number of cards with Plot from your resources".to_owned(),
            _ => phrase.text.clone(),
        }
    }

    /// What the played card gains, and ", ignoring its aspect penalties", which is said together with the playing.
    fn ignoring(&self, gains: &[Grant], its: &str) -> (Vec<Grant>, String) {
        let mut rest = vec![];
        let mut said = String::new();
        for give in gains {
            match give {
                Grant::IgnoreAspectPenalty => said = format!(", ignoring {its} aspect penalties"),
                Grant::IgnoreAspectPenaltyOf(aspect) => said = format!(", ignoring {its} {aspect} aspect penalty"),
                Grant::IgnoreOnePenaltyOf(aspects) => {
                    let names: Vec<String> = aspects.iter().map(ToString::to_string).collect();
                    said = format!(", ignoring 1 of {its} {} aspect penalties", list(&names, "or"));
                }
                other => rest.push(other.clone()),
            }
        }
        (rest, said)
    }

    pub(super) fn play(&mut self, play: &PlayCard) -> Vec<Piece> {
        // A single known card, if it may be played only as a unit.
        let (what, as_what) = match &play.what {
            Target::A(Selector::Among(card, predicates)) if predicates[..] == [Filter::A(Kind::Unit)] => {
                (Target::The(*card), " as a unit")
            }
            Target::Each(Selector::Among(card, predicates)) if predicates[..] == [Filter::A(Kind::Unit)] => {
                (Target::Each(Selector::The(*card)), "")
            }
            what => (what.clone(), ""),
        };
        let (mut pieces, what) = self.chosen_by(&what);
        let phrase = self.target_from(&what, "from");
        let phrase_text = self.played_phrase(&what, play.plot, &phrase);
        let how = match play {
            _ if play.smuggle => " using Smuggle",
            _ if play.piloting => " using Piloting",
            _ if play.plot => " using Plot",
            _ => as_what,
        };
        let on = play.on.as_ref().map_or(String::new(), |group| format!(" on {}", self.group(group).one()));
        let how = format!("{how}{on}");
        let price = if play.free { " for free" } else { "" };
        let its = if phrase.plural { "their" } else { "its" };
        let (gains, ignoring) = self.ignoring(&play.gains, its);
        pieces.push(Piece::Clauses(vec![Clause::you("play", format!("{phrase_text}{how}{price}{ignoring}"))]));
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
        if !gains.is_empty() {
            let said = self.timed(&subject, &gains, play.until);
            pieces.push(Piece::Sentence(said.text()));
        }
        for rider in &play.riders {
            let condition = rider.condition.as_ref().map(|condition| format!("if {}, ", self.condition(condition)));
            let said = self.timed(&subject, &rider.gives, play.until).text();
            pieces.push(Piece::Sentence(format!("{}{said}", condition.unwrap_or_default())));
        }
        self.did = "you do";
        pieces
    }
}
