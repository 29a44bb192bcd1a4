//! A finished game written in the format that other programs read.

use crate::practice::analysis::findings::{Finding, Findings};
use crate::refusal::{ExportFault, Refusal};
use crate::remarks::Remark;
use crate::services::any_seed;
use hotseat::journal::{Header, Record};
use hotseat::past::Past;
use hotseat::recording::Recording;
use jiff::Timestamp;
use seats::Seat;
use sha2::{Digest, Sha256};
use std::io;
use std::path::Path;
use std::sync::Arc;
use storage::{match_journal, remarks, save, saves};
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_minds::coach::Verdict;
use swu_record::{Annotation, Game, Moment, Player};
use swu_rules::player_deck::PlayerDeck;
use swu_view::View;

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Through which seat's eyes, from 0; everybody's if not given.
    pub eyes: Option<u8>,
    /// Are the players' names told?
    pub names: bool,
}

/// The record of a saved game.
///
/// # Errors
/// It cannot be read, is not over, or cannot be written in this format.
pub fn exported(data: &Arc<CardData>, path: &Path, wanted: Wanted) -> Result<String, Refusal> {
    if path.is_dir() || saves::game_of(path).is_some_and(|game| game != <Unlimited as hotseat::hosted::Hosted>::GAME) {
        return Err(ExportFault::Kind.into());
    }
    let (header, records): (Header<Setup>, Vec<Record<Pick>>) = save::read(path)?;
    let (started, setup, program) = (header.started, header.setup.clone(), header.program.clone());
    let recording: Recording<Unlimited> = Recording::of(data, header, &records)
        .map_err(Refusal::in_file(path))?
        .sealed(match_journal::part_of_open_match(path));
    let past = recording.past();
    if past.eyes().is_empty() {
        return Err(ExportFault::NotOver.into());
    }
    let (count, eyes) = (recording.table().count(), wanted.eyes.map(Seat));
    if eyes.is_some_and(|seat| seat.index() >= count) {
        return Err(ExportFault::NoSeat(count).into());
    }
    let names = recording.table().names();
    let players = [0, 1].map(|seat| Player {
        name: names.get(seat).filter(|_| wanted.names).map(|name| (*name).to_owned()),
        id: format!("sha256:{}", random_digits()),
        deck: deck(&setup, seat).filter(|_| eyes.is_none_or(|eyes| eyes.index() == seat)),
    });
    let moments = moments(&past, eyes);
    let annotations = annotations(path, wanted, &names).map_err(Refusal::in_file(path))?;
    let game = Game {
        id: format!("c-{}", random_digits().get(..12).unwrap_or_default()),
        date: date(started),
        engine: format!("cantina@{program}"),
        card_pool: pool(data, &moments),
        perspective: eyes.map(|seat| seat.0 + 1),
        players,
        moments: &moments,
        annotations: &annotations,
    };
    Ok(swu_record::written(&game).map_err(ExportFault::from)?.write())
}

/// The remarks about a saved game and what its review found, through the same eyes. Names are left out unless asked for.
fn annotations(save: &Path, wanted: Wanted, names: &[String]) -> io::Result<Vec<Annotation>> {
    let own: Vec<Remark> = remarks::read(save)?;
    let own =
        own.into_iter().filter(|remark| remark.eyes.is_none_or(|eyes| wanted.eyes.is_none_or(|own| own == eyes.0)));
    let own = own.filter_map(|remark| {
        let at = remark.at.checked_sub(1)?;
        Some(Annotation { at, sign: remark.sign, text: without(&remark.text, wanted, names), by: "reader" })
    });
    let found: Findings = remarks::read_review(save)?;
    let found = found.decisions.into_iter().filter(|found| wanted.eyes.is_none_or(|own| own == found.seat.0));
    let found = found.filter_map(annotation);
    let mut all: Vec<Annotation> = own.chain(found).collect();
    all.sort_by_key(|said| said.at);
    Ok(all)
}

/// A text without the names of the players.
fn without(text: &str, wanted: Wanted, names: &[String]) -> String {
    let numbered = names.iter().enumerate().filter(|_| !wanted.names);
    numbered.fold(text.to_owned(), |text, (seat, name)| text.replace(name.as_str(), &format!("Player {}", seat + 1)))
}

/// What is annotated: the verdict, its sign, and what it is called.
const SIGNED: [(Verdict, &str, &str); 3] = [
    (Verdict::Inaccuracy, "?!", "an inaccuracy"),
    (Verdict::Mistake, "?", "a mistake"),
    (Verdict::Blunder, "??", "a blunder"),
];

/// The annotation of a decision, if it gave something away.
fn annotation(found: Finding) -> Option<Annotation> {
    let (_, sign, word) = SIGNED.iter().find(|(verdict, ..)| verdict.word() == found.word)?;
    let [low, high] = [found.low, found.high].map(|share| 100.0 * share);
    let better = found.better.map(|better| format!("; better: {better}")).unwrap_or_default();
    let text = format!("{word}: {low:.0} to {high:.0} points behind the best{better}");
    Some(Annotation { at: found.at, sign: (*sign).to_owned(), text, by: "cantina" })
}

/// 64 digits by chance, which are kept nowhere: nobody can find out whom they stand for.
fn random_digits() -> String {
    let mut digest = Sha256::new();
    (0..4).for_each(|_| digest.update(any_seed().to_le_bytes()));
    digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn deck(setup: &Setup, seat: usize) -> Option<Vec<(String, usize)>> {
    let Start::Decks { players, .. } = &setup.start else { return None };
    let PlayerDeck { deck, .. } = players.get(seat)?;
    let mut counted: Vec<(String, usize)> = Vec::new();
    for id in deck {
        match counted.iter_mut().find(|(other, _)| other == id) {
            Some((_, count)) => *count += 1,
            None => counted.push((id.clone(), 1)),
        }
    }
    Some(counted)
}

/// The newest set among the leaders and bases, in the order of the library.
fn pool(data: &CardData, moments: &[Moment]) -> String {
    let sets: Vec<String> = data.library.sets().keys().map(ToString::to_string).collect();
    let sides = moments.last().map(|moment| moment.view.seats.as_slice()).unwrap_or_default();
    let used = sides.iter().flat_map(|side| side.leaders.iter().map(|leader| &leader.id).chain([&side.base.id]));
    let newest =
        used.filter_map(|id| id.split('_').next()).max_by_key(|set| sets.iter().position(|other| other == set));
    newest.unwrap_or_default().to_owned()
}

fn moments(past: &Past<'_, Unlimited>, eyes: Option<Seat>) -> Vec<Moment> {
    let steps = past.moments().len();
    (0..steps).filter_map(|at| moment(past, at, eyes)).collect()
}

/// The table at a moment: through one seat's eyes, or with both hands.
fn moment(past: &Past<'_, Unlimited>, at: usize, eyes: Option<Seat>) -> Option<Moment> {
    let mut view = past.view(at, eyes.unwrap_or(Seat(0)))?;
    if eyes.is_none() {
        for seat in Seat::all(view.seats.len()).skip(1) {
            let own = past.view(at, seat)?;
            let (Some(side), Some(seen)) = (view.seats.get_mut(seat.index()), own.seats.into_iter().nth(seat.index()))
            else {
                continue;
            };
            *side = seen;
        }
    }
    let chosen = past.picked(at).and_then(|(by, pick)| {
        let own: View = past.view(at, by)?;
        let mut decision = own.decision?;
        let at = decision.options.iter().position(|option| Pick::of(option) == *pick)?;
        let option = decision.options.swap_remove(at);
        decision.options.clear();
        view.decision = Some(decision);
        Some(option)
    });
    Some(Moment { view, chosen })
}

/// Seconds since 1970 as a date and a time; what no calendar reaches is the last moment of it.
fn date(seconds: u64) -> String {
    let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
    moment.unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}
