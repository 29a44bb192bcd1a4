//! Facts in words, each as those eyes may know it.

use super::Eyes;
use crate::book::Book;
use crate::fact::{Change, Fact, Seen, What};
use seats::Seat;
use std::borrow::Cow;
use swu_cards::wording::gift_text;
use swu_cards::wording::grammar::{a, list, possessive};
use swu_language::trait_name::nameable;
use swu_language::word::{Aspect, Kind};

/// Tells facts to one pair of eyes.
pub struct Teller<'a> {
    /// All cards.
    pub book: &'a Book,
    /// The players' names in table order.
    pub names: &'a [String],
    /// Whose eyes.
    pub eyes: Eyes,
    /// The handles of the cards after whose names a [mark](Called::of) says which one is meant.
    pub marked: &'a [u16],
}

/// The first of the characters that mark a card in a sentence: one for every handle, none of them in any text.
const MARKS: u32 = 0xF_0000;

/// A card called by its name in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Called {
    /// The byte after its name.
    pub at: usize,
    /// Its handle.
    pub handle: u16,
}

impl Called {
    /// A told sentence without its marks, and what they say.
    pub fn of(told: &str) -> (String, Vec<Called>) {
        let (mut text, mut called) = (String::with_capacity(told.len()), Vec::new());
        for letter in told.chars() {
            match u32::from(letter).checked_sub(MARKS).and_then(|handle| u16::try_from(handle).ok()) {
                Some(handle) => called.push(Called { at: text.len(), handle }),
                None => text.push(letter),
            }
        }
        (text, called)
    }
}

/// The aspect with that number.
fn aspect(number: i16) -> String {
    let aspect = usize::try_from(number).ok().and_then(|place| Aspect::ALL.get(place));
    aspect.map_or_else(|| "an aspect".to_owned(), Aspect::to_string)
}

/// Titles, equal ones that follow each other counted: "2 copies of Waylay".
fn counted(titles: &[&str]) -> Vec<String> {
    let told = |run: &[&str]| {
        let title = run.first()?;
        Some(if run.len() > 1 { format!("{} copies of {title}", run.len()) } else { (*title).to_owned() })
    };
    titles.chunk_by(|one, next| one == next).filter_map(told).collect()
}

impl Teller<'_> {
    /// Several cards drawn, revealed or looked at by one player, or resources turned, in one sentence; otherwise the first fact.
    pub fn tell_several(&self, facts: &[Fact]) -> String {
        let Some(first) = facts.first() else { return String::new() };
        if first.what == What::Looked {
            return self.tell_looks(first, facts);
        }
        if facts.len() == 1 {
            return self.tell(first);
        }
        if matches!(first.what, What::Exhausted | What::Readied) {
            return self.turned(first, facts.len());
        }
        let who = self.name(first.seat);
        let does = if first.what == What::Revealed { "reveals" } else { "draws" };
        if !self.witnesses(first) {
            return format!("{who} {does} {} cards", facts.len());
        }
        let titles: Vec<&str> =
            facts.iter().filter_map(|fact| fact.card.as_ref()).map(|card| self.bare_title(card)).collect();
        format!("{who} {does} {}", list(&counted(&titles), "and"))
    }

    /// May these eyes know the faces in it?
    pub fn witnesses(&self, fact: &Fact) -> bool {
        self.eyes.witness(fact.witnesses, self.names.len())
    }

    /// "Ann looks at 4 cards of Bob's hand", and which ones for the player who looks.
    fn tell_looks(&self, first: &Fact, facts: &[Fact]) -> String {
        let owner = first.card.map_or(first.seat, |card| card.controller);
        let whose = if owner == first.seat { "their own".to_owned() } else { possessive(&self.name(owner)) };
        let (several, count) = (facts.len() > 1, facts.len());
        let what = match (first.amount, several) {
            (2, true) => format!("{count} of {whose} resources"),
            (2, false) => format!("one of {whose} resources"),
            (1, true) => format!("{count} cards of {whose} hand"),
            (1, false) => format!("the card of {whose} hand"),
            (_, true) => format!("{count} cards on top of {whose} deck"),
            (_, false) => format!("the card on top of {whose} deck"),
        };
        let told = format!("{} looks at {what}", self.name(first.seat));
        if !self.witnesses(first) {
            return told;
        }
        let titles: Vec<&str> =
            facts.iter().filter_map(|fact| fact.card.as_ref()).map(|card| self.bare_title(card)).collect();
        format!("{told}: {}", titles.join(", "))
    }

    /// The sentence, without a full stop.
    pub fn tell(&self, fact: &Fact) -> String {
        let seen = self.witnesses(fact);
        let who = self.name(fact.seat);
        let card = fact.card.as_ref().filter(|_| seen).map(|card| self.title(card));
        let other = fact.other.as_ref().filter(|_| seen).map(|other| self.title(other));
        let it = card.as_deref().unwrap_or("a card");
        let first = card.as_deref().unwrap_or("A card");
        // At a table of several, anybody may have the same card.
        let whose = fact.card.as_ref().filter(|_| seen).map_or(Cow::Borrowed("A card"), |card| self.whose(card));
        let of_other = fact.other.as_ref().filter(|_| seen).map(|other| self.whose(other));
        let amount = fact.amount;
        match fact.what {
            What::FirstPlayer => format!("{who} chooses {} to start", self.name(Seat(amount as u8))),
            What::Kept => format!("{who} keeps the opening hand"),
            What::Mulliganed => format!("{who} draws a new opening hand"),
            What::Round => format!("Round {amount}"),
            What::Regroup => format!("Regroup phase of round {amount}"),
            What::RegroupAgain => format!("Another regroup phase of round {amount}"),
            What::Played => match other {
                Some(other) => format!("{who} plays {it} on {other} for {amount}"),
                None => format!("{who} plays {it} for {amount}"),
            },
            What::Deployed => format!("{who} deploys {it}"),
            What::Used if amount == 1 => format!("{who} uses {}, without effect", other.as_deref().unwrap_or(it)),
            What::Used => format!("{who} uses {}", other.as_deref().unwrap_or(it)),
            What::Triggered if amount == 1 => {
                format!("{} ability has no effect", possessive(other.as_deref().unwrap_or(first)))
            }
            What::Triggered => format!("{} ability triggers", possessive(other.as_deref().unwrap_or(first))),
            What::Attacked => format!("{who}: {it} attacks {}", of_other.unwrap_or_default()),
            What::AttackedToo => format!("{who}: {it} attacks {} as well", of_other.unwrap_or_default()),
            What::Damage => match of_other {
                Some(other) => format!("{whose} takes {amount} damage from {other}"),
                None => format!("{whose} takes {amount} damage"),
            },
            What::Shielded => format!("A Shield token on {whose} prevents {amount} damage"),
            What::Healed if amount == 0 => format!("{whose} has no damage to heal"),
            What::Healed => format!("{amount} damage is healed from {whose}"),
            What::KeptUnique => format!("{first} is unique, so {who} keeps only one"),
            What::Defeated => self.defeated(fact, &whose),
            What::ForceGained => format!("The Force is with {who}"),
            What::Collected => format!("{who} collects {} Bounty", possessive(first)),
            What::ForceLost => format!("The Force token of {who} is defeated"),
            What::ForceUsed => format!("{who} uses the Force"),
            What::CreditsUsed if amount == 1 => format!("{who} uses a Credit token"),
            What::CreditsUsed => format!("{who} uses {amount} Credit tokens"),
            What::CreditsCreated => format!("{who} creates {}", credits(amount)),
            What::CreditsDefeated => {
                format!("{} of {who} {} defeated", credits(amount), if amount == 1 { "is" } else { "are" })
            }
            What::CreditsTaken => format!("{who} takes control of {}", credits(amount)),
            What::Moved => format!("{first} moves to the {} arena", if amount == 1 { "ground" } else { "space" }),
            What::Exhausted | What::Readied => self.turned(fact, 1),
            What::Drew => format!("{who} draws {it}"),
            What::Discarded => format!("{who} discards {it}"),
            What::Resourced => format!("{who} puts {it} into play as a resource"),
            What::ResourcedTop => match card {
                Some(card) => format!("{who} puts {card}, the top card of their deck, into play as a resource"),
                None => format!("{who} puts the top card of their deck into play as a resource"),
            },
            What::Returned => format!("{first} returns to {who}'s hand"),
            What::Bottomed => format!("{first} goes to the bottom of {who}'s deck"),
            What::Topped => format!("{first} goes on top of {who}'s deck"),
            What::Looked => format!("{who} looks at {it}"),
            What::Revealed => format!("{who} reveals {it}"),
            What::Searched => format!("{who} searches {amount} cards"),
            What::Shuffled => format!("{who} shuffles their deck"),
            What::Attached => match fact.card.as_ref().filter(|card| self.book.card(card.def).kind.is_token()) {
                Some(_) => format!("{} gets {} token", of_other.unwrap_or_default(), a(it)),
                None => format!("{first} is attached to {}", other.as_deref().unwrap_or_default()),
            },
            What::Created => format!("{who} creates {}", a(&format!("{it} token"))),
            What::TookControl if amount == 1 => match card {
                Some(card) => format!("{who} takes control of the resource {card}"),
                None => format!("{who} takes control of a resource"),
            },
            What::TookControl => format!("{who} takes control of {it}"),
            What::Flipped => format!("{who} turns {it} over"),
            What::Captured => format!("{} captures {it}", other.as_deref().unwrap_or_default()),
            What::Rescued => format!("{first} is rescued"),
            What::Changed => self.change(fact, first),
            What::Named => {
                let title = self.book.title(amount as u16);
                format!("{who} names {}", title.unwrap_or("a card"))
            }
            What::Number => format!("{who} chooses the number {amount}"),
            What::Arena => format!("{who} chooses the {} arena", if amount == 1 { "ground" } else { "space" }),
            What::Trait => {
                let named = usize::try_from(amount).ok().and_then(nameable).unwrap_or_default();
                format!("{who} names {named}")
            }
            What::Aspect => format!("{who} chooses {}", aspect(amount)),
            What::Paid => format!("{who} pays {amount}"),
            What::Initiative => format!("{who} takes the initiative"),
            What::Blast => format!("{who} takes the blast counter"),
            What::Plan => format!("{who} takes the plan counter"),
            What::Passed => format!("{who} passes"),
            What::Conceded => format!("{who} concedes"),
            What::Eliminated => format!("{who} is out of the game"),
            What::WentHome if amount == 1 => format!("{first} returns to {who}'s base zone, exhausted"),
            What::WentHome => format!("{first} goes to {who}'s discard pile"),
            What::CounterBack => "The initiative counter lies in the centre".to_owned(),
            What::Won => format!("{who} wins"),
            What::Draw => "The game is a draw".to_owned(),
            What::ReadiedAll => match amount {
                0 => "There is no exhausted card to ready".to_owned(),
                1 => "1 exhausted card is readied".to_owned(),
                _ => format!("{amount} exhausted cards are readied"),
            },
        }
    }

    /// "AT-ST is defeated", "AT-ST loses a Shield token", "Ann's resource AT-ST is defeated"
    fn defeated(&self, fact: &Fact, whose: &str) -> String {
        let upgrade = fact.card.as_ref().zip(fact.other.as_ref());
        match upgrade {
            Some((token, host)) if self.book.card(token.def).kind.is_token() => {
                format!("{} loses {} token", self.whose(host), a(self.bare_title(token)))
            }
            Some((upgrade, host)) => format!("{} on {} is defeated", self.title(upgrade), self.whose(host)),
            None if fact.amount == 1 => {
                let title = fact.card.as_ref().map_or("a card", |card| self.bare_title(card));
                format!("{} resource {title} is defeated", possessive(&self.name(fact.seat)))
            }
            None => format!("{whose} is defeated"),
        }
    }

    /// "AT-ST is exhausted", "2 of Ann's resources are readied"
    fn turned(&self, fact: &Fact, count: usize) -> String {
        let how = if fact.what == What::Readied { "readied" } else { "exhausted" };
        let whose = || possessive(&self.name(fact.seat));
        match (&fact.card, count) {
            (Some(card), _) => format!("{} is {how}", self.title(card)),
            (None, 1) => format!("One of {} resources is {how}", whose()),
            (None, _) => format!("{count} of {} resources are {how}", whose()),
        }
    }

    /// "Imperial Interceptor gains Sentinel for this phase (Gladiator Star Destroyer)"
    fn change(&self, fact: &Fact, it: &str) -> String {
        let said = match fact.change {
            Some(Change::Stats { power, hp }) => format!("gets {power:+}/{hp:+}"),
            Some(Change::Gift(gift)) => gift_text(&self.book.gift(gift).give),
            Some(Change::Left { .. }) | None => "is changed".to_owned(),
        };
        match &fact.other {
            Some(by) => format!("{it} {said} ({})", self.title(by)),
            None => format!("{it} {said}"),
        }
    }

    fn name(&self, seat: Seat) -> Cow<'_, str> {
        let name = self.names.get(seat.index());
        name.map_or_else(|| Cow::Owned(format!("Player {seat}")), |name| Cow::Borrowed(name.as_str()))
    }

    /// "Bob's base", and "Bob's Yoda" at a table of several; the title alone in a duel.
    pub fn whose(&self, seen: &Seen) -> Cow<'_, str> {
        let name = self.name(seen.controller);
        match self.book.card(seen.def).kind {
            Kind::Base => Cow::Owned(format!("{} base", possessive(&name))),
            _ if self.names.len() < 3 => self.title(seen),
            _ => Cow::Owned(format!("{name}'s {}", self.title(seen))),
        }
    }

    /// Its title, with its mark if it has one.
    fn title(&self, seen: &Seen) -> Cow<'_, str> {
        let title = self.bare_title(seen);
        let mark = self.marked.contains(&seen.handle).then(|| char::from_u32(MARKS + u32::from(seen.handle))).flatten();
        mark.map_or(Cow::Borrowed(title), |mark| Cow::Owned(format!("{title}{mark}")))
    }

    fn bare_title(&self, seen: &Seen) -> &str {
        self.book.face_title(seen.def, seen.flipped)
    }
}

/// "a Credit token", "3 Credit tokens"
fn credits(number: i16) -> String {
    if number == 1 { "a Credit token".to_owned() } else { format!("{number} Credit tokens") }
}
