//! Laying a scenario out.

use super::order::tokens_last;
use super::standing::moves_itself;
use super::{Placed, Resources, Scenario, ScenarioFault, ScenarioPhase, ScenarioSeat};
use crate::book::Book;
use crate::game::{Game, add_card};
use crate::playable::MOST_CARDS;
use crate::table::card::{CardState, DefId, Uid, Zone};
use crate::table::frame::{ActionStep, Frame, RegroupStep};
use crate::table::options::{BaseHp, GameOptions, InitiativeStart, Resourcing, Unseen};
use crate::table::{PhaseNow, Table};
use seats::chance::Chance;
use seats::{MAX_SEATS, Seat};
use swu_language::card::Card;
use swu_language::word::{Arena, Kind};

/// The card of no importance: a plain unit without icons, the same in every library.
const BLANK: &str = "SOR_247";

/// The last round in which a scenario can begin; no game comes near it.
const MOST_ROUNDS: u16 = 1000;

pub(super) type Laid<T> = Result<T, ScenarioFault>;

/// A number in a file that is not a seat. Everywhere else seats are numbered from 1.
fn from_zero(number: u8, count: usize) -> String {
    format!("{number} is not a seat; in files the first seat is 0 and the last one here {}", count - 1)
}

/// The game according to the scenario, before anything runs.
pub(super) fn lay_out(book: &Book, scenario: &Scenario, seed: u64) -> Laid<Game> {
    let count = scenario.seats.len();
    if !(2..=MAX_SEATS).contains(&count) {
        return Err(bad("seats", format!("a table has 2 to {MAX_SEATS} seats, not {count}")));
    }
    if scenario.active as usize >= count {
        return Err(bad("active", from_zero(scenario.active, count)));
    }
    if scenario.round == 0 {
        return Err(bad("round", "rounds are counted from 1".to_owned()));
    }
    if scenario.round > MOST_ROUNDS {
        return Err(bad("round", format!("rounds go up to {MOST_ROUNDS}, not {}", scenario.round)));
    }
    let cards: usize = scenario.seats.iter().map(cards).sum();
    if cards > MOST_CARDS {
        return Err(bad("seats", format!("{cards} cards on the table are more than {MOST_CARDS}")));
    }
    let options = options(scenario)?;
    let mut layout = Layout { book, table: Table::empty(options, count), scenario, aboard: Vec::new() };
    for (index, seat) in scenario.seats.iter().enumerate() {
        layout.seat(Seat(index as u8), seat)?;
    }
    layout.board()?;
    let mut table = layout.table;
    tokens_last(&mut table);
    let active = Seat(scenario.active);
    table.chance = Chance::new(seed);
    table.round = scenario.round;
    table.active = active;
    let holder = scenario.seats.iter().position(|seat| seat.initiative);
    table.initiative = match (holder, options.initiative_start) {
        (Some(seat), _) => Some(Seat(seat as u8)),
        (None, InitiativeStart::Holder) => Some(active),
        (None, InitiativeStart::Centre) => None,
    };
    table.first = table.initiative.unwrap_or(active);
    if scenario.initiative_taken {
        let Some(taker) = table.initiative else {
            return Err(bad("initiative_taken", "nobody has the initiative counter".to_owned()));
        };
        table.taken = true;
        table.sides[taker].done = true;
        table.sides[taker].passed = true;
        table.streak.insert(taker);
    }
    match scenario.phase {
        ScenarioPhase::Action => {
            table.phase = PhaseNow::Action;
            table.frames.push(Frame::ActionPhase { step: ActionStep::Turns });
        }
        ScenarioPhase::Regroup => {
            table.phase = PhaseNow::Regroup;
            table.frames.push(Frame::RegroupPhase { step: RegroupStep::Start, done: 0 });
        }
    }
    Ok(Game { table })
}

/// How many cards a seat brings.
fn cards(seat: &ScenarioSeat) -> usize {
    let guarding = |placed: &Placed| 1 + placed.captives.len();
    let loaded = |placed: &Placed| guarding(placed) + placed.upgrades.iter().map(guarding).sum::<usize>();
    let in_play: usize =
        seat.leader.iter().chain(&seat.leaders).chain(&seat.ground).chain(&seat.space).map(loaded).sum();
    let resources = match &seat.resources {
        Resources::Blanks(count) => usize::from(*count),
        Resources::Cards(list) => list.len(),
    };
    loaded(&seat.base) + in_play + seat.hand.len() + seat.deck.len() + seat.discard.len() + resources
}

/// Is the leader of that seat listed where it is attached, even on another seat's unit?
fn aboard(scenario: &Scenario, seat: Seat, id: &str) -> bool {
    scenario.seats.iter().enumerate().any(|(index, layout)| {
        let units = layout.ground.iter().chain(&layout.space).chain(&layout.leader).chain(&layout.leaders);
        let mut upgrades = units.flat_map(|unit| &unit.upgrades);
        upgrades.any(|upgrade| upgrade.id == id && upgrade.owner.map_or(index, usize::from) == seat.index())
    })
}

/// The options it is played by.
fn options(scenario: &Scenario) -> Laid<GameOptions> {
    let twins = scenario.seats.iter().any(|seat| seat.leaders.len() > 1);
    let suggested = match scenario.seats.len() {
        _ if twins => "twin-suns",
        2 => "duel",
        _ => "multiplayer",
    };
    let mode = scenario.mode.as_deref().unwrap_or(suggested);
    let mut options = GameOptions::of_mode(mode).ok_or_else(|| {
        bad("mode", format!("there is no mode {mode:?}; there are {}", GameOptions::MODES.join(", ")))
    })?;
    options.unseen = match scenario.options.get("unseen").map(String::as_str) {
        None | Some("lists") => Unseen::Lists,
        Some("pool") => Unseen::Pool,
        Some("none") => Unseen::Sets { plot: false, drawn: false },
        Some(other) => return Err(bad("options", format!("unseen can be lists, pool or none, not {other:?}"))),
    };
    options.resourcing = match scenario.options.get("resourcing").map(String::as_str) {
        None | Some("in-turn") => Resourcing::InTurn,
        Some("active-last") => Resourcing::ActiveLast,
        Some(other) => return Err(bad("options", format!("resourcing can be in-turn or active-last, not {other:?}"))),
    };
    let chosen = scenario.options.iter().filter(|(name, _)| !["unseen", "resourcing"].contains(&name.as_str()));
    for (name, value) in chosen {
        options.choose(name, value).map_err(|fault| bad("options", fault.to_string()))?;
    }
    Ok(options)
}

pub(super) fn bad(place: &str, why: String) -> ScenarioFault {
    ScenarioFault { code: "bad-scenario", place: place.to_owned(), why }
}

/// Nothing is on it or under it.
pub(super) fn bare(placed: &Placed, place: &str, what: &str) -> Laid<()> {
    match placed.damage > 0 || placed.deployed || !placed.upgrades.is_empty() || !placed.captives.is_empty() {
        true => Err(bad(place, format!("{what} has no damage, upgrades or captives, and is not deployed"))),
        false => Ok(()),
    }
}

pub(super) struct Layout<'a> {
    pub(super) book: &'a Book,
    pub(super) table: Table,
    scenario: &'a Scenario,
    /// Leaders that are upgrades, until every seat has its leaders: the owner, the host, and where it was written.
    pub(super) aboard: Vec<(Seat, Uid, DefId, String)>,
}

impl Layout<'_> {
    fn find(&self, placed: &Placed, place: &str) -> Laid<DefId> {
        self.book.find(&placed.id).ok_or_else(|| ScenarioFault {
            code: "unknown-card",
            place: place.to_owned(),
            why: format!("there is no playable card {}", placed.id),
        })
    }

    pub(super) fn of_kind(&self, placed: &Placed, place: &str, kinds: &[Kind]) -> Laid<DefId> {
        let def = self.find(placed, place)?;
        let kind = self.book.def(def).kind;
        if kinds.contains(&kind) {
            Ok(def)
        } else {
            Err(bad(place, format!("{} is a {kind}, not a {}", placed.id, kinds[0])))
        }
    }

    pub(super) fn owner(&self, placed: &Placed, default: Seat, place: &str) -> Laid<Seat> {
        match placed.owner {
            None => Ok(default),
            Some(seat) if (seat as usize) < self.table.seats() => Ok(Seat(seat)),
            Some(seat) => {
                let why = from_zero(seat, self.table.seats());
                Err(bad(place, format!("the owner of {}: {why}", placed.id)))
            }
        }
    }

    fn seat(&mut self, seat: Seat, layout: &ScenarioSeat) -> Laid<()> {
        let at = format!("seat {seat}");
        let place = format!("{at}, base");
        let def = self.of_kind(&layout.base, &place, &[Kind::Base])?;
        let hp = match self.table.options.base_hp {
            BaseHp::Printed => i32::from(self.book.def(def).hp),
            BaseHp::Fixed(hp) => i32::from(hp),
        };
        if i32::from(layout.base.damage) >= hp {
            return Err(bad(&place, format!("{} damage would have defeated it", layout.base.damage)));
        }
        let base = add_card(&mut self.table, def, seat, Zone::Base, 0);
        self.table.card_mut(base).damage = layout.base.damage;
        self.table.card_mut(base).set(CardState::EPIC, layout.base.epic_used);
        self.table.sides[seat].base = Some(base);
        self.table.sides[seat].force = layout.force;
        self.table.sides[seat].credits = layout.credits;
        self.load(seat, base, &layout.base, &place)?;
        self.leaders(seat, layout, &at)?;
        for (name, arena, list) in [("ground", Arena::Ground, &layout.ground), ("space", Arena::Space, &layout.space)] {
            for (index, placed) in list.iter().enumerate() {
                self.unit(seat, placed, arena, &format!("{at}, {name} {}", index + 1))?;
            }
        }
        for (name, zone, list) in [("hand", Zone::Hand, &layout.hand), ("discard", Zone::Discard, &layout.discard)] {
            for (index, placed) in list.iter().enumerate() {
                self.loose(seat, placed, zone, &format!("{at}, {name} {}", index + 1))?;
            }
        }
        for (index, placed) in layout.deck.iter().enumerate().rev() {
            self.loose(seat, placed, Zone::Deck, &format!("{at}, deck {}", index + 1))?;
        }
        self.resources(seat, layout, &at)
    }

    fn leaders(&mut self, seat: Seat, layout: &ScenarioSeat, at: &str) -> Laid<()> {
        let leaders: Vec<&Placed> = layout.leader.iter().chain(&layout.leaders).collect();
        if leaders.is_empty() {
            return Err(bad(&format!("{at}, leader"), "there is no leader".to_owned()));
        }
        if layout.leader.is_some() && !layout.leaders.is_empty() {
            return Err(bad(&format!("{at}, leaders"), "say either leader or leaders".to_owned()));
        }
        if leaders.len() > 2 {
            return Err(bad(&format!("{at}, leaders"), format!("there are one or two leaders, not {}", leaders.len())));
        }
        if let [one, other] = leaders[..]
            && one.id == other.id
        {
            return Err(bad(&format!("{at}, leaders"), format!("{} is there twice", one.id)));
        }
        for (index, placed) in leaders.into_iter().enumerate() {
            let place = format!("{at}, leader {}", index + 1);
            let def = self.of_kind(placed, &place, &[Kind::Leader])?;
            let uid = add_card(&mut self.table, def, seat, Zone::Base, CardState::LEADER);
            self.table.sides[seat].leaders.push(uid);
            let arena = self.book.def(def).arena;
            let (can_deploy, by_epic) = (self.book.def(def).deploys, self.book.def(def).deploys_by_epic);
            if placed.flipped && self.book.def(def).back.is_none() {
                return Err(bad(&place, format!("{} has no other side to be turned to", placed.id)));
            }
            let card = self.table.card_mut(uid);
            card.set(CardState::EXHAUSTED, placed.exhausted);
            card.set(CardState::EPIC, placed.epic_used || placed.deployed && by_epic);
            card.set(CardState::FLIPPED, placed.flipped);
            if placed.deployed {
                if !can_deploy {
                    return Err(bad(&place, format!("{} cannot be deployed", placed.id)));
                }
                card.set(CardState::DEPLOYED, true);
                if aboard(self.scenario, seat, &placed.id) {
                    bare(&Placed { deployed: false, ..placed.clone() }, &place, "a leader that is an upgrade")?;
                    continue;
                }
                let card = self.table.card_mut(uid);
                card.zone = if arena == Arena::Ground { Zone::Ground } else { Zone::Space };
                card.damage = placed.damage;
                self.table.sides[seat].units.push(uid);
                self.load(seat, uid, placed, &place)?;
            } else if placed.damage > 0 || !placed.upgrades.is_empty() || !placed.captives.is_empty() {
                return Err(bad(
                    &place,
                    "a leader that is not deployed has no damage, upgrades or captives".to_owned(),
                ));
            }
        }
        Ok(())
    }

    fn unit(&mut self, seat: Seat, placed: &Placed, arena: Arena, place: &str) -> Laid<()> {
        let def = self.of_kind(placed, place, &[Kind::Unit, Kind::TokenUnit])?;
        if self.book.def(def).arena != arena && !moves_itself(self.book.card(def), arena) {
            return Err(bad(place, format!("{} is a {} unit", placed.id, arena.other())));
        }
        if placed.deployed || placed.flipped {
            return Err(bad(place, "only leaders are deployed or turned over".to_owned()));
        }
        let token = self.book.def(def).kind.is_token();
        let owner = self.owner(placed, seat, place)?;
        let zone = if arena == Arena::Ground { Zone::Ground } else { Zone::Space };
        let uid = add_card(&mut self.table, def, owner, zone, if token { CardState::TOKEN } else { 0 });
        let card = self.table.card_mut(uid);
        card.controller = seat;
        card.damage = placed.damage;
        card.set(CardState::EXHAUSTED, placed.exhausted);
        self.table.sides[seat].units.push(uid);
        self.load(seat, uid, placed, place)
    }

    fn loose(&mut self, seat: Seat, placed: &Placed, zone: Zone, place: &str) -> Laid<Uid> {
        let def = self.of_kind(placed, place, &[Kind::Unit, Kind::Event, Kind::Upgrade])?;
        let owner = self.owner(placed, seat, place)?;
        if zone != Zone::Resource && owner != seat {
            // rule 3.1
            return Err(bad(place, "a card in a hand, deck or discard pile is its owner's".to_owned()));
        }
        bare(placed, place, "a card that is not in play")?;
        let uid = add_card(&mut self.table, def, owner, zone, 0);
        self.table.card_mut(uid).controller = seat;
        let side = &mut self.table.sides[seat];
        match zone {
            Zone::Hand => side.hand.push(uid),
            Zone::Deck => side.deck.push(uid),
            Zone::Resource => side.resources.push(uid),
            _ => side.discard.push(uid),
        }
        Ok(uid)
    }

    fn resources(&mut self, seat: Seat, layout: &ScenarioSeat, at: &str) -> Laid<()> {
        match &layout.resources {
            Resources::Cards(list) => {
                for (index, placed) in list.iter().enumerate() {
                    let uid = self.loose(seat, placed, Zone::Resource, &format!("{at}, resource {}", index + 1))?;
                    self.table.card_mut(uid).set(CardState::EXHAUSTED, placed.exhausted);
                }
            }
            Resources::Blanks(count) => {
                let blank = self.blank(at)?;
                for _ in 0..*count {
                    let uid = add_card(&mut self.table, blank, seat, Zone::Resource, 0);
                    self.table.sides[seat].resources.push(uid);
                }
            }
        }
        Ok(())
    }

    /// A card of no importance: always the same one, whatever else there is; if it is missing, the first unit without
    /// aspects and abilities.
    fn blank(&self, at: &str) -> Laid<DefId> {
        let plain = |card: &Card| card.kind == Kind::Unit && card.aspects.is_empty() && card.abilities.is_empty();
        let first = || self.book.all().find(|def| plain(self.book.card(*def)));
        self.book
            .find(BLANK)
            .filter(|def| plain(self.book.card(*def)))
            .or_else(first)
            .ok_or_else(|| bad(&format!("{at}, resources"), "there is no plain card to use".to_owned()))
    }
}
