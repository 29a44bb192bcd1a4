//! The score sheet.

use super::support::*;
use swu_hosted::match_rules::*;

fn text(table: &Table) -> String {
    table.game.score_sheet().to_string()
}

#[test]
fn r1_a_best_of_three_on_paper() {
    let mut table = Table::swiss();
    table.does(MatchEvent::Tick { millis: 754_321, thinking: None });
    table.starts(B).wins(A).starts(A).does(MatchEvent::Conceded { seat: A, stake: Stake::Game });
    table.starts(B).stops([7, 9], A);
    assert_eq!(
        text(&table).trim_end().lines().collect::<Vec<_>>(),
        [
            "Ann - Bob: best of three",
            "Game 1: Ann won; Bob started with the initiative; remaining HP Ann 12, Bob 0",
            "Game 2: Bob won by concession; Ann started with the initiative",
            "Game 3: drawn, stopped on time; Bob started with the initiative; remaining HP Ann 7, Bob 9",
            "Result: drawn 1-1-1, on time",
            "Time: 12:34",
        ]
    );
}

#[test]
fn r1_a_match_in_progress() {
    let mut table = Table::elimination();
    table.does(MatchEvent::Penalized { seat: B, stake: Stake::Game }).starts(B).time(Moment::SetUp);
    assert_eq!(
        text(&table).trim_end().lines().collect::<Vec<_>>(),
        [
            "Ann - Bob: best of three, elimination",
            "Game 1: Ann won without playing, by a penalty",
            "In progress: 1-0, time called",
            "Time: 0:00",
        ]
    );
}

#[test]
fn r1_every_other_ending() {
    let last = |table: &Table| text(table).lines().find(|line| line.starts_with("Result")).map(str::to_string);
    let after = |event: MatchEvent| last(Table::swiss().does(event));
    let won = |how: &str| Some(format!("Result: Ann won 2-0{how}"));
    assert_eq!(after(MatchEvent::Conceded { seat: B, stake: Stake::Match }), won(", Bob conceded"));
    assert_eq!(after(MatchEvent::Penalized { seat: B, stake: Stake::Match }), won(", penalty for Bob"));
    assert_eq!(after(MatchEvent::NoShow { seat: B }), won(", Bob did not appear"));
    assert_eq!(last(Table::swiss().game_for(A).game_for(A)), won(""));
    let mut agreed = Table::swiss();
    agreed.does(MatchEvent::DrawOffered { by: A }).does(MatchEvent::DrawAgreed { by: B });
    assert_eq!(last(&agreed), Some("Result: drawn 0-0, by agreement".into()));
}

#[test]
fn z6_the_commitment_stands_on_the_sheet() {
    let commitment = super::fair::commitment();
    let table = Table::new(MatchSetup { commitment: Some(commitment), ..single() });
    assert_eq!(text(&table).lines().last(), Some(&*format!("Seed commitment: {commitment}")));
}

#[test]
fn a_sheet_is_a_value() {
    let mut table = Table::swiss();
    table.game_for(A).starts(B).stops([7, 9], A);
    let sheet = table.game.score_sheet();
    let written = serde_json::to_string(&sheet).expect("a sheet");
    assert_eq!(serde_json::from_str::<ScoreSheet>(&written).expect("its own text"), sheet);
}
