//! Abilities to programs.

use super::super::super::cards::ability::{
    Ability, Buyable, Condition, Constant, Cost, Effect, From, Moment, Wanted, Whom,
};
use super::super::super::cards::card::Card;
use super::super::super::cards::library::Library;
use super::{Back, Book, Def, Entry, Holds, Needs, Op, Pc, Starts, Traits, Whose};

struct Compiler<'a> {
    cards: &'a [Card],
    ops: Vec<Op>,
    modes: Vec<Pc>,
}

/// The whole library.
pub(super) fn book(library: &Library) -> Book {
    let cards = library.cards();
    // Index 0 is the end of every program that has nothing to do.
    let mut compiler = Compiler { cards, ops: vec![Op::End], modes: Vec::new() };
    let entries = cards.iter().map(|card| compiler.entry(card)).collect();
    Book { entries, ops: compiler.ops, modes: compiler.modes, digests: library.digests().to_vec() }
}

impl Compiler<'_> {
    fn entry(&mut self, card: &Card) -> Entry {
        let mut starts = Starts::default();
        let mut holds = Holds::Nothing;
        let first = self.ops.len();
        for ability in &card.abilities {
            match ability {
                Ability::Use { needs, pays, does } => starts.used = Some(self.used(needs.as_ref(), *pays, does)),
                Ability::When(moment, does) => {
                    let start = Some(self.program(does));
                    match moment {
                        Moment::Played => starts.played = start,
                        Moment::Purchased => starts.purchased = start,
                        Moment::Revealed => starts.revealed = start,
                        Moment::Defeated => starts.defeated = start,
                        Moment::TurnBegins => starts.begins = start,
                        Moment::FirstNeutral => starts.neutral = start,
                        Moment::EnemyDiscarded => starts.discarded = start,
                    }
                }
                Ability::While(constant) => holds = self.holds(constant),
            }
        }
        let exiles = |op: &Op| matches!(op, Op::ExileThis | Op::ExileHand | Op::Exile { .. });
        let personal = self.ops[first..].iter().any(exiles);
        if !card.reward.is_empty() {
            starts.reward = Some(self.program(&card.reward));
        }
        Entry {
            card: card.clone(),
            faction: card.faction,
            kind: card.kind,
            cost: card.cost,
            attack: card.attack,
            resources: card.resources,
            force: card.force,
            hp: card.hp,
            target: card.target,
            unique: card.unique,
            traits: Traits::of(&card.traits),
            holds,
            starts,
            personal,
        }
    }

    fn here(&self) -> Pc {
        Pc(self.ops.len() as u16)
    }

    fn push(&mut self, op: Op) -> usize {
        self.ops.push(op);
        self.ops.len() - 1
    }

    fn program(&mut self, does: &[Effect]) -> Pc {
        let start = self.here();
        self.steps(does);
        self.push(Op::End);
        start
    }

    fn used(&mut self, needs: Option<&Condition>, pays: Option<Cost>, does: &[Effect]) -> Pc {
        let start = self.here();
        if let Some(needs) = needs {
            let needs = self.needs(needs);
            self.push(Op::Needs(needs));
        }
        if let Some(pays) = pays {
            self.push(match pays {
                Cost::ExileThis => Op::ExileThis,
                Cost::ExileFromHand => Op::ExileHand,
                Cost::DiscardFromHand => Op::DiscardHand,
                Cost::Resources(number) => Op::Pay(number),
            });
        }
        self.steps(does);
        self.push(Op::End);
        start
    }

    fn steps(&mut self, does: &[Effect]) {
        for effect in does {
            self.step(effect);
        }
    }

    fn step(&mut self, effect: &Effect) {
        match effect {
            Effect::If(needs, then, other) => self.branch(needs, then, other),
            Effect::Choose(choices) => self.choice(choices, false),
            Effect::EnemyChooses(choices) => self.choice(choices, true),
            Effect::RevealTop { own, enemy } => self.reveal(own, enemy),
            plain => {
                let op = self.plain(plain);
                self.push(op);
            }
        }
    }

    /// An effect that is one operation; the others are broken down in [`step`](Self::step).
    fn plain(&self, effect: &Effect) -> Op {
        let pile = |from: From| from == From::HandOrDiscard;
        match effect {
            Effect::If(..) | Effect::Choose(_) | Effect::EnemyChooses(_) | Effect::RevealTop { .. } => Op::End,
            Effect::Gain(what, number) => Op::Gain(*what, *number),
            Effect::Draw(number) => Op::Draw(*number),
            Effect::Repair(number) => Op::Repair(*number),
            Effect::EnemyDiscards => Op::EnemyDiscards,
            Effect::EnemyDiscardsAtRandom => Op::EnemyDiscardsAtRandom,
            Effect::Exile(count, from) => Op::Exile { count: *count, up_to: false, pile: pile(*from) },
            Effect::ExileUpTo(count, from) => Op::Exile { count: *count, up_to: true, pile: pile(*from) },
            Effect::DiscardFromRow => Op::DiscardFromRow,
            Effect::DiscardRevealed => Op::DiscardRevealed,
            Effect::LookAtTop => Op::LookAtTop,
            Effect::SwapTopWithRow => Op::SwapTopWithRow,
            Effect::KeepOneOfTop(number) => Op::KeepOneOfTop(*number),
            Effect::LookAtHand => Op::LookAtHand,
            Effect::PutOnDeck => Op::PutOnDeck,
            Effect::Purchase(buyable, to) => Op::Purchase(whose(buyable), *to),
            Effect::PurchaseFromDiscard => Op::PurchaseFromDiscard,
            Effect::TakeFromRow(buyable) => Op::TakeFromRow(whose(buyable)),
            Effect::Recover(Wanted::UnitWith(word)) => Op::Recover(Back::With(Traits::of(&[*word]))),
            Effect::Recover(Wanted::UniqueUnit) => Op::Recover(Back::Unique),
            Effect::DestroyShip(row) => Op::DestroyShip(*row),
            Effect::DamageShipOrBase(number) => Op::DamageShipOrBase(*number),
            Effect::DamageBase(number) => Op::DamageBase(*number),
            Effect::DamagePerEnemyInRow(number) => Op::DamagePerEnemyInRow(*number),
            Effect::DiscardEnemiesFromRow => Op::DiscardEnemiesFromRow,
            Effect::SwapRowWithDiscard(faction) => Op::SwapRowWithDiscard(*faction),
            Effect::NextPurchaseOnDeck => Op::NextPurchaseOnDeck,
            Effect::AddToHand => Op::AddToHand,
        }
    }

    fn branch(&mut self, needs: &Condition, then: &[Effect], other: &[Effect]) {
        let needs = self.needs(needs);
        let unless = self.push(Op::End);
        self.steps(then);
        let out = self.push(Op::End);
        self.ops[unless] = Op::Unless(needs, self.here());
        self.steps(other);
        self.ops[out] = Op::Jump(self.here());
    }

    fn choice(&mut self, choices: &[Effect], enemy: bool) {
        let choose = self.push(Op::End);
        let (mut starts, mut outs) = (Vec::new(), Vec::new());
        for choice in choices {
            starts.push(self.here());
            self.step(choice);
            outs.push(self.push(Op::End));
        }
        let first = self.modes.len() as u16;
        self.modes.extend(starts);
        self.ops[choose] = Op::Choose { first, count: choices.len() as u8, enemy };
        for out in outs {
            self.ops[out] = Op::Jump(self.here());
        }
    }

    fn reveal(&mut self, own: &[Effect], enemy: &[Effect]) {
        let reveal = self.push(Op::End);
        let own_start = self.here();
        self.steps(own);
        let own_out = self.push(Op::End);
        let enemy_start = self.here();
        self.steps(enemy);
        let neither = self.here();
        self.ops[reveal] = Op::RevealTop { own: own_start, enemy: enemy_start, neither };
        self.ops[own_out] = Op::Jump(neither);
    }

    fn needs(&self, condition: &Condition) -> Needs {
        match condition {
            Condition::ForceWithYou => Needs::Force,
            Condition::HaveShip => Needs::Ship,
            Condition::EnemyHasShip => Needs::EnemyShip,
            Condition::HaveUnit(traits) => Needs::Unit(Traits::of(traits)),
            Condition::HaveAnotherUnique => Needs::OtherUnique,
            Condition::HaveInPlay(id) => Needs::InPlay(self.def(id)),
            Condition::HaveBase(id) => Needs::Base(self.def(id)),
            Condition::AttackingRow => Needs::Row,
        }
    }

    /// A card that another one names; the check has ensured that it exists.
    fn def(&self, id: &str) -> Def {
        Def(self.cards.iter().position(|card| card.id == id).unwrap_or_default() as u8)
    }

    fn holds(&self, constant: &Constant) -> Holds {
        match constant {
            Constant::Attack(number, needs) => Holds::Attack(*number, self.needs(needs)),
            Constant::AttackPerBaseLost(number) => Holds::AttackPerBaseLost(*number),
            Constant::Aura(Whom::Ships, number) => Holds::ShipAura(*number),
            Constant::Aura(Whom::Units(traits), number) => Holds::UnitAura(Traits::of(traits), *number),
            Constant::Prevents(number) => Holds::Prevents(*number),
            Constant::HuntsNeutral => Holds::HuntsNeutral,
            Constant::FirstPurchaseOnDeck => Holds::FirstPurchaseOnDeck,
            Constant::FirstNeutralPurchaseToHand => Holds::FirstNeutralPurchaseToHand,
        }
    }
}

fn whose(buyable: &[Buyable]) -> Whose {
    let has = |one: Buyable| buyable.contains(&one);
    let named = buyable.iter().map(|one| match one {
        Buyable::Of(faction) => super::bit(*faction),
        Buyable::Own | Buyable::Neutral => 0,
    });
    Whose { own: has(Buyable::Own), neutral: has(Buyable::Neutral), named: named.fold(0, |all, one| all | one) }
}
