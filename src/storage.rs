//! Every file and environment access.

pub mod card_files;
