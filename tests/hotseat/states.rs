//! Every earlier state of a game is what it was, though only some of them are stored.

use crate::player::paper::Paper;
use crate::rules::support::{self, Dice};
use hotseat::exposure::Exposure;
use hotseat::host::{Asked, Host};
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use hotseat::trust::Trust;
use shell::table_session::Playable;
use std::sync::Arc;
use std::time::Instant;
use swu_cards::library::Library;
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;
use swu_view::View;

/// A person against a bot, with open cards: the person takes back freely.
fn opening(data: &Arc<CardData>) -> Opening<Unlimited> {
    let players = support::starters(&data.book).iter().map(|player| PlayerDeck::of(&data.book, player)).collect();
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    let setup = Setup { names: vec!["Ann".into(), "Bob".into()], start };
    let agreement = Agreement { trust: Trust::OpenTable, ..Agreement::default() };
    let table = Table::new(vec![Sitter::person("Ann"), Sitter::bot("Bob")], agreement).expect("a table");
    Opening::new(data, table, setup, 3, 0).expect("a game")
}

/// What everybody sees now.
fn now_seen(host: &Host<Unlimited>) -> View {
    host.past().public(host.steps()).expect("it is the present")
}

/// One step by chance.
fn step(host: &mut Host<Unlimited>, dice: &mut Dice, now: Instant) {
    let mut any = |view: &View| {
        let options = view.decision.as_ref().map_or(0, |decision| decision.options.len());
        Unlimited::pick_of(view, dice.below(options)).expect("it is on the list")
    };
    if host.awaits_bot() {
        host.choose_as_bot(|view| any(view).1, now).expect("the bot may");
        return;
    }
    if host.awaits().is_some() {
        host.read(now).expect("everybody has read");
        let view = match host.exposure() {
            Exposure::Lifted(lifted) => lifted.view,
            Exposure::Lowered(lowered) => lowered.public,
        };
        let (by, pick) = any(&view);
        host.choose(by, &pick, now).expect("it is an option");
    }
}

#[test]
fn every_earlier_state_is_what_it_was() {
    let (data, now) = (Arc::new(CardData::of(Library::embedded())), Instant::now());
    let (paper, begun, mut dice) = (Paper::default(), opening(&data), Dice::new(9));
    let header = begun.header().clone();
    let mut host = Host::begin(begun, Box::new(paper.clone()));
    let mut seen = vec![now_seen(&host)];
    for turn in 1..=150 {
        step(&mut host, &mut dice, now);
        seen.push(now_seen(&host));
        // Several steps at once, so that the state to return to is between stored ones.
        let back = host.offer().filter(|_| turn % 11 == 0);
        if let Some(offer) = back {
            assert_eq!(host.take_back(&offer), Ok(Asked::Done));
            assert_eq!(now_seen(&host), seen[offer.to], "the state before step {}", offer.to);
            seen.truncate(offer.to + 1);
        }
        if turn == 75 {
            // From here on the end is known, and the states include it.
            host.stop_after(4).expect("it can be stopped");
            seen.pop();
            seen.push(now_seen(&host));
        }
        if host.awaits().is_none() {
            break;
        }
    }
    assert!(seen.len() > 60, "{} states", seen.len());
    let records = paper.records();
    let (again, _) = Host::<Unlimited>::resume(&data, header, records, Box::new(Paper::default())).expect("it fits");
    for host in [&host, &again] {
        let moments = host.past().moments();
        assert_eq!(moments.len(), seen.len());
        for (at, (seen, moment)) in seen.iter().zip(&moments).enumerate() {
            assert_eq!(host.past().public(at).as_ref(), Some(seen), "after {at} steps");
            let standing: Vec<i16> = seen.seats.iter().map(|side| side.base.remaining()).collect();
            assert_eq!((moment.round, &moment.standing), (seen.round, &standing), "after {at} steps");
        }
    }
}
