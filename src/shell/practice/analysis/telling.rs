//! A review in words and pictures.

use super::record::Reviewed;
use crate::guide::{Said, Tone};
use crate::practice::practised::Practised;
use crate::practice::tabletop::Tabletop;
use crate::words::capital;
use coach::Verdict;
use coach::review::Judgement;

/// Columns and rows of the picture.
const COLUMNS: usize = 66;
const ROWS: usize = 5;
/// How many of the costliest decisions are told in the summary.
pub const TOLD: usize = 5;
/// How many jumps of the course are explained, and how large the least of them is.
const JUMPS: usize = 5;
const JUMP: f64 = 0.10;
/// A draw that changed less than this explains nothing.
const DRAW: f64 = 0.03;

/// How much is told about a costly decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Told {
    /// What was done, but not what is better: the decision is to be made again.
    Picked,
    /// Everything.
    All,
    /// Everything, and the verdict on the second decision.
    Again(Verdict),
}

/// The summary of the whole game.
pub fn summary<G: Practised>(reviewed: &Reviewed<G>, name: &str) -> Vec<Said> {
    let Some(summary) = &reviewed.summary else { return vec![Said::so(Tone::Plain, "Nothing was decided.")] };
    let count = |verdict: Verdict| reviewed.decisions.iter().filter(|judged| judged.verdict == verdict).count();
    let result = match reviewed.won {
        Some(true) => "won",
        Some(false) => "lost",
        None => "played",
    };
    if summary.decisions == 0 {
        return vec![Said::so(Tone::Plain, format!("{name} {result} the game before deciding anything."))];
    }
    // Rounded before it is written, so that nothing is ever "-0.0".
    let points = (1000.0 * summary.lost).round() / 10.0 + 0.0;
    let luck = 100.0 * summary.luck;
    let counted = format!(
        "Blunders: {}, mistakes: {}, inaccuracies: {}, not known: {}.",
        count(Verdict::Blunder),
        count(Verdict::Mistake),
        count(Verdict::Inaccuracy),
        count(Verdict::Unknown),
    );
    let mut said = vec![
        Said::so(
            Tone::Strong,
            format!(
                "{name} {result} the game and gave away {points:.1} points with each of {} decisions, on average and as far as is known. A point is 1 % to win, if {}.",
                summary.decisions,
                G::PLAYERS[1]
            ),
        ),
        Said::so(Tone::Plain, counted),
        Said::so(Tone::Plain, lucky(luck)),
    ];
    said.extend(picture(reviewed, name));
    said.extend(jumps(reviewed));
    said
}

/// How much better or worse the drawn cards were than others would have been.
fn lucky(luck: f64) -> String {
    match luck.round() {
        points if points > 0.0 => {
            format!("The draws were lucky: {points:.0} points better than others would have been.")
        }
        points if points < 0.0 => {
            format!("The draws were unlucky: {:.0} points worse than others would have been.", -points)
        }
        _ => "The draws were neither lucky nor unlucky.".to_owned(),
    }
}

/// Where the course jumps by more than its bounds, and the move or the luck that made it.
fn jumps<G: Practised>(reviewed: &Reviewed<G>) -> Vec<Said> {
    let all = reviewed.decisions.windows(2).enumerate().filter_map(|(place, pair)| {
        let [before, now] = pair else { return None };
        let by = (now.equity - before.equity).abs();
        (by >= JUMP && by > before.doubt + now.doubt).then_some((place + 1, by))
    });
    let mut all: Vec<(usize, f64)> = all.collect();
    all.sort_by(|one, two| two.1.total_cmp(&one.1).then(one.0.cmp(&two.0)));
    all.truncate(JUMPS);
    all.sort_by_key(|(place, _)| *place);
    let line = |(place, _): (usize, f64)| {
        let (before, now) = (reviewed.decisions.get(place - 1)?, reviewed.decisions.get(place)?);
        let round = reviewed.rounds.get(place)?;
        let [from, to] = [before.equity, now.equity].map(|chance| 100.0 * chance);
        let causes = causes(reviewed, place, before, now);
        Some(Said::so(Tone::Aside, format!("{} {round}, {from:.0} to {to:.0} %: {causes}.", capital(G::ROUND))))
    };
    all.into_iter().filter_map(line).collect()
}

/// What lies between two decisions: a move that gave something away, the moves of others, the luck of a draw.
fn causes<G: Practised>(reviewed: &Reviewed<G>, place: usize, before: &Judgement, now: &Judgement) -> String {
    let mut causes = Vec::new();
    if now.equity < before.equity && before.verdict > Verdict::Unknown {
        let lain = reviewed.costliest.iter().find(|(judged, _)| judged.at == before.at);
        let label = lain.map(|(_, tabletop)| label_of(tabletop, before.picked));
        causes.push(format!("the own move ({})", label.unwrap_or_else(|| before.verdict.word().to_owned())));
    }
    if now.draw.abs() >= DRAW && (now.draw > 0.0) == (now.equity > before.equity) {
        causes.push(format!("the draw ({:+.0})", 100.0 * now.draw));
    }
    causes.extend(reviewed.between.get(place).into_iter().flatten().map(|text| text.trim_end_matches('.').to_owned()));
    if causes.is_empty() { "what was drawn and turned up".to_owned() } else { causes.join("; ") }
}

/// The words of the best option of a costly decision; `None` of all others.
pub fn better<G: Practised>(reviewed: &Reviewed<G>, judged: &Judgement) -> Option<String> {
    let lain = reviewed.costliest.iter().find(|(costly, _)| costly.at == judged.at)?;
    Some(label_of(&lain.1, judged.best))
}

/// The words of an option.
fn label_of<G: Practised>(tabletop: &Tabletop<G>, option: usize) -> String {
    G::labels(&tabletop.view()).into_iter().nth(option).unwrap_or_else(|| "?".to_owned())
}

/// The chance to win over the game, with a mark where most was lost.
fn picture<G: Practised>(reviewed: &Reviewed<G>, name: &str) -> Vec<Said> {
    let chances: Vec<f64> = reviewed.decisions.iter().map(|judged| judged.equity).collect();
    if chances.len() < 2 {
        return Vec::new();
    }
    let columns = chances.len().min(COLUMNS);
    let place = |column: usize| column * (chances.len() - 1) / (columns - 1).max(1);
    let costly = |at: usize| reviewed.costliest.iter().any(|(judged, _)| judged.at == reviewed.decisions[at].at);
    let row_of = |chance: f64| (((1.0 - chance) * ROWS as f64) as usize).min(ROWS - 1);
    let others = reviewed.others.join(" and ");
    let heading = format!(" {name}'s chance in %, by {name}'s cards; what is left to 100 is {others}'s; x: a loss");
    let heading = Said::set(Tone::Aside, heading, "");
    let rows = (0..ROWS).map(|row| {
        let dots: String = (0..columns)
            .map(|column| match place(column) {
                at if row_of(chances[at]) != row => ' ',
                at if costly(at) => 'x',
                _ => '*',
            })
            .collect();
        let percent = 100 - row * 100 / ROWS;
        let told = if row == 0 { course(reviewed, name) } else { String::new() };
        Said::set(Tone::Plain, format!(" {percent:3} |{}", dots.trim_end()), told)
    });
    let mut rows: Vec<Said> = std::iter::once(heading).chain(rows).collect();
    let letter: String = capital(G::ROUND).chars().take(1).collect();
    let mut rounds = vec![' '; columns];
    for column in 1..columns {
        let (before, now) = (reviewed.rounds.get(place(column - 1)), reviewed.rounds.get(place(column)));
        if before != now
            && let Some(round) = now
        {
            rounds.splice(
                column..columns.min(column + 3),
                format!("{letter}{round} ").chars().take(columns.min(column + 3) - column),
            );
        }
    }
    let rounds: String = rounds.into_iter().collect();
    rows.push(Said::set(Tone::Aside, format!("   0 +{}", "-".repeat(columns)), ""));
    rows.push(Said::set(Tone::Aside, format!("      {}", rounds.trim_end()), ""));
    rows
}

/// "Ann's chance to win at the first decision of each round: 1 52 %, 2 48 %; what is left to 100 is Bob's.": the picture
/// in words.
fn course<G: Practised>(reviewed: &Reviewed<G>, name: &str) -> String {
    let mut told: Vec<(u16, f64)> = Vec::new();
    for (judged, round) in reviewed.decisions.iter().zip(&reviewed.rounds) {
        if told.last().is_none_or(|(last, _)| last != round) {
            told.push((*round, judged.equity));
        }
    }
    let round = |(round, chance): (u16, f64)| match round {
        0 => format!("before the first {:.0} %", 100.0 * chance),
        round => format!("{round} {:.0} %", 100.0 * chance),
    };
    let told: Vec<String> = told.into_iter().map(round).collect();
    let others = reviewed.others.join(" and ");
    format!(
        "{name}'s chance to win at the first decision of each {}: {}; what is left to 100 is {others}'s.",
        G::ROUND,
        told.join(", ")
    )
}

/// The costliest decisions, this many at most, one line each, telling as much about each as `how` says for its index.
pub fn costliest<G: Practised>(reviewed: &Reviewed<G>, most: usize, how: &dyn Fn(usize) -> Told) -> Vec<Said> {
    let line = |(place, (judged, tabletop)): (usize, &(Judgement, Tabletop<G>))| {
        let label = |option: usize| label_of(tabletop, option);
        let (round, number, picked) = (tabletop.round(), judged.at + 1, label(judged.picked));
        let asked = G::question(&tabletop.view(), judged.picked);
        let asked = asked.map_or_else(String::new, |question| format!(", {question}"));
        let head = format!("{}. {} {round}, decision {number}{asked}: {picked}", place + 1, capital(G::ROUND));
        let [low, high] = [judged.low, judged.high].map(|share| 100.0 * share);
        let better = || format!("{} was better by {low:.0} to {high:.0} points", label(judged.best));
        match how(place) {
            Told::Picked => format!("{head}: {}.", judged.verdict.word()),
            Told::All => format!("{head}; {}: {}.", better(), judged.verdict.word()),
            Told::Again(verdict) if verdict < judged.verdict => {
                format!("{head}; {}, but looked at again it is {}.", better(), verdict.word())
            }
            Told::Again(_) => format!("{head}; {}: {}, also looked at again.", better(), judged.verdict.word()),
        }
    };
    let told = reviewed.costliest.iter().take(most).enumerate().map(|row| Said::so(Tone::Plain, line(row)));
    let left = reviewed.costliest.len().saturating_sub(most);
    let more = (left > 0).then(|| Said::so(Tone::Aside, format!("And {left} more that gave something away.")));
    told.chain(more).collect()
}
