//! What somebody has to prove who they are for, before a line is carried out.

use seats::Seat;
use shell::command::situation::Focus;
use shell::command::{Command, spoken};
use shell::curtain::Purpose;
use shell::session::{Cover, Session};

/// A line about notes or conceding: who has to prove themselves for what. `None` for all other lines.
pub(super) fn asked_for(text: &str, session: &dyn Session, in_match: bool) -> Option<Result<Purpose, String>> {
    if session.spelling().is_some() {
        return None;
    }
    let said = spoken(text, Focus::Board)?;
    let (notes, whole, name) = match (said.command, said.words().as_slice()) {
        (Command::Notes, name) => (true, false, name.join(" ")),
        (Command::Concede, ["match", name @ ..]) if in_match => (false, true, name.join(" ")),
        (Command::Concede, name) if !name.is_empty() => (false, false, name.join(" ")),
        _ => return None,
    };
    let open = match session.cover() {
        Cover::Open(seat) => Some(seat),
        _ => session.decides(),
    };
    let table = session.table();
    let named = Seat::all(table.count()).find(|seat| table.name(*seat).eq_ignore_ascii_case(&name));
    let seat = if name.is_empty() { open } else { named };
    Some(match seat {
        Some(seat) if notes => Ok(Purpose::Notes(seat)),
        Some(seat) if whole => Ok(Purpose::ConcedeMatch(seat)),
        Some(seat) => Ok(Purpose::Concede(seat)),
        None if name.is_empty() => Err("Say whose: add a name.".into()),
        None => Err(format!("Nobody here is called \"{name}\".")),
    })
}
