//! The pictures in README are those that the program draws now.

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
