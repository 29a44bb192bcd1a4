//! The meaning of a choice apart from its words: the one source for what an option is about and for what a pick names,
//! so that everything on offer can be picked.

use crate::book::Book;
use crate::decision::Choice;
use crate::table::card::Uid;
use seats::Seat;
use swu_view::{Verb, Via};

/// The action, and the card, seat, ability, number or name it is done with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meant<'a> {
    /// What is done.
    pub verb: Verb,
    /// The card.
    pub card: Option<Uid>,
    /// The seat.
    pub seat: Option<Seat>,
    /// The ability of the card, or the index of a waiting trigger.
    pub ability: Option<u8>,
    /// The number or entry.
    pub number: Option<i16>,
    /// The name.
    pub name: Option<&'a str>,
    /// How the card is played, if not in the ordinary way.
    pub via: Option<Via>,
}

impl Meant<'_> {
    const fn only(verb: Verb) -> Self {
        Meant { verb, card: None, seat: None, ability: None, number: None, name: None, via: None }
    }
}

impl Choice {
    /// The meaning of picking it, with names from this book.
    pub fn meant(self, book: &Book) -> Meant<'_> {
        let only = Meant::only(self.verb());
        match self {
            Choice::Play(uid, _, mode) => Meant { card: Some(uid), ability: mode.nth(), via: mode.via(), ..only },
            Choice::DeployPilot(uid) => Meant { card: Some(uid), via: Some(Via::Piloting), ..only },
            Choice::Use(uid, _, number) => Meant { card: Some(uid), ability: Some(number), ..only },
            Choice::Attack(uid)
            | Choice::Deploy(uid)
            | Choice::Card(uid)
            | Choice::Top(uid)
            | Choice::Bottom(uid)
            | Choice::Resource(uid) => Meant { card: Some(uid), ..only },
            Choice::Seat(seat) => Meant { seat: Some(seat), ..only },
            Choice::Mode(mode) => Meant { number: Some(i16::from(mode)), ..only },
            Choice::Number(number) => Meant { number: Some(number), ..only },
            Choice::Name(title) => Meant { name: book.title(title), ..only },
            Choice::Trigger(place) | Choice::Delayed(place) => Meant { ability: u8::try_from(place).ok(), ..only },
            Choice::Blast => Meant { name: Some("blast"), ..only },
            Choice::Plan => Meant { name: Some("plan"), ..only },
            Choice::Initiative
            | Choice::Pass
            | Choice::Yes
            | Choice::No
            | Choice::Done
            | Choice::Skip
            | Choice::Keep
            | Choice::Mulligan => only,
        }
    }
}
