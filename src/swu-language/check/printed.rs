//! Facts that must or must not be printed on a card of a kind.

use crate::ability::{Ability, Grant};
use crate::card::Card;
use crate::keyword::{Keyword, PrintedKeyword};
use crate::word::Kind;

/// What is wrong with the printed facts of a card.
pub(super) fn sentences(card: &Card) -> Vec<String> {
    let mut found = Found(vec![]);
    found.id(card);
    found.when(card.title.trim().is_empty(), "the title is empty");
    found.when(card.subtitle.as_deref().is_some_and(|text| text.trim().is_empty()), "the subtitle is empty");
    found.numbers(card);
    found.zones(card);
    found.leader(card);
    found.keywords(card);
    found.0
}

struct Found(Vec<String>);

impl Found {
    fn when(&mut self, wrong: bool, sentence: &str) {
        if wrong {
            self.0.push(sentence.to_owned());
        }
    }

    fn id(&mut self, card: &Card) {
        let Some((set, number)) = card.id.split_once('_') else {
            return self.0.push("the id is not a set and a number like SOR_046".to_owned());
        };
        let good_set =
            (2..=5).contains(&set.len()) && set.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
        let digits = number.strip_prefix('T').unwrap_or(number);
        let length = if number.len() == digits.len() { 3 } else { 2 };
        if !good_set || digits.len() != length || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.0.push("the id is not a set and a number like SOR_046 or SOR_T01".to_owned());
        }
        let token_id = number.starts_with('T');
        self.when(token_id && !card.kind.is_token(), "an id with T belongs to a token");
        self.when(!token_id && card.kind.is_token(), "the id of a token has T before its number");
    }

    fn numbers(&mut self, card: &Card) {
        let Kinds { unit, upgrade, .. } = Kinds::of(card);
        let has_hp_by_ability = card.abilities.iter().any(|ability| match ability {
            Ability::Constant(constant) => {
                constant.gives.iter().any(|give| matches!(give, Grant::EntersAsCopyOf(..) | Grant::Hp(_)))
            }
            _ => false,
        });
        let fights = unit && !has_hp_by_ability || card.kind == Kind::Base || card.unit_side.is_some();
        self.when(fights && card.hp <= 0, &format!("a {} needs hp", card.kind));
        self.when(
            !unit && !upgrade && card.unit_side.is_none() && card.power != 0,
            &format!("a {} has no power", card.kind).replace("a event", "an event"),
        );
        self.when(card.kind == Kind::Event && card.hp != 0, "an event has no hp");
        self.when(unit && card.power < 0, "the power of a unit is not below 0");
        self.when(card.kind == Kind::Base && card.cost != 0, "a base has no cost");
        self.when(card.kind.is_token() && card.cost != 0, "a token has no cost");
        self.when(
            card.kind == Kind::Leader && card.unit_side.is_some() && card.cost == 0,
            "a leader needs a cost: the resources needed to deploy it",
        );
    }

    fn zones(&mut self, card: &Card) {
        let Kinds { unit, .. } = Kinds::of(card);
        let as_upgrade = card.upgrade_side.is_some();
        let can_be = card.kind == Kind::Unit || card.kind == Kind::Leader && card.unit_side.is_some();
        self.when(as_upgrade && !can_be, "only a unit or a leader that deploys has an upgrade_side");
        let pilots = card.abilities.iter().any(|ability| matches!(ability, Ability::Piloting { .. }));
        self.when(pilots && !as_upgrade, "a card with Piloting needs an upgrade_side");
        let deploys = card.upgrade_side.as_ref().is_some_and(|side| side.deploys);
        self.when(deploys && card.kind != Kind::Leader, "only a leader deploys");
        let enters_arena = unit || card.unit_side.is_some();
        self.when(enters_arena && card.arena.is_none(), &format!("a {} needs an arena", card.kind));
        let article = if card.kind == Kind::Event || card.kind == Kind::Upgrade { "an" } else { "a" };
        self.when(!enters_arena && card.arena.is_some(), &format!("{article} {} has no arena", card.kind));
        self.when(card.kind != Kind::Base && card.location.is_some(), "only a base has a location");
        self.when(card.location.as_deref().is_some_and(|text| text.trim().is_empty()), "the location is empty");
    }

    fn leader(&mut self, card: &Card) {
        if card.kind == Kind::Leader {
            self.when(
                card.unit_side.is_none() && card.back.is_none(),
                "a leader needs a unit_side, or a back if it never deploys",
            );
            self.when(card.unit_side.is_some() && card.back.is_some(), "a leader has a unit_side or a back, not both");
            self.when(!card.unique, "a leader is unique");
        } else {
            self.when(card.unit_side.is_some(), "only a leader has a unit_side");
            self.when(card.back.is_some(), "only a leader has a back");
        }
        if let Some(back) = &card.back {
            self.when(back.title.trim().is_empty(), "the title of the back is empty");
        }
    }

    fn keywords(&mut self, card: &Card) {
        let Kinds { unit, .. } = Kinds::of(card);
        let unit_side = card.unit_side.iter().flat_map(|side| &side.keywords);
        for printed in card.keywords.iter().chain(unit_side) {
            let (keyword, number) = printed.parts();
            self.when(number == 0, &format!("{keyword} 0 does nothing"));
        }
        let fortified_unit = unit && card.keywords.contains(&PrintedKeyword::Fortify);
        self.when(fortified_unit, "Fortify is for upgrades");
        for printed in card.keywords.iter().filter(|_| !unit) {
            let while_playing = matches!(printed, PrintedKeyword::Exploit(_) | PrintedKeyword::Plot);
            let keyword: Keyword = printed.parts().0;
            let playable = matches!(card.kind, Kind::Event | Kind::Upgrade);
            let fortifies = card.kind == Kind::Upgrade && keyword == Keyword::Fortify;
            self.when(
                !(playable && while_playing || fortifies),
                &format!("{keyword} means nothing on this side of a {}", card.kind),
            );
        }
    }
}

/// The kinds that several rules share.
struct Kinds {
    unit: bool,
    upgrade: bool,
}

impl Kinds {
    fn of(card: &Card) -> Kinds {
        Kinds {
            unit: matches!(card.kind, Kind::Unit | Kind::TokenUnit),
            upgrade: matches!(card.kind, Kind::Upgrade | Kind::TokenUpgrade),
        }
    }
}
