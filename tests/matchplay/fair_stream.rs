//! Chapter Z: the stream and its shuffles (Z-1, Z-2, Z-3, Z-7, Z-8).

use super::fair::seed;
use events::matchplay::fair::Stream;
use seats::{Seat, SeatSet};

fn stream(byte: u8) -> Stream {
    Stream::new([byte; 32])
}

/// Chi-square of how often each card lands in each position.
fn chi_square(size: usize, shuffles: usize) -> f64 {
    let mut seen = vec![0u32; size * size];
    let mut source = stream(3);
    for _ in 0..shuffles {
        let mut zone: Vec<usize> = (0..size).collect();
        source.shuffle(&mut zone);
        zone.iter().enumerate().for_each(|(position, card)| seen[position * size + card] += 1);
    }
    let expected = shuffles as f64 / size as f64;
    seen.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

#[test]
fn z7_the_stream_is_the_same_on_every_machine() {
    let mut source = stream(0);
    let words: Vec<u64> = (0..5).map(|_| source.word()).collect();
    let expected = [
        0xe660_5946_e9c6_b055,
        0x35d2_1a94_6348_8b93,
        0xb5d6_d74c_5f2b_ca8e,
        0x42b0_8502_72bd_1c25,
        0x820c_fee6_97e8_227c,
    ];
    assert_eq!(words, expected);
    let mut zone: Vec<u32> = (0..10).collect();
    stream(0).shuffle(&mut zone);
    assert_eq!(zone, [1, 5, 2, 3, 9, 8, 4, 6, 0, 7]);
}

#[test]
fn z1_numbers_are_below_their_bound_and_never_biased_by_rejection() {
    let mut source = stream(1);
    assert_eq!(source.below(0), None);
    assert_eq!((source.position(), source.below(1)), (0, Some(0)));
    for bound in [2, 3, 6, 50, 52, u64::MAX] {
        for _ in 0..200 {
            assert!(source.below(bound).is_some_and(|number| number < bound));
        }
    }
    // a bound just above half the range rejects about every second word
    let mut source = stream(2);
    let start = source.position();
    for _ in 0..1_000 {
        assert!(source.below(u64::MAX / 2 + 2).is_some());
    }
    let taken = source.position() - start;
    assert!((1_850..2_150).contains(&taken), "{taken}");
}

#[test]
fn z1_edge_186_the_lot_falls_evenly() {
    let among = SeatSet::everyone(2);
    let master = seed(5);
    let first = (1..=10_000).filter(|game| master.lot(*game, among) == Some(Seat(0))).count();
    assert!((4_800..=5_200).contains(&first), "{first}");
}

#[test]
fn z1_the_lot_falls_on_those_who_take_part() {
    let among: SeatSet = [Seat(1), Seat(4), Seat(5)].into_iter().collect();
    let master = seed(5);
    for seat in among.iter() {
        let count = (1..=3_000).filter(|game| master.lot(*game, among) == Some(seat)).count();
        assert!((880..=1_120).contains(&count), "{seat}: {count}");
    }
    assert_eq!(master.lot(1, SeatSet::EMPTY), None);
}

#[test]
fn z2_no_word_is_given_twice() {
    let mut source = stream(4);
    let mut zone: Vec<u32> = (0..52).collect();
    source.shuffle(&mut zone);
    let between = source.position();
    assert!(between >= 51, "{between}");
    let mut words: Vec<u64> = (0..4_000).map(|_| source.word()).collect();
    assert_eq!(source.position(), between + 4_000);
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), 4_000);
    assert_eq!(stream(4).at(between).word(), {
        let mut again = stream(4);
        again.shuffle(&mut zone);
        again.word()
    });
}

#[test]
fn z3_edge_185_a_shuffle_does_not_look_at_the_former_order() {
    let mut sorted: Vec<usize> = (0..5).collect();
    let mut turned: Vec<usize> = (0..5).rev().collect();
    stream(6).shuffle(&mut sorted);
    stream(6).shuffle(&mut turned);
    // the same positions move to the same places, whatever lies there
    assert_eq!(turned, sorted.iter().map(|card| 4 - card).collect::<Vec<_>>());
    let mut source = stream(6);
    let (mut first, mut second): (Vec<usize>, Vec<usize>) = ((0..30).collect(), (0..30).collect());
    source.shuffle(&mut first);
    source.shuffle(&mut second);
    assert_ne!(first, second);
}

#[test]
fn z8_positions_are_uniform_in_a_small_zone() {
    // 25 degrees of freedom: 52.6 has a chance of 1 in 1000
    let chi = chi_square(6, 6_000);
    assert!((8.0..52.6).contains(&chi), "{chi}");
}

#[test]
fn z8_positions_are_uniform_in_a_deck() {
    // 2601 degrees of freedom: mean 2601, standard deviation 72
    let chi = chi_square(52, 1_500);
    assert!((2_370.0..2_840.0).contains(&chi), "{chi}");
}

#[test]
fn z8_consecutive_shuffles_are_independent() {
    // where the first card of one shuffle lands in the next: 35 degrees of freedom
    let mut source = stream(8);
    let mut seen = [[0u32; 6]; 6];
    let mut previous = 0;
    for round in 0..=7_200 {
        let mut zone = [0, 1, 2, 3, 4, 5];
        source.shuffle(&mut zone);
        if round > 0 {
            seen[previous][zone[0]] += 1;
        }
        previous = zone[0];
    }
    let chi: f64 = seen.iter().flatten().map(|count| (f64::from(*count) - 200.0).powi(2) / 200.0).sum();
    assert!(chi < 66.6, "{chi}");
}

#[test]
fn z1_small_zones_need_no_luck() {
    let mut source = stream(9);
    source.shuffle::<u8>(&mut []);
    source.shuffle(&mut [1]);
    assert_eq!(source.position(), 0);
}
