//! Chapter H: which questions are answered, and to whom.

use super::support::*;
use seats::Seat;
use swu_hosted::match_rules::*;

const ASKERS: [Asker; 4] = [Asker::Seat(A), Asker::Seat(B), Asker::Spectator, Asker::Organiser];

fn open_questions() -> Vec<Question> {
    let of_a_seat = |of| {
        [
            Question::HandSize { of },
            Question::DeckSize { of },
            Question::SideboardSize { of },
            Question::ResourceCount { of },
            Question::DamageAndHp { of },
            Question::DiscardPile { of },
            Question::LeaderState { of },
            Question::CardsInPlay { of },
            Question::LeaderFaces { of },
        ]
    };
    let shared = [Question::ActionsThisPhase, Question::RevealedThisPhase, Question::Initiative];
    [A, B].into_iter().flat_map(of_a_seat).chain(shared).collect()
}

fn refused(game: &Match, asker: Asker, question: Question) -> &'static str {
    match game.may_ask(asker, question) {
        Err(refusal) => refusal.rule,
        Ok(()) => panic!("{asker:?} may ask {question:?}"),
    }
}

fn friendly() -> Table {
    let lists = vec![RegisteredList::constructed(50, 10); 2];
    Table::new(MatchSetup::best_of_three(vec!["Ann".into(), "Bob".into()], lists))
}

#[test]
fn h1_h2_h12_edge_173_edge_179_open_facts_are_open_to_everyone_always() {
    let mut stages = vec![Table::swiss(), Table::new(best_of_three(Round::Elimination)), friendly()];
    let mut playing = Table::swiss();
    playing.starts(A);
    let mut over = Table::swiss();
    over.game_for(A).game_for(A);
    stages.extend([playing, over]);
    for table in &stages {
        for question in open_questions() {
            assert_eq!(question.openness(), Openness::Everyone);
            ASKERS.iter().for_each(|asker| assert_eq!(table.game.may_ask(*asker, question), Ok(()), "{question:?}"));
        }
    }
}

#[test]
fn h3_edge_175_the_deck_is_hidden_from_its_owner_too() {
    let table = friendly();
    for asker in [A, B] {
        assert_eq!(refused(&table.game, Asker::Seat(asker), Question::DeckContent { of: A }), "H-3");
    }
    assert_eq!(Question::DeckContent { of: A }.openness(), Openness::Nobody);
}

#[test]
fn h4_edge_178_hand_sideboard_and_notes_are_for_their_owner() {
    let mut table = Table::swiss();
    table.starts(A);
    let own = |of| [Question::Hand { of }, Question::Sideboard { of }, Question::ResourceFaces { of }];
    for question in own(A) {
        assert_eq!(table.game.may_ask(Asker::Seat(A), question), Ok(()));
        assert_eq!(question.openness(), Openness::Owner);
    }
    assert_eq!(own(A).map(|question| refused(&table.game, Asker::Seat(B), question)), ["H-4", "H-4", "H-5"]);
}

#[test]
fn h5_edge_174_resource_faces_are_never_shown_to_others() {
    let mut table = Table::swiss();
    let question = Question::ResourceFaces { of: A };
    table.starts(A);
    assert_eq!(refused(&table.game, Asker::Seat(B), question), "H-5");
    table.wins(A).starts(A).wins(A);
    assert_eq!(refused(&table.game, Asker::Seat(B), question), "H-5");
}

#[test]
fn h6_h7_edge_176_earlier_phases_are_closed_in_strict_games_until_they_end() {
    let mut table = Table::swiss();
    table.starts(A);
    assert_eq!(refused(&table.game, Asker::Seat(A), Question::EarlierPhases), "H-7");
    assert_eq!(refused(&table.game, Asker::Spectator, Question::EarlierPhases), "H-7");
    assert_eq!(table.game.may_ask(Asker::Seat(A), Question::RevealedThisPhase), Ok(()));
    table.wins(A);
    assert_eq!(table.game.may_ask(Asker::Seat(B), Question::EarlierPhases), Ok(()));
    let mut table = friendly();
    table.starts(A);
    assert_eq!(table.game.may_ask(Asker::Seat(A), Question::EarlierPhases), Ok(()));
}

#[test]
fn h8_the_own_list_between_games_but_not_during_one() {
    let mut table = Table::swiss();
    let own = Question::RegisteredList { of: A };
    assert_eq!(table.game.may_ask(Asker::Seat(A), own), Ok(()));
    table.starts(A);
    assert_eq!(refused(&table.game, Asker::Seat(A), own), "H-8");
    table.wins(A);
    assert_eq!(table.game.may_ask(Asker::Seat(A), own), Ok(()));
    let mut table = friendly();
    table.starts(A);
    assert_eq!(table.game.may_ask(Asker::Seat(A), own), Ok(()));
}

#[test]
fn v4_v5_edge_149_edge_150_the_opponents_list_only_in_the_review() {
    let mut table = Table::new(best_of_three(Round::Elimination));
    let list = Question::RegisteredList { of: B };
    assert_eq!(table.game.may_ask(Asker::Seat(A), list), Ok(()));
    assert_eq!(refused(&table.game, Asker::Spectator, list), "H-13");
    table.does(MatchEvent::ReviewDone { seat: A });
    assert_eq!(table.game.may_ask(Asker::Seat(A), list), Ok(()));
    table.does(MatchEvent::ReviewDone { seat: B });
    assert_eq!(refused(&table.game, Asker::Seat(A), list), "V-5");
    table.game_for(A);
    assert_eq!(refused(&table.game, Asker::Seat(A), list), "V-5");
    table.starts(A);
    assert_eq!(refused(&table.game, Asker::Seat(A), list), "V-5");
}

#[test]
fn v6_in_swiss_rounds_lists_stay_private() {
    assert_eq!(refused(&Table::swiss().game, Asker::Seat(A), Question::RegisteredList { of: B }), "V-6");
}

#[test]
fn h9_edge_175_the_subtraction_is_not_done_in_strict_games() {
    let strict = Table::swiss();
    let question = Question::DeckBySubtraction { of: A };
    assert_eq!(refused(&strict.game, Asker::Seat(A), question), "H-9");
    assert_eq!(friendly().game.may_ask(Asker::Seat(A), question), Ok(()));
    assert_eq!(refused(&friendly().game, Asker::Seat(B), question), "H-3");
}

#[test]
fn h13_spectators_see_what_is_open_and_nothing_else() {
    let mut table = friendly();
    table.starts(A);
    let hidden = [
        Question::Hand { of: A },
        Question::ResourceFaces { of: A },
        Question::Sideboard { of: A },
        Question::DeckContent { of: A },
        Question::DeckBySubtraction { of: A },
        Question::RegisteredList { of: A },
        Question::Notes { of: A },
    ];
    for question in hidden {
        assert_eq!(refused(&table.game, Asker::Spectator, question), "H-13");
    }
}

#[test]
fn h13_the_organiser_sees_everything_after_a_logged_look() {
    let mut table = Table::swiss();
    table.starts(A);
    for at in [Question::Hand { of: A }, Question::DeckContent { of: B }, Question::EarlierPhases] {
        assert_eq!(refused(&table.game, Asker::Organiser, at), "H-13");
        table.does(MatchEvent::OrganiserLooked { at });
        assert_eq!(table.game.may_ask(Asker::Organiser, at), Ok(()));
    }
    assert_eq!(refused(&table.game, Asker::Organiser, Question::Hand { of: B }), "H-13");
    table.refuses("H-1", MatchEvent::OrganiserLooked { at: Question::HandSize { of: A } });
    table.refuses("E-1", MatchEvent::OrganiserLooked { at: Question::Hand { of: Seat(77) } });
    let looks = |event: &&MatchEvent| matches!(event, MatchEvent::OrganiserLooked { .. });
    assert_eq!(table.journal.iter().filter(looks).count(), 3);
}

#[test]
fn h14_z6_replay_and_seed_stay_sealed_until_the_match_ends() {
    let mut table = Table::swiss();
    table.game_for(A);
    assert_eq!(refused(&table.game, Asker::Seat(A), Question::Replay), "H-14");
    assert_eq!(refused(&table.game, Asker::Seat(A), Question::Seed), "Z-6");
    table.game_for(A);
    for asker in [Asker::Seat(A), Asker::Seat(B), Asker::Spectator] {
        assert_eq!(table.game.may_ask(asker, Question::Replay), Ok(()));
        assert_eq!(table.game.may_ask(asker, Question::Seed), Ok(()));
    }
}
