//! Everything that must hold at a decision, whatever was played.

use seats::Seat;
use swu_rules::book::Book;
use swu_rules::decision::Choice;
use swu_rules::game::Game;
use swu_rules::look::Eyes;

/// A game is written and read every this many picks.
pub(crate) const WRITTEN: u64 = 64;

/// The audit of the game and of the copy it came from, the options against freshly computed ones, everybody's views;
/// every [`WRITTEN`] picks the game goes through its written form and must come back the same.
pub(crate) fn check(
    book: &Book,
    game: &Game,
    earlier: &Game,
    options: &mut Vec<Choice>,
    picks: u64,
) -> Result<(), String> {
    game.audit(book).and_then(|()| game.audit_since(earlier)).map_err(|fault| fault.to_string())?;
    if game.at_action() {
        let mut copy = game.clone();
        copy.legal_actions(book, options);
        if game.decision().is_none_or(|decision| decision.options[..] != options[..]) {
            return Err("the options are not those freshly computed".to_owned());
        }
    }
    let names: Vec<String> = (0..game.seats()).map(|seat| format!("P{seat}")).collect();
    for eyes in eyes(game) {
        let view = game.view(book, &names, eyes);
        if view.decision.is_some() != game.decision().is_some() {
            return Err(format!("{eyes:?} see another decision"));
        }
    }
    if picks.is_multiple_of(WRITTEN) {
        let text = serde_json::to_string(game).map_err(|error| error.to_string())?;
        let again: Game = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if again != *game || again.fingerprint(book) != game.fingerprint(book) {
            return Err("written and read it is another game".to_owned());
        }
    }
    Ok(())
}

/// Everybody who may look at a game.
pub(crate) fn eyes(game: &Game) -> impl Iterator<Item = Eyes> {
    [Eyes::Public, Eyes::Judge].into_iter().chain(Seat::all(game.seats()).map(Eyes::Of))
}
