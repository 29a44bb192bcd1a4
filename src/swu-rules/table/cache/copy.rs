//! Copying a cache together with its table.

use super::Cache;

/// Implements [`Cache::copy`]: all fields are named, so a copy can never leave anything out.
macro_rules! copied {
    ($($field:ident),+ $(,)?) => {
        impl Cache {
            /// Takes over the values computed by another cache. Their tables must be equal.
            pub(crate) fn copy(&mut self, from: &Cache) {
                let Cache { $($field),+ } = from;
                $(self.$field.clone_from($field);)+
            }
        }
    };
}

copied! {
    due, living, ready, none_used, checked, depends, doubted, links, resum, keywords_depend, actors, anybody_acts,
    open, rare, rare_in_play, hears, sentinels, twins, place, stats, unsummed, begin, moved, listeners, listening,
    play_rules, of_plays, granted, muted, player_rules, halved, icons, preventions, payers, warded, truces,
    doublings, lent, lost_traits, unhealable_bases, blank_credits, work, stages, trace, cause, deciding, given,
}
