//! Deck lists: import, export, legality, and the command that uses them.

mod checking;
mod cli;
mod codes;
mod corpus;
mod draft;
mod edges;
mod export;
mod friendly;
mod fuzz;
mod identity;
mod import_faults;
mod import_json;
mod import_spellings;
mod import_text;
mod limited;
mod premier;
mod profiles;
mod registered;
mod samples;
mod shapes;
mod today;
mod trilogy;
mod twin_suns;
