//! The engine protocol: every request and answer, every refusal, whole games through the pipe.

mod answered;
mod conforms;
mod covered;
mod errors;
mod games;
mod handles;
mod lists;
mod marks;
mod minds;
mod pipe;
mod practice;
mod redaction;
mod schema;
mod second;
mod shapes;
pub(crate) mod support;
mod told;
