//! Forecasts compared with what then happens, in whole random games. `CANTINA_GAMES=200` plays that many.

use super::many::games;
use super::support::{Dice, WholeSet, book};
use seats::Seat;
use swu_rules::book::Book;
use swu_rules::decision::{Choice, Prompt};
use swu_rules::fact::{Fact, Log, What};
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::scenario::Scenario;
use swu_rules::table::options::GameOptions;
use swu_view::forecast::{Ends, Fate, Forecast};
use swu_view::{AttackView, OptionView, UnitView, View};

/// What forecasts said, and how much of it happened.
#[derive(Default, Debug)]
struct Tally {
    forecasts: u32,
    with_effect: u32,
    whole: u32,
    could_win: u32,
    wins: u32,
    /// Abilities that interrupt an attack were declined, and it ended as forecast.
    declined: u32,
}

fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|seat| format!("Player {seat}")).collect()
}

fn looked(game: &Game, book: &Book, eyes: Eyes) -> View {
    let mut view = game.view(book, &names(game.seats()), eyes);
    game.foresee(book, &names(game.seats()), eyes, &mut view);
    view
}

/// The forecasts of all options of the decision, each with its option.
fn options(view: &View) -> Vec<(OptionView, Forecast)> {
    let options = view.decision.iter().flat_map(|decision| &decision.options);
    options.filter_map(|option| Some((option.clone(), (**option.forecast.as_ref()?).clone()))).collect()
}

fn unit(view: &View, uid: u16) -> Option<&UnitView> {
    view.seats.iter().flat_map(|side| &side.units).find(|unit| unit.uid == uid)
}

/// How much of something happened to a card with this handle.
fn total(facts: &[Fact], what: What, uid: u16) -> i16 {
    let about = facts.iter().filter(|fact| fact.what == what && fact.card.is_some_and(|card| card.handle == uid));
    about.map(|fact| fact.amount).sum()
}

/// Compares what a forecast said about each unit with what became of it.
fn compare(told: &Forecast, before: &View, after: &View, facts: &[Fact]) -> Result<(), String> {
    let whole = told.ends != Ends::Hidden;
    for old in before.seats.iter().flat_map(|side| &side.units) {
        let (now, said) = (unit(after, old.uid), told.unit(old.uid));
        let damage = total(facts, What::Damage, old.uid);
        let fate = said.map_or(Fate::Stays, |said| said.fate);
        let wrong = |what: &str| Err(format!("{}: {what}: told {said:?}, came {now:?}", old.name));
        let defeated = facts.iter().any(|f| f.what == What::Defeated && f.card.is_some_and(|c| c.handle == old.uid));
        if fate == Fate::Defeated && !defeated {
            return wrong("is not defeated");
        }
        if said.map_or(0, |said| said.damage) > damage {
            return wrong("less damage than told");
        }
        if !whole {
            continue;
        }
        if defeated != (fate == Fate::Defeated) {
            return wrong("is defeated");
        }
        if fate == Fate::Dying && now.is_none_or(|now| now.remaining() > 0) {
            return wrong("has HP left");
        }
        if said.map_or(0, |said| said.damage) != damage {
            return wrong("other damage than told");
        }
        if matches!(fate, Fate::Stays | Fate::Taken(_) | Fate::Dying) != now.is_some() {
            return wrong("stays or leaves");
        }
        if let Some(now) = now {
            let (left, power) = said.map_or((old.remaining(), old.power), |said| (said.left, said.power));
            // What lasted only for the attack is no change, and is not mentioned.
            let attacked = |fact: &Fact| fact.what == What::Attacked && fact.card.is_some_and(|c| c.handle == old.uid);
            let fought = |attack: &AttackView| attack.attacker == old.uid || attack.targets.contains(&old.uid);
            let fights = facts.iter().any(attacked) || before.attacks.iter().any(fought);
            let power = if said.is_none() && fights { now.power } else { power };
            if (left, power) != (now.remaining(), now.power) {
                return wrong("has other numbers");
            }
        }
    }
    for (old, new) in before.seats.iter().zip(&after.seats) {
        let seat = Seat(before.seats.iter().position(|side| side == old).unwrap_or(0) as u8);
        let left = told.base(seat).map_or(old.base.remaining(), |base| base.left);
        if whole && left != new.base.remaining() {
            return Err(format!("base of {}: told {left}, came {}", old.name, new.base.remaining()));
        }
    }
    match &told.winners {
        Some(winners) if after.over.as_ref().map(|over| &over.winners) != Some(winners) => {
            Err(format!("winners: told {winners:?}, came {:?}", after.over))
        }
        None if whole && after.over.is_some() => Err("the game is over and nothing told it".into()),
        _ => Ok(()),
    }
}

/// What really happens where forecasts continue: the only choice is taken.
fn go_on(game: &mut Game, book: &Book, log: &mut Log) {
    while let Some(decision) = game.decision() {
        let declares = decision.prompt == Prompt::AttackTarget;
        if decision.options.len() != 1 || decision.private || declares || game.at_action() {
            return;
        }
        game.choose(book, 0, log).expect("the only option");
    }
}

fn check(game: &Game, book: &Book, tally: &mut Tally) {
    let Some(decision) = game.decision() else { return };
    let own = game.view(book, &names(game.seats()), Eyes::Of(decision.seat)).decision;
    let all = own.map(|decision| decision.options).unwrap_or_default();
    for eyes in [Eyes::Public, Eyes::Of(decision.seat)] {
        let before = looked(game, book, eyes);
        for (option, told) in options(&before) {
            let place = all.iter().position(|other| *other == bare(&option)).expect("a shown option is an option");
            let mut then = game.clone();
            let mut log = Log::keeping();
            then.choose(book, place, &mut log).expect("an option");
            go_on(&mut then, book, &mut log);
            // A card drawn just now can trigger, which nobody could foresee; the rest happens after it.
            let drew = log.facts.iter().any(|fact| fact.what == What::Drew);
            if drew && then.decision().is_some_and(|decision| decision.prompt == Prompt::NextTrigger) {
                continue;
            }
            let after = then.view(book, &names(game.seats()), Eyes::Public);
            if let Err(wrong) = compare(&told, &before, &after, &log.facts) {
                let facts: Vec<What> = log.facts.iter().map(|fact| fact.what).collect();
                panic!("{} ({eyes:?}): {wrong}\n{told:?}\n{facts:?}", option.label);
            }
            if let Some(declined) = &told.declined {
                tally.declined += u32::from(declined_compares(then.clone(), book, &before, declined, log));
            }
            if told.could_win(decision.seat) {
                let targets = options(&looked(&then, book, Eyes::Public));
                assert!(
                    targets.iter().any(|(_, told)| told.wins_if_declined(decision.seat)),
                    "{}: no target wins",
                    option.label
                );
                tally.could_win += 1;
            }
            tally.forecasts += 1;
            tally.with_effect += u32::from(!told.units.is_empty() || !told.bases.is_empty());
            tally.whole += u32::from(told.ends != Ends::Hidden);
            tally.wins += u32::from(told.winners.is_some());
        }
    }
}

/// Declines in the real game what the forecast declined. False if it left something out.
fn declined_compares(mut then: Game, book: &Book, before: &View, told: &Forecast, mut log: Log) -> bool {
    if told.ends == Ends::Hidden {
        return false;
    }
    while let Some(decision) = then.decision().filter(|decision| decision.prompt != Prompt::Action) {
        let declines = |option: &Choice| matches!(option, Choice::No | Choice::Skip);
        let Some(place) = decision.options.iter().position(declines) else { return false };
        then.choose(book, place, &mut log).expect("an option");
        go_on(&mut then, book, &mut log);
    }
    let after = then.view(book, &names(then.seats()), Eyes::Public);
    if let Err(wrong) = compare(told, before, &after, &log.facts) {
        panic!("declined: {wrong}\n{told:?}");
    }
    true
}

/// An option without its forecast.
fn bare(option: &OptionView) -> OptionView {
    OptionView { forecast: None, ..option.clone() }
}

fn play(count: u64, seats: usize, options: GameOptions) {
    let book = book();
    let set = WholeSet::all(&book);
    let mut dice = Dice::new(0xF0CA);
    let mut tally = Tally::default();
    for seed in 0..count {
        let players: Vec<_> = (0..seats).map(|_| set.deck(&mut dice)).collect();
        let mut game = Game::start(&book, options, &players, seed, &mut Log::default());
        while let Some(decision) = game.decision() {
            let pick = dice.below(decision.options.len());
            check(&game, &book, &mut tally);
            game.choose(&book, pick, &mut Log::default()).expect("an option");
        }
    }
    println!("{count} games of {seats}: {tally:?}");
    assert!(tally.with_effect > 20 * count as u32, "forecasts tell hardly anything: {tally:?}");
    assert!(tally.whole * 2 > tally.forecasts, "most forecasts stop at something hidden: {tally:?}");
    assert!(tally.could_win > 0 && tally.wins > 0, "no game is ever won: {tally:?}");
    assert!(tally.declined > 0, "no text is ever declined: {tally:?}");
}

#[test]
fn what_forecasts_tell_comes_about_in_duels() {
    play(games(20), 2, GameOptions::duel());
}

// rule 25.7
#[test]
fn a_plot_that_may_wait_among_resources_is_foreseen() {
    const DEPLOY: &str = r#"(seats: [
        (leader: "TWI_013", base: "SOR_023", resources: 8, deck: ["SEC_033"]),
        (leader: "SOR_010", base: "SOR_023", ground: [(id: "TWI_108", damage: 1)], deck: ["SOR_128"]),
    ])"#;
    let (book, mut tally) = (book(), Tally::default());
    let scenario = Scenario::from_ron(DEPLOY).expect("a scenario");
    let game = Game::scenario(&book, &scenario, 0, &mut Log::default()).expect("it can be laid out");
    check(&game, &book, &mut tally);
    assert!(tally.forecasts > 0, "{tally:?}");
}

// rule 9.3
#[test]
fn an_attack_is_told_past_a_look_at_a_hidden_card() {
    for droid in ["SOR_236", "SOR_238"] {
        let attack = format!(
            r#"(seats: [
                (leader: "SOR_005", base: "SOR_029", ground: ["{droid}"], deck: ["SOR_047"]),
                (leader: "SOR_010", base: "SOR_023", ground: ["SOR_128"], deck: ["SOR_128"]),
            ])"#
        );
        let book = book();
        let scenario = Scenario::from_ron(&attack).expect("a scenario");
        let mut game = Game::scenario(&book, &scenario, 0, &mut Log::default()).expect("it can be laid out");
        let own = Eyes::Of(game.decision().expect("an action").seat);
        let actions = looked(&game, &book, own).decision.expect("an action").options;
        let attack = actions.iter().position(|option| option.label.starts_with("Attack")).expect("it is ready");
        game.choose(&book, attack, &mut Log::default()).expect("it is an option");
        let told = options(&looked(&game, &book, own));
        let declined = |base: bool| {
            let (_, told) = told.iter().find(|(option, _)| option.label.contains("base") == base).expect("a target");
            told.declined.clone().expect("the look changes nothing")
        };
        assert_eq!(declined(true).bases.first().map(|base| base.left), Some(29), "{droid}");
        let left: Vec<i16> = declined(false).units.iter().map(|unit| unit.left).collect();
        assert_eq!(left, [1, 0], "{droid}");
    }
}

#[test]
fn healing_what_has_no_damage_does_nothing() {
    const REPAIR: &str = r#"(seats: [
        (leader: "SOR_005", base: "SOR_029", hand: ["SOR_074"], resources: 2, ground: ["SOR_046"], deck: ["SOR_047"]),
        (leader: "SOR_010", base: (id: "SOR_023", damage: 4), deck: ["SOR_128"]),
    ])"#;
    let book = book();
    let scenario = Scenario::from_ron(REPAIR).expect("a scenario");
    let mut game = Game::scenario(&book, &scenario, 0, &mut Log::default()).expect("it can be laid out");
    let own = Eyes::Of(game.decision().expect("an action").seat);
    let play = looked(&game, &book, own).decision.expect("an action").options;
    let play = play.iter().position(|option| option.label.starts_with("Play Repair")).expect("it can be paid for");
    game.choose(&book, play, &mut Log::default()).expect("it is an option");
    let targets = options(&looked(&game, &book, own));
    let idle = targets.iter().filter(|(_, told)| told.only_costs).map(|(option, _)| option.label.as_str());
    let idle: Vec<&str> = idle.collect();
    assert_eq!(targets.len(), 3);
    assert!(idle.len() == 2 && idle.contains(&"Consular Security Force"), "{idle:?}");
}
