//! The draft itself (formats.md P).

use super::support::{draft, list, pick, play, seats, state, uids};
use crate::protocol::support::Client;
use crate::rules::support::Dice;
use serde_json::{Value, json};

/// Who opened the booster a seat has at a pick (P-14).
fn opened_by(choice: &Value, seats: u64) -> u64 {
    let (seat, pick) = (choice["seat"].as_u64().expect("a seat"), choice["pick"].as_u64().expect("a pick"));
    let right = choice["kind"] == "draft-leader" || choice["round"] == 2;
    if right { (seat + pick - 1) % seats } else { (seat + seats * 14 + 1 - pick) % seats }
}

#[test]
fn p_14_who_sees_which_booster_and_p_11_no_card_is_lost() {
    for (count, ahead) in [(2, false), (3, true), (8, false), (8, true), (5, true), (16, false)] {
        let mut client = Client::new();
        let mut dice = Dice::new(count as u64);
        let begun = draft(&mut client, count, &[1], ahead, 5);
        let all = uids(&state(&mut client));
        assert_eq!(all.len(), 48 * count);
        let mut step = 0;
        let end = play(&mut client, begun, &mut dice, |client, choice| {
            step += 1;
            if step % 5 == 0 {
                let state = state(client);
                assert_eq!(uids(&state), all, "P-11");
                if choice["kind"] != "draft-open" {
                    let seat = &state["seats"][choice["seat"].as_u64().expect("a seat") as usize];
                    assert_eq!(seat["opened_by"], opened_by(choice, count as u64), "{choice}");
                    let least = if choice["kind"] == "draft-leader" { 4 } else { 15 };
                    let left = least - choice["pick"].as_u64().expect("a pick") as usize;
                    assert_eq!(list(&choice["options"]).len(), left, "P-11");
                }
            }
            true
        });
        assert_eq!(end["stage"], "build");
        for seat in list(&state(&mut client)["seats"]) {
            assert_eq!((list(&seat["leaders"]).len(), list(&seat["picks"]).len()), (3, 42), "P-7");
        }
    }
}

#[test]
fn p_1_two_to_sixteen_seats_and_sealed_from_one() {
    let mut client = Client::new();
    for (kind, count, allowed) in
        [("draft", 1, false), ("draft", 16, true), ("draft", 17, false), ("sealed", 1, true), ("sealed", 17, false)]
    {
        let asked = json!({"do": "pod-new", "kind": kind, "set": "SOR", "seats": seats(count, &[])});
        let answer = client.ask(&asked);
        assert_eq!(answer["ok"], allowed, "{kind} {count}");
        assert!(allowed || answer["error"]["code"] == "pod-size");
    }
}

#[test]
fn p_2_seats_are_shuffled_only_when_it_is_asked_for() {
    let mut client = Client::new();
    let mut names = |shuffle: bool, seed: u64| {
        let asked = json!({"do": "pod-new", "kind": "draft", "set": "SOR", "seats": seats(8, &[]), "seed": seed,
                           "options": {"shuffle_seats": shuffle}});
        client.must(asked);
        let state = state(&mut client);
        list(&state["seats"]).iter().map(|seat| seat["name"].to_string()).collect::<Vec<_>>()
    };
    let plain = names(false, 1);
    assert_eq!(plain[0], "\"P0\"");
    assert_ne!(names(true, 1), plain);
    assert_ne!(names(true, 1), names(true, 2));
}

#[test]
fn p_4_the_last_leader_is_kept_by_itself() {
    let mut client = Client::new();
    let mut at = draft(&mut client, 3, &[], false, 1);
    for round in 1..=2 {
        for seat in 0..3 {
            assert_eq!(at["stage"], "leaders", "pick {round} of {seat}");
            at = pick(&mut client, &json!(seat), 0);
        }
    }
    assert_eq!((&at["stage"], &at["round"]), (&json!("packs"), &json!(1)));
    assert_eq!(list(&state(&mut client)["seats"][0]["leaders"]).len(), 3);
}

#[test]
fn p_5_a_booster_is_named_before_it_is_seen_and_its_base_goes_to_the_middle() {
    let mut client = Client::new();
    let begun = draft(&mut client, 2, &[], false, 1);
    let mut dice = Dice::new(3);
    let at = play(&mut client, begun, &mut dice, |_, choice| choice["kind"] != "draft-open");
    let numbers: Vec<&Value> = list(&at["awaits"][0]["options"]).iter().map(|option| &option["number"]).collect();
    assert_eq!(numbers, [&json!(1), &json!(2), &json!(3)]);
    assert!(state(&mut client)["seats"][0]["facing"].is_null());
    let at = pick(&mut client, &json!(0), 1);
    let state = state(&mut client);
    assert_eq!(list(&state["middle"]).len(), 1);
    assert_eq!(list(&state["seats"][0]["facing"]).len(), 14);
    assert_eq!(state["seats"][0]["unopened"], 2);
    // Nobody opens a second one before the round is over (edge case 61).
    let asked: Vec<&Value> = list(&at["awaits"]).iter().filter(|choice| choice["seat"] == 0).collect();
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0]["kind"], "draft-card");
}

#[test]
fn p_8_seconds() {
    let mut client = Client::new();
    let begun = draft(&mut client, 3, &[], false, 1);
    let mut dice = Dice::new(3);
    play(&mut client, begun, &mut dice, |_, choice| {
        let first = choice["kind"] != "draft-leader" && choice["pick"] == 1;
        assert_eq!(choice["seconds"], if first { 180 } else { 45 }, "{choice}");
        true
    });
}

#[test]
fn p_8_when_time_is_over_the_highlighted_card_is_kept_else_the_first() {
    let mut client = Client::new();
    let at = draft(&mut client, 2, &[], false, 9);
    let wanted = at["awaits"][0]["options"][2]["card"].clone();
    client.must(json!({"do": "pod-time", "seat": 0, "highlighted": 2}));
    assert_eq!(state(&mut client)["seats"][0]["leaders"][0], wanted);
    client.must(json!({"do": "pod-time", "seat": 1}));
    let mut at = client.must(json!({"do": "pod-time", "seat": 0}));
    at = match at["stage"] == "leaders" {
        true => client.must(json!({"do": "pod-time", "seat": 1})),
        false => at,
    };
    assert_eq!(at["awaits"][0]["kind"], "draft-open");
    // A booster that has not been named is named, and then picked from.
    client.must(json!({"do": "pod-time", "seat": 0}));
    assert_eq!(list(&state(&mut client)["seats"][0]["picks"]).len(), 1);
    let refused = client.ask(&json!({"do": "pod-time", "seat": 1, "highlighted": 9}));
    assert_eq!(refused["error"]["code"], "illegal-option");
}

#[test]
fn p_10_no_zone_holds_two_and_who_passes_on_waits() {
    let mut client = Client::new();
    let begun = draft(&mut client, 4, &[], true, 2);
    let mut dice = Dice::new(1);
    let mut most = 0;
    // Only seats 0 and 1 are quick.
    let mut at = begun;
    while let Some(choice) = list(&at["awaits"]).iter().find(|choice| choice["seat"].as_u64() < Some(2)).cloned() {
        at = pick(&mut client, &choice["seat"], dice.below(list(&choice["options"]).len()));
        let state = state(&mut client);
        let waiting = list(&state["seats"]).iter().filter(|seat| !seat["waiting"].is_null()).count();
        most = most.max(waiting);
    }
    assert_eq!(at["stage"], "leaders", "nobody gets ahead by more than the zones allow");
    assert!(most > 0);
}

#[test]
fn p_16_a_seat_that_leaves_is_picked_for_by_lot() {
    let mut client = Client::new();
    let begun = draft(&mut client, 4, &[], false, 2);
    let mut dice = Dice::new(4);
    play(&mut client, begun, &mut dice, |_, choice| choice["round"] != 2);
    let at = client.must(json!({"do": "pod-leave", "seat": 2}));
    assert!(list(&at["awaits"]).iter().all(|choice| choice["seat"] != 2));
    let end = play(&mut client, at, &mut dice, |_, _| true);
    assert_eq!(end["stage"], "build");
    let log = client.must(json!({"do": "pod-log"}));
    let left =
        |seat: u64| list(&log["picks"]).iter().filter(move |pick| pick["seat"] == seat && pick["auto"] == "left");
    assert!(left(2).count() > 20 && left(1).count() == 0);
    assert_eq!(list(&state(&mut client)["seats"][2]["picks"]).len(), 42);
    assert_eq!(client.ask(&json!({"do": "pod-leave", "seat": 2}))["error"]["code"], "not-awaited");
}

#[test]
fn the_log_opens_with_the_last_pick_and_says_what_was_offered() {
    let mut client = Client::new();
    let begun = draft(&mut client, 3, &[1], false, 2);
    let mut dice = Dice::new(4);
    play(&mut client, begun, &mut dice, |client, _| {
        assert_eq!(client.ask(&json!({"do": "pod-log"}))["error"]["code"], "sealed");
        true
    });
    let log = client.must(json!({"do": "pod-log"}));
    assert_eq!(list(&log["picks"]).len(), 45 * 3);
    for pick in list(&log["picks"]) {
        assert!(list(&pick["offered"]).contains(&pick["kept"]), "{pick}");
        let wanted = match (list(&pick["offered"]).len(), pick["seat"].as_u64()) {
            (1, _) => json!("last"),
            (_, Some(1)) => json!("bot"),
            _ => json!(false),
        };
        assert_eq!(pick["auto"], wanted, "{pick}");
    }
}

#[test]
fn a_refusal_leaves_no_trace() {
    let mut client = Client::new();
    draft(&mut client, 3, &[1], false, 2);
    let before = client.must(json!({"do": "pod-save"}));
    for (request, code) in [
        (json!({"do": "pod-pick", "seat": 0, "option": 3}), "illegal-option"),
        (json!({"do": "pod-pick", "seat": 0, "option": -1}), "illegal-option"),
        (json!({"do": "pod-pick", "seat": 1, "option": 0}), "not-awaited"),
        (json!({"do": "pod-pick", "seat": 7, "option": 0}), "unknown-seat"),
        (json!({"do": "pod-view", "seat": "x"}), "unknown-seat"),
        (json!({"do": "pod-leave", "seat": 1}), "not-awaited"),
        (json!({"do": "pod-lock", "seat": 0}), "wrong-stage"),
        (json!({"do": "pod-deck", "seat": 0, "deck": {}}), "wrong-stage"),
        (json!({"do": "pod-suggest", "seat": 0}), "wrong-stage"),
        (json!({"do": "pod-time"}), "unknown-seat"),
        (json!({"do": "pod-load", "save": before["save"].as_str().expect("a text")[8..]}), "bad-save"),
    ] {
        let answer = client.ask(&request);
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
        assert_eq!(client.must(json!({"do": "pod-save"})), before, "{request}");
    }
}

#[test]
fn a_saved_pod_is_the_same_in_everything() {
    for ahead in [false, true] {
        let mut client = Client::new();
        let begun = draft(&mut client, 4, &[2], ahead, 8);
        let mut dice = Dice::new(6);
        let mut step = 0;
        play(&mut client, begun, &mut dice, |client, _| {
            step += 1;
            if step % 17 == 0 {
                let save = client.must(json!({"do": "pod-save"}));
                let before = state(client);
                client.must(json!({"do": "pod-load", "save": save["save"]}));
                assert_eq!(state(client), before);
                assert_eq!(client.must(json!({"do": "pod-save"})), save);
            }
            true
        });
    }
}
