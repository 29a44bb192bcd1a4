//! The text of cards in our own words, generated from the data that the rules run.

mod decks;

use self::decks::{counting, lying};
use super::ability::{
    Ability, Buyable, Condition, Constant, Cost, Destination, Effect, From, Gained, Moment, RowShips, Wanted, Whom,
};
use super::card::Card;
use super::word::{Edition, Kind, Trait};

/// What is printed besides the text: kind, cost and numbers, in one line.
pub fn facts(card: &Card) -> String {
    let mut facts = vec![format!("{} {}", card.faction.name(), card.kind.name())];
    if card.cost > 0 {
        facts.push(format!("cost {}", card.cost));
    }
    for (number, what) in
        [(card.attack, "attack"), (card.resources, "resources"), (card.force, "Force"), (card.hp, "HP")]
    {
        if number > 0 {
            facts.push(format!("{number} {what}"));
        }
    }
    if !card.traits.is_empty() {
        facts.push(card.traits.iter().map(|word| word.name()).collect::<Vec<_>>().join(", "));
    }
    if card.unique {
        facts.push("unique".to_owned());
    }
    facts.join(" · ")
}

/// The text of a card, one line for each ability and one for its reward.
pub fn text(card: &Card) -> Vec<String> {
    let mut lines: Vec<String> = card.abilities.iter().map(|one| ability(card, one)).collect();
    if let Some(reward) = reward(card) {
        lines.push(format!("Target {}. Reward: {reward}.", card.target));
    }
    lines
}

/// What is not certain of a card's facts, and that those of its box were not checked at all.
pub fn doubt(card: &Card) -> Option<String> {
    card.edition.caution()?;
    Some(match card.doubt.as_str() {
        "" => "Not compared with a printed card.".to_owned(),
        doubt => format!("Not compared with a printed card. In doubt: {doubt}"),
    })
}

/// The effects of defeating a card in the galaxy row, if it is a target.
pub fn reward(card: &Card) -> Option<String> {
    (card.target > 0).then(|| steps(&card.reward))
}

/// What a card in play can do, without how often.
pub fn brief(card: &Card) -> String {
    let lines: Vec<String> = card.abilities.iter().map(|one| ability(card, one)).collect();
    lines.join(" ").trim_start_matches("Once a turn: ").to_owned()
}

fn ability(card: &Card, ability: &Ability) -> String {
    match ability {
        Ability::Use { needs, pays, does } => {
            let needs = needs.as_ref().map(|needs| format!("if {}, ", condition(needs))).unwrap_or_default();
            let pays = pays.map(|pays| format!("{} to ", cost(card, pays))).unwrap_or_default();
            format!("Once a turn: {needs}{pays}{}.", steps(does))
        }
        Ability::When(moment, does) => format!("{}: {}.", when(*moment), triggered(does)),
        Ability::While(constant) => format!("{}.", holds(constant)),
    }
}

fn when(moment: Moment) -> String {
    let text = match moment {
        Moment::Played => "When you play this",
        Moment::Purchased => "When you purchase this",
        Moment::Revealed => "When you reveal this base",
        Moment::Defeated => "When this defeats a target in the galaxy row",
        Moment::TurnBegins => "When your turn begins",
        Moment::FirstNeutral => "When you play your first neutral card of a turn",
        Moment::EnemyDiscarded => "When your opponent discards a card from hand during your turn",
        Moment::Destroyed => "When this is destroyed in play",
        Moment::Bought(cost) => return format!("When you purchase a card of cost {cost} or more"),
        Moment::Plays(word) => return format!("When you play a {word}"),
        Moment::FirstPlays(word) => return format!("When you play your first {word} of a turn"),
    };
    text.to_owned()
}

/// The effects of a triggered ability; what is spent first is its price.
fn triggered(does: &[Effect]) -> String {
    match does {
        [Effect::Pay(number), rest @ ..] => format!("you may spend {} to {}", resources(*number), steps(rest)),
        _ => steps(does),
    }
}

fn cost(card: &Card, cost: Cost) -> String {
    match cost {
        Cost::ExileThis if card.kind == Kind::Unit => "exile this unit".to_owned(),
        Cost::ExileThis => "exile this ship".to_owned(),
        Cost::ExileFromHand => "exile a card from your hand".to_owned(),
        Cost::DiscardFromHand => "discard a card from your hand".to_owned(),
        Cost::Resources(number) => format!("spend {}", resources(number)),
    }
}

fn resources(number: u8) -> String {
    if number == 1 { "1 resource".to_owned() } else { format!("{number} resources") }
}

fn cards(number: u8) -> String {
    if number == 1 { "a card".to_owned() } else { format!("{number} cards") }
}

fn steps(does: &[Effect]) -> String {
    let parts: Vec<String> = does.iter().map(step).collect();
    if does.iter().all(|step| matches!(step, Effect::Gain(..))) {
        // "gain 3 resources and 2 Force"
        return parts.iter().enumerate().fold(String::new(), |all, (index, part)| match index {
            0 => part.clone(),
            _ => format!("{all} and {}", part.trim_start_matches("gain ")),
        });
    }
    parts.join("; ")
}

fn step(step: &Effect) -> String {
    match step {
        Effect::Gain(what, number) => gain(*what, *number),
        Effect::Draw(number) => format!("draw {}", cards(*number)),
        Effect::Repair(number) => format!("repair {number} damage of your base"),
        Effect::Choose(choices) => format!("choose: {}", either(choices)),
        Effect::EnemyChooses(choices) => format!("your opponent chooses: {}", either(choices)),
        Effect::If(needs, then, other) => alternative(needs, then, other),
        Effect::EnemyDiscards => "your opponent discards a card from hand".to_owned(),
        Effect::EnemyDiscardsAtRandom => "your opponent discards a random card from hand".to_owned(),
        Effect::Exile(number, from) => format!("exile {} from your {}", cards(*number), place(*from)),
        Effect::ExileUpTo(number, from) => format!("exile up to {} from your {}", cards(*number), place(*from)),
        Effect::DiscardFromRow => "discard a card of the galaxy row".to_owned(),
        Effect::RevealTop { own, enemy } => format!(
            "reveal the top card of the galaxy deck; of your faction: {}; an enemy card: {}",
            steps(own),
            steps(enemy)
        ),
        Effect::DiscardRevealed => "discard it".to_owned(),
        Effect::LookAtTop => "look at the top card of the galaxy deck".to_owned(),
        Effect::SwapTopWithRow => "you may swap it with a card of the galaxy row".to_owned(),
        Effect::KeepOneOfTop(number) => format!(
            "look at the top {} of the galaxy deck, put one back on top and discard the rest",
            cards(*number).trim_start_matches("a ")
        ),
        Effect::LookAtHand => "look at your opponent's hand".to_owned(),
        Effect::PutOnDeck => "put a card of it on top of their deck".to_owned(),
        Effect::Purchase(whose, to) => {
            format!("purchase {} of the galaxy row for free{}", buyable(whose), destination(*to))
        }
        Effect::PurchaseFromDiscard => "purchase a card of the galaxy discard pile".to_owned(),
        Effect::TakeFromRow(whose) => {
            format!("add {} of the galaxy row to your hand; exile it at the end of your turn", buyable(whose))
        }
        Effect::Recover(wanted) => format!("add {} of your discard pile to your hand", recovered(*wanted)),
        Effect::DestroyShip(row) => format!("destroy a capital ship your opponent has in play{}", row_ships(*row)),
        Effect::DamageShipOrBase(number) => {
            format!("deal {number} damage to a capital ship your opponent has in play, or to their base past all ships")
        }
        Effect::DamageBase(number) => format!("deal {number} damage to their base"),
        Effect::DamagePerEnemyInRow(number) => {
            format!("deal {number} damage to the enemy base for each enemy card in the galaxy row")
        }
        Effect::DiscardEnemiesFromRow => "discard those cards".to_owned(),
        Effect::SwapRowWithDiscard(faction) => {
            format!("swap a card of the galaxy row with a {} card of the galaxy discard pile", faction.name())
        }
        Effect::NextPurchaseOnDeck => "the next card you purchase this turn goes on top of your deck".to_owned(),
        Effect::AddToHand => "add it to your hand".to_owned(),
        other => decks::of_decks(other),
    }
}

fn gain(what: Gained, number: u8) -> String {
    match what {
        Gained::Resources => format!("gain {}", resources(number)),
        Gained::Force => format!("gain {number} Force"),
        Gained::Attack => format!("this gains {number} attack"),
    }
}

fn either(choices: &[Effect]) -> String {
    choices.iter().map(step).collect::<Vec<_>>().join(", or ")
}

fn alternative(needs: &Condition, then: &[Effect], other: &[Effect]) -> String {
    match other {
        [] => format!("if {}, {}", condition(needs), steps(then)),
        _ => format!("{} (if {}: {})", steps(other), condition(needs), steps(then)),
    }
}

const fn place(from: From) -> &'static str {
    match from {
        From::Hand => "hand",
        From::HandOrDiscard => "hand or discard pile",
    }
}

/// "an Empire", "a Rebel".
fn with_article(name: &str) -> String {
    let vowel = name.starts_with(|letter: char| "AEIOU".contains(letter.to_ascii_uppercase()));
    format!("{} {name}", if vowel { "an" } else { "a" })
}

fn buyable(whose: &[Buyable]) -> String {
    let names = whose.iter().map(|one| match one {
        Buyable::Own => "a card of your faction".to_owned(),
        Buyable::Neutral => "a neutral card".to_owned(),
        Buyable::Of(faction) => format!("{} card", with_article(faction.name())),
    });
    names.collect::<Vec<String>>().join(" or ")
}

const fn destination(to: Destination) -> &'static str {
    match to {
        Destination::Discard => "",
        Destination::Hand => " and add it to your hand",
        Destination::DeckTop => " and put it on top of your deck",
    }
}

fn recovered(wanted: Wanted) -> String {
    match wanted {
        Wanted::UnitWith(word) => format!("a {word}"),
        Wanted::UniqueUnit => "a unique unit".to_owned(),
        Wanted::NeutralUnit => "a neutral unit".to_owned(),
        Wanted::Any => "a card".to_owned(),
    }
}

const fn row_ships(row: RowShips) -> &'static str {
    match row {
        RowShips::NoneInRow => "",
        RowShips::EnemyInRow => ", or an enemy capital ship of the galaxy row",
        RowShips::AnyInRow => ", or a capital ship of the galaxy row",
    }
}

fn one_of(traits: &[Trait]) -> String {
    traits.iter().map(|word| word.name()).collect::<Vec<_>>().join(" or ")
}

fn condition(needs: &Condition) -> String {
    match needs {
        Condition::ForceWithYou => "the Force is with you".to_owned(),
        Condition::HaveShip => "you have a capital ship in play".to_owned(),
        Condition::EnemyHasShip => "your opponent has a capital ship in play".to_owned(),
        Condition::HaveUnit(traits) => format!("you have a {} in play", one_of(traits)),
        Condition::HaveAnotherUnique => "you have another unique unit in play".to_owned(),
        Condition::HaveInPlay(id) => format!("you have the {} in play", title(id)),
        Condition::HaveBase(id) => format!("your base is the {}", title(id)),
        Condition::AttackingRow => "it attacks a target in the galaxy row".to_owned(),
        Condition::HaveAnotherUnit(traits) => format!("you have another {} in play", one_of(traits)),
        Condition::HaveNeutrals(number) => format!("you have {number} neutral cards in play"),
        Condition::HaveAnotherNeutral => "you have another neutral card in play".to_owned(),
        Condition::InRow(which) => format!("there is {} in the galaxy row", lying(*which)),
        Condition::RowHas(traits) => format!("there is a {} in the galaxy row", one_of(traits)),
        Condition::MoreEnemiesInRow => {
            "there are more enemy cards in the galaxy row than cards of your faction".to_owned()
        }
        Condition::HadShip => "you had a capital ship in play when your turn began".to_owned(),
        Condition::Exiled => "you exiled a card this turn".to_owned(),
        Condition::IsOne(traits) => format!("it is a {}", one_of(traits)),
    }
}

/// The name made from an id, without the letters that stand for its box.
fn title(id: &str) -> String {
    let prefix = |edition: Edition| id.strip_prefix(edition.prefix()).filter(|_| !edition.prefix().is_empty());
    let words = Edition::all().find_map(prefix).unwrap_or(id).split('_').map(|word| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    });
    words.collect::<Vec<String>>().join(" ")
}

/// "each of your Troopers"
fn each(whom: &Whom) -> String {
    match whom {
        Whom::Ships => "each of your capital ships".to_owned(),
        Whom::Units(traits) => format!("each of your {} units", one_of(traits)),
        Whom::UniqueUnits => "each of your unique units".to_owned(),
        Whom::NeutralUnits => "each of your neutral units".to_owned(),
    }
}

/// "a Droid"
fn any_of(whom: &Whom) -> String {
    match whom {
        Whom::Ships => "a capital ship".to_owned(),
        Whom::Units(traits) => format!("a {}", one_of(traits)),
        Whom::UniqueUnits => "a unique unit".to_owned(),
        Whom::NeutralUnits => "a neutral unit".to_owned(),
    }
}

fn holds(constant: &Constant) -> String {
    match constant {
        Constant::Attack(number, needs) => format!("While {}, this has {number} more attack", condition(needs)),
        Constant::AttackPerBaseLost(number) => {
            format!("This has {number} more attack for each base your side has lost")
        }
        Constant::Aura(Whom::Ships, number) => format!("Each of your capital ships has {number} more attack"),
        Constant::Aura(Whom::Units(traits), number) => {
            format!("Each of your {} units has {number} more attack", one_of(traits))
        }
        Constant::Aura(Whom::UniqueUnits, number) => format!("Each of your unique units has {number} more attack"),
        Constant::Aura(Whom::NeutralUnits, number) => format!("Each of your neutral units has {number} more attack"),
        Constant::AuraWhile(needs, whom, number) => {
            format!("While {}, {} has {number} more attack", condition(needs), each(whom))
        }
        Constant::ForceAura(whom, number) => format!("When you play {}, gain {number} Force", any_of(whom)),
        Constant::AttackPer(number, counted, most) => {
            let most = most.map(|most| format!(", at most {most}")).unwrap_or_default();
            format!("This has {number} more attack for each {}{most}", counting(*counted))
        }
        Constant::ShipHp(number) => format!("Each of your capital ships has {number} more HP"),
        Constant::KeepsResources => "You keep unspent resources at the end of your turn".to_owned(),
        Constant::EntersDamaged(number) => format!("When you reveal this base, it has {number} damage"),
        Constant::RevealedToHand => {
            "When you reveal this on top of your deck, add it to your hand and reveal the next card instead".to_owned()
        }
        Constant::ExiledAfterAttack => "Exile this after it has attacked".to_owned(),
        Constant::HuntsNeutralItself => {
            "This may attack a neutral unit of the galaxy row, with its cost as its target value, and others may join; \
             defeating it brings as many resources"
                .to_owned()
        }
        Constant::Prevents(number) => format!("The first {number} damage to this base each turn is prevented"),
        Constant::HuntsNeutral => {
            "Once a turn you may attack a neutral unit of the galaxy row, with its cost as its target value; \
             defeating it brings as many resources"
                .to_owned()
        }
        Constant::FirstPurchaseOnDeck => "The first card you purchase each turn goes on top of your deck".to_owned(),
        Constant::FirstNeutralPurchaseToHand => {
            "The first neutral card you purchase each turn goes to your hand; exile it at the end of your turn"
                .to_owned()
        }
    }
}
