//! What people reached in several events: matches, byes, places, penalties. People are told apart by their id, or by their
//! name if they have none.

use super::super::event::{Event, Op, Score};
use super::list::Person;
use seats::naming;

/// How alike two names are at least if one may have been meant for the other, from 0 to 1.
const ALIKE: f64 = 0.8;

/// What somebody reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRecord {
    /// Who, as they registered last.
    pub person: Person,
    /// In how many events they played.
    pub events: u32,
    /// Matches won, lost and drawn in all of them.
    pub score: Score,
    /// Match points in all of them.
    pub points: u32,
    /// How often they came first.
    pub firsts: u32,
    /// Penalties, each with the event: "Friday, game loss: late".
    pub penalties: Vec<String>,
}

/// Are these the same person?
pub(super) fn are_one(one: &Person, other: &Person) -> bool {
    match (&one.uid, &other.uid) {
        (Some(one), Some(other)) => one == other,
        _ => naming::are_one(&one.name, &other.name),
    }
}

/// What everybody reached in these events, those with the most points first.
pub fn records(events: &[Event]) -> Vec<PersonRecord> {
    let mut records: Vec<PersonRecord> = Vec::new();
    for event in events {
        let (points, scores) = (event.points_after(event.rounds().len()), event.scores());
        let first = event.ranking().and_then(|ranking| ranking.first().copied());
        for (player, person) in event.people().into_iter().enumerate() {
            let place = records.iter().position(|record| are_one(&record.person, &person));
            let place = place.unwrap_or_else(|| {
                let (score, penalties) = (Score::default(), Vec::new());
                let person = person.clone();
                records.push(PersonRecord { person, events: 0, score, points: 0, firsts: 0, penalties });
                records.len() - 1
            });
            let Some(record) = records.get_mut(place) else { continue };
            let uid = person.uid.clone().or(record.person.uid.clone());
            record.person = Person { uid, ..person };
            record.events += u32::from(event.players().get(player).is_some_and(|player| player.joined.is_some()));
            record.score = record.score.and(scores.get(player).copied().unwrap_or_default());
            record.points += points.get(player).copied().unwrap_or_default();
            record.firsts += u32::from(first == Some(player));
            record.penalties.extend(penalties_of(event, &record.person.name));
        }
    }
    records.sort_by(|one, other| {
        other
            .points
            .cmp(&one.points)
            .then_with(|| naming::folded(&one.person.name).cmp(&naming::folded(&other.person.name)))
    });
    records
}

fn penalties_of(event: &Event, name: &str) -> Vec<String> {
    let own = event.penalties().filter_map(|line| match &line.op {
        Op::Penalty { player, kind, note, .. } if player == name => {
            let note = note.as_ref().map(|note| format!(": {note}")).unwrap_or_default();
            let round = if line.round > 0 { format!(", round {}", line.round) } else { String::new() };
            Some(format!("{}{round}, {}{note}", event.setup().name, kind.word()))
        }
        _ => None,
    });
    own.collect()
}

/// The name that was most likely meant by another one; `None` if none is near.
pub fn near<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = naming::folded(name);
    let alike = |other: &str| {
        let other = naming::folded(other);
        let words = other.split(' ').map(|word| strsim::jaro_winkler(&wanted, word));
        words.fold(strsim::jaro_winkler(&wanted, &other), f64::max)
    };
    let near = names.into_iter().map(|other| (alike(other), other)).filter(|(alike, _)| *alike >= ALIKE);
    near.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, name)| name)
}
