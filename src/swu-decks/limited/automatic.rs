//! What happens without a person: last boosters and last cards (formats.md P-4), the picks and decks of bots, and the
//! picks of seats that were left (P-16). All of it is recorded, so that a journal does not depend on how bots think.

use super::bot;
use super::builder;
use super::choice::{Choice, ChoiceKind};
use super::pod::{Pod, Stage};
use super::record::{Auto, Record};
use super::refusal::Refusal;
use seats::keyed;

impl Pod {
    /// Does everything that now happens automatically.
    pub fn settle(&mut self) {
        while self.settle_one() {}
    }

    /// Begins a pod: new, and settled.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn begin(setup: super::setup::PodSetup) -> Result<Pod, Refusal> {
        setup.are_told_apart()?;
        let mut pod = Pod::new(setup)?;
        pod.settle();
        Ok(pod)
    }

    fn settle_one(&mut self) -> bool {
        (0..self.seats.len()).any(|seat| match self.stage {
            Stage::Leaders | Stage::Packs => self.choose_alone(seat),
            Stage::Build => self.build_alone(seat),
            Stage::Done => false,
        })
    }

    /// Makes a seat's choice, if a person does not have to make it. True if it did.
    fn choose_alone(&mut self, seat: usize) -> bool {
        let Some(choice) = self.choice(seat) else { return false };
        let own = &self.seats[seat];
        let (option, auto) = if choice.options.len() == 1 {
            (0, Auto::Last)
        } else if own.bot {
            (self.bots_pick(&choice), Auto::Bot)
        } else if own.left {
            (self.lot(&choice), Auto::Left)
        } else {
            return false;
        };
        self.take(&choice, option, Some(auto)).is_ok()
    }

    fn bots_pick(&self, choice: &Choice) -> usize {
        match (choice.kind, self.sight(choice.seat)) {
            (ChoiceKind::Open, _) | (_, None) => 0,
            (_, Some(sight)) => {
                let lot = keyed::labelled_word(self.setup.seed, "bot ties", place(choice));
                bot::pick(&sight, lot)
            }
        }
    }

    fn lot(&self, choice: &Choice) -> usize {
        let options = choice.options.len().max(1) as u64;
        (keyed::labelled_word(self.setup.seed, "leavers", place(choice)) % options) as usize
    }

    /// Builds a bot's deck and marks it done.
    fn build_alone(&mut self, seat: usize) -> bool {
        let own = &self.seats[seat];
        if !own.bot || own.locked {
            return false;
        }
        let deck = own.deck.is_none().then(|| builder::suggest(self, seat));
        let brought = deck.is_none_or(|list| self.apply(&Record::Deck { seat, list }).is_ok());
        brought && self.apply(&Record::Lock { seat }).is_ok()
    }
}

/// The position in its stream where the luck of a choice is: the same in whatever order the seats choose.
fn place(choice: &Choice) -> u64 {
    let kind = u64::from(choice.kind == ChoiceKind::Open);
    ((choice.seat as u64 * 4 + u64::from(choice.round)) * 16 + u64::from(choice.pick)) * 2 + kind
}
