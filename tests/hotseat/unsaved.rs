//! When the journal fails: nothing happens unless the people agree, and nothing is lost once it works again.

use super::bench_table::{Paper, decides, lowered, opening, people};
use super::toy::{Pick, Toy};
use cantina::hotseat::journal::{NotKept, Record};
use cantina::hotseat::table::Agreement;
use cantina::hotseat::veil::{Refused, Veil};
use std::time::Instant;

fn fault() -> NotKept {
    NotKept("the disk is full".into())
}

fn picks(paper: &Paper) -> usize {
    paper.records.borrow().iter().filter(|record| matches!(record, Record::Pick { .. })).count()
}

fn begin() -> (Veil<Toy>, Paper) {
    let paper = Paper::default();
    (Veil::begin(opening(people(2), Agreement::default()), Box::new(paper.clone())), paper)
}

#[test]
fn a_pick_that_cannot_be_written_does_not_happen() {
    let now = Instant::now();
    let (mut veil, paper) = begin();
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(veil.choose(decides(&veil), &Pick::Draw, now), Err(Refused::NotKept(fault())));
    assert_eq!(lowered(&veil).public.deck, 20);
    assert_eq!(veil.unsaved(), Some(&fault()));
    *paper.fault.borrow_mut() = None;
    assert_eq!(veil.choose(decides(&veil), &Pick::Draw, now), Ok(None));
    assert_eq!((veil.unsaved(), picks(&paper)), (None, 1));
}

#[test]
fn with_consent_it_goes_on_in_memory_and_catches_up() {
    let now = Instant::now();
    let (mut veil, paper) = begin();
    veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    veil.choose(decides(&veil), &Pick::Pass, now).expect_err("it cannot be written");
    veil.go_on_unsaved();
    for _ in 0..3 {
        veil.choose(decides(&veil), &Pick::Pass, now).expect("in memory");
    }
    assert_eq!((picks(&paper), lowered(&veil).public.turn), (1, 4));
    assert_eq!(veil.save_again(), Err(fault()));
    *paper.fault.borrow_mut() = None;
    veil.choose(decides(&veil), &Pick::Pass, now).expect("and to paper");
    assert_eq!((picks(&paper), veil.unsaved()), (5, None));
    assert_eq!(veil.records(), paper.records.borrow().len());
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(
        veil.choose(decides(&veil), &Pick::Pass, now),
        Err(Refused::NotKept(fault())),
        "the next fault is asked about again"
    );
}

#[test]
fn a_takeback_that_cannot_be_written_does_not_happen() {
    let now = Instant::now();
    let (mut veil, paper) = begin();
    veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
    *paper.fault.borrow_mut() = Some("the disk is full".into());
    let offer = veil.offer().expect("Ann's pass");
    assert_eq!(veil.take_back(&offer), Err(fault()));
    assert_eq!(lowered(&veil).public.turn, 1);
}

#[test]
fn the_whole_game_can_move_to_another_journal() {
    let now = Instant::now();
    let (mut veil, first) = begin();
    veil.choose(decides(&veil), &Pick::Pass, now).expect("public");
    let second = Paper::default();
    *second.fault.borrow_mut() = Some("the disk is full".into());
    assert_eq!(veil.move_to(Box::new(second.clone())), Err(fault()));
    veil.choose(decides(&veil), &Pick::Pass, now).expect("still in the first");
    assert_eq!((picks(&first), picks(&second)), (2, 0));
    *second.fault.borrow_mut() = None;
    veil.move_to(Box::new(second.clone())).expect("it works now");
    veil.choose(decides(&veil), &Pick::Pass, now).expect("in the second");
    assert_eq!((picks(&first), picks(&second)), (2, 3));
}
