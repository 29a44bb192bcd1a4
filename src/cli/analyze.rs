//! `cantina analyze`: reviewing a finished game.

use super::exit::NotUnderstood;
use boards::games::GAMES;
use clap::{Args, ValueEnum};
use serde_json::json;
use shell::games;
use shell::practice::analysis::findings::Findings;
use shell::practice::analysis::{Report, Review, report};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use storage::saves;
use swu_cards::library::Library;
use swu_hosted::{CardData, Unlimited};
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
        let review = Review { path: &self.file, seat: self.seat, depth: self.depth.depth() };
        let other = saves::game_of(&self.file).and_then(|game| games::named(GAMES, &game));
        let report = match other {
            Some(game) => game.findings(review),
            None => report::<Unlimited>(&Arc::new(CardData::of(Library::embedded())), review),
        };
        let Report { said, findings, unkept } = report.map_err(NotUnderstood::new)?;
        let mut out = io::stdout().lock();
        if self.json {
            let Findings { decisions, seats } = &findings;
            writeln!(out, "{}", json!({"ok": true, "decisions": decisions, "seats": seats}))?;
        } else {
            for said in said {
                writeln!(out, "{}", said.text)?;
            }
        }
        if let Some(fault) = unkept {
            super::exit::tell(&format!("{fault}."));
        }
        Ok(ExitCode::SUCCESS)
    }
}
