//! Two games that differ only in what nobody at the screen may see are the same to everybody at the screen.

use super::bench_table::{Paper, agreement, decides, later, lift, log, people, spell};
use super::toy::{Pick, Setup, Toy};
use hotseat::exposure::{Closed, Exposure};
use hotseat::handover::Keystroke;
use hotseat::host::Host;
use hotseat::opening::Opening;
use hotseat::table::Table;
use hotseat::trust::{Trust, UndoRule};
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::curtain::{self, Hints};
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::glyphs::UNICODE;
use seats::Seat;
use shell::curtain::{Curtain, Purpose};
use std::time::Instant;

/// Everything that can be on the screen now, as text.
fn screen(host: &Host<Toy>) -> String {
    let mut text = match host.exposure() {
        Exposure::Lifted(lifted) => format!("lifted {} {:?}", lifted.seat, lifted.view),
        Exposure::Lowered(lowered) => {
            let area = Rect::new(0, 0, 80, 24);
            let mut buffer = Buffer::empty(area);
            let handover = host.handover(Instant::now());
            let look = Look::new(&UNICODE);
            curtain::draw(
                &mut Canvas::new(&mut buffer, &look),
                &Curtain::of(&lowered, handover.as_ref().map(|handover| (Purpose::Hand, handover))),
                Hints { left: "", right: "" },
            );
            let next = (lowered.next, lowered.curtain, lowered.why, lowered.unseen_no, curtain::title(&lowered.table));
            format!("lowered {next:?} {:?} {:?} {buffer:?}", lowered.public, lowered.recap)
        }
    };
    text.push_str(&format!("{:?} {} {}", log(host), host.undo_price(), host.place()));
    text.push_str(&looked_back(host));
    text
}

/// All that the timeline can show, whichever hand is open.
fn looked_back(host: &Host<Toy>) -> String {
    let past = host.past();
    assert!(past.eyes().is_empty(), "a game under way is looked back at in public");
    assert!((0..4).all(|seat| past.view(0, Seat(seat)).is_none()));
    let moments = past.moments();
    let tables: Vec<_> = (0..moments.len()).map(|at| past.public(at)).collect();
    assert!(tables.iter().all(Option::is_some) && past.public(moments.len()).is_none());
    format!("{moments:?} {tables:?} {:?} {:?}", past.log(usize::MAX, Some(Seat(0))), past.counted())
}

fn begin(setup: Setup, trust: Trust) -> Host<Toy> {
    let table = Table::new(people(setup.hands.len()), agreement(trust, UndoRule::FreeOnly)).expect("a table");
    let opening = Opening::new(&(), table, setup, 42, 0).expect("a game");
    Host::begin(opening, Box::new(Paper::default()))
}

/// One move at the keyboard, made in both games.
#[derive(Clone, Debug)]
enum Move {
    Lift,
    Reopen,
    Close(Closed),
    Pick(Pick),
    Undo,
    Unseen,
    OwnKey,
    Concede(u8),
}

/// Makes a move; returns its outcome as the screen would say it.
fn make(host: &mut Host<Toy>, what: &Move, now: Instant) -> String {
    match what {
        Move::Lift => {
            if host.handover(now).is_some() {
                lift(host, now);
            }
            String::new()
        }
        Move::Reopen => format!("{}", host.reopen(now)),
        Move::Close(why) => format!("{}", host.close(*why)),
        Move::Pick(pick) => format!("{:?}", host.choose(decides(host), pick, now)),
        Move::Unseen => format!("{:?}", host.decline_unseen(now)),
        Move::OwnKey => format!("{}", host.press_own_key(Keystroke::Letter(';'), now)),
        Move::Undo => {
            let offer = host.offer();
            format!("{:?}", offer.map(|offer| host.take_back(&offer)))
        }
        Move::Concede(seat) => match host.ask(Seat(*seat), now) {
            Some(handover) => format!("{:?}", host.concede(spell(handover, later(now)), now)),
            None => String::new(),
        },
    }
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let number = prop_oneof![Just(1u8), Just(5), Just(9), Just(2)];
    let pick = prop_oneof![
        Just(Pick::Pass),
        Just(Pick::Point(Seat(1))),
        Just(Pick::Draw),
        Just(Pick::Aim),
        Just(Pick::Begin),
        number.prop_map(Pick::Play),
        Just(Pick::Decline),
        Just(Pick::Beat(10)),
        Just(Pick::Bury(1)),
    ];
    let one = prop_oneof![
        6 => pick.prop_map(Move::Pick),
        2 => Just(Move::Lift),
        1 => Just(Move::Reopen),
        1 => prop::sample::select(Closed::ALL.to_vec()).prop_map(Move::Close),
        1 => Just(Move::Undo),
        1 => Just(Move::Unseen),
        1 => Just(Move::OwnKey),
        1 => (0u8..3).prop_map(Move::Concede),
    ];
    prop::collection::vec(one, 1..25)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bob's hand and the deck differ. As long as nobody opens Bob's hand, or a hand with a card from the deck, all
    /// screens and all answers are the same, byte for byte.
    #[test]
    fn nothing_on_the_screen_tells(
        moves in moves(),
        hand in prop::collection::vec(13u8..19, 3),
        deck in prop::collection::vec(50u8..90, 20),
        trust in prop_oneof![Just(Trust::PublicFirst), Just(Trust::FullCurtain)],
    ) {
        let now = Instant::now();
        let one = Setup { hands: vec![vec![1, 5, 9], vec![2, 6, 10], vec![3, 7, 11]], deck: (20..40).collect() };
        let other = Setup { hands: vec![vec![1, 5, 9], hand, vec![3, 7, 11]], deck };
        let (mut left, mut right) = (begin(one, trust), begin(other, trust));
        prop_assert_eq!(screen(&left), screen(&right));
        let mut drew = false;
        for what in moves {
            let bob_decides = left.awaits().is_some_and(|awaits| awaits.seats.has(Seat(1)));
            drew |= matches!(what, Move::Pick(Pick::Draw));
            if matches!(what, Move::Lift) && (bob_decides || drew) {
                continue;
            }
            prop_assert_eq!(make(&mut left, &what, now), make(&mut right, &what, now));
            if drew {
                // Whoever drew may see a card that differs; nobody else may.
                prop_assert_eq!(left.close(Closed::Asked), right.close(Closed::Asked));
            }
            prop_assert_eq!(screen(&left), screen(&right));
        }
    }
}

#[test]
fn the_proof_notices_a_difference_in_what_may_be_seen() {
    let setup = |own: u8| Setup { hands: vec![vec![own], vec![2]], deck: vec![20] };
    let (mut left, mut right) = (begin(setup(1), Trust::PublicFirst), begin(setup(3), Trust::PublicFirst));
    assert_eq!(screen(&left), screen(&right));
    lift(&mut left, Instant::now());
    lift(&mut right, Instant::now());
    assert_ne!(screen(&left), screen(&right));
}
