//! The meaning of a pick, as written into a game's file.

use super::Unlimited;
use seats::Seat;
use serde::{Deserialize, Serialize};
use swu_rules::decision::Choice;
use swu_rules::look::Meant;
use swu_view::{OptionView, Verb, Via};

/// A choice, written as what was meant: the verb, and the card, seat, ability, number or name it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// What is done.
    pub verb: Verb,
    /// The card's handle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<u16>,
    /// The seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The ability of the card, or the index of a waiting trigger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// The number or entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the card is played, if not in the ordinary way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<Via>,
}

impl Pick {
    /// The meaning of picking this option. A waiting trigger is identified by its index; its card is only there to be
    /// read.
    pub fn of(option: &OptionView) -> Pick {
        Pick {
            verb: option.verb,
            card: option.handle().filter(|_| option.verb != Verb::Trigger),
            seat: option.seat,
            ability: option.ability,
            number: option.number,
            name: option.name.clone(),
            via: option.via,
        }
    }
}

impl Unlimited {
    /// The meaning of a choice: [`Pick::of`] its option.
    pub(super) fn meaning(&self, choice: Choice) -> Pick {
        let Meant { verb, card, seat, ability, number, name, via } = choice.meant(self.book());
        let card = card.map(|uid| self.game.handle(uid));
        Pick { verb, card, seat, ability, number, name: name.map(str::to_owned), via }
    }
}
