//! The options of a game: by flag, and explained.

use boards::games::GAMES;
use screen::theme::width::wrap;
use shell::games::Game;
use shell::options::changed;
use shell::refusal::Refusal;
use std::fmt::Write;
use swu_rules::table::options::{GameOptions, SETTINGS};

/// Columns of a page of explanations.
const WIDTH: usize = 80;

/// The same with values as flags write them: `base_hp=printed`.
///
/// # Errors
/// Every flag that cannot be understood or set this way, as sentences.
pub(crate) fn flagged(options: GameOptions, flags: &[String]) -> Result<GameOptions, Refusal> {
    let mut faults = Vec::new();
    let mut pairs = Vec::new();
    for flag in flags {
        match flag.split_once('=') {
            Some(pair) => pairs.push(pair),
            None => faults.push(format!("--option {flag}: say NAME=VALUE; --options explains them all.")),
        }
    }
    match changed(options, pairs) {
        Ok(options) if faults.is_empty() => Ok(options),
        Ok(_) => Err(Refusal::Setup(faults)),
        Err(more) => {
            faults.extend(more.lines());
            Err(Refusal::Setup(faults))
        }
    }
}

/// Every option with its values in both modes and what it decides.
pub(crate) fn page() -> String {
    let mut page = "Options of a game with three or more players, set with --option NAME=VALUE:\n".to_owned();
    let (multiplayer, twin_suns) = (GameOptions::multiplayer(), GameOptions::twin_suns());
    for setting in &SETTINGS {
        let value = |options: &GameOptions| options.get(setting.name).unwrap_or_default();
        let usual = match (setting.twin_suns, value(&multiplayer) == value(&twin_suns)) {
            (true, _) => format!("Twin Suns only, usually {}", value(&twin_suns)),
            (false, true) => format!("usually {}", value(&twin_suns)),
            (false, false) => format!("usually {}, in Twin Suns {}", value(&multiplayer), value(&twin_suns)),
        };
        let _ = writeln!(page, "\n  {} ({})  {}", setting.name, setting.rule, setting.possible());
        for line in wrap(setting.explanation, WIDTH - 6).iter().chain(&[usual]) {
            let _ = writeln!(page, "      {line}");
        }
    }
    page.push_str("\n--official sets base_hp and initiative_start as the official rules have them;\n");
    page.push_str("--seating is short for --option seating=...\n");
    GAMES.iter().for_each(|game| of_game(*game, &mut page));
    page
}

/// The options of another game, of the variant that has most.
fn of_game(game: &dyn Game, page: &mut String) {
    let rows = game.variants().iter().map(|variant| game.options(variant)).max_by_key(Vec::len).unwrap_or_default();
    if rows.is_empty() {
        return;
    }
    let mut flags: Vec<String> = game.flags().iter().map(|flag| format!("--{}", flag.name)).collect();
    flags.sort();
    let flags = if flags.is_empty() { String::new() } else { format!(" or with {}", flags.join(", ")) };
    page.push('\n');
    for line in wrap(&format!("Options of {}, set in the same way{flags}:", within(game.title())), WIDTH) {
        let _ = writeln!(page, "{line}");
    }
    for row in rows {
        let values = match row.numbers {
            Some((least, most)) => format!("{least} to {most}"),
            None => row.values.join(", "),
        };
        let _ = writeln!(page, "\n  {}  {values}", row.name);
        for line in wrap(&row.explanation, WIDTH - 6) {
            let _ = writeln!(page, "      {line}");
        }
    }
}

/// The title of a game within a sentence.
pub(crate) fn within(title: &str) -> String {
    title.strip_prefix("The ").map_or_else(|| title.to_owned(), |rest| format!("the {rest}"))
}
