//! Jump to Lightspeed: `jtl_034_interceptor_ace` shows JTL_034.

mod bases;
