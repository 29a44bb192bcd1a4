//! `cantina deck`: check lists against a format, convert them from one kind of text to another.
//!
//! Exit codes of `check`: 0 legal, 1 illegal, 2 unusable (not read, or not understood in full). `convert` ends with 0
//! or 2.

mod changes;
mod odds;
mod report;
mod trilogy;

use super::exit::tell;
use crate::showing::Showing;
use clap::{Args, Subcommand, ValueEnum};
use screen::theme::visible::Visible;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use storage::text_file;
use swu_cards::catalog::{Catalogue, Printing};
use swu_cards::library::Library;
use swu_cards::samples::sample;
use swu_decks::formats::{
    Day, Format, MOST_BYTES, Profile, Standing, Terms, Unreadable, import, import_pool, judge, to_ids, to_melee,
    to_picklist, to_swudb,
};

/// What to do with a deck list.
#[derive(Debug, Subcommand)]
pub enum DeckCommand {
    /// List everything that is wrong with a list.
    #[command(
        after_help = "Exit codes: 0 legal, 1 illegal, 2 unusable.\n\nExamples:\n  cantina deck check luke.json --format premier\n  \
                            cantina deck check - --format limited --pool opened.csv < list.txt"
    )]
    Check(CheckArguments),
    /// List everything that is wrong with the three decks of a Trilogy.
    #[command(
        after_help = "Exit codes: 0 legal, 1 illegal, 2 unusable.\n\nExample:\n  cantina deck trilogy one.json two.json three.txt"
    )]
    Trilogy(TrilogyArguments),
    /// Tell what a list draws, plays and keeps.
    #[command(
        after_help = "Exit codes: 0 told, 2 unusable.\n\nExample:\n  cantina deck odds luke.json --against vader.json"
    )]
    Odds(odds::OddsArguments),
    /// Tell what one list has that the other does not.
    #[command(
        after_help = "Exit codes: 0 the same cards, 1 different, 2 unusable.\n\nExample:\n  cantina deck diff last-week.json luke.json"
    )]
    Diff(DiffArguments),
    /// Tell how a deck of your own was changed, version by version.
    #[command(after_help = "Example:\n  cantina deck versions ~/.local/share/cantina/decks/luke.json")]
    Versions(FileArguments),
    /// Show a list as a QR code, for a phone: its text by set and number.
    Code(FileArguments),
    /// Write a list as another kind of text.
    #[command(
        after_help = "Exit codes: 0 written, 2 the list was not understood.\n\nExample:\n  cantina deck convert list.txt --to swudb"
    )]
    Convert(ConvertArguments),
}

/// Arguments of `cantina deck check`.
#[derive(Debug, Args)]
pub struct CheckArguments {
    /// The list, in any known kind of text, or the key of a sample deck; - reads standard input.
    pub file: PathBuf,
    /// The format: premier, twin-suns, limited or friendly.
    #[arg(long, value_name = "FORMAT")]
    pub format: Format,
    /// The profile to judge by: premier, tr13, tr13-jtl, eternal, open, all-sets, or a file ending in .ron; without it,
    /// today's Premier, or the profile that the list was made for.
    #[arg(long, value_name = "PROFILE")]
    pub profile: Option<String>,
    /// The cards that were opened (limited); without it, the pool inside the list, if any.
    #[arg(long, value_name = "FILE")]
    pub pool: Option<PathBuf>,
    /// The day of the event, such as 2024-11-08; without it, the day of the profile.
    #[arg(long, value_name = "DAY")]
    pub day: Option<Day>,
    /// Print the outcome as one JSON object.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `cantina deck trilogy`.
#[derive(Debug, Args)]
pub struct TrilogyArguments {
    /// The three lists, in any known kind of text, or keys of sample decks.
    #[arg(num_args = 3)]
    pub files: Vec<PathBuf>,
    /// Whose sets and suspensions count: premier or eternal, or any other profile.
    #[arg(long, value_name = "PROFILE", default_value = Profile::DEFAULT)]
    pub profile: String,
    /// The day of the event, such as 2026-08-31; without it, today's rules.
    #[arg(long, value_name = "DAY")]
    pub day: Option<Day>,
}

/// Arguments of `cantina deck diff`.
#[derive(Debug, Args)]
pub struct DiffArguments {
    /// The list as it was, in any known kind of text, or the key of a sample deck.
    pub before: PathBuf,
    /// The list as it is.
    pub after: PathBuf,
}

/// Arguments of `cantina deck versions` and `cantina deck code`.
#[derive(Debug, Args)]
pub struct FileArguments {
    /// The list.
    pub file: PathBuf,
}

/// Arguments of `cantina deck convert`.
#[derive(Debug, Args)]
pub struct ConvertArguments {
    /// The list, in any known kind of text; - reads standard input.
    pub file: PathBuf,
    /// The kind of text to write.
    #[arg(long)]
    pub to: Target,
}

/// Kinds of text that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Target {
    /// SWUDB JSON.
    Swudb,
    /// Melee text.
    Melee,
    /// Text by set and number: 3 SOR_046.
    Ids,
    /// A picklist: a box to tick for every copy.
    Picklist,
}

/// The output of a command, and its exit code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// For the standard output.
    pub output: String,
    /// For the standard error.
    pub errors: String,
    /// The exit code.
    pub exit: u8,
}

/// The exit code for everything that cannot be used.
const UNUSABLE: u8 = 2;

impl Outcome {
    fn unusable(errors: String) -> Outcome {
        Outcome { output: String::new(), errors, exit: UNUSABLE }
    }
}

/// Reads the files, runs the command and prints the outcome.
///
/// # Errors
/// The output cannot be written.
pub(crate) fn main(command: &DeckCommand, showing: &Showing) -> io::Result<ExitCode> {
    let ascii = showing.ascii();
    let outcome = match command {
        DeckCommand::Check(arguments) => read_and_check(arguments),
        DeckCommand::Trilogy(arguments) => trilogy::read_and_check(arguments),
        DeckCommand::Odds(arguments) => match odds::of(arguments) {
            Ok(output) => Outcome { output, errors: String::new(), exit: 0 },
            Err(fault) => Outcome::unusable(format!("{fault}\n")),
        },
        DeckCommand::Diff(arguments) => changes::difference(arguments),
        DeckCommand::Versions(arguments) => changes::versions(arguments),
        DeckCommand::Code(arguments) => changes::code(arguments, ascii, showing.is_light()),
        DeckCommand::Convert(arguments) => read_list(&arguments.file)
            .map_or_else(Outcome::unusable, |text| convert(&text, &name_of(&arguments.file), arguments.to)),
    };
    let errors = outcome.errors.trim_end();
    if !errors.is_empty() {
        tell(errors);
    }
    let mut out = Visible::new(io::stdout().lock(), ascii);
    out.write_all(outcome.output.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::from(outcome.exit))
}

fn read(file: &Path) -> Result<Vec<u8>, String> {
    text_file::read(file, MOST_BYTES).map_err(|error| format!("{error}\n"))
}

/// A list from its file, or the sample deck with this key if there is no such file.
fn read_list(file: &Path) -> Result<Vec<u8>, String> {
    let sample = file.to_str().filter(|_| !file.exists()).and_then(sample);
    sample.map_or_else(|| read(file), |sample| Ok(sample.json.as_bytes().to_vec()))
}

fn name_of(file: &Path) -> String {
    if file.as_os_str() == "-" { "standard input".to_owned() } else { file.display().to_string() }
}

fn read_and_check(arguments: &CheckArguments) -> Outcome {
    let texts = || -> Result<_, String> {
        if arguments.pool.as_deref().is_some_and(|pool| pool.as_os_str() == "-") && arguments.file.as_os_str() == "-" {
            return Err("only one of list and pool can come from the standard input\n".to_owned());
        }
        let own = arguments.profile.as_deref().filter(|name| name.ends_with(".ron"));
        let profile = own.map(|name| read(Path::new(name))).transpose()?;
        Ok((profile, arguments.pool.as_deref().map(read).transpose()?, read_list(&arguments.file)?))
    };
    let (profile, pool, list) = match texts() {
        Ok(texts) => texts,
        Err(error) => return Outcome::unusable(error),
    };
    let profile = match &arguments.profile {
        Some(name) => own_or_named(name, profile.as_deref()),
        None => Ok(unnamed(&list, arguments.format, arguments.day)),
    };
    let profile = match profile {
        Ok(profile) => profile,
        Err(error) => return Outcome::unusable(format!("{error}\n")),
    };
    let request = Check {
        name: &name_of(&arguments.file),
        list: &list,
        pool: pool.as_deref(),
        format: arguments.format,
        profile: &profile,
        day: arguments.day,
        json: arguments.json,
    };
    let library = Library::embedded();
    // The library knows a card under its earliest printing.
    check(&request, &|card| library.index(card.identity).is_some())
}

/// The profile for a list that names none (formats.md K-13).
fn unnamed(list: &[u8], format: Format, day: Option<Day>) -> Profile {
    match import(list, Catalogue::embedded()) {
        Ok(list) => Profile::made_for(&list, format, day).clone(),
        Err(_) => Profile::embedded()[0].clone(),
    }
}

fn own_or_named(name: &str, text: Option<&[u8]>) -> Result<Profile, String> {
    match text {
        None => Profile::named(name).cloned().map_err(|error| error.to_string()),
        Some(text) => {
            let text = std::str::from_utf8(text).map_err(|_| format!("{name} is not text in UTF-8"))?;
            Profile::parse(text, Catalogue::embedded()).map_err(|error| format!("{name}: {error}"))
        }
    }
}

/// What to check, with every file already read.
#[derive(Clone, Copy)]
pub struct Check<'a> {
    /// The name of the list's file, for people.
    pub name: &'a str,
    /// The list.
    pub list: &'a [u8],
    /// The opened cards.
    pub pool: Option<&'a [u8]>,
    /// The format.
    pub format: Format,
    /// The profile.
    pub profile: &'a Profile,
    /// The day of the event.
    pub day: Option<Day>,
    /// Print JSON.
    pub json: bool,
}

/// Checks a list; `playable` says which cards the game can play.
pub fn check(request: &Check<'_>, playable: &dyn Fn(&Printing) -> bool) -> Outcome {
    let catalogue = Catalogue::embedded();
    let pool = match request.pool.map(|pool| import_pool(pool, catalogue)).transpose() {
        Ok(pool) => pool,
        Err(Unreadable { faults }) => return report::unreadable(request, "the pool", &faults),
    };
    let list = match import(request.list, catalogue) {
        Ok(list) => list,
        Err(Unreadable { faults }) => return report::unreadable(request, "the list", &faults),
    };
    let terms = Terms {
        catalogue,
        format: request.format,
        profile: request.profile,
        day: request.day,
        pool: pool.as_ref(),
        playable,
    };
    let verdict = judge(&list, &terms);
    let exit = match verdict.standing() {
        Standing::Legal => 0,
        Standing::Illegal => 1,
        Standing::Unusable => UNUSABLE,
    };
    Outcome { output: report::judged(request, &list, &terms, &verdict), errors: String::new(), exit }
}

/// Writes a list as another kind of text. A list that was not understood in full is refused: something would be lost.
pub fn convert(list: &[u8], name: &str, to: Target) -> Outcome {
    let (list, faults) = match import(list, Catalogue::embedded()) {
        Ok(list) => (Some(list.clone()), list.faults),
        Err(Unreadable { faults }) => (None, faults),
    };
    let errors: String = faults.iter().map(|fault| format!("{name}: {fault}\n")).collect();
    match list.filter(|list| list.is_understood()) {
        None => Outcome::unusable(errors),
        Some(list) => {
            let output = match to {
                Target::Swudb => to_swudb(&list),
                Target::Melee => to_melee(&list),
                Target::Ids => to_ids(&list),
                Target::Picklist => to_picklist(&list, Catalogue::embedded()),
            };
            Outcome { output, errors, exit: 0 }
        }
    }
}
