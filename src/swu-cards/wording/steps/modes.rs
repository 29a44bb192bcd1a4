//! A list of modes to choose from.

use super::super::clause::{Piece, merged};
use super::super::grammar::{list, sentence, spelled};
use crate::wording::speaker::Speaker;
use swu_language::ability::{Amount, Constant, Grant, Modes, PlayerRef, Ref, Step, Until};

impl Speaker {
    pub(super) fn choice(&mut self, modes: &Modes) -> Vec<Piece> {
        let said = self.modes(modes);
        self.that_much = "";
        if let Some(text) = leave_it(modes, &said) {
            return vec![Piece::Sentence(text)];
        }
        if modes.by == PlayerRef::You
            && modes.choose == Amount::N(1)
            && modes.of.len() == 2
            && said.iter().all(Said::is_simple)
        {
            return vec![Piece::Sentence(either(&said))];
        }
        if self.alone && modes.is_of_two_for_another() && said.iter().all(|said| said.pieces.len() == 1) {
            // What somebody else chooses among is told before it is their turn.
            let of: Vec<String> = said.iter().map(Said::joined).collect();
            return vec![Piece::Sentence(format!("{} one: {}", self.chooses(modes.by), of.join(", or ")))];
        }
        let number = match &modes.choose {
            Amount::N(number) => spelled(*number),
            Amount::ThatMuch => "that many".to_owned(),
            other => self.number(other),
        };
        let order = match modes {
            Modes { choose: Amount::N(1), .. } => "",
            Modes { repeats: true, .. } => "; you may choose the same one more than once",
            _ => ", in any order",
        };
        let lines: String = said.iter().map(Said::line).collect();
        vec![Piece::Sentence(format!("{} {number}{order}:{lines}", self.chooses(modes.by)))]
    }

    /// Every mode, each starting from what was known before the choice.
    fn modes(&mut self, modes: &Modes) -> Vec<Said> {
        let mut said = vec![];
        for mode in &modes.of {
            let mut speaker = self.clone();
            let pieces = merged(speaker.pieces(&mode.does));
            let condition = mode.condition.as_ref().map(|condition| self.condition(condition));
            said.push(Said { condition, pieces });
            // "Either draw Leia Organa or discard it"
            if self.alone {
                self.last = speaker.last.filter(|name| *name == Ref::Cards).or(self.last);
            }
        }
        said
    }

    /// "choose", "that player chooses"
    fn chooses(&self, who: PlayerRef) -> String {
        match (who, self.player(who)) {
            (PlayerRef::You, _) => "choose".to_owned(),
            (_, name) => format!("{} {}", name.subject, if name.plural { "choose" } else { "chooses" }),
        }
    }

    /// "Choose Grit or Sentinel. While this unit is in play, each friendly unit gains the chosen keyword."
    pub(super) fn one_of_keywords(&mut self, modes: &Modes) -> Option<Vec<Piece>> {
        if modes.by != PlayerRef::You || modes.choose != Amount::N(1) || self.alone {
            return None;
        }
        let parts = modes.of.iter().map(|mode| match (&mode.condition, &mode.does[..]) {
            (None, [Step::Rule(rule, until)]) => Some((rule, *until)),
            _ => None,
        });
        let rules: Vec<(&Constant, Until)> = parts.collect::<Option<_>>()?;
        let (first, until) = rules.first().copied().filter(|_| rules.len() > 2)?;
        let same = |(rule, how_long): &(&Constant, Until)| {
            *how_long == until && Constant { gives: first.gives.clone(), ..(*rule).clone() } == *first
        };
        let names: Vec<String> = rules.iter().map(|(rule, _)| keyword_given(rule)).collect::<Option<_>>()?;
        let gains = format!("gains {}", names.first()?);
        let said = self.rule(first, until);
        if !rules.iter().all(same) || !said.contains(&gains) {
            return None;
        }
        let said = said.replacen(&gains, "gains the chosen keyword", 1);
        Some(vec![Piece::Sentence(format!("choose {}", list(&names, "or"))), Piece::Sentence(said)])
    }
}

/// The keyword, if a rule gives nothing else: "Restore 1".
fn keyword_given(rule: &Constant) -> Option<String> {
    match &rule.gives[..] {
        [Grant::Keyword(keyword)] => Some(keyword.name().to_owned()),
        [Grant::Numbered(keyword, Amount::N(number))] => Some(format!("{} {number}", keyword.name())),
        _ => None,
    }
}

/// A mode in words: its condition, and what it does.
struct Said {
    condition: Option<String>,
    pieces: Vec<Piece>,
}

impl Said {
    /// Is it a single thing without a condition?
    fn is_simple(&self) -> bool {
        self.condition.is_none() && matches!(self.pieces.as_slice(), [Piece::Clauses(_)])
    }

    /// Do only you do it?
    fn is_by_you(&self) -> bool {
        self.pieces.iter().all(is_by_you)
    }

    /// ". If you play it, it costs 1 resource less": a remark about a played card, after the choice; `None` if there is
    /// more to say.
    fn price(&self) -> Option<String> {
        match self.pieces.as_slice() {
            [_] => Some(String::new()),
            [Piece::Clauses(does), Piece::Sentence(price)] if does.len() == 1 && does[0].verb == "play" => {
                Some(format!(". If you play {}, {price}", does[0].rest))
            }
            _ => None,
        }
    }

    fn joined(&self) -> String {
        self.pieces.iter().map(Piece::text).collect()
    }

    /// A line of the list of modes.
    fn line(&self) -> String {
        let text: Vec<String> = self.pieces.iter().map(|piece| sentence(&piece.text())).collect();
        let text = if text.is_empty() { "Do nothing.".to_owned() } else { text.join(" ") };
        match &self.condition {
            Some(condition) => format!("\n• If {condition}: {text}"),
            None => format!("\n• {text}"),
        }
    }
}

/// "either draw a card or deal 1 damage to a base", "choose one: you draw a card, or an opponent discards a card"
fn either(said: &[Said]) -> String {
    let parts: Vec<String> = said.iter().map(Said::joined).collect();
    if said.iter().all(Said::is_by_you) {
        format!("either {}", parts.join(" or "))
    } else {
        format!("choose one: {}", parts.join(", or "))
    }
}

/// "You may play it or discard it": the last entry of the list is to do nothing.
fn leave_it(modes: &Modes, said: &[Said]) -> Option<String> {
    let [others @ .., Said { condition: None, pieces: last }] = said else { return None };
    let simple = |said: &Said| {
        said.condition.is_none()
            && matches!(said.pieces.as_slice(), [one] | [one, _] if is_by_you(one))
            && said.price().is_some()
    };
    if modes.by != PlayerRef::You || modes.choose != Amount::N(1) || !last.is_empty() || !others.iter().all(simple) {
        return None;
    }
    let parts: Vec<String> = others.iter().filter_map(|said| said.pieces.first()).map(Piece::text).collect();
    let prices: String = others.iter().filter_map(Said::price).collect();
    Some(format!("you may {}{prices}", list(&parts, "or")))
}

/// Do only you do it?
fn is_by_you(piece: &Piece) -> bool {
    matches!(piece, Piece::Clauses(clauses) if clauses.iter().all(|clause| clause.subject.is_none()))
}
