//! The stable names of faults.

use swu_decks::formats::{Code, Fault, Severity, shown};

#[test]
fn codes_are_stable() {
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    let expected = "E_TOO_LARGE E_ENCODING E_FORMAT E_JSON E_SHAPE E_ROW E_UNKNOWN E_AMBIGUOUS E_DISAGREE E_COUNT E_DEMO \
        E_LEADER_COUNT E_LEADER_TYPE E_BASE_COUNT E_BASE_TYPE E_ZONE E_DECK_MIN E_SIDE_MAX E_SIDE_FORBIDDEN E_COPIES E_SET \
        E_SUSPENDED E_TS_PAIR E_TS_SAME_LEADER E_POOL E_REGISTERED W_ID_STYLE W_DUPLICATE W_VARIANT W_SPELLING \
        W_SIDE_NOT_REST W_NO_POOL W_NOT_PLAYABLE_YET";
    assert_eq!(codes.join(" "), expected);
    for code in Code::ALL {
        assert_eq!(code.as_str().starts_with("W_"), code.severity() == Severity::Warning, "{code}");
    }
}

#[test]
fn foreign_text_cannot_command_the_terminal() {
    assert_eq!(shown("Waylay"), "`Waylay`");
    assert_eq!(shown("\u{1b}[2Jred\u{202e}"), "`\u{fffd}[2Jred\u{fffd}`");
    assert_eq!(shown(&"x".repeat(61)).chars().count(), 63, "sixty letters, an ellipsis, two quotes");
}

#[test]
fn a_fault_is_one_line_and_its_hints() {
    let fault = Fault::new(Code::Ambiguous, "D-14", "two of them").hinting(["one".to_owned(), "two".to_owned()]);
    assert_eq!(fault.to_string(), "E_AMBIGUOUS two of them [D-14]\n    one\n    two");
}
