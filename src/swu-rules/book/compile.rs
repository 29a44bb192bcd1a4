//! From a printed card to its part of the [`Book`](super::Book).

mod draft;
mod plain;
mod program;

use super::op::RiderOp;
use super::{
    AbilityId, BOUNTY, BackDef, CardText, ConstantDef, ConstantId, DRAWN, Def, GiftDef, GiftId, KeywordText, ProgramId,
    SideDef, SmuggleDef, UpgradeDef, Waiting, comes_first, is_of_own_card, is_stat, moment_bit,
};
use crate::hash::Hash;
use crate::table::card::DefId;
use crate::table::depends::Depends;
use crate::table::links::{Links, Reads, is_apart};
use crate::table::rare_texts::Rare;
use crate::table::stages::{OfPlays, Stages, is_nature, is_other_loss};
use draft::Draft;
use plain::{blank, borrows, one_by_one, opening, spends};
use std::sync::Arc;
use swu_cards::library::{CardIndex, Library};
use swu_language::ability::{
    Ability, Amount, Barred, Condition, Constant, Filter, Grant, Limit, PlayerRef, Ref, Rider, Selector, Site, Step,
};
use swu_language::card::{Back, Card, UpgradeSide};
use swu_language::keyword::{Keyword, PrintedKeyword};
use swu_language::list::List;
use swu_language::trait_name::Trait;
use swu_language::word::{Arena, Aspect, Kind};

/// Compiles a card.
#[cold]
pub(super) fn card(library: &Library, id: DefId) -> Box<CardText> {
    let mut compiler = Compiler { parts: Draft::default(), card: id, limits: 0 };
    let index = CardIndex(id.0);
    let mut def = compiler.def(library.card(index), library.title(index), library.copy(index));
    let each_phase = compiler.parts.abilities.iter().filter(|ability| ability.limit == Some(Limit::OncePerPhase));
    def.once_each_phase = each_phase.fold(0, |bits, ability| bits | 1 << ability.limit_bit);
    def.rare = def.rare.with_texts(library.card(index));
    def.hears = compiler.parts.abilities.iter().fold(0, |bits, ability| bits | ability.mask);
    Box::new(CardText { def, parts: compiler.parts.finished() })
}

/// Compiles what the keywords stand for.
#[cold]
pub(super) fn keywords(library: &Library) -> KeywordText {
    let mut abilities = vec![Vec::new(); Keyword::ALL.len()];
    let mut compiler = Compiler { parts: Draft::default(), card: AbilityId::NONE.text(), limits: 0 };
    for keyword in Keyword::ALL {
        compiler.limits = 0;
        if let Some(ability) = &library.keyword(*keyword).ability {
            let id = compiler.ability(ability);
            compiler.parts.abilities[id.place()].keyword = Some(*keyword);
            abilities[*keyword as usize].push(id);
        }
    }
    KeywordText { abilities, parts: compiler.parts.finished() }
}

/// Coordinate is on (rule 18.11).
fn coordinated() -> Condition {
    Condition::AtLeast(Amount::Count(Arc::new(Selector::Units([Filter::Friendly].into()))), Amount::N(3))
}

struct Compiler {
    parts: Draft,
    card: DefId,
    limits: u8,
}

impl Compiler {
    fn def(&mut self, card: &Card, title: u16, copy: u16) -> Def {
        let front = self.side(&card.keywords, &card.abilities);
        let unit = card.unit_side.as_ref().map(|side| Box::new(self.side(&side.keywords, &side.abilities)));
        let back = card.back.as_ref().map(|back| Box::new(self.back(back)));
        let mut attach = List::default();
        let mut instead = None;
        let mut event = None;
        let mut smuggles = Vec::new();
        for ability in &card.abilities {
            match ability {
                Ability::AttachTo(predicates) => attach = predicates.clone(),
                Ability::InsteadOfCost(costs) => instead = Some(costs.clone()),
                Ability::Event(_) => event = self.program(&Arc::new(ability.clone())),
                Ability::Smuggle { cost, aspects, extra } => {
                    let (cost, icons, extra) = (i16::from(*cost), Aspect::counted(aspects), extra.clone());
                    smuggles.push(SmuggleDef { cost, icons, extra });
                }
                _ => {}
            }
        }
        let own = |give: &Grant| {
            matches!(
                give,
                Grant::CostsLess(_)
                    | Grant::CostsMore(_)
                    | Grant::IgnoreAspectPenalty
                    | Grant::IgnoreAspectPenaltyOf(_)
                    | Grant::IgnoreOnePenaltyOf(_)
                    | Grant::Cant(Barred::BePlayed | Barred::BePlayedFromHand)
            )
        };
        let (own_cost, constants): (Vec<_>, Vec<_>) = front.constants.iter().copied().partition(|id| {
            let constant = &self.parts.constants[id.place()];
            constant.affects == Selector::The(Ref::This)
                && constant.gifts.iter().all(|gift| own(&self.parts.gifts[gift.place()].give))
        });
        let plain = own_cost.is_empty()
            && instead.is_none()
            && !card.abilities.iter().any(|ability| matches!(ability, Ability::WhilePlaying { .. }))
            && front.numbers.of(Keyword::Exploit) == 0;
        let acts_in_discard = front.actions.iter().any(|id| self.parts.abilities[id.place()].from == Site::Discard);
        let rare = Rare::default()
            .with(Rare::DRAWN, front.mask & DRAWN != 0)
            .with(Rare::SMUGGLE, !smuggles.is_empty())
            .with(Rare::ACTS_IN_DISCARD, acts_in_discard);
        let upgrade = card.upgrade_side.as_ref().map(|side| Box::new(self.upgrade(card, side)));
        let copies = card.abilities.iter().find_map(|ability| match ability {
            Ability::Constant(constant) => constant.gives.iter().find_map(|give| match give {
                Grant::EntersAsCopyOf(of, also) => Some((of.clone(), *also)),
                _ => None,
            }),
            _ => None,
        });
        let learns = card.abilities.iter().find_map(|ability| match ability {
            Ability::Constant(constant) => constant.gives.iter().find_map(|give| match give {
                Grant::EntersWithWhenPlayedOf(of) => Some(of.clone()),
                _ => None,
            }),
            _ => None,
        });
        Def {
            id_hash: Hash::new().bytes(card.id.as_bytes()),
            kind: card.kind,
            title,
            copy,
            unique: card.unique,
            cost: i16::from(card.cost),
            power: i16::from(card.power),
            hp: i16::from(card.hp),
            arena: card.arena.unwrap_or(Arena::Ground),
            icons: Aspect::counted(&card.aspects),
            traits: card.traits.iter().copied().collect(),
            front: SideDef { constants: constants.into(), ..front },
            unit,
            attach,
            instead,
            smuggles: smuggles.into(),
            own_cost: own_cost.into(),
            plain,
            rare,
            hears: 0,
            copies,
            learns,
            spends: spends(card),
            borrows: borrows(card),
            event,
            deploys: card.kind == Kind::Leader && card.unit_side.is_some(),
            deploys_by_epic: card.unit_side.as_ref().is_some_and(|side| !side.by_ability),
            deploys_if: card.unit_side.as_ref().and_then(|side| side.deploys_if.clone()),
            upgrade,
            opening: opening(card),
            back,
            unit_traits: card
                .unit_side
                .as_ref()
                .filter(|side| side.title.is_some())
                .map(|side| side.traits.iter().copied().collect()),
            once_each_phase: 0,
        }
    }

    /// A unit or a leader as an upgrade: on a friendly Vehicle with room for a Pilot, unless it says otherwise (rule
    /// 25.1).
    fn upgrade(&mut self, card: &Card, side: &UpgradeSide) -> UpgradeDef {
        let piloting = card.abilities.iter().find_map(|ability| match ability {
            Ability::Piloting { cost, aspects } => Some((i16::from(*cost), Aspect::counted(aspects))),
            _ => None,
        });
        let said = side.abilities.iter().find_map(|ability| match ability {
            Ability::AttachTo(predicates) => Some(predicates.clone()),
            _ => None,
        });
        let needs_room = said.is_none() && (piloting.is_some() || side.deploys);
        let on_vehicle = List::from([Filter::Friendly, Filter::Trait(Trait::Vehicle)]);
        UpgradeDef {
            power: i16::from(side.power),
            hp: i16::from(side.hp),
            side: self.side(&[], &side.abilities),
            deploys: side.deploys,
            piloting,
            attach: said.unwrap_or(if needs_room { on_vehicle } else { List::default() }),
            needs_room,
        }
    }

    /// The other side of a leader that turns over (rule 4.2d).
    fn back(&mut self, back: &Back) -> BackDef {
        let icons = Aspect::counted(&back.aspects);
        let title = back.title.clone();
        BackDef { title, icons, traits: back.traits.iter().copied().collect(), side: self.side(&[], &back.abilities) }
    }

    fn side(&mut self, keywords: &[PrintedKeyword], abilities: &[Ability]) -> SideDef {
        let mut side = SideDef::default();
        let (mut triggers, mut constants, mut actions, mut instead) = (vec![], vec![], vec![], vec![]);
        let mut worded = vec![];
        for printed in keywords {
            let (keyword, number) = printed.parts();
            side.keywords |= 1 << keyword as u32;
            side.numbers.add(keyword, i16::from(number));
        }
        for ability in abilities {
            match ability {
                // An undeployed leader can be given nothing: its action checks the condition itself.
                Ability::Coordinate(inner) if matches!(inner.as_ref(), Ability::Action(_)) => {
                    side.keywords |= 1 << Keyword::Coordinate as u32;
                    let id = self.ability(inner);
                    self.parts.abilities[id.place()].condition = Some(coordinated());
                    actions.push(id);
                }
                Ability::Constant(_) | Ability::Coordinate(_) => {
                    let id = self.ability(ability);
                    if matches!(ability, Ability::Coordinate(_)) {
                        side.keywords |= 1 << Keyword::Coordinate as u32;
                        worded.push(id);
                    }
                    constants.extend(self.parts.abilities[id.place()].constant);
                }
                Ability::Trigger(_) | Ability::Bounty(_) => {
                    let id = self.ability(ability);
                    if matches!(ability, Ability::Bounty(_)) {
                        side.keywords |= 1 << Keyword::Bounty as u32;
                        worded.push(id);
                    }
                    let (mask, own) = (self.parts.abilities[id.place()].mask, self.parts.abilities[id.place()].own);
                    side.mask |= mask;
                    triggers.push(Waiting { ability: id, mask, own });
                }
                Ability::Action(action) => {
                    let id = self.ability(ability);
                    actions.push(id);
                    side.open |= action.by != PlayerRef::You;
                }
                Ability::Instead { .. } | Ability::TwiceTheTokens(_) | Ability::MayRaiseDamage(_) => {
                    let id = self.ability(ability);
                    instead.push(id);
                }
                Ability::Piloting { .. } => side.keywords |= 1 << Keyword::Piloting as u32,
                _ => {}
            }
        }
        side.triggers = triggers.into();
        side.constants = constants.into();
        side.actions = actions.into();
        side.instead = instead.into();
        side.worded = worded.into();
        side.bare = keywords.is_empty() && abilities.is_empty();
        side
    }

    fn ability(&mut self, ability: &Ability) -> AbilityId {
        let text = Arc::new(ability.clone());
        let mut def = blank(&text, self.card);
        match ability {
            Ability::Constant(constant) => def.constant = Some(self.constant(constant)),
            Ability::Trigger(trigger) => {
                def.on = trigger.on.clone();
                def.mask = trigger.on.iter().fold(0, |mask, on| mask | moment_bit(on));
                def.own = trigger.on.iter().all(is_of_own_card);
                def.limit = trigger.limit;
                def.program = self.program(&text);
            }
            Ability::Action(action) => {
                def.costs = one_by_one(&action.costs);
                def.epic = action.epic;
                def.from = action.from;
                def.by = action.by;
                def.limit = action.limit;
                def.program = self.program(&text);
            }
            Ability::Event(_) => def.program = self.program(&text),
            Ability::Bounty(_) => def.mask = BOUNTY,
            // While its controller has three units, it has the text (rule 18.11).
            Ability::Coordinate(inner) => {
                def.constant = Some(self.constant(&Constant {
                    condition: Some(coordinated()),
                    affects: Selector::The(Ref::This),
                    gives: [Grant::Ability(inner.clone())].into(),
                }));
            }
            Ability::Instead { .. } | Ability::TwiceTheTokens(_) => def.program = self.program(&text),
            // It does nothing itself: what it is asked for hears of the answer.
            Ability::MayRaiseDamage(_) => def.program = Some(self.block(&text, &[], &[Step::May(List::default())])),
            // Belongs to the whole card: see its definition.
            _ => {}
        }
        if def.limit.is_some() {
            def.limit_bit = self.limits;
            self.limits += 1;
        }
        self.parts.abilities.push(def);
        let id = AbilityId::new(self.card, self.parts.abilities.len() as u16 - 1);
        if let Ability::Bounty(steps) = ability {
            let program = self.bounty(id, steps);
            self.parts.abilities[id.place()].program = Some(program);
        }
        id
    }

    fn constant(&mut self, constant: &Constant) -> ConstantId {
        let gifts = constant.gives.iter().map(|give| self.gift(give)).collect();
        let gives = |what: fn(&Grant) -> bool| constant.gives.iter().any(what);
        let reads = Reads::of(constant);
        let stages = Stages::default()
            .with(Stages::TAKES, gives(comes_first))
            .with(Stages::NATURE, gives(is_nature))
            .with(Stages::LOSSES, gives(is_other_loss))
            .with(Stages::GRANTS, gives(|give| !comes_first(give) && !is_stat(give)))
            .with(Stages::SUMS, gives(is_stat))
            .with(Stages::DOUBLES, gives(|give| matches!(give, Grant::Doubles(_))))
            .with(Stages::TAKES_BY_VALUES, gives(comes_first) && reads.is_some())
            .with(Stages::LATE, reads.is_late())
            .with(Stages::APART, is_apart(constant))
            .with(Stages::PLAYS, matches!(constant.affects, Selector::Played(..) | Selector::Resources(_)));
        self.parts.constants.push(ConstantDef {
            condition: constant.condition.clone(),
            affects: constant.affects.clone(),
            gifts,
            depends: Depends::of(constant),
            depends_besides: Depends::of_effect(constant),
            stages,
            links: Links::of(constant),
            reads: reads.is_some(),
            of_plays: OfPlays::of(&constant.gives),
            of_chosen: Depends::on_chosen(constant),
            card: self.card,
        });
        ConstantId::new(self.card, self.parts.constants.len() as u16 - 1)
    }

    fn gift(&mut self, give: &Grant) -> GiftId {
        let ability = match give {
            Grant::Ability(ability) => Some(self.ability(ability)),
            _ => None,
        };
        let each = Depends::on_each(give);
        self.parts.gifts.push(GiftDef { give: give.clone(), ability, each, card: self.card });
        GiftId::new(self.card, self.parts.gifts.len() as u16 - 1)
    }

    fn gifts(&mut self, gives: &[Grant]) -> Box<[GiftId]> {
        gives.iter().map(|give| self.gift(give)).collect()
    }

    /// What an ability does.
    fn program(&mut self, text: &Arc<Ability>) -> Option<ProgramId> {
        Some(self.block(text, &[], text.steps()))
    }

    /// Steps that are said differently from the way they are written on the card.
    fn own_text(&mut self, steps: &[Step]) -> ProgramId {
        self.block(&Arc::new(Ability::Event(steps.to_vec().into())), &[], steps)
    }

    /// A part of a text.
    fn block(&mut self, text: &Arc<Ability>, place: &[u16], steps: &[Step]) -> ProgramId {
        let program = program::write(self, text, place, steps);
        self.parts.programs.push(program);
        ProgramId::new(self.card, self.parts.programs.len() as u16 - 1)
    }

    /// The opponent may collect a Bounty; then its text is carried out (rule 18.9).
    fn bounty(&mut self, id: AbilityId, steps: &[Step]) -> ProgramId {
        let program = program::bounty(self, id, steps);
        self.parts.programs.push(program);
        ProgramId::new(self.card, self.parts.programs.len() as u16 - 1)
    }

    fn riders(&mut self, riders: &[Rider]) -> Box<[RiderOp]> {
        riders
            .iter()
            .map(|rider| RiderOp {
                condition: rider.condition.clone(),
                aimed: rider.condition.is_some() || Depends::of_amounts(&rider.gives).meets(Depends::ATTACK),
                gifts: self.gifts(&rider.gives),
            })
            .collect()
    }
}
