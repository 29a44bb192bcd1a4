//! A game in the list of games: everything the program asks of it without knowing which it is.

use super::kind::{Flag, Kind};
use super::shapes::Shapes;
use super::wire::{self, WireFault, WireGame};
use super::{GameChoice, OtherTable, Recorded, Seated, Variant};
use crate::course::Course;
use crate::mode::Mode;
use crate::practice::analysis::{Report, Review};
use crate::recorded_game::RecordedGame;
use crate::refusal::Refusal;
use crate::report::{self, Asked};
use crate::services::{Begun, OptionRow, Rematch};
use crate::services::{details, hosting, recorded, rematch};
use crate::session::GameSession;
use crate::table_session::Playable;
use crate::verify::{self, PlayedAgain, Unplayed};
use data::rulebook::Rulebook;
use hotseat::hosted::Hosted;
use hotseat::table::{Agreement, Sitter, Table};
use schemars::SchemaGenerator;
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;
use std::path::Path;
use std::time::Duration;
use storage::paths::Paths;

/// Where games are begun.
#[derive(Clone, Copy)]
pub struct Room<'a> {
    /// Where files are kept.
    pub paths: &'a Paths,
    /// How long people can see what happened before a bot picks.
    pub pace: Duration,
    /// The default agreement.
    pub agreement: Agreement,
}

/// A game to begin.
pub struct Ordered {
    /// How it is played.
    pub variant: &'static Variant,
    /// Who plays, in table order.
    pub sitters: Vec<Sitter>,
    /// The agreement about the keyboard.
    pub agreement: Agreement,
    /// Names and values of the options that differ from the usual.
    pub options: Vec<(String, String)>,
    /// The seed; random if `None`.
    pub seed: Option<u64>,
}

/// A position to begin with.
pub struct LaidOut<'a> {
    /// Its text.
    pub text: &'a str,
    /// The names of players whom it does not name.
    pub names: &'a [String],
    /// The agreement about the keyboard.
    pub agreement: Agreement,
    /// The seed of its luck.
    pub seed: u64,
}

/// What a game is to the front ends. They take apart again what is built here; the program only passes it on.
pub trait Face<G: Playable>: Sync {
    /// A game at the table.
    fn seated(&self, session: Box<dyn GameSession<View = G::Seen>>, data: G::Data) -> Box<dyn OtherTable>;

    /// A recorded game.
    fn recorded(&self, game: RecordedGame<G::Seen>, data: G::Data) -> Box<dyn Any>;
}

/// A game other than Star Wars: Unlimited. It can be offered, begun, continued, listed, replayed and verified.
pub trait Game: Sync {
    /// Its name in saves and requests. Never changes.
    fn name(&self) -> &'static str;

    /// The title for people: "The Deckbuilding Game".
    fn title(&self) -> &'static str;

    /// The ways to play it, the usual one first.
    fn variants(&self) -> &'static [Variant];

    /// The options that have their own flag.
    fn flags(&self) -> &'static [Flag];

    /// The options of a variant.
    fn options(&self, variant: &Variant) -> Vec<OptionRow>;

    /// A game that begins with a position; `None` if the text is no position of this game.
    fn lay_out(&self, room: &Room<'_>, position: &LaidOut<'_>) -> Option<Result<Begun, Refusal>>;

    /// Its rules in plain words.
    fn rulebook(&self) -> Option<&'static Rulebook>;

    /// The game in a list of saves.
    fn listed(&self, seats: usize) -> String;

    /// Every reason why this game cannot begin, as sentences.
    fn faults(&self, ordered: Ordered) -> Vec<String>;

    /// Begins a game: its journal is written before anything is shown.
    ///
    /// # Errors
    /// The game is impossible, or its file cannot be written.
    fn begin(&self, room: &Room<'_>, ordered: Ordered) -> Result<Begun, Refusal>;

    /// Continues a saved game.
    ///
    /// # Errors
    /// It cannot be read, or its picks are impossible.
    fn go_on(&self, room: &Room<'_>, path: &Path) -> Result<Begun, Refusal>;

    /// Begins the game of a save again.
    ///
    /// # Errors
    /// It cannot be read, or cannot be begun in this way.
    fn rematch(&self, room: &Room<'_>, path: &Path, how: Rematch) -> Result<Begun, Refusal>;

    /// A saved game, to be replayed from this many steps on.
    ///
    /// # Errors
    /// It cannot be read, or its picks are impossible.
    fn recorded(&self, path: &Path, steps: usize) -> Result<Recorded, Refusal>;

    /// A table at which others play this game, in public.
    ///
    /// # Errors
    /// Its save cannot be read.
    fn watched(&self, path: &Path) -> Result<Recorded, Refusal>;

    /// The report of a saved game by the program `build`.
    ///
    /// # Errors
    /// It cannot be read.
    fn report(&self, path: &Path, build: &str, asked: Asked) -> Result<String, Refusal>;

    /// A coach goes through a saved game, on a table of its own.
    ///
    /// # Errors
    /// It cannot be reviewed, or not yet.
    fn review(&self, review: Review<'_>) -> Result<Seated, Refusal>;

    /// The findings of that review.
    ///
    /// # Errors
    /// The same.
    fn findings(&self, review: Review<'_>) -> Result<Report, Refusal>;

    /// A description of a saved game, one fact per line.
    fn details(&self, path: &Path) -> Vec<String>;

    /// Plays a save again, to verify its luck.
    ///
    /// # Errors
    /// Why it cannot be verified.
    fn check(&self, path: &Path) -> Result<PlayedAgain, Unplayed>;

    /// The cards that match a query, each as lines of text, the first of which is the name.
    ///
    /// # Errors
    /// The faults of the cards.
    fn cards(&self, query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>>;

    /// A game in the protocol: a new one, a position, or a saved one.
    ///
    /// # Errors
    /// What is wrong with the request.
    fn on_wire(&self, request: &Value) -> Result<Box<dyn WireGame>, WireFault>;

    /// A printed card as the protocol describes it, if the game has it.
    fn card_on_wire(&self, id: &str) -> Option<Value>;

    /// The types of what it is asked and tells over the wire.
    fn shapes(&self, asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Shapes;
}

impl dyn Game {
    /// Its modes, as they are set up.
    pub fn modes(&self) -> impl Iterator<Item = Mode> + use<> {
        let game = self.name();
        self.variants().iter().map(move |variant| Mode::Other(GameChoice { game, variant }))
    }
}

/// A game in the list, with its front ends.
pub struct Of<G, F> {
    face: F,
    kind: PhantomData<fn() -> G>,
}

impl<G: Kind, F: Face<G>> Of<G, F> {
    /// The game with this face.
    pub const fn new(face: F) -> Of<G, F> {
        Of { face, kind: PhantomData }
    }

    /// A game of this kind on the table, however it is hosted.
    pub fn seated(&self, session: Box<dyn GameSession<View = G::Seen>>, data: G::Data) -> Seated {
        Seated::Other(self.face.seated(session, data))
    }

    fn open(
        &self,
        room: &Room<'_>,
        table: Table,
        setup: <G as Hosted>::Setup,
        seed: Option<u64>,
    ) -> Result<Begun, Refusal> {
        let (data, title) = (G::data()?, G::titled(&table.names()));
        let (session, notice) = hosting::begin::<G>(room.paths.saves(), &data, (table, title), setup, seed)?;
        let session = session.paced(room.pace).reporting(room.paths.faults());
        Ok((self.seated(Box::new(session), data), notice))
    }
}

impl<G: Kind, F: Face<G>> Game for Of<G, F> {
    fn name(&self) -> &'static str {
        G::GAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn variants(&self) -> &'static [Variant] {
        G::VARIANTS
    }

    fn flags(&self) -> &'static [Flag] {
        G::FLAGS
    }

    fn options(&self, variant: &Variant) -> Vec<OptionRow> {
        G::options(variant)
    }

    fn rulebook(&self) -> Option<&'static Rulebook> {
        G::rulebook()
    }

    fn listed(&self, seats: usize) -> String {
        G::listed(seats)
    }

    fn faults(&self, ordered: Ordered) -> Vec<String> {
        let Ordered { variant, sitters, agreement, options, .. } = ordered;
        let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let table = Table::new(sitters, agreement).map_err(Refusal::from).err();
        let setup = G::setup(variant, &options, names).err();
        setup.into_iter().chain(table).flat_map(|why| why.lines()).collect()
    }

    fn begin(&self, room: &Room<'_>, ordered: Ordered) -> Result<Begun, Refusal> {
        let names = ordered.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let setup = G::setup(ordered.variant, &ordered.options, names)?;
        self.open(room, Table::new(ordered.sitters, ordered.agreement)?, setup, ordered.seed)
    }

    fn lay_out(&self, room: &Room<'_>, position: &LaidOut<'_>) -> Option<Result<Begun, Refusal>> {
        let setup = G::position(position.text, position.names)?;
        let names = G::names(&setup).unwrap_or_default();
        let table = Table::new(names.iter().map(Sitter::person).collect(), position.agreement);
        Some(table.map_err(Refusal::from).and_then(|table| self.open(room, table, setup, Some(position.seed))))
    }

    fn go_on(&self, room: &Room<'_>, path: &Path) -> Result<Begun, Refusal> {
        let data = G::data()?;
        let about = |table: &Table, _: &<G as Hosted>::Setup| (G::titled(&table.names()), None);
        let (session, notice) = hosting::go_on::<G>(room.paths.saves(), &data, path, about)?;
        let session = session.paced(room.pace).reporting(room.paths.faults());
        Ok((self.seated(Box::new(session), data), notice))
    }

    fn rematch(&self, room: &Room<'_>, path: &Path, how: Rematch) -> Result<Begun, Refusal> {
        let header = rematch::header::<<G as Hosted>::Setup>(path)?;
        let (mut sitters, agreement) = rematch::people(room.agreement, &header);
        if how == Rematch::Seats {
            sitters.rotate_left(1);
        }
        let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let setup = G::again(header.setup, how, names)?;
        self.open(room, Table::new(sitters, agreement)?, setup, None)
    }

    fn recorded(&self, path: &Path, steps: usize) -> Result<Recorded, Refusal> {
        let data = G::data()?;
        let game = RecordedGame::saved(recorded::recording::<G>(&data, path)?, path, steps).checked()?;
        Ok(Recorded::Other(self.face.recorded(game, data)))
    }

    fn watched(&self, path: &Path) -> Result<Recorded, Refusal> {
        let read = |path: &Path| {
            let recording = recorded::recording::<G>(&G::data()?, path)?.sealed(true);
            Ok(Box::new(recording) as Box<dyn Course<View = G::Seen>>)
        };
        let game = RecordedGame::watched(path, Box::new(read))?;
        Ok(Recorded::Other(self.face.recorded(game, G::data()?)))
    }

    fn report(&self, path: &Path, build: &str, asked: Asked) -> Result<String, Refusal> {
        report::of_save::<G>(&G::data()?, path, build, asked)
    }

    fn review(&self, review: Review<'_>) -> Result<Seated, Refusal> {
        Ok(self.seated(G::review(review)?, G::data()?))
    }

    fn findings(&self, review: Review<'_>) -> Result<Report, Refusal> {
        G::findings(review)
    }

    fn details(&self, path: &Path) -> Vec<String> {
        let Some((header, picks)) = details::header::<<G as Hosted>::Setup>(path) else {
            return vec![details::UNREADABLE.to_owned()];
        };
        let mut lines = vec![G::TITLE.to_owned()];
        lines.extend(G::described(&header.setup, &header.table.names()));
        lines.extend(details::people(&header, picks));
        lines
    }

    fn check(&self, path: &Path) -> Result<PlayedAgain, Unplayed> {
        let data = G::data().map_err(Unplayed::unsaid)?;
        verify::play_again::<G>(&data, path)
    }

    fn cards(&self, query: &str, ascii: bool) -> Result<Vec<Vec<String>>, Vec<String>> {
        G::found(query, ascii)
    }

    fn on_wire(&self, request: &Value) -> Result<Box<dyn WireGame>, WireFault> {
        wire::begin::<G>(request)
    }

    fn card_on_wire(&self, id: &str) -> Option<Value> {
        G::card(&G::data().ok()?, id)
    }

    fn shapes(&self, asked: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Shapes {
        G::shapes(asked, told)
    }
}
