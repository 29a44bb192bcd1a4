//! Entries of a list that a question is about, and questions without a step of the text.

use super::Question;
use crate::wording::clause::merged;
use crate::wording::grammar::sentence;
use swu_language::ability::Ref;

impl Question<'_> {
    /// An entry of the list, without a full stop.
    pub fn entry(&self, number: u8) -> String {
        let mut speaker = self.speaker();
        let Some(spot) = speaker.reach(self.text.steps(), self.place) else { return String::new() };
        let does = spot.step.branch(u16::from(number));
        if does.is_empty() {
            return match self.cards.iter().find(|(card, _)| *card == Ref::Cards) {
                Some((_, name)) => format!("Leave {name} where it is"),
                None => "Do nothing".to_owned(),
            };
        }
        let said: Vec<String> = merged(speaker.pieces(does)).iter().map(|piece| sentence(&piece.text())).collect();
        said.join(" ").trim_end_matches('.').to_owned()
    }

    /// Asks whether another card's ability deals this much more damage.
    pub(super) fn raised(&self, more: u8) -> String {
        let dealer = self.cards.iter().find(|(card, _)| *card == Ref::Subject);
        let dealer = dealer.map_or("the ability", |(_, name)| name);
        format!("You may have {dealer} deal {more} more damage")
    }
}
