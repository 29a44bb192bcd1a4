//! Running programs: one operation after another until somebody must choose or something nested begins.

use super::hidden::speaks_of_cards;
use crate::book::ProgramId;
use crate::book::op::{Nature, Op};
use crate::change::moment::Moment as Happens;
use crate::change::{moment, move_card};
use crate::decision::Choice;
use crate::engine::Rules;
use crate::fact::{Fact, What};
use crate::flow::elimination::unwinding;
use crate::flow::verbs::{
    amounts, arrange, attack_with, blocks, bounty, credits, decks, discard, disclose, divide, indirect, instead, may,
    naming, play_cards, raised, reveal, search, twice, when_defeated, when_played,
};
use crate::flow::{check, dealing, hidden, select, together, verbs};
use crate::query::{condition, decider};
use crate::reading::Reading;
use crate::table::PhaseNow;
use crate::table::card::{Obj, Uid, Zone};
use crate::table::effect::{Effect, Hold, Lasting, Moment, NOWHERE, Span, Work};
use crate::table::frame::{Frame, Together};
use crate::values;
use swu_language::ability::{Ability, Harm, Phase};
use swu_view::DecisionKind;

/// The result of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// On to the next operation.
    Next,
    /// On to that operation.
    Jump(u16),
    /// A decision is awaited, or something nested began: this operation continues later.
    Again,
    /// Everything is decided; this operation continues when all others that act together have got as far.
    Stand,
}

/// Runs a program as far as it goes.
pub(crate) fn go_on(rules: &mut Rules<'_>, mut e: Effect, mut choice: Option<Choice>) {
    let book = rules.book;
    let at = rules.table.frames.len();
    let ops = &book.program(e.program).ops;
    loop {
        let Some(op) = ops.get(e.pc as usize) else {
            finish(rules, at, e);
            return;
        };
        let flow = operation(rules, &mut e, op, choice.take());
        match flow {
            Flow::Next => e.pc += 1,
            Flow::Jump(to) => e.pc = to,
            Flow::Again => {
                rules.put_back(at, Frame::Effect(e));
                return;
            }
            Flow::Stand => {
                rules.put_back(at, Frame::Effect(e));
                together::stand(rules);
                return;
            }
        }
        if e.hold == Hold::Released {
            e.hold = Hold::Held;
        }
        e.twice = 0;
        e.work = Work::Fresh;
        if rules.table.over.is_some() {
            return;
        }
        if rules.table.frames.len() > at || unwinding::halted(rules.read(), &e) {
            rules.put_back(at, Frame::Effect(e));
            return;
        }
        values::refresh(rules);
    }
}

/// Leaves out the rest of the running text, with everything it is a part of; `None` if something else is running.
pub(crate) fn leave_out(rules: &mut Rules<'_>) -> Option<()> {
    let is_text = |frame: &Frame| matches!(frame, Frame::Effect(_) | Frame::Together(_));
    rules.table.frames.last().filter(|frame| is_text(frame))?;
    rules.table.decision = None;
    while rules.table.frames.last().is_some_and(is_text) {
        unwinding::abandon(rules);
    }
    Some(())
}

/// The end of a program: triggers of its modified actions come first (rule 12.6).
fn finish(rules: &mut Rules<'_>, at: usize, mut e: Effect) {
    if e.inner != NOWHERE && rules.table.pending.len() > e.inner as usize {
        let base = e.inner;
        e.inner = NOWHERE;
        rules.put_back(at, Frame::Effect(e));
        rules.table.frames.push(Frame::Window { base, current: None });
        return;
    }
    if let Some(limited) = e.limited {
        moment::use_up(rules, e.source, limited);
    }
    if let Some(tally) = &mut rules.log.tally {
        tally.program(e.program);
    }
    // Others may hold entries higher in the pool.
    if e.hold.is_free() {
        clear_pool(rules, e.pool);
    }
    if e.block {
        hand_down(rules, &e);
    } else {
        tell_idle(rules, &e);
    }
    // The player asked what happens instead may have declined.
    if matches!(*rules.book.program(e.program).text, Ability::Instead { of: Harm::Defeat | Harm::Capture, .. }) {
        check::state(rules);
    }
}

/// Reports an ability that had no effect besides its costs, neither at once nor later.
fn tell_idle(rules: &mut Rules<'_>, e: &Effect) {
    let goes_on = |frame: &Frame| match frame {
        Frame::Effect(other) => other.source == e.source,
        frame => matches!(frame, Frame::Together(_)),
    };
    let lasts = |lasting: &Lasting| lasting.source == e.source;
    if !rules.log.on || rules.table.frames.iter().any(goes_on) || rules.table.lasting.iter().any(lasts) {
        return;
    }
    let table = &*rules.table;
    let own = |fact: &Fact| fact.card.is_some_and(|card| card.uid == e.source.uid);
    let paid = |fact: &Fact| {
        let resource = |card: Uid| table.card(card).zone == Zone::Resource;
        fact.what == What::Exhausted && (own(fact) || fact.card.is_some_and(|card| resource(card.uid)))
            || fact.what == What::Paid
    };
    let last = rules.log.facts.iter().rposition(|fact| !paid(fact));
    if let Some(fact) = last.map(|place| &mut rules.log.facts[place])
        && matches!(fact.what, What::Triggered | What::Used)
        && own(fact)
    {
        fact.amount = 1;
    }
}

/// A block hands its results to what it is a block of.
fn hand_down(rules: &mut Rules<'_>, e: &Effect) {
    if matches!(*rules.book.program(e.program).text, Ability::TwiceTheTokens(_)) {
        return twice::heard_twice(rules, e);
    }
    if let Ability::MayRaiseDamage(more) = *rules.book.program(e.program).text {
        return raised::heard_more(rules, e, more);
    }
    match rules.table.frames.last_mut() {
        Some(Frame::Effect(parent)) => {
            parent.done_in_full = e.done_in_full;
            parent.amount_done = e.amount_done;
            parent.name = e.name;
            parent.number = e.number;
            parent.arena = e.arena;
            parent.aspect = e.aspect;
            parent.raised = e.raised;
        }
        Some(Frame::Together(Together { current: Some(current), .. })) => {
            if let Some(run) = rules.table.runs.get_mut(*current as usize) {
                run.did = e.done_in_full;
                run.much = e.amount_done;
            }
        }
        Some(Frame::Dealing) => {
            if let Some(dealing) = rules.table.dealing.last_mut().filter(|_| e.done_in_full) {
                dealing::instead_of_damage(dealing);
            }
        }
        _ => {}
    }
}

/// Forgets results from a position of the pool on. Found cards that were not used go to the bottom of the deck
/// (rule 23.4).
pub(crate) fn clear_pool(rules: &mut Rules<'_>, from: u16) {
    for place in from as usize..rules.table.pool.len() {
        let obj = rules.table.pool[place];
        if rules.table.live(obj).is_some_and(|card| card.zone == Zone::Aside && !card.token()) {
            move_card::to_bottom(rules, obj.uid);
        }
    }
    rules.table.pool.truncate(from as usize);
}

/// The end of a sentence or of an "and": the state is checked (rule 11.1).
pub(crate) fn sentence_end(rules: &mut Rules<'_>, e: &Effect) {
    if e.joined == 0 {
        check::state(rules);
    }
}

/// Starts a block of this program.
pub(crate) fn block(rules: &mut Rules<'_>, e: &Effect, program: ProgramId) -> Effect {
    let hold = if e.hold.is_free() { Hold::Free } else { Hold::Held };
    Effect { pool: rules.table.pool.len() as u16, block: true, hold, ..e.beginning(program) }
}

/// Runs a block of this program before it goes on itself.
pub(crate) fn run_block(rules: &mut Rules<'_>, mut block: Effect) -> Flow {
    // Permission for one operation to proceed does not extend to its block.
    if block.hold == Hold::Released {
        block.hold = Hold::Held;
    }
    rules.table.frames.push(Frame::Effect(block));
    Flow::Again
}

/// Keeps a pick; the picks of an operation stay in the pool until it is done.
pub(crate) fn keep_pick(rules: &mut Rules<'_>, e: &mut Effect, choice: Option<Choice>) {
    if e.picked() == 0 && choice.is_none() {
        begin_picking(rules.read(), e);
    }
    if let Some(Choice::Card(uid) | Choice::Top(uid)) = choice {
        pick(rules, e, rules.table.obj(uid));
    }
}

/// Nothing is picked yet.
pub(crate) fn begin_picking(reading: Reading<'_>, e: &mut Effect) {
    e.work = Work::Picking(Span { start: reading.table.pool.len() as u16, len: 0 });
}

/// One more pick; the pool holds nothing behind those before.
pub(crate) fn pick(rules: &mut Rules<'_>, e: &mut Effect, obj: Obj) {
    let end = rules.table.pool.len() as u16;
    let Span { start, len } = if e.picked() == 0 { Span { start: end, len: 0 } } else { e.picks() };
    rules.table.pool.push(obj);
    e.work = Work::Picking(Span { start, len: len + 1 });
}

/// The picks so far.
pub(crate) fn picks<'a>(reading: Reading<'a>, e: &Effect) -> &'a [Obj] {
    let Span { start, len } = e.picks();
    &reading.table.pool[start as usize..(start + len) as usize]
}

/// Fills a slot.
pub(crate) fn fill(rules: &mut Rules<'_>, e: &mut Effect, place: usize, objects: &[Obj]) {
    let start = rules.table.pool.len() as u16;
    rules.table.pool.extend_from_slice(objects);
    e.slots[place] = Span { start, len: objects.len() as u16 };
}

/// Triggers of an earlier modified action come before the next one (rule 12.6 i).
pub(crate) fn inner_first(rules: &mut Rules<'_>, e: &mut Effect) -> bool {
    if e.inner != NOWHERE && rules.table.pending.len() > e.inner as usize {
        rules.table.frames.push(Frame::Window { base: e.inner, current: None });
        return true;
    }
    false
}

/// Saying yes to a limited ability uses it (rule 12.10).
pub(crate) fn said_yes(rules: &mut Rules<'_>, e: &mut Effect) {
    if let Some(limited) = e.limited.take() {
        moment::use_up(rules, e.source, limited);
    }
}

/// Runs one operation.
pub(super) fn operation(rules: &mut Rules<'_>, e: &mut Effect, op: &Op, choice: Option<Choice>) -> Flow {
    if e.hold == Hold::Held && matches!(op.nature(), Nature::Does | Nature::Alone) {
        return Flow::Stand;
    }
    match op {
        Op::Select { target, into, optional } => select::select(rules, e, target, *into, *optional, choice),
        _ if choice.is_none() && raised::offers_more(rules, e, op) => Flow::Again,
        Op::Divide { what, up_to, by, total, among, optional } => {
            divide::divide(rules, e, (*what, *up_to), *by, total, among, *optional, choice)
        }
        Op::Indirect(who, total) => indirect::indirect(rules, e, *who, total, choice),
        Op::Attack(attack) => attack_with::attack_with(rules, e, attack, choice),
        Op::Play(play) => play_cards::play_cards(rules, e, play, choice),
        Op::HealUpTo(amount) => amounts::heal_up_to(rules, e, amount, choice),
        Op::DamageUpTo(amount) => amounts::damage_up_to(rules, e, amount, choice),
        Op::Top if instead::offers_instead(rules, e, op) => Flow::Again,
        Op::Top => arrange::put_on_top(rules, e, choice),
        Op::Discard(who, count) => discard::discard_chosen(rules, e, *who, count, choice),
        Op::DiscardFrom(who, count, list) => discard::discard_from(rules, e, *who, count, list, choice),
        Op::RevealOneByOne(most) => reveal::reveal_one_by_one(rules, e, most, choice),
        Op::Search(search) => search::search(rules, e, search, choice),
        Op::PayAny(most) => amounts::pay_any(rules, e, most.as_ref(), choice),
        Op::Disclose { icons, one, optional } => disclose::disclose(rules, e, *icons, *one, *optional, choice),
        Op::NameCard => naming::name_card(rules, e, choice),
        Op::ChooseNumber => amounts::choose_number(rules, e, choice),
        Op::ChooseArena => naming::choose_arena(rules, e, choice),
        Op::ChooseAspect => naming::choose_aspect(rules, e, choice),
        Op::NameTrait => naming::name_trait(rules, e, choice),
        Op::ChoosePlayer(who) => naming::choose_player(rules, e, *who, choice),
        Op::May(who, to) => may::may(rules, e, *who, *to, choice),
        Op::MayBy(who, block) => may::may_by(rules, e, *who, *block, choice),
        Op::SaysNo(who) => may::says_no(rules, e, *who, choice),
        Op::ForEach(block) => blocks::for_each(rules, e, *block),
        Op::ForEvery(count, block) => blocks::for_every(rules, e, count, *block),
        Op::InPlayerOrder(who, block) => blocks::in_player_order(rules, e, *who, *block),
        Op::ForEachPlayer(who, block) => blocks::for_each_player(rules, e, *who, *block, choice),
        Op::Choice { choose, repeats, by, modes, optional } => {
            let list = super::verbs::blocks::List { choose, repeats: *repeats, by: *by, modes };
            blocks::modes(rules, e, list, *optional, choice)
        }
        Op::UnlessDid(to) => {
            if e.done_in_full {
                Flow::Next
            } else {
                Flow::Jump(*to)
            }
        }
        Op::IfDid(to) => {
            if e.done_in_full {
                Flow::Jump(*to)
            } else {
                Flow::Next
            }
        }
        Op::Unless(condition, to) => {
            if choice.is_none() && condition::holds(rules.read(), e, condition) {
                Flow::Next
            } else if choice.is_none() && e.secret && speaks_of_cards(condition) {
                let seat = decider::chooser_of(rules.read(), e);
                hidden::ask_all_the_same(rules, e, seat, DecisionKind::May, Choice::No)
            } else {
                Flow::Jump(*to)
            }
        }
        Op::Jump(to) => Flow::Jump(*to),
        Op::Join => {
            e.joined += 1;
            Flow::Next
        }
        Op::Part => {
            e.joined -= 1;
            sentence_end(rules, e);
            Flow::Next
        }
        Op::Later(phase, block) => {
            blocks::later(rules, e, Moment::Start(*phase), *block);
            Flow::Next
        }
        Op::AtEndOfPhase(block) => {
            let phase = if rules.table.phase == PhaseNow::Regroup { Phase::Regroup } else { Phase::Action };
            blocks::later(rules, e, Moment::End(phase), *block);
            Flow::Next
        }
        Op::WhenThisLeaves(block) => blocks::when_this_leaves(rules, e, *block),
        Op::NextTime(ability) => {
            blocks::wait_once(rules, e, *ability);
            Flow::Next
        }
        Op::Collector => bounty::collector(rules, e, choice),
        Op::Collected(bounty) => {
            rules.fact(What::Collected, e.controller, e.source.uid, Uid::NONE, 0);
            moment::announce(rules, Happens::Collected(*bounty, e.source, e.controller));
            Flow::Next
        }
        Op::CollectBounties(unit) => {
            bounty::collect_bounties(rules, e, *unit);
            Flow::Next
        }
        Op::CollectAgain => bounty::collect_again(rules, e),
        Op::UseWhenDefeated { of, all } => when_defeated::use_when_defeated(rules, e, *of, *all, choice),
        Op::UseAgain => when_defeated::use_again(rules, e),
        Op::UseAnyWhenPlayed(group) => when_played::use_any_when_played(rules, e, group, choice),
        Op::ChooseHolder(who) => credits::choose_holder(rules, e, *who, choice),
        Op::DefeatAnyCredits => credits::defeat_any_credits(rules, e, choice),
        Op::DefeatAnyTokens => credits::defeat_any_tokens(rules, e, choice),
        Op::AfterAttack(block) => {
            blocks::later(rules, e, Moment::Over(e.attack), *block);
            Flow::Next
        }
        Op::Do(verb) if verb.takes_away() && instead::offers_instead(rules, e, op) => Flow::Again,
        Op::Do(verb) if verb.creates() && twice::offers_twice(rules, e, op) => Flow::Again,
        Op::Do(verb) => {
            verbs::verb(rules, e, verb);
            sentence_end(rules, e);
            Flow::Next
        }
        Op::Cards(verb) => {
            decks::card_verb(rules, e, verb);
            sentence_end(rules, e);
            Flow::Next
        }
    }
}
