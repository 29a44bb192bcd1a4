//! Effects on players' own decks, on the galaxy row, and on exile piles.

use super::super::ability::{Counted, Effect, Lying};
use super::{destination, gain, recovered, resources, steps, with_article};

/// Effects on the player's own deck, hand and discard pile.
pub(super) fn of_decks(step: &Effect) -> String {
    match step {
        Effect::Pay(number) => format!("spend {}", resources(*number)),
        Effect::RevealDeck => "reveal the top card of your deck".to_owned(),
        Effect::DiscardTop => "you may discard it".to_owned(),
        Effect::DrawTop => "you may draw it".to_owned(),
        Effect::SwapTop => "you may swap it with a card of your discard pile".to_owned(),
        Effect::AttackOfTop(most) => format!("this gains as much attack as that card costs, at most {most}"),
        Effect::SwapHandWithTop => "swap a card of your hand with the top card of your deck".to_owned(),
        Effect::UnitOnDeck => "put another unit you have in play on top of your deck".to_owned(),
        Effect::Return(wanted) => format!("put {} of your discard pile on top of your deck", recovered(*wanted)),
        Effect::BuyBack(word) => {
            format!("spend as many resources as a {word} of your discard pile costs to add it to your hand")
        }
        Effect::MayDamageShip(number) => {
            format!("you may deal {number} damage to a capital ship your opponent has in play")
        }
        Effect::StrengthenOnRow(number) => {
            format!("it has {number} more attack against the galaxy row this turn")
        }
        Effect::ExileFromHand(word) => format!("you may exile a {word} from your hand; if you do"),
        Effect::RepeatReward => "take the reward of that target once more".to_owned(),
        Effect::GainPer(what, number, counted) => format!("{} for each {}", gain(*what, *number), counting(*counted)),
        Effect::GiveAway => "put this into your opponent's discard pile".to_owned(),
        Effect::Capture => {
            "put a card of your opponent's discard pile under this base; it goes back when this base is destroyed"
                .to_owned()
        }
        Effect::RepairThis(number) => format!("repair {number} damage of this base"),
        Effect::EachPlayer(does) => format!("each player may {}", steps(does).replace("your", "their")),
        other => of_galaxy(other),
    }
}

/// Effects on the galaxy row, its piles and the exile piles.
fn of_galaxy(step: &Effect) -> String {
    match step {
        Effect::ExileFromRow(which) => format!("exile {} of the galaxy row", lying(*which)),
        Effect::DiscardOneFromRow(which) => format!("discard {} of the galaxy row", lying(*which)),
        Effect::DiscardAllFromRow(which) => {
            let all = lying(*which);
            format!("discard every {} of the galaxy row", all.split_once(' ').map_or(all.as_str(), |(_, rest)| rest))
        }
        Effect::ReplaceInRow { out, with, may } => format!(
            "discard {} of the galaxy row{} {} of the galaxy discard pile",
            lying(*out),
            if *may { "; you may refill its place with" } else { " and refill its place with another card:" },
            lying(*with)
        ),
        Effect::GainCost => "gain as many resources as the latter costs".to_owned(),
        Effect::SwapRowWithExiled(which) => {
            format!("swap {} of the galaxy row with a card of your exile pile that is no starter", lying(*which))
        }
        Effect::RefillFromExiled => {
            "the next card that leaves the galaxy row this turn is replaced with a card of your exile pile that is no \
             starter"
                .to_owned()
        }
        Effect::PurchaseExiled(word) => format!("purchase a {word} of your exile pile"),
        Effect::PurchaseFromDiscardTo(to) => {
            format!("purchase a card of the galaxy discard pile{}", destination(*to))
        }
        Effect::NextOnDeck(word) => format!("the next {word} you purchase this turn goes on top of your deck"),
        Effect::NextNeutralCheaper(number) => {
            format!("the next neutral card you purchase this turn costs {number} less")
        }
        Effect::DigForOwn => {
            "discard cards from the top of the galaxy deck until one of your faction is discarded".to_owned()
        }
        Effect::SwapRowWithFound(which) => format!("swap that card with {} of the galaxy row", lying(*which)),
        _ => String::new(),
    }
}

pub(super) fn lying(which: Lying) -> String {
    match which {
        Lying::Unit => "a unit".to_owned(),
        Lying::Neutral => "a neutral card".to_owned(),
        Lying::NeutralUnit => "a neutral unit".to_owned(),
        Lying::Enemy => "an enemy card".to_owned(),
        Lying::EnemyUnit => "an enemy unit".to_owned(),
        Lying::Of(faction) => format!("{} card", with_article(faction.name())),
    }
}

pub(super) fn counting(counted: Counted) -> String {
    match counted {
        Counted::UniqueUnits => "unique unit in play and in the galaxy row".to_owned(),
        Counted::UnitsWith(word) => format!("{word} in play and in the galaxy row"),
        Counted::OtherNeutrals => "other neutral card you have in play".to_owned(),
    }
}
