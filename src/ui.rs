//! Everything with a glyph, a colour, a key or a size.
