//! `cantina analyze`: reviewing a finished game.

use super::exit::NotUnderstood;
use clap::{Args, ValueEnum};
use hotseat::bots::together::together;
use serde_json::json;
use shell::practice::analysis::findings::Findings;
use shell::practice::analysis::record::Kept;
use shell::practice::analysis::telling::{self, Told};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
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
        let findings = Findings::of(&reviewed);
        let mut out = io::stdout().lock();
        if self.json {
            let Findings { decisions, seats } = &findings;
            writeln!(out, "{}", json!({"ok": true, "decisions": decisions, "seats": seats}))?;
        } else {
            let costliest = telling::costliest(&reviewed, usize::MAX, &|_| Told::All);
            let said = telling::summary(&reviewed, kept.table().name(seat)).into_iter().chain(costliest);
            for said in said {
                writeln!(out, "{}", said.text)?;
            }
        }
        if let Some(Err(fault)) = kept.place().map(|save| findings.keep(save)) {
            super::exit::tell(&format!("{fault}."));
        }
        Ok(ExitCode::SUCCESS)
    }
}
