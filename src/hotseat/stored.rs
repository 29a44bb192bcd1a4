//! A game looked at in its journal, without putting it on the table.

use super::hosted::Hosted;
use super::journal::{Header, Record};
use super::key::SeatKey;
use super::log::{Line, LogView};
use super::resume::{ResumeFault, replay};
use seats::Seat;

/// What may be seen of a game in its journal.
pub struct Stored<G: Hosted> {
    /// What anybody may see.
    pub public: G::Public,
    /// What one seat may see, if asked for.
    pub own: Option<G::View>,
    /// The log as anybody may read it.
    pub log: Vec<Line>,
}

/// Plays a journal back and looks at its last moment. The caller must know whose eyes may look: the seat's own after it
/// typed its name, or the organiser's after a recorded look.
///
/// # Errors
/// The journal does not fit the game, and where.
pub fn look<G: Hosted>(
    data: &G::Data,
    header: &Header<G::Setup>,
    records: &[Record<G::Pick>],
    eyes: Option<Seat>,
) -> Result<Stored<G>, ResumeFault> {
    let replayed = replay::<G>(data, header, records)?;
    let game = replayed.history.game();
    let log = LogView::public(replayed.history.log());
    let log = (0..log.len()).filter_map(|index| log.line(index)).collect();
    let seat = eyes.filter(|seat| seat.index() < game.seats());
    Ok(Stored { log, public: game.public(), own: seat.map(|seat| game.view(&SeatKey::cut(seat, game.open_to(seat)))) })
}
