//! What an effect gives: "gets +1/+1 and gains Sentinel".

use super::bans::{cant, harmed};
use super::clause::Clause;
use super::grammar::list;
use super::numbers::AmountText;
use super::speaker::Speaker;
use swu_language::ability::{
    Amount, Barred, Condition, Cost, Filter, Grant, PlayerRef, Prevention, Ref, Selector, Span, Until,
};

/// Who gets something: "each friendly unit", and whether it is plural.
pub(super) type Subject = (String, bool);

/// Follows what may be played.
pub(super) const IGNORING_PENALTY: &str = ", ignoring its aspect penalties";

/// "for this phase"
pub(super) const fn duration(until: Until) -> &'static str {
    match until {
        Until::EndOfAttack => "for this attack",
        Until::EndOfPhase => "for this phase",
        Until::EndOfRound => "this round",
        Until::SourceLeaves => "while this card is in play",
        Until::EndOfNextRegroup => "until after the next regroup phase",
        Until::Next(1) => "the next time this phase",
        Until::Next(_) => "the next few times this phase",
    }
}

/// "+2/+0", with "for each friendly unit" if needed.
fn change(speaker: &Speaker, power: Option<&Amount>, hp: Option<&Amount>) -> String {
    let amount = |number: Option<&Amount>| number.map_or(AmountText::Number(0), |number| speaker.amount_each(number));
    let (power, hp) = (amount(power), amount(hp));
    let below = |amount: &AmountText| matches!(amount, AmountText::Number(..0) | AmountText::Per(..0, _));
    let minus = below(&power) || below(&hp);
    let mut tail = String::new();
    let mut side = |amount: &AmountText| match amount {
        AmountText::Number(0) => format!("{}0", if minus { '-' } else { '+' }),
        AmountText::Number(number) => format!("{number:+}"),
        AmountText::Per(number, per) => {
            tail = format!(" for {per}");
            format!("{number:+}")
        }
        AmountText::EqualTo(value) => {
            tail = format!(", where X is {value}");
            "+X".to_owned()
        }
        AmountText::ThatMuch => {
            tail = ", where X is that much".to_owned();
            "+X".to_owned()
        }
    };
    let (power, hp) = (side(&power), side(&hp));
    format!("{power}/{hp}{tail}")
}

/// "1 resource", "2 resources"
pub(super) fn resources(number: i16) -> String {
    if number == 1 { "1 resource".to_owned() } else { format!("{number} resources") }
}

impl Speaker {
    /// "+2/+0"
    pub fn change(&self, power: &Amount, hp: &Amount) -> String {
        change(self, Some(power), Some(hp))
    }

    /// Everything given to a subject, one clause each.
    pub(crate) fn gives(&mut self, subject: &Subject, gives: &[Grant]) -> Vec<Clause> {
        let mut clauses = vec![];
        let find = |wanted: fn(&Grant) -> Option<&Amount>| gives.iter().find_map(wanted);
        let power = find(|give| if let Grant::Power(amount) = give { Some(amount) } else { None });
        let hp = find(|give| if let Grant::Hp(amount) = give { Some(amount) } else { None });
        if power.is_some() || hp.is_some() {
            clauses.push(Clause::of(&subject.0, subject.1, "get", change(self, power, hp)));
        }
        let rest = gives.iter().filter(|give| !matches!(give, Grant::Power(_) | Grant::Hp(_)));
        let rest: Vec<&Grant> = rest.collect();
        match rest.as_slice() {
            [Grant::CanAttack(first), Grant::CanAttack(second)] if first != second => {
                clauses.push(Clause::fixed(&subject.0, subject.1, "can", "attack units in either arena"));
            }
            [Grant::PrintedPower(power), Grant::PrintedHp(hp)] if power == hp => {
                let its = if subject.1 { "their" } else { "its" };
                let number = self.number(power);
                let printed = format!("{number} as {its} printed power and {number} as {its} printed HP");
                clauses.push(Clause::of(&subject.0, subject.1, "have", printed));
            }
            rest => rest.iter().for_each(|give| clauses.push(self.give(subject, give))),
        }
        clauses
    }

    fn give(&mut self, (subject, plural): &Subject, give: &Grant) -> Clause {
        let does = |verb: &str, rest: &str| Clause::of(subject, *plural, verb, rest);
        let fixed = |verb: &str, rest: &str| Clause::fixed(subject, *plural, verb, rest);
        let its = if *plural { "their" } else { "its" };
        let it = if *plural { "them" } else { "it" };
        match give {
            Grant::Power(amount) => does("get", &change(self, Some(amount), None)),
            Grant::Hp(amount) => does("get", &change(self, None, Some(amount))),
            Grant::Keyword(keyword) => does("gain", keyword.name()),
            Grant::Numbered(keyword, amount) => does("gain", &self.numbered(keyword.name(), amount)),
            Grant::Trait(word) => does("gain", &format!("the {word} trait")),
            Grant::Ability(ability) => does("gain", &format!("\"{}\"", self.quoted(ability))),
            Grant::LosesKeyword(keyword) => does("lose", keyword.name()),
            Grant::LosesTrait(word) => does("lose", &format!("the {word} trait")),
            Grant::Doubles(keyword) => {
                Clause::fixed(&format!("{} {keyword}", super::grammar::possessive(subject)), false, "is", "doubled")
            }
            Grant::PrintedPower(amount) => does("have", &format!("{} as {its} printed power", self.number(amount))),
            Grant::PrintedHp(amount) => does("have", &format!("{} as {its} printed HP", self.number(amount))),
            Grant::LosesKeywords => does("lose", "all keywords"),
            Grant::LosesAbilitiesExcept(keyword) => does("lose", &format!("all abilities except {keyword}")),
            Grant::LosesOtherAbilities => does("lose", "all other abilities"),
            Grant::LosesAbilities => does("lose", "all abilities"),
            Grant::LosesAbilitiesExceptEpic => does("lose", "all abilities except Epic Actions"),
            Grant::NotDefeatedByDamage => fixed("can't be", "defeated by having no remaining HP"),
            Grant::DealsDamageFirst => does("deal", &format!("{its} combat damage before the defender")),
            Grant::CanAttack(arena) => fixed("can", &format!("attack units in the {arena} arena")),
            Grant::AttacksTwo => fixed("can", "attack 2 units at once"),
            Grant::ExcessTo(group) => {
                let target = self.group(group).one();
                fixed("may deal", &format!("{its} excess combat damage to {target} while attacking"))
            }
            Grant::DealsRemainingHp => {
                does("deal", &format!("combat damage equal to {its} remaining HP instead of {its} power"))
            }
            Grant::LosesNamedTrait => does("lose", "that trait"),
            Grant::TraitsOf(group, except) => {
                let of = self.group(group).each();
                let but: Vec<String> = except.iter().map(|word| word.name().to_owned()).collect();
                let but = if but.is_empty() { String::new() } else { format!(" except {}", list(&but, "and")) };
                does("have", &format!("the traits of {of}{but}, also while not in play"))
            }
            Grant::AmbushesBases => fixed("can", "attack bases while using Ambush"),
            Grant::Replaces(one, other) => does("have", &format!("{other} instead of any {one}")),
            Grant::EntersWith(token, amount) => does(
                "enter",
                &format!("play with {} on {its}", super::tokens::some(*token, &self.amount(amount)))
                    .replace("on its", "on it"),
            ),
            Grant::RescuedReady => does("enter", "play ready when rescued"),
            Grant::EntersReady => does("enter", "play ready"),
            Grant::EntersAsCopyOf(group, word) => {
                let copied = self.group(group).one();
                fixed(
                    "may enter",
                    &format!("play as a copy of {copied}, but not unique and with the {word} trait added"),
                )
            }
            Grant::LeaderUnit => {
                fixed(if *plural { "are" } else { "is" }, if *plural { "leader units" } else { "a leader unit" })
            }
            Grant::AbilitiesOf(Ref::This) => does("gain", &format!("this {}'s other abilities", self.this)),
            Grant::AbilitiesOf(card) => does("gain", &format!("{} abilities", self.known(*card).possessive)),
            Grant::MayDealDamageSecond => {
                let this = format!("this {}", self.this);
                let attacker = if self.about == Some(Ref::This) { &this } else { subject };
                Clause::fixed("you", true, "may have", format!("the defender deal combat damage before {attacker}"))
            }
            Grant::PrintedKeywordsOf(keywords, group) => {
                let names: Vec<String> = keywords.iter().map(|keyword| keyword.name().to_owned()).collect();
                let group = self.group(group).one();
                does("gain", &format!("each of these keywords that is printed on {group}: {}", list(&names, "and")))
            }
            Grant::EntersWithWhenPlayedOf(group) => {
                let from = self.group(group).one();
                fixed("may enter", &format!("play with the \"When Played\" abilities of {from}"))
            }
            Grant::CreditsAreBlank => {
                Clause::of(&format!("Credit tokens of the controller of {subject}"), true, "lose", "all abilities")
            }
            Grant::KeywordsOf(card) => does("gain", &format!("{} keywords", self.known(*card).possessive)),
            Grant::MorePilots(more) => {
                let pilots =
                    if *more == 1 { "1 additional Pilot".to_owned() } else { format!("{more} additional Pilots") };
                Clause::fixed("you", true, "may play or deploy", format!("{pilots} on {subject}"))
            }
            Grant::DividesIndirectBy(by) => {
                let by = match by.as_slice() {
                    [Filter::Friendly] => "you deal to opponents".to_owned(),
                    [Filter::Not(other)] if **other == Filter::Another => format!("dealt by {subject}"),
                    by => format!("dealt to opponents by {}", self.noun("card", by).several()),
                };
                Clause::fixed("you", true, "assign", format!("all indirect damage {by}"))
            }
            Grant::MoreIndirect(more) => {
                Clause::fixed("indirect damage you deal to opponents", false, "is", format!("increased by {more}"))
            }
            Grant::HalvesPayments => {
                Clause::fixed("while paying costs, you", true, "pay", "half as many resources, rounded up".to_owned())
            }
            Grant::PaysAsResource => fixed("may be exhausted", "to pay costs as if it were a resource"),
            Grant::MayBeFree => fixed("may be played", "for free"),
            Grant::OpeningHand(more) => {
                let cards = match more.unsigned_abs() {
                    1 => "1 card".to_owned(),
                    number => format!("{number} cards"),
                };
                let way = if *more < 0 { "less" } else { "more" };
                Clause::you("draw", format!("{cards} {way} in your starting hand"))
            }
            Grant::Cant(Barred::Mulligan) => Clause::fixed("you", true, "can't", "take a mulligan".to_owned()),
            Grant::Cant(Barred::ReadyInRegroup) => {
                fixed(if *plural { "don't" } else { "doesn't" }, "ready during the regroup phase")
            }
            Grant::Cant(Barred::BeTakenByOpponents) => {
                let whom = if subject == "it" || subject == "they" { it } else { subject };
                Clause::fixed("opponents", true, "can't", format!("take control of {whom}"))
            }
            Grant::Cant(barred) => fixed("can't", cant(*barred, *plural)),
            Grant::Prevents(prevention) => self.prevents(subject, prevention),
            Grant::TakesMore(amount) => {
                let amount = self.number(amount);
                Clause::fixed(
                    &format!("damage dealt to {subject} by other cards"),
                    false,
                    "is",
                    format!("{amount} more"),
                )
            }
            Grant::TakesTwice => {
                Clause::fixed(&format!("damage dealt to {subject}"), false, "is", "doubled".to_owned())
            }
            Grant::DamageIsUnpreventable(by) => {
                let dealt = format!("damage dealt by {}", self.noun("card", by).several());
                Clause::fixed(&dealt, false, "is", "unpreventable".to_owned())
            }
            Grant::SearchesTwice => {
                let searched = "twice that number of cards instead".to_owned();
                Clause::fixed("if you would search a number of cards from your deck, you", true, "search", searched)
            }
            Grant::SeesTopOfDeck => {
                Clause::fixed("you", true, "may look", "at the top card of your deck at any time".to_owned())
            }
            Grant::AnotherRegroupPhase => {
                let when = "an additional regroup phase after the first regroup phase each round".to_owned();
                Clause::fixed("there", false, "is", when)
            }
            Grant::ProvidesIcons => {
                let provides = format!("while you are paying costs, {subject}");
                Clause::fixed(
                    &provides,
                    *plural,
                    if *plural { "provide" } else { "provides" },
                    format!("{its} aspect icons"),
                )
            }
            Grant::DeploysForLess(amount) => {
                let less = match self.amount_each(amount) {
                    AmountText::Number(number) => format!("{number} fewer resources"),
                    AmountText::Per(number, per) => format!("{number} fewer resource for {per}"),
                    _ => format!("fewer resources, by {}", self.number(amount)),
                };
                does("need", &format!("{less} to be deployed"))
            }
            Grant::CombatDamageGoesTo(card) => {
                let other = self.known(*card).object;
                let damage = format!("all combat damage that would be dealt to {subject}");
                Clause::fixed(&damage, false, "is dealt", format!("to {other} instead"))
            }
            Grant::Immune(harms) => {
                let harms: Vec<String> = harms.iter().map(|harm| harmed(*harm).to_owned()).collect();
                fixed("can't", &format!("be {} by enemy card abilities", list(&harms, "or")))
            }
            Grant::CostsLess(amount) => does("cost", &self.cost_change(amount, "less")),
            Grant::CostsMore(amount) => does("cost", &self.cost_change(amount, "more")),
            Grant::IgnoreAspectPenalty => does("ignore", &format!("{its} aspect penalty")),
            Grant::IgnoreAspectPenaltyOf(aspect) => does("ignore", &format!("{its} {aspect} aspect penalty")),
            Grant::IgnoreOnePenaltyOf(aspects) => {
                let names: Vec<String> = aspects.iter().map(ToString::to_string).collect();
                does("ignore", &format!("1 of {its} {} aspect penalties", list(&names, "or")))
            }
            Grant::ExtraCost(cost) => does("have", &format!("an additional cost: {}", self.cost(cost))),
            Grant::MayBePlayed { by, less, free, ignores_penalty } => {
                let mut clause = self.may_be_played((subject, it), *by, less, *free);
                if *ignores_penalty {
                    clause.rest.push_str(IGNORING_PENALTY);
                }
                clause
            }
            Grant::SmuggleForOwnCostPlus(more) => {
                let more = resources(i16::from(*more));
                does("gain", &format!("Smuggle for {its} own cost plus {more}, with {its} own aspects"))
            }
            Grant::MustAttackNext => {
                let action = format!(
                    "{} controller's next action this phase",
                    super::grammar::possessive(subject).replace("it's", "its")
                );
                Clause::fixed(&action, false, "must be", format!("an attack with {it} on a unit, if able"))
            }
        }
    }

    /// "prevent 2 of the damage that an enemy card's ability would deal to this unit"
    fn prevents(&self, subject: &str, prevention: &Prevention) -> Clause {
        let always =
            prevention.by.is_empty() && prevention.first.is_none() && !prevention.abilities && !prevention.next;
        let some = match &prevention.amount {
            None if prevention.all_but.is_some() => {
                let rest = prevention.all_but.as_ref().map_or_else(String::new, |rest| self.number(rest));
                format!("all but {rest} of any")
            }
            None if prevention.next => "the".to_owned(),
            None => "all".to_owned(),
            Some(amount) if always => format!("{} of any", self.number(amount)),
            Some(amount) => format!("{} of the", self.number(amount)),
        };
        let damage = if prevention.combat { "combat damage" } else { "damage" };
        let next = if prevention.next { "next " } else { "" };
        let from = match (prevention.by.is_empty(), prevention.abilities) {
            (true, true) => " by an ability".to_owned(),
            (true, false) => String::new(),
            (false, abilities) => {
                let by = self.noun("card", &prevention.by).one();
                if abilities { format!(" by an ability of {by}") } else { format!(" by {by}") }
            }
        };
        let when = match prevention.first {
            Some(Span::Phase) => " the first time each phase",
            Some(Span::Round | Span::Attack) => " the first time each round",
            None => "",
        };
        Clause::you("prevent", format!("{some} {next}{damage} that would be dealt to {subject}{from}{when}"))
    }

    /// "Raid 2", "Raid 1 for each damage on it"
    pub fn numbered(&self, keyword: &str, amount: &Amount) -> String {
        match self.amount_each(amount) {
            AmountText::Number(number) => format!("{keyword} {number}"),
            AmountText::Per(number, per) => format!("{keyword} {number} for {per}"),
            AmountText::EqualTo(value) => format!("{keyword} X, where X is {value}"),
            AmountText::ThatMuch => format!("{keyword} X, where X is that much"),
        }
    }

    /// "2 resources less"
    pub(crate) fn cost_change(&self, amount: &Amount, way: &str) -> String {
        match amount {
            Amount::Count(group) => {
                if let Some(condition) = self.is_among(group) {
                    return format!("{} {way} if {condition}", resources(1));
                }
            }
            Amount::Plus(least, more) => {
                if let (Amount::N(least), Amount::By(more, group)) = (least.as_ref(), more.as_ref())
                    && let Amount::Count(group) = group.as_ref()
                    && let Some(condition) = self.is_among(group)
                {
                    return format!("{} {way}, or {} {way} if {condition}", resources(*least), least + more);
                }
            }
            _ => {}
        }
        match self.amount_each(amount) {
            AmountText::Number(number) => format!("{} {way}", resources(number)),
            AmountText::Per(number, per) => format!("{} {way} for {per}", resources(number)),
            AmountText::EqualTo(value) => format!("X resources {way}, where X is {value}"),
            AmountText::ThatMuch => format!("that much {way}"),
        }
    }

    /// "it's a Force unit": the only card is of that kind.
    fn is_among(&self, group: &Selector) -> Option<String> {
        match group {
            Selector::Among(card, predicates) if !self.meaning(*card).plural => {
                Some(self.condition(&Condition::Is(*card, predicates.clone())))
            }
            _ => None,
        }
    }

    fn may_be_played(&self, (subject, it): (&str, &str), by: PlayerRef, less: &Amount, free: bool) -> Clause {
        let player = self.player(by);
        let card = if subject == "it" || subject == "they" { it } else { subject };
        let price = match (free, less) {
            (true, _) => " for free".to_owned(),
            (false, Amount::N(0)) => String::new(),
            (false, less) => format!(" for {}", self.cost_change(less, "less")),
        };
        Clause::fixed(&player.subject, player.plural, "may play", format!("{card}{price}"))
    }

    /// A cost as somebody else pays it: "deal 2 damage to their base".
    pub(crate) fn cost_of(&self, player: PlayerRef, cost: &Cost) -> Clause {
        let name = self.player(player);
        let said = self.cost(cost);
        let said = if player == PlayerRef::You { said } else { said.replace("your ", "their ") };
        let (verb, rest) = said.split_once(' ').unwrap_or((said.as_str(), ""));
        match player {
            PlayerRef::You => Clause::you(verb, rest),
            _ => Clause::of(&name.subject, name.plural, verb, rest),
        }
    }
}
