//! Secrets of Power: `sec_182_charged_with_treason` shows SEC_182.

mod damage;
mod disclose;
