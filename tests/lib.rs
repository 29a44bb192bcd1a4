//! The one integration binary: a file per feature.
