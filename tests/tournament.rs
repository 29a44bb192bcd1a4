//! Tournaments (formats.md E, N, S, C, T, R): every rule by its number, over the protocol and by brute force.

mod account;
mod desk;
mod drafted;
mod dropped;
mod elimination;
mod evening;
mod files;
mod judging;
mod matching;
mod pairing;
mod paper;
mod people;
mod ranking;
mod results;
mod room;
mod screens;
mod support;
