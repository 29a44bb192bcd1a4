//! The event in lines.

use super::{DeskSession, counted};
use crate::desk::{hour, now};
use crate::refusal::Refusal;
use events::tournament::{
    Class, DeskStage, Done, Event, EventFormat, LogLine, MatchType, Op, RoundTime, Seated, Tier, rounds,
};

/// The name of a player.
pub fn name(event: &Event, player: usize) -> &str {
    event.players().get(player).map_or("", |player| player.name.as_str())
}

/// The names at a table.
pub(super) fn names_of(event: &Event, place: usize) -> Vec<String> {
    let table = event.tables().get(place);
    table.map(|table| table.players.iter().map(|player| name(event, *player).to_owned()).collect()).unwrap_or_default()
}

/// "Friday Showdown  Premier, best of three, casual".
pub fn title(event: &Event) -> String {
    let setup = event.setup();
    let kind = match setup.match_type {
        MatchType::Bo3 => "best of three",
        MatchType::Single => "single games",
    };
    let format = match setup.format {
        EventFormat::Premier => "Premier",
        EventFormat::TwinSuns => "Twin Suns",
        EventFormat::Sealed => "Sealed",
        EventFormat::Draft => "Draft",
    };
    let tier = match setup.tier {
        Tier::Casual => "casual",
        Tier::Competitive => "competitive",
    };
    format!("{}  {format}, {kind}, {tier}", setup.name)
}

/// Where an event departs from the rules, for its header (formats.md E-4).
pub fn house_rules(event: &Event) -> Option<String> {
    let (swiss, cut) = event.size();
    let usual = match event.setup().format {
        EventFormat::TwinSuns => swiss,
        _ => {
            let first = event.players().iter().filter(|player| player.joined == Some(1)).count();
            rounds(first as u64, event.setup().tier).map_or(swiss, |(usual, _)| usual)
        }
    };
    let told = [
        (swiss != usual && swiss > 0).then(|| counted(swiss as usize, "round", "s")),
        (event.setup().tier == Tier::Casual && cut > 0).then(|| format!("cut to {cut}")),
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| format!("house rules: {}", told.join(", ")))
}

/// A stage in words for people.
pub const fn stage(stage: DeskStage) -> &'static str {
    match stage {
        DeskStage::Registration => "registration",
        DeskStage::Ready => "ready to pair",
        DeskStage::Paired => "paired",
        DeskStage::Playing => "playing",
        DeskStage::CutReady => "ready for the cut",
        DeskStage::Over => "over",
    }
}

/// "round 2 of 4 RUNNING 31:40".
pub fn standing(event: &Event) -> String {
    let (swiss, _) = event.size();
    let round = if event.bracket().is_empty() {
        format!("round {} of {swiss}", event.round())
    } else {
        format!("top cut, round {}", event.bracket().len())
    };
    match event.stage() {
        DeskStage::Registration => "registration".to_owned(),
        DeskStage::Ready if event.round() == 0 && swiss == 1 => "1 round, not paired yet".to_owned(),
        DeskStage::Ready if event.round() == 0 => format!("{swiss} rounds, none is paired yet"),
        DeskStage::Ready if !event.bracket().is_empty() => format!("{round} can be paired"),
        DeskStage::Ready => format!("{round} is over"),
        DeskStage::Paired => format!("{round} is paired"),
        DeskStage::Playing => {
            let time = event.time(now(), None).map(clock).unwrap_or_default();
            format!("{round}  RUNNING {time}")
        }
        DeskStage::CutReady => "the Swiss rounds are over: cut".to_owned(),
        DeskStage::Over => "over".to_owned(),
    }
}

/// `31:40`, before the end of the time or after it.
pub(crate) fn minutes(time: RoundTime) -> String {
    let seconds = time.seconds.unsigned_abs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `31:40`, or a note that the time is over.
pub fn clock(time: RoundTime) -> String {
    let text = minutes(time);
    match (time.called, time.seconds < 0) {
        (true, _) => "time called".to_owned(),
        (false, true) => format!("over by {text}"),
        (false, false) => text,
    }
}

/// What the person at the desk may do next, in a sentence.
pub fn next(event: &Event) -> String {
    let open = event.tables().iter().filter(|table| table.outcome.is_none()).count();
    match event.stage() {
        DeskStage::Registration => "Add players, say who is here, then start.".to_owned(),
        DeskStage::Ready => "Pair the next round.".to_owned(),
        DeskStage::Paired => "Begin the round when everybody is seated.".to_owned(),
        DeskStage::Playing if open == 1 => "One result is missing.".to_owned(),
        DeskStage::Playing => format!("{open} results are missing."),
        DeskStage::CutReady => "Cut to the best.".to_owned(),
        DeskStage::Over if event.setup().tier == Tier::Casual && event.bracket().is_empty() => {
            "It is over: export it, or cut 4 to continue with the best.".to_owned()
        }
        DeskStage::Over => "It is over: export it.".to_owned(),
    }
}

/// A player's points for the pairing: after the finished rounds.
pub fn points(classes: &[Class], event: &Event, player: usize) -> u32 {
    let name = name(event, player);
    let class = classes.iter().find(|class| class.players.iter().any(|place| event.name_in_history(*place) == name));
    class.map_or(0, |class| class.points)
}

/// The text after the names of a table.
pub fn result(event: &Event, place: usize, table: &Seated) -> String {
    let running = event.stage() == DeskStage::Playing;
    let mut said = match event.told_outcome(table) {
        Some(done) => done,
        None if table.saved.is_some() => "played here".to_owned(),
        None if running => "playing".to_owned(),
        None => String::new(),
    };
    if table.outcome.is_none() && table.losses.iter().any(|lost| *lost > 0) {
        let lost: Vec<String> = table.losses.iter().map(u32::to_string).collect();
        said.push_str(&format!(" lost {}", lost.join("-")));
    }
    if table.outcome.is_none() && running && (table.extra > 0 || table.called) {
        said.push_str(&event.time(now(), Some(place)).map(|time| format!(" {}", clock(time))).unwrap_or_default());
    }
    said
}

/// The tables of the round.
pub fn tables(session: &DeskSession) -> Vec<String> {
    let event = session.event();
    let mut lines = vec![format!("{}  {}", title(event), standing(event))];
    lines.extend(house_rules(event));
    let classes = event.standings().unwrap_or_default();
    for (place, table) in event.tables().iter().enumerate() {
        let players =
            table.players.iter().map(|player| format!("{} {}", name(event, *player), points(&classes, event, *player)));
        let players: Vec<String> = players.collect();
        let result = result(event, place, table);
        let gap = if result.is_empty() { "" } else { ": " };
        lines.push(format!("{}. {}{gap}{result}", place + 1, players.join(" - ")));
    }
    lines.extend(session.optimum().map(|optimum| format!("The pairing: {optimum}.")));
    if let Some(ranking) = event.ranking() {
        lines.extend(
            ranking
                .iter()
                .enumerate()
                .map(|(place, player)| format!("{}. {}{}", place + 1, name(event, *player), prize(event, place))),
        );
    }
    lines.push(next(event));
    lines
}

/// What a place of the final ranking wins, behind a name: "  4 boosters"; empty for nothing.
pub fn prize(event: &Event, place: usize) -> String {
    event.prizes().get(place).map(|prize| format!("  {prize}")).unwrap_or_default()
}

/// Everybody who registered, with what is known about them.
pub fn registered(session: &DeskSession) -> Vec<(String, String)> {
    let rows = session.event().players().iter().map(|player| {
        let state = match (player.dropped, player.present, player.joined) {
            (Some(round), ..) => format!("dropped after round {round}"),
            (None, true, Some(1) | None) => "here".to_owned(),
            (None, true, Some(round)) => format!("since round {round}"),
            (None, false, _) => "not here".to_owned(),
        };
        let list = if player.list.is_some() { ", list in" } else { "" };
        (player.name.clone(), format!("{state}{list}"))
    });
    rows.collect()
}

/// The same in lines.
pub fn players(session: &DeskSession) -> Vec<String> {
    let lines: Vec<String> = registered(session).into_iter().map(|(name, state)| format!("{name}: {state}")).collect();
    if lines.is_empty() { vec!["Nobody has registered yet.".to_owned()] } else { lines }
}

/// The standings, with two decimals (formats.md T-10).
///
/// # Errors
/// They cannot be written exactly.
pub fn standings(session: &DeskSession) -> Result<Vec<String>, Refusal> {
    let event = session.event();
    let (mut lines, scores) = (Vec::new(), event.scores_now());
    for class in event.standings_now()? {
        let by_lot = if class.players.len() > 1 { "  by lot" } else { "" };
        lines.extend(class.players.iter().map(|player| {
            let name = event.name_in_history(*player);
            let (rank, points) = (class.rank, class.points);
            let score = scores.get(event.player_in_history(*player)).copied().unwrap_or_default().told();
            format!("{rank}. {name} {points}  {score}  {}{by_lot}", event.told_breakers(&class))
        }));
    }
    if lines.is_empty() {
        return Ok(vec!["There are no standings before the start.".to_owned()]);
    }
    lines.insert(0, standings_title(event));
    lines.extend(missing(event));
    Ok(lines)
}

/// What the standings are: "Standings after round 2", "Standings in round 3, 2 results missing".
pub fn standings_title(event: &Event) -> String {
    let finished = event.rounds().iter().filter(|round| round.finished && !round.elimination).count();
    let missing = event.missing().len();
    match (event.stage(), finished) {
        (DeskStage::Playing, _) if event.bracket().is_empty() => {
            format!("Standings in round {}, {} missing", event.round(), counted(missing, "result", "s"))
        }
        (_, 0) => "Standings before the first round".to_owned(),
        (_, rounds) => format!("Standings after round {rounds}"),
    }
}

/// "Missing: table 2 (Ann - Bob), table 5 (Cyn - Dov)"; `None` if no result is missing.
pub fn missing(event: &Event) -> Option<String> {
    let open = event.missing();
    let each = open.iter().map(|(table, players)| format!("table {table} ({})", players.join(" - ")));
    (!open.is_empty()).then(|| format!("Missing: {}", each.collect::<Vec<_>>().join(", ")))
}

/// Why the tables are as they are.
pub fn why(session: &DeskSession) -> Vec<String> {
    let mut lines: Vec<String> =
        session.optimum().map(|optimum| format!("The pairing: {optimum}.")).into_iter().collect();
    let reasons = session.event().why();
    lines.extend(reasons.iter().map(|why| format!("Table {}: {} [{}].", why.table, why.sentence, why.rule)));
    if lines.is_empty() {
        lines.push("Nothing is special about these tables.".to_owned());
    }
    lines
}

/// Everything that was done, newest first.
pub fn log(session: &DeskSession) -> Vec<String> {
    newest(session, usize::MAX)
}

/// The last lines of the log, newest first, at most this many.
pub fn newest(session: &DeskSession, count: usize) -> Vec<String> {
    let log = session.event().log().iter().enumerate().rev().take(count);
    log.map(|(number, line)| format!("{:>3} {}", number + 1, line.told(hour))).collect()
}

/// What was done last, and its consequences.
pub(super) fn done(session: &DeskSession, done: &Done) -> String {
    let event = session.event();
    let last = event.log().iter().rfind(|line| line.undone.is_none()).map(LogLine::told_change);
    let undone = matches!(event.records().last(), Some(Op::Undo));
    let mut said = match last {
        _ if undone => "Taken back.".to_owned(),
        Some(last) => format!("Done: {last}."),
        None => String::new(),
    };
    let repaired = done.repaired.iter().flatten().map(|table| table.join(" - ")).collect::<Vec<_>>();
    if !repaired.is_empty() {
        said.push_str(&format!(" Paired again: {}.", repaired.join(", ")));
    }
    format!("{said} {}", next(event))
}
