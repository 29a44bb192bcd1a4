//! What an action led to, in as few words as fit into a row: losses come first, all of them.

use super::log::{Line, Weight};

/// Something on the table that lines tell about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Stays the same as long as it lies there.
    pub id: u16,
    /// What it is called.
    pub name: String,
}

/// What a line adds to the row that tells of its action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Brief {
    /// What its sentence says.
    #[default]
    Sentence,
    /// Nothing: other lines say it, or it only says how something came about.
    Nothing,
    /// The action itself: with the first thing, to the second.
    Done(Option<Thing>, Option<Thing>),
    /// The same was done to this thing as well.
    Too(Thing),
    /// The thing is defeated.
    Defeated(Thing),
    /// How much of a thing is left.
    Left {
        /// Of what.
        of: Thing,
        /// Is the game lost with it?
        vital: bool,
        /// How much there was.
        before: i16,
        /// How much there is.
        after: i16,
    },
    /// Its sentence, unless the thing is defeated in the same action.
    About(Thing),
    /// Its sentence, unless it is the thing the action was done with: then the action said it.
    Besides(Thing),
    /// A text of the thing did nothing, which matters only if the action had no other result.
    Idle(Thing),
}

/// An action and its results, the most important first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Narration {
    /// What somebody did, or the phase that began, without a full stop.
    pub head: String,
    /// Its results.
    pub parts: Vec<Part>,
}

/// One result of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// In words that stand for themselves.
    pub text: String,
    /// In fewer words, which need those before them.
    pub short: String,
}

impl Part {
    fn plain(text: String) -> Part {
        Part { short: text.clone(), text }
    }
}

/// The order of an action's results; sentences of lesser weight follow.
const DEFEATED: u8 = 0;
const AIMED_AT: u8 = 1;
const VITAL: u8 = 2;
const LEFT: u8 = 3;
const FURTHER: u8 = 4;
const ASIDE: u8 = 5;

impl Narration {
    /// The last action of a log, or the phase that has begun since; `None` if the log is empty.
    pub fn of(log: &[Line]) -> Option<Narration> {
        let begins = log.iter().rposition(|line| line.weight.begins())?;
        let (done, led_to) = log.get(begins..)?.split_first()?;
        Some(Action::new(done, led_to).told())
    }

    /// All actions and phases of a log, oldest first, without the results of an action before its first line.
    pub fn each(log: &[Line]) -> Vec<Narration> {
        let begins = log.iter().position(|line| line.weight.begins()).unwrap_or(log.len());
        let actions = log[begins..].chunk_by(|_, next| !next.weight.begins());
        actions.filter_map(|lines| Some(Action::new(lines.first()?, &lines[1..]).told())).collect()
    }
}

/// The lines of an action.
struct Action<'a> {
    done: &'a Line,
    led_to: &'a [Line],
    /// What it was done with, and to.
    by: Option<&'a Thing>,
    to: Vec<&'a Thing>,
    defeated: Vec<&'a Thing>,
}

/// What is said about a result, before it is known which comes first.
enum Said<'a> {
    Words(Part),
    Left(&'a Thing, i16, i16),
}

impl<'a> Action<'a> {
    fn new(done: &'a Line, led_to: &'a [Line]) -> Action<'a> {
        let (by, first) = match &done.brief {
            Brief::Done(by, to) => (by.as_ref(), to.as_ref()),
            _ => (None, None),
        };
        let too = led_to.iter().filter_map(|line| match &line.brief {
            Brief::Too(thing) => Some(thing),
            _ => None,
        });
        let defeated = led_to.iter().filter_map(|line| match &line.brief {
            Brief::Defeated(thing) => Some(thing),
            _ => None,
        });
        Action { done, led_to, by, to: first.into_iter().chain(too).collect(), defeated: defeated.collect() }
    }

    fn told(&self) -> Narration {
        let others: String = self.to.iter().skip(1).map(|thing| format!(" and {}", thing.name)).collect();
        let defeated = self.defeated().map(|part| (DEFEATED, Said::Words(part)));
        let came = self.led_to.iter().enumerate().filter_map(|(at, line)| self.said(at, line));
        let mut said: Vec<(u8, Said<'_>)> = defeated.into_iter().chain(came).collect();
        said.sort_by_key(|(place, _)| *place);
        let mut parts: Vec<Part> =
            said.into_iter().enumerate().map(|(at, (_, said))| self.part(said, at == 0)).collect();
        if parts.is_empty() {
            parts.extend(self.led_to.iter().find_map(|line| self.idle(line)));
        }
        Narration { head: format!("{}{others}", self.done.text), parts }
    }

    /// What was defeated, in one sentence.
    fn defeated(&self) -> Option<Part> {
        let fought = |thing: &&Thing| self.attacker() == Some(thing.id) || self.target() == Some(thing.id);
        match self.defeated.as_slice() {
            [] => None,
            [one] if self.target() == Some(one.id) => Some(self.lone(one, "it")),
            [one] if self.attacker() == Some(one.id) => Some(self.lone(one, "the attacker")),
            [one] => Some(Part::plain(format!("{} is defeated", one.name))),
            [one, two] if fought(one) && fought(two) => Some(Part::plain("both are defeated".to_owned())),
            [first @ .., last] => {
                let names: Vec<&str> = first.iter().map(|thing| thing.name.as_str()).collect();
                Some(Part::plain(format!("{} and {} are defeated", names.join(", "), last.name)))
            }
        }
    }

    /// Only one of the two that fought. If both have the same name, the name would not say which.
    fn lone(&self, thing: &Thing, role: &str) -> Part {
        let short = format!("{role} is defeated");
        let alike = self.by.iter().chain(&self.to).filter(|other| other.name == thing.name).count() > 1;
        let text = if alike { short.clone() } else { format!("{} is defeated", thing.name) };
        Part { text, short }
    }

    /// What it was done with.
    fn attacker(&self) -> Option<u16> {
        self.by.filter(|_| !self.to.is_empty()).map(|by| by.id)
    }

    /// The only thing it was done to.
    fn target(&self) -> Option<u16> {
        if let [only] = self.to.as_slice() { Some(only.id) } else { None }
    }

    /// What a line adds, and its position.
    fn said(&self, at: usize, line: &'a Line) -> Option<(u8, Said<'a>)> {
        let sentence = |place: u8| Some((place, Said::Words(Part::plain(line.text.clone()))));
        match &line.brief {
            Brief::Sentence | Brief::Done(..) => sentence(match line.weight {
                Weight::Outcome => DEFEATED,
                Weight::Aside => ASIDE,
                Weight::Phase | Weight::Action | Weight::Consequence => FURTHER,
            }),
            Brief::About(thing) if self.is_defeated(thing) => None,
            Brief::Besides(thing) if self.by.map(|by| by.id) == Some(thing.id) => None,
            Brief::About(_) | Brief::Besides(_) => sentence(FURTHER),
            Brief::Left { of, .. } if self.is_defeated(of) => None,
            Brief::Left { of, vital, .. } => {
                let place = match vital {
                    true if self.target() == Some(of.id) => AIMED_AT,
                    true => VITAL,
                    false => LEFT,
                };
                Some((place, self.left(at, of)?))
            }
            Brief::Nothing | Brief::Too(_) | Brief::Defeated(_) | Brief::Idle(_) => None,
        }
    }

    fn is_defeated(&self, thing: &Thing) -> bool {
        self.defeated.iter().any(|defeated| defeated.id == thing.id)
    }

    /// How much of something was left before and after the whole action, told at its first change.
    fn left(&self, at: usize, thing: &'a Thing) -> Option<Said<'a>> {
        let change = |line: &Line| match &line.brief {
            Brief::Left { of, before, after, .. } if of.id == thing.id => Some((*before, *after)),
            _ => None,
        };
        let mut changes = self.led_to.iter().enumerate().filter_map(|(at, line)| Some((at, change(line)?)));
        let (first, (before, once)) = changes.next()?;
        let after = changes.next_back().map_or(once, |(_, (_, after))| after);
        (first == at && before != after).then_some(Said::Left(thing, before, after))
    }

    /// The words for it. The first result need not repeat the name of the thing the action was done to.
    fn part(&self, said: Said<'_>, first: bool) -> Part {
        match said {
            Said::Words(part) => part,
            Said::Left(thing, before, after) if first && self.target() == Some(thing.id) => {
                Part::plain(format!("{before} -> {after}"))
            }
            Said::Left(thing, before, after) => {
                let role = if self.attacker() == Some(thing.id) { "attacker" } else { thing.name.as_str() };
                Part {
                    text: format!("{} {before} -> {after}", thing.name),
                    short: format!("{role} {before} -> {after}"),
                }
            }
        }
    }

    fn idle(&self, line: &Line) -> Option<Part> {
        match &line.brief {
            Brief::Idle(thing) if self.by.map(|by| by.id) == Some(thing.id) => {
                Some(Part::plain("its ability has no effect".to_owned()))
            }
            Brief::Idle(_) => Some(Part::plain(line.text.clone())),
            _ => None,
        }
    }
}
