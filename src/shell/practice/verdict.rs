//! The words for an answer: how good every option is and how sure that is, the odds, and the reasons.

use super::practised::{Outlook, Practised};
use crate::guide::{Said, Tone};
use coach::{Advice, Gap, Judged, Verdict};
use swu_minds::drills::Odds;

/// How many options are shown with their bars.
const SHOWN: usize = 4;
/// Columns of a bar of 100 %.
const BAR: usize = 12;
/// Columns of a label.
const LABEL: usize = 28;
/// Shown as certain from here on.
const CERTAIN: f64 = 0.9995;
/// How many reasons are given.
const REASONS: usize = 3;

/// An answer with its verdict.
pub(super) struct Given<'a> {
    /// Who gave it, if several people answered.
    pub(super) who: Option<&'a str>,
    /// The option.
    pub(super) option: usize,
}

/// Whose points they are, and what a point is.
pub(super) fn whose<G: Practised>(advice: &Advice<Outlook<G>>) -> Said {
    let games = advice.options.get(advice.best).map_or(0, |judged| judged.games);
    let players = G::PLAYERS[usize::from(advice.searched)];
    Said::so(Tone::Aside, format!("A point is 1 % to win if {players}; {games} games of the best."))
}

/// "right: better than the next by 5 to 30 points"; "not known yet: between 3 points better and 8 worse than the best";
/// "a mistake: 6 to 9 points behind".
pub(super) fn word<O>(advice: &Advice<O>, option: usize) -> (String, Tone) {
    let gap = advice.gap(option);
    if gap == Gap::NONE {
        return leading(advice.second().map(|(_, gap)| gap));
    }
    let word = match gap.verdict() {
        Verdict::Fine => return ("right: level with the best, within 2 points".to_owned(), Tone::Good),
        Verdict::Unknown => return (format!("not known yet: {} than the best", between(&gap)), Tone::Plain),
        Verdict::Inaccuracy => "an inaccuracy",
        Verdict::Mistake => "a mistake",
        Verdict::Blunder => "a blunder",
    };
    (format!("{word}: {}", behind(&gap)), Tone::Bad)
}

/// The word for the best, by how far the next is behind it.
fn leading(second: Option<Gap>) -> (String, Tone) {
    let Some(gap) = second else { return ("right".to_owned(), Tone::Good) };
    match gap.verdict() {
        Verdict::Fine => ("right; another is level with it, within 2 points".to_owned(), Tone::Good),
        Verdict::Unknown => (format!("ahead, but not known yet: the next is {}", between(&gap)), Tone::Plain),
        _ => (format!("right: better than the next by {} points", range(&gap)), Tone::Good),
    }
}

/// "level", "5 to 30 points behind", "not known yet (3 better to 8 worse)".
pub(super) fn behind(gap: &Gap) -> String {
    match gap.verdict() {
        Verdict::Fine if *gap == Gap::NONE => "the best".to_owned(),
        Verdict::Fine => "level".to_owned(),
        Verdict::Unknown if gap.low < 0.0 => {
            format!("not known yet ({:.0} better to {:.0} worse)", -100.0 * gap.low, 100.0 * gap.high)
        }
        Verdict::Unknown => format!("not known yet ({} behind)", range(gap)),
        _ => format!("{} points behind", range(gap)),
    }
}

/// "5 to 30".
pub(super) fn range(gap: &Gap) -> String {
    format!("{:.0} to {:.0}", 100.0 * gap.low.max(0.0), 100.0 * gap.high)
}

/// "between 3 points better and 8 worse".
fn between(gap: &Gap) -> String {
    let (low, high) = (100.0 * gap.low, 100.0 * gap.high);
    match low < 0.0 {
        true => format!("between {:.0} points better and {high:.0} worse", -low),
        false => format!("between {low:.0} and {high:.0} points worse"),
    }
}

/// The options with their chances, the best first, with the answers given, and one that was picked before.
pub(super) fn chances<O>(
    advice: &Advice<O>,
    labels: &[String],
    given: &[Given<'_>],
    before: Option<usize>,
) -> Vec<Said> {
    // Options with the same meaning are one.
    let told =
        |option: &usize| advice.likes.get(*option) == Some(option) || given.iter().any(|one| one.option == *option);
    let mut order: Vec<usize> = (0..advice.options.len()).filter(told).collect();
    let rank = |option: &usize| (*option != advice.best, advice.gap(*option).loss);
    order.sort_by(|one, two| {
        let ((a, loss), (b, other)) = (rank(one), rank(two));
        a.cmp(&b).then(loss.total_cmp(&other)).then(one.cmp(two))
    });
    let answered = |option: &usize| given.iter().any(|given| given.option == *option);
    let shown = order
        .iter()
        .enumerate()
        .filter(|(place, option)| *place < SHOWN || answered(option) || before == Some(**option));
    shown
        .filter_map(|(_, option)| Some(bar(advice.options.get(*option)?, labels.get(*option)?, answered(option))))
        .collect()
}

fn bar<O>(judged: &Judged<O>, label: &str, answered: bool) -> Said {
    let mut name: String = label.chars().take(LABEL).collect();
    if label.chars().count() > LABEL {
        name.pop();
        name.push('…');
    }
    let chance = 100.0 * judged.equity;
    let bar = "#".repeat((judged.equity * BAR as f64).round().max(0.0) as usize);
    let (mark, behind) = (if answered { '>' } else { ' ' }, behind(&judged.gap));
    let text = format!(" {mark} {name:<LABEL$} {chance:3.0} %  {bar:<BAR$} {behind}");
    let told = format!("{label}: {chance:.0} % to win, {behind}, {} games.", judged.games);
    Said::set(if answered { Tone::Strong } else { Tone::Plain }, text, told)
}

/// Exact odds beside the decision.
pub(super) fn odds(odds: &Odds) -> Vec<Said> {
    let share = |share: f64| if share >= CERTAIN { "  yes ".to_owned() } else { format!("{:4.0} %", 100.0 * share) };
    match odds {
        Odds::Opening(curve) => {
            let row = |name: &str, value: fn(&swu_minds::drills::Curve) -> f64| {
                let shares: Vec<String> = curve.iter().map(|at| share(value(at))).collect();
                let rounds = curve.iter().zip(&shares).map(|(at, share)| {
                    let share = if value(at) >= CERTAIN { "for certain" } else { share.trim() };
                    format!("round {} {share}", at.round)
                });
                let rounds = rounds.collect::<Vec<_>>().join(", ");
                let told = format!("With {name}, how likely is a card that costs exactly what can be paid: {rounds}.");
                Said::set(Tone::Aside, format!("   {name:<28} {}", shares.join("  ")), told)
            };
            let rounds: Vec<String> = curve.iter().map(|at| format!("round {}", at.round)).collect();
            let exactly = "   How likely is a card that costs exactly what can be paid in a round:";
            vec![
                Said::set(Tone::Aside, exactly, ""),
                Said::set(Tone::Aside, format!("   {:<28} {}", "", rounds.join(" ")), ""),
                row("this hand", |at| at.hand),
                row("a new one", |at| at.redraw),
            ]
        }
        Odds::Next { unit, event, upgrade } => vec![Said::so(
            Tone::Aside,
            format!(
                "Among the next two cards: a unit {}, an event {}, an upgrade {}.",
                share(*unit).trim(),
                share(*event).trim(),
                share(*upgrade).trim()
            ),
        )],
    }
}

/// Why the best is better than another option.
pub(super) fn why<G: Practised>(advice: &Advice<Outlook<G>>, labels: &[String], than: usize) -> Vec<Said> {
    let other = if than == advice.best {
        // The best was answered: better than the next.
        advice.second().map(|(second, _)| second)
    } else {
        Some(than)
    };
    let (Some(other), Some(best)) = (other, advice.options.get(advice.best)) else { return Vec::new() };
    let Some(worse) = advice.options.get(other) else { return Vec::new() };
    let (Some(better), Some(name)) = (labels.get(advice.best), labels.get(other)) else { return Vec::new() };
    let found: Vec<String> = G::reasons(best, worse).into_iter().take(REASONS).collect();
    let later = G::WHEN[usize::from(advice.searched)];
    if found.is_empty() {
        return vec![Said::so(Tone::Aside, format!("No single fact tells them apart {later}."))];
    }
    let text = format!("With \"{better}\" instead of \"{name}\", {later} and on average: {}.", found.join("; "));
    vec![Said::so(Tone::Plain, text)]
}
