//! Words that refer to something that nothing before them has set.

use crate::ability::*;
use crate::visit::{self, Visitor};

/// Everything that makes no sense in an ability; an upgrade's can refer to the attached unit.
pub(super) fn sentences(upgrade: bool, ability: &Ability) -> Vec<String> {
    let mut reader = Reader { upgrade, given: false, known: Scope::default(), found: vec![] };
    reader.ability(ability);
    reader.found
}

/// What an ability may refer to at some point while it is read.
#[derive(Clone, Default)]
struct Scope {
    cards: Vec<Ref>,
    attack: bool,
    that_player: bool,
    those_who_did: bool,
    that_much: bool,
    amount: bool,
    chosen_number: bool,
    chosen_arena: bool,
    chosen_aspect: bool,
    named_trait: bool,
    named_card: bool,
    step_done: bool,
}

struct Reader {
    upgrade: bool,
    given: bool,
    known: Scope,
    found: Vec<String>,
}

impl Reader {
    fn know(&mut self, card: Ref) {
        if !self.known.cards.contains(&card) {
            self.known.cards.push(card);
        }
    }

    fn need(&mut self, known: bool, sentence: &str) {
        if !known && !self.found.iter().any(|found| found == sentence) {
            self.found.push(sentence.to_owned());
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        self.need(!steps.is_empty(), "a list of steps is empty");
        steps.iter().for_each(|step| self.step(step));
    }

    /// Reads something that holds over time: an attack may be under way whenever it is evaluated.
    fn holding(&mut self, read: impl FnOnce(&mut Reader)) {
        let before = self.known.clone();
        self.known.attack = true;
        self.known.named_card = true;
        self.know(Ref::It);
        read(self);
        self.known = before;
    }

    fn moments(&mut self, moments: &[Trigger]) {
        for moment in moments {
            self.on(moment);
            self.know(Ref::Subject);
            self.known.amount = true;
            let here = if let Trigger::OfHost(inner) = moment { inner.as_ref() } else { moment };
            self.known.attack |= matches!(
                here,
                Trigger::Attack
                    | Trigger::Attacked
                    | Trigger::UnitAttacksYourBase(_)
                    | Trigger::UnitAttacks(_)
                    | Trigger::UnitAttacksAndDefeats(_)
                    | Trigger::CompletesAttack
                    | Trigger::AttackEnds
                    | Trigger::DefenseEnds
                    | Trigger::UnitAttackEnds(_)
                    | Trigger::YouUseOnAttack
                    | Trigger::AttacksAndDefeats(_)
                    | Trigger::DealsCombatDamage { .. }
                    | Trigger::DamageDealt { .. }
            );
            self.known.that_player |= !matches!(
                moment,
                Trigger::Played
                    | Trigger::Deployed
                    | Trigger::Enters
                    | Trigger::PhaseStarts(_)
                    | Trigger::ReadyStep
                    | Trigger::YouUseForce
                    | Trigger::YouUseOnAttack
                    | Trigger::UpgradeDefeated(_)
                    | Trigger::UpgradesAttach
                    | Trigger::UnitEnters(_)
                    | Trigger::UnitReadies(..)
                    | Trigger::Discarded
                    | Trigger::YouUseWhenPlayed
            );
        }
    }

    fn costs(&mut self, costs: &[Cost]) {
        for cost in costs {
            self.cost(cost);
            if !matches!(
                cost,
                Cost::Resources(_)
                    | Cost::Exhaust
                    | Cost::DefeatThis
                    | Cost::DamageYourBase(_)
                    | Cost::UseForce
                    | Cost::Mill(_)
                    | Cost::DefeatCredit
                    | Cost::DefeatToken
            ) {
                self.know(Ref::It);
                self.known.that_much = true;
            }
        }
    }

    /// What is known after a verb.
    fn learn(&mut self, step: &Step) {
        match step {
            Step::Choose(_, name) => self.know(*name),
            Step::Attack(attack) => {
                self.know(attack.keep);
                self.known.attack = true;
            }
            Step::Play(_) => self.know(Ref::Played),
            Step::Give(..) | Step::GiveLike(..) | Step::Create(..) | Step::Distribute { .. } => self.know(Ref::Made),
            Step::Damage(..) | Step::Strike { .. } | Step::StrikePaired { .. } => self.know(Ref::Damaged),
            Step::Mill(..)
            | Step::LookAtTop(..)
            | Step::RevealTop(..)
            | Step::RevealOneByOne(_)
            | Step::Reveal(_)
            | Step::LookAt(_)
            | Step::RevealHand(_)
            | Step::LookAtHand(_)
            | Step::Search(_) => {
                self.know(Ref::Cards);
                self.know(Ref::Rest);
            }
            Step::ChooseNumber => self.known.chosen_number = true,
            Step::ChooseArena => self.known.chosen_arena = true,
            Step::ChooseAspect => self.known.chosen_aspect = true,
            Step::NameTrait => self.known.named_trait = true,
            Step::NameCard => self.known.named_card = true,
            _ => {}
        }
        if names_a_player(step) {
            self.known.that_player = true;
        }
        self.know(Ref::It);
        self.known.that_much = true;
        self.known.step_done = true;
    }
}

/// Does the verb mention a player whom the next sentence can call "that player"?
fn names_a_player(step: &Step) -> bool {
    match step {
        Step::ChoosePlayer(_) | Step::SaysNo(_) => true,
        Step::Mill(player, _)
        | Step::LookAtTop(player, _)
        | Step::RevealTop(player, _)
        | Step::LookAtHand(player)
        | Step::RevealHand(player)
        | Step::Discard(player, _)
        | Step::DiscardRandom(player, _)
        | Step::DiscardFrom(player, ..)
        | Step::IndirectDamage(player, _)
        | Step::Draw(player, _) => *player != PlayerRef::You,
        _ => false,
    }
}

impl Visitor for Reader {
    fn ability(&mut self, word: &Ability) {
        match word {
            Ability::Constant(_) => self.holding(|reader| visit::ability(reader, word)),
            Ability::Trigger(trigger) => {
                self.moments(&trigger.on);
                self.steps(&trigger.does);
            }
            Ability::Action(action) => {
                self.costs(&action.costs);
                self.who(action.by);
                self.known.that_player |= action.by != PlayerRef::You;
                self.steps(&action.does);
            }
            Ability::Event(does) | Ability::TwiceTheTokens(does) => self.steps(does),
            Ability::Bounty(does) | Ability::Instead { does, .. } => {
                if let Ability::Instead { to: Some(group), .. } = word {
                    self.selector(group);
                }
                self.know(Ref::Subject);
                self.steps(does);
            }
            Ability::AttachTo(_)
            | Ability::InsteadOfCost(_)
            | Ability::Smuggle { .. }
            | Ability::Piloting { .. }
            | Ability::WhilePlaying { .. }
            | Ability::MayRaiseDamage(_)
            | Ability::Coordinate(_) => {
                visit::ability(self, word);
            }
        }
    }

    fn give(&mut self, word: &Grant) {
        if *word == Grant::LosesNamedTrait {
            self.need(self.known.named_trait, "LosesNamedTrait has no NameTrait before it");
        }
        let Grant::Ability(inner) = word else { return self.holding(|reader| visit::give(reader, word)) };
        let outside = std::mem::take(&mut self.known);
        let given = std::mem::replace(&mut self.given, true);
        self.ability(inner);
        self.given = given;
        self.known = outside;
    }

    fn step(&mut self, word: &Step) {
        match word {
            Step::IfYouDo(does) | Step::IfYouDont(does) => {
                self.need(self.known.step_done, "IfYouDo has no step before it");
                self.steps(does);
            }
            Step::May(does)
            | Step::And(does)
            | Step::AtStartOf(_, does)
            | Step::AtEndOfPhase(does)
            | Step::WhenThisLeaves(does) => self.steps(does),
            Step::AfterAttack(does) => {
                self.need(self.known.attack, "AfterAttack has no attack to wait for");
                self.steps(does);
            }
            Step::NextTime(moment, does) => {
                let before = self.known.clone();
                self.moments(std::slice::from_ref(moment));
                self.steps(does);
                self.known = before;
            }
            Step::If(condition, then, otherwise) => {
                self.cond(condition);
                self.need(!then.is_empty() || !otherwise.is_empty(), "a list of steps is empty");
                then.iter().chain(otherwise).for_each(|step| self.step(step));
            }
            Step::ForEvery(amount, does) => {
                self.qty(amount);
                self.steps(does);
            }
            Step::ForEach(target, does) => {
                self.target(target);
                self.know(Ref::It);
                self.steps(does);
            }
            Step::ForEachPlayer(player, does) | Step::InPlayerOrder(player, does) | Step::MayBy(player, does) => {
                self.who(*player);
                self.known.that_player = true;
                self.steps(does);
                self.known.those_who_did |= matches!(word, Step::InPlayerOrder(..));
            }
            Step::Attack(attack) => {
                self.target(&attack.with);
                let before = self.known.clone();
                self.know(Ref::It);
                self.know(attack.keep);
                self.known.attack = true;
                attack.attacker.iter().chain(&attack.defender).for_each(|rider| visit::rider(self, rider));
                self.known = before;
            }
            Step::Rule(..) => self.holding(|reader| visit::step(reader, word)),
            Step::Choice(modes) => {
                self.qty(&modes.choose);
                self.who(modes.by);
                self.known.that_player |= modes.by != PlayerRef::You;
                if let Amount::N(number) = modes.choose {
                    let enough = usize::try_from(number).is_ok_and(|number| (1..=modes.of.len()).contains(&number));
                    self.need(enough, &format!("the Choice takes {number} of {} modes", modes.of.len()));
                }
                for mode in &modes.of {
                    mode.condition.iter().for_each(|word| self.cond(word));
                    mode.does.iter().for_each(|word| self.step(word));
                }
            }
            Step::Play(play) => {
                self.target(&play.what);
                play.less.iter().for_each(|word| self.qty(word));
                play.on.iter().for_each(|word| self.selector(word));
                self.know(Ref::Played);
                play.gains.iter().for_each(|word| self.give(word));
                play.riders.iter().for_each(|word| visit::rider(self, word));
            }
            _ => visit::step(self, word),
        }
        self.learn(word);
    }

    fn target(&mut self, word: &Target) {
        self.need(
            *word != Target::The(Ref::Each),
            "Each stands for a card in amounts, gifts and conditions, not for a target",
        );
        if let Target::By(player, inner) = word {
            self.who(*player);
            self.known.that_player = true;
            return self.target(inner);
        }
        visit::target(self, word);
    }

    fn qty(&mut self, word: &Amount) {
        match word {
            Amount::Most(player, inner) | Amount::Fewest(player, inner) => {
                self.who(*player);
                let before = std::mem::replace(&mut self.known.that_player, true);
                self.qty(inner);
                self.known.that_player = before;
            }
            Amount::ThatMuch => self.need(self.known.that_much, "ThatMuch has no step before it"),
            Amount::Amount => self.need(self.known.amount, "Amount means nothing outside a trigger"),
            Amount::CombatDamageToBase => {
                self.need(self.known.attack, "the number asks about an attack, and there is none here");
            }
            Amount::ChosenNumber => self.need(self.known.chosen_number, "ChosenNumber has no ChooseNumber before it"),
            _ => visit::qty(self, word),
        }
    }

    fn cond(&mut self, word: &Condition) {
        match word {
            Condition::Did => self.need(self.known.step_done, "Did has no step before it"),
            Condition::DefenderDefeated
            | Condition::AttacksBase
            | Condition::AttackByAmbush
            | Condition::AttackerSurvived => {
                self.need(self.known.attack, "the condition asks about an attack, and there is none here");
            }
            _ => visit::cond(self, word),
        }
    }

    fn is(&mut self, word: &Filter) {
        match word {
            Filter::NamedCard => self.need(self.known.named_card, "NamedCard has no NameCard before it"),
            Filter::ChosenAspect => self.need(self.known.chosen_aspect, "ChosenAspect has no ChooseAspect before it"),
            Filter::In(Site::ChosenArena) => {
                self.need(self.known.chosen_arena, "ChosenArena has no ChooseArena before it")
            }
            // A predicate may compare the card it is applied to.
            Filter::When(_) => self.holding(|reader| visit::is(reader, word)),
            _ => visit::is(self, word),
        }
    }

    fn who(&mut self, word: PlayerRef) {
        match word {
            PlayerRef::ThatPlayer | PlayerRef::RightOfThatPlayer | PlayerRef::AnotherPlayer => {
                self.need(self.known.that_player, "ThatPlayer is nobody yet")
            }
            PlayerRef::ThoseWhoDid => self.need(self.known.those_who_did, "ThoseWhoDid has no InPlayerOrder before it"),
            PlayerRef::DefendingPlayer => {
                self.need(self.known.attack, "DefendingPlayer is nobody: no attack can be current")
            }
            _ => visit::who(self, word),
        }
    }

    fn reference(&mut self, word: Ref) {
        match word {
            Ref::This | Ref::YourBase | Ref::Exploited | Ref::Each => {}
            Ref::Host if self.given => {
                self.need(false, "Host means nothing in an ability that is given: there the unit is This")
            }
            Ref::Host => self.need(self.upgrade, "Host means nothing outside an upgrade"),
            Ref::Attacker | Ref::Defender | Ref::Struck => {
                self.need(self.known.attack, &format!("{word:?} is nothing: no attack can be current"));
            }
            Ref::Subject => {
                self.need(self.known.cards.contains(&word), "Subject means nothing in an ability without a trigger")
            }
            _ => self.need(self.known.cards.contains(&word), &format!("{word:?} is used before anything set it")),
        }
    }
}
