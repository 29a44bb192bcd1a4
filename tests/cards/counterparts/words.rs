//! What a text says, word by word: the facts that two wordings of one card must share.

use std::collections::BTreeMap;

/// Names that are facts even at the start of a sentence.
const NAMES: &str = "Ambush Grit Overwhelm Raid Restore Saboteur Sentinel Shielded \
                     Vigilance Command Aggression Cunning Villainy Heroism";

/// Words and phrases that are facts, in any case and number.
const FACTS: &str = "
    friendly, enemy, opponent, defending player, opponent choose, owner, each, another, other, non, unique,
    leader, damaged, undamaged, exhausted, attached, attacker, defender, random, combined,
    up to, any number, or less, or more, more, less, equal, divided, different, half, twice,
    this phase, this attack, this round, each round, next, first, action phase, regroup phase, start, only once,
    on attack, epic action, action, complete, when, while, if, unless, instead, otherwise,
    may, can't, doesn't, didn't, isn't, either, choose two, ignore,
    attack, deal, heal, defeat, exhaust, ready, return, draw, discard, search, reveal, revealed, look, play, pay,
    put, take control, lose, for free, in any order, enter, left, leave, even,
    base, upgrade, event, resource, token, hand, discard pile, bottom, arena, ground, space, cost, power, hp,
    remaining hp, initiative, combat damage, aspect, excess, name";

/// Facts that a text may repeat or replace by "it": only counted once.
const ONCE: &[&str] = &["unit", "card", "deck", "top"];

/// Facts that a differently built sentence may say more or less often, or in other words.
const BUILD: &str = "
    friendly, enemy, opponent, defending player, opponent choose, owner, each, other, unique, damaged,
    exhausted, attached, attacker, defender, combined, any number, or less, or more, more, less, equal,
    divided, different, half, twice, first, start, action, complete, while, if, unless, instead, otherwise,
    doesn't, didn't, isn't, either, attack, deal, heal, ready, return, discard, search, revealed, look, play,
    pay, put, lose, in any order, enter, left, leave, base, upgrade, event, resource, token, hand,
    discard pile, bottom, arena, cost, power, hp, remaining hp, initiative, combat damage, aspect, excess,
    name, unit, card, deck, top";

/// Words that begin a sentence of a quoted text, and the amount that is said later.
const OPENERS: &str = "This If Then While You X A Each Search Deal Heal";

/// Two ways to say the same thing; the first becomes the second. Icons become words.
const SAME: &[(&str, &str)] = &[
    ("[Exhaust", "[exhaust"),
    (", Exhaust", ", exhaust"),
    ("resources you control", "friendly resources"),
    ("resource you control", "friendly resource"),
    ("units you control", "friendly units"),
    ("eady a resource", "eady a friendly resource"),
    ("eady up to 2 resources", "eady up to 2 friendly resources"),
    ("all ground units", "each ground unit"),
    ("all units", "each unit"),
    ("Other friendly", "Each other friendly"),
    ("resources or less", "or less"),
    ("a third friendly", "another friendly"),
    ("at least 3", "3 or more"),
    ("discard 1 card", "discard a card"),
    ("If attached unit", "While attached unit"),
    ("it's not", "it isn't"),
    ("isn't defeated", "can't be defeated"),
    ("that opponent controls", "that player controls"),
    ("chooses 1 of", "chooses one of"),
    ("—", "-"),
    (" - ", " "),
    ("[Unique]", "unique"),
    (" unless it has Sentinel", ""),
    (" unless they have Sentinel", ""),
    ("where they are", "the discard pile"),
    (" and can't gain abilities", ""),
    (
        "choose one:\n• Deploy this leader.\n• Deploy this leader as an upgrade",
        "deploy this leader as a unit, or as an upgrade",
    ),
    ("isn't damaged", "is undamaged"),
    ("Trait", "trait"),
    ("Keyword", "keyword"),
    ("Choose One", "Choose one"),
    ("On Defense", "When this unit is attacked"),
    ("When played using", "When Played using"),
    ("leader or unit named ", ""),
    ("collect a bounty", "collect a Bounty"),
    ("that bounty", "that Bounty"),
    ("a different unit", "another unit"),
];

/// How often a text says each fact.
pub(super) type Facts = BTreeMap<String, usize>;

/// The text without anything in round brackets.
fn without_reminders(text: &str) -> String {
    let mut depth = 0_u32;
    let mut kept = String::new();
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// "[C=2]" in words: "[2 resource]".
fn icons_in_words(text: &str) -> String {
    let mut parts = text.split("C=");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        said.push_str(&format!("{} resource{}", &part[..end], &part[end..]));
    }
    said
}

/// One word, and whether it begins a sentence.
struct Word {
    text: String,
    first: bool,
}

fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = vec![];
    let mut first = true;
    let mut open = false;
    for letter in text.chars() {
        let number = words.last().is_some_and(|word| word.text.starts_with(['+', '-']));
        let non = open && words.last().is_some_and(|word| word.text == "non");
        let within = letter.is_alphanumeric() || matches!(letter, '\'' | '+' | '-') || (letter == '/' && number);
        if !within || (letter == '-' && non) {
            open = false;
            first |= matches!(letter, '.' | ':' | '•' | '"' | '\n');
        } else if open {
            words.last_mut().expect("an open word").text.push(letter);
        } else {
            words.push(Word { text: letter.to_string(), first });
            (open, first) = (true, false);
        }
    }
    words
}

/// The word without the ending of the plural, the third person or the genitive.
fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    let word = if word == "played" { "play".to_owned() } else { word };
    let word = word.strip_suffix("'s").or(word.strip_suffix("s'")).unwrap_or(&word);
    match word.strip_suffix('s') {
        Some(stem) if stem.len() > 3 && !stem.ends_with('s') && word != "unless" && word != "less" => stem.to_owned(),
        _ => word.to_owned(),
    }
}

/// What the text says.
pub(super) fn facts(text: &str) -> Facts {
    let mut text = icons_in_words(&without_reminders(text));
    for (one, other) in SAME {
        text = text.replace(one, other);
    }
    let words = words(&text);
    let mut facts = Facts::new();
    for word in &words {
        let number = word.text.starts_with(|letter: char| letter.is_ascii_digit() || "+-".contains(letter));
        let name = word.text.starts_with(char::is_uppercase)
            && (!word.first || NAMES.split(' ').any(|name| name == word.text));
        if number || name {
            *facts.entry(word.text.clone()).or_default() += 1;
        }
    }
    let stems: Vec<String> = words.iter().map(|word| stem(&word.text)).collect();
    for fact in FACTS.split(',').map(str::trim) {
        let phrase: Vec<&str> = fact.split(' ').collect();
        let count = stems.windows(phrase.len()).filter(|here| here.iter().zip(&phrase).all(|(a, b)| a == b)).count();
        if count > 0 {
            facts.insert(fact.to_owned(), count);
        }
    }
    for fact in ONCE.iter().filter(|fact| stems.iter().any(|stem| stem == *fact)) {
        facts.insert((*fact).to_string(), 1);
    }
    facts
}

/// The facts that the texts say a different number of times, with both numbers.
pub(super) fn differences(printed: &str, said: &str) -> Vec<(String, usize, usize)> {
    let (printed, said) = (facts(printed), facts(said));
    let count = |facts: &Facts, fact: &str| facts.get(fact).copied().unwrap_or(0);
    let mut all: Vec<&String> = printed.keys().chain(said.keys()).collect();
    all.sort();
    all.dedup();
    let counted = all.into_iter().map(|fact| (fact.clone(), count(&printed, fact), count(&said, fact)));
    counted.filter(|(_, one, other)| one != other).collect()
}

/// Whether the fact is never a question of style: a number, keyword, trait, aspect, arena, duration, trigger or cost,
/// or "may", "up to", "another" and "non-leader".
pub(super) fn weighs(fact: &str) -> bool {
    !BUILD.split(',').any(|word| word.trim() == fact) && !OPENERS.split(' ').any(|word| word == fact)
}
