//! Boosters and pods over the wire: `packs` and everything that begins with `pod-`.

mod request;
mod save;
mod showing;

pub(crate) use request::PodRequest;

use super::answers::{
    Counted, Fault, Pack, PackCard, Packs, PodAdvice, PodDeck, PodHome, PodLog, PodParts, PodPool, PodStep,
    PodSuggestion, PodWorth, PoolCards, Saved, answer,
};
use super::field::Field;
use super::request::Refused;
use request::{Boosters as AskedBoosters, option, seat, seed};
use serde::Deserialize;
use serde_json::{Value, json};
use swu_cards::catalog::Printing;
use swu_decks::limited::{
    Boosters, ChoiceKind, Home, Pod, PodSetup, Recipe, Refusal, Score, Slot, Stage, advise, suggest,
};

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
        Refused::new(refusal.code.as_str(), refusal.sentence)
            .with_faults(refusal.faults.iter().map(Fault::from).collect())
    }
}

fn no_pod() -> Refused {
    Refused::new("no-pod", "there is no pod yet: say pod-new")
}

impl Limited {
    /// Answers one of [`REQUESTS`]. An error changes nothing.
    pub(crate) fn answer(&mut self, word: &str, value: Value, playable: &dyn Fn(&Printing) -> bool) -> Answer {
        let request =
            PodRequest::deserialize(value).map_err(|why| Refused::new("bad-request", format!("{word}: {why}")))?;
        match request {
            PodRequest::Packs(asked) => packs(&asked, playable),
            PodRequest::PodNew(asked) => self.begin(asked.setup(playable)?),
            PodRequest::PodLoad { save } => self.load(&save),
            PodRequest::PodPick { seat: who, option: which } => {
                let pod = self.there_is()?;
                pod.answer(seat(&who, pod)?, option(&which)?)?;
                self.tell()
            }
            PodRequest::PodLeave(asked) => {
                let pod = self.there_is()?;
                pod.go(seat(&asked.seat, pod)?)?;
                self.tell()
            }
            PodRequest::PodTime { seat, highlighted } => self.time(&seat, &highlighted),
            PodRequest::PodLock(asked) => {
                let pod = self.there_is()?;
                pod.done(seat(&asked.seat, pod)?)?;
                self.tell()
            }
            PodRequest::PodDeck { seat: who, deck } => {
                let pod = self.there_is()?;
                let faults: Vec<Fault> =
                    pod.deck(seat(&who, pod)?, &deck.to_string())?.iter().map(Fault::from).collect();
                answer(&PodDeck { ok: true, legal: faults.is_empty(), faults })
            }
            PodRequest::PodView(asked) => {
                let pod = self.there_is()?;
                let view = pod.sight(seat(&asked.seat, pod)?).map(|sight| showing::view(pod, &sight));
                Ok(json!({"ok": true, "view": view}))
            }
            PodRequest::PodPool(asked) => {
                let pod = self.there_is()?;
                pool(pod, seat(&asked.seat, pod)?)
            }
            PodRequest::PodSuggest(asked) => {
                let pod = self.there_is()?;
                suggestion(pod, seat(&asked.seat, pod)?)
            }
            PodRequest::PodAdvice(asked) => {
                let pod = self.there_is()?;
                advice(pod, seat(&asked.seat, pod)?)
            }
            PodRequest::PodLog => {
                let picks = self.there_is()?.log()?.iter().enumerate().map(showing::kept).collect();
                answer(&PodLog { ok: true, picks })
            }
            PodRequest::PodSave => answer(&Saved { ok: true, save: save::write(self.there_is()?)? }),
            PodRequest::PodState => Ok(json!({"ok": true, "state": showing::state(self.there_is()?)})),
        }
    }

    fn there_is(&mut self) -> Result<&mut Pod, Refused> {
        self.pod.as_mut().ok_or_else(no_pod)
    }

    fn begin(&mut self, setup: PodSetup) -> Answer {
        self.pod = Some(Pod::begin(setup)?);
        self.told = 0;
        self.tell()
    }

    fn load(&mut self, save: &Field<String>) -> Answer {
        let text = save.get().ok_or_else(|| Refused::new("bad-save", "a save is a text"))?;
        let pod = save::read(&text)?;
        self.told = pod.events().len();
        self.pod = Some(pod);
        self.tell()
    }

    /// Time is over, for a seat that picks or for all that build.
    fn time(&mut self, who: &Field<usize>, highlighted: &Field<usize>) -> Answer {
        let pod = self.there_is()?;
        let building = matches!(pod.stage(), Stage::Build | Stage::Done);
        if !(building && who.written().is_null()) {
            let seat = seat(who, pod)?;
            let highlighted = if highlighted.written().is_null() { None } else { Some(option(highlighted)?) };
            pod.time_over(seat, highlighted)?;
            return self.tell();
        }
        pod.all_done()?;
        let illegal = pod.illegal();
        let mut step = self.step()?;
        step.illegal = Some(illegal);
        answer(&step)
    }

    /// How far the pod is, what is asked, and what happened since the last answer.
    fn tell(&mut self) -> Answer {
        answer(&self.step()?)
    }

    fn step(&mut self) -> Result<PodStep, Refused> {
        let pod = self.pod.as_ref().ok_or_else(no_pod)?;
        let step = showing::step(pod, self.told);
        self.told = pod.events().len();
        Ok(step)
    }
}

/// Boosters without a pod.
fn packs(asked: &AskedBoosters, playable: &dyn Fn(&Printing) -> bool) -> Answer {
    let set = asked.set.get().unwrap_or_default();
    let recipe = Recipe::of(&set, playable).ok_or_else(|| Refusal::unknown_set(&set))?;
    let count = asked.count.or("count", "bad-count", 1)?;
    if !(1..=MOST_PACKS).contains(&count) {
        return Err(Refused::new("bad-count", format!("{count} is not a number from 1 to {MOST_PACKS}")));
    }
    let boosters = Boosters::new(recipe, seed(&asked.seed)?).take(count as usize).enumerate();
    let packs = boosters.map(|(pack, cards)| {
        let card = |(card, slot): &(&Printing, Slot)| PackCard { id: card.id.to_owned(), slot: *slot };
        Pack { pack, set: recipe.set.to_owned(), cards: cards.iter().map(card).collect() }
    });
    answer(&Packs { ok: true, packs: packs.collect() })
}

fn pool(pod: &Pod, seat: usize) -> Answer {
    let pool = pod.pool(seat)?;
    let cards = pool.iter().map(|(id, (_, count))| Counted { id: (*id).to_owned(), count: *count }).collect();
    answer(&PodPool { ok: true, pool: PoolCards { cards } })
}

fn suggestion(pod: &Pod, seat: usize) -> Answer {
    if !matches!(pod.stage(), Stage::Build | Stage::Done) {
        return Err(Refused::new("wrong-stage", "decks are built after the last pick"));
    }
    let deck = serde_json::from_str(&suggest(pod, seat)).map_err(|why| Refused::new("internal", why.to_string()))?;
    answer(&PodSuggestion { ok: true, deck })
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
    let total: i64 = said.homes.iter().map(|home| home.weight).sum::<i64>().max(1);
    let homes = said.homes.iter().map(|home| self::home(home, total)).collect();
    answer(&PodAdvice { ok: true, advice: scores.map(worth).collect(), homes })
}

fn worth((option, score): (usize, &Score)) -> PodWorth {
    let parts = PodParts { card: score.card, home: score.home, curve: score.curve };
    PodWorth { option, score: score.sum(), parts }
}

fn home(home: &Home, total: i64) -> PodHome {
    let weight = (home.weight * 100 + total / 2) / total;
    PodHome { leader: home.leader.id.to_owned(), aspect: home.aspect.name().to_owned(), weight }
}
