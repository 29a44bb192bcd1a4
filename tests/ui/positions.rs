//! Positions of whole random games, for tests that check how they are drawn.
//!
//! Some decisions of a few games are checked every day; if `CANTINA_GAMES` says how many games, all of theirs are.

use crate::rules::support::{Dice, WholeSet, book};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use swu_cards::library::Library;
use swu_cards::wording::text;
use swu_language::card::Card;
use swu_rules::book::Book;
use swu_rules::fact::Log;
use swu_rules::game::Game;
use swu_rules::look::Eyes;
use swu_rules::table::options::GameOptions;
use swu_view::{CardView, DecisionKind, View};

/// The sizes everything is checked in.
pub(super) const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (160, 50)];

const NAMES: [&str; 4] = ["Ann", "Bob", "Cara", "Dan"];

/// Decisions that come up all the time.
const COMMON: [DecisionKind; 4] =
    [DecisionKind::Action, DecisionKind::Target, DecisionKind::Resource, DecisionKind::Mulligan];

/// Titles that texts of other cards name: "If it's Millennium Falcon, ...".
static NAMED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let library = Library::embedded();
    let said = |card: &Card| {
        let said = text(card);
        let lines = said.front.iter().chain(&said.epic).chain(&said.unit_side).chain(&said.upgrade_side);
        lines.fold(String::new(), |text, line| text + line + "\n")
    };
    let texts: Vec<(&str, String)> = library.iter().map(|(_, card)| (card.title.as_str(), said(card))).collect();
    let named = |title: &&str| texts.iter().any(|(other, text)| other != title && text.contains(*title));
    texts.iter().map(|(title, _)| *title).filter(|title| named(title)).map(str::to_owned).collect()
});

/// A position is checked every this many decisions.
const STEP: usize = 23;

/// Titles that are also words of the program.
const WORDS: [&str; 4] = ["Aggression", "Command", "Cunning", "Vigilance"];

/// What some eyes see at a decision.
pub(super) struct Moment {
    pub view: View,
    /// Titles in hands, decks and resources that these eyes cannot see.
    pub hidden: Vec<String>,
}

/// How many games are asked for, if any.
fn asked() -> Option<u64> {
    std::env::var("CANTINA_GAMES").ok().and_then(|games| games.parse().ok())
}

/// Plays games with this many seats, and checks decisions with everybody's eyes and the deciding seat's.
pub(super) fn at_decisions(few: u64, seats: usize, options: GameOptions, mut look: impl FnMut(Moment)) {
    let book = book();
    let set = WholeSet::all(&book);
    let mut dice = Dice::new(0xC401CE);
    let names: Vec<String> = NAMES.iter().take(seats).map(|name| (*name).to_owned()).collect();
    for seed in 0..asked().unwrap_or(few) {
        let players: Vec<_> = (0..seats).map(|_| set.deck(&mut dice)).collect();
        let mut game = Game::start(&book, options, &players, seed, &mut Log::default());
        let mut count = 0;
        while let Some(decision) = game.decision() {
            let (seat, pick) = (decision.seat, dice.below(decision.options.len()));
            let many = decision.options.len() > 6 && decision.kind == DecisionKind::Target;
            let rare = !COMMON.contains(&decision.kind);
            count += 1;
            if asked().is_some() || count % STEP == 0 || (many || rare) && count % 5 == 0 {
                for eyes in [Eyes::Public, Eyes::Of(seat)] {
                    look(moment(&game, &book, &names, eyes));
                }
            }
            game.choose(&book, pick, &mut Log::default()).expect("an option");
        }
    }
}

fn moment(game: &Game, book: &Book, names: &[String], eyes: Eyes) -> Moment {
    let mut view = game.view(book, names, eyes);
    game.foresee(book, names, eyes, &mut view);
    let all = game.view(book, names, Eyes::Judge);
    let resources = all.seats.iter().flat_map(|side| &side.resources).map(|resource| &resource.card);
    let near = all.seats.iter().flat_map(|side| side.hand.iter().chain(&side.deck)).chain(resources);
    let titles: BTreeSet<String> = near.filter_map(CardView::known).map(|card| card.name.clone()).collect();
    let seen = format!("{view:?}");
    let said = |title: &String| WORDS.contains(&title.as_str()) || NAMED.contains(title);
    let hidden = |title: &String| !seen.contains(&title.replace('"', "\\\"")) && !said(title);
    Moment { hidden: titles.into_iter().filter(hidden).collect(), view }
}
