//! What is printed: facts, the ability language, the text it makes. Would it be true if nobody were playing?

pub(crate) mod ability;
pub mod card;
pub(crate) mod fault;
pub mod library;
pub(crate) mod search;
pub mod word;
pub mod wording;
