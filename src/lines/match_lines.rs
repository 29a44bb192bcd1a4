//! A match in line mode: what it waits for, numbered choices, deck and sideboard in private.

use screen::game::place_lines::{Narrator, PlaceLines};
use shell::command::Command;
use shell::command::situation::Focus;
use shell::hosted_match::HostedMatch;
use shell::match_view::{MatchSpelling, MatchView, Part, PrivatePage, Purpose};
use shell::place::Place;
use shell::request::Request;
use shell::services::Services;

/// A match in line mode.
pub(crate) type MatchLines = PlaceLines<MatchNarrator>;

/// Tells of a match.
pub(crate) struct MatchNarrator;

/// What everybody may hear about it.
fn open(view: &MatchView) -> Vec<String> {
    let mut lines = vec![format!("{}.", view.title)];
    if !view.clock.is_empty() {
        lines.push(format!("Round clock: {}.", view.clock));
    }
    lines.extend(view.facts.iter().cloned());
    if view.over {
        lines.extend(view.sheet.iter().cloned());
    }
    lines.extend(view.choices.iter().enumerate().map(|(index, choice)| format!("{}. {choice}.", index + 1)));
    lines
}

/// Who is asked to type their name, and what for.
fn asked(spelling: MatchSpelling) -> Vec<String> {
    let how = match &spelling.letters {
        Some(letters) => format!("Type {letters} and Enter, or an empty line to leave it."),
        None => "Type the PIN and Enter, or an empty line to leave it.".into(),
    };
    vec![spelling.what, how]
}

/// Deck and sideboard with the numbers that move their cards.
fn deck(page: &PrivatePage) -> Vec<String> {
    if page.purpose == Purpose::Read {
        let mut lines = vec![format!("{}.", page.title)];
        lines.extend(page.text.iter().map(|line| line.trim().to_owned()));
        lines.push("close: close it.".into());
        return lines;
    }
    let part = |part: Part| {
        page.part(part).into_iter().map(move |(index, row)| {
            let cost = row.cost.map(|cost| format!(", cost {cost}")).unwrap_or_default();
            format!("{}. {} {}{cost}.", index + 1, row.copies(part), row.name)
        })
    };
    let mut lines = page.facts.clone();
    lines.push("Deck:".into());
    lines.extend(part(Part::Deck));
    lines.push("Sideboard:".into());
    lines.extend(part(Part::Sideboard));
    let words = if page.purpose == Purpose::Review {
        "ready, or close."
    } else {
        "out and a number, in and a number, ready, or close."
    };
    lines.push(words.into());
    lines
}

impl Narrator for MatchNarrator {
    type Place = HostedMatch;

    fn opening(&self, _: &HostedMatch, _: &Services) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, place: &HostedMatch) -> String {
        match (place.spelling(), place.private_page()) {
            (Some(spelling), _) => format!("{}> ", spelling.name),
            (None, Some(page)) => format!("{} (deck open)> ", page.name),
            (None, None) => "match> ".into(),
        }
    }

    fn look(&self, place: &HostedMatch, _: &Services) -> Vec<String> {
        match (place.spelling(), place.private_page()) {
            (Some(spelling), _) => asked(spelling),
            (None, Some(page)) => deck(page),
            (None, None) => open(place.view()),
        }
    }

    fn tell(&self, _: &HostedMatch, _: &Request, _: &Services) -> Option<Vec<String>> {
        None
    }

    fn numbered(&self, place: &HostedMatch) -> Option<Command> {
        (place.focus() == Focus::Match).then_some(Command::Open)
    }

    fn goodbye(&self) -> &'static str {
        "The match is saved."
    }
}
