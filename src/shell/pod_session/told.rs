//! Cards of a pod in words: what a card is, what was picked, what a bot thinks and why.

use super::PodSession;
use crate::place::{Outcome, Page};
use crate::refusal::{PodFault, Refusal};
use crate::request::Request;
use swu_cards::catalog::{CardType, Printing};
use swu_decks::limited::{Advice, PickOption, Stage, advise};

/// "ground unit, cost 3, Vigilance Heroism, 3/4, uncommon, Sentinel".
pub fn described(card: &Printing) -> String {
    let kind = match card.arena.filter(|_| card.kind == CardType::Unit) {
        Some(arena) => format!("{arena} unit"),
        None => card.kind.to_string(),
    };
    let cost = match (card.kind, card.cost) {
        (CardType::Leader, Some(cost)) => format!("deploys with {cost} resources"),
        (_, Some(cost)) => format!("cost {cost}"),
        (_, None) => String::new(),
    };
    let aspects: Vec<&str> = card.aspects().map(|aspect| aspect.name()).collect();
    let rarity = card.rarity.map(|rarity| rarity.name().to_lowercase()).unwrap_or_default();
    let keywords = card.keywords().collect::<Vec<_>>().join(", ");
    let parts = [kind, cost, aspects.join(" "), numbers(card), rarity, keywords];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// `3/4`; `+2/+1` for an upgrade; `25 HP` for a base; empty for an event.
pub fn numbers(card: &Printing) -> String {
    match (card.kind, card.power, card.hp) {
        (CardType::Base, _, Some(hp)) => format!("{hp} HP"),
        (CardType::Upgrade, Some(power), Some(hp)) => format!("{power:+}/{hp:+}"),
        (_, Some(power), Some(hp)) => format!("{power}/{hp}"),
        _ => String::new(),
    }
}

/// "45 for the card, 8 less for its aspects, 3 more for the curve: 40, the best here".
pub fn why(advice: &Advice, place: usize) -> String {
    let Some(score) = advice.scores.get(place) else { return "A bot says nothing about this.".into() };
    let best = advice.scores.iter().map(|score| score.sum()).max();
    let best = if best == Some(score.sum()) { ", the best here" } else { "" };
    let part = |value: i32, what: &str| match value {
        0 => String::new(),
        less if less < 0 => format!(", {} less for {what}", -less),
        more => format!(", {more} more for {what}"),
    };
    let (aspects, curve) = (part(score.home, "its aspects"), part(score.curve, "the curve"));
    format!("{} for the card{aspects}{curve}: {}{best}", score.card, score.sum())
}

impl PodSession {
    /// The own picks to read, leaders first.
    pub(super) fn picks(&self) -> Result<Outcome, Refusal> {
        let sight = self.sight().ok_or(PodFault::Nobody)?;
        let cards = sight.leaders.iter().chain(&sight.picks);
        let mut lines: Vec<String> =
            cards.map(|card| format!("{}, {}.", card.printing, described(card.printing))).collect();
        if lines.is_empty() {
            lines.push("Nothing yet.".to_owned());
        }
        Ok(Outcome::Read(Page::new("Your picks", lines)))
    }

    /// What a bot thinks about one option, or about all.
    ///
    /// # Errors
    /// No card is picked now, or there is no such option.
    pub(super) fn thoughts(&self, request: &Request) -> Result<Outcome, Refusal> {
        if self.is_strict() {
            return Err(PodFault::Strict.into());
        }
        let (sight, choice) = self.sight().zip(self.choice()).ok_or(PodFault::Nobody)?;
        if !matches!(self.stage(), Stage::Leaders | Stage::Packs) {
            return Err(PodFault::Nobody.into());
        }
        let advice = advise(&sight);
        let said = |(place, option): (usize, &PickOption)| match option {
            PickOption::Keep(card) => format!("{}. {}: {}.", place + 1, card.printing, why(&advice, place)),
            PickOption::Open(number) => format!("{}. Booster {number}: nobody has seen it.", place + 1),
        };
        let all = choice.options.iter().enumerate();
        let lines: Vec<String> = if request.words.is_empty() && request.at.is_none() {
            all.map(said).collect()
        } else {
            let row = request.row()?;
            let one = all.skip(row).map(said).next();
            vec![one.ok_or(Refusal::OutOfRange(row + 1))?]
        };
        Ok(Outcome::Read(Page::new("What a bot thinks", lines)))
    }
}
