//! `cantina analyze`: reviewing a finished game.

use super::exit::NotUnderstood;
use clap::{Args, ValueEnum};
use hotseat::bots::together::together;
use serde_json::{Value, json};
use shell::practice::analysis::record::{Kept, Reviewed};
use shell::practice::analysis::telling::{self, Told};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use storage::{atomic, remarks};
use swu_cards::library::Library;
use swu_hosted::CardData;
use swu_minds::coach::Depth;

/// How closely it is looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum DepthWord {
    /// In seconds.
    Quick,
    /// In a minute.
    #[default]
    Normal,
    /// As long as it takes.
    Deep,
}

impl DepthWord {
    pub(crate) const fn depth(self) -> Depth {
        match self {
            DepthWord::Quick => Depth::Quick,
            DepthWord::Normal => Depth::Normal,
            DepthWord::Deep => Depth::Deep,
        }
    }
}

/// Review a finished game: points lost by each decision, luck, one course for all seats, and the costliest decisions to choose again.
#[derive(Debug, Args)]
pub(crate) struct Analyze {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// Whose decisions, counted from 1; only that hand is shown. May be left out if one person played.
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<usize>,
    /// How closely it is looked.
    #[arg(long, value_enum, default_value_t)]
    pub(crate) depth: DepthWord,
    /// Write the whole review as JSON, and exit.
    #[arg(long)]
    pub(crate) json: bool,
    /// Write the review as text, and exit.
    #[arg(long)]
    pub(crate) text: bool,
}

impl Analyze {
    /// Is it only a report, without decisions to choose again?
    pub(crate) fn is_report(&self) -> bool {
        self.json || self.text
    }

    /// Reviews it and writes the findings.
    ///
    /// # Errors
    /// The file is not a game that can be reviewed.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let data = Arc::new(CardData::of(Library::embedded()));
        let kept = Kept::read(&self.file).map_err(NotUnderstood::new)?;
        let seat = kept.seat(self.seat).map_err(NotUnderstood::new)?;
        let reviewed = kept
            .review(&data, seat, self.depth.depth(), (&|| false, &|_| ()), &together)
            .map_err(NotUnderstood::new)?;
        let beside = remarks::review_of(&self.file);
        let value = value(&reviewed);
        let before: Value = remarks::read_review(&self.file).unwrap_or_default();
        let kept_value = with_others(value.clone(), &before, &json!(seat));
        let written = atomic::write(&beside, format!("{kept_value}\n").as_bytes());
        let mut out = io::stdout().lock();
        if self.json {
            writeln!(out, "{value}")?;
        } else {
            let costliest = telling::costliest(&reviewed, usize::MAX, &|_| Told::All);
            let said = telling::summary(&reviewed, kept.table().name(seat)).into_iter().chain(costliest);
            for said in said {
                writeln!(out, "{}", said.text)?;
            }
        }
        if let Err(fault) = written {
            super::exit::tell(&format!("{} cannot be written: {fault}.", beside.display()));
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The review with those of other seats that were written before.
fn with_others(mut value: Value, before: &Value, seat: &Value) -> Value {
    for part in ["decisions", "seats"] {
        let others = before[part].as_array().into_iter().flatten().filter(|found| found["seat"] != *seat).cloned();
        if let Some(all) = value[part].as_array_mut() {
            all.extend(others.collect::<Vec<_>>());
        }
    }
    value
}

/// The review in the form the protocol uses.
fn value(reviewed: &Reviewed) -> Value {
    let decisions: Vec<Value> = reviewed
        .decisions
        .iter()
        .map(|judged| {
            json!({
                "at": judged.at, "seat": judged.seat, "picked": judged.picked, "best": judged.best,
                "loss": judged.loss, "low": judged.low, "high": judged.high, "equity": judged.equity,
                "others": 1.0 - judged.equity, "doubt": judged.doubt, "draw": judged.draw,
                "word": judged.verdict.word(), "better": telling::better(reviewed, judged),
            })
        })
        .collect();
    let seats: Vec<Value> = reviewed
        .summary
        .iter()
        .map(|summary| {
            json!({"seat": summary.seat, "decisions": summary.decisions, "lost": summary.lost, "luck": summary.luck})
        })
        .collect();
    json!({"ok": true, "decisions": decisions, "seats": seats})
}
