//! The whole table of M-9, row by row, as one walk through every way a match can be cut short.

use super::support::*;
use seats::Seat;
use swu_hosted::match_rules::*;

/// How the last game of extra time ends.
#[derive(Clone, Copy, Debug)]
enum Last {
    Between,
    Stopped { hp: [u32; 2], initiative: Seat },
    Won(Seat),
}

fn outcome(round: Round, games: &[Seat], last: Last) -> Outcome {
    let mut table = if round == Round::Swiss { Table::swiss() } else { Table::elimination() };
    games.iter().for_each(|winner| {
        table.game_for(*winner);
    });
    match last {
        Last::Between => {
            table.time(Moment::BetweenGames);
            if let Awaited::Lot { .. } = table.game.awaits() {
                table.does(MatchEvent::ChooserDrawn { chooser: B });
            }
            if let Awaited::Initiative { chooser, wins_match: true, .. } = table.game.awaits() {
                table.does(MatchEvent::InitiativeChosen { by: chooser, starts: chooser });
            }
        }
        Last::Stopped { hp, initiative } => {
            table.starts(A).stops(hp, initiative);
        }
        Last::Won(winner) => {
            table.starts(A).time(Moment::ActionPhase).wins(winner);
        }
    }
    table.result().outcome
}

#[test]
fn m9_the_whole_table() {
    use Outcome::{Drawn, Won};
    let stopped = |first, second, initiative| Last::Stopped { hp: [first, second], initiative };
    let rows: [(&[Seat], Last, Outcome, Outcome); 21] = [
        (&[], Last::Between, Drawn, Won(B)),
        (&[A], Last::Between, Won(A), Won(A)),
        (&[B], Last::Between, Won(B), Won(B)),
        (&[A, B], Last::Between, Drawn, Won(A)),
        (&[B, A], Last::Between, Drawn, Won(B)),
        (&[], stopped(9, 7, B), Drawn, Won(A)),
        (&[], stopped(7, 9, A), Drawn, Won(B)),
        (&[], stopped(9, 9, A), Drawn, Won(A)),
        (&[], stopped(9, 9, B), Drawn, Won(B)),
        (&[A], stopped(1, 9, B), Won(A), Won(A)),
        (&[B], stopped(9, 1, A), Won(B), Won(B)),
        (&[A, B], stopped(9, 7, B), Drawn, Won(A)),
        (&[A, B], stopped(7, 9, A), Drawn, Won(B)),
        (&[A, B], stopped(5, 5, B), Drawn, Won(B)),
        (&[], Last::Won(A), Won(A), Won(A)),
        (&[], Last::Won(B), Won(B), Won(B)),
        (&[A], Last::Won(A), Won(A), Won(A)),
        (&[A], Last::Won(B), Drawn, Won(B)),
        (&[B], Last::Won(A), Drawn, Won(A)),
        (&[A, B], Last::Won(A), Won(A), Won(A)),
        (&[A, B], Last::Won(B), Won(B), Won(B)),
    ];
    for (games, last, swiss, elimination) in rows {
        assert_eq!(outcome(Round::Swiss, games, last), swiss, "Swiss after {games:?}, {last:?}");
        assert_eq!(outcome(Round::Elimination, games, last), elimination, "elimination after {games:?}, {last:?}");
    }
}
