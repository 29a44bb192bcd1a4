//! The price of taking back is shown before anybody presses the key.

use super::bench_table::{ANN, BOB, agreement, decides, later, lift, log, opening, people, spell};
use super::toy::{Pick, Toy};
use hotseat::host::{Asked, Host};
use hotseat::journal::Nowhere;
use hotseat::table::Sitter;
use hotseat::takeback::{Offer, UndoPrice};
use hotseat::trust::{Trust, UndoRule};
use std::time::Instant;

/// Plays keys: `.` passes, `>` points, `d` draws, `5` plays the 5 after lifting, `x` declines after lifting, `c` concedes.
fn played(sitters: Vec<Sitter>, undo: UndoRule, keys: &str) -> Host<Toy> {
    let now = Instant::now();
    let mut host = Host::begin(opening(sitters, agreement(Trust::PublicFirst, undo)), Box::new(Nowhere));
    for key in keys.chars() {
        let pick = match key {
            '.' => Pick::Pass,
            '>' => Pick::Point(ANN),
            'd' => Pick::Draw,
            'x' => Pick::Decline,
            'c' => {
                let seat = host.awaits().and_then(|awaits| awaits.seats.first()).expect("somebody decides");
                let proof = spell(host.ask(seat, now).expect("a person"), later(now));
                host.concede(proof, now).expect("it may");
                continue;
            }
            number => Pick::Play(number.to_digit(10).expect("a digit") as u8),
        };
        if host.awaits_bot() {
            host.choose_as_bot(|_| pick, now).expect("the bot may");
            continue;
        }
        if matches!(pick, Pick::Play(_) | Pick::Decline) {
            lift(&mut host, now);
        }
        host.choose(decides(&host), &pick, now).expect("it may be picked");
    }
    host
}

#[test]
fn the_price_of_the_undo_key() {
    use UndoRule::{ByConsent, FreeOnly, Off};
    let table = [
        (2, ByConsent, "", "no: nothing to take back"),
        (2, ByConsent, ">", "free"),
        (2, ByConsent, ">>", "free"),
        (2, ByConsent, "d", "ask Bob"),
        (2, ByConsent, ".d", "ask Ann"),
        (3, ByConsent, "d", "ask Bob and Cas"),
        (4, ByConsent, ".d", "ask Ann, Cas and Dee"),
        (2, ByConsent, "5", "ask Bob"),
        (2, ByConsent, "5x", "free"),
        (3, ByConsent, "c", "ask Bob and Cas"),
        (2, FreeOnly, ">", "free"),
        (2, FreeOnly, "d", "no: seat 1 drew a card (1)"),
        (2, FreeOnly, "..d", "no: seat 1 drew a card (3)"),
        (2, FreeOnly, "5", "no: seat 1 played 5 (1)"),
        (2, FreeOnly, "c", "no: seat 1 conceded (1)"),
        (2, Off, ">", "no: undo is off at this table"),
    ];
    for (count, rule, keys, price) in table {
        assert_eq!(played(people(count), rule, keys).undo_price().to_string(), price, "{rule:?} {keys:?}");
    }
}

#[test]
fn the_price_of_every_own_pick() {
    let prices = |undo, keys: &str, by| -> Vec<(usize, String)> {
        let host = played(people(2), undo, keys);
        let price = |offer: &Offer| UndoPrice::of(Some(offer), host.table()).to_string();
        host.offers(by).iter().map(|offer| (offer.to, price(offer))).collect()
    };
    let of = |list: &[(usize, &str)]| -> Vec<(usize, String)> {
        list.iter().map(|(to, price)| (*to, price.to_string())).collect()
    };
    use UndoRule::{ByConsent, FreeOnly};
    assert_eq!(prices(ByConsent, ".>..", BOB), of(&[(3, "free"), (1, "ask Ann")]));
    assert_eq!(prices(ByConsent, ".>..", ANN), of(&[(2, "ask Bob"), (0, "ask Bob")]));
    assert_eq!(prices(FreeOnly, ".>..", ANN), of(&[(2, "no: Bob has acted"), (0, "no: Bob has acted")]));
    assert_eq!(prices(FreeOnly, ".d.", ANN), of(&[(2, "free"), (0, "no: seat 2 drew a card (2)")]));
}

#[test]
fn bots_agree_to_everything_and_what_they_learn_costs_nothing() {
    let against_bot = || vec![Sitter::person("Ann"), Sitter::bot("Bot")];
    assert_eq!(played(against_bot(), UndoRule::ByConsent, ".d").undo_price().to_string(), "free");
    assert_eq!(played(against_bot(), UndoRule::FreeOnly, ".d").undo_price().to_string(), "free");
    assert_eq!(played(against_bot(), UndoRule::FreeOnly, "d.").undo_price().to_string(), "no: seat 1 drew a card (1)");
    let mut host = played(against_bot(), UndoRule::ByConsent, "d.");
    assert_eq!(host.undo_price().to_string(), "free", "there is nobody to ask");
    let offer = host.offer().expect("Ann's draw");
    assert_eq!((offer.by, offer.to), (ANN, 0), "the newest step of a person");
    assert_eq!(host.take_back(&offer), Ok(Asked::Done));
    assert_eq!(log(&host), ["1 Ann took back the last 2 steps"]);
}
