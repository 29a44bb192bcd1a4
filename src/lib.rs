//! Cantina: a terminal table for the trading card game Star Wars: Unlimited.
//!
//! The map of the house. Arrows point one way, `tests/architecture.rs` holds the table of who may use whom.
//!
//! | room | what belongs there |
//! |---|---|
//! | [`seats`] | who sits where; knows no game |
//! | [`keyed`] | the words of a secret key |
//! | [`seal`] | values packed into a text |
//! | [`chance`] | the luck of a game: seeded or keyed |
//! | [`naming`] | which names of people are one; knows nothing, and everybody may use it |
//! | [`order`] | lists put in order; knows nothing, and everybody may use it |
//! | [`unlimited::cards`] | what is printed: vocabulary, ability language, library, wording |
//! | [`unlimited::rules`] | one game in progress, pure |
//! | [`unlimited::formats`] | deck lists, import and export, legality |
//! | [`unlimited::limited`] | boosters, drafts, pools and the decks built from them |
//! | [`matchplay`] | best of three, clocks, records: outcomes only; knows no game |
//! | [`tournament`] | players, rounds and results of an event; knows no card |
//! | [`deckbuilding`] | the second game, a room of its own: cards, rules, notation, hosted, bots |
//! | [`hotseat`] | one keyboard, many people: the curtain, the journal, undo; knows no game |
//! | [`storage`] | every file and environment access |
//! | [`bots`] | who chooses without a person: minds, budgets, the thinker beside the screen |
//! | [`shell`] | the program without a screen: decks, saves, games and matches as front ends ask for them |
//! | [`protocol`] | `cantina engine`: one JSON line in, one out |
//! | [`ui`] | everything with a glyph, a colour, a key or a size |

pub mod bots;
pub mod chance;
pub mod cli;
pub mod deckbuilding;
pub mod hotseat;
pub mod keyed;
pub mod matchplay;
pub mod naming;
pub mod order;
mod packed;
pub mod protocol;
pub mod ron_reader;
pub mod seal;
pub mod seats;
pub mod shell;
pub mod storage;
pub mod tournament;
pub mod ui;
pub mod unlimited;
