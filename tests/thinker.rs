//! The boundary of bots: a thinker beside the screen, one pick at a time, and games dealt again for it.

use crate::ui::toy;
use hotseat::bots::mind::{Budget, Mind, Never, Stop, Thought};
use hotseat::bots::thinker::Thinker;
use hotseat::host::Host;
use hotseat::hosted::{Hosted, Outcome};
use hotseat::journal::Nowhere;
use hotseat::opening::Opening;
use hotseat::table::{Agreement, Sitter, Table};
use seats::{Seat, SeatSet};
use shell::session::Session;
use shell::table_session::{Playable, TableSession};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use swu_hosted::{CardData, Setup, Start, Unlimited};
use swu_minds::bots::Level;
use swu_rules::game::Beginner;
use swu_rules::player_deck::PlayerDeck;
use swu_rules::table::options::GameOptions;

/// Counts until it is told to stop, and says so.
struct Patient(Arc<AtomicBool>);

impl Mind<usize> for Patient {
    fn think(&mut self, sight: &usize, budget: Budget, stop: &dyn Stop) -> Thought {
        let most = match budget {
            Budget::Iterations(most) => most,
            Budget::Time(_) => u32::MAX,
        };
        let tried = (0..most).take_while(|_| !stop.is_due()).count();
        self.0.store(true, Ordering::SeqCst);
        Thought::of(if tried == most as usize { *sight } else { 0 })
    }
}

fn begin(budget: Budget) -> (Thinker<usize>, Arc<AtomicBool>) {
    let ended = Arc::new(AtomicBool::new(false));
    (Thinker::begin(Box::new(Patient(Arc::clone(&ended))), 7, budget), ended)
}

fn soon(what: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(20);
    while !what() {
        assert!(Instant::now() < until, "it ends soon");
        std::thread::yield_now();
    }
}

#[test]
fn a_thinker_answers_after_its_iterations() {
    let (thinker, _) = begin(Budget::Iterations(1000));
    soon(|| thinker.is_done());
    let answer = thinker.answer().expect("it thought");
    assert_eq!((answer.thought.option, answer.sight), (7, 7));
}

#[test]
fn a_thinker_answers_after_its_time_or_at_once_when_it_is_hurried() {
    let (thinker, _) = begin(Budget::Time(Duration::from_millis(20)));
    soon(|| thinker.is_done());
    let (thinker, _) = begin(Budget::Time(Duration::from_secs(3600)));
    assert!(!thinker.is_done());
    thinker.hurry();
    assert_eq!(thinker.answer().expect("it thought").thought.option, 0);
}

#[test]
fn a_thinker_that_is_dropped_ends_by_itself() {
    let (thinker, ended) = begin(Budget::Time(Duration::from_secs(3600)));
    drop(thinker);
    soon(|| ended.load(Ordering::SeqCst));
}

#[test]
fn the_table_shows_one_pick_of_a_bot_at_a_time() {
    let (mut session, now) = (toy::session(true), Instant::now());
    session.pick(0, now).expect("public");
    // Ann is the only person: her hand is open.
    let later = now + Duration::from_secs(1);
    session.pick(0, later).expect("out of the hand");
    for picks in 3..=4 {
        assert_eq!((session.thinking(), session.deadline()), (Some(Seat(1)), Some(later)));
        assert!(session.tick(later));
        assert_eq!(session.log().len(), picks);
    }
    assert_eq!(session.thinking(), None);
    assert!(!session.tick(later));
}

/// What a bot is given deals games in which its own view is the same and the hidden rest may differ.
#[test]
fn a_sight_deals_games_that_look_the_same_to_its_seat() {
    let mut host = two_bots(None, None);
    let mut dealt = 0;
    for _ in 0..60 {
        let Some(sight) = host.sight() else { break };
        let hands = [1, 2].map(|seed| {
            let game = sight.deal(seed).expect("it decides itself, so the rest can be dealt");
            assert_eq!(game.awaits(), host.awaits());
            game.fingerprint()
        });
        dealt += usize::from(hands[0] != hands[1]);
        let pick = sight.view().decision.as_ref().map_or(0, |decision| decision.options.len() - 1).min(1);
        let pick = Unlimited::pick_of(sight.view(), pick).expect("an option").1;
        host.choose_as_bot(|_| pick, Instant::now()).expect("it may");
    }
    assert!(dealt > 40, "{dealt} of 60 were dealt differently");
}

/// A mind gets the options of its seat's view, in the same order.
#[test]
fn a_mind_and_the_view_have_the_same_options_in_the_same_order() {
    let mut host = two_bots(None, None);
    let mut decided = 0;
    for _ in 0..80 {
        let Some(sight) = host.sight() else { break };
        let known = sight.known().expect("it decides");
        let offered = sight.view().decision.as_ref().expect("it decides").options.iter().map(|option| option.verb);
        let thought_of = known.sight.decision().expect("it decides").options.iter().map(|choice| choice.verb());
        assert!(offered.eq(thought_of), "{:?}", sight.view().decision);
        assert_eq!(known.sight.eyes(), sight.seat());
        let last = sight.view().decision.as_ref().map_or(0, |decision| decision.options.len() - 1);
        let pick = Unlimited::pick_of(sight.view(), last.min(decided % 3)).expect("an option").1;
        host.choose_as_bot(|_| pick, Instant::now()).expect("it may");
        decided += 1;
    }
    assert_eq!(decided, 80);
}

/// Each bot plays at its own level: against random play, good sense wins.
#[test]
fn bots_of_one_table_play_at_their_own_levels() {
    let session = |one, other| TableSession::new(two_bots(one, other), "Bots".into());
    let now = Instant::now();
    for (levels, winner) in [((Some("random"), Some("rookie")), Seat(1)), ((None, Some("random")), Seat(0))] {
        let mut session = session(levels.0, levels.1);
        while session.outcome().is_none() {
            assert!(session.tick(now), "quick minds need no waiting");
        }
        assert_eq!(session.outcome(), Some(Outcome::Won(SeatSet::one(winner))), "{levels:?}");
    }
}

/// A level thinks as much as it is described to, not as long as there is time.
#[test]
fn a_bot_at_the_table_thinks_as_much_as_its_level_says() {
    let mut host = two_bots(None, None);
    let mut mind = Unlimited::mind(Some("steady"));
    for _ in 0..40 {
        let sight = host.sight().expect("the game goes on");
        let thought = mind.think(&sight, Budget::Time(Duration::from_secs(3600)), &Never);
        assert!(thought.judged.iter().all(|judged| judged.visits <= Level::Steady.iterations()), "{thought:?}");
        let option = sight.view().decision.as_ref().map_or(0, |decision| decision.options.len() - 1).min(1);
        if thought.judged.iter().any(|judged| judged.visits > 1) {
            return;
        }
        let pick = Unlimited::pick_of(sight.view(), option).expect("an option").1;
        host.choose_as_bot(|_| pick, Instant::now()).expect("it may");
    }
    panic!("it never searched");
}

#[test]
fn bots_pick_at_an_even_beat_unless_they_are_hurried() {
    let mut session = TableSession::new(two_bots(None, None), "Bots".into()).paced(Duration::from_millis(400));
    let begun = Instant::now();
    assert!(session.tick(begun), "nothing happened yet that one would have to see");
    let beat = begun + Duration::from_millis(400);
    assert!(!session.tick(begun), "the next one waits");
    assert_eq!((session.deadline(), session.thinking().is_some()), (Some(beat), true));
    assert!(!session.tick(beat - Duration::from_millis(1)));
    assert!(session.tick(beat));
    session.thinkers_mut().expect("bots may think").hurry(beat);
    assert!(session.tick(beat), "Enter: go on");
}

fn two_bots(one: Option<&str>, other: Option<&str>) -> Host<Unlimited> {
    let data = Arc::new(CardData::of(swu_cards::library::Library::embedded()));
    let players = crate::rules::support::starters(&data.book);
    let players = players.iter().map(|player| PlayerDeck::of(&data.book, player)).collect();
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let bots = names.iter().zip([one, other]);
    let sitters = bots.map(|(name, level)| Sitter::bot(name).playing(level.map(str::to_owned))).collect();
    let table = Table::new(sitters, Agreement::default()).expect("two sit down");
    let start = Start::Decks { options: GameOptions::duel(), players, beginner: Beginner::ByLot, marks: Vec::new() };
    let opening = Opening::<Unlimited>::new(&data, table, Setup { names, start }, 5, 0).expect("it begins");
    Host::begin(opening, Box::new(Nowhere))
}
