//! The footer and the help screen, made from the command table.

use super::keymap::Keymap;
use hotseat::takeback::UndoPrice;
use shell::command::situation::{Focus, HandState, Situation};
use shell::command::{Command, Entry, TABLE, Who};

/// A key with a word, for the footer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The key.
    pub key: String,
    /// What it does now.
    pub word: String,
    /// Can it be done now?
    pub available: bool,
    /// The command, for a click.
    pub command: Command,
}

/// The hints of a place in the order of the table, without `? help`, which has a place of its own.
pub fn hints(keymap: &Keymap, now: &Situation) -> Vec<Hint> {
    let shown =
        |entry: &&Entry| entry.places.contains(&now.place) && !entry.hint.is_empty() && entry.command != Command::Help;
    let sensible = |entry: &&Entry| match entry.command {
        Command::Whole => now.seats > 2,
        _ if entry.is_taught() => now.offered.contains(&entry.command),
        Command::Hand => matches!(now.hand, HandState::Open | HandState::Closed),
        Command::Save | Command::Notes => now.place != Focus::Board,
        Command::Earlier => now.place != Focus::Board,
        Command::Settings => now.place == Focus::Home,
        Command::Guide => now.place == Focus::Board,
        Command::Faster | Command::Slower => now.running,
        Command::Back if now.place == Focus::Board => now.taught,
        Command::Back => now.place != Focus::Home,
        Command::Inspect => !now.taught,
        Command::Search | Command::Choose => !matches!(now.place, Focus::Board | Focus::Home),
        other => !now.needless.contains(&other),
    };
    let mut entries: Vec<&Entry> = TABLE.iter().filter(shown).filter(sensible).collect();
    // Hints that may be left out on a narrow screen come last; if a search is the point, it comes first.
    entries.sort_by_key(|entry| match (entry.command, now.place) {
        (Command::Search | Command::Back | Command::Quit, Focus::Desk) => 2,
        (Command::Search | Command::ExportLog, _) if now.running => 2,
        (Command::Search | Command::Run | Command::Faster | Command::Slower, _) => 0,
        (Command::Piles, _) | (Command::Line, Focus::Board) => 2,
        // The guide itself mentions these.
        (command, _) if now.offered.contains(&command) => 3,
        _ => 1,
    });
    entries.into_iter().map(|entry| hint(entry, keymap, now)).collect()
}

/// `? help`, which no width may cut.
pub fn help(keymap: &Keymap) -> Hint {
    let key = keymap.hint(Command::Help);
    Hint { key, word: "help".into(), available: true, command: Command::Help }
}

fn hint(entry: &Entry, keymap: &Keymap, now: &Situation) -> Hint {
    let word = match entry.command {
        Command::Hand if now.hand == HandState::Open => "close hand".into(),
        Command::Run if now.running => "stop".into(),
        Command::Open if now.place == Focus::NewGame => "next row".into(),
        Command::Undo if now.undo == UndoPrice::Nothing => "undo".into(),
        _ => entry.hint.replace("{undo}", &now.undo.to_string()),
    };
    Hint { key: keymap.hint(entry.command), word, available: (entry.when)(now).is_none(), command: entry.command }
}

/// A line of help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// All its keys: `? F1`.
    pub keys: String,
    /// Its word on the command line.
    pub name: &'static str,
    /// What it does.
    pub sentence: &'static str,
    /// Does somebody type their name first?
    pub named: bool,
    /// Why it cannot be done now.
    pub why_not: Option<String>,
    /// The command.
    pub command: Command,
}

/// A command of this many places is not particular to any of them.
const GENERAL: usize = 8;

/// The commands of a place that match all words of a search, with their keys.
pub fn help_lines(keymap: &Keymap, now: &Situation, place: Focus, search: &str) -> Vec<HelpLine> {
    let search = search.to_lowercase();
    let fits = |command: &Command| !now.foreign.contains(command);
    let here = TABLE.iter().filter(|entry| entry.places.contains(&place) && fits(&entry.command));
    // Commands for this place come before those that are the same nearly everywhere.
    let (general, own): (Vec<&Entry>, Vec<&Entry>) = here.partition(|entry| entry.places.len() >= GENERAL);
    let lines = own.into_iter().chain(general).map(|entry| HelpLine {
        keys: keymap.keys(entry.command).iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        name: entry.name,
        sentence: entry.sentence,
        named: entry.who == Who::Named,
        why_not: (entry.when)(now).map(|why| why.to_string()),
        command: entry.command,
    });
    lines.filter(|line| search.split_whitespace().all(|word| line.matches(word))).collect()
}

impl HelpLine {
    fn matches(&self, word: &str) -> bool {
        [self.keys.as_str(), self.name, self.sentence].iter().any(|text| text.to_lowercase().contains(word))
    }
}
