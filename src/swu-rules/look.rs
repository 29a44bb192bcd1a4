//! Looking at a game: views made by copying in what those eyes may see.

mod decision;
mod forecast;
mod labels;
mod meant;
mod mismatch;
mod pick_count;
mod price;
pub mod questions;
mod reasons;
mod refusals;
pub mod telling;
mod unseen;
mod visibility;

pub use labels::needs_hand;
pub use meant::Meant;
pub use unseen::Declined;

use super::book::Book;
use super::game::Game;
use super::query::costs::Playing;
use super::query::stats::bit;
use super::table::cache::Stats;
use super::table::card::{CardState, DefId, Uid, Zone};
use super::table::mode::PlayMode;
use super::table::{PhaseNow, Table};
use crate::query::{costs, plays, predicate, stats};
use crate::reading::Reading;
use seats::{Seat, SeatSet};
use std::collections::BTreeMap;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;
use swu_language::word::{Arena, Kind};
use swu_view::{
    AttackView, BaseView, CardRef, CardView, CountersView, InitiativeView, LeaderView, PhaseView, ResourceView,
    SeatView, UnitView, UpgradeView, Via, View, Way, ZoneView,
};

/// Whose eyes look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Sees everything: tests, judges, the engine protocol. Cards go by their physical ids.
    Judge,
    /// What everybody may see.
    Public,
    /// What one seat may see.
    Of(Seat),
}

impl Eyes {
    /// May these eyes see what that seat sees?
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::Judge => true,
            Eyes::Public => false,
            Eyes::Of(own) => own == seat,
        }
    }

    /// Are these eyes among the witnesses? Everybody is if all `seats` are.
    pub fn witness(self, witnesses: SeatSet, seats: usize) -> bool {
        match self {
            Eyes::Judge => true,
            Eyes::Public => witnesses == SeatSet::everyone(seats),
            Eyes::Of(seat) => witnesses.has(seat),
        }
    }
}

fn phase(table: &Table) -> PhaseView {
    match (table.over.is_some(), table.phase) {
        (true, _) => PhaseView::Over,
        (_, PhaseNow::Setup) => PhaseView::Setup,
        (_, PhaseNow::Action) => PhaseView::Action,
        (_, PhaseNow::Regroup) => PhaseView::Regroup,
    }
}

impl Game {
    /// Where in the round the game is; everybody sees that.
    pub fn phase(&self) -> PhaseView {
        phase(&self.table)
    }

    /// The units in play by handle, seat by seat; everybody sees them.
    pub fn units_in_play(&self) -> Vec<u16> {
        let sides = Seat::all(self.table.seats()).map(|seat| &self.table.sides[seat]);
        sides.flat_map(|side| &side.units).map(|uid| self.table.card(*uid).handle).collect()
    }

    /// The same with their titles.
    pub fn titled_units<'b>(&self, book: &'b Book) -> Vec<(u16, &'b str)> {
        let sides = Seat::all(self.table.seats()).map(|seat| &self.table.sides[seat]);
        let titled = |uid: &Uid| {
            let card = self.table.card(*uid);
            (card.handle, book.face_title(card.def, book.is_turned(card)))
        };
        sides.flat_map(|side| &side.units).map(titled).collect()
    }

    /// What these eyes see. `names` are the players' names in table order.
    pub fn view(&self, book: &Book, names: &[String], eyes: Eyes) -> View {
        let mut copy = self.clone();
        copy.table.cache.trace = Some(Vec::new());
        Looker { reading: copy.reading(book), names, eyes }.view()
    }
}

/// One look at one game.
pub(crate) struct Looker<'a> {
    pub reading: Reading<'a>,
    pub names: &'a [String],
    pub eyes: Eyes,
}

impl Looker<'_> {
    fn view(&self) -> View {
        let t = &self.reading.table;
        View {
            round: t.round,
            phase: phase(t),
            regroup: if t.phase == PhaseNow::Regroup { t.regroup } else { 0 },
            ending: t.ending,
            active: t.living_from(t.active).next().unwrap_or(t.active),
            initiative: InitiativeView { seat: t.initiative, taken: t.taken },
            counters: CountersView { blast: t.blast, plan: t.plan, used: t.options.counters },
            seats: Seat::all(t.seats()).map(|seat| self.seat(seat)).collect(),
            attacks: t
                .attacks
                .iter()
                .filter(|attack| attack.live)
                .map(|attack| AttackView {
                    attacker: self.handle(attack.attacker.uid),
                    targets: attack
                        .units()
                        .iter()
                        .chain([&attack.base])
                        .filter(|target| target.is_some())
                        .map(|target| self.handle(target.uid))
                        .collect(),
                    defending: attack.defending,
                })
                .collect(),
            lasting: self.lasting(),
            viewer: match self.eyes {
                Eyes::Of(seat) => Some(seat),
                Eyes::Judge | Eyes::Public => None,
            },
            decision: t.decision.as_ref().map(|decision| self.decision(decision)),
            over: t.over.clone(),
        }
    }

    /// The name of a card for these eyes.
    pub(super) fn handle(&self, uid: Uid) -> u16 {
        match (self.eyes, self.reading.table.cards.get(uid.index())) {
            (Eyes::Judge, _) | (_, None) => uid.0,
            (_, Some(card)) => card.handle,
        }
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {seat}"))
    }

    /// A card with its face.
    pub(super) fn card_ref(&self, uid: Uid) -> CardRef {
        let state = self.reading.table.card(uid);
        let card = self.reading.book.card(state.def);
        let (id, copy_of) = self.ids(state);
        CardRef {
            uid: self.handle(uid),
            id,
            copy_of,
            name: self.reading.title_up(uid).to_owned(),
            subtitle: card.subtitle.clone(),
            controller: state.controller,
            owner: state.owner,
            zone: zone(state),
            kind: card.kind,
        }
    }

    /// The id of the card itself, and of what it is a copy of.
    fn ids(&self, state: &CardState) -> (String, Option<String>) {
        let id = |def: DefId| self.reading.book.card(def).id.clone();
        match state.original {
            Some(original) => (id(original), Some(id(state.def))),
            None => (id(state.def), None),
        }
    }

    /// A card for eyes that may or may not see it.
    fn if_seen(&self, uid: Uid, seen: bool) -> CardView {
        if seen { CardView::Known(self.card_ref(uid)) } else { CardView::Hidden }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let side = &self.reading.table.sides[seat];
        let own = self.eyes.see(seat);
        let judge = self.eyes == Eyes::Judge;
        SeatView {
            name: self.name(seat),
            eliminated: side.eliminated,
            passed: side.passed,
            done_for_phase: side.done,
            base: self.base(side.base.or_else(|| self.removed(seat, Kind::Base).next())),
            leaders: match side.eliminated && side.base.is_none() {
                true => self.removed(seat, Kind::Leader).map(|uid| self.leader(uid)).collect(),
                false => side.leaders.iter().map(|uid| self.leader(*uid)).collect(),
            },
            aspects: self.reading.table.cache.icons[seat.index()].aspects(),
            hand: side.hand.iter().map(|uid| self.if_seen(*uid, own)).collect(),
            deck: side.deck.iter().rev().map(|uid| self.if_seen(*uid, judge || self.sees_own_top(*uid))).collect(),
            discard: side.discard.iter().map(|uid| self.if_seen(*uid, true)).collect(),
            resources: self.resources(seat, own),
            units: side.units.iter().map(|uid| self.unit(*uid)).collect(),
            force: side.force,
            credits: side.credits,
        }
    }

    /// The resources of a seat as these eyes see them lying there.
    fn resources_of(&self, seat: Seat) -> Vec<Uid> {
        if self.eyes.see(seat) {
            self.reading.table.sides[seat].resources.clone()
        } else {
            self.covered_resources(seat)
        }
    }

    /// The resources of a seat as others see them lying there. Which of them are ready says nothing (rule 3.3), so
    /// ready ones are shown first: their positions must not give away where a card lay that left.
    fn covered_resources(&self, seat: Seat) -> Vec<Uid> {
        let mut resources = self.reading.table.sides[seat].resources.clone();
        resources.sort_by_key(|uid| (self.reading.table.card(*uid).exhausted(), self.reading.table.card(*uid).owner));
        resources
    }

    fn resources(&self, seat: Seat, own: bool) -> Vec<ResourceView> {
        let prices = if own { self.prices_of_resources(seat) } else { Vec::new() };
        let resource = |uid: Uid| {
            let card = self.reading.table.card(uid);
            let ways = prices.iter().filter(|(other, _)| *other == uid).map(|(_, way)| way.clone()).collect();
            ResourceView { card: self.if_seen(uid, own), exhausted: card.exhausted(), owner: card.owner, ways }
        };
        self.resources_of(seat).into_iter().map(resource).collect()
    }

    /// What it costs a seat now to play its resources by Smuggle (rule 18.10) and by Plot (rule 25.7).
    fn prices_of_resources(&self, seat: Seat) -> Vec<(Uid, Way)> {
        let reading = self.reading;
        let mut prices = Vec::new();
        let mut add = |playing: Playing, via| {
            // A card said to have no abilities does not have these either (rule 17.4).
            if !costs::silent(reading, playing) {
                let price = costs::price(reading, playing).max(0);
                prices.push((playing.card.uid, Way { via, price, priced: self.priced(playing, price) }));
            }
        };
        plays::visit_smuggled(reading, seat, &mut |playing| add(playing, Via::Smuggle));
        for uid in &reading.table.sides[seat].resources {
            let playing = Playing { mode: PlayMode::Plot, ..plays::from_hand(reading, *uid, seat) };
            if stats::keywords(reading, playing.card) & bit(Keyword::Plot) != 0 {
                add(playing, Via::Plot);
            }
        }
        prices
    }

    /// Cards of that kind that left the game with their owner: who it was stays visible.
    fn removed(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Uid> + '_ {
        let reading = self.reading;
        (0..reading.table.cards.len() as u16).map(Uid).filter(move |uid| {
            let card = reading.table.card(*uid);
            card.owner == seat && card.zone == Zone::Removed && reading.book.def(card.def).kind == kind
        })
    }

    fn base(&self, base: Option<Uid>) -> BaseView {
        let Some(uid) = base else {
            let (id, name) = (String::new(), String::new());
            let (captives, upgrades) = (vec![], vec![]);
            return BaseView {
                uid: 0,
                id,
                name,
                location: None,
                hp: 0,
                damage: 0,
                epic_used: false,
                captives,
                upgrades,
            };
        };
        let state = self.reading.table.card(uid);
        let card = self.reading.book.card(state.def);
        BaseView {
            uid: self.handle(uid),
            id: card.id.clone(),
            name: card.title.clone(),
            location: predicate::location(self.reading, self.reading.table.obj(uid)).map(str::to_owned),
            hp: stats::base_hp(self.reading, self.reading.table.obj(uid)),
            damage: state.damage as i16,
            epic_used: state.has(CardState::EPIC),
            captives: self.reading.table.captives_of(uid).map(|captive| self.card_ref(captive)).collect(),
            upgrades: self.reading.table.upgrades_on(uid).map(|upgrade| self.upgrade(upgrade)).collect(),
        }
    }

    fn leader(&self, uid: Uid) -> LeaderView {
        let state = self.reading.table.card(uid);
        let card = self.reading.book.card(state.def);
        LeaderView {
            uid: self.handle(uid),
            id: card.id.clone(),
            name: self.reading.title_up(uid).to_owned(),
            deployed: state.has(CardState::DEPLOYED),
            exhausted: state.exhausted(),
            epic_used: state.has(CardState::EPIC),
            flipped: state.has(CardState::FLIPPED),
            deploys_at: self.reading.book.def(state.def).deploys.then_some(card.cost),
        }
    }

    fn unit(&self, uid: Uid) -> UnitView {
        let state = self.reading.table.card(uid);
        let card = self.reading.book.card(state.def);
        let none = Stats::nothing(uid);
        let stats = self.reading.table.stats(uid).unwrap_or(&none);
        let number = |keyword: Keyword| if keyword.is_numbered() { stats.numbers.of(keyword) } else { 1 };
        let now = Keyword::ALL.iter().copied().filter(|keyword| stats.has_keyword(*keyword));
        let keywords: BTreeMap<Keyword, i16> = now.map(|keyword| (keyword, number(keyword))).collect();
        let (id, copy_of) = self.ids(state);
        UnitView {
            uid: self.handle(uid),
            id,
            copy_of,
            name: self.reading.title_up(uid).to_owned(),
            subtitle: if state.leader_unit() {
                self.reading.book.unit_names(state.def).1.map(str::to_owned)
            } else {
                card.subtitle.clone()
            },
            arena: if state.zone == Zone::Space { Arena::Space } else { Arena::Ground },
            controller: state.controller,
            owner: state.owner,
            leader: state.leader_unit(),
            power: stats.power,
            hp: stats.hp,
            damage: state.damage as i16,
            exhausted: state.exhausted(),
            barred: stats.has(Stats::CANT_ATTACK),
            hidden: stats.has_keyword(Keyword::Hidden) && state.has(CardState::FRESH),
            keywords,
            traits: stats.traits.iter().map(swu_language::trait_name::Trait::name).collect(),
            upgrades: self.reading.table.upgrades_on(uid).map(|upgrade| self.upgrade(upgrade)).collect(),
            captives: self.reading.table.captives_of(uid).map(|captive| self.card_ref(captive)).collect(),
            reasons: self.reasons(uid),
        }
    }

    fn upgrade(&self, uid: Uid) -> UpgradeView {
        let state = self.reading.table.card(uid);
        let card = self.reading.book.card(state.def);
        let (id, copy_of) = self.ids(state);
        UpgradeView {
            uid: self.handle(uid),
            id,
            copy_of,
            name: card.title.clone(),
            token: Token::CARDS.into_iter().find(|token| self.reading.book.token(*token) == Some(state.def)),
            controller: state.controller,
            owner: state.owner,
            captives: self.reading.table.captives_of(uid).map(|captive| self.card_ref(captive)).collect(),
        }
    }
}

fn zone(state: &CardState) -> ZoneView {
    match state.zone {
        Zone::Deck => ZoneView::Deck,
        Zone::Hand => ZoneView::Hand,
        Zone::Discard => ZoneView::Discard,
        Zone::Resource => ZoneView::Resource,
        Zone::Ground => ZoneView::Ground,
        Zone::Space => ZoneView::Space,
        Zone::Base if state.has(CardState::LEADER) => ZoneView::Leader,
        Zone::Base => ZoneView::Base,
        Zone::Attached => ZoneView::Upgrade,
        Zone::Captured => ZoneView::Captured,
        Zone::Aside | Zone::Removed => ZoneView::SetAside,
    }
}
