//! Sentences about the table. Their wording is stable: people and programs learn it by heart.

use super::{choices, each};
use crate::board::question::{asker, inside};
use crate::labels::Labels;
use crate::prompt::menu::in_reading_order;
use crate::screens::piles::{priced_ways, resource_state};
use screen::game::voice::Detail;
use seats::Seat;
use shell::words::{capital, clause, lower_first};
use swu_language::keyword::Keyword;
use swu_language::word::Arena;
use swu_view::{
    CardRef, CardView, DecisionKind, DecisionView, LeaderView, OptionView, PhaseView, RefusalView, SeatView, UnitView,
    Verb, View, ZoneView,
};

/// The whole table.
pub fn table(view: &View, labels: &Labels) -> Vec<String> {
    let mut lines = vec![moment(view)];
    for (index, side) in view.seats.iter().enumerate() {
        lines.push(seat(view, Seat(index as u8), side, labels));
    }
    if !view.lasting.is_empty() {
        lines.push(format!("In effect: {}.", view.lasting.join("; ")));
    }
    lines
}

/// "regroup phase"; of several in a round, which (rule 41.1): "second regroup phase".
pub(crate) fn regroup_phase(number: u8) -> String {
    match number {
        0 | 1 => "regroup phase".to_owned(),
        2 => "second regroup phase".to_owned(),
        3 => "third regroup phase".to_owned(),
        _ => format!("regroup phase {number}"),
    }
}

/// "Round 4, action phase. Ann to act. Bob has the initiative; nobody has taken it this round."
pub fn moment(view: &View) -> String {
    let phase = &match view.phase {
        PhaseView::Setup => "setup".to_owned(),
        PhaseView::Action => "action phase".to_owned(),
        PhaseView::Regroup => regroup_phase(view.regroup),
        PhaseView::Over => "the game is over".to_owned(),
    };
    let round = if view.round == 0 { capital(phase) } else { format!("Round {}, {phase}", view.round) };
    if view.phase == PhaseView::Over {
        return format!("{round}.");
    }
    let acting = view.decision.as_ref().map_or(view.active, |decision| decision.seat);
    let initiative = match (view.initiative.seat, view.initiative.taken) {
        (None, _) => "Nobody has the initiative".to_string(),
        (Some(seat), true) => format!("{} has taken the initiative", name(view, seat)),
        (Some(seat), false) => format!("{} has the initiative; nobody has taken it this round", name(view, seat)),
    };
    let counters = view.counters;
    let taken = |counter: &str, seat: Option<Seat>| match seat {
        Some(seat) => format!(" {} has taken the {counter} counter.", name(view, seat)),
        None => format!(" Nobody has taken the {counter} counter."),
    };
    let counters = if counters.used {
        [taken("blast", counters.blast), taken("plan", counters.plan)].concat()
    } else {
        String::new()
    };
    format!("{round}. {} to act. {initiative}.{counters}", name(view, acting))
}

/// "Bob: base 19 of 30. Leader Darth Vader, ready. Ground: a Death Trooper, power 3, HP 3 of 3, ready, Sentinel."
pub fn seat(view: &View, seat: Seat, side: &SeatView, labels: &Labels) -> String {
    let who = if view.viewer == Some(seat) { format!("You ({})", side.name) } else { side.name.clone() };
    if side.eliminated {
        return format!("{who}: defeated.");
    }
    let upgrades = counted(side.base.upgrades.iter().map(|upgrade| upgrade.name.clone()));
    let upgrades: String = upgrades.into_iter().map(|upgrade| format!(", with {upgrade}")).collect();
    let mut text = format!("{who}: base {} of {}{upgrades}.", side.base.remaining(), side.base.hp);
    for leader in side.leaders.iter().filter(|leader| !leader.deployed) {
        text.push_str(&format!(" Leader {}, {}.", leader.name, state_of(leader)));
    }
    for arena in [Arena::Ground, Arena::Space] {
        let units: Vec<String> =
            side.units.iter().filter(|unit| unit.arena == arena).map(|unit| self::unit(unit, labels)).collect();
        let heading = capital(arena.name());
        let units = if units.is_empty() { "nothing".into() } else { units.join("; ") };
        text.push_str(&format!(" {heading}: {units}."));
    }
    let (ready, all) = (side.ready_resources(), side.resources.len());
    let (hand, deck, discard) = (side.hand.len(), side.deck.len(), side.discard.len());
    if view.phase == PhaseView::Setup && side.units.is_empty() && hand + all == 0 {
        return text.split(" Ground:").next().unwrap_or_default().to_owned();
    }
    text.push_str(&format!(" Hand {hand}, resources {ready} of {all} ready, deck {deck}, discard {discard}."));
    if side.credits > 0 {
        text.push_str(&format!(" Credits: {}.", side.credits));
    }
    if side.force {
        text.push_str(" The Force is with them.");
    }
    if side.done_for_phase {
        text.push_str(" Out for this phase.");
    } else if side.passed {
        text.push_str(" Passed.");
    }
    text
}

/// "ready", "exhausted, was deployed".
fn state_of(leader: &LeaderView) -> String {
    let state = if leader.exhausted { "exhausted" } else { "ready" };
    if leader.epic_used { format!("{state}, was deployed") } else { state.to_owned() }
}

/// "leader Luke Skywalker ready"; nothing of one who is a unit now.
pub(super) fn leader_state(leader: &LeaderView) -> Option<String> {
    (!leader.deployed).then(|| format!("leader {} {}", leader.name, state_of(leader)))
}

/// What can be attacked, by its sign: "a", "Bob's base".
pub(super) fn target(option: &OptionView, view: &View, labels: &Labels) -> Option<String> {
    let card = option.card.as_ref()?;
    let base = || format!("{}'s base", name(view, card.controller));
    Some(match labels.of(card.uid) {
        Some(label) => label.to_string(),
        None if card.zone == ZoneView::Base => base(),
        None => card.name.clone(),
    })
}

/// What is said about a hand that is closed.
pub(super) const OPEN_FIRST: &str = "Open your hand first: hand.";

/// "e Luke Skywalker, leader, power 6, HP 7 of 7, ready, Restore 3"
pub fn unit(unit: &UnitView, labels: &Labels) -> String {
    let label = labels.of(unit.uid).map(|label| format!("{label} ")).unwrap_or_default();
    let leader = if unit.leader { ", leader" } else { "" };
    let state = if unit.exhausted { "exhausted" } else { "ready" };
    let mut parts = vec![format!("{label}{}{leader}, {}, {state}", unit.name, numbers_of(unit))];
    for (keyword, number) in &unit.keywords {
        parts.push(self::keyword(*keyword, *number));
    }
    let upgrades = counted(unit.upgrades.iter().map(|upgrade| upgrade.name.clone()));
    parts.extend(upgrades.into_iter().map(|upgrade| format!("with {upgrade}")));
    parts.extend(unit.guarded().map(|captive| format!("guards {}", captive.name)));
    parts.join(", ")
}

/// "power 6, HP 5 of 7"
pub(super) fn numbers_of(unit: &UnitView) -> String {
    format!("power {}, HP {} of {}", unit.power, unit.remaining(), unit.hp)
}

/// "Restore 3", "Sentinel".
pub(super) fn keyword(keyword: Keyword, number: i16) -> String {
    if keyword.is_numbered() { format!("{keyword} {number}") } else { keyword.to_string() }
}

fn prompt(decision: &DecisionView, detail: Detail) -> String {
    let prompt = inside(decision);
    if detail == Detail::Full { prompt } else { choices::asked(decision, &prompt) }
}

/// The question for the only person at the table, who needs no name.
pub(crate) fn question_to_one(decision: &DecisionView, detail: Detail) -> String {
    let source = asker(decision).map(|card| format!(" ({})", card.name)).unwrap_or_default();
    match decision.kind {
        DecisionKind::Action => "Your action.".to_owned(),
        _ => format!("{}{source}.", capital(&prompt(decision, detail))),
    }
}

/// The question and its choices: in few words, or each by itself with all numbers; `read` if the hand was read a moment
/// ago.
pub fn decision(view: &View, labels: &Labels, detail: Detail, read: bool) -> Vec<String> {
    if let Some(over) = &view.over {
        let result = crate::screens::over::result(view, over);
        return vec![format!("{result} {}", crate::screens::over::reason(view, over))];
    }
    let Some(decision) = &view.decision else { return vec!["Nobody has to choose anything now.".into()] };
    let source = asker(decision).map(|card| format!(" ({})", card.name)).unwrap_or_default();
    let mut lines = vec![format!("{}, {}{source}.", name(view, decision.seat), prompt(decision, detail))];
    match decision.kind {
        DecisionKind::Number => lines.push(format!("Say a number: {}.", numbers(decision))),
        DecisionKind::Name => lines.push(format!("Say a name, out of {}.", decision.options.len())),
        _ if detail == Detail::Full => lines.extend(each::told(view, decision, labels)),
        _ => lines.extend(choices::told(view, decision, labels, detail, read)),
    }
    let closed = view.viewer.is_none().then(|| view.seats.get(decision.seat.index())).flatten();
    match closed.map(|side| side.hand.len()) {
        _ if decision.options.is_empty() => lines.push("Open your hand to hear the choices: hand.".into()),
        Some(count) if count > 0 && decision.kind == DecisionKind::Action => {
            lines.push(format!("Your hand of {count} is closed: hand."));
        }
        _ => {}
    }
    if detail == Detail::Full {
        lines.extend(decision.refusals.iter().map(|refusal| self::refusal(refusal, labels)));
    }
    lines
}

/// "Rebel Pathfinder (b) cannot attack: it is exhausted. Rule 9.1." "Cannot play Waylay: ..."
pub(super) fn refusal(refusal: &RefusalView, labels: &Labels) -> String {
    let about = refusal.card.as_ref().map(|card| {
        let label = labels.of(card.uid).map(|label| format!(" ({label})")).unwrap_or_default();
        format!("{}{label}", card.name)
    });
    let what = cannot(refusal.verb, about.as_deref());
    format!("{what}: {}. Rule {}.", clause(&refusal.why), refusal.rule)
}

/// What is impossible: "Rebel Pathfinder (b) cannot attack", "Cannot play Waylay", "Cannot choose AT-ST".
pub(crate) fn cannot(verb: Verb, card: Option<&str>) -> String {
    let done = match (verb, card) {
        (Verb::Attack, Some(card)) => return format!("{card} cannot attack"),
        (Verb::Initiative, _) => "take the initiative",
        _ => Some(self::verb(verb)).filter(|done| !done.is_empty()).unwrap_or("choose"),
    };
    card.map_or_else(|| format!("Cannot {done}"), |card| format!("Cannot {done} {card}"))
}

/// The numbers of a decision: "0 to 20", or one by one.
pub fn numbers(decision: &DecisionView) -> String {
    let mut all: Vec<i16> = decision.options.iter().filter_map(|option| option.number).collect();
    all.sort();
    match (all.first(), all.last()) {
        (Some(first), Some(last)) if all.len() > 2 && i32::from(last - first) + 1 == all.len() as i32 => {
            format!("{first} to {last}")
        }
        _ => all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The possible choices in a row: "attack e, attack g, pass".
pub fn keys(view: &View, labels: &Labels) -> String {
    view.decision.as_ref().map_or_else(|| "nothing".into(), |decision| keys_of(decision, view, labels))
}

/// The same for a decision that may not have come yet.
pub fn keys_of(decision: &DecisionView, view: &View, labels: &Labels) -> String {
    let words = words(decision, view, labels).into_iter();
    let mut words: Vec<String> = words.map(|(_, words)| words).take(12).collect();
    if decision.options.len() > 12 {
        words.push(format!("and {} more", decision.options.len() - 12));
    }
    words.join(", ")
}

/// The indices of the options in reading order with the words that choose them; if several would read alike, the whole
/// text of the option.
pub fn words(decision: &DecisionView, view: &View, labels: &Labels) -> Vec<(usize, String)> {
    let places = in_reading_order(view, decision);
    let short = places.iter().map(|place| &decision.options[*place]).map(|option| {
        let card = option.card.as_ref().map(|card| {
            let label = labels.of(card.uid).map(|label| label.to_string());
            // A bare number is that of a choice.
            let numbered = !verb(option.verb).is_empty();
            let number = || labels.hand_number(view, card.uid).filter(|_| numbered).map(|number| number.to_string());
            label.or_else(number).or_else(|| base_word(decision, view, card)).unwrap_or(card.name.clone())
        });
        match (verb(option.verb), card) {
            ("", Some(card)) => card,
            ("", None) => lower_first(&option.label),
            (verb, Some(card)) => format!("{verb} {card}"),
            (verb, None) => verb.into(),
        }
    });
    let short: Vec<String> = short.collect();
    let alike = |words: &String| short.iter().filter(|other| *other == words).count() > 1;
    let told = short.iter().zip(places).map(|(words, place)| match alike(words) {
        true => (place, lower_first(&decision.options[place].label)),
        false => (place, words.clone()),
    });
    told.collect()
}

/// "base" if only one can be chosen, "bob base" for one of several.
fn base_word(decision: &DecisionView, view: &View, card: &CardRef) -> Option<String> {
    let bases = decision.options.iter().filter_map(|option| option.card.as_ref());
    let bases = bases.filter(|card| card.zone == ZoneView::Base).count();
    let owner = name(view, card.controller);
    let by_owner = || (owner.split_whitespace().count() == 1).then(|| format!("{} base", owner.to_lowercase()));
    match (card.zone, bases) {
        (ZoneView::Base, 1) => Some("base".to_owned()),
        (ZoneView::Base, _) => by_owner(),
        _ => None,
    }
}

/// The word for a verb; empty if the card or the label says everything.
pub fn verb(verb: Verb) -> &'static str {
    match verb {
        Verb::Play => "play",
        Verb::Attack => "attack",
        Verb::Use => "use",
        Verb::Deploy => "deploy",
        Verb::Initiative => "initiative",
        Verb::Pass => "pass",
        Verb::Yes => "yes",
        Verb::No => "no",
        Verb::Done => "done",
        Verb::Keep => "keep",
        Verb::Mulligan => "mulligan",
        Verb::Resource => "resource",
        Verb::Skip => "skip",
        Verb::Top => "top",
        Verb::Bottom => "bottom",
        Verb::Counter | Verb::Card | Verb::Seat | Verb::Mode | Verb::Number | Verb::Name | Verb::Trigger => "",
    }
}

/// Piles, resources and lasting effects.
pub fn piles(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for side in &view.seats {
        let discard = counted(side.discard.iter().rev().filter_map(CardView::known).map(|card| card.name.clone()));
        let discard = if discard.is_empty() { "nothing".into() } else { discard.join(", ") };
        lines.push(format!("{}'s discard pile, newest first: {discard}.", side.name));
        let resources = counted(side.resources.iter().filter_map(|resource| {
            resource.card.known().map(|card| format!("{} ({})", card.name, resource_state(resource)))
        }));
        if !resources.is_empty() {
            lines.push(format!("{}'s resources: {}.", side.name, resources.join(", ")));
        }
        lines.extend(side.resources.iter().flat_map(priced_ways));
    }
    if !view.lasting.is_empty() {
        lines.push(format!("In effect: {}.", view.lasting.join("; ")));
    }
    lines
}

/// Equal things in a row once, with their number: "3 Waylay".
fn counted(things: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(usize, String)> = Vec::new();
    for thing in things {
        match counted.last_mut() {
            Some((count, same)) if *same == thing => *count += 1,
            _ => counted.push((1, thing)),
        }
    }
    let said = counted.into_iter().map(|(count, thing)| if count == 1 { thing } else { format!("{count} {thing}") });
    said.collect()
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("nobody", |side| &side.name)
}
