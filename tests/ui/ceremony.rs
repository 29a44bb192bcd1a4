//! The effort of playing at one keyboard: two people who look at their hand before each of their actions, unless the
//! table says that nothing could be paid for, play duels to the end.
//!
//! `CANTINA_GAMES=10 cargo test --test integration ceremony -- --nocapture` prints keys and curtains per round, and the
//! possible minimum: a pick takes a key, a hidden card that the rules ask about needs its owner alone, and whoever
//! opens a hand identifies themselves with one key and opens with another, because one random key must open nothing.

use super::hands::Sitting;
use hotseat::table::Agreement;
use hotseat::trust::Typed;
use std::collections::BTreeMap;
use std::time::Duration;

/// What was counted.
#[derive(Default, Debug)]
struct Cost {
    rounds: u32,
    keys: usize,
    curtains: u32,
    /// Keys for opening hands alone.
    opening: usize,
    /// Curtains that fell because the rules ask about hidden cards.
    asked_by_rules: u32,
    /// Keys for cards that are shown.
    seeing: usize,
    /// Curtains by reason, and by whether the same person had the open hand before.
    curtains_for: BTreeMap<String, u32>,
    /// Picks and their keys by what was decided.
    picks: BTreeMap<String, (usize, usize)>,
}

/// What the table says if a look at the hand would find nothing that can be paid for, or no card.
const NOTHING_TO_SEE: [&str; 2] = ["no resource is ready", "Hand 0, closed"];

/// What the curtain asks for.
fn asked(screen: &str) -> Option<String> {
    let ready = screen.lines().find_map(|line| line.split_once("Ready?  ").map(|(_, rest)| rest))?;
    let Some(word) = ready.strip_prefix("Type ") else { return Some("\r".to_owned()) };
    let (word, enter) = word.split_once("then Enter").map_or((word, ""), |(word, _)| (word, "\r"));
    let letters: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    Some(letters + enter)
}

/// What is being decided, in a word.
fn kind(sitting: &Sitting) -> String {
    sitting.truth.kind().map_or_else(|| "nothing".to_owned(), |kind| format!("{kind:?}"))
}

fn play(seed: u64, typed: Typed, cost: &mut Cost) {
    let mut sitting = Sitting::agreed(2, seed, Agreement { typed, idle_seconds: 0, ..Agreement::default() });
    let (mut steps, mut before) = (0, None);
    while sitting.truth.awaits().is_some() {
        steps += 1;
        assert!(steps < 4000, "the duel does not end:\n{}", sitting.desk.screen());
        sitting.desk.now += Duration::from_millis(400);
        let screen = sitting.desk.screen();
        // A list over the table may cover the hand; the footer says that it is open.
        let open = screen.contains("open to") || screen.contains("Tab close hand");
        let (option, needs_hand) = sitting.truth.wish();
        let keys = if let Some(word) = asked(&screen) {
            cost.curtains += 1;
            // Whoever takes an action looks voluntarily.
            cost.asked_by_rules += u32::from(!sitting.truth.is_action());
            let seat = sitting.truth.reader.or(sitting.truth.awaits().map(|(seat, _)| seat));
            let again = if before == seat { ", the same again" } else { "" };
            *cost.curtains_for.entry(format!("{}{again}", kind(&sitting))).or_default() += 1;
            before = seat;
            cost.opening += word.len();
            word
        } else if ["Only for these eyes", "For everybody"].iter().any(|title| screen.contains(title)) {
            cost.seeing += 1;
            "\r".to_owned()
        } else if !open
            && (needs_hand || sitting.truth.is_action() && !NOTHING_TO_SEE.iter().any(|said| screen.contains(said)))
        {
            cost.opening += 1;
            "\t".to_owned()
        } else {
            let keys = sitting.truth.keys(option, open);
            let (picks, pressed) = cost.picks.entry(kind(&sitting)).or_default();
            *picks += 1;
            *pressed += keys.chars().count();
            keys
        };
        cost.keys += keys.chars().count();
        sitting.keys(&keys);
    }
    cost.rounds += u32::from(sitting.truth.round());
}

#[test]
fn opening_hands_takes_few_keys() {
    let games = std::env::var("CANTINA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2);
    for (typed, most_keys, most_curtains) in [(Typed::Word, 45.0, 9.0), (Typed::Letter, 40.0, 9.0)] {
        let mut cost = Cost::default();
        (0..games).for_each(|seed| play(seed, typed, &mut cost));
        let rounds = f64::from(cost.rounds);
        let (keys, curtains) = (cost.keys as f64 / rounds, f64::from(cost.curtains) / rounds);
        let opening = cost.opening as f64 / rounds;
        println!(
            "{games} duels, {} rounds, {typed:?}: {keys:.1} keys a round, {opening:.1} of them for opening hands, \
             {curtains:.1} curtains",
            cost.rounds
        );
        let picks = cost.picks.iter().map(|(kind, (picks, keys))| {
            format!("{kind} {:.1} by {:.1} keys", *picks as f64 / rounds, *keys as f64 / rounds)
        });
        let picks: Vec<String> = picks.collect();
        let what_for =
            cost.curtains_for.iter().map(|(what, count)| format!("{what} {:.1}", f64::from(*count) / rounds));
        println!("  curtains: {}", what_for.collect::<Vec<_>>().join(", "));
        println!("  cards that are shown {:.1}, picks: {}", cost.seeing as f64 / rounds, picks.join(", "));
        let asked = f64::from(cost.asked_by_rules) / rounds;
        let own = keys - opening;
        println!(
            "  at least: {own:.1} keys are picks and cards that are shown, {asked:.1} curtains are asked for by the \
             rules; with {curtains:.1} curtains and two keys for each, {:.1} keys",
            own + 2.0 * curtains
        );
        assert!(keys < most_keys && curtains < most_curtains, "{typed:?}: {cost:?}");
    }
}
