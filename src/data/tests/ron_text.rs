//! What is wrong with a text in RON is reported with its position.

use data::ron_text::{Fault, read};
use std::collections::BTreeMap;

fn said(text: &str) -> Result<BTreeMap<String, Vec<u8>>, String> {
    read(text).map_err(|fault: Fault| fault.to_string())
}

#[test]
fn a_text_is_read_with_its_attributes_and_comments() {
    let text = "#![enable(implicit_some)]\n{\"a\": [1, 0x2, 3], // two\n}";
    assert_eq!(said(text), Ok(BTreeMap::from([("a".into(), vec![1, 2, 3])])));
    assert_eq!(read::<Vec<Option<u8>>>("[1, None, Some(2)]"), Ok(vec![Some(1), None, Some(2)]));
}

#[test]
fn a_fault_has_its_line_and_column() {
    let place = |text: &str| read::<BTreeMap<String, Vec<u8>>>(text).map_err(|fault| (fault.line, fault.column));
    assert_eq!(place(""), Err((1, 1)));
    assert_eq!(place("{\n  \"a\": [1 2]}"), Err((2, 11)));
    assert_eq!(place("{\"ä\": [1],\n \"b\": 2}"), Err((2, 7)));
    assert_eq!(place("{\"a\": [1]} {}"), Err((1, 12)));
    assert_eq!(place("{\"a\":  2}"), Err((1, 8)));
    assert_eq!(said("{\"a\": [300]}"), Err("line 1, column 8: integer is out of bounds".into()));
}

#[test]
fn a_quoted_word_is_found_in_its_text() {
    let fault = Fault::of_quoted("a:\n  \"b\"", "b", "no such word".into());
    assert_eq!(fault.to_string(), "line 2, column 3: no such word");
    assert_eq!(Fault::of_quoted("a", "b", "no".into()).to_string(), "line 1, column 1: no");
}
