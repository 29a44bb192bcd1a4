//! Which cards and players a selector means now.

use crate::engine::Rules;
use crate::ids::ProgramId;
use crate::table::attack::{Attack, MOST_DEFENDERS, MOST_WOUNDED};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::effect::{Effect, NO_ATTACK, NOBODY, slot};
use crate::table::memory::{Happening, Note};
use seats::{Seat, SeatSet};
use swu_language::ability::{Is, Ref, Selector, Who};

/// The slot of a reference. A rule that outlasts its text has none: it remembers the chosen card as its subject.
fn slot_in(e: &Effect, reference: Ref) -> Option<usize> {
    slot(reference).filter(|_| reference != Ref::Chosen || e.program != ProgramId::NONE)
}

impl Rules<'_> {
    /// Calls `visit` for every card of the group until it returns true; true if it did.
    pub(crate) fn visit(&self, e: &Effect, selector: &Selector, visit: &mut dyn FnMut(Obj) -> bool) -> bool {
        match selector {
            Selector::The(reference) => self.visit_ref(e, *reference, visit),
            Selector::Units(list) => match list.first() {
                Some(Is::Friendly) => {
                    let units = &self.table.sides[e.controller].units;
                    units.iter().any(|uid| self.visit_if(e, *uid, &list[1..], visit))
                }
                first => {
                    let enemies = first == Some(&Is::Enemy);
                    let list = if enemies { &list[1..] } else { list };
                    let sides = self.table.sides.each().filter(|(seat, _)| !enemies || *seat != e.controller);
                    let mut units = sides.map(|(_, side)| side.units.iter());
                    units.any(|mut units| units.any(|uid| self.visit_if(e, *uid, list, visit)))
                }
            },
            Selector::Bases(list) => {
                let mut bases = self.table.living().filter_map(|seat| self.table.sides[seat].base);
                bases.any(|uid| self.visit_if(e, uid, list, visit))
            }
            Selector::Upgrades(list) => self.table.upgrades.iter().any(|uid| self.visit_if(e, *uid, list, visit)),
            Selector::Leaders(list) => self.undeployed_leaders().any(|uid| self.visit_if(e, uid, list, visit)),
            Selector::LeadersAndUnits(list) => {
                self.table.units().chain(self.undeployed_leaders()).any(|uid| self.visit_if(e, uid, list, visit))
            }
            Selector::Resources(list) => self
                .table
                .living()
                .any(|seat| self.table.sides[seat].resources.iter().any(|uid| self.visit_if(e, *uid, list, visit))),
            Selector::Hand(who, list) => self
                .players(e, *who)
                .iter()
                .any(|seat| self.table.sides[seat].hand.iter().any(|uid| self.visit_if(e, *uid, list, visit))),
            Selector::Discard(who, list) => self
                .players(e, *who)
                .iter()
                .any(|seat| self.table.sides[seat].discard.iter().any(|uid| self.visit_if(e, *uid, list, visit))),
            Selector::Deck(who, list) => self
                .players(e, *who)
                .iter()
                .any(|seat| self.table.sides[seat].deck.iter().any(|uid| self.visit_if(e, *uid, list, visit))),
            Selector::Everywhere(list) => self.visit_everywhere(e, list, visit),
            Selector::OutsidePlay(who, list) => self.visit_outside(e, *who, list, visit),
            Selector::TopOfDeck(who) => self
                .players(e, *who)
                .iter()
                .any(|seat| self.table.sides[seat].deck.last().is_some_and(|uid| visit(self.table.obj(*uid)))),
            Selector::Captives(guards, list) => self.visit(e, guards, &mut |guard| {
                self.table.captives_of(guard.uid).any(|uid| self.visit_if(e, uid, list, visit))
            }),
            Selector::UpgradesOf(reference, list) => {
                self.meant(e, *reference).any(|unit| self.visit_upgrades(e, unit, list, visit))
            }
            Selector::Among(reference, list) => {
                self.visit_ref(e, *reference, &mut |obj| self.all(e, obj, list) && visit(obj))
            }
            Selector::Played(..) => false,
            Selector::Any(selectors) => selectors.iter().any(|selector| self.visit(e, selector, visit)),
        }
    }

    /// All cards of the game, in any zone.
    fn visit_everywhere(&self, e: &Effect, list: &[Is], visit: &mut dyn FnMut(Obj) -> bool) -> bool {
        let all = (0..self.table.cards.len()).map(|index| Uid(index as u16));
        let there = |uid: &Uid| !matches!(self.table.card(*uid).zone, Zone::Aside | Zone::Removed);
        all.filter(there).any(|uid| self.visit_if(e, uid, list, visit))
    }

    /// The cards that these players own and that are not in play.
    fn visit_outside(&self, e: &Effect, who: Who, list: &[Is], visit: &mut dyn FnMut(Obj) -> bool) -> bool {
        let owners = self.players(e, who);
        let outside = |uid: &Uid| {
            let card = self.table.card(*uid);
            owners.has(card.owner) && !card.token() && !card.zone.in_play() && card.zone != Zone::Removed
        };
        let all = (0..self.table.cards.len()).map(|index| Uid(index as u16));
        all.filter(outside).any(|uid| self.visit_if(e, uid, list, visit))
    }

    /// The upgrades of a unit, or those it had when it left play: as the cards they became, if those still exist.
    pub(super) fn visit_upgrades(
        &self,
        e: &Effect,
        unit: Obj,
        list: &[Is],
        visit: &mut dyn FnMut(Obj) -> bool,
    ) -> bool {
        if self.table.live(unit).is_some() {
            return self.table.upgrades_on(unit.uid).any(|uid| self.visit_if(e, uid, list, visit));
        }
        let mut had = self.table.gone_with(unit);
        had.any(|gone| self.all(e, gone.obj, list) && visit(self.follow(gone.obj).unwrap_or(gone.obj)))
    }

    #[inline]
    fn visit_if(&self, e: &Effect, uid: Uid, list: &[Is], visit: &mut dyn FnMut(Obj) -> bool) -> bool {
        let obj = self.table.obj(uid);
        self.all(e, obj, list) && visit(obj)
    }

    fn visit_ref(&self, e: &Effect, reference: Ref, visit: &mut dyn FnMut(Obj) -> bool) -> bool {
        if reference == Ref::Struck {
            return self.wounded(e).into_iter().filter(|unit| unit.is_some()).any(visit);
        }
        if reference == Ref::Exploited {
            return self.exploited_for(e.source).any(visit);
        }
        match slot_in(e, reference) {
            Some(place) => self.slot_list(e, place).iter().any(|obj| visit(*obj)),
            None => self.meant(e, reference).any(visit),
        }
    }

    /// The units that the attacker dealt combat damage to.
    fn wounded(&self, e: &Effect) -> [Obj; MOST_WOUNDED] {
        self.current_attack(e).map_or([Obj::NONE; MOST_WOUNDED], |attack| attack.wounded)
    }

    /// The units defeated for Exploit while that card was played.
    fn exploited_for(&self, card: Obj) -> impl Iterator<Item = Obj> + '_ {
        let exploited = move |note: &&Note| note.what == Happening::Exploited && note.other == card;
        self.table.notes.iter().filter(exploited).map(|note| note.card)
    }

    fn undeployed_leaders(&self) -> impl Iterator<Item = Uid> + '_ {
        self.table
            .living()
            .flat_map(|seat| self.table.sides[seat].leaders.iter().copied())
            .filter(|uid| !self.table.card(*uid).has(CardState::DEPLOYED))
    }

    /// All cards of a group, appended to a list.
    pub(crate) fn collect(&self, e: &Effect, selector: &Selector, into: &mut Vec<Obj>) {
        self.visit(e, selector, &mut |obj| {
            into.push(obj);
            false
        });
    }

    /// Is there any card in the group?
    pub(crate) fn exists(&self, e: &Effect, selector: &Selector) -> bool {
        self.visit(e, selector, &mut |_| true)
    }

    /// How many cards are in the group.
    pub(crate) fn count(&self, e: &Effect, selector: &Selector) -> i16 {
        let mut count = 0;
        self.visit(e, selector, &mut |_| {
            count += 1;
            false
        });
        count
    }

    /// The objects of a slot.
    pub(crate) fn slot_list(&self, e: &Effect, place: usize) -> &[Obj] {
        let span = e.slots[place];
        &self.table.pool[span.start as usize..span.start as usize + span.len as usize]
    }

    /// The first card a reference means.
    pub(crate) fn first(&self, e: &Effect, reference: Ref) -> Option<Obj> {
        match slot_in(e, reference) {
            Some(place) => self.slot_list(e, place).first().copied(),
            None => self.meant(e, reference).next(),
        }
    }

    /// The cards a reference means if the sentence refers to one: the first of several, but all defenders of an attack
    /// (rule 9.7).
    pub(crate) fn meant(&self, e: &Effect, reference: Ref) -> impl Iterator<Item = Obj> + use<> {
        let one = |obj: Obj| [obj, Obj::NONE];
        let cards: [Obj; MOST_DEFENDERS] = match reference {
            Ref::This => one(e.source),
            Ref::Host => one(self.host(e)),
            Ref::Subject => [e.subject, e.second_subject],
            Ref::Attacker => one(self.current_attack(e).map_or(Obj::NONE, |attack| attack.attacker)),
            Ref::Defender => self.current_attack(e).map_or(one(Obj::NONE), Attack::units),
            Ref::Each => one(e.each),
            Ref::Struck => {
                let [first, second, _] = self.wounded(e);
                [first, second]
            }
            Ref::Exploited => one(self.exploited_for(e.source).next().unwrap_or(Obj::NONE)),
            Ref::YourBase => one(self.table.sides[e.controller].base.map_or(Obj::NONE, |base| self.table.obj(base))),
            Ref::Chosen if slot_in(e, reference).is_none() => one(e.attached_to),
            Ref::It
            | Ref::Chosen
            | Ref::First
            | Ref::Second
            | Ref::Third
            | Ref::Cards
            | Ref::Rest
            | Ref::Played
            | Ref::Made
            | Ref::Damaged => {
                one(slot(reference).and_then(|place| self.slot_list(e, place).first().copied()).unwrap_or(Obj::NONE))
            }
        };
        cards.into_iter().filter(|obj| obj.is_some())
    }

    /// What the source of an ability is attached to.
    fn host(&self, e: &Effect) -> Obj {
        match self.table.live(e.source) {
            Some(card) if card.zone == Zone::Attached => self.table.obj(card.host),
            _ => e.attached_to,
        }
    }

    /// The attack that an ability refers to.
    pub(crate) fn current_attack(&self, e: &Effect) -> Option<&Attack> {
        if e.attack == NO_ATTACK { self.table.attacks.last() } else { self.table.attacks.get(e.attack as usize) }
    }

    /// Everybody still in the game except one.
    pub fn opponents(&self, seat: Seat) -> SeatSet {
        let mut others = self.table.living_set();
        others.remove(seat);
        others
    }

    /// Which players are meant. "An opponent" and "a player" mean all that could be chosen, unless one was.
    pub(crate) fn players(&self, e: &Effect, who: Who) -> SeatSet {
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::one);
        let selector = match who {
            Who::You => SeatSet::one(e.controller),
            Who::Opponent | Who::EachOpponent => self.opponents(e.controller),
            Who::EachPlayer | Who::APlayer | Who::AnyPlayers | Who::TwoPlayers => self.table.living_set(),
            Who::AnotherPlayer if e.player != NOBODY => self.opponents(Seat(e.player)),
            Who::AnotherPlayer => self.table.living_set(),
            Who::DefendingPlayer => self.current_attack(e).map_or(SeatSet::EMPTY, |attack| attack.defending),
            Who::ControllerOf(reference) => self.meant(e, reference).map(|obj| self.controller(obj)).collect(),
            Who::OwnerOf(reference) => self.meant(e, reference).map(|obj| self.table.card(obj.uid).owner).collect(),
            Who::ThatPlayer => one((e.player != NOBODY).then_some(Seat(e.player))),
            Who::ThoseWhoDid => Seat::all(self.table.seats()).filter(|seat| e.doers & (1 << seat.0) != 0).collect(),
            Who::RightOfThatPlayer => one((e.player != NOBODY).then(|| self.right_of(Seat(e.player)))),
        };
        selector.and(self.table.living_set())
    }

    /// The living player to the right: the one before, clockwise being to the left (multiplayer.md A2).
    fn right_of(&self, seat: Seat) -> Seat {
        let living: Vec<Seat> = self.table.living_from(seat).collect();
        if living.first() == Some(&seat) { living.last().copied().unwrap_or(seat) } else { seat }
    }

    /// The one player meant, if it is just one.
    pub(crate) fn player(&self, e: &Effect, who: Who) -> Option<Seat> {
        let selector = self.players(e, who);
        if selector.len() == 1 { selector.iter().next() } else { None }
    }

    /// Who controls a card now, or controlled it last; its owner outside play.
    pub fn controller(&self, obj: Obj) -> Seat {
        match self.table.live(obj) {
            Some(card) if card.zone.in_play() => card.controller,
            Some(card) => card.owner,
            None => self.table.gone(obj).map_or_else(|| self.table.card(obj.uid).owner, |gone| gone.controller),
        }
    }
}
