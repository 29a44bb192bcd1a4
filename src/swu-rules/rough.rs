//! A rough prior value for each option of a decision, without trying any: for playing on quickly, and for trying the
//! likely ones first. It may look at everything, so it is only used in games that were dealt from a
//! [`super::sight::Sight`].

mod hand;
mod intent;

use super::book::Book;
use super::book::op::Op;
use super::decision::{Choice, Decision, Prompt};
use super::engine::Rules;
use super::fact::Log;
use super::game::Game;
use super::table::card::{CardState, Uid, Zone};
use super::table::frame::Frame;
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
        let mut log = Log::default();
        let mut rules = self.rules(book, &mut log);
        rules.refresh();
        let intent = rules.intent(&decision);
        into.extend(decision.options.iter().map(|choice| rules.rough_worth(&decision, intent, *choice)));
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

impl Rules<'_> {
    fn rough_worth(&self, decision: &Decision, intent: Intent, choice: Choice) -> i16 {
        let seat = decision.seat;
        match (decision.prompt, choice) {
            (_, Choice::Play(uid, cost, _)) => 30 + 10 * cost + self.spare_kind(uid),
            (_, Choice::Attack(uid)) => 20 + 6 * self.striking(uid),
            (_, Choice::Use(..)) => 32,
            (_, Choice::Deploy(_) | Choice::DeployPilot(_)) => 120,
            (_, Choice::Initiative) => 12,
            (_, Choice::Blast) => 14,
            (_, Choice::Plan) => 13,
            (Prompt::AttackTarget | Prompt::SecondTarget, Choice::Card(uid)) => self.attack_worth(uid),
            (Prompt::AttachTo, Choice::Card(uid)) => self.host_worth(seat, uid),
            (Prompt::Exploit | Prompt::Spend | Prompt::PayCost | Prompt::PayWithUnits, Choice::Card(uid)) => {
                20 - self.card_worth(uid)
            }
            (Prompt::KeepUnique, Choice::Card(uid)) => self.card_worth(uid),
            (Prompt::SetupResource, Choice::Resource(uid) | Choice::Card(uid)) => self.put_down_worth(seat, uid, 2),
            (Prompt::RegroupResource, Choice::Resource(uid) | Choice::Card(uid)) => {
                self.put_down_worth(seat, uid, self.table.sides[seat].resources.len() as i16)
            }
            (Prompt::RegroupResource, Choice::Skip | Choice::Done | Choice::No) => self.no_resource_worth(seat),
            (Prompt::Mulligan, Choice::Keep) => self.opening_worth(seat),
            (Prompt::FirstPlayer, Choice::Seat(other)) => 10 * i16::from(other == seat),
            (Prompt::PlanBottom, Choice::Card(uid) | Choice::Bottom(uid)) => -self.hand_worth(seat, uid),
            (_, Choice::Card(uid)) => self.meant_worth(seat, intent, uid),
            (_, Choice::Seat(other)) => self.seat_worth(seat, intent, other),
            (_, Choice::Yes) => 8,
            // Credits stay, resources ready again: as few as possible.
            (Prompt::PayWithCredits, Choice::Number(credits)) => -credits,
            (_, Choice::Number(number)) => number,
            _ => 0,
        }
    }

    /// Units first, then upgrades, then events: units stay.
    fn spare_kind(&self, uid: Uid) -> i16 {
        match self.book.def(self.table.card(uid).def).kind {
            Kind::Unit => 6,
            Kind::Upgrade if self.table.card(uid).zone.hidden() => 2,
            _ => 0,
        }
    }

    fn striking(&self, uid: Uid) -> i16 {
        self.stats(uid).map_or(0, |stats| stats.power + stats.strength_of(Keyword::Raid))
    }

    /// Remaining HP of a unit or base.
    fn left(&self, uid: Uid) -> i16 {
        let damage = self.table.card(uid).damage as i16;
        match self.stats(uid) {
            Some(stats) => stats.hp - damage,
            None => self.base_hp(self.table.obj(uid)) - damage,
        }
    }

    /// The value of a card to its controller.
    fn card_worth(&self, uid: Uid) -> i16 {
        match self.stats(uid) {
            Some(stats) => 6 + 5 * stats.power + 3 * (stats.hp - self.table.card(uid).damage as i16).max(0),
            None => 8 + 6 * self.book.def(self.table.card(uid).def).cost,
        }
    }

    /// The value of attacking this for the attacking unit.
    fn attack_worth(&self, target: Uid) -> i16 {
        let Some(attack) = self.table.attacks.last() else { return 0 };
        let power = self.striking(attack.attacker.uid);
        if !self.table.card(target).zone.is_arena() {
            let left = self.left(target);
            return if power >= left { 2000 } else { 10 * power + 4 * (10 - (left - power)).max(0) };
        }
        let shielded = self.shielded(target);
        let dies = !shielded && power >= self.left(target);
        let back = self.stats(target).map_or(0, |stats| stats.power);
        let lost = !self.shielded(attack.attacker.uid) && back >= self.left(attack.attacker.uid);
        let dealt = if shielded { 8 } else { 3 * power.min(self.left(target)) };
        let gained = if dies { 10 + self.card_worth(target) } else { dealt };
        gained - if lost { self.card_worth(attack.attacker.uid) } else { 2 * back }
    }

    /// Which unit should get an upgrade: a good one goes on one's own strong unit, a bad one on an enemy.
    fn host_worth(&self, seat: Seat, uid: Uid) -> i16 {
        let own = self.table.card(uid).controller == seat;
        let ready = !self.table.card(uid).exhausted();
        let worth = self.card_worth(uid) + if ready { 10 } else { 0 };
        if own { worth } else { -worth }
    }

    /// The value of this happening to that card.
    fn meant_worth(&self, seat: Seat, intent: Intent, uid: Uid) -> i16 {
        let card = self.table.card(uid);
        let own = card.controller == seat;
        let good_for_me = |worth: i16| if own { worth } else { -worth };
        match intent {
            Intent::Hurt(much) if card.zone.is_arena() => {
                let dies = much >= self.left(uid) && !self.shielded(uid);
                -good_for_me(if dies { 10 + self.card_worth(uid) } else { 3 * much })
            }
            Intent::Hurt(much) => -good_for_me(if much >= self.left(uid) { 2000 } else { 10 * much }),
            Intent::Remove => -good_for_me(10 + self.card_worth(uid)),
            Intent::Exhaust => -good_for_me(if card.has(CardState::EXHAUSTED) { 0 } else { 6 * self.striking(uid) }),
            Intent::Help => good_for_me(5 + self.card_worth(uid)),
            Intent::Heal(much) => good_for_me(5 * much.min(card.damage as i16)),
            Intent::Attack => 10 + 5 * self.striking(uid),
            Intent::Take => 5 + self.card_worth(uid),
            Intent::Lose if card.zone == Zone::Hand => -self.hand_worth(card.controller, uid),
            Intent::Lose => 15 - self.card_worth(uid),
            Intent::Unknown => 0,
        }
    }

    fn seat_worth(&self, seat: Seat, intent: Intent, other: Seat) -> i16 {
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
}
