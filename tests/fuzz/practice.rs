//! Files for teaching and practice: lessons, puzzles, and practice records. Each is refused with its place and reason,
//! or can be used.

use shell::practice::figures::page;
use shell::practice::item::Item;
use shell::practice::progress::Progress;
use shell::practice::quiz::posed::Posed;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_minds::lessons::Lesson;
use swu_minds::puzzles::{EXAMPLE, Flaw, Puzzle, shipped};
use swu_minds::quiz::{ANSWERS, Topic, pose};
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation;

static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

/// How many questions are asked about a position.
const ASKED: u64 = 3;
/// How many positions are searched for a puzzle.
const NODES: u32 = 60;

/// Reads a lesson and lays out its position.
pub(crate) fn lesson(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Lesson::read(text) {
        Err(broken) => assert!(broken.place.starts_with("line ") && !broken.why.is_empty(), "{broken}"),
        Ok(lesson) => match lesson.setting(&CARDS.0) {
            Err(broken) => assert!(!broken.place.is_empty() && !broken.why.is_empty(), "{broken}"),
            Ok(_) => lesson.steps.iter().for_each(|step| {
                lesson.filled(&step.say, "why");
            }),
        },
    }
}

/// Reads a puzzle and searches a little for its solution.
pub(crate) fn puzzle(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Puzzle::file(text, &CARDS.0) {
        Err(flaw) => assert!(matches!(&flaw, Flaw::Unreadable(why) if why.starts_with("line ")), "{flaw}"),
        Ok(puzzles) => {
            for puzzle in puzzles {
                match puzzle.check(&CARDS.1, NODES) {
                    Err(flaw) => assert!(!flaw.to_string().is_empty()),
                    Ok(solution) => assert!(solution.solved && solution.nodes <= NODES),
                }
            }
        }
    }
}

/// Reads a position and asks about it.
pub(crate) fn quiz(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(scenario) = notation::scenario(text, &CARDS.0) else { return };
    let Ok(game) = Game::scenario(&CARDS.1, &scenario, 1, &mut Log::default()) else { return };
    for seed in 0..ASKED {
        let Some(question) = pose(&CARDS.1, &game, &Topic::default(), seed) else { continue };
        let texts: BTreeSet<&str> = question.answers.iter().map(|answer| answer.text.as_str()).collect();
        assert_eq!(texts.len(), ANSWERS, "{question:?}");
        let mut game = game.clone();
        for option in question.picks {
            game.choose(&CARDS.1, option, &mut Log::default()).expect("it is an option");
        }
    }
}

/// Positions to ask about.
pub(crate) fn positions() -> Vec<Vec<u8>> {
    [
        "ann: ground Wampa (1 damage)\nbob: ground Battlefield Marine, Cantina Braggart (1 damage, Experience)",
        "ann: res 5; hand Open Fire; ground Fighters for Freedom\nbob: ground Wampa (2 damage, Shield), Cell Block Guard",
        "ann: base 5; ground Regional Sympathizers, General Dodonna; space SOR_237\nbob: base 28; space SOR_141 (Shield x2)",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}

/// Reads practice records and says how it went.
pub(crate) fn kept(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let progress = Progress::of(text.lines());
    assert!(!page(&progress).is_empty());
    for due in progress.due() {
        if let Some(posed) = Posed::read(&due.item) {
            assert_eq!(Posed::read(&posed.to_string()).as_ref(), Some(&posed));
            assert_ne!(posed.sibling(), posed);
        }
        if let Some(item) = Item::read(&due.item) {
            assert_eq!(Item::read(&item.to_string()).as_ref(), Some(&item));
            assert_ne!(item.sibling(), item);
        }
    }
}

/// Lessons that come with the program.
pub(crate) fn lessons() -> Vec<Vec<u8>> {
    ["base", "sentinel", "many", "first-game"]
        .map(|name| {
            let path = format!("{}/assets/lessons/{name}.ron", env!("CARGO_MANIFEST_DIR").trim_end_matches("/fuzz"));
            std::fs::read(path).expect("it is there")
        })
        .to_vec()
}

/// Puzzles that come with the program.
pub(crate) fn puzzles() -> Vec<Vec<u8>> {
    let some = shipped().iter().step_by(7);
    let written = some.map(|puzzle| puzzle.write().expect("it can be written").into_bytes());
    written.chain([EXAMPLE.as_bytes().to_vec()]).collect()
}

/// Records of somebody's practice.
pub(crate) fn lines() -> Vec<Vec<u8>> {
    let text = r#"{"at":1795342230,"what":"answer","drill":"mulligan","item":"mulligan | sor-luke | sor-vader | first | 2","class":"mulligan, sor-luke, first, no 2-drop","picked":"Keep this hand","loss":0.03,"low":0.01,"seconds":5.7}
{"at":1795342290,"what":"answer","drill":"attacks","item":"attacks | sor-luke | sor-vader | second | 9","class":"attacks, sor-luke, second, late","picked":"Pass","loss":0.2,"low":0.1,"seconds":50}
{"at":1795342295,"what":"answer","drill":"quiz","item":"quiz | sor-luke | sor-vader | first | 5 | 18.3 | 2","class":"quiz, a Shield was forgotten","picked":"Your base has 3 damage.","loss":1.0,"low":1.0,"high":1.0,"fault":"a Shield was forgotten","seconds":9.5}
{"at":1795342299,"what":"lesson","id":"base","step":"begun"}
{"at":1795342300,"what":"lesson","id":"base","step":"picked","option":2}
{"at":1795342310,"what":"puzzle","id":"00ff win-phase","solved":true,"helped":1,"seconds":30.5}
{"at":17953"#;
    vec![text.as_bytes().to_vec()]
}
