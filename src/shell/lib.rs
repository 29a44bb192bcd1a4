//! The program without a screen: decks, saved games, games and matches at the table, as front ends ask for them.
//!
//! | file | idea |
//! |---|---|
//! | `services` | the program around the table, out of the folders of the person who plays: decks, saved games, new games |
//! | `home` | the first questions, as a place |
//! | `next_step` | the one thing to do next at the first questions |
//! | `listing` | lists as places: `saved_list`, `event_hall`, `settings_list`, `rule_list`, `practice::exercises` |
//! | `card_shelf` | all cards, as a place |
//! | `deck_shelf`, `deck_bench` | all decks, and one that is built, as places |
//! | `illegal_marks` | lists that no event would take |
//! | `cards` | printed cards, for a browser |
//! | `place`, `request` | one way in: requests to a place, and their outcome |
//! | `program` | places upon one another and what lies on the table, for a front end without a picture |
//! | `refusal` | why something was not done, as types |
//! | `command` | every command: key, word, sentence, when it may be given, and by whom |
//! | `preferences` | what a person sets for all their games |
//! | `course` | a game as it went, to be looked back at |
//! | `game_card` | a card of a finished game, to be shown to others |
//! | `around` | a game on the table with the match around it: what keys and words ask of them |
//! | `open_notes` | private notes while they are written |
//! | `facts`, `rules` | the log in sentences, and the rules |
//! | `curtain` | who is asked to the keyboard, and what for |
//! | `guide` | what a teacher says beside a game |
//! | `practice` | lessons, drills, puzzles and reviews, and what is kept of them |
//! | `session`, `table_session` | a game at the table, and what may be seen of it now |
//! | `hosted_match`, `match_view` | a match at the table, and what may be seen of it |
//! | `pod_session` | a draft or sealed pools at one keyboard |
//! | `desk_session` | the desk of a tournament |
//! | `event_list` | which drafts, pools and tournaments there are |
//! | `games` | Star Wars: Unlimited, and the list of other games |
//! | `unlimited` | what Star Wars: Unlimited adds to a session |
//! | `verify` | was the luck what was promised? |
//!
//! Front ends draw or narrate this state, and turn keys or words into calls. Nothing here has a glyph, a colour or a
//! size, and keys are only names in the table of commands.

pub mod around;
pub mod card_shelf;
pub mod cards;
pub mod command;
pub mod commitment;
pub mod course;
pub mod curtain;
pub mod curve;
pub mod deck_bench;
pub mod deck_code;
pub mod deck_shelf;
pub mod desk;
pub mod desk_session;
pub mod event_hall;
pub mod event_list;
pub mod export;
pub mod facts;
pub mod game_card;
pub mod games;
pub mod guide;
pub mod home;
pub mod hosted_match;
pub mod illegal_marks;
pub mod last_save;
pub mod listing;
pub mod match_view;
mod mode;
pub mod next_step;
pub mod open_notes;
pub mod options;
pub mod personal;
pub mod place;
pub mod pod_session;
pub mod practice;
pub mod preferences;
pub mod program;
pub mod recorded_game;
pub mod refusal;
pub mod remarks;
pub mod report;
pub mod report_list;
pub mod request;
pub mod room_board;
pub mod rule_list;
pub mod rules;
pub mod saved_list;
pub mod seating;
pub mod services;
pub mod session;
pub mod settings_list;
pub mod table_session;
pub mod unlimited;
pub mod verify;
mod watch;
pub mod words;
