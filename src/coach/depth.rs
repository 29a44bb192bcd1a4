//! How closely the coach looks.

/// How much the coach thinks about a decision. A game counts it in games, so that the same is said on any machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// A decision in a fraction of a second, a game in seconds.
    Quick,
    /// A decision in a second or two, a game in a minute.
    #[default]
    Normal,
    /// As long as it takes.
    Deep,
}

impl Depth {
    /// All of them.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// Its name in arguments and the protocol.
    pub const fn word(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }

    /// The depth of that name.
    pub fn named(word: &str) -> Option<Depth> {
        Depth::ALL.into_iter().find(|depth| depth.word() == word)
    }
}
