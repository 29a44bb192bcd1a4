//! The game of Star Wars: Unlimited on the screens: views carry the choices, options become picks.

mod laid_out;
mod practised;
mod teaching;

use crate::games::Known;
use crate::table_session::{Caption, Playable};
use hotseat::bots::mind::{Budget, Judged, Mind, Stop, Thought};
use hotseat::sight::Sight;
use seats::Seat;
use serde_json::Value;
use swu_hosted::{Noticed, Pick, Unlimited};
use swu_minds::bots::{Level, think};
use swu_view::{DecisionKind, OptionView, Verb, View};

impl Playable for Unlimited {
    const REVIEWED: bool = true;
    const HAS_DECKS: bool = true;

    type Seen = View;

    fn pick_of(view: &View, option: usize) -> Option<(Seat, Pick)> {
        let decision = view.decision.as_ref()?;
        decision.options.get(option).map(|option| (decision.seat, Pick::of(option)))
    }

    fn labels(view: &View) -> Vec<String> {
        let options = view.decision.iter().flat_map(|decision| &decision.options);
        options.map(|option| option.label.clone()).collect()
    }

    fn laid_out(view: &View) -> Vec<String> {
        laid_out::table(view)
    }

    fn mind(level: Option<&str>) -> Box<dyn Mind<Sight<Unlimited>>> {
        Box::new(Opponent { level: level_of(level), thoughts: 0 })
    }

    fn told_to_programs(view: &View) -> Option<(Value, Value)> {
        Some((serde_json::to_value(view).ok()?, serde_json::to_value(view.decision.as_ref()?).ok()?))
    }

    fn caption(view: &View) -> Option<Caption> {
        teaching::caption(view)
    }

    fn forced(view: &View) -> Option<usize> {
        view.decision.as_ref().filter(|decision| decision.forced && !decision.options.is_empty()).map(|_| 0)
    }

    fn only(view: &View) -> Option<usize> {
        let decision = view.decision.as_ref().filter(|decision| decision.kind != DecisionKind::Action)?;
        let declines = |option: &OptionView| matches!(option.verb, Verb::No | Verb::Skip | Verb::Done);
        let alone = decision.options.len() == 1 && decision.options.iter().all(declines);
        (alone || decision.forced && !decision.options.is_empty()).then_some(0)
    }

    fn known(view: &View) -> Known<'_> {
        Known::Unlimited(view)
    }

    fn cards(fact: &Noticed) -> &[String] {
        &fact.faces
    }
}

/// How well bots play unless told otherwise.
pub const USUAL: Level = Level::Sensible;

/// A level by its name; the usual one without a name, or with an unknown one.
fn level_of(word: Option<&str>) -> Level {
    word.and_then(Level::named).unwrap_or(USUAL)
}

/// Chooses from what its seat knows, at its level.
struct Opponent {
    level: Level,
    /// How many decisions it has thought about: each has its own luck.
    thoughts: u64,
}

impl Mind<Sight<Unlimited>> for Opponent {
    fn think(&mut self, sight: &Sight<Unlimited>, budget: Budget, stop: &dyn Stop) -> Thought {
        self.thoughts += 1;
        let most = match budget {
            Budget::Iterations(most) => most,
            Budget::Time(_) => self.level.iterations(),
        };
        let thought = sight.known().and_then(|known| {
            think(&known.data.book, &known.sight, self.level, most, self.thoughts, &|| stop.is_due())
        });
        let Some(thought) = thought else { return Thought::default() };
        let judged = thought.values.iter().map(|value| Judged { value: value.value, visits: value.visits });
        Thought { option: thought.option, judged: judged.collect(), said: None }
    }

    fn is_quick(&self) -> bool {
        self.level <= Level::Sensible
    }
}
