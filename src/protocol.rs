//! `cantina engine`: one JSON request per line in, one JSON answer per line out.
