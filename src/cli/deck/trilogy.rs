//! `cantina deck trilogy`: three lists judged one by one and together.

use super::{Outcome, TrilogyArguments, UNUSABLE, name_of, own_or_named, read, read_list};
use std::fmt::Write;
use std::path::Path;
use swu_cards::catalog::{Catalogue, Printing};
use swu_cards::library::Library;
use swu_decks::formats::{
    DECKS, DeckList, Fault, Format, Profile, Standing, Terms, TrilogyVerdict, import, judge_trilogy,
};

/// Reads three lists and judges them.
pub(super) fn read_and_check(arguments: &TrilogyArguments) -> Outcome {
    match texts(arguments).and_then(|(profile, lists)| Ok((profile, understood(arguments, &lists)?))) {
        Err(errors) => Outcome::unusable(errors),
        Ok((profile, lists)) => {
            let library = Library::embedded();
            let playable = |card: &Printing| library.index(card.identity).is_some();
            let terms = Terms { day: arguments.day, playable: &playable, ..Terms::of(Format::Premier, &profile) };
            said(arguments, &profile, &judge_trilogy(&lists, &terms))
        }
    }
}

fn texts(arguments: &TrilogyArguments) -> Result<(Profile, Vec<Vec<u8>>), String> {
    let own = Some(&arguments.profile).filter(|name| name.ends_with(".ron"));
    let own = own.map(|name| read(Path::new(name))).transpose()?;
    let profile = own_or_named(&arguments.profile, own.as_deref()).map_err(|error| format!("{error}\n"))?;
    let lists = arguments.files.iter().map(|file| read_list(file)).collect::<Result<_, _>>()?;
    Ok((profile, lists))
}

fn understood(arguments: &TrilogyArguments, texts: &[Vec<u8>]) -> Result<[DeckList; DECKS], String> {
    let mut lists = Vec::new();
    for (file, text) in arguments.files.iter().zip(texts) {
        let unread = |faults: &[Fault]| lines(&name_of(file), faults);
        lists.push(import(text, Catalogue::embedded()).map_err(|error| unread(&error.faults))?);
    }
    lists.try_into().map_err(|_| format!("a Trilogy is {DECKS} decks\n"))
}

fn said(arguments: &TrilogyArguments, profile: &Profile, verdict: &TrilogyVerdict) -> Outcome {
    let mut output = String::new();
    for (file, verdict) in arguments.files.iter().zip(&verdict.each) {
        output.push_str(&lines(&name_of(file), &verdict.faults));
    }
    output.push_str(&lines("together", &verdict.together.faults));
    let (word, exit) = match verdict.standing() {
        Standing::Legal => ("legal", 0),
        Standing::Illegal => ("illegal", 1),
        Standing::Unusable => ("unusable", UNUSABLE),
    };
    let _ = writeln!(output, "three decks: {word} for Trilogy by {}", profile.name);
    Outcome { output, errors: String::new(), exit }
}

fn lines(name: &str, faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("{name}: {fault}\n")).collect()
}
