//! The card files that are part of the program.

/// File name and text of every embedded card file, in library order.
pub(crate) const CARDS: &[(&str, &str)] = &[
    ("sor.ron", include_str!("../../../assets/cards/sor.ron")),
    ("shd.ron", include_str!("../../../assets/cards/shd.ron")),
    ("twi.ron", include_str!("../../../assets/cards/twi.ron")),
    ("jtl.ron", include_str!("../../../assets/cards/jtl.ron")),
    ("ibh.ron", include_str!("../../../assets/cards/ibh.ron")),
    ("lof.ron", include_str!("../../../assets/cards/lof.ron")),
    ("sec.ron", include_str!("../../../assets/cards/sec.ron")),
    (TOKENS, include_str!("../../../assets/cards/tokens.ron")),
];

/// The name of the file that holds the tokens.
pub(crate) const TOKENS: &str = "tokens.ron";

/// The name of the file that holds the keywords.
pub(crate) const KEYWORDS: &str = "keywords.ron";

/// The text of the embedded keyword file.
pub(crate) const KEYWORDS_TEXT: &str = include_str!("../../../assets/cards/keywords.ron");
