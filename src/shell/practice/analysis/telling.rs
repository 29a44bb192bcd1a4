//! A review in words and pictures.

use super::record::Reviewed;
use crate::shell::guide::{Said, Tone};
use crate::unlimited::coach::Verdict;

/// Columns and rows of the picture.
const COLUMNS: usize = 66;
const ROWS: usize = 6;

/// What is said of the whole game.
pub(crate) fn summary(reviewed: &Reviewed, name: &str) -> Vec<Said> {
    let Some(summary) = &reviewed.summary else { return vec![Said::so(Tone::Plain, "Nothing was decided.")] };
    let count = |verdict: Verdict| reviewed.decisions.iter().filter(|judged| judged.verdict == verdict).count();
    let result = match reviewed.won {
        Some(true) => "won",
        Some(false) => "lost",
        None => "played",
    };
    let points = 100.0 * summary.lost;
    let luck = 100.0 * summary.luck;
    let mut said = vec![
        Said::so(
            Tone::Strong,
            format!("{name} {result}: {points:.1} of 100 points lost a decision, in {} decisions.", summary.decisions),
        ),
        Said::so(
            Tone::Plain,
            format!(
                "Blunders: {}, mistakes: {}, inaccuracies: {}, too close to call: {}. Plays like {}.",
                count(Verdict::Blunder),
                count(Verdict::Mistake),
                count(Verdict::Inaccuracy),
                count(Verdict::Close),
                like(points)
            ),
        ),
        Said::so(Tone::Plain, format!("Luck of the draws: {luck:+.0} points{}", adjusted(reviewed.won, luck))),
    ];
    said.extend(picture(reviewed));
    said
}

fn adjusted(won: Option<bool>, luck: f64) -> String {
    let Some(won) = won else { return ".".to_owned() };
    let result = if won { 100.0 } else { 0.0 };
    format!("; without it the result is worth {:.0} of 100.", (result - luck).clamp(0.0, 100.0))
}

/// Whom somebody plays like who loses so many points a decision.
const fn like(points: f64) -> &'static str {
    match points {
        points if points < 0.4 => "strong",
        points if points < 0.8 => "steady",
        points if points < 1.6 => "sensible",
        points if points < 4.0 => "rookie",
        _ => "random",
    }
}

/// The chance to win over the game, with a mark where most was lost.
fn picture(reviewed: &Reviewed) -> Vec<Said> {
    let chances: Vec<f64> = reviewed.decisions.iter().map(|judged| judged.equity).collect();
    if chances.len() < 2 {
        return Vec::new();
    }
    let columns = chances.len().min(COLUMNS);
    let place = |column: usize| column * (chances.len() - 1) / (columns - 1).max(1);
    let costly = |at: usize| reviewed.costliest.iter().any(|(judged, _)| judged.at == reviewed.decisions[at].at);
    let row_of = |chance: f64| (((1.0 - chance) * ROWS as f64) as usize).min(ROWS - 1);
    let mut rows: Vec<Said> = (0..ROWS)
        .map(|row| {
            let dots: String = (0..columns)
                .map(|column| match place(column) {
                    at if row_of(chances[at]) != row => ' ',
                    at if costly(at) => 'x',
                    _ => '*',
                })
                .collect();
            let percent = 100 - row * 100 / ROWS;
            let told = if row == 0 { course(reviewed) } else { String::new() };
            Said::set(Tone::Plain, format!(" {percent:3} |{}", dots.trim_end()), told)
        })
        .collect();
    let mut rounds = vec![' '; columns];
    for column in 1..columns {
        let (before, now) = (reviewed.rounds.get(place(column - 1)), reviewed.rounds.get(place(column)));
        if before != now
            && let Some(round) = now
        {
            rounds.splice(
                column..columns.min(column + 3),
                format!("R{round} ").chars().take(columns.min(column + 3) - column),
            );
        }
    }
    let rounds: String = rounds.into_iter().collect();
    rows.push(Said::set(Tone::Aside, format!("     +{}", "-".repeat(columns)), ""));
    rows.push(Said::set(Tone::Aside, format!("      {}", rounds.trim_end()), ""));
    rows
}

/// "Chance to win at the first decision of each round: 1 52 %, 2 48 %.": the picture for whoever hears it.
fn course(reviewed: &Reviewed) -> String {
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
    format!("Chance to win at the first decision of each round: {}.", told.join(", "))
}

/// The costliest decisions, a line each.
pub(crate) fn costliest(reviewed: &Reviewed) -> Vec<Said> {
    let line =
        |(place, (judged, tabletop)): (usize, &(crate::unlimited::coach::review::Judgement, super::Tabletop))| {
            let labels: Vec<String> = tabletop
                .view()
                .decision
                .map(|decision| decision.options.into_iter().map(|option| option.label).collect())
                .unwrap_or_default();
            let label = |option: usize| labels.get(option).map_or("?", String::as_str);
            format!(
                "{}. Round {}, decision {}: {}; {} was better by {:.0} points ({:.0} to {:.0}): {}.",
                place + 1,
                tabletop.game().round(),
                judged.at + 1,
                label(judged.picked),
                label(judged.best),
                100.0 * judged.loss,
                100.0 * judged.low,
                100.0 * judged.high,
                judged.verdict.word()
            )
        };
    reviewed.costliest.iter().enumerate().map(|row| Said::so(Tone::Plain, line(row))).collect()
}
