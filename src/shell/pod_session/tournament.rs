//! A tournament of the people of a pod, with the decks they have built.

use super::PodSession;
use crate::desk::fresh_seed;
use crate::desk_session::DeskSession;
use crate::refusal::{PodFault, Refusal};
use events::tournament::{EventFormat, EventSetup, MatchType, Op, Tier, rounds};
use swu_decks::limited::{PodKind, Stage};

impl PodSession {
    /// Creates it, in a file beside the pod's: everybody is present, and their lists are in.
    ///
    /// # Errors
    /// It is too early, or the file exists already.
    pub fn tournament(&self) -> Result<DeskSession, Refusal> {
        if self.stage() != Stage::Done {
            return Err(PodFault::NotBuilt.into());
        }
        let people = || self.pod.seats().iter().filter(|seat| !seat.bot && !seat.left);
        let count = people().count();
        // Checked before there is a file (formats.md N-4).
        rounds(count as u64, Tier::Casual).map_err(PodFault::NoTournament)?;
        let format = match self.pod.setup().kind {
            PodKind::Draft => EventFormat::Draft,
            PodKind::Sealed => EventFormat::Sealed,
        };
        let setup = EventSetup {
            name: self.title(),
            format,
            tier: Tier::Casual,
            match_type: MatchType::Bo3,
            seed: fresh_seed(),
            sets: self.sets().to_vec(),
        };
        let mut desk = DeskSession::begin(&self.path().with_extension("event"), setup)?;
        for seat in people() {
            let name = || seat.name.clone();
            desk.act(Op::Player { name: name(), uid: None, first: None, last: None })?;
            desk.act(Op::CheckIn { player: name(), present: true })?;
            if let Some(deck) = seat.deck.clone() {
                desk.act(Op::List { player: name(), deck })?;
            }
        }
        Ok(desk)
    }
}
