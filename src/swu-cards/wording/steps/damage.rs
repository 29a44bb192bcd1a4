//! Damage and healing.

use crate::wording::clause::{Clause, Piece};
use crate::wording::numbers::AmountText;
use crate::wording::speaker::{Meant, Speaker};
use crate::wording::tokens;
use swu_language::ability::{Amount, PlayerRef, Ref, Selector, Target, Token};

/// "3 damage to a unit", "damage to a unit equal to its cost"
fn damage_to(amount: &AmountText, target: &str) -> String {
    match amount {
        AmountText::Number(number) => format!("{number} damage to {target}"),
        AmountText::Per(number, per) => format!("{number} damage to {target} for {per}"),
        AmountText::ThatMuch => format!("that much damage to {target}"),
        AmountText::EqualTo(value) => format!("damage to {target} equal to {value}"),
    }
}

/// "3 damage", "damage equal to its power"
fn total(amount: &AmountText) -> String {
    match amount {
        AmountText::Number(number) => format!("{number} damage"),
        AmountText::Per(number, per) => format!("{number} damage for {per}"),
        AmountText::ThatMuch => "that much damage".to_owned(),
        AmountText::EqualTo(value) => format!("damage equal to {value}"),
    }
}

impl Speaker {
    /// "each of those units deals 1 damage to a different enemy unit, all at once"
    pub(super) fn strike_paired(&mut self, by: Ref, to: &Target, amount: &Amount) -> Vec<Piece> {
        let to = to.selector().map_or_else(|| "unit".to_owned(), |group| self.group(group).each());
        let to = to.trim_start_matches("each ").trim_start_matches("a ").to_owned();
        let (by, amount) = (self.known(by), self.number(amount));
        let each = match (by.plural, by.subject.as_str()) {
            (true, subject) => format!("{subject} each deal"),
            // "A different friendly unit for each enemy unit" are several, too.
            (false, "it") => "each of them deals".to_owned(),
            (false, subject) => format!("{subject} deals"),
        };
        vec![Piece::Sentence(format!("{each} {amount} damage to a different {to}, all at once"))]
    }

    pub(super) fn damage(&mut self, target: &Target, amount: &Amount) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target(&target);
        // "Its" in the amount means each of them, or the one chosen before the verb.
        let known = matches!(target, Target::The(_));
        if known {
            self.done_to(&target, &phrase, "");
        }
        let amount = if known { self.amount(amount) } else { self.plainly().amount(amount) };
        self.done_to(&target, &phrase, "damage dealt");
        pieces.push(Piece::Clauses(vec![Clause::you("deal", damage_to(&amount, &phrase.each))]));
        pieces
    }

    pub(super) fn damage_up_to(&mut self, target: &Target, most: &Amount) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target(&target);
        let most = damage_to(&self.amount(most), &phrase.each);
        self.done_to(&target, &phrase, "damage dealt");
        pieces.push(Piece::Clauses(vec![Clause::you("deal", format!("up to {most}"))]));
        pieces
    }

    pub(super) fn strike(&mut self, by: Ref, to: &Target, amount: &Amount) -> Vec<Piece> {
        let name = self.name(by);
        let about = self.about.replace(by);
        let said = self.amount(amount);
        self.about = about;
        let (mut pieces, to) = self.chosen_by(to);
        let phrase = self.target(&to);
        let rest = match &said {
            // So close to the target, "on it" would mean the target.
            AmountText::EqualTo(value) if value.contains(" on it") => {
                format!("damage to {} equal to {}", phrase.each, value.replace(" on it", " on itself"))
            }
            AmountText::EqualTo(value) => format!("damage equal to {value} to {}", phrase.each),
            _ => damage_to(&said, &phrase.each),
        };
        self.done_to(&to, &phrase, "damage dealt");
        pieces.push(Piece::Clauses(vec![Clause::of(&name.subject, name.plural, "deal", rest)]));
        pieces
    }

    pub(super) fn divide_damage(&mut self, by: Option<Ref>, whole: &Amount, among: &Selector) -> Vec<Piece> {
        let name = by.map(|by| self.name(by));
        let about = self.about;
        self.about = by.or(about);
        let amount = self.amount_each(whole);
        let group = self.group(among);
        self.about = about;
        // "For each Heroism card among them, deal 1 damage to an enemy base."
        if let (AmountText::Per(number, per), None) = (&amount, by) {
            self.that_much = "damage dealt";
            self.mean(Ref::It, &group.head(), true);
            return vec![Piece::Sentence(format!("for {per}, deal {number} damage to {}", group.one()))];
        }
        let whole = total(&amount);
        let comma = if matches!(amount, AmountText::Per(..)) { "," } else { "" };
        let rest = format!("{whole}{comma} divided as you choose among {}", group.all());
        self.that_much = "damage dealt";
        self.mean(Ref::It, &group.head(), true);
        Piece::one(match name {
            Some(name) => Clause::of(&name.subject, name.plural, "deal", rest),
            None => Clause::you("deal", rest),
        })
    }

    pub(super) fn divide_up_to(&mut self, whole: &Amount, among: &Selector) -> Vec<Piece> {
        let whole = total(&self.amount(whole));
        let group = self.group(among);
        self.that_much = "damage dealt";
        self.mean(Ref::It, &group.head(), true);
        let rest = format!("up to {whole} divided as you choose among any number of {}", group.all());
        Piece::one(Clause::you("deal", rest))
    }

    pub(super) fn damage_surely(&mut self, target: &Target, amount: &Amount) -> Vec<Piece> {
        let pieces = self.damage(target, amount);
        let unpreventable = |clause: Clause| {
            let rest = clause.rest.replacen("damage", "unpreventable damage", 1);
            Clause { rest, ..clause }
        };
        let each = |piece| match piece {
            Piece::Clauses(clauses) => Piece::Clauses(clauses.into_iter().map(unpreventable).collect()),
            other => other,
        };
        pieces.into_iter().map(each).collect()
    }

    pub(super) fn indirect_damage(&mut self, player: PlayerRef, amount: &Amount) -> Vec<Piece> {
        let name = self.player(player).object;
        let of_damaged = (player, amount) == (PlayerRef::ControllerOf(Ref::It), &Amount::Power(Ref::It));
        let rest = match self.amount(amount) {
            // "Its" could also mean what was mentioned in between.
            AmountText::EqualTo(_) if of_damaged && self.that_much == "damage dealt" => {
                let head = self.meaning(Ref::It).head;
                format!("indirect damage equal to the damaged {head}'s power to {name}")
            }
            AmountText::Number(number) => format!("{number} indirect damage to {name}"),
            AmountText::EqualTo(value) => format!("indirect damage to {name} equal to {value}"),
            AmountText::Per(number, per) => format!("{number} indirect damage to {name} for {per}"),
            AmountText::ThatMuch => format!("that much indirect damage to {name}"),
        };
        self.that_much = "damage dealt";
        self.mean_quietly(Ref::It, Meant { head: "card".to_owned(), plural: true, called: "damaged" });
        Piece::one(Clause::you("deal", rest))
    }

    pub(super) fn heal(&mut self, target: &Target, amount: &Amount, up_to: &str) -> Vec<Piece> {
        let (mut pieces, target) = self.chosen_by(target);
        let phrase = self.target(&target);
        let rest = match self.amount_each(amount) {
            AmountText::Number(number) => format!("{up_to}{number} damage from {}", phrase.each),
            AmountText::Per(number, per) => format!("{up_to}{number} damage from {} for {per}", phrase.each),
            AmountText::ThatMuch => format!("{up_to}that much damage from {}", phrase.each),
            AmountText::EqualTo(value) => format!("damage from {} {up_to}equal to {value}", phrase.each),
        };
        self.done_to(&target, &phrase, "damage healed");
        pieces.push(Piece::Clauses(vec![Clause::you("heal", rest)]));
        pieces
    }

    pub(super) fn distribute(&mut self, token: Token, whole: &Amount, among: &Selector, up_to: bool) -> Vec<Piece> {
        let whole = tokens::some(token, &self.amount_each(whole));
        let group = self.group(among);
        self.that_much = "token given";
        self.mean(Ref::It, &group.head(), true);
        let up_to = if up_to { "up to " } else { "" };
        Piece::one(Clause::you("distribute", format!("{up_to}{whole} among {}", group.all())))
    }

    pub(super) fn divide_healing(&mut self, up_to: &Amount, among: &Selector) -> Vec<Piece> {
        let whole = total(&self.amount(up_to));
        let group = self.group(among);
        self.that_much = "damage healed";
        self.mean(Ref::It, &group.head(), true);
        Piece::one(Clause::you("heal", format!("up to {whole} divided as you choose among {}", group.all())))
    }
}
