//! The starting point of current values: everything from the cards in play themselves. It is kept, so that as long as
//! the same cards are in play no card is looked at again.

use super::cache::{Cache, Stats};
use super::depends::Depends;
use super::icons::Icons;
use super::links::Links;
use super::stages::{OfPlays, Stages};
use crate::clone_in_place::clone_in_place;
use seats::MAX_SEATS;

/// The starting values of the cards in play. Lists that constants and effects only extend are kept by their lengths.
#[derive(Default)]
pub(crate) struct Beginning {
    stats: Vec<Stats>,
    listeners: usize,
    listening: u64,
    work: usize,
    stages: Stages,
    depends: Depends,
    links: Links,
    open: bool,
    icons: [Icons; MAX_SEATS],
    /// More was removed from a list than was added to it.
    thinned: bool,
}

clone_in_place!(Beginning { stats, listeners, listening, work, stages, depends, links, open, icons, thinned });

impl Cache {
    /// Remembers what was gathered.
    pub(crate) fn begin(&mut self) {
        let Cache { begin, stats, listeners, listening, work, stages, depends, links, open, icons, .. } = self;
        begin.stats.clone_from(stats);
        *begin = Beginning {
            stats: std::mem::take(&mut begin.stats),
            listeners: listeners.len(),
            listening: *listening,
            work: work.len(),
            stages: *stages,
            depends: *depends,
            links: *links,
            open: *open,
            icons: *icons,
            thinned: false,
        };
    }

    /// Clears whatever only constants and effects write.
    pub(crate) fn clear_values(&mut self) {
        self.granted.clear();
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

    /// A list kept by its length lost some gathered entries: next time everything is gathered.
    pub(crate) fn thin(&mut self) {
        self.begin.thinned = true;
    }

    /// Returns to what was gathered; false if that is no longer known.
    pub(crate) fn begin_again(&mut self) -> bool {
        let Cache { begin, stats, listeners, listening, work, stages, depends, links, open, icons, .. } = self;
        if begin.thinned {
            return false;
        }
        stats.clone_from(&begin.stats);
        listeners.truncate(begin.listeners);
        *listening = begin.listening;
        work.truncate(begin.work);
        *stages = begin.stages;
        *depends = begin.depends;
        *links = begin.links;
        *open = begin.open;
        *icons = begin.icons;
        true
    }
}
