//! The table in pieces: what somebody asks for by one word, told in one or two sentences.

use super::describe;
use super::narrate;
use super::refer::{is_owner, own};
use crate::board::scene::{in_arena, ready_power};
use crate::labels::Labels;
use seats::Seat;
use shell::cards::Cards;
use shell::words::capital;
use swu_language::word::Arena;
use swu_view::{DecisionKind, DecisionView, SeatView, UnitView, Verb, View};

/// A piece of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    /// What somebody has in play, and what they have to play with.
    Side,
    /// The units of an arena.
    Arena(Arena),
    /// What is ready, and what it can attack.
    Ready,
}

/// The piece that a line asks for, in sentences; `None` if it asks for none.
pub(crate) fn told(text: &str, view: &View, labels: &Labels, cards: &dyn Cards) -> Option<Vec<String>> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let ["hand", number] = words.as_slice() {
        return in_hand(number.parse().ok()?, view, labels, cards);
    }
    let (piece, seats) = asked(without_look(&words), view)?;
    let sides = seats.into_iter().filter_map(|seat| Some((seat, view.seats.get(seat.index())?)));
    Some(sides.filter(|(_, side)| !side.eliminated).map(|(seat, side)| of(piece, view, (seat, side), labels)).collect())
}

/// Is it a word for nothing but a piece, where a player's name may also mean a base?
pub(crate) fn is_word(text: &str) -> bool {
    let first = text.split_whitespace().next().map(str::to_lowercase).unwrap_or_default();
    piece(&first).is_some() || ["mine", "my", "me", "theirs", "look", "hand"].contains(&first.as_str())
}

/// "look ground" asks for the same as "ground".
fn without_look<'a, 'b>(words: &'b [&'a str]) -> &'b [&'a str] {
    if words.len() > 1 && words[0] == "look" { &words[1..] } else { words }
}

fn asked(words: &[&str], view: &View) -> Option<(Piece, Vec<Seat>)> {
    let all = || Seat::all(view.seats.len());
    let named = |word: &str| all().find(|seat| is_owner(word, *seat, view));
    match words {
        ["theirs"] => Some((Piece::Side, all().filter(|seat| own(view) != Some(*seat)).collect())),
        [whose] => match piece(whose) {
            Some(piece) => Some((piece, all().collect())),
            None => Some((Piece::Side, vec![mine(whose, view).or_else(|| named(whose))?])),
        },
        [whose, what] => {
            let piece = piece(what)?;
            Some((piece, vec![mine(whose, view).or_else(|| named(whose))?]))
        }
        _ => None,
    }
}

fn mine(word: &str, view: &View) -> Option<Seat> {
    own(view).filter(|_| matches!(word, "mine" | "my" | "me"))
}

fn piece(word: &str) -> Option<Piece> {
    Some(match word {
        "ground" => Piece::Arena(Arena::Ground),
        "space" => Piece::Arena(Arena::Space),
        "ready" => Piece::Ready,
        _ => return None,
    })
}

fn of(piece: Piece, view: &View, (seat, side): (Seat, &SeatView), labels: &Labels) -> String {
    match piece {
        Piece::Side => whole(side, labels),
        Piece::Arena(arena) => format!("{}, {arena}: {}.", side.name, units(side, arena, labels)),
        Piece::Ready => ready(view, (seat, side), labels),
    }
}

/// "Ann: base 24 of 30, leader ready, 4 of 6 resources ready, hand 3. Ground: e Luke Skywalker, ...; space: nothing."
fn whole(side: &SeatView, labels: &Labels) -> String {
    let leaders: Vec<String> = side.leaders.iter().filter_map(narrate::leader_state).collect();
    let leaders: String = leaders.iter().map(|told| format!(", {told}")).collect();
    let [ground, space] = [Arena::Ground, Arena::Space].map(|arena| units(side, arena, labels));
    format!(
        "{}: base {} of {}{leaders}, {} of {} resources ready, hand {}. Ground: {ground}; space: {space}.",
        side.name,
        side.base.remaining(),
        side.base.hp,
        side.ready_resources(),
        side.resources.len(),
        side.hand.len(),
    )
}

fn units(side: &SeatView, arena: Arena, labels: &Labels) -> String {
    let units: Vec<String> = in_arena(side, arena).map(|unit| narrate::unit(unit, labels)).collect();
    if units.is_empty() { "nothing".into() } else { units.join("; ") }
}

/// "Ann has 6 power ready on the ground (e f), 2 in space (c). e can attack a or Bob's base."
fn ready(view: &View, (seat, side): (Seat, &SeatView), labels: &Labels) -> String {
    let [ground, space] = [(Arena::Ground, "on the ground"), (Arena::Space, "in space")].map(|(arena, place)| {
        format!("{} power ready {place}{}", ready_power(side, arena), signs(side, arena, labels))
    });
    let can = match &view.decision {
        Some(decision) if decision.seat == seat && decision.kind == DecisionKind::Action => {
            attacks(decision, view, labels)
        }
        _ => Vec::new(),
    };
    let can = if can.is_empty() { String::new() } else { format!(" {}.", capital(&can.join("; "))) };
    format!("{} has {ground}, {space}.{can}", side.name)
}

/// " (e f)": the ready units of an arena.
fn signs(side: &SeatView, arena: Arena, labels: &Labels) -> String {
    let ready = in_arena(side, arena).filter(|unit| !unit.exhausted);
    let signs: Vec<String> = ready.map(|unit| sign(unit, labels)).collect();
    if signs.is_empty() { String::new() } else { format!(" ({})", signs.join(" ")) }
}

fn sign(unit: &UnitView, labels: &Labels) -> String {
    labels.of(unit.uid).map_or_else(|| unit.name.clone(), |label| label.to_string())
}

/// "e can attack a or Bob's base": what the engine offers now.
fn attacks(decision: &DecisionView, view: &View, labels: &Labels) -> Vec<String> {
    let attacks = decision.options.iter().filter(|option| option.verb == Verb::Attack);
    let told = attacks.filter_map(|option| {
        let card = option.card.as_ref()?;
        let who = labels.of(card.uid).map_or_else(|| card.name.clone(), |label| label.to_string());
        let targets = option.forecast.as_ref()?.targets.as_ref()?;
        let whom: Vec<String> =
            targets.options.iter().filter_map(|target| narrate::target(target, view, labels)).collect();
        (!whom.is_empty()).then(|| format!("{who} can attack {}", whom.join(" or ")))
    });
    told.collect()
}

/// The card with this number in the open hand, and why it cannot be played if it cannot.
fn in_hand(number: usize, view: &View, labels: &Labels, cards: &dyn Cards) -> Option<Vec<String>> {
    let place = labels.hand_place(view, number);
    let Some(place) = place else {
        let open = view.viewer.is_some();
        let why = if open { format!("There is no card {number} in the hand.") } else { narrate::OPEN_FIRST.to_owned() };
        return Some(vec![why]);
    };
    let mut lines = describe::one_in_hand(view, labels, cards, place);
    let uid = view.seats.get(view.viewer?.index())?.hand.get(place)?.known()?.uid;
    let refusals = view.decision.iter().flat_map(|decision| &decision.refusals);
    let refused = refusals.filter(|refusal| refusal.card.as_ref().is_some_and(|card| card.uid == uid));
    lines.extend(refused.map(|refusal| narrate::refusal(refusal, labels)));
    Some(lines)
}
