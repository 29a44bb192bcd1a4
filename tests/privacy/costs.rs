//! Only its owner knows what a hand can pay: whoever uses an ability, everybody else is offered, asked and told the
//! same, whatever hand, deck and resources hold. Covers every card with an action ability, of all sets.

use super::lockstep::{End, begin, honest, play_pair};
use crate::protocol::support::CARDS;
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_cards::wording::text;
use swu_language::card::Card;
use swu_language::keyword::PrintedKeyword;
use swu_language::word::{Arena, Kind};
use swu_rules::look::Eyes;
use swu_view::Verb;

const CARDS_IN_HAND: usize = 4;

/// Cards that differ in everything a cost may ask of them: type, cost, aspects.
fn hands() -> Vec<Vec<String>> {
    let of = |wanted: &dyn Fn(&Card) -> bool| {
        let cards = CARDS.0.iter().map(|(_, card)| card).filter(|card| !card.kind.is_token() && wanted(card));
        let ids: Vec<String> = cards.map(|card| card.id.clone()).collect();
        let step = (ids.len() / CARDS_IN_HAND).max(1);
        ids.into_iter().step_by(step).take(CARDS_IN_HAND).collect::<Vec<String>>()
    };
    let unit = |card: &Card| card.kind == Kind::Unit;
    vec![
        of(&|card| unit(card) && card.cost == 1),
        of(&|card| unit(card) && card.cost >= 7),
        of(&|card| card.kind == Kind::Event && card.cost <= 2),
        of(&|card| card.kind == Kind::Upgrade && !card.keywords.contains(&PrintedKeyword::Fortify)),
        of(&|card| unit(card) && card.arena == Some(Arena::Space) && card.cost == 4),
        of(&|card| card.kind == Kind::Event && card.cost >= 5),
    ]
}

/// Bob acts, with that card in its zone, and this hand; Ann sees none of his hidden cards.
fn position(card: &Card, deployed: bool, hand: &[String]) -> Value {
    let others: Vec<&String> = hand.iter().cycle().take(10).collect();
    let mut bob = json!({
        "name": "Bob", "leader": "SOR_005", "base": "SOR_023", "hand": hand, "deck": others, "resources": others,
        "ground": ["SOR_095", "SOR_046"], "discard": ["SOR_128", "SOR_171"], "force": true,
    });
    match card.kind {
        Kind::Leader if deployed => bob["leader"] = json!({"id": card.id, "deployed": true}),
        Kind::Leader => bob["leader"] = json!(card.id),
        Kind::Base => bob["base"] = json!(card.id),
        Kind::Upgrade if card.keywords.contains(&PrintedKeyword::Fortify) => {
            bob["base"] = json!({"id": "SOR_023", "upgrades": [card.id]});
        }
        Kind::Upgrade => bob["ground"] = json!([{"id": "SOR_095", "upgrades": [card.id]}, "SOR_046"]),
        _ if card.arena == Some(Arena::Space) => bob["space"] = json!([card.id]),
        _ => bob["ground"] = json!(["SOR_095", "SOR_046", card.id]),
    }
    let mut ann = json!({
        "name": "Ann", "leader": "SOR_010", "base": "SOR_026", "hand": ["SOR_044", "SOR_045"],
        "ground": ["SOR_095", "SOR_046"], "space": ["SOR_225"],
    });
    ann["deck"] = json!(["SOR_128", "SOR_164", "SOR_046", "SOR_095", "SOR_140", "SOR_225"]);
    json!({"seats": [ann, bob], "active": 1})
}

/// Every card with an action ability, as it is and, if it is a leader, deployed.
fn actors() -> Vec<(&'static Card, bool)> {
    let cards = CARDS.0.iter().map(|(_, card)| card).filter(|card| !card.kind.is_token());
    let acting = cards.filter(|card| text(card).lines().any(|line| line.contains("Action")));
    acting
        .flat_map(|card| {
            if card.kind == Kind::Leader && card.unit_side.is_some() {
                vec![(card, false), (card, true)]
            } else {
                vec![(card, false)]
            }
        })
        .collect()
}

#[test]
fn no_option_tells_what_a_hand_can_pay() {
    let hands = hands();
    assert!(hands.iter().all(|hand| hand.len() == CARDS_IN_HAND), "{hands:?}");
    let (actors, mut uses) = (actors(), 0);
    assert!(actors.len() > 150, "{}", actors.len());
    for (card, deployed) in actors {
        let seen: Vec<String> = hands
            .iter()
            .map(|hand| {
                let game = begin(position(card, deployed, hand), 7);
                let offered = game.view(&CARDS.1, &super::lockstep::names(), Eyes::Public).decision;
                uses += usize::from(offered.is_some_and(|it| it.options.iter().any(|it| it.verb == Verb::Use)));
                honest(&game)
            })
            .collect();
        for (other, hand) in seen.iter().zip(&hands).skip(1) {
            let difference = super::lockstep::first_difference(&seen[0], other);
            assert!(seen[0] == *other, "{} {}, deployed {deployed}, {hand:?}: {difference}", card.id, card.title);
        }
    }
    assert!(uses > 300, "only {uses} were of use");
}

#[test]
fn nothing_that_comes_of_it_tells_either() {
    let hands = hands();
    let mut dice = Dice::new(3);
    for (place, (card, deployed)) in actors().into_iter().enumerate() {
        let first = dice.below(hands.len());
        let other = (first + 1 + dice.below(hands.len() - 1)) % hands.len();
        let pair = [first, other].map(|hand| position(card, deployed, &hands[hand]));
        if let End::Leak(leak) = play_pair(pair, 4, place as u64, honest, |_, _, _| {}) {
            panic!(
                "{} {}, deployed {deployed}, {:?} and {:?}: {leak}",
                card.id, card.title, hands[first], hands[other]
            );
        }
    }
}

/// What a table with a closed hand says about Dryden Vos, whose cost asks for a card that costs 6 or more.
#[test]
fn sec_007_the_hand_decides_whether_his_cost_can_be_paid() {
    let leader = CARDS.0.iter().map(|(_, card)| card).find(|card| card.id == "SEC_007").expect("Dryden Vos");
    let said = |hand: &[&str], eyes: Eyes| {
        let hand: Vec<String> = hand.iter().map(|id| (*id).to_owned()).collect();
        let game = begin(position(leader, false, &hand), 7);
        let decision = game.view(&CARDS.1, &super::lockstep::names(), eyes).decision.expect("an action");
        let of = |card: &Option<swu_view::CardRef>| card.as_ref().is_some_and(|it| it.id == "SEC_007");
        let offered = decision.options.iter().any(|option| option.verb == Verb::Use && of(&option.card));
        let why = decision.refusals.into_iter().find(|it| it.verb == Verb::Use && of(&it.card)).map(|it| it.why);
        (offered, why)
    };
    let hand_decides = (false, Some("the hand decides whether its cost can be paid".to_owned()));
    for hand in [["SOR_044", "SOR_045", "SOR_128"], ["SOR_044", "SOR_045", "SOR_089"]] {
        assert_eq!(said(&hand, Eyes::Public), hand_decides);
        assert_eq!(said(&hand, Eyes::Of(super::lockstep::ANN)), hand_decides);
    }
    let bob = Eyes::Of(seats::Seat(1));
    assert_eq!(said(&["SOR_044", "SOR_045", "SOR_089"], bob), (true, None));
    assert_eq!(said(&["SOR_044", "SOR_045", "SOR_128"], bob), (false, Some("its cost can't be paid".to_owned())));
    // Without cards nobody needs to be asked.
    assert_eq!(said(&[], Eyes::Public), (false, Some("its cost can't be paid".to_owned())));
}

/// Whether an action without a cost has a card to play is for its player to know (rule 8.3).
#[test]
fn law_015_the_hand_decides_whether_there_is_a_card_to_play() {
    let leader = CARDS.0.iter().map(|(_, card)| card).find(|card| card.id == "LAW_015").expect("Jabba the Hutt");
    let said = |hand: &[&str], eyes: Eyes| {
        let hand: Vec<String> = hand.iter().map(|id| (*id).to_owned()).collect();
        let game = begin(position(leader, true, &hand), 7);
        let decision = game.view(&CARDS.1, &super::lockstep::names(), eyes).decision.expect("an action");
        let of = |card: &Option<swu_view::CardRef>| card.as_ref().is_some_and(|it| it.id == "LAW_015");
        let offered = decision.options.iter().any(|option| option.verb == Verb::Use && of(&option.card));
        let why = decision.refusals.into_iter().find(|it| it.verb == Verb::Use && of(&it.card)).map(|it| it.why);
        (offered, why)
    };
    let (thug, none) = (["SOR_247", "SOR_128"], ["SOR_128", "SOR_128"]);
    for hand in [thug, none] {
        let told = (false, Some("its player alone knows whether it can play a card".to_owned()));
        assert_eq!(said(&hand, Eyes::Public), told);
        assert_eq!(said(&hand, Eyes::Of(super::lockstep::ANN)), told);
    }
    let bob = Eyes::Of(seats::Seat(1));
    assert_eq!(said(&thug, bob), (true, None));
    assert_eq!(said(&none, bob), (false, Some("it would change nothing".to_owned())));
}
