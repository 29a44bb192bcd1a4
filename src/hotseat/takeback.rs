//! What taking back costs, shown before anybody presses the key.

use super::table::Table;
use super::trust::UndoRule;
use seats::{Seat, SeatSet};
use std::fmt;

/// What a step left behind for the price of taking it back. Public facts only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// Who acted.
    pub seat: Seat,
    /// The first fact that told somebody something new, if any.
    pub learned: Option<Learned>,
}

/// An information point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learned {
    /// Who knows more than before.
    pub by: SeatSet,
    /// The number of the fact in the log.
    pub number: usize,
    /// What everybody saw of it.
    pub text: String,
}

/// The price of taking back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nobody learned anything and nobody else acted.
    Free,
    /// These people must agree.
    Ask(SeatSet),
    /// It cannot be done, and why.
    No(String),
}

/// The price of taking back with the names of those who are asked, for people to read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum UndoPrice {
    /// There is nothing to take back.
    #[default]
    Nothing,
    /// Nobody has to be asked.
    Free,
    /// These people must agree: "Bob and Cas".
    Ask(String),
    /// It cannot be done, and why.
    No(String),
}

impl UndoPrice {
    /// The price of an offer; [`Nothing`](Self::Nothing) if there is none.
    pub fn of(offer: Option<&Offer>, table: &Table) -> UndoPrice {
        match offer.map(|offer| &offer.price) {
            None => UndoPrice::Nothing,
            Some(Price::Free) => UndoPrice::Free,
            Some(Price::Ask(seats)) => UndoPrice::Ask(names(*seats, table)),
            Some(Price::No(why)) => UndoPrice::No(why.clone()),
        }
    }

    /// Why nothing can be taken back, if that is so.
    pub fn why_not(&self) -> Option<String> {
        match self {
            UndoPrice::Nothing => Some("nothing to take back".into()),
            UndoPrice::No(why) => Some(why.clone()),
            UndoPrice::Free | UndoPrice::Ask(_) => None,
        }
    }
}

/// In a few words: `free`, `ask Bob`, `no: Ann drew a card (44)`.
impl fmt::Display for UndoPrice {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UndoPrice::Nothing => formatter.write_str("no: nothing to take back"),
            UndoPrice::Free => formatter.write_str("free"),
            UndoPrice::Ask(names) => write!(formatter, "ask {names}"),
            UndoPrice::No(why) => write!(formatter, "no: {why}"),
        }
    }
}

/// A point to go back to: before one of a seat's own picks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who takes back.
    pub by: Seat,
    /// How many steps of the game stay.
    pub to: usize,
    /// What it costs.
    pub price: Price,
}

/// The price for `by` of taking back these steps, the first of which is its own. A seat whose hand is open is known to
/// be at the keyboard: if `by` is not among `present`, they must agree as well.
pub fn price(steps: &[Trace], by: Seat, present: SeatSet, table: &Table) -> Price {
    if table.agreement().undo == UndoRule::Off {
        return Price::No("undo is off at this table".into());
    }
    let people = table.people();
    let learned = steps.iter().find_map(|step| step.learned.as_ref().filter(|point| any(point.by, people)));
    let acted: SeatSet = steps.iter().map(|step| step.seat).filter(|seat| *seat != by && people.has(*seat)).collect();
    let mut concerned = if learned.is_some() { people } else { acted };
    let absent = !present.has(by);
    if absent {
        concerned.insert(by)
    } else {
        concerned.remove(by)
    }
    match (table.agreement().undo, learned, acted.iter().next()) {
        (UndoRule::FreeOnly, Some(point), _) => Price::No(format!("{} ({})", point.text, point.number)),
        (UndoRule::FreeOnly, None, Some(seat)) => Price::No(format!("{} has acted", table.name(seat))),
        (UndoRule::FreeOnly, None, None) if absent => Price::No(format!("it was {}'s pick", table.name(by))),
        _ if concerned.is_empty() => Price::Free,
        _ => Price::Ask(concerned),
    }
}

/// "Ann", "Ann and Bob", "Ann, Bob and Cas"; "nobody" for no seats.
pub fn names(seats: SeatSet, table: &Table) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| table.name(seat)).collect();
    match names.split_last() {
        None => "nobody".into(),
        Some((last, [])) => (*last).into(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

fn any(seats: SeatSet, of: SeatSet) -> bool {
    seats.iter().any(|seat| of.has(seat))
}
