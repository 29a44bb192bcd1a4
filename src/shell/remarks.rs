//! What somebody remarks about the steps of a game that is looked at again: a sign as chess players write it, and words.

use crate::refusal::{PastFault, Refusal};
use seats::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};
use storage::remarks;

/// The signs: good, bad, very good, very bad, interesting, doubtful.
pub const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The most letters of a remark.
const LONGEST: usize = 400;

/// A remark about a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Remark {
    /// How many steps the game had then: the remark is about the last of them.
    pub at: usize,
    /// One of [`SIGNS`], or nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sign: String,
    /// What is said; may be empty if there is a sign.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Through whose eyes it was made: it may speak of what only they saw. Everybody's if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eyes: Option<Seat>,
}

impl Remark {
    /// A remark out of words: a sign, words, or both; `None` if there are none.
    ///
    /// # Errors
    /// It is too long.
    pub fn said(at: usize, words: &str, eyes: Option<Seat>) -> Result<Option<Remark>, PastFault> {
        let words = words.trim();
        let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let (sign, text) = if SIGNS.contains(&first) { (first, rest.trim()) } else { ("", words) };
        if text.chars().count() > LONGEST {
            return Err(PastFault::LongRemark(LONGEST));
        }
        let remark = Remark { at, sign: sign.to_owned(), text: text.to_owned(), eyes };
        Ok((!words.is_empty()).then_some(remark))
    }
}

/// "? too early"
impl fmt::Display for Remark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.sign.is_empty() || self.text.is_empty() { "" } else { " " };
        write!(formatter, "{}{gap}{}", self.sign, self.text)
    }
}

/// The remarks about a saved game.
pub(crate) struct Remarks {
    save: PathBuf,
    remarks: Vec<Remark>,
    /// Why no remark can be made: those there are cannot be read.
    fault: Option<String>,
}

impl Remarks {
    /// Those beside this save.
    pub(crate) fn of(save: &Path) -> Remarks {
        let (remarks, fault) = match remarks::read(save) {
            Ok(remarks) => (remarks, None),
            Err(fault) => (Vec::new(), Some(fault.to_string())),
        };
        Remarks { save: save.to_path_buf(), remarks, fault }
    }

    /// All, in the order of the steps.
    pub(crate) fn all(&self) -> &[Remark] {
        &self.remarks
    }

    /// Keeps a remark about the step that led to a moment, or takes away the one there is.
    ///
    /// # Errors
    /// It cannot be written, or those there are cannot be read.
    pub(crate) fn keep(&mut self, at: usize, remark: Option<Remark>) -> Result<(), Refusal> {
        if let Some(fault) = &self.fault {
            return Err(PastFault::UnreadRemarks(fault.clone()).into());
        }
        let mut remarks = self.remarks.clone();
        remarks.retain(|other| other.at != at);
        remarks.extend(remark);
        remarks.sort_by_key(|remark| remark.at);
        remarks::write(&self.save, &remarks)?;
        self.remarks = remarks;
        Ok(())
    }
}
