//! Is a pairing made elsewhere a correct one (formats.md S-7, S-16)?

use super::bye::{leaves_pairable, lowest_first};
use super::history::History;
use super::pairing::{Field, Table, cheapest};
use super::refusal::DeskRefusal;
use super::standings::standings;

/// A fault of a pairing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PairingFault {
    /// Somebody who takes part has no table.
    Missing,
    /// Somebody stands at two tables.
    Twice,
    /// Somebody does not take part.
    Unknown,
    /// Somebody plays himself.
    Himself,
    /// The wrong number of byes.
    Byes,
    /// The bye is somebody else's.
    ByeWho,
    /// More rematches than need be.
    Rematch,
    /// Larger differences in points than necessary.
    Float,
}

impl PairingFault {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            PairingFault::Missing => "P_MISSING",
            PairingFault::Twice => "P_TWICE",
            PairingFault::Unknown => "P_UNKNOWN",
            PairingFault::Himself => "P_SELF",
            PairingFault::Byes => "P_BYES",
            PairingFault::ByeWho => "P_BYE_WHO",
            PairingFault::Rematch => "P_REMATCH",
            PairingFault::Float => "P_FLOAT",
        }
    }
}

/// Everything that is wrong with these pairs of names, each fault once; if the list is empty, the pairing is optimal.
///
/// # Errors
/// The history cannot be ranked.
pub fn check(history: &History, pairs: &[(String, Option<String>)]) -> Result<Vec<PairingFault>, DeskRefusal> {
    let field = Field::of(history);
    let mut faults = Vec::new();
    let place = |name: &String| history.players.iter().position(|other| other == name);
    let mut seats = vec![0; history.players.len()];
    let mut tables: Vec<Table> = Vec::new();
    for (one, other) in pairs {
        if Some(one) == other.as_ref() {
            faults.push(PairingFault::Himself);
        }
        let (one, other) = (place(one), other.as_ref().map(place));
        let known = |player: &Option<usize>| player.is_some_and(|player| field.active.contains(&player));
        if !known(&one) || other.as_ref().is_some_and(|other| !known(other)) {
            faults.push(PairingFault::Unknown);
        }
        [one, other.flatten()].into_iter().flatten().for_each(|player| seats[player] += 1);
        if let Some(one) = one
            && other.is_none_or(|other| other.is_some())
        {
            tables.push((one, other.flatten()));
        }
    }
    if field.active.iter().any(|player| seats[*player] == 0) {
        faults.push(PairingFault::Missing);
    }
    if seats.iter().any(|seats| *seats > 1) && !faults.contains(&PairingFault::Himself) {
        faults.push(PairingFault::Twice);
    }
    let byes: Vec<usize> = tables.iter().filter(|table| table.1.is_none()).map(|table| table.0).collect();
    if byes.len() != field.active.len() % 2 {
        faults.push(PairingFault::Byes);
    }
    if faults.is_empty() {
        faults.extend(weigh(history, &field, &tables, byes.first().copied())?);
    }
    faults.sort();
    faults.dedup();
    Ok(faults)
}

/// Who has the bye, and whether another pairing of the others would be better.
fn weigh(
    history: &History,
    field: &Field,
    tables: &[Table],
    bye: Option<usize>,
) -> Result<Vec<PairingFault>, DeskRefusal> {
    let mut faults = Vec::new();
    if let Some(bye) = bye
        && !may_have_bye(history, field, bye)?
    {
        faults.push(PairingFault::ByeWho);
    }
    let players: Vec<usize> = field.active.iter().copied().filter(|player| Some(*player) != bye).collect();
    let (best, _) = cheapest(field, &players, |_, _| 0);
    let best: Vec<Table> = best.into_iter().map(|(one, other)| (one, Some(other))).collect();
    let (there, least) = (field.judge(tables), field.judge(&best));
    if there.0 > least.0 {
        faults.push(PairingFault::Rematch);
    } else if there.1 > least.1 {
        faults.push(PairingFault::Float);
    }
    Ok(faults)
}

/// Players who are level in everything are equal here: the lot may have chosen any of them.
fn may_have_bye(history: &History, field: &Field, bye: usize) -> Result<bool, DeskRefusal> {
    if history.rounds.is_empty() {
        return Ok(true);
    }
    let classes = standings(history, 0)?;
    let order: Vec<usize> = classes.iter().flat_map(|class| class.players.iter().copied()).collect();
    let candidates = lowest_first(field, &order);
    if !candidates.contains(&bye) {
        return Ok(false);
    }
    let class_of = |player: usize| classes.iter().position(|class| class.players.contains(&player));
    let free = candidates.iter().copied().find(|player| leaves_pairable(field, *player));
    Ok(match free.or(candidates.first().copied()) {
        Some(best) => class_of(best) == class_of(bye) && (free.is_none() || leaves_pairable(field, bye)),
        None => false,
    })
}
