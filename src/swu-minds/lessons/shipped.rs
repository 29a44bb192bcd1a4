//! The lessons that come with the program, in the order of the course.

use super::Lesson;
use std::sync::LazyLock;

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        /// Their files.
        pub(super) const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../assets/lessons/", $name, ".ron")))),+];
    };
}

files![
    "first-game",
    "base",
    "resources",
    "attack",
    "sentinel",
    "turns",
    "regroup",
    "aspects",
    "cards",
    "leader",
    "keywords",
    "triggers",
    "opening",
    "bounty",
    "capture",
    "many",
    "twin-suns",
    "etiquette",
];

static SHIPPED: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| FILES.iter().filter_map(|(_, text)| Lesson::read(text).ok()).collect());

/// All of them; a test plays every one.
pub fn shipped() -> &'static [Lesson] {
    &SHIPPED
}
