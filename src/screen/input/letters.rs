//! Letters that mean things on a table and are no command's key.

/// The letters that are no command's key, in the order they are given out: no `h j k l` (arrows), no `i p q r u v w z`
/// (commands), no `n y` (no and yes), no `o` (the sign for exhausted); then the capitals that are free: no `H N R W`
/// (what a teacher is asked for).
pub const LETTERS: &[u8] = b"abcdefgmstxACEFGJKMTUVXYZ";

/// Is this letter given to things rather than to commands?
pub fn is_reserved(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| LETTERS.contains(&letter))
}
