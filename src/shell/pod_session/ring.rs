//! Who has how many cards to choose from: sizes and turns only.

use swu_decks::limited::{OtherSeat, Sight};

/// The circle in one line, in the order of the seats.
pub fn line(sight: &Sight) -> String {
    let seats = sight.seats.iter().enumerate().map(|(place, seat)| {
        let own = if place == sight.seat { "*" } else { "" };
        format!("{own}{}{}", name(seat), state(seat, ", "))
    });
    format!("{} >", seats.collect::<Vec<_>>().join(" > "))
}

/// The circle, one seat per line.
pub(super) fn lines(sight: &Sight) -> Vec<String> {
    let seats = sight.seats.iter().enumerate().map(|(place, seat)| {
        let own = if place == sight.seat { " (you)" } else { "" };
        let kept = seat.leaders + seat.picks;
        format!("{}. {}{own}{}; {kept} kept", place + 1, seat.name, state(seat, ", "))
    });
    seats.collect()
}

fn name(seat: &OtherSeat) -> &str {
    if seat.bot { "bot" } else { &seat.name }
}

fn state(seat: &OtherSeat, between: &str) -> String {
    let mut said = seat.facing.map(|(_, count)| format!(" {count}")).unwrap_or_default();
    if seat.waiting.is_some() {
        said = format!("{said}{between}1 waits");
    }
    if seat.left { format!("{said}{between}left") } else { said }
}
