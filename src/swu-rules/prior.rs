//! A rough prior value for each option of a decision, without trying any: for playing on quickly, and for trying the
//! likely ones first. It may look at everything, so it is only used in games that were dealt from a
//! [`super::sight::Sight`].

pub(crate) mod hand;
pub(crate) mod intent;

use super::book::Book;
use super::book::op::Op;
use super::decision::{Choice, Decision, Prompt};
use super::game::Game;
use super::table::card::{CardState, Uid, Zone};
use super::table::frame::Frame;
use crate::query::stats;
use crate::query::tokens;
use crate::reading::Reading;
use seats::Seat;
use swu_language::keyword::Keyword;
use swu_language::word::Kind;

impl Game {
    /// Becomes a copy of another game in its own memory, and takes over its current values: for looking ahead at once;
    /// ordinary copies would recompute them.
    pub fn copy_at_work(&mut self, from: &Game) {
        self.clone_from(from);
        self.table.cache.copy(&from.table.cache);
    }

    /// Writes the value of each option of the awaited decision into a list whose memory is reused: the higher, the
    /// better for the deciding seat. About ten per resource.
    pub fn rough(&mut self, book: &Book, into: &mut Vec<i16>) {
        into.clear();
        let Some(decision) = self.table.decision.take() else { return };
        let reading = self.reading(book);
        let intent = intent::intent(reading, &decision);
        into.extend(decision.options.iter().map(|choice| rough_worth(reading, &decision, intent, *choice)));
        self.table.decision = Some(decision);
        if self.chooses_aspect(book) {
            self.rough_aspects(book, into);
        }
    }
}

impl Game {
    /// Whether an aspect is being chosen. Its effect depends on cards that nobody has seen.
    pub fn chooses_aspect(&self, book: &Book) -> bool {
        let asks = self.table.decision.as_ref().is_some_and(|decision| matches!(decision.prompt, Prompt::Step(..)));
        let Some(Frame::Effect(effect)) = self.table.frames.last().filter(|_| asks) else { return false };
        matches!(book.program(effect.program).ops.get(effect.pc as usize), Some(Op::ChooseAspect))
    }

    /// An aspect is worth more the more cards have it: above all enemy units, then cards of the player's own deck.
    fn rough_aspects(&self, book: &Book, into: &mut [i16]) {
        let Some(seat) = self.table.decision.as_ref().map(|decision| decision.seat) else { return };
        for (aspect, worth) in into.iter_mut().enumerate() {
            let icons = |uid: &Uid| book.def(self.table.card(*uid).def).icons;
            let has = |uid: &&Uid| icons(uid).get(aspect).is_some_and(|icons| *icons > 0);
            let enemies = self.table.living().filter(|other| *other != seat);
            let enemies: usize = enemies.map(|other| self.table.sides[other].units.iter().filter(has).count()).sum();
            *worth = (10 * enemies + self.table.sides[seat].deck.iter().filter(has).count()) as i16;
        }
    }
}

/// The consequence of choosing a card: good or bad for it, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Intent {
    /// Damage: this amount.
    Hurt(i16),
    /// It leaves play, or its player loses the use of it.
    Remove,
    /// It is exhausted.
    Exhaust,
    /// It gets something good.
    Help,
    /// This much damage is healed from it.
    Heal(i16),
    /// It attacks.
    Attack,
    /// It is played, taken or kept.
    Take,
    /// It is given up.
    Lose,
    /// Nothing is known about it.
    Unknown,
}

fn rough_worth(reading: Reading<'_>, decision: &Decision, intent: Intent, choice: Choice) -> i16 {
    let seat = decision.seat;
    match (decision.prompt, choice) {
        (_, Choice::Play(uid, cost, _)) => 30 + 10 * cost + spare_kind(reading, uid),
        (_, Choice::Attack(uid)) => 20 + 6 * striking(reading, uid),
        (_, Choice::Use(..)) => 32,
        (_, Choice::Deploy(_) | Choice::DeployPilot(_)) => 120,
        (_, Choice::Initiative) => 12,
        (_, Choice::Blast) => 14,
        (_, Choice::Plan) => 13,
        (Prompt::AttackTarget | Prompt::SecondTarget, Choice::Card(uid)) => attack_worth(reading, uid),
        (Prompt::AttachTo, Choice::Card(uid)) => host_worth(reading, seat, uid),
        (Prompt::Exploit | Prompt::Spend | Prompt::PayCost | Prompt::PayWithUnits, Choice::Card(uid)) => {
            20 - card_worth(reading, uid)
        }
        (Prompt::KeepUnique, Choice::Card(uid)) => card_worth(reading, uid),
        (Prompt::SetupResource, Choice::Resource(uid) | Choice::Card(uid)) => {
            hand::put_down_worth(reading, seat, uid, 2)
        }
        (Prompt::RegroupResource, Choice::Resource(uid) | Choice::Card(uid)) => {
            hand::put_down_worth(reading, seat, uid, reading.table.sides[seat].resources.len() as i16)
        }
        (Prompt::RegroupResource, Choice::Skip | Choice::Done | Choice::No) => hand::no_resource_worth(reading, seat),
        (Prompt::Mulligan, Choice::Keep) => hand::opening_worth(reading, seat),
        (Prompt::FirstPlayer, Choice::Seat(other)) => 10 * i16::from(other == seat),
        (Prompt::PlanBottom, Choice::Card(uid) | Choice::Bottom(uid)) => -hand::hand_worth(reading, seat, uid),
        (_, Choice::Card(uid)) => meant_worth(reading, seat, intent, uid),
        (_, Choice::Seat(other)) => seat_worth(seat, intent, other),
        (_, Choice::Yes) => 8,
        // Credits stay, resources ready again: as few as possible.
        (Prompt::PayWithCredits, Choice::Number(credits)) => -credits,
        (_, Choice::Number(number)) => number,
        _ => 0,
    }
}

/// Units first, then upgrades, then events: units stay.
fn spare_kind(reading: Reading<'_>, uid: Uid) -> i16 {
    match reading.book.def(reading.table.card(uid).def).kind {
        Kind::Unit => 6,
        Kind::Upgrade if reading.table.card(uid).zone.hidden() => 2,
        _ => 0,
    }
}

fn striking(reading: Reading<'_>, uid: Uid) -> i16 {
    reading.table.stats(uid).map_or(0, |stats| stats.power + stats.strength_of(Keyword::Raid))
}

/// Remaining HP of a unit or base.
fn left(reading: Reading<'_>, uid: Uid) -> i16 {
    let damage = reading.table.card(uid).damage as i16;
    match reading.table.stats(uid) {
        Some(stats) => stats.hp - damage,
        None => stats::base_hp(reading, reading.table.obj(uid)) - damage,
    }
}

/// The value of a card to its controller.
fn card_worth(reading: Reading<'_>, uid: Uid) -> i16 {
    match reading.table.stats(uid) {
        Some(stats) => 6 + 5 * stats.power + 3 * (stats.hp - reading.table.card(uid).damage as i16).max(0),
        None => 8 + 6 * reading.book.def(reading.table.card(uid).def).cost,
    }
}

/// The value of attacking this for the attacking unit.
fn attack_worth(reading: Reading<'_>, target: Uid) -> i16 {
    let Some(attack) = reading.table.attacks.last() else { return 0 };
    let power = striking(reading, attack.attacker.uid);
    if !reading.table.card(target).zone.is_arena() {
        let left = left(reading, target);
        return if power >= left { 2000 } else { 10 * power + 4 * (10 - (left - power)).max(0) };
    }
    let shielded = tokens::shielded(reading, target);
    let dies = !shielded && power >= left(reading, target);
    let back = reading.table.stats(target).map_or(0, |stats| stats.power);
    let lost = !tokens::shielded(reading, attack.attacker.uid) && back >= left(reading, attack.attacker.uid);
    let dealt = if shielded { 8 } else { 3 * power.min(left(reading, target)) };
    let gained = if dies { 10 + card_worth(reading, target) } else { dealt };
    gained - if lost { card_worth(reading, attack.attacker.uid) } else { 2 * back }
}

/// Which unit should get an upgrade: a good one goes on one's own strong unit, a bad one on an enemy.
fn host_worth(reading: Reading<'_>, seat: Seat, uid: Uid) -> i16 {
    let own = reading.table.card(uid).controller == seat;
    let ready = !reading.table.card(uid).exhausted();
    let worth = card_worth(reading, uid) + if ready { 10 } else { 0 };
    if own { worth } else { -worth }
}

/// The value of this happening to that card.
fn meant_worth(reading: Reading<'_>, seat: Seat, intent: Intent, uid: Uid) -> i16 {
    let card = reading.table.card(uid);
    let own = card.controller == seat;
    let good_for_me = |worth: i16| if own { worth } else { -worth };
    match intent {
        Intent::Hurt(much) if card.zone.is_arena() => {
            let dies = much >= left(reading, uid) && !tokens::shielded(reading, uid);
            -good_for_me(if dies { 10 + card_worth(reading, uid) } else { 3 * much })
        }
        Intent::Hurt(much) => -good_for_me(if much >= left(reading, uid) { 2000 } else { 10 * much }),
        Intent::Remove => -good_for_me(10 + card_worth(reading, uid)),
        Intent::Exhaust => -good_for_me(if card.has(CardState::EXHAUSTED) { 0 } else { 6 * striking(reading, uid) }),
        Intent::Help => good_for_me(5 + card_worth(reading, uid)),
        Intent::Heal(much) => good_for_me(5 * much.min(card.damage as i16)),
        Intent::Attack => 10 + 5 * striking(reading, uid),
        Intent::Take => 5 + card_worth(reading, uid),
        Intent::Lose if card.zone == Zone::Hand => -hand::hand_worth(reading, card.controller, uid),
        Intent::Lose => 15 - card_worth(reading, uid),
        Intent::Unknown => 0,
    }
}

fn seat_worth(seat: Seat, intent: Intent, other: Seat) -> i16 {
    let bad = matches!(intent, Intent::Hurt(_) | Intent::Remove | Intent::Lose);
    let good = matches!(intent, Intent::Help | Intent::Heal(_));
    match (seat == other, bad) {
        (true, true) => -20,
        (true, false) => 5,
        (false, true) => 20,
        (false, false) if good => -20,
        (false, false) => 0,
    }
}
