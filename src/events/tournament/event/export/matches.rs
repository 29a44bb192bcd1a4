//! Every match of an event for a spreadsheet, a row each; of a pod, a row for each player.

use super::super::{Calendar, Event, LogLine, Op, Outcome, Round, Seated};
use super::spreadsheet::{stamped, table};

/// Rounds, tables, players and results with everybody's points before and after.
pub(super) fn matches(event: &Event, calendar: Calendar) -> String {
    let rounds = event.rounds().iter().enumerate();
    let points: Vec<Vec<u32>> = (0..=event.rounds().len()).map(|rounds| event.points_after(rounds)).collect();
    let points = points.as_slice();
    let each = rounds.flat_map(|(number, round)| {
        let tables = round.tables.iter().enumerate();
        tables.map(move |(place, seated)| At { event, calendar, number, place, round, seated, points })
    });
    if event.is_pods() {
        let heads =
            ["round", "table", "player", "place", "before", "after", "end", "penalties", "entered", "entered_by"];
        return table(&heads, each.flat_map(|at| at.places()));
    }
    let heads = [
        "round",
        "cut",
        "table",
        "player",
        "opponent",
        "won",
        "lost",
        "drawn",
        "end",
        "by",
        "winner",
        "before",
        "after",
        "opponent_before",
        "opponent_after",
        "extra_minutes",
        "time_called",
        "penalties",
        "entered",
        "entered_by",
    ];
    table(&heads, each.map(|at| at.row()))
}

/// A table of a round.
struct At<'a> {
    event: &'a Event,
    calendar: Calendar,
    /// The index of its round.
    number: usize,
    /// Its index in the round.
    place: usize,
    round: &'a Round,
    seated: &'a Seated,
    /// Everybody's points before the first round and after each.
    points: &'a [Vec<u32>],
}

impl At<'_> {
    fn name(&self, seat: usize) -> String {
        self.seated.players.get(seat).map_or("", |player| self.event.desk.name(*player)).to_owned()
    }

    fn numbers(&self) -> [String; 2] {
        [(self.number + 1).to_string(), (self.place + 1).to_string()]
    }

    /// Points of a seat before the round and after it; matches of the bracket give none.
    fn points(&self, seat: usize) -> [String; 2] {
        let Some(player) = self.seated.players.get(seat).copied().filter(|_| !self.round.elimination) else {
            return Default::default();
        };
        let after = |rounds: usize| {
            let points = self.points.get(rounds).and_then(|points| points.get(player));
            points.map(u32::to_string).unwrap_or_default()
        };
        let known = self.seated.outcome.is_some() || self.seated.players.len() == 1;
        [after(self.number), if known { after(self.number + 1) } else { String::new() }]
    }

    fn row(&self) -> Vec<String> {
        let [round, table] = self.numbers();
        let cut = if self.round.elimination { "yes" } else { "no" };
        let mut row = vec![round, cut.to_owned(), table, self.name(0), self.name(1)];
        row.extend(self.result());
        row.extend(self.points(0));
        row.extend(self.points(1));
        let extra = if self.seated.extra > 0 { self.seated.extra.to_string() } else { String::new() };
        row.extend([extra, if self.seated.called { "yes" } else { "" }.to_owned()]);
        row.extend(self.noted());
        row
    }

    /// Games won, lost and drawn, how the match ended, by whom, and who won.
    fn result(&self) -> [String; 6] {
        let ended = |end: &str| ["", "", "", end, "", ""].map(str::to_owned);
        match self.seated.outcome.as_ref() {
            None if self.seated.players.len() == 1 => ended("bye"),
            None => ended("open"),
            Some(Outcome::Bye) => ended("bye"),
            Some(Outcome::Pod(_)) => ended("places"),
            Some(Outcome::Match { games, end, by, winner }) => {
                let [won, lost, drawn] = games.map(|games| games.to_string());
                let name = |seat: &Option<usize>| seat.map(|seat| self.name(seat)).unwrap_or_default();
                [won, lost, drawn, end.word().to_owned(), name(by), name(winner)]
            }
        }
    }

    /// The rows of a pod.
    fn places(&self) -> Vec<Vec<String>> {
        let place = |seat: usize| match &self.seated.outcome {
            Some(Outcome::Pod(places)) => places.get(seat).map(u32::to_string).unwrap_or_default(),
            _ => String::new(),
        };
        let row = |seat: usize| {
            let mut row = self.numbers().to_vec();
            row.extend([self.name(seat), place(seat)]);
            row.extend(self.points(seat));
            row.push(if self.seated.outcome.is_some() { "places" } else { "open" }.to_owned());
            row.extend(self.noted());
            row
        };
        (0..self.seated.players.len()).map(row).collect()
    }

    /// Penalties at the table, and when and by whom its result was entered.
    fn noted(&self) -> [String; 3] {
        let (round, table) = (self.number as u32 + 1, self.place + 1);
        let here = |line: &&LogLine| line.round == round && line.table == Some(table);
        let penalties = self.event.penalties().filter(here).map(|line| line.op.told()).collect::<Vec<_>>().join("; ");
        let decided = self.event.decided(round, table).filter(|line| self.seated.outcome.is_some() || is_result(line));
        let [at, by] = decided.map(|line| stamped(&line.stamp, self.calendar)).unwrap_or_default();
        [penalties, at, by]
    }
}

fn is_result(line: &LogLine) -> bool {
    matches!(line.op, Op::Result(_))
}
