//! Hands and decks: drawing, discarding, looking, revealing, paying.

use crate::wording::clause::{Clause, Piece};
use crate::wording::gives::resources;
use crate::wording::grammar::list;
use crate::wording::numbers::AmountText;
use crate::wording::speaker::{Meant, Speaker};
use swu_language::ability::{Amount, Filter, PlayerRef, Ref, Target};
use swu_language::word::Aspect;

/// "a card", "2 cards", "that many cards"
fn cards(adjective: &str, amount: &AmountText, place: &str) -> String {
    match amount {
        AmountText::Number(1) => format!("a {adjective}card{place}"),
        AmountText::Number(number) => format!("{number} {adjective}cards{place}"),
        AmountText::Per(1, per) => format!("a {adjective}card{place} for {per}"),
        AmountText::Per(number, per) => format!("{number} {adjective}cards{place} for {per}"),
        AmountText::ThatMuch => format!("that many {adjective}cards{place}"),
        AmountText::EqualTo(value) => format!("{adjective}cards{place} equal in number to {value}"),
    }
}

impl Speaker {
    pub(super) fn draw(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        // "It" would mean what they draw.
        self.last = self.last.filter(|_| player == PlayerRef::You);
        self.that_much = "card drawn";
        self.player_does(player, "draw", |_| cards("", &amount, ""))
    }

    pub(super) fn discard(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        self.that_much = "card discarded";
        // "all but 2 cards": the hand without that many
        if let Amount::Minus(hand, keep) = amount
            && let (Amount::HandSize(_), Amount::N(keep)) = (hand.as_ref(), keep.as_ref())
        {
            let cards = if *keep == 1 { "card" } else { "cards" };
            return self.player_does(player, "discard", |own| format!("all but {keep} {cards} from {own} hand"));
        }
        let amount = self.amount_each(amount);
        let pieces = self.player_does(player, "discard", |own| cards("", &amount, &format!(" from {own} hand")));
        self.mean(Ref::It, "card", amount != AmountText::Number(1));
        pieces
    }

    pub(super) fn discard_random(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        self.that_much = "card discarded";
        let pieces = self.player_does(player, "discard", |own| cards("random ", &amount, &format!(" from {own} hand")));
        self.mean(Ref::It, "card", amount != AmountText::Number(1));
        pieces
    }

    /// You choose, they discard.
    pub(super) fn discard_from(&mut self, player: PlayerRef, amount: &Amount, predicates: &[Filter]) -> Vec<Piece> {
        let mut noun = self.noun("card", predicates);
        noun.place.push(match self.open_hand {
            Some(open) if open == player || (open, player) == (PlayerRef::Opponent, PlayerRef::ThatPlayer) => {
                "from it".to_owned()
            }
            _ if player == PlayerRef::RightOfThatPlayer => format!("from {}", self.hand_of(player)),
            _ => format!("from {} hand", self.player(player).possessive),
        });
        let some = match amount {
            Amount::N(1) => noun.one(),
            _ => format!("{} {}", self.number(amount), noun.several()),
        };
        self.that_much = "card discarded";
        self.mean(Ref::It, &noun.head, *amount != Amount::N(1));
        Piece::one(Clause::you("discard", some))
    }

    pub(super) fn mill(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        let amount = self.amount_each(amount);
        let several = amount != AmountText::Number(1);
        self.cards_known("discarded", player, several);
        self.that_much = "card discarded";
        match player {
            PlayerRef::EachPlayer | PlayerRef::EachOpponent | PlayerRef::AnyPlayers | PlayerRef::TwoPlayers => {
                self.player_does(player, "discard", |own| cards("", &amount, &format!(" from {own} deck")))
            }
            _ => {
                let deck = format!(" from {} deck", self.player(player).possessive);
                Piece::one(Clause::you("discard", cards("", &amount, &deck)))
            }
        }
    }

    /// From now on "those cards" are these.
    fn cards_known(&mut self, were: &'static str, player: PlayerRef, several: bool) {
        self.deck_of = match player {
            PlayerRef::You => "your".to_owned(),
            PlayerRef::EachPlayer
            | PlayerRef::EachOpponent
            | PlayerRef::AnyPlayers
            | PlayerRef::TwoPlayers
            | PlayerRef::APlayer => "its owner's".to_owned(),
            _ => "their".to_owned(),
        };
        self.cards_were = were;
        self.mean(Ref::It, "card", several);
        self.mean(Ref::Cards, "card", several);
    }

    pub(super) fn look_at_hand(&mut self, player: PlayerRef) -> Vec<Piece> {
        let hand = format!("{} hand", self.player(player).possessive);
        self.open_hand = Some(player);
        self.cards_known("", player, true);
        Piece::one(Clause::you("look at", hand)).into_iter().map(looks).collect()
    }

    pub(super) fn reveal_hand(&mut self, player: PlayerRef) -> Vec<Piece> {
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

    pub(super) fn top_of_deck(
        &mut self,
        verb: &str,
        player: PlayerRef,
        amount: &Amount,
        were: &'static str,
    ) -> Vec<Piece> {
        let (cards, several, number) = match amount {
            Amount::N(1) => ("the top card".to_owned(), false, String::new()),
            Amount::N(number) => (format!("the top {number} cards"), true, String::new()),
            _ => ("the top X cards".to_owned(), true, format!(", where X is {}", self.number(amount))),
        };
        let deck = match player {
            PlayerRef::APlayer if !self.is_named(player) => "any player's".to_owned(),
            _ => self.player(player).possessive,
        };
        self.cards_known(were, player, several);
        self.that_much = "card seen";
        vec![looks(Piece::Clauses(vec![Clause::you(verb, format!("{cards} of {deck} deck{number}"))]))]
    }

    pub(super) fn reveal_one_by_one(&mut self, most: &Amount) -> Vec<Piece> {
        self.cards_known("revealed", PlayerRef::You, true);
        let most = self.number(most);
        Piece::one(Clause::you(
            "reveal",
            format!("cards from the top of your deck, one at a time, until you stop or have revealed {most}"),
        ))
    }

    pub(super) fn pay(&mut self, amount: &Amount) -> Vec<Piece> {
        let what = match self.amount_each(amount) {
            AmountText::Number(number) => resources(number),
            AmountText::Per(number, per) => format!("{} for {per}", resources(number)),
            AmountText::ThatMuch => "that many resources".to_owned(),
            AmountText::EqualTo(value) => format!("resources equal to {value}"),
        };
        self.that_much = "resource paid";
        self.did = "you do";
        Piece::one(Clause::you("pay", what))
    }

    pub(super) fn pay_any(&mut self) -> Vec<Piece> {
        self.that_much = "resource paid";
        Piece::one(Clause::you("pay", "any number of resources"))
    }

    pub(super) fn pay_up_to(&mut self, most: &Amount) -> Vec<Piece> {
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

    pub(super) fn choose_player(&mut self, player: PlayerRef) -> Vec<Piece> {
        let who = match player {
            PlayerRef::Opponent => "an opponent".to_owned(),
            _ => self.player(player).object,
        };
        Piece::one(Clause::you("choose", who))
    }

    pub(super) fn lose(&mut self, player: PlayerRef) -> Vec<Piece> {
        if player == PlayerRef::EachOpponent {
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
