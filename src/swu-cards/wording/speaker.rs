//! The state of speech: the card whose text it is, and what "it" and "they" mean at the moment.

use swu_language::ability::{PlayerRef, Ref};
use swu_language::list::List;
use swu_language::trait_name::Trait;
use swu_language::word::{Aspect, Kind};

/// What a name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meant {
    /// "unit"
    pub head: String,
    /// Several of them?
    pub plural: bool,
    /// What distinguishes it from others: "chosen", "discarded"; empty if it is just "that unit".
    pub called: &'static str,
}

/// How a card or a group is mentioned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// "they"
    pub subject: String,
    /// "them"
    pub object: String,
    /// "their"
    pub possessive: String,
    /// Several of them?
    pub plural: bool,
}

impl Name {
    /// A name that is the same as subject and object.
    pub fn fixed(name: &str, plural: bool) -> Name {
        let possessive = super::grammar::possessive(name);
        Name { subject: name.to_owned(), object: name.to_owned(), possessive, plural }
    }

    /// The player who is spoken to.
    pub fn you() -> Name {
        Name { subject: "you".into(), object: "you".into(), possessive: "your".into(), plural: true }
    }

    /// Is it the player who is spoken to?
    pub(crate) fn is_you(&self) -> bool {
        self.subject == "you"
    }

    /// "it" or "they".
    pub(crate) fn pronoun(plural: bool) -> Name {
        let [subject, object, possessive] = if plural { ["they", "them", "their"] } else { ["it", "it", "its"] };
        Name { subject: subject.to_owned(), object: object.to_owned(), possessive: possessive.to_owned(), plural }
    }
}

/// The state of a text while it is being said.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// "unit", "leader", "event": what "this" is.
    pub this: &'static str,
    /// "unit" or "base": what an upgrade is attached to.
    pub host: &'static str,
    /// What names stand for.
    meant: Vec<(Ref, Meant)>,
    /// The name that "it" stands for in the next words.
    pub last: Option<Ref>,
    /// Phrases that replace the next mention of a name: "a friendly unit" for a card yet to be chosen.
    pub instead: Vec<(Ref, String)>,
    /// The card that the sentence is about, which is "it" in the rest of the sentence.
    pub about: Option<Ref>,
    /// What the trigger is about.
    pub subject_head: &'static str,
    /// How [`Ref::Cards`] came to be known: "revealed".
    pub cards_were: &'static str,
    /// The other player who searched their deck in the previous sentence, and draws what they found.
    pub searcher: Option<PlayerRef>,
    /// What was chosen among your own hidden cards.
    pub yours: Vec<Ref>,
    /// The possessive of the player whose deck [`Ref::Cards`] are from.
    pub deck_of: String,
    /// The player who is the subject of the sentence, so that "their" is clear.
    pub doer: Option<PlayerRef>,
    /// Whose hand is being looked at, which makes it "it".
    pub open_hand: Option<PlayerRef>,
    /// What "that much" counts.
    pub that_much: &'static str,
    /// Is the attack that the trigger is about this unit's?
    pub attacks: bool,
    /// Is "it" never said?
    plain: bool,
    /// Is the chosen card mentioned again later, so that the text must say it is chosen?
    pub named_again: bool,
    /// Is "that player" any one player, mentioned here for the first time?
    pub one_player: bool,
    /// Cards that have a name at the moment: "Chewbacca" for the chosen card.
    pub cards: Vec<(Ref, Name)>,
    /// Players who have a name at the moment; "you" is one.
    pub players: Vec<(PlayerRef, Name)>,
    /// The controller of the ability, if the words are addressed to another player.
    pub agent: Option<Name>,
    /// Do the words stand alone, so that "it" refers to nothing said before?
    pub alone: bool,
    /// The printed card, if the text is about it alone: its kind, its aspects and its traits.
    pub printed: Option<(Kind, List<Aspect>, List<Trait>)>,
    /// Does the text still speak of the previous sentence's attack?
    pub in_attack: bool,
    /// Is the text about this card leaving play?
    pub leaving: bool,
    /// Can the card be a unit and an upgrade, so that the text must say as which it was played?
    pub two_sided: bool,
    /// Is the event said of a time that is still going on: "while a unit has attacked this phase"?
    pub so_far: bool,
    /// How "if you do" refers to what came before: done by you or by another player.
    pub did: &'static str,
}

impl Speaker {
    /// A text on a card of this kind ("unit", "event").
    pub fn new(this: &'static str) -> Speaker {
        Speaker {
            this,
            host: "unit",
            meant: vec![],
            last: None,
            instead: vec![],
            about: None,
            subject_head: "unit",
            cards_were: "revealed",
            searcher: None,
            yours: vec![],
            deck_of: "your".to_owned(),
            doer: None,
            open_hand: None,
            that_much: "",
            attacks: false,
            plain: false,
            named_again: false,
            one_player: false,
            cards: vec![],
            players: vec![],
            agent: None,
            alone: false,
            printed: None,
            in_attack: false,
            leaving: false,
            two_sided: false,
            so_far: false,
            did: "you do",
        }
    }

    /// From now on the name stands for this, and "it" for the name.
    pub fn mean(&mut self, name: Ref, head: &str, plural: bool) {
        self.mean_quietly(name, Meant { head: head.to_owned(), plural, called: "" });
        self.last = Some(name);
    }

    /// From now on the name stands for this; "it" keeps its meaning.
    pub(crate) fn mean_quietly(&mut self, name: Ref, meant: Meant) {
        self.meant.retain(|(other, _)| *other != name);
        self.meant.push((name, meant));
    }

    /// "It" also stands for the name from now on.
    pub(crate) fn point_at(&mut self, name: Ref) {
        self.last = Some(name);
    }

    /// Other units were mentioned, so that "it" and "that unit" could be one of them: "the chosen unit".
    pub(crate) fn chosen_in_full(&mut self) {
        let chosen = [Ref::Chosen, Ref::First, Ref::Second, Ref::Third];
        for (name, meant) in &mut self.meant {
            if chosen.contains(name) {
                if meant.called.is_empty() {
                    meant.called = "chosen";
                }
                self.last = self.last.filter(|last| last != name);
            }
        }
    }

    /// The subject of the trigger is known but not "it" yet: "that unit".
    pub(crate) fn subject_is_fresh(&mut self) {
        self.last = None;
    }

    /// What a name stands for.
    pub fn meaning(&self, name: Ref) -> Meant {
        let known = self.meant.iter().find(|(other, _)| *other == name).map(|(_, meant)| meant.clone());
        let head = match name {
            Ref::This => self.this,
            Ref::Subject => self.subject_head,
            Ref::YourBase => "base",
            Ref::Cards | Ref::Rest | Ref::Played => "card",
            _ => "unit",
        };
        let plural = matches!(name, Ref::Rest | Ref::Exploited | Ref::Damaged | Ref::Struck);
        known.unwrap_or(Meant { head: head.to_owned(), plural, called: "" })
    }

    /// The words for the name at this point; a phrase waiting for the name is used up.
    pub fn name(&mut self, name: Ref) -> Name {
        if let Some(at) = self.instead.iter().position(|(waiting, _)| *waiting == name) {
            let (_, phrase) = self.instead.remove(at);
            self.last = Some(name);
            return Name::fixed(&phrase, false);
        }
        self.known(name)
    }

    /// The same without using anything up.
    pub fn known(&self, name: Ref) -> Name {
        if self.plain { self.in_full(name) } else { self.called(name) }
    }

    fn called(&self, name: Ref) -> Name {
        let Meant { head, plural, called: how } = self.meaning(name);
        if self.about == Some(name) {
            return Name::pronoun(plural);
        }
        if self.last == Some(name) && !matches!(name, Ref::This | Ref::YourBase | Ref::Rest) {
            return Name::pronoun(plural);
        }
        if let Some(name) = self.bound(name) {
            return name;
        }
        let called = |adjective: &str| {
            let head = if plural { super::grammar::many(&head) } else { head.clone() };
            Name::fixed(&format!("the {adjective} {head}"), plural)
        };
        let that = || match plural {
            true => Name::fixed(&format!("those {}", super::grammar::many(&head)), true),
            false => Name::fixed(&format!("that {head}"), false),
        };
        match name {
            Ref::This => Name::fixed(&format!("this {}", self.this), false),
            Ref::Host => Name::fixed(&format!("attached {}", self.host), false),
            Ref::Subject => Name::fixed(&format!("that {head}"), false),
            Ref::Attacker if self.in_attack => Name::pronoun(false),
            Ref::Attacker => Name::fixed("the attacker", false),
            Ref::Defender => Name::fixed("the defender", false),
            Ref::YourBase => Name::fixed(&format!("{} base", self.player(PlayerRef::You).possessive), false),
            Ref::It if self.alone => that(),
            Ref::It | Ref::Each => Name::pronoun(plural),
            Ref::Chosen | Ref::First | Ref::Second | Ref::Third if how.is_empty() => that(),
            Ref::Chosen => called(how),
            Ref::First if self.is_one_of_several(name) => called("first"),
            Ref::Second if self.is_one_of_several(name) => called("second"),
            Ref::Third if self.is_one_of_several(name) => called("third"),
            Ref::First | Ref::Second | Ref::Third => called(how),
            Ref::Cards if self.cards_were.is_empty() => that(),
            Ref::Cards => called(self.cards_were),
            Ref::Rest => Name::fixed("the rest", true),
            Ref::Played => called("played"),
            Ref::Made => Name::fixed(if plural { "those tokens" } else { "that token" }, plural),
            Ref::Damaged => Name::fixed(&format!("the {} damaged this way", super::grammar::many(&head)), true),
            Ref::Exploited => Name::fixed("the units defeated for Exploit", true),
            Ref::Struck => Name::fixed("the units it dealt combat damage to", true),
        }
    }

    /// Was another card of its kind chosen, or may one still be chosen, so that the text must say which it is?
    fn is_one_of_several(&self, name: Ref) -> bool {
        let head = self.meaning(name).head;
        let chosen = [Ref::First, Ref::Second, Ref::Third].into_iter().filter(|other| *other != name);
        let mut others = self.meant.iter().filter(|(other, _)| chosen.clone().any(|one| one == *other)).peekable();
        match name {
            Ref::First => others.peek().is_none() || others.any(|(_, meant)| meant.head == head),
            _ => others.any(|(_, meant)| meant.head == head),
        }
    }

    /// The name that a card has at the moment.
    fn bound(&self, name: Ref) -> Option<Name> {
        self.cards.iter().find(|(card, _)| *card == name).map(|(_, name)| name.clone())
    }

    /// A speaker who says no "it", for comparisons: "costs less than that card".
    pub fn plainly(&self) -> Speaker {
        Speaker { last: None, about: None, plain: true, ..self.clone() }
    }

    /// A card named in full, for comparisons: never "it".
    pub(crate) fn in_full(&self, name: Ref) -> Name {
        let plain = self.plainly();
        match name {
            Ref::It if self.bound(Ref::It).is_none() => {
                let Meant { head, plural, .. } = self.meaning(name);
                let text =
                    if plural { format!("those {}", super::grammar::many(&head)) } else { format!("that {head}") };
                Name::fixed(&text, plural)
            }
            Ref::Attacker => Name::fixed("the attacker", false),
            _ => plain.called(name),
        }
    }

    /// Does the player have a name at the moment?
    pub(crate) fn is_named(&self, player: PlayerRef) -> bool {
        self.players.iter().any(|(known, _)| *known == player)
    }

    /// How a player is said.
    pub fn player(&self, player: PlayerRef) -> Name {
        if self.doer == Some(player) && player != PlayerRef::You {
            return Name { subject: "they".into(), object: "them".into(), possessive: "their".into(), plural: true };
        }
        if let Some((_, name)) = self.players.iter().find(|(known, _)| *known == player) {
            return name.clone();
        }
        match player {
            PlayerRef::You => Name::you(),
            PlayerRef::Opponent => Name::fixed("an opponent", false),
            PlayerRef::EachOpponent => Name::fixed("each opponent", false),
            PlayerRef::EachPlayer => Name::fixed("each player", false),
            PlayerRef::APlayer => Name::fixed("a player", false),
            PlayerRef::AnyPlayers | PlayerRef::TwoPlayers => {
                Name::fixed(&format!("each of {}", several_players(player)), false)
            }
            PlayerRef::AnotherPlayer => Name::fixed("a different player", false),
            PlayerRef::DefendingPlayer => Name::fixed("the defending player", false),
            PlayerRef::ControllerOf(card) => Name::fixed(&format!("{} controller", self.known(card).possessive), false),
            PlayerRef::OwnerOf(card) => Name::fixed(&format!("{} owner", self.known(card).possessive), false),
            PlayerRef::ThatPlayer if self.one_player => Name::fixed("one player", false),
            PlayerRef::ThatPlayer => Name::fixed("that player", false),
            PlayerRef::ThoseWhoDid => Name::fixed("each player who does", false),
            PlayerRef::RightOfThatPlayer => {
                Name::fixed(&format!("the player to {} right", self.player(PlayerRef::ThatPlayer).possessive), false)
            }
        }
    }
}

/// Players of whom several can be chosen: "2 players".
pub(super) const fn several_players(player: PlayerRef) -> &'static str {
    match player {
        PlayerRef::TwoPlayers => "2 players",
        _ => "any number of players",
    }
}
