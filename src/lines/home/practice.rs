//! Learning and practising from the first questions.

use super::HomeLines;
use shell::command::Command;
use shell::guide::Said;
use shell::practice::figures::page;
use shell::practice::menu::{Row, Wanted, Wish, practice};
use std::time::Instant;

/// The rows of a list, and how one of them is begun.
pub(super) fn told(rows: &[Row], command: Command) -> Vec<String> {
    let name = command.entry().name;
    let row = |(place, row): (usize, &Row)| {
        let mut parts = vec![row.title.as_str(), row.about.as_str()];
        parts.extend(row.done.then_some("done"));
        parts.retain(|part| !part.is_empty());
        format!("{}. {name} {}: {}.", place + 1, row.word, parts.join(", "))
    };
    rows.iter().enumerate().map(row).collect()
}

/// Paragraphs as lines have them.
fn heard(said: &[Said]) -> Vec<String> {
    said.iter().map(|said| said.told().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// The seat given after a game, counted from 1.
fn seat(words: &[&str]) -> Result<Option<usize>, &'static str> {
    let not_said = "Say review 1 or review FILE, and the number of a seat if several people played: review 1 2.";
    match words {
        [] => Ok(None),
        [number] => number.parse().map(Some).map_err(|_| not_said),
        _ => Err(not_said),
    }
}

impl HomeLines {
    /// "practise mulligan", or with the names of all who answer: "practise mulligan ann bob".
    pub(super) fn practise_words(&mut self, words: &[&str], now: Instant) -> Vec<String> {
        let people: Vec<String> = words.iter().skip(1).map(|name| (*name).to_owned()).collect();
        let wish = Wish { people: if people.len() > 1 { people } else { Vec::new() }, ..Wish::default() };
        let mut rows = practice(self.services.progress(), &wish, self.services.finished());
        rows.retain(|row| !matches!(row.wanted, Wanted::OwnDeck | Wanted::OtherDeck | Wanted::People));
        match words {
            [] => told(&rows, Command::Practise),
            ["progress", ..] => heard(&page(self.services.progress())),
            [word, ..] => self.practise(word, &rows, now),
        }
    }

    /// "review": the finished games; "review 1": one of them; "review FILE": a game from its file. "review 1 2" says
    /// whose decisions.
    pub(super) fn review(&mut self, words: &[&str], now: Instant) -> Vec<String> {
        let games = self.services.finished().len();
        let wanted = match words {
            [] => {
                let mut rows = practice(self.services.progress(), &Wish::default(), self.services.finished());
                rows.retain(|row| matches!(row.wanted, Wanted::Finished(..)));
                return match rows.is_empty() {
                    true => vec!["No game is over yet.".to_owned()],
                    false => told(&rows, Command::Practise),
                };
            }
            [game, words @ ..] => match (game.parse::<usize>(), seat(words)) {
                (_, Err(why)) => return vec![why.to_owned()],
                (Ok(number), Ok(seat)) if (1..=games).contains(&number) => Wanted::Finished(number - 1, seat),
                (Ok(number), _) => return vec![format!("There is no game {number}; {games} are over.")],
                (Err(_), Ok(seat)) => Wanted::review(game, seat),
            },
        };
        self.exercise(&wanted, now)
    }

    /// Begins the row with this word or number.
    pub(super) fn practise(&mut self, word: &str, rows: &[Row], now: Instant) -> Vec<String> {
        let numbered = word.parse::<usize>().ok().and_then(|number| rows.get(number.checked_sub(1)?));
        let Some(row) = rows.iter().find(|row| row.word == word).or(numbered) else {
            let words: Vec<&str> = rows.iter().map(|row| row.word.as_str()).collect();
            return vec![format!("There is no {word}; there are {}.", words.join(", "))];
        };
        self.exercise(&row.wanted, now)
    }

    fn exercise(&mut self, wanted: &Wanted, now: Instant) -> Vec<String> {
        match self.services.practise(wanted) {
            Err(why) => vec![why.to_string()],
            Ok((game, notice)) => {
                let mut lines: Vec<String> = notice.into_iter().collect();
                lines.extend(self.sit_down(game, now));
                lines
            }
        }
    }
}
