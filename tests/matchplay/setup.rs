//! Setups no match can be played with.

use super::support::*;
use seats::BySeat;
use swu_hosted::match_rules::*;

fn refused(setup: MatchSetup) -> &'static str {
    Match::new(setup).expect_err("it was accepted").rule
}

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("Player {number}")).collect()
}

#[test]
fn e1_two_to_six_seats_with_a_list_each() {
    let list = RegisteredList::constructed(50, 0);
    for count in [0, 1, 7] {
        assert_eq!(refused(MatchSetup::single_game(names(count), vec![list; count])), "E-1");
    }
    assert_eq!(refused(MatchSetup::single_game(names(2), vec![list; 3])), "E-1");
    for count in 2..=6 {
        assert!(Match::new(MatchSetup::single_game(names(count), vec![list; count])).is_ok());
    }
}

#[test]
fn m5_best_of_three_is_for_two() {
    let list = RegisteredList::constructed(50, 10);
    assert_eq!(refused(MatchSetup::best_of_three(names(3), vec![list; 3])), "M-5");
}

#[test]
fn m2_a_single_game_is_set_up_without_sideboards() {
    assert_eq!(refused(MatchSetup { sideboarding: Sideboarding::CONSTRUCTED, ..single() }), "M-2");
}

#[test]
fn c1_elimination_is_best_of_three() {
    assert_eq!(refused(single().in_event(Round::Elimination)), "C-1");
}

#[test]
fn v6_no_review_in_swiss_rounds() {
    assert_eq!(refused(MatchSetup { list_review: true, ..best_of_three(Round::Swiss) }), "V-6");
}

#[test]
fn m3_a_clock_of_no_minutes_is_refused() {
    assert_eq!(refused(MatchSetup { minutes: Some(0), ..single() }), "M-3");
}

#[test]
fn a_nameless_seat_is_called_by_its_number() {
    let mut setup = single();
    setup.names = BySeat::from_vec(vec![" ".into(), "Bob".into()]);
    let sheet = Match::new(setup).expect("playable").score_sheet();
    assert_eq!(sheet.names, BySeat::from_vec(vec!["Seat 1".into(), "Bob".into()]));
}
