//! The effort of playing at one keyboard: two people play duels to the end. Some look at their hand before each of
//! their actions, unless the table says that nothing could be paid for; others only when they need a card of it, and
//! say no to what they do not want without looking.
//!
//! `CANTINA_GAMES=10 cargo test --test integration ceremony -- --nocapture` prints keys and opened hands per round, and
//! the possible minimum: a pick takes a key, a hidden card that the rules ask about needs its owner alone, and opening
//! a hand takes a key.

use super::hands::Sitting;
use hotseat::table::Agreement;
use hotseat::trust::Typed;
use seats::Seat;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What was counted.
#[derive(Default, Debug)]
struct Cost {
    rounds: u32,
    keys: usize,
    /// Hands that were opened, with or without a curtain before.
    curtains: u32,
    /// Keys for opening hands alone.
    opening: usize,
    /// Hands that were opened because the rules ask about hidden cards.
    asked_by_rules: u32,
    /// What was declined without a look.
    unseen: u32,
    /// Keys for cards that are shown.
    seeing: usize,
    /// Opened hands by reason, and by whether the same person had the open hand before.
    curtains_for: BTreeMap<String, u32>,
    /// Picks and their keys by what was decided.
    picks: BTreeMap<String, (usize, usize)>,
}

/// When somebody looks at their hand of their own accord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Looks {
    /// Before each of their actions.
    BeforeEach,
    /// When they need a card of it.
    WhenNeeded,
}

/// What the table says if a look at the hand would find nothing that can be paid for, or no card.
const NOTHING_TO_SEE: [&str; 2] = ["no resource is ready", "Hand 0, closed"];

/// The key of their own that each of them chooses.
const OWN: [&str; 2] = [";", "&"];

/// What the curtain asks for.
enum Asked {
    Word(String),
    OwnKey,
    Choose,
}

fn asked(screen: &str) -> Option<Asked> {
    let ready = screen.lines().find_map(|line| line.split_once("Ready?  ").map(|(_, rest)| rest))?;
    if ready.starts_with("Press your own key") {
        return Some(Asked::OwnKey);
    }
    if screen.contains("twice, slowly: your own key") {
        return Some(Asked::Choose);
    }
    let Some(word) = ready.strip_prefix("Type ") else { return Some(Asked::Word("\r".to_owned())) };
    let (word, enter) = word.split_once("then Enter").map_or((word, ""), |(word, _)| (word, "\r"));
    let letters: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    Some(Asked::Word(letters + enter))
}

/// What is being decided, in a word.
fn kind(sitting: &Sitting) -> String {
    sitting.truth.kind().map_or_else(|| "nothing".to_owned(), |kind| format!("{kind:?}"))
}

/// People at the keyboard, and what they have done.
struct People {
    looks: Looks,
    /// Who has chosen a key of their own.
    keyed: BTreeSet<Seat>,
    before: Option<Seat>,
}

impl People {
    /// Whoever comes to the keyboard next.
    fn comes(sitting: &Sitting) -> Seat {
        sitting.truth.reader.or(sitting.truth.awaits().map(|(seat, _)| seat)).expect("somebody comes")
    }

    /// A hand is opened: by this many keys.
    fn opens(&mut self, sitting: &Sitting, keys: usize, cost: &mut Cost) {
        cost.curtains += 1;
        // Whoever takes an action looks voluntarily.
        cost.asked_by_rules += u32::from(!sitting.truth.is_action());
        let seat = People::comes(sitting);
        let again = if self.before == Some(seat) { ", the same again" } else { "" };
        *cost.curtains_for.entry(format!("{}{again}", kind(sitting))).or_default() += 1;
        self.before = Some(seat);
        cost.opening += keys;
    }

    /// What is pressed next, with a pause after each of these.
    fn press(&mut self, sitting: &mut Sitting, cost: &mut Cost) -> Vec<String> {
        let screen = sitting.desk.screen();
        // A list over the table may cover the hand; the footer says that it is open.
        let open = screen.contains("open to") || screen.contains("Tab close hand");
        let (option, needs_hand) = sitting.truth.wish();
        let seat = People::comes(sitting);
        let own = OWN[seat.index()].to_owned();
        if let Some(asked) = asked(&screen) {
            let unseen = screen.contains("   Esc the public table") && sitting.truth.declines();
            if unseen && self.looks == Looks::WhenNeeded {
                cost.unseen += 1;
                return vec!["-".to_owned()];
            }
            let keys = match asked {
                Asked::Word(word) => vec![word],
                Asked::OwnKey => vec![own],
                Asked::Choose => {
                    self.keyed.insert(seat);
                    vec![own.clone(), own]
                }
            };
            self.opens(sitting, keys.iter().map(|keys| keys.len()).sum(), cost);
            return keys;
        }
        if ["Only for these eyes", "For everybody"].iter().any(|title| screen.contains(title)) {
            cost.seeing += 1;
            return vec!["\r".to_owned()];
        }
        let wants = self.looks == Looks::BeforeEach && sitting.truth.is_action();
        if !open && (needs_hand || wants && !NOTHING_TO_SEE.iter().any(|said| screen.contains(said))) {
            if self.keyed.contains(&seat) {
                self.opens(sitting, 1, cost);
                return vec![own];
            }
            cost.opening += 1;
            return vec!["\t".to_owned()];
        }
        let keys = sitting.truth.keys(option, open);
        let (picks, pressed) = cost.picks.entry(kind(sitting)).or_default();
        *picks += 1;
        *pressed += keys.chars().count();
        vec![keys]
    }
}

fn play(seed: u64, typed: Typed, looks: Looks, cost: &mut Cost) {
    let set = ["JTL_", "LOF_", "SEC_"][seed as usize % 3];
    let mut sitting = Sitting::of_set(set, 2, seed, Agreement { typed, idle_seconds: 0, ..Agreement::default() });
    let mut people = People { looks, keyed: BTreeSet::new(), before: None };
    let mut steps = 0;
    while sitting.truth.awaits().is_some() {
        steps += 1;
        assert!(steps < 4000, "the duel does not end:\n{}", sitting.desk.screen());
        for keys in people.press(&mut sitting, cost) {
            sitting.desk.now += Duration::from_millis(450);
            cost.keys += keys.chars().count();
            sitting.keys(&keys);
        }
    }
    cost.rounds += u32::from(sitting.truth.round());
}

/// How names are proved, who looks when, the most keys a round, and the most opened hands.
const TABLES: [(Typed, Looks, f64, f64); 3] = [
    (Typed::Key, Looks::WhenNeeded, 25.0, 4.0),
    (Typed::Key, Looks::BeforeEach, 30.0, 8.0),
    (Typed::Letter, Looks::BeforeEach, 40.0, 9.0),
];

#[test]
fn opening_hands_takes_few_keys() {
    let games = std::env::var("CANTINA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2);
    for (typed, looks, most_keys, most_curtains) in TABLES {
        let mut cost = Cost::default();
        (0..games).for_each(|seed| play(seed, typed, looks, &mut cost));
        let rounds = f64::from(cost.rounds);
        let (keys, curtains) = (cost.keys as f64 / rounds, f64::from(cost.curtains) / rounds);
        let opening = cost.opening as f64 / rounds;
        println!(
            "{games} duels, {} rounds, {typed:?}, {looks:?}: {keys:.1} keys a round, {opening:.1} of them for opening \
             hands, {curtains:.1} opened hands, {:.1} times no without a look",
            cost.rounds,
            f64::from(cost.unseen) / rounds
        );
        let picks = cost.picks.iter().map(|(kind, (picks, keys))| {
            format!("{kind} {:.1} by {:.1} keys", *picks as f64 / rounds, *keys as f64 / rounds)
        });
        let picks: Vec<String> = picks.collect();
        let what_for =
            cost.curtains_for.iter().map(|(what, count)| format!("{what} {:.1}", f64::from(*count) / rounds));
        println!("  opened for: {}", what_for.collect::<Vec<_>>().join(", "));
        println!("  cards that are shown {:.1}, picks: {}", cost.seeing as f64 / rounds, picks.join(", "));
        let asked = f64::from(cost.asked_by_rules) / rounds;
        let own = keys - opening;
        println!(
            "  at least: {own:.1} keys are picks and cards that are shown, {asked:.1} hands are asked for by the rules; \
             with {curtains:.1} opened hands and a key for each, {:.1} keys",
            own + curtains
        );
        assert!(keys < most_keys && curtains < most_curtains, "{typed:?}, {looks:?}: {cost:?}");
    }
}
