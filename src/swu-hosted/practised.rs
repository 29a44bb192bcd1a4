//! The game of somebody who practises alone at the table: one seat looks, and nothing is hidden from the teacher.

use super::{CardData, Noticed, Pick, Scene, Unlimited};
use hotseat::hosted::Forbidden;
use hotseat::log::Witnessed;
use seats::{BySeat, Seat};
use std::sync::Arc;
use swu_rules::fact::{Fact, Log};
use swu_rules::game::{Beginner, Game, NotAnOption, PlayerSetup};
use swu_rules::look::Eyes;
use swu_rules::redeal::{Lists, Memory};
use swu_rules::scenario::Scenario;
use swu_rules::sight::Sight;
use swu_rules::table::options::GameOptions;
use swu_view::View;

impl Unlimited {
    /// A game under way, with what its seats remember.
    pub fn practised(data: &Arc<CardData>, names: Vec<String>, game: Game, memories: Vec<Memory>) -> Unlimited {
        let memories = BySeat::from_vec(memories);
        let scene = Arc::new(Scene { data: Arc::clone(data), names });
        Unlimited { scene, game, opening: Vec::new(), memories }
    }

    /// A position.
    ///
    /// # Errors
    /// It cannot be laid out.
    pub fn laid(
        data: &Arc<CardData>,
        names: Vec<String>,
        scenario: &Scenario,
        seed: u64,
    ) -> Result<Unlimited, Forbidden> {
        let mut log = Log::keeping();
        let game = Game::scenario(&data.book, scenario, seed, &mut log).map_err(|fault| fault.to_string())?;
        Ok(Unlimited::begun(data, names, game, &log))
    }

    /// A game from its beginning, with the seat that starts.
    pub fn dealt(
        data: &Arc<CardData>,
        names: Vec<String>,
        players: &[PlayerSetup],
        (seed, first): (u64, Seat),
    ) -> Unlimited {
        let options = if players.len() > 2 { GameOptions::multiplayer() } else { GameOptions::duel() };
        let mut log = Log::keeping();
        let game = Game::start_with(&data.book, options, players, Beginner::Known(first), seed, &mut log);
        Unlimited::begun(data, names, game, &log)
    }

    fn begun(data: &Arc<CardData>, names: Vec<String>, game: Game, log: &Log) -> Unlimited {
        let mut memories: Vec<Memory> = Seat::all(game.seats()).map(Memory::new).collect();
        memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        Unlimited::practised(data, names, game, memories)
    }

    /// The table as the seat that practises sees it.
    pub fn seen_by(&self, seat: Seat) -> View {
        self.seen(Eyes::Of(seat))
    }

    /// The cards.
    pub fn data(&self) -> &Arc<CardData> {
        &self.scene.data
    }

    /// The game itself, for its teacher.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What each seat remembers.
    pub fn memories(&self) -> impl Iterator<Item = &Memory> {
        self.memories.iter()
    }

    /// What the seat that must choose knows; `None` when the game is over.
    pub fn sight(&self, lists: &Lists) -> Option<Sight> {
        let seat = self.game.decision()?.seat;
        self.game.sight(self.book(), self.memories.get(seat)?, lists)
    }

    /// The index of a pick in the list of the awaited decision.
    pub fn place(&self, pick: &Pick) -> Option<usize> {
        self.place_of(pick)
    }

    /// What happened before the first decision.
    pub fn opening(&self) -> &[Fact] {
        &self.opening
    }

    /// Picks an option for the seat that must choose, and returns what happened, also as seats saw it.
    ///
    /// # Errors
    /// There is no such option; the game is as it was.
    pub fn take(&mut self, option: usize) -> Result<(Vec<Fact>, Vec<Witnessed<Noticed>>), NotAnOption> {
        let (mut log, scene) = (Log::keeping(), Arc::clone(&self.scene));
        let before = self.game.titled_units(&scene.data.book);
        self.game.choose(&self.scene.data.book, option, &mut log)?;
        self.memories.iter_mut().for_each(|memory| memory.witness(&log.facts));
        let seen = self.witnessed(&log.facts, None, &before);
        Ok((log.facts, seen))
    }
}
