//! What somebody remarks about the steps of a game that is looked at again: a sign as chess players write it, and words.

use crate::course::Course;
use crate::refusal::{PastFault, Refusal};
use hotseat::hosted::Outcome;
use hotseat::log::Line;
use hotseat::past::{Counted, Moment};
use hotseat::table::Table;
use seats::{Seat, SeatSet};
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

/// A saved game with the remarks about it.
pub(crate) struct Remarked<V> {
    course: Box<dyn Course<View = V>>,
    save: PathBuf,
    remarks: Vec<Remark>,
    /// Why no remark can be made: those there are cannot be read.
    fault: Option<String>,
    begins_at: usize,
}

impl<V: 'static> Remarked<V> {
    /// The game of this save, beginning after some of its steps.
    pub(crate) fn new(course: Box<dyn Course<View = V>>, save: &Path, begins_at: usize) -> Remarked<V> {
        let (remarks, fault) = match remarks::read(save) {
            Ok(remarks) => (remarks, None),
            Err(fault) => (Vec::new(), Some(fault.to_string())),
        };
        Remarked { course, save: save.to_path_buf(), remarks, fault, begins_at }
    }
}

impl<V: 'static> Course for Remarked<V> {
    type View = V;

    fn table(&self) -> &Table {
        self.course.table()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    fn moments(&self) -> Vec<Moment> {
        self.course.moments()
    }

    fn eyes(&self) -> SeatSet {
        self.course.eyes()
    }

    fn view(&self, at: usize, eyes: Option<Seat>) -> Option<V> {
        self.course.view(at, eyes)
    }

    fn log(&self, at: usize, eyes: Option<Seat>) -> Vec<Line> {
        self.course.log(at, eyes)
    }

    fn counted(&self) -> Counted {
        self.course.counted()
    }

    fn leaders(&self) -> Vec<Vec<String>> {
        self.course.leaders()
    }

    fn seed(&self) -> Option<u64> {
        self.course.seed()
    }

    fn laid_out(&self, at: usize) -> Vec<String> {
        self.course.laid_out(at)
    }

    fn begins_at(&self) -> usize {
        self.begins_at
    }

    fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    fn remark(&mut self, at: usize, remark: Option<Remark>) -> Result<(), Refusal> {
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
