//! The text of a whole card, line by line.

use super::grammar::{capital, list, sentence};
use super::moments::limit;
use super::speaker::Speaker;
use crate::deck_rule::DeckRule;
use crate::library::Library;
use swu_language::ability::{
    Ability, ActionAbility, Amount, Condition, Constant, Cost, Filter, Grant, Harm, PlayerRef, Ref, Selector, Site,
    Spent, Step, Trigger, TriggeredAbility,
};
use swu_language::card::Card;
use swu_language::keyword::{Keyword, PrintedKeyword};
use swu_language::word::{Aspect, Kind};

/// The generated text of a card. Keywords come first, each on its own line; then one ability after another, with modes
/// on lines that begin with "•".
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardText {
    /// The front; for a leader, the leader side.
    pub front: Vec<String>,
    /// How a leader is deployed.
    pub epic: Option<String>,
    /// A leader's unit side.
    pub unit_side: Vec<String>,
    /// A unit or a leader as an upgrade.
    pub upgrade_side: Vec<String>,
    /// A leader's second leader side.
    pub back: Vec<String>,
}

impl CardText {
    /// Every line of every side, in the order of reading.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let sides = self.front.iter().chain(&self.epic).chain(&self.unit_side);
        sides.chain(&self.upgrade_side).chain(&self.back).map(String::as_str)
    }
}

/// The text of a card.
pub fn text(card: &Card) -> CardText {
    let this = this_word(card.kind);
    let side = |this: &'static str, keywords: &[PrintedKeyword], abilities: &[Ability]| -> Vec<String> {
        let keywords = keywords.iter().map(|keyword| keyword_line(*keyword));
        let mut speaker = Speaker::new(this);
        speaker.two_sided = card.upgrade_side.is_some();
        speaker.host = if card.keywords.contains(&PrintedKeyword::Fortify) { "base" } else { "unit" };
        if this == "unit" && card.kind == Kind::Unit {
            speaker.printed = Some((card.kind, card.aspects.clone(), card.traits.clone()));
        }
        keywords.chain(abilities_in_lines(&speaker, abilities)).collect()
    };
    let deck_rule = DeckRule::of_card(card).map(DeckRule::sentence);
    CardText {
        front: deck_rule.into_iter().chain(side(this, &card.keywords, &card.abilities)).collect(),
        epic: epic(card),
        unit_side: card.unit_side.as_ref().map_or(vec![], |unit| side("unit", &unit.keywords, &unit.abilities)),
        upgrade_side: card.upgrade_side.as_ref().map_or(vec![], |upgrade| {
            let added = format!("As an upgrade: {:+}/{:+}", upgrade.power, upgrade.hp);
            std::iter::once(added).chain(side("upgrade", &[], &upgrade.abilities)).collect()
        }),
        back: card.back.as_ref().map_or(vec![], |back| side("leader", &[], &back.abilities)),
    }
}

/// How a leader is deployed by its Epic Action.
fn epic(card: &Card) -> Option<String> {
    let side = card.unit_side.as_ref().filter(|side| !side.by_ability)?;
    let needs = match &side.deploys_if {
        Some(condition) => format!("Epic Action: If {}", Speaker::new("leader").condition(condition)),
        None => format!("Epic Action: If you control {} or more resources", card.cost),
    };
    Some(match &card.upgrade_side {
        Some(side) if side.deploys => format!(
            "{needs}, deploy this leader as a unit, or as an upgrade on a friendly Vehicle unit without a Pilot on it."
        ),
        _ => format!("{needs}, deploy this leader."),
    })
}

/// What "this" is on a card of that kind.
pub const fn this_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "leader",
        Kind::Base => "base",
        Kind::Unit | Kind::TokenUnit => "unit",
        Kind::Event => "event",
        Kind::Upgrade | Kind::TokenUpgrade => "upgrade",
    }
}

/// "Raid 2"
pub fn keyword_line(keyword: PrintedKeyword) -> String {
    let (word, number) = keyword.parts();
    if word.is_numbered() { format!("{word} {number}") } else { word.name().to_owned() }
}

/// What the printed keywords of a card do, one sentence each, on request.
pub fn reminders(library: &Library, keywords: &[PrintedKeyword], kind: Kind) -> Vec<String> {
    let this = if kind == Kind::Leader { "this unit".to_owned() } else { format!("this {}", this_word(kind)) };
    keywords
        .iter()
        .map(|keyword| {
            let (word, number) = keyword.parts();
            library.keyword(word).reminder(&this, number, "the cost in brackets")
        })
        .collect()
}

/// One ability of a card of that kind, in lines.
pub fn ability_text(kind: Kind, ability: &Ability) -> Vec<String> {
    lines_of(&Speaker::new(this_word(kind)), ability)
}

/// One ability of something with this name: "unit", "event".
pub fn ability_lines(this: &'static str, ability: &Ability) -> Vec<String> {
    lines_of(&Speaker::new(this), ability)
}

/// Abilities in order; those that differ only in their keyword are said once.
fn abilities_in_lines(speaker: &Speaker, abilities: &[Ability]) -> Vec<String> {
    let mut lines = vec![];
    let mut rest = abilities;
    while let Some(first) = rest.first() {
        let mut said = lines_of(speaker, first);
        let same = |ability: &&Ability| {
            mirrored(ability).is_some_and(|(_, text)| mirrored(first).is_some_and(|one| one.1 == text))
        };
        let more = rest[1..].iter().take_while(same).count();
        if let (true, Some(last)) = (more > 1 || more == 1 && mirrored(first).is_some(), said.last_mut()) {
            let others: Vec<String> =
                rest[1..=more].iter().filter_map(mirrored).map(|(keyword, _)| keyword.name().to_owned()).collect();
            last.push_str(&format!(" The same goes for {}.", list(&others, "and")));
        }
        lines.append(&mut said);
        rest = &rest[1 + more..];
    }
    lines
}

/// "While you control another unit with Ambush, this unit gains Ambush": the keyword, and everything but the keyword.
fn mirrored(ability: &Ability) -> Option<(Keyword, Constant)> {
    let Ability::Constant(constant) = ability else { return None };
    let Some(Condition::Exists(Selector::Units(words))) = &constant.condition else { return None };
    let (keyword, number) = match &constant.gives[..] {
        [Grant::Keyword(keyword)] => (*keyword, None),
        [Grant::Numbered(keyword, number)] => (*keyword, Some(number.clone())),
        _ => return None,
    };
    let others = words.iter().filter(|word| **word != Filter::Has(keyword)).cloned();
    let units = Condition::Exists(Selector::Units(others.collect()));
    let gives = number.map_or_else(|| [].into(), |number| [Grant::Power(number)].into());
    let text = Constant { condition: Some(units), gives, affects: constant.affects.clone() };
    words.contains(&Filter::Has(keyword)).then_some((keyword, text))
}

fn lines_of(speaker: &Speaker, ability: &Ability) -> Vec<String> {
    let mut speaker = speaker.clone();
    speaker.ability(ability).split('\n').map(str::to_owned).collect()
}

impl Speaker {
    /// An ability as finished sentences.
    pub fn ability(&mut self, ability: &Ability) -> String {
        match ability {
            Ability::Constant(constant) => sentence(&self.constant(constant)),
            Ability::Trigger(trigger) => self.trigger(trigger),
            Ability::Action(action) => self.action(action),
            Ability::Event(steps) => self.sentences(steps),
            Ability::AttachTo(predicates) => sentence(&format!("attach to {}", self.noun("unit", predicates).one())),
            Ability::InsteadOfCost(costs) => {
                let costs: Vec<String> = costs.iter().map(|cost| self.cost(cost)).collect();
                format!("You may {} instead of paying this {}'s cost.", list(&costs, "and"), self.this)
            }
            Ability::Bounty(steps) => {
                self.mean(Ref::Subject, "unit", false);
                self.subject_is_fresh();
                format!("Bounty — {}", self.sentences(steps))
            }
            Ability::Smuggle { cost, aspects, extra } => {
                let extra: Vec<String> = extra.iter().map(|cost| self.cost(cost)).collect();
                smuggle(*cost, aspects, &extra)
            }
            Ability::Piloting { cost, aspects } => {
                let mut parts = vec![super::gives::resources(i16::from(*cost))];
                parts.extend(aspects.iter().map(|aspect| aspect.name().to_owned()));
                format!("Piloting [{}]", parts.join(", "))
            }
            Ability::Coordinate(inner) => format!("Coordinate — {}", self.ability(inner)),
            Ability::WhilePlaying { verb, among, up_to, less, learns } => {
                self.while_playing(*verb, among, *up_to, *less, *learns)
            }
            Ability::TwiceTheTokens(does) => {
                let said = self.sentences(does);
                let said = said.trim_end_matches('.').replacen("You may ", "you may ", 1);
                sentence(&format!("if you would create tokens, {said}. If you do, create twice as many instead"))
            }
            Ability::MayRaiseDamage(more) => {
                format!("If a friendly ability would deal damage, you may have it deal {more} more.")
            }
            Ability::Instead { of, to: Some(group), at_least, does } => {
                self.for_others(*of, group, at_least.as_ref(), does)
            }
            Ability::Instead { of, does, .. } => self.for_this(*of, does),
        }
    }

    /// "If damage would be dealt to another friendly unit, you may defeat this upgrade. If you do, prevent that damage."
    fn for_others(&mut self, of: Harm, group: &Selector, at_least: Option<&Amount>, does: &[Step]) -> String {
        let damage = match at_least {
            Some(least) => format!("{} or more damage", self.number(least)),
            None => "damage".to_owned(),
        };
        let to = self.group(group).one();
        let said = self.sentences(does);
        let said = said.trim_end_matches('.');
        let may = said.strip_prefix("You may ");
        match (of, may) {
            (Harm::Damage, _) => {
                let said = may.map_or_else(|| super::grammar::decapital(said), |rest| format!("you may {rest}"));
                sentence(&format!("if {damage} would be dealt to {to}, {said}. If you do, prevent that damage"))
            }
            (_, Some(rest)) => {
                sentence(&format!("if {to} would be {}, you may instead {rest}", super::bans::harmed(of)))
            }
            (_, None) => sentence(&format!(
                "if {to} would be {}, {} instead",
                super::bans::harmed(of),
                super::grammar::decapital(said)
            )),
        }
    }

    /// "If this unit would be defeated, you may instead move it to the ground arena."
    fn for_this(&mut self, of: Harm, does: &[Step]) -> String {
        let about = self.about.replace(Ref::This);
        let pieces = super::clause::merged(self.pieces(does));
        self.about = about;
        let said: Vec<String> = pieces.iter().map(super::clause::Piece::text).collect();
        let harm = super::bans::harmed(of);
        let this = self.this;
        match said.as_slice() {
            [one] if of == Harm::Damage => {
                let first = sentence(&format!("if damage would be dealt to this {this}, {one}"));
                format!("{first} If you do, prevent that damage.")
            }
            [one] if one.starts_with("you may ") => {
                let rest = one.trim_start_matches("you may ");
                sentence(&format!("if this {this} would be {harm}, you may instead {rest}"))
            }
            _ => sentence(&format!("if this {this} would be {harm}, {} instead", said.join(". "))),
        }
    }

    /// "While playing this unit, you may deal 1 damage to each of any number of friendly units. ..."
    fn while_playing(&mut self, verb: Spent, among: &Selector, up_to: Option<u8>, less: u8, learns: bool) -> String {
        let number = up_to.map_or_else(|| "any number of".to_owned(), |most| format!("up to {most}"));
        let cards = self.group(among).all();
        let (does, done) = match verb {
            Spent::Defeat => (format!("defeat {number} {cards}"), "defeated"),
            Spent::Damage(amount) => (format!("deal {amount} damage to each of {number} {cards}"), "damaged"),
            Spent::PutOnBottom => (format!("put {number} {cards} on the bottom of your deck"), "put away"),
        };
        let this = self.this;
        let mut said = format!("While playing this {this}, you may {does}.");
        if less > 0 {
            let much = if less == 1 { "1 resource".to_owned() } else { format!("{less} resources") };
            said.push_str(&format!(" It costs {much} less for each {done} this way."));
        }
        if learns {
            said.push_str(" It gains their \"When Played\" abilities for this phase.");
        }
        said
    }

    /// An ability as it is given to a unit or a base, between quotation marks.
    pub fn quoted(&self, ability: &Ability) -> String {
        Speaker::new(self.host).ability(ability)
    }

    fn trigger(&mut self, trigger: &TriggeredAbility) -> String {
        let this = self.this;
        let moments = self.moments(&trigger.on);
        if trigger.on.iter().any(|on| matches!(on, Trigger::Drawn(_))) {
            self.this = "card";
        }
        let does = self.sentences(&trigger.does);
        self.this = this;
        let limit = trigger.limit.map_or(String::new(), |often| format!(" {}", limit(often)));
        format!("{moments}: {does}{limit}")
    }

    fn action(&mut self, action: &ActionAbility) -> String {
        let name = if action.epic { "Epic Action" } else { "Action" };
        let costs: &[Cost] = &action.costs;
        let costs = self.costs_in_brackets(costs);
        let mut notes = vec![];
        match action.from {
            Site::InPlay => {}
            Site::Discard => notes.push("from your discard pile"),
            Site::Hand => notes.push("from your hand"),
            Site::Resources => notes.push("from your resources"),
            _ => notes.push("from elsewhere"),
        }
        match action.by {
            PlayerRef::EachPlayer => notes.push("any player"),
            PlayerRef::EachOpponent => notes.push("opponents only"),
            _ => {}
        }
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let does = self.sentences(&action.does);
        let limit = action.limit.map_or(String::new(), |often| format!(" {}", limit(often)));
        format!("{name}{costs}{notes}: {}{limit}", capital(&does))
    }
}

fn smuggle(cost: u8, aspects: &[Aspect], extra: &[String]) -> String {
    let mut parts = vec![super::gives::resources(i16::from(cost))];
    parts.extend(aspects.iter().map(|aspect| aspect.name().to_owned()));
    parts.extend(extra.iter().cloned());
    format!("Smuggle [{}]", parts.join(", "))
}
