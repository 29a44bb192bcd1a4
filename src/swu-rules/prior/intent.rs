//! What happens to the card about to be chosen, read from the program that asks.

use super::Intent;
use crate::book::is_loss;
use crate::book::op::{CardVerb, Divided, Op, Verb};
use crate::decision::{Choice, Decision, Prompt};
use crate::query::condition;
use crate::reading::Reading;
use crate::table::effect::Effect;
use crate::table::frame::Frame;
use swu_language::ability::{Amount, Token};
use swu_view::Bearing;

/// How many operations are looked at after the one that asks.
const AHEAD: usize = 4;

/// Whether the text that asks harms or helps what is chosen: read from its words alone, which everybody can read.
pub(crate) fn bearing(reading: Reading<'_>, decision: &Decision) -> Option<Bearing> {
    match intent(reading, decision) {
        Intent::Hurt(_) | Intent::Remove | Intent::Exhaust => Some(Bearing::Harm),
        Intent::Help | Intent::Heal(_) => Some(Bearing::Help),
        Intent::Attack | Intent::Take | Intent::Lose | Intent::Unknown => None,
    }
}

/// The consequence of choosing a card in the awaited decision.
pub(super) fn intent(reading: Reading<'_>, decision: &Decision) -> Intent {
    let Prompt::Step(..) = decision.prompt else { return Intent::Unknown };
    let Some(Frame::Effect(effect)) = reading.table.frames.last() else { return Intent::Unknown };
    let ops = &reading.book.program(effect.program).ops;
    let from = effect.pc as usize;
    let of_players = matches!(decision.options.first(), Some(Choice::Seat(_)));
    let intent = |op: &Op| match op {
        Op::Cards(CardVerb::Draw(..)) if of_players => Some(Intent::Help),
        op => intent_of(reading, effect, op),
    };
    ops.iter().skip(from).take(AHEAD).find_map(intent).unwrap_or(Intent::Unknown)
}

fn intent_of(reading: Reading<'_>, effect: &Effect, op: &Op) -> Option<Intent> {
    Some(match op {
        Op::Do(verb) => intent_of_verb(reading, effect, verb)?,
        Op::Divide { what: Divided::Healing, .. } => Intent::Heal(2),
        Op::Divide { what: Divided::Tokens(Token::Weakness), .. } => Intent::Hurt(1),
        Op::Divide { what: Divided::Tokens(_), .. } => Intent::Help,
        Op::Divide { .. } => Intent::Hurt(2),
        Op::HealUpTo(_) => Intent::Heal(2),
        Op::DamageUpTo(_) => Intent::Hurt(2),
        Op::Attack(_) => Intent::Attack,
        Op::Play(_) | Op::Search(_) | Op::Cards(CardVerb::Reveal) => Intent::Take,
        Op::Discard(..) => Intent::Lose,
        Op::DiscardFrom(..) => Intent::Remove,
        Op::Top => Intent::Take,
        _ => return None,
    })
}

fn intent_of_verb(reading: Reading<'_>, effect: &Effect, verb: &Verb) -> Option<Intent> {
    let number = |qty: &Amount| condition::number(reading, effect, qty);
    Some(match verb {
        Verb::Damage(qty) | Verb::Strike(_, qty) => Intent::Hurt(number(qty)),
        Verb::Heal(qty) => Intent::Heal(number(qty)),
        Verb::HealAll => Intent::Heal(20),
        Verb::Defeat | Verb::Return | Verb::Bottom { .. } | Verb::Capture(_) | Verb::TakeControl(_) => Intent::Remove,
        Verb::Exhaust => Intent::Exhaust,
        Verb::Give(Token::Weakness, _) => Intent::Hurt(1),
        Verb::Ready | Verb::Give(..) | Verb::Rescue | Verb::Attach(_) => Intent::Help,
        Verb::Take => Intent::Take,
        Verb::DiscardCard | Verb::Resource { .. } => Intent::Lose,
        Verb::Get(power, hp, _) => {
            let sum = number(power) + number(hp);
            if sum < 0 { Intent::Hurt(-number(hp)) } else { Intent::Help }
        }
        Verb::Gain(gifts, _) => {
            let loses = gifts.iter().any(|gift| is_loss(&reading.book.gift(*gift).give));
            if loses { Intent::Exhaust } else { Intent::Help }
        }
        Verb::Rule(..) => Intent::Exhaust,
        _ => return None,
    })
}
