//! Verbs: steps become sentences, and steps that belong together become one.

mod attacks;
mod credits;
mod damage;
pub(super) mod flow;
mod grouped;
mod hands;
mod lasting;
mod modes;
mod zones;

use super::clause::{Clause, Piece, merged};
use super::grammar::sentence;
use super::speaker::{Meant, Speaker};
use super::targets::Phrase;
use std::sync::Arc;
use swu_language::ability::{Amount, Condition, PlayerRef, Ref, Selector, Step, Target};
use swu_language::visit::Visitor;

impl Speaker {
    /// Steps as finished sentences; modes stand on lines of their own.
    pub fn sentences(&mut self, steps: &[Step]) -> String {
        let mut text = String::new();
        for piece in self.pieces(steps) {
            let said = sentence(&piece.text());
            if !text.is_empty() {
                text.push(if text.contains('\n') { '\n' } else { ' ' });
            }
            text.push_str(&said);
        }
        text
    }

    /// Steps in order, one piece for each sentence.
    pub(crate) fn pieces(&mut self, steps: &[Step]) -> Vec<Piece> {
        let mut result: Vec<Piece> = vec![];
        let mut found: Option<Vec<Piece>> = None;
        let mut skip = 0;
        for (index, step) in steps.iter().enumerate() {
            let rest = &steps[index + 1..];
            if skip > 0 {
                skip -= 1;
                continue;
            }
            if let Some((mut pieces, count)) = self.grouped(&steps[index..]) {
                result.append(&mut pieces);
                skip = count - 1;
                continue;
            }
            if self.waits(step, rest) {
                continue;
            }
            if let Some(joined) = together(step, rest) {
                self.one_player = *step == Step::ChoosePlayer(PlayerRef::APlayer);
                let mut pieces = self.step(&joined);
                self.done_by_agent(&mut pieces);
                result.append(&mut pieces);
                if let Step::Choose(_, name) = step {
                    self.mean_quietly(*name, Meant { called: "discarded", ..self.meaning(Ref::It) });
                    self.point_at(*name);
                }
                skip = 1;
                continue;
            }
            let outer = self.named_again;
            self.named_again |= is_named_again(rest);
            let mut pieces = self.step(step);
            self.named_again = outer;
            self.done_by_agent(&mut pieces);
            let after_attack = index > 0 && matches!(steps[index - 1], Step::Attack(_));
            if after_attack && is_attack(step) {
                pieces = super::clause::after("then ", pieces);
            } else if after_attack && !matches!(step, Step::IfYouDo(_)) {
                pieces = super::clause::after("after completing this attack, ", pieces);
            } else if !result.is_empty() && follows(step, &steps[..index]) {
                pieces = super::clause::after("then, ", pieces);
            }
            if let Some(mut search) = found.take() {
                search.append(&mut pieces);
                pieces = merged(search);
            }
            if matches!(step, Step::Search(_)) && rest.first().is_some_and(is_on_it) {
                found = Some(pieces);
                continue;
            }
            result.append(&mut pieces);
        }
        result
    }

    /// Is this a choice that the next verb says better: "give a friendly unit +2/+2"? Then it waits for that verb.
    fn waits(&mut self, step: &Step, rest: &[Step]) -> bool {
        let Step::Choose(target @ Target::A(_), name) = step else { return false };
        if !self.alone && (self.named_again || is_named_again(rest.get(1..).unwrap_or_default())) {
            return false;
        }
        let next = rest.iter().find(|step| !matches!(step, Step::Choose(Target::A(_), _)));
        if !next.is_some_and(|next| speaks_of(next, *name)) {
            return false;
        }
        let taken = matches!(next, Some(Step::DiscardCard(_) | Step::Play(_) | Step::Return(_)));
        let phrase = self.target_from(target, if taken { "from" } else { "in" });
        self.mean_quietly(*name, Meant { head: phrase.head.clone(), plural: false, called: "" });
        self.instead.push((*name, phrase.text));
        true
    }

    /// Addressed to another player, what "you" do is done by the controller: "Ann draws a card".
    fn done_by_agent(&self, pieces: &mut [Piece]) {
        let Some(agent) = &self.agent else { return };
        for piece in pieces {
            if let Piece::Clauses(clauses) = piece {
                for clause in clauses.iter_mut().filter(|clause| clause.subject.is_none()) {
                    clause.subject = Some((agent.subject.clone(), agent.plural));
                }
            }
        }
    }

    /// One verb.
    pub(crate) fn step(&mut self, step: &Step) -> Vec<Piece> {
        match step {
            Step::Choose(target, name) => self.choose(target, *name),
            Step::Damage(target, amount) => self.damage(target, amount),
            Step::Strike { by, to, amount } => self.strike(*by, to, amount),
            Step::StrikePaired { by, to, amount } => self.strike_paired(*by, to, amount),
            Step::DivideDamage { by, total, among, up_to: false } => self.divide_damage(*by, total, among),
            Step::DivideDamage { total, among, .. } => self.divide_up_to(total, among),
            Step::DamageSurely(target, amount) => self.damage_surely(target, amount),
            Step::IndirectDamage(player, amount) => self.indirect_damage(*player, amount),
            Step::Heal(target, amount) => self.heal(target, amount, ""),
            Step::DamageUpTo(target, amount) => self.damage_up_to(target, amount),
            Step::HealUpTo(target, amount) => self.heal(target, amount, "up to "),
            Step::HealAll(target) => {
                self.on_target("heal", target, |phrase| format!("all damage from {}", phrase.each), "damage healed")
            }
            Step::Distribute { token, total, among, up_to } => self.distribute(*token, total, among, *up_to),
            Step::DivideHealing { up_to, among } => self.divide_healing(up_to, among),
            // The owner of the resource defeats it.
            Step::Defeat(Target::By(player, inner)) if matches!(inner.selector(), Some(Selector::Resources(_))) => {
                self.defeat_own(*player, inner)
            }
            Step::Defeat(target) => self.on_target("defeat", target, |phrase| phrase.text.clone(), "card defeated"),
            Step::Exhaust(target) => self.on_target("exhaust", target, |phrase| phrase.text.clone(), "card exhausted"),
            Step::Ready(target) => self.on_target("ready", target, |phrase| phrase.text.clone(), "card readied"),
            Step::Return(target) => self.return_to_hand(target),
            Step::PutOnBottom(target) => self.put_in_deck(target, "on the bottom", " in any order"),
            Step::PutOnBottomRandomly(target) => self.put_in_deck(target, "on the bottom", " in a random order"),
            Step::PutOnTop(target) => self.put_in_deck(target, "on top", " in any order"),
            Step::Take(target) if let Some(player) = self.searcher.take() => {
                let name = self.player(player);
                let phrase = self.target_from(target, "from");
                Piece::one(Clause::of(&name.subject, name.plural, "draw", phrase.text))
            }
            Step::Take(target) => self.on_target("draw", target, |phrase| phrase.text.clone(), "card drawn"),
            Step::DiscardCard(target) => self.discard_card(target),
            Step::Resource { what, ready, by } => self.resource(what, *ready, *by),
            Step::ResourceTop { who, ready } => self.resource_top(*who, *ready),
            Step::GiveLike(target, _) => {
                let to = self.target(target).text;
                Piece::one(Clause::you("give", format!("another one of those tokens to {to}")))
            }
            Step::Give(target, token, amount) => self.give_tokens(target, *token, amount),
            Step::Create(player, token, amount) => self.create(*player, *token, amount),
            Step::Get(target, power, hp, until) => self.get(target, power, hp, *until),
            Step::Gain(target, gives, until) => self.gain(target, gives, *until),
            Step::Rule(rule, until) => vec![Piece::Sentence(self.rule(rule, *until))],
            Step::TakeControl(player, target) => self.take_control(*player, target),
            Step::ExchangeControl(first, second) => {
                let (first, second) = (self.in_full(*first).object, self.in_full(*second).object);
                self.last = None;
                Piece::one(Clause::you("exchange", format!("control of {first} and {second}")))
            }
            Step::Capture(card, target) => self.card_does(*card, "capture", target),
            Step::Rescue(target) => self.on_target("rescue", target, |phrase| phrase.text.clone(), "card rescued"),
            Step::Attach(card, target) => self.attach(*card, target),
            Step::Move(target, arena) => {
                let arena = *arena;
                let upgrade = matches!(target.selector(), Some(Selector::Upgrades(_)))
                    || self.this == "upgrade" && *target == Target::The(Ref::This);
                let as_unit = if upgrade { " as a unit" } else { "" };
                let rest = |phrase: &Phrase| format!("{} to the {arena} arena{as_unit}", phrase.text);
                self.on_target("move", target, rest, "card moved")
            }
            Step::Attack(attack) => self.attack(attack),
            Step::Play(play) => self.play(play),
            Step::Draw(player, amount) => self.draw(*player, amount),
            Step::Discard(player, amount) => self.discard(*player, amount),
            Step::DiscardRandom(player, amount) => self.discard_random(*player, amount),
            Step::DiscardHand(player) => self.player_does(*player, "discard", |name| format!("{name} hand")),
            Step::DiscardFrom(player, amount, predicates) => self.discard_from(*player, amount, predicates),
            Step::Mill(player, amount) => self.mill(*player, amount),
            Step::LookAtHand(player) => self.look_at_hand(*player),
            Step::RevealHand(player) => self.reveal_hand(*player),
            Step::Reveal(target) => self.reveal(target),
            Step::LookAt(target) => self.look_at(target),
            Step::LookAtTop(player, amount) => self.top_of_deck("look at", *player, amount, ""),
            Step::RevealTop(player, amount) => self.top_of_deck("reveal", *player, amount, "revealed"),
            Step::RevealOneByOne(amount) => self.reveal_one_by_one(amount),
            Step::Search(search) => self.search(search),
            Step::Pay(amount) => self.pay(amount),
            Step::PayAny => self.pay_any(),
            Step::PayUpTo(amount) => self.pay_up_to(amount),
            Step::GainForce => Piece::one(Clause::fixed("the Force", false, "is", "with you")),
            Step::UseForce => {
                self.did = "you do";
                Piece::one(Clause::you("use", "the Force"))
            }
            Step::Disclose(icons) => self.disclose(icons, "and"),
            Step::DiscloseOneOf(icons) => self.disclose(icons, "or"),
            Step::NameCard => Piece::one(Clause::you("name", "a card")),
            Step::ChooseNumber => Piece::one(Clause::you("choose", "a number")),
            Step::ChooseAspect => Piece::one(Clause::you("choose", "an aspect")),
            Step::NameTrait => Piece::one(Clause::you("name", "a trait")),
            Step::ChooseArena => Piece::one(Clause::you("choose", "an arena")),
            Step::ChoosePlayer(player) => self.choose_player(*player),
            Step::May(steps) => self.may(steps),
            Step::MayBy(player, steps) => self.may_by(*player, steps),
            Step::SaysNo(player) => self.says_no(*player),
            Step::IfYouDo(steps) => self.if_done(steps, true),
            Step::IfYouDont(steps) => self.if_done(steps, false),
            Step::If(condition, then, otherwise) => self.if_so(condition, then, otherwise),
            Step::And(steps) => merged(self.pieces(steps)),
            Step::ForEach(target, steps) => self.for_each(target, steps),
            Step::ForEvery(amount, steps) => self.for_every(amount, steps),
            Step::InPlayerOrder(player, steps) => self.in_player_order(*player, steps),
            Step::ForEachPlayer(player, steps) => self.for_each_player(*player, steps),
            Step::Choice(modes) => match self.one_of_keywords(modes) {
                Some(pieces) => pieces,
                None => self.choice(modes),
            },
            Step::AtStartOf(phase, steps) => self.at_start_of(*phase, steps),
            Step::AtEndOfPhase(steps) => self.at_end_of_phase(steps),
            Step::WhenThisLeaves(steps) => self.when_this_leaves(steps),
            Step::AfterAttack(steps) => self.after_attack(steps),
            Step::DefeatCredits(player, amount) => self.defeat_credits(*player, amount),
            Step::TakeCredits(player, amount) => self.take_credits(*player, amount),
            Step::DefeatAnyCredits => self.defeat_any("Credit token"),
            Step::DefeatAnyTokens => self.defeat_any("token"),
            Step::UseAnyWhenPlayed(group) => {
                let units = self.group(group).all();
                Piece::one(Clause::you("use", format!("any number of \"When Played\" abilities on {units}")))
            }
            Step::NextTime(moment, steps) => self.next_time(moment, steps),
            Step::CollectBounties(card) => {
                Piece::one(Clause::you("collect", format!("{} Bounties", self.known(*card).possessive)))
            }
            Step::CollectAgain => Piece::one(Clause::you("collect", "that Bounty again")),
            Step::Lose(player) => self.lose(*player),
            Step::Deploy => Piece::one(Clause::you("deploy", format!("this {}", self.this))),
            Step::ExtraAction => Piece::one(Clause::you("take", "an extra action after this one")),
            Step::UseWhenDefeated { of, all } => {
                let whose = self.known(*of).possessive;
                let which = if *all {
                    format!("all of {whose} \"When Defeated\" abilities")
                } else {
                    format!("one of {whose} \"When Defeated\" abilities")
                };
                Piece::one(Clause::you("use", which))
            }
            Step::UseAgain => {
                let named = self.cards.iter().find(|(card, _)| *card == Ref::Subject);
                let whose = named.map_or_else(|| "that".to_owned(), |(_, name)| name.possessive.clone());
                Piece::one(Clause::you("use", format!("{whose} ability again")))
            }
            Step::Shuffle(player) => {
                let name = self.player(*player);
                let deck = match player {
                    PlayerRef::You => "your deck".to_owned(),
                    _ => "their deck".to_owned(),
                };
                Piece::one(match player {
                    PlayerRef::You => Clause::you("shuffle", deck),
                    _ => Clause::of(&name.subject, name.plural, "shuffle", deck),
                })
            }
            Step::Flip => Piece::one(Clause::you("flip", format!("this {}", self.this))),
        }
    }

    /// A player defeats something of theirs.
    fn defeat_own(&mut self, player: PlayerRef, target: &Target) -> Vec<Piece> {
        let name = self.player(player);
        let doer = self.doer.replace(player);
        let phrase = self.target(target);
        self.doer = doer;
        self.done_to(target, &phrase, "card defeated");
        Piece::one(Clause::of(&name.subject, name.plural, "defeat", phrase.text))
    }

    /// A verb with a target: who chooses, if somebody else does; then the clause.
    fn on_target(
        &mut self,
        verb: &str,
        target: &Target,
        rest: impl Fn(&Phrase) -> String,
        counts: &'static str,
    ) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        // "You may discard one of them", if one can be chosen or none.
        if let Target::UpTo(Amount::N(1), group) = &target {
            let phrase = self.target_from(&Target::A(group.clone()), "from");
            self.done_to(&target, &phrase, counts);
            pieces.push(Piece::Sentence(format!("you may {verb} {}", rest(&phrase))));
            return pieces;
        }
        let phrase = self.target_from(&target, "from");
        let clause = Clause::you(verb, rest(&phrase));
        self.done_to(&target, &phrase, counts);
        pieces.push(Piece::Clauses(vec![clause]));
        pieces
    }

    /// If another player chooses, the sentence that says so; and the target from then on.
    fn chosen_by(&mut self, target: &Target) -> (Vec<Piece>, Target) {
        let Target::By(player, inner) = target else { return (vec![], target.clone()) };
        let name = self.player(*player);
        let doer = self.doer.replace(PlayerRef::ThatPlayer);
        let phrase = self.target(inner);
        self.doer = doer;
        self.mean(Ref::It, &phrase.head, phrase.plural);
        let clause = Clause::of(&name.subject, name.plural, "choose", phrase.text);
        (Piece::one(clause), Target::The(Ref::It))
    }

    /// Remembers what a verb was applied to and what its number counts.
    fn done_to(&mut self, target: &Target, phrase: &Phrase, counts: &'static str) {
        match target {
            Target::The(card) | Target::Each(Selector::The(card)) => {
                let meant = Meant { head: phrase.head.clone(), plural: phrase.plural, called: "" };
                self.mean_quietly(Ref::It, meant);
                self.point_at(*card);
            }
            _ => self.mean(Ref::It, &phrase.head, phrase.plural),
        }
        if !counts.is_empty() {
            self.that_much = counts;
        }
        self.did = "you do";
    }

    pub(super) fn choose(&mut self, target: &Target, name: Ref) -> Vec<Piece> {
        let (player, target) = match target {
            Target::By(player, inner) => (Some(*player), inner.as_ref()),
            _ => (None, target),
        };
        if let Target::The(card) | Target::Each(Selector::The(card)) = target {
            // It only gets another name.
            let called = if self.that_much == "card discarded" { "discarded" } else { "" };
            let meant = Meant { called, ..self.meaning(*card) };
            self.mean_quietly(name, meant);
            self.point_at(name);
            return vec![];
        }
        let subject = player.map(|player| self.player(player));
        let doer = self.doer;
        if player.is_some() {
            self.doer = Some(PlayerRef::ThatPlayer);
        }
        let preposition = if name == Ref::Chosen && is_hidden(target) { "from" } else { "in" };
        // "You may choose a unit", if one can be chosen or none.
        let (phrase, verb) = match target {
            Target::UpTo(Amount::N(1), group) => {
                (self.target_from(&Target::A(group.clone()), preposition), "may choose")
            }
            _ => (self.target_from(target, preposition), "choose"),
        };
        self.doer = doer;
        self.mean_quietly(Ref::It, Meant { head: phrase.head.clone(), plural: phrase.plural, called: "" });
        self.mean_quietly(name, Meant { head: phrase.head, plural: phrase.plural, called: "chosen" });
        self.point_at(name);
        if let Some(Selector::Hand(PlayerRef::You, _) | Selector::Discard(PlayerRef::You, _)) = target.selector() {
            self.yours.push(name);
        }
        let clause = match subject.or_else(|| self.agent.clone()) {
            Some(subject) if verb == "choose" => Clause::of(&subject.subject, subject.plural, verb, phrase.text),
            Some(subject) => Clause::fixed(&subject.subject, subject.plural, verb, phrase.text),
            None if verb == "choose" => Clause::you(verb, phrase.text),
            None => Clause::of("you", true, verb, phrase.text),
        };
        Piece::one(clause)
    }

    /// A player does something with something of theirs; `rest` is given the possessive.
    fn player_does(&mut self, player: PlayerRef, verb: &str, rest: impl FnOnce(&str) -> String) -> Vec<Piece> {
        let name = self.player(player);
        self.did = if name.is_you() { "you do" } else { "they do" };
        let clause = match player {
            PlayerRef::You if name.is_you() => Clause::you(verb, rest("your")),
            _ if name.is_you() => Clause::of("you", true, verb, rest("your")),
            PlayerRef::AnyPlayers | PlayerRef::TwoPlayers => {
                let choice = Piece::Sentence(format!("choose {}", super::speaker::several_players(player)));
                return vec![choice, Piece::Clauses(vec![Clause::of("each of them", false, verb, rest("their"))])];
            }
            _ => Clause::of(&name.subject, name.plural, verb, rest("their")),
        };
        Piece::one(clause)
    }

    /// A card does something to a target.
    fn card_does(&mut self, card: Ref, verb: &str, target: &Target) -> Vec<Piece> {
        let name = self.name(card);
        let about = self.about.replace(card);
        let phrase = self.target(target);
        self.about = about;
        self.done_to(target, &phrase, "");
        Piece::one(Clause::of(&name.subject, name.plural, verb, phrase.text))
    }
}

/// Merges two steps that are one in English.
fn together(step: &Step, rest: &[Step]) -> Option<Step> {
    let next = rest.first()?;
    match (step, next) {
        // "Choose a player. Put up to 4 cards from that player's discard pile …": "from one player's discard pile"
        (Step::ChoosePlayer(PlayerRef::APlayer), Step::PutOnBottom(target) | Step::PutOnBottomRandomly(target)) => {
            matches!(target.selector(), Some(Selector::Discard(PlayerRef::ThatPlayer, _))).then(|| next.clone())
        }
        // "Choose an opponent. Look at that player's hand": "look at an opponent's hand"
        (Step::ChoosePlayer(PlayerRef::Opponent), _) => of_opponent(next),
        // "That player chooses a card from their hand. Discard it": "that player discards a card from their hand"
        (Step::Choose(Target::By(player, inner), name), Step::DiscardCard(Target::The(card))) if card == name => {
            Some(Step::DiscardCard(Target::By(*player, inner.clone())))
        }
        _ => None,
    }
}

/// The verb with "an opponent" for "that player", if that is all it needs.
fn of_opponent(step: &Step) -> Option<Step> {
    let (that, opponent) = (PlayerRef::ThatPlayer, PlayerRef::Opponent);
    Some(match step {
        Step::LookAtHand(player) if *player == that => Step::LookAtHand(opponent),
        Step::RevealHand(player) if *player == that => Step::RevealHand(opponent),
        Step::Discard(player, amount) if *player == that => Step::Discard(opponent, amount.clone()),
        Step::DiscardRandom(player, amount) if *player == that => Step::DiscardRandom(opponent, amount.clone()),
        Step::Mill(player, amount) if *player == that => Step::Mill(opponent, amount.clone()),
        Step::DiscardFrom(player, amount, words) if *player == that => {
            Step::DiscardFrom(opponent, amount.clone(), words.clone())
        }
        Step::DiscardCard(Target::By(player, inner)) if *player == that => match inner.as_ref() {
            Target::A(Selector::Hand(hand, words)) if *hand == that => {
                Step::DiscardCard(Target::By(opponent, Arc::new(Target::A(Selector::Hand(opponent, words.clone())))))
            }
            _ => return None,
        },
        Step::And(steps) => Step::And(steps.iter().map(of_opponent).collect::<Option<_>>()?),
        _ => return None,
    })
}

/// Is the chosen card mentioned again after a sentence about other cards, so that it has to be "the chosen unit"?
fn is_named_again(rest: &[Step]) -> bool {
    rest.iter().any(|step| match step {
        Step::If(condition, then, otherwise) => {
            is_about_the_table(condition) && then.iter().chain(otherwise).any(|step| mentions(step, Ref::Chosen))
        }
        _ => false,
    })
}

/// Does the step mention the named card?
pub(super) fn mentions(step: &Step, name: Ref) -> bool {
    struct Finder {
        name: Ref,
        found: bool,
    }
    impl Visitor for Finder {
        fn reference(&mut self, word: Ref) {
            self.found |= word == self.name;
        }
    }
    let mut finder = Finder { name, found: false };
    finder.step(step);
    finder.found
}

/// Is it a condition on what is in play, rather than on what was done before?
fn is_about_the_table(condition: &Condition) -> bool {
    match condition {
        Condition::Exists(Selector::Among(..)) => false,
        Condition::Exists(_) => true,
        Condition::Not(inner) => is_about_the_table(inner),
        _ => false,
    }
}

/// Must the sentences before it be over, so that it begins with "then"?
fn follows(step: &Step, before: &[Step]) -> bool {
    match step {
        Step::If(condition, ..) => is_about_the_table(condition) && !matches!(before.last(), Some(Step::If(..))),
        _ => is_deed_of_a_unit(step) && before.iter().any(|step| !matches!(step, Step::Choose(..))),
    }
}

/// Does a unit other than this card deal damage?
fn is_deed_of_a_unit(step: &Step) -> bool {
    match step {
        Step::Strike { by, .. } | Step::StrikePaired { by, .. } => *by != Ref::This,
        Step::DivideDamage { by, .. } => by.is_some(),
        Step::May(steps) => steps.first().is_some_and(is_deed_of_a_unit),
        _ => false,
    }
}

/// Is it an attack, or the offer of one?
fn is_attack(step: &Step) -> bool {
    match step {
        Step::Attack(_) => true,
        Step::May(steps) => matches!(steps.first(), Some(Step::Attack(_))),
        _ => false,
    }
}

/// Is the target in a hand?
fn is_hidden(target: &Target) -> bool {
    matches!(target.selector(), Some(Selector::Hand(..)))
}

/// Does a verb continue with what a search found?
pub(super) fn is_on_it(step: &Step) -> bool {
    let on_it = |target: &Target| matches!(target, Target::The(Ref::It) | Target::Each(Selector::The(Ref::It)));
    match step {
        Step::Take(target) | Step::DiscardCard(target) | Step::Return(target) => on_it(target),
        Step::Resource { what, .. } => on_it(what),
        Step::Play(play) => on_it(&play.what),
        _ => false,
    }
}

/// Does the verb mention the name early, so that the phrase for the choice fits there?
pub(super) fn speaks_of(step: &Step, name: Ref) -> bool {
    let is = |target: &Target| *target == Target::The(name);
    match step {
        Step::Strike { by, to, .. } | Step::StrikePaired { by, to, .. } => *by == name || is(to),
        Step::DivideDamage { by, .. } => *by == Some(name),
        Step::Capture(card, _) => *card == name,
        Step::Attach(card, _) => *card == name,
        Step::And(steps) => steps.first().is_some_and(|step| speaks_of(step, name)),
        Step::Damage(target, _)
        | Step::Heal(target, _)
        | Step::HealUpTo(target, _)
        | Step::HealAll(target)
        | Step::Defeat(target)
        | Step::Exhaust(target)
        | Step::Ready(target)
        | Step::Return(target)
        | Step::DiscardCard(target)
        | Step::Give(target, ..)
        | Step::GiveLike(target, _)
        | Step::Get(target, ..)
        | Step::Gain(target, ..)
        | Step::TakeControl(_, target) => is(target),
        Step::Attack(attack) => is(&attack.with),
        Step::Play(play) => is(&play.what),
        _ => false,
    }
}
