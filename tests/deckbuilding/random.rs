//! Random games of every mode and length: sound after every pick, the same when cloned, written and read.

use super::position::BOOK;
use cantina::chance::{Chance, Luck};
use cantina::deckbuilding::bots::{Bot, Policy};
use cantina::deckbuilding::cards::word::Side;
use cantina::deckbuilding::rules::decision::Kind;
use cantina::deckbuilding::rules::fact::Log;
use cantina::deckbuilding::rules::game::Game;
use cantina::deckbuilding::rules::look::Eyes;
use cantina::deckbuilding::rules::options::{Bases, LENGTHS, Mode, Options};
use cantina::deckbuilding::rules::view::{CardView, View};

pub(super) fn sides(mode: Mode) -> Vec<Side> {
    Side::BOTH.into_iter().cycle().take(mode.seats()).collect()
}

/// Every mode with every set of bases and every length that fits.
pub(super) fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for mode in [Mode::Duel, Mode::Teams] {
        for bases in [Bases::Beginner, Bases::Full, Bases::Secret] {
            all.extend(LENGTHS.map(|length| Options { bases, length, ..Options::of(mode) }));
        }
    }
    all.into_iter().enumerate().map(|(index, options)| Options { pay_off: index % 2 == 1, ..options }).collect()
}

pub(super) fn count(view: &View) -> usize {
    let regions = view.regions.iter().map(|region| {
        [&region.row, &region.deck, &region.discard].iter().map(|list| list.len()).sum::<usize>() + region.pilots
    });
    let seats = view.seats.iter().map(|seat| {
        let lists = [&seat.deck, &seat.hand, &seat.discard, &seat.bases, &seat.exiled, &seat.set_aside];
        let lists: usize = lists.iter().map(|list| list.len()).sum();
        lists + seat.units.len() + seat.ships.len() + usize::from(seat.base.is_some())
    });
    regions.sum::<usize>() + seats.sum::<usize>() + view.victory.iter().map(Vec::len).sum::<usize>()
}

fn uids(view: &View) -> Vec<u32> {
    let of = |list: &[CardView]| list.iter().filter_map(|card| card.known().map(|card| card.uid)).collect::<Vec<_>>();
    let mut all: Vec<u32> = view
        .regions
        .iter()
        .flat_map(|region| [of(&region.row), of(&region.deck), of(&region.discard)].concat())
        .collect();
    for seat in &view.seats {
        for list in [&seat.deck, &seat.hand, &seat.discard, &seat.bases, &seat.exiled, &seat.set_aside] {
            all.extend(of(list));
        }
        all.extend(seat.units.iter().chain(&seat.ships).chain(&seat.base).map(|piece| piece.uid));
    }
    all.extend(view.victory.iter().flat_map(|pile| of(pile)));
    all
}

/// What is true of every position.
fn check(game: &Game, cards: usize) {
    let view = game.view(&BOOK, &[], Eyes::Judge);
    assert_eq!(count(&view), cards, "no card is lost or made");
    let mut names = uids(&view);
    let known = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), known, "no card is in two places");
    assert!((-3..=3).contains(&view.force));
    let dividing = view.decision.as_ref().is_some_and(|decision| decision.kind == Kind::Allocate);
    for piece in view.seats.iter().flat_map(|seat| seat.ships.iter().chain(&seat.base)) {
        assert!(dividing || piece.damage < piece.hp, "{} stands with {:?} damage", piece.id, piece.damage);
    }
    assert!(view.regions.iter().all(|region| region.row.len() <= 6));
    assert_eq!(view.decision.is_none(), view.over.is_some());
    if let Some(decision) = view.decision {
        assert!(!decision.options.is_empty());
        assert_eq!(decision.options.len(), game.decision().expect("a decision").options.len(), "a judge sees all");
        let mut texts: Vec<String> = decision
            .options
            .iter()
            .map(|option| {
                serde_json::to_string(&(
                    option.verb,
                    &option.card,
                    &option.target,
                    option.seat,
                    option.number,
                    option.name,
                ))
                .expect("text")
            })
            .collect();
        let all = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), all, "no two options mean the same: {:#?}", decision.options);
    }
}

/// Plays a game out; how many picks it took.
fn play(options: Options, seed: u64, policy: Policy, copies: bool) -> usize {
    let mut game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(seed), &mut Log::off());
    let cards = count(&game.view(&BOOK, &[], Eyes::Judge));
    let mut bot = Bot::new(policy, seed);
    let mut picks = 0;
    while let Some(decision) = game.decision() {
        check(&game, cards);
        let eyes = Eyes::Of(game.deciders());
        let option = bot.pick(&BOOK, decision.options.len(), || game.view(&BOOK, &[], eyes));
        if copies {
            let text = serde_json::to_string(&game).expect("a game can be written");
            let mut read: Game = serde_json::from_str(&text).expect("and read");
            assert!(read == game && read.clone() == game);
            read.choose(&BOOK, option, &mut Log::keeping()).expect("an option");
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
            assert!(read == game, "what was read goes on alike");
        } else {
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        picks += 1;
        assert!(picks < 200_000, "the game ends");
    }
    check(&game, cards);
    picks
}

#[test]
fn every_mode_and_length_ends_soundly_at_random() {
    for (index, options) in all_options().into_iter().enumerate() {
        play(options, index as u64, Policy::Random, false);
    }
}

#[test]
fn sensible_games_are_sound_and_short() {
    for (index, options) in all_options().into_iter().enumerate().step_by(3) {
        let picks = play(options, index as u64, Policy::Sensible, false);
        assert!(picks < 6_000, "{picks} picks");
    }
}

#[test]
fn a_game_is_the_same_when_it_is_copied_written_and_read() {
    play(Options { length: 2, ..Options::of(Mode::Duel) }, 5, Policy::Random, true);
    play(Options { length: 2, bases: Bases::Secret, ..Options::of(Mode::Teams) }, 6, Policy::Sensible, true);
}

#[test]
fn the_sensible_bot_beats_the_random_one() {
    let mut won = 0;
    for seed in 0..10 {
        let options = Options::of(Mode::Duel);
        let mut game = Game::start(&BOOK, options, &sides(Mode::Duel), Luck::Number(seed), &mut Log::off());
        let sensible = Side::BOTH[(seed % 2) as usize];
        let mut bots = [Bot::new(Policy::Sensible, seed), Bot::new(Policy::Random, seed)];
        while let Some(decision) = game.decision() {
            let bot = &mut bots[usize::from(game.side(decision.seat) != Some(sensible))];
            let eyes = Eyes::Of(game.deciders());
            let option = bot.pick(&BOOK, decision.options.len(), || game.view(&BOOK, &[], eyes));
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        won += usize::from(game.over().expect("it is over").winner == sensible);
    }
    assert!(won >= 9, "{won} of 10");
}

#[test]
fn the_same_seed_and_picks_give_the_same_game() {
    let run = || {
        let mut game =
            Game::start(&BOOK, Options::of(Mode::Teams), &sides(Mode::Teams), Luck::Number(9), &mut Log::off());
        let mut chance = Chance::new(1);
        for _ in 0..300 {
            let Some(decision) = game.decision() else { break };
            let option = chance.below(decision.options.len());
            game.choose(&BOOK, option, &mut Log::off()).expect("an option");
        }
        game.fingerprint(&BOOK)
    };
    assert_eq!(run(), run());
}
