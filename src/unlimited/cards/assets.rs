//! The names of card files that mean something.

/// The file that holds the tokens.
pub(crate) const TOKENS: &str = "tokens.ron";

/// The file that holds the keywords.
pub(crate) const KEYWORDS: &str = "keywords.ron";
