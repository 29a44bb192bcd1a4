//! Forecasts come true, over random games; and there is a forecast where it matters.

use super::position::{BOOK, Table, table};
use super::soundness::{all_options, sides};
use deckbuilding::rules::decision::Ask;
use deckbuilding::rules::fact::{Fact, Log, What};
use deckbuilding::rules::game::Game;
use deckbuilding::rules::look::Eyes;
use deckbuilding::rules::view::forecast::{Ends, Forecast, Foreseen};
use deckbuilding::rules::view::{PieceView, View};
use seats::chance::{Chance, Luck};
use seats::{Seat, SeatSet};

/// Whether this is what was forecast. An unknown card has no name in a forecast.
fn is_so(step: &Foreseen, fact: &Fact) -> bool {
    let card = |spoken: &Option<deckbuilding::rules::view::forecast::Spoken>, said: Option<_>| {
        spoken.as_ref().is_none_or(|spoken| {
            said.is_some_and(|said: deckbuilding::rules::fact::Said| BOOK.card(said.def).card.name == spoken.name)
        })
    };
    step.what == fact.what
        && step.seat == fact.seat.map(|seat| seat.0)
        && step.amount == fact.amount
        && card(&step.card, fact.card)
        && card(&step.other, fact.other)
}

fn pieces(view: &View) -> impl Iterator<Item = &PieceView> {
    view.seats.iter().flat_map(|seat| seat.ships.iter().chain(&seat.base))
}

/// The hit points last forecast for each card are the ones it has.
fn has_left(forecast: &Forecast, after: &View) {
    for piece in pieces(after) {
        let about = |step: &&Foreseen| step.card.as_ref().is_some_and(|card| card.uid == piece.uid);
        let last = forecast.steps.iter().filter(about).filter_map(|step| step.left).next_back();
        let has = piece.hp.unwrap_or(0).saturating_sub(piece.damage.unwrap_or(0));
        assert!(last.is_none_or(|left| left == u16::from(has)), "{}: {last:?}, {has}", piece.name);
    }
}

#[test]
fn what_is_foreseen_happens() {
    let (mut steps, mut whole, mut cut) = (0, 0, 0);
    for (index, options) in all_options().into_iter().enumerate() {
        let mut game = Game::start(&BOOK, options, &sides(options.mode), Luck::Number(index as u64), &mut Log::off());
        let mut chance = Chance::new(index as u64);
        for number in 0..250 {
            let Some(decision) = game.decision() else { break };
            let picked = chance.below(decision.options.len());
            let eyes = Eyes::Of(game.deciders());
            let view = game.foreseen(&BOOK, &[], eyes);
            let foreseen = view.decision.expect("a decision").options[picked].forecast.clone();
            let mut log = Log::keeping();
            game.choose(&BOOK, picked, &mut log).expect("an option");
            let Some(forecast) = foreseen else { continue };
            assert!(forecast.steps.len() <= log.facts.len(), "{forecast:#?}\n{:#?}", log.facts);
            for (step, fact) in forecast.steps.iter().zip(&log.facts) {
                assert!(is_so(step, fact), "pick {number}: {step:?} is not {fact:?}");
            }
            steps += forecast.steps.len();
            let ended = forecast.steps.iter().any(|step| step.what == What::TurnEnded);
            let next = game.decision();
            match forecast.ends {
                Ends::Hidden | Ends::Luck => cut += 1,
                Ends::Open => {}
                Ends::Over => assert!(game.over().is_some()),
                Ends::Choice(seat) => {
                    assert_ne!(next.map(|next| next.ask), Some(Ask::Turn));
                    assert!(game.deciders().has(Seat(seat)), "{forecast:#?}");
                }
                Ends::Settled if ended => {}
                Ends::Settled => {
                    assert_eq!(next.map(|next| next.ask), Some(Ask::Turn), "{forecast:#?}");
                    assert_eq!(forecast.steps.len(), log.facts.len());
                    has_left(&forecast, &game.view(&BOOK, &[], eyes));
                    whole += 1;
                }
            }
        }
    }
    assert!(steps > 3000 && whole > 1000 && cut > 20, "{steps}, {whole}, {cut}");
}

/// What the option with these words leads to, for the eyes of the deciding seat.
#[track_caller]
fn foreseen(table: &Table, words: &str) -> (Vec<What>, Ends) {
    let place = table.find(words);
    let view = table.game.foreseen(&BOOK, &[], Eyes::Of(table.game.deciders()));
    let option = view.decision.expect("a decision").options[place].forecast.clone().expect("it is foreseen");
    (option.steps.iter().map(|step| step.what).collect(), option.ends)
}

#[test]
fn a_purchase_is_foreseen_with_the_place_of_its_card() {
    let text = "R: base sullust resources 3\nE:\nrow: bossk\ngalaxy: x_wing";
    let (steps, ends) = foreseen(&table(text), "purchase bossk");
    assert_eq!(steps, [What::Purchased, What::Dealt, What::PutOnDeck]);
    assert_eq!(ends, Ends::Open, "nobody knows the card that comes");
}

#[test]
fn an_attack_is_foreseen_before_it_is_resolved() {
    let mut table = table("E: units darth_vader tie_fighter\nR: ships croc_cruiser bases hoth");
    table.picks("attack dantooine; commit darth_vader");
    let (steps, ends) = foreseen(&table, "done");
    assert_eq!((steps.last(), ends), (Some(&What::Damage), Ends::Settled));
    assert!(steps.contains(&What::ShipDestroyed));
}

#[test]
fn what_luck_or_a_hidden_card_decides_is_not_foreseen() {
    let scout = table("E: units scout_trooper\nR:\ngalaxy: tie_fighter");
    assert_eq!(foreseen(&scout, "use scout_trooper"), (vec![What::Used], Ends::Hidden));
    let commando = table("R: units rebel_commando\nE: hand stormtrooper\nforce: 1");
    assert_eq!(foreseen(&commando, "use rebel_commando"), (vec![What::Used], Ends::Luck));
}

/// A draw is one whether or not the deck must be shuffled for it; no card is named. Whoever looks at a card chooses then.
#[test]
fn a_draw_or_a_look_is_not_left_to_luck() {
    let shuffle = table("E: units tie_fighter ships star_destroyer discard inquisitor*2\nR:");
    assert_eq!(foreseen(&shuffle, "use tie_fighter"), (vec![What::Used, What::Shuffled, What::Drew], Ends::Open));
    let view = shuffle.game.foreseen(&BOOK, &[], Eyes::Of(shuffle.game.deciders()));
    let options = view.decision.expect("a decision").options;
    let forecasts: Vec<&Forecast> = options.iter().filter_map(|option| option.forecast.as_deref()).collect();
    let drawn = forecasts.iter().flat_map(|forecast| &forecast.steps).filter(|step| step.what == What::Drew);
    assert!(drawn.clone().count() > 0 && drawn.clone().all(|step| step.card.is_none()));
    let look = table("E: units moff_jerjerrod\nR:\nrow: bossk\ngalaxy: dengar\nforce: -1");
    assert_eq!(foreseen(&look, "use moff_jerjerrod"), (vec![What::Used], Ends::Open));
}

#[test]
fn the_public_forecast_knows_no_hand() {
    let table = table("E: hand stormtrooper tie_fighter ships gozanti_cruiser deck inquisitor\nR:");
    let view = table.game.foreseen(&BOOK, &[], Eyes::Of(SeatSet::EMPTY));
    let options = view.decision.expect("a decision").options;
    let cruiser = options.iter().find(|option| option.label == "Use Gozanti Cruiser").expect("it is there");
    let forecast = cruiser.forecast.as_ref().expect("it is foreseen");
    assert_eq!((forecast.steps.len(), forecast.ends), (1, Ends::Choice(0)));
}
