//! Where a unit's values come from: "power 6 = 4 printed + 2 Raid".

use super::Looker;
use crate::book::{ConstantId, GiftId};
use crate::query::stats::bit;
use crate::table::card::{Obj, Uid};
use crate::table::effect::{Lasting, Lasts};
use swu_cards::wording::{gift_text, selector_text};
use swu_language::ability::{Barred, Grant, Until};
use swu_language::keyword::Keyword;
use swu_language::trait_name::nameable;
use swu_view::Reason;

impl Looker<'_> {
    /// Every cause of the unit's current values.
    pub(crate) fn reasons(&self, uid: Uid) -> Vec<Reason> {
        let reading = self.reading;
        let state = reading.table.card(uid);
        let def = reading.book.def(state.def);
        let printed = |what, amount| Reason { printed: true, ..number(what, amount, "printed") };
        let mut reasons = vec![printed("power", def.power), printed("HP", def.hp)];
        for upgrade in reading.table.upgrades_on(uid) {
            let upgrade_def = reading.book.def(reading.table.card(upgrade).def);
            let title = &reading.book.card(reading.table.card(upgrade).def).title;
            if upgrade_def.power != 0 {
                reasons.push(number("power", upgrade_def.power, title));
            }
            if upgrade_def.hp != 0 {
                reasons.push(number("HP", upgrade_def.hp, title));
            }
        }
        for traced in reading.table.cache.trace.iter().flatten().filter(|traced| traced.unit == uid) {
            let from = self.cause(traced.cause);
            match traced.gift {
                None => {
                    if traced.amount != 0 {
                        reasons.push(number("power", traced.amount, &from));
                    }
                    if traced.hp != 0 {
                        reasons.push(number("HP", traced.hp, &from));
                    }
                }
                Some(gift) => {
                    let from = self.giver(gift, traced.cause);
                    reasons.extend(given(&reading.book.gift(gift).give, traced.amount, &from));
                }
            }
        }
        reasons.extend(self.lent_keywords(uid));
        let Some(stats) = reading.table.stats(uid) else { return reasons };
        if stats.keywords & bit(Keyword::Grit) != 0 && state.damage > 0 {
            reasons.push(number("power", state.damage as i16, "Grit"));
        }
        let obj = reading.table.obj(uid);
        let raid = stats.strength_of(Keyword::Raid);
        if raid > 0 && reading.table.attacks.iter().any(|attack| attack.live && attack.attacker == obj) {
            reasons.push(number("power", raid, "Raid"));
        }
        if state.damage > 0 {
            reasons.push(number("remaining HP", -(state.damage as i16), "damage"));
        }
        reasons
    }

    /// The keywords that the unit has from another card for a time.
    fn lent_keywords(&self, uid: Uid) -> impl Iterator<Item = Reason> {
        let lent = self.reading.table.lasting.iter().filter(move |lasting| lasting.on.uid == uid);
        lent.filter_map(|lasting| match lasting.what {
            Lasts::Keyword(keyword, number) => {
                let amount = keyword.is_numbered().then_some(number);
                let from = self.cause(lasting.source);
                Some(Reason { what: keyword.name().to_owned(), amount, from, printed: false })
            }
            _ => None,
        })
    }

    /// The title of the card that an effect comes from.
    pub(crate) fn cause(&self, obj: Obj) -> String {
        if obj.uid.index() < self.reading.table.cards.len() {
            self.reading.title_up(obj.uid).to_owned()
        } else {
            "a rule".to_owned()
        }
    }

    /// The title of the card whose text gives something: an event that gives it to the unit it lets attack, rather than
    /// the unit, which counts as the effect's source.
    fn giver(&self, gift: GiftId, source: Obj) -> String {
        let cards = &self.reading.table.cards;
        match cards.get(source.uid.index()) {
            Some(card) if card.def != gift.text() => self.reading.book.card(gift.text()).title.clone(),
            _ => self.cause(source),
        }
    }

    /// What a lasting rule affects, and how: "each base: it can't be healed".
    fn rule_in_words(&self, rule: ConstantId) -> String {
        let book = self.reading.book;
        let constant = book.constant(rule);
        let whom = selector_text(&constant.affects, book.card(constant.card));
        let what: Vec<String> = constant.gifts.iter().map(|gift| gift_text(&book.gift(*gift).give)).collect();
        format!("{whom}: {}", what.join(", "))
    }

    /// Effects that hold for a while, in words.
    pub(crate) fn lasting(&self) -> Vec<String> {
        let reading = self.reading;
        let mut lines: Vec<String> = Vec::new();
        let felt = |it: &&Lasting| it.what != Lasts::Stats { power: 0, hp: 0 };
        for lasting in reading.table.lasting.iter().filter(felt) {
            let from = self.cause(lasting.source);
            let line = match lasting.what {
                Lasts::Rule(rule) if matches!(lasting.until, Until::Next(_)) => {
                    format!("{from}, for the next one only: {}", self.rule_in_words(rule))
                }
                Lasts::Rule(rule) => format!("{from}: {}", self.rule_in_words(rule)),
                Lasts::Waits(_) => from,
                Lasts::Keyword(keyword, _) => format!("{}: {} from {from}", self.cause(lasting.on), keyword.name()),
                Lasts::Lost(keyword) => format!("{}: no {}", self.cause(lasting.on), keyword.name()),
                Lasts::Silent => format!("{}: no abilities", self.cause(lasting.on)),
                Lasts::Ability(_) | Lasts::Constant(_) => {
                    format!("{}: an ability from {from}", self.cause(lasting.on))
                }
                Lasts::Stats { power, hp } => {
                    format!("{}: {power:+}/{hp:+} from {from}", self.cause(lasting.on))
                }
                Lasts::Gift { gift, amount } => {
                    let from = self.giver(gift, lasting.source);
                    let what: Vec<String> = given(&reading.book.gift(gift).give, amount, &from)
                        .into_iter()
                        .map(|reason| match reason.amount {
                            Some(amount) => format!("{} {amount:+}", reason.what),
                            None => reason.what,
                        })
                        .collect();
                    format!("{}: {} from {from}", self.cause(lasting.on), what.join(", "))
                }
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }
}

fn number(what: &str, amount: i16, from: &str) -> Reason {
    Reason { what: what.to_owned(), amount: Some(amount), from: from.to_owned(), printed: false }
}

fn given(give: &Grant, amount: i16, from: &str) -> Vec<Reason> {
    let word = |what: &str| vec![Reason { amount: None, ..number(what, 0, from) }];
    match give {
        Grant::Power(_) => vec![number("power", amount, from)],
        Grant::Hp(_) => vec![number("HP", amount, from)],
        Grant::Keyword(keyword) => word(keyword.name()),
        Grant::Numbered(keyword, _) => vec![number(keyword.name(), amount, from)],
        Grant::Trait(name) => word(name.name()),
        Grant::LosesNamedTrait => word(&format!("no {}", nameable(amount as usize).unwrap_or_default())),
        Grant::LosesTrait(name) => word(&format!("no {}", name.name())),
        Grant::LosesKeywords => word("no keywords"),
        Grant::LosesAbilitiesExcept(_) | Grant::LosesOtherAbilities => word("no other abilities"),
        Grant::PrintedPower(_) => word(&format!("printed power {amount}")),
        Grant::PrintedHp(_) => word(&format!("printed HP {amount}")),
        Grant::LosesKeyword(keyword) => word(&format!("no {}", keyword.name())),
        Grant::LosesAbilities | Grant::LosesAbilitiesExceptEpic => word("no abilities"),
        Grant::Cant(Barred::Attack) => word("can't attack"),
        Grant::Cant(Barred::AttackBases) => word("can't attack bases"),
        Grant::Cant(Barred::BeAttacked) => word("can't be attacked"),
        Grant::Cant(Barred::Ready) => word("can't ready"),
        Grant::Cant(Barred::BeHealed) => word("can't be healed"),
        Grant::NotDefeatedByDamage => word("isn't defeated by having no remaining HP"),
        Grant::DealsDamageFirst => word("deals combat damage first"),
        Grant::CanAttack(arena) => word(&format!("can attack {arena} units")),
        Grant::Ability(_) => word("an ability"),
        other => word(&gift_text(other)),
    }
}
