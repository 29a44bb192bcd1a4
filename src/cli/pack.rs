//! `cantina pack` and `cantina pod`: boosters, and pods that are on disk.

use super::exit::NotUnderstood;
use clap::{Args, Subcommand};
use screen::theme::visible::Visible;
use serde_json::{Value, json};
use shell::desk::fresh_seed;
use shell::pod_session::{Reviewed, review};
use shell::words::sentence;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use storage::pod_file::{OpenedPod, PodFile};
use swu_cards::catalog::Printing;
use swu_cards::library::Library;
use swu_decks::limited::{Boosters, Pod, Recipe, Refusal, Slot, Stage};
use swu_language::word::Rarity;

/// Open boosters and look at them.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  cantina pack SOR --count 3 --seed 7")]
pub(crate) struct Pack {
    /// The set, as SOR.
    set: String,
    /// How many.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,
    /// The same seed gives the same boosters; without it, the system chooses.
    #[arg(long)]
    seed: Option<u64>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Pack {
    /// Opens and prints.
    ///
    /// # Errors
    /// There are no such boosters, or the output cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let library = Library::embedded();
        let set = self.set.to_ascii_uppercase();
        let recipe = Recipe::of(&set, |card| library.index(card.id).is_some())
            .ok_or_else(|| NotUnderstood::new(format!("There are no boosters of a set {set}.")))?;
        let seed = self.seed.unwrap_or_else(fresh_seed);
        let mut out = Visible::new(io::stdout().lock(), ascii);
        let boosters = Boosters::new(recipe, seed).take(self.count as usize);
        if self.json {
            let packs = boosters.enumerate().map(|(pack, cards)| {
                let cards: Vec<Value> =
                    cards.iter().map(|(card, slot)| json!({"id": card.id, "slot": slot.word()})).collect();
                json!({"pack": pack, "set": recipe.set, "cards": cards})
            });
            let packs: Vec<Value> = packs.collect();
            writeln!(out, "{}", json!({"ok": true, "seed": seed, "packs": packs}))?;
        } else {
            writeln!(out, "{} from seed {seed}", recipe.set)?;
            for (number, cards) in boosters.enumerate() {
                writeln!(out, "\nBooster {}", number + 1)?;
                for (card, slot) in cards {
                    let rarity = if slot == Slot::Foil || slot == Slot::Rare {
                        card.rarity.map_or("", Rarity::name)
                    } else {
                        ""
                    };
                    writeln!(out, "  {:<9} {}  {card}  {rarity}", slot.word(), card.id)?;
                }
            }
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Look at a draft or at sealed pools on disk.
#[derive(Debug, Subcommand)]
pub(crate) enum PodCommand {
    /// How far it has got: what everybody may know.
    Show(OnePod),
    /// Every pick, once everybody has finished building: what was offered, what was kept, and what a bot would have
    /// kept.
    Log(OnePod),
    /// The pools and decks, once everybody has finished building. Play the games of the pod first: it reveals all of
    /// them.
    Export(OnePod),
    /// Open all boosters again: do they follow from the seed that was promised?
    Verify(OnePod),
}

/// A pod.
#[derive(Debug, Args)]
pub(crate) struct OnePod {
    /// The file of the pod.
    file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl PodCommand {
    /// Runs it. Exit codes: 0 done, 1 not done, 2 the file cannot be read.
    ///
    /// # Errors
    /// The file cannot be read, or the output cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let (PodCommand::Show(one) | PodCommand::Log(one) | PodCommand::Export(one) | PodCommand::Verify(one)) = self;
        let opened = PodFile::read(&one.file).map_err(NotUnderstood::new)?;
        let mut out = Visible::new(io::stdout().lock(), ascii);
        let (value, lines) = match self {
            PodCommand::Show(_) => shown(&opened),
            PodCommand::Log(_) => picks(&opened.pod)?,
            PodCommand::Export(_) => pools(&opened.pod)?,
            PodCommand::Verify(_) => verified(&opened)?,
        };
        if one.json {
            writeln!(out, "{value}")?;
        } else {
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

type Output = (Value, Vec<String>);

/// A refusal in words.
fn told(refusal: Refusal) -> anyhow::Error {
    anyhow::Error::msg(sentence(&refusal.to_string()))
}

fn shown(opened: &OpenedPod) -> Output {
    let pod = &opened.pod;
    let (kind, stage) = (pod.setup().kind.word(), pod.stage().word());
    let mut lines = vec![format!("{kind} {}: {}", pod.setup().sets.join(" "), standing(pod))];
    lines.push(format!("promise {}", opened.header.commitment));
    let seats = pod.seats().iter().map(|seat| {
        let who = if seat.bot { "bot" } else { "person" };
        lines.push(format!("  {} ({who}): {} leaders, {} cards", seat.name, seat.leaders.len(), seat.picks.len()));
        json!({"name": seat.name, "bot": seat.bot, "left": seat.left, "leaders": seat.leaders.len(),
               "picks": seat.picks.len(), "locked": seat.locked})
    });
    let seats: Vec<Value> = seats.collect();
    let promise = opened.header.commitment.to_string();
    let value = json!({"ok": true, "kind": kind, "stage": stage, "round": pod.round(), "pick": pod.pick(),
                       "promise": promise, "torn": opened.torn, "seats": seats});
    (value, lines)
}

/// Where a pod is, in words.
fn standing(pod: &Pod) -> String {
    match pod.stage() {
        Stage::Leaders => format!("leaders go round, pick {}", pod.pick()),
        Stage::Packs => format!("booster {} of 3 goes round, pick {}", pod.round(), pod.pick()),
        Stage::Build => "decks are built".to_owned(),
        Stage::Done => "everybody has built".to_owned(),
    }
}

/// The review: what was offered and kept, what a bot would have kept, and what wheeled.
fn picks(pod: &Pod) -> anyhow::Result<Output> {
    all_done(pod)?;
    let log = pod.log().map_err(told)?;
    let (mut values, mut lines) = (Vec::with_capacity(log.len()), Vec::new());
    for seat in 0..pod.seats().len() {
        lines.push(pod.seats()[seat].name.clone());
        for pick in review(log, seat) {
            values.push(value(&pick));
            lines.extend(pick.lines());
        }
    }
    Ok((json!({"ok": true, "picks": values}), lines))
}

fn value(pick: &Reviewed) -> Value {
    let ids = |cards: &[&Printing]| cards.iter().map(|card| card.id).collect::<Vec<_>>();
    json!({"seat": pick.seat, "round": pick.round, "pick": pick.pick, "kept": pick.kept.map(|card| card.id),
           "auto": pick.auto, "offered": ids(&pick.offered), "bot": pick.bot.map(|card| card.id),
           "wheeled": ids(&pick.wheeled)})
}

/// While decks are being built, what others have is nobody's business.
fn all_done(pod: &Pod) -> anyhow::Result<()> {
    anyhow::ensure!(pod.stage() == Stage::Done, "The picks stay sealed until everybody is done [Z-6].");
    Ok(())
}

/// Pools and decks.
fn pools(pod: &Pod) -> anyhow::Result<Output> {
    all_done(pod)?;
    let (mut values, mut lines) = (Vec::new(), Vec::new());
    for (number, seat) in pod.seats().iter().enumerate() {
        lines.push(seat.name.clone());
        let pool = pod.pool(number)?;
        lines.extend(pool.values().map(|(card, count)| format!("  {count} {} {card}", card.id)));
        let cards: Vec<Value> = pool.iter().map(|(id, (_, count))| json!({"id": id, "count": count})).collect();
        let deck: Option<Value> = seat.deck.as_deref().and_then(|deck| serde_json::from_str(deck).ok());
        values.push(json!({"name": seat.name, "pool": {"cards": cards}, "deck": deck}));
    }
    Ok((json!({"ok": true, "seats": values}), lines))
}

/// Reading has opened all boosters and made every pick again; only the promise is left to check.
fn verified(opened: &OpenedPod) -> anyhow::Result<Output> {
    anyhow::ensure!(opened.pod.stage() == Stage::Done, "The seed stays sealed until everybody is done [Z-6].");
    anyhow::ensure!(opened.header.is_as_promised(), "The seed is not the one that was promised [Z-6].");
    let (seed, picks) = (opened.pod.setup().seed, opened.pod.records().len());
    let lines = vec![format!("Sound: seed {seed}, {picks} records, every booster opened again.")];
    Ok((json!({"ok": true, "seed": seed, "records": picks}), lines))
}
