//! A text as a scenario: refused with place and reason, or a sound position that can be played.

use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::scenario::Scenario;

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::of(&Library::embedded()));

/// Picks played on.
const PICKS: usize = 60;

/// Lays the position out and plays on.
pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let scenario = match Scenario::from_ron(text) {
        Ok(scenario) => scenario,
        Err(why) => {
            assert!(why.line > 0 && why.column > 0, "{why}");
            return;
        }
    };
    match Game::scenario(&BOOK, &scenario, 7, &mut Log::keeping()) {
        Ok(game) => play_on(&BOOK, game, data.len() as u64),
        Err(fault) => assert!(!fault.why.is_empty() && !fault.place.is_empty(), "{fault}"),
    }
}

/// Plays on at random: the position is sound, and everybody can look at it.
pub(crate) fn play_on(book: &Book, mut game: Game, luck: u64) {
    let names: Vec<String> = (0..game.seats()).map(|seat| format!("Player {seat}")).collect();
    let (mut luck, mut log) = (luck | 1, Log::keeping());
    for _ in 0..PICKS {
        if let Err(fault) = game.audit(book) {
            panic!("unsound: {fault}");
        }
        game.view(book, &names, Eyes::Public);
        game.view(book, &names, Eyes::Judge);
        let Some(decision) = game.decision() else { return };
        game.view(book, &names, Eyes::Of(decision.seat));
        luck ^= luck << 13;
        luck ^= luck >> 7;
        luck ^= luck << 17;
        let option = (luck % decision.options.len() as u64) as usize;
        game.choose(book, option, &mut log).expect("it is an option");
    }
}

/// Positions with something of everything.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    [
        r#"(title: Some("Sentinel in the way"), phase: Action, round: 1, active: 0, seats: [
    (leader: (id: "SOR_005", deployed: false, exhausted: false, epic_used: false, damage: 0, upgrades: []),
     base: (id: "SOR_029", damage: 3), hand: ["SOR_042"], deck: ["SOR_046", "SOR_047"], discard: [],
     ground: ["SOR_046", (id: "SOR_063", damage: 1, exhausted: true, upgrades: ["SOR_069", (id: "SOR_070", owner: 1)], captives: [(id: "SOR_080", owner: 0)], owner: 0)],
     space: [], resources: 5, initiative: true),
    (leader: "SOR_010", base: "SOR_023", hand: ["SOR_077", "SOR_222"], deck: ["SOR_128", "SOR_129"], space: ["SOR_132"], resources: 3),
])"#,
        r#"(phase: Regroup, round: 3, active: 1, seats: [
    (name: "Ann", leader: (id: "SOR_014", deployed: true, damage: 2), base: "SOR_022", resources: ["SOR_046", (id: "SOR_047", exhausted: true)]),
    (leader: "SOR_002", base: "SOR_020", discard: ["SOR_100"], ground: [(id: "SOR_T01")]),
    (leader: "SOR_003", base: "SOR_021", ground: [(id: "SOR_040", upgrades: ["SOR_T02", "SOR_T01"])]),
])"#,
        r#"(mode: "twin-suns", seats: [
    (leaders: ["SOR_005", "SOR_009"], base: "SOR_019", hand: ["SOR_038"], deck: ["SOR_039"], resources: 8),
    (leaders: ["SOR_001", (id: "SOR_010", deployed: true)], base: "SOR_020", resources: 8, space: ["SOR_044"]),
    (leaders: ["SOR_012", "SOR_015"], base: "SOR_021", resources: 8, ground: ["SOR_045"]),
], options: {"elim_heal": "5"})"#,
        r#"(seats: [(leader: "SOR_017", base: "SOR_030", hand: ["SOR_189", "SOR_201", "SOR_233"], resources: 12, deck: ["SOR_190"], ground: ["SOR_188", "SOR_195"]),
    (leader: "SOR_018", base: "SOR_028", hand: ["SOR_150"], resources: 12, ground: ["SOR_145", "SOR_149"], space: ["SOR_151"])])"#,
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}
