//! Advice: nothing is said before its bounds allow it, a verdict is about the decision and not about what is done after
//! it, and the same question is answered the same on any machine.

use crate::protocol::support::CARDS;
use crate::rules::support::{Dice, WholeSet};
use hotseat::bots::together;
use swu_minds::bots::{Level, think};
use swu_minds::coach::spread::alone;
use swu_minds::coach::{Advice, Depth, Gap, Judged, Method, Verdict, Way, advise, chance, coach};
use swu_minds::drills::{Kind, is_worth_asking, luck};
use swu_rules::decision::{Choice, Prompt};
use swu_rules::evaluation::QUANTITIES;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation::scenario;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;

/// Positions that are looked at.
const POSITIONS: usize = 10;

/// A few games of a search.
const FEW: Method = Method { way: Way::Search, games: 40, batches: 4, seed: 5 };

#[test]
fn two_games_are_too_few_for_a_verdict() {
    let book = &CARDS.1;
    let (set, mut dice) = (WholeSet::all(book), Dice::new(8));
    let (mut looked, mut seed) = (0, 0);
    while looked < POSITIONS {
        seed += 1;
        let options = GameOptions::duel();
        let players = set.players(&mut dice, &options, 2);
        let mut game = Game::start(book, options, &players, seed, &mut Log::default());
        for _ in 0..40 + dice.below(160) {
            let Some(decision) = game.decision() else { break };
            let option = dice.below(decision.options.len());
            game.choose(book, option, &mut Log::default()).expect("it is an option");
        }
        let Some(decision) = game.decision().filter(|decision| decision.options.len() > 1) else { continue };
        let (seat, count) = (decision.seat, decision.options.len());
        let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
        let method = Method::of(Level::Sensible, 2, count, seed);
        let advice = advise(book, &sight, method, &alone, &|| false).expect("it can be judged");
        looked += 1;
        for option in 0..count {
            let gap = advice.gap(option);
            assert!(gap.verdict() <= Verdict::Unknown, "seed {seed}, option {option}: {gap:?}");
        }
    }
}

/// Whatever loss lies within the bounds, the word is true of it.
#[test]
fn a_word_is_true_of_every_loss_within_its_bounds() {
    let mut dice = Dice::new(3);
    let mut seen = [0; 5];
    for _ in 0..20_000 {
        let share = |dice: &mut Dice| dice.below(601) as f64 / 1_000.0 - 0.3;
        let (one, other) = (share(&mut dice), share(&mut dice));
        let (low, high) = (one.min(other), one.max(other));
        let gap = Gap { loss: (low + high) / 2.0, low, high };
        seen[gap.verdict() as usize] += 1;
        for step in 0..=10 {
            let loss = low + (high - low) * f64::from(step) / 10.0;
            match gap.verdict() {
                Verdict::Fine => assert!(loss < 0.02, "{gap:?}"),
                Verdict::Unknown => {}
                Verdict::Inaccuracy => assert!(loss >= 0.01, "{gap:?}"),
                Verdict::Mistake => assert!(loss >= 0.05, "{gap:?}"),
                Verdict::Blunder => assert!(loss >= 0.10, "{gap:?}"),
            }
        }
        if gap.verdict() == Verdict::Unknown {
            assert!(high >= 0.02 && low < 0.01, "it is known whether something is lost: {gap:?}");
        }
        assert!(!gap.is_level() || gap.verdict() == Verdict::Fine, "{gap:?}");
    }
    assert!(seen.iter().all(|count| *count > 100), "every word was seen: {seen:?}");
}

/// What a seat sees of a position, and the position itself.
fn laid_out(text: &str) -> (Game, Memory) {
    let (library, book) = &*CARDS;
    let scenario = scenario(text, library).unwrap_or_else(|fault| panic!("{fault}"));
    let game = Game::scenario(book, &scenario, 1, &mut Log::default()).expect("it can be laid out");
    let seat = game.decision().expect("somebody chooses").seat;
    (game, Memory::new(seat))
}

fn sight(text: &str) -> Sight {
    let (game, memory) = laid_out(text);
    game.sight(&CARDS.1, &memory, &Lists::Closed).expect("it is asked")
}

/// The options with their words, for messages.
fn told(text: &str, advice: &Advice) -> String {
    let (game, memory) = laid_out(text);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let view = game.view(&CARDS.1, &names, swu_rules::look::Eyes::Of(memory.eyes()));
    let options = view.decision.expect("it is asked").options;
    let line = |(option, judged): (&swu_view::OptionView, &Judged)| {
        format!("{}: {:.3} {:?}\n", option.label, judged.equity, judged.gap)
    };
    options.iter().zip(&advice.options).map(line).collect()
}

/// The place of the option that begins with these words.
#[track_caller]
fn place(text: &str, label: &str) -> usize {
    let (game, memory) = laid_out(text);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let view = game.view(&CARDS.1, &names, swu_rules::look::Eyes::Of(memory.eyes()));
    let options = view.decision.expect("it is asked").options;
    let found = options.iter().position(|option| option.label.starts_with(label));
    found.unwrap_or_else(|| panic!("no {label} among {:?}", options.iter().map(|one| &one.label).collect::<Vec<_>>()))
}

/// A unique unit is in play, and its second copy in hand: of five cards it is the one that can be spared. The players
/// who used to play on threw the next move away if they kept the dearest card, and the coach charged the resource with
/// it.
const SECOND_COPY: &str = "
round 3
regroup
ann: leader LOF_008; base LOF_019 (7 damage); res 4; hand LOF_117, LOF_078, LOF_046; deck LOF_248, LOF_123, LOF_049, LOF_045, LOF_094, LOF_113, LOF_054, LOF_097; ground LOF_046, LOF_093; initiative
bob: leader SEC_010; base JTL_030 (4 damage); res 4; hand SEC_139, SEC_191; ground SEC_165, SEC_216
";

#[test]
fn a_dead_second_copy_as_a_resource_is_no_mistake() {
    let sight = sight(SECOND_COPY);
    assert_eq!(sight.decision().expect("asked").prompt, Prompt::RegroupResource);
    let copy = place(SECOND_COPY, "Resource Ezra");
    let method = Method { games: 200, batches: 6, ..FEW };
    let advice = advise(&CARDS.1, &sight, method, &together::together, &|| false).expect("it is judged");
    assert!(advice.searched);
    assert!(advice.verdict(copy) <= Verdict::Unknown, "{}", told(SECOND_COPY, &advice));
    assert!(advice.gap(copy).loss < 0.03, "{}", told(SECOND_COPY, &advice));
}

/// An attack that costs nothing and leaves the good play for the next action was a blunder of 47 points, because the
/// players who played on did not make that play.
const ATTACK_FIRST: &str = "
round 5
ann: leader SOR_005; base SOR_029 (8 damage); res 5; hand SOR_066, SOR_053, SOR_220; ground SOR_244, SOR_046; deck SOR_240, SOR_237, SOR_238, SOR_078, SOR_046, SOR_236; initiative
bob: leader SOR_010; base SOR_023 (9 damage); res 5; hand SOR_232, SOR_172; ground SOR_084 (exhausted); space SOR_225 (exhausted); deck SOR_128, SOR_130, SOR_229, SOR_136, SOR_226, SOR_083
";

#[test]
fn what_a_good_next_move_repairs_is_no_blunder() {
    let sight = sight(ATTACK_FIRST);
    let attack = place(ATTACK_FIRST, "Attack with Snowspeeder");
    let method = Method { games: 160, batches: 4, ..FEW };
    let advice = advise(&CARDS.1, &sight, method, &together::together, &|| false).expect("it is judged");
    assert!(advice.verdict(attack) < Verdict::Mistake, "{}", told(ATTACK_FIRST, &advice));
    let pass = place(ATTACK_FIRST, "Pass");
    assert!(advice.gap(pass).loss > advice.gap(attack).loss, "{}", told(ATTACK_FIRST, &advice));
}

/// Three times, by one thread and by several, at once and in two thoughts: always the same, to the last bit.
#[test]
fn the_same_question_is_answered_the_same_however_it_is_worked_on() {
    let (book, sight) = (&CARDS.1, sight(ATTACK_FIRST));
    let method = Method { batches: 8, ..FEW };
    let first = advise(book, &sight, method, &alone, &|| false).expect("it is judged");
    let again = advise(book, &sight, method, &alone, &|| false).expect("it is judged");
    assert!(first == again);
    for threads in [2, 5] {
        let spread = |parts: usize, part: &(dyn Fn(usize) + Sync)| together::on(threads, parts, part);
        let by_several = advise(book, &sight, method, &spread, &|| false).expect("it is judged");
        assert!(first == by_several, "{threads} threads");
    }
    let mut coach = coach(sight.clone(), method).expect("a decision");
    coach.think(book, 4, &alone, &|| false);
    assert!(coach.batches() == 4 && coach.advice() != first);
    coach.think(book, 8, &alone, &|| false);
    assert!(coach.advice() == first, "thinking longer leads to where thinking long would have led");
}

/// Advice about a hand is worked out by players who play on; the same holds for it.
#[test]
fn opening_hands_are_judged_the_same_too() {
    let book = &CARDS.1;
    let players =
        [1, 2].map(|seed| WholeSet::all(book).players(&mut Dice::new(seed), &GameOptions::duel(), 2).remove(0));
    let mut game = Game::start(book, GameOptions::duel(), &players, 4, &mut Log::default());
    while !game.decision().expect("somebody chooses").options.contains(&Choice::Mulligan) {
        game.choose(book, 0, &mut Log::default()).expect("it is an option");
    }
    let seat = game.decision().expect("somebody chooses").seat;
    let sight = game.sight(book, &Memory::new(seat), &Lists::Closed).expect("it is asked");
    let judged = |threads: usize| {
        let spread = move |parts: usize, part: &(dyn Fn(usize) + Sync)| together::on(threads, parts, part);
        advise(book, &sight, FEW, &spread, &|| false).expect("it is judged")
    };
    let one = judged(1);
    assert!(one == judged(2) && !one.searched);
    assert_eq!(one.options.len(), 2);
}

/// What one seat thinks its chances are and what the other one thinks add up to all there is.
#[test]
fn the_chances_of_both_seats_add_up() {
    let book = &CARDS.1;
    let (mut game, _) = laid_out(ATTACK_FIRST);
    let mut memories = [0, 1].map(|seat| Memory::new(seats::Seat(seat)));
    let (mut seen, mut sums, mut log) = (None, Vec::new(), Log::keeping());
    for pick in 0..24 {
        let Some(decision) = game.decision() else { break };
        let seat = decision.seat;
        let sight = game.sight(book, &memories[seat.index()], &Lists::Closed).expect("it is asked");
        if decision.options.len() > 1 && decision.prompt == Prompt::Action {
            let (own, _) = chance(book, &sight, Method { games: 120, seed: pick, ..FEW }, &together::together);
            if let Some((other, theirs)) = seen.replace((seat, own))
                && other != seat
            {
                sums.push(own + theirs);
            }
        }
        let option = think(book, &sight, Level::Sensible, 1, pick, &|| false).expect("it chooses").option;
        game.choose(book, option, &mut log).expect("it is an option");
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        log.facts.clear();
    }
    let mean = sums.iter().sum::<f64>() / sums.len() as f64;
    assert!(sums.len() >= 4 && (mean - 1.0).abs() < 0.03, "{mean}: {sums:?}");
}

#[test]
fn deeper_is_more_work() {
    let work = |depth: Depth| {
        let method = Method::at(depth, 0);
        method.games * method.batches
    };
    assert!(work(Depth::Quick) < work(Depth::Normal) && work(Depth::Normal) < work(Depth::Deep));
    assert!(Depth::ALL.into_iter().all(|depth| Depth::named(depth.word()) == Some(depth)));
}

/// Two options: this chance to win, and that far behind.
fn pair(equity: f64, gap: Gap) -> Advice {
    let option = |gap| Judged { equity, low: equity, high: equity, games: 9, gap, outlook: [[0.0; QUANTITIES]; 2] };
    Advice { options: vec![option(Gap::NONE), option(gap)], best: 0, likes: vec![0, 1], searched: true }
}

#[test]
fn what_is_decided_or_makes_no_difference_is_not_asked() {
    let clear = Gap { loss: 0.08, low: 0.05, high: 0.11 };
    assert!(is_worth_asking(&pair(0.6, clear)));
    assert!(!is_worth_asking(&pair(0.97, clear)) && !is_worth_asking(&pair(0.03, clear)), "it is decided");
    assert!(!is_worth_asking(&pair(0.6, Gap { loss: 0.01, low: 0.0, high: 0.015 })), "both are as good");
    assert!(!is_worth_asking(&pair(0.6, Gap { loss: 0.08, low: -0.05, high: 0.2 })), "nobody knows");
    assert!(!is_worth_asking(&pair(0.6, Gap { loss: 0.4, low: 0.3, high: 0.5 })), "everybody knows");
    assert_ne!(luck(Kind::Initiative, 4), luck(Kind::Order, 4), "one seed asks two kinds two things");
}
