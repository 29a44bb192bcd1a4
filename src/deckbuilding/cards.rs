//! What is printed: facts, the ability language, the generated text. Would it be true if nobody were playing?

pub mod ability;
pub mod card;
pub mod edition;
pub mod fault;
pub mod library;
pub mod search;
pub mod word;
pub mod wording;
