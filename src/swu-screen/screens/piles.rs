//! Piles: discard piles, resources, captured cards, lasting effects. Own resources have names only while the hand is
//! open, because only then the view has them.

use crate::lines::describe::printed_card as told_in_a_line;
use ratatui::layout::Rect;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::theme::width::wrap;
use screen::widgets::event::Event;
use screen::widgets::frame::{Around, draw as draw_frame};
use screen::widgets::hits::Hits;
use screen::widgets::page::Page;
use screen::widgets::page::PageLine;
use seats::Seat;
use shell::cards::Cards;
use shell::command::key::Key;
use swu_view::{CardRef, CardView, ResourceView, View};

/// The screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piles {
    /// Only resources?
    pub resources: bool,
    /// Are the cards shown with their texts?
    pub texts: bool,
    /// How far it is scrolled.
    pub page: Page,
}

impl Piles {
    /// A key went down.
    pub(crate) fn press(&mut self, key: Key, view: &View, cards: &dyn Cards, screen: Rect) -> Event {
        if key == Key::Enter {
            *self = Piles { texts: !self.texts, page: Page::default(), ..*self };
            return Event::Stay;
        }
        let count = self.lines(view, cards, usize::from(screen.width.saturating_sub(4))).len();
        let rows = usize::from(screen.height.saturating_sub(3));
        if self.page.press(key, count, rows) { Event::Stay } else { Event::Ignored }
    }

    /// Draws it.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        view: &View,
        cards: &dyn Cards,
        around: &Around<'_>,
        hits: &mut Hits,
    ) {
        let title = if self.resources { "Resources" } else { "Piles" };
        let right = if self.texts { "Enter: names only" } else { "Enter: what is written on them" };
        let inside = draw_frame(canvas, title, right, around, hits);
        let frame = Rect { x: inside.x - 1, y: inside.y - 1, width: inside.width + 2, height: inside.height + 2 };
        let lines = self.lines(view, cards, usize::from(inside.width.saturating_sub(2)));
        self.page.draw(canvas, frame, inside, &lines);
    }

    fn lines(self, view: &View, cards: &dyn Cards, width: usize) -> Vec<PageLine> {
        let texts = self.texts.then_some(cards);
        let mut pile = Lines { lines: Vec::new(), width, texts };
        for (index, side) in view.seats.iter().enumerate() {
            let own = view.viewer == Some(Seat(index as u8));
            pile.lines.push((side.name.to_uppercase(), Role::Strong));
            let (ready, all) = (side.ready_resources(), side.resources.len());
            let known = side.resources.iter().filter_map(|resource| Some((resource.card.known()?, resource)));
            let known = known.filter(|_| self.resources || own);
            pile.cards(
                &format!("resources: {ready} of {all} ready"),
                known.map(|(card, resource)| (card, Some(resource))),
            );
            if !self.resources {
                let discard = side.discard.iter().rev().filter_map(CardView::known).map(|card| (card, None));
                let heading = match side.discard.len() {
                    0 => "discard pile: empty".to_owned(),
                    count => format!("discard {count}, newest first"),
                };
                pile.cards(&heading, discard);
                let units = side.units.iter().map(|unit| (&unit.name, &unit.captives));
                let upgrades = side.units.iter().flat_map(|unit| &unit.upgrades);
                let guards = units.chain(upgrades.map(|upgrade| (&upgrade.name, &upgrade.captives)));
                for (guard, captives) in guards.filter(|(_, captives)| !captives.is_empty()) {
                    pile.cards(&format!("captured by {guard}"), captives.iter().map(|card| (card, None)));
                }
            }
            pile.lines.push((String::new(), Role::Text));
        }
        if !self.resources && !view.lasting.is_empty() {
            pile.lines.push(("In effect".into(), Role::Strong));
            view.lasting.iter().for_each(|effect| pile.entry(&format!("- {effect}"), 2, Role::Text));
        }
        pile.lines
    }
}

/// The page being written.
struct Lines<'a> {
    lines: Vec<PageLine>,
    width: usize,
    /// The cards, if each is shown with its text.
    texts: Option<&'a dyn Cards>,
}

impl Lines<'_> {
    fn entry(&mut self, text: &str, indent: usize, role: Role) {
        let broken = wrap(text, self.width.saturating_sub(indent)).into_iter();
        self.lines.extend(broken.map(|line| (format!("{}{line}", " ".repeat(indent)), role)));
    }

    /// A pile: its names one after another, or each card by itself with its text.
    fn cards<'c>(
        &mut self,
        heading: &str,
        pile: impl Iterator<Item = (&'c CardRef, Option<&'c ResourceView>)> + Clone,
    ) {
        let name = |(card, resource): (&CardRef, Option<&ResourceView>)| match resource {
            Some(resource) => format!("{} ({})", card.name, resource_state(resource)),
            None => card.name.clone(),
        };
        let Some(cards) = self.texts else {
            let names: Vec<String> = pile.clone().map(name).collect();
            let names = if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
            self.entry(&format!("{heading}{names}"), 2, Role::Text);
            return pile.for_each(|(_, resource)| self.ways(resource, 4));
        };
        self.entry(heading, 2, Role::Text);
        for (card, resource) in pile {
            self.entry(&name((card, resource)), 4, Role::Strong);
            self.ways(resource, 6);
            if let Some(facts) = cards.facts(card.face()) {
                self.entry(&told_in_a_line(facts), 6, Role::Text);
            }
        }
    }

    fn ways(&mut self, resource: Option<&ResourceView>, indent: usize) {
        let told = resource.into_iter().flat_map(priced_ways);
        told.for_each(|told| self.entry(&told, indent, Role::Dim));
    }
}

/// Why playing a resource costs what it does: "Tobias Beckett, Smuggle 7: 5 for Smuggle, 2 for Vigilance …".
pub(crate) fn priced_ways(resource: &ResourceView) -> Vec<String> {
    let name = resource.card.known().map_or("", |card| card.name.as_str());
    let priced = resource.ways.iter().filter(|way| !way.priced.is_empty());
    priced.map(|way| format!("{name}, {} {}: {}.", way.via.keyword(), way.price, way.priced)).collect()
}

/// "ready, Smuggle 5"
pub(crate) fn resource_state(resource: &ResourceView) -> String {
    let state = if resource.exhausted { "exhausted" } else { "ready" };
    let ways = resource.ways.iter().map(|way| format!(", {} {}", way.via.keyword(), way.price));
    std::iter::once(state.to_owned()).chain(ways).collect()
}
