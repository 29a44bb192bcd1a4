//! Nobody learns what is hidden: games that differ only in that look the same to everybody else.

mod bots;
mod costs;
mod curtain;
mod known;
mod lists;
mod lockstep;
mod minds;
mod played;
mod random_order;
mod redeal;
mod replays;
mod resources;
mod subjects;
mod told_elsewhere;
mod worlds;
