//! The end of a game in words: who won and why, and what everybody has left.

use seats::Seat;
use swu_cards::wording::grammar::list;
use swu_view::{EndReason, Over as End, SeatView, View};

/// Who won in which round, and why; empty while the game is under way.
pub(crate) fn sentences(view: &View) -> Vec<String> {
    let over = view.over.as_ref();
    over.map(|over| vec![result(view, over), reason(view, over)]).unwrap_or_default()
}

/// What everybody has left, as named rows of cells.
pub(crate) fn rows(view: &View) -> Vec<(String, Vec<String>)> {
    let row = |name: &str, cell: fn(&SeatView) -> String| (name.to_owned(), view.seats.iter().map(cell).collect());
    vec![
        row("leader", |side| side.leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>().join(", ")),
        row("base HP left", |side| format!("{}/{}", side.base.remaining(), side.base.hp)),
        row("units in play", |side| side.units.len().to_string()),
        row("resources", |side| side.resources.len().to_string()),
    ]
}

/// "Ann wins in round 7."
pub(crate) fn result(view: &View, over: &End) -> String {
    let names = over.winners.iter().filter_map(|seat| view.seats.get(seat.index())).map(|side| side.name.as_str());
    let names: Vec<&str> = names.collect();
    let when = if view.round == 0 { "before round 1".to_owned() } else { format!("in round {}", view.round) };
    match names.len() {
        0 => format!("Nobody wins: a draw {when}."),
        1 => format!("{} wins {when}.", names[0]),
        _ => format!("{} win {when}.", names.join(" and ")),
    }
}

/// "Dan was eliminated; of the others Ann has the most HP left."
fn most_hp(view: &View, over: &End) -> String {
    let out = view.seats.iter().filter(|side| side.eliminated);
    let out: Vec<String> = out.map(|side| side.name.clone()).collect();
    let winners = over.winners.iter().filter_map(|seat| view.seats.get(seat.index()));
    let most: Vec<String> = winners.map(|side| side.name.clone()).collect();
    let was = if out.len() == 1 { "was" } else { "were" };
    let has = if most.len() == 1 { "has" } else { "have" };
    format!("{} {was} eliminated; of the others {} {has} the most HP left.", list(&out, "and"), list(&most, "and"))
}

/// Why a game ended, in a sentence.
pub(crate) fn reason(view: &View, over: &End) -> String {
    let others = || Seat::all(view.seats.len()).filter(|seat| !over.winners.contains(seat));
    if let (Some(loser), 1) = (others().next(), others().count()) {
        let loser = &view.seats[loser.index()].name;
        match over.reason {
            EndReason::Conceded => return format!("{loser} gave up."),
            EndReason::BaseDefeated => return format!("{loser}'s base was defeated."),
            _ => {}
        }
    }
    let reason = match over.reason {
        EndReason::BaseDefeated => "The enemy base was defeated.",
        EndReason::Conceded => "Everybody else gave up.",
        EndReason::LastStanding => "Nobody else is left in the game.",
        EndReason::MostHp => return most_hp(view, over),
        EndReason::CardText => "A card said so.",
        EndReason::Time => "Time was called, and the last action phase is over.",
        EndReason::Draw if view.seats.iter().any(|side| side.base.remaining() > 0) => {
            "Effects went on and on without anybody's choice, and were stopped."
        }
        EndReason::Draw => "All bases that were left were defeated at once.",
    };
    reason.to_owned()
}
