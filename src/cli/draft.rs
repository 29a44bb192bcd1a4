//! `cantina draft` and `cantina sealed`: limited play at this keyboard.

use clap::{Args, ValueEnum};
use shell::desk::fresh_seed;
use shell::event_list::seats;
use shell::pod_session::{PodPace, PodSession};
use shell::refusal::{PodFault, Refusal};
use std::path::{Path, PathBuf};
use std::time::Instant;
use swu_decks::limited::{PodKind, PodOptions, PodSetup};

/// Does a clock run?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum ClockWord {
    /// Seconds for a pick and half an hour for building, as in an event.
    Strict,
    /// Everybody takes their time.
    #[default]
    Friendly,
}

impl ClockWord {
    const fn pace(self) -> PodPace {
        match self {
            ClockWord::Strict => PodPace::Strict,
            ClockWord::Friendly => PodPace::Friendly,
        }
    }
}

/// Draft or open pools, build decks and play them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  cantina draft\n  cantina draft friday.pod --name Ann --name Bob --seats 8\n  \
                  cantina sealed --set SHD --name Ann --seats 2 --clock strict")]
pub(crate) struct Draft {
    /// The file of the pod: an existing one is continued. Without it, the first free name of SET-1.pod, SET-2.pod in
    /// this folder.
    file: Option<PathBuf>,
    /// The set of all boosters, or of each, separated by commas: SOR, or SOR,SHD,TWI.
    #[arg(long, value_delimiter = ',', default_value = "SOR")]
    set: Vec<String>,
    /// A player's name; once per person. Without it, one person plays alone against bots.
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// How many sit around the table.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=16))]
    seats: u8,
    /// Let the program play this seat, counted from 1; repeat as needed. Without it, people sit evenly among bots.
    #[arg(long = "bot", value_name = "SEAT")]
    bots: Vec<u8>,
    /// The seed of all luck; without it, the system chooses.
    #[arg(long)]
    seed: Option<u64>,
    /// Does a clock run?
    #[arg(long, value_enum, default_value_t)]
    clock: ClockWord,
    /// All pass together, instead of each as soon as a booster is waiting.
    #[arg(long)]
    lock_step: bool,
}

impl Draft {
    /// Makes the pod, or continues it.
    ///
    /// # Errors
    /// Why there can be no such pod, as a sentence.
    pub(crate) fn session(&self, kind: PodKind) -> Result<PodSession, Refusal> {
        let pace = self.clock.pace();
        if let Some(path) = self.file.as_deref().filter(|path| path.exists()) {
            return go_on(path, pace);
        }
        let setup = self.setup(kind)?;
        let path = self.file.clone().unwrap_or_else(|| free_name(&setup));
        PodSession::begin(&path, setup, pace, Instant::now())
    }

    fn setup(&self, kind: PodKind) -> Result<PodSetup, Refusal> {
        let sets: Vec<String> = self.set.iter().map(|set| set.trim().to_ascii_uppercase()).collect();
        let sets = match sets.as_slice() {
            [one] => vec![one.clone(); kind.boosters()],
            _ => sets,
        };
        let count = usize::from(self.seats).max(self.names.len());
        if let Some(seat) = self.bots.iter().find(|seat| !(1..=count).contains(&usize::from(**seat))) {
            return Err(PodFault::NoSeat { seat: usize::from(*seat), count }.into());
        }
        let seats = seats(&self.names, &self.bots, count)?;
        let options = PodOptions { ahead: !self.lock_step && kind == PodKind::Draft, shuffle_seats: false };
        Ok(PodSetup { kind, sets, seats, seed: self.seed.unwrap_or_else(fresh_seed), options })
    }
}

/// Continues a pod.
///
/// # Errors
/// Why not, as a sentence.
pub(crate) fn go_on(path: &Path, pace: PodPace) -> Result<PodSession, Refusal> {
    PodSession::go_on(path, pace, Instant::now())
}

/// The first free name for the file.
fn free_name(setup: &PodSetup) -> PathBuf {
    let set = setup.sets.first().map(String::as_str).unwrap_or("pod").to_ascii_lowercase();
    let names = (1..).map(|number| PathBuf::from(format!("{}-{set}-{number}.pod", setup.kind.word())));
    names.into_iter().find(|path| !path.exists()).unwrap_or_else(|| PathBuf::from("new.pod"))
}
