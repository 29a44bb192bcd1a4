//! A text as a card file: refused with the place of every fault, or playable to the end.

use swu_cards::library::Library;
use swu_cards::wording;
use swu_language::word::Kind;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::{Game, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::table::card::DefId;
use swu_rules::table::options::GameOptions;

/// What a deck needs besides the cards of the text.
const PLAIN: &str = r#"[
    (id: "PLN_001", title: "Somebody", kind: Leader, rarity: Common, unique: true, cost: 4, power: 3, hp: 5,
     arena: Ground, aspects: [Command, Heroism], traits: [Rebel], unit_side: ()),
    (id: "PLN_002", title: "Somewhere", kind: Base, rarity: Common, hp: 12, aspects: [Command], location: "Space"),
    (id: "PLN_003", title: "Recruit", kind: Unit, rarity: Common, cost: 1, power: 2, hp: 2, arena: Ground,
     aspects: [Command], traits: [Trooper]),
    (id: "PLN_004", title: "Craft", kind: Unit, rarity: Common, cost: 1, power: 1, hp: 3, arena: Space,
     aspects: [Command], traits: [Vehicle]),
]"#;

/// Picks of one game.
const PICKS: usize = 250;

/// Reads the text as a card file and plays with it if it is valid.
pub(super) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let files = [("plain.ron", PLAIN), ("fuzz.ron", text)];
    let library = match Library::from_sources(&files) {
        Ok(library) => library,
        Err(faults) => {
            assert!(!faults.is_empty(), "a refusal says why");
            for fault in faults {
                assert!(!fault.to_string().is_empty());
            }
            return;
        }
    };
    for (_, card) in library.iter() {
        wording::text(card);
    }
    let book = Book::of(&library);
    for seed in 0..2 {
        play(&book, seed);
    }
}

fn play(book: &Book, seed: u64) {
    let kinds = |wanted: &[Kind]| -> Vec<DefId> {
        let all = book.all();
        all.filter(|def| wanted.contains(&book.card(*def).kind)).collect()
    };
    let (leaders, bases) = (kinds(&[Kind::Leader]), kinds(&[Kind::Base]));
    let cards = kinds(&[Kind::Unit, Kind::Event, Kind::Upgrade]);
    let player = |seat: usize| PlayerSetup {
        leaders: vec![leaders[seat % leaders.len()]],
        base: bases[seat % bases.len()],
        deck: cards.iter().cycle().take(24).copied().collect(),
    };
    let mut log = Log::keeping();
    let mut game = Game::start(book, GameOptions::duel(), &[player(0), player(1)], seed, &mut log);
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    let mut luck = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for pick in 0..PICKS {
        let Some(decision) = game.decision() else { return };
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let option = (luck % decision.options.len() as u64) as usize;
        game.choose(book, option, &mut log).expect("it is an option");
        if pick % 16 == 0 {
            game.view(book, &names, Eyes::Public);
            game.view(book, &names, Eyes::Judge);
        }
    }
}

/// Every card of the program in a file of its own, and whole files with a few.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let text = include_str!("../../assets/cards/sor.ron");
    let tokens = include_str!("../../assets/cards/tokens.ron");
    let mut seeds = vec![PLAIN.as_bytes().to_vec(), tokens.as_bytes().to_vec()];
    let mut entry = String::new();
    for line in text.lines() {
        if line == "    (" {
            entry = "[\n".to_owned();
        }
        entry.push_str(line);
        entry.push('\n');
        if line == "    )," {
            entry.push_str("]\n");
            seeds.push(std::mem::take(&mut entry).into_bytes());
        }
    }
    seeds
}
