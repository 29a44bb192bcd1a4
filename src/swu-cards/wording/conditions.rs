//! Conditions: what follows "if" and "while".

use super::grammar::list;
use super::noun::{Noun, Slot};
use super::predicates::span;
use super::speaker::{Name, Speaker};
use std::sync::Arc;
use swu_language::ability::{Amount, Condition, Deed, Filter, Phase, PlayerRef, Ref, Selector, Span};
use swu_language::list::List;

impl Speaker {
    /// A condition as a clause: "you have the initiative".
    pub fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(selector) => self.exists(selector),
            Condition::Is(card, predicates) => self.card_is(*card, predicates),
            Condition::AtLeast(first, second) => self.compare(first, second, Order::AtLeast),
            Condition::AtMost(first, second) => self.compare(first, second, Order::AtMost),
            Condition::More(first, second) => self.compare(first, second, Order::More),
            Condition::Initiative => "you have the initiative".to_owned(),
            Condition::InitiativeTaken => "a player has taken the initiative this round".to_owned(),
            Condition::ForceWithYou => "the Force is with you".to_owned(),
            Condition::BeforeYourFirstAction => "you have taken no action this phase".to_owned(),
            Condition::YourBaseJustAttacked => {
                "an opponent attacked your base during their previous action this phase".to_owned()
            }
            Condition::During(Phase::Action) => "it's the action phase".to_owned(),
            Condition::During(Phase::Regroup) => "it's the regroup phase".to_owned(),
            Condition::Happened(deed, when, predicates) => self.happened(*deed, *when, predicates, true),
            Condition::Attacking => format!("this {} is attacking", self.this),
            Condition::DefenderDefeated => "the defender was defeated".to_owned(),
            Condition::AttackByAmbush => "the attack is made with Ambush".to_owned(),
            Condition::AttacksBase if self.attacks => format!("this {} is attacking a base", self.this),
            Condition::AttacksBase => "a base is being attacked".to_owned(),
            Condition::PlayedFromHand => format!("this {} was played from hand", self.this),
            Condition::PlayedBySmuggle => format!("this {} was played using Smuggle", self.this),
            Condition::PaidLess(card) => format!("less than its cost was paid for {}", self.known(*card).object),
            Condition::GaveTokenUpgrade(when) => format!("you gave a token upgrade to a unit {}", span(*when)),
            Condition::FirstRound => "it's the first round of the game".to_owned(),
            Condition::CreatedToken(when) => format!("you created a token {}", span(*when)),
            Condition::PaidWithCredit(card) => {
                format!("you defeated a Credit token to pay for {}", self.known(*card).object)
            }
            Condition::AttackerSurvived => match self.known(Ref::Attacker) {
                _ if self.attacks => format!("this {} survived", self.this),
                attacker => format!("{} survived", attacker.subject),
            },
            Condition::DefeatedInCombat => format!("{} was defeated by combat damage", self.fallen()),
            Condition::Did => self.did.to_owned(),
            Condition::All(all) => match all.as_slice() {
                [Condition::AtLeast(first, least), Condition::AtMost(same, most)] if first == same && least == most => {
                    self.compare(first, least, Order::Equal)
                }
                _ => self.all(all),
            },
            Condition::Either(any) => self.any(any),
            Condition::Not(inner) => self.opposite(inner),
        }
    }

    fn opposite(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(selector) => self.exists_not(selector),
            Condition::Is(card, predicates) => {
                if let [Filter::Cost(cost)] = predicates.as_slice() {
                    return format!("{} isn't {}", self.number(&Amount::Cost(*card)), self.plainly().number(cost));
                }
                if let [Filter::Defeated(_)] = predicates.as_slice() {
                    return self.card_is(*card, predicates).replacen(" defeated", "n't defeated", 1);
                }
                let noun = self.noun(&self.meaning(*card).head, predicates);
                let subject = self.known(*card);
                format!("{} {}", subject.subject, self.verb_phrase_negated(&noun, subject.plural))
            }
            Condition::AtLeast(first, Amount::N(number)) => self.compare(first, &Amount::N(number - 1), Order::AtMost),
            Condition::AtMost(first, Amount::N(number)) => self.compare(first, &Amount::N(number + 1), Order::AtLeast),
            Condition::Initiative => "you don't have the initiative".to_owned(),
            Condition::InitiativeTaken => "no player has taken the initiative this round".to_owned(),
            Condition::ForceWithYou => "the Force isn't with you".to_owned(),
            Condition::BeforeYourFirstAction => "you have taken an action this phase".to_owned(),
            Condition::During(Phase::Action) => "it's not the action phase".to_owned(),
            Condition::During(Phase::Regroup) => "it's not the regroup phase".to_owned(),
            Condition::Happened(deed, when, predicates) => self.happened(*deed, *when, predicates, false),
            Condition::Attacking => format!("this {} isn't attacking", self.this),
            Condition::DefenderDefeated => "the defender wasn't defeated".to_owned(),
            Condition::AttackerSurvived => {
                self.condition(&Condition::AttackerSurvived).replacen("survived", "didn't survive", 1)
            }
            Condition::DefeatedInCombat => format!("{} wasn't defeated by combat damage", self.fallen()),
            Condition::AttacksBase if self.attacks => format!("this {} is attacking a unit", self.this),
            Condition::AttacksBase if self.in_attack => "it's attacking a unit".to_owned(),
            Condition::AttacksBase => "a unit is being attacked".to_owned(),
            Condition::PlayedFromHand => format!("this {} wasn't played from hand", self.this),
            Condition::PlayedBySmuggle => format!("this {} wasn't played using Smuggle", self.this),
            Condition::Did => self.did.replace("do", "don't"),
            Condition::Not(inner) => self.condition(inner),
            _ => format!("it isn't so that {}", self.condition(condition)),
        }
    }

    /// Both an attack and its defender: "this unit is attacking a damaged unit".
    fn all(&self, all: &[Condition]) -> String {
        if let [Condition::Attacking, Condition::Is(Ref::Defender, predicates)] = all {
            return format!("this {} is attacking {}", self.this, self.noun("unit", predicates).one());
        }
        if let [Condition::Attacking, Condition::AttackByAmbush] = all {
            return format!("this {} is attacking using Ambush", self.this);
        }
        if let [Condition::Is(card, attacking), Condition::AttacksBase] = all
            && attacking[..] == [Filter::Attacking]
        {
            return format!("{} is attacking a base", self.known(*card).subject);
        }
        if let [Condition::AttackByAmbush, Condition::Is(Ref::Attacker, predicates)] = all {
            return format!("{} is attacking using Ambush", self.noun("unit", predicates).one());
        }
        if let [Condition::Is(one, odd), Condition::Is(other, too), Condition::Not(same)] = all
            && [odd, too].iter().all(|words| words[..] == [Filter::OddCost])
            && **same == Condition::Is(*one, [Filter::Cost(Amount::Cost(*other))].into())
        {
            let (one, other) = (self.in_full(*one).subject, self.in_full(*other).subject);
            return format!("{one} and {other} have different odd costs");
        }
        if let [Condition::Exists(Selector::Units(mine)), Condition::Not(theirs)] = all
            && let Condition::Exists(Selector::Units(theirs)) = theirs.as_ref()
            && let ([Filter::Friendly, rest @ ..], [Filter::Enemy, others @ ..]) = (&mine[..], &theirs[..])
            && rest == others
        {
            return format!("you are the only player who controls {}", self.noun("unit", rest).one());
        }
        // With two cards, neither is "it".
        let about = |condition: &Condition| if let Condition::Is(card, _) = condition { Some(*card) } else { None };
        let mut cards = all.iter().filter_map(about);
        let one = cards.next().is_none_or(|first| cards.all(|card| card == first));
        let speaker = if one { self.clone() } else { self.plainly() };
        let said: Vec<String> = all.iter().map(|condition| speaker.condition(condition)).collect();
        // "you control a ground unit and a space unit"
        match said.iter().map(|text| text.strip_prefix("you control ").map(str::to_owned)).collect::<Option<Vec<_>>>() {
            Some(rest) => format!("you control {}", list(&rest, "and")),
            None => list(&said, "and"),
        }
    }

    /// "you control Boba Fett or Jango Fett"
    fn any(&self, any: &[Condition]) -> String {
        let said: Vec<String> = any.iter().map(|condition| self.condition(condition)).collect();
        for shared in ["you control ", "an opponent controls "] {
            if let Some(rest) =
                said.iter().map(|text| text.strip_prefix(shared).map(str::to_owned)).collect::<Option<Vec<_>>>()
            {
                return format!("{shared}{}", list(&rest, "or"));
            }
        }
        list(&said, "or")
    }

    fn exists(&self, selector: &Selector) -> String {
        // "if it's a unit", of a card that was discarded or seen
        if let Selector::Among(card, predicates) = selector
            && !self.meaning(*card).plural
        {
            return self.card_is(*card, predicates);
        }
        if let Selector::The(card) = selector {
            return format!("{} was chosen", self.known(*card).subject);
        }
        if let Some(name) = controlled_anywhere(selector) {
            return format!("you control {name} (leader, unit, or upgrade)");
        }
        if let Some(predicates) = predicates_of(selector) {
            if let Some(name) = controlled_by_name(predicates) {
                let note = if matches!(selector, Selector::LeadersAndUnits(_)) { " (leader or unit)" } else { "" };
                return format!("you control {name}{note}");
            }
            if predicates.contains(&Filter::Attacking) {
                let others: Vec<Filter> =
                    predicates.iter().filter(|word| **word != Filter::Attacking).cloned().collect();
                return format!("{} is attacking", self.noun("unit", &others).one());
            }
            if let [Filter::Enemy, Filter::YouDamaged(when, most)] = predicates {
                return format!("you dealt {most} or more damage to an enemy base {}", span(*when));
            }
            if let [Filter::ControlledBy(player), Filter::YouDamaged(when, most)] = predicates {
                let base = format!("{} base", self.player(*player).possessive);
                return match most {
                    0 | 1 => format!("you damaged {base} {}", span(*when)),
                    _ => format!("you dealt {most} or more damage to {base} {}", span(*when)),
                };
            }
            if let (Selector::Bases(_), [Filter::Enemy, Filter::Not(inner)]) = (selector, predicates)
                && let Filter::DamageAtLeast(Amount::Damage(base)) = inner.as_ref()
            {
                return format!("an enemy base has less damage on it than {}", self.known(*base).object);
            }
            if let (Selector::Bases(_), [Filter::DamageAtLeast(amount)]) = (selector, predicates) {
                return format!("a base has {} or more damage on it", self.number(amount));
            }
            if let [Filter::Not(other)] = predicates
                && **other == Filter::Another
            {
                return format!("this {} is in play", self.this);
            }
            // "an enemy base was damaged this phase"
            if let [others @ .., past @ (Filter::Healed(_) | Filter::WasDamaged(_))] = predicates {
                let one = self.group(&with_words(selector, others)).one();
                return format!("{one} {}", self.verb_phrase(&self.noun("card", std::slice::from_ref(past)), false));
            }
            if let (Selector::Upgrades(_), [Filter::AttachedTo(card)]) = (selector, predicates) {
                return format!("{} is upgraded", self.known(*card).subject);
            }
        }
        match self.controlled(selector) {
            Some((who, group)) => format!("{who} {}", group.one()),
            None => format!("there is {}", self.group(selector).one()),
        }
    }

    /// What was defeated: this card, if the text waits for that.
    fn fallen(&self) -> String {
        if self.leaving { format!("this {}", self.this) } else { self.known(Ref::Subject).subject }
    }

    fn exists_not(&self, selector: &Selector) -> String {
        if let Selector::Among(card, predicates) = selector
            && !self.meaning(*card).plural
        {
            return self.opposite(&Condition::Is(*card, predicates.clone()));
        }
        if let Some(rest) = without(selector, &Filter::Enemy) {
            return format!("no opponent controls {}", self.group(&rest).one());
        }
        match self.controlled(selector) {
            Some((who, group)) => format!("{who} {}", group.none()),
            None => format!("there is {}", self.group(selector).none()),
        }
    }

    /// The group without its side, and who controls it: "you control".
    fn controlled(&self, selector: &Selector) -> Option<(String, super::groups::Group)> {
        if let Some(rest) = without(selector, &Filter::Friendly) {
            return Some(("you control".to_owned(), self.group(&rest)));
        }
        if let Some(rest) = without(selector, &Filter::Enemy) {
            return Some(("an opponent controls".to_owned(), self.group(&rest)));
        }
        let side = predicates_of(selector)?
            .iter()
            .find(|word| matches!(word, Filter::ControlledBy(_) | Filter::SameController(_)))?;
        let player = match side {
            Filter::ControlledBy(player) => *player,
            Filter::SameController(card) => PlayerRef::ControllerOf(*card),
            _ => return None,
        };
        let rest = without(selector, side)?;
        let name = self.player(player);
        let verb = if name.plural { "control" } else { "controls" };
        Some((format!("{} {verb}", name.subject), self.group(&rest)))
    }

    fn card_is(&self, card: Ref, predicates: &[Filter]) -> String {
        let subject = self.known(card);
        if let [Filter::EligibleFor(upgrade)] = predicates {
            return format!("{} can be attached to {}", self.known(*upgrade).subject, subject.object);
        }
        if let Some((Filter::Yours, others)) = predicates.split_first() {
            let own = format!("you own {}", subject.object);
            return match others {
                [] => own,
                [Filter::In(site)] if place(*site).is_some() => {
                    format!("{own} and it's {}", place(*site).unwrap_or_default())
                }
                _ => format!("{own} and it {}", self.verb_phrase(&self.noun(&self.meaning(card).head, others), false)),
            };
        }
        if let [Filter::Unique] = predicates {
            return contract(&subject, "is unique");
        }
        if let [Filter::In(site)] = predicates
            && let Some(place) = place(*site)
        {
            return contract(&subject, &format!("is {place}"));
        }
        // "was defeated this way": by the damage that was spoken of just before.
        if let [Filter::Defeated(_)] = predicates
            && self.that_much == "damage dealt"
        {
            return format!("{} {} defeated this way", subject.subject, if subject.plural { "were" } else { "was" });
        }
        if let [Filter::Not(inner)] = predicates
            && !matches!(**inner, Filter::Damaged | Filter::Entered(_) | Filter::Attacked(_))
        {
            let noun = self.noun(&self.meaning(card).head, std::slice::from_ref(inner));
            return contract(&subject, &self.verb_phrase_negated(&noun, subject.plural));
        }
        let noun = self.noun(&self.meaning(card).head, predicates);
        let said = self.verb_phrase(&noun, subject.plural);
        match said.strip_prefix("is ") {
            // A card that has left play is no longer any of this.
            Some(rest) if self.leaving && matches!(card, Ref::This | Ref::Host) => {
                format!("{} was {rest}", subject.subject)
            }
            _ => contract(&subject, &said),
        }
    }

    /// What a noun says of a card, as a verb: "is a damaged Imperial unit and costs 3 or less".
    pub(crate) fn verb_phrase(&self, noun: &Noun, plural: bool) -> String {
        let mut said: Vec<String> = vec![];
        let be = if plural { "are" } else { "is" };
        let has = if plural { "have" } else { "has" };
        // "is friendly", but "is a friendly Imperial unit"
        let has_class = !noun.bare_head || noun.words.iter().any(|(slot, _)| slot.is_class());
        let in_class = |slot: Slot| slot.is_class() || (has_class && slot == Slot::Side);
        for (_, word) in noun.words.iter().filter(|(slot, _)| !in_class(*slot)) {
            said.push(match word.as_str() {
                "ground" | "space" => format!("{be} in the {word} arena"),
                _ => format!("{be} {word}"),
            });
        }
        let mut class = Noun::new(&noun.head);
        class.words = noun.words.iter().filter(|(slot, _)| in_class(*slot)).cloned().collect();
        let named = !class.words.is_empty() || !noun.bare_head;
        class.other = named && noun.other;
        if named {
            said.push(if plural { format!("are {}", class.several()) } else { format!("is {}", class.one()) });
        }
        for part in &noun.with {
            said.push(if let Some(rest) = part.strip_prefix("with ") {
                format!("{has} {rest}")
            } else if let Some(rest) = part.strip_prefix("without ") {
                format!("{has} no {rest}")
            } else if let Some(rest) = part.strip_prefix("named ") {
                format!("{be} {rest}")
            } else {
                format!("{be} {part}")
            });
        }
        said.extend(noun.on.iter().map(|(one, _)| format!("{be} {one}")));
        said.extend(noun.by.iter().map(|part| match part.strip_prefix("you own") {
            Some(_) => "is yours".to_owned(),
            None => format!("{be} one {part}"),
        }));
        let clauses = noun.that.iter().chain(&noun.past);
        said.extend(clauses.map(|(one, several)| if plural { several.clone() } else { one.clone() }));
        said.extend(noun.place.iter().map(|part| format!("{be} {part}")));
        if noun.other && !named {
            said.push(format!("{be} another {}", noun.head));
        }
        list(&said, "and")
    }

    /// The same, denied: "isn't a unit", "doesn't cost 3 or less".
    pub(crate) fn verb_phrase_negated(&self, noun: &Noun, plural: bool) -> String {
        let said = self.verb_phrase(noun, plural);
        if let Some(rest) = said.strip_prefix("is ") {
            format!("isn't {rest}")
        } else if let Some(rest) = said.strip_prefix("are ") {
            format!("aren't {rest}")
        } else if let Some(rest) = said.strip_prefix("was ") {
            format!("wasn't {rest}")
        } else if let Some(rest) = said.strip_prefix("has ") {
            format!("doesn't have {rest}")
        } else if let Some(rest) = said.strip_prefix("costs ") {
            format!("doesn't cost {rest}")
        } else if let Some(rest) = said.strip_prefix("shares ") {
            format!("doesn't share {rest}")
        } else {
            format!("isn't one that {said}")
        }
    }

    fn happened(&self, deed: Deed, when: Span, predicates: &[Filter], yes: bool) -> String {
        let when = span(when);
        let (was, has) = if self.so_far { ("has been", "has ") } else { ("was", "") };
        if deed == Deed::Played {
            let (player, others) = player_of(predicates);
            let noun = self.noun("card", &others);
            let card = if yes { noun.one() } else { noun.none() };
            let have = if player == "you" { has.replace("has", "have") } else { has.to_owned() };
            return match player {
                "" => format!("{card} {was} played {when}"),
                player => format!("{player} {have}played {card} {when}"),
            };
        }
        if let Some(pile) = discarded_from(deed, predicates) {
            let noun = self.noun("card", &player_of(predicates).1);
            let subject = if yes { noun.one() } else { noun.none() };
            return format!("{subject} {was} discarded from {pile} {when}");
        }
        if deed == Deed::Attacked
            && let Some(others) = besides_your_base(predicates)
        {
            let noun = self.noun("unit", &others);
            return match (others.is_empty(), yes) {
                (true, true) => format!("your base {was} attacked {when}"),
                (true, false) => format!(
                    "your base {}n't {}attacked {when}",
                    was.split(' ').next().unwrap_or_default(),
                    if self.so_far { "been " } else { "" }
                ),
                (false, true) => format!("{} {has}attacked your base {when}", noun.one()),
                (false, false) => format!("{} {has}attacked your base {when}", noun.none()),
            };
        }
        let head = if deed == Deed::UpgradeDefeated { "upgrade" } else { "unit" };
        let noun = self.noun(head, predicates);
        let subject = if yes { noun.one() } else { noun.none() };
        match deed {
            Deed::Defeated => format!("{subject} {was} defeated {when}"),
            Deed::DefeatedAttacking => format!("{subject} {was} defeated while attacking {when}"),
            Deed::DefeatedByYou => format!("you defeated {subject} {when}"),
            Deed::DealtIndirect if yes => format!("you dealt indirect damage {when}"),
            Deed::DealtIndirect => format!("you dealt no indirect damage {when}"),
            Deed::UpgradeDefeated => format!("{subject} {was} defeated {when}"),
            Deed::LeftPlay => format!("{subject} {has}left play {when}"),
            Deed::Attacked => format!("{subject} {has}attacked {when}"),
            Deed::Entered | Deed::Played | Deed::Discarded | Deed::DiscardedFromHand => {
                format!("{subject} {has}entered play {when}")
            }
        }
    }

    /// "it dealt 3 or more combat damage to a base"
    fn dealt_to_base(&self, least: i16) -> String {
        let by = if self.attacks { format!("this {}", self.this) } else { self.known(Ref::Attacker).subject };
        let amount = if least == 1 { String::new() } else { format!("{least} or more ") };
        format!("{by} dealt {amount}combat damage to a base")
    }

    fn compare(&self, first: &Amount, second: &Amount, order: Order) -> String {
        match (first, second, order) {
            (Amount::CombatDamageToBase, Amount::N(least), Order::AtLeast) => return self.dealt_to_base(*least),
            (Amount::Paid(card), Amount::N(0), Order::AtMost) => {
                return format!("no resources were paid to play {}", self.known(*card).object);
            }
            _ => {}
        }
        if let (Amount::Count(first), Amount::Count(second), Order::More) = (first, second, order)
            && let (Some((mine, group)), Some((theirs, _))) = (self.controlled(first), self.controlled(second))
        {
            let theirs = theirs.trim_end_matches(" controls").trim_end_matches(" control");
            return format!("{mine} more {} than {theirs}", group.all());
        }
        if let (Amount::Most(player, theirs), Amount::Count(_), Order::More) = (first, second, order)
            && let Amount::Count(selector) = theirs.as_ref()
            && let Some(cards) = self.of_that_player(selector)
        {
            let who = if *player == PlayerRef::EachOpponent { "an opponent" } else { "a player" };
            return format!("you control fewer {cards} than {who}");
        }
        if let (Amount::Count(mine), Amount::Most(PlayerRef::EachOpponent, theirs), Order::More) =
            (first, second, order)
            && let (Some((mine, group)), Amount::Count(selector)) = (self.controlled(mine), theirs.as_ref())
            && self.of_that_player(selector).is_some()
        {
            return format!("{mine} more {} than each opponent", group.all());
        }
        if let (Amount::Most(PlayerRef::EachOpponent, theirs), Amount::HandSize(PlayerRef::You), Order::More) =
            (first, second, order)
            && **theirs == Amount::HandSize(PlayerRef::ThatPlayer)
        {
            return "you have fewer cards in hand than an opponent".to_owned();
        }
        if let (Amount::Count(first), Amount::Count(second), Order::Equal) = (first, second, order)
            && let (Some((mine, group)), Some((theirs, _))) = (self.controlled(first), self.controlled(second))
        {
            let theirs = theirs.trim_end_matches(" controls").trim_end_matches(" control");
            return format!("{mine} as many {} as {theirs}", group.all());
        }
        if let (Amount::Count(_) | Amount::HandSize(_), Amount::Fewest(PlayerRef::EachOpponent, theirs), Order::More) =
            (first, second, order)
            && let Some(what) = self.counted_of(theirs)
        {
            return format!("you have more {what} than an opponent");
        }
        if let (Amount::Most(PlayerRef::EachOpponent, theirs), Amount::Count(_), Order::More) = (first, second, order)
            && let Some(what) = self.counted_of(theirs)
        {
            return format!("you have fewer {what} than an opponent");
        }
        if let (Amount::Fewest(PlayerRef::EachOpponent, theirs), Amount::N(0), Order::AtMost) = (first, second, order)
            && let Amount::Count(selector) = theirs.as_ref()
            && let Some(cards) = self.of_that_player(selector)
        {
            return format!("an opponent controls no {cards}");
        }
        if let (Amount::HandSize(player), Amount::HandSize(other), Order::More) = (first, second, order) {
            let (name, other) = (self.player(*player), self.player(*other));
            let (verb, own) = if name.plural { ("have", "your") } else { ("has", "their") };
            return format!("{} {verb} more cards in {own} hand than {}", name.subject, other.object);
        }
        if let (Amount::Keywords(group), Amount::Count(upgrades), Order::More) = (first, second, order)
            && let Selector::The(card) = group.as_ref()
        {
            return format!("{} more different keywords than {}", self.has_of(*card), self.group(upgrades).all());
        }
        if let (Amount::Cost(card), Amount::Cost(cheaper), Order::More) = (first, second, order) {
            return format!("{} costs less than {}", self.known(*cheaper).subject, self.in_full(*card).object);
        }
        if let (Amount::Count(selector), Amount::N(1), Order::Equal) = (first, second, order) {
            return match self.controlled(selector) {
                Some((who, group)) => format!("{who} exactly 1 {}", group.bare_one()),
                None => format!("there is exactly 1 {}", self.group(selector).bare_one()),
            };
        }
        if let (Amount::Cost(card), Amount::ChosenNumber, Order::Equal) = (first, second, order) {
            return format!("{} cost is the chosen number", self.known(*card).possessive);
        }
        let number = self.number(second);
        let less =
            if matches!(first, Amount::Count(_) | Amount::Times(..) | Amount::HandSize(_)) { "fewer" } else { "less" };
        let amount = match order {
            Order::AtLeast => format!("{number} or more"),
            Order::AtMost if number == "0" => "no".to_owned(),
            Order::AtMost => format!("{number} or {less}"),
            Order::More => format!("more than {number}"),
            Order::Equal => format!("exactly {number}"),
        };
        match first {
            Amount::Count(selector) => match self.controlled(selector) {
                Some((who, group)) => format!("{who} {amount} {}", group.all()),
                None => format!("there are {amount} {}", self.group(selector).all()),
            },
            Amount::Aspects(selector) => {
                format!("there are {amount} different aspects among {}", self.group(selector).all())
            }
            Amount::Keywords(group) if let Selector::The(card) = group.as_ref() => {
                format!("{} {amount} different keywords", self.has_of(*card))
            }
            Amount::Keywords(group) => {
                format!("there are {amount} different keywords among {}", self.group(group).all())
            }
            Amount::Costs(selector) => {
                format!("there are {amount} different costs among {}", self.group(selector).all())
            }
            Amount::Drawn(player, when) => {
                let name = self.player(*player);
                let have = if name.plural { "have" } else { "has" };
                format!("{} {have} drawn {amount} cards {}", name.subject, span(*when))
            }
            Amount::Most(player, inner) => self.most(*player, inner, order, &amount),
            Amount::Power(card) => self.has(*card, &amount, "power"),
            Amount::RemainingHp(card) => self.has(*card, &amount, "remaining HP"),
            Amount::Damage(card) => format!("{} on it", self.has(*card, &amount, "damage")),
            Amount::HandSize(player) => {
                let name = self.player(*player);
                let (verb, own) = if name.plural { ("have", "your") } else { ("has", "their") };
                let own = if name.subject == "they" { "their" } else { own };
                format!("{} {verb} {amount} cards in {own} hand", name.subject)
            }
            Amount::Times(deed, when, predicates) => self.happened_times(*deed, *when, predicates, &amount),
            Amount::ThatMuch | Amount::Amount => format!("it was {amount}"),
            _ => format!("{} is {amount}", self.number(first)),
        }
    }

    /// What "more of" is said with: "units in play", "cards in hand", "resources".
    fn counted_of(&self, number: &Amount) -> Option<String> {
        match number {
            Amount::HandSize(PlayerRef::ThatPlayer) => Some("cards in hand".to_owned()),
            Amount::Count(selector) => match selector.as_ref() {
                Selector::Resources(words) if words[..] == [Filter::ControlledBy(PlayerRef::ThatPlayer)] => {
                    Some("resources".to_owned())
                }
                selector => Some(format!("{} in play", self.of_that_player(selector)?)),
            },
            _ => None,
        }
    }

    /// "an opponent controls 3 or more units": the greatest number is that large, so somebody's is.
    fn most(&self, player: PlayerRef, number: &Amount, order: Order, amount: &str) -> String {
        let who = match player {
            PlayerRef::EachOpponent => "an opponent",
            _ => "a player",
        };
        match (number, order) {
            (Amount::Count(selector), Order::AtLeast | Order::More) if self.of_that_player(selector).is_some() => {
                format!("{who} controls {amount} {}", self.of_that_player(selector).unwrap_or_default())
            }
            // "an opponent played 2 or more cards this phase"
            (Amount::Times(Deed::Played, when, predicates), Order::AtLeast | Order::More)
                if predicates.contains(&Filter::ControlledBy(PlayerRef::ThatPlayer)) =>
            {
                let theirs = Filter::ControlledBy(PlayerRef::ThatPlayer);
                let others: Vec<Filter> = predicates.iter().filter(|word| **word != theirs).cloned().collect();
                let cards = self.noun("card", &others).several();
                format!("{who} played {amount} {cards} {}", span(*when))
            }
            _ => format!("{} is {amount}", self.number(&Amount::Most(player, Arc::new(number.clone())))),
        }
    }

    /// The cards of a group that a player controls, without the words for the control: "units".
    pub(crate) fn of_that_player(&self, selector: &Selector) -> Option<String> {
        let Selector::Units(predicates) = selector else { return None };
        let theirs = Filter::ControlledBy(PlayerRef::ThatPlayer);
        predicates.contains(&theirs).then(|| {
            let others: Vec<Filter> = predicates.iter().filter(|word| **word != theirs).cloned().collect();
            self.noun("unit", &others).several()
        })
    }

    /// "2 or more friendly units were defeated this phase"
    fn happened_times(&self, deed: Deed, when: Span, predicates: &[Filter], amount: &str) -> String {
        let when = span(when);
        if deed == Deed::Played {
            let (player, others) = player_of(predicates);
            let cards = self.noun("card", &others).several();
            return match player {
                "" => format!("{amount} {cards} were played {when}"),
                player => format!("{player} played {amount} {cards} {when}"),
            };
        }
        if let Some(pile) = discarded_from(deed, predicates) {
            let cards = self.noun("card", &player_of(predicates).1).several();
            return format!("{amount} {cards} were discarded from {pile} {when}");
        }
        let units = self.noun("unit", predicates).several();
        match deed {
            Deed::Defeated => format!("{amount} {units} were defeated {when}"),
            Deed::DefeatedAttacking => format!("{amount} {units} were defeated while attacking {when}"),
            Deed::DefeatedByYou => format!("you defeated {amount} {units} {when}"),
            Deed::DealtIndirect => format!("you dealt indirect damage {amount} times {when}"),
            Deed::UpgradeDefeated => format!("{amount} {units} were defeated {when}"),
            Deed::LeftPlay => format!("{amount} {units} left play {when}"),
            Deed::Attacked => format!("{amount} {units} attacked {when}"),
            Deed::Entered | Deed::Played | Deed::Discarded | Deed::DiscardedFromHand => {
                format!("{amount} {units} entered play {when}")
            }
        }
    }

    fn has(&self, card: Ref, amount: &str, what: &str) -> String {
        format!("{} {amount} {what}", self.has_of(card))
    }

    /// "it has"
    fn has_of(&self, card: Ref) -> String {
        let name = self.known(card);
        format!("{} {}", name.subject, if name.plural { "have" } else { "has" })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    AtLeast,
    AtMost,
    More,
    Equal,
}

/// "it's a Force unit", but "attached unit is a Force unit"
fn contract(subject: &Name, verb: &str) -> String {
    match verb.strip_prefix("is ") {
        Some(rest) if subject.subject == "it" => format!("it's {rest}"),
        _ => format!("{} {verb}", subject.subject),
    }
}

/// A zone as a place.
fn place(site: swu_language::ability::Site) -> Option<&'static str> {
    use swu_language::ability::Site;
    match site {
        Site::InPlay => Some("in play"),
        Site::Ground => Some("in the ground arena"),
        Site::Space => Some("in the space arena"),
        Site::ChosenArena => Some("in that arena"),
        Site::Discard => Some("in a discard pile"),
        Site::Hand => Some("in a hand"),
        Site::Resources => Some("a resource"),
        Site::ArenaOf(_) => None,
    }
}

/// The group without a word, if all of its members have it.
fn without(selector: &Selector, side: &Filter) -> Option<Selector> {
    let keep = |words: &[Filter]| -> Option<List<Filter>> {
        words.contains(side).then(|| words.iter().filter(|word| *word != side).cloned().collect())
    };
    Some(match selector {
        Selector::Units(words) => Selector::Units(keep(words)?),
        Selector::Upgrades(words) => Selector::Upgrades(keep(words)?),
        Selector::LeadersAndUnits(words) => Selector::LeadersAndUnits(keep(words)?),
        Selector::Leaders(words) => Selector::Leaders(keep(words)?),
        Selector::Resources(words) => Selector::Resources(keep(words)?),
        Selector::Any(parts) => Selector::Any(parts.iter().map(|part| without(part, side)).collect::<Option<_>>()?),
        _ => return None,
    })
}

/// A group of the same kind with other words.
fn with_words(selector: &Selector, words: &[Filter]) -> Selector {
    let words: List<Filter> = words.iter().cloned().collect();
    match selector {
        Selector::Bases(_) => Selector::Bases(words),
        Selector::Upgrades(_) => Selector::Upgrades(words),
        Selector::LeadersAndUnits(_) => Selector::LeadersAndUnits(words),
        Selector::Leaders(_) => Selector::Leaders(words),
        Selector::Resources(_) => Selector::Resources(words),
        _ => Selector::Units(words),
    }
}

/// The predicates of a group of one kind.
pub(super) fn predicates_of(selector: &Selector) -> Option<&[Filter]> {
    match selector {
        Selector::Units(words)
        | Selector::Bases(words)
        | Selector::Upgrades(words)
        | Selector::LeadersAndUnits(words)
        | Selector::Leaders(words)
        | Selector::Resources(words) => Some(words),
        _ => None,
    }
}

/// The name, for a group of friendly leaders, units and upgrades with one name.
fn controlled_anywhere(selector: &Selector) -> Option<String> {
    let Selector::Any(parts) = selector else { return None };
    let [Selector::LeadersAndUnits(cards), Selector::Upgrades(upgrades)] = parts.as_slice() else { return None };
    if cards == upgrades { controlled_by_name(cards) } else { None }
}

/// "Boba Fett or Jango Fett" for a group that is only friendly and named.
fn controlled_by_name(predicates: &[Filter]) -> Option<String> {
    let [Filter::Friendly, name] = predicates else { return None };
    match name {
        Filter::Named(name) => Some(name.clone()),
        Filter::Either(names) => {
            let names: Option<Vec<String>> = names
                .iter()
                .map(|name| match name {
                    Filter::Named(name) => Some(name.clone()),
                    _ => None,
                })
                .collect();
            Some(list(&names?, "or"))
        }
        _ => None,
    }
}

/// Who played such a card ("you", "an opponent", or empty if anyone), and the other predicates.
pub(super) fn player_of(predicates: &[Filter]) -> (&'static str, Vec<Filter>) {
    let others = predicates.iter().filter(|word| !matches!(word, Filter::Friendly | Filter::Enemy)).cloned().collect();
    if predicates.contains(&Filter::Friendly) {
        ("you", others)
    } else if predicates.contains(&Filter::Enemy) {
        ("an opponent", others)
    } else {
        ("", others)
    }
}

/// Does a condition mention cards other than "it"?
pub(super) fn speaks_of_others(condition: &Condition) -> bool {
    let counts = |number: &Amount| matches!(number, Amount::Count(_) | Amount::Aspects(_) | Amount::TotalPower(_));
    match condition {
        Condition::Exists(Selector::Among(..)) => false,
        Condition::Exists(_)
        | Condition::Happened(..)
        | Condition::DefenderDefeated
        | Condition::Is(Ref::Defender, _) => true,
        Condition::More(Amount::Keywords(group), _) if matches!(**group, Selector::The(_)) => false,
        Condition::AtLeast(first, second) | Condition::AtMost(first, second) | Condition::More(first, second) => {
            counts(first) || counts(second)
        }
        Condition::All(conditions) | Condition::Either(conditions) => conditions.iter().any(speaks_of_others),
        Condition::Not(inner) => speaks_of_others(inner),
        _ => false,
    }
}

/// "your hand or deck": where such cards were discarded from, if that is the deed.
pub(super) fn discarded_from(deed: Deed, predicates: &[Filter]) -> Option<String> {
    let from = match deed {
        Deed::Discarded => "hand or deck",
        Deed::DiscardedFromHand => "hand",
        _ => return None,
    };
    Some(match player_of(predicates).0 {
        "you" => format!("your {from}"),
        "" => format!("a {from}"),
        _ => format!("an opponent's {from}"),
    })
}

/// The other predicates on a unit that attacked, if one of them says that it attacked your base.
fn besides_your_base(predicates: &[Filter]) -> Option<Vec<Filter>> {
    let on_base = |word: &&Filter| matches!(word, Filter::AttackedYourBase(_));
    let others: Vec<Filter> = predicates.iter().filter(|word| !on_base(word)).cloned().collect();
    (others.len() < predicates.len()).then_some(others)
}
