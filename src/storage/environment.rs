//! What the environment says about the terminal and the language.

/// The name of the terminal; empty if nothing says it.
fn term() -> String {
    std::env::var("TERM").unwrap_or_default()
}

/// Is it a terminal of the DEC VT line (`TERM=vt100`), which has neither colours nor more signs than ASCII?
fn old_terminal() -> bool {
    term().starts_with("vt")
}

/// Is it a terminal without any control of its screen (`TERM=dumb`), or one of which nothing is known? Only Unix names
/// terminals.
pub fn dumb_terminal() -> bool {
    let term = term();
    term == "dumb" || cfg!(unix) && term.is_empty()
}

/// Is it the system's own console (`TERM=linux`) or an old terminal, with few signs?
pub fn bare_console() -> bool {
    term() == "linux" || old_terminal()
}

/// Does somebody want no colours (`NO_COLOR`, not empty), or has the terminal none?
pub fn no_colour() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) || old_terminal()
}

/// The locale for characters, as `LC_ALL`, `LC_CTYPE` or `LANG` say; empty if none does.
pub fn locale() -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default()
}

/// Something around the program that keeps what its screen showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Multiplexer {
    /// tmux.
    Tmux,
    /// GNU screen, or something that names itself so.
    Screen,
}

/// Does the program run inside a multiplexer (`TMUX`, `STY`, `TERM`)?
pub fn multiplexer() -> Option<Multiplexer> {
    let says = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let term = term();
    match () {
        () if says("TMUX") || term.starts_with("tmux") => Some(Multiplexer::Tmux),
        () if says("STY") || term.starts_with("screen") => Some(Multiplexer::Screen),
        () => None,
    }
}
