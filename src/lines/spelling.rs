//! Typing names in line mode.

use super::table::{Answer, TableLines};
use hotseat::handover::Keystroke;
use shell::curtain::{Asked, Purpose};
use shell::services::Services;
use std::time::{Duration, Instant};

/// The word for opening a hand if Enter alone would do: an empty line leaves the question.
const OPEN_AGAIN: &str = "hand";

impl TableLines {
    /// Begins asking somebody to type their name, and says so.
    pub fn ask(&mut self, purpose: Purpose, now: Instant) -> Vec<String> {
        if let Err(why) = self.session_mut().ask(purpose, now) {
            return vec![why.to_string()];
        }
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
        vec![what, format!("Type {} and Enter, or an empty line to leave it.", words.join(" or "))]
    }

    pub(super) fn spelled(&mut self, text: &str, services: &dyn Services, now: Instant) -> Answer {
        let text = text.trim();
        let session = self.session_mut();
        if text.is_empty() {
            session.stop_asking();
            session.decline();
            return Answer::said(vec!["Nothing was done.".into()]);
        }
        // A line comes as a whole, and was not typed during the handover's pause.
        let at = now + Duration::from_secs(1);
        let asked = session.spelling().map(|spelling| spelling.asked).unwrap_or_default();
        let wrong = asked.iter().map(|asked| asked.progress).max().unwrap_or(0);
        let keys = std::iter::repeat_n(Keystroke::Backspace, wrong);
        let again = text == OPEN_AGAIN && asked.iter().all(|asked| asked.letters.as_deref() == Some(""));
        let letters = if again { "" } else { text };
        let keys = keys.chain(letters.chars().map(Keystroke::Letter)).chain([Keystroke::Enter]);
        let mut result = Ok(None);
        for key in keys {
            result = session.spell(key, at);
            if matches!(result, Ok(Some(_)) | Err(_)) {
                break;
            }
        }
        match result {
            Err(why) => Answer::said(vec![why.to_string()]),
            Ok(None) => Answer::said(vec!["That is not it.".into()]),
            Ok(Some(done)) => {
                self.voice.renew();
                let mut lines = if self.is_open() { self.voice.hand(services, self.detail, true) } else { Vec::new() };
                lines.extend(self.done(done, services, now));
                Answer::said(lines)
            }
        }
    }
}
