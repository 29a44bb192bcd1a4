//! Tokens by name.

use super::grammar::many;
use super::numbers::AmountText;
use swu_language::ability::Token;

/// "Experience"
pub(super) const fn name(token: Token) -> &'static str {
    match token {
        Token::Experience => "Experience",
        Token::Shield => "Shield",
        Token::BattleDroid => "Battle Droid",
        Token::CloneTrooper => "Clone Trooper",
        Token::TieFighter => "TIE Fighter",
        Token::XWing => "X-Wing",
        Token::Spy => "Spy",
        Token::Mandalorian => "Mandalorian",
        Token::Advantage => "Advantage",
        Token::Credit => "Credit",
        Token::Weakness => "Weakness",
        Token::Beast => "Beast",
    }
}

/// "an Experience token", "2 Shield tokens", "a Clone Trooper token for each friendly unit"
pub(super) fn some(token: Token, amount: &AmountText) -> String {
    let token = format!("{} token", name(token));
    match amount {
        AmountText::Number(1) => super::grammar::a(&token),
        AmountText::Number(number) => format!("{number} {}", many(&token)),
        AmountText::Per(1, per) => format!("{} for {per}", super::grammar::a(&token)),
        AmountText::Per(number, per) => format!("{number} {} for {per}", many(&token)),
        AmountText::ThatMuch => format!("that many {}", many(&token)),
        AmountText::EqualTo(value) => format!("{} equal to {value}", many(&token)),
    }
}
