//! A finished game is replayed: everybody sees what everybody could know, and Ann what Ann could.

use super::curtain::{DATA, discarded_in, opening, public, quiet_places};
use super::worlds::pair;
use crate::hotseat::bench_table::decides;
use crate::player::paper::Paper;
use hotseat::host::Host;
use hotseat::hosted::Need;
use hotseat::journal::{Header, Record};
use hotseat::past::Past;
use hotseat::recording::Recording;
use seats::Seat;
use std::time::Instant;
use swu_hosted::{Pick, Setup, Unlimited};
use swu_screen::labels::Labels;
use swu_screen::lines::narrate;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

/// A game as its save has it.
pub(super) type Kept = (Header<Setup>, Vec<Record<Pick>>);

/// What can be watched of such a game.
fn recorded(seed: u64) -> [Recording<Unlimited>; 2] {
    kept(seed).map(|(header, records)| Recording::<Unlimited>::of(&DATA, header, &records).expect("it fits"))
}

/// Plays picks that turn no face up in both games, until Bob concedes.
pub(super) fn kept(seed: u64) -> [Kept; 2] {
    let now = Instant::now();
    let openings = pair(seed).map(|scenario| opening(&scenario, seed));
    let headers = openings.each_ref().map(|opening| opening.header().clone());
    let papers = [Paper::default(), Paper::default()];
    let mut papers_of = papers.iter();
    let mut hosts = openings.map(|opening| {
        let paper = papers_of.next().expect("one for each").clone();
        Host::<Unlimited>::begin(opening, Box::new(paper))
    });
    for turn in 0..30 {
        if hosts[0].awaits().is_none_or(|awaits| awaits.need == Need::Hand) {
            break;
        }
        let options = hosts.each_ref().map(|host| public(host).decision.map(|decision| decision.options));
        let [Some(one), Some(other)] = &options else { break };
        let places = quiet_places(one, other);
        let Some(place) = places.get((seed as usize + turn) % places.len().max(1)) else { break };
        for (host, options) in hosts.iter_mut().zip([one, other]) {
            host.choose(decides(host), &Pick::of(&options[*place]), now).expect("it is an option");
        }
    }
    let mut headers = headers.into_iter();
    papers.map(|paper| {
        let records = [paper.records(), vec![Record::Concede { seat: BOB }]].concat();
        (headers.next().expect("one for each"), records)
    })
}

/// What the log says about Ann's own looks up to a moment.
fn looks(past: &Past<'_, Unlimited>, at: usize) -> Vec<String> {
    past.log(at, Some(ANN)).into_iter().map(|line| line.text).filter(|text| text.contains(" looks at ")).collect()
}

/// Everything that is told of a moment, to everybody and to Ann.
fn told(past: &Past<'_, Unlimited>, at: usize) -> String {
    let views = [past.public(at), past.view(at, ANN)].map(|view| view.expect("the game is over"));
    let spoken = views.each_ref().map(|view| {
        let mut labels = Labels::default();
        labels.update(view);
        narrate::table(view, &labels)
    });
    let logs = [None, Some(ANN)].map(|seat| past.log(at, seat).into_iter().map(|line| line.text).collect::<Vec<_>>());
    format!("{views:?}{spoken:?}{logs:?}")
}

#[test]
fn a_replay_shows_ann_the_same() {
    let (mut compared, mut differ) = (0, 0);
    for seed in 0..16 {
        let recordings = recorded(seed);
        let [one, other] = recordings.each_ref().map(Recording::past);
        assert!(one.eyes().has(ANN) && one.eyes().has(BOB), "it is over");
        for at in 0..one.moments().len().min(other.moments().len()) {
            let turned_up = |past: &Past<'_, Unlimited>| past.public(at).map(discarded_in);
            if turned_up(&one) != turned_up(&other) || looks(&one, at) != looks(&other, at) {
                // A card of Bob's deck was turned up for everybody, or shown to Ann.
                break;
            }
            let (first, second) = (&one.moments()[at], &other.moments()[at]);
            assert_eq!((&first.place, first.by, &first.standing), (&second.place, second.by, &second.standing));
            assert_eq!(told(&one, at), told(&other, at), "seed {seed}, moment {at}");
            compared += 1;
            differ += usize::from(format!("{:?}", one.view(at, BOB)) != format!("{:?}", other.view(at, BOB)));
        }
    }
    assert!(compared > 50 && differ == compared, "{compared} moments, {differ} of which Bob sees otherwise");
}
