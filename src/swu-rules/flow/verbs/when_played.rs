//! "When Played" abilities used by a text, or learnt from another unit (rules 40.2, 40.3).

use crate::book::WHEN_PLAYED;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::ids::AbilityId;
use crate::table::card::Obj;
use crate::table::effect::{Effect, Lasting, Lasts, NO_ATTACK, NOBODY, NOWHERE, Pending, Work};
use crate::table::memory::Happening;
use swu_language::ability::{Selector, Until};
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Uses any number of such abilities, one after another, each once: for a unit with several of them, the player is
    /// asked which.
    pub(crate) fn use_any_when_played(&mut self, e: &mut Effect, group: &Selector, choice: Option<Choice>) -> Flow {
        if e.inner == NOWHERE {
            e.inner = self.table.pending.len() as u16;
        }
        match choice {
            None if self.inner_first(e) => return Flow::Again,
            None => {}
            Some(Choice::Card(uid)) => {
                e.work = Work::Using(uid);
                return self.use_one_of(e, self.table.obj(uid));
            }
            Some(Choice::Mode(place)) => {
                if let Work::Using(uid) = e.work {
                    self.use_when_played(e, self.table.obj(uid), usize::from(place));
                }
                return self.use_any_when_played(e, group, None);
            }
            Some(_) => return Flow::Next,
        }
        let mut units = self.take_buffer();
        self.collect(e, group, &mut units);
        units.retain(|unit| !self.unused(e, *unit).is_empty());
        let mut options = self.list();
        options.extend(units.iter().map(|unit| Choice::Card(unit.uid)));
        self.give_buffer(units);
        if options.is_empty() {
            self.table.scratch.spare = options;
            return Flow::Next;
        }
        options.push(Choice::Done);
        let seat = self.chooser_of(e);
        self.ask(seat, DecisionKind::Target, e.source, self.prompt(e), false, options);
        Flow::Again
    }

    /// Uses an ability of that unit, or asks which.
    fn use_one_of(&mut self, e: &mut Effect, unit: Obj) -> Flow {
        let unused = self.unused(e, unit).len();
        if unused > 1 {
            let mut options = self.list();
            options.extend((0..unused).map(|place| Choice::Mode(place as u8)));
            let seat = self.chooser_of(e);
            self.ask(seat, DecisionKind::Mode, e.source, self.prompt(e), false, options);
        } else {
            self.use_when_played(e, unit, 0);
            self.inner_first(e);
        }
        Flow::Again
    }

    /// The "When Played" abilities of a unit that the text has not used yet, with their numbers.
    fn unused(&self, e: &Effect, unit: Obj) -> Vec<(i16, AbilityId)> {
        let used = |number: i16| {
            self.table.notes.iter().any(|note| {
                note.what == Happening::UsedByText
                    && note.card == unit
                    && note.other == e.source
                    && note.amount == number
            })
        };
        (0..).zip(self.triggers(unit, WHEN_PLAYED)).filter(|(number, _)| !used(*number)).collect()
    }

    fn use_when_played(&mut self, e: &mut Effect, unit: Obj, place: usize) {
        let Some((number, ability)) = self.unused(e, unit).get(place).copied() else { return };
        self.note(Happening::UsedByText, e.controller, unit, e.source, number);
        e.done_in_full = true;
        self.table.pending.push(Pending {
            ability,
            source: unit,
            attached_to: Obj::NONE,
            seat: e.controller,
            subject: unit,
            second_subject: Obj::NONE,
            amount: 0,
            bounty: AbilityId::NONE,
            attack: NO_ATTACK,
            player: NOBODY,
            undecided: false,
            used: false,
        });
    }

    /// A unit enters play with the "When Played" abilities of another.
    pub(crate) fn learn_when_played(&mut self, from: Obj, unit: Obj, until: Until) {
        if from.is_none() {
            return;
        }
        let controller = self.table.card(unit.uid).controller;
        for ability in self.triggers(from, WHEN_PLAYED) {
            self.table.lasting.push(Lasting {
                what: Lasts::Ability(ability),
                on: unit,
                source: unit,
                controller,
                until,
                attack: NO_ATTACK,
                name: u16::MAX,
                player: NOBODY,
                amount: 0,
            });
        }
        self.table.cache.forget_values();
    }
}
