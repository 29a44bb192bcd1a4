//! Who may sit down to a game: enough people, each with a list that the options of the game allow. Requests, flags and
//! screens all ask here, so lists are judged in one place.

use crate::formats::{
    self, Code, Count, DeckList, Fault, Format, LeaderRule, Profile, Section, Severity, Terms, Verdict,
};
use serde::Deserialize;
use swu_cards::catalog::Printing;
use swu_rules::book::Book;
use swu_rules::game::PlayerSetup;
use swu_rules::table::card::DefId;
use swu_rules::table::options::{GameOptions, TsLeaderRule, TsLists};

/// How lists are judged before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lists {
    /// As in an event: a list that breaks a rule of its format is refused.
    Strict,
    /// Whatever can be dealt is played; anything an event would object to becomes a mark.
    Friendly,
    /// The same, but lists with two leaders are judged by the options of the game.
    #[default]
    Any,
}

/// A list that may be played.
#[derive(Clone, Debug)]
pub struct Admitted {
    /// What it brings to the table.
    pub setup: PlayerSetup,
    /// What an event would object to: a friendly game shows it as a mark (formats.md D-15).
    pub marks: Vec<Fault>,
}

/// A list that may not be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnedAway {
    /// Every reason, as sentences.
    pub reasons: Vec<String>,
    /// Does it hold cards that the program does not play?
    pub unknown: bool,
}

/// Too few people for a game, or too many (multiplayer.md C1); the sentence follows the name of the game.
pub fn seats_fault(options: &GameOptions, count: usize) -> Option<String> {
    let (fewest, most) = options.seats;
    if (usize::from(fewest)..=usize::from(most)).contains(&count) {
        return None;
    }
    let wanted = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
    Some(format!("has {wanted} seats, not {count}"))
}

/// Judges a list for a game with these options and takes its cards.
///
/// # Errors
/// Everything that is wrong with it at once (formats.md D-13).
pub fn admit(book: &Book, list: &DeckList, options: &GameOptions, lists: Lists) -> Result<Admitted, TurnedAway> {
    let profile = profile(options)?;
    let playable = |printing: &Printing| find(book, printing).is_some();
    let format = format(options, lists);
    let terms = Terms { playable: &playable, ..Terms::of(format, &profile) };
    let verdict = formats::judge(list, &terms);
    let mut reasons: Vec<String> = verdict
        .faults
        .iter()
        .filter(|fault| fault.severity > Severity::Warning || fault.code == Code::NotPlayableYet)
        .filter(|fault| fault.code != Code::LeaderCount || format != Format::Friendly)
        .map(ToString::to_string)
        .collect();
    let leaders = list.size(Section::Leader);
    if format == Format::Friendly && leaders != u32::from(options.leaders) {
        let wanted = if options.leaders == 1 { "one leader" } else { "two leaders" };
        reasons.push(format!("a deck has {wanted}, not {leaders}"));
    }
    match take(book, list) {
        Some(setup) if reasons.is_empty() => Ok(Admitted { setup, marks: marks(&verdict) }),
        _ => Err(TurnedAway { reasons, unknown: !verdict.is_playable() }),
    }
}

/// The format a list is judged for: with two leaders Twin Suns, with one Premier, or in friendly games whatever can be
/// dealt (formats.md D-15).
fn format(options: &GameOptions, lists: Lists) -> Format {
    match lists {
        Lists::Strict if options.leaders == 2 => Format::TwinSuns,
        Lists::Strict => Format::Premier,
        Lists::Any if options.leaders == 2 && options.ts_lists == TsLists::Strict => Format::TwinSuns,
        Lists::Any | Lists::Friendly => Format::Friendly,
    }
}

/// Every released set (formats.md D-12), with the sizes and the leader rule of the options (multiplayer.md D1).
fn profile(options: &GameOptions) -> Result<Profile, TurnedAway> {
    let known = Profile::named("all-sets");
    let mut profile = known.map_err(|fault| TurnedAway { reasons: vec![fault.to_string()], unknown: false })?.clone();
    profile.twin_suns.deck = u32::from(options.ts_min_deck);
    profile.twin_suns.leaders = match options.ts_leader_rule {
        TsLeaderRule::ShareMoral => LeaderRule::ShareAlignment,
        TsLeaderRule::NotOpposed => LeaderRule::NotOpposed,
    };
    Ok(profile)
}

fn marks(verdict: &Verdict) -> Vec<Fault> {
    verdict.faults.iter().filter(|fault| fault.code.severity() > fault.severity).cloned().collect()
}

/// The card that the game plays for a printing; `None` if it cannot play it.
pub fn find(book: &Book, printing: &Printing) -> Option<DefId> {
    book.find(printing.id).or_else(|| book.find(printing.identity))
}

/// The cards of a list that was found sound; `None` unless it has exactly one base.
pub fn take(book: &Book, list: &DeckList) -> Option<PlayerSetup> {
    let cards = |section: Section| -> Vec<DefId> {
        let rows = list.section(section).iter().filter_map(|entry| match entry.count {
            Count::Whole(count) => Some((find(book, entry.printing?)?, usize::from(count))),
            Count::Nonsense(_) => None,
        });
        rows.flat_map(|(def, count)| std::iter::repeat_n(def, count)).collect()
    };
    match cards(Section::Base).as_slice() {
        [base] => Some(PlayerSetup { leaders: cards(Section::Leader), base: *base, deck: cards(Section::Deck) }),
        _ => None,
    }
}
