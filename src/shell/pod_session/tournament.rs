//! A tournament of the people of a pod, with the decks they have built.

use super::PodSession;
use crate::command::Command;
use crate::desk::fresh_seed;
use crate::desk_session::DeskSession;
use crate::place::{Choice, ChoiceRow, Opened, Outcome};
use crate::refusal::{PodFault, Refusal};
use crate::request::Request;
use crate::services::Services;
use events::tournament::{EventFormat, EventSetup, MatchType, Op, Tier, rounds};
use storage::event_file;
use swu_decks::limited::{PodKind, SeatState, Stage};

/// What may be said behind the command.
const MATCHES: [(&str, MatchType, &str); 2] = [
    ("bo3", MatchType::Bo3, "best of three, 55 minutes a round"),
    ("single", MatchType::Single, "single games, 25 minutes a round: as at a prerelease"),
];

impl PodSession {
    /// The people of the pod become a tournament, or two of them a match; without a word, asks which kind of match.
    ///
    /// # Errors
    /// It is too early, or nobody can play.
    pub(super) fn become_event(&self, word: &str, services: &Services) -> Result<Outcome, Refusal> {
        if self.stage() != Stage::Done {
            return Err(PodFault::NotBuilt.into());
        }
        let two = self.people().count() == 2;
        if self.people().count() < 2 {
            rounds(1, Tier::Casual).map_err(PodFault::NoTournament)?;
        }
        let Some((_, match_type, _)) = MATCHES.into_iter().find(|(said, ..)| *said == word) else {
            return if word.is_empty() { Ok(asked(two)) } else { Err(PodFault::WhichMatch(word.to_owned()).into()) };
        };
        if two {
            return self.match_of_two(match_type, services);
        }
        Ok(Outcome::Open(Opened::Desk(Box::new(self.tournament(match_type)?))))
    }

    /// The people who are still in it.
    fn people(&self) -> impl Iterator<Item = &SeatState> {
        self.pod.seats().iter().filter(|seat| !seat.bot && !seat.left)
    }

    /// Two people play each other (formats.md N-4).
    fn match_of_two(&self, match_type: MatchType, services: &Services) -> Result<Outcome, Refusal> {
        let of = |seat: &SeatState| Some((seat.name.clone(), seat.deck.clone()?, false));
        let mut people = self.people();
        let both = people.next().and_then(of).zip(people.next().and_then(of));
        let pairing = both.map(|(one, other)| [one, other]).ok_or(PodFault::NotBuilt)?;
        let best_of_three = match_type == MatchType::Bo3;
        Ok(services.start_drafted_match(&pairing, self.sets(), best_of_three)?.into())
    }

    /// Creates it, in a file beside the pod's: everybody is present, and their lists are in.
    ///
    /// # Errors
    /// It is too early, or the file exists already.
    fn tournament(&self, match_type: MatchType) -> Result<DeskSession, Refusal> {
        // Checked before there is a file (formats.md N-4).
        rounds(self.people().count() as u64, Tier::Casual).map_err(PodFault::NoTournament)?;
        let format = match self.pod.setup().kind {
            PodKind::Draft => EventFormat::Draft,
            PodKind::Sealed => EventFormat::Sealed,
        };
        let setup = EventSetup {
            name: self.title(),
            format,
            tier: Tier::Casual,
            match_type,
            seed: fresh_seed(),
            sets: self.sets().to_vec(),
        };
        let mut desk = DeskSession::begin(&self.path().with_extension(event_file::ENDING), setup)?;
        for seat in self.people() {
            let name = || seat.name.clone();
            desk.act(Op::Player { name: name(), uid: None, first: None, last: None })?;
            desk.act(Op::CheckIn { player: name(), present: true })?;
            if let Some(deck) = seat.deck.clone() {
                desk.act(Op::List { player: name(), deck })?;
            }
        }
        Ok(desk)
    }
}

/// The kinds of match to choose from.
fn asked(two: bool) -> Outcome {
    let row = |(word, match_type, about): (&str, MatchType, &str)| ChoiceRow {
        title: if match_type == MatchType::Bo3 { "Best of three" } else { "A single game each" }.to_owned(),
        about: if two { "against each other" } else { about }.to_owned(),
        then: Some(Request::with(Command::PodEvent, word)),
        ..ChoiceRow::default()
    };
    let title = if two { "Two people play a match. Which?" } else { "What is a match in this tournament?" };
    let rows = MATCHES.into_iter().map(row).collect();
    Outcome::Choose(Choice { title: title.to_owned(), rows, about: String::new(), stays: false })
}
