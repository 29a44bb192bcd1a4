//! What cards must fulfil besides their syntax.

use super::super::ability::{Ability, Condition, Constant, Effect, Moment};
use super::super::card::Card;
use super::super::fault::Fault;
use super::super::word::{Kind, Pool};

/// The most cards of a library: cards are numbered by a byte.
const MOST_CARDS: usize = 250;

/// Where a card is written.
pub(super) struct Place {
    pub file: String,
    pub id: String,
    pub line: usize,
    pub column: usize,
}

/// Every fault of the cards.
pub(super) fn faults(cards: &[Card], places: &[Place]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (index, (card, place)) in cards.iter().zip(places).enumerate() {
        let mut say = |sentence: String| {
            let Place { file, line, column, .. } = place;
            let sentence = format!("{}: {sentence}", card.id);
            faults.push(Fault { file: file.clone(), line: *line, column: *column, sentence });
        };
        if index >= MOST_CARDS {
            say(format!("there may be at most {MOST_CARDS} cards"));
        }
        if cards[..index].iter().any(|other| other.id == card.id) {
            say("this id is used twice".to_owned());
        }
        printed(card, &mut say);
        abilities(card, cards, &mut say);
    }
    faults
}

/// Numbers that fit the kind of card.
fn printed(card: &Card, say: &mut impl FnMut(String)) {
    let is_base = card.kind == Kind::Base;
    if is_base != (card.pool == Pool::Base) {
        say("bases, and only they, begin among the bases".to_owned());
    }
    if (card.kind != Kind::Unit) != (card.hp > 0) {
        say("capital ships and bases, and only they, have hit points".to_owned());
    }
    if is_base && card.faction == super::super::word::Faction::NEUTRAL {
        say("a base belongs to a side".to_owned());
    }
    if (card.target > 0) == card.reward.is_empty() {
        say("a target has a reward, and nothing else has one".to_owned());
    }
    if card.target > 0 && card.kind != Kind::Unit {
        say("only units are targets in the galaxy row".to_owned());
    }
    if card.copies == 0 {
        say("there is at least one copy".to_owned());
    }
    if (card.starting || card.beginner) && !is_base {
        say("only bases are starting bases or of the beginner's game".to_owned());
    }
}

/// Abilities that the rules can carry out.
fn abilities(card: &Card, cards: &[Card], say: &mut impl FnMut(String)) {
    let begins = |one: &Ability| match one {
        Ability::Use { .. } => Some(None),
        Ability::When(moment, _) => Some(Some(std::mem::discriminant(moment))),
        Ability::While(_) => None,
    };
    let starts: Vec<_> = card.abilities.iter().filter_map(begins).collect();
    if starts.iter().enumerate().any(|(place, one)| starts[..place].contains(one)) {
        say("two abilities begin at one moment".to_owned());
    }
    for ability in &card.abilities {
        match ability {
            Ability::Use { needs, does, .. } => {
                needs.iter().for_each(|needs| condition(needs, cards, say));
                steps(does, cards, None, say);
            }
            Ability::When(moment, does) => {
                if does.iter().skip(1).any(|step| matches!(step, Effect::AddToHand)) {
                    say("AddToHand stands first in its ability".to_owned());
                }
                steps(does, cards, Some(*moment), say);
            }
            Ability::While(Constant::Attack(_, needs) | Constant::AuraWhile(needs, ..)) => condition(needs, cards, say),
            Ability::While(_) => {}
        }
    }
    steps(&card.reward, cards, None, say);
}

fn steps(does: &[Effect], cards: &[Card], moment: Option<Moment>, say: &mut impl FnMut(String)) {
    for step in does {
        match step {
            Effect::If(needs, then, other) => {
                condition(needs, cards, say);
                steps(then, cards, moment, say);
                steps(other, cards, moment, say);
            }
            Effect::EachPlayer(does) => steps(does, cards, moment, say),
            Effect::RevealTop { own, enemy } => {
                steps(own, cards, moment, say);
                steps(enemy, cards, moment, say);
            }
            Effect::Choose(choices) | Effect::EnemyChooses(choices) => {
                if choices.len() < 2 {
                    say("a choice is between two things or more".to_owned());
                }
                let plain = |choice: &Effect| {
                    matches!(
                        choice,
                        Effect::Gain(..)
                            | Effect::Repair(_)
                            | Effect::Draw(_)
                            | Effect::EnemyDiscards
                            | Effect::DestroyShip(_)
                            | Effect::Exile(..)
                    )
                };
                if !choices.iter().all(plain) {
                    say("a choice is among Gain, Draw, Repair, EnemyDiscards, DestroyShip and Exile".to_owned());
                }
            }
            Effect::AddToHand if moment != Some(Moment::Purchased) => {
                say("AddToHand is for cards that were purchased".to_owned());
            }
            _ => {}
        }
    }
}

fn condition(needs: &Condition, cards: &[Card], say: &mut impl FnMut(String)) {
    if let Condition::HaveInPlay(id) | Condition::HaveBase(id) = needs
        && !cards.iter().any(|card| card.id == *id)
    {
        say(format!("there is no card {id}"));
    }
}
