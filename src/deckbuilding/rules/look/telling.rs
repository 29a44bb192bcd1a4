//! Facts in words, as these eyes saw them. Each is a sentence without a full stop.

use super::super::super::cards::word::Faction;
use super::super::book::Book;
use super::super::fact::{Fact, Said, What};
use super::super::view::{Known, Zone, ends};
use super::Eyes;
use schemars::JsonSchema;
use seats::Seat;
use serde::Serialize;

/// Says what happened.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The cards.
    pub book: &'a Book,
    /// The names of the seats.
    pub names: &'a [String],
    /// Whose eyes looked.
    pub eyes: Eyes,
    /// The factions that play, in the order of the Force track.
    pub factions: [Faction; 2],
}

/// A fact as the protocol writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "DeckbuildingEvent")]
pub struct Event {
    /// What kind of thing.
    pub kind: What,
    /// In words.
    pub text: String,
    /// Who.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Which card, if these eyes saw it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// How much.
    #[serde(skip_serializing_if = "is_nothing")]
    pub amount: i16,
}

const fn is_nothing(amount: &i16) -> bool {
    *amount == 0
}

impl Teller<'_> {
    /// Whether these eyes saw which card it was.
    fn saw(self, fact: &Fact) -> bool {
        self.eyes.among(fact.witnesses)
    }

    /// The fact for the protocol.
    pub fn event(self, fact: &Fact) -> Event {
        let card = fact.card.filter(|_| self.saw(fact));
        Event {
            kind: fact.what,
            text: self.tell(fact),
            seat: fact.seat.map(|seat| seat.0),
            card: card.map(|said| self.book.card(said.def).card.id.clone()),
            amount: fact.amount,
        }
    }

    /// The card of a fact, to look at, if these eyes saw it.
    pub fn shown(self, fact: &Fact) -> Option<Known> {
        let said = fact.card.filter(|_| self.saw(fact))?;
        let card = &self.book.card(said.def).card;
        let owner = said.owner.map(|seat| seat.0);
        let (id, name) = (card.id.clone(), card.name.clone());
        Some(Known { uid: 0, id, name, subtitle: None, controller: owner, owner, zone: Zone::SetAside })
    }

    fn name(self, seat: Option<Seat>) -> String {
        let name = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {seat}"));
        seat.map_or_else(|| "Somebody".to_owned(), name)
    }

    fn card(self, said: Option<Said>) -> String {
        said.map_or_else(|| "a card".to_owned(), |said| self.book.card(said.def).card.name.clone())
    }

    /// A base, with its player where a side has several: both may have one of the same name.
    fn piece(self, said: Option<Said>) -> String {
        match said.and_then(|said| said.owner).filter(|_| self.names.len() > 2) {
            Some(owner) => format!("{} ({})", self.card(said), self.name(Some(owner))),
            None => self.card(said),
        }
    }

    /// The fact in words.
    pub fn tell(self, fact: &Fact) -> String {
        let (who, amount) = (self.name(fact.seat), fact.amount);
        let card = match fact.what {
            What::Attacked | What::Damage | What::Prevented | What::Repaired => self.piece(fact.card),
            _ => self.card(fact.card.filter(|_| self.saw(fact))),
        };
        // An attack of nobody alone is one of both teammates.
        let who = if fact.what == What::Attacked && fact.seat.is_none() { "Both".to_owned() } else { who };
        let points = |what: &str| if amount == 1 { format!("1 {what}") } else { format!("{amount} {what}s") };
        match fact.what {
            What::TurnBegan => format!("Turn {amount}"),
            What::BaseChosen => format!("{who} chose {}", if card == "a card" { "a base in secret" } else { &card }),
            What::BaseRevealed => format!("{who} revealed {card}"),
            What::Played => format!("{who} played {card}"),
            What::Resources => format!("{who} gained {}", points("resource")),
            What::Paid => format!("{who} paid {}", points("resource")),
            What::Force => format!("the Force moved to {}", self.space(amount)),
            What::Attack => format!("{card} gained {amount} attack"),
            What::Purchased if amount == 0 => format!("{who} purchased {card} for free"),
            What::Purchased => format!("{who} purchased {card} for {amount}"),
            What::PaidOff => format!("{who} paid {card} off"),
            What::PutInHand => format!("{card} went to {who}'s hand"),
            What::PutOnDeck => format!("{card} went on top of {who}'s deck"),
            What::Used => format!("{who} used {card}"),
            What::Resolved => format!("{who} resolved {card}"),
            What::Declined => format!("{who} declined {card}"),
            What::Committed => format!("{who} committed {card}"),
            What::Attacked if fact.card.is_none() => format!("{who} attacked with {amount} where no base is"),
            What::Attacked => format!("{who} attacked {card} with {amount}"),
            What::TargetDefeated => format!("{who} defeated {card}"),
            What::Damage => format!("{card} took {amount} damage"),
            What::Prevented => format!("{card} prevented {amount} damage"),
            What::ShipDestroyed => format!("{card} was destroyed"),
            What::BaseDestroyed => format!("{who} lost {card}"),
            What::Repaired => format!("{card} was repaired by {amount}"),
            What::Drew => format!("{who} drew {card}"),
            What::Discarded => format!("{who} discarded {card}"),
            What::DiscardedAtRandom => format!("{who} discarded {card} at random"),
            What::Exiled => format!("{who} exiled {card}"),
            What::Shuffled => format!("{who} shuffled the discard pile into a new deck"),
            What::GalaxyShuffled => "the galaxy discard pile was shuffled into a new galaxy deck".to_owned(),
            What::Dealt => format!("{card} came into the galaxy row"),
            What::RowDiscarded => format!("{card} went to the galaxy discard pile"),
            What::Looked => format!("{who} looked at {card}"),
            What::RevealedTop => format!("{who} revealed {card} on top of the galaxy deck"),
            What::Swapped => format!("{card} changed places with {}", self.card(fact.other)),
            What::Took => format!("{who} took {card} from the galaxy row until the end of the turn"),
            What::Recovered => format!("{card} came back to {who}'s hand"),
            What::RevealedDeck => format!("{who} revealed {card} on top of the deck"),
            What::GivenAway => format!("{card} went to {who}'s discard pile"),
            What::Captured => format!("{who} put {card} under the base"),
            What::Released => format!("{card} came back to {who}'s discard pile"),
            What::TurnEnded if amount > 0 => format!("{who} ended the turn with {} left", points("resource")),
            What::TurnEnded => format!("{who} ended the turn"),
            What::Conceded => format!("{who} gave up"),
            What::Won => format!("{who}'s side won"),
        }
    }

    /// A space of the Force track.
    fn space(self, place: i16) -> String {
        match place {
            0 => "the middle".to_owned(),
            place => format!("{} {}", ends(self.factions)[usize::from(place > 0)], place.unsigned_abs()),
        }
    }
}
