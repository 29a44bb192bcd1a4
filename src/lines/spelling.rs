//! Typing names in line mode.

use super::table::{Answer, Contest, TableLines};
use hotseat::handover::Keystroke;
use shell::around::Around;
use shell::command::Command;
use shell::curtain::{Asked, Purpose};
use shell::place::Outcome;
use shell::refusal::Refusal;
use shell::services::Services;
use std::time::{Duration, Instant};

/// The word for opening a hand if Enter alone would do: an empty line leaves the question.
const OPEN_AGAIN: &str = "hand";
/// The word for saying no to what is asked behind the curtain without a look at the hand.
const DECLINE: &str = Command::Decline.entry().name;

impl TableLines {
    /// Begins to ask somebody to spell their name, and says so.
    pub(super) fn ask_for(&mut self, purpose: Purpose, now: Instant) -> Vec<String> {
        match self.session_mut().ask(purpose, now) {
            Ok(()) => self.asked_for_name(),
            Err(why) => vec![why.to_string()],
        }
    }

    /// Who is asked to spell their name, what for, and how.
    pub(super) fn asked_for_name(&self) -> Vec<String> {
        let Some(spelling) = self.session().spelling() else { return Vec::new() };
        let names: Vec<&str> = spelling.asked.iter().map(|asked| self.session().table().name(asked.seat)).collect();
        let name = names.join(" or ");
        let what = match spelling.purpose {
            Purpose::Hand => format!("Only {name} should be able to see or hear the next lines."),
            Purpose::Notes(_) => format!("Only {name} should be able to see or hear the next lines: private notes."),
            purpose => match &spelling.about {
                Some(about) => format!("{} {about}.", purpose.sentence(&name)),
                None => purpose.sentence(&name),
            },
        };
        let word = |asked: &Asked| asked.letters.clone().unwrap_or_else(|| "the PIN".into());
        let words: Vec<String> = spelling.asked.iter().map(word).collect();
        if words.iter().all(String::is_empty) {
            return vec![what, format!("Your hand was open last: say {OPEN_AGAIN}, or an empty line to leave it.")];
        }
        let no = self.session().unseen_no().map(|no| format!(" Or say {DECLINE}, unseen: {no}."));
        let no = no.filter(|_| spelling.purpose == Purpose::Hand).unwrap_or_default();
        vec![what, format!("Type {} and Enter, or an empty line to leave it.{no}", words.join(" or "))]
    }

    pub(super) fn spelled(&mut self, text: &str, contest: Contest<'_>, services: &Services, now: Instant) -> Answer {
        let text = text.trim();
        let session = self.voice.session_mut();
        if text.is_empty() {
            session.stop_asking();
            session.decline();
            return Answer::said(vec!["Nothing was done.".into()]);
        }
        let (asked, purpose) = session.spelling().map(|spelling| (spelling.asked, spelling.purpose)).unzip();
        if text == DECLINE && purpose == Some(Purpose::Hand) && session.unseen_no().is_some() {
            session.stop_asking();
            return self.heard(text, contest, services, now);
        }
        let asked = asked.unwrap_or_default();
        let wrong = asked.iter().map(|asked| asked.progress).max().unwrap_or(0);
        let keys = std::iter::repeat_n(Keystroke::Backspace, wrong);
        let again = text == OPEN_AGAIN && asked.iter().all(|asked| asked.letters.as_deref() == Some(""));
        let letters = if again { "" } else { text };
        let keys = keys.chain(letters.chars().map(Keystroke::Letter)).chain([Keystroke::Enter]);
        let before =
            (session.log().last().map_or(0, |line| line.number), session.outcome().is_some(), contest.is_some());
        let result = spell(&mut Around { contest, game: Some(session) }, keys, now);
        match result.transpose() {
            None => Answer::said(vec!["That is not it.".into()]),
            Some(Err(why)) => Answer::said(vec![why.to_string()]),
            Some(outcome) => {
                self.voice.renew();
                let mut lines = if self.is_open() { self.voice.hand(services, self.detail, true) } else { Vec::new() };
                let answer = self.told(outcome, before, services, now);
                lines.extend(answer.lines);
                Answer { lines, ..answer }
            }
        }
    }
}

/// Types a name, and returns its result once it is complete.
pub(super) fn spell(
    around: &mut Around<'_>,
    keys: impl Iterator<Item = Keystroke>,
    now: Instant,
) -> Result<Option<Outcome>, Refusal> {
    // A line comes as a whole, and was not typed in the handover's deaf time.
    let at = now + Duration::from_secs(1);
    for key in keys {
        if let Some(outcome) = around.spell(key, at)? {
            return Ok(Some(outcome));
        }
    }
    Ok(None)
}
