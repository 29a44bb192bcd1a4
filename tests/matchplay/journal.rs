//! A match is its journal: property tests over any sequence of events.

use super::support::*;
use cantina::matchplay::*;
use cantina::seats::{BySeat, Seat, SeatSet};
use proptest::prelude::*;

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![12 => (0u8..3).prop_map(Seat), 1 => any::<u8>().prop_map(Seat)]
}

fn stake() -> impl Strategy<Value = Stake> {
    prop_oneof![Just(Stake::Game), Just(Stake::Match)]
}

fn phase() -> impl Strategy<Value = Phase> {
    prop_oneof![Just(Phase::SetUp), Just(Phase::Action), Just(Phase::Regroup)]
}

fn moment() -> impl Strategy<Value = Moment> {
    prop_oneof![Just(Moment::BetweenGames), Just(Moment::SetUp), Just(Moment::ActionPhase), Just(Moment::RegroupPhase)]
}

fn a_standing() -> impl Strategy<Value = Standing> {
    let hp = prop_oneof![8 => prop::collection::vec(0u32..4, 2..4), 1 => prop::collection::vec(any::<u32>(), 0..8)];
    (hp, prop::option::of(seat())).prop_map(|(hp, initiative)| Standing { hp: BySeat::from_vec(hp), initiative })
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        6 => seat().prop_map(Outcome::Won),
        1 => any::<u8>().prop_map(|set| Outcome::Shared(SeatSet(set))),
        2 => Just(Outcome::Drawn)
    ]
}

fn sizes() -> impl Strategy<Value = ListSizes> {
    prop_oneof![
        6 => (0u32..=10).prop_map(|sideboard| ListSizes { deck: 60 - sideboard, sideboard }),
        1 => (any::<u32>(), any::<u32>()).prop_map(|(deck, sideboard)| ListSizes { deck, sideboard })
    ]
}

fn check() -> impl Strategy<Value = DeckCheck> {
    prop_oneof![
        6 => Just(DeckCheck::Legal),
        1 => Just(DeckCheck::LeaderOrBaseChanged),
        1 => Just(DeckCheck::OtherCards),
        1 => "[a-z]{1,5} [a-z]{1,5}".prop_map(DeckCheck::Illegal)
    ]
}

fn question() -> impl Strategy<Value = Question> {
    prop_oneof![
        seat().prop_map(|of| Question::Notes { of }),
        seat().prop_map(|of| Question::Hand { of }),
        seat().prop_map(|of| Question::HandSize { of }),
        Just(Question::Seed)
    ]
}

fn event() -> impl Strategy<Value = MatchEvent> {
    prop_oneof![
        1 => (prop_oneof![0u64..200_000, any::<u64>()], prop::option::of(seat()))
            .prop_map(|(millis, thinking)| MatchEvent::Tick { millis, thinking }),
        1 => prop_oneof![Just(Pause::Organiser), Just(Pause::Curtain)].prop_map(|why| MatchEvent::ClockPaused { why }),
        4 => Just(MatchEvent::ClockResumed),
        1 => any::<u64>().prop_map(|millis| MatchEvent::TimeGranted { millis }),
        1 => moment().prop_map(|moment| MatchEvent::TimeCalled { moment }),
        6 => (phase(), a_standing()).prop_map(|(phase, standing)| MatchEvent::PhaseEnded { phase, standing }),
        4 => seat().prop_map(|seat| MatchEvent::ReviewDone { seat }),
        8 => seat().prop_map(|chooser| MatchEvent::ChooserDrawn { chooser }),
        16 => (seat(), seat()).prop_map(|(by, starts)| MatchEvent::InitiativeChosen { by, starts }),
        2 => (seat(), seat(), "[a-z]{0,3}").prop_map(|(by, deck, text)| MatchEvent::DeckCut { by, deck, text }),
        16 => Just(MatchEvent::GameStarted),
        8 => (outcome(), a_standing()).prop_map(|(result, standing)| MatchEvent::GameEnded { result, standing }),
        1 => (seat(), stake()).prop_map(|(seat, stake)| MatchEvent::Conceded { seat, stake }),
        1 => (seat(), stake()).prop_map(|(seat, stake)| MatchEvent::Penalized { seat, stake }),
        1 => seat().prop_map(|seat| MatchEvent::NoShow { seat }),
        1 => seat().prop_map(|by| MatchEvent::DrawOffered { by }),
        1 => seat().prop_map(|by| MatchEvent::DrawAgreed { by }),
        2 => seat().prop_map(|by| MatchEvent::DrawDeclined { by }),
        4 => (seat(), sizes(), check())
            .prop_map(|(seat, sizes, check)| MatchEvent::SideboardArranged { seat, sizes, check }),
        8 => seat().prop_map(|seat| MatchEvent::SideboardDone { seat }),
        1 => seat().prop_map(|seat| MatchEvent::NotesOpened { seat }),
        1 => (seat(), ".{0,9}").prop_map(|(seat, text)| MatchEvent::NotesWritten { seat, text: NoteText(text) }),
        1 => question().prop_map(|at| MatchEvent::OrganiserLooked { at })
    ]
}

fn setup() -> impl Strategy<Value = MatchSetup> {
    prop_oneof![
        2 => Just(best_of_three(Round::Swiss)),
        2 => Just(best_of_three(Round::Elimination)),
        1 => Just(single()),
        1 => Just(three()),
        1 => Just(MatchSetup { sideboarding: Sideboarding::Limited, ..best_of_three(Round::Swiss) })
    ]
}

/// Applies what is not refused and returns it; a refusal must leave the value equal.
fn play(game: &mut Match, events: Vec<MatchEvent>) -> Result<Vec<MatchEvent>, TestCaseError> {
    let mut applied = Vec::new();
    for event in events {
        let before = game.clone();
        match game.apply(event.clone()) {
            Ok(()) => applied.push(event),
            Err(refusal) => {
                prop_assert_eq!(&before, &*game, "refused with {}", refusal);
                prop_assert!(!refusal.rule.is_empty() && refusal.sentence.contains(' '));
            }
        }
    }
    Ok(applied)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_event_is_refused_without_a_trace_or_replays(setup in setup(), events in prop::collection::vec(event(), 0..120)) {
        let mut game = Match::new(setup.clone()).expect("a playable setup");
        let applied = play(&mut game, events)?;
        let replayed = Match::replay(setup, &applied).expect("its own journal");
        prop_assert_eq!(&replayed, &game);
    }

    #[test]
    fn a_match_and_its_journal_survive_being_written_down(setup in setup(), events in prop::collection::vec(event(), 0..60)) {
        let mut game = Match::new(setup).expect("a playable setup");
        let applied = play(&mut game, events)?;
        let written = serde_json::to_string(&game).expect("a value");
        prop_assert_eq!(&serde_json::from_str::<Match>(&written).expect("its own text"), &game);
        let journal = serde_json::to_string(&applied).expect("events");
        prop_assert_eq!(serde_json::from_str::<Vec<MatchEvent>>(&journal).expect("its own text"), applied);
    }

    #[test]
    fn a_finished_match_refuses_everything_but_a_look(
        setup in setup(),
        before in prop::collection::vec(event(), 0..80),
        after in prop::collection::vec(event(), 0..40),
    ) {
        let mut game = Match::new(setup).expect("a playable setup");
        play(&mut game, before)?;
        if game.result().is_none() {
            let give_up = MatchEvent::Conceded { seat: game.present().iter().next().expect("somebody"), stake: Stake::Match };
            game.apply(give_up).expect("a match can be conceded until it ends");
            while game.result().is_none() {
                let seat = game.present().iter().next().expect("somebody");
                game.apply(MatchEvent::Conceded { seat, stake: Stake::Match }).expect("the next may concede, too");
            }
        }
        let (result, sheet) = (game.result().cloned(), game.score_sheet());
        for event in play(&mut game, after)? {
            let looked = matches!(event, MatchEvent::OrganiserLooked { .. });
            prop_assert!(looked, "{:?} happened", event);
        }
        prop_assert_eq!(game.result(), result.as_ref());
        prop_assert_eq!(game.score_sheet(), sheet);
    }

    #[test]
    fn a_result_is_legal(setup in setup(), events in prop::collection::vec(event(), 0..200)) {
        let mut game = Match::new(setup.clone()).expect("a playable setup");
        play(&mut game, events)?;
        let Some(result) = game.result() else { return Ok(()) };
        let wins: Vec<u32> = result.won.iter().copied().collect();
        prop_assert!(wins.iter().all(|wins| *wins <= setup.kind.wins_needed()));
        // rule I-7
        prop_assert!(setup.round == Round::Swiss || result.outcome != Outcome::Drawn);
        // rule R-2: without time a best of three ends with two won games, or with none by agreement
        if setup.kind == MatchKind::BestOfThree && result.ending != Ending::Time {
            let decided = wins.contains(&2) && wins != [2, 2];
            prop_assert!(decided || (result.ending == Ending::Agreement && wins == [0, 0]));
        }
        if let (Outcome::Won(winner), Round::Swiss) = (result.outcome, setup.round) {
            prop_assert_eq!(Some(&result.won[winner]), wins.iter().max());
        }
        prop_assert!(matches!(game.awaits(), Awaited::Nothing { .. }), "{:?}", game.awaits());
    }
}

#[test]
fn m14_a_broken_journal_names_its_first_impossible_event() {
    let start = MatchEvent::ChooserDrawn { chooser: A };
    let error = Match::replay(single(), &[start.clone(), start]).expect_err("two lots for one game");
    assert_eq!((error.number, error.refusal.rule), (2, "G-1"));
    assert_eq!(error.to_string(), "event 2 of the journal cannot have happened: No lot is to be drawn now. [G-1]");
    let error = Match::replay(MatchSetup { minutes: Some(0), ..single() }, &[]).expect_err("no time");
    assert_eq!((error.number, error.refusal.rule), (0, "M-3"));
}

#[test]
fn m14_a_match_goes_on_where_its_journal_ends() {
    let mut table = Table::elimination();
    table.game_for(A).starts(B).time(Moment::ActionPhase).phase(Phase::Action, [8, 9], A);
    for length in 0..table.journal.len() {
        let mut game = Match::replay(table.game.setup().clone(), &table.journal[..length]).expect("its own journal");
        for event in &table.journal[length..] {
            game.apply(event.clone()).expect("the rest of it");
        }
        assert_eq!(game, table.game);
    }
}
