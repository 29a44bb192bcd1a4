//! What is agreed before a game: by name and value, and as rows of a screen.

use deckbuilding::cards::word::{Edition, Faction};
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

/// The faction of the first seat.
pub(crate) const FACTION: &str = "faction";

/// The faction of the second seat.
pub(crate) const AGAINST: &str = "against";

/// The box of the neutral cards.
pub(crate) const NEUTRAL: &str = "neutral";

/// The neutral cards that fit the factions.
const FITTING: &str = "fitting";

/// What is agreed before a game, with the factions of the first two seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// The options of the rules.
    pub options: Options,
    /// The factions of the first two seats; the others follow in turns.
    pub factions: [Faction; 2],
}

impl Agreed {
    /// The defaults of a mode.
    pub fn of(mode: Mode) -> Agreed {
        Agreed { options: Options::of(mode), factions: Faction::usual() }
    }
}

/// The values of the box of the neutral cards, each with its meaning.
pub(crate) fn boxes() -> impl Iterator<Item = (&'static str, &'static str)> {
    let fitting = (FITTING, "That of the factions, or that of one of them at random");
    std::iter::once(fitting).chain(Edition::all().map(|edition| (edition.id(), edition.name())))
}

/// A row of words that are data.
fn listed(name: &str, label: &str, words: Vec<String>, usual: &str, explanation: String) -> OptionRow {
    OptionRow {
        name: name.to_owned(),
        label: label.to_owned(),
        values: words,
        numbers: None,
        usual: usual.to_owned(),
        official: usual.to_owned(),
        explanation,
    }
}

/// Which factions play, and with which neutral cards. The first row says what is not certain of a box's facts.
fn of_boxes() -> [OptionRow; 3] {
    let factions = || Faction::all().map(|faction| faction.id().to_owned()).collect::<Vec<String>>();
    let [first, second] = Faction::usual();
    let cautions = Edition::all().filter_map(Edition::caution).map(|caution| format!(" {caution}"));
    let about = format!("The first player's, and the teammate's.{}", cautions.collect::<String>());
    let neutral = "The box of the neutral cards; fitting is that of both factions, or of one of them at random.";
    [
        listed(FACTION, "faction", factions(), first.id(), about),
        listed(AGAINST, "against", factions(), second.id(), "The faction of the other side.".to_owned()),
        listed(NEUTRAL, "neutral", boxes().map(|(id, _)| id.to_owned()).collect(), FITTING, neutral.to_owned()),
    ]
}

/// The rows that a mode's screen shows.
pub fn rows(mode: Mode) -> Vec<OptionRow> {
    let usual = Options::of(mode);
    let fitting = SETTINGS.iter().filter(|setting| mode == Mode::Teams || setting.name != OPEN_HANDS);
    let fitting = fitting.map(|setting| OptionRow {
        name: setting.name.to_owned(),
        label: setting.label.to_owned(),
        usual: value(&usual, setting.name),
        official: value(&usual, setting.name),
        values: setting.values.iter().map(|word| (*word).to_owned()).collect(),
        numbers: setting.numbers,
        explanation: setting.explanation.to_owned(),
    });
    of_boxes().into_iter().chain(fitting).collect()
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
pub(crate) fn changed(mode: Mode, values: &[(String, String)]) -> Result<Agreed, Refusal> {
    let mut agreed = Agreed::of(mode);
    let set = |(name, value): &(String, String)| choose(&mut agreed, name, value).err();
    let faults: Vec<String> = values.iter().filter_map(set).map(|why| why.to_string()).collect();
    if faults.is_empty() { Ok(agreed) } else { Err(Refusal::Setup(faults)) }
}

/// Sets one option by name and value.
///
/// # Errors
/// There is no such option, or it has no such value.
pub fn choose(agreed: &mut Agreed, name: &str, value: &str) -> Result<(), SavedFault> {
    let wrong = || SavedFault::NoOptionValue { name: name.to_owned(), value: value.to_owned() };
    let options = &mut agreed.options;
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
        FACTION => agreed.factions[0] = Faction::named(value).ok_or_else(wrong)?,
        AGAINST => agreed.factions[1] = Faction::named(value).ok_or_else(wrong)?,
        NEUTRAL if value == FITTING => options.neutral = None,
        NEUTRAL => options.neutral = Some(Edition::named(value).ok_or_else(wrong)?),
        _ => return Err(SavedFault::NoOption(name.to_owned())),
    }
    Ok(())
}
