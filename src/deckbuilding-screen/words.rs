//! Facts of the table in words, for panels and lines.

use super::forecast;
use deckbuilding::cards::card::Card;
use deckbuilding::cards::word::Faction;
use deckbuilding::cards::wording;
use deckbuilding::rules::view::{CardView, Known, OptionView, PieceView, SeatView, Verb, View, Zone};
use deckbuilding_hosted::CardData;

/// A side in a word.
pub(super) fn side(side: Faction) -> &'static str {
    side.people()
}

/// Where the Force is, in a sentence.
pub(super) fn force(view: &View) -> String {
    let Some(with) = view.force_with() else { return "The Force is in the middle, with nobody.".to_owned() };
    let (place, end) = (view.force.unsigned_abs(), view.ends()[usize::from(view.force > 0)]);
    format!("The Force is on the {end} side, {place} of 3: with the {}.", with.people())
}

/// A space of the track.
pub(super) fn space(view: &View, place: i16) -> String {
    match place {
        0 => "the middle".to_owned(),
        place => format!("{} {}", view.ends()[usize::from(place > 0)], place.unsigned_abs()),
    }
}

/// The meanings of the signs and letters of cards, if there is room; help has them too.
pub(super) const LEGENDS: [&str; 2] =
    ["letter: side  c cost  a attack  r resources  f Force  h HP", "c cost a att r res f Force h HP"];

/// The numbers of a card in whole words.
pub(super) fn numbers_told(card: &Card) -> String {
    let all = [
        (card.cost, "cost"),
        (card.attack, "attack"),
        (card.resources, "resources"),
        (card.force, "Force"),
        (card.hp, "HP"),
    ];
    let shown = all.iter().filter(|(number, _)| *number > 0).map(|(number, word)| format!("{word} {number}"));
    shown.collect::<Vec<_>>().join(", ")
}

/// A card in play with its changing values.
pub(super) fn piece(piece: &PieceView) -> String {
    let mut text = piece.name.clone();
    if let (Some(hp), Some(damage)) = (piece.hp, piece.damage) {
        text.push_str(&format!(" {}/{hp} HP", hp.saturating_sub(damage)));
    }
    if piece.attack > 0 {
        text.push_str(&format!(" {}a", piece.attack));
    }
    match (piece.waiting, piece.committed) {
        (true, _) => text.push_str(" (committed)"),
        (false, true) => text.push_str(" (attacked)"),
        (false, false) => {}
    }
    if piece.used {
        text.push_str(" (used)");
    }
    text
}

/// What these eyes know of closed hands and of decks: whose it is, and the cards.
pub(super) fn remembered(view: &View) -> impl Iterator<Item = (String, String)> {
    let names = |list: &[CardView]| {
        let names: Vec<&str> = list.iter().filter_map(CardView::known).map(|card| card.name.as_str()).collect();
        names.join(", ")
    };
    let closed = view.seats.iter().enumerate().flat_map(move |(index, seat)| {
        let hand = if view.opens(index) { String::new() } else { names(&seat.hand) };
        [
            (format!("Known cards of {}'s hand", seat.name), hand),
            (format!("Known cards of {}'s deck, top first", seat.name), names(&seat.deck)),
        ]
    });
    let galaxy = view.regions.iter().enumerate().map(move |(index, region)| {
        let number = if view.regions.len() > 1 { format!(" {}", index + 1) } else { String::new() };
        (format!("Known cards of galaxy deck{number}, top first"), names(&region.deck))
    });
    closed.chain(galaxy).filter(|(_, cards)| !cards.is_empty())
}

/// The counts of a seat.
pub(super) fn counts(view: &View, index: usize, seat: &SeatView) -> String {
    format!(
        "res {}  attack {}  hand {}  deck {}  discard {}  bases {}  lost {}/{}",
        seat.resources,
        seat.ready_attack(),
        seat.hand.len(),
        seat.deck.len(),
        seat.discard.len(),
        seat.bases.len(),
        view.lost(index),
        view.length
    )
}

/// The base of a seat.
pub(super) fn base(seat: &SeatView) -> String {
    seat.base.as_ref().map_or_else(|| "no base".to_owned(), piece)
}

/// An option with its player, if several may act, and what it leads to.
pub(super) fn option(view: &View, cards: &CardData, option: &OptionView, arrow: &str) -> String {
    let deciders = view.decision.as_ref().map_or(&[] as &[u8], |decision| decision.seats.as_slice());
    let acts = !matches!(option.verb, Verb::Seat | Verb::Base | Verb::Card | Verb::Number);
    let who = option.seat.filter(|seat| acts && deciders.len() > 1 && deciders.contains(seat));
    let who = who.and_then(|seat| view.seats.get(usize::from(seat)));
    let mut text = who.map_or_else(|| option.label.clone(), |seat| format!("{}: {}", seat.name, option.label));
    let told = if is_face_down(option) { None } else { forecast::told(view, option, arrow) };
    let told = told.or_else(|| printed(view, cards, option));
    let told: Vec<String> = laid_down(view, cards, option).into_iter().chain(told).collect();
    if !told.is_empty() {
        text.push_str(&format!(": {}", told.join(", ")));
    }
    match spent(view, option) {
        Some(note) => format!("{text}; {note}"),
        None => text,
    }
}

/// Is it a base that is chosen unseen? What it says matters then, not what the turn brings anyway.
fn is_face_down(option: &OptionView) -> bool {
    option.card.as_ref().is_some_and(|card| matches!(card.zone, Zone::Bases | Zone::SetAside))
}

/// That a base does not count any more, if it is one that may be attacked.
fn spent(view: &View, option: &OptionView) -> Option<String> {
    let about = option.target.as_ref().or(option.card.as_ref()).filter(|card| card.zone == Zone::Base)?;
    let seat = usize::from(about.controller?);
    let attacked = !view.active.contains(&about.controller?) && matches!(option.verb, Verb::Attack | Verb::Base);
    no_more(view, seat).filter(|_| attacked)
}

/// That nothing more of a player counts: `does not count: Ann has lost 3 of 3`.
pub(super) fn no_more(view: &View, seat: usize) -> Option<String> {
    let name = &view.seats.get(seat)?.name;
    let lost = view.lost(seat);
    (!view.counts(seat)).then(|| format!("does not count: {name} has lost {lost} of {}", view.length))
}

/// The texts of an option's cards, if nothing can be foreseen before the next choice.
fn printed(view: &View, cards: &CardData, option: &OptionView) -> Option<String> {
    let in_play = |uid: u32| super::thing::piece(view, uid);
    match (option.verb, &option.target, &option.card) {
        (Verb::Attack, Some(target), _) => match in_play(target.uid).and_then(|base| Some((base.hp?, base.damage?))) {
            Some((hp, damage)) => Some(format!("{} of {hp} HP left", hp.saturating_sub(damage))),
            None => {
                let card = cards.printed(&target.id)?;
                let bounty = || counted(card.cost, "resource", "gain ");
                let reward = wording::reward(card).unwrap_or_else(bounty);
                let value = if card.target > 0 { card.target } else { card.cost };
                Some(format!("takes {value} attack; {reward}"))
            }
        },
        (Verb::Commit, _, Some(card)) => Some(format!("{} attack", in_play(card.uid)?.attack)),
        (Verb::Base, _, Some(card)) if is_face_down(option) => {
            let card = cards.printed(&card.id)?;
            let text = wording::text(card).join(" ");
            Some(if text.is_empty() { format!("{} HP", card.hp) } else { format!("{} HP. {text}", card.hp) })
        }
        _ => None,
    }
}

/// The attack of what is played: one card, all copies of it, or a whole hand.
fn laid_down(view: &View, cards: &CardData, option: &OptionView) -> Option<String> {
    if option.verb != Verb::Play {
        return None;
    }
    let attack = |card: &Known| cards.printed(&card.id).map_or(0, |card| u16::from(card.attack));
    let sum: u16 = match &option.card {
        Some(card) => attack(card) * option.number.map_or(1, u16::from),
        None => view.seats.get(usize::from(option.seat?))?.hand.iter().filter_map(CardView::known).map(attack).sum(),
    };
    (sum > 0).then(|| format!("{sum} attack"))
}

/// What is left of the cards after a number of damage: "3: Hoth 5 -> 2 HP", shorter than with both names before it.
pub(super) fn divided(view: &View, option: &OptionView, arrow: &str) -> Option<String> {
    let number = option.number.filter(|_| option.verb == Verb::Number)?;
    Some(format!("{number}: {}", forecast::told(view, option, arrow)?))
}

/// What everybody has left when a game is over, as named rows of cells.
pub(super) fn ending(view: &View) -> Vec<(String, Vec<String>)> {
    let cells = |cell: &dyn Fn(usize, &SeatView) -> String| {
        view.seats.iter().enumerate().map(|(index, seat)| cell(index, seat)).collect()
    };
    vec![
        ("side".to_owned(), cells(&|_, seat| side(seat.side).to_owned())),
        ("base".to_owned(), cells(&|_, seat| base(seat))),
        ("bases lost".to_owned(), cells(&|index, _| view.lost(index).to_string())),
    ]
}

/// A number of something.
pub(super) fn counted(number: impl Into<i16>, what: &str, before: &str) -> String {
    match number.into() {
        1 => format!("{before}1 {what}"),
        number => format!("{before}{number} {what}s"),
    }
}

/// Who won and why, in two sentences; `None` while the game is under way.
pub(super) fn result(view: &View) -> Option<[String; 2]> {
    use deckbuilding::rules::game::Reason;
    let over = view.over.as_ref()?;
    let names = over.winners.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
    let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
    let verb = if names.len() == 1 { "wins" } else { "win" };
    let why = match over.reason {
        Reason::BasesDestroyed => "Enough enemy bases were destroyed.",
        Reason::Conceded => "Everybody else gave up.",
    };
    Some([format!("{} {verb} in turn {}.", names.join(" and "), view.turn), why.to_owned()])
}
