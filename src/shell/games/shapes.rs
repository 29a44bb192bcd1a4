//! The types of what a game is asked and tells over the wire, for the schema of the protocol.

use schemars::Schema;

/// What is asked and told in the words of one game. Everything else is the same for all games.
pub struct Shapes {
    /// The fields of `new`, besides those that say which game it is.
    pub new: Schema,
    /// The table, without its decision.
    pub table: Schema,
    /// A decision.
    pub decision: Schema,
    /// How a game ended.
    pub over: Schema,
    /// Something that happened.
    pub event: Schema,
    /// A printed card; `None` if the game has none.
    pub card: Option<Schema>,
}
