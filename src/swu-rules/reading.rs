//! What the rules can read: one table and all cards, and nothing that could change them.

use crate::book::{Book, Def, SideDef};
use crate::table::Table;
use crate::table::card::{Obj, Uid};

/// A table with the cards to understand it by. Whoever gets one can ask everything and change nothing.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    /// All cards.
    pub book: &'a Book,
    /// The game.
    pub table: &'a Table,
}

impl<'a> Reading<'a> {
    /// What is printed on the card, or on what it copies or last copied.
    #[inline]
    pub(crate) fn def(self, obj: Obj) -> &'a Def {
        let card = self.table.card(obj.uid);
        if card.serial == obj.serial { self.book.def(card.def) } else { self.last_def(obj) }
    }

    /// What is printed on a card where it lies, or on what it copies.
    #[inline]
    pub(crate) fn def_of(self, uid: Uid) -> &'a Def {
        self.book.def(self.table.card(uid).def)
    }

    #[cold]
    fn last_def(self, obj: Obj) -> &'a Def {
        self.book.def(self.table.gone(obj).map_or(self.table.card(obj.uid).def, |gone| gone.def))
    }

    /// Which side of a card is up.
    #[inline]
    pub(crate) fn side(self, uid: Uid) -> &'a SideDef {
        let card = self.table.card(uid);
        self.book.def(card.def).face(card)
    }

    /// The title of the side that is up.
    pub(crate) fn title_up(self, uid: Uid) -> &'a str {
        let card = self.table.card(uid);
        self.book.face_title(card.def, self.book.is_turned(card))
    }
}
