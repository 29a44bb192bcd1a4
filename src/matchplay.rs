//! Matches: best of three, clocks, records. Knows seats and results only.
