//! A complete rules engine of Star Wars: Unlimited for two to six seats, without a terminal.
//!
//! A [`Game`](game::Game) is a plain value: it can be cloned, compared and saved at any decision, and the same setup, seed
//! and picks give the same game on every machine. It runs until one seat must choose from one list; one option is taken,
//! and it runs on. What may be seen of it is a [`View`](swu_view::View) made for somebody's eyes.
//!
//! # What can be done now
//!
//! A position in a few lines, the options of whoever acts, and one of them taken:
//!
//! ```
//! use swu_cards::library::Library;
//! use swu_rules::book::Book;
//! use swu_rules::fact::Log;
//! use swu_rules::game::Game;
//! use swu_rules::look::Eyes;
//! use swu_rules::notation;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = Library::embedded();
//! let book = Book::of(&library);
//! let position = "ann: res 3; hand Open Fire\nbob: ground Wampa";
//! let mut log = Log::default();
//! let mut game = Game::scenario(&book, &notation::scenario(position, &library)?, 1, &mut log)?;
//!
//! let names = ["ann".to_owned(), "bob".to_owned()];
//! let decision = game.view(&book, &names, Eyes::Judge).decision.ok_or("somebody must choose")?;
//! let open_fire = decision.options.iter().position(|option| option.label.contains("Open Fire"));
//! game.choose(&book, open_fire.ok_or("it can be paid for")?, &mut log)?;
//! assert_eq!(game.view(&book, &names, Eyes::Judge).seats[0].ready_resources(), 0);
//! # Ok(())
//! # }
//! ```
//!
//! # A whole game by chance
//!
//! ```
//! use swu_cards::library::Library;
//! use swu_rules::book::Book;
//! use swu_rules::fact::Log;
//! use swu_rules::game::Game;
//! use swu_rules::player_deck::PlayerDeck;
//! use swu_rules::table::options::GameOptions;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let book = Book::of(&Library::embedded());
//! let deck = |leader: &str, card: &str| PlayerDeck {
//!     leaders: vec![leader.to_owned()],
//!     base: "SOR_024".to_owned(),
//!     deck: vec![card.to_owned(); 50],
//! };
//! let players = [deck("SOR_005", "SOR_095").found(&book)?, deck("SOR_010", "SOR_128").found(&book)?];
//! let mut log = Log::default();
//! let mut game = Game::start(&book, GameOptions::duel(), &players, 7, &mut log);
//! let mut dice = 12_345_usize;
//! while let Some(decision) = game.decision() {
//!     dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
//!     let option = (dice >> 33) % decision.options.len();
//!     game.choose(&book, option, &mut log)?;
//! }
//! assert!(game.over().is_some());
//! # Ok(())
//! # }
//! ```
//!
//! # A position asked
//!
//! Current values are part of the view. Luke's opponent sees how many cards he holds, and none of them:
//!
//! ```
//! use seats::Seat;
//! use swu_cards::library::Library;
//! use swu_rules::book::Book;
//! use swu_rules::fact::Log;
//! use swu_rules::game::Game;
//! use swu_rules::look::Eyes;
//! use swu_rules::notation;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = Library::embedded();
//! let book = Book::of(&library);
//! let text = "luke: hand Open Fire; ground Wampa (2 damage)\nbob: res 2";
//! let text = format!("players luke, bob\n{text}");
//! let game = Game::scenario(&book, &notation::scenario(&text, &library)?, 1, &mut Log::default())?;
//! let view = game.view(&book, &["luke".to_owned(), "bob".to_owned()], Eyes::Of(Seat(1)));
//! let wampa = &view.seats[0].units[0];
//! assert_eq!((wampa.power, wampa.hp, wampa.damage), (4, 5, 2));
//! # Ok(())
//! # }
//! ```

pub mod audit;
pub mod book;
mod change;
mod clone_in_place;
pub mod coverage;
pub mod decision;
mod engine;
pub mod evaluation;
pub mod fact;
mod fingerprint;
mod flow;
pub mod game;
mod hash;
pub mod ids;
pub mod look;
pub mod notation;
pub mod option_key;
mod playable;
pub mod player_deck;
mod prior;
mod query;
mod reading;
pub mod redeal;
pub mod refusal;
pub mod scenario;
pub mod sight;
pub mod table;
mod values;
pub mod visible_game;
