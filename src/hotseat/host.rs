//! The host: it owns the game and every key, and decides what may be on the screen.
//!
//! It lowers the hand by itself for every reason in [`Closed`]; only a [`Confirmed`] lifts it. Whether a curtain is
//! drawn follows from public facts and the agreement alone, so the curtain gives nothing away.

mod clock;
mod looking;
mod notes;
mod own_keys;
mod playing;
mod saving;
mod taking_back;

pub use playing::Refused;
pub use taking_back::Asked;

use super::exposure::Closed;
use super::history::History;
use super::hosted::{Awaits, Hosted, Outcome};
use super::journal::{Header, Journal, Record};
use super::key::SeatKey;
use super::ledger::Ledger;
use super::notes::Note;
use super::opening::Opening;
use super::own_key::OwnKeys;
use super::resume::{ResumeFault, replay};
use super::table::Table;
use super::trust::Trust;
use seats::{BySeat, Seat, SeatSet, Teams};
use std::fmt;
use std::time::Instant;

/// One game at one keyboard.
pub struct Host<G: Hosted> {
    header: Header<G::Setup>,
    keys: BySeat<SeatKey>,
    history: History<G>,
    ledger: Ledger<G::Pick>,
    hand: Hand,
    /// Who held the last open hand, if still known.
    last: Option<Held>,
    /// Whose view an open table shows, if not the deciding seat's.
    shown: Option<Seat>,
    request: Option<taking_back::Request>,
    clocks: BySeat<u64>,
    notes: BySeat<Note>,
    checked: saving::Checked,
    /// People's own keys. They live as long as the game lies on the table.
    own_keys: OwnKeys,
}

/// Is a hand open?
enum Hand {
    Closed(Option<Closed>),
    /// Put down by its owner, who continues with the cards on the table: closed to everybody, its owner included.
    Down {
        seat: Seat,
        last_key: Instant,
    },
    /// Open to whoever typed their word, and to partners with open hands.
    Open {
        seat: Seat,
        last_key: Instant,
    },
}

/// Whose hand was open last; no other has been open since.
#[derive(Clone, Copy)]
struct Held {
    seat: Seat,
    /// Has nobody else had the keyboard since?
    alone: bool,
    /// When its owner last pressed a key while it was open.
    seen: Instant,
}

impl<G: Hosted> Host<G> {
    /// Begins a game whose header is already in the journal.
    pub fn begin(opening: Opening<G>, journal: Box<dyn Journal<G::Pick>>) -> Host<G> {
        let clocks = BySeat::new(opening.game.seats(), |_| 0);
        let notes = BySeat::new(opening.game.seats(), |_| Note::default());
        let ledger = Ledger::new(journal, Vec::new());
        Host::assemble(opening.header, History::new(opening.game), ledger, (clocks, notes), None)
    }

    /// Continues a game from its journal, behind a lowered curtain. Also returns, if card data changed since the game
    /// began, a sentence saying so (and that the game is unaffected).
    ///
    /// # Errors
    /// The journal does not fit the game, and where.
    pub fn resume(
        data: &G::Data,
        header: Header<G::Setup>,
        records: Vec<Record<G::Pick>>,
        journal: Box<dyn Journal<G::Pick>>,
    ) -> Result<(Host<G>, Option<String>), ResumeFault> {
        let replayed = replay::<G>(data, &header, &records)?;
        let notice = replayed.changed.notice();
        let ledger = Ledger::new(journal, records);
        let closed = Some(Closed::Resumed);
        Ok((Host::assemble(header, replayed.history, ledger, (replayed.clocks, replayed.notes), closed), notice))
    }

    fn assemble(
        header: Header<G::Setup>,
        history: History<G>,
        ledger: Ledger<G::Pick>,
        (clocks, notes): (BySeat<u64>, BySeat<Note>),
        closed: Option<Closed>,
    ) -> Host<G> {
        let game = history.game();
        let keys = BySeat::new(game.seats(), |seat| SeatKey::cut(seat, game.open_to(seat)));
        let checked = saving::Checked::at(history.game().place());
        let hand = Hand::Closed(closed);
        let own_keys = OwnKeys::none(keys.len());
        let (last, shown, request) = (None, None, None);
        Host { header, keys, history, ledger, hand, last, shown, request, clocks, notes, checked, own_keys }
    }

    /// The people and their agreement.
    pub fn table(&self) -> &Table {
        &self.header.table
    }

    /// Who plays with whom.
    pub fn teams(&self) -> Teams {
        self.history.game().teams()
    }

    /// How the game ended; `None` while it is under way.
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.game().outcome()
    }

    /// Whose decision it is; nobody's once the game is over.
    pub fn awaits(&self) -> Option<Awaits> {
        self.history.game().awaits()
    }

    /// The status line: where the game stands, in public words.
    pub fn place(&self) -> String {
        self.history.game().place()
    }

    /// Does a bot decide next? It waits until everybody has read what was shown to them, and leaves a decision that a
    /// person may also make to that person.
    pub fn awaits_bot(&self) -> bool {
        self.bot_to_act().is_some()
    }

    /// The bot that decides next, if one does.
    pub fn bot_to_act(&self) -> Option<Seat> {
        let awaited = self.awaits()?.seats;
        awaited.first().filter(|_| self.reader().is_none() && !awaited.meets(self.table().people()))
    }

    /// The first person with something to read that was shown to them alone. Who that is depends on public facts.
    fn reader(&self) -> Option<Seat> {
        self.awaits()?;
        self.table().people().iter().find(|seat| self.history.reads(*seat))
    }

    /// Who should come to the keyboard: whoever has something to read, else one of those who decide, people before
    /// bots.
    fn comes(&self) -> SeatSet {
        let awaited = self.awaits().map_or(SeatSet::EMPTY, |awaits| awaits.seats);
        let people = awaited.and(self.table().people());
        match self.reader() {
            Some(reader) => SeatSet::one(reader),
            None if people.is_empty() => awaited,
            None => people,
        }
    }

    /// The seats whose hands are open when this seat's hand is.
    fn opens(&self, seat: Seat) -> SeatSet {
        self.keys.get(seat).map_or(SeatSet::EMPTY, SeatKey::opens)
    }

    /// Is a hand open all the time: at an open table, or when only one person plays?
    pub fn lies_open(&self) -> bool {
        self.trust() == Trust::OpenTable || self.table().only_person().is_some()
    }

    /// The number all luck came from, once the game is over, if no match keeps it secret.
    pub fn seed(&self) -> Option<u64> {
        self.outcome().and(self.header.open_seed())
    }

    /// How many steps were made: picks and concessions.
    pub fn steps(&self) -> usize {
        self.history.len()
    }

    fn trust(&self) -> Trust {
        self.table().agreement().trust
    }
}

impl<G: Hosted> fmt::Debug for Host<G> {
    /// Public facts only: this may end up in a message.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = formatter.debug_struct("Host");
        shown.field("game", &G::GAME).field("seats", &self.table().names()).field("steps", &self.history.len());
        shown.finish_non_exhaustive()
    }
}
