//! Matches, clocks, records and fair shuffles: a test for every rule and edge case of the tournament chapters.

mod b_sideboard;
mod clock;
mod fair;
mod fair_stream;
mod g_start;
mod game_luck;
mod h_questions;
mod i_agreement;
mod journal;
mod m_match;
mod m_time_elimination;
mod m_time_phases;
mod m_time_swiss;
mod o_notes;
mod setup;
mod sheet;
mod support;
mod tables;
