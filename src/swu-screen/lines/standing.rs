//! What was told about units and bases, and what differs from that.

use super::narrate;
use crate::labels::Labels;
use hotseat::log::Line as LogLine;
use hotseat::narration::Brief;
use swu_view::{UnitView, View};

/// Everything that was told, by handle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing(Vec<Told>);

/// What was told about a unit or a base.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    uid: u16,
    left: i16,
    /// Of a unit.
    power: Option<i16>,
    keywords: Vec<String>,
}

impl Standing {
    /// What is to be told about this table.
    pub fn of(view: &View) -> Standing {
        let bases = view.seats.iter().map(|side| {
            let (uid, left) = (side.base.uid, side.base.remaining());
            Told { uid, left, power: None, keywords: Vec::new() }
        });
        let units = view.seats.iter().flat_map(|side| &side.units).map(|unit| {
            let (uid, left, power) = (unit.uid, unit.remaining(), Some(unit.power));
            Told { uid, left, power, keywords: keywords(unit) }
        });
        Standing(bases.chain(units).collect())
    }

    fn told(&self, uid: u16) -> Option<&Told> {
        self.0.iter().find(|told| told.uid == uid)
    }

    /// What is different now, and what is new: "Bob's base: 13 of 30 left.", "Luke Skywalker (a): power 8, HP 7 of 7,
    /// now Overwhelm."
    ///
    /// What the news said is left is not said again, nor that a unit is as its card says, if that card is `printed` among
    /// them: ids with power and HP.
    pub fn changed(
        &self,
        view: &View,
        labels: &Labels,
        news: &[LogLine],
        printed: &[(String, i16, i16)],
    ) -> Vec<String> {
        let mut lines = Vec::new();
        for side in &view.seats {
            let (base, left) = (&side.base, side.base.remaining());
            if self.told(base.uid).is_some_and(|told| told.left != left) && !is_said(news, base.uid, left) {
                lines.push(format!("{}'s base: {left} of {} left.", side.name, base.hp));
            }
            let told = |unit: &UnitView| match self.told(unit.uid) {
                Some(told) => different(unit, told, labels, is_said(news, unit.uid, unit.remaining())),
                None if is_printed(unit, printed) => None,
                None => Some(new(unit, labels)),
            };
            lines.extend(side.units.iter().filter_map(told));
        }
        lines
    }
}

/// Did the news say how much is left?
fn is_said(news: &[LogLine], uid: u16, left: i16) -> bool {
    let last = news.iter().rev().find_map(|line| match &line.brief {
        Brief::Left { of, after, .. } if of.id == uid => Some(*after),
        _ => None,
    });
    last == Some(left)
}

/// Is a unit as its card says, which was told a moment ago?
fn is_printed(unit: &UnitView, printed: &[(String, i16, i16)]) -> bool {
    let same = |(id, power, hp): &(String, i16, i16)| {
        unit.face() == id && unit.power == *power && unit.hp == *hp && unit.remaining() == *hp
    };
    unit.exhausted && unit.upgrades.is_empty() && printed.iter().any(same)
}

fn keywords(unit: &UnitView) -> Vec<String> {
    unit.keywords.iter().map(|(keyword, number)| narrate::keyword(*keyword, *number)).collect()
}

/// "Cell Block Guard (e): power 3, HP 3 of 3, exhausted, Sentinel."
fn new(unit: &UnitView, labels: &Labels) -> String {
    let mut parts = vec![narrate::numbers_of(unit)];
    // Units come into play exhausted.
    parts.extend((!unit.exhausted).then(|| "ready".to_owned()));
    parts.extend(keywords(unit));
    format!("{}: {}.", called(unit, labels), parts.join(", "))
}

/// "Cell Block Guard (e)".
fn called(unit: &UnitView, labels: &Labels) -> String {
    let label = labels.of(unit.uid).map(|label| format!(" ({label})")).unwrap_or_default();
    format!("{}{label}", unit.name)
}

fn different(unit: &UnitView, told: &Told, labels: &Labels, said: bool) -> Option<String> {
    let now = keywords(unit);
    let mut parts: Vec<String> = Vec::new();
    if told.power != Some(unit.power) {
        parts.push(narrate::numbers_of(unit));
    } else if told.left != unit.remaining() && !said {
        parts.push(format!("HP {} of {}", unit.remaining(), unit.hp));
    }
    let new: Vec<&str> = now.iter().filter(|word| !told.keywords.contains(word)).map(String::as_str).collect();
    let gone: Vec<&str> = told.keywords.iter().filter(|word| !now.contains(word)).map(String::as_str).collect();
    parts.extend((!new.is_empty()).then(|| format!("now {}", new.join(" and "))));
    parts.extend((!gone.is_empty()).then(|| format!("no longer {}", gone.join(" and "))));
    (!parts.is_empty()).then(|| format!("{}: {}.", called(unit, labels), parts.join(", ")))
}
