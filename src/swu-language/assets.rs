//! The names of card files that mean something.

/// The file that holds the tokens.
pub const TOKENS: &str = "tokens.ron";

/// The file that holds the keywords.
pub const KEYWORDS: &str = "keywords.ron";
