//! The pictures in the README are those the program draws now.

#[path = "../../examples/pictures/draw.rs"]
mod draw;

#[test]
fn no_picture_is_out_of_date() {
    for (name, picture) in draw::pictures().expect("the recordings can be read") {
        let kept = std::fs::read_to_string(std::path::Path::new(draw::FOLDER).join(&name)).unwrap_or_default();
        assert!(kept == picture, "{name} is out of date: cargo run --example pictures");
    }
}

#[test]
fn readme_shows_every_picture() {
    let readme = std::fs::read_to_string("README.md").expect("it is there");
    for (name, _) in draw::pictures().expect("the recordings can be read") {
        assert!(readme.contains(&format!("({}/{name})", draw::FOLDER)), "{name}");
    }
}

#[test]
fn the_table_in_letters_is_the_one_that_is_drawn() {
    let page = std::fs::read_to_string("docs/src/playing.md").expect("it is there");
    let drawn = std::fs::read_to_string("tests/ui/expected/duel-unicode-80x24.txt").expect("it is there");
    assert!(page.contains(&format!("```\n{drawn}```")), "the book shows another table than this:\n{drawn}");
}
