//! Another game than Star Wars: Unlimited, for panels and lines: the one value a game adds to the list of games.

use super::board::Board;
use super::layer::Layer;
use super::speaker::Speaker;
use super::voice::Voice;
use hotseat::hosted::Hosted;
use shell::games::{Face, Of, OtherTable};
use shell::recorded_game::RecordedGame;
use shell::session::{GameSession, Session};
use shell::table_session::Playable;
use std::any::Any;
use std::time::Instant;

/// A game at the table.
type Game<G> = Box<dyn GameSession<View = <G as Playable>::Seen>>;

/// A game as it went.
type Past<G> = RecordedGame<<G as Playable>::Seen>;

/// Draws a game as it went; `None` if it has no steps.
type DrawPast<G> = fn(Past<G>, <G as Hosted>::Data, Instant) -> Option<Box<dyn Layer>>;

/// Narrates a game as it went; `None` if it has no steps.
type NarratePast<G> = fn(Past<G>, <G as Hosted>::Data) -> Option<Box<dyn Speaker>>;

/// Draws and narrates a game.
pub struct Front<G: Playable> {
    /// Draws a game at the table.
    pub board: fn(Game<G>, G::Data) -> Box<dyn Board>,
    /// Narrates a game at the table.
    pub voice: fn(Game<G>, G::Data) -> Box<dyn Voice>,
    /// Draws a replay; `None` if the game has no steps.
    pub replay: DrawPast<G>,
    /// Narrates a replay.
    pub replay_in_lines: NarratePast<G>,
}

/// A game with its front, for the list of games.
pub type Fronted<G> = Of<G, Front<G>>;

impl<G: Playable<Data: 'static>> Face<G> for Front<G> {
    fn seated(&self, session: Game<G>, data: G::Data) -> Box<dyn OtherTable> {
        let (board, voice) = (self.board, self.voice);
        Box::new(FrontedTable(Box::new(Table::<G> { session, data, board, voice })))
    }

    fn recorded(&self, game: Past<G>, data: G::Data) -> Box<dyn Any> {
        let (screen, lines) = (self.replay, self.replay_in_lines);
        Box::new(FrontedPast(Box::new(Recording::<G> { game, data, screen, lines })))
    }
}

/// A table that has not yet been chosen to be drawn or narrated.
trait TwoFaced {
    fn session(&self) -> &dyn Session;
    fn session_mut(&mut self) -> &mut dyn Session;
    fn board(self: Box<Self>) -> Box<dyn Board>;
    fn voice(self: Box<Self>) -> Box<dyn Voice>;
}

struct Table<G: Playable> {
    session: Game<G>,
    data: G::Data,
    board: fn(Game<G>, G::Data) -> Box<dyn Board>,
    voice: fn(Game<G>, G::Data) -> Box<dyn Voice>,
}

impl<G: Playable> TwoFaced for Table<G> {
    fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.session.as_mut()
    }

    fn board(self: Box<Self>) -> Box<dyn Board> {
        (self.board)(self.session, self.data)
    }

    fn voice(self: Box<Self>) -> Box<dyn Voice> {
        (self.voice)(self.session, self.data)
    }
}

struct FrontedTable(Box<dyn TwoFaced>);

impl OtherTable for FrontedTable {
    fn session(&self) -> &dyn Session {
        self.0.session()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.0.session_mut()
    }
}

/// The same for a recorded game.
trait PastTwoFaced {
    fn screen(self: Box<Self>, now: Instant) -> Option<Box<dyn Layer>>;
    fn lines(self: Box<Self>) -> Option<Box<dyn Speaker>>;
}

struct Recording<G: Playable> {
    game: Past<G>,
    data: G::Data,
    screen: DrawPast<G>,
    lines: NarratePast<G>,
}

impl<G: Playable> PastTwoFaced for Recording<G> {
    fn screen(self: Box<Self>, now: Instant) -> Option<Box<dyn Layer>> {
        (self.screen)(self.game, self.data, now)
    }

    fn lines(self: Box<Self>) -> Option<Box<dyn Speaker>> {
        (self.lines)(self.game, self.data)
    }
}

struct FrontedPast(Box<dyn PastTwoFaced>);

/// The board of a game at the table.
pub fn board(table: Box<dyn OtherTable>) -> Box<dyn Board> {
    fronted(table).board()
}

/// The voice of a game at the table.
pub fn voice(table: Box<dyn OtherTable>) -> Box<dyn Voice> {
    fronted(table).voice()
}

#[expect(clippy::panic, reason = "a game comes into the list with a front, and only a front makes tables")]
fn fronted(table: Box<dyn OtherTable>) -> Box<dyn TwoFaced> {
    match (table as Box<dyn Any>).downcast::<FrontedTable>() {
        Ok(table) => table.0,
        Err(_) => panic!("this table was made by no front"),
    }
}

/// A replay; `None` if the game has no steps.
pub fn replay(past: Box<dyn Any>, now: Instant) -> Option<Box<dyn Layer>> {
    past.downcast::<FrontedPast>().ok()?.0.screen(now)
}

/// The same in lines.
pub fn replay_in_lines(past: Box<dyn Any>) -> Option<Box<dyn Speaker>> {
    past.downcast::<FrontedPast>().ok()?.0.lines()
}
