//! An action in words.

use std::fmt;
use swu_view::{Verb, Via};

/// Why words are no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoDeed {
    /// An attack without an attacker.
    #[error("attacks with what?")]
    WithoutAttacker,
    /// The words begin like no action.
    #[error("{0} is not an action")]
    Unknown(String),
}

/// An action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The action, or `None` for picks.
    pub verb: Option<Verb>,
    /// The card it is about.
    pub card: Option<String>,
    /// How a card is played.
    pub via: Option<Via>,
    /// What it must cost.
    pub cost: Option<i16>,
    /// What is picked next.
    pub then: Vec<String>,
}

impl Deed {
    /// Reads `plays X on Y`, `attacks Y with X` and so on; also without the `s`.
    ///
    /// # Errors
    /// It is not an action.
    pub fn read(text: &str) -> Result<Deed, NoDeed> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let deed = |verb, card: &str, then: &[&str]| Deed {
            verb: Some(verb),
            card: (!card.is_empty()).then(|| card.to_owned()),
            via: None,
            cost: None,
            then: then.iter().map(|pick| (*pick).to_owned()).collect(),
        };
        Ok(match word {
            "plays" | "play" | "smuggles" | "smuggle" | "pilots" | "pilot" => {
                let via = match word {
                    "smuggles" | "smuggle" => Some(Via::Smuggle),
                    "pilots" | "pilot" => Some(Via::Piloting),
                    _ => None,
                };
                let (rest, target) = match rest.rsplit_once(" on ") {
                    Some((rest, target)) => (rest, vec![target]),
                    None => (rest, vec![]),
                };
                let (card, cost) = match rest.rsplit_once(" for ") {
                    Some((card, cost)) if cost.parse::<i16>().is_ok() => (card, cost.parse().ok()),
                    _ => (rest, None),
                };
                Deed { via, cost, ..deed(Verb::Play, card, &target) }
            }
            "attacks" | "attack" => match format!(" {rest}").rsplit_once(" with ") {
                Some((target, card)) if target.trim().is_empty() => deed(Verb::Attack, card, &[]),
                Some((target, card)) => deed(Verb::Attack, card, &[target.trim()]),
                None => return Err(NoDeed::WithoutAttacker),
            },
            "uses" | "use" => match rest.rsplit_once(" on ") {
                Some((card, target)) => deed(Verb::Use, card, &[target]),
                None => deed(Verb::Use, rest, &[]),
            },
            "deploys" | "deploy" => match rest.rsplit_once(" on ") {
                Some((card, host)) => Deed { via: Some(Via::Piloting), ..deed(Verb::Deploy, card, &[host]) },
                None => deed(Verb::Deploy, rest, &[]),
            },
            "takes" | "take" if rest == "the initiative" => deed(Verb::Initiative, "", &[]),
            "passes" | "pass" => deed(Verb::Pass, "", &[]),
            "picks" | "pick" => Deed { verb: None, card: None, via: None, cost: None, then: vec![rest.to_owned()] },
            _ => return Err(NoDeed::Unknown(text.to_owned())),
        })
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card.as_deref().unwrap_or_default();
        let target = self.then.first().map_or("", String::as_str);
        let on = |word: &str| if target.is_empty() { String::new() } else { format!(" {word} {target}") };
        match self.verb {
            None => write!(formatter, "picks {target}"),
            Some(Verb::Attack) if target.is_empty() => write!(formatter, "attacks with {card}"),
            Some(Verb::Attack) => write!(formatter, "attacks {target} with {card}"),
            Some(Verb::Play) => {
                let verb = match self.via {
                    Some(Via::Smuggle) => "smuggles",
                    Some(Via::Piloting) => "pilots",
                    _ => "plays",
                };
                let cost = self.cost.map_or(String::new(), |cost| format!(" for {cost}"));
                write!(formatter, "{verb} {card}{cost}{}", on("on"))
            }
            Some(Verb::Use) => write!(formatter, "uses {card}{}", on("on")),
            Some(Verb::Deploy) => write!(formatter, "deploys {card}{}", on("on")),
            Some(Verb::Initiative) => formatter.write_str("takes the initiative"),
            Some(Verb::Pass) => formatter.write_str("passes"),
            Some(verb) => write!(formatter, "{verb:?}"),
        }
    }
}
