//! What each seat sees of the facts of a pick, and who learns something from them.

use super::{Scene, Unlimited, brief, statistics};
use hotseat::log::{Count, Fact as Readable, Named, Weight, Witnessed};
use hotseat::narration::Brief;
use seats::SeatSet;
use std::fmt;
use std::sync::Arc;
use swu_rules::fact::{Fact, What};
use swu_rules::look::Eyes;
use swu_rules::look::telling::{Called, Teller};

/// A fact as somebody saw it. It is put into words only when read: most never are, as continuing a game replays
/// everything that happened.
#[derive(Clone)]
pub struct Noticed {
    scene: Arc<Scene>,
    /// The facts told in one sentence.
    batch: Arc<[Fact]>,
    eyes: Eyes,
    /// How it matters to those who read it.
    pub weight: Weight,
    /// The ids of the cards whose faces it shows to those who saw it this way: cards looked at, or turned face up for
    /// everybody.
    pub faces: Vec<String>,
    /// Does it turn a hidden card face up for everybody?
    pub reveals: bool,
    /// What it adds to the statistics.
    pub count: Option<Count>,
    /// The units whose names do not say which one is meant.
    doubtful: Arc<Doubtful>,
}

/// The units on the table whose names do not say which one is meant, before or after a step.
#[derive(Default)]
pub(super) struct Doubtful {
    /// By handle: another one has the same name.
    twins: Vec<u16>,
    /// By handle: they were there before the step and are gone after it.
    gone: Vec<u16>,
    /// By handle: they came.
    new: Vec<u16>,
}

impl Doubtful {
    /// Of the units before and after a step, by handle and title.
    pub(super) fn between(before: &[(u16, &str)], after: &[(u16, &str)]) -> Doubtful {
        let new: Vec<&(u16, &str)> = after.iter().filter(|unit| !before.contains(unit)).collect();
        let all: Vec<&(u16, &str)> = before.iter().chain(new.iter().copied()).collect();
        let is_twin = |unit: &&&(u16, &str)| all.iter().any(|other| other.1 == unit.1 && other.0 != unit.0);
        let gone = before.iter().filter(|unit| after.iter().all(|other| other.0 != unit.0));
        Doubtful {
            twins: all.iter().filter(is_twin).map(|unit| unit.0).collect(),
            gone: gone.map(|unit| unit.0).collect(),
            new: new.iter().map(|unit| unit.0).collect(),
        }
    }

    /// The handles of those that a fact of this kind has to tell apart, or whose letters it gives or frees.
    fn marked(&self, what: What) -> Vec<u16> {
        let leaves = matches!(
            what,
            What::Defeated | What::Returned | What::Bottomed | What::Topped | What::Captured | What::WentHome
        );
        let comes = matches!(what, What::Played | What::Deployed | What::Created | What::Rescued);
        let gone = self.gone.iter().filter(|_| leaves);
        self.twins.iter().chain(gone).chain(self.new.iter().filter(|_| comes)).copied().collect()
    }
}

impl Noticed {
    /// The sentence, without a full stop.
    pub fn text(&self) -> String {
        let Scene { data, names } = &*self.scene;
        Teller { book: &data.book, names, eyes: self.eyes, marked: &[] }.tell_several(&self.batch)
    }
}

impl fmt::Display for Noticed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text())
    }
}

impl fmt::Debug for Noticed {
    /// Only what its eyes may read.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Noticed({})", self.text())
    }
}

impl Readable for Noticed {
    fn weight(&self) -> Weight {
        self.weight
    }

    fn reveals(&self) -> bool {
        self.reveals
    }

    fn brief(&self) -> Brief {
        let Scene { data, names } = &*self.scene;
        brief::of(&Teller { book: &data.book, names, eyes: self.eyes, marked: &[] }, &self.batch)
    }

    fn told(&self) -> (String, Vec<Named>) {
        let Scene { data, names } = &*self.scene;
        let marked = self.batch.first().map(|fact| self.doubtful.marked(fact.what)).unwrap_or_default();
        let teller = Teller { book: &data.book, names, eyes: self.eyes, marked: &marked };
        let (text, called) = Called::of(&teller.tell_several(&self.batch));
        (text, called.into_iter().map(|called| Named { at: called.at, id: called.handle }).collect())
    }

    fn count(&self) -> Option<Count> {
        self.count
    }
}

impl Unlimited {
    /// The facts with what each seat saw of them. The first fact of the kind `chosen` is what somebody did, not a
    /// result; `before` are the units that were in play before.
    pub(super) fn witnessed(
        &self,
        facts: &[Fact],
        chosen: Option<What>,
        before: &[(u16, &str)],
    ) -> Vec<Witnessed<Noticed>> {
        let doubtful = Arc::new(Doubtful::between(before, &self.game.titled_units(self.book())));
        let everyone = SeatSet::everyone(self.names().len());
        let alike = |one: &Fact, other: &Fact| {
            let owner = |fact: &Fact| fact.card.map(|card| card.controller);
            let alike = one.what == other.what && one.seat == other.seat && one.witnesses == other.witnesses;
            match one.what {
                What::Drew | What::Revealed => alike,
                What::Readied | What::Exhausted => alike && one.card.is_none() && other.card.is_none(),
                What::Looked => alike && one.amount == other.amount && owner(one) == owner(other),
                _ => false,
            }
        };
        let mut chosen = chosen;
        facts
            .chunk_by(alike)
            .map(|batch| {
                let fact = &batch[0];
                let is_done = chosen.take_if(|what| *what == fact.what).is_some();
                let faces = if fact.witnesses == everyone { self.faces(batch, TURNED_UP) } else { Vec::new() };
                let public = Noticed {
                    scene: Arc::clone(&self.scene),
                    batch: batch.into(),
                    eyes: Eyes::Public,
                    weight: if is_done { Weight::Action } else { weight(fact.what) },
                    faces,
                    reveals: fact.what == What::Revealed,
                    count: statistics::count(self.book(), batch),
                    doubtful: Arc::clone(&doubtful),
                };
                let mut closer = Vec::new();
                if fact.witnesses != everyone && !fact.witnesses.is_empty() {
                    let faces = self.faces(batch, &[What::Looked]);
                    closer.push((fact.witnesses, Noticed { eyes: Eyes::Judge, faces, ..public.clone() }));
                }
                Witnessed { public, closer, learned: learned(fact, everyone) }
            })
            .collect()
    }

    /// The ids of the cards shown by a batch of facts of these kinds.
    fn faces(&self, batch: &[Fact], sorts: &[What]) -> Vec<String> {
        let shown = batch.iter().filter(|fact| sorts.contains(&fact.what)).filter_map(|fact| fact.card);
        shown.map(|card| self.book().card(card.def).id.clone()).collect()
    }
}

/// The kinds that turn up a card hidden in a hand or a deck.
const TURNED_UP: &[What] = &[What::Revealed, What::Discarded];

/// Who knows more than before because of a fact: after a draw, a look, a reveal, a search, anything random.
fn learned(fact: &Fact, everyone: SeatSet) -> SeatSet {
    match fact.what {
        What::Drew | What::Looked | What::ResourcedTop => fact.witnesses,
        // Somebody else's resource: its face is new to the player who takes it.
        What::TookControl if fact.amount == 1 => SeatSet::one(fact.seat),
        What::Revealed | What::Shuffled | What::Searched | What::Mulliganed | What::Discarded => everyone,
        _ => SeatSet::EMPTY,
    }
}

/// How a fact matters to those who read the log.
fn weight(what: What) -> Weight {
    match what {
        What::Round | What::Regroup | What::RegroupAgain => Weight::Phase,
        What::Named | What::Number | What::Arena | What::Aspect | What::Trait => Weight::Consequence,
        What::FirstPlayer
        | What::Kept
        | What::Mulliganed
        | What::Played
        | What::Deployed
        | What::Used
        | What::Attacked
        | What::Initiative
        | What::Blast
        | What::Plan
        | What::Passed
        | What::Conceded
        | What::Won
        | What::Draw => Weight::Action,
        What::Defeated | What::Captured | What::Eliminated => Weight::Outcome,
        What::AttackedToo
        | What::Damage
        | What::Shielded
        | What::Healed
        | What::KeptUnique
        | What::ForceGained
        | What::ForceUsed
        | What::Collected
        | What::Moved
        | What::Readied
        | What::Drew
        | What::Discarded
        | What::Resourced
        | What::ResourcedTop
        | What::Returned
        | What::Bottomed
        | What::Topped
        | What::Revealed
        | What::Attached
        | What::Created
        | What::TookControl
        | What::ForceLost
        | What::CreditsCreated
        | What::CreditsDefeated
        | What::CreditsTaken
        | What::Flipped
        | What::Rescued
        | What::Changed
        | What::WentHome
        | What::CounterBack => Weight::Consequence,
        What::Triggered
        | What::Exhausted
        | What::CreditsUsed
        | What::Looked
        | What::Searched
        | What::Shuffled
        | What::Paid
        | What::ReadiedAll => Weight::Aside,
    }
}
