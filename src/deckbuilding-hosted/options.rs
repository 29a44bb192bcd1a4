//! What is agreed before a game: by name and value, and as rows of a screen.

use deckbuilding::rules::options::{Bases, LENGTHS, Mode, Options};
use shell::refusal::{Refusal, SavedFault};
use shell::services::OptionRow;

/// An option with its words.
struct Setting {
    name: &'static str,
    label: &'static str,
    values: &'static [&'static str],
    numbers: Option<(u8, u8)>,
    explanation: &'static str,
}

const YES_NO: &[&str] = &["no", "yes"];

/// The option for teams to show each other their hands.
const OPEN_HANDS: &str = "open_hands";

const SETTINGS: [Setting; 4] = [
    Setting {
        name: "bases",
        label: "bases",
        values: &["beginner", "full", "secret"],
        numbers: None,
        explanation: "Five fixed bases each, all ten, or the starting base and four others chosen in secret.",
    },
    Setting {
        name: "length",
        label: "length",
        values: &[],
        numbers: Some((*LENGTHS.start(), *LENGTHS.end())),
        explanation: "How many bases of each opposing player must be destroyed.",
    },
    Setting {
        name: "pay_off",
        label: "paying off",
        values: YES_NO,
        numbers: None,
        explanation: "May a neutral card of the galaxy row be paid for to go away?",
    },
    Setting {
        name: OPEN_HANDS,
        label: "open hands",
        values: YES_NO,
        numbers: None,
        explanation: "In teams: do teammates see each other's hands?",
    },
];

/// The rows that a mode's screen shows.
pub fn rows(mode: Mode) -> Vec<OptionRow> {
    let usual = Options::of(mode);
    let fitting = SETTINGS.iter().filter(|setting| mode == Mode::Teams || setting.name != OPEN_HANDS);
    fitting
        .map(|setting| OptionRow {
            name: setting.name.to_owned(),
            label: setting.label.to_owned(),
            usual: value(&usual, setting.name),
            official: value(&usual, setting.name),
            values: setting.values.iter().map(|word| (*word).to_owned()).collect(),
            numbers: setting.numbers,
            explanation: setting.explanation.to_owned(),
        })
        .collect()
}

fn value(options: &Options, name: &str) -> String {
    let yes = |yes: bool| YES_NO[usize::from(yes)].to_owned();
    match name {
        "bases" => match options.bases {
            Bases::Beginner => "beginner".to_owned(),
            Bases::Full => "full".to_owned(),
            Bases::Secret => "secret".to_owned(),
        },
        "length" => options.length.to_string(),
        "pay_off" => yes(options.pay_off),
        _ => yes(options.open_hands),
    }
}

/// The options of a mode with these values, each a name and a value.
///
/// # Errors
/// Every option that cannot be set this way.
pub(crate) fn changed(mode: Mode, values: &[(String, String)]) -> Result<Options, Refusal> {
    let mut options = Options::of(mode);
    let set = |(name, value): &(String, String)| choose(&mut options, name, value).err();
    let faults: Vec<String> = values.iter().filter_map(set).map(|why| why.to_string()).collect();
    if faults.is_empty() { Ok(options) } else { Err(Refusal::Setup(faults)) }
}

/// Sets one option by name and value.
///
/// # Errors
/// There is no such option, or it has no such value.
pub fn choose(options: &mut Options, name: &str, value: &str) -> Result<(), SavedFault> {
    let wrong = || SavedFault::NoOptionValue { name: name.to_owned(), value: value.to_owned() };
    let yes = || YES_NO.iter().position(|word| *word == value).map(|at| at == 1).ok_or_else(wrong);
    match name {
        "bases" => {
            options.bases = match value {
                "beginner" => Bases::Beginner,
                "full" => Bases::Full,
                "secret" => Bases::Secret,
                _ => return Err(wrong()),
            }
        }
        "length" => options.length = value.parse().map_err(|_| wrong())?,
        "pay_off" => options.pay_off = yes()?,
        OPEN_HANDS => options.open_hands = yes()?,
        _ => return Err(SavedFault::NoOption(name.to_owned())),
    }
    Ok(())
}
