//! The first line: what is played, where it stands, the time, and whose screen it is.

use super::PodScene;
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use shell::pod_session::{PodSession, TimeLeft};
use swu_decks::limited::{Recipe, Sight, Stage};

/// Columns of the meter.
const METER: u16 = 12;

pub(super) fn draw(canvas: &mut Canvas<'_>, scene: &PodScene<'_>, sight: &Sight) {
    let area = canvas.area();
    let text = text(scene.place, sight);
    let x = canvas.text(area.x + 1, area.y, area.width.saturating_sub(2), &text, Role::Title);
    let name = name(sight).to_uppercase();
    let right = canvas.text_right(area.right().saturating_sub(1), area.y, area.width / 4, &name, Role::TitleActing);
    let Some(left) = scene.place.time_left(scene.now) else { return };
    let said = said(left);
    let wide = METER + 1 + said.chars().count() as u16;
    if right > x + wide + 3 {
        let meter = |value: u64| i16::try_from(value).unwrap_or(i16::MAX);
        let at = right - wide - 2;
        let end = canvas.gauge(at, area.y, METER, meter(left.seconds), meter(left.of));
        let role = if left.grace { Role::Warning } else { Role::Text };
        canvas.text(end + 1, area.y, wide, &said, role);
    }
}

/// The name of the seat that looks.
pub(super) fn name(sight: &Sight) -> &str {
    sight.seats.get(sight.seat).map_or("", |seat| seat.name.as_str())
}

/// When what is open is covered automatically, for the edge of its frame; empty if it never is.
pub(super) fn closing(scene: &PodScene<'_>) -> String {
    let said = |seconds: u64| format!("closes in {}:{:02}", seconds / 60, seconds % 60);
    scene.place.closes_in(scene.now).map(said).unwrap_or_default()
}

/// `0:27`, or a note that time was called.
pub(super) fn said(left: TimeLeft) -> String {
    let (minutes, seconds) = (left.seconds / 60, left.seconds % 60);
    if left.grace { format!("choose now: {seconds}") } else { format!("{minutes}:{seconds:02}") }
}

/// Where it stands.
pub(super) fn text(session: &PodSession, sight: &Sight) -> String {
    let title = title(session);
    let kept = sight.seats.get(sight.seat).map_or(0, |seat| seat.kept) + 1;
    let from = from(sight);
    match sight.stage {
        Stage::Leaders => format!("{title}  leaders, pick {kept}{from}"),
        Stage::Packs => format!("{title}  booster {} of 3, pick {kept}{from}", sight.round),
        Stage::Build if session.unwrapped().is_some() => format!("{title}  opening boosters"),
        Stage::Build => {
            let Some(deck) = session.deck() else { return title };
            let faults = session.faults();
            let legal = match faults.first() {
                None => "legal".to_owned(),
                Some(fault) => format!("{} [{}]", fault.code, fault.rule),
            };
            format!("Build  {title}  deck {} of 30  {legal}", deck.size())
        }
        Stage::Done => format!("{title}  everybody has built"),
    }
}

/// What is played, and a note if nobody has measured the rates of a set's boosters.
fn title(session: &PodSession) -> String {
    let usual = session.sets().iter().filter_map(|set| Recipe::of_set(set)).any(|recipe| !recipe.measured);
    let rates = if usual { " (usual rates)" } else { "" };
    format!("{}{rates}", session.title())
}

/// Whose booster this seat gets.
fn from(sight: &Sight) -> String {
    let count = sight.seats.len();
    let left = sight.stage == Stage::Packs && sight.round != 2;
    let place = (sight.seat + if left { count - 1 } else { 1 }) % count.max(1);
    let side = if left { "right" } else { "left" };
    sight.seats.get(place).map(|seat| format!("  from {} on the {side}", seat.name)).unwrap_or_default()
}
