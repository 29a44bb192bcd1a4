//! What lies behind the text of a terminal, and the theme made for it.

/// Is the background of a terminal dark or light?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Light text on dark; assumed if the terminal does not say.
    #[default]
    Dark,
    /// Dark text on light.
    Light,
}

impl Ground {
    /// The theme made for it.
    pub fn theme(self) -> &'static str {
        match self {
            Ground::Dark => "default",
            Ground::Light => "light",
        }
    }
}
