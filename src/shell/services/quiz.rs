//! The judge's quiz: which questions are asked, with which decks.

use super::{Services, any_seed};
use crate::games::Seated;
use crate::practice::lists::{of_set, sets};
use crate::practice::menu::Wish;
use crate::practice::quiz::posed::Posed;
use crate::practice::quiz::{self, Quiz};
use crate::practice::session::PracticeSession;
use crate::refusal::{PracticeFault, Refusal};

impl Services {
    /// The sets that a quiz can be played with.
    pub(crate) fn quiz_sets(&self) -> Vec<String> {
        sets(&self.data.book)
    }

    /// The questions of a quiz.
    pub(super) fn posed(&self, wish: &Wish) -> Result<Vec<Posed>, Refusal> {
        if !wish.topic.is_possible() {
            return Err(PracticeFault::NoTopic.into());
        }
        let decks: Vec<(String, String)> = match &wish.set {
            None => vec![(wish.deck.clone(), wish.against.clone())],
            Some(set) => {
                let keys = of_set(&self.data.book, set);
                let alone = keys.len() == 1;
                let pairs = keys.iter().flat_map(|own| keys.iter().map(move |other| (*own, *other)));
                let pairs = pairs.filter(|(own, other)| alone || own != other);
                pairs.map(|(own, other)| (own.to_owned(), other.to_owned())).collect()
            }
        };
        if decks.is_empty() {
            let sets = sets(&self.data.book).join(", ");
            return Err(PracticeFault::NoSet { set: wish.set.clone().unwrap_or_default(), sets }.into());
        }
        let seed = wish.seed.unwrap_or_else(any_seed) >> 1;
        let posed = |number: u16| {
            let seed = seed.wrapping_add(u64::from(number));
            let (deck, against) = decks[(seed % decks.len() as u64) as usize].clone();
            let first = wish.first.unwrap_or(number % 4 < 2);
            Posed { deck, against, first, seed, topic: wish.topic.clone() }
        };
        Ok((0..wish.count).map(posed).collect())
    }

    /// A quiz on the table.
    pub(super) fn quiz(&self, items: Vec<Posed>, wish: &Wish) -> Result<Seated, Refusal> {
        let decks = self.decks_called(items.iter().flat_map(|item| [&item.deck, &item.against]))?;
        let order = quiz::Order { items, decks, people: wish.people.clone() };
        let quiz = Quiz::begin(&self.data, order, self.progress(), self.keeper.clone())?;
        Ok(Seated::Unlimited(Box::new(PracticeSession::new(quiz)?)))
    }
}
