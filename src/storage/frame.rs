//! The lines of a save: each carries its length and a checksum that also covers every line before it.
//!
//! `<length, 8 hex digits> <checksum, 16 hex digits> <body>\n`, the length being that of the body in bytes. Because the
//! checksums are chained, whatever is accepted is the beginning of what was written: no line can be changed, left out,
//! doubled or moved. A last line that was cut short is recognised and left out; damage anywhere else refuses the file.

use sha2::{Digest, Sha256};

/// Bytes before the body: two numbers and two spaces.
const HEAD: usize = 8 + 1 + 16 + 1;

/// The checksum of all lines so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain([u8; 8]);

impl Chain {
    /// Starts with the file's first line.
    pub fn new(magic: &str) -> Chain {
        Chain([0; 8]).link(magic.as_bytes())
    }

    fn link(self, body: &[u8]) -> Chain {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(body);
        let digest = hasher.finalize();
        Chain(std::array::from_fn(|index| digest[index]))
    }

    /// Frames a body and advances the chain.
    pub fn frame(&mut self, body: &str) -> String {
        *self = self.link(body.as_bytes());
        format!("{}{body}\n", self.head(body.len()))
    }

    fn head(self, length: usize) -> String {
        format!("{length:08x} {:016x} ", u64::from_be_bytes(self.0))
    }
}

/// What was found in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frames<'a> {
    /// The bodies of all whole lines.
    pub bodies: Vec<&'a str>,
    /// Where the last whole line ends, in bytes from the beginning of `bytes`.
    pub whole: usize,
    /// The checksum at that point, to continue from.
    pub chain: Chain,
}

/// Damage that is not a torn last line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The frame it is in, from 1.
    pub frame: usize,
}

/// Reads all frames after the first line of a file.
///
/// # Errors
/// A frame is damaged, and it is not merely the last one cut short.
pub fn read(bytes: &[u8], chain: Chain) -> Result<Frames<'_>, Damage> {
    let mut found = Frames { bodies: Vec::new(), whole: 0, chain };
    while found.whole < bytes.len() {
        let rest = &bytes[found.whole..];
        match one(rest, found.chain) {
            Some((body, chain)) => {
                found.bodies.push(body);
                found.whole += HEAD + body.len() + 1;
                found.chain = chain;
            }
            None if is_torn(rest) => break,
            None => return Err(Damage { frame: found.bodies.len() + 1 }),
        }
    }
    Ok(found)
}

fn one(rest: &[u8], chain: Chain) -> Option<(&str, Chain)> {
    let length = length(rest)?;
    let body = rest.get(HEAD..HEAD.checked_add(length)?)?;
    let next = chain.link(body);
    let right = rest.get(..HEAD)? == next.head(length).as_bytes() && rest.get(HEAD + length) == Some(&b'\n');
    Some((std::str::from_utf8(body).ok()?, next)).filter(|_| right)
}

fn length(rest: &[u8]) -> Option<usize> {
    let digits = std::str::from_utf8(rest.get(..8)?).ok()?;
    usize::from_str_radix(digits, 16).ok()
}

/// A torn line is the last one: it has no line end before its last byte, and is no longer than it says.
fn is_torn(rest: &[u8]) -> bool {
    let inner = rest.split_last().map_or(rest, |(_, inner)| inner);
    let room = length(rest).map_or(usize::MAX, |length| HEAD.saturating_add(length).saturating_add(1));
    !inner.contains(&b'\n') && rest.len() <= room
}
