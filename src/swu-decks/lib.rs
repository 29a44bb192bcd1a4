//! Star Wars: Unlimited before the game: deck lists and their formats, boosters, drafts and pools, and who may play with
//! which list.

pub mod admission;
pub mod formats;
pub mod limited;
