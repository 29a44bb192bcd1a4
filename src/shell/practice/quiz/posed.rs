//! What a quiz asks, in words: the same words ask the same question.

use std::fmt;
use swu_minds::quiz::Topic;

/// The word for the quiz in files and lists.
pub const QUIZ: &str = "quiz";
/// Any rule, any difficulty.
const ANY: &str = "any";

/// One question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posed {
    /// The own deck: the key of a sample, or the name of one of the person's decks.
    pub deck: String,
    /// The deck on the other side.
    pub against: String,
    /// Does the person start?
    pub first: bool,
    /// The seed of the luck.
    pub seed: u64,
    /// What it is about.
    pub topic: Topic,
}

impl fmt::Display for Posed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Posed { deck, against, seed, topic, .. } = self;
        let turn = if self.first { "first" } else { "second" };
        let rule = topic.rule.as_deref().unwrap_or(ANY);
        let difficulty = topic.difficulty.map_or_else(|| ANY.to_owned(), |difficulty| difficulty.to_string());
        write!(formatter, "{QUIZ} | {deck} | {against} | {turn} | {seed} | {rule} | {difficulty}")
    }
}

impl Posed {
    /// Reads one as it is written; `None` if it is something else.
    pub fn read(text: &str) -> Option<Posed> {
        let parts: Vec<&str> = text.split(" | ").collect();
        let [QUIZ, deck, against, turn, seed, rule, difficulty] = parts.as_slice() else { return None };
        let first = match *turn {
            "first" => true,
            "second" => false,
            _ => return None,
        };
        let rule = (*rule != ANY).then(|| (*rule).to_owned());
        let difficulty = if *difficulty == ANY { None } else { Some(difficulty.parse().ok()?) };
        let topic = Topic { rule, difficulty };
        let (deck, against) = ((*deck).to_owned(), (*against).to_owned());
        Some(Posed { deck, against, first, seed: seed.parse().ok()?, topic: Some(topic).filter(Topic::is_possible)? })
    }

    /// A similar one, about the same rule, with different luck.
    pub fn sibling(&self) -> Posed {
        let seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1) >> 1;
        let seed = if seed == self.seed { seed ^ 1 } else { seed };
        Posed { seed, ..self.clone() }
    }
}
