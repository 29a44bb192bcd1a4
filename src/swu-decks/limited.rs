//! Limited play: boosters, drafts, sealed pools and the decks built from them (formats.md L and P).
//!
//! A [`Pod`] is a plain value made by its records: who named which booster, who kept which card, who left, which deck
//! is brought. Luck comes from labelled streams of one seed; time is told to it. What one seat may know is a [`Sight`]:
//! screens and bots get nothing more.
//!
//! | file | idea |
//! |---|---|
//! | `recipe`, `belt`, `opening` | what is in a booster: data under `assets/packs`, and the luck |
//! | `card` | one opened card |
//! | `setup`, `record`, `refusal` | what a pod starts from, what can happen to it, why it cannot |
//! | `pod`, `passing` | the draft itself: who faces what, and where boosters go |
//! | `automatic` | picks that nobody makes: last cards, bots, those who left |
//! | `asking`, `choice` | what seats are asked, and their answers |
//! | `building` | decks from pools |
//! | `sight` | what a seat may know |
//! | `bot`, `worth`, `homes`, `builder` | how a bot values cards, and its deck |

mod asking;
mod automatic;
mod belt;
mod bot;
mod builder;
mod building;
mod card;
mod choice;
mod homes;
mod opening;
mod passing;
mod pod;
mod recipe;
mod record;
mod refusal;
mod setup;
mod sight;
mod worth;

pub use bot::{Advice, Score, advise, advise_kept};
pub use builder::suggest;
pub use card::{Packet, PodCard, Slot};
pub use choice::{Choice, ChoiceKind, PickOption};
pub use homes::{Home, homes};
pub use opening::{Boosters, Opened};
pub use pod::{Pod, PodEvent, SeatState, Stage};
pub use recipe::{Recipe, RecipeFault};
pub use record::{Auto, Kept, Record};
pub use refusal::{Refusal, RefusalCode};
pub use setup::{BOOSTERS_OF_DRAFT, BOOSTERS_OF_SEALED, PodKind, PodOptions, PodSeat, PodSetup};
pub use sight::{OtherSeat, Sight};
pub use worth::{Parts, WorthRow};
