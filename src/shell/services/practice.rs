//! Learning and practising, with the person's own file of what was done.

use super::Services;
use super::any_seed;
use crate::games::Seated;
use crate::practice::agenda::Agenda;
use crate::practice::analysis::{Review, review as review_of};
use crate::practice::course::Course;
use crate::practice::drill::{Drill, Order};
use crate::practice::item::Item;
use crate::practice::lists::sample;
use crate::practice::menu::{Wanted, Wish};
use crate::practice::progress::{Due, Progress};
use crate::practice::puzzle::Puzzles;
use crate::practice::quiz::posed::Posed;
use crate::practice::session::PracticeSession;
use crate::refusal::{PracticeFault, Refusal, SavedFault};
use crate::services::Begun;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::path::Path;
use storage::{saves, text_file};
use swu_decks::admission;
use swu_hosted::Unlimited;
use swu_minds::coach::{Depth, Followed, Position};
use swu_minds::drills::Kind;
use swu_minds::puzzles::{Puzzle, shipped};
use swu_rules::game::PlayerSetup;

/// The largest file of puzzles.
const MOST_BYTES: usize = 1 << 20;
/// A deck with fewer cards cannot be practised with: it needs an opening hand, another one, and four rounds.
const FEWEST: usize = 20;

/// What was practised, as it was read last, and what follows from it once somebody asks.
pub(super) struct Practised {
    pub(super) progress: Progress,
    agenda: OnceCell<Agenda>,
}

impl Services {
    pub(super) fn practised(&self) -> &Practised {
        // An unreadable file counts as missing.
        let read = || Practised { progress: self.keeper.read().unwrap_or_default(), agenda: OnceCell::new() };
        self.practised.get_or_init(read)
    }

    /// What there is to practise next.
    pub fn agenda(&self) -> &Agenda {
        let Practised { progress, agenda } = self.practised();
        agenda.get_or_init(|| Agenda::of(progress))
    }

    /// Puts an exercise on the table.
    pub(super) fn exercise(&mut self, wanted: &Wanted) -> Result<Begun, Refusal> {
        self.practised = OnceCell::new();
        let notice = match self.progress().foreign() {
            0 => None,
            count => Some(format!("{count} lines of {} cannot be read and are left as they are.", self.kept_in())),
        };
        let seated: Seated = match wanted {
            Wanted::Lesson(id) => {
                let done = self.progress().under_way(id);
                let course = Course::begin(&self.data, id, &done, self.keeper.clone())?;
                Seated::Unlimited(Box::new(PracticeSession::new(course)?))
            }
            Wanted::Drill(kind, wish) => self.drill(items(*kind, wish), wish)?,
            Wanted::Quiz(wish) => self.quiz(self.posed(wish)?, wish)?,
            Wanted::Today(wish) => self.today(wish)?,
            Wanted::Puzzles(place) => self.puzzles(shipped().to_vec(), *place)?,
            Wanted::PuzzleFile(path) => {
                let path = &self.confine(path)?;
                let bytes = text_file::read(path, MOST_BYTES)?;
                let text = String::from_utf8_lossy(&bytes);
                let puzzles = Puzzle::file(&text, &self.data.library);
                let puzzles = puzzles.map_err(Refusal::in_file(path))?;
                self.puzzles(puzzles, None)?
            }
            Wanted::Review(path, seat, depth) => self.review(&self.confine(path)?, *seat, *depth)?,
            Wanted::Finished(place, seat) => {
                let saved = self.saved.file(self.saved.unfinished().len() + place);
                let path = saved.ok_or(SavedFault::NoGame)?.path.clone();
                self.review(&path, *seat, Depth::Quick)?
            }
            Wanted::OwnDeck
            | Wanted::OtherDeck
            | Wanted::People
            | Wanted::Figures
            | Wanted::QuizSet
            | Wanted::QuizRule
            | Wanted::QuizDifficulty => {
                return Err(PracticeFault::NotChosen.into());
            }
        };
        Ok((seated, notice))
    }

    /// Who sat at a finished game, by its place in their list; nobody if it cannot be read.
    pub(crate) fn seats_of_finished(&self, place: usize) -> Vec<String> {
        let saved = self.saved.file(self.saved.unfinished().len() + place);
        let summary = saved.and_then(|saved| saves::summary(&saved.path).ok());
        summary.map(|saved| saved.names).unwrap_or_default()
    }

    /// A coach goes through a game that is over, for the only person or for the seat with this number.
    ///
    /// # Errors
    /// The file cannot be read, or it is not said whose decisions are meant.
    pub(crate) fn review_game(&self, path: &Path, seat: Option<usize>) -> Result<Begun, Refusal> {
        Ok((self.review(path, seat, Depth::Quick)?, None))
    }

    fn puzzles(&self, puzzles: Vec<Puzzle>, place: Option<usize>) -> Result<Seated, Refusal> {
        let puzzles = Puzzles::begin(&self.data, puzzles, place, self.progress(), self.keeper.clone())?;
        Ok(Seated::Unlimited(Box::new(PracticeSession::new(puzzles)?)))
    }

    fn review(&self, path: &Path, seat: Option<usize>, depth: Depth) -> Result<Seated, Refusal> {
        let review = Review { path, seat, depth };
        match self.other_game(path) {
            Some(game) => game.review(review),
            None => Ok(Seated::Unlimited(review_of::<Unlimited>(&self.data, review)?)),
        }
    }

    /// What is due: drills, and the quiz, whichever was forgotten most.
    fn today(&self, wish: &Wish) -> Result<Seated, Refusal> {
        let due = self.progress().due();
        let posed = |due: &Due| Posed::read(&due.item).map(|posed| if due.itself { posed } else { posed.sibling() });
        let item = |due: &Due| Item::read(&due.item).map(|item| if due.itself { item } else { item.sibling() });
        let count = usize::from(wish.count);
        if due.iter().find_map(|due| Some(posed(due).is_some()).filter(|quiz| *quiz || item(due).is_some()))
            == Some(true)
        {
            return self.quiz(due.iter().filter_map(posed).take(count).collect(), wish);
        }
        let items: Vec<Item> = due.iter().filter_map(item).take(count).collect();
        if items.is_empty() {
            return Err(PracticeFault::NothingDue.into());
        }
        self.drill(items, wish)
    }

    pub(super) fn decks_called<'a>(
        &self,
        names: impl Iterator<Item = &'a String>,
    ) -> Result<BTreeMap<String, PlayerSetup>, Refusal> {
        let mut decks = BTreeMap::new();
        for name in names {
            if !decks.contains_key(name) {
                decks.insert(name.clone(), self.deck_called(name)?);
            }
        }
        Ok(decks)
    }

    fn drill(&self, items: Vec<Item>, wish: &Wish) -> Result<Seated, Refusal> {
        let decks = self.decks_called(items.iter().flat_map(|item| [&item.deck, &item.against]))?;
        let order =
            Order { items, decks, people: wish.people.clone(), open: wish.open, work: Followed::work(wish.depth, 0) };
        let drill = Drill::begin(&self.data, order, self.progress(), self.keeper.clone())?;
        Ok(Seated::Unlimited(Box::new(PracticeSession::new(drill)?)))
    }

    /// The cards of a deck: one's own by name, a sample by name or key, or a file. Faults of the list do not matter as
    /// long as it can be dealt.
    fn deck_called(&self, name: &str) -> Result<PlayerSetup, Refusal> {
        if let Ok(setup) = sample(&self.data.book, name) {
            return Ok(setup);
        }
        let own = self.all_decks().entries.iter().position(|entry| entry.name == name);
        let list = match own.and_then(|deck| self.all_decks().list(deck)) {
            Some(list) => list.clone(),
            None => self.list(name)?,
        };
        admission::take(&self.data.book, &list)
            .filter(|setup| !setup.leaders.is_empty() && setup.deck.len() >= FEWEST)
            .ok_or_else(|| PracticeFault::TooSmall { name: name.to_owned(), fewest: FEWEST }.into())
    }

    fn kept_in(&self) -> String {
        self.paths.practice().display().to_string()
    }
}

/// The questions asked for.
fn items(kind: Kind, wish: &Wish) -> Vec<Item> {
    let seed = wish.seed.unwrap_or_else(any_seed) >> 1;
    let item = |number: u16| {
        let kind = match kind {
            Kind::Resources if number % 2 == 1 => Kind::Later,
            kind => kind,
        };
        Item {
            kind,
            deck: wish.deck.clone(),
            against: wish.against.clone(),
            first: wish.first.unwrap_or(number % 4 < 2),
            seed: seed.wrapping_add(u64::from(number)),
        }
    };
    (0..wish.count).map(item).collect()
}
