//! Games of the Deckbuilding Game: begun and continued.

use super::{LocalServices, hosting};
use crate::deckbuilding::{data, options, sides};
use crate::games::Seated;
use crate::refusal::{Refusal, SavedFault};
use crate::services::{Begun, NewGame};
use crate::words::sentence;
use ::deckbuilding::hosted::{Deckbuilding, Setup};
use ::deckbuilding::rules::game::Game;
use ::deckbuilding::rules::options::Options;
use hotseat::hosted::Hosted;
use hotseat::table::{Agreement, Sitter, Table};
use std::path::Path;
use storage::saves;

/// Is this the save of such a game?
pub(super) fn is_one(path: &Path) -> bool {
    saves::is_of(path, Deckbuilding::GAME)
}

impl LocalServices {
    /// Puts a new game on the table, the Empire in the first seat and the sides in turn.
    ///
    /// # Errors
    /// It cannot be played this way, or cannot be written down.
    pub fn open_deckbuilding(
        &self,
        sitters: Vec<Sitter>,
        agreement: Agreement,
        options: Options,
        seed: Option<u64>,
    ) -> Result<Begun, Refusal> {
        let sides = sides(options.mode);
        if let Some(fault) = Game::why_not(&options, &sides) {
            return Err(SavedFault::Sides(sentence(&fault)).into());
        }
        let data = data()?;
        let table = Table::new(sitters, agreement)?;
        let title = title_of(&table);
        let setup = Setup::dealt(options, sides, table.names());
        let folder = self.paths.saves();
        let (session, notice) = hosting::begin::<Deckbuilding>(folder, &data, (table, title), setup, seed)?;
        Ok((Seated::Deckbuilding(Box::new(session.paced(self.pace).reporting(self.paths.faults())), data), notice))
    }

    /// Continues a saved game.
    pub(super) fn go_on_deckbuilding(&self, path: &Path) -> Result<Begun, Refusal> {
        let data = data()?;
        let about = |table: &Table, _: &Setup| (title_of(table), None);
        let (session, notice) = hosting::go_on::<Deckbuilding>(self.paths.saves(), &data, path, about)?;
        Ok((Seated::Deckbuilding(Box::new(session.paced(self.pace).reporting(self.paths.faults())), data), notice))
    }

    /// Starts the game set up on a screen.
    pub(super) fn start_deckbuilding(&self, game: &NewGame) -> Result<Begun, Refusal> {
        let options = options::of_new(game)?;
        let agreement = Agreement { trust: game.trust, ..self.agreement };
        self.open_deckbuilding(LocalServices::sitters(game)?, agreement, options, game.seed)
    }
}

/// People of the same side are named together: "Ann and Cara - Bob and Dan".
fn title_of(table: &Table) -> String {
    let names = table.names();
    let side = |first: usize| names.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>().join(" and ");
    format!("{} - {}", side(0), side(1))
}
