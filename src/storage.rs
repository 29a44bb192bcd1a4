//! Every file and environment access.

pub mod text_file;
