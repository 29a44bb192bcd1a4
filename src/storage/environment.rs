//! What the environment says about the terminal and the language.

/// Is it a terminal without any control of its screen (`TERM=dumb`)?
pub fn dumb_terminal() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Is it the system's own console (`TERM=linux`), which has few signs?
pub fn bare_console() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "linux")
}

/// Does somebody want no colours (`NO_COLOR`, not empty)?
pub fn no_colour() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
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
    let term = std::env::var("TERM").unwrap_or_default();
    match () {
        () if says("TMUX") || term.starts_with("tmux") => Some(Multiplexer::Tmux),
        () if says("STY") || term.starts_with("screen") => Some(Multiplexer::Screen),
        () => None,
    }
}
