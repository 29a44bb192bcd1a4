//! What the environment says about the terminal and the language.

/// Is it a terminal without any control of its screen (`TERM=dumb`)?
pub fn dumb_terminal() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
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
