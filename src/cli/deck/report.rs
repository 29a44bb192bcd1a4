//! The outcome of a check, for people and as JSON.

use super::{Check, Outcome, UNUSABLE};
use serde_json::{Value, json};
use std::fmt::Write;
use swu_decks::formats::{DeckList, Fault, Profile, Section, Severity, Standing, Terms, Verdict};

/// The text as a whole is not a list.
pub(super) fn unreadable(request: &Check<'_>, what: &str, faults: &[Fault]) -> Outcome {
    let output = if request.json {
        let mut object = head(request);
        object["verdict"] = json!(Standing::Unusable);
        object["what"] = json!(what);
        object["faults"] = json!(faults);
        format!("{object}\n")
    } else {
        let mut text = String::new();
        list_faults(&mut text, faults);
        let _ = writeln!(text, "{}: unusable: {what} could not be read", request.name);
        text
    };
    Outcome { output, errors: String::new(), exit: UNUSABLE }
}

pub(super) fn judged(request: &Check<'_>, list: &DeckList, terms: &Terms<'_>, verdict: &Verdict) -> String {
    let legal_in = if verdict.standing() == Standing::Illegal { Profile::legal_in(list, terms) } else { Vec::new() };
    if request.json {
        let mut object = head(request);
        object["verdict"] = json!(verdict.standing());
        object["playable"] = json!(verdict.is_playable());
        object["name"] = json!(list.name);
        object["source"] = json!(list.source);
        for section in [Section::Leader, Section::Base, Section::Deck, Section::Sideboard] {
            object["cards"][section.to_string()] = json!(list.size(section));
        }
        if verdict.standing() == Standing::Illegal {
            object["legal_in"] = json!(legal_in);
        }
        object["faults"] = json!(verdict.faults);
        return format!("{object}\n");
    }
    let mut text = String::new();
    if !legal_in.is_empty() {
        let _ = writeln!(text, "{}: legal for {} by {}", request.name, request.format, legal_in.join(", "));
    }
    list_faults(&mut text, &verdict.faults);
    let standing = match verdict.standing() {
        Standing::Legal => "legal",
        Standing::Illegal => "illegal",
        Standing::Unusable => "unusable",
    };
    let number = |severity| verdict.faults.iter().filter(|fault| fault.severity == severity).count();
    let errors = number(Severity::Unusable) + number(Severity::Illegal);
    let _ = write!(
        text,
        "{}: {standing} for {} by {}; {}, deck {}, sideboard {}",
        request.name,
        request.profile.format_name(request.format),
        request.profile.name,
        list.source,
        list.size(Section::Deck),
        list.size(Section::Sideboard),
    );
    for (number, one, many) in [(errors, "fault", "faults"), (number(Severity::Warning), "warning", "warnings")] {
        if number > 0 {
            let _ = write!(text, "; {number} {}", if number == 1 { one } else { many });
        }
    }
    text.push('\n');
    text
}

fn head(request: &Check<'_>) -> Value {
    let day = request.day.or(request.profile.day);
    json!({
        "file": request.name,
        "format": request.format.word(),
        "profile": request.profile.name,
        "day": day,
    })
}

fn list_faults(text: &mut String, faults: &[Fault]) {
    for fault in faults {
        let _ = writeln!(text, "{fault}");
    }
}
