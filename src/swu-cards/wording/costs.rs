//! Costs: what is paid.

use super::gives::resources;
use super::speaker::Speaker;
use swu_language::ability::{Amount, Cost, Ref};

impl Speaker {
    /// "[1 resource, exhaust]", or empty if nothing is paid.
    pub(crate) fn costs_in_brackets(&mut self, costs: &[Cost]) -> String {
        if costs.is_empty() {
            return String::new();
        }
        let said: Vec<String> = costs
            .iter()
            .map(|cost| if *cost == Cost::Exhaust { "Exhaust".to_owned() } else { self.cost(cost) })
            .collect();
        for cost in costs {
            if let Cost::Defeat(set)
            | Cost::ExhaustA(set)
            | Cost::ReadyA(set)
            | Cost::Return(set)
            | Cost::Damage(_, set) = cost
            {
                let head = self.group(set).head();
                self.mean(Ref::It, &head, false);
            }
        }
        format!(" [{}]", said.join(", "))
    }

    /// One part of a cost: "1 resource", "exhaust", "defeat a friendly unit".
    pub fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Resources(number) => resources(i16::from(*number)),
            Cost::Exhaust => "exhaust".to_owned(),
            Cost::DefeatThis => format!("defeat this {}", self.this),
            Cost::Defeat(set) => format!("defeat {}", self.group(set).one()),
            Cost::Discard(1, predicates) => format!("discard {} from your hand", self.noun("card", predicates).one()),
            Cost::Discard(number, predicates) => {
                format!("discard {number} {} from your hand", self.noun("card", predicates).several())
            }
            Cost::DamageYourBase(number) => format!("deal {number} damage to your base"),
            Cost::Damage(Amount::N(number), set) => format!("deal {number} damage to {}", self.group(set).one()),
            Cost::Damage(amount, set) => {
                format!("deal damage to {} equal to {}", self.group(set).one(), self.number(amount))
            }
            Cost::ExhaustA(set) => format!("exhaust {}", self.group(set).one()),
            Cost::UseForce => "use the Force".to_owned(),
            Cost::Mill(1) => "discard a card from your deck".to_owned(),
            Cost::Mill(number) => format!("discard {number} cards from your deck"),
            Cost::ReadyA(set) => format!("ready {}", self.group(set).one()),
            Cost::DefeatCredit => "defeat a friendly Credit token".to_owned(),
            Cost::DefeatToken => "defeat a friendly token".to_owned(),
            Cost::Return(set) => format!("return {} to its owner's hand", self.group(set).one()),
        }
    }
}
