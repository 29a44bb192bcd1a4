//! Predicates become adjectives, "with" and "that".

use super::moments::any_of;
use super::noun::{Noun, Slot};
use super::speaker::Speaker;
use swu_language::ability::{Amount, Condition, Filter, PlayerRef, Ref, Selector, Site, Span, Token, Trigger};

/// "this phase"
pub(super) const fn span(span: Span) -> &'static str {
    match span {
        Span::Phase => "this phase",
        Span::Round => "this round",
        Span::Attack => "this attack",
    }
}

impl Speaker {
    /// A noun with predicates around it.
    pub(crate) fn noun(&self, head: &str, predicates: &[Filter]) -> Noun {
        let mut noun = Noun::new(head);
        let mut rest = predicates;
        while let [next, behind @ ..] = rest {
            rest = match self.exactly(&mut noun, rest) {
                Some(others) => others,
                None => {
                    self.describe(&mut noun, next);
                    behind
                }
            };
        }
        let chosen = |word: &&Filter| matches!(word, Filter::OtherThan(Ref::First | Ref::Second | Ref::Third));
        let order = match predicates.iter().filter(chosen).count() {
            2 => "third",
            3 => "fourth",
            _ => return noun,
        };
        noun.other = false;
        noun.word(Slot::Order, order);
        noun
    }

    /// "with power and remaining HP of exactly ..": predicates that leave a single value, said together; returns those
    /// after them.
    fn exactly<'a>(&self, noun: &mut Noun, predicates: &'a [Filter]) -> Option<&'a [Filter]> {
        let (amount, what, rest) = match predicates {
            [
                Filter::PowerAtLeast(low),
                Filter::PowerAtMost(high),
                Filter::RemainingHpAtLeast(least),
                Filter::RemainingHpAtMost(most),
                rest @ ..,
            ] if low == high && low == least && low == most => (low, "power and remaining HP", rest),
            [Filter::PowerAtLeast(low), Filter::PowerAtMost(high), rest @ ..] if low == high => (low, "power", rest),
            [Filter::RemainingHpAtLeast(low), Filter::RemainingHpAtMost(high), rest @ ..] if low == high => {
                (low, "remaining HP", rest)
            }
            _ => return None,
        };
        noun.with.push(format!("with {what} of exactly {}", self.plainly().number(amount)));
        Some(rest)
    }

    fn describe(&self, noun: &mut Noun, predicate: &Filter) {
        match predicate {
            Filter::Friendly if noun.head == "resource" => noun.by.push(self.does(PlayerRef::You, "control")),
            Filter::Enemy if noun.head == "resource" => noun.by.push("an opponent controls".to_owned()),
            Filter::Friendly => noun.word(Slot::Side, "friendly"),
            Filter::Enemy => noun.word(Slot::Side, "enemy"),
            Filter::Another => noun.other = true,
            Filter::OtherThan(Ref::Attacker | Ref::Defender) => {
                let Filter::OtherThan(card) = predicate else { return };
                noun.with.push(format!("other than {}", self.in_full(*card).object));
            }
            Filter::OtherThan(_) => noun.other = true,
            Filter::Yours => {
                let [controls, owns] = ["control", "own"].map(|verb| self.does(PlayerRef::You, verb));
                match noun.by.iter_mut().find(|part| **part == controls) {
                    Some(part) => {
                        part.push_str(if self.player(PlayerRef::You).plural { " and own" } else { " and owns" })
                    }
                    None => noun.by.push(owns),
                }
            }
            Filter::OwnedBy(player) => noun.by.push(self.does(any_of(*player), "own")),
            Filter::ControlledBy(player) => noun.by.push(self.does(*player, "control")),
            Filter::SameController(_) => noun.by.push("controlled by the same player".to_owned()),
            Filter::NonLeader => noun.word(Slot::Leader, "non-leader"),
            Filter::Leader => noun.word(Slot::Leader, "leader"),
            Filter::A(kind) if noun.bare_head => noun.becomes(kind.name()),
            Filter::A(kind) => {
                if noun.head != kind.name() {
                    noun.becomes(format!("{} {}", noun.head, kind.name()));
                }
            }
            Filter::Token => noun.word(Slot::Token, "token"),
            Filter::Trait(word) => noun.word(Slot::Trait, word.name()),
            Filter::Location(place) => noun.word(Slot::Trait, place),
            Filter::Aspect(word) => noun.word(Slot::Aspect, word.name()),
            Filter::Unique => noun.word(Slot::Unique, "unique"),
            Filter::Named(name) => named(noun, name),
            Filter::NamedCard => noun.with.push("with that name".to_owned()),
            Filter::Damaged => noun.word(Slot::State, "damaged"),
            Filter::Ready => noun.word(Slot::State, "ready"),
            Filter::Exhausted => noun.word(Slot::State, "exhausted"),
            Filter::Upgraded => noun.word(Slot::State, "upgraded"),
            Filter::Attacking => noun.word(Slot::State, "attacking"),
            Filter::Defending => noun.word(Slot::State, "defending"),
            Filter::EligibleFor(_) => noun.word(Slot::State, "eligible"),
            Filter::In(site) => self.site(noun, *site),
            Filter::OfArena(arena) => noun.word(Slot::Arena, arena.name()),
            Filter::SharesAspect(group) => {
                let name = self.one_of(group);
                noun.compared(format!("shares an aspect with {name}"), format!("share an aspect with {name}"));
            }
            Filter::ChosenAspect => noun.with.push("with the chosen aspect".to_owned()),
            Filter::AttachableTo(card) => {
                noun.by.push(format!("that can be attached to {}", self.in_full(*card).object));
            }
            Filter::OntoA(predicates) => noun.by.push(format!("on {}", self.noun("unit", predicates).one())),
            Filter::WasDamaged(when) => {
                noun.past.push((format!("was damaged {}", span(*when)), format!("were damaged {}", span(*when))));
            }
            Filter::MostCost(group) => {
                noun.with.push(format!("with the highest cost among {}", self.plainly().group(group).all()));
            }
            Filter::SharesTrait(group) => {
                let name = self.one_of(group);
                noun.compared(format!("shares a trait with {name}"), format!("share a trait with {name}"));
            }
            Filter::SharesName(card) => {
                let name = self.in_full(*card).object;
                noun.with.push(format!("with the same name as {name}"));
            }
            Filter::HasUpgrade(card) => noun.with.push(format!("with {}", self.known(*card).object)),
            Filter::Healed(when) => {
                noun.that(format!("was healed {}", span(*when)), format!("were healed {}", span(*when)));
            }
            Filter::DamageAtLeast(amount) => noun.with.push(format!("with {} or more damage", self.number(amount))),
            Filter::UpgradedWith(predicates) => {
                noun.with.push(format!("with {} on it", self.noun("upgrade", predicates).one()));
            }
            Filter::OddCost => noun.with.push("with an odd cost".to_owned()),
            Filter::CopyOf(card) => noun.with.push(format!("that is a copy of {}", self.in_full(*card).object)),
            Filter::AttachedTo(card) => noun.with.push(format!("on {}", self.known(*card).object)),
            Filter::AttachedToA(predicates) => {
                let host = self.noun("unit", predicates);
                noun.on = Some((format!("on {}", host.one()), format!("on {}", host.several())));
            }
            Filter::PlayedUsing(keyword) => noun.by.push(format!("using {}", keyword.name())),
            Filter::Onto(card) => noun.by.push(format!("on {}", self.known(*card).object)),
            Filter::CostAtMost(amount) => self.cost_at_most(noun, amount),
            Filter::CostAtLeast(Amount::Plus(card, one))
                if **one == Amount::N(1) && matches!(**card, Amount::Cost(_)) =>
            {
                let Amount::Cost(card) = **card else { return };
                costs(noun, &format!("more than {}", self.in_full(card).object));
            }
            Filter::CostAtLeast(amount) => {
                let number = self.number(amount);
                noun.that(format!("costs {number} or more"), format!("cost {number} or more"));
            }
            Filter::Cost(Amount::Cost(card)) => costs(noun, &format!("the same as {}", self.in_full(*card).object)),
            Filter::Cost(amount) => {
                let number = self.number(amount);
                noun.that(format!("costs exactly {number}"), format!("cost exactly {number}"));
            }
            Filter::PowerAtMost(amount) => noun.with.push(self.at_most(amount, "power")),
            Filter::PowerAtLeast(Amount::N(number)) => noun.with.push(format!("with {number} or more power")),
            Filter::PowerAtLeast(Amount::Power(card)) => {
                noun.with.push(format!("with at least as much power as {}", self.in_full(*card).object));
            }
            Filter::PowerAtLeast(amount) => {
                noun.with.push(format!("with power of at least {}", self.plainly().number(amount)))
            }
            Filter::RemainingHpAtMost(amount) => noun.with.push(self.at_most(amount, "remaining HP")),
            Filter::RemainingHpAtLeast(Amount::N(number)) => {
                noun.with.push(format!("with {number} or more remaining HP"))
            }
            Filter::RemainingHpAtLeast(amount) => {
                noun.with.push(format!("with remaining HP of at least {}", self.plainly().number(amount)));
            }
            Filter::MostPower(group) => {
                noun.with.push(format!("with the most power among {}", self.plainly().group(group).all()));
            }
            Filter::LeastRemainingHp(group) => {
                noun.with.push(format!("with the least remaining HP among {}", self.plainly().group(group).all()));
            }
            Filter::SharesKeyword(group) => {
                let others = match group {
                    Selector::The(card) => self.in_full(*card).object,
                    _ => self.plainly().group(group).one(),
                };
                noun.compared(format!("shares a keyword with {others}"), format!("share a keyword with {others}"));
            }
            Filter::PlayedFromResources => noun.place.push("from your resources".to_owned()),
            Filter::Played(when) => {
                noun.past.push((format!("was played {}", span(*when)), format!("were played {}", span(*when))))
            }
            Filter::DamagedBase { span: when, enemy } => {
                let base = if *enemy { "an opponent's base" } else { "a base" };
                same(noun, format!("dealt damage to {base} {}", span(*when)));
            }
            Filter::Has(keyword) => noun.with.push(format!("with {keyword}")),
            Filter::HasKeyword => noun.with.push("with a keyword".to_owned()),
            Filter::YouPlayed(when) => noun.by.push(format!("you played {}", span(*when))),
            Filter::Entered(when) => same(noun, format!("entered play {}", span(*when))),
            Filter::Attacked(when) => same(noun, format!("attacked {}", span(*when))),
            Filter::AttackedYourBase(when) => same(noun, format!("attacked your base {}", span(*when))),
            Filter::Defeated(when) => {
                noun.past.push((format!("was defeated {}", span(*when)), format!("were defeated {}", span(*when))));
            }
            Filter::Discarded(when) => {
                noun.past.push((format!("was discarded {}", span(*when)), format!("were discarded {}", span(*when))));
            }
            Filter::YouDamaged(when, 0..=1) => noun.by.push(format!("you damaged {}", span(*when))),
            Filter::YouDamaged(when, most) => {
                noun.by.push(format!("you dealt {most} or more damage to {}", span(*when)))
            }
            Filter::FirstOf(when) => {
                noun.ordinal = Some("first");
                noun.place.push(match when {
                    Span::Phase => "each phase".to_owned(),
                    Span::Round => "each round".to_owned(),
                    Span::Attack => "each attack".to_owned(),
                });
            }
            Filter::NthOf(number, when) => {
                noun.ordinal = Some(match number {
                    2 => "second",
                    3 => "third",
                    _ => "first",
                });
                noun.place.push(if *when == Span::Round { "each round" } else { "each phase" }.to_owned());
            }
            Filter::WithoutAbilities => noun.with.push("with no abilities".to_owned()),
            Filter::All(predicates) => predicates.iter().for_each(|predicate| self.describe(noun, predicate)),
            Filter::Either(predicates) => self.either(noun, predicates),
            Filter::Not(inner) => self.without(noun, inner),
            Filter::When(condition) if asks_for_when_defeated(condition) => {
                noun.with.push("with a \"When Defeated\" ability".to_owned());
            }
            Filter::When(condition) if let Some(number) = of_keywords(condition) => {
                noun.with.push(format!("with {number} or more different keywords"));
            }
            Filter::When(condition) => noun.place.push(format!("(if {})", self.condition(condition))),
        }
    }

    /// "that unit", "one of those cards", "a friendly unit"
    fn one_of(&self, group: &Selector) -> String {
        let Selector::The(card) = group else { return self.plainly().group(group).one() };
        let others = self.in_full(*card);
        if others.plural { format!("one of {}", others.object) } else { others.object }
    }

    /// "they control", "the defending player controls"
    fn does(&self, player: PlayerRef, verb: &str) -> String {
        let name = self.player(player);
        let verb = if name.plural { verb.to_owned() } else { super::grammar::third(verb) };
        format!("{} {verb}", name.subject)
    }

    fn site(&self, noun: &mut Noun, site: Site) {
        match site {
            Site::Ground => noun.word(Slot::Arena, "ground"),
            Site::Space => noun.word(Slot::Arena, "space"),
            Site::ChosenArena => noun.place.push("in that arena".to_owned()),
            Site::ArenaOf(card) => noun.place.push(format!("in {} arena", self.known(card).possessive)),
            Site::InPlay => noun.place.push("in play".to_owned()),
            Site::Discard => noun.place.push("in a discard pile".to_owned()),
            Site::Hand => noun.place.push("in a hand".to_owned()),
            Site::Resources => noun.place.push("among resources".to_owned()),
        }
    }

    fn cost_at_most(&self, noun: &mut Noun, amount: &Amount) {
        match amount {
            Amount::N(number) => noun.that(format!("costs {number} or less"), format!("cost {number} or less")),
            Amount::Cost(card) => costs(noun, &format!("the same as or less than {}", self.in_full(*card).object)),
            _ => costs(noun, &format!("at most {}", self.plainly().number(amount))),
        }
    }

    /// "with 3 or less power"
    fn at_most(&self, amount: &Amount, what: &str) -> String {
        match amount {
            Amount::N(number) => format!("with {number} or less {what}"),
            Amount::Power(card) | Amount::RemainingHp(card) => {
                format!("with no more {what} than {}", self.in_full(*card).object)
            }
            _ => format!("with {what} of at most {}", self.plainly().number(amount)),
        }
    }

    /// One of several predicates.
    fn either(&self, noun: &mut Noun, predicates: &[Filter]) {
        let alone: Vec<Noun> =
            predicates.iter().map(|predicate| self.noun(&noun.head, std::slice::from_ref(predicate))).collect();
        let or = |words: Vec<String>| super::grammar::list(&words, "or");
        let words: Vec<&(Slot, String)> = alone.iter().filter_map(|alone| alone.words.first()).collect();
        if let Some((slot, _)) = words.first().filter(|_| alone.iter().all(Noun::is_one_word))
            && words.iter().all(|(other, _)| other == slot)
        {
            return noun.word(*slot, or(words.iter().map(|(_, word)| word.clone()).collect()));
        }
        if alone.iter().all(|alone| !alone.bare_head && alone.words.is_empty() && alone.with.is_empty()) {
            return noun.becomes(alone.iter().map(|alone| alone.head.clone()).collect::<Vec<_>>().join(" or "));
        }
        if alone.iter().all(|alone| alone.with.len() == 1 && alone.with[0].starts_with("named ")) {
            let names = alone.iter().map(|alone| alone.with[0].trim_start_matches("named ").to_owned()).collect();
            return noun.with.push(format!("named {}", or(names)));
        }
        let one = alone.iter().map(|alone| self.verb_phrase(alone, false)).collect();
        let several = alone.iter().map(|alone| self.verb_phrase(alone, true)).collect();
        noun.that(or(one), or(several));
    }

    /// The opposite of a predicate.
    fn without(&self, noun: &mut Noun, predicate: &Filter) {
        match predicate {
            Filter::Damaged => return noun.word(Slot::State, "undamaged"),
            Filter::Friendly => return noun.word(Slot::Side, "enemy"),
            Filter::Enemy => return noun.word(Slot::Side, "friendly"),
            Filter::A(kind) => return noun.word(Slot::Trait, format!("non-{}", kind.name())),
            Filter::Unique => return noun.word(Slot::Order, "non-unique"),
            Filter::Upgraded => return noun.with.push("without upgrades".to_owned()),
            // It means that very upgrade, not another one of that name.
            Filter::HasUpgrade(_) => return noun.word(Slot::Order, "different"),
            Filter::UpgradedWith(predicates) => {
                return noun.with.push(format!("without {} on it", self.noun("upgrade", predicates).one()));
            }
            Filter::Has(keyword) => return noun.with.push(format!("without {keyword}")),
            Filter::HasKeyword => return noun.with.push("without keywords".to_owned()),
            Filter::MostPower(group) => {
                return noun.with.push(format!("with less power than {}", self.plainly().group(group).one()));
            }
            Filter::PowerAtLeast(Amount::Power(card)) => {
                return noun.with.push(format!("with less power than {}", self.in_full(*card).object));
            }
            Filter::RemainingHpAtLeast(Amount::Power(card)) => {
                return noun.with.push(format!("with less remaining HP than {} power", self.known(*card).possessive));
            }
            Filter::RemainingHpAtLeast(Amount::RemainingHp(card)) => {
                return noun.with.push(format!("with less remaining HP than {}", self.in_full(*card).object));
            }
            Filter::CostAtLeast(Amount::Cost(card)) => {
                return costs(noun, &format!("less than {}", self.in_full(*card).object));
            }
            Filter::CostAtLeast(amount) if !matches!(amount, Amount::N(_)) => {
                return costs(noun, &format!("less than {}", self.plainly().number(amount)));
            }
            Filter::Named(name) => return noun.with.push(format!("not named {name}")),
            Filter::Entered(when) => return same(noun, format!("didn't enter play {}", span(*when))),
            Filter::Attacked(when) => return same(noun, format!("didn't attack {}", span(*when))),
            _ => {}
        }
        let alone = self.noun(&noun.head, std::slice::from_ref(predicate));
        if let [(slot, word)] = alone.words.as_slice() {
            let opposite =
                if let Some(word) = word.strip_prefix("non-") { word.to_owned() } else { format!("non-{word}") };
            return noun.word(*slot, opposite);
        }
        let one = self.verb_phrase_negated(&alone, false);
        let several = self.verb_phrase_negated(&alone, true);
        noun.that(one, several);
    }
}

/// The cost of a card, compared with something else.
fn costs(noun: &mut Noun, how: &str) {
    noun.compared(format!("costs {how}"), format!("cost {how}"));
}

/// A relative clause with the same singular and plural.
fn same(noun: &mut Noun, clause: String) {
    noun.that(clause.clone(), clause);
}

fn named(noun: &mut Noun, name: &str) {
    let token = Token::CARDS.into_iter().any(|token| super::tokens::name(token) == name);
    if token {
        noun.words.retain(|(slot, _)| *slot != Slot::Token);
        noun.becomes(format!("{name} token"));
    } else {
        noun.with.push(format!("named {name}"));
    }
}

/// Does it ask for at least one "When Defeated" ability of each?
fn asks_for_when_defeated(condition: &Condition) -> bool {
    matches!(condition, Condition::AtLeast(Amount::Triggers(Ref::Each, on), Amount::N(1)) if **on == Trigger::Defeated)
}

/// How many different keywords of the card the condition requires, if that is what it requires.
fn of_keywords(condition: &Condition) -> Option<i16> {
    let Condition::AtLeast(Amount::Keywords(group), Amount::N(number)) = condition else { return None };
    (**group == Selector::The(Ref::Each)).then_some(*number)
}
