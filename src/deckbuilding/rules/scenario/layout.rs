//! Laying out a position, with every check of what may be where.

use super::super::super::cards::word::{Faction, Kind, Pool, Side};
use super::super::book::{Book, Def};
use super::super::fact::Log;
use super::super::flow::Engine;
use super::super::game::Game;
use super::super::options::{FORCE_END, LENGTH, Mode, Options};
use super::super::table::{Frame, Piece, Ready, Turn, Uid};
use super::{Active, Begins, CardSpec, FullCard, RegionSpec, Scenario, ScenarioFault, SeatSpec};
use seats::Seat;
use seats::chance::{Chance, Luck};

type Laid<T> = Result<T, ScenarioFault>;

/// The most cards of one position.
const MOST_CARDS: usize = 2000;

/// The most resources of a player in one.
const MOST_RESOURCES: u16 = 999;

fn fault(place: impl Into<String>, sentence: impl Into<String>) -> ScenarioFault {
    ScenarioFault { code: "bad-scenario", place: place.into(), sentence: sentence.into() }
}

impl Game {
    /// Lays a position out, and runs up to its first decision.
    ///
    /// # Errors
    /// What cannot be there, and where.
    pub fn scenario(book: &Book, scenario: &Scenario, luck: Luck, log: &mut Log) -> Result<Game, ScenarioFault> {
        let mode = check(scenario)?;
        let sides: Vec<Faction> = scenario.seats.iter().map(|seat| seat.side).collect();
        let options = Options {
            length: scenario.length,
            pay_off: scenario.pay_off,
            bases: scenario.bases.unwrap_or_default(),
            ..Options::of(mode)
        };
        let mut game = Game::empty(options, &sides, Chance::of(luck));
        game.force = scenario.force;
        game.turn = Turn::new(scenario.turn, game.side_of(active(scenario)?)?);
        let mut layout = Layout { game: &mut game, book };
        for (index, region) in scenario.regions.iter().enumerate() {
            layout.region(index, region)?;
        }
        for index in scenario.regions.len()..layout.game.regions.len() {
            layout.region(index, &RegionSpec::default())?;
        }
        for (index, seat) in scenario.seats.iter().enumerate() {
            layout.seat(Seat(index as u8), seat)?;
        }
        for (side, pile) in Side::BOTH.into_iter().zip(&scenario.victory) {
            layout.victory(side, pile)?;
        }
        let had_ship = game.query(book).ships(game.turn.side).next().is_some();
        game.turn.had_ship = had_ship;
        game.frames.push(match scenario.phase {
            Begins::Turn => Frame::Main,
            Begins::Begin => Frame::Begin,
        });
        Engine { game: &mut game, book, log }.run();
        Ok(game)
    }
}

impl Game {
    /// The side that plays this faction.
    fn side_of(&self, faction: Faction) -> Laid<Side> {
        let plays = |side: &Side| self.faction(*side) == faction;
        Side::BOTH
            .into_iter()
            .find(plays)
            .ok_or_else(|| fault("active", format!("the {} do not play", faction.people())))
    }
}

/// What can be checked before anything is laid out.
fn check(scenario: &Scenario) -> Laid<Mode> {
    if let Some(game) = scenario.game.as_ref().filter(|game| *game != "deckbuilding") {
        return Err(fault("game", format!("this is a position of {game}")));
    }
    let seats = scenario.seats.len();
    let mode = scenario.mode.unwrap_or(if seats == 4 { Mode::Teams } else { Mode::Duel });
    if seats != mode.seats() {
        return Err(fault("seats", format!("this game is for {} players, not {seats}", mode.seats())));
    }
    let sides: Vec<Faction> = scenario.seats.iter().map(|seat| seat.side).collect();
    if let Some(why) = Game::why_not(&Options::of(mode), &sides) {
        return Err(fault("seats", why));
    }
    if !(-FORCE_END..=FORCE_END).contains(&scenario.force) {
        return Err(fault("force", format!("the Force is from -{FORCE_END} to {FORCE_END}, not {}", scenario.force)));
    }
    if !(1..=10).contains(&scenario.length) {
        return Err(fault("length", format!("a game is for 1 to 10 bases, usually {LENGTH}, not {}", scenario.length)));
    }
    if scenario.regions.len() > seats / 2 {
        return Err(fault("regions", format!("there are {} regions at most", seats / 2)));
    }
    if scenario.victory.len() > 2 {
        return Err(fault("victory", "there are two victory piles, that of the dark end first"));
    }
    let seat_cards = |seat: &SeatSpec| {
        let lists = [
            &seat.bases,
            &seat.deck,
            &seat.hand,
            &seat.discard,
            &seat.units,
            &seat.ships,
            &seat.exiled,
            &seat.captured,
        ];
        lists.iter().map(|list| list.len()).sum::<usize>()
    };
    let region_cards = |region: &RegionSpec| region.row.len() + region.deck.len() + region.discard.len();
    let cards: usize = scenario.seats.iter().map(seat_cards).sum::<usize>()
        + scenario.regions.iter().map(region_cards).sum::<usize>()
        + scenario.victory.iter().map(Vec::len).sum::<usize>();
    if let Some(seat) = scenario.seats.iter().position(|seat| seat.resources > MOST_RESOURCES) {
        return Err(fault(format!("seat {seat}, resources"), format!("there may be at most {MOST_RESOURCES}")));
    }
    if cards > MOST_CARDS {
        return Err(fault("seats", format!("{cards} cards are more than {MOST_CARDS}")));
    }
    Ok(mode)
}

fn active(scenario: &Scenario) -> Laid<Faction> {
    let seat = match &scenario.active {
        Active::Side(faction) => return Ok(*faction),
        Active::Seat(seat) => *seat,
        Active::Seats(seats) => seats.first().copied().unwrap_or_default(),
    };
    let spec = scenario.seats.get(usize::from(seat));
    spec.map(|spec| spec.side).ok_or_else(|| fault("active", format!("there is no seat {seat}")))
}

struct Layout<'a> {
    game: &'a mut Game,
    book: &'a Book,
}

impl Layout<'_> {
    /// The card, if it may be there.
    fn find(&self, spec: &CardSpec, place: &str, may: impl Fn(Kind) -> bool) -> Laid<(Def, FullCard)> {
        let full = spec.full();
        let Some(def) = self.book.find(&full.id) else {
            let sentence = format!("there is no card {:?}", full.id);
            return Err(ScenarioFault { code: "unknown-card", place: place.to_owned(), sentence });
        };
        let entry = self.book.card(def);
        if !may(entry.kind) {
            return Err(fault(place, format!("a {} such as {} does not lie here", entry.kind.name(), full.id)));
        }
        if full.damage > 0 && full.damage >= entry.hp {
            return Err(fault(place, format!("{} cannot have {} damage", full.id, full.damage)));
        }
        Ok((def, full))
    }

    fn region(&mut self, index: usize, spec: &RegionSpec) -> Laid<()> {
        let place = |list: &str| format!("region {index}, {list}");
        let card = |kind: Kind| kind != Kind::Base;
        for spec in &spec.row {
            let (def, _) = self.find(spec, &place("row"), card)?;
            let uid = self.game.add_open(def, None);
            self.game.regions[index].row.push(uid);
        }
        for spec in spec.deck.iter().rev() {
            let (def, _) = self.find(spec, &place("deck"), card)?;
            let uid = self.game.add(def, None);
            self.game.regions[index].deck.push(uid);
        }
        for spec in &spec.discard {
            let (def, _) = self.find(spec, &place("discard"), card)?;
            let uid = self.game.add_open(def, None);
            self.game.regions[index].discard.push(uid);
        }
        let neutral = self.game.factions[0].edition().unwrap_or_default();
        let Some(pilot) = self.book.neutral(Pool::Pilot, neutral).next().map(|(def, _)| def) else { return Ok(()) };
        for _ in 0..spec.pilots {
            let uid = self.game.add_open(pilot, None);
            self.game.regions[index].pilots.push(uid);
        }
        Ok(())
    }

    /// A card of a player; not one of the other side.
    fn own(&self, own: Faction, spec: &CardSpec, place: &str, may: impl Fn(Kind) -> bool) -> Laid<(Def, FullCard)> {
        let (def, full) = self.find(spec, place, may)?;
        let faction = self.book.card(def).faction;
        if faction != own && faction != Faction::NEUTRAL {
            return Err(fault(place, format!("{} is a card of the other side", full.id)));
        }
        Ok((def, full))
    }

    fn seat(&mut self, seat: Seat, spec: &SeatSpec) -> Laid<()> {
        let side = spec.side;
        let place = |list: &str| format!("seat {}, {list}", seat.0);
        let held = |kind: Kind| kind != Kind::Base;
        let base = |kind: Kind| kind == Kind::Base;
        self.game.player_mut(seat).resources = spec.resources;
        let starting = self.book.bases(side).find(|(_, entry)| entry.card.starting).map(|(_, entry)| &entry.card.id);
        let named = match (&spec.base, starting) {
            (Some(said), _) => said.clone(),
            (None, starting) => starting.map(|id| CardSpec::id(id)),
        };
        if let Some(spec) = named {
            let (def, full) = self.own(side, &spec, &place("base"), base)?;
            let piece = self.piece(def, &full, Some(seat));
            self.game.player_mut(seat).base = Some(piece);
        }
        for spec in &spec.bases {
            let (def, _) = self.own(side, spec, &place("bases"), base)?;
            let uid = self.game.add_known(def, Some(seat), seat);
            self.game.player_mut(seat).bases.push(uid);
        }
        for spec in spec.deck.iter().rev() {
            let (def, _) = self.own(side, spec, &place("deck"), held)?;
            let uid = self.game.add(def, None);
            self.game.player_mut(seat).deck.push(uid);
        }
        for spec in &spec.hand {
            let (def, _) = self.own(side, spec, &place("hand"), held)?;
            let uid = self.game.add_known(def, None, seat);
            self.game.player_mut(seat).hand.push(uid);
        }
        for spec in &spec.discard {
            let (def, _) = self.own(side, spec, &place("discard"), held)?;
            let uid = self.game.add_open(def, None);
            self.game.player_mut(seat).discard.push(uid);
        }
        // Cards of any faction are exiled from the row, and those of the opponent are captured.
        for spec in &spec.exiled {
            let (def, _) = self.find(spec, &place("exiled"), held)?;
            let uid = self.game.add_open(def, None);
            self.game.player_mut(seat).exiled.push(uid);
        }
        for spec in &spec.captured {
            let (def, _) = self.find(spec, &place("captured"), held)?;
            let (uid, enemy) = (self.game.add_open(def, None), self.game.opponent(seat));
            self.game.player_mut(seat).captured.push((enemy, uid));
        }
        for spec in &spec.units {
            let (def, full) = self.own(side, spec, &place("units"), |kind| kind == Kind::Unit)?;
            let piece = self.piece(def, &full, None);
            self.game.player_mut(seat).units.push(piece);
        }
        for spec in &spec.ships {
            let (def, full) = self.own(side, spec, &place("ships"), |kind| kind == Kind::Ship)?;
            let piece = self.piece(def, &full, None);
            self.game.player_mut(seat).ships.push(piece);
        }
        Ok(())
    }

    fn piece(&mut self, def: Def, full: &FullCard, owner: Option<Seat>) -> Piece {
        let uid = self.game.add_open(def, owner);
        let ready = if full.committed { Ready::Attacked } else { Ready::Ready };
        Piece { damage: full.damage, bonus: full.attack, used: full.used, ready, ..Piece::fresh(uid, def) }
    }

    fn victory(&mut self, side: Side, pile: &[CardSpec]) -> Laid<()> {
        let place = format!("victory pile of the {}", self.game.faction(side).people());
        for spec in pile {
            let (def, full) = self.find(spec, &place, |kind| kind == Kind::Base)?;
            if self.book.card(def).faction != self.game.faction(side.other()) {
                return Err(fault(place, format!("{} is not a base of the other side", full.id)));
            }
            let owner = match full.owner {
                Some(seat) if self.game.side(Seat(seat)) == Some(side.other()) => Seat(seat),
                Some(seat) => return Err(fault(place, format!("seat {seat} is not of the other side"))),
                None => self.loser(side.other(), def),
            };
            let uid = self.game.add_open(def, Some(owner));
            self.game.victory[side.index()].push(uid);
        }
        Ok(())
    }

    /// Who lost a base whose owner is not given: a player who does not hold it and has lost the fewest.
    fn loser(&self, side: Side, def: Def) -> Seat {
        let is = |uid: &Uid| self.game.def(*uid) == def;
        let lost = |seat: Seat| {
            let piles = self.game.victory.iter().flatten();
            piles.filter(move |uid| self.game.things[usize::from(uid.0)].owner == Some(seat))
        };
        let holds = |seat: Seat| {
            let player = self.game.player(seat);
            let base = player.base.map(|base| base.uid);
            player.bases.iter().chain(&base).any(is) || lost(seat).any(is)
        };
        let seats = self.game.team(side).iter();
        seats.min_by_key(|seat| (holds(*seat), lost(*seat).count())).unwrap_or(Seat(0))
    }
}
