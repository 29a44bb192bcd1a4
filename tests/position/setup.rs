//! Setup lines make a scenario.

use super::ground::{BASE, FILLER, LEADER, library};
use super::line::{bracket, cut, times};
use cantina::unlimited::cards::word::Kind;
use cantina::unlimited::rules::scenario::{Placed, Resources, Scenario, ScenarioPhase, ScenarioSeat};

/// The players, in table order.
pub const NAMES: [&str; 6] = ["ann", "bob", "cid", "dan", "eve", "fay"];

/// The seat of a name.
pub fn seat(name: &str) -> Result<usize, String> {
    NAMES.iter().position(|known| *known == name).ok_or_else(|| format!("nobody is called {name}"))
}

/// Two seats with nothing but a leader, a base and a deck.
pub fn empty() -> Scenario {
    let mut scenario = Scenario {
        title: None,
        mode: None,
        options: std::collections::BTreeMap::new(),
        phase: ScenarioPhase::Action,
        round: 2,
        active: 0,
        seats: vec![],
    };
    seat_at(&mut scenario, 1);
    scenario
}

fn seat_at(scenario: &mut Scenario, index: usize) -> &mut ScenarioSeat {
    while scenario.seats.len() <= index {
        scenario.seats.push(ScenarioSeat {
            name: None,
            leader: Some(plain(LEADER)),
            leaders: vec![],
            base: plain(BASE),
            hand: vec![],
            deck: vec![plain(FILLER); 6],
            discard: vec![],
            ground: vec![],
            space: vec![],
            resources: Resources::default(),
            initiative: false,
        });
    }
    &mut scenario.seats[index]
}

fn plain(id: &str) -> Placed {
    Placed { id: id.to_owned(), ..Placed::default() }
}

/// Reads one setup line into the scenario.
pub fn read(scenario: &mut Scenario, line: &str) -> Result<(), String> {
    if line == "regroup" {
        scenario.phase = ScenarioPhase::Regroup;
        return Ok(());
    }
    if let Some(round) = line.strip_prefix("round ") {
        scenario.round = round.parse().map_err(|_| format!("{round} is no round"))?;
        return Ok(());
    }
    if let Some(name) = line.strip_suffix(" starts") {
        scenario.active = seat(name)? as u8;
        return Ok(());
    }
    let (name, zones) = line.split_once(':').ok_or("a setup line is `name: zones`")?;
    let side = seat_at(scenario, seat(name)?);
    for part in cut(zones, ';') {
        zone(side, part).map_err(|why| format!("{part}: {why}"))?;
    }
    Ok(())
}

fn zone(side: &mut ScenarioSeat, part: &str) -> Result<(), String> {
    if part == "initiative" {
        side.initiative = true;
        return Ok(());
    }
    let (zone, rest) = part.split_once(' ').ok_or("which cards?")?;
    match zone {
        "leader" => side.leader = Some(one(rest, &[Kind::Leader])?),
        "base" => match rest.parse() {
            Ok(damage) => side.base.damage = damage,
            Err(_) => side.base = one(rest, &[Kind::Base])?,
        },
        "hand" => side.hand = loose(rest)?,
        "deck" if rest == "none" => side.deck = vec![],
        "deck" => side.deck = loose(rest)?,
        "discard" => side.discard = loose(rest)?,
        "ground" => side.ground = many(rest, &[Kind::Unit, Kind::TokenUnit])?,
        "space" => side.space = many(rest, &[Kind::Unit, Kind::TokenUnit])?,
        "res" => {
            side.resources = match rest.parse() {
                Ok(count) => Resources::Blanks(count),
                Err(_) => Resources::Cards(loose(rest)?),
            }
        }
        _ => return Err(format!("{zone} is no zone")),
    }
    Ok(())
}

fn loose(text: &str) -> Result<Vec<Placed>, String> {
    many(text, &[Kind::Unit, Kind::Event, Kind::Upgrade])
}

fn many(text: &str, kinds: &[Kind]) -> Result<Vec<Placed>, String> {
    let mut list = vec![];
    for part in cut(text, ',') {
        let (part, count) = times(part);
        list.extend(vec![one(part, kinds)?; count]);
    }
    Ok(list)
}

/// One card with what is said of it in brackets.
fn one(text: &str, kinds: &[Kind]) -> Result<Placed, String> {
    let (name, state) = bracket(text);
    let mut placed = plain(&card(name, kinds)?);
    for word in state.map(|state| cut(state, ',')).unwrap_or_default() {
        if let Some(damage) = word.strip_suffix(" damage") {
            placed.damage = damage.parse().map_err(|_| format!("{damage} is no damage"))?;
        } else if word == "exhausted" {
            placed.exhausted = true;
        } else if word == "deployed" {
            placed.deployed = true;
        } else if word == "epic used" {
            placed.epic_used = true;
        } else if let Some(owner) = word.strip_prefix("owned by ") {
            placed.owner = Some(seat(owner)? as u8);
        } else if let Some(captive) = word.strip_prefix("guards ") {
            placed.captives.push(owned(captive, &[Kind::Unit])?);
        } else {
            let (upgrade, count) = times(word);
            placed.upgrades.extend(vec![owned(upgrade, &[Kind::Upgrade, Kind::TokenUpgrade])?; count]);
        }
    }
    Ok(placed)
}

fn owned(text: &str, kinds: &[Kind]) -> Result<Placed, String> {
    match text.split_once("'s ") {
        Some((name, rest)) if NAMES.contains(&name) => {
            Ok(Placed { owner: Some(seat(name)? as u8), ..plain(&card(rest, kinds)?) })
        }
        _ => Ok(plain(&card(text, kinds)?)),
    }
}

/// The id of the card with this id or title, of one of these kinds.
pub fn card(name: &str, kinds: &[Kind]) -> Result<String, String> {
    let fitting: Vec<&str> = library()
        .iter()
        .map(|(_, card)| card)
        .filter(|card| kinds.contains(&card.kind))
        .filter(|card| card.id == name || card.title.eq_ignore_ascii_case(name) && card.reprints.is_none())
        .map(|card| card.id.as_str())
        .collect();
    // Of equal titles in several sets the first set's card is meant; the others are written with their ids.
    let first = fitting.iter().filter(|id| id.starts_with("SOR_")).copied().collect::<Vec<&str>>();
    let fitting = if first.is_empty() { fitting } else { first };
    match fitting[..] {
        [id] => Ok(id.to_owned()),
        [] => Err(format!("no {} is called {name}", kinds[0])),
        _ => Err(format!("{name} may be any of {fitting:?}")),
    }
}
