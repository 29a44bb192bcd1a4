//! The meaning of an option, the same in every possible game that a seat thinks about.

use super::decision::Choice;
use super::game::Game;
use super::table::card::Uid;

/// An option by its effect. Open cards are identified individually, hidden ones by what is printed on them: two equal
/// cards in a hand have the same meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Meaning(u64);

/// Marks a printed card.
const PRINTED: u64 = 1 << 32;

impl Game {
    /// The meaning of the option at this index of the awaited decision.
    pub fn meaning(&self, option: usize) -> Option<Meaning> {
        let choice = *self.decision()?.options.get(option)?;
        let (card, number) = match choice {
            Choice::Play(uid, cost, mode) => (self.told(uid), (cost as u64) << 8 | mode_number(mode)),
            Choice::Use(uid, _, nth) => (self.told(uid), u64::from(nth)),
            Choice::Attack(uid)
            | Choice::Deploy(uid)
            | Choice::Card(uid)
            | Choice::Top(uid)
            | Choice::Bottom(uid)
            | Choice::Resource(uid) => (self.told(uid), 0),
            Choice::Seat(seat) => (0, seat.index() as u64),
            Choice::Mode(mode) => (0, u64::from(mode)),
            Choice::Number(number) => (0, number as u64),
            Choice::Name(title) => (0, u64::from(title)),
            Choice::Trigger(place) | Choice::Delayed(place) => (0, u64::from(place)),
            Choice::DeployPilot(uid) => (self.told(uid), 1),
            Choice::Blast => (0, 1),
            _ => (0, 0),
        };
        Some(Meaning((choice.verb() as u64) << 56 | (number & 0xFFFF) << 40 | card))
    }

    fn told(&self, uid: Uid) -> u64 {
        match self.table.cards.get(uid.index()) {
            Some(card) if card.zone.hidden() => PRINTED | u64::from(card.def.0),
            _ => u64::from(uid.0),
        }
    }
}

/// A number for each way of playing a card.
fn mode_number(mode: super::table::mode::PlayMode) -> u64 {
    use super::table::mode::PlayMode;
    match mode {
        PlayMode::Hand => 0,
        PlayMode::Elsewhere | PlayMode::Resource => 1,
        PlayMode::Piloting => 2,
        PlayMode::Smuggle(nth) => 3 + u64::from(nth),
        PlayMode::Plot => 0xFF,
    }
}
