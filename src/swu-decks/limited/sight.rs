//! What one seat may know of a pod. Other seats' cards are numbers, and so is whatever waits or was passed on: not by
//! care, but because the type holds nothing else.

use super::card::PodCard;
use super::pod::{Pod, Stage};
use swu_cards::catalog::Printing;

/// Another seat, from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherSeat {
    /// Who sits there.
    pub name: String,
    /// Is it no person?
    pub bot: bool,
    /// Has the person left?
    pub left: bool,
    /// How many cards it faces, and who opened them.
    pub facing: Option<(usize, usize)>,
    /// Cards that wait for it.
    pub waiting: Option<usize>,
    /// Cards it passes on.
    pub passing: Option<usize>,
    /// Boosters it has not opened.
    pub unopened: usize,
    /// Leaders it kept.
    pub leaders: usize,
    /// Other cards it kept.
    pub picks: usize,
    /// Cards it kept in this round.
    pub kept: u32,
    /// Is it done building?
    pub locked: bool,
}

/// What a seat sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Who looks.
    pub seat: usize,
    /// How far the pod is.
    pub stage: Stage,
    /// 1 to 3 while boosters go round.
    pub round: u8,
    /// Which pick is next for the pod.
    pub pick: u32,
    /// The bases in the middle.
    pub middle: Vec<PodCard>,
    /// Every seat from outside, this one included.
    pub seats: Vec<OtherSeat>,
    /// What this seat faces.
    pub facing: Option<Vec<PodCard>>,
    /// Its leaders.
    pub leaders: Vec<PodCard>,
    /// The other cards it kept.
    pub picks: Vec<PodCard>,
    /// The deck it brings.
    pub deck: Option<String>,
    /// The common bases it may play.
    pub basics: Vec<&'static Printing>,
}

impl Pod {
    /// What a seat may know; `None` if there is no such seat.
    pub fn sight(&self, seat: usize) -> Option<Sight> {
        let own = self.seats.get(seat)?;
        let seats = self.seats.iter().map(|seat| OtherSeat {
            name: seat.name.clone(),
            bot: seat.bot,
            left: seat.left,
            facing: seat.facing.as_ref().map(|packet| (packet.opened_by, packet.cards.len())),
            waiting: seat.waiting.as_ref().map(|packet| packet.cards.len()),
            passing: seat.passing.as_ref().map(|packet| packet.cards.len()),
            unopened: seat.boosters.len(),
            leaders: seat.leaders.len(),
            picks: seat.picks.len(),
            kept: seat.kept,
            locked: seat.locked,
        });
        Some(Sight {
            seat,
            stage: self.stage,
            round: self.round,
            pick: self.pick(),
            middle: self.middle.clone(),
            seats: seats.collect(),
            facing: own.facing.as_ref().map(|packet| packet.cards.clone()),
            leaders: own.leaders.clone(),
            picks: own.picks.clone(),
            deck: own.deck.clone(),
            basics: self.basics(),
        })
    }
}
