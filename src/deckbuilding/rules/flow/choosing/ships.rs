//! Choices of what is damaged or destroyed (rules 7.2, 7.3, ruling R13).

use super::super::super::super::cards::ability::RowShips;
use super::super::super::book::Op;
use super::super::super::decision::{Ask, Choice, Kind};
use super::super::super::fact::What;
use super::super::super::options::{Mode, ROW_SHIPS_TRIGGER};
use super::super::super::table::{Frame, Run, Trigger, Uid};
use super::super::Engine;
use super::super::program::Next;
use seats::Seat;

impl Engine<'_> {
    /// The operations that hurt something.
    pub(super) fn choosing_damage(&mut self, run: &mut Run, op: Op, answer: Option<Choice>) -> Next {
        match op {
            Op::DestroyShip(row) => self.choose_destroyed(run, row, answer),
            Op::DamageShipOrBase(number) => self.choose_damaged(run, number, true, answer),
            Op::DamageBase(number) => self.choose_damaged(run, number, false, answer),
            Op::MayDamageShip(number) => self.choose_damaged_ship(run, number, answer),
            Op::DamagePerEnemyInRow(number) => {
                let side = self.game.player(run.seat).side;
                let row = &self.game.region_of(run.seat).row;
                let enemies = row.iter().filter(|uid| self.query().is_enemy(side, **uid)).count() as u8;
                match number.saturating_mul(enemies) {
                    0 => self.skip(run),
                    damage => self.choose_damaged(run, damage, false, answer),
                }
            }
            _ => self.skip(run),
        }
    }

    fn choose_destroyed(&mut self, run: &mut Run, row: RowShips, answer: Option<Choice>) -> Next {
        let seat = run.seat;
        if let Some(Choice::Card(uid)) = answer {
            run.pc = run.pc.next();
            if self.query().in_play(uid).is_some() {
                self.destroy_ship(uid);
            } else {
                self.discard_from_row(seat, uid, What::ShipDestroyed);
                let triggers = self.query().entry(uid).starts.destroyed.filter(|_| ROW_SHIPS_TRIGGER);
                let triggers = triggers.map(|pc| Frame::Resolve(Trigger::of(uid, pc, Some(seat), seat), true));
                self.game.frames.extend(triggers);
            }
            return Next::Go;
        }
        let query = self.query();
        let enemy = self.game.player(seat).side.other();
        let in_play = query.ships(enemy).map(|(_, ship)| ship.uid);
        let options = in_play.chain(query.row_ships(seat, row)).map(Choice::Card).collect();
        self.put(run, seat, Kind::Target, Ask::Destroy, false, options)
    }

    /// A capital ship of the opponents, if the player wants.
    fn choose_damaged_ship(&mut self, run: &mut Run, number: u8, answer: Option<Choice>) -> Next {
        match answer {
            Some(Choice::Card(uid)) => self.damage_ship(uid, number),
            Some(_) => {}
            None => {
                let enemy = self.game.player(run.seat).side.other();
                let ships = self.query().ships(enemy).map(|(_, ship)| Choice::Card(ship.uid));
                let mut options: Vec<Choice> = ships.collect();
                if !options.is_empty() {
                    options.push(Choice::No);
                }
                return self.put(run, run.seat, Kind::Target, Ask::Damage { number }, false, options);
            }
        }
        run.pc = run.pc.next();
        Next::Go
    }

    /// A ship, if ships can be damaged, or one of the bases; in a duel without such ships there is only the one base.
    fn choose_damaged(&mut self, run: &mut Run, number: u8, ships: bool, answer: Option<Choice>) -> Next {
        let enemy = self.game.player(run.seat).side.other();
        let bases: Vec<(Seat, Uid)> = self.query().bases(enemy).map(|(seat, base)| (seat, base.uid)).collect();
        let base_of = |uid: Uid| bases.iter().find(|(_, other)| *other == uid).map(|(seat, _)| *seat);
        match answer {
            Some(Choice::Card(uid)) => self.damage_ship(uid, number),
            Some(Choice::Base(uid)) => {
                if let Some(seat) = base_of(uid) {
                    self.damage_base(seat, number);
                }
            }
            _ if !ships && self.game.options.mode == Mode::Duel => {
                if let Some((seat, _)) = bases.first() {
                    self.damage_base(*seat, number);
                }
            }
            _ => {
                let in_play = self.query().ships(enemy).filter(|_| ships).map(|(_, ship)| Choice::Card(ship.uid));
                let options = in_play.chain(bases.iter().map(|(_, uid)| Choice::Base(*uid))).collect();
                return self.put(run, run.seat, Kind::Target, Ask::Damage { number }, false, options);
            }
        }
        run.pc = run.pc.next();
        Next::Go
    }
}
