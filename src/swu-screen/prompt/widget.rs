//! Which list a decision is made in, if any.

use super::divide::Divide;
use super::list::List;
use super::menu::Menu;
use super::name::Name;
use super::number::Number;
use super::order::Order;
use super::row::{Outcome, Row};
use super::several::Several;
use screen::widgets::cursor::Cursor;
use shell::command::key::Key;
use std::collections::BTreeSet;
use swu_view::pick_count::Quota;
use swu_view::{DecisionKind, DecisionView, OptionView, Verb, View, ZoneView};

/// A list over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Widget {
    /// Mark several, then confirm.
    Several(Several),
    /// Divide points.
    Divide(Divide),
    /// Choose one.
    List(List),
    /// Type a name.
    Name(Name),
    /// Choose a number.
    Number(Number),
    /// Put into an order.
    Order(Order),
}

/// Is it about a card that has no key of its own on the table, so that a list has to show it? This includes cards of
/// which only the position is seen.
fn lies_aside(option: &OptionView) -> bool {
    if option.verb == Verb::Card && option.card.is_none() {
        return true;
    }
    let zone = option.card.as_ref().map(|card| card.zone);
    zone.is_some_and(|zone| {
        use ZoneView::{Captured, Deck, Discard, Resource, SetAside, Upgrade};
        matches!(zone, Deck | Discard | Resource | Upgrade | Captured | SetAside)
    })
}

impl Widget {
    /// The list for the view's decision; `None` if letters and keys on the table are enough.
    pub fn for_decision(view: &View) -> Option<Widget> {
        let decision = view.decision.as_ref().filter(|decision| !decision.options.is_empty())?;
        let count = decision.options.len();
        let has = |verb: Verb| decision.options.iter().any(|option| option.verb == verb);
        let many = decision.quota.is_some_and(Quota::several);
        let row = many && (has(Verb::Skip) || decision.kind == DecisionKind::Cost);
        let stops = count > 1 && (has(Verb::Done) || row);
        Some(match decision.kind {
            DecisionKind::Allocate => Widget::Divide(Divide::default()),
            DecisionKind::Name => Widget::Name(Name::new(decision)),
            DecisionKind::Number => Widget::Number(Number::default()),
            DecisionKind::Arrange => Widget::Order(Order::new(decision)),
            DecisionKind::Trigger | DecisionKind::Order if count > 1 => Widget::Order(Order::new(decision)),
            DecisionKind::Target
            | DecisionKind::Pick
            | DecisionKind::Resource
            | DecisionKind::Mode
            | DecisionKind::Cost
                if stops =>
            {
                Widget::Several(Several::default())
            }
            DecisionKind::Pick | DecisionKind::Mode | DecisionKind::Cost | DecisionKind::PlayerOrder => {
                Widget::List(List::default())
            }
            DecisionKind::Trigger | DecisionKind::Order => Widget::List(List::default()),
            DecisionKind::Target if decision.options.iter().any(lies_aside) => Widget::List(List::default()),
            DecisionKind::FirstPlayer
            | DecisionKind::Mulligan
            | DecisionKind::Resource
            | DecisionKind::Action
            | DecisionKind::Target
            | DecisionKind::May => return None,
        })
    }

    /// A key went down.
    pub fn press(&mut self, key: Key, decision: &DecisionView, menu: &Menu) -> Outcome {
        match self {
            Widget::Several(several) => several.press(key, decision, menu),
            Widget::Divide(divide) => divide.press(key, decision, menu),
            Widget::List(list) => list.press(key, decision, menu),
            Widget::Name(name) => name.press(key, decision),
            Widget::Number(number) => number.press(key, decision),
            Widget::Order(order) if key == Key::Enter => order.send(decision),
            Widget::Order(order) => order.press(key, menu),
        }
    }

    /// The rows.
    pub fn rows(&self, decision: &DecisionView, menu: &Menu) -> Vec<Row> {
        match self {
            Widget::Several(several) => several.rows(decision, menu),
            Widget::Divide(divide) => divide.rows(decision, menu),
            Widget::List(list) => list.rows(decision, menu),
            Widget::Name(name) => name.rows(decision),
            Widget::Number(number) => number.rows(decision),
            Widget::Order(order) => order.rows(decision, menu),
        }
    }

    /// The cursor.
    pub fn cursor(&self) -> Cursor {
        match self {
            Widget::Several(several) => several.cursor,
            Widget::Divide(divide) => divide.cursor,
            Widget::List(list) => list.cursor,
            Widget::Name(name) => name.cursor,
            Widget::Number(number) => number.cursor,
            Widget::Order(order) => order.cursor,
        }
    }

    /// Puts the cursor on a row.
    pub fn select(&mut self, at: usize) {
        let cursor = match self {
            Widget::Several(several) => &mut several.cursor,
            Widget::Divide(divide) => &mut divide.cursor,
            Widget::List(list) => &mut list.cursor,
            Widget::Name(name) => &mut name.cursor,
            Widget::Number(number) => &mut number.cursor,
            Widget::Order(order) => &mut order.cursor,
        };
        cursor.at = at;
    }

    /// What was gathered so far, in a few words.
    pub fn total(&self, decision: &DecisionView) -> String {
        match self {
            Widget::Several(several) => several.total(decision),
            Widget::Divide(divide) => divide.total(decision),
            Widget::List(list) => list.total(),
            Widget::Name(name) => name.total(),
            Widget::Number(number) => number.total(),
            Widget::Order(order) => order.total(),
        }
    }

    /// The keys, in a line.
    pub fn keys(&self) -> &'static str {
        match self {
            Widget::Several(_) => "Space or key: mark   Enter: take the marked ones, else this one   Esc: clear",
            Widget::Divide(divide) if divide.is_empty() => {
                "key or +: one more   digit: this many   Enter: all to this one"
            }
            Widget::Divide(_) => "key: one more   digit: this many   -: one less   Enter: do it   Esc: clear",
            Widget::List(_) => "its key, or arrows and Enter   Esc: look at the table",
            Widget::Name(_) => "type letters   arrows and Enter: choose   Esc: clear",
            Widget::Number(_) => "arrows, + - or digits   Enter: choose this number",
            Widget::Order(order) if order.turns() => {
                "Space: top or bottom   letters or + -: order   Enter: do it   Esc: clear"
            }
            Widget::Order(_) => "letters, one after another, or + - to move   Enter: in this order   Esc: clear",
        }
    }

    /// Forgets what was gathered; false if there was nothing, so that Esc can go a step further.
    pub fn reset(&mut self, decision: &DecisionView) -> bool {
        match self {
            Widget::Several(several) => several.reset(),
            Widget::Divide(divide) => divide.reset(),
            Widget::List(list) => list.reset(),
            Widget::Name(name) => name.reset(decision),
            Widget::Number(number) => number.reset(),
            Widget::Order(order) => order.reset(decision),
        }
    }

    /// Cards that were chosen, but not confirmed yet, for the marks on the table.
    pub fn picked(&self, decision: &DecisionView, menu: &Menu) -> BTreeSet<u16> {
        match self {
            Widget::Several(_) | Widget::Divide(_) => {
                self.rows(decision, menu).iter().filter(|row| row.picked).filter_map(|row| row.uid).collect()
            }
            _ => BTreeSet::new(),
        }
    }

    /// Is text typed into it, so that letters are not commands?
    pub fn takes_text(&self) -> bool {
        matches!(self, Widget::Name(_))
    }
}
