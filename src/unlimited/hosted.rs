//! The game at one keyboard: what the hot-seat shell needs to host it.

mod known;
mod setup;

pub use known::Known;
pub use setup::{Setup, Start};

use super::cards::library::{CardIndex, Library};
use super::rules::book::Book;
use super::rules::decision::Choice;
use super::rules::fact::{Fact, Log, What};
use super::rules::game::Game;
use super::rules::look::telling::Teller;
use super::rules::look::{Eyes, needs_hand};
use super::rules::redeal::{Lists, Memory};
use super::rules::view::{DecisionKind, OptionView, PhaseView, Verb, Via, View};
use crate::hotseat::hosted::{Applied, Awaits, Hosted, Need, Outcome};
use crate::hotseat::key::SeatKey;
use crate::hotseat::log::{Fact as Readable, Weight, Witnessed};
use crate::seats::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The card data that games are played with, loaded once.
pub struct CardData {
    /// All printed cards.
    pub library: Library,
    /// The same, compiled for play.
    pub book: Book,
}

impl CardData {
    /// Compiles a library.
    pub fn of(library: Library) -> CardData {
        let book = Book::of(&library);
        CardData { library, book }
    }
}

/// A game with its card data and the players' names.
#[derive(Clone)]
pub struct Unlimited {
    data: Arc<CardData>,
    names: Vec<String>,
    game: Game,
    /// What happened before the first decision.
    opening: Vec<Fact>,
    /// What each seat was shown, beside what it sees.
    memories: BySeat<Memory>,
}

/// A choice, written as what was meant: the verb, and the card, seat, ability, number or name it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    /// What is done.
    pub verb: Verb,
    /// The card's handle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<u16>,
    /// The seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The ability of the card, or the place of a waiting trigger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// The number or entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the card is played, if not in the ordinary way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<Via>,
}

impl Pick {
    /// What picking this option means. A waiting trigger is named by its place; its card is only there to be read.
    pub fn of(option: &OptionView) -> Pick {
        Pick {
            verb: option.verb,
            card: option.handle().filter(|_| option.verb != Verb::Trigger),
            seat: option.seat,
            ability: option.ability,
            number: option.number,
            name: option.name.clone(),
            via: option.via,
        }
    }
}

/// A fact as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// The sentence.
    pub text: String,
    /// What it is to those who read it.
    pub weight: Weight,
    /// The ids of the cards that were looked at, for who looked.
    pub looked: Vec<String>,
    /// Does it turn a hidden card up for everybody?
    pub reveals: bool,
}

impl fmt::Display for Noticed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl Readable for Noticed {
    fn weight(&self) -> Weight {
        self.weight
    }

    fn reveals(&self) -> bool {
        self.reveals
    }
}

impl Unlimited {
    /// The players' names in table order.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The view of these eyes.
    fn seen(&self, eyes: Eyes) -> View {
        let mut view = self.game.view(&self.data.book, &self.names, eyes);
        self.game.foresee(&self.data.book, &self.names, eyes, &mut view);
        view
    }

    /// The facts with what each seat saw of them.
    fn witnessed(&self, facts: &[Fact]) -> Vec<Witnessed<Noticed>> {
        let everyone = SeatSet::everyone(self.names.len());
        let teller = |eyes: Eyes| Teller { book: &self.data.book, names: &self.names, eyes };
        let alike = |one: &Fact, other: &Fact| {
            let owner = |fact: &Fact| fact.card.map(|card| card.controller);
            let alike = one.what == other.what && one.seat == other.seat && one.witnesses == other.witnesses;
            match one.what {
                What::Drew => alike,
                What::Looked => alike && one.amount == other.amount && owner(one) == owner(other),
                _ => false,
            }
        };
        facts
            .chunk_by(alike)
            .map(|batch| {
                let fact = &batch[0];
                let weight = weight(fact.what);
                let reveals = fact.what == What::Revealed;
                let text = teller(Eyes::Public).tell_several(batch);
                let public = Noticed { text, weight, looked: Vec::new(), reveals };
                let mut closer = Vec::new();
                if fact.witnesses != everyone && !fact.witnesses.is_empty() {
                    let text = teller(Eyes::Judge).tell_several(batch);
                    closer.push((fact.witnesses, Noticed { text, weight, looked: self.looked(batch), reveals }));
                }
                Witnessed { public, closer, learned: learned(fact, everyone) }
            })
            .collect()
    }

    /// The ids of the cards that a batch of facts shows to who looks.
    fn looked(&self, batch: &[Fact]) -> Vec<String> {
        let looked = batch.iter().filter(|fact| fact.what == What::Looked).filter_map(|fact| fact.card);
        looked.map(|card| self.data.book.card(card.def).id.clone()).collect()
    }

    /// The place of a pick in the list of the awaited decision.
    fn place_of(&self, pick: &Pick) -> Option<usize> {
        self.game.decision()?.options.iter().position(|choice| self.meaning(*choice) == *pick)
    }

    /// What picking a choice means: what [`Pick::of`] says of its option.
    fn meaning(&self, choice: Choice) -> Pick {
        let card = |uid| Some(self.game.handle(uid));
        let mut pick =
            Pick { verb: choice.verb(), card: None, seat: None, ability: None, number: None, name: None, via: None };
        match choice {
            Choice::Play(uid, _, mode) => {
                pick.card = card(uid);
                (pick.via, pick.ability) = (mode.via(), mode.nth());
            }
            Choice::Attack(uid)
            | Choice::Deploy(uid)
            | Choice::DeployPilot(uid)
            | Choice::Card(uid)
            | Choice::Top(uid)
            | Choice::Bottom(uid)
            | Choice::Resource(uid) => pick.card = card(uid),
            Choice::Use(uid, _, number) => {
                pick.card = card(uid);
                pick.ability = Some(number);
            }
            Choice::Seat(seat) => pick.seat = Some(seat),
            Choice::Mode(mode) => pick.number = Some(i16::from(mode)),
            Choice::Number(number) => pick.number = Some(number),
            Choice::Name(title) => pick.name = self.data.book.title(title).map(str::to_owned),
            Choice::Trigger(place) | Choice::Delayed(place) => pick.ability = u8::try_from(place).ok(),
            Choice::Blast => pick.name = Some("blast".to_owned()),
            Choice::Plan => pick.name = Some("plan".to_owned()),
            Choice::Initiative
            | Choice::Pass
            | Choice::Yes
            | Choice::No
            | Choice::Done
            | Choice::Skip
            | Choice::Keep
            | Choice::Mulligan => {}
        }
        pick
    }
}

/// Who knows more than before because of a fact: after a draw, a look, a reveal, a search, anything by chance.
fn learned(fact: &Fact, everyone: SeatSet) -> SeatSet {
    match fact.what {
        What::Drew | What::Looked | What::ResourcedTop => fact.witnesses,
        // A resource of somebody else: its face is new to whoever takes it.
        What::TookControl if fact.amount == 1 => SeatSet::one(fact.seat),
        What::Revealed | What::Shuffled | What::Searched | What::Mulliganed | What::Discarded => everyone,
        _ => SeatSet::EMPTY,
    }
}

/// What a fact is to those who read the log.
fn weight(what: What) -> Weight {
    match what {
        What::Round | What::Regroup => Weight::Phase,
        What::FirstPlayer
        | What::Kept
        | What::Mulliganed
        | What::Played
        | What::Deployed
        | What::Used
        | What::Attacked
        | What::AttackedToo
        | What::Initiative
        | What::Blast
        | What::Plan
        | What::Passed
        | What::Conceded
        | What::Won
        | What::Draw => Weight::Action,
        What::Triggered
        | What::Damage
        | What::Shielded
        | What::Healed
        | What::KeptUnique
        | What::Defeated
        | What::ForceGained
        | What::ForceUsed
        | What::Moved
        | What::Exhausted
        | What::Readied
        | What::Drew
        | What::Discarded
        | What::Resourced
        | What::ResourcedTop
        | What::Returned
        | What::Bottomed
        | What::Topped
        | What::Looked
        | What::Revealed
        | What::Searched
        | What::Shuffled
        | What::Attached
        | What::Created
        | What::TookControl
        | What::Flipped
        | What::Captured
        | What::Rescued
        | What::Changed
        | What::Named
        | What::Number
        | What::Arena
        | What::Paid
        | What::Eliminated
        | What::WentHome
        | What::CounterBack
        | What::ReadiedAll => Weight::Consequence,
    }
}

impl Hosted for Unlimited {
    const GAME: &'static str = "unlimited";
    type Data = Arc<CardData>;
    type Setup = Setup;
    type Pick = Pick;
    type Public = View;
    type View = View;
    type Fact = Noticed;

    fn start(data: &Arc<CardData>, setup: &Setup, seed: u64) -> Result<Unlimited, String> {
        Unlimited::start_keyed(data, setup, seed, None)
    }

    fn start_keyed(data: &Arc<CardData>, setup: &Setup, seed: u64, key: Option<[u8; 32]>) -> Result<Unlimited, String> {
        let mut log = Log::keeping();
        let (game, names) = setup::begin(&data.book, setup, seed, key, &mut log)?;
        let mut memories = BySeat::new(names.len(), Memory::new);
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        Ok(Unlimited { data: Arc::clone(data), names, game, opening: log.facts, memories })
    }

    fn names(setup: &Setup) -> Option<&[String]> {
        Some(&setup.names)
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn awaits(&self) -> Option<Awaits> {
        let decision = self.game.decision()?;
        let need = match (decision.private, decision.kind) {
            (true, _) => Need::Hand,
            (false, DecisionKind::Action) => Need::Maybe,
            (false, _) => Need::Nothing,
        };
        Some(Awaits::one(decision.seat, need))
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.game.over()?;
        let winners: SeatSet = over.winners.iter().copied().collect();
        Some(if winners.is_empty() { Outcome::Draw } else { Outcome::Won(winners) })
    }

    fn place(&self) -> String {
        if let Some(over) = self.game.over() {
            let winners: Vec<&str> =
                over.winners.iter().filter_map(|seat| self.names.get(seat.index())).map(String::as_str).collect();
            return match winners.as_slice() {
                [] => "The game is a draw".to_owned(),
                [winner] => format!("{winner} won"),
                several => format!("{} won together", several.join(" and ")),
            };
        }
        let phase = match self.game.phase() {
            PhaseView::Setup => return "Setup".to_owned(),
            PhaseView::Regroup => "regroup phase",
            PhaseView::Action | PhaseView::Over => "action phase",
        };
        format!("Round {}, {phase}", self.game.round())
    }

    fn public(&self) -> View {
        self.seen(Eyes::Public)
    }

    fn view(&self, key: &SeatKey) -> View {
        self.seen(Eyes::Of(key.seat()))
    }

    fn is_public(&self, pick: &Pick) -> bool {
        let Some(decision) = self.game.decision().filter(|decision| !decision.private) else { return false };
        let open = |choice: &Choice| !needs_hand(decision.kind, *choice) && self.meaning(*choice) == *pick;
        pick.verb != Verb::Play || decision.options.iter().any(open)
    }

    fn is_shown(fact: &Noticed) -> bool {
        !fact.looked.is_empty()
    }

    fn apply(&mut self, by: Seat, pick: &Pick) -> Result<Applied<Noticed>, String> {
        if self.game.decision().is_some_and(|decision| decision.seat != by) {
            return Err("somebody else decides now".to_owned());
        }
        let Some(place) = self.place_of(pick) else {
            return Err(match self.game.over() {
                Some(_) => "the game is over".to_owned(),
                None => "this cannot be chosen now".to_owned(),
            });
        };
        let mut log = Log::keeping();
        let data = Arc::clone(&self.data);
        self.game.choose(&data.book, place, &mut log).map_err(|error| error.to_string())?;
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        let mut facts = std::mem::take(&mut self.opening);
        facts.append(&mut log.facts);
        Ok(Applied { facts: self.witnessed(&facts) })
    }

    fn concede(&mut self, seat: Seat) -> Result<Applied<Noticed>, String> {
        if self.game.over().is_some() {
            return Err("the game is over".to_owned());
        }
        if self.game.eliminated(seat) {
            return Err("this player is out of the game".to_owned());
        }
        let mut log = Log::keeping();
        let data = Arc::clone(&self.data);
        self.game.concede(&data.book, seat, &mut log);
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        Ok(Applied { facts: self.witnessed(&log.facts) })
    }

    fn stop_after(&mut self, round: u16) -> Result<(), String> {
        self.game.stop_after(round);
        Ok(())
    }

    fn redeal(&self, key: &SeatKey, seed: u64) -> Option<Unlimited> {
        let (book, memory) = (&self.data.book, self.memories.get(key.seat())?);
        let game = self.game.redeal(book, memory, &Lists::Closed, seed)?;
        // Cards were named anew: nothing is remembered by their old names.
        let memories = BySeat::new(self.names.len(), Memory::new);
        Some(Unlimited { data: Arc::clone(&self.data), names: self.names.clone(), game, opening: Vec::new(), memories })
    }

    fn fingerprint(&self) -> u64 {
        self.game.fingerprint(&self.data.book)
    }

    fn used(&self) -> BTreeMap<String, u64> {
        // A book has its cards in the order of its library.
        self.data.library.used(self.game.printed().map(|def| CardIndex(def.0)))
    }
}
