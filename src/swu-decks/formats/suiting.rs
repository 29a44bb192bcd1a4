//! Which profile judges a list that names none, and which profiles would accept it (formats.md K-13).

use super::day::Day;
use super::format::Format;
use super::legality::{Standing, Terms, judge};
use super::list::DeckList;
use super::profile::Profile;

/// Profiles that a list may have been made for, the likeliest first.
const CANDIDATES: [&str; 2] = [Profile::DEFAULT, "tr13"];

/// The profile that contains every set: rotation does not concern Twin Suns (formats.md D-12).
const EVERYTHING: &str = "all-sets";

impl Profile {
    /// The profile that a list was made for: today's, or the one whose sets hold all of its cards. Today's comes last
    /// if a day is given.
    pub fn made_for(list: &DeckList, format: Format, day: Option<Day>) -> &'static Profile {
        let known = |name: &&str| Profile::named(name).ok();
        let mut candidates: Vec<&'static Profile> = CANDIDATES.iter().filter_map(known).collect();
        candidates.sort_by_key(|profile| profile.day.is_some() != day.is_some());
        let fitting = candidates.into_iter().find(|profile| holds(profile, list, format, day.or(profile.day)));
        let otherwise = if format == Format::TwinSuns { EVERYTHING } else { Profile::DEFAULT };
        fitting.or_else(|| known(&otherwise)).unwrap_or(&Profile::embedded()[0])
    }

    /// The names of the embedded profiles in which a list is legal.
    pub fn legal_in(list: &DeckList, terms: &Terms<'_>) -> Vec<&'static str> {
        let legal = |profile: &&Profile| judge(list, &Terms { profile, ..*terms }).standing() == Standing::Legal;
        Profile::embedded().iter().filter(legal).map(|profile| profile.name.as_str()).collect()
    }
}

fn holds(profile: &Profile, list: &DeckList, format: Format, day: Option<Day>) -> bool {
    let terms = Terms::of(format, profile);
    let mut cards = list.entries().filter_map(|(_, entry)| entry.printing).filter(|card| !card.kind.is_token());
    cards.all(|card| {
        let mut printings = terms.catalogue.printings_of(card);
        printings.any(|printing| profile.has_set(printing.set(), day, terms.catalogue))
    })
}
