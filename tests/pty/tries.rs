//! How often a fault is tried: a few times every day, as often as `CANTINA_TRIES` says in a campaign.

/// The number of tries; `usual` by default.
pub(crate) fn tries(usual: usize) -> usize {
    std::env::var("CANTINA_TRIES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// A line of the campaign's table.
pub(crate) fn row(fault: &str, tries: usize, outcome: &str) {
    println!("| {fault} | {tries} | {outcome} |");
}
