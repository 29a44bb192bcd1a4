//! What eyes may see: views, labels, prompts, and facts in words.

mod forecast;
mod labels;
mod refusals;
mod state;
pub mod telling;

use self::forecast::Seer;
use super::book::Book;
use super::game::Game;
use super::table::{Thing, Uid};
use super::view::{Known, View, Zone};
use super::witnesses::Witnesses;
use seats::{Seat, SeatSet};

/// Whose eyes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All of it.
    Judge,
    /// Only what everybody sees.
    Public,
    /// What these seats may see; they show each other their hands.
    Of(SeatSet),
}

impl Eyes {
    /// May they know this card?
    fn sees(self, thing: &Thing) -> bool {
        self.among(thing.known)
    }

    /// Do they belong to those who know?
    fn among(self, witnesses: Witnesses) -> bool {
        match self {
            Eyes::Judge => true,
            Eyes::Public => witnesses.is_open(),
            Eyes::Of(seats) => witnesses.meet(seats),
        }
    }

    /// Whose eyes they are.
    fn seats(self, count: usize) -> SeatSet {
        match self {
            Eyes::Judge => SeatSet::everyone(count),
            Eyes::Public => SeatSet::EMPTY,
            Eyes::Of(seats) => seats,
        }
    }

    /// Are they among these?
    fn of(self, seats: SeatSet) -> bool {
        match self {
            Eyes::Judge => true,
            Eyes::Public => false,
            Eyes::Of(own) => own.meets(seats),
        }
    }
}

/// A game looked at.
#[derive(Clone, Copy)]
pub(super) struct Looker<'a> {
    pub(super) game: &'a Game,
    pub(super) book: &'a Book,
    pub(super) names: &'a [String],
    pub(super) eyes: Eyes,
    /// Who computes the results of options, if asked for.
    pub(super) seer: Option<&'a Seer<'a>>,
}

impl Game {
    /// What these eyes see. `names` are the seats' names.
    pub fn view(&self, book: &Book, names: &[String], eyes: Eyes) -> View {
        Looker { game: self, book, names, eyes, seer: None }.view()
    }

    /// The indices of the options that a seat sees, of which there are this many. Only a teammate's closed hand holds
    /// others.
    pub fn seen_options(&self, book: &Book, seat: Seat, count: usize) -> Vec<usize> {
        let Some(decision) = &self.decision else { return Vec::new() };
        let all = 0..decision.options.len();
        if all.len() == count {
            return all.collect();
        }
        let eyes = Eyes::Of(self.open_to(seat));
        let looker = Looker { game: self, book, names: &[], eyes, seer: None };
        all.filter(|place| looker.sees(decision, decision.options[*place])).collect()
    }

    /// How the seats that may see a card name it.
    pub fn handle(&self, uid: Uid) -> u32 {
        self.things.get(usize::from(uid.0)).map_or(0, |thing| thing.handle)
    }

    /// A number that is practically certain to differ between different positions, whatever words they are told in.
    pub fn fingerprint(&self, book: &Book) -> u64 {
        let view = self.view(book, &[], Eyes::Judge);
        let waits = self.frames.len();
        let text = match serde_json::to_string(&view) {
            Ok(text) => format!("{text} {:?} {waits} {}", self.decision, self.chance.ahead()),
            Err(_) => String::new(),
        };
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

impl Looker<'_> {
    /// The name of a seat.
    fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {seat}"))
    }

    /// A card that these eyes may see.
    fn known(self, uid: Uid, zone: Zone, owner: Option<Seat>) -> Option<Known> {
        let thing = self.game.things.get(usize::from(uid.0))?;
        if !self.eyes.sees(thing) {
            return None;
        }
        let card = &self.book.card(thing.def).card;
        let seat = owner.map(|seat| seat.0);
        Some(Known {
            uid: if self.eyes == Eyes::Judge { u32::from(uid.0) } else { thing.handle },
            id: card.id.clone(),
            name: card.name.clone(),
            subtitle: None,
            controller: seat,
            owner: seat,
            zone,
        })
    }

    /// Where a card is, and whose it is there.
    fn place(self, uid: Uid) -> (Zone, Option<Seat>) {
        for seat in Seat::all(self.game.seats()) {
            let player = self.game.player(seat);
            let zones = [
                (Zone::Hand, &player.hand),
                (Zone::Discard, &player.discard),
                (Zone::Deck, &player.deck),
                (Zone::Bases, &player.bases),
                (Zone::SetAside, &player.unchosen),
                (Zone::Exiled, &player.exiled),
            ];
            if let Some((zone, _)) = zones.into_iter().find(|(_, list)| list.contains(&uid)) {
                return (zone, Some(seat));
            }
            let pieces = [(Zone::Units, &player.units), (Zone::Ships, &player.ships)];
            let in_play = pieces.into_iter().find(|(_, list)| list.iter().any(|piece| piece.uid == uid));
            if let Some((zone, _)) = in_play {
                return (zone, Some(seat));
            }
            if player.captured.iter().any(|(_, card)| *card == uid) {
                return (Zone::Captured, Some(seat));
            }
            if player.base.is_some_and(|base| base.uid == uid) {
                return (Zone::Base, Some(seat));
            }
        }
        for region in &self.game.regions {
            let zones = [
                (Zone::Row, &region.row),
                (Zone::GalaxyDiscard, &region.discard),
                (Zone::GalaxyDeck, &region.deck),
                (Zone::Pilots, &region.pilots),
            ];
            if let Some((zone, _)) = zones.into_iter().find(|(_, list)| list.contains(&uid)) {
                return (zone, None);
            }
        }
        (Zone::Victory, self.game.things.get(usize::from(uid.0)).and_then(|thing| thing.owner))
    }

    /// A card with its zone, if these eyes may see it.
    fn card(self, uid: Uid) -> Option<Known> {
        let (zone, owner) = self.place(uid);
        self.known(uid, zone, owner)
    }
}
