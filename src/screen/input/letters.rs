//! Letters that mean things on a table and are not keys of commands.

/// The letters that are not keys of commands, in the order they are given out: no `h j k l` (arrows), no `i p q r u v w
/// z` (commands), no `n y` (no and yes), no `o` (the sign for exhausted); then the free capitals: no `H N R W`
/// (requests to a teacher).
pub const LETTERS: &[u8] = b"abcdefgmstxACEFGJKMTUVXYZ";

/// Is this letter given to things rather than to commands?
pub fn is_reserved(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| LETTERS.contains(&letter))
}
