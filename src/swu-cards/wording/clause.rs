//! Clauses: who does what, and how they are joined into sentences.

use super::grammar::{list, third};

/// Somebody does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clause {
    /// The subject; `None` for you, if nobody is named.
    pub subject: Option<(String, bool)>,
    /// "deal"
    pub verb: String,
    /// "deals"
    pub third: String,
    /// "3 damage to a unit"
    pub rest: String,
}

impl Clause {
    /// You do it.
    pub(crate) fn you(verb: &str, rest: impl Into<String>) -> Clause {
        Clause { subject: None, verb: verb.to_owned(), third: third(verb), rest: rest.into() }
    }

    /// Somebody does it.
    pub(crate) fn of(subject: &str, plural: bool, verb: &str, rest: impl Into<String>) -> Clause {
        Clause { subject: Some((subject.to_owned(), plural)), ..Clause::you(verb, rest) }
    }

    /// With a verb that is the same for all: "can't attack".
    pub(crate) fn fixed(subject: &str, plural: bool, verb: &str, rest: impl Into<String>) -> Clause {
        Clause { third: verb.to_owned(), ..Clause::of(subject, plural, verb, rest) }
    }

    /// Verb and rest, in agreement with the subject.
    fn predicate(&self) -> String {
        let verb = match &self.subject {
            Some((_, false)) => &self.third,
            _ => &self.verb,
        };
        with(verb, &self.rest)
    }

    /// The clause as a sentence without a full stop.
    pub(crate) fn say(&self) -> String {
        match &self.subject {
            Some((subject, _)) => format!("{subject} {}", self.predicate()),
            None => self.predicate(),
        }
    }

    /// After "you may".
    pub(crate) fn say_after_may(&self) -> String {
        match &self.subject {
            Some((subject, _)) if self.verb == "get" || self.verb == "gain" => {
                format!("give {} {}", if subject == "they" { "them" } else { subject }, self.rest)
            }
            Some((subject, _)) => {
                format!("have {} {}", if subject == "they" { "them" } else { subject }, with(&self.verb, &self.rest))
            }
            None => self.predicate(),
        }
    }
}

fn with(verb: &str, rest: &str) -> String {
    if rest.is_empty() { verb.to_owned() } else { format!("{verb} {rest}") }
}

/// Several clauses as one sentence: "deal 1 damage to a unit and draw a card".
pub(crate) fn join(clauses: &[Clause], after_may: bool) -> String {
    let clauses = &without_repetition(clauses);
    let mut parts: Vec<String> = vec![];
    let mut mixed = false;
    for (index, clause) in clauses.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|before| clauses.get(before));
        let part = match before {
            Some(before) if before.subject == clause.subject && repeats(before, clause) => clause.rest.clone(),
            Some(before) if before.subject == clause.subject && after_may => with(&clause.verb, &clause.rest),
            Some(before) if before.subject == clause.subject => clause.predicate(),
            Some(_) => {
                mixed = true;
                match &clause.subject {
                    Some(_) if after_may => clause.say_after_may(),
                    // "that player chooses a unit, and you defeat it"
                    None if !after_may && !IMPERSONAL.contains(&clause.verb.as_str()) => {
                        format!("you {}", clause.predicate())
                    }
                    _ => clause.say(),
                }
            }
            None if after_may => clause.say_after_may(),
            None => clause.say(),
        };
        parts.push(part);
    }
    match parts.as_slice() {
        [first, second] if clauses[0].verb == "draw" && clauses[1].verb == "discard" => {
            format!("{first}, then {second}")
        }
        [first, second] if mixed => format!("{first}, and {second}"),
        _ => list(&parts, "and"),
    }
}

/// Verbs of a rule, not of a player: "it gains Ambush, and prevent 2 of the next damage".
const IMPERSONAL: [&str; 2] = ["prevent", "attach"];

/// Clauses with those that are alike merged.
fn without_repetition(clauses: &[Clause]) -> Vec<Clause> {
    let mut result: Vec<Clause> = vec![];
    for clause in clauses {
        match result.last_mut().and_then(|before| Some((alike(before, clause)?, before))) {
            Some((joined, before)) => before.rest = joined,
            None => result.push(clause.clone()),
        }
    }
    result
}

/// Two gifts to one unit, one gift to two units, or two cards put into play: said once.
fn alike(before: &Clause, clause: &Clause) -> Option<String> {
    if before.subject != clause.subject || before.verb != clause.verb {
        return None;
    }
    const AS_RESOURCE: &str = " into play as a resource";
    match before.verb.as_str() {
        "give" => {
            let ((token, to), (other, also)) = (gift(&before.rest)?, gift(&clause.rest)?);
            if to == also || also == "it" {
                return Some(format!("{token} and {other} to {to}"));
            }
            (token == other).then(|| format!("{token} to {to} and {also}"))
        }
        "put" => {
            let (one, other) = (before.rest.strip_suffix(AS_RESOURCE)?, clause.rest.strip_suffix(AS_RESOURCE)?);
            Some(format!("{one} and {other} into play as resources"))
        }
        _ => None,
    }
}

/// A gift of tokens: what, and to whom.
fn gift(rest: &str) -> Option<(&str, &str)> {
    rest.split_once(" to ")
        .filter(|(what, whom)| (what.ends_with(" token") || what.ends_with(" tokens")) && !whom.contains(" for "))
}

/// Can the verb be left out the second time?
fn repeats(before: &Clause, clause: &Clause) -> bool {
    before.verb == clause.verb && ["deal", "heal", "gain", "give", "put", "lose"].contains(&clause.verb.as_str())
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// One sentence of one or more clauses; others may join it.
    Clauses(Vec<Clause>),
    /// One sentence, without capital and full stop.
    Sentence(String),
    /// A reminder in brackets.
    Aside(String),
}

impl Piece {
    /// One clause.
    pub(crate) fn one(clause: Clause) -> Vec<Piece> {
        vec![Piece::Clauses(vec![clause])]
    }

    /// Its clauses, unless it is a finished sentence.
    pub(crate) fn clauses(&mut self) -> Option<&mut Vec<Clause>> {
        match self {
            Piece::Clauses(clauses) => Some(clauses),
            Piece::Sentence(_) | Piece::Aside(_) => None,
        }
    }

    /// Without capital and full stop.
    pub(crate) fn text(&self) -> String {
        match self {
            Piece::Clauses(clauses) => join(clauses, false),
            Piece::Sentence(text) => text.clone(),
            Piece::Aside(text) => format!("({text})"),
        }
    }
}

/// Pieces with clauses that follow each other joined into one sentence; reminders move to the end.
pub(crate) fn merged(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut result: Vec<Piece> = vec![];
    let mut asides: Vec<Piece> = vec![];
    for piece in pieces {
        match (result.last_mut(), piece) {
            (_, aside @ Piece::Aside(_)) => asides.push(aside),
            (Some(Piece::Clauses(before)), Piece::Clauses(mut clauses)) => before.append(&mut clauses),
            (_, piece) => result.push(piece),
        }
    }
    result.append(&mut asides);
    result
}

/// The pieces with words before the first of them: "if you do, ".
pub(crate) fn after(words: &str, pieces: Vec<Piece>) -> Vec<Piece> {
    let mut pieces = merged(pieces);
    // A second permission is under the same condition: one sentence with it.
    let also_may = pieces.get(1).map(Piece::text).filter(|next| next.starts_with("you may ") && !next.contains(". "));
    if let Some(next) = also_may.filter(|_| words.starts_with("if ") && !pieces[0].text().starts_with("you may ")) {
        pieces[0] = Piece::Sentence(format!("{}, and {next}", pieces[0].text()));
        pieces.remove(1);
    }
    let two_ways = pieces.get(1).is_some_and(|next| next.text().starts_with("otherwise, "));
    if let Some(first) = pieces.first_mut() {
        let said = first.text();
        // "if you do and you have the initiative, "
        let also = if words.starts_with("if ") && !two_ways { said.strip_prefix("if ") } else { None };
        *first = Piece::Sentence(match (words.strip_suffix(", "), also) {
            (Some(words), Some(also)) => format!("{words} and {also}"),
            _ => format!("{words}{said}"),
        });
    }
    pieces
}
