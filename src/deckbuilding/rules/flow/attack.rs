//! Attacks: who joins, what is defeated, where the damage goes (rules 6, 11.7).

use super::super::super::cards::word::Faction;
use super::super::book::Holds;
use super::super::decision::{Ask, Choice, Kind};
use super::super::fact::What;
use super::super::query::Share;
use super::super::table::{Does, Frame, Piece, Ready, Split, Target, Trigger, Uid};
use super::{Engine, Question};
use seats::Seat;

/// An attack total as a fact gives it.
fn told(total: u16) -> i16 {
    i16::try_from(total).unwrap_or(i16::MAX)
}

impl Engine<'_> {
    /// An attack: committed cards resolve it at once, otherwise attackers are chosen.
    pub(super) fn announce(&mut self, target: Target) {
        if self.query().committed(self.game.turn.side).next().is_some() {
            self.strike(target);
        } else {
            self.game.frames.push(Frame::Commit(target));
        }
    }

    /// Attackers join one by one until the player stops.
    pub(super) fn commit(&mut self, target: Target, answer: Option<Choice>) {
        match answer {
            Some(Choice::Commit(uid)) => self.set_ready(uid, Ready::Committed),
            Some(_) => return self.strike(target),
            None => {}
        }
        let query = self.query();
        let side = self.game.turn.side;
        let auras = query.auras(side);
        let joins = |(seat, piece): &(Seat, &Piece)| query.may_join(&auras, target, *seat, piece).is_ok();
        let mut options: Vec<Choice> =
            query.pieces(side).filter(joins).map(|(_, piece)| Choice::Commit(piece.uid)).collect();
        let enough = query.committed(side).next().is_some() && query.may_attack(target).is_ok();
        if enough || options.is_empty() {
            options.push(Choice::Done);
        }
        let ask = match target {
            Target::Base(_) => Ask::AttackersOfBase,
            Target::Row(seat, uid) => {
                Ask::Attackers { value: query.target_value(seat, uid).unwrap_or(query.entry(uid).cost) }
            }
        };
        let (seat, source) = match target {
            Target::Base(seat) => (self.game.active_seats().next(), self.game.player(seat).base.map(|base| base.uid)),
            Target::Row(seat, uid) => (Some(seat), Some(uid)),
        };
        let Some(seat) = seat else { return };
        self.ask(Frame::Commit(target), Question { seat, kind: Kind::Action, ask, source, private: false, options });
    }

    /// The attack of the committed cards.
    fn strike(&mut self, target: Target) {
        let total = self.query().total(target);
        let value = match target {
            Target::Row(seat, uid) => self.query().target_value(seat, uid).ok(),
            Target::Base(_) => None,
        };
        let attackers: Vec<(Seat, Piece)> =
            self.query().committed(self.game.turn.side).map(|(seat, piece)| (seat, *piece)).collect();
        for (_, piece) in &attackers {
            self.set_ready(piece.uid, Ready::Attacked);
        }
        if attackers.iter().any(|(_, piece)| self.book.card(piece.def).has(Holds::ExiledAfterAttack)) {
            self.game.frames.push(Frame::Spent);
        }
        match target {
            Target::Row(seat, uid) => {
                if let Some(value) = value {
                    self.hunt(seat, uid, (total, value), &attackers);
                }
            }
            Target::Base(seat) => self.assault(seat, total, &attackers),
        }
    }

    /// Who attacks: the player of all attackers, or nobody alone if they are of both.
    fn attacker(&self, attackers: &[(Seat, Piece)]) -> Option<Seat> {
        let mut owners = attackers.iter().map(|(owner, _)| *owner);
        let first = owners.next()?;
        owners.all(|owner| owner == first).then_some(first)
    }

    /// A target in the row: reward first, then what its defeat triggers (rule 6.6.5).
    fn hunt(&mut self, seat: Seat, uid: Uid, (total, value): (u16, u8), attackers: &[(Seat, Piece)]) {
        self.tell(What::Attacked, self.attacker(attackers), Some(uid), told(total));
        if total < u16::from(value) {
            return;
        }
        let side = self.game.player(seat).side;
        let neutral = !self.query().is_enemy(side, uid);
        let hunters = |(_, piece): &(Seat, Piece)| self.book.card(piece.def).has(Holds::HuntsNeutralItself);
        if neutral && !attackers.iter().any(hunters) {
            let allows = self.query().hunts(side).next().map(|(_, base)| base.uid);
            for player in &mut self.game.players {
                if let Some(base) = player.base.as_mut().filter(|base| Some(base.uid) == allows) {
                    base.used = true;
                }
            }
        }
        let base = self.game.waiting.len();
        for (owner, piece) in attackers {
            if let Some(pc) = self.book.card(piece.def).starts.defeated {
                let trigger = Trigger::of(piece.uid, pc, Some(*owner), *owner);
                self.game.waiting.push(Trigger { about: Some(uid), ..trigger });
            }
        }
        self.open_window(base);
        let above = self.game.waiting.len();
        self.game.waiting.extend(self.reward(seat, uid));
        self.open_window(above);
        self.discard_from_row(seat, uid, What::TargetDefeated);
    }

    /// The reward of a target, or the resources that a defeated neutral unit brings.
    pub(super) fn reward(&self, seat: Seat, uid: Uid) -> Option<Trigger> {
        let entry = self.book.card(self.game.def(uid));
        let does = match entry.faction == Faction::NEUTRAL {
            true => Does::Bounty(entry.cost),
            false => Does::Program(entry.starts.reward?),
        };
        Some(Trigger { source: uid, does, seat: Some(seat), owner: seat, about: None })
    }

    /// Units that must leave after their attack leave (ruling C10).
    pub(super) fn spent(&mut self) {
        let leaves =
            |piece: &&Piece| piece.ready == Ready::Attacked && self.book.card(piece.def).has(Holds::ExiledAfterAttack);
        let units = self.query().units(self.game.turn.side).map(|(_, unit)| unit);
        let units: Vec<Uid> = units.filter(leaves).map(|unit| unit.uid).collect();
        for uid in units {
            self.exile_piece(uid);
        }
    }

    /// An attack on a base: every ship first, then the bases (rules 6.5, 11.7.2).
    fn assault(&mut self, named: Seat, total: u16, attackers: &[(Seat, Piece)]) {
        let Some(seat) = self.game.active_seats().next() else { return };
        let base = self.game.player(named).base.map(|base| base.uid);
        self.tell(What::Attacked, self.attacker(attackers), base, told(total));
        let side = self.game.player(named).side;
        let query = self.query();
        let left_of = |seat: Seat, ship: &Piece| u16::from(query.hp(seat, ship).saturating_sub(ship.damage));
        let ships: Vec<(Uid, u16)> = query.ships(side).map(|(seat, ship)| (ship.uid, left_of(seat, ship))).collect();
        let needed: u16 = ships.iter().map(|(_, left)| left).sum();
        let mut split = Split { seat, named, left: total, ships: total < needed, dealt: Vec::new() };
        if total >= needed {
            for (uid, left) in ships {
                self.damage_ship(uid, left as u8);
            }
            split.left = total - needed;
        }
        self.game.frames.push(Frame::Split(split));
    }

    /// A number for each target, as long as there is a choice.
    pub(super) fn split(&mut self, mut split: Split, answer: Option<Choice>) {
        let mut given = match answer {
            Some(Choice::Number(number)) => Some(u16::from(number)),
            _ => None,
        };
        while let Some(share) = self.query().share(&split) {
            let number = match given.take() {
                Some(number) => number.clamp(share.least, share.most),
                None if share.least == share.most => share.most,
                None => return self.ask_share(split, share),
            };
            self.deal_share(&mut split, share.of, number);
        }
        self.dealt(&split);
    }

    fn ask_share(&mut self, split: Split, share: Share) {
        let options = (share.least..=share.most).filter_map(|number| u8::try_from(number).ok());
        let options = options.map(Choice::Number).collect();
        let (seat, ask) = (split.seat, Ask::Share { left: split.left });
        let question = Question { seat, kind: Kind::Allocate, ask, source: Some(share.of), private: false, options };
        self.ask(Frame::Split(split), question);
    }

    fn deal_share(&mut self, split: &mut Split, uid: Uid, number: u16) {
        let Some((seat, _)) = self.query().in_play(uid) else { return };
        let arrived = if split.ships {
            if let Some(ship) = self.game.player_mut(seat).piece_mut(uid) {
                ship.damage = ship.damage.saturating_add(number as u8);
            }
            number
        } else {
            self.hit_base(seat, number)
        };
        split.left = split.left.saturating_sub(number);
        split.dealt.push((uid, arrived as u8));
    }

    /// All damage is dealt: the facts are written, and what has enough damage is destroyed.
    fn dealt(&mut self, split: &Split) {
        for (uid, number) in split.dealt.iter().filter(|(_, number)| *number > 0) {
            let seat = self.query().in_play(*uid).map(|(seat, _)| seat);
            self.tell(What::Damage, seat, Some(*uid), (*number).into());
        }
        self.settle(self.game.player(split.named).side);
    }
}
