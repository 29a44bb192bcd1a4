//! Work that is done in parts: the caller decides by how many threads, and the result is the same.

use std::sync::OnceLock;

/// Does these parts, counted from 0, in any order and on any threads, and returns when all are done.
pub type Spread<'a> = &'a dyn Fn(usize, &(dyn Fn(usize) + Sync));

/// One part after another.
pub fn alone(parts: usize, part: &(dyn Fn(usize) + Sync)) {
    (0..parts).for_each(part);
}

/// The results of all parts, in their order.
pub(super) fn gather<T: Send + Sync>(spread: Spread<'_>, parts: usize, part: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let results: Vec<OnceLock<T>> = (0..parts).map(|_| OnceLock::new()).collect();
    spread(parts, &|number| {
        if let Some(place) = results.get(number) {
            place.get_or_init(|| part(number));
        }
    });
    // A part that was not done is done now.
    results
        .into_iter()
        .enumerate()
        .map(|(number, result)| result.into_inner().unwrap_or_else(|| part(number)))
        .collect()
}
