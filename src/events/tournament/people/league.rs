//! A league: the places of several events added up, by points of choice.

use super::super::event::Event;
use super::super::refusal::{DeskCode, DeskRefusal, ensure};
use super::list::Person;
use super::record::are_one;
use seats::naming;

/// The most points a place can give.
const MOST: u32 = 1000;

/// What a place in an event gives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeaguePoints {
    /// For the first place, the second, and so on; nothing here: the match points of the event.
    pub places: Vec<u32>,
    /// For having played at all.
    pub played: u32,
}

/// Somebody in a league.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeagueRow {
    /// The rank, from 1; people with the same sum share it.
    pub rank: usize,
    /// Who.
    pub person: Person,
    /// What each event gave; `None` for one they did not play.
    pub weeks: Vec<Option<u32>>,
    /// The sum.
    pub sum: u32,
}

impl std::str::FromStr for LeaguePoints {
    type Err = DeskRefusal;

    /// "10,8,6,4" for the places; "10,8,6,4+1" with a point for everybody who played; "match" for match points.
    fn from_str(text: &str) -> Result<LeaguePoints, DeskRefusal> {
        let wrong = || {
            let sentence =
                format!("say the points of the places as 10,8,6,4 or 10,8,6,4+1, up to {MOST} each, or match");
            DeskRefusal::new(DeskCode::BadCount, sentence)
        };
        let number = |text: &str| text.trim().parse::<u32>().ok().filter(|points| *points <= MOST).ok_or_else(wrong);
        if text == "match" {
            return Ok(LeaguePoints::default());
        }
        let (places, played) = text.split_once('+').unwrap_or((text, "0"));
        let places = places.split(',').map(number).collect::<Result<Vec<u32>, _>>()?;
        ensure(!places.is_empty(), DeskCode::BadCount, || "a place gives points".to_owned())?;
        Ok(LeaguePoints { places, played: number(played)? })
    }
}

/// The table of a league after these events.
pub fn league(events: &[Event], points: &LeaguePoints) -> Vec<LeagueRow> {
    let mut rows: Vec<LeagueRow> = Vec::new();
    for (week, event) in events.iter().enumerate() {
        for (person, given) in given(event, points) {
            let place = rows.iter().position(|row| are_one(&row.person, &person)).unwrap_or_else(|| {
                rows.push(LeagueRow { rank: 0, person: person.clone(), weeks: vec![None; events.len()], sum: 0 });
                rows.len() - 1
            });
            if let Some(row) = rows.get_mut(place) {
                row.sum += given;
                row.person = person;
                row.weeks.iter_mut().skip(week).take(1).for_each(|week| *week = Some(given));
            }
        }
    }
    rows.sort_by(|one, other| {
        other.sum.cmp(&one.sum).then_with(|| naming::folded(&one.person.name).cmp(&naming::folded(&other.person.name)))
    });
    let sums: Vec<u32> = rows.iter().map(|row| row.sum).collect();
    for row in &mut rows {
        row.rank = sums.iter().filter(|sum| **sum > row.sum).count() + 1;
    }
    rows
}

/// What an event gives to everybody who played in it. Of an event that is not over, the standings count.
fn given(event: &Event, points: &LeaguePoints) -> Vec<(Person, u32)> {
    let people = event.people();
    let person = |player: usize| people.get(player).cloned();
    let standings = event.standings_now().unwrap_or_default();
    let ranked =
        || standings.iter().flat_map(|class| class.players.iter()).map(|place| event.player_in_history(*place));
    let order: Vec<usize> = event.ranking().unwrap_or_else(|| ranked().collect());
    let match_points = event.points_after(event.rounds().len());
    let row = |(place, player): (usize, usize)| {
        let by_place = points.places.get(place).copied().unwrap_or_default() + points.played;
        let by_matches = match_points.get(player).copied().unwrap_or_default();
        Some((person(player)?, if points.places.is_empty() { by_matches } else { by_place }))
    };
    order.into_iter().enumerate().filter_map(row).collect()
}
