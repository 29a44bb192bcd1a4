//! The matching: cheapest by brute force, with a proof that only the cheapest has.

use crate::rules::support::Dice;
use events::tournament::{Costs, Fraction, Matching};
use proptest::prelude::*;

fn cheapest(costs: &Costs, rest: &[usize]) -> i128 {
    let Some((first, others)) = rest.split_first() else { return 0 };
    let tried = (0..others.len()).map(|place| {
        let mut left = others.to_vec();
        let other = left.remove(place);
        costs.get(*first, other) + cheapest(costs, &left)
    });
    tried.min().unwrap_or(0)
}

fn total(costs: &Costs, matching: &Matching) -> i128 {
    matching.pairs().map(|(one, other)| costs.get(one, other)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cheapest_as_brute_force_finds_it(half in 0_usize..5, values in prop::collection::vec(-3_i32..9, 45), wide: bool) {
        let mut next = values.iter().cycle();
        let scale = if wide { 1_i128 << 100 } else { 1 };
        let costs = Costs::of(half * 2, |one, other| {
            i128::from(*next.next().unwrap_or(&0)) * scale + (one * 7 + other) as i128 % 3
        });
        let matching = Matching::cheapest(&costs).expect("an even number");
        let all: Vec<usize> = (0..half * 2).collect();
        prop_assert_eq!(total(&costs, &matching), cheapest(&costs, &all));
        prop_assert!(matching.is_optimal(&costs));
    }

    #[test]
    fn fractions_compare_as_products(one in (0_u128..1000, 1_u128..1000), other in (0_u128..1000, 1_u128..1000)) {
        let fractions = [one, other].map(|(over, under)| Fraction::new(over, under).expect("not over nothing"));
        prop_assert_eq!(fractions[0].cmp(&fractions[1]), (one.0 * other.1).cmp(&(other.0 * one.1)));
        let sum = fractions[0].plus(fractions[1]).expect("small numbers");
        prop_assert_eq!(sum, Fraction::new(one.0 * other.1 + other.0 * one.1, one.1 * other.1).expect("small numbers"));
    }
}

#[test]
fn a_proof_holds_for_the_cheapest_only() {
    let mut dice = Dice::new(5);
    for _ in 0..20 {
        let costs = Costs::of(24, |_, _| dice.below(1 << 20) as i128);
        let mut matching = Matching::cheapest(&costs).expect("an even number");
        assert!(matching.is_optimal(&costs));
        let (a, b) = (0, matching.mates[0]);
        let c = (1..24).find(|c| *c != b).expect("another");
        let d = matching.mates[c];
        for (one, other) in [(a, c), (c, a), (b, d), (d, b)] {
            matching.mates[one] = other;
        }
        assert!(!matching.is_optimal(&costs));
    }
    assert!(Matching::cheapest(&Costs::of(3, |_, _| 0)).is_none());
}
