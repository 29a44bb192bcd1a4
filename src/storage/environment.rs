//! What the environment says about the terminal and the language.

/// The name of the terminal; empty if unknown.
fn term() -> String {
    std::env::var("TERM").unwrap_or_default()
}

/// Is it a terminal of the DEC VT line (`TERM=vt100`), with no colours and no characters beyond ASCII?
fn old_terminal() -> bool {
    term().starts_with("vt")
}

/// Is it a terminal that cannot control its screen (`TERM=dumb`), or an unknown one? Only Unix names terminals.
pub fn dumb_terminal() -> bool {
    let term = term();
    term == "dumb" || cfg!(unix) && term.is_empty()
}

/// Is it the system's own console (`TERM=linux`) or an old terminal, with a small character set?
pub fn bare_console() -> bool {
    term() == "linux" || old_terminal()
}

/// Does the person want no colours (`NO_COLOR`, not empty), or has the terminal none?
pub fn no_colour() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) || old_terminal()
}

/// What the terminal says about itself, in words, for the description of a fault.
pub fn terminal() -> String {
    let said = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let all = ["TERM", "COLORTERM", "TERM_PROGRAM", "LC_ALL", "LC_CTYPE", "LANG"];
    let said: Vec<String> = all.iter().filter_map(|name| Some(format!("{name}={}", said(name)?))).collect();
    if said.is_empty() { "no terminal is named".to_owned() } else { said.join(" ") }
}

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// Sixteen million.
    Full,
    /// 256.
    Indexed,
    /// Sixteen.
    Few,
}

/// Words in the names of terminals that have sixteen million colours, whatever else they say.
const FULL: [&str; 7] = ["direct", "truecolor", "kitty", "alacritty", "foot", "wezterm", "ghostty"];

/// How many colours the terminal says it has, by `COLORTERM` and `TERM`.
pub fn colours() -> Colours {
    let said = std::env::var("COLORTERM").unwrap_or_default();
    colours_of(&said, &term())
}

/// The same for what these two say.
pub fn colours_of(said: &str, term: &str) -> Colours {
    let full = matches!(said, "truecolor" | "24bit") || FULL.iter().any(|name| term.contains(name));
    match full {
        true => Colours::Full,
        false if term.contains("256") => Colours::Indexed,
        false => Colours::Few,
    }
}

/// The locale for characters, from `LC_ALL`, `LC_CTYPE` or `LANG`; empty if none is set.
pub fn locale() -> String {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .unwrap_or_default()
}

/// A program around this one that keeps what was on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Multiplexer {
    /// tmux.
    Tmux,
    /// GNU screen, or something that calls itself that.
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
