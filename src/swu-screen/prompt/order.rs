//! Putting things into an order: triggers, or looked-at cards on top and bottom of a deck.

use super::meaning::Meaning;
use super::menu::Menu;
use super::row::{Outcome, Row};
use super::several::row;
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use swu_view::{DecisionView, Verb};

/// The things in their present order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The cursor.
    pub cursor: Cursor,
    items: Vec<Item>,
    /// Do the things go to the top or the bottom of a deck?
    places: bool,
    touched: bool,
    /// How many of them were put in order by their letters.
    placed: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Item {
    /// The option that puts it on top, or simply the option.
    top: Option<usize>,
    /// The option that puts it to the bottom.
    bottom: Option<usize>,
    /// Does it go to the bottom?
    down: bool,
}

impl Order {
    /// The things of a decision in the order of its options.
    pub fn new(decision: &DecisionView) -> Order {
        let mut items: Vec<(Option<u16>, Item)> = Vec::new();
        let mut places = false;
        for (index, option) in decision.options.iter().enumerate() {
            let uid = option.card.as_ref().map(|card| card.uid);
            let bottom = option.verb == Verb::Bottom;
            let known = items.iter_mut().find(|(other, _)| uid.is_some() && *other == uid);
            match (known, option.verb) {
                (Some((_, item)), Verb::Top | Verb::Bottom) => {
                    places = true;
                    *(if bottom { &mut item.bottom } else { &mut item.top }) = Some(index);
                }
                _ if bottom => items.push((uid, Item { top: None, bottom: Some(index), down: true })),
                _ => items.push((uid, Item { top: Some(index), bottom: None, down: false })),
            }
        }
        let places = places || decision.options.iter().any(|option| matches!(option.verb, Verb::Top | Verb::Bottom));
        let items = items.into_iter().map(|(_, item)| item).collect();
        Order { cursor: Cursor::default(), items, places, touched: false, placed: 0 }
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, menu: &Menu) -> Outcome {
        if self.cursor.press(key, self.items.len()) {
            return Outcome::Stay;
        }
        match key {
            Key::Char('+' | '=') => self.shift(1),
            Key::Char('-') => self.shift(-1),
            Key::Char(' ' | 'h' | 'l') | Key::Left | Key::Right if self.places => self.turn(),
            Key::Enter => return Outcome::Ignored,
            key => match menu.of_key(key) {
                Some(choice) => self.put(&choice.picks),
                None => return Outcome::Ignored,
            },
        }
        self.touched = true;
        Outcome::Stay
    }

    /// The picks in the order of the list: first what goes on top, uppermost first, then what goes to the bottom.
    pub fn send(&self, decision: &DecisionView) -> Outcome {
        let on_top = self.items.iter().filter(|item| !item.down).filter_map(|item| item.top);
        let below = self.items.iter().filter(|item| item.down).filter_map(|item| item.bottom);
        let picks = on_top.chain(below).filter_map(|index| decision.options.get(index));
        Outcome::Send(picks.map(Meaning::of).collect())
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        let rows = self.items.iter().enumerate().map(|(place, item)| {
            let index = if item.down { item.bottom.or(item.top) } else { item.top.or(item.bottom) };
            let mark = match (self.places, item.down) {
                _ if !self.turns() => String::new(),
                (false, _) => String::new(),
                (true, false) => "top   ".into(),
                (true, true) => "bottom".into(),
            };
            row(decision, menu, index.unwrap_or(0), mark, place < self.placed)
        });
        rows.collect()
    }

    /// Can something in the list go to the bottom as well as to the top?
    pub fn turns(&self) -> bool {
        self.items.iter().any(|item| item.top.is_some() && item.bottom.is_some())
    }

    /// How to read the list, for the frame.
    pub fn total(&self) -> String {
        if self.places { "uppermost first".into() } else { "first comes first".into() }
    }

    /// Back to the order of the options; false if nothing was moved.
    pub fn reset(&mut self, decision: &DecisionView) -> bool {
        let touched = self.touched;
        *self = Order::new(decision);
        touched
    }

    fn shift(&mut self, by: isize) {
        let to = self.cursor.at.saturating_add_signed(by).min(self.items.len().saturating_sub(1));
        if self.cursor.at < self.items.len() {
            self.items.swap(self.cursor.at, to);
            self.cursor.at = to;
        }
    }

    /// The thing with one of these options comes next, after those placed before.
    fn put(&mut self, options: &[usize]) {
        let means = |option: Option<usize>| option.is_some_and(|option| options.contains(&option));
        let Some(from) = self.items.iter().position(|item| means(item.top) || means(item.bottom)) else { return };
        if self.placed >= self.items.len() || from < self.placed {
            self.placed = 0;
        }
        let item = self.items.remove(from);
        self.items.insert(self.placed, item);
        self.cursor.at = self.placed;
        self.placed += 1;
    }

    fn turn(&mut self) {
        if let Some(item) = self.items.get_mut(self.cursor.at)
            && item.top.is_some()
            && item.bottom.is_some()
        {
            item.down = !item.down;
        }
    }
}
