//! Combat damage (rules 9.4 and 9.5).

use crate::book::ProgramId;
use crate::change::moment::Moment;
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::query::stats::bit;
use crate::table::attack::{Attack, Defender};
use crate::table::batch::{Hit, Share};
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid};
use crate::table::effect::Effect;
use crate::table::frame::{AttackStep, Frame};
use swu_language::ability::{Give, Selector};
use swu_language::keyword::Keyword;
use swu_view::DecisionKind;

impl Rules<'_> {
    /// Deals combat damage: all at once, or first that of units that deal theirs first.
    pub(crate) fn combat_damage(&mut self, index: u8, choice: Option<Choice>, frame: &dyn Fn(AttackStep) -> Frame) {
        let attack = self.table.attacks[index as usize];
        // Rules 9.4c and 9.3d; an eliminated party deals and takes nothing (multiplayer.md E10).
        let against = attack.defending.and(self.table.living_set());
        let out = attack.on_units() && self.defenders(&attack).next().is_none();
        if attack.void || !self.is_unit(attack.attacker) || against.is_empty() || out {
            self.attack_ends(index);
            self.table.frames.push(frame(AttackStep::SwitchOff));
            return;
        }
        let choice = self.answered_second(index, choice);
        if self.asks_second(index, frame) {
            return;
        }
        let halves = self.divided(index);
        let strikes = !halves || self.table.attacks[index as usize].struck;
        let Some(excess) = self.excess_if(strikes, index, choice, frame(AttackStep::Damage)) else { return };
        self.attack_ends(index);
        let mut hits = std::mem::take(&mut self.table.scratch.hits);
        hits.clear();
        if strikes {
            self.attacker_hits(index, excess, &mut hits);
        }
        self.defender_hits(index, halves, &mut hits);
        self.table.frames.push(frame(if halves { AttackStep::SecondHalf } else { AttackStep::SwitchOff }));
        self.deal(&hits);
        self.table.scratch.hits = hits;
        self.check();
    }

    /// The answer to whether the defending units deal their damage first; any other answer goes on.
    fn answered_second(&mut self, index: u8, choice: Option<Choice>) -> Option<Choice> {
        if let Some(answer @ (Choice::Yes | Choice::No)) = choice {
            self.table.attacks[index as usize].second = Some(answer == Choice::Yes);
            return None;
        }
        choice
    }

    /// Asks whether the defending units deal their damage first, if the attacker's text offers it (rule 34.8).
    fn asks_second(&mut self, index: u8, frame: &dyn Fn(AttackStep) -> Frame) -> bool {
        let attack = self.table.attacks[index as usize];
        let may = self.stats(attack.attacker.uid).is_some_and(|stats| stats.has(Stats::MAY_BE_SECOND));
        if !may || attack.second.is_some() || self.fighting(&attack).next().is_none() {
            return false;
        }
        let mut options = self.list();
        options.extend([Choice::Yes, Choice::No]);
        self.table.frames.push(frame(AttackStep::Damage));
        self.ask(attack.by, DecisionKind::May, attack.attacker, Prompt::StrikeSecond, false, options);
        true
    }

    /// The defending units still in the attack, alive or not.
    fn defenders(&self, attack: &Attack) -> impl Iterator<Item = Defender> + use<> {
        let living = self.table.living_set();
        attack.defenders.into_iter().flatten().filter(move |defender| !defender.out && living.has(defender.player))
    }

    /// The units among them that are still there.
    fn fighting(&self, attack: &Attack) -> impl Iterator<Item = Defender> + '_ {
        self.defenders(attack).filter(|defender| self.is_unit(defender.unit))
    }

    /// Do only some of the units deal their damage first (rule 9.5b)? Remembers which.
    fn divided(&mut self, index: u8) -> bool {
        let attack = self.table.attacks[index as usize];
        let first = |unit: Obj| self.stats(unit.uid).is_some_and(|stats| stats.has(Stats::FIRST));
        let ahead: Vec<Obj> =
            self.fighting(&attack).map(|defender| defender.unit).filter(|unit| first(*unit)).collect();
        let (ahead, struck) = match attack.second {
            Some(true) => (self.fighting(&attack).map(|defender| defender.unit).collect(), false),
            _ => (ahead, first(attack.attacker)),
        };
        let fighting = self.fighting(&attack).count() + 1;
        if !(1..fighting).contains(&(ahead.len() + usize::from(struck))) {
            return false;
        }
        let attack = &mut self.table.attacks[index as usize];
        attack.struck = struck;
        attack.defenders_mut().for_each(|defender| defender.struck = ahead.contains(&defender.unit));
        true
    }

    /// Abilities for when the attack ends trigger even if the attacker dies of its damage, but not if it is gone before
    /// (rule 9.5e); for the units it attacked, the defense still ends (rule 33.4). They wait for the window after the
    /// attack like all its other triggers.
    fn attack_ends(&mut self, index: u8) {
        if self.is_unit(self.table.attacks[index as usize].attacker) {
            self.moment(Moment::AttackEnds(index));
        }
        self.moment(Moment::DefenseEnds(index));
    }

    /// The others deal their damage only if they are still there (rule 9.5b).
    pub(crate) fn second_half(&mut self, index: u8, choice: Option<Choice>, frame: &dyn Fn(AttackStep) -> Frame) {
        let attack = self.table.attacks[index as usize];
        if attack.defending.and(self.table.living_set()).is_empty() || !self.is_unit(attack.attacker) {
            self.table.frames.push(frame(AttackStep::SwitchOff));
            self.check();
            return;
        }
        let Some(excess) = self.excess_if(!attack.struck, index, choice, frame(AttackStep::SecondHalf)) else {
            return;
        };
        self.table.frames.push(frame(AttackStep::SwitchOff));
        let mut hits: Vec<Hit> = Vec::with_capacity(2);
        if !attack.struck {
            self.attacker_hits(index, excess, &mut hits);
        }
        for defender in self.table.attacks[index as usize].defenders_mut() {
            defender.struck = !defender.struck;
        }
        self.defender_hits(index, true, &mut hits);
        self.deal(&hits);
        self.check();
    }

    /// Where the attacker's excess damage goes, if it deals its damage now; `None` while that is being asked, and the
    /// frame comes back with the answer.
    fn excess_if(&mut self, strikes: bool, index: u8, choice: Option<Choice>, frame: Frame) -> Option<Option<Uid>> {
        if !strikes {
            return Some(None);
        }
        match self.excess_target(index, choice) {
            Ok(target) => Some(target),
            Err(options) => {
                let attack = self.table.attacks[index as usize];
                self.table.frames.push(frame);
                self.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::Excess, false, options);
                None
            }
        }
    }

    /// The attacker's damage, in full to each defending unit, with the overflow (rules 9.4, 9.7 and 18.3).
    fn attacker_hits(&self, index: u8, excess: Option<Uid>, hits: &mut Vec<Hit>) {
        let attack = &self.table.attacks[index as usize];
        let Some(stats) = self.stats(attack.attacker.uid) else { return };
        let (dealer, by) = (attack.attacker, attack.by);
        let hit = |to: Obj, amount: i16| Hit { combat: index, ..self.ability_hit(to, amount, dealer, by) };
        if attack.base.is_some() {
            hits.push(hit(attack.base, self.strength(attack.attacker)));
            return;
        }
        let strength = self.strength(attack.attacker);
        hits.extend(self.fighting(attack).map(|defender| hit(defender.unit, strength)));
        if let Some(other) = excess {
            hits.push(Hit { excess: true, ..hit(self.table.obj(other), self.all_excess(attack)) });
        } else if stats.keywords & bit(Keyword::Overwhelm) != 0 {
            for player in attack.defending.and(self.table.living_set()).iter() {
                let defenders = self.defenders(attack).filter(|defender| defender.player == player);
                let spill = defenders.map(|defender| self.excess(attack, &defender)).sum();
                if let Some(base) = self.table.sides[player].base.filter(|_| spill > 0) {
                    hits.push(Hit { excess: true, ..hit(self.table.obj(base), spill) });
                }
            }
        }
    }

    /// The damage of the defending units as one instance (rule 9.7): of all, or of those whose turn it is.
    fn defender_hits(&self, index: u8, turns: bool, hits: &mut Vec<Hit>) {
        let attack = &self.table.attacks[index as usize];
        let share = |defender: Defender| {
            let amount = self.strength(defender.unit);
            Share { dealer: defender.unit, by: defender.player, amount }
        };
        let mut shares = self.fighting(attack).filter(|defender| !turns || defender.struck).map(share);
        if let Some(Share { dealer, by, amount }) = shares.next() {
            let also = shares.next();
            hits.push(Hit { combat: index, also, ..self.ability_hit(attack.attacker, amount, dealer, by) });
        }
    }

    /// How much combat damage a unit deals: its power, or what replaces it.
    fn strength(&self, unit: Obj) -> i16 {
        match self.stats(unit.uid) {
            Some(stats) if stats.has(Stats::CANT_DEAL_COMBAT_DAMAGE) => 0,
            Some(stats) if stats.has(Stats::DEALS_REMAINING_HP) => self.remaining(unit).max(0),
            Some(stats) => stats.power,
            None => 0,
        }
    }

    /// Damage beyond what defeats the defending units together.
    fn all_excess(&self, attack: &Attack) -> i16 {
        self.defenders(attack).map(|defender| self.excess(attack, &defender)).sum()
    }

    /// Damage beyond what defeats that defending unit (rule 14.5); all of it if the unit is gone.
    fn excess(&self, attack: &Attack, defender: &Defender) -> i16 {
        let strength = self.strength(attack.attacker);
        let Some(target) = self.stats(defender.unit.uid).filter(|_| self.is_unit(defender.unit)) else {
            return strength;
        };
        if target.has(Stats::NOT_DEFEATED) || self.shielded(target.uid) {
            return 0;
        }
        (strength - self.remaining(defender.unit).max(0)).max(0)
    }

    /// "May deal its excess damage to ...": asks for the target if there is a choice.
    fn excess_target(&mut self, index: u8, choice: Option<Choice>) -> Result<Option<Uid>, Vec<Choice>> {
        match choice {
            Some(Choice::Card(uid)) => return Ok(Some(uid)),
            Some(_) => return Ok(None),
            None => {}
        }
        let attack = self.table.attacks[index as usize];
        let Some((_, gift)) = self.stats(attack.attacker.uid).and_then(|stats| stats.excess) else {
            return Ok(None);
        };
        if self.all_excess(&attack) <= 0 {
            return Ok(None);
        }
        let book = self.book;
        let Give::ExcessTo(selector) = &book.gift(gift).give else {
            return Ok(None);
        };
        let mut options = self.list();
        let e = Effect { attack: index, ..Effect::new(ProgramId::NONE, attack.attacker, attack.by) };
        self.excess_options(&e, selector, &attack, &mut options);
        if options.is_empty() {
            self.table.scratch.spare = options;
            return Ok(None);
        }
        options.push(Choice::Skip);
        Err(options)
    }

    fn excess_options(&self, e: &Effect, selector: &Selector, attack: &Attack, options: &mut Vec<Choice>) {
        self.visit(e, selector, &mut |obj| {
            if !attack.is_on(obj) {
                options.push(Choice::Card(obj.uid));
            }
            false
        });
    }
}
