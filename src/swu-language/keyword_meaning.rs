//! The meaning of a keyword: its rule, its reminder and, for triggers in disguise, its ability.

use crate::ability::Ability;
use crate::keyword::Keyword;
use serde::{Deserialize, Serialize};

/// An entry of `assets/cards/keywords.ron`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeywordMeaning {
    /// The keyword.
    pub keyword: Keyword,
    /// The number of the rule that defines it.
    pub rule: String,
    /// What it does, in a sentence with holes: `{this}` and `{This}`, `{n}`, `{cost}`.
    pub reminder: String,
    /// The keyword as an ability, if it is a trigger in one word; its number is [`crate::ability::Amount::Amount`].
    #[serde(default)]
    pub ability: Option<Ability>,
}

impl KeywordMeaning {
    /// The reminder with its holes filled: the card ("this unit"), the keyword's number and cost.
    pub fn reminder(&self, this: &str, number: u8, cost: &str) -> String {
        let mut capital = this.to_owned();
        if let Some(first) = capital.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        self.reminder
            .replace("{This}", &capital)
            .replace("{this}", this)
            .replace("{n}", &number.to_string())
            .replace("{cost}", cost)
    }
}
