//! Credits and other tokens that a text defeats by number (rules 31.5, 36.5).

use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{Effect, Hold, NOBODY};
use seats::{Seat, SeatSet};
use swu_language::ability::{Is, Selector, Who};
use swu_view::DecisionKind;

/// The entry of a list of tokens that is the Force.
pub(crate) const THE_FORCE: u8 = 0;
/// The entry of a list of tokens that is a Credit.
pub(crate) const A_CREDIT: u8 = 1;

impl Rules<'_> {
    /// Those of the players meant who have a Credit.
    pub(crate) fn holders(&self, e: &Effect, who: Who) -> SeatSet {
        self.players(e, who).iter().filter(|seat| self.table.sides[*seat].credits > 0).collect()
    }

    /// Chooses one of them, who becomes "that player"; nobody if none of them has a Credit.
    pub(crate) fn choose_holder(&mut self, e: &mut Effect, who: Who, choice: Option<Choice>) -> Flow {
        let seats = self.holders(e, who);
        let chosen = match choice {
            Some(Choice::Seat(seat)) => Some(seat),
            _ if seats.len() > 1 => {
                let mut options = self.list();
                let order = e.controller.clockwise(self.table.seats());
                options.extend(order.filter(|seat| seats.has(*seat)).map(Choice::Seat));
                let seat = self.chooser_of(e);
                self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), false, options);
                return Flow::Again;
            }
            _ => seats.iter().next(),
        };
        e.player = chosen.map_or(NOBODY, |seat| seat.0);
        e.done_in_full = chosen.is_some();
        Flow::Next
    }

    /// Defeats any number of one's Credits.
    pub(crate) fn defeat_any_credits(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        let seat = self.payer(e);
        let most = i16::from(self.table.sides[seat].credits);
        if choice.is_none() && most > 0 && e.hold != Hold::Released {
            let mut options = self.list();
            options.extend((0..=most).rev().map(Choice::Number));
            let chooser = self.chooser_of(e);
            self.ask(chooser, DecisionKind::Number, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        let amount = super::amounts::chosen_number(e, choice);
        if e.hold == Hold::Held {
            return Flow::Stand;
        }
        e.amount_done = self.defeat_credits(seat, amount);
        e.done_in_full = e.amount_done > 0;
        Flow::Next
    }

    /// Defeats any number of one's tokens: the Force and Credits as they are chosen, which nothing sees before the
    /// units and upgrades, which go together.
    pub(crate) fn defeat_any_tokens(&mut self, e: &mut Effect, choice: Option<Choice>) -> Flow {
        let seat = self.payer(e);
        if e.picked() == 0 && choice.is_none() {
            e.amount_done = 0;
        }
        self.keep_pick(e, choice);
        if let Some(Choice::Mode(entry)) = choice {
            self.defeat_uncarded(seat, entry);
            e.amount_done += 1;
        }
        let mut options = self.list();
        if choice != Some(Choice::Done) {
            self.token_options(e, seat, &mut options);
        }
        let picked = self.picks(e).to_vec();
        options.retain(|option| !matches!(option, Choice::Card(uid) if picked.iter().any(|pick| pick.uid == *uid)));
        if !options.is_empty() {
            options.push(Choice::Done);
            let chooser = self.chooser_of(e);
            self.ask(chooser, DecisionKind::Target, e.source, self.prompt(e), false, options);
            return Flow::Again;
        }
        self.table.scratch.spare = options;
        self.defeat_tokens(seat, &picked);
        e.amount_done += picked.len() as i16;
        e.done_in_full = e.amount_done > 0;
        self.sentence_end(e);
        Flow::Next
    }

    /// Every token of a player, as one option each; one stands for all Credits.
    pub(crate) fn token_options(&self, e: &Effect, seat: Seat, options: &mut Vec<Choice>) {
        self.visit(e, &token_cards(), &mut |token| {
            options.push(Choice::Card(token.uid));
            false
        });
        let side = &self.table.sides[seat];
        options.extend(side.force.then_some(Choice::Mode(THE_FORCE)));
        options.extend((side.credits > 0).then_some(Choice::Mode(A_CREDIT)));
    }

    /// Has the player any token?
    pub(crate) fn has_token(&self, e: &Effect, seat: Seat) -> bool {
        let side = &self.table.sides[seat];
        side.force || side.credits > 0 || self.exists(e, &token_cards())
    }

    /// Defeats a token that is not a card.
    pub(crate) fn defeat_uncarded(&mut self, seat: Seat, entry: u8) {
        match entry {
            THE_FORCE => self.lose_force(seat),
            _ => {
                self.defeat_credits(seat, 1);
            }
        }
    }

    /// Defeats token units and token upgrades.
    pub(crate) fn defeat_tokens(&mut self, by: Seat, tokens: &[Obj]) {
        let (units, upgrades): (Vec<Obj>, Vec<Obj>) = tokens.iter().partition(|token| self.is_unit(**token));
        if !units.is_empty() {
            self.defeat_units(&units, Some(by));
        }
        // Some may have been on those units.
        let left = |token: &&Obj| self.table.live(**token).is_some() && self.table.upgrades.contains(&token.uid);
        let upgrades: Vec<Uid> = upgrades.iter().filter(left).map(|token| token.uid).collect();
        if !upgrades.is_empty() {
            self.remove_upgrades(&upgrades);
        }
    }
}

/// The tokens of the controller that are cards.
fn token_cards() -> Selector {
    let units = Selector::Units([Is::Friendly, Is::Token].into());
    let upgrades = Selector::Upgrades([Is::Friendly, Is::Token].into());
    Selector::Any([units, upgrades].into())
}
