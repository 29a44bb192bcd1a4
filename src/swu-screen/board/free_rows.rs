//! Rows that are free, shared out to texts.

/// How many rows each text gets: one for each, then a second one, as long as rows are free; texts marked `first` go
/// before any others.
pub(super) fn share(wanted: &[usize], first: &[bool], spare: usize) -> Vec<usize> {
    let mut given = vec![0; wanted.len()];
    let mut spare = spare;
    for turn in [true, false] {
        let of_turn = |at: &usize| first.get(*at).copied().unwrap_or(false) == turn;
        let most = (0..wanted.len()).filter(of_turn).map(|at| wanted[at]).max().unwrap_or(0);
        for row in 0..most {
            for at in (0..wanted.len()).filter(of_turn).filter(|at| wanted[*at] > row) {
                let more = spare.min(1);
                given[at] += more;
                spare -= more;
            }
        }
    }
    given
}

/// This many lines of a text; the last one continues with everything left out, to be cut where its row ends.
pub(super) fn cut(mut lines: Vec<String>, rows: usize) -> Vec<String> {
    let left_off = lines.split_off(rows.min(lines.len()));
    if let Some(last) = lines.last_mut().filter(|_| !left_off.is_empty()) {
        *last = format!("{last} {}", left_off.join(" "));
    }
    lines
}
