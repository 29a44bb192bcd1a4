//! The words for an answer: how good every option is and how sure that is, the odds, and the reasons.

use crate::guide::{Said, Tone};
use swu_minds::coach::{Advice, Judged, Verdict, reasons};
use swu_minds::drills::Odds;
use swu_rules::measure::Quantity;

/// How many options are shown with their bars.
const SHOWN: usize = 4;
/// Columns of a bar of 100 %.
const BAR: f64 = 24.0;
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

/// "right, and clear"; "close: both answers are fine"; "a mistake, 6 points".
pub(super) fn word(advice: &Advice, option: usize) -> (String, Tone) {
    let (loss, low) = advice.lost(option);
    let points = 100.0 * loss;
    let close = advice.is_close(option);
    let others = if advice.options.len() == 2 { "both answers are fine" } else { "others are as good" };
    match Verdict::of(loss, low) {
        Verdict::Fine if close => (format!("close: {others}"), Tone::Good),
        Verdict::Fine if advice.clear => ("right, and clear".to_owned(), Tone::Good),
        Verdict::Fine => ("right".to_owned(), Tone::Good),
        Verdict::Close => (format!("too close to call: {points:.0} points behind, which may be chance"), Tone::Plain),
        Verdict::Inaccuracy => (format!("an inaccuracy, {points:.0} points"), Tone::Bad),
        Verdict::Mistake => (format!("a mistake, {points:.0} points"), Tone::Bad),
        Verdict::Blunder => (format!("a blunder, {points:.0} points"), Tone::Bad),
    }
}

/// The options with their chances, the best first, with the answers given, and one that was picked before.
pub(super) fn chances(advice: &Advice, labels: &[String], given: &[Given<'_>], before: Option<usize>) -> Vec<Said> {
    let mut order: Vec<usize> = (0..advice.options.len()).collect();
    order.sort_by(|one, two| {
        let (a, b) = (&advice.options[*one], &advice.options[*two]);
        (*two == advice.best).cmp(&(*one == advice.best)).then(b.equity.total_cmp(&a.equity)).then(one.cmp(two))
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

fn bar(judged: &Judged, label: &str, answered: bool) -> Said {
    let mut name: String = label.chars().take(LABEL).collect();
    if label.chars().count() > LABEL {
        name.pop();
        name.push('…');
    }
    let (chance, doubt) = (100.0 * judged.equity, 50.0 * (judged.high - judged.low));
    let bar = "#".repeat((judged.equity * BAR).round().max(0.0) as usize);
    let mark = if answered { '>' } else { ' ' };
    let text = format!(" {mark} {name:<LABEL$} {chance:3.0} % +-{doubt:<2.0} {bar:<24} {} games", judged.rollouts);
    let told = format!("{label}: {chance:.0} % to win, +-{doubt:.0}, {} games.", judged.rollouts);
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
pub(super) fn why(advice: &Advice, labels: &[String], than: usize) -> Vec<Said> {
    let other = if than == advice.best {
        // The best was answered: better than the next.
        let others = (0..advice.options.len()).filter(|option| *option != advice.best);
        others.max_by(|one, two| advice.options[*one].equity.total_cmp(&advice.options[*two].equity))
    } else {
        Some(than)
    };
    let (Some(other), Some(best)) = (other, advice.options.get(advice.best)) else { return Vec::new() };
    let Some(worse) = advice.options.get(other) else { return Vec::new() };
    let (Some(better), Some(name)) = (labels.get(advice.best), labels.get(other)) else { return Vec::new() };
    let found: Vec<String> = reasons(best, worse)
        .into_iter()
        .filter_map(|reason| phrase(reason.what, reason.own, reason.by))
        .take(REASONS)
        .collect();
    if found.is_empty() {
        return vec![Said::so(Tone::Aside, "No single fact tells them apart two rounds later.")];
    }
    let text =
        format!("With \"{better}\" instead of \"{name}\", two rounds later and on average: {}.", found.join("; "));
    vec![Said::so(Tone::Plain, text)]
}

/// "your base has 1.4 more HP".
fn phrase(what: Quantity, own: bool, by: f32) -> Option<String> {
    let (whose, who) = if own { ("your", "you have") } else { ("their", "they have") };
    let amount = by.abs();
    let [more, fewer] = if by < 0.0 { ["less", "fewer"] } else { ["more", "more"] };
    Some(match what {
        Quantity::Base => format!("{whose} base has {amount:.1} {more} HP"),
        Quantity::Power => format!("{whose} units have {amount:.1} {more} power in all"),
        Quantity::Health => format!("{whose} units have {amount:.1} {more} HP in all"),
        Quantity::Units => format!("{who} {amount:.1} {fewer} units"),
        Quantity::ReadyPower => format!("{whose} ready units have {amount:.1} {more} power"),
        Quantity::Sentinel => format!("{whose} units with Sentinel have {amount:.1} {more} HP"),
        Quantity::Deployed => format!("{who} {amount:.1} {fewer} deployed leaders"),
        Quantity::Hand => format!("{who} {amount:.1} {fewer} cards in hand"),
        Quantity::Resources => format!("{who} {amount:.1} {fewer} resources"),
        _ => return None,
    })
}
