//! What was said and what happened, item by item: `last`, `back`, `forward`, `again`.

use super::table::TableLines;
use hotseat::log::Line as LogLine;
use shell::facts;
use shell::session::Cover;

/// The words, for help.
pub(super) const HELP: [&str; 2] = [
    "last: the newest event with its results; back and forward: the one before and after it.",
    "again: what was said last, once more.",
];

/// What somebody can hear again.
#[derive(Default)]
pub(super) struct Recall {
    /// The number of the line with which the event that was read begins.
    at: Option<usize>,
    /// What was said last, and whose eyes were meant.
    said: Option<(Cover, Vec<String>)>,
}

/// A way through the events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Last,
    Back,
    Forward,
}

impl TableLines {
    /// Remembers an answer for `again`; nothing of a hand that was closed by it.
    pub(super) fn remember(&mut self, lines: &[String], cleared: bool) {
        if !lines.is_empty() || cleared {
            self.recall.said = (!cleared).then(|| (self.session().cover(), lines.to_vec()));
        }
    }

    /// The answer to a word for something that was said or that happened; `None` otherwise.
    pub(super) fn recalled(&mut self, text: &str) -> Option<Vec<String>> {
        let way = match text.trim().to_lowercase().as_str() {
            "again" if self.session().guide().is_none() => return Some(self.said_again()),
            "last" => Way::Last,
            "back" if !self.session().half_done() => Way::Back,
            "forward" => Way::Forward,
            _ => return None,
        };
        Some(vec![self.event(way)])
    }

    fn said_again(&self) -> Vec<String> {
        match &self.recall.said {
            Some((cover, lines)) if *cover == self.session().cover() => lines.clone(),
            _ => vec!["Nothing was said for these eyes. Say choices to hear what is asked.".to_owned()],
        }
    }

    /// An event with its results, in one line.
    fn event(&mut self, way: Way) -> String {
        let log = self.voice.signed(self.session().log());
        let events: Vec<&[LogLine]> = log.chunk_by(|_, next| !next.weight.begins()).collect();
        let Some(newest) = events.len().checked_sub(1) else { return "Nothing has happened yet.".to_owned() };
        let here = self.recall.at.and_then(|at| events.iter().position(|lines| lines[0].number == at));
        let wanted = match (way, here) {
            (Way::Last, _) | (Way::Back, None) => newest,
            (Way::Back, Some(0)) => return "That was the first event.".to_owned(),
            (Way::Back, Some(here)) => here - 1,
            (Way::Forward, Some(here)) if here < newest => here + 1,
            (Way::Forward, _) => return "That was the newest event.".to_owned(),
        };
        self.recall.at = Some(events[wanted][0].number);
        facts::news(events[wanted]).join(" ")
    }
}
