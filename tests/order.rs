//! Lists put in order: as the standard library's stable sort does it, whatever their length.

use cantina::order::Order;
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_list_is_put_in_order_and_equals_stay_as_they_are(
        list in prop::collection::vec((0u8..12, any::<u16>()), 0..120)
    ) {
        let (mut ours, mut theirs) = (list.clone(), list);
        ours.order_by_key(|(rank, _)| *rank);
        theirs.sort_by_key(|(rank, _)| *rank);
        prop_assert_eq!(&ours, &theirs);
        ours.order_by(|one, other| other.1.cmp(&one.1));
        theirs.sort_by_key(|other| std::cmp::Reverse(other.1));
        prop_assert_eq!(&ours, &theirs);
        ours.order();
        theirs.sort();
        prop_assert_eq!(ours, theirs);
    }
}
