//! Drafts and building in line mode.

use super::drafting::option_name;
use super::{face_lines, header};
use screen::game::place_lines::Narrator;
use shell::command::Command;
use shell::command::situation::Focus;
use shell::place::Place;
use shell::pod_session::told::described;
use shell::pod_session::{PodSession, PoolDeck};
use shell::request::Request;
use shell::services::Services;
use swu_decks::limited::PickOption;
use swu_language::word::Aspect;

/// Tells of a pod.
pub struct PodNarrator;

fn choices(place: &PodSession) -> Vec<String> {
    let (Some(sight), Some(choice)) = (place.sight(), place.choice()) else {
        return vec!["The others pick.".into()];
    };
    let mut lines = vec![format!("{}: {}", header::name(&sight), header::text(place, &sight))];
    let options = choice.options.iter().enumerate().map(|(place, option)| match option {
        PickOption::Keep(card) => {
            format!("{}. {}, {}", place + 1, option_name(option), described(card.printing))
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
        format!("{}. {own} {}, {}; in the deck {inside}{more}", place + 1, row.card, described(row.card))
    }));
    for (word, list) in [("leader", 0), ("base", 1)] {
        let chosen = deck.heads()[list].map_or_else(|| "none yet".to_owned(), ToString::to_string);
        lines.push(format!("{word}: {chosen}. Say {word} to choose from {}.", deck.choices()[list].len()));
    }
    lines.push(curve(&deck));
    lines.push(format!("{} cards, {} units, {} that cost more.", deck.size(), deck.units(), deck.off_aspect()));
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

/// "Costs: 1: 2, 2: 6, … Icons: Vigilance 4, Heroism 9."
fn curve(deck: &PoolDeck) -> String {
    let costs = (1..).zip(deck.curve()).map(|(cost, count): (u32, u32)| match cost {
        6 => format!("6 and more: {count}"),
        _ => format!("{cost}: {count}"),
    });
    let icons = Aspect::ALL.iter().zip(deck.colours()).filter(|(_, count)| *count > 0);
    let icons: Vec<String> = icons.map(|(aspect, count)| format!("{aspect} {count}")).collect();
    let icons = if icons.is_empty() { "none".to_owned() } else { icons.join(", ") };
    format!("Cards by cost: {}. Icons: {icons}.", costs.collect::<Vec<_>>().join(", "))
}

/// The booster in front, and what comes next.
fn opened(place: &PodSession) -> Vec<String> {
    let Some(boosters) = place.unwrapped() else { return Vec::new() };
    let number = boosters.open.len();
    let head = match number {
        0 => format!("{} boosters. Say next to open one after another, all to see the pool at once.", boosters.of),
        _ => format!("Booster {number} of {}. Say next for the next one, all for the pool.", boosters.of),
    };
    let cards = boosters.front().iter().enumerate();
    let cards = cards.map(|(at, card)| format!("{}. {}, {}", at + 1, card.printing, described(card.printing)));
    std::iter::once(head).chain(cards).collect()
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
            Focus::Opening => opened(place),
            Focus::Pool => pool(place),
            _ => opponents(place),
        }
    }

    fn tell(&self, _: &PodSession, request: &Request, services: &Services) -> Option<Vec<String>> {
        match request.command {
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
