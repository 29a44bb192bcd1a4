//! What a person sets for all their games, as rows of words: for a screen, for the line mode and for the command line.

use crate::refusal::{Refusal, SavedFault};
use hotseat::trust::{Trust, Typed, UndoRule};
use storage::settings::Settings;

/// Something that is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preference {
    /// The colours, by name.
    Theme,
    /// The set of signs.
    Signs,
    /// Whether the program reads the mouse.
    Mouse,
    /// Does it draw on the terminal's alternate screen?
    SecondScreen,
    /// How long bots wait before a pick.
    BotPace,
    /// When curtains are drawn.
    Curtains,
    /// What may be taken back.
    Undo,
    /// When an open hand closes automatically.
    Idle,
    /// How much of a name is typed to open a hand.
    Typed,
    /// Is a pick made automatically if only one is left?
    Forced,
    /// Is the deciding seat's side drawn at the bottom?
    TurningSeats,
    /// Do the rows touched by the last action say so?
    Motion,
    /// Does the program ask before the pass that ends the action phase?
    PhaseEnd,
    /// Does an open table show the cards of bots too?
    OpenBots,
}

/// One of them with what it is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreferenceRow {
    /// Which.
    pub which: Preference,
    /// Its word on the command line.
    pub word: &'static str,
    /// Its label.
    pub label: &'static str,
    /// Its present value.
    pub value: String,
    /// Its possible values; for numbers, those on offer.
    pub values: Vec<String>,
    /// What it does and when.
    pub about: &'static str,
}

const YES_NO: [&str; 2] = ["yes", "no"];

impl PreferenceRow {
    /// Is it set to yes?
    pub fn is_yes(&self) -> bool {
        self.value == YES_NO[0]
    }
}

/// The value that leaves a choice to what the terminal is or can show.
pub const AUTO: &str = "auto";

/// The themes that come with the program, after the one that follows the terminal.
pub const THEMES: [&str; 6] = [AUTO, "default", "light", "high-contrast", "okabe-ito", "mono"];

/// The sets of signs by name.
const SIGNS: [&str; 4] = [AUTO, "unicode", "ascii", "narrow"];

const CURTAINS: [(Trust, &str); 3] =
    [(Trust::OpenTable, "open"), (Trust::PublicFirst, "public"), (Trust::FullCurtain, "full")];

const UNDO: [(UndoRule, &str); 3] =
    [(UndoRule::Off, "off"), (UndoRule::FreeOnly, "free"), (UndoRule::ByConsent, "consent")];

const TYPED: [(Typed, &str); 3] = [(Typed::Key, "key"), (Typed::Word, "word"), (Typed::Letter, "letter")];

/// Waiting times offered for bots, in milliseconds; any number up to the last may be typed.
const PACES: [&str; 6] = ["0", "200", "400", "1000", "1500", "3000"];
const LONGEST_PACE: u16 = 10_000;

/// Times offered until a hand closes, in seconds.
const IDLE: [&str; 6] = ["10", "20", "30", "60", "120", NEVER];
const NEVER: &str = "never";

/// Word, label and meaning of each, in the order shown.
const ROWS: [(Preference, &str, &str, &str); 14] = [
    (
        Preference::Theme,
        "theme",
        "colours",
        "The theme; auto is dark or light as the terminal is. Yours are files in the folder of themes.",
    ),
    (Preference::Signs, "signs", "signs", "Frames and marks; auto takes what locale and terminal can show."),
    (Preference::Mouse, "mouse", "mouse", "Let the program use the mouse. F2 changes it for now."),
    (
        Preference::SecondScreen,
        "second-screen",
        "second screen",
        "Draw on a second screen that leaves nothing in the window; from the next start.",
    ),
    (Preference::BotPace, "bot-pace", "bots wait", "Milliseconds before a pick of the program, in games from now on."),
    (
        Preference::Curtains,
        "curtains",
        "curtains",
        "open: no hand of a person is hidden; public: only where a hand is needed; full: at every change of seat. In new games.",
    ),
    (
        Preference::Undo,
        "undo",
        "taking back",
        "off: never; free: what nobody learned from; consent: the rest if those concerned agree. In new games.",
    ),
    (Preference::Idle, "idle", "hand closes", "Seconds without a key after which an open hand closes, in new games."),
    (
        Preference::Typed,
        "typed",
        "names",
        "key: a key of your own, chosen at your first curtain; word, letter: that much of a name. In new games.",
    ),
    (
        Preference::Forced,
        "forced",
        "forced picks",
        "Pick the only target or order left automatically, if everybody can see that it is. In new games.",
    ),
    (
        Preference::TurningSeats,
        "turning-seats",
        "seats turn",
        "With two people, keep the deciding player's side at the bottom. z changes it for now.",
    ),
    (
        Preference::Motion,
        "motion",
        "changes",
        "Mark on the table what the last action did, with a short flash of colours. no keeps the rows still.",
    ),
    (
        Preference::PhaseEnd,
        "phase-end",
        "phase ends",
        "Ask before the pass that ends the action phase, unless nothing else can be done.",
    ),
    (
        Preference::OpenBots,
        "open-bots",
        "bots' cards",
        "Show the hands of bots as well where curtains are open; no keeps them covered. In new games.",
    ),
];

/// All of them. The caller knows the themes.
pub fn rows(settings: &Settings) -> Vec<PreferenceRow> {
    let row = |(which, word, label, about): (Preference, &'static str, &'static str, &'static str)| {
        let values = offered(which).into_iter().map(str::to_owned).collect();
        PreferenceRow { which, word, label, value: value(settings, which), values, about }
    };
    ROWS.map(row).into()
}

/// The values on offer; for numbers, some of them.
fn offered(which: Preference) -> Vec<&'static str> {
    match which {
        Preference::Theme => THEMES.into(),
        Preference::Signs => SIGNS.into(),
        Preference::Mouse
        | Preference::SecondScreen
        | Preference::Forced
        | Preference::TurningSeats
        | Preference::Motion
        | Preference::PhaseEnd
        | Preference::OpenBots => YES_NO.into(),
        Preference::BotPace => PACES.into(),
        Preference::Curtains => CURTAINS.map(|(_, word)| word).into(),
        Preference::Undo => UNDO.map(|(_, word)| word).into(),
        Preference::Idle => IDLE.into(),
        Preference::Typed => TYPED.map(|(_, word)| word).into(),
    }
}

/// The present value of one of them.
fn value(settings: &Settings, which: Preference) -> String {
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    let agreed = &settings.agreement;
    let curtains = || CURTAINS.iter().find(|(trust, _)| *trust == agreed.trust).map_or("public", |(_, word)| *word);
    let undo = || UNDO.iter().find(|(rule, _)| *rule == agreed.undo).map_or("consent", |(_, word)| *word);
    let typed = || TYPED.iter().find(|(typed, _)| *typed == agreed.typed).map_or("key", |(_, word)| *word);
    match which {
        Preference::Theme => settings.theme.clone(),
        Preference::Signs => settings.glyphs.clone(),
        Preference::Mouse => yes(settings.mouse).to_owned(),
        Preference::SecondScreen => yes(settings.alternate_screen).to_owned(),
        Preference::BotPace => settings.bot_pace.to_string(),
        Preference::Curtains => curtains().to_owned(),
        Preference::Undo => undo().to_owned(),
        Preference::Idle if agreed.idle_seconds == 0 => NEVER.to_owned(),
        Preference::Idle => agreed.idle_seconds.to_string(),
        Preference::Typed => typed().to_owned(),
        Preference::Forced => yes(agreed.forced).to_owned(),
        Preference::TurningSeats => yes(settings.turning_seats).to_owned(),
        Preference::Motion => yes(settings.motion).to_owned(),
        Preference::PhaseEnd => yes(settings.ask_phase_end).to_owned(),
        Preference::OpenBots => yes(agreed.open_bots).to_owned(),
    }
}

/// Sets one of them by its word.
///
/// # Errors
/// Its possible values; nothing has changed.
pub fn set(settings: &mut Settings, which: Preference, value: &str) -> Result<(), Refusal> {
    let refused = |may: &str| Err(refusal(value, may));
    match which {
        Preference::Theme => value.clone_into(&mut settings.theme),
        Preference::Signs if SIGNS.contains(&value) => value.clone_into(&mut settings.glyphs),
        Preference::Signs => return refused(&SIGNS.join(", ")),
        Preference::Mouse => return set_yes(&mut settings.mouse, value),
        Preference::SecondScreen => return set_yes(&mut settings.alternate_screen, value),
        Preference::Forced => return set_yes(&mut settings.agreement.forced, value),
        Preference::TurningSeats => return set_yes(&mut settings.turning_seats, value),
        Preference::Motion => return set_yes(&mut settings.motion, value),
        Preference::PhaseEnd => return set_yes(&mut settings.ask_phase_end, value),
        Preference::OpenBots => return set_yes(&mut settings.agreement.open_bots, value),
        Preference::BotPace => match value.parse::<u16>().ok().filter(|pace| *pace <= LONGEST_PACE) {
            Some(pace) => settings.bot_pace = pace,
            None => return refused("milliseconds, 0 to 10000"),
        },
        Preference::Curtains => match CURTAINS.iter().find(|(_, word)| *word == value) {
            Some((trust, _)) => settings.agreement.trust = *trust,
            None => return refused("open, public or full"),
        },
        Preference::Undo => match UNDO.iter().find(|(_, word)| *word == value) {
            Some((rule, _)) => settings.agreement.undo = *rule,
            None => return refused("off, free or consent"),
        },
        Preference::Idle if value == NEVER => settings.agreement.idle_seconds = 0,
        Preference::Idle => match value.parse::<u16>().ok().filter(|seconds| (5..=3600).contains(seconds)) {
            Some(seconds) => settings.agreement.idle_seconds = seconds,
            None => return refused("5 to 3600 seconds, or never"),
        },
        Preference::Typed => match TYPED.iter().find(|(_, word)| *word == value) {
            Some((typed, _)) => settings.agreement.typed = *typed,
            None => return refused("key, word or letter"),
        },
    }
    Ok(())
}

/// Sets something that is either on or off.
fn set_yes(set: &mut bool, value: &str) -> Result<(), Refusal> {
    *set = match value {
        "yes" => true,
        "no" => false,
        _ => return Err(refusal(value, "yes or no")),
    };
    Ok(())
}

fn refusal(value: &str, may: &str) -> Refusal {
    SavedFault::NoValue { value: value.to_owned(), may: may.to_owned() }.into()
}

/// The rows in sentences.
pub fn told(rows: &[PreferenceRow]) -> Vec<String> {
    let row = |row: &PreferenceRow| {
        let values = if row.values.is_empty() { String::new() } else { format!(" ({})", row.values.join(", ")) };
        format!("{}: {}{values}. {}", row.word, row.value, row.about)
    };
    rows.iter().map(row).collect()
}

/// Which of them has this word.
///
/// # Errors
/// None has it; the existing words.
pub fn named(rows: &[PreferenceRow], word: &str) -> Result<Preference, Refusal> {
    let found = rows.iter().find(|row| row.word == word).map(|row| row.which);
    found.ok_or_else(|| {
        let words: Vec<&str> = rows.iter().map(|row| row.word).collect();
        SavedFault::NoSetting { word: word.to_owned(), all: words.join(", ") }.into()
    })
}
