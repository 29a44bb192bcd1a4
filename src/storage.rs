//! Every file and environment access.
