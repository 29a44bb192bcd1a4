//! Plays positions in a few lines: set up, act, expect.
//!
//! ```text
//! ann: res 3; hand Open Fire; ground Battlefield Marine
//! bob: ground Wampa (2 damage, Shield), Cell Block Guard (exhausted)
//! ann plays Open Fire on Wampa
//! => Wampa: 2 damage, no Shield; ann: 0 ready, discard 1
//! ```
//!
//! *Set up*: `name: zone cards; zone cards`. Zones: `leader base hand deck discard ground space res`; `res 5` and `base
//! 12` (damage) take numbers, `initiative` marks a seat, `deck none` empties the deck (six plain cards by default).
//! Leaders and bases are plain and give every icon twice by default. In brackets: `2 damage`, `exhausted`, `deployed`,
//! `epic used`, `owned by bob`, `guards Wampa`, and upgrades by title. On lines of their own: `round 3`, `regroup`,
//! `bob starts`.
//!
//! *Act*: `ann plays X on Y`, `ann smuggles X on Y`, `ann pilots X on Y`, `ann attacks bob's base with X`, `ann uses
//! X`, `ann deploys X`, `ann deploys X on Y`, `ann takes the initiative`, `ann passes`, `ann concedes`, `ann picks X`,
//! `all pass`, `next round`. Further picks follow after `>`: a card, `base`, a seat, `yes`, `no`, `done`, `decline`, a
//! number, a title, `option 2`, `"words of a label"`, `top X`, `bottom X`; picks of another seat as `bob: X`. A list
//! with one option is picked automatically. A card is named by title, by id or by a word of its title, with `bob's`
//! before and `#2` after it if needed; an ambiguous name fails.
//!
//! *Expect*: `=> subject: facts; subject: facts`, see [`expect`].
//!
//! The game of a text is also picked through a session, as the front ends do: see [`session`].

mod expect;
mod setup;
mod show;

pub(crate) mod ground;
pub(crate) mod paper;
pub(crate) mod session;
pub(crate) mod table;
pub(crate) mod texts;
