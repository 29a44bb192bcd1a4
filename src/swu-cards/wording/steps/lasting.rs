//! Effects that hold for a time.

use super::super::clause::{Clause, Piece};
use super::super::gives::{IGNORING_PENALTY, duration};
use crate::wording::speaker::Speaker;
use crate::wording::targets::Phrase;
use swu_language::ability::{Amount, Barred, Constant, Grant, PlayerRef, Target, Until};

impl Speaker {
    /// "give a unit +2/+2 for this phase", "it gets +2/+2 for this phase"
    pub(super) fn get(&mut self, target: &Target, power: &Amount, hp: &Amount, until: Until) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let waiting = matches!(&target, Target::The(card) if self.instead.iter().any(|(name, _)| name == card));
        let phrase = self.target(&target);
        let change = self.change(power, hp);
        let time = duration(until);
        let as_subject = matches!(target, Target::The(_)) && !waiting;
        self.done_to(&target, &phrase, "");
        let subject = if phrase.text == "them" { "they" } else { &phrase.text };
        let rest = |change: String| match change.split_once(", where ") {
            _ if time.is_empty() => change,
            // "+X/+0 for this attack, where X is its power"
            Some((change, number)) => format!("{change} {time}, where {number}"),
            None => match change.split_once(" for ") {
                Some((change, per)) => format!("{change} {time} for {per}"),
                None => format!("{change} {time}"),
            },
        };
        pieces.push(Piece::Clauses(vec![if as_subject {
            Clause::of(subject, phrase.plural, "get", rest(change))
        } else {
            Clause::you("give", rest(format!("{} {change}", phrase.each)))
        }]));
        pieces
    }

    pub(super) fn gain(&mut self, target: &Target, gives: &[Grant], until: Until) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let waiting = matches!(&target, Target::The(card) if self.instead.iter().any(|(name, _)| name == card));
        let phrase = self.target(&target);
        self.done_to(&target, &phrase, "");
        let only_keywords = gives.iter().all(|give| matches!(give, Grant::Keyword(_) | Grant::Numbered(..)));
        let each = matches!(target, Target::Each(_)) || (matches!(target, Target::The(_)) && !waiting);
        let one = (waiting || matches!(target, Target::A(_))) && gives.iter().all(is_said_of_it);
        if only_keywords && !each && !one {
            let words: Vec<String> =
                self.gives(&(String::new(), false), gives).iter().map(|clause| clause.rest.clone()).collect();
            let words = super::super::grammar::list(&words, "and");
            let rest = format!("{} {words} {}", phrase.each, duration(until));
            pieces.push(Piece::Clauses(vec![Clause::you("give", rest.trim_end())]));
            return pieces;
        }
        if let [Grant::MayBePlayed { by, less, free, ignores_penalty }] = gives {
            if !each {
                pieces.push(Piece::Sentence(format!("choose {}", phrase.text)));
            }
            let mut said = self.may_play(&phrase, *by, less, *free, until);
            if *ignores_penalty {
                said.push_str(IGNORING_PENALTY);
            }
            pieces.push(Piece::Sentence(said));
            return pieces;
        }
        // "Choose a unit. It loses all abilities": a gift that does not go with the verb "give".
        let (subject, plural) = if one {
            // "A unit gains Sentinel for this phase."
            (phrase.text, false)
        } else if each {
            let plural = phrase.plural && !phrase.text.starts_with("each ");
            (if phrase.text == "them" { "they".to_owned() } else { phrase.text }, plural)
        } else {
            pieces.push(Piece::Sentence(format!("choose {}", phrase.text)));
            (if phrase.plural { "they" } else { "it" }.to_owned(), phrase.plural)
        };
        pieces.push(self.timed(&(subject, plural), gives, until));
        pieces
    }

    /// "for this phase, you may play it from where it is for free"
    fn may_play(&mut self, phrase: &Phrase, by: PlayerRef, less: &Amount, free: bool, until: Until) -> String {
        let card = if phrase.plural { "them" } else { "it" };
        let card =
            if phrase.text.starts_with("this ") && !matches!(by, PlayerRef::OwnerOf(_)) { &phrase.text } else { card };
        let player = self.player(by).subject;
        let price = match (free, less) {
            (true, _) => " for free".to_owned(),
            (false, Amount::N(0)) => String::new(),
            (false, less) => {
                let each = if phrase.plural { ", each" } else { "" };
                format!("{each} for {}", self.cost_change(less, "less"))
            }
        };
        let pile = match by {
            PlayerRef::OwnerOf(_) => "their",
            _ if self.deck_of == "your" && !phrase.text.starts_with("this ") => "your",
            _ => "its owner's",
        };
        let said = format!("{player} may play {card} from {pile} discard pile{price}");
        match duration(until) {
            "" => said,
            time => format!("{time}, {said}"),
        }
    }

    /// A rule that holds for a time.
    pub(super) fn rule(&mut self, rule: &Constant, until: Until) -> String {
        match until {
            Until::Next(1) => {
                let group = self.group(&rule.affects);
                let Some(noun) = group.noun() else { return format!("this phase, {}", self.constant(rule)) };
                let mut noun = noun.clone();
                noun.ordinal = Some("next");
                noun.place.push("this phase".to_owned());
                let clauses = self.gives(&(noun.one(), false), &rule.gives);
                super::super::clause::join(&clauses, false)
            }
            Until::Next(number) => {
                let group = self.group(&rule.affects);
                let Some(noun) = group.noun() else { return format!("this phase, {}", self.constant(rule)) };
                let mut noun = noun.clone();
                noun.place.push("this phase".to_owned());
                let subject = format!("each of the next {number} {}", noun.several());
                let clauses = self.gives(&(subject, false), &rule.gives);
                super::super::clause::join(&clauses, false)
            }
            Until::SourceLeaves => {
                let said = self.constant(rule);
                format!("while this {} is in play, {said}", self.this)
            }
            _ => {
                let said = self.constant(rule);
                let ban = rule.condition.is_none() && rule.gives.iter().all(|give| matches!(give, Grant::Cant(_)));
                match duration(until) {
                    "" => said,
                    time if ban => format!("{said} {time}"),
                    time => format!("{time}, {said}"),
                }
            }
        }
    }
}

/// Is the card that gets it the subject: "a unit gains Sentinel"?
fn is_said_of_it(give: &Grant) -> bool {
    matches!(
        give,
        Grant::Keyword(_)
            | Grant::Numbered(..)
            | Grant::LosesKeyword(_)
            | Grant::LosesTrait(_)
            | Grant::LosesKeywords
            | Grant::LosesOtherAbilities
            | Grant::LosesAbilitiesExcept(_)
            | Grant::LosesAbilities
            | Grant::LosesAbilitiesExceptEpic
            | Grant::Cant(_)
    ) && *give != Grant::Cant(Barred::BeAttacked)
}
