//! A position on the table, written down as a scenario.

use super::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};
use crate::book::Book;
use crate::game::Game;
use crate::table::Table;
use crate::table::card::{CardState, Uid, Zone};
use seats::Seat;

impl Game {
    /// The position as a scenario, without what a scenario cannot express: lasting effects, what was used this round,
    /// and who passed. When laid out it is a position of its own.
    pub fn written(&self, book: &Book) -> Scenario {
        let table = &self.table;
        let writer = Writer { book, table };
        Scenario {
            title: None,
            mode: None,
            options: std::collections::BTreeMap::new(),
            phase: ScenarioPhase::Action,
            round: table.round.max(1),
            active: table.decision.as_ref().map_or(table.active, |decision| decision.seat).0,
            initiative_taken: table.taken,
            seats: Seat::all(table.seats()).map(|seat| writer.seat(seat)).collect(),
        }
    }
}

struct Writer<'a> {
    book: &'a Book,
    table: &'a Table,
}

impl Writer<'_> {
    fn seat(&self, seat: Seat) -> ScenarioSeat {
        let table = self.table;
        let side = &table.sides[seat];
        let leaders: Vec<Placed> = side.leaders.iter().map(|uid| self.placed(*uid)).collect();
        let units = |zone: Zone| {
            let there = |uid: &&Uid| table.card(**uid).zone == zone && !table.card(**uid).leader_unit();
            side.units.iter().filter(there).map(|uid| self.placed(*uid)).collect()
        };
        let [one, both] = match leaders.len() {
            1 => [leaders, Vec::new()],
            _ => [Vec::new(), leaders],
        };
        ScenarioSeat {
            name: None,
            leader: one.into_iter().next(),
            leaders: both,
            base: side.base.map(|base| self.placed(base)).unwrap_or_default(),
            hand: self.loose(&side.hand),
            deck: self.loose(&side.deck.iter().rev().copied().collect::<Vec<_>>()),
            discard: self.loose(&side.discard),
            ground: units(Zone::Ground),
            space: units(Zone::Space),
            resources: Resources::Cards(side.resources.iter().map(|uid| self.lying(*uid)).collect()),
            initiative: table.initiative == Some(seat),
            force: side.force,
            credits: side.credits,
        }
    }

    fn loose(&self, cards: &[Uid]) -> Vec<Placed> {
        cards.iter().map(|uid| self.only(*uid)).collect()
    }

    /// Which card it is, and its owner if that is not obvious.
    fn only(&self, uid: Uid) -> Placed {
        let card = self.table.card(uid);
        let id = self.book.card(card.original.unwrap_or(card.def)).id.clone();
        let owner = (card.owner != card.controller).then_some(card.owner.0);
        Placed { id, owner, ..Placed::default() }
    }

    fn lying(&self, uid: Uid) -> Placed {
        Placed { exhausted: self.table.card(uid).exhausted(), ..self.only(uid) }
    }

    fn placed(&self, uid: Uid) -> Placed {
        let card = self.table.card(uid);
        Placed {
            damage: card.damage,
            exhausted: card.exhausted(),
            deployed: card.leader_unit(),
            epic_used: card.has(CardState::EPIC),
            flipped: card.has(CardState::FLIPPED),
            upgrades: self.table.upgrades_on(uid).map(|upgrade| self.aboard(upgrade)).collect(),
            captives: self.captives(uid),
            ..self.only(uid)
        }
    }

    /// An upgrade, which may guard cards that it captured as a unit.
    fn aboard(&self, uid: Uid) -> Placed {
        Placed { captives: self.captives(uid), ..self.only(uid) }
    }

    fn captives(&self, guard: Uid) -> Vec<Placed> {
        self.table.captives_of(guard).map(|captive| self.captive(captive)).collect()
    }

    fn captive(&self, uid: Uid) -> Placed {
        Placed { owner: Some(self.table.card(uid).owner.0), ..self.only(uid) }
    }
}
