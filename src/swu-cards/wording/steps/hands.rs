//! Hands and decks: drawing, discarding, looking, revealing, paying.

use crate::wording::clause::{Clause, Piece};
use crate::wording::gives::resources;
use crate::wording::grammar::list;
use crate::wording::numbers::Amount;
use crate::wording::speaker::{Meant, Speaker};
use swu_language::ability::{Is, Qty, Ref, Target, Who};
use swu_language::word::Aspect;

/// "a card", "2 cards", "that many cards"
fn cards(adjective: &str, amount: &Amount, place: &str) -> String {
    match amount {
        Amount::Number(1) => format!("a {adjective}card{place}"),
        Amount::Number(number) => format!("{number} {adjective}cards{place}"),
        Amount::Per(1, per) => format!("a {adjective}card{place} for {per}"),
        Amount::Per(number, per) => format!("{number} {adjective}cards{place} for {per}"),
        Amount::ThatMuch => format!("that many {adjective}cards{place}"),
        Amount::EqualTo(value) => format!("{adjective}cards{place} equal in number to {value}"),
    }
}

impl Speaker {
    pub(super) fn draw(&mut self, player: Who, amount: &Qty) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        // "It" would mean what they draw.
        self.last = self.last.filter(|_| player == Who::You);
        self.that_much = "card drawn";
        self.player_does(player, "draw", |_| cards("", &amount, ""))
    }

    pub(super) fn discard(&mut self, player: Who, amount: &Qty) -> Vec<Piece> {
        self.that_much = "card discarded";
        // "all but 2 cards": the hand without that many
        if let Qty::Minus(hand, keep) = amount
            && let (Qty::HandSize(_), Qty::N(keep)) = (hand.as_ref(), keep.as_ref())
        {
            let cards = if *keep == 1 { "card" } else { "cards" };
            return self.player_does(player, "discard", |own| format!("all but {keep} {cards} from {own} hand"));
        }
        let amount = self.amount_each(amount);
        let pieces = self.player_does(player, "discard", |own| cards("", &amount, &format!(" from {own} hand")));
        self.mean(Ref::It, "card", amount != Amount::Number(1));
        pieces
    }

    pub(super) fn discard_random(&mut self, player: Who, amount: &Qty) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        self.that_much = "card discarded";
        let pieces = self.player_does(player, "discard", |own| cards("random ", &amount, &format!(" from {own} hand")));
        self.mean(Ref::It, "card", amount != Amount::Number(1));
        pieces
    }

    /// You choose, they discard.
    pub(super) fn discard_from(&mut self, player: Who, amount: &Qty, predicates: &[Is]) -> Vec<Piece> {
        let mut noun = self.noun("card", predicates);
        noun.place.push(match self.open_hand {
            Some(open) if open == player || (open, player) == (Who::Opponent, Who::ThatPlayer) => "from it".to_owned(),
            _ if player == Who::RightOfThatPlayer => format!("from {}", self.hand_of(player)),
            _ => format!("from {} hand", self.player(player).possessive),
        });
        let some = match amount {
            Qty::N(1) => noun.one(),
            _ => format!("{} {}", self.number(amount), noun.several()),
        };
        self.that_much = "card discarded";
        self.mean(Ref::It, &noun.head, *amount != Qty::N(1));
        Piece::one(Clause::you("discard", some))
    }

    pub(super) fn mill(&mut self, player: Who, amount: &Qty) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        let several = amount != Amount::Number(1);
        self.cards_known("discarded", player, several);
        self.that_much = "card discarded";
        match player {
            Who::EachPlayer | Who::EachOpponent | Who::AnyPlayers | Who::TwoPlayers => {
                self.player_does(player, "discard", |own| cards("", &amount, &format!(" from {own} deck")))
            }
            _ => {
                let deck = format!(" from {} deck", self.player(player).possessive);
                Piece::one(Clause::you("discard", cards("", &amount, &deck)))
            }
        }
    }

    /// From now on "those cards" are these.
    fn cards_known(&mut self, were: &'static str, player: Who, several: bool) {
        self.deck_of = match player {
            Who::You => "your".to_owned(),
            Who::EachPlayer | Who::EachOpponent | Who::AnyPlayers | Who::TwoPlayers | Who::APlayer => {
                "its owner's".to_owned()
            }
            _ => "their".to_owned(),
        };
        self.cards_were = were;
        self.mean(Ref::It, "card", several);
        self.mean(Ref::Cards, "card", several);
    }

    pub(super) fn look_at_hand(&mut self, player: Who) -> Vec<Piece> {
        let hand = format!("{} hand", self.player(player).possessive);
        self.open_hand = Some(player);
        self.cards_known("", player, true);
        Piece::one(Clause::you("look at", hand)).into_iter().map(looks).collect()
    }

    pub(super) fn reveal_hand(&mut self, player: Who) -> Vec<Piece> {
        self.open_hand = Some(player);
        self.cards_known("revealed", player, true);
        self.player_does(player, "reveal", |own| format!("{own} hand"))
    }

    pub(super) fn reveal(&mut self, target: &Target) -> Vec<Piece> {
        let pieces = self.on_target("reveal", target, |phrase| phrase.text.clone(), "card revealed");
        if !matches!(target, Target::The(_)) {
            let meant = self.meaning(Ref::It);
            self.cards_were = "revealed";
            self.mean_quietly(Ref::Cards, meant);
        }
        pieces
    }

    pub(super) fn look_at(&mut self, target: &Target) -> Vec<Piece> {
        let pieces = self.on_target("look at", target, |phrase| phrase.text.clone(), "card seen");
        let meant = self.meaning(Ref::It);
        self.cards_were = "";
        self.mean_quietly(Ref::Cards, meant);
        pieces.into_iter().map(looks).collect()
    }

    pub(super) fn top_of_deck(&mut self, verb: &str, player: Who, amount: &Qty, were: &'static str) -> Vec<Piece> {
        let (cards, several, number) = match amount {
            Qty::N(1) => ("the top card".to_owned(), false, String::new()),
            Qty::N(number) => (format!("the top {number} cards"), true, String::new()),
            _ => ("the top X cards".to_owned(), true, format!(", where X is {}", self.number(amount))),
        };
        let deck = match player {
            Who::APlayer if !self.is_named(player) => "any player's".to_owned(),
            _ => self.player(player).possessive,
        };
        self.cards_known(were, player, several);
        self.that_much = "card seen";
        vec![looks(Piece::Clauses(vec![Clause::you(verb, format!("{cards} of {deck} deck{number}"))]))]
    }

    pub(super) fn reveal_one_by_one(&mut self, most: &Qty) -> Vec<Piece> {
        self.cards_known("revealed", Who::You, true);
        let most = self.number(most);
        Piece::one(Clause::you(
            "reveal",
            format!("cards from the top of your deck, one at a time, until you stop or have revealed {most}"),
        ))
    }

    pub(super) fn pay(&mut self, amount: &Qty) -> Vec<Piece> {
        let what = match self.amount_each(amount) {
            Amount::Number(number) => resources(number),
            Amount::Per(number, per) => format!("{} for {per}", resources(number)),
            Amount::ThatMuch => "that many resources".to_owned(),
            Amount::EqualTo(value) => format!("resources equal to {value}"),
        };
        self.that_much = "resource paid";
        self.did = "you do";
        Piece::one(Clause::you("pay", what))
    }

    pub(super) fn pay_any(&mut self) -> Vec<Piece> {
        self.that_much = "resource paid";
        Piece::one(Clause::you("pay", "any number of resources"))
    }

    pub(super) fn pay_up_to(&mut self, most: &Qty) -> Vec<Piece> {
        self.that_much = "resource paid";
        Piece::one(Clause::you("pay", format!("up to {} resources", self.number(most))))
    }

    /// "disclose Vigilance and Villainy"
    pub(super) fn disclose(&mut self, icons: &[Aspect], word: &str) -> Vec<Piece> {
        let icons: Vec<String> = icons.iter().map(|icon| icon.name().to_owned()).collect();
        self.mean_quietly(Ref::It, Meant { head: "card".to_owned(), plural: word == "and", called: "disclosed" });
        self.did = "you do";
        Piece::one(Clause::you("disclose", list(&icons, word)))
    }

    pub(super) fn choose_player(&mut self, player: Who) -> Vec<Piece> {
        let who = match player {
            Who::Opponent => "an opponent".to_owned(),
            _ => self.player(player).object,
        };
        Piece::one(Clause::you("choose", who))
    }

    pub(super) fn lose(&mut self, player: Who) -> Vec<Piece> {
        if player == Who::EachOpponent {
            return Piece::one(Clause::of("you", true, "win", "the game"));
        }
        let name = self.player(player);
        Piece::one(Clause::of(&name.subject, name.plural, "lose", "the game"))
    }
}

/// "looks at", not "look ats".
fn looks(piece: Piece) -> Piece {
    match piece {
        Piece::Clauses(mut clauses) => {
            for clause in clauses.iter_mut().filter(|clause| clause.verb == "look at") {
                clause.third = "looks at".to_owned();
            }
            Piece::Clauses(clauses)
        }
        other => other,
    }
}
