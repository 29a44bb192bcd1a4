//! A journal played back gives the same game, or a reason why not.

use super::bench_table::{ANN, BOB, Paper, decides, later, lift, log, lowered, opening, people, spell};
use super::toy::{Pick, Setup, Toy};
use hotseat::host::Host;
use hotseat::journal::{Header, Nowhere, Record};
use hotseat::resume::ResumeFault;
use hotseat::table::Agreement;
use seats::{Seat, SeatSet};
use std::time::{Duration, Instant};

fn played() -> (Host<Toy>, Header<Setup>, Vec<Record<Pick>>) {
    let now = Instant::now();
    let (paper, opening) = (Paper::default(), opening(people(3), Agreement::default()));
    let header = opening.header().clone();
    let mut host = Host::begin(opening, Box::new(paper.clone()));
    host.choose(decides(&host), &Pick::Draw, now).expect("public");
    host.choose(decides(&host), &Pick::Point(ANN), now).expect("public");
    let offer = host.offer().expect("Bob's pick");
    host.take_back(&offer).expect("paper");
    host.note_spent(BOB, Duration::from_secs(30)).expect("paper");
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Play(6), now).expect("Bob has a 6");
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Beat(7), now).expect("Cas has a 7");
    let records = paper.records.borrow().clone();
    (host, header, records)
}

fn fault(header: Header<Setup>, records: Vec<Record<Pick>>) -> String {
    let resumed = Host::<Toy>::resume(&(), header, records, Box::new(Nowhere));
    resumed.map(|_| ()).expect_err("it does not fit").to_string()
}

#[test]
fn the_game_goes_on_behind_a_curtain_exactly_where_it_was() {
    let now = Instant::now();
    let (mut original, header, records) = played();
    let (mut host, notice) = Host::<Toy>::resume(&(), header, records, Box::new(Nowhere)).expect("it fits");
    assert_eq!(notice, None);
    assert!(!host.is_lifted(), "nobody is at the keyboard yet, although a hand was open");
    assert_eq!(lowered(&host).why, "The game continues where it was left.");
    assert!(lowered(&host).curtain);
    original.close(hotseat::exposure::Closed::Asked);
    assert_eq!(lowered(&host).public, lowered(&original).public);
    assert_eq!(lowered(&host).recap, lowered(&original).recap);
    assert_eq!(log(&host), log(&original));
    assert_eq!((host.offers(BOB), host.undo_price()), (original.offers(BOB), original.undo_price()));
    assert_eq!(host.spent(BOB), Duration::from_secs(30));
    lift(&mut host, now);
    host.choose(decides(&host), &Pick::Bury(3), now).expect("Cas goes on");
}

#[test]
fn every_prefix_of_a_journal_is_a_game() {
    let (_, header, records) = played();
    for length in 0..=records.len() {
        Host::<Toy>::resume(&(), header.clone(), records[..length].to_vec(), Box::new(Nowhere)).expect("it fits");
    }
}

#[test]
fn a_concession_is_played_again_too() {
    let now = Instant::now();
    let (paper, opening) = (Paper::default(), opening(people(2), Agreement::default()));
    let header = opening.header().clone();
    let mut host = Host::begin(opening, Box::new(paper.clone()));
    let bob = spell(host.ask(BOB, now).expect("a person"), later(now));
    host.concede(bob, now).expect("it may");
    let records = paper.records.borrow().clone();
    assert!(matches!(records.last(), Some(Record::Check { over: true, .. })));
    let (again, _) = Host::<Toy>::resume(&(), header, records, Box::new(Nowhere)).expect("it fits");
    assert_eq!(again.awaits(), None);
}

#[test]
fn what_does_not_fit_is_refused_with_its_place() {
    let (_, header, records) = played();
    let changed = |index: usize, record: Record<Pick>| {
        let mut records = records.clone();
        records[index] = record;
        records
    };
    assert_eq!(
        fault(header.clone(), changed(0, Record::Pick { seat: BOB, pick: Pick::Draw })),
        "Record 1 does not fit the game: it is not the decision of Bob."
    );
    assert_eq!(
        fault(header.clone(), changed(0, Record::Pick { seat: ANN, pick: Pick::Play(6) })),
        "Record 1 does not fit the game: You have no 6."
    );
    assert_eq!(
        fault(header.clone(), changed(0, Record::Undo { by: ANN, to: 4, agreed: SeatSet::EMPTY, quiet: false })),
        "Record 1 does not fit the game: there is no step 5 to take back."
    );
    assert_eq!(
        fault(header.clone(), changed(0, Record::Clock { seat: Seat(5), spent_ms: 1 })),
        "Record 1 does not fit the game: there is no seat 6."
    );
    let other_seed = Header { seed: 43, ..header.clone() };
    assert_eq!(
        fault(other_seed, records.clone()),
        "Record 4 does not fit the game: the game is another one than when it was saved (Round 1)."
    );
    let other_game = Header { game: "chess".into(), ..header.clone() };
    let wrong = ResumeFault::OtherGame { found: "chess".into(), wanted: "toy" };
    assert_eq!(fault(other_game, records.clone()), wrong.to_string());
    assert_eq!(wrong.to_string(), "This is a game of chess, not of toy.");
}

#[test]
fn what_was_changed_is_named_whether_it_matters_or_not() {
    let (_, header, records) = played();
    let mut used = header.used.clone();
    used.insert("dice".into(), 6);
    let old = Header { used, ..header };
    let (_, notice) =
        Host::<Toy>::resume(&(), old.clone(), records.clone(), Box::new(Nowhere)).expect("nothing differs");
    let sentence = "Changed since the game began: dice. Everything played so far is the same with that.";
    assert_eq!(notice.as_deref(), Some(sentence));
    let differs = vec![Record::Pick { seat: ANN, pick: Pick::Play(6) }];
    assert_eq!(
        fault(old, differs),
        "Record 1 does not fit the game: You have no 6. It began before dice changed; use the earlier data to continue."
    );
}

#[test]
fn nobody_sits_where_there_is_no_seat() {
    let (_, header, records) = played();
    for record in [
        Record::Concede { seat: Seat(3) },
        Record::Concede { seat: Seat(200) },
        Record::Pick { seat: Seat(7), pick: Pick::Draw },
        Record::Undo { by: Seat(9), to: 0, agreed: SeatSet::EMPTY, quiet: false },
    ] {
        let number = record.seat().expect("somebody's").index() + 1;
        let mut records = records.clone();
        records.push(record);
        let place = records.len();
        let sentence = format!("Record {place} does not fit the game: there is no seat {number}.");
        assert_eq!(fault(header.clone(), records), sentence);
    }
}

#[test]
fn an_enormous_name_of_a_game_is_cut() {
    let (_, header, records) = played();
    let forged = Header { game: "x\u{1b}[2J".repeat(100_000), ..header };
    let sentence = fault(forged, records);
    assert!(sentence.len() < 600 && !sentence.contains('\u{1b}'), "{} bytes", sentence.len());
}
