//! Combat damage (rules 9.4 and 9.5).

use crate::book::ProgramId;
use crate::change::moment::Moment;
use crate::change::{damage, moment};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::flow::{attack, check};
use crate::query::stats::bit;
use crate::query::tokens;
use crate::query::{selector, stats};
use crate::reading::Reading;
use crate::table::attack::{Attack, Defender};
use crate::table::batch::{Hit, Share};
use crate::table::cache::Stats;
use crate::table::card::{Obj, Uid};
use crate::table::effect::Effect;
use crate::table::frame::{AttackStep, Frame};
use swu_language::ability::{Grant, Selector};
use swu_language::keyword::Keyword;
use swu_view::DecisionKind;

/// Deals combat damage: all at once, or first that of units that deal theirs first.
pub(crate) fn combat_damage(
    rules: &mut Rules<'_>,
    index: u8,
    choice: Option<Choice>,
    frame: &dyn Fn(AttackStep) -> Frame,
) {
    let attack = rules.table.attacks[index as usize];
    // Rules 9.4c and 9.3d; an eliminated party deals and takes nothing (multiplayer.md E10).
    let against = attack.defending.and(rules.table.living_set());
    let out = attack.on_units() && defenders(rules.read(), &attack).next().is_none();
    if attack.void || !rules.table.is_unit(attack.attacker) || against.is_empty() || out {
        attack_ends(rules, index);
        rules.table.frames.push(frame(AttackStep::SwitchOff));
        return;
    }
    let choice = answered_second(rules, index, choice);
    if asks_second(rules, index, frame) {
        return;
    }
    let halves = divided(rules, index);
    let strikes = !halves || rules.table.attacks[index as usize].struck;
    let Some(excess) = excess_if(rules, strikes, index, choice, frame(AttackStep::Damage)) else { return };
    attack_ends(rules, index);
    let mut hits = std::mem::take(&mut rules.table.scratch.hits);
    hits.clear();
    if strikes {
        attacker_hits(rules.read(), index, excess, &mut hits);
    }
    defender_hits(rules.read(), index, halves, &mut hits);
    rules.table.frames.push(frame(if halves { AttackStep::SecondHalf } else { AttackStep::SwitchOff }));
    damage::deal(rules, &hits);
    rules.table.scratch.hits = hits;
    check::state(rules);
    attack::go_on_at_once(rules);
}

/// The answer to whether the defending units deal their damage first; any other answer goes on.
fn answered_second(rules: &mut Rules<'_>, index: u8, choice: Option<Choice>) -> Option<Choice> {
    if let Some(answer @ (Choice::Yes | Choice::No)) = choice {
        rules.table.attacks[index as usize].second = Some(answer == Choice::Yes);
        return None;
    }
    choice
}

/// Asks whether the defending units deal their damage first, if the attacker's text offers it (rule 34.8).
fn asks_second(rules: &mut Rules<'_>, index: u8, frame: &dyn Fn(AttackStep) -> Frame) -> bool {
    let attack = rules.table.attacks[index as usize];
    let may = rules.table.stats(attack.attacker.uid).is_some_and(|stats| stats.has(Stats::MAY_BE_SECOND));
    if !may || attack.second.is_some() || fighting(rules.read(), &attack).next().is_none() {
        return false;
    }
    let mut options = rules.list();
    options.extend([Choice::Yes, Choice::No]);
    rules.table.frames.push(frame(AttackStep::Damage));
    rules.ask(attack.by, DecisionKind::May, attack.attacker, Prompt::StrikeSecond, false, options);
    true
}

/// The defending units still in the attack, alive or not.
fn defenders(reading: Reading<'_>, attack: &Attack) -> impl Iterator<Item = Defender> + use<> {
    let living = reading.table.living_set();
    attack.defenders.into_iter().flatten().filter(move |defender| !defender.out && living.has(defender.player))
}

/// The units among them that are still there.
fn fighting<'a>(reading: Reading<'a>, attack: &'a Attack) -> impl Iterator<Item = Defender> + 'a {
    defenders(reading, attack).filter(|defender| reading.table.is_unit(defender.unit))
}

/// Do only some of the units deal their damage first (rule 9.5b)? Remembers which.
fn divided(rules: &mut Rules<'_>, index: u8) -> bool {
    let attack = rules.table.attacks[index as usize];
    let first = |unit: Obj| rules.table.stats(unit.uid).is_some_and(|stats| stats.has(Stats::FIRST));
    let ahead: Vec<Obj> =
        fighting(rules.read(), &attack).map(|defender| defender.unit).filter(|unit| first(*unit)).collect();
    let (ahead, struck) = match attack.second {
        Some(true) => (fighting(rules.read(), &attack).map(|defender| defender.unit).collect(), false),
        _ => (ahead, first(attack.attacker)),
    };
    let fighting = fighting(rules.read(), &attack).count() + 1;
    if !(1..fighting).contains(&(ahead.len() + usize::from(struck))) {
        return false;
    }
    let attack = &mut rules.table.attacks[index as usize];
    attack.struck = struck;
    attack.defenders_mut().for_each(|defender| defender.struck = ahead.contains(&defender.unit));
    true
}

/// Abilities for when the attack ends trigger even if the attacker dies of its damage, but not if it is gone before
/// (rule 9.5e); for the units it attacked, the defense still ends (rule 33.4). They wait for the window after the
/// attack like all its other triggers.
fn attack_ends(rules: &mut Rules<'_>, index: u8) {
    if rules.table.is_unit(rules.table.attacks[index as usize].attacker) {
        moment::announce(rules, Moment::AttackEnds(index));
    }
    moment::announce(rules, Moment::DefenseEnds(index));
}

/// The others deal their damage only if they are still there (rule 9.5b).
pub(crate) fn second_half(
    rules: &mut Rules<'_>,
    index: u8,
    choice: Option<Choice>,
    frame: &dyn Fn(AttackStep) -> Frame,
) {
    let attack = rules.table.attacks[index as usize];
    if attack.defending.and(rules.table.living_set()).is_empty() || !rules.table.is_unit(attack.attacker) {
        rules.table.frames.push(frame(AttackStep::SwitchOff));
        check::state(rules);
        return;
    }
    let Some(excess) = excess_if(rules, !attack.struck, index, choice, frame(AttackStep::SecondHalf)) else {
        return;
    };
    rules.table.frames.push(frame(AttackStep::SwitchOff));
    let mut hits: Vec<Hit> = Vec::with_capacity(2);
    if !attack.struck {
        attacker_hits(rules.read(), index, excess, &mut hits);
    }
    for defender in rules.table.attacks[index as usize].defenders_mut() {
        defender.struck = !defender.struck;
    }
    defender_hits(rules.read(), index, true, &mut hits);
    damage::deal(rules, &hits);
    check::state(rules);
}

/// Where the attacker's excess damage goes, if it deals its damage now; `None` while that is being asked, and the
/// frame comes back with the answer.
fn excess_if(
    rules: &mut Rules<'_>,
    strikes: bool,
    index: u8,
    choice: Option<Choice>,
    frame: Frame,
) -> Option<Option<Uid>> {
    if !strikes {
        return Some(None);
    }
    match excess_target(rules, index, choice) {
        Ok(target) => Some(target),
        Err(options) => {
            let attack = rules.table.attacks[index as usize];
            rules.table.frames.push(frame);
            rules.ask(attack.by, DecisionKind::Target, attack.attacker, Prompt::Excess, false, options);
            None
        }
    }
}

/// The attacker's damage, in full to each defending unit, with the overflow (rules 9.4, 9.7 and 18.3).
fn attacker_hits(reading: Reading<'_>, index: u8, excess: Option<Uid>, hits: &mut Vec<Hit>) {
    let attack = &reading.table.attacks[index as usize];
    let Some(stats) = reading.table.stats(attack.attacker.uid) else { return };
    let (dealer, by) = (attack.attacker, attack.by);
    let hit = |to: Obj, amount: i16| Hit { combat: index, ..damage::ability_hit(to, amount, dealer, by) };
    if attack.base.is_some() {
        hits.push(hit(attack.base, strength(reading, attack.attacker)));
        return;
    }
    let strength = strength(reading, attack.attacker);
    hits.extend(fighting(reading, attack).map(|defender| hit(defender.unit, strength)));
    if let Some(other) = excess {
        hits.push(Hit { excess: true, ..hit(reading.table.obj(other), all_excess(reading, attack)) });
    } else if stats.keywords & bit(Keyword::Overwhelm) != 0 {
        for player in attack.defending.and(reading.table.living_set()).iter() {
            let defenders = defenders(reading, attack).filter(|defender| defender.player == player);
            let spill = defenders.map(|defender| excess_on(reading, attack, &defender)).sum();
            if let Some(base) = reading.table.sides[player].base.filter(|_| spill > 0) {
                hits.push(Hit { excess: true, ..hit(reading.table.obj(base), spill) });
            }
        }
    }
}

/// The damage of the defending units as one instance (rule 9.7): of all, or of those whose turn it is.
fn defender_hits(reading: Reading<'_>, index: u8, turns: bool, hits: &mut Vec<Hit>) {
    let attack = &reading.table.attacks[index as usize];
    let share = |defender: Defender| {
        let amount = strength(reading, defender.unit);
        Share { dealer: defender.unit, by: defender.player, amount }
    };
    let mut shares = fighting(reading, attack).filter(|defender| !turns || defender.struck).map(share);
    if let Some(Share { dealer, by, amount }) = shares.next() {
        let also = shares.next();
        hits.push(Hit { combat: index, also, ..damage::ability_hit(attack.attacker, amount, dealer, by) });
    }
}

/// How much combat damage a unit deals: its power, or what replaces it.
fn strength(reading: Reading<'_>, unit: Obj) -> i16 {
    match reading.table.stats(unit.uid) {
        Some(stats) if stats.has(Stats::CANT_DEAL_COMBAT_DAMAGE) => 0,
        Some(stats) if stats.has(Stats::DEALS_REMAINING_HP) => stats::remaining(reading, unit).max(0),
        Some(stats) => stats.power,
        None => 0,
    }
}

/// Damage beyond what defeats the defending units together.
fn all_excess(reading: Reading<'_>, attack: &Attack) -> i16 {
    defenders(reading, attack).map(|defender| excess_on(reading, attack, &defender)).sum()
}

/// Damage beyond what defeats that defending unit (rule 14.5); all of it if the unit is gone.
fn excess_on(reading: Reading<'_>, attack: &Attack, defender: &Defender) -> i16 {
    let strength = strength(reading, attack.attacker);
    let Some(target) = reading.table.stats(defender.unit.uid).filter(|_| reading.table.is_unit(defender.unit)) else {
        return strength;
    };
    if target.has(Stats::NOT_DEFEATED) || tokens::shielded(reading, target.uid) {
        return 0;
    }
    (strength - stats::remaining(reading, defender.unit).max(0)).max(0)
}

/// "May deal its excess damage to ...": asks for the target if there is a choice.
fn excess_target(rules: &mut Rules<'_>, index: u8, choice: Option<Choice>) -> Result<Option<Uid>, Vec<Choice>> {
    match choice {
        Some(Choice::Card(uid)) => return Ok(Some(uid)),
        Some(_) => return Ok(None),
        None => {}
    }
    let attack = rules.table.attacks[index as usize];
    let Some((_, gift)) = rules.table.stats(attack.attacker.uid).and_then(|stats| stats.excess) else {
        return Ok(None);
    };
    if all_excess(rules.read(), &attack) <= 0 {
        return Ok(None);
    }
    let book = rules.book;
    let Grant::ExcessTo(selector) = &book.gift(gift).give else {
        return Ok(None);
    };
    let mut options = rules.list();
    let e = Effect { attack: index, ..Effect::new(ProgramId::NONE, attack.attacker, attack.by) };
    excess_options(rules.read(), &e, selector, &attack, &mut options);
    if options.is_empty() {
        rules.table.scratch.spare = options;
        return Ok(None);
    }
    options.push(Choice::Skip);
    Err(options)
}

fn excess_options(reading: Reading<'_>, e: &Effect, selector: &Selector, attack: &Attack, options: &mut Vec<Choice>) {
    selector::visit(reading, e, selector, &mut |obj| {
        if !attack.is_on(obj) {
            options.push(Choice::Card(obj.uid));
        }
        false
    });
}
