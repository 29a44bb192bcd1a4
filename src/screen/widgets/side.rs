//! The panel beside a table.

/// The panel's columns on a screen of this many, if it has one.
pub const fn columns(width: u16) -> u16 {
    match width {
        ..112 => 0,
        112..150 => 34,
        150..190 => 42,
        _ => 52,
    }
}
