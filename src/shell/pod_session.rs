//! A draft or sealed pools at one keyboard: the pod, its journal, and who sits at the keyboard. It only gives out what
//! the seat sees whose person was asked to the keyboard, and nothing while nobody was.
//!
//! | file | idea |
//! |---|---|
//! | `keyboard` | who looks, who is asked to come next, and the curtain between them |
//! | `order` | the pod as a place of the program: what is done in it |
//! | `building` | the deck of the seat at the keyboard, and as it was before |
//! | `clock` | the time for a pick and for building |
//! | `pool_deck` | a deck as it is moved together from a pool |
//! | `opening` | sealed boosters, opened one after another |
//! | `heads` | leaders and bases to choose from |
//! | `told` | cards, picks and a bot's thoughts in words |
//! | `ring` | the circle of a pod |
//! | `review` | a draft looked back at, a pool as text |
//! | `tournament` | a tournament of the people of a pod |

mod building;
mod clock;
mod heads;
mod keyboard;
mod opening;
mod order;
mod pool_deck;
mod review;
pub mod ring;
pub mod told;
mod tournament;

pub use clock::{PodPace, TimeLeft};
pub use opening::Unwrapped;
pub use pool_deck::{Grouping, PoolDeck, PoolRow, grouped};
pub use review::{Reviewed, review};

use crate::desk::{self, create_pod};
use crate::place::Place;
use crate::refusal::{PodFault, Refusal};
use building::Earlier;
use clock::Clock;
use hotseat::exposure::Closed;
use hotseat::table::Agreement;
use keyboard::Keyboard;
use opening::Opening;
use order::PoolLook;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::pod_file::PodFile;
use swu_decks::limited::{Choice, Pod, PodSetup, Record, Refusal as LimitedRefusal, Sight, Stage};

/// Somebody to play against when everybody has built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The seat.
    pub seat: usize,
    /// Who sits there.
    pub name: String,
    /// Is it no person?
    pub bot: bool,
}

/// A pod at one keyboard.
pub struct PodSession {
    file: PodFile,
    path: PathBuf,
    pod: Pod,
    promise: String,
    keyboard: Keyboard,
    clock: Clock,
    /// What the person at the keyboard points at, in case the time runs out.
    highlighted: Option<usize>,
    earlier: Earlier,
    /// How the pool is shown.
    look: PoolLook,
    /// How many sealed boosters everybody has opened.
    opening: Opening,
    /// Was everybody warned that the picks of all are shown next?
    warned: bool,
}

impl PodSession {
    /// Makes the file of a new pod and sits down at it.
    ///
    /// # Errors
    /// There can be no such pod, or it cannot be written down.
    pub fn begin(path: &Path, setup: PodSetup, pace: PodPace, now: Instant) -> Result<PodSession, Refusal> {
        setup.are_told_apart()?;
        let mut pod = Pod::new(setup.clone())?;
        Keyboard::check(&pod)?;
        let (mut file, header) = create_pod(path, setup)?;
        pod.settle();
        time_building(&mut pod, pace)?;
        file.append(pod.records())?;
        Ok(PodSession::seated(file, path, pod, header.commitment.to_string(), pace, Closed::Begun, now))
    }

    /// Continues a pod.
    pub fn go_on(path: &Path, pace: PodPace, now: Instant) -> Result<PodSession, Refusal> {
        let (mut file, opened) = PodFile::open(path)?;
        let mut pod = opened.pod;
        Keyboard::check(&pod)?;
        // The program may have ended between a pick and its consequences.
        let before = pod.records().len();
        pod.settle();
        time_building(&mut pod, pace)?;
        file.append(&pod.records()[before..])?;
        Ok(PodSession::seated(file, path, pod, opened.header.commitment.to_string(), pace, Closed::Resumed, now))
    }

    fn seated(
        file: PodFile,
        path: &Path,
        pod: Pod,
        promise: String,
        pace: PodPace,
        why: Closed,
        now: Instant,
    ) -> PodSession {
        let (keyboard, clock) = (Keyboard::new(&pod, why, now), Clock::new(pace));
        let (path, earlier) = (path.to_path_buf(), Earlier::of(&pod));
        let mut session = PodSession {
            file,
            path,
            pod,
            promise,
            keyboard,
            clock,
            highlighted: None,
            earlier,
            look: PoolLook::default(),
            opening: Opening::default(),
            warned: false,
        };
        session.start_clock(now);
        session
    }

    /// The promise of the seed, for people to write down before the first pick.
    pub fn promise(&self) -> &str {
        &self.promise
    }

    /// The file it is written to.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// "draft SOR", for titles.
    pub fn title(&self) -> String {
        let mut sets = self.pod.setup().sets.clone();
        sets.dedup();
        format!("{} {}", self.pod.setup().kind.word(), sets.join(" "))
    }

    /// The sets whose boosters were opened.
    pub fn sets(&self) -> &[String] {
        &self.pod.setup().sets
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.pod.stage()
    }

    /// Is it played by the clock, without help?
    pub fn is_strict(&self) -> bool {
        self.clock.pace() == PodPace::Strict
    }

    /// The seat at the keyboard; `None` while the curtain waits.
    pub fn seat(&self) -> Option<usize> {
        self.keyboard.open()
    }

    /// What the seat at the keyboard sees.
    pub fn sight(&self) -> Option<Sight> {
        self.pod.sight(self.seat()?)
    }

    /// The question to the seat at the keyboard.
    pub fn choice(&self) -> Option<Choice> {
        self.pod.choice(self.seat()?)
    }

    /// Covers what one person may see after the agreed reading time without a key.
    #[must_use]
    pub fn as_agreed(mut self, agreement: &Agreement) -> PodSession {
        self.keyboard.close_after(agreement.reading_time());
        self
    }

    /// In how many seconds what is open is covered automatically; `None` if it never is.
    pub fn closes_in(&self, now: Instant) -> Option<u64> {
        let left = self.keyboard.closes_at()?.saturating_duration_since(now);
        Some(left.as_millis().div_ceil(1000) as u64)
    }

    /// Covers what one person may see if nobody has pressed a key for too long. True if it did.
    pub fn close_idle(&mut self, now: Instant) -> bool {
        let idle = self.keyboard.closes_at().is_some_and(|at| at <= now);
        if idle {
            self.cover(Closed::Idle, now);
        }
        idle
    }

    /// Hands the keyboard to the next person who has something to do.
    pub fn pass_on(&mut self, now: Instant) {
        let from = self.keyboard.last();
        self.keyboard.ask_next(&self.pod, from, Closed::Asked, now);
        self.start_clock(now);
    }

    /// Remembers what the person points at.
    pub fn highlight(&mut self, option: usize) {
        self.highlighted = Some(option);
    }

    /// The person at the keyboard takes an option. It is on disk when this returns.
    ///
    /// # Errors
    /// It is not possible, or cannot be written down; nothing has changed.
    pub fn take(&mut self, option: usize, now: Instant) -> Result<(), Refusal> {
        let seat = self.somebody()?;
        self.change(now, |pod| pod.answer(seat, option))
    }

    /// The person at the keyboard is done building.
    ///
    /// # Errors
    /// The deck is not legal, with its faults, or it cannot be written down; nothing has changed.
    pub fn ready(&mut self, now: Instant) -> Result<(), Refusal> {
        let seat = self.somebody()?;
        self.change(now, |pod| pod.done(seat))
    }

    /// The person at the keyboard leaves the pod for good (formats.md P-16).
    pub fn leave(&mut self, now: Instant) -> Result<(), Refusal> {
        let seat = self.somebody()?;
        self.change(now, |pod| pod.go(seat))
    }

    /// Whom the seat at the keyboard could play, once everybody has built.
    pub fn opponents(&self) -> Vec<Opponent> {
        let own = self.seat();
        let seats = self.pod.seats().iter().enumerate();
        let there = seats.filter(|(seat, other)| Some(*seat) != own && other.deck.is_some() && !other.left);
        let all = there.map(|(seat, other)| Opponent { seat, name: other.name.clone(), bot: other.bot });
        if self.stage() == Stage::Done { all.collect() } else { Vec::new() }
    }

    /// For the seat at the keyboard and an opponent, the name, the deck and whether it is a bot: what a game of the two
    /// needs.
    pub fn pairing(&self, opponent: usize) -> Option<[(String, String, bool); 2]> {
        let of = |seat: usize| {
            let seat = self.pod.seats().get(seat)?;
            Some((seat.name.clone(), seat.deck.clone()?, seat.bot))
        };
        let own = self.seat().filter(|own| *own != opponent && self.stage() == Stage::Done)?;
        Some([of(own)?, of(opponent)?])
    }

    /// Time passes: true if something happened automatically.
    pub fn pass_time(&mut self, now: Instant) -> Result<bool, Refusal> {
        if !self.clock.is_over(now) {
            return Ok(false);
        }
        match (self.stage(), self.seat()) {
            (Stage::Leaders | Stage::Packs, Some(seat)) => {
                let highlighted = self.highlighted;
                self.change(now, |pod| pod.time_over(seat, highlighted))?;
                Ok(true)
            }
            (Stage::Build, _) => {
                self.change(now, |pod| pod.all_done())?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// The time left for the question.
    pub fn time_left(&self, now: Instant) -> Option<TimeLeft> {
        self.clock.left(now)
    }

    /// When the picture changes if nobody does anything.
    fn changes_at(&self, now: Instant) -> Option<Instant> {
        let second = self.clock.left(now).is_some() || self.keyboard.closes_at().is_some();
        let second = second.then(|| now + Duration::from_secs(1));
        [second, self.keyboard.closes_at()].into_iter().flatten().min()
    }

    fn somebody(&self) -> Result<usize, Refusal> {
        self.seat().ok_or(PodFault::Nobody.into())
    }

    /// Changes the pod: first a copy, then the file, and only then what anybody sees.
    fn change(
        &mut self,
        now: Instant,
        act: impl FnOnce(&mut Pod) -> Result<Vec<Record>, LimitedRefusal>,
    ) -> Result<(), Refusal> {
        let before = self.pod.records().len();
        let mut pod = self.pod.clone();
        act(&mut pod)?;
        time_building(&mut pod, self.clock.pace())?;
        self.file.append(&pod.records()[before..])?;
        let stage = std::mem::replace(&mut self.pod, pod).stage();
        self.highlighted = None;
        self.keyboard.after_change(&self.pod, now);
        if stage != self.pod.stage() || self.stage() != Stage::Build {
            self.start_clock(now);
        }
        Ok(())
    }

    fn start_clock(&mut self, now: Instant) {
        match (self.stage(), self.choice()) {
            (Stage::Build, _) => self.clock.building(self.built_for(), now),
            (_, Some(choice)) => self.clock.asked((choice.seat, choice.round, choice.pick), choice.seconds, now),
            _ => self.clock.stop(),
        }
    }

    /// How long decks have been built, by the clock of the machine: it also runs while the program does not.
    fn built_for(&self) -> Duration {
        let since = self.pod.building_since().unwrap_or_else(desk::now);
        Duration::from_secs(desk::now().saturating_sub(since))
    }
}

/// Writes down when the time for building begins, if a clock runs.
fn time_building(pod: &mut Pod, pace: PodPace) -> Result<(), Refusal> {
    if pace != PodPace::Strict || pod.stage() != Stage::Build || pod.building_since().is_some() {
        return Ok(());
    }
    Ok(pod.apply(&Record::Building { since: desk::now() })?)
}
