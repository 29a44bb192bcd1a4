//! Progress in words and pictures: points lost, over time.

use super::progress::{Answer, Progress};
use super::quiz::score::Score;
use crate::guide::{Said, Tone};
use swu_minds::coach::Verdict;
use swu_minds::drills::Kind;
use swu_minds::lessons::shipped as lessons;

/// How many answers make a mean.
const WINDOW: usize = 30;
/// Columns and rows of a picture.
const COLUMNS: usize = 60;
const ROWS: usize = 5;
/// How many standard errors on both sides of a mean contain 95 of 100.
const BOUND: f64 = 1.96;

/// Somebody's results in something they answered often.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// Points lost, oldest first.
    lost: Vec<f64>,
    right: usize,
    unknown: usize,
    wrong: usize,
}

/// The mean and half the width of its interval.
fn mean(lost: &[f64]) -> (f64, f64) {
    let count = lost.len().max(1) as f64;
    let mean = lost.iter().sum::<f64>() / count;
    let variance = lost.iter().map(|lost| (lost - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, BOUND * (variance / count).sqrt())
}

impl Standing {
    /// From these answers.
    pub fn of<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Standing {
        let mut standing = Standing::default();
        for answer in answers {
            standing.lost.push(100.0 * answer.loss);
            *match answer.verdict() {
                Verdict::Fine => &mut standing.right,
                Verdict::Unknown => &mut standing.unknown,
                _ => &mut standing.wrong,
            } += 1;
        }
        standing
    }

    /// How many answers there are.
    pub fn count(&self) -> usize {
        self.lost.len()
    }

    /// "Last 30: 1.9 +-0.6 points lost each, first 30: 4.1 (a point is 1 % to win); 21 right, 6 not known, 3 wrong in all."
    pub fn line(&self) -> String {
        let count = self.count();
        let (last, doubt) = mean(&self.lost[count.saturating_sub(WINDOW)..]);
        let doubt = if count > 1 { format!(" +-{doubt:.1}") } else { String::new() };
        let mut line = format!("Last {} answers: {last:.1}{doubt} points lost each", count.min(WINDOW));
        if count > WINDOW {
            line.push_str(&format!(", first {WINDOW}: {:.1}", mean(&self.lost[..WINDOW]).0));
        }
        line.push_str(&format!(
            " (a point is 1 % to win); {} right, {} not known, {} wrong in all.",
            self.right, self.unknown, self.wrong
        ));
        line
    }

    /// The same of one sitting.
    pub fn today(&self) -> String {
        let count = self.count();
        let lost = mean(&self.lost).0;
        format!(
            "{count} answers: {} right, {} not known, {} wrong; {lost:.1} points lost each.",
            self.right, self.unknown, self.wrong
        )
    }

    /// The moving mean over time; empty with fewer than two answers.
    pub fn picture(&self) -> Vec<Said> {
        if self.count() < 2 {
            return Vec::new();
        }
        let moving: Vec<f64> =
            (1..=self.count()).map(|end| mean(&self.lost[end.saturating_sub(WINDOW)..end]).0).collect();
        let most = moving.iter().copied().fold(1.0, f64::max);
        let columns = moving.len().min(COLUMNS);
        let told = format!(
            "Points lost, mean of {WINDOW} answers: {:.1} at first, {:.1} now.",
            moving[0],
            moving[moving.len() - 1]
        );
        let at = |column: usize| moving[column * (moving.len() - 1) / (columns - 1).max(1)];
        let mut rows: Vec<Said> = (0..ROWS)
            .map(|row| {
                let floor = most * (ROWS - 1 - row) as f64 / ROWS as f64;
                let bars: String = (0..columns).map(|column| if at(column) > floor { '#' } else { ' ' }).collect();
                let text = format!(" {:5.1} |{}", most * (ROWS - row) as f64 / ROWS as f64, bars.trim_end());
                Said::set(Tone::Plain, text, if row == 0 { told.as_str() } else { "" })
            })
            .collect();
        rows.push(Said::set(Tone::Plain, format!("   0.0 +{}", "-".repeat(columns)), ""));
        let caption = format!("        points lost, mean of {WINDOW} answers, {} in all", self.count());
        rows.push(Said::set(Tone::Aside, caption, ""));
        rows
    }
}

/// "3 of 4 mistakes: an attack where playing a card was better.": what is wrong most often; `None` if no two mistakes are
/// alike.
pub fn habit<'a>(answers: impl IntoIterator<Item = &'a Answer>) -> Option<String> {
    let mut faults: std::collections::BTreeMap<&str, usize> = std::collections::BTreeMap::new();
    for fault in answers.into_iter().filter_map(|answer| answer.fault.as_deref()) {
        *faults.entry(fault).or_default() += 1;
    }
    let all: usize = faults.values().sum();
    let (fault, count) = faults.into_iter().max_by(|one, two| one.1.cmp(&two.1).then(two.0.cmp(one.0)))?;
    (count > 1).then(|| format!("{count} of {all} mistakes: {fault}."))
}

/// All progress of a person, in lines.
pub fn page(progress: &Progress) -> Vec<Said> {
    let done = lessons().iter().filter(|lesson| progress.is_done(&lesson.id)).count();
    let mut said = vec![Said::so(Tone::Plain, format!("Lessons: {done} of {} finished.", lessons().len()))];
    let (solved, tried) = progress.puzzles();
    said.push(Said::so(Tone::Plain, format!("Puzzles: {solved} solved, {tried} tried.")));
    let due = progress.due().len();
    said.push(Said::so(Tone::Plain, format!("Due today: {due}.")));
    for kind in Kind::ALL {
        let answers = || progress.answers().map(|(_, answer)| answer).filter(|answer| answer.drill == kind.word());
        let standing = Standing::of(answers());
        if standing.count() == 0 {
            continue;
        }
        said.push(Said::so(Tone::Plain, ""));
        said.push(Said::so(Tone::Strong, super::drill::name(kind).to_owned()));
        said.push(Said::so(Tone::Plain, standing.line()));
        said.extend(standing.picture());
        said.extend(costliest(answers()));
    }
    let quiz = Score::of_progress(progress);
    if quiz.count() > 0 {
        said.push(Said::so(Tone::Plain, ""));
        said.push(Said::so(Tone::Strong, "Judge's quiz"));
        said.extend([quiz.trend(), quiz.sentence()].map(|line| Said::so(Tone::Plain, line)));
    }
    if progress.foreign() > 0 {
        let text = format!("{} lines of the file cannot be read; they are left as they are.", progress.foreign());
        said.push(Said::so(Tone::Aside, text));
    }
    said
}

/// The classes in which most is lost.
fn costliest<'a>(answers: impl Iterator<Item = &'a Answer>) -> Vec<Said> {
    let mut classes: std::collections::BTreeMap<&str, Vec<f64>> = std::collections::BTreeMap::new();
    for answer in answers {
        classes.entry(&answer.class).or_default().push(100.0 * answer.loss);
    }
    let mut means: Vec<(&str, f64, usize)> =
        classes.into_iter().map(|(class, lost)| (class, mean(&lost).0, lost.len())).collect();
    means.sort_by(|one, two| two.1.total_cmp(&one.1).then(one.0.cmp(two.0)));
    let lines = means.into_iter().take(3).filter(|(_, lost, _)| *lost > 0.0);
    lines
        .map(|(class, lost, count)| {
            let text = format!("{lost:.1} points: {class} ({count})");
            Said::set(Tone::Aside, format!("   {text}"), format!("{text}."))
        })
        .collect()
}
