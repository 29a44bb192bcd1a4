//! The same at the keyboard: curtain, table, log, recap and price of taking back, in two games that differ in Bob's
//! hand.

use super::worlds::pair;
use crate::hotseat::bench_table::{decides, lift};
use crate::protocol::support::CARDS;
use hotseat::exposure::{Closed, Exposure};

use hotseat::host::Host;
use hotseat::hosted::Need;
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::curtain::{self, Hints};
use screen::game::voice::Detail;
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::glyphs::UNICODE;
use seats::Seat;
use shell::curtain::{Curtain, Purpose};
use std::sync::{Arc, LazyLock};
use std::time::Instant;
use swu_hosted::{CardData, Pick, Setup, Start, Unlimited};
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;
use swu_view::{OptionView, Verb, View, ZoneView};

pub(super) static DATA: LazyLock<Arc<CardData>> = LazyLock::new(|| {
    let library = swu_cards::library::Library::embedded();
    Arc::new(CardData::of(library))
});

fn begin(scenario: &serde_json::Value, seed: u64) -> Host<Unlimited> {
    Host::begin(opening(scenario, seed), Box::new(Nowhere))
}

/// A game of Ann and Bob in this position.
pub(super) fn opening(scenario: &serde_json::Value, seed: u64) -> Opening<Unlimited> {
    // A scenario file is RON, whose lists and texts are written as in JSON.
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start: Start::Position(ron(scenario)) };
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::person("Bob")], Agreement::default()).expect("a table");
    Opening::<Unlimited>::new(&DATA, table, setup, seed, 0).expect("it can be laid out")
}

fn ron(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::Object(fields) => {
            // Options have names of their own: they are a map.
            let written = |name: &str, value| if name == "options" { format!("{value}") } else { ron(value) };
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name}: {}", written(name, value))).collect();
            format!("({})", fields.join(", "))
        }
        serde_json::Value::Array(all) => format!("[{}]", all.iter().map(ron).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

/// Everything that can be on the screen while no hand, or Ann's, is open.
fn screen(host: &Host<Unlimited>, now: Instant) -> String {
    let mut text = match host.exposure() {
        Exposure::Lifted(lifted) if lifted.seat == Seat(1) => return "Bob looks".to_owned(),
        Exposure::Lifted(lifted) => format!("{:?}", lifted.view),
        Exposure::Lowered(lowered) => {
            let area = Rect::new(0, 0, 80, 24);
            let mut buffer = Buffer::empty(area);
            let handover = host.handover(now);
            let look = Look::new(&UNICODE);
            curtain::draw(
                &mut Canvas::new(&mut buffer, &look),
                &Curtain::of(&lowered, handover.as_ref().map(|handover| (Purpose::Hand, handover))),
                Hints { left: "", right: "" },
            );
            let mut labels = Labels::default();
            labels.update(&lowered.public);
            let spoken = (
                narrate::table(&lowered.public, &labels),
                narrate::decision(&lowered.public, &labels, Detail::Full, false),
            );
            let said = (lowered.curtain, lowered.next, lowered.why, lowered.unseen_no, curtain::title(&lowered.table));
            format!("{buffer:?}{spoken:?}{said:?}{:?}{:?}", lowered.recap, lowered.public)
        }
    };
    let log: Vec<String> =
        (0..host.log().len()).filter_map(|line| host.log().line(line)).map(|line| line.text).collect();
    let turned_up: Vec<&[String]> = host.told_since(0).map(|(_, fact)| fact.faces.as_slice()).collect();
    text.push_str(&format!("{log:?}{turned_up:?}{}{}", host.undo_price(), host.place()));
    text
}

pub(super) fn public(host: &Host<Unlimited>) -> View {
    match host.exposure() {
        Exposure::Lifted(lifted) => lifted.view,
        Exposure::Lowered(lowered) => lowered.public,
    }
}

/// The faces in the discard piles.
fn discarded(host: &Host<Unlimited>) -> Vec<String> {
    discarded_in(public(host))
}

/// The faces in the discard piles of a view.
pub(super) fn discarded_in(view: View) -> Vec<String> {
    let piles = view.seats.into_iter().flat_map(|seat| seat.discard);
    piles.filter_map(|card| card.known().map(|card| card.name.clone())).collect()
}

/// What the log tells the open hand about its own looks.
fn looked(host: &Host<Unlimited>) -> Vec<String> {
    let lines = (0..host.log().len()).filter_map(|line| host.log().line(line));
    lines.map(|line| line.text).filter(|text| text.contains(" looks at ")).collect()
}

/// The indices of picks that both games have there and that turn no face up.
pub(super) fn quiet_places(one: &[OptionView], other: &[OptionView]) -> Vec<usize> {
    let quiet = [Verb::Attack, Verb::Card, Verb::Skip, Verb::Resource, Verb::Pass, Verb::No, Verb::Seat];
    let in_play = |option: &OptionView| {
        option.verb == Verb::Resource
            || option
                .card
                .as_ref()
                .is_none_or(|card| matches!(card.zone, ZoneView::Base | ZoneView::Ground | ZoneView::Space))
    };
    (0..one.len().min(other.len()))
        .filter(|place| Pick::of(&one[*place]) == Pick::of(&other[*place]))
        .filter(|place| quiet.contains(&one[*place].verb) && in_play(&one[*place]))
        .collect()
}

/// Attacks, passes, looks and takes back, alike in both games, with Bob putting down the card at the same position of
/// his hand.
#[test]
fn the_keyboard_shows_ann_the_same() {
    let mut compared = 0;
    for seed in 0..16 {
        let scenarios = pair(seed);
        let now = Instant::now();
        let mut hosts = scenarios.each_ref().map(|scenario| begin(scenario, seed));
        for turn in 0..30 {
            let [one, other] = hosts.each_ref().map(discarded);
            if one != other {
                // A card of Bob's deck was turned up for everybody.
                break;
            }
            assert_eq!(screen(&hosts[0], now), screen(&hosts[1], now), "seed {seed}, turn {turn}");
            compared += 1;
            let Some(awaits) = hosts[0].awaits() else { break };
            if awaits.need == Need::Hand || turn % 5 == 4 {
                hosts.iter_mut().for_each(|host| lift(host, now));
                let [one, other] = hosts.each_ref().map(looked);
                if one != other {
                    // Ann was shown a card of Bob's deck.
                    break;
                }
                assert_eq!(screen(&hosts[0], now), screen(&hosts[1], now), "seed {seed}, turn {turn}, open");
            }
            if awaits.need != Need::Hand {
                let closed = hosts.each_mut().map(|host| host.close(Closed::Asked));
                assert_eq!(closed[0], closed[1]);
                assert_eq!(screen(&hosts[0], now), screen(&hosts[1], now), "seed {seed}, turn {turn}, closed");
            }
            let options = hosts.each_ref().map(|host| public(host).decision.map(|decision| decision.options));
            let [Some(one), Some(other)] = &options else { break };
            let places = quiet_places(one, other);
            let Some(place) = places.get((seed as usize + turn) % places.len().max(1)) else { break };
            let made = [0, 1].map(|index| {
                let pick = Pick::of(&options[index].as_ref().expect("options")[*place]);
                format!("{:?}", hosts[index].choose(decides(&hosts[index]), &pick, now))
            });
            assert_eq!(made[0], made[1], "seed {seed}, turn {turn}");
            if turn % 7 == 6 {
                let undone = hosts.each_mut().map(|host| match host.offer() {
                    Some(offer) => format!("{:?}", host.take_back(&offer)),
                    None => "nothing".to_owned(),
                });
                assert_eq!(undone[0], undone[1], "seed {seed}, turn {turn}");
            }
        }
    }
    assert!(compared > 150, "{compared}");
    assert!(!CARDS.1.is_empty());
}
