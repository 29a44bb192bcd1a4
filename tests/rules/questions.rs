//! Questions that are not asked because everybody can see that they cannot change anything (rule 28.1).

use crate::multiplayer::support::{Table, seat, with};
use serde_json::json;

#[test]
fn a_wrong_guess_is_asked_about_all_the_same() {
    let first = with(with(seat(0, &[]), "hand", json!(["SOR_238"])), "resources", json!(4));
    let mut table = Table::lay(vec![first, seat(0, &[])]);
    let droid = table.hand(0, "SOR_238");
    table.play(droid);
    table.pick("20", |option| option.number == Some(20));
    let decision = table.decision();
    let labels: Vec<&str> = decision.options.iter().map(|option| option.label.as_str()).collect();
    assert!(decision.private, "whether the guess was right is for one seat to know");
    assert_eq!((decision.seat.0, labels), (0, vec!["Go on: Alliance X-Wing costs 2, and the chosen number is 20"]));
}
