//! The top cut (formats.md C).

use super::support::{competitive, list, must, op, refused, round};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};
use swu_decks::formats::samples;

/// A competitive event of nine players before its cut to four.
fn before_the_cut(client: &mut Client) -> Vec<Value> {
    let deck: Value = serde_json::from_str(samples()[0].json).expect("a sample is JSON");
    competitive(client, 9, 5, &deck);
    let mut dice = Dice::new(4);
    for _ in 0..4 {
        round(client, &mut dice, false);
    }
    let at = must(client, "standings", json!({}));
    assert_eq!((&at["stage"], &at["cut"]), (&json!("cut-ready"), &json!(4)));
    list(&at["standings"]).iter().flat_map(|class| list(&class["players"]).to_vec()).collect()
}

#[test]
fn c_2_c_3_the_bracket() {
    let mut client = Client::new();
    let pairs = must(&mut client, "bracket", json!({"players": 8}))["pairs"].take();
    assert_eq!(pairs, json!([[1, 8], [4, 5], [2, 7], [3, 6]]));
    for wrong in [json!(2), json!(6), json!(128), json!("x")] {
        assert_eq!(op(&mut client, "bracket", json!({"players": wrong}))["error"]["code"], "bad-count", "C-1");
    }
}

#[test]
fn c_4_c_9_from_the_cut_to_the_winner() {
    let mut client = Client::new();
    let ranks = before_the_cut(&mut client);
    assert_eq!(refused(&mut client, "pair", json!({})), "wrong-stage");
    let at = must(&mut client, "cut", json!({}));
    assert_eq!(at["bracket"][0][0]["players"], json!([ranks[0], ranks[3]]));
    must(&mut client, "pair", json!({}));
    must(&mut client, "begin", json!({}));
    let drawn = json!({"players": [ranks[0], ranks[3]], "games": [1, 1, 0], "end": "time"});
    assert_eq!(refused(&mut client, "result", drawn), "illegal-result", "edge case 171");
    let agreed = json!({"players": [ranks[0], ranks[3]], "games": [0, 0, 0], "end": "agreed"});
    assert_eq!(refused(&mut client, "result", agreed), "illegal-result", "I-7");
    let named = json!({"players": [ranks[0], ranks[3]], "games": [1, 1, 0], "end": "time", "winner": ranks[3]});
    must(&mut client, "result", named);
    let at = must(&mut client, "result", json!({"players": [ranks[1], ranks[2]], "games": [2, 0, 0]}));
    assert_eq!(at["stage"], "ready");
    must(&mut client, "pair", json!({}));
    // A correction before the final begins pairs the final again.
    let fixed = json!({"players": [ranks[1], ranks[2]], "games": [0, 2, 0], "round": 5});
    assert_eq!(refused(&mut client, "result", fixed.clone()), "unconfirmed", "somebody else would go on");
    let mut sure = fixed;
    sure["anyway"] = json!(true);
    let at = must(&mut client, "result", sure);
    assert_eq!(at["bracket"][1][0]["players"], json!([ranks[3], ranks[2]]));
    must(&mut client, "pair", json!({}));
    must(&mut client, "begin", json!({}));
    let late = json!({"players": [ranks[1], ranks[2]], "games": [2, 0, 0], "round": 5});
    assert_eq!(refused(&mut client, "result", late), "locked", "R-8");
    let at = must(&mut client, "result", json!({"players": [ranks[2], ranks[3]], "games": [2, 1, 0]}));
    assert_eq!(at["stage"], "over");
    let wanted = [&ranks[2], &ranks[3], &ranks[0], &ranks[1], &ranks[4]];
    assert_eq!(list(&at["final"])[..5].iter().collect::<Vec<_>>(), wanted);
    assert_eq!(list(&at["final"]).len(), 9);
    let after = must(&mut client, "standings", json!({}))["standings"].take();
    let after: Vec<Value> = list(&after).iter().flat_map(|class| list(&class["players"]).to_vec()).collect();
    assert_eq!(after, ranks, "T-12");
}

#[test]
fn c_5_c_6_c_7_dropping_around_the_cut() {
    let mut client = Client::new();
    let ranks = before_the_cut(&mut client);
    must(&mut client, "drop", json!({"player": ranks[3]}));
    let at = must(&mut client, "cut", json!({}));
    assert_eq!(at["bracket"][0][0]["players"], json!([ranks[0], ranks[4]]), "C-6");
    must(&mut client, "pair", json!({}));
    must(&mut client, "begin", json!({}));
    let at = must(&mut client, "drop", json!({"player": ranks[4]}));
    assert_eq!(at["bracket"][0][0]["winner"], ranks[0], "C-5");
    must(&mut client, "result", json!({"players": [ranks[1], ranks[2]], "games": [2, 0, 0]}));
    let at = must(&mut client, "drop", json!({"player": ranks[0]}));
    assert_eq!((&at["stage"], &at["final"][0]), (&json!("over"), &ranks[1]), "C-5 between rounds");
    let mut client = Client::new();
    let ranks = before_the_cut(&mut client);
    for gone in &ranks[3..] {
        must(&mut client, "drop", json!({"player": gone}));
    }
    let at = must(&mut client, "cut", json!({}));
    assert_eq!(at["bracket"][0][0], json!({"players": [ranks[0], null], "winner": ranks[0]}), "C-7");
}
