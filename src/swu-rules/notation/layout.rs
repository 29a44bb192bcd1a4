//! Lines of set-up make a scenario.

use super::card::called;
use super::fault::Wrong;
use super::line::{Line, bracket, cut, is_about_the_game, lines, times};
use super::names::Names;
use super::{Ground, Text};
use crate::scenario::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};
use seats::MAX_SEATS;
use swu_cards::library::Library;
use swu_language::word::Kind;

type Read<'t, T> = Result<T, Wrong<'t>>;

/// What may lie in hands, decks, discard piles and rows of resources.
pub(super) const LOOSE: &[Kind] = &[Kind::Unit, Kind::Event, Kind::Upgrade];
/// What may stand in an arena, or be captured.
pub(super) const UNITS: &[Kind] = &[Kind::Unit, Kind::TokenUnit];
/// What may be attached.
pub(super) const UPGRADES: &[Kind] = &[Kind::Upgrade, Kind::TokenUpgrade];
/// Kinds of cards that are upgrades only on a Vehicle (rule 25.1).
pub(super) const PILOTS: &[Kind] = &[Kind::Unit, Kind::Leader];

/// The most cards that one part may ask for.
const MOST_COPIES: usize = 100;

/// Reads the set-up of a text.
pub(super) fn read<'t>(text: &'t str, library: &Library, ground: Ground) -> Read<'t, Text<'t>> {
    let scenario = Scenario {
        title: None,
        mode: None,
        options: std::collections::BTreeMap::new(),
        phase: ScenarioPhase::Action,
        round: 2,
        active: 0,
        initiative_taken: false,
        seats: vec![],
    };
    let mut reader = Reader { library, ground, names: Names::usual(), scenario };
    reader.sit(1);
    let (setup, rest): (Vec<Line<'_>>, Vec<Line<'_>>) =
        lines(text).into_iter().partition(|line| matches!(line, Line::Setup(_)));
    for line in setup {
        reader.line(line.text())?;
    }
    Ok(Text { scenario: reader.scenario, names: reader.names, lines: rest })
}

struct Reader<'a> {
    library: &'a Library,
    ground: Ground,
    names: Names,
    scenario: Scenario,
}

impl Reader<'_> {
    fn line<'t>(&mut self, line: &'t str) -> Read<'t, ()> {
        if let Some((seat, zones)) = self.names.begins(line, ":") {
            self.sit(seat);
            return cut(zones, ';').into_iter().try_for_each(|part| self.zone(seat, part));
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "round" => {
                let none = || Wrong::new(rest, format!("{rest} is not a round"));
                self.scenario.round = rest.parse().ok().filter(|round| *round > 0).ok_or_else(none)?;
            }
            "title" => self.scenario.title = Some(rest.to_owned()),
            "mode" => self.scenario.mode = Some(rest.to_owned()),
            "options" => {
                for part in cut(rest, ',') {
                    let none = || Wrong::new(part, "an option is its name and its value");
                    let (name, value) = part.split_once(' ').ok_or_else(none)?;
                    self.scenario.options.insert(name.to_owned(), value.trim().to_owned());
                }
            }
            "players" => self.players(rest)?,
            "initiative" if rest == "taken" => self.scenario.initiative_taken = true,
            "regroup" if rest.is_empty() => self.scenario.phase = ScenarioPhase::Regroup,
            _ => {
                if let Some(name) = line.strip_suffix(" starts") {
                    self.scenario.active = self.seat(name)? as u8;
                    return Ok(());
                }
                let name = line.split(':').next().unwrap_or(line);
                return Err(Wrong::new(name, format!("nobody is called {name}")));
            }
        }
        Ok(())
    }

    fn seat<'t>(&self, name: &'t str) -> Read<'t, usize> {
        self.names.seat(name).map_err(|why| Wrong::new(name, why.to_string()))
    }

    /// Names everybody; the names are used from here on.
    fn players<'t>(&mut self, list: &'t str) -> Read<'t, ()> {
        let names = cut(list, ',');
        if !(2..=MAX_SEATS).contains(&names.len()) {
            return Err(Wrong::new(list, format!("two to {MAX_SEATS} players are named, with commas")));
        }
        self.sit(names.len() - 1);
        if self.scenario.seats.len() > names.len() {
            return Err(Wrong::new(list, "there are more players than these already"));
        }
        for (at, name) in names.iter().enumerate() {
            if is_about_the_game(name) {
                return Err(Wrong::new(name, format!("{name} begins as a line about the whole game does")));
            }
            if names[..at].contains(name) {
                return Err(Wrong::new(name, format!("two are called {name}")));
            }
            self.scenario.seats[at].name = Some((*name).to_owned());
        }
        self.names = Names::of(names);
        Ok(())
    }

    /// Lets everybody up to this seat sit down.
    fn sit(&mut self, seat: usize) {
        while self.scenario.seats.len() <= seat {
            self.scenario.seats.push(ScenarioSeat {
                name: None,
                leader: Some(plain(self.ground.leader)),
                leaders: vec![],
                base: plain(self.ground.base),
                hand: vec![],
                deck: vec![plain(self.ground.filler); 6],
                discard: vec![],
                ground: vec![],
                space: vec![],
                resources: Resources::default(),
                initiative: false,
                force: false,
                credits: 0,
            });
        }
    }

    fn zone<'t>(&mut self, seat: usize, part: &'t str) -> Read<'t, ()> {
        let (zone, rest) = part.split_once(' ').map_or((part, ""), |(zone, rest)| (zone, rest.trim()));
        if rest.is_empty() && !matches!(zone, "initiative" | "force") {
            return Err(Wrong::new(part, format!("{part}: which cards?")));
        }
        let number = rest.parse::<u16>().ok();
        let cards = |kinds: &[Kind]| if rest == "none" { Ok(vec![]) } else { self.many(rest, kinds) };
        let read = match zone {
            "initiative" => Zone::Initiative,
            "force" => Zone::Force,
            "credits" => {
                Zone::Credits(rest.parse().map_err(|_| Wrong::new(rest, format!("{rest} is not a number of Credits")))?)
            }
            "leader" if rest == "none" => Zone::Leader(None),
            "leader" => Zone::Leader(Some(self.one(rest, &[Kind::Leader])?)),
            "leaders" => Zone::Leaders(cards(&[Kind::Leader])?),
            "base" => match number {
                Some(damage) => Zone::BaseDamage(damage),
                None if rest.starts_with('(') => {
                    let state = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                    Zone::Base(self.said(plain(self.ground.base), state)?)
                }
                None => Zone::Base(self.one(rest, &[Kind::Base])?),
            },
            "hand" => Zone::Hand(cards(LOOSE)?),
            "deck" => Zone::Deck(cards(LOOSE)?),
            "discard" => Zone::Discard(cards(LOOSE)?),
            "ground" => Zone::Ground(cards(UNITS)?),
            "space" => Zone::Space(cards(UNITS)?),
            "res" => Zone::Resources(match number {
                Some(count) if usize::from(count) > 2 * MOST_COPIES => {
                    return Err(Wrong::new(rest, format!("{count} resources are more than {}", 2 * MOST_COPIES)));
                }
                Some(count) => Resources::Blanks(count),
                None => Resources::Cards(cards(LOOSE)?),
            }),
            _ => return Err(Wrong::new(zone, format!("{zone} is not a zone"))),
        };
        if let Some(side) = self.scenario.seats.get_mut(seat) {
            read.lay(side);
        }
        Ok(())
    }

    fn many<'t>(&self, text: &'t str, kinds: &[Kind]) -> Read<'t, Vec<Placed>> {
        let mut list = vec![];
        for part in cut(text, ',') {
            let (part, count) = times(part);
            if count > MOST_COPIES {
                return Err(Wrong::new(part, format!("{count} are more than {MOST_COPIES}")));
            }
            list.extend(vec![self.one(part, kinds)?; count]);
        }
        Ok(list)
    }

    /// One card with its state in brackets.
    fn one<'t>(&self, text: &'t str, kinds: &[Kind]) -> Read<'t, Placed> {
        let (name, state) = bracket(text);
        self.said(plain(&self.card(name, kinds)?), state)
    }

    /// Adds its state from the brackets.
    fn said<'t>(&self, mut placed: Placed, state: Option<&'t str>) -> Read<'t, Placed> {
        for word in state.map(|state| cut(state, ',')).unwrap_or_default() {
            self.state(&mut placed, word)?;
        }
        Ok(placed)
    }

    fn state<'t>(&self, placed: &mut Placed, word: &'t str) -> Read<'t, ()> {
        match word {
            "exhausted" => placed.exhausted = true,
            "deployed" => placed.deployed = true,
            "epic used" => placed.epic_used = true,
            "flipped" => placed.flipped = true,
            _ => {
                if let Some(damage) = word.strip_suffix(" damage") {
                    placed.damage =
                        damage.parse().map_err(|_| Wrong::new(word, format!("{damage} is not an amount of damage")))?;
                } else if let Some(owner) = word.strip_prefix("owned by ") {
                    placed.owner = Some(self.seat(owner)? as u8);
                } else if let Some(captive) = word.strip_prefix("guards ") {
                    let (captive, count) = times(captive);
                    placed.captives.extend(vec![self.owned(captive, UNITS)?; count.min(MOST_COPIES)]);
                } else {
                    let (upgrade, count) = times(word);
                    let read = self.upgrade(upgrade)?;
                    placed.upgrades.extend(vec![read; count.min(MOST_COPIES)]);
                }
            }
        }
        Ok(())
    }

    /// `Shield`, or `L3-37 (guards Wampa)` for a unit that became an upgrade.
    fn upgrade<'t>(&self, text: &'t str) -> Read<'t, Placed> {
        let (name, state) = bracket(text);
        let read = self.owned(name, UPGRADES);
        let mut read = read.or_else(|why| self.owned(name, PILOTS).map_err(|_| why))?;
        for word in state.map(|state| cut(state, ',')).unwrap_or_default() {
            let none = || Wrong::new(word, "an upgrade's brackets can only say whom it guards");
            let (captive, count) = times(word.strip_prefix("guards ").ok_or_else(none)?);
            read.captives.extend(vec![self.owned(captive, UNITS)?; count.min(MOST_COPIES)]);
        }
        Ok(read)
    }

    /// `Shield`, or `bob's Shield`.
    fn owned<'t>(&self, text: &'t str, kinds: &[Kind]) -> Read<'t, Placed> {
        match self.names.begins(text, "'s ") {
            Some((seat, rest)) => Ok(Placed { owner: Some(seat as u8), ..plain(&self.card(rest, kinds)?) }),
            None => Ok(plain(&self.card(text, kinds)?)),
        }
    }

    fn card<'t>(&self, name: &'t str, kinds: &[Kind]) -> Read<'t, String> {
        called(self.library, name, kinds).map_err(|why| Wrong::new(name, why.to_string()))
    }
}

/// What a part says about a player.
enum Zone {
    Initiative,
    Force,
    Credits(u8),
    Leader(Option<Placed>),
    Leaders(Vec<Placed>),
    Base(Placed),
    BaseDamage(u16),
    Hand(Vec<Placed>),
    Deck(Vec<Placed>),
    Discard(Vec<Placed>),
    Ground(Vec<Placed>),
    Space(Vec<Placed>),
    Resources(Resources),
}

impl Zone {
    fn lay(self, side: &mut ScenarioSeat) {
        match self {
            Zone::Initiative => side.initiative = true,
            Zone::Force => side.force = true,
            Zone::Credits(count) => side.credits = count,
            Zone::Leader(leader) => side.leader = leader,
            Zone::Leaders(leaders) => (side.leader, side.leaders) = (None, leaders),
            Zone::Base(base) => side.base = base,
            Zone::BaseDamage(damage) => side.base.damage = damage,
            Zone::Hand(cards) => side.hand = cards,
            Zone::Deck(cards) => side.deck = cards,
            Zone::Discard(cards) => side.discard = cards,
            Zone::Ground(units) => side.ground = units,
            Zone::Space(units) => side.space = units,
            Zone::Resources(resources) => side.resources = resources,
        }
    }
}

fn plain(id: &str) -> Placed {
    Placed { id: id.to_owned(), ..Placed::default() }
}
