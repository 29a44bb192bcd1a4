//! The choices of a decision with a key for each, and the refusals that keep their place beside them.

use crate::harm::{by_bearing, enemies_first};
use crate::labels::{Label, Labels};
use crate::seat_keys;
use shell::command::Command;
use shell::command::key::Key;
use std::collections::VecDeque;
use std::fmt;
use swu_language::word::Kind;
use swu_view::{CardRef, Counter, DecisionKind, DecisionView, OptionView, Verb, Via, View, ZoneView};

/// The key for the own base's ability. It means nothing else.
const OWN_BASE: char = '!';

/// What chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKey {
    /// A unit's letter.
    Label(Label),
    /// The number of a card in hand: digits mean nothing else.
    Number(usize),
    /// A command's key, such as that of passing.
    Command(Command),
    /// A seat or its base, yes, no, keeping or drawing a hand, the own base's ability, an option of a list.
    Letter(char),
    /// None: it is reached by arrows, in a list with more rows than there are letters.
    Nothing,
}

impl fmt::Display for ChoiceKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChoiceKey::Label(label) => label.fmt(formatter),
            ChoiceKey::Number(number) => number.fmt(formatter),
            ChoiceKey::Command(command) => match command.entry().keys.first() {
                Some(key) => key.fmt(formatter),
                None => formatter.write_str(command.entry().name),
            },
            ChoiceKey::Letter(letter) => letter.fmt(formatter),
            ChoiceKey::Nothing => Ok(()),
        }
    }
}

/// Choices that are drawn together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// Units that attack or use an ability.
    Unit,
    /// Cards that can be played.
    Play,
    /// Leaders that are not units.
    Leader,
    /// Everything that stands for itself.
    Single,
}

/// Something that can be chosen: one option, or several options of the same card that a second choice tells apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What chooses it.
    pub key: ChoiceKey,
    /// The card it is about.
    pub uid: Option<u16>,
    /// Further cards it is about: a second leader.
    pub others: Vec<u16>,
    /// The options it stands for, as indices into the decision's list.
    pub picks: Vec<usize>,
    /// The group it is drawn with.
    pub group: Group,
    /// In words.
    pub text: String,
}

/// Something that cannot be chosen, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What it is: a letter, a number or a word.
    pub key: String,
    /// The card it is about.
    pub uid: Option<u16>,
    /// The expected action.
    pub verb: Verb,
    /// The sentence.
    pub why: String,
    /// The rule.
    pub rule: &'static str,
}

/// All choices of a decision.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Menu {
    /// The possible choices.
    pub choices: Vec<Choice>,
    /// The impossible ones.
    pub refused: Vec<Refused>,
}

impl Menu {
    /// The choices of the view's decision; empty if there is none that these eyes may see.
    pub fn new(view: &View, labels: &Labels) -> Menu {
        let Some(decision) = &view.decision else { return Menu::default() };
        let all = in_reading_order(view, decision);
        Menu { choices: choices(view, decision, labels, &all, true), refused: refused(view, decision, labels) }
    }

    /// The choices among some options only, each by itself: the second step after a card with several options.
    pub fn among(view: &View, labels: &Labels, picks: &[usize]) -> Menu {
        let Some(decision) = &view.decision else { return Menu::default() };
        Menu { choices: choices(view, decision, labels, picks, false), refused: Vec::new() }
    }

    /// The indices of the options in the order in which they are drawn.
    pub(crate) fn order(&self) -> impl Iterator<Item = usize> + '_ {
        self.choices.iter().flat_map(|choice| choice.picks.iter().copied())
    }

    /// The choice about a card.
    pub fn about(&self, uid: u16) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.uid == Some(uid) || choice.others.contains(&uid))
    }

    /// Why a card cannot be chosen.
    pub fn refusal(&self, uid: u16) -> Option<&Refused> {
        self.refused.iter().find(|refused| refused.uid == Some(uid))
    }

    /// The choice of a command such as passing.
    pub fn of_command(&self, command: Command) -> Option<&Choice> {
        self.choices.iter().find(|choice| choice.key == ChoiceKey::Command(command))
    }

    /// The choice of a letter key.
    pub fn of_key(&self, key: Key) -> Option<&Choice> {
        let Key::Char(letter) = key else { return None };
        self.choices.iter().find(|choice| match choice.key {
            ChoiceKey::Label(label) => label.key() == Some(letter),
            ChoiceKey::Letter(own) => own == letter,
            ChoiceKey::Number(_) | ChoiceKey::Command(_) | ChoiceKey::Nothing => false,
        })
    }

    /// The choices whose number begins with these digits.
    pub fn of_digits<'a>(&'a self, digits: &'a str) -> impl Iterator<Item = &'a Choice> {
        self.choices.iter().filter(move |choice| match choice.key {
            ChoiceKey::Number(number) => number.to_string().starts_with(digits),
            _ => false,
        })
    }
}

/// The indices of a decision's options in reading order: players as they sit, whoever chooses among them; enemies first
/// for what harms, and the own side first for what helps.
pub(crate) fn in_reading_order(view: &View, decision: &DecisionView) -> Vec<usize> {
    let mut places: Vec<usize> = (0..decision.options.len()).collect();
    let seats = || (0..decision.options.len()).filter(|place| decision.options[*place].verb == Verb::Seat);
    let mut seated: Vec<usize> = seats().collect();
    seated.sort_by_key(|place| decision.options[*place].seat);
    seats().zip(seated).for_each(|(place, option)| places[place] = option);
    by_bearing(decision, &mut places);
    enemies_first(view, decision, &mut places);
    places
}

/// A card's position in the hand of the deciding seat, from 1.
pub fn hand_number(view: &View, uid: u16) -> Option<usize> {
    let seat = view.viewer.or(view.decision.as_ref().map(|decision| decision.seat))?;
    let hand = &view.seats.get(seat.index())?.hand;
    hand.iter().position(|card| card.known().is_some_and(|card| card.uid == uid)).map(|index| index + 1)
}

fn choices(view: &View, decision: &DecisionView, labels: &Labels, picks: &[usize], fold: bool) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    // Letters that no unit has now, and no seat or command ever, in the order of the options.
    let letters = seat_keys::others(view).filter(|letter| labels.unit_of_key(*letter).is_none());
    let mut letters = FreeLetters(letters.collect());
    for index in picks.iter().copied() {
        let option = &decision.options[index];
        let leader = choices.iter().any(|choice| choice.key == ChoiceKey::Command(Command::Leader));
        let key = match fold {
            true => fixed_key(view, decision, option, labels),
            false if !leader && option.verb == Verb::Deploy && option.via.is_none() => {
                Some(ChoiceKey::Command(Command::Leader))
            }
            false => None,
        };
        let group = group(decision, option);
        let uid = option.card.as_ref().map(|card| card.uid);
        let Some(key) = key else {
            let text = option.label.clone();
            let key = letters.take(word(option)).map_or(ChoiceKey::Nothing, ChoiceKey::Letter);
            choices.push(Choice { key, uid, others: Vec::new(), picks: vec![index], group: Group::Single, text });
            continue;
        };
        match choices.iter_mut().find(|choice| choice.key == key && key != ChoiceKey::Nothing) {
            Some(choice) => {
                choice.picks.push(index);
                choice.others.extend(uid.filter(|uid| choice.uid != Some(*uid)));
            }
            None => {
                let (others, text) = (Vec::new(), option.label.clone());
                choices.push(Choice { key, uid, others, picks: vec![index], group, text });
            }
        }
    }
    choices
}

/// The letters without a meaning so far, in the order in which they are given out.
struct FreeLetters(VecDeque<char>);

impl FreeLetters {
    /// The first letter of the word that is free, otherwise the next one.
    fn take(&mut self, word: &str) -> Option<char> {
        let of_word = word.chars().find_map(|letter| self.0.iter().position(|free| *free == letter));
        self.0.remove(of_word.unwrap_or(0))
    }
}

/// What an option does, in the word whose first letter brings it to mind; empty if its card or its text says it.
fn word(option: &OptionView) -> &'static str {
    let unit = option.card.as_ref().is_some_and(|card| card.kind == Kind::Unit);
    match (option.verb, option.via) {
        (Verb::Attack, _) => "ATTACK",
        (Verb::Use, _) => "USE",
        (Verb::Play | Verb::Deploy, Some(Via::Piloting)) => "PILOT",
        (Verb::Play, Some(Via::Smuggle)) => "SMUGGLE",
        (Verb::Play, None) if unit => "UNIT",
        _ => "",
    }
}

fn fixed_key(view: &View, decision: &DecisionView, option: &OptionView, labels: &Labels) -> Option<ChoiceKey> {
    match option.verb {
        Verb::Pass if decision.kind == DecisionKind::Action => return Some(ChoiceKey::Command(Command::Pass)),
        Verb::Initiative => return Some(ChoiceKey::Command(Command::Initiative)),
        Verb::Counter => return Some(ChoiceKey::Command(counter(option))),
        Verb::Yes => return Some(ChoiceKey::Letter('y')),
        Verb::No | Verb::Skip => return Some(ChoiceKey::Letter('n')),
        Verb::Keep => return Some(ChoiceKey::Letter('k')),
        Verb::Mulligan => return Some(ChoiceKey::Letter('m')),
        Verb::Number if decision.kind == DecisionKind::Number => return Some(ChoiceKey::Nothing),
        Verb::Seat => return seat_keys::of(view, option.seat?).map(ChoiceKey::Letter),
        _ => {}
    }
    let card = option.card.as_ref()?;
    // Several options about one card are told apart by a second choice only if the first one is an action.
    let about_it = decision.options.iter().filter(|other| other.card.as_ref().is_some_and(|it| it.uid == card.uid));
    let by_card =
        matches!(option.verb, Verb::Card | Verb::Resource) || option.verb == Verb::Play && about_it.count() == 1;
    if decision.kind != DecisionKind::Action && !by_card {
        return None;
    }
    if let Some(label) = labels.of(card.uid) {
        return Some(ChoiceKey::Label(label));
    }
    // A base has the key of its seat.
    if decision.kind != DecisionKind::Action && card.kind == Kind::Base {
        return seat_keys::of(view, card.controller).map(ChoiceKey::Letter);
    }
    if decision.kind == DecisionKind::Action && card.zone == ZoneView::Base {
        return Some(ChoiceKey::Letter(OWN_BASE));
    }
    if decision.kind == DecisionKind::Action && card.zone == ZoneView::Leader {
        return Some(ChoiceKey::Command(Command::Leader));
    }
    hand_number(view, card.uid).map(ChoiceKey::Number)
}

fn counter(option: &OptionView) -> Command {
    match option.counter {
        Some(Counter::Blast) => Command::Blast,
        Some(Counter::Plan) | None => Command::Plan,
    }
}

fn group(decision: &DecisionView, option: &OptionView) -> Group {
    if decision.kind != DecisionKind::Action {
        return Group::Single;
    }
    let leader = option.card.as_ref().is_some_and(|card| card.zone == ZoneView::Leader);
    match option.verb {
        Verb::Play => Group::Play,
        Verb::Attack | Verb::Use | Verb::Deploy if leader => Group::Leader,
        Verb::Attack | Verb::Use => Group::Unit,
        _ => Group::Single,
    }
}

fn refused(view: &View, decision: &DecisionView, labels: &Labels) -> Vec<Refused> {
    let refusals = decision.refusals.iter().map(|refusal| Refused {
        key: refused_key(view, refusal.verb, refusal.card.as_ref(), labels),
        uid: refusal.card.as_ref().map(|card| card.uid),
        verb: refusal.verb,
        why: refusal.why.clone(),
        rule: refusal.rule,
    });
    refusals.collect()
}

fn refused_key(view: &View, verb: Verb, card: Option<&CardRef>, labels: &Labels) -> String {
    let Some(card) = card else {
        return match verb {
            Verb::Pass => ChoiceKey::Command(Command::Pass).to_string(),
            Verb::Initiative => ChoiceKey::Command(Command::Initiative).to_string(),
            _ => String::new(),
        };
    };
    match (labels.of(card.uid), hand_number(view, card.uid)) {
        (Some(label), _) => label.to_string(),
        (None, Some(number)) => number.to_string(),
        (None, None) => card.name.clone(),
    }
}
