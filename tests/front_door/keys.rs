//! Which keys choose each option of a decision of Star Wars: Unlimited in panels.

use shell::command::key::Key;
use swu_screen::labels::Labels;
use swu_screen::prompt::menu::{ChoiceKey, Menu};
use swu_screen::prompt::widget::Widget;
use swu_view::{DecisionView, OptionView, Verb, View};

/// Whether an option is picked first, or before or after others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Comes {
    First,
    Somewhere,
}

/// One way to choose an option.
pub(crate) type Way = (Vec<Key>, Comes);

fn times(key: Key, count: usize) -> impl Iterator<Item = Key> {
    std::iter::repeat_n(key, count)
}

fn typed(text: &str) -> Vec<Key> {
    text.chars().map(Key::Char).collect()
}

/// The keys shown for a choice; `None` if it is reached only by arrows.
fn keys_of(key: ChoiceKey) -> Option<Vec<Key>> {
    match key {
        ChoiceKey::Label(label) => label.key().map(|letter| vec![Key::Char(letter)]),
        ChoiceKey::Number(number) => Some(typed(&number.to_string())),
        ChoiceKey::Command(command) => command.entry().keys.first().map(|key| vec![*key]),
        ChoiceKey::Letter(letter) => Some(vec![Key::Char(letter)]),
        ChoiceKey::Nothing => None,
    }
}

fn stops(option: &OptionView) -> bool {
    matches!(option.verb, Verb::Done | Verb::Skip)
}

/// All ways to choose an option.
pub(crate) fn ways(view: &View, decision: &DecisionView, option: usize) -> Vec<Way> {
    let mut labels = Labels::default();
    labels.update(view);
    let menu = Menu::new(view, &labels);
    let shown = menu.choices.iter().find(|choice| choice.picks.contains(&option));
    let first = shown.and_then(|choice| keys_of(choice.key));
    let rows: Vec<usize> = (0..decision.options.len()).filter(|row| !stops(&decision.options[*row])).collect();
    let row = rows.iter().position(|row| *row == option);
    match (Widget::for_decision(view), row) {
        (None, _) => at_the_table(view, &labels, &menu, option),
        (Some(Widget::Several(_) | Widget::Divide(_)), None) => vec![(vec![Key::Char('n')], Comes::First)],
        (Some(Widget::Several(_)), Some(row)) => {
            let by_row = times(Key::Down, row).chain([Key::Enter]).collect();
            let by_key = first.filter(|keys| keys.len() == 1).map(|keys| [keys, vec![Key::Enter]].concat());
            [Some(by_row), by_key].into_iter().flatten().map(|keys| (keys, Comes::Somewhere)).collect()
        }
        (Some(Widget::Divide(_)), Some(row)) => vec![(divided(decision, &rows, row), Comes::Somewhere)],
        (Some(Widget::List(_)), _) => {
            // A cost is never the row the cursor happens to be on.
            let there = [Key::Down, Key::Up].into_iter().chain(times(Key::Down, option));
            let by_row = there.chain([Key::Enter]).collect();
            [Some(by_row), first].into_iter().flatten().map(|keys| (keys, Comes::First)).collect()
        }
        (Some(Widget::Name(_)), _) => {
            let name = decision.options[option].name.as_deref().unwrap_or(&decision.options[option].label);
            vec![([typed(name), vec![Key::Enter]].concat(), Comes::First)]
        }
        (Some(Widget::Number(_)), _) => {
            let number = decision.options[option].number.unwrap_or_default();
            vec![([typed(&number.to_string()), vec![Key::Enter]].concat(), Comes::First)]
        }
        (Some(Widget::Order(_)), _) => vec![ordered(decision, option)],
    }
}

/// By its key, and by a second one if the first belongs to several options.
fn at_the_table(view: &View, labels: &Labels, menu: &Menu, option: usize) -> Vec<Way> {
    let Some(choice) = menu.choices.iter().find(|choice| choice.picks.contains(&option)) else { return Vec::new() };
    let Some(mut keys) = keys_of(choice.key) else { return Vec::new() };
    let more = |digits: &str| menu.of_digits(digits).count() > 1;
    if matches!(choice.key, ChoiceKey::Number(_)) && more(&choice.key.to_string()) {
        keys.push(Key::Enter);
    }
    if choice.picks.len() > 1 {
        let second = Menu::among(view, labels, &choice.picks);
        let second = second.choices.iter().find(|choice| choice.picks == [option]).and_then(|it| keys_of(it.key));
        let Some(second) = second else { return Vec::new() };
        keys.extend(second);
    }
    vec![(keys, Comes::First)]
}

/// As much as must be given goes to this row first, the rest to the others.
fn divided(decision: &DecisionView, rows: &[usize], row: usize) -> Vec<Key> {
    let takes = |row: usize| decision.options[rows[row]].takes.map_or(usize::MAX, usize::from);
    let quota = decision.quota;
    let left = quota.and_then(|quota| quota.left()).map_or(1, usize::from);
    let mut owed = quota.map_or(1, |quota| usize::from(quota.owed())).max(1).min(left);
    let mut keys: Vec<Key> = times(Key::Down, row).collect();
    let mut give = |keys: &mut Vec<Key>, row: usize| {
        let given = owed.min(takes(row));
        keys.extend(times(Key::Char('+'), given));
        owed -= given;
    };
    give(&mut keys, row);
    keys.extend(times(Key::Up, row));
    for other in 0..rows.len() {
        if other != row {
            give(&mut keys, other);
        }
        if other + 1 < rows.len() {
            keys.push(Key::Down);
        }
    }
    keys.push(Key::Enter);
    keys
}

/// Put in front of all others, on the top or the bottom.
fn ordered(decision: &DecisionView, option: usize) -> Way {
    let meant = &decision.options[option];
    let uid = |option: &OptionView| option.card.as_ref().map(|card| card.uid);
    let placed = |option: &OptionView| matches!(option.verb, Verb::Top | Verb::Bottom);
    let mut items: Vec<usize> = Vec::new();
    for (place, other) in decision.options.iter().enumerate() {
        let known = items.iter().any(|item| placed(other) && uid(&decision.options[*item]) == uid(other));
        if !known {
            items.push(place);
        }
    }
    let same = |item: &usize| *item == option || placed(meant) && uid(&decision.options[*item]) == uid(meant);
    let row = items.iter().position(same).unwrap_or(0);
    let turned = meant.verb == Verb::Bottom && decision.options[items[row]].verb == Verb::Top;
    let keys = times(Key::Down, row).chain(times(Key::Char(' '), usize::from(turned)));
    let keys = keys.chain(times(Key::Char('-'), row)).chain([Key::Enter]);
    (keys.collect(), if meant.verb == Verb::Bottom { Comes::Somewhere } else { Comes::First })
}
