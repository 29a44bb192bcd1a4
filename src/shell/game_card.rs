//! A card of a finished game, to be shown to others: who won with what, the course of what everybody loses by, the
//! moment at which it turned, and how its luck is checked. It is made from public facts alone.

mod drawn;

use crate::course::{Course, Words};
use hotseat::hosted::Outcome;
use hotseat::log::{Line, Weight};
use hotseat::past::{Moment, rounds};
use seats::{Seat, SeatSet};

/// One seat of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    name: String,
    /// What it played with, in public: its leaders.
    with: Vec<String>,
    won: bool,
}

/// The card of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameCard {
    result: String,
    places: Vec<Place>,
    /// What every seat had left at the end of each round.
    course: Vec<(u16, Vec<i16>)>,
    words: Words,
    /// When and how the game turned.
    turned: Option<String>,
    /// How its luck is checked.
    checked: String,
}

impl GameCard {
    /// The card of this game; `None` while it is under way.
    pub fn of<V>(course: &dyn Course<View = V>) -> Option<GameCard> {
        let outcome = course.outcome()?;
        let (names, leaders, moments) = (course.table().names(), course.leaders(), course.moments());
        let (winners, words) = (outcome.winners(), course.words());
        let place = |(seat, name): (Seat, &String)| Place {
            name: name.clone(),
            with: leaders.get(seat.index()).cloned().unwrap_or_default(),
            won: winners.has(seat),
        };
        let places = Seat::all(names.len()).zip(&names).map(place).collect();
        Some(GameCard {
            result: result(outcome, &names, &moments, words),
            places,
            course: rounds(&moments),
            words,
            turned: turned(winners, (&moments, words), &course.log(moments.len().saturating_sub(1), None)),
            checked: checked(course.seed()),
        })
    }

    /// When and how the game turned: "Turned in round 5: ..."; `None` if nobody was ahead.
    pub fn turned(&self) -> Option<&str> {
        self.turned.as_deref()
    }

    /// The card as a picture, with the colours of terminals, and in plain signs, each with the end of its file's name.
    pub fn files(&self) -> [(&'static str, String); 3] {
        [("svg", drawn::svg(self)), ("ans", drawn::ansi(self)), ("txt", drawn::text(self))]
    }
}

fn result(outcome: Outcome, names: &[String], moments: &[Moment], words: Words) -> String {
    let round = moments.last().map_or(0, |moment| moment.round);
    let when = if round > 0 { format!(" in {} {round}", words.round) } else { String::new() };
    let won: Vec<&str> =
        outcome.winners().iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
    if won.is_empty() { format!("A draw{when}") } else { format!("{} won{when}", won.join(" and ")) }
}

fn checked(seed: Option<u64>) -> String {
    let seed = seed.map(|seed| format!("Seed {seed}. ")).unwrap_or_default();
    format!("{seed}cantina verify checks its luck")
}

/// How far the winners are ahead of the best of the others.
fn lead(winners: SeatSet, standing: &[i16]) -> Option<i16> {
    let left = |won: bool| {
        let seats = Seat::all(standing.len()).filter(|seat| winners.has(*seat) == won);
        seats.map(|seat| standing[seat.index()]).max()
    };
    Some(left(true)? - left(false)?)
}

/// When the winners went ahead for good; if they were never behind, when they gained most.
fn turned(winners: SeatSet, (moments, words): (&[Moment], Words), log: &[Line]) -> Option<String> {
    let leads: Vec<i16> = moments.iter().map_while(|moment| lead(winners, &moment.standing)).collect();
    let ahead = (1..leads.len()).rev().find(|at| leads[*at] > 0 && leads[*at - 1] <= 0);
    let gained = || (1..leads.len()).max_by_key(|at| leads[*at] - leads[*at - 1]);
    let at = ahead.filter(|at| leads[..*at].iter().any(|lead| *lead < 0)).or_else(gained)?;
    let (from, to) = (moments[at - 1].lines, moments[at].lines.min(log.len()));
    let lines = log.get(from..to)?;
    let told = lines.iter().find(|line| line.weight == Weight::Action).or(lines.first())?;
    Some(format!("Turned in {} {}: {}", words.round, moments[at].round, told.text))
}
