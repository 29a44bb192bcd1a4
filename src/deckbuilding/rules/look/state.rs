//! The whole table as somebody sees it.

use super::super::super::cards::word::{Kind, Side};
use super::super::query::Auras;
use super::super::table::{Piece, Ready, Uid};
use super::super::view::{CardView, OverView, Phase, PieceView, RegionView, SeatView, View, Zone};
use super::{Eyes, Looker};
use seats::{Seat, SeatSet};

fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}

impl Looker<'_> {
    pub(super) fn view(self) -> View {
        let game = self.game;
        let phase = match (game.over.is_some(), game.setting_up) {
            (true, _) => Phase::Over,
            (false, true) => Phase::Setup,
            (false, false) => Phase::Turn,
        };
        let over =
            game.over.map(|over| OverView { winners: numbers(game.team(over.winner).iter()), reason: over.reason });
        View {
            game: "deckbuilding",
            phase,
            turn: game.turn.number,
            active: numbers(game.active_seats()),
            force: game.force,
            length: game.options.length,
            factions: game.factions,
            regions: (0..game.regions.len()).map(|index| self.region(index)).collect(),
            seats: Seat::all(game.seats()).map(|seat| self.seat(seat)).collect(),
            victory: Side::BOTH.map(|side| self.victory(side)),
            decision: self.decision(),
            over,
            eyes: numbers(self.eyes.seats(game.seats()).iter()),
        }
    }

    fn cards<'c>(self, list: impl Iterator<Item = &'c Uid>, zone: Zone, owner: Option<Seat>) -> Vec<CardView> {
        list.map(|uid| self.known(*uid, zone, owner).map_or(CardView::BACK, CardView::Known)).collect()
    }

    fn region(self, index: usize) -> RegionView {
        let region = &self.game.regions[index];
        RegionView {
            row: self.cards(region.row.iter(), Zone::Row, None),
            deck: self.cards(region.deck.iter().rev(), Zone::GalaxyDeck, None),
            discard: self.cards(region.discard.iter(), Zone::GalaxyDiscard, None),
            pilots: region.pilots.len(),
        }
    }

    fn victory(self, side: Side) -> Vec<CardView> {
        let pile = self.game.victory[side.index()].iter();
        pile.map(|uid| {
            let owner = self.game.things[usize::from(uid.0)].owner;
            self.known(*uid, Zone::Victory, owner).map_or(CardView::BACK, CardView::Known)
        })
        .collect()
    }

    /// A hand. Others see what they know of it, in an order that says nothing about when it was drawn.
    fn hand(self, seat: Seat) -> Vec<CardView> {
        let player = self.game.player(seat);
        if self.eyes.of(SeatSet::one(seat)) {
            return self.cards(player.hand.iter(), Zone::Hand, Some(seat));
        }
        let mut hand = player.hand.clone();
        let order = |uid: &Uid| {
            let thing = &self.game.things[usize::from(uid.0)];
            match self.eyes.sees(thing) {
                true => (0, thing.def, thing.handle),
                false => (1, Default::default(), 0),
            }
        };
        hand.sort_by_key(order);
        self.cards(hand.iter(), Zone::Hand, Some(seat))
    }

    fn seat(self, seat: Seat) -> SeatView {
        let player = self.game.player(seat);
        let owner = Some(seat);
        let auras = self.game.query(self.book).auras(player.side);
        let piece = |piece: &Piece| self.piece(&auras, seat, piece);
        SeatView {
            name: self.name(seat),
            side: self.game.faction(player.side),
            region: player.region,
            resources: player.resources,
            deck: self.cards(player.deck.iter().rev(), Zone::Deck, owner),
            hand: self.hand(seat),
            discard: self.cards(player.discard.iter(), Zone::Discard, owner),
            units: player.units.iter().map(piece).collect(),
            ships: player.ships.iter().map(piece).collect(),
            base: player.base.as_ref().map(piece),
            bases: self.cards(player.bases.iter(), Zone::Bases, owner),
            exiled: self.cards(player.exiled.iter(), Zone::Exiled, owner),
            captured: self.cards(player.captured.iter().map(|(_, uid)| uid), Zone::Captured, owner),
            set_aside: self.cards(player.unchosen.iter(), Zone::SetAside, owner),
        }
    }

    fn piece(self, auras: &Auras, seat: Seat, piece: &Piece) -> PieceView {
        let entry = self.book.card(piece.def);
        let lasts = entry.kind != Kind::Unit;
        PieceView {
            uid: if self.eyes == Eyes::Judge { u32::from(piece.uid.0) } else { self.game.handle(piece.uid) },
            id: entry.card.id.clone(),
            name: entry.card.name.clone(),
            attack: self.game.query(self.book).attack(auras, seat, piece, false),
            hp: lasts.then(|| self.game.query(self.book).hp(seat, piece)),
            damage: lasts.then_some(piece.damage),
            committed: piece.ready != Ready::Ready,
            waiting: piece.ready == Ready::Committed,
            used: piece.used,
        }
    }
}
