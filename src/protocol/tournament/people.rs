//! People over the wire: lists of players read in, everybody who is here, and what people reached in several saved events.

use super::request::OfEvents;
use super::{Answer, Reading, Tournaments, save};
use crate::answers::{League, LeagueTold, Penalised, Penalties, People, Reached, answer};
use crate::field::Field;
use crate::request::Refused;
use events::tournament::{Event, LeaguePoints, LeagueRow, Op, PersonRecord, Stamp, league, read_people, records};
use shell::desk_session::people::{Newcomer, one, registering};

impl Tournaments {
    /// What people reached in several events.
    pub(super) fn people(&self, of: &OfEvents) -> Answer {
        answer(&People { ok: true, people: self.records(of)?.iter().map(record).collect() })
    }

    /// Their penalties.
    pub(super) fn penalties(&self, of: &OfEvents) -> Answer {
        answer(&Penalties { ok: true, penalties: self.records(of)?.iter().flat_map(penalties).collect() })
    }

    /// A league over several events.
    pub(super) fn league(&self, saves: &Field<Option<Vec<String>>>, points: &Field<Option<String>>) -> Answer {
        let points = points.read("points", "bad-count")?;
        let points: LeaguePoints = points.map_or(Ok(LeaguePoints::default()), |points| points.parse())?;
        let rows = league(&self.events(saves.read("saves", "bad-save")?)?, &points);
        answer(&League { ok: true, league: rows.iter().map(row).collect() })
    }

    /// Registers everybody of a list as text, or of another saved event, who is not registered yet.
    pub(super) fn import(&mut self, text: Option<String>, saved: Option<String>, stamp: &Stamp) -> Answer {
        let event = self.there_is()?;
        let people = match (text, saved) {
            (Some(text), None) => read_people(&text)?,
            (None, Some(saved)) => save::read(&saved)?.people(),
            _ => return Err(Refused::new("bad-request", "import takes a text or the save of another event")),
        };
        let all = people.into_iter().map(|person| Newcomer { person, deck: None }).collect();
        let (ops, there) = registering(event, all);
        let count = ops.len();
        self.act_all(ops, stamp)?;
        let mut desk = super::showing::desk(self.there_is()?);
        (desk.registered, desk.already) = (Some(count), Some(there));
        answer(&desk)
    }

    /// Says of everybody who registered that they are here, or that nobody is.
    pub(super) fn all_here(&mut self, present: bool, stamp: &Stamp) -> Answer {
        let players = self.there_is()?.players().iter();
        let away = players.filter(|player| player.present != present && player.dropped.is_none());
        let ops = away.map(|player| Op::CheckIn { player: player.name.clone(), present }).collect();
        self.act_all(ops, stamp)?;
        self.read(Reading::State)
    }

    /// Does all of these operations, or none.
    fn act_all(&mut self, ops: Vec<Op>, stamp: &Stamp) -> Result<(), Refused> {
        let mut tried = self.clone();
        for op in ops {
            tried.act_as(op, stamp.clone())?;
        }
        *self = tried;
        Ok(())
    }

    /// The events of the saves that are given, and after them the present one.
    fn events(&self, saves: Option<Vec<String>>) -> Result<Vec<Event>, Refused> {
        let saved = saves.unwrap_or_default();
        let mut events = saved.iter().map(|text| save::read(text)).collect::<Result<Vec<Event>, Refused>>()?;
        events.extend(self.event().cloned());
        if events.is_empty() { Err(super::no_event()) } else { Ok(events) }
    }

    /// The records of everybody, or of the person asked for.
    fn records(&self, asked: &OfEvents) -> Result<Vec<PersonRecord>, Refused> {
        let all = records(&self.events(asked.saves.read("saves", "bad-save")?)?);
        match asked.of.read("of", "unknown-player")? {
            Some(name) => Ok(vec![one(all, &name).map_err(|why| Refused::new("unknown-player", why.to_string()))?]),
            None => Ok(all),
        }
    }
}

fn record(record: &PersonRecord) -> Reached {
    Reached {
        name: record.person.name.clone(),
        uid: record.person.uid.clone(),
        events: record.events,
        score: record.score.told(),
        points: record.points,
        firsts: record.firsts,
        penalties: record.penalties.clone(),
    }
}

fn penalties(record: &PersonRecord) -> Vec<Penalised> {
    let name = &record.person.name;
    let one = |penalty: &String| Penalised { player: name.clone(), penalty: penalty.clone() };
    record.penalties.iter().map(one).collect()
}

fn row(row: &LeagueRow) -> LeagueTold {
    LeagueTold {
        rank: row.rank,
        name: row.person.name.clone(),
        uid: row.person.uid.clone(),
        weeks: row.weeks.clone(),
        sum: row.sum,
    }
}
