//! Combat damage (rules 9.4 and 9.5).

use super::attack::step;
use crate::unlimited::cards::ability::{Give, Set};
use crate::unlimited::cards::keyword::Keyword;
use crate::unlimited::rules::book::ProgramId;
use crate::unlimited::rules::change::damage::Hit;
use crate::unlimited::rules::change::moment::Moment;
use crate::unlimited::rules::decision::{Choice, Prompt};
use crate::unlimited::rules::engine::Rules;
use crate::unlimited::rules::query::stats::bit;
use crate::unlimited::rules::table::cache::Stats;
use crate::unlimited::rules::table::card::{Obj, Uid};
use crate::unlimited::rules::table::effect::Effect;
use crate::unlimited::rules::table::frame::Frame;
use crate::unlimited::rules::view::DecisionKind;

impl Rules<'_> {
    /// Deals combat damage: all at once, or one side first.
    pub(in crate::unlimited::rules) fn combat_damage(
        &mut self,
        index: u8,
        choice: Option<Choice>,
        frame: &dyn Fn(u8) -> Frame,
    ) {
        let attack = self.t.attacks[index as usize];
        // Rules 9.4c and 9.3d; an eliminated party deals and takes nothing (multiplayer.md E10).
        if attack.void || !self.is_unit(attack.attacker) || self.t.sides[attack.defending].eliminated {
            self.attack_ends(index);
            self.t.frames.push(frame(step::SWITCH_OFF));
            return;
        }
        let excess = match self.excess_target(index, choice) {
            Ok(target) => target,
            Err(options) => {
                self.t.frames.push(frame(step::DAMAGE));
                self.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::Excess, false, options);
                return;
            }
        };
        self.attack_ends(index);
        let defender = self.is_unit(attack.defender);
        let first = |rules: &Self, unit: Obj| rules.stats(unit.uid).is_some_and(|stats| stats.has(Stats::FIRST));
        let attacker_first = defender && first(self, attack.attacker);
        let defender_first = defender && first(self, attack.defender);
        let mut hits = std::mem::take(&mut self.t.cache.hits);
        hits.clear();
        if attacker_first == defender_first {
            self.attacker_hits(index, excess, &mut hits);
            self.defender_hits(index, &mut hits);
            self.t.frames.push(frame(step::SWITCH_OFF));
        } else {
            if attacker_first {
                self.attacker_hits(index, excess, &mut hits);
            } else {
                self.defender_hits(index, &mut hits);
            }
            self.t.attacks[index as usize].first_by_attacker = attacker_first;
            self.t.frames.push(frame(step::SECOND_HALF));
        }
        self.deal(&hits);
        self.t.cache.hits = hits;
        self.check();
    }

    /// Abilities for when the attack ends trigger though the attacker dies of its damage, but not if it is gone before
    /// (rule 9.5e). They wait for the window after the attack like all others of it.
    fn attack_ends(&mut self, index: u8) {
        if self.is_unit(self.t.attacks[index as usize].attacker) {
            self.moment(Moment::AttackEnds(index));
        }
    }

    /// The other side deals its damage only if it is still there (rule 9.5b).
    pub(in crate::unlimited::rules) fn second_half(&mut self, index: u8) {
        let attack = self.t.attacks[index as usize];
        if self.t.sides[attack.defending].eliminated {
            return;
        }
        let mut hits: Vec<Hit> = Vec::with_capacity(2);
        if attack.first_by_attacker {
            if self.is_unit(attack.attacker) {
                self.defender_hits(index, &mut hits);
            }
        } else if self.is_unit(attack.attacker) {
            self.attacker_hits(index, None, &mut hits);
        }
        self.deal(&hits);
    }

    /// The attacker's damage, with what spills over (rules 9.4 and 18.3).
    fn attacker_hits(&self, index: u8, excess: Option<Uid>, hits: &mut Vec<Hit>) {
        let attack = &self.t.attacks[index as usize];
        let Some(stats) = self.stats(attack.attacker.uid) else { return };
        let hit = |to: Obj, amount: i16| Hit { to, amount, dealer: attack.attacker, by: attack.by, combat: index };
        if attack.base.is_some() {
            hits.push(hit(attack.base, stats.power));
            return;
        }
        let spill = self.excess(index);
        if self.is_unit(attack.defender) {
            hits.push(hit(attack.defender, stats.power));
        }
        if spill <= 0 {
            return;
        }
        if let Some(other) = excess {
            hits.push(hit(self.t.obj(other), spill));
        } else if stats.keywords & bit(Keyword::Overwhelm) != 0
            && let Some(base) = self.t.sides[attack.defending].base
        {
            hits.push(hit(self.t.obj(base), spill));
        }
    }

    /// The defending unit's damage.
    fn defender_hits(&self, index: u8, hits: &mut Vec<Hit>) {
        let attack = &self.t.attacks[index as usize];
        if let Some(stats) = self.stats(attack.defender.uid).filter(|_| self.is_unit(attack.defender)) {
            hits.push(Hit {
                to: attack.attacker,
                amount: stats.power,
                dealer: attack.defender,
                by: attack.defending,
                combat: index,
            });
        }
    }

    /// Damage beyond what defeats the defending unit (rule 14.5); all of it if that unit is gone.
    fn excess(&self, index: u8) -> i16 {
        let attack = &self.t.attacks[index as usize];
        let Some(stats) = self.stats(attack.attacker.uid) else { return 0 };
        if !attack.defender.is_some() {
            return 0;
        }
        let Some(target) = self.stats(attack.defender.uid).filter(|_| self.is_unit(attack.defender)) else {
            return stats.power;
        };
        if target.has(Stats::NOT_DEFEATED) || self.shielded(target.uid) {
            return 0;
        }
        (stats.power - self.remaining(attack.defender).max(0)).max(0)
    }

    /// "May deal its excess damage to ...": asks for the target where there is a choice to make.
    fn excess_target(&mut self, index: u8, choice: Option<Choice>) -> Result<Option<Uid>, Vec<Choice>> {
        match choice {
            Some(Choice::Card(uid)) => return Ok(Some(uid)),
            Some(_) => return Ok(None),
            None => {}
        }
        let attack = self.t.attacks[index as usize];
        let Some((_, gift)) = self.stats(attack.attacker.uid).and_then(|stats| stats.excess) else {
            return Ok(None);
        };
        if self.excess(index) <= 0 {
            return Ok(None);
        }
        let book = self.book;
        let Give::ExcessTo(set) = &book.gift(crate::unlimited::rules::book::GiftId(gift)).give else {
            return Ok(None);
        };
        let mut options = self.list();
        let e = Effect { attack: index, ..Effect::new(ProgramId(u16::MAX), attack.attacker, attack.by) };
        self.excess_options(&e, set, attack.defender, &mut options);
        if options.is_empty() {
            self.t.cache.spare = options;
            return Ok(None);
        }
        options.push(Choice::Skip);
        Err(options)
    }

    fn excess_options(&self, e: &Effect, set: &Set, defender: Obj, options: &mut Vec<Choice>) {
        self.visit(e, set, &mut |obj| {
            if obj != defender {
                options.push(Choice::Card(obj.uid));
            }
            false
        });
    }
}
