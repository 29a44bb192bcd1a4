//! Legends of the Force: `lof_172_sorcerous_blast` shows LOF_172.

mod force;
mod others;
