//! One player's action (rule 8).

use crate::change::moment::Moment;
use crate::change::{attach, cards, damage, lasting, moment, move_card};
use crate::decision::{Choice, Prompt};
use crate::engine::Rules;
use crate::fact::What;
use crate::flow::{attack, check, phases, play, run, use_ability};
use crate::query::costs::Playing;
use crate::query::says::says;
use crate::query::targets::AttackTerms;
use crate::query::{legal, permission, predicate, targets};
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::Lasting;
use crate::table::frame::{Frame, Play, TurnStep};
use crate::table::memory::Happening;
use seats::{Seat, SeatSet};
use swu_view::DecisionKind;

/// One step of a turn. If it is the last one, the phase continues at once.
pub(crate) fn go_on(rules: &mut Rules<'_>, seat: Seat, step: TurnStep, choice: Option<Choice>) {
    match step {
        TurnStep::Choose if rules.table.sides[seat].eliminated => turn_is_over(rules, seat),
        TurnStep::Choose => match choice {
            Some(choice) => take_action(rules, seat, choice),
            None => {
                phases::tidy(rules);
                ask_action(rules, seat);
            }
        },
        TurnStep::Triggers => {
            if rules.table.pending.is_empty() && check::is_done(rules.read()) && run::goes_on(rules) {
                return turn_is_over(rules, seat);
            }
            let next = Frame::Turn { seat, step: TurnStep::MoveOn };
            rules.table.frames.push(next);
            let at = rules.table.frames.len();
            if !rules.table.pending.is_empty() {
                rules.table.frames.push(Frame::Window { base: 0, current: None });
            }
            check::state(rules);
            if rules.table.frames.len() == at && run::goes_on(rules) {
                rules.table.frames.pop();
                go_on(rules, seat, TurnStep::MoveOn, None);
            }
        }
        TurnStep::MoveOn if !rules.table.pending.is_empty() => {
            rules.table.frames.push(Frame::Turn { seat, step: TurnStep::Triggers })
        }
        TurnStep::MoveOn => turn_is_over(rules, seat),
    }
}

fn turn_is_over(rules: &mut Rules<'_>, seat: Seat) {
    phases::tidy(rules);
    if rules.table.extra.take() == Some(seat) && !rules.table.sides[seat].eliminated {
        return phases::go_on_at_once(rules);
    }
    let next = rules.table.living_from(seat.next(rules.table.seats())).next().unwrap_or(seat);
    rules.table.active = next;
    phases::go_on_at_once(rules);
}

fn ask_action(rules: &mut Rules<'_>, seat: Seat) {
    // A player who took the initiative or a counter passes from then on (rule 8.4).
    if rules.table.sides[seat].done {
        count_pass(rules, seat);
        turn_is_over(rules, seat);
        return;
    }
    rules.table.frames.push(Frame::Turn { seat, step: TurnStep::Choose });
    rules.table.remember_ready(seat);
    let mut options = rules.list();
    legal::actions(rules.read(), seat, &mut options);
    play::count_costs_in_hand(rules, seat);
    // Public first: attacks, abilities, passing and the initiative need no hand (house rule).
    rules.ask(seat, DecisionKind::Action, Obj::NONE, Prompt::Action, false, options);
}

fn take_action(rules: &mut Rules<'_>, seat: Seat, choice: Choice) {
    rules.table.frames.push(Frame::Turn { seat, step: TurnStep::Triggers });
    if !matches!(choice, Choice::Pass | Choice::Initiative | Choice::Blast | Choice::Plan) {
        rules.table.streak = SeatSet::EMPTY;
        rules.table.sides[seat].passed = false;
    }
    let side = &mut rules.table.sides[seat];
    side.acted = side.acted.saturating_add(1);
    side.struck = SeatSet::EMPTY;
    let forced = use_up_force(rules, seat, choice);
    match choice {
        Choice::Play(uid, _, mode) => {
            let card = rules.table.obj(uid);
            let in_hand = rules.table.card(uid).zone == Zone::Hand;
            let permitted = if in_hand { None } else { permission::best_permission(rules.read(), uid, seat, mode) };
            let ordinary = Play::new(card, seat, mode);
            let play = permitted.map_or(ordinary, |Playing { less, free, ignores_penalty, .. }| Play {
                less,
                free,
                ignores_penalty,
                ..ordinary
            });
            if run::goes_straight_on(rules) {
                play::go_on(rules, play, None);
            } else {
                rules.table.frames.push(Frame::Play(play));
            }
        }
        Choice::Attack(uid) => {
            let attacker = rules.table.obj(uid);
            attack::begin_attack(rules, attacker, seat, None, forced == Some(attacker), false);
            attack::go_on_at_once(rules);
        }
        Choice::Use(uid, ability, _) => {
            let card = rules.table.obj(uid);
            let says = says(rules.read(), uid, rules.book.ability(ability).program);
            rules.fact(What::Used, seat, uid, if says == uid { Uid::NONE } else { says }, 0);
            if run::goes_straight_on(rules) {
                use_ability::go_on(rules, card, ability, seat, 0, None);
            } else {
                rules.table.frames.push(Frame::Use { card, ability, seat, paid: 0 });
            }
        }
        Choice::Deploy(uid) => {
            rules.table.card_mut(uid).set(CardState::EPIC, true);
            deploy(rules, uid, seat);
        }
        Choice::DeployPilot(uid) => {
            let leader = rules.table.obj(uid);
            rules.table.card_mut(uid).set(CardState::EPIC, true);
            rules.table.frames.push(Frame::DeployPilot { seat, leader });
        }
        Choice::Initiative => {
            rules.table.initiative = Some(seat);
            rules.table.taken = true;
            counter_taken(rules, seat);
            rules.table.cache.changed(Depends::INITIATIVE);
            rules.fact(What::Initiative, seat, Uid::NONE, Uid::NONE, 0);
            moment::announce(rules, Moment::Initiative(seat));
        }
        Choice::Blast => blast_counter(rules, seat),
        Choice::Plan => {
            rules.table.plan = Some(seat);
            counter_taken(rules, seat);
            rules.fact(What::Plan, seat, Uid::NONE, Uid::NONE, 0);
            rules.table.frames.push(Frame::Plan { seat, drawn: false });
        }
        _ => {
            count_pass(rules, seat);
            rules.fact(What::Passed, seat, Uid::NONE, Uid::NONE, 0);
        }
    }
}

/// "Their next action must be an attack with it" ends with any action. Returns the unit that must attack a unit
/// now, if it can (rule 9.2c).
fn use_up_force(rules: &mut Rules<'_>, seat: Seat, choice: Choice) -> Option<Obj> {
    let must = |rules: &Rules<'_>, lasting: &Lasting| legal::must_attack_next(rules.read(), lasting, seat);
    if !rules.table.lasting.iter().any(|lasting| must(rules, lasting)) {
        return None;
    }
    let terms = AttackTerms { units_only: true, ..AttackTerms::default() };
    let on = |lasting: &&Lasting| must(rules, lasting) && choice == Choice::Attack(lasting.on.uid);
    let forced = rules.table.lasting.iter().find(on).map(|lasting| lasting.on);
    let forced = forced.filter(|unit| targets::has_target(rules.read(), *unit, terms));
    lasting::end(rules, must);
    forced
}

fn count_pass(rules: &mut Rules<'_>, seat: Seat) {
    rules.table.sides[seat].passed = true;
    rules.table.streak.insert(seat);
}

/// Taking a counter counts as a pass, and the player passes for the rest of the phase (rule 8.4).
pub(crate) fn counter_taken(rules: &mut Rules<'_>, seat: Seat) {
    rules.table.sides[seat].done = true;
    count_pass(rules, seat);
}

/// Deploys a leader: it becomes a ready unit (rule 4.2b).
pub(crate) fn deploy(rules: &mut Rules<'_>, uid: Uid, seat: Seat) {
    move_card::relocate(rules, uid, Zone::Ground, seat);
    let def = rules.book.def(rules.table.card(uid).def);
    let arena = def.arena;
    let card = rules.table.card_mut(uid);
    if arena == swu_language::word::Arena::Space {
        card.zone = Zone::Space;
    }
    card.set(CardState::DEPLOYED, true);
    card.set(CardState::FRESH, true);
    let obj = rules.table.obj(uid);
    rules.table.cache.forget();
    moment::note(rules, Happening::Entered, seat, obj, Obj::NONE, 0);
    rules.fact(What::Deployed, seat, uid, Uid::NONE, 0);
    moment::announce(rules, Moment::Deployed(obj, seat));
    moment::announce(rules, Moment::Enters(obj));
    check::state(rules);
}

/// Deploys a leader as an upgrade on a unit of its player's choice (rule 25.2).
pub(crate) fn deploy_pilot(rules: &mut Rules<'_>, seat: Seat, leader: Obj, choice: Option<Choice>) {
    if let Some(Choice::Card(uid)) = choice {
        let host = rules.table.obj(uid);
        rules.fact(What::Deployed, seat, leader.uid, uid, 0);
        attach::become_upgrade(rules, leader, host);
        let now = rules.table.obj(leader.uid);
        moment::announce(rules, Moment::Deployed(now, seat));
        return check::state(rules);
    }
    let mut options = rules.list();
    options.extend(
        rules
            .table
            .units()
            .filter(|uid| predicate::may_attach(rules.read(), leader, rules.table.obj(*uid), seat))
            .map(Choice::Card),
    );
    if options.is_empty() {
        // The possible hosts left with a player who is out.
        rules.table.scratch.spare = options;
        return;
    }
    rules.table.frames.push(Frame::DeployPilot { seat, leader });
    rules.ask(seat, DecisionKind::Target, leader, Prompt::AttachTo, false, options);
}

/// The blast counter: 1 damage to each opponent's base at once (multiplayer.md D6).
fn blast_counter(rules: &mut Rules<'_>, seat: Seat) {
    use crate::table::batch::Hit;
    rules.table.blast = Some(seat);
    counter_taken(rules, seat);
    rules.fact(What::Blast, seat, Uid::NONE, Uid::NONE, 0);
    let hits: Vec<Hit> = rules
        .table
        .opponents(seat)
        .iter()
        .filter_map(|other| rules.table.sides[other].base)
        .map(|base| damage::ability_hit(rules.table.obj(base), 1, Obj::NONE, seat))
        .collect();
    damage::deal(rules, &hits);
    check::state(rules);
}

/// The plan counter: draw 1, then put a card of the hand on the bottom (multiplayer.md D6).
pub(crate) fn plan_counter(rules: &mut Rules<'_>, seat: Seat, drawn: bool, choice: Option<Choice>) {
    if let Some(Choice::Card(uid)) = choice {
        move_card::to_bottom(rules, uid);
        rules.fact_for(What::Bottomed, seat, uid, Uid::NONE, 0, SeatSet::one(seat));
        return;
    }
    let at = rules.table.frames.len();
    if !drawn {
        rules.put_back(at, Frame::Plan { seat, drawn: true });
        cards::draw(rules, SeatSet::one(seat), 1);
        check::state(rules);
        return;
    }
    if rules.table.sides[seat].hand.is_empty() {
        return;
    }
    rules.put_back(at, Frame::Plan { seat, drawn });
    let mut options = rules.list();
    options.extend(rules.table.sides[seat].hand.iter().map(|uid| Choice::Card(*uid)));
    rules.ask(seat, DecisionKind::Target, Obj::NONE, Prompt::PlanBottom, true, options);
}
