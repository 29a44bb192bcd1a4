//! Files for teaching and practice: lessons, puzzles, and practice records. Each is refused with its place and reason,
//! or can be used.

use shell::practice::figures::page;
use shell::practice::item::Item;
use shell::practice::progress::Progress;
use shell::practice::quiz::posed::Posed;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_minds::lessons::Lesson;
use swu_minds::puzzles::{EXAMPLE, Flaw, Puzzle, shipped};
use swu_rules::book::Book;

static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

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
{"at":1795342299,"what":"lesson","id":"base","step":"begun"}
{"at":1795342300,"what":"lesson","id":"base","step":"picked","option":2}
{"at":1795342310,"what":"puzzle","id":"00ff win-phase","solved":true,"helped":1,"seconds":30.5}
{"at":17953"#;
    vec![text.as_bytes().to_vec()]
}
