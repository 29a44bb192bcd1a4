//! A text as a position in the notation: refused with line and column, or laid out and played; written and read again
//! it is the same position.

use super::scenarios::play_on;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::notation::{Ground, Line, Player, Text, read, scenario, write};

static CARDS: LazyLock<(Library, Book)> = LazyLock::new(|| {
    let library = Library::embedded();
    let book = Book::of(&library);
    (library, book)
});

/// How many lines of action are played.
const LINES: usize = 40;

/// Reads the text, lays it out, plays it, and writes it again.
pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (library, book) = &*CARDS;
    if let Err(why) = scenario(text, library) {
        assert!(why.to_string().starts_with("line "), "{why}");
    }
    let read = match read(text, library, Ground::USUAL) {
        Ok(read) => read,
        Err(fault) => {
            assert!(fault.place.line > 0 && fault.place.column > 0 && !fault.why.is_empty(), "{fault}");
            return;
        }
    };
    written_again(&read, library);
    let mut log = Log::keeping();
    match Game::scenario(book, &read.scenario, 7, &mut log) {
        Err(fault) => assert!(!fault.why.is_empty() && !fault.place.is_empty(), "{fault}"),
        Ok(mut game) => {
            let steps = &mut Vec::new();
            let mut player = Player { book, names: &read.names, game: &mut game, log: &mut log, steps };
            for line in read.lines.iter().take(LINES) {
                let Line::Act(line) = *line else { continue };
                if let Err(wrong) = player.act(line) {
                    let fault = wrong.in_text(text);
                    assert!(fault.place.line <= text.lines().count() && !fault.why.is_empty(), "{fault}");
                }
            }
            play_on(book, game, data.len() as u64);
        }
    }
}

/// What is written means the same when it is read.
fn written_again(text: &Text<'_>, library: &Library) {
    match write(&text.scenario, library) {
        Err(why) => assert!(!why.to_string().is_empty()),
        Ok(written) => {
            let again = read(&written, library, Ground::USUAL).expect("what was written can be read");
            assert_eq!(again.scenario, text.scenario, "{written}");
        }
    }
}

/// Texts with something of everything.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    [
        "title Two guards and a Wampa\nann: res 3; hand Open Fire; ground Battlefield Marine\n\
         bob: base 4; ground Wampa (2 damage, Shield), Cell Block Guard (exhausted)\n\
         ann plays Open Fire for 3 on Wampa\n=> Wampa: gone\nbob passes\n",
        "players Luke, Leia Organa\nmode duel\nround 4\nLeia Organa starts\n\
         Luke: leader SOR_005 (deployed); res 6; ground Wampa (exhausted)\n\
         Leia Organa: base 12; deck Open Fire, Wampa x2; space SOR_237; initiative\n\
         Leia Organa attacks Luke's base with SOR_237\nall pass\nnext round\n",
        "mode twin-suns\nregroup\noptions elim_heal 5\nann: leaders SOR_005, SOR_009; force; credits 2; discard Wampa\n\
         bob: leaders SOR_001, SOR_010 (epic used); res Open Fire, Wampa (exhausted)\n\
         cid: leaders SOR_012, SOR_015; ground Wampa (bob's Shield, guards Cell Block Guard, owned by ann)\n",
        "// a remark\ninitiative taken\nann: res 9; hand Wampa x3; deck none\nbob: leader none\n\
         ann plays Wampa > decline > bob: 1\nann takes the initiative\nbob concedes\n",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}
