//! How the game is played, in a page: enough for a first game.

use data::rulebook::Rulebook;
use deckbuilding::cards::word::Faction;
use deckbuilding::rulebook;
use deckbuilding::rules::view::View;
use screen::game::unheard::Unheard;
use screen::theme::role::Role;
use screen::widgets::page::{Page, PageLine};
use screen::widgets::text::Text;
use shell::rules::told;

/// The signs of the table, in words; each fits the narrowest screen.
pub(super) fn signs() -> Vec<String> {
    let sides: Vec<String> = Faction::all().map(|side| format!("{} {}", side.letter(), side.people())).collect();
    let others = SIGNS.iter().map(|line| (*line).to_owned());
    [format!("{}  N neutral", sides.join("  "))].into_iter().chain(others).collect()
}

/// Those that have nothing to do with the sides.
const SIGNS: [&str; 4] = [
    "c cost  a attack  r resources  f Force  h HP",
    "A bright name has the turn; attacked, used: until it ends.",
    "A number or letter in brackets picks; arrows and Enter look at a card.",
    "How the game is played: close this and press w, or type :rules and Enter.",
];

/// A heading with the text below it.
type Chapter = (&'static str, &'static [&'static str]);

/// What is the same at every table; the aim comes before it.
const TURN: [Chapter; 4] = [
    (
        "Your turn: these things, in any order and as often as you can",
        &[
            "Play cards from your hand. That is free, and gives their resources and Force at once.",
            "Purchase cards of the galaxy row, of your side or neutral, and Outer Rim Pilots. They go to your discard \
             pile, and are drawn later, when it has become your deck.",
            "Use what cards in play can do, each once a turn.",
            "Attack: name a target, then who attacks, then Done. Each card attacks once a turn.",
        ],
    ),
    (
        "What is attacked",
        &[
            "The enemy base. Capital ships protect it: all of them must be destroyed first. Damage stays.",
            "An enemy unit in the galaxy row, with units only: as much attack as it costs defeats it, and you take its \
             reward. Look at the card to read it.",
        ],
    ),
    (
        "The end of a turn",
        &[
            "Units and the cards left in hand are discarded, resources are lost, and five cards are drawn.",
            "Capital ships and bases stay, with their damage. Each ship gives its resources again as your turns begin.",
        ],
    ),
    (
        "The Force",
        &[
            "It is with you on the spaces of your side; many cards ask for that.",
            "On the last space of your side it gives you 1 resource as your turn begins.",
        ],
    ),
];

/// What only teams need.
const TEAMS: Chapter = (
    "Two against two",
    &[
        "Teammates take their turn together, and \"you\" on a card is the team; but nobody exiles a teammate's card. \
         Each has a galaxy row of their own, and resources of their own. \"Your opponent\" is the one at the same row.",
        "Bases and ships of a team are shared: ships protect both bases, and either of you can use them.",
        "The key ] puts the other row first.",
    ],
);

/// How to sit at it.
const KEYBOARD: Chapter = (
    "At the keyboard",
    &[
        "The sign before a choice picks it. Its result follows after it.",
        "Arrows and Enter look at a card, Space chooses it. v: piles. u: take back. p: end the turn.",
    ],
);

/// The heading above the chapters of the rules.
const MORE: &str = "The rules by their numbers: say rules and a number, a card or a word";

/// The page for this table.
pub(super) fn page(view: &View) -> Text {
    let teams = view.seats.len() > 2;
    let each = if teams { " of each opponent" } else { "" };
    let aim =
        format!("Destroy {} bases{each} before yours fall. A new base is revealed for a fallen one.", view.length);
    let mut lines: Vec<PageLine> = vec![("The aim".to_owned(), Role::Strong), (format!("  {aim}"), Role::Text)];
    for (heading, texts) in TURN.iter().chain(teams.then_some(&TEAMS)).chain([&KEYBOARD]) {
        lines.extend([(String::new(), Role::Text), ((*heading).to_owned(), Role::Strong)]);
        lines.extend(texts.iter().map(|text| (format!("  {text}"), Role::Text)));
    }
    lines.extend([(String::new(), Role::Text), (MORE.to_owned(), Role::Strong)]);
    let chapters = rulebook::shared().into_iter().flat_map(Rulebook::contents);
    lines.extend(chapters.map(|entry| (format!("  {}  {}", entry.number, entry.title), Role::Text)));
    Text { title: "How the game is played".to_owned(), lines, page: Page::default() }
}

/// What the rules say about this: a number, a card, or words.
///
/// # Errors
/// No rule mentions it.
pub(super) fn found(wanted: &str) -> Result<Text, Unheard> {
    let book = rulebook::shared().ok_or_else(|| Unheard::NoRule("The rules cannot be read.".to_owned()))?;
    let page = told(book, wanted).map_err(|why| Unheard::NoRule(why.to_string()))?;
    let lines = page.lines.into_iter().map(|line| (line, Role::Text)).collect();
    Ok(Text { title: page.title, lines, page: Page::default() })
}
