//! A saved game to be reviewed: on a table, or as a whole.

use super::Analysis;
use super::findings::Findings;
use super::record::Kept;
use super::telling::{self, Told};
use crate::guide::Said;
use crate::practice::practised::Practised;
use crate::practice::session::PracticeSession;
use crate::refusal::Refusal;
use crate::session::GameSession;
use coach::Depth;
use hotseat::bots::together::together;
use std::path::Path;

/// What is to be reviewed.
#[derive(Clone, Copy, Debug)]
pub struct Review<'a> {
    /// The saved game.
    pub path: &'a Path,
    /// The seat, counted from 1; the only person's if not given.
    pub seat: Option<usize>,
    /// How closely to look.
    pub depth: Depth,
}

/// What a review says, for texts and other programs.
#[derive(Clone, Debug)]
pub struct Report {
    /// The summary and every costly decision.
    pub said: Vec<Said>,
    /// All of it, as it is kept.
    pub findings: Findings,
    /// Why it could not be kept beside the save.
    pub unkept: Option<String>,
}

/// A review as a game at the table.
///
/// # Errors
/// The game cannot be reviewed, or not yet.
pub fn review<G: Practised>(
    data: &G::Data,
    review: Review<'_>,
) -> Result<Box<dyn GameSession<View = G::Seen>>, Refusal> {
    let kept = Kept::<G>::read(review.path)?;
    let seat = kept.seat(review.seat)?;
    Ok(Box::new(PracticeSession::new(Analysis::begin(data, kept, seat, review.depth)?)?))
}

/// A review as a whole, on all threads of the machine; its findings are kept beside the save.
///
/// # Errors
/// The same.
pub fn report<G: Practised>(data: &G::Data, review: Review<'_>) -> Result<Report, Refusal> {
    let kept = Kept::<G>::read(review.path)?;
    let seat = kept.seat(review.seat)?;
    let name = kept.name(&kept.beginning(data, seat)?);
    let reviewed = kept.review(data, seat, review.depth, (&|| false, &|_| ()), &together)?;
    let findings = Findings::of(&reviewed);
    let costliest = telling::costliest(&reviewed, usize::MAX, &|_| Told::All);
    let said = telling::summary(&reviewed, &name).into_iter().chain(costliest).collect();
    let fault = kept.place().and_then(|save| findings.clone().keep(save).err());
    Ok(Report { said, findings, unkept: fault.map(|fault| fault.to_string()) })
}
