//! Cards that go from one zone to another.

use crate::wording::clause::{Clause, Piece};
use crate::wording::speaker::{Meant, Name, Speaker};
use crate::wording::tokens;
use swu_language::ability::{Amount, PlayerRef, Ref, Search, Selector, Target, Token};

impl Speaker {
    pub(super) fn return_to_hand(&mut self, target: &Target) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target_from(&target, "from");
        let own = match target.selector() {
            Some(Selector::Discard(PlayerRef::You, _)) => true,
            Some(Selector::The(card) | Selector::Among(card, _)) => self.is_your_deck(*card),
            _ => matches!(target, Target::The(card) if self.is_your_deck(card) || self.is_yours(card)),
        };
        let one_by_one = phrase.text.starts_with("each ");
        let hand = match (own, phrase.plural && !one_by_one) {
            (true, _) => "your hand",
            (false, true) => "their owners' hands",
            (false, false) => "its owner's hand",
        };
        self.done_to(&target, &phrase, "card returned");
        pieces.push(Piece::Clauses(vec![Clause::you("return", format!("{} to {hand}", phrase.text))]));
        pieces
    }

    /// Is it known to belong to the player addressed: chosen from their own cards, or theirs as they are asked?
    fn is_yours(&self, card: Ref) -> bool {
        let owner = PlayerRef::OwnerOf(card);
        self.yours.contains(&card) || self.players.iter().any(|(who, name)| *who == owner && name.is_you())
    }

    /// Are these cards of your deck?
    fn is_your_deck(&self, card: Ref) -> bool {
        matches!(card, Ref::Cards | Ref::Rest) && self.deck_of == "your"
    }

    pub(super) fn put_in_deck(&mut self, target: &Target, place: &str, order: &str) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let known = match &target {
            Target::The(card) => Some(*card),
            _ => match target.selector() {
                Some(Selector::The(card) | Selector::Among(card, _)) => Some(*card),
                _ => None,
            },
        };
        let phrase = self.target_from(&target, "from");
        self.one_player = false;
        let order = if phrase.plural { order } else { "" };
        let one_by_one = phrase.text.starts_with("each ");
        let deck = match (known, phrase.plural && !one_by_one) {
            (Some(Ref::Cards | Ref::Rest), _) => format!("{} deck", self.deck_of),
            (Some(card), _) if self.is_yours(card) => "your deck".to_owned(),
            _ if matches!(
                target.selector(),
                Some(Selector::Discard(PlayerRef::You, _) | Selector::Hand(PlayerRef::You, _))
            ) =>
            {
                "your deck".to_owned()
            }
            // The cards of one pile have one owner.
            (_, true)
                if matches!(
                    target.selector(),
                    Some(Selector::Discard(PlayerRef::ThatPlayer, _) | Selector::Hand(PlayerRef::ThatPlayer, _))
                ) =>
            {
                "their owner's deck".to_owned()
            }
            (_, true) => "their owners' decks".to_owned(),
            (_, false) => "its owner's deck".to_owned(),
        };
        self.done_to(&target, &phrase, "card put there");
        let rest = match known {
            Some(Ref::Rest) => format!("{} {place}{order}", phrase.text),
            _ => format!("{} {place} of {deck}{order}", phrase.text),
        };
        pieces.push(Piece::Clauses(vec![Clause::you("put", rest)]));
        pieces
    }

    pub(super) fn discard_card(&mut self, target: &Target) -> Vec<Piece> {
        if let Target::By(player, inner) = target {
            let name = self.player(*player);
            let doer = self.doer.replace(*player);
            let phrase = self.target_from(inner, "from");
            self.doer = doer;
            self.done_to(inner, &phrase, "card discarded");
            return Piece::one(Clause::of(&name.subject, name.plural, "discard", phrase.text));
        }
        let pieces = self.on_target("discard", target, |phrase| phrase.text.clone(), "card discarded");
        if let Target::The(card @ (Ref::Chosen | Ref::First | Ref::Second | Ref::Third)) = target {
            self.mean_quietly(*card, Meant { called: "discarded", ..self.meaning(*card) });
        }
        pieces
    }

    pub(super) fn resource(&mut self, target: &Target, ready: bool, by: PlayerRef) -> Vec<Piece> {
        if by != PlayerRef::You {
            let name = self.player(by);
            let phrase = self.target_from(target, "from");
            self.done_to(target, &phrase, "card put there");
            let into = format!("{} into play as their resource", phrase.text);
            return Piece::one(Clause::of(&name.subject, name.plural, "put", into));
        }
        let mut pieces = self.on_target(
            "put",
            target,
            |phrase| format!("{} into play as {}", phrase.text, if phrase.plural { "resources" } else { "a resource" }),
            "card put there",
        );
        if ready {
            let it = self.meaning(Ref::It);
            pieces.push(Piece::Clauses(vec![Clause::you("ready", Name::pronoun(it.plural).object)]));
        }
        crate::wording::clause::merged(pieces)
    }

    pub(super) fn resource_top(&mut self, who: PlayerRef, ready: bool) -> Vec<Piece> {
        let name = self.player(who);
        let deck = if who == PlayerRef::You { "your" } else { "their" };
        let put = format!("the top card of {deck} deck into play as a resource");
        let mut clauses = vec![match who {
            PlayerRef::You => Clause::you("put", put),
            _ => Clause::of(&name.subject, name.plural, "put", put),
        }];
        if ready {
            clauses.push(match who {
                PlayerRef::You => Clause::you("ready", "it"),
                _ => Clause::of(&name.subject, name.plural, "ready", "it"),
            });
        }
        self.mean(Ref::It, "resource", false);
        vec![Piece::Clauses(clauses)]
    }

    pub(super) fn give_tokens(&mut self, target: &Target, token: Token, amount: &Amount) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target(&target);
        let about = self.about;
        if let Target::The(card) = &target {
            self.about = Some(*card);
        }
        let amount = self.amount_each(amount);
        self.about = about;
        let some = tokens::some(token, &amount);
        // "give an Experience token to it for each card you played"
        let rest = match some.split_once(" for ") {
            Some((some, per)) => format!("{some} to {} for {per}", phrase.each),
            None => format!("{some} to {}", phrase.each),
        };
        self.done_to(&target, &phrase, "token given");
        pieces.push(Piece::Clauses(vec![Clause::you("give", rest)]));
        pieces
    }

    pub(super) fn create(&mut self, player: PlayerRef, token: Token, amount: &Amount) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        let several = !matches!(amount, crate::wording::numbers::AmountText::Number(1));
        self.mean_quietly(Ref::Made, Meant { head: "token".to_owned(), plural: several, called: "" });
        self.mean(Ref::It, "unit", several);
        self.player_does(player, "create", |_| tokens::some(token, &amount))
    }

    pub(super) fn take_control(&mut self, player: PlayerRef, target: &Target) -> Vec<Piece> {
        let name = self.player(player);
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target(&target);
        self.done_to(&target, &phrase, "card taken");
        self.did = if name.is_you() { "you do" } else { "they do" };
        // "its owner takes control of it"
        let same = matches!((player, &target), (PlayerRef::OwnerOf(of) | PlayerRef::ControllerOf(of), Target::The(card)) if of == *card);
        let what = if same && !phrase.plural { "it" } else { &phrase.text };
        let rest = format!("control of {what}");
        pieces.push(Piece::Clauses(vec![match player {
            PlayerRef::You => Clause::you("take", rest),
            _ => Clause::of(&name.subject, name.plural, "take", rest),
        }]));
        pieces
    }

    pub(super) fn attach(&mut self, card: Ref, target: &Target) -> Vec<Piece> {
        let name = self.name(card);
        let phrase = self.target(target);
        self.done_to(target, &phrase, "");
        Piece::one(Clause::you("attach", format!("{} to {}", name.object, phrase.text)))
    }

    /// "search the top 5 cards of your deck for up to 2 Imperial cards, reveal them"; then what happens to the rest.
    pub(super) fn search(&mut self, search: &Search) -> Vec<Piece> {
        let noun = self.noun("card", &search.find);
        let one = search.up_to == Some(Amount::N(1));
        let mut found = match &search.up_to {
            Some(Amount::N(1)) => noun.one(),
            Some(most) => format!("up to {} {}", self.number(most), noun.several()),
            None => format!("any number of {}", noun.several()),
        };
        if let Some(most) = &search.total_cost {
            found.push_str(&format!(" with combined cost {} or less", self.number(most)));
        }
        let whose = if search.who == PlayerRef::You { "your" } else { "their" };
        let (deck, rest) = match &search.top {
            Some(number) => (
                match number {
                    Amount::N(number) => format!("the top {number} cards of {whose} deck"),
                    number => {
                        let number = self.number(number).replace("that much", "that many");
                        format!("{number} cards from the top of {whose} deck")
                    }
                },
                format!("Put the other cards on the bottom of {whose} deck in a random order."),
            ),
            None => (format!("{whose} deck"), format!("Then shuffle {whose} deck.")),
        };
        let meant = Meant { head: noun.head, plural: !one, called: "" };
        self.mean(Ref::Cards, &meant.head, !one);
        self.mean(Ref::It, &meant.head, !one);
        self.cards_were = "found";
        self.deck_of = whose.to_owned();
        self.searcher = Some(search.who).filter(|who| *who != PlayerRef::You);
        let by = |verb: &str, rest: String| match search.who {
            PlayerRef::You => Clause::you(verb, rest),
            who => {
                let name = self.player(who);
                Clause::of(&name.subject, name.plural, verb, rest)
            }
        };
        let mut clauses = vec![by("search", format!("{deck} for {found}"))];
        if search.reveal {
            clauses.push(by("reveal", if one { "it" } else { "them" }.to_owned()));
        }
        vec![Piece::Clauses(clauses), Piece::Aside(rest)]
    }
}
