//! Chapter O: notes.

use super::support::*;
use seats::Seat;
use swu_hosted::match_rules::*;

fn written(seat: Seat, text: &str) -> MatchEvent {
    MatchEvent::NotesWritten { seat, text: NoteText(text.into()) }
}

fn rule(answer: Result<&str, MatchRefusal>) -> &'static str {
    answer.expect_err("it was answered").rule
}

#[test]
fn o1_notes_are_empty_at_the_start_and_private_then() {
    let mut table = Table::swiss();
    let nothing = NotesMarker { exist: false, being_written: false };
    assert_eq!(table.game.notes_markers()[A], nothing);
    assert_eq!(table.game.read_notes(Asker::Seat(A), A), Ok(""));
    table.does(MatchEvent::NotesOpened { seat: A });
    assert_eq!(table.game.notes_markers()[A], NotesMarker { exist: false, being_written: true });
    table.refuses("O-1", MatchEvent::NotesOpened { seat: A }).does(written(A, "two copies in the discard"));
    assert_eq!(table.game.notes_markers()[A], NotesMarker { exist: true, being_written: false });
    assert_eq!(table.game.notes_markers()[B], nothing);
    assert_eq!(table.game.read_notes(Asker::Seat(A), A), Ok("two copies in the discard"));
}

#[test]
fn o1_edge_181_the_opponent_sees_only_that_notes_exist() {
    let mut table = Table::swiss();
    table.does(written(A, "secret"));
    assert_eq!(rule(table.game.read_notes(Asker::Seat(B), A)), "O-4");
    assert_eq!(rule(table.game.read_notes(Asker::Spectator, A)), "H-13");
    let shown = format!("{:?} {:?} {}", table.game, table.journal, table.game.score_sheet());
    assert!(!shown.contains("secret"), "{shown}");
}

#[test]
fn o1_the_marker_does_not_depend_on_the_text() {
    let seen = |text: &str| {
        let mut table = Table::swiss();
        table.does(written(A, text));
        (table.game.notes_markers(), table.game.awaits(), format!("{:?}", table.game))
    };
    assert_eq!(seen("hand: two events"), seen("x"));
}

#[test]
fn o2_at_the_end_notes_are_put_away() {
    let mut table = Table::new(single());
    table.does(written(A, "secret")).does(MatchEvent::NotesOpened { seat: B }).game_for(B);
    assert_eq!(rule(table.game.read_notes(Asker::Seat(A), A)), "O-2");
    assert!(!table.game.notes_markers()[B].being_written);
    table.refuses("O-2", written(A, "more")).refuses("O-2", MatchEvent::NotesOpened { seat: A });
    table.does(MatchEvent::OrganiserLooked { at: Question::Notes { of: A } });
    assert_eq!(table.game.read_notes(Asker::Organiser, A), Ok("secret"));
}

#[test]
fn o2_edge_180_notes_of_match_one_are_not_in_match_two() {
    let mut table = Table::new(single());
    table.does(written(A, "secret")).game_for(B);
    let next = Match::new(table.game.setup().clone()).expect("the same setup");
    assert_eq!(next.read_notes(Asker::Seat(A), A), Ok(""));
}

#[test]
fn o3_edge_149_no_notes_during_the_list_review() {
    let mut table = Table::new(best_of_three(Round::Elimination));
    table.refuses("O-3", MatchEvent::NotesOpened { seat: A }).refuses("O-3", written(A, "their list"));
    table.does(MatchEvent::ReviewDone { seat: B }).does(MatchEvent::ReviewDone { seat: A });
    table.does(MatchEvent::NotesOpened { seat: A });
}

#[test]
fn o4_the_organiser_reads_after_a_logged_look() {
    let mut table = Table::swiss();
    table.does(written(A, "secret"));
    assert_eq!(rule(table.game.read_notes(Asker::Organiser, A)), "H-13");
    table.does(MatchEvent::OrganiserLooked { at: Question::Notes { of: A } });
    assert_eq!(table.game.read_notes(Asker::Organiser, A), Ok("secret"));
    assert_eq!(rule(table.game.read_notes(Asker::Organiser, B)), "H-13");
}

#[test]
fn o5_writing_counts_as_thinking_time() {
    let mut table = Table::swiss();
    table.does(MatchEvent::NotesOpened { seat: A }).does(MatchEvent::Tick { millis: 9_000, thinking: Some(A) });
    table.does(written(A, "x"));
    assert_eq!((table.game.clock().spent(), table.game.clock().thought(A)), (9_000, 9_000));
}

#[test]
fn o1_notes_of_seats_that_do_not_exist_are_refused() {
    let mut table = Table::swiss();
    table.refuses("E-1", written(Seat(200), "x"));
    assert_eq!(rule(table.game.read_notes(Asker::Seat(A), Seat(9))), "E-1");
    assert_eq!(rule(table.game.read_notes(Asker::Seat(Seat(255)), A)), "E-1");
}
