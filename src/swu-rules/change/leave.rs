//! Leaving play: defeat, return, capture (rules 15 and 19).

use super::moment::Moment;
use crate::book::{BOUNTY, WHEN_DEFEATED};
use crate::engine::Rules;
use crate::fact::What;
use crate::table::PhaseNow;
use crate::table::batch::Leaving;
use crate::table::card::{CardState, Obj, Uid, Zone};
use crate::table::depends::Depends;
use crate::table::effect::{Lasting, Lasts, Moment as Due};
use crate::table::memory::{Gone, Happening};
use seats::Seat;
use swu_language::ability::Give;

impl Rules<'_> {
    /// Units leave play together (rule 15.4). If several programs do their parts, they leave when all have.
    pub(crate) fn leave(&mut self, units: &[Obj], how: Leaving) {
        if let Some(batch) = &mut self.batch {
            batch.leave(units, how);
            return;
        }
        let units: Vec<(Obj, Leaving)> = units.iter().map(|unit| (*unit, how)).collect();
        self.leave_each(&units);
    }

    /// The same, each in its own way.
    pub(crate) fn leave_each(&mut self, units: &[(Obj, Leaving)]) {
        self.refresh();
        let units: Vec<(Obj, Leaving)> =
            units.iter().map(|(unit, how)| (*unit, self.how_it_leaves(*unit, *how))).collect();
        let units = units.as_slice();
        for (unit, how) in units {
            // A leader that would leave play is defeated instead (rule 3.2).
            let by = if let Leaving::Defeated(Some(seat)) = how { Some(*seat) } else { self.last_hurt_by(*unit) };
            let card = self.table.card(unit.uid);
            let defeated = matches!(how, Leaving::Defeated(_)) || card.has(CardState::DEPLOYED);
            let in_combat = *how == Leaving::Defeated(None) && self.table.hurt_in_combat.contains(unit);
            self.remember(*unit, defeated.then_some(in_combat), by);
        }
        for (unit, how) in units {
            let defeated = self.table.gone(*unit).is_some_and(|gone| gone.defeated);
            self.moment(Moment::Leaves(*unit, defeated));
            self.bounties(*unit, defeated, *how);
            self.upgrades_leave(unit.uid);
        }
        for (unit, _) in units {
            self.part_from_attacks(*unit);
        }
        for (unit, how) in units {
            self.strip(unit.uid);
            self.go(unit.uid, *how);
        }
        // They see a table without those that left (rule 15.5).
        for (unit, _) in units {
            self.free_captives(unit.uid);
        }
        self.drop_bound_effects();
        self.table.cache.forget();
        for (unit, _) in units {
            self.start_due(Due::Leaves(*unit));
        }
    }

    /// A unit that is a leader unit through an upgrade is defeated, wherever else it would go (rules 3.2, 38.6).
    fn how_it_leaves(&self, unit: Obj, how: Leaving) -> Leaving {
        let deployed = self.table.card(unit.uid).has(CardState::DEPLOYED);
        match how {
            Leaving::Defeated(_) => how,
            _ if !deployed && self.is_leader_unit(unit) => Leaving::Defeated(self.last_hurt_by(unit)),
            _ => how,
        }
    }

    /// The upgrades of a unit that is leaving play are defeated with it (rule 4.5c).
    fn upgrades_leave(&mut self, unit: Uid) {
        for place in 0..self.table.upgrades.len() {
            let upgrade = self.table.upgrades[place];
            if self.table.card(upgrade).host == unit {
                let upgrade = self.table.obj(upgrade);
                self.moment(Moment::Leaves(upgrade, true));
                self.moment(Moment::UpgradeDefeated(upgrade));
            }
        }
    }

    /// The Bounties of a unit leaving play are remembered; if it is defeated or captured, the responsible opponent may
    /// collect them (rules 15.8, 18.9). If its own controller or nobody is responsible, the controller chooses an
    /// opponent.
    fn bounties(&mut self, unit: Obj, defeated: bool, how: Leaving) {
        let owner = self.table.card(unit.uid).controller;
        let responsible = match how {
            Leaving::Captured(guard) => Some(self.table.card(guard).controller),
            _ if !defeated => None,
            _ => self.table.notes.iter().rev().find(|note| note.card == unit).and_then(|note| note.by),
        };
        let opponents = self.opponents(owner);
        let collector = match responsible.filter(|seat| opponents.has(*seat)) {
            Some(seat) => seat,
            None if opponents.len() == 1 => opponents.iter().next().unwrap_or(owner),
            None => owner,
        };
        for index in 0..self.table.cache.listeners.len() {
            let listener = self.table.cache.listeners[index];
            if listener.card == unit && listener.mask & (BOUNTY | WHEN_DEFEATED) != 0 {
                self.table.bounties.push((unit, listener.ability));
            }
            let collected = defeated || matches!(how, Leaving::Captured(_));
            if collected && listener.card == unit && listener.mask & BOUNTY != 0 {
                self.wait_bounty(listener.ability, unit, collector);
            }
        }
    }

    /// Last known information and this round's memory; for a defeated unit, also whether combat damage did it.
    fn remember(&mut self, unit: Obj, defeat: Option<bool>, by: Option<Seat>) {
        let defeated = defeat.is_some();
        let card = *self.table.card(unit.uid);
        let Some(stats) = self.stats(unit.uid).copied() else { return };
        let upgraded = self.table.upgrades_on(unit.uid).next().is_some();
        self.table.gone.push(Gone {
            obj: unit,
            def: card.def,
            owner: card.owner,
            controller: card.controller,
            zone: card.zone,
            power: stats.power,
            hp: stats.hp,
            damage: card.damage,
            traits: stats.traits,
            keywords: stats.keywords,
            flags: card.flags | if self.is_leader_unit(unit) { CardState::DEPLOYED } else { 0 },
            upgraded,
            defeated,
            host: Obj::NONE,
            in_combat: defeat == Some(true),
        });
        self.note(Happening::LeftPlay, card.controller, unit, Obj::NONE, 0);
        if defeated {
            if self.table.attacks.iter().any(|attack| attack.live && attack.attacker == unit) {
                self.note(Happening::FellAttacking, card.controller, unit, Obj::NONE, 0);
            }
            self.note(Happening::Defeated, card.controller, unit, Obj::NONE, 0);
            self.blame(by);
            self.fact(What::Defeated, card.controller, unit.uid, Uid::NONE, 0);
        }
    }

    fn part_from_attacks(&mut self, unit: Obj) {
        let defeated = self.table.gone(unit).is_some_and(|gone| gone.defeated);
        for attack in &mut self.table.attacks {
            if attack.live && defeated {
                attack
                    .defenders_mut()
                    .filter(|defender| defender.unit == unit)
                    .for_each(|defender| defender.defeated = true);
            }
        }
    }

    /// Upgrades are defeated as the unit leaves (rule 15.3).
    fn strip(&mut self, unit: Uid) {
        loop {
            let upgrade = self.table.upgrades_on(unit).next();
            let Some(upgrade) = upgrade else { break };
            self.discard_upgrade(upgrade);
        }
    }

    /// Captives are rescued right after their guard has left (rule 15.3).
    fn free_captives(&mut self, unit: Uid) {
        let captives: Vec<Uid> = self.table.captives_of(unit).collect();
        captives.into_iter().for_each(|captive| self.rescue(captive));
    }

    /// A card of the table goes to a discard pile, or out of use if it is a token.
    fn discard_upgrade(&mut self, upgrade: Uid) {
        let card = *self.table.card(upgrade);
        self.remember_upgrade(upgrade, true);
        let obj = self.table.obj(upgrade);
        self.note(Happening::UpgradeDefeated, card.controller, obj, Obj::NONE, 0);
        self.fact(What::Defeated, card.controller, upgrade, card.host, 0);
        self.send_upgrade(upgrade, Zone::Discard);
    }

    /// The state of an upgrade that leaves its unit.
    pub(super) fn remember_upgrade(&mut self, upgrade: Uid, defeated: bool) {
        let card = *self.table.card(upgrade);
        self.table.gone.push(Gone {
            obj: self.table.obj(upgrade),
            def: card.def,
            owner: card.owner,
            controller: card.controller,
            zone: card.zone,
            power: 0,
            hp: 0,
            damage: 0,
            traits: self.book.def(card.def).traits,
            keywords: 0,
            flags: card.flags,
            upgraded: false,
            defeated,
            host: self.table.obj(card.host),
            in_combat: false,
        });
    }

    /// An upgrade leaves play: to that zone, out of use if it is a token, back to the base zone if it is a leader
    /// (rules 3.2, 25.2). Anything it guarded is free.
    fn send_upgrade(&mut self, upgrade: Uid, zone: Zone) {
        let card = *self.table.card(upgrade);
        if card.has(CardState::LEADER) {
            self.send_leader(upgrade);
        } else {
            self.relocate(upgrade, if card.token() { Zone::Aside } else { zone }, card.owner);
        }
        self.free_captives(upgrade);
    }

    /// A leader leaves the arenas: back to its owner's base zone, exhausted (rules 3.2, 4.2c).
    pub(crate) fn send_leader(&mut self, leader: Uid) {
        self.relocate(leader, Zone::Base, self.table.card(leader).owner);
        self.table.card_mut(leader).set(CardState::EXHAUSTED, true);
    }

    fn go(&mut self, unit: Uid, how: Leaving) {
        let card = *self.table.card(unit);
        if card.has(CardState::DEPLOYED) {
            self.send_leader(unit);
            return;
        }
        if card.token() {
            self.relocate(unit, Zone::Aside, card.owner);
            return;
        }
        match how {
            Leaving::Defeated(_) => self.relocate(unit, Zone::Discard, card.owner),
            Leaving::ToHand => {
                self.relocate(unit, Zone::Hand, card.owner);
                self.fact(What::Returned, card.owner, unit, Uid::NONE, 0);
            }
            Leaving::ToBottom => {
                self.to_bottom(unit);
                self.fact(What::Bottomed, card.owner, unit, Uid::NONE, 0);
            }
            Leaving::ToTop => {
                self.relocate(unit, Zone::Deck, card.owner);
                self.fact(What::Topped, card.owner, unit, Uid::NONE, 0);
            }
            Leaving::Captured(guard) => self.capture_card(unit, guard),
            Leaving::ToResources(seat) => {
                self.to_resources(unit, seat, false);
                self.fact(What::Resourced, seat, unit, Uid::NONE, 1);
            }
        }
    }

    /// A card goes under the unit that captures it (rule 19).
    pub(crate) fn capture_card(&mut self, card: Uid, guard: Uid) {
        let before = *self.table.card(card);
        self.relocate(card, Zone::Captured, before.owner);
        self.table.card_mut(card).host = guard;
        self.fact(What::Captured, before.controller, card, guard, 0);
    }

    /// Units are defeated together, by that player; see [`Leaving::Defeated`].
    pub(crate) fn defeat_units(&mut self, units: &[Obj], by: Option<Seat>) {
        self.leave(units, Leaving::Defeated(by));
    }

    /// A base is defeated: it has no remaining HP, and the state check does the rest (rule 51.2).
    pub(crate) fn defeat_base(&mut self, base: Obj) {
        let hp = self.base_hp(base).max(0) as u16;
        let card = self.table.card_mut(base.uid);
        card.damage = card.damage.max(hp);
        let controller = card.controller;
        self.table.cache.changed(Depends::DAMAGE);
        self.fact(What::Defeated, controller, base.uid, Uid::NONE, 0);
    }

    /// Upgrades are defeated together.
    pub(crate) fn remove_upgrades(&mut self, upgrades: &[Uid]) {
        self.detach(upgrades, true, |rules, upgrade| rules.discard_upgrade(upgrade));
    }

    /// Upgrades return to their owners' hands together.
    pub(crate) fn return_upgrades(&mut self, upgrades: &[Uid]) {
        self.detach(upgrades, false, |rules, upgrade| {
            let card = *rules.table.card(upgrade);
            rules.send_upgrade(upgrade, Zone::Hand);
            let what = if card.has(CardState::LEADER) { What::Defeated } else { What::Returned };
            rules.fact(what, card.owner, upgrade, Uid::NONE, 0);
        });
    }

    fn detach(&mut self, upgrades: &[Uid], defeated: bool, away: impl Fn(&mut Self, Uid)) {
        for upgrade in upgrades {
            let obj = self.table.obj(*upgrade);
            let host = self.table.obj(self.table.card(*upgrade).host);
            let defeated = defeated || self.table.card(*upgrade).has(CardState::LEADER);
            self.moment(Moment::Leaves(obj, defeated));
            if defeated {
                self.moment(Moment::UpgradeDefeated(obj));
            }
            self.moment(Moment::Detaches(obj, host));
        }
        for upgrade in upgrades {
            if self.table.card(*upgrade).zone == Zone::Attached {
                away(self, *upgrade);
            }
        }
        self.table.cache.forget();
    }

    /// Effects on cards that are gone end, and so do those that last while their source is in play (rules 15.3, 16.1).
    pub(crate) fn drop_bound_effects(&mut self) {
        use swu_language::ability::Until;
        let mut lasting = std::mem::take(&mut self.table.lasting);
        let mut ended: Vec<Lasting> = Vec::new();
        lasting.retain(|effect| {
            let there = |card: &CardState| card.zone.in_play() || self.reaches_outside(effect.what);
            let alive = !effect.on.is_some() || self.table.live(effect.on).is_some_and(there);
            let source = effect.until != Until::SourceLeaves
                || self.table.live(effect.source).is_some_and(|card| card.zone.in_play());
            if !source {
                ended.push(*effect);
            }
            alive && source
        });
        ended.iter().for_each(|effect| self.nobody_hurts(effect));
        self.table.lasting = lasting;
    }

    /// Whoever dealt the damage or lowered the HP that defeats a unit; nobody if an effect ended, or in the regroup
    /// phase; otherwise the active player (rule 15.8).
    fn last_hurt_by(&self, unit: Obj) -> Option<Seat> {
        let mut latest = self.table.hurt.iter().rev();
        match latest.find(|(hurt, _)| *hurt == unit || !hurt.is_some()) {
            Some((_, by)) => *by,
            None => (self.table.phase == PhaseNow::Action).then_some(self.table.active),
        }
    }

    /// An effect ends: nobody is responsible for HP lost that way.
    pub(crate) fn nobody_hurts(&mut self, ended: &Lasting) {
        let more = match ended.what {
            Lasts::Stats { hp, .. } => hp > 0,
            Lasts::Gift { gift, amount } => {
                matches!(self.book.gift(gift).give, Give::Hp(_) if amount > 0)
                    || self.book.gift(gift).give == Give::NotDefeatedByDamage
            }
            Lasts::Rule(_) => true,
            Lasts::Waits(_) | Lasts::Keyword(..) | Lasts::Ability(_) | Lasts::Constant(_) => false,
        };
        if more {
            self.table.hurt.push((ended.on, None));
        }
    }

    /// A resource goes to its owner's discard pile; nothing triggers (rule 3.7).
    pub(crate) fn defeat_resource(&mut self, uid: Uid) {
        let card = *self.table.card(uid);
        let zone = if card.token() { Zone::Aside } else { Zone::Discard };
        self.relocate(uid, zone, card.owner);
        self.fact(What::Defeated, card.controller, uid, Uid::NONE, 1);
    }
}
