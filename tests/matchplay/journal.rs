//! A match is its journal: property tests over any sequence of events.

use super::support::*;
use proptest::prelude::*;
use seats::{BySeat, Seat, SeatSet};
use swu_hosted::match_rules::*;

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

#[test]
fn steered_matches_come_to_every_kind_of_end() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..1_500 {
        let setup = setup().new_tree(&mut runner).expect("a setup").current();
        let steps = steps(80).new_tree(&mut runner).expect("steps").current();
        let mut game = Match::new(setup).expect("a playable setup");
        play(&mut game, steps).expect("refusals leave no trace");
        if let Some(result) = game.result() {
            let how = match result.ending {
                Ending::Played => "played",
                Ending::Time => "time",
                Ending::Agreement => "agreement",
                Ending::Concession { .. } => "concession",
                Ending::NoShow { .. } => "no show",
                Ending::Penalty { .. } => "penalty",
            };
            let played = game.games().iter().filter(|game| game.was_played()).count();
            seen.insert((how, game.setup().round == Round::Elimination, played.min(3)));
        }
    }
    for elimination in [false, true] {
        for played in 1..=3 {
            assert!(seen.contains(&("time", elimination, played)), "{seen:?}");
        }
        for played in 2..=3 {
            assert!(seen.contains(&("played", elimination, played)), "{seen:?}");
        }
        for how in ["concession", "penalty"] {
            assert!((1..=3).any(|played| seen.contains(&(how, elimination, played))), "{seen:?}");
        }
        assert!(seen.contains(&("no show", elimination, 0)), "{seen:?}");
    }
    assert!(!seen.contains(&("agreement", true, 0)), "{seen:?}");
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
        3 => "[a-z]{1,5} [a-z]{1,5}".prop_map(DeckCheck::Illegal)
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

/// One step of a match: an event it waits for, decided by three numbers, or any event at all.
#[derive(Clone, Debug)]
enum Step {
    Awaited(u8, [u32; 2], u8),
    Any(MatchEvent),
}

fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        7 => (any::<u8>(), any::<[bool; 2]>(), any::<u8>())
            .prop_map(|(pick, hp, seat)| Step::Awaited(pick, hp.map(u32::from), seat)),
        1 => event().prop_map(Step::Any)
    ];
    prop::collection::vec(step, 0..most)
}

/// An event the match waits for.
fn awaited(game: &Match, pick: u8, hp: [u32; 2], seat: u8) -> MatchEvent {
    let nth = |seats: SeatSet| seats.iter().nth(seat as usize % seats.len()).unwrap_or(Seat(0));
    let present = game.present();
    match game.awaits() {
        Awaited::Review { seats, .. } => MatchEvent::ReviewDone { seat: nth(seats) },
        Awaited::DrawAnswer { seats } => MatchEvent::DrawDeclined { by: nth(seats) },
        Awaited::Lot { among, .. } => MatchEvent::ChooserDrawn { chooser: nth(among) },
        Awaited::Initiative { chooser, .. } => MatchEvent::InitiativeChosen { by: chooser, starts: nth(present) },
        Awaited::Start { .. } => MatchEvent::GameStarted,
        Awaited::Sideboarding { seats, .. } => MatchEvent::SideboardDone { seat: nth(seats) },
        Awaited::GameEnd { extra, .. } => {
            let seats = game.setup().seats();
            let hp = BySeat::new(seats, |seat| hp[seat.index() % 2]);
            let standing = Standing { hp, initiative: (pick >= 16).then(|| nth(SeatSet::everyone(seats))) };
            match (extra, pick % 4) {
                (Some(extra), 0..=2) => MatchEvent::PhaseEnded { phase: extra.phase(), standing },
                (None, 0) => MatchEvent::TimeCalled { moment: Moment::RegroupPhase },
                (_, 1) => MatchEvent::GameEnded { result: Outcome::Drawn, standing },
                _ => MatchEvent::GameEnded { result: Outcome::Won(nth(present)), standing },
            }
        }
        Awaited::Nothing { .. } => MatchEvent::ClockResumed,
    }
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

/// Applies the events that are not refused and returns them; a refusal must leave the value equal.
fn play(game: &mut Match, steps: Vec<Step>) -> Result<Vec<MatchEvent>, TestCaseError> {
    let mut applied = Vec::new();
    for step in steps {
        let event = match step {
            Step::Awaited(pick, hp, seat) => awaited(game, pick, hp, seat),
            Step::Any(event) => event,
        };
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
    fn any_event_is_refused_without_a_trace_or_replays(setup in setup(), steps in steps(120)) {
        let mut game = Match::new(setup.clone()).expect("a playable setup");
        let applied = play(&mut game, steps)?;
        let replayed = Match::replay(setup, &applied).expect("its own journal");
        prop_assert_eq!(&replayed, &game);
    }

    #[test]
    fn a_match_and_its_journal_survive_being_written_down(setup in setup(), steps in steps(60)) {
        let mut game = Match::new(setup).expect("a playable setup");
        let applied = play(&mut game, steps)?;
        let written = serde_json::to_string(&game).expect("a value");
        prop_assert_eq!(&serde_json::from_str::<Match>(&written).expect("its own text"), &game);
        let journal = serde_json::to_string(&applied).expect("events");
        prop_assert_eq!(serde_json::from_str::<Vec<MatchEvent>>(&journal).expect("its own text"), applied);
    }

    #[test]
    fn a_finished_match_refuses_everything_but_a_look(
        setup in setup(),
        before in steps(80),
        after in steps(40),
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
        let after = game.score_sheet();
        prop_assert!(after.looks.starts_with(&sheet.looks), "{:?}", after.looks);
        prop_assert_eq!(ScoreSheet { looks: sheet.looks.clone(), ..after }, sheet);
    }

    #[test]
    fn a_result_is_legal(setup in setup(), steps in steps(200)) {
        let mut game = Match::new(setup.clone()).expect("a playable setup");
        play(&mut game, steps)?;
        let Some(result) = game.result() else { return Ok(()) };
        let wins: Vec<u32> = result.won.iter().copied().collect();
        prop_assert!(wins.iter().all(|wins| *wins <= setup.kind.wins_needed()));
        // rule I-7
        prop_assert!(setup.round == Round::Swiss || result.outcome != Outcome::Drawn);
        // rule R-2: without time, a best of three ends with two won games, or with none by agreement
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
    assert_eq!(
        error.to_string(),
        "event 2 of the journal cannot have happened: There is nothing to decide by lot now. [G-1]"
    );
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
