//! The names of card files with a special meaning.

/// The file that holds the tokens.
pub const TOKENS: &str = "tokens.ron";

/// The file that holds the keywords.
pub const KEYWORDS: &str = "keywords.ron";
