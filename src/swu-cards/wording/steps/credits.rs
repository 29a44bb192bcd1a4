//! Credits and tokens of all kinds.

use crate::wording::clause::{Clause, Piece};
use crate::wording::speaker::Speaker;
use crate::wording::tokens;
use swu_language::ability::{Amount, PlayerRef, Token};

/// Whose Credits: the words before and after "Credit token".
fn whose(player: PlayerRef) -> (&'static str, &'static str) {
    match player {
        PlayerRef::You => ("friendly ", ""),
        PlayerRef::Opponent | PlayerRef::EachOpponent => ("enemy ", ""),
        PlayerRef::APlayer => ("", " (of any player)"),
        _ => ("", " of that player"),
    }
}

impl Speaker {
    /// "a friendly Credit token", "2 enemy Credit tokens"
    fn credits(&self, player: PlayerRef, amount: &Amount) -> String {
        let (before, behind) = whose(player);
        let said = tokens::some(Token::Credit, &self.amount_each(amount));
        let said = match before {
            "" => said,
            before => said.replacen("Credit", &format!("{before}Credit"), 1).replacen("a enemy", "an enemy", 1),
        };
        format!("{said}{behind}")
    }

    pub(super) fn defeat_credits(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        self.that_much = "Credit defeated this way";
        self.did = "you do";
        Piece::one(Clause::you("defeat", self.credits(player, amount)))
    }

    pub(super) fn take_credits(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        self.did = "you do";
        Piece::one(Clause::you("take", format!("control of {}", self.credits(player, amount))))
    }

    /// "defeat any number of friendly tokens"
    pub(super) fn defeat_any(&mut self, what: &str) -> Vec<Piece> {
        self.that_much = if what == "token" { "token defeated this way" } else { "Credit defeated this way" };
        self.did = "you do";
        Piece::one(Clause::you("defeat", format!("any number of friendly {what}s")))
    }
}
