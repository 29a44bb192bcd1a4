//! A frame is cheap, also in a build that is not optimised.

use super::board::screen_with;
use super::fixtures::{duel, many};
use cantina::ui::board::scene::{BoardState, Spot};
use cantina::ui::look::Look;
use cantina::ui::look::glyphs::UNICODE;
use std::time::{Duration, Instant};

#[test]
fn a_frame_of_200_by_60_is_cheap() {
    let look = Look::new(&UNICODE);
    let state = BoardState { cursor: Some(Spot::Unit(11)), ..BoardState::default() };
    for view in [duel::open(), many::six()] {
        let frames = 20;
        let start = Instant::now();
        for _ in 0..frames {
            screen_with(&view, 200, 60, &look, &state);
        }
        let each = start.elapsed() / frames;
        println!("a frame of 200x60: {each:?}");
        assert!(each < Duration::from_millis(40), "{each:?}");
    }
}
