//! Creating tokens (rule 21).

use super::moment::Moment;
use crate::engine::Rules;
use crate::fact::What;
use crate::table::card::{CardState, DefId, Obj, Uid, Zone};
use crate::table::memory::Happening;
use seats::Seat;
use swu_language::ability::Token;
use swu_language::word::Arena;

impl Rules<'_> {
    /// A physical token that is not in use; the supply is unlimited.
    fn token_card(&mut self, def: DefId, owner: Seat) -> Uid {
        let free = (0..self.table.cards.len())
            .rev()
            .map_while(|index| self.table.cards[index].token().then_some(index))
            .find(|index| self.table.cards[*index].zone == Zone::Aside);
        let uid = match free {
            Some(index) => Uid(index as u16),
            None => {
                self.table.cards.push(CardState {
                    def,
                    serial: 0,
                    host: Uid::NONE,
                    handle: 0,
                    damage: 0,
                    entered: 0,
                    paid: 0,
                    credits: 0,
                    zone: Zone::Aside,
                    owner,
                    controller: owner,
                    flags: CardState::TOKEN,
                    used: 0,
                    original: None,
                    played: None,
                    uses: 0,
                });
                Uid(self.table.cards.len() as u16 - 1)
            }
        };
        let card = self.table.card_mut(uid);
        card.def = def;
        card.owner = owner;
        card.controller = owner;
        self.rename(uid);
        uid
    }

    /// Gives token upgrades to a unit: its controller owns and controls them (rule 2.1). Adds them to `made`.
    pub(crate) fn give_token(&mut self, unit: Obj, token: Token, count: i16, made: &mut Vec<Obj>) -> bool {
        let Some(def) = self.book.token(token) else { return false };
        if !self.is_unit(unit) {
            return false;
        }
        let owner = self.table.card(unit.uid).controller;
        for _ in 0..count {
            let uid = self.token_card(def, owner);
            self.relocate(uid, Zone::Attached, owner);
            self.table.card_mut(uid).host = unit.uid;
            self.fact(What::Attached, owner, uid, unit.uid, 0);
            made.push(self.table.obj(uid));
        }
        if count > 0 {
            self.moment(Moment::Equipped(unit));
        }
        count > 0
    }

    /// Remembers that a player gave token upgrades (rules 31.9, 49.3).
    pub(crate) fn gave_upgrades(&mut self, seat: Seat, count: i16) {
        self.created_tokens(seat, count);
        if count > 0
            && let Some(base) = self.table.sides[seat].base
        {
            self.note(Happening::GaveTokenUpgrade, seat, self.table.obj(base), Obj::NONE, count);
        }
    }

    /// Which token upgrade the card is, if it is one.
    pub(crate) fn token_upgrade(&self, card: Obj) -> Option<Token> {
        let printed =
            |token: &Token| !token.is_unit() && self.book.token(*token) == Some(self.table.card(card.uid).def);
        Token::CARDS.into_iter().find(printed)
    }

    /// Remembers that a player created tokens (rule 31.9).
    pub(crate) fn created_tokens(&mut self, seat: Seat, count: i16) {
        if count > 0
            && let Some(base) = self.table.sides[seat].base
        {
            self.note(Happening::CreatedToken, seat, self.table.obj(base), Obj::NONE, count);
        }
    }

    /// Creates unit tokens, exhausted unless they enter ready (rules 2.6, 21.1). Adds them to `made`.
    pub(crate) fn create_units(&mut self, owner: Seat, token: Token, count: i16, made: &mut Vec<Obj>) {
        let Some(def) = self.book.token(token) else { return };
        let arena = if self.book.def(def).arena == Arena::Ground { Zone::Ground } else { Zone::Space };
        for _ in 0..count {
            let uid = self.token_card(def, owner);
            self.relocate(uid, arena, owner);
            let obj = self.table.obj(uid);
            self.arrive(obj, false);
            self.table.card_mut(uid).set(CardState::FRESH, true);
            self.note(Happening::Entered, owner, obj, Obj::NONE, 0);
            self.fact(What::Created, owner, uid, Uid::NONE, 1);
            made.push(obj);
            self.moment(Moment::Enters(obj));
            self.moment(Moment::Created(obj, owner));
        }
        self.created_tokens(owner, count);
    }
}
