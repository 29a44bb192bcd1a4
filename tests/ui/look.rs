//! Themes, signs, widths; and that no meaning depends on colour alone.

use super::board::screen_with;
use super::dump::{expect, styles, text};
use super::fixtures::duel;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use screen::theme::Look;
use screen::theme::canvas::Canvas;
use screen::theme::colour::Depth;
use screen::theme::glyphs::{ASCII, Glyphs, NARROW, UNICODE};
use screen::theme::role::Role;
use screen::theme::styles::Theme;
use screen::theme::width::{ascii, clip, columns, wrap};
use swu_screen::board::scene::BoardState;
use swu_screen::thing::Thing;

#[test]
fn every_theme_loads_and_has_its_name() {
    for name in Theme::names() {
        assert_eq!(Theme::shipped(name).expect(name).name(), name);
    }
}

#[test]
fn the_mono_theme_has_no_colour_and_tells_apart_what_matters() {
    let mono = Theme::shipped("mono").expect("mono");
    for role in Role::ALL {
        let style = mono.style(*role);
        assert_eq!((style.fg, style.bg), (None, None), "{}", role.name());
    }
    assert!(mono.style(Role::Selected).add_modifier.contains(Modifier::REVERSED));
    assert!(mono.style(Role::Choice).add_modifier.contains(Modifier::BOLD));
}

#[test]
fn the_default_and_light_themes_use_the_terminals_sixteen_colours() {
    for name in ["default", "light", "high-contrast", "mono"] {
        let theme = Theme::shipped(name).expect(name).at(Depth::Sixteen);
        for role in Role::ALL {
            let style = theme.style(*role);
            for colour in [style.fg, style.bg].into_iter().flatten() {
                assert!(!matches!(colour, Color::Rgb(..) | Color::Indexed(_)), "{name} {}", role.name());
            }
        }
    }
}

#[test]
fn a_partial_theme_falls_back_to_its_base_and_to_the_shorter_name() {
    let own = r##"(name: "own", base: Some("light"), styles: {"frame": (fg: "#102030")})"##;
    let theme = Theme::parse(own).expect("a good theme");
    assert_eq!(theme.style(Role::Frame).fg, Some(Color::Rgb(0x10, 0x20, 0x30)));
    assert_eq!(theme.style(Role::Label), Theme::shipped("light").expect("light").style(Role::Label));
    let bare = Theme::parse(r#"(name: "bare", styles: {"unit": (bold: true)})"#).expect("a good theme");
    assert_eq!(bare.style(Role::Damage).add_modifier, Modifier::BOLD);
}

#[test]
fn a_broken_theme_tells_every_fault_with_its_place() {
    let own = "(\n  name: \"own\",\n  styles: {\n    \"fram\": (fg: \"red\"),\n    \"title\": (fg: \"redd\"),\n  },\n)";
    let faults = Theme::parse(own).expect_err("two faults");
    assert_eq!(faults.len(), 2);
    assert_eq!(faults[0].to_string(), "line 4, column 5: there is no role \"fram\".");
    assert!(faults[1].to_string().starts_with("line 5, column 5: \"redd\" is not a colour. Write #rrggbb or one of:"));
    let fault = Theme::parse("(name: \"own\",\n  styles: [])").expect_err("not a map");
    assert_eq!(fault[0].line, 2);
    let fault = Theme::parse("(name: \"own\", base: Some(\"nosuch\"))").expect_err("no base");
    assert_eq!(fault[0].why, "there is no theme \"nosuch\" to start from.");
}

#[test]
fn locales_choose_their_signs() {
    assert_eq!(Glyphs::for_locale("en_GB.UTF-8"), &UNICODE);
    assert_eq!(Glyphs::for_locale("ja_JP.UTF-8"), &NARROW);
    assert_eq!(Glyphs::for_locale("C"), &ASCII);
    for set in Glyphs::ALL {
        assert_eq!(Glyphs::from_name(set.name), Some(set));
        let signs = [set.ready, set.exhausted, set.cut, set.pointer, set.bar, set.above, set.below, set.meter];
        let more =
            [set.rule, set.side, set.rail, set.thin, set.edge, set.back, set.star, set.acts, set.cross, set.bullet];
        let arrow = [set.arrow.out, set.arrow.up, set.arrow.along];
        let pairs = [set.edges, set.lattice, set.initiative, set.arrow.turn, set.arrow.rise, set.arrow.heads];
        assert_ne!(set.arrow.heads[0], set.arrow.heads[1], "{}: an arrow points up or down", set.name);
        let all =
            signs.into_iter().chain(more).chain(arrow).chain(pairs.into_iter().flatten()).chain([set.meter_empty]);
        assert!(all.into_iter().all(|sign| columns(sign) == 1), "{}", set.name);
    }
}

#[test]
fn text_is_cut_wrapped_and_folded_by_columns() {
    assert_eq!(clip("Luke Skywalker", 8, "…"), "Luke Sk…");
    assert_eq!(clip("日本語", 5, "…"), "日本…");
    assert_eq!(clip("abc", 0, "…"), "");
    assert_eq!(wrap("one two three", 7), ["one two", "three"]);
    assert_eq!(wrap("incomprehensible", 7), ["incompr", "ehensib", "le"]);
    assert_eq!(wrap("a\n\nb", 7), ["a", "", "b"]);
    assert_eq!(wrap("  two  spaces   between", 12), ["two spaces", "between"]);
    assert_eq!(wrap("日本語", 1), ["日", "本", "語"]);
    assert_eq!(wrap("in 日本語日本 words", 5), ["in", "日本", "語日", "本", "words"]);
    assert_eq!(ascii("Padmé “Amidala” – Ø…"), "Padme \"Amidala\" - ?...");
}

#[test]
fn letters_of_one_column_are_written_as_every_text_is() {
    let look = Look::new(&UNICODE);
    let texts =
        ["", "Luke", "a b~!", "tab\there", "bell\u{7f}", "日本語", "Padmé", "x\u{301}y", "longer than the room"];
    for (text, x) in texts.into_iter().flat_map(|text| [(text, 0), (text, 3), (text, 11)]) {
        for width in [0, 4, 40] {
            let (mut drawn, mut known) = (Buffer::empty(Rect::new(0, 0, 12, 2)), Buffer::empty(Rect::new(0, 0, 12, 2)));
            let end = Canvas::new(&mut drawn, &look).text(x, 1, width, text, Role::Title);
            Canvas::new(&mut known, &look);
            let room = width.min(12 - x).into();
            let cut = clip(text, room, look.glyphs.cut);
            let (known_end, _) = known.set_stringn(x, 1, &cut, room, look.theme.style(Role::Title));
            // The canvas knows how wide a cell is; the other has to measure.
            for cell in drawn.content.iter_mut().chain(&mut known.content) {
                cell.set_diff_option(CellDiffOption::None);
            }
            assert_eq!((end, drawn), (known_end, known), "{text:?} in column {x}, {width} wide");
        }
    }
}

#[test]
fn the_ascii_set_draws_nothing_but_ascii() {
    let mut view = duel::public();
    view.seats[0].units[1].name = "Padmé Amidala".into();
    view.seats[1].name = "Zoë".into();
    for (width, height) in [(80, 24), (120, 40)] {
        let buffer = screen_with(&view, width, height, &Look::new(&ASCII), &BoardState::default());
        assert!(text(&buffer).is_ascii());
    }
}

#[test]
fn the_narrow_set_keeps_letters_but_no_ambiguous_sign() {
    let mut view = duel::public();
    view.seats[0].units[1].name = "Padmé Amidala".into();
    let buffer = screen_with(&view, 80, 24, &Look::new(&NARROW), &BoardState::default());
    let screen = text(&buffer);
    assert!(screen.contains("Padmé"));
    assert!(screen.chars().all(|sign| sign.is_ascii() || sign == 'é'));
}

#[test]
fn styles_are_kept_too() {
    let state = BoardState { cursor: Some(Thing::Unit(11)), ..BoardState::default() };
    for name in Theme::names() {
        let look = Look { theme: Theme::shipped(name).expect(name).at(Depth::Sixteen), glyphs: &ASCII, ground: None };
        let buffer = screen_with(&duel::target(), 80, 24, &look, &state);
        expect(&format!("styles-{name}"), &styles(&buffer));
    }
}

#[test]
fn the_text_alone_tells_every_state() {
    let view = duel::target();
    let look = Look { theme: Theme::shipped("mono").expect("mono"), glyphs: &ASCII, ground: None };
    let screen = text(&screen_with(&view, 120, 40, &look, &BoardState::default()));
    for (what, sign) in [
        ("ready", "* Death Trooper"),
        ("exhausted", "o Snowtrooper"),
        ("may be chosen", "[e]"),
        ("may not", " f "),
        ("acts", "> to act"),
        ("damage", "1/3"),
        ("why not", "m: no - it is in the space arena"),
    ] {
        assert!(screen.contains(sign), "{what}: {sign}\n{screen}");
    }
}
