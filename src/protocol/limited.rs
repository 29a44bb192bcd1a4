//! Boosters and pods over the wire: `packs` and everything that begins with `pod-`.

mod request;
mod save;
mod showing;

use super::request::Refused;
use request::Asked;
use serde_json::{Value, json};
use swu_cards::catalog::Printing;
use swu_decks::formats::Fault;
use swu_decks::limited::{Boosters, ChoiceKind, Pod, PodSetup, Recipe, Refusal, Stage, advise, suggest};

type Answer = Result<Value, Refused>;

/// The names of these requests.
pub(crate) const REQUESTS: [&str; 15] = [
    "packs",
    "pod-new",
    "pod-pick",
    "pod-leave",
    "pod-time",
    "pod-state",
    "pod-view",
    "pod-pool",
    "pod-suggest",
    "pod-deck",
    "pod-lock",
    "pod-advice",
    "pod-log",
    "pod-save",
    "pod-load",
];

/// The most boosters of one request.
const MOST_PACKS: u64 = 1000;

/// A conversation about limited play: the pod, if there is one.
#[derive(Clone, Default)]
pub(crate) struct Limited {
    pod: Option<Pod>,
    /// How many of its events have been told.
    told: usize,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::new(refusal.code.as_str(), refusal.sentence).with_faults(refusal.faults.iter().map(fault).collect())
    }
}

/// A fault of a list in the protocol's form.
pub fn fault(fault: &Fault) -> Value {
    json!({"code": fault.code.as_str(), "rule": fault.rule, "message": fault.message})
}

impl Limited {
    /// Answers one of [`REQUESTS`]. An error changes nothing.
    pub(crate) fn answer(&mut self, word: &str, value: Value, playable: &dyn Fn(&Printing) -> bool) -> Answer {
        let asked = Asked(value);
        match word {
            "packs" => packs(&asked, playable),
            "pod-new" => self.begin(asked.setup(playable)?),
            "pod-load" => self.load(&asked),
            _ => self.about_pod(word, &asked),
        }
    }

    fn about_pod(&mut self, word: &str, asked: &Asked) -> Answer {
        let pod = self.pod.as_mut().ok_or_else(|| Refused::new("no-pod", "there is no pod yet: say pod-new"))?;
        match word {
            "pod-pick" => {
                let seat = asked.seat(pod)?;
                pod.answer(seat, asked.option()?)?;
                self.tell()
            }
            "pod-leave" => {
                pod.go(asked.seat(pod)?)?;
                self.tell()
            }
            "pod-time" => self.time(asked),
            "pod-state" => Ok(json!({"ok": true, "state": showing::state(pod)})),
            "pod-view" => {
                let seat = asked.seat(pod)?;
                let view = pod.sight(seat).map(|sight| showing::view(pod, &sight));
                Ok(json!({"ok": true, "view": view}))
            }
            "pod-pool" => {
                let pool = pod.pool(asked.seat(pod)?)?;
                let cards: Vec<Value> = pool.iter().map(|(id, (_, count))| json!({"id": id, "count": count})).collect();
                Ok(json!({"ok": true, "pool": {"cards": cards}}))
            }
            "pod-suggest" => suggestion(pod, asked.seat(pod)?),
            "pod-deck" => {
                let seat = asked.seat(pod)?;
                let faults = pod.deck(seat, &asked.0["deck"].to_string())?;
                let faults: Vec<Value> = faults.iter().map(fault).collect();
                Ok(json!({"ok": true, "legal": faults.is_empty(), "faults": faults}))
            }
            "pod-lock" => {
                let seat = asked.seat(pod)?;
                pod.done(seat)?;
                self.tell()
            }
            "pod-advice" => advice(pod, asked.seat(pod)?),
            "pod-log" => {
                let picks: Vec<Value> = pod.log()?.iter().enumerate().map(showing::kept).collect();
                Ok(json!({"ok": true, "picks": picks}))
            }
            _ => Ok(json!({"ok": true, "save": save::write(pod)?})),
        }
    }

    fn begin(&mut self, setup: PodSetup) -> Answer {
        self.pod = Some(Pod::begin(setup)?);
        self.told = 0;
        self.tell()
    }

    fn load(&mut self, asked: &Asked) -> Answer {
        let text = asked.0["save"].as_str().ok_or_else(|| Refused::new("bad-save", "a save is a text"))?;
        let pod = save::read(text)?;
        self.told = pod.events().len();
        self.pod = Some(pod);
        self.tell()
    }

    /// Time is over, for a seat that picks or for all that build.
    fn time(&mut self, asked: &Asked) -> Answer {
        let pod = self.pod.as_mut().ok_or_else(|| Refused::new("no-pod", "there is no pod yet: say pod-new"))?;
        let building = matches!(pod.stage(), Stage::Build | Stage::Done);
        if !(building && asked.0["seat"].is_null()) {
            let seat = asked.seat(pod)?;
            pod.time_over(seat, asked.highlighted()?)?;
            return self.tell();
        }
        pod.all_done()?;
        let illegal = pod.illegal();
        let mut answer = self.tell()?;
        answer["illegal"] = json!(illegal);
        Ok(answer)
    }

    /// How far the pod is, what is asked, and what happened since the last answer.
    fn tell(&mut self) -> Answer {
        let Some(pod) = &self.pod else { return Err(Refused::new("no-pod", "there is no pod yet: say pod-new")) };
        let answer = showing::step(pod, self.told);
        self.told = pod.events().len();
        Ok(answer)
    }
}

/// Boosters without a pod.
fn packs(asked: &Asked, playable: &dyn Fn(&Printing) -> bool) -> Answer {
    let set = asked.0["set"].as_str().unwrap_or_default();
    let recipe = Recipe::of(set, playable).ok_or_else(|| Refusal::unknown_set(set))?;
    let count = match &asked.0["count"] {
        Value::Null => Some(1),
        count => count.as_u64().filter(|count| (1..=MOST_PACKS).contains(count)),
    };
    let Some(count) = count else {
        return Err(Refused::new("bad-count", format!("{} is not a number from 1 to {MOST_PACKS}", asked.0["count"])));
    };
    let boosters = Boosters::new(recipe, asked.seed()?).take(count as usize).enumerate();
    let packs: Vec<Value> = boosters
        .map(|(pack, cards)| {
            let cards: Vec<Value> =
                cards.iter().map(|(card, slot)| json!({"id": card.id, "slot": slot.word()})).collect();
            json!({"pack": pack, "set": recipe.set, "cards": cards})
        })
        .collect();
    Ok(json!({"ok": true, "packs": packs}))
}

fn suggestion(pod: &Pod, seat: usize) -> Answer {
    if !matches!(pod.stage(), Stage::Build | Stage::Done) {
        return Err(Refused::new("wrong-stage", "decks are built after the last pick"));
    }
    let deck: Value =
        serde_json::from_str(&suggest(pod, seat)).map_err(|why| Refused::new("internal", why.to_string()))?;
    Ok(json!({"ok": true, "deck": deck}))
}

/// What a bot would think at a seat that picks now.
fn advice(pod: &Pod, seat: usize) -> Answer {
    if !matches!(pod.stage(), Stage::Leaders | Stage::Packs) {
        return Err(Refused::new("wrong-stage", "there is nothing to pick any more"));
    }
    let (Some(choice), Some(sight)) = (pod.choice(seat), pod.sight(seat)) else {
        return Err(Refused::new("not-awaited", format!("nothing is asked of seat {seat} now")));
    };
    let said = advise(&sight);
    let scores = said.scores.iter().enumerate().filter(|_| choice.kind != ChoiceKind::Open);
    let advice: Vec<Value> = scores
        .map(|(option, score)| {
            let parts = json!({"card": score.card, "home": score.home, "curve": score.curve});
            json!({"option": option, "score": score.sum(), "parts": parts})
        })
        .collect();
    let total: i64 = said.homes.iter().map(|home| home.weight).sum::<i64>().max(1);
    let homes: Vec<Value> = said
        .homes
        .iter()
        .map(|home| {
            let weight = (home.weight * 100 + total / 2) / total;
            json!({"leader": home.leader.id, "aspect": home.aspect.name(), "weight": weight})
        })
        .collect();
    Ok(json!({"ok": true, "advice": advice, "homes": homes}))
}
