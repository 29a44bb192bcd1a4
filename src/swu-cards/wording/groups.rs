//! Groups of cards.

use super::grammar::list;
use super::noun::{Noun, Slot};
use super::speaker::{Meant, Name, Speaker};
use swu_language::ability::{Filter, PlayerRef, Ref, Selector};

/// A group that can be said in several ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    parts: Vec<Part>,
}

/// One kind of members.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Noun(Noun),
    Known { name: Name, head: String },
}

impl Group {
    /// "a friendly unit", "a unit or base"
    pub fn one(&self) -> String {
        let said: Vec<String> = self
            .parts
            .iter()
            .enumerate()
            .map(|(index, part)| match part {
                // "a unit or base", but "a ground unit or a base"
                Part::Noun(noun) if index > 0 && self.parts.iter().all(Part::is_bare) => noun.head.clone(),
                Part::Noun(noun) => noun.one(),
                Part::Known { name, .. } if name.plural => format!("one of {}", name.object),
                Part::Known { name, .. } => name.object.clone(),
            })
            .collect();
        list(&said, "or")
    }

    /// "each friendly unit", "each unit and each base"
    pub fn each(&self) -> String {
        let said: Vec<String> = self
            .parts
            .iter()
            .map(|part| match part {
                Part::Noun(noun) => noun.each(),
                Part::Known { name, .. } if name.plural => format!("each of {}", name.object),
                Part::Known { name, .. } => name.object.clone(),
            })
            .collect();
        list(&said, "and")
    }

    /// "friendly units", "units or bases", "them"
    fn several(&self, word: &str) -> String {
        let said: Vec<String> = self
            .parts
            .iter()
            .map(|part| match part {
                Part::Noun(noun) => noun.several(),
                Part::Known { name, .. } => name.object.clone(),
            })
            .collect();
        list(&said, word)
    }

    /// All of them, after "the number of" or "among".
    pub fn all(&self) -> String {
        self.several("and")
    }

    /// "up to 2 friendly units", "any number of them"
    pub fn counted(&self, how_many: &str) -> String {
        let of = if self.is_known() || how_many.ends_with(" number") || how_many == "any" { "of " } else { "" };
        format!("{how_many} {of}{}", self.several("or"))
    }

    /// "random unit or base", "friendly unit", for after "a" or "each"
    pub(crate) fn bare_one(&self) -> String {
        let said: Vec<String> = self
            .parts
            .iter()
            .map(|part| match part {
                Part::Noun(noun) => noun.bare_one(),
                Part::Known { name, .. } if name.plural => format!("one of {}", name.object),
                Part::Known { name, .. } => name.object.clone(),
            })
            .collect();
        list(&said, "or")
    }

    /// "no friendly unit"
    pub fn none(&self) -> String {
        let said: Vec<String> = self
            .parts
            .iter()
            .map(|part| match part {
                Part::Noun(noun) => noun.none(),
                Part::Known { name, .. } => format!("none of {}", name.object),
            })
            .collect();
        list(&said, "or")
    }

    /// What a member is called afterwards: "unit".
    pub fn head(&self) -> String {
        match self.parts.as_slice() {
            [Part::Noun(noun)] => noun.head.clone(),
            [Part::Known { head, .. }] => head.clone(),
            _ => "one".to_owned(),
        }
    }

    /// Is it a single card that is already known?
    pub(crate) fn is_single(&self) -> bool {
        matches!(self.parts.as_slice(), [Part::Known { name, .. }] if !name.plural)
            || matches!(self.parts.as_slice(), [Part::Noun(noun)] if noun.ordinal.is_some())
    }

    /// Is it cards that are already known?
    pub(crate) fn is_known(&self) -> bool {
        matches!(self.parts.as_slice(), [Part::Known { .. }])
    }

    /// The noun, if there is just one.
    pub(crate) fn noun(&self) -> Option<&Noun> {
        match self.parts.as_slice() {
            [Part::Noun(noun)] => Some(noun),
            _ => None,
        }
    }
}

impl Part {
    fn is_bare(&self) -> bool {
        matches!(self, Part::Noun(noun) if noun.is_bare() && super::grammar::a(&noun.head).starts_with("a "))
    }
}

impl Speaker {
    /// A group, with its cards looked for "in" their zone.
    pub fn group(&self, selector: &Selector) -> Group {
        self.group_from(selector, "in")
    }

    /// A group, with its cards looked for "in" or taken "from" their zone.
    pub(crate) fn group_from(&self, selector: &Selector, preposition: &str) -> Group {
        let noun = |head: &str, predicates: &[Filter]| Group { parts: vec![Part::Noun(self.noun(head, predicates))] };
        let placed = |head: &str, predicates: &[Filter], place: String| {
            let mut noun = self.noun(head, predicates);
            noun.place.push(place);
            Group { parts: vec![Part::Noun(noun)] }
        };
        match selector {
            Selector::The(card) => {
                let head = self.meaning(*card).head;
                Group { parts: vec![Part::Known { name: self.known(*card), head }] }
            }
            Selector::Units(predicates) if let [Filter::HasUpgrade(card)] = &predicates[..] => self.host_of(*card),
            Selector::Units(predicates) => noun("unit", predicates),
            Selector::Bases(predicates) => self.bases(predicates),
            Selector::Upgrades(predicates) => noun("upgrade", predicates),
            Selector::LeadersAndUnits(predicates) => noun("leader or unit", predicates),
            Selector::Leaders(predicates) => self.undeployed(predicates),
            Selector::Resources(predicates) => noun("resource", predicates),
            Selector::Hand(player, predicates) if self.open_hand == Some(*player) => {
                placed("card", predicates, format!("{preposition} it"))
            }
            Selector::Hand(player, predicates) => {
                placed("card", predicates, format!("{preposition} {}", self.hand_of(*player)))
            }
            Selector::Discard(player, predicates) => {
                // "each unit in your discard pile that was defeated": from the pile it would be the pile that was.
                let past = predicates.iter().any(|word| matches!(word, Filter::Defeated(_) | Filter::Discarded(_)));
                let preposition = if past { "in" } else { preposition };
                placed("card", predicates, format!("{preposition} {} discard pile", self.zone_of(*player)))
            }
            Selector::Deck(player, predicates) => {
                placed("card", predicates, format!("{preposition} {} deck", self.zone_of(*player)))
            }
            Selector::OutsidePlay(player, predicates) => self.outside_play(*player, predicates),
            Selector::Everywhere(predicates) => placed("card", predicates, "in play or not".to_owned()),
            Selector::TopOfDeck(player) => {
                let name = Name::fixed(&format!("the top card of {} deck", self.zone_of(*player)), false);
                Group { parts: vec![Part::Known { name, head: "card".to_owned() }] }
            }
            Selector::Captives(guards, predicates) => {
                placed("captured card", predicates, format!("guarded by {}", self.group(guards).one()))
            }
            Selector::UpgradesOf(card, predicates) if *card != Ref::It && !self.leaving => {
                placed("upgrade", predicates, format!("on {}", self.known(*card).object))
            }
            Selector::UpgradesOf(card, predicates) => {
                placed("upgrade", predicates, format!("that was on {}", self.known(*card).object))
            }
            Selector::Among(card, predicates) => self.among(*card, predicates, preposition),
            Selector::Played(player, predicates) => self.played(*player, predicates),
            Selector::Any(selectors) => self.any_of(selectors, preposition),
        }
    }

    /// "a card you own that isn't in play"
    fn outside_play(&self, player: PlayerRef, predicates: &[Filter]) -> Group {
        let mut noun = self.noun("card", predicates);
        let name = self.player(player);
        let owns = if name.plural { "own" } else { "owns" };
        noun.by.push(format!("{} {owns}", name.subject));
        noun.that("isn't in play", "aren't in play");
        Group { parts: vec![Part::Noun(noun)] }
    }

    /// "an undeployed leader": a deployed one is a unit (rule 4.2).
    fn undeployed(&self, predicates: &[Filter]) -> Group {
        let mut leader = self.noun("leader", predicates);
        leader.word(Slot::State, "undeployed");
        Group { parts: vec![Part::Noun(leader)] }
    }

    /// "a card you play"
    fn played(&self, player: PlayerRef, predicates: &[Filter]) -> Group {
        let mut noun = self.noun("card", predicates);
        let name = self.player(player);
        let verb = if name.plural { "play" } else { "plays" };
        let subject = match (player, noun.ordinal) {
            (PlayerRef::EachOpponent, None) => "an opponent",
            (PlayerRef::EachPlayer, None) => "a player",
            _ => name.subject.as_str(),
        };
        noun.by.insert(0, format!("{subject} {verb}"));
        Group { parts: vec![Part::Noun(noun)] }
    }

    fn any_of(&self, selectors: &[Selector], preposition: &str) -> Group {
        if let [Selector::The(first), Selector::The(second)] = selectors
            && let (one, other) = (self.meaning(*first), self.meaning(*second))
            && !one.plural
            && !other.plural
        {
            return Group { parts: vec![Part::Known { name: Name::pronoun(true), head: one.head }] };
        }
        if let [Selector::Among(first, not_this), Selector::Among(second, nor_this)] = selectors
            && not_this == nor_this
            && let [Filter::OtherThan(_)] = not_this[..]
        {
            let (one, other) = (self.meaning(*first), self.meaning(*second));
            if !one.plural && !other.plural {
                let name = Name::fixed(&format!("the other {}", one.head), false);
                return Group { parts: vec![Part::Known { name, head: one.head }] };
            }
        }
        // "each card with the same name from their hand and deck"
        if let [Selector::Hand(player, words), Selector::Deck(same, others)] = selectors
            && (player, words) == (same, others)
        {
            let whose = if self.open_hand == Some(*player) { "their".to_owned() } else { self.zone_of(*player) };
            let mut noun = self.noun("card", words);
            noun.place.push(format!("{preposition} {whose} hand and deck"));
            return Group { parts: vec![Part::Noun(noun)] };
        }
        let parts = match leader_at_large(selectors) {
            Some((head, predicates)) => vec![Part::Noun(self.noun(head, predicates))],
            None => selectors.iter().flat_map(|one| self.group_from(one, preposition).parts).collect(),
        };
        Group { parts }
    }

    /// The unit that an upgrade is on.
    fn host_of(&self, upgrade: Ref) -> Group {
        let name = match upgrade {
            Ref::It => "the unit it was on".to_owned(),
            _ => format!("the unit {} is on", self.known(upgrade).subject),
        };
        Group { parts: vec![Part::Known { name: Name::fixed(&name, false), head: "unit".to_owned() }] }
    }

    /// "your hand", "the hand of the player to their right"
    pub(crate) fn hand_of(&self, player: PlayerRef) -> String {
        match player {
            PlayerRef::RightOfThatPlayer => format!("the hand of {}", self.player(player).object),
            _ => format!("{} hand", self.zone_of(player)),
        }
    }

    /// Whose zone: "your", "an opponent's", "a" if it may be anyone's.
    pub(crate) fn zone_of(&self, player: PlayerRef) -> String {
        match player {
            PlayerRef::EachPlayer | PlayerRef::APlayer => "any player's".to_owned(),
            _ => self.player(player).possessive,
        }
    }

    fn bases(&self, predicates: &[Filter]) -> Group {
        let owner = match predicates {
            [Filter::Friendly] => Some("your".to_owned()),
            [Filter::ControlledBy(player)] => Some(self.player(*player).possessive),
            _ => None,
        };
        let part = match owner {
            Some(owner) => Part::Known { name: Name::fixed(&format!("{owner} base"), false), head: "base".to_owned() },
            None => Part::Noun(self.noun("base", predicates)),
        };
        Group { parts: vec![part] }
    }

    /// Who attacked: this card, if the text waits for its attack.
    fn striker(&self) -> String {
        if self.attacks { format!("this {}", self.this) } else { "the attacker".to_owned() }
    }

    /// The earlier cards that satisfy predicates.
    fn among(&self, card: Ref, predicates: &[Filter], preposition: &str) -> Group {
        let Meant { head, called, .. } = self.meaning(card);
        let known = match called {
            // "among the damaged cards": "them" would refer to nothing named before.
            "damaged" => Name::fixed(&format!("the {called} {}", super::grammar::many(&head)), true),
            _ => self.known(card),
        };
        let others = [Filter::OtherThan(Ref::First), Filter::OtherThan(Ref::Second), Filter::OtherThan(Ref::It)];
        let part = match predicates {
            [] if card == Ref::Rest => Part::Known { name: Name::fixed("one of the others", false), head },
            [] => Part::Known { name: known, head },
            [one] if others.contains(one) => Part::Known { name: Name::fixed("the other", false), head },
            // "each enemy unit that was defeated this way"
            [others @ .., Filter::Defeated(_)] if self.that_much == "card defeated" && known.plural => {
                let mut noun = self.noun(&head, others);
                noun.past.push(("was defeated this way".to_owned(), "were defeated this way".to_owned()));
                Part::Noun(noun)
            }
            _ if card == Ref::Struck => {
                let mut noun = self.noun(&head, predicates);
                noun.by.push(format!("{} dealt combat damage to", self.striker()));
                Part::Noun(noun)
            }
            _ => {
                let mut noun = self.noun(&head, predicates);
                noun.place.push(match (known.plural, preposition) {
                    (true, "from") => format!("from among {}", known.object),
                    (true, _) => format!("among {}", known.object),
                    (false, _) => "there".to_owned(),
                });
                Part::Noun(noun)
            }
        };
        Group { parts: vec![part] }
    }
}

/// A leader on either side or as an upgrade, and perhaps a base: "friendly Aggression leader or base".
fn leader_at_large(selectors: &[Selector]) -> Option<(&'static str, &[Filter])> {
    let [Selector::Leaders(wanted), Selector::Units(unit), rest @ ..] = selectors else { return None };
    let same = |words: &[Filter]| {
        let plain: Vec<&Filter> = words.iter().filter(|word| **word != Filter::Leader).collect();
        plain.len() + 1 == words.len() && plain.into_iter().eq(wanted)
    };
    match rest {
        _ if !same(unit) => None,
        [] => Some(("non-upgrade leader", wanted)),
        [Selector::Upgrades(upgrade)] if same(upgrade) => Some(("leader", wanted)),
        [Selector::Upgrades(upgrade), Selector::Bases(base)] if same(upgrade) && base == wanted => {
            Some(("leader or base", wanted))
        }
        _ => None,
    }
}
