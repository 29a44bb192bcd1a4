//! Drafts and building in line mode.

use super::card_line::short;
use super::drafting::{self, option_name};
use super::{face_lines, header};
use screen::game::place_lines::Narrator;
use shell::command::Command;
use shell::command::situation::Focus;
use shell::place::Place;
use shell::pod_session::PodSession;
use shell::request::Request;
use shell::services::Services;
use swu_decks::limited::{PickOption, advise};

/// Tells of a pod.
pub struct PodNarrator;

fn choices(place: &PodSession) -> Vec<String> {
    let (Some(sight), Some(choice)) = (place.sight(), place.choice()) else {
        return vec!["The others pick.".into()];
    };
    let mut lines = vec![format!("{}: {}", header::name(&sight), header::text(place, &sight))];
    let options = choice.options.iter().enumerate().map(|(place, option)| match option {
        PickOption::Keep(card) => {
            format!("{}. {}, {}", place + 1, option_name(option), short(card.printing).trim())
        }
        PickOption::Open(_) => format!("{}. {}", place + 1, option_name(option)),
    });
    lines.extend(options);
    lines
}

fn pool(place: &PodSession) -> Vec<String> {
    let (Some(sight), Some(deck)) = (place.sight(), place.deck()) else { return Vec::new() };
    let mut lines = vec![format!("{}: {}", header::name(&sight), header::text(place, &sight))];
    lines.extend(place.rows().iter().enumerate().map(|(place, row)| {
        let more = match row.missing(&deck) {
            0 => String::new(),
            missing => format!(", costs {} more", 2 * missing),
        };
        let (own, inside) = (row.owned, row.inside);
        format!("{}. {own} {}, {}; in the deck {inside}{more}", place + 1, row.card, short(row.card).trim())
    }));
    for (word, list, chosen) in [("leader", 0, 0), ("base", 1, 1)] {
        let chosen = deck.heads()[chosen].map_or_else(|| "none yet".to_owned(), ToString::to_string);
        let all = deck.choices()[list].iter().enumerate().map(|(place, card)| format!("{} {card}", place + 1));
        lines.push(format!("{word}: {chosen}. There are: {}.", all.collect::<Vec<_>>().join("; ")));
    }
    lines.push(format!("{} cards, {} units, {} off-aspect.", deck.size(), deck.units(), deck.off_aspect()));
    lines.extend(place.faults().iter().map(ToString::to_string));
    lines
}

fn opponents(place: &PodSession) -> Vec<String> {
    let mut lines = vec!["Everybody has built. Say play and a number.".to_owned()];
    let all = place.opponents();
    lines.extend(all.iter().enumerate().map(|(place, opponent)| {
        let bot = if opponent.bot { ", played by the program" } else { "" };
        format!("{}. {}{bot}", place + 1, opponent.name)
    }));
    lines
}

/// What a bot thinks about one option, or about all.
fn why(place: &PodSession, request: &Request) -> Vec<String> {
    let Some(sight) = place.sight() else { return Vec::new() };
    let advice = advise(&sight);
    if request.words.is_empty() {
        return (0..advice.scores.len()).map(|at| format!("{}. {}", at + 1, drafting::why(&advice, at))).collect();
    }
    vec![request.row().map_or_else(|refused| refused.to_string(), |row| drafting::why(&advice, row))]
}

fn picks(place: &PodSession) -> Vec<String> {
    let Some(sight) = place.sight() else { return Vec::new() };
    let cards = sight.leaders.iter().chain(&sight.picks);
    let lines: Vec<String> = cards.map(|card| format!("{}, {}", card.printing, short(card.printing).trim())).collect();
    if lines.is_empty() { vec!["Nothing yet.".into()] } else { lines }
}

fn card(name: &str, services: &Services) -> Vec<String> {
    let found = services.cards().search(name).unwrap_or_default();
    found.first().map_or_else(|| vec![format!("No card is called {name}.")], |id| face_lines(id, services.cards()))
}

impl Narrator for PodNarrator {
    type Place = PodSession;

    fn opening(&self, place: &PodSession, _: &Services) -> Vec<String> {
        vec![format!("{}. Promise {}. Say help for the words.", place.title(), place.promise())]
    }

    fn prompt(&self, place: &PodSession) -> String {
        format!("{}> ", place.stage().word())
    }

    fn look(&self, place: &PodSession, _: &Services) -> Vec<String> {
        match place.focus() {
            Focus::Draft => choices(place),
            Focus::Pool => pool(place),
            _ => opponents(place),
        }
    }

    fn tell(&self, place: &PodSession, request: &Request, services: &Services) -> Option<Vec<String>> {
        match request.command {
            Command::OwnPicks => Some(picks(place)),
            Command::WhyCard => Some(why(place, request)),
            Command::Card => Some(card(&request.text(), services)),
            _ => None,
        }
    }

    fn numbered(&self, place: &PodSession) -> Option<Command> {
        match place.focus() {
            Focus::Draft => Some(Command::KeepCard),
            Focus::Opponents => Some(Command::PlayOpponent),
            _ => None,
        }
    }
}
