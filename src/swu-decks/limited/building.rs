//! Decks from pools (formats.md L-1 to L-9).

use super::card::Slot;
use super::pod::{Pod, PodEvent, Stage, not_awaited};
use super::record::Record;
use super::refusal::{Refusal, RefusalCode};
use super::setup::PodKind;
use crate::formats::{Fault, Format, Pool, Profile, Severity, Terms, Unreadable, import, judge};
use std::collections::BTreeMap;
use swu_cards::catalog::{Catalogue, Printing};

impl Pod {
    /// What a seat owns, by id; in sealed, with the bases it opened.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn pool(&self, seat: usize) -> Result<BTreeMap<&'static str, (&'static Printing, u32)>, Refusal> {
        let own = self.seat(seat)?;
        let mut cards = BTreeMap::new();
        for card in own.leaders.iter().chain(&own.picks) {
            cards.entry(card.printing.id).or_insert((card.printing, 0)).1 += 1;
        }
        Ok(cards)
    }

    /// A person's deck: kept, legal or not. Returns everything that is wrong with it.
    ///
    /// # Errors
    /// It is not a deck at all, or it is not the time for it; nothing has changed.
    pub fn deck(&mut self, seat: usize, list: &str) -> Result<Vec<Fault>, Refusal> {
        self.builds(seat)?;
        let faults = self.judged(seat, list).map_err(|unreadable| unreadable_deck(seat, unreadable))?;
        self.apply(&Record::Deck { seat, list: list.to_owned() })?;
        Ok(faults)
    }

    /// A person is done building.
    ///
    /// # Errors
    /// The deck is not legal, or it is not the time for it; nothing has changed.
    pub fn done(&mut self, seat: usize) -> Result<Vec<Record>, Refusal> {
        self.builds(seat)?;
        let faults = self.faults(seat);
        if !faults.is_empty() {
            let codes: Vec<String> = faults.iter().map(|fault| format!("{} [{}]", fault.code, fault.rule)).collect();
            let sentence = format!("the deck of seat {seat} is not legal: {}", codes.join(", "));
            return Err(Refusal { faults, ..Refusal::new(RefusalCode::IllegalDeck, sentence) });
        }
        let record = Record::Lock { seat };
        self.apply(&record)?;
        Ok(vec![record])
    }

    /// The time for building is over: all decks stay as they are (formats.md L-7, A9).
    ///
    /// # Errors
    /// Nobody is building.
    pub fn all_done(&mut self) -> Result<Vec<Record>, Refusal> {
        self.apply(&Record::LockAll)?;
        Ok(vec![Record::LockAll])
    }

    /// The seats of people whose deck is not legal.
    pub fn illegal(&self) -> Vec<usize> {
        let people = (0..self.seats.len()).filter(|seat| !self.seats[*seat].bot && !self.seats[*seat].left);
        people.filter(|seat| !self.faults(*seat).is_empty()).collect()
    }

    /// What is wrong with the deck that a seat brings.
    pub fn faults(&self, seat: usize) -> Vec<Fault> {
        let list = self.seats.get(seat).and_then(|own| own.deck.as_deref()).unwrap_or(NO_DECK);
        self.judged(seat, list).unwrap_or_else(|unreadable| unreadable.faults)
    }

    /// Everything that is wrong with a list for a seat.
    fn judged(&self, seat: usize, list: &str) -> Result<Vec<Fault>, Unreadable> {
        let list = import(list.as_bytes(), Catalogue::embedded())?;
        let mut pool = Pool::default();
        let cards = self.pool(seat).unwrap_or_default();
        cards.values().for_each(|(printing, copies)| pool.add(printing, *copies));
        let profile = match Profile::named(PROFILE) {
            Ok(profile) => profile,
            Err(_) => return Ok(Vec::new()),
        };
        let verdict = judge(&list, &Terms { pool: Some(&pool), ..Terms::of(Format::Limited, profile) });
        Ok(verdict.faults.into_iter().filter(|fault| fault.severity > Severity::Warning).collect())
    }

    /// May the person at this seat change a deck?
    fn builds(&self, seat: usize) -> Result<(), Refusal> {
        let own = self.seat(seat)?;
        if self.stage != Stage::Build {
            return Err(wrong_stage(self.stage));
        }
        if own.bot || own.left || own.locked { Err(not_awaited(seat)) } else { Ok(()) }
    }

    pub(super) fn bring(&mut self, seat: usize, list: &str) -> Result<(), Refusal> {
        self.seat(seat)?;
        if self.stage != Stage::Build {
            return Err(wrong_stage(self.stage));
        }
        self.judged(seat, list).map_err(|unreadable| unreadable_deck(seat, unreadable))?;
        self.seats[seat].deck = Some(list.to_owned());
        Ok(())
    }

    pub(super) fn lock(&mut self, seat: usize) -> Result<(), Refusal> {
        self.seat(seat)?;
        if self.stage != Stage::Build {
            return Err(wrong_stage(self.stage));
        }
        if self.seats[seat].locked {
            return Err(not_awaited(seat));
        }
        self.seats[seat].locked = true;
        self.events.push(PodEvent::Locked { seat });
        self.finish_if_locked();
        Ok(())
    }

    /// The time for building starts now.
    pub(super) fn time_building(&mut self, since: u64) -> Result<(), Refusal> {
        if self.stage != Stage::Build || self.building_since.is_some() {
            return Err(wrong_stage(self.stage));
        }
        self.building_since = Some(since);
        Ok(())
    }

    pub(super) fn lock_all(&mut self) -> Result<(), Refusal> {
        if self.stage != Stage::Build {
            return Err(wrong_stage(self.stage));
        }
        for seat in 0..self.seats.len() {
            if !std::mem::replace(&mut self.seats[seat].locked, true) {
                self.events.push(PodEvent::Locked { seat });
            }
        }
        self.finish_if_locked();
        Ok(())
    }

    pub(super) fn finish_if_locked(&mut self) {
        if self.stage == Stage::Build && self.seats.iter().all(|seat| seat.locked || seat.left) {
            self.stage = Stage::Done;
            self.events.push(PodEvent::Began { stage: Stage::Done, round: 0 });
        }
    }

    /// The common bases of this pod's sets: anybody who plays in it may take one (formats.md L-5).
    pub(super) fn basics(&self) -> Vec<&'static Printing> {
        let catalogue = Catalogue::embedded();
        let recipes = self.setup.sets.iter().filter_map(|set| super::recipe::Recipe::of_set(set));
        recipes.flat_map(|recipe| recipe.bases.iter().filter_map(|id| catalogue.get(id))).collect()
    }

    /// Is it a pod whose pools contain the bases that were opened?
    pub fn is_sealed(&self) -> bool {
        self.setup.kind == PodKind::Sealed
    }
}

/// The deck of a seat that has built nothing.
const NO_DECK: &str = r#"{"deck": []}"#;

/// The profile whose common bases are free (formats.md L-5, A7).
const PROFILE: &str = "all-sets";

fn unreadable_deck(seat: usize, unreadable: Unreadable) -> Refusal {
    let reasons: Vec<String> = unreadable.faults.iter().map(ToString::to_string).collect();
    let sentence = format!("the deck of seat {seat} cannot be read: {}", reasons.join("; "));
    Refusal { faults: unreadable.faults, ..Refusal::new(RefusalCode::IllegalDeck, sentence) }
}

fn wrong_stage(stage: Stage) -> Refusal {
    let sentence = match stage {
        Stage::Leaders | Stage::Packs => "decks are built after the last pick",
        Stage::Build => "decks are being built",
        Stage::Done => "everybody is done building",
    };
    Refusal::new(RefusalCode::WrongStage, sentence)
}

/// Is it a card that belongs in a deck?
pub(super) fn is_deck_card(card: &super::card::PodCard) -> bool {
    card.slot != Slot::Leader && card.printing.kind.is_deck_card()
}
