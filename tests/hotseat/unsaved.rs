//! When the journal fails: nothing happens unless the people agree, and nothing is lost once it works again.

use super::bench_table::{Paper, decides, lowered, opening, people};
use super::toy::{Pick, Toy};
use hotseat::host::{Host, Refused};
use hotseat::journal::{NotKept, Record};
use hotseat::table::Agreement;
use std::time::Instant;

fn fault() -> NotKept {
    NotKept("the disk is full".into())
}

fn picks(paper: &Paper) -> usize {
    paper.records.borrow().iter().filter(|record| matches!(record, Record::Pick { .. })).count()
}

fn begin() -> (Host<Toy>, Paper) {
    let paper = Paper::default();
    (Host::begin(opening(people(2), Agreement::default()), Box::new(paper.clone())), paper)
}

#[test]
fn a_pick_that_cannot_be_written_does_not_happen() {
    let now = Instant::now();
    let (mut host, paper) = begin();
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(host.choose(decides(&host), &Pick::Draw, now), Err(Refused::NotKept(fault())));
    assert_eq!(lowered(&host).public.deck, 20);
    assert_eq!(host.unsaved(), Some(&fault()));
    *paper.fault.borrow_mut() = None;
    assert_eq!(host.choose(decides(&host), &Pick::Draw, now), Ok(None));
    assert_eq!((host.unsaved(), picks(&paper)), (None, 1));
}

#[test]
fn with_consent_it_goes_on_in_memory_and_catches_up() {
    let now = Instant::now();
    let (mut host, paper) = begin();
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    host.choose(decides(&host), &Pick::Pass, now).expect_err("it cannot be written");
    host.go_on_unsaved();
    for _ in 0..3 {
        host.choose(decides(&host), &Pick::Pass, now).expect("in memory");
    }
    assert_eq!((picks(&paper), lowered(&host).public.turn), (1, 4));
    assert_eq!(host.save_again(), Err(fault()));
    *paper.fault.borrow_mut() = None;
    host.choose(decides(&host), &Pick::Pass, now).expect("and to paper");
    assert_eq!((picks(&paper), host.unsaved()), (5, None));
    assert_eq!(host.records(), paper.records.borrow().len());
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(
        host.choose(decides(&host), &Pick::Pass, now),
        Err(Refused::NotKept(fault())),
        "the next fault is asked about again"
    );
}

#[test]
fn a_takeback_that_cannot_be_written_does_not_happen() {
    let now = Instant::now();
    let (mut host, paper) = begin();
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    let offer = host.offer().expect("Ann's pass");
    assert_eq!(host.take_back(&offer), Err(fault()));
    assert_eq!(lowered(&host).public.turn, 1);
}

#[test]
fn the_whole_game_can_move_to_another_journal() {
    let now = Instant::now();
    let (mut host, first) = begin();
    host.choose(decides(&host), &Pick::Pass, now).expect("public");
    let second = Paper::default();
    *second.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(host.move_to(Box::new(second.clone())), Err(fault()));
    host.choose(decides(&host), &Pick::Pass, now).expect("still in the first");
    assert_eq!((picks(&first), picks(&second)), (2, 0));
    *second.fault.borrow_mut() = None;
    host.move_to(Box::new(second.clone())).expect("it works now");
    host.choose(decides(&host), &Pick::Pass, now).expect("in the second");
    assert_eq!((picks(&first), picks(&second)), (2, 3));
}
