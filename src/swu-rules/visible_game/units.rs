//! The units and bases of a visible game in current values, cards named by their physical ids.

use super::Open;
use crate::book::Book;
use crate::query::stats;
use crate::reading::Reading;
use crate::table::card::Uid;
use seats::Seat;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;

/// A unit in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitNow {
    /// Which card.
    pub uid: Uid,
    /// Its title.
    pub title: String,
    /// Who controls it.
    pub controller: Seat,
    /// Its power.
    pub power: i16,
    /// The damage on it.
    pub damage: i16,
    /// Is it exhausted?
    pub exhausted: bool,
    /// Its keywords, those with a number with theirs, the others with 0.
    pub keywords: Vec<(Keyword, i16)>,
    /// The upgrades on it.
    pub upgrades: Vec<UpgradeNow>,
}

/// An upgrade in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UpgradeNow {
    /// Which card.
    pub uid: Uid,
    /// Its title.
    pub title: String,
    /// The token that it is, if it is one.
    pub token: Option<Token>,
}

impl UnitNow {
    /// The number of a keyword that it has.
    pub fn keyword(&self, keyword: Keyword) -> Option<i16> {
        self.keywords.iter().find(|(own, _)| *own == keyword).map(|(_, number)| *number)
    }

    /// How many of these tokens are on it.
    pub fn tokens(&self, token: Token) -> usize {
        self.upgrades.iter().filter(|upgrade| upgrade.token == Some(token)).count()
    }
}

impl Open {
    /// The units in play, seat by seat in order of arrival.
    pub fn units(&mut self, book: &Book) -> Vec<UnitNow> {
        let reading = self.game.reading(book);
        reading.table.units().map(|uid| unit(reading, uid)).collect()
    }

    /// The damage on each base, by seat.
    pub fn bases(&self) -> Vec<i16> {
        let table = &self.game.table;
        let damage = |seat: Seat| table.sides[seat].base.map_or(0, |base| table.card(base).damage as i16);
        Seat::all(table.seats()).map(damage).collect()
    }

    /// Whose base this card is; `None` if it is not a base.
    pub fn base_of(&self, uid: Uid) -> Option<Seat> {
        let table = &self.game.table;
        Seat::all(table.seats()).find(|seat| table.sides[*seat].base == Some(uid))
    }

    /// The title of a card whose face is seen.
    pub fn title<'b>(&self, book: &'b Book, uid: Uid) -> Option<&'b str> {
        let card = self.game.table.cards.get(uid.index()).filter(|_| !self.is_blank(uid))?;
        Some(book.face_title(card.def, book.is_turned(card)))
    }
}

fn unit(reading: Reading<'_>, uid: Uid) -> UnitNow {
    let (card, obj) = (reading.table.card(uid), reading.table.obj(uid));
    let number = |keyword: Keyword| {
        let stats = reading.table.stats(uid).filter(|stats| stats.has_keyword(keyword))?;
        Some((keyword, stats.numbers.of(keyword)))
    };
    let upgrade = |uid: Uid| UpgradeNow {
        uid,
        title: reading.title_up(uid).to_owned(),
        token: [Token::Shield, Token::Experience, Token::Advantage, Token::Weakness]
            .into_iter()
            .find(|token| reading.book.token(*token) == Some(reading.table.card(uid).def)),
    };
    UnitNow {
        uid,
        title: reading.title_up(uid).to_owned(),
        controller: card.controller,
        power: stats::power(reading, obj),
        damage: card.damage as i16,
        exhausted: card.exhausted(),
        keywords: Keyword::ALL.iter().copied().filter_map(number).collect(),
        upgrades: reading.table.upgrades_on(uid).map(upgrade).collect(),
    }
}
