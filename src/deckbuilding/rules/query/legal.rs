//! What may be done in the main part of a turn: one predicate for the option and for the refusal.

use super::super::super::cards::word::{Faction, Kind, Pool};
use super::super::decision::Choice;
use super::super::options::WEAK_ROW_ATTACKS;
use super::super::table::{Piece, Ready, Target, Uid};
use super::{Auras, Query, Why};
use seats::{MAX_SEATS, Seat};

type May = Result<(), Why>;

const fn only(there: bool, why: Why) -> May {
    if there { Ok(()) } else { Err(why) }
}

/// The attack the active side has: of committed cards, and of ready ones.
#[derive(Clone, Copy, Default)]
struct Strength {
    /// Is anything committed?
    any: bool,
    /// Is a ship among it?
    ships: bool,
    /// The committed attack, on a base.
    base: u16,
    /// The ready attack, on a base.
    ready_base: u16,
    /// The attack of committed units on their player's row.
    row: [u16; MAX_SEATS],
    /// The same of ready units.
    ready_row: [u16; MAX_SEATS],
}

fn add(sum: &mut u16, number: u16) {
    *sum = sum.saturating_add(number);
}

impl<'a> Query<'a> {
    /// Everything that may be done now, in the order of the table.
    pub(in crate::rules) fn actions(self) -> Vec<Choice> {
        let mut options = Vec::with_capacity(32);
        let side = self.game.turn.side;
        let seats = self.game.active_seats();
        for seat in seats.clone() {
            options.extend(self.game.player(seat).hand.iter().map(|uid| Choice::Play(*uid)));
        }
        for seat in seats.clone() {
            options.extend(self.game.several(seat));
        }
        for seat in seats.clone() {
            for piece in self.usable(seat) {
                if self.may_use(seat, piece.uid).is_ok() {
                    options.push(Choice::Use(seat, piece.uid));
                }
            }
        }
        for seat in seats.clone() {
            let region = self.game.region_of(seat);
            for uid in region.row.iter().chain(region.pilots.last()) {
                if self.may_buy_there(seat, *uid).is_ok() {
                    options.push(Choice::Purchase(seat, *uid));
                }
                if self.may_pay_off(seat, *uid).is_ok() {
                    options.push(Choice::PayOff(seat, *uid));
                }
            }
        }
        self.attacks(&mut options);
        let auras = self.auras(side);
        for (seat, piece) in self.pieces(side) {
            if self.may_commit_piece(&auras, seat, piece).is_ok() {
                options.push(Choice::Commit(piece.uid));
            }
        }
        options.push(Choice::EndTurn);
        options
    }

    /// Every attack that may be announced or resolved.
    fn attacks(self, options: &mut Vec<Choice>) {
        let strength = self.strength();
        for seat in self.game.active_seats() {
            for uid in &self.game.region_of(seat).row {
                if self.may_attack_with(&strength, Target::Row(seat, *uid)).is_ok() {
                    options.push(Choice::AttackRow(seat, *uid));
                }
            }
        }
        for seat in self.base_targets() {
            if self.may_attack_with(&strength, Target::Base(seat)).is_ok() {
                options.push(Choice::AttackBase(seat));
            }
        }
    }

    /// The bases that may be named as a target: those in play; if there is none, the place for one (rule 6.5.6).
    pub(in crate::rules) fn base_targets(self) -> impl Iterator<Item = Seat> + 'a {
        let enemy = self.game.turn.side.other();
        let none = self.bases(enemy).next().is_none();
        let first = self.seats_of(enemy).next().filter(move |_| none);
        self.bases(enemy).map(|(seat, _)| seat).chain(first)
    }

    /// May this be done now?
    pub(in crate::rules) fn may(self, choice: Choice) -> May {
        match choice {
            Choice::Play(uid) => {
                let has = |seat: Seat| self.game.player(seat).hand.contains(&uid);
                only(self.game.active_seats().any(has), Why::NotYours)
            }
            Choice::PlayCopies(uid) => only(self.game.copies_in_hand(uid).len() > 1, Why::NotThere),
            Choice::PlayHand(seat) => only(self.is_active(seat), Why::NotYourTurn),
            Choice::Purchase(seat, uid) => self.may_purchase(seat, uid),
            Choice::PayOff(seat, uid) => self.may_pay_off(seat, uid),
            Choice::Use(seat, uid) => self.may_use(seat, uid),
            Choice::Commit(uid) => self.may_commit(uid),
            Choice::AttackRow(seat, uid) => self.may_attack(Target::Row(seat, uid)),
            Choice::AttackBase(seat) => self.may_attack(Target::Base(seat)),
            _ => Ok(()),
        }
    }

    /// Whether this player may purchase this card (rules 5.2, 11.6).
    pub(in crate::rules) fn may_purchase(self, seat: Seat, uid: Uid) -> May {
        only(self.is_active(seat), Why::NotYourTurn)?;
        let region = self.game.region_of(seat);
        if !region.row.contains(&uid) && region.pilots.last() != Some(&uid) {
            let elsewhere = self.game.regions.iter().any(|other| other.row.contains(&uid));
            return Err(if elsewhere { Why::OtherRegion } else { Why::NotThere });
        }
        self.may_buy_there(seat, uid)
    }

    /// The same for a card in the player's own row or on top of the pilots.
    fn may_buy_there(self, seat: Seat, uid: Uid) -> May {
        let (entry, player) = (self.entry(uid), self.game.player(seat));
        only(self.may_own(player.side, entry.faction), Why::Enemy(self.game.faction(player.side.other())))?;
        only(entry.card.pool != Pool::Starter, Why::Starter)?;
        let (cost, have) = (u16::from(self.price(seat, uid)), player.resources);
        only(cost <= have, Why::TooExpensive { cost, have })
    }

    /// Whether this player may pay this card off (rule 9.1).
    pub(in crate::rules) fn may_pay_off(self, seat: Seat, uid: Uid) -> May {
        only(self.game.options.pay_off, Why::NotPlayedSo)?;
        only(self.is_active(seat), Why::NotYourTurn)?;
        only(self.game.region_of(seat).row.contains(&uid), Why::NotThere)?;
        let entry = self.entry(uid);
        only(entry.faction == Faction::NEUTRAL, Why::NotNeutral)?;
        let (cost, have) = (u16::from(entry.cost), self.game.player(seat).resources);
        only(cost <= have, Why::TooExpensive { cost, have })
    }

    /// The cards whose abilities a player might use: their own units, and ships and bases of the team (rule 11.4.3).
    pub(in crate::rules) fn usable(self, seat: Seat) -> impl Iterator<Item = &'a Piece> {
        let player = self.game.player(seat);
        let shared = self.ships(player.side).chain(self.bases(player.side)).map(|(_, piece)| piece);
        player.units.iter().chain(shared)
    }

    /// Whether this player may use the ability of this card (rules 5.3, 12.5).
    pub(in crate::rules) fn may_use(self, seat: Seat, uid: Uid) -> May {
        only(self.is_active(seat), Why::NotYourTurn)?;
        let Some((owner, piece)) = self.in_play(uid) else { return Err(Why::NotThere) };
        self.may_use_piece(seat, owner, piece)
    }

    fn may_use_piece(self, seat: Seat, owner: Seat, piece: &Piece) -> May {
        let entry = self.book.card(piece.def);
        let Some(program) = entry.starts.used else { return Err(Why::NoAbility) };
        only(!piece.used, Why::Used)?;
        let mine = owner == seat;
        only(mine || self.game.player(owner).side == self.game.player(seat).side, Why::NotYours)?;
        only(mine || entry.kind != Kind::Unit, Why::NotYours)?;
        only(mine || !entry.personal, Why::Owner)?;
        self.possible(seat, piece.uid, program)
    }

    /// Whether this card may join the next attack (rule 6.1).
    pub(in crate::rules) fn may_commit(self, uid: Uid) -> May {
        let Some((seat, piece)) = self.in_play(uid) else { return Err(Why::NotThere) };
        only(self.is_active(seat), Why::NotYourTurn)?;
        self.may_commit_piece(&self.auras(self.game.turn.side), seat, piece)
    }

    fn may_commit_piece(self, auras: &Auras, seat: Seat, piece: &Piece) -> May {
        only(self.book.card(piece.def).kind != Kind::Base, Why::NotAttacker)?;
        only(piece.ready == Ready::Ready, Why::Attacked)?;
        only(self.attack(auras, seat, piece, true) > 0, Why::NoAttack)
    }

    /// Whether this card may be committed to an announced attack.
    pub(in crate::rules) fn may_join(self, auras: &Auras, target: Target, seat: Seat, piece: &Piece) -> May {
        self.may_commit_piece(auras, seat, piece)?;
        match target {
            Target::Base(_) => Ok(()),
            Target::Row(attacker, _) => {
                only(self.book.card(piece.def).kind == Kind::Unit, Why::OnlyUnits)?;
                only(seat == attacker, Why::Mixed)
            }
        }
    }

    /// Whether this may be attacked: with the committed cards, or, if there are none, with the ready ones (rules 6.5,
    /// 6.6, 11.7).
    pub(in crate::rules) fn may_attack(self, target: Target) -> May {
        self.may_attack_with(&self.strength(), target)
    }

    fn may_attack_with(self, strength: &Strength, target: Target) -> May {
        match target {
            Target::Base(seat) => {
                let enemy = self.game.turn.side.other();
                only(self.game.side(seat) == Some(enemy), Why::NotATarget)?;
                let total = if strength.any { strength.base } else { strength.ready_base };
                only(total > 0, Why::NoAttack)
            }
            Target::Row(seat, uid) => {
                let value = self.target_value(seat, uid)?;
                only(!strength.ships, Why::OnlyUnits)?;
                let others = strength.row.iter().enumerate().any(|(other, total)| other != seat.index() && *total > 0);
                only(!others, Why::Mixed)?;
                let have = if strength.any { strength.row } else { strength.ready_row }[seat.index()];
                only(have > 0 && (WEAK_ROW_ATTACKS || have >= u16::from(value)), Why::TooWeak { value, have })
            }
        }
    }

    /// The attack it takes to defeat a card of the player's row (rule 6.6.1), or a neutral unit with a base that allows
    /// it.
    pub(in crate::rules) fn target_value(self, seat: Seat, uid: Uid) -> Result<u8, Why> {
        only(self.is_active(seat), Why::NotYourTurn)?;
        if !self.game.region_of(seat).row.contains(&uid) {
            let elsewhere = self.game.regions.iter().any(|other| other.row.contains(&uid));
            return Err(if elsewhere { Why::OtherRegion } else { Why::NotThere });
        }
        let (entry, side) = (self.entry(uid), self.game.player(seat).side);
        if self.is_enemy(side, uid) && entry.target > 0 {
            return Ok(entry.target);
        }
        let neutral = entry.faction == Faction::NEUTRAL && entry.kind == Kind::Unit;
        let committed = self.committed(side).next().is_some();
        let hunted = neutral && (self.hunts(side).next().is_some() || self.hunters(seat, committed).next().is_some());
        if hunted { Ok(entry.cost) } else { Err(Why::NotATarget) }
    }

    /// The committed attack against this target.
    pub(in crate::rules) fn total(self, target: Target) -> u16 {
        let strength = self.strength();
        match target {
            Target::Base(_) => strength.base,
            Target::Row(seat, _) => strength.row[seat.index()],
        }
    }

    fn strength(self) -> Strength {
        let side = self.game.turn.side;
        let auras = self.auras(side);
        let mut strength = Strength::default();
        for seat in self.game.active_seats() {
            let player = self.game.player(seat);
            for piece in player.units.iter().chain(&player.ships) {
                let ship = self.book.card(piece.def).kind == Kind::Ship;
                let base = self.attack(&auras, seat, piece, false);
                let row = if ship { 0 } else { self.attack(&auras, seat, piece, true) };
                match piece.ready {
                    Ready::Committed => {
                        strength.any = true;
                        strength.ships |= ship;
                        add(&mut strength.base, base);
                        add(&mut strength.row[seat.index()], row);
                    }
                    Ready::Ready => {
                        add(&mut strength.ready_base, base);
                        add(&mut strength.ready_row[seat.index()], row);
                    }
                    Ready::Attacked => {}
                }
            }
        }
        strength
    }

    /// Is it this player's turn?
    fn is_active(self, seat: Seat) -> bool {
        self.game.side(seat) == Some(self.game.turn.side)
    }
}
