//! People over the wire: lists of players read in, everybody who is here, and what people reached in several saved events.

use super::{Answer, Reading, Tournaments, field, save};
use crate::request::Refused;
use events::tournament::{Event, LeaguePoints, LeagueRow, Op, PersonRecord, Stamp, league, read_people, records};
use serde_json::{Value, json};
use shell::desk_session::people::{Newcomer, one, registering};

/// What is asked here.
pub(super) const PEOPLE: [&str; 4] = ["import", "people", "penalties", "league"];

impl Tournaments {
    /// Answers one of [`PEOPLE`]. An error changes nothing.
    pub(super) fn about_people(&mut self, op: &str, asked: &Value, stamp: Stamp) -> Answer {
        match op {
            "import" => self.import(asked, stamp),
            "people" => Ok(json!({"ok": true, "people": self.records(asked)?.iter().map(record).collect::<Vec<_>>()})),
            "penalties" => Ok(json!({"ok": true, "penalties": penalties(&self.records(asked)?)})),
            _ => {
                let points: Option<String> = field(asked, "points", "bad-count")?;
                let points: LeaguePoints = points.map_or(Ok(LeaguePoints::default()), |points| points.parse())?;
                let rows = league(&self.events(asked)?, &points);
                Ok(json!({"ok": true, "league": rows.iter().map(row).collect::<Vec<_>>()}))
            }
        }
    }

    /// Registers everybody of a list as text, or of another saved event, who is not registered yet.
    fn import(&mut self, asked: &Value, stamp: Stamp) -> Answer {
        let event = self.there_is()?;
        let text: Option<String> = field(asked, "text", "bad-request")?;
        let saved: Option<String> = field(asked, "save", "bad-save")?;
        let people = match (text, saved) {
            (Some(text), None) => read_people(&text)?,
            (None, Some(saved)) => save::read(&saved)?.people(),
            _ => return Err(Refused::new("bad-request", "import takes a text or the save of another event")),
        };
        let all = people.into_iter().map(|person| Newcomer { person, deck: None }).collect();
        let (ops, there) = registering(event, all);
        let count = ops.len();
        self.act_all(ops, stamp)?;
        let mut answer = self.read(Reading::State)?;
        (answer["registered"], answer["already"]) = (json!(count), json!(there));
        Ok(answer)
    }

    /// Says of everybody who registered that they are here, or that nobody is.
    pub(super) fn all_here(&mut self, present: bool, stamp: Stamp) -> Answer {
        let players = self.there_is()?.players().iter();
        let away = players.filter(|player| player.present != present && player.dropped.is_none());
        let ops = away.map(|player| Op::CheckIn { player: player.name.clone(), present }).collect();
        self.act_all(ops, stamp)?;
        self.read(Reading::State)
    }

    /// Does all of these operations, or none.
    fn act_all(&mut self, ops: Vec<Op>, stamp: Stamp) -> Result<(), Refused> {
        let mut tried = self.clone();
        for op in ops {
            tried.act_as(op, stamp.clone())?;
        }
        *self = tried;
        Ok(())
    }

    /// The events of the saves that are given, and after them the present one.
    fn events(&self, asked: &Value) -> Result<Vec<Event>, Refused> {
        let saves: Option<Vec<String>> = field(asked, "saves", "bad-save")?;
        let saved = saves.unwrap_or_default();
        let mut events = saved.iter().map(|text| save::read(text)).collect::<Result<Vec<Event>, Refused>>()?;
        events.extend(self.event().cloned());
        if events.is_empty() { Err(super::no_event()) } else { Ok(events) }
    }

    /// The records of everybody, or of the person asked for.
    fn records(&self, asked: &Value) -> Result<Vec<PersonRecord>, Refused> {
        let all = records(&self.events(asked)?);
        let of: Option<String> = field(asked, "of", "unknown-player")?;
        match of {
            Some(name) => Ok(vec![one(all, &name).map_err(|why| Refused::new("unknown-player", why.to_string()))?]),
            None => Ok(all),
        }
    }
}

fn record(record: &PersonRecord) -> Value {
    let PersonRecord { person, events, points, firsts, penalties, score } = record;
    json!({
        "name": person.name,
        "uid": person.uid,
        "events": events,
        "score": score.told(),
        "points": points,
        "firsts": firsts,
        "penalties": penalties,
    })
}

fn penalties(records: &[PersonRecord]) -> Vec<Value> {
    let of = |record: &PersonRecord| -> Vec<Value> {
        let name = &record.person.name;
        record.penalties.iter().map(|penalty| json!({"player": name, "penalty": penalty})).collect()
    };
    records.iter().flat_map(of).collect()
}

fn row(row: &LeagueRow) -> Value {
    let LeagueRow { rank, person, weeks, sum } = row;
    json!({"rank": rank, "name": person.name, "uid": person.uid, "weeks": weeks, "sum": sum})
}
