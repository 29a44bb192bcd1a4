//! Two games in step that differ in what Ann cannot see, with everything Ann is given compared byte for byte.

use super::subjects::{SUBJECTS, subjects};
use super::worlds::pair;
use crate::protocol::support::CARDS;
use crate::rules::support::Dice;
use seats::{Seat, SeatSet};
use serde_json::Value;
use std::collections::BTreeSet;
use swu_hosted::Pick;
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::look::telling::Teller;
use swu_rules::scenario::Scenario;
use swu_view::{OptionView, Verb, View, ZoneView};

pub(super) const ANN: Seat = Seat(0);

pub(super) fn names() -> Vec<String> {
    vec!["Ann".to_owned(), "Bob".to_owned()]
}

/// Everything Ann, or anybody, may be shown of a game.
pub(super) fn honest(game: &Game) -> String {
    let view = seen(game, Eyes::Of(ANN));
    let json = serde_json::to_string(&view).expect("a view is JSON");
    let unseen = game.unseen_no(&CARDS.1);
    format!("{json}\n{view:#?}\n{:#?}\n{unseen:?}", seen(game, Eyes::Public))
}

/// A view with its forecasts, as the table on the screen gives it.
fn seen(game: &Game, eyes: Eyes) -> View {
    let mut view = game.view(&CARDS.1, &names(), eyes);
    game.foresee(&CARDS.1, &names(), eyes, &mut view);
    view
}

/// The log as Ann reads it.
fn told(facts: &[Fact]) -> Vec<String> {
    let names = names();
    let teller = Teller { book: &CARDS.1, names: &names, eyes: Eyes::Of(ANN), marked: &[] };
    facts.iter().map(|fact| format!("{:?} {} {}", fact.what, teller.tell(fact), fact.amount)).collect()
}

/// How a pair of games ended.
pub(super) enum End {
    /// Ann was shown something that is not the same in both, after this many picks; or no pick is left that both allow.
    Apart(usize),
    /// Ann can tell them apart and must not.
    Leak(String),
}

/// Plays both, as long as the same picks are possible and Ann was shown the same cards.
pub(super) fn play(seed: u64, look: impl Fn(&Game) -> String) -> End {
    play_and(seed, look, |_, _, _| {})
}

/// The same, reporting who picked what, with the facts.
fn play_and(seed: u64, look: impl Fn(&Game) -> String, watch: impl FnMut(Seat, &OptionView, &[Fact])) -> End {
    play_pair(pair(seed), 400, seed, look, watch)
}

/// The same with these two scenarios, for at most this many picks.
pub(super) fn play_pair(
    pair: [Value; 2],
    most: usize,
    seed: u64,
    look: impl Fn(&Game) -> String,
    mut watch: impl FnMut(Seat, &OptionView, &[Fact]),
) -> End {
    let mut games = pair.map(|scenario| begin(scenario, seed));
    let mut dice = Dice::new(seed);
    let mut latest: Vec<Vec<Fact>> = Vec::new();
    for picks in 0..most {
        let [one, other] = [look(&games[0]), look(&games[1])];
        if one != other {
            let difference = first_difference(&one, &other);
            return End::Leak(format!("seed {seed}, after {picks} picks, {latest:?}: {difference}"));
        }
        let Some([left, right]) = common_pick(&games, &mut dice) else { return End::Apart(picks) };
        let asked = games[0].decision().and_then(|decision| {
            let view = games[0].view(&CARDS.1, &names(), Eyes::Of(decision.seat));
            Some((decision.seat, view.decision?.options.swap_remove(left)))
        });
        let mut logs = [Log::keeping(), Log::keeping()];
        for ((game, log), option) in games.iter_mut().zip(&mut logs).zip([left, right]) {
            game.choose(&CARDS.1, option, log).expect("it is an option");
        }
        if let Some((seat, picked)) = asked {
            watch(seat, &picked, &logs[0].facts);
        }
        let [one, other] = &logs;
        if shown(&one.facts) != shown(&other.facts) {
            return End::Apart(picks);
        }
        let [one, other] = [told(&one.facts), told(&other.facts)];
        if one != other {
            return End::Leak(format!("seed {seed}, pick {picks}: the log tells {one:?} and {other:?}"));
        }
        latest = logs.map(|log| log.facts).to_vec();
    }
    End::Apart(most)
}

pub(super) fn begin(scenario: Value, seed: u64) -> Game {
    let scenario: Scenario = serde_json::from_value(scenario).expect("a scenario");
    Game::scenario(&CARDS.1, &scenario, seed, &mut Log::default()).unwrap_or_else(|fault| panic!("{seed}: {fault}"))
}

/// The faces that the rules show to Ann: whatever is turned up, and what she draws or looks at. Not what Bob draws or
/// what is put away face down, whoever the log says witnessed it.
pub(super) fn shown(facts: &[Fact]) -> Vec<String> {
    let everyone = SeatSet::everyone(2);
    let turned_up = facts.iter().filter(|fact| match fact.what {
        What::Drew | What::Looked => fact.seat == ANN,
        What::Resourced | What::ResourcedTop | What::Bottomed | What::Topped => false,
        _ => fact.witnesses == everyone || fact.seat == ANN,
    });
    turned_up
        .map(|fact| format!("{:?} {:?}", fact.what, [fact.card, fact.other].map(|card| card.map(|c| c.def))))
        .collect()
}

/// A pick that is possible in both games and means the same in public: Ann's options are the same, Bob's may differ.
pub(super) fn common_pick(games: &[Game; 2], dice: &mut Dice) -> Option<[usize; 2]> {
    let seat = games[0].decision()?.seat;
    let [one, other] = [0, 1].map(|index| games[index].view(&CARDS.1, &names(), Eyes::Of(seat)).decision);
    let (one, other) = (one?.options, other?.options);
    if seat == ANN {
        // Hers are the same in both, option by option.
        let place = dice.below(one.len());
        return Some([place, place]);
    }
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    for (left, option) in one.iter().enumerate() {
        if let Some(right) = other.iter().position(|candidate| means_the_same(option, candidate)) {
            pairs.push([left, right]);
        }
    }
    (!pairs.is_empty()).then(|| pairs[dice.below(pairs.len())])
}

fn means_the_same(one: &OptionView, other: &OptionView) -> bool {
    let hidden = |option: &OptionView| {
        let zone = option.card.as_ref().map(|card| card.zone);
        matches!(zone, Some(ZoneView::Hand | ZoneView::Deck | ZoneView::Resource | ZoneView::SetAside))
    };
    let id = |option: &OptionView| option.card.as_ref().map(|card| card.id.clone());
    if one.verb == Verb::Resource || !hidden(one) || !hidden(other) {
        return Pick::of(one) == Pick::of(other);
    }
    let without_card = |option: &OptionView| Pick { card: None, ..Pick::of(option) };
    id(one) == id(other) && without_card(one) == without_card(other)
}

/// Where two texts begin to differ.
pub(super) fn first_difference(one: &str, other: &str) -> String {
    let lines = one.lines().zip(other.lines()).enumerate();
    match lines.into_iter().find(|(_, (left, right))| left != right) {
        Some((number, (left, right))) => {
            let at = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
            let near = |line: &str| -> String { line.chars().skip(at.saturating_sub(80)).take(200).collect() };
            let before: Vec<&str> = one.lines().skip(number.saturating_sub(70)).take(70).map(str::trim).collect();
            format!("line {number}: {:?} and {:?} after {}", near(left), near(right), before.join(" "))
        }
        None => "one says more than the other".to_owned(),
    }
}

/// How many pairs of games are played: `CANTINA_TRIES` sets it for a campaign.
pub(super) fn tries(usual: u64) -> u64 {
    std::env::var("CANTINA_TRIES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn ann_cannot_tell_what_bob_hides() {
    let (mut picks, mut leaks) = (0, Vec::new());
    let mut met = BTreeSet::new();
    for seed in 0..tries(60) {
        match play_and(seed, honest, |seat, picked, facts| met.extend(subjects(seat, picked, facts))) {
            End::Apart(after) => picks += after,
            End::Leak(what) => leaks.push(what),
        }
    }
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
    assert!(picks > 300, "the games stay together for {picks} picks");
    let missing: Vec<&str> = SUBJECTS.into_iter().filter(|subject| !met.contains(subject)).collect();
    assert!(missing.is_empty(), "in no game there is {missing:?}, only {met:?}");
}

/// The check itself: a look that reveals one thing about Bob's cards is found out.
#[test]
fn a_planted_leak_is_found() {
    let judge = |game: &Game| game.view(&CARDS.1, &names(), Eyes::Judge);
    let bob = |game: &Game| judge(game).seats[1].clone();
    type Leak<'a> = Box<dyn Fn(&Game) -> String + 'a>;
    let leaks: [(&str, Leak<'_>); 4] = [
        ("the last card of his hand", Box::new(move |game| format!("{:?}", bob(game).hand.last()))),
        ("the top of his deck", Box::new(move |game| format!("{:?}", bob(game).deck.first()))),
        ("a resource", Box::new(move |game| format!("{:?}", bob(game).resources.last().map(|card| card.card.clone())))),
        (
            "how much he could play",
            Box::new(move |game| {
                let decision = judge(game).decision;
                let plays = decision.map(|decision| decision.options.iter().filter(|o| o.verb == Verb::Play).count());
                format!("{plays:?}")
            }),
        ),
    ];
    for (what, look) in &leaks {
        let found = (0..12).filter(|seed| matches!(play(*seed, look), End::Leak(_))).count();
        assert!(found >= 4, "{what}: found in {found} of 12 games");
    }
}
