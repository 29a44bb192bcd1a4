//! A seat's PIN, kept as a salted digest. It stops a glance, not a determined friend with the save file.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a PIN is compared with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    salt: u64,
    digest: [u8; 16],
}

/// The text is not a PIN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("A PIN has 4 to 8 digits.")]
pub struct BadPin;

impl Pin {
    /// Sets a PIN of 4 to 8 digits. The salt is any random number.
    ///
    /// # Errors
    /// These are no such digits.
    pub fn new(digits: &str, salt: u64) -> Result<Pin, BadPin> {
        if !(4..=8).contains(&digits.len()) || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(BadPin);
        }
        Ok(Pin { salt, digest: digest(digits, salt) })
    }

    /// Is this the PIN?
    pub fn matches(&self, digits: &str) -> bool {
        digest(digits, self.salt) == self.digest
    }
}

impl fmt::Debug for Pin {
    /// Shows nothing about the digits.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Pin")
    }
}

fn digest(digits: &str, salt: u64) -> [u8; 16] {
    let mut hasher = Sha256::new();
    hasher.update(salt.to_le_bytes());
    hasher.update(digits.as_bytes());
    let whole = hasher.finalize();
    std::array::from_fn(|index| whole[index])
}
