//! A game at the table in line mode.

use super::choices::ends_unplayed;
use super::parse::{self, Request, understand};
use super::past::Pictured;
use super::row::Met;
use super::{pages, rules, words};
use crate::DeckbuildingSession;
use deckbuilding::cards::wording;
use deckbuilding::rules::view::{CardView, SeatView, View};
use deckbuilding_hosted::CardData;
use screen::game::ending::Account;
use screen::game::guide::is_answer;
use screen::game::past;
use screen::game::unheard::Unheard;
use screen::game::voice::{Detail, Heard, Voice};
use screen::widgets::text::Text;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::services::Services;
use shell::session::Session;
use std::sync::Arc;

/// The sentences that are understood.
const SENTENCES: [&str; 8] = [
    "rules: how the game is played. rules hoth, rules DB-11.4: what they say about it.",
    "play shuttle: play a card from your hand. buy x-wing: purchase a card of the galaxy row, or a pilot.",
    "attack lothal, attack luke: announce an attack; then commit cards by name, and say done.",
    "use frigate: use the ability of a card in play. end: end the turn.",
    "yes. no. done. A number chooses.",
    "row, row 2: what each card of a galaxy row costs and does. buy: what can be bought now.",
    "inspect luke: all about a card.",
    "why buy vader: why something cannot be done.",
];

/// A game with its cards.
pub(super) struct Told {
    session: Box<DeckbuildingSession>,
    cards: Arc<CardData>,
    /// The cards of the galaxy rows whose text was read.
    met: Met,
}

impl Told {
    /// A game just put on the table.
    pub(super) fn new(session: Box<DeckbuildingSession>, cards: Arc<CardData>) -> Told {
        let met = Met::of(session.visible().view());
        Told { session, cards, met }
    }

    fn view(&self) -> &View {
        self.session.visible().view()
    }
}

/// A player with what is in play.
fn seat(view: &View, index: usize, seat: &SeatView) -> String {
    let pieces: Vec<String> = seat.ships.iter().chain(&seat.units).map(words::piece).collect();
    let in_play = if pieces.is_empty() { "nothing".to_owned() } else { pieces.join(", ") };
    let counts = words::counts(view, index, seat).replace("  ", ", ");
    format!("{}, {}: base {}; in play {in_play}; {counts}.", seat.name, words::side(seat.side), words::base(seat))
}

fn named(card: &CardView, cards: &CardData) -> Option<String> {
    let known = card.known()?;
    let numbers = cards.printed(&known.id).map(words::numbers_told).unwrap_or_default();
    Some(format!("{} ({numbers})", known.name))
}

/// The table in sentences.
pub(super) fn table(view: &View, cards: &CardData) -> Vec<String> {
    let mut lines = vec![format!("Turn {}. {}", view.turn, words::force(view))];
    lines.extend(view.seats.iter().enumerate().map(|(index, side)| seat(view, index, side)));
    for (index, region) in view.regions.iter().enumerate() {
        let number = if view.regions.len() > 1 { format!(" {}", index + 1) } else { String::new() };
        let row: Vec<String> = region.row.iter().filter_map(|card| named(card, cards)).collect();
        lines.push(format!(
            "Galaxy row{number}: {}. Deck {}, discard pile {}, pilots {}.",
            row.join(", "),
            region.deck.len(),
            region.discard.len(),
            region.pilots
        ));
    }
    lines
}

fn told(text: Text) -> Vec<String> {
    let lines = text.lines.into_iter().map(|(line, _)| line.trim().to_owned());
    std::iter::once(format!("{}.", text.title)).chain(lines.filter(|line| !line.is_empty())).collect()
}

impl Voice for Told {
    fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.session.as_mut()
    }

    fn renew(&mut self) {}

    fn table(&mut self) -> Vec<String> {
        table(self.view(), &self.cards)
    }

    fn decision(&self, detail: Detail) -> Vec<String> {
        let view = self.view();
        if let Some(result) = words::result(view) {
            return result.to_vec();
        }
        let Some(decision) = &view.decision else { return Vec::new() };
        let names = decision.seats.iter().filter_map(|seat| view.seats.get(usize::from(*seat)));
        let names: Vec<&str> = names.map(|seat| seat.name.as_str()).collect();
        let mut lines = vec![format!("{}: {}", names.join(" and "), decision.prompt)];
        lines.extend(parse::numbered(view, &self.cards));
        if detail == Detail::Full {
            let refusals = decision.refusals.iter();
            lines.extend(refusals.map(|refusal| format!("{}: no, {}.", refusal.label, refusal.why)));
        }
        lines
    }

    fn hand(&mut self, _: &Services, detail: Detail, _: bool) -> Vec<String> {
        let view = self.view();
        let mut lines = Vec::new();
        for seat in view.open_hands().filter(|seat| !seat.hand.is_empty()) {
            let names: Vec<String> = seat.hand.iter().filter_map(|card| named(card, &self.cards)).collect();
            lines.push(format!("{}'s hand: {}.", seat.name, names.join(", ")));
            if detail == Detail::Brief {
                continue;
            }
            let printed = seat.hand.iter().filter_map(|card| self.cards.printed(&card.known()?.id));
            let mut texts: Vec<String> = printed
                .filter(|card| !card.abilities.is_empty())
                .map(|card| format!("{}: {}", card.name, wording::text(card).join(" ")))
                .collect();
            texts.dedup();
            lines.extend(texts);
        }
        if !view.eyes.is_empty() {
            lines.extend(words::remembered(view).map(|(head, cards)| format!("{head}: {cards}.")));
        }
        lines
    }

    fn met(&mut self, _: &Services, detail: Detail) -> Vec<String> {
        let came = self.met.came(self.session.visible().view(), &self.cards);
        if detail == Detail::Brief { Vec::new() } else { came }
    }

    fn grave(&self, option: usize, _: bool) -> Option<String> {
        ends_unplayed(self.view(), option).filter(|_| !is_answer(self.session.guide()))
    }

    fn earlier(&self, steps: usize) -> Result<Vec<String>, Unheard> {
        let course = self.session.course().ok_or(Unheard::Strict)?;
        Ok(past::earlier(course, Pictured::new(Arc::clone(&self.cards)), steps))
    }

    fn account(&self) -> Vec<String> {
        let result = words::result(self.view()).map(Vec::from).unwrap_or_default();
        let rows = words::ending(self.view());
        Account::of(self.session.as_ref(), self.session.course(), result, rows).told()
    }

    fn guide(&self) -> Vec<String> {
        told(rules::page(self.view()))
    }

    fn open_facts(&self) -> Vec<String> {
        told(pages::open_facts(self.view(), self.session.title()))
    }

    fn parse(&self, text: &str, _: &Services) -> Result<Heard, Unheard> {
        if spoken(text, Focus::Board).is_some_and(|said| said.command == Command::Piles) {
            return Ok(Heard::Page { place: Focus::Piles, told: told(pages::piles(self.view())) });
        }
        Ok(match understand(text, self.view(), &self.cards)? {
            Request::Pick(option, rest) => Heard::Pick(option, rest),
            Request::Told(text) => Heard::Told(text),
            Request::Read(text) => Heard::Page { place: Focus::Inspect, told: told(text) },
        })
    }

    fn pick(&self, words: &str) -> Result<(usize, String), Unheard> {
        let said = words.to_lowercase();
        parse::pick(&said.split_whitespace().collect::<Vec<_>>(), self.view())
    }

    fn help(&self) -> &'static [&'static str] {
        &SENTENCES
    }
}
