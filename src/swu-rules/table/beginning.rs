//! The starting point of current values: everything from the cards in play themselves. It is kept, so that as long as
//! the same cards are in play no card is looked at again.

use super::cache::{Cache, Constantly, Listener, NOWHERE, Stats};
use super::card::Uid;
use super::depends::Depends;
use super::icons::Icons;
use super::links::Links;
use super::stages::{OfPlays, Stages};
use crate::clone_in_place::clone_in_place;
use seats::{MAX_SEATS, Seat};

/// The starting values of the cards in play. Lists that constants and effects only extend are kept by their lengths.
#[derive(Default)]
pub(crate) struct Beginning {
    stats: Vec<Stats>,
    /// How many of them are units of each seat.
    units: [u16; MAX_SEATS],
    listeners: usize,
    listening: u64,
    work: usize,
    stages: Stages,
    depends: Depends,
    links: Links,
    open: bool,
    icons: [Icons; MAX_SEATS],
    /// The gathered listeners, while some of them are silent.
    heard: Option<Vec<Listener>>,
    /// The unique cards seen of each seat, by a bit for several: this may report a copy that does not exist, but never
    /// misses one.
    uniques: [u128; MAX_SEATS],
}

clone_in_place!(Beginning {
    stats,
    units,
    listeners,
    listening,
    work,
    stages,
    depends,
    links,
    open,
    icons,
    heard,
    uniques
});

impl Cache {
    /// Remembers what was gathered, and of whom the units are.
    pub(crate) fn begin(&mut self, units: [u16; MAX_SEATS]) {
        let Cache { begin, stats, listeners, listening, work, stages, depends, links, open, icons, .. } = self;
        begin.stats.clone_from(stats);
        let uniques = begin.uniques;
        *begin = Beginning {
            stats: std::mem::take(&mut begin.stats),
            units,
            listeners: listeners.len(),
            listening: *listening,
            work: work.len(),
            stages: *stages,
            depends: *depends,
            links: *links,
            open: *open,
            icons: *icons,
            heard: None,
            uniques,
        };
    }

    /// A card of that seat is in play: if it is unique, there may be a copy of it.
    pub(crate) fn see_unique(&mut self, seat: Seat, unique: bool, copy: u16) {
        if unique {
            let bit = 1 << (copy & 127);
            let seen = &mut self.begin.uniques[seat.index()];
            self.twins |= *seen & bit != 0;
            *seen |= bit;
        }
    }

    /// No unique card has been seen.
    pub(crate) fn forget_uniques(&mut self) {
        self.twins = false;
        self.begin.uniques = Default::default();
    }

    /// Clears whatever only constants and effects write.
    pub(crate) fn clear_values(&mut self) {
        self.doubted = Depends::default();
        self.resum = false;
        self.work.iter_mut().for_each(|item| item.held = false);
        self.granted.clear();
        self.anybody_acts = false;
        self.muted.clear();
        self.player_rules.clear();
        self.halved = 0;
        self.preventions.clear();
        self.payers.clear();
        self.truces.clear();
        self.doublings.clear();
        self.warded.clear();
        self.lent.clear();
        self.lost_traits.clear();
        self.play_rules.clear();
        self.of_plays = OfPlays::default();
        self.unhealable_bases = 0;
        self.blank_credits = 0;
        self.keywords_depend = Depends::default();
        self.sentinels = Default::default();
    }

    /// Gives back what was lost.
    pub(crate) fn lose_nothing(&mut self) {
        self.stats.clone_from(&self.begin.stats);
        self.muted.clear();
    }

    /// Those listeners are silent; what was gathered is kept.
    pub(crate) fn silence(&mut self, is_silent: impl Fn(&Listener) -> bool) {
        if self.listeners.iter().any(&is_silent) {
            self.begin.heard = Some(self.listeners[..self.begin.listeners].to_vec());
            self.listeners.retain(|listener| !is_silent(listener));
            self.listening = self.listeners.iter().fold(0, |all, listener| all | listener.mask);
        }
    }

    /// A unit came to a player: it is gathered after the units that were there. Its present values are those printed.
    pub(crate) fn add_unit(&mut self, seat: Seat, stats: Stats) {
        let place = self.begin.units.iter().take(seat.index() + 1).sum::<u16>();
        self.begin.units[seat.index()] += 1;
        for later in &self.begin.stats[usize::from(place)..] {
            self.place[later.uid.index()] += 1;
        }
        self.place[stats.uid.index()] = place;
        self.begin.stats.insert(place.into(), stats);
        let (place, (power, hp)) = (usize::from(place), (stats.power, stats.hp));
        if place <= self.unsummed.len() {
            self.unsummed.insert(place, (power, hp));
        }
        self.stats.insert(place, Stats { without_keywords: power, ..stats });
    }

    /// A unit that was gathered is gone.
    pub(crate) fn remove_unit(&mut self, seat: Seat, unit: Uid) {
        let place = usize::from(std::mem::replace(&mut self.place[unit.index()], NOWHERE));
        self.begin.units[seat.index()] -= 1;
        self.begin.stats.remove(place);
        self.stats.remove(place);
        if place < self.unsummed.len() {
            self.unsummed.remove(place);
        }
        for later in &self.begin.stats[place..] {
            self.place[later.uid.index()] -= 1;
        }
    }

    /// An upgrade adds these numbers to those of its host, or takes them away: to what was gathered, and to present
    /// values. False if those have to be computed again.
    pub(crate) fn add_numbers(&mut self, host: Uid, (power, hp): (i16, i16)) -> bool {
        let place = usize::from(self.place[host.index()]);
        let (Some(begin), Some(stats)) = (self.begin.stats.get_mut(place), self.stats.get_mut(place)) else {
            return true;
        };
        begin.power += power;
        begin.hp += hp;
        if let Some(unsummed) = self.unsummed.get_mut(place) {
            unsummed.0 += power;
            unsummed.1 += hp;
        }
        stats.without_keywords += power;
        stats.power = (stats.without_keywords + stats.from_keywords).max(0);
        // It may have been below 0 (rule 17.1).
        let known = stats.hp > 0 || hp == 0;
        stats.hp = (stats.hp + hp).max(0);
        known
    }

    /// An ability is gathered at this index: it waits for moments.
    pub(crate) fn add_listener(&mut self, place: usize, listener: Listener) {
        self.listeners.insert(place, listener);
        self.begin.listeners += 1;
        self.begin.listening |= listener.mask;
        self.listening |= listener.mask;
    }

    /// A constant is gathered at this index.
    pub(crate) fn add_constant(&mut self, place: usize, item: Constantly) {
        self.work.insert(place, item);
        self.begin.work += 1;
    }

    /// The abilities of a card that were gathered wait no longer, and its constants say nothing. True if it had any.
    pub(crate) fn remove_texts(&mut self, card: Uid) -> bool {
        if take_out(&mut self.listeners, &mut self.begin.listeners, |listener| listener.card.uid == card) {
            let moments = |list: &[Listener]| list.iter().fold(0, |all, listener| all | listener.mask);
            self.begin.listening = moments(&self.listeners[..self.begin.listeners]);
            self.listening = moments(&self.listeners);
        }
        take_out(&mut self.work, &mut self.begin.work, |item| item.source.uid == card)
    }

    /// The abilities that were gathered.
    pub(crate) fn gathered_listeners(&self) -> &[Listener] {
        &self.listeners[..self.begin.listeners]
    }

    /// The constants that were gathered.
    pub(crate) fn gathered_constants(&self) -> &[Constantly] {
        &self.work[..self.begin.work]
    }

    /// Do the lists begin with what was gathered?
    pub(crate) fn keeps_gathered(&self) -> bool {
        self.begin.heard.is_none()
    }

    /// What the gathered constants depend on, all together.
    pub(crate) fn sum_up(&mut self, stages: Stages, depends: Depends, links: Links) {
        self.begin.stages = stages;
        self.begin.depends = depends;
        self.begin.links = links;
    }

    /// Returns to what was gathered, where cards can be added to it and taken from it.
    pub(crate) fn begin_again(&mut self) {
        let Cache { begin, listeners, work, .. } = self;
        if let Some(heard) = begin.heard.take() {
            *listeners = heard;
        }
        listeners.truncate(begin.listeners);
        work.truncate(begin.work);
    }

    /// Starts with the values that were gathered.
    pub(crate) fn start_with_gathered(&mut self) {
        let Cache { begin, stats, listening, stages, depends, links, open, icons, .. } = self;
        stats.clone_from(&begin.stats);
        *listening = begin.listening;
        *stages = begin.stages;
        *depends = begin.depends;
        *links = begin.links;
        *open = begin.open;
        *icons = begin.icons;
    }
}

/// Takes out what is meant of the first items of a list, those that were gathered. True if there was any.
fn take_out<T>(list: &mut Vec<T>, gathered: &mut usize, meant: impl Fn(&T) -> bool) -> bool {
    let before = *gathered;
    let mut place = 0;
    while place < *gathered {
        if meant(&list[place]) {
            list.remove(place);
            *gathered -= 1;
        } else {
            place += 1;
        }
    }
    *gathered < before
}
