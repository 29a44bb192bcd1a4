//! Blocks of a text: run for each, chosen from a list, postponed.

use crate::book::{AbilityId, ProgramId};
use crate::change::lasting;
use crate::decision::Choice;
use crate::engine::Rules;
use crate::flow::effect::Flow;
use crate::flow::verbs::may;
use crate::flow::{effect, select, together};
use crate::query::{condition, decider, idle, selector};
use crate::reading::Reading;
use crate::table::card::Obj;
use crate::table::effect::{Delayed, Effect, Hold, Lasting, Lasts, Moment, NO_ATTACK, Span, Work};
use seats::{Seat, SeatSet};
use swu_language::ability::{Amount, Condition, PlayerRef, Until};
use swu_view::DecisionKind;

/// A list to choose from (rule 11.10).
#[derive(Clone, Copy)]
pub(crate) struct List<'b> {
    /// How many entries.
    pub choose: &'b Amount,
    /// The same one may be chosen again.
    pub repeats: bool,
    /// By whom.
    pub by: PlayerRef,
    /// Conditions and blocks.
    pub modes: &'b [Mode],
}

/// A condition and a block.
type Mode = (Option<Condition>, ProgramId);

/// Runs a block for each chosen card.
pub(crate) fn for_each(rules: &mut Rules<'_>, e: &mut Effect, block: ProgramId) -> Flow {
    let list: Vec<Obj> = selector::slot_list(rules.read(), e, 0).to_vec();
    if e.is_running() || list.is_empty() {
        e.done_in_full = !list.is_empty();
        return Flow::Next;
    }
    e.work = Work::Running;
    let pool = rules.table.pool.len() as u16;
    let mut runs: Vec<(Option<Seat>, Effect)> = Vec::new();
    for obj in list {
        let mut child = effect::block(rules, e, block);
        effect::fill(rules, &mut child, 0, &[obj]);
        runs.push((None, child));
    }
    run_each(rules, e, pool, runs)
}

/// Runs a block this many times.
pub(crate) fn for_every(rules: &mut Rules<'_>, e: &mut Effect, count: &Amount, block: ProgramId) -> Flow {
    let count = condition::number(rules.read(), e, count).max(0) as usize;
    if e.is_running() || count == 0 {
        e.done_in_full = count > 0;
        return Flow::Next;
    }
    e.work = Work::Running;
    let pool = rules.table.pool.len() as u16;
    let child = effect::block(rules, e, block);
    run_each(rules, e, pool, vec![(None, child); count])
}

/// A single run of a block goes on by itself, several act at once.
fn run_each(rules: &mut Rules<'_>, e: &Effect, pool: u16, runs: Vec<(Option<Seat>, Effect)>) -> Flow {
    match runs.as_slice() {
        [(_, only)] => effect::run_block(rules, *only),
        _ => together::run_together(rules, e, pool, runs),
    }
}

/// Runs a block for each of these players (rule 11.15).
pub(crate) fn for_each_player(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    who: PlayerRef,
    block: ProgramId,
    choice: Option<Choice>,
) -> Flow {
    let before = match e.work {
        Work::Running => {
            effect::sentence_end(rules, e);
            return Flow::Next;
        }
        Work::Players(chosen) => chosen,
        _ => SeatSet::EMPTY,
    };
    let seats = selector::players(rules.read(), e, who);
    let exactly = (who == PlayerRef::TwoPlayers).then_some(2);
    let mut chosen = seats;
    if who == PlayerRef::AnyPlayers || exactly.is_some_and(|count| count < seats.len()) {
        let (more, goes_on) = match choice {
            Some(Choice::Seat(seat)) => (SeatSet::one(seat), true),
            Some(_) => (SeatSet::EMPTY, false),
            None => (SeatSet::EMPTY, true),
        };
        chosen = before.or(more);
        let left: SeatSet = seats.iter().filter(|seat| !chosen.has(*seat)).collect();
        let enough = exactly.is_some_and(|count| left.len() + count <= seats.len());
        if goes_on && !left.is_empty() && !enough && (exactly.is_some() || !decider::declines(rules.read(), e)) {
            e.work = Work::Players(chosen);
            let mut options = rules.list();
            let order = e.controller.clockwise(rules.table.seats());
            options.extend(order.filter(|seat| left.has(*seat)).map(Choice::Seat));
            if exactly.is_none() {
                options.push(Choice::Done);
            }
            let seat = decider::chooser_of(rules.read(), e);
            rules.ask(seat, DecisionKind::Target, e.source, select::prompt(rules.read(), e), false, options);
            return Flow::Again;
        }
    }
    e.work = Work::Running;
    let pool = rules.table.pool.len() as u16;
    let block = effect::block(rules, e, block);
    let mut runs: Vec<(Option<Seat>, Effect)> = Vec::new();
    for seat in e.controller.clockwise(rules.table.seats()) {
        if chosen.has(seat) {
            let mut run = block;
            run.player = seat.0;
            runs.push((Some(seat), run));
        }
    }
    if runs.is_empty() {
        effect::sentence_end(rules, e);
        return Flow::Next;
    }
    run_each(rules, e, pool, runs)
}

/// Runs a block for one of these players after another, from the left of the active player on, and remembers who did
/// theirs (rule 42.7).
pub(crate) fn in_player_order(rules: &mut Rules<'_>, e: &mut Effect, who: PlayerRef, block: ProgramId) -> Flow {
    let mut acted = SeatSet::EMPTY;
    e.doers = match e.work {
        Work::InOrder { acted: before, now } => {
            acted = before;
            e.doers | u8::from(e.done_in_full) << now.0
        }
        _ => 0,
    };
    let seats = selector::players(rules.read(), e, who);
    let mut order = rules.table.active.clockwise(rules.table.seats()).skip(1).chain([rules.table.active]);
    let Some(seat) = order.find(|seat| seats.has(*seat) && !acted.has(*seat)) else {
        return Flow::Next;
    };
    e.work = Work::InOrder { acted: acted.or(SeatSet::one(seat)), now: seat };
    let block = Effect { player: seat.0, ..effect::block(rules, e, block) };
    effect::run_block(rules, block)
}

/// Chooses from a list, one entry after another, each resolved before the next (rule 11.10).
pub(crate) fn modes(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    list: List<'_>,
    optional: Option<u16>,
    choice: Option<Choice>,
) -> Flow {
    let List { choose, repeats, by, modes } = list;
    let (mut most, taken, which) = e.entries();
    match choice {
        Some(Choice::Mode(mode)) => return take_mode(rules, e, (modes, repeats), optional, mode),
        Some(_) => {
            e.done_in_full = false;
            return optional.map_or(Flow::Next, Flow::Jump);
        }
        None => {}
    }
    if let Some(to) = optional
        && (decider::declines(rules.read(), e) || !e.has_taken() && may::pointless(rules.read(), e))
    {
        e.done_in_full = false;
        return Flow::Jump(to);
    }
    if !e.has_taken() {
        // The number is settled before the first one is resolved.
        most = u8::try_from(condition::number(rules.read(), e, choose).max(0)).unwrap_or(u8::MAX);
        e.work = Work::Entries { most, taken, which };
    }
    if taken >= most {
        e.done_in_full = e.has_taken();
        return Flow::Next;
    }
    let optional = optional.filter(|_| !rules.table.options.asks_all);
    let mut options = rules.list();
    list_modes(rules.read(), e, modes, which, &mut options);
    if options.is_empty() {
        rules.table.scratch.spare = options;
        return Flow::Next;
    }
    if !e.has_taken() && optional.is_some() {
        options.push(Choice::Skip);
    }
    let seat = selector::player(rules.read(), e, by).unwrap_or(e.controller);
    let private = e.secret;
    rules.ask(
        decider::decider(rules.read(), seat),
        DecisionKind::Mode,
        e.source,
        select::prompt(rules.read(), e),
        private,
        options,
    );
    Flow::Again
}

/// Runs the entry that was chosen, and remembers that it was, so that it is not chosen again unless it may be.
fn take_mode(
    rules: &mut Rules<'_>,
    e: &mut Effect,
    (modes, repeats): (&[Mode], bool),
    optional: Option<u16>,
    mode: u8,
) -> Flow {
    let (most, taken, which) = e.entries();
    if !e.has_taken() && optional.is_some() {
        effect::said_yes(rules, e);
    }
    let which = if repeats { which } else { which | 1 << mode };
    e.work = Work::Entries { most, taken: taken + 1, which };
    let child = effect::block(rules, e, modes[mode as usize].1);
    effect::run_block(rules, child)
}

/// The entries that can be chosen, without those that `which` names.
fn list_modes(reading: Reading<'_>, e: &Effect, modes: &[Mode], which: u16, into: &mut Vec<Choice>) {
    for (index, (condition, _)) in modes.iter().enumerate() {
        let open = condition.as_ref().is_none_or(|condition| condition::holds(reading, e, condition));
        if which & (1 << index) == 0 && open && !idle::about_nothing_seen(reading, e, index) {
            into.push(Choice::Mode(index as u8));
        }
    }
}

/// Postpones a block until this card leaves play; if it has already left, the block is run at once, so that nothing
/// remains of what was to last that long (rule 16.1c).
pub(crate) fn when_this_leaves(rules: &mut Rules<'_>, e: &mut Effect, block: ProgramId) -> Flow {
    if e.is_running() {
        return Flow::Next;
    }
    if rules.table.live(e.source).is_some_and(|card| card.zone.in_play()) {
        later(rules, e, Moment::Leaves(e.source), block);
        e.done_in_full = true;
        return Flow::Next;
    }
    e.work = Work::Running;
    let child = effect::block(rules, e, block);
    effect::run_block(rules, child)
}

/// Makes an ability wait for the next time that something happens in this phase (rule 16.2).
pub(crate) fn wait_once(rules: &mut Rules<'_>, e: &mut Effect, ability: AbilityId) {
    let effect = Lasting::of(Lasts::Waits(ability), Obj::NONE, e.source, e.controller, Until::Next(1));
    lasting::begin(rules, Lasting { name: e.name, player: e.player, ..effect });
    e.done_in_full = true;
}

/// Postpones a block until a moment; what it refers to is kept (rule 16.2).
pub(crate) fn later(rules: &mut Rules<'_>, e: &Effect, at: Moment, block: ProgramId) {
    // The attack it was made in will be over.
    let mut effect = Effect { block: false, attack: NO_ATTACK, hold: Hold::Free, ..e.beginning(block) };
    let mut caught: Vec<Obj> = Vec::new();
    for span in &mut effect.slots {
        let start = caught.len() as u16;
        caught.extend(&rules.table.pool[span.start as usize..span.start as usize + span.len as usize]);
        *span = Span { start, len: span.len };
    }
    rules.table.delayed.push(Delayed { at, effect, caught });
}
