//! Abilities to programs.

use super::super::super::cards::ability::{
    Ability, Buyable, Condition, Constant, Cost, Counted, Effect, From, Moment, Wanted, Whom,
};
use super::super::super::cards::card::Card;
use super::super::super::cards::library::Library;
use super::{Back, Book, Def, Entry, Holds, Many, Needs, Op, Pc, Plays, Reach, Starts, Traits, Whose};

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
        let mut holds = Vec::new();
        let first = self.ops.len();
        for ability in &card.abilities {
            match ability {
                Ability::Use { needs, pays, does } => starts.used = Some(self.used(needs.as_ref(), *pays, does)),
                Ability::When(moment, does) => begin(&mut starts, *moment, self.program(does)),
                Ability::While(constant) => holds.push(self.holds(constant)),
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
            Effect::EachPlayer(does) => self.each(does),
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
            Effect::Gain(what, number) => Op::Gain(*what, *number),
            Effect::Draw(number) => Op::Draw(*number),
            Effect::Repair(number) => Op::Repair(*number),
            Effect::EnemyDiscards => Op::EnemyDiscards,
            Effect::EnemyDiscardsAtRandom => Op::EnemyDiscardsAtRandom,
            Effect::Exile(count, from) => {
                Op::Exile { count: *count, up_to: false, pile: pile(*from), of: Traits::default() }
            }
            Effect::ExileUpTo(count, from) => {
                Op::Exile { count: *count, up_to: true, pile: pile(*from), of: Traits::default() }
            }
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
            Effect::Recover(wanted) => Op::Recover(back(*wanted)),
            Effect::DestroyShip(row) => Op::DestroyShip(*row),
            Effect::DamageShipOrBase(number) => Op::DamageShipOrBase(*number),
            Effect::DamageBase(number) => Op::DamageBase(*number),
            Effect::DamagePerEnemyInRow(number) => Op::DamagePerEnemyInRow(*number),
            Effect::DiscardEnemiesFromRow => Op::DiscardEnemiesFromRow,
            Effect::SwapRowWithDiscard(faction) => Op::SwapRowWithDiscard(*faction),
            Effect::NextPurchaseOnDeck => Op::NextPurchaseOnDeck,
            Effect::AddToHand => Op::AddToHand,
            other => newer(other),
        }
    }

    fn each(&mut self, does: &[Effect]) {
        let each = self.push(Op::End);
        let over = self.push(Op::End);
        let body = self.program(does);
        self.ops[each] = Op::Each(body);
        self.ops[over] = Op::Jump(self.here());
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
            Condition::HaveAnotherUnit(traits) => Needs::OtherUnit(Traits::of(traits)),
            Condition::HaveNeutrals(number) => Needs::Neutrals(*number),
            Condition::HaveAnotherNeutral => Needs::OtherNeutral,
            Condition::InRow(which) => Needs::InRow(*which),
            Condition::RowHas(traits) => Needs::RowHas(Traits::of(traits)),
            Condition::MoreEnemiesInRow => Needs::MoreEnemies,
            Condition::HadShip => Needs::HadShip,
            Condition::Exiled => Needs::Exiled,
            Condition::IsOne(traits) => Needs::About(Traits::of(traits)),
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
            Constant::AttackPer(number, counted, most) => {
                Holds::AttackPer(*number, many(*counted), most.unwrap_or(u8::MAX))
            }
            Constant::Aura(whom, number) => Holds::Aura(reach(whom), *number),
            Constant::AuraWhile(needs, whom, number) => Holds::AuraWhile(self.needs(needs), reach(whom), *number),
            Constant::ForceAura(whom, number) => Holds::ForceAura(reach(whom), *number),
            Constant::ShipHp(number) => Holds::ShipHp(*number),
            Constant::KeepsResources => Holds::KeepsResources,
            Constant::EntersDamaged(number) => Holds::EntersDamaged(*number),
            Constant::RevealedToHand => Holds::RevealedToHand,
            Constant::ExiledAfterAttack => Holds::ExiledAfterAttack,
            Constant::HuntsNeutralItself => Holds::HuntsNeutralItself,
            Constant::Prevents(number) => Holds::Prevents(*number),
            Constant::HuntsNeutral => Holds::HuntsNeutral,
            Constant::FirstPurchaseOnDeck => Holds::FirstPurchaseOnDeck,
            Constant::FirstNeutralPurchaseToHand => Holds::FirstNeutralPurchaseToHand,
        }
    }
}

/// The effects whose operations are their own words.
fn newer(effect: &Effect) -> Op {
    let one = |word| Traits::of(&[word]);
    match effect {
        Effect::Pay(number) => Op::Pay(*number),
        Effect::RevealDeck => Op::RevealDeck,
        Effect::DiscardTop => Op::DiscardTop,
        Effect::DrawTop => Op::DrawTop,
        Effect::SwapTop => Op::SwapTop,
        Effect::AttackOfTop(most) => Op::AttackOfTop(*most),
        Effect::SwapHandWithTop => Op::SwapHandWithTop,
        Effect::UnitOnDeck => Op::UnitOnDeck,
        Effect::Return(wanted) => Op::Return(back(*wanted)),
        Effect::BuyBack(word) => Op::BuyBack(one(*word)),
        Effect::ExileFromRow(which) => Op::ExileFromRow(*which),
        Effect::DiscardOneFromRow(which) => Op::DiscardOneFromRow(*which),
        Effect::DiscardAllFromRow(which) => Op::DiscardAllFromRow(*which),
        Effect::ReplaceInRow { out, with, may } => Op::Replace { out: *out, with: *with, may: *may },
        Effect::GainCost => Op::GainCost,
        Effect::SwapRowWithExiled(which) => Op::SwapRowWithExiled(*which),
        Effect::RefillFromExiled => Op::RefillFromExiled,
        Effect::PurchaseExiled(word) => Op::PurchaseExiled(one(*word)),
        Effect::PurchaseFromDiscardTo(to) => Op::PurchaseFromDiscardTo(*to),
        Effect::NextOnDeck(word) => Op::NextOnDeck(one(*word)),
        Effect::NextNeutralCheaper(number) => Op::NextNeutralCheaper(*number),
        Effect::DigForOwn => Op::DigForOwn,
        Effect::SwapRowWithFound(which) => Op::SwapRowWithFound(*which),
        Effect::MayDamageShip(number) => Op::MayDamageShip(*number),
        Effect::StrengthenOnRow(number) => Op::StrengthenOnRow(*number),
        Effect::ExileFromHand(word) => Op::Exile { count: 1, up_to: false, pile: false, of: one(*word) },
        Effect::RepeatReward => Op::RepeatReward,
        Effect::GainPer(what, number, counted) => Op::GainPer(*what, *number, many(*counted)),
        Effect::GiveAway => Op::GiveAway,
        Effect::Capture => Op::Capture,
        Effect::RepairThis(number) => Op::RepairThis(*number),
        _ => Op::End,
    }
}

fn back(wanted: Wanted) -> Back {
    match wanted {
        Wanted::UnitWith(word) => Back::With(Traits::of(&[word])),
        Wanted::UniqueUnit => Back::Unique,
        Wanted::NeutralUnit => Back::Neutral,
        Wanted::Any => Back::Any,
    }
}

fn many(counted: Counted) -> Many {
    match counted {
        Counted::UniqueUnits => Many::UniqueUnits,
        Counted::UnitsWith(word) => Many::UnitsWith(Traits::of(&[word])),
        Counted::OtherNeutrals => Many::OtherNeutrals,
    }
}

fn reach(whom: &Whom) -> Reach {
    match whom {
        Whom::Ships => Reach::Ships,
        Whom::Units(traits) => Reach::Units(Traits::of(traits)),
        Whom::UniqueUnits => Reach::UniqueUnits,
        Whom::NeutralUnits => Reach::NeutralUnits,
    }
}

/// Notes where the program of a moment begins.
fn begin(starts: &mut Starts, moment: Moment, pc: Pc) {
    let start = Some(pc);
    let plays = |word, first| Some(Plays { traits: Traits::of(&[word]), first, does: pc });
    match moment {
        Moment::Played => starts.played = start,
        Moment::Purchased => starts.purchased = start,
        Moment::Revealed => starts.revealed = start,
        Moment::Defeated => starts.defeated = start,
        Moment::TurnBegins => starts.begins = start,
        Moment::FirstNeutral => starts.neutral = start,
        Moment::EnemyDiscarded => starts.discarded = start,
        Moment::Destroyed => starts.destroyed = start,
        Moment::Bought(cost) => starts.bought = Some((cost, pc)),
        Moment::Plays(word) => starts.plays = plays(word, false),
        Moment::FirstPlays(word) => starts.plays = plays(word, true),
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
