//! The marks after a unit's numbers: keywords, tokens, upgrades, captives; in words or in letters.

use screen::theme::glyphs::Glyphs;
use screen::theme::role::Role;
use shell::cards::aspect_letters;
use swu_language::ability::Token;
use swu_language::keyword::Keyword;
use swu_language::word::Aspect;
use swu_view::UnitView;

/// A token that is an upgrade: in words, in letters, its name, the role of its badge.
pub(crate) struct TokenMark {
    /// Which token.
    pub(crate) token: Token,
    word: &'static str,
    letters: &'static str,
    /// `Shield token`.
    pub(crate) name: &'static str,
    /// The number of its rule.
    pub(crate) rule: &'static str,
    role: Role,
}

/// The tokens that lie on units, in the order in which they are told.
pub(crate) const TOKENS: [TokenMark; 4] = [
    TokenMark {
        token: Token::Shield,
        word: "Shield",
        letters: "Shd",
        name: "Shield token",
        rule: "14.4",
        role: Role::BadgeShield,
    },
    counted(Token::Experience, "Exp", "Exp", "Experience token", "21.3"),
    counted(Token::Advantage, "Adv", "Adv", "Advantage token", "33.1"),
    counted(Token::Weakness, "Weakness", "Weak", "Weakness token", "49.1"),
];

const fn counted(
    token: Token,
    word: &'static str,
    letters: &'static str,
    name: &'static str,
    rule: &'static str,
) -> TokenMark {
    TokenMark { token, word, letters, name, rule, role: Role::BadgeCount }
}

/// The tokens on a unit, each with its number.
fn tokens(unit: &UnitView) -> impl Iterator<Item = (usize, &'static TokenMark)> {
    TOKENS.iter().map(|mark| (unit.tokens(mark.token), mark)).filter(|(count, _)| *count > 0)
}

/// The upgrades on a unit that are no tokens.
fn cards_on(unit: &UnitView) -> usize {
    unit.upgrades.iter().filter(|upgrade| upgrade.token.is_none()).count()
}

/// Upgrades that are no tokens, and captives, each with their number and a word for as many.
fn laid(unit: &UnitView) -> impl Iterator<Item = (usize, &'static str, &'static str)> {
    let counts =
        [(cards_on(unit), ["upgrade", "upgrades"], "Up"), (unit.guarded().count(), ["captive", "captives"], "Cap")];
    let counted = counts.into_iter().filter(|(count, ..)| *count > 0);
    counted.map(|(count, words, letters)| (count, words[usize::from(count > 1)], letters))
}

/// The signs on the table, in words; each line fits the narrowest screen.
pub(crate) fn signs(glyphs: &Glyphs) -> Vec<String> {
    let (ready, exhausted) = (glyphs.ready, glyphs.exhausted);
    vec![
        format!("{ready} ready  {exhausted} exhausted  [a] may be chosen  <a> chosen, or what a lesson means"),
        "A unit: letter, state, name, power, HP left / HP, keywords and tokens".into(),
        aspects(Aspect::ALL, " "),
        "Force: the Force is with that player  cred: Credit tokens, each pays for one".into(),
        "Sen Sentinel Rst Restore Sab Saboteur Ovw Overwhelm Shd Shield Exp Exper.".into(),
    ]
}

/// Keywords that matter only when the card is played; the row leaves them to the inspector.
const WHEN_PLAYED: [Keyword; 6] =
    [Keyword::Ambush, Keyword::Shielded, Keyword::Exploit, Keyword::Smuggle, Keyword::Plot, Keyword::Support];

/// The marks of a unit in at most `width` columns: words if they fit, otherwise letters. Letters that do not fit are
/// cut by whole marks, and a `+` says so.
pub(crate) fn marks(unit: &UnitView, width: usize) -> String {
    let words = all(unit, false).join(", ");
    if words.len() <= width {
        return words;
    }
    let letters = all(unit, true);
    let mut text = String::new();
    for (index, mark) in letters.iter().enumerate() {
        let gap = usize::from(!text.is_empty());
        let rest = usize::from(index + 1 < letters.len()) * 2;
        if text.len() + gap + mark.len() + rest > width && !(text.len() + gap + mark.len() <= width && rest == 0) {
            text.push_str(if text.is_empty() { "+" } else { " +" });
            break;
        }
        if gap == 1 {
            text.push(' ');
        }
        text.push_str(mark);
    }
    text
}

/// How many columns the marks need in words and in letters.
pub(crate) fn widths(unit: &UnitView) -> (usize, usize) {
    (all(unit, false).join(", ").len(), all(unit, true).join(" ").len())
}

/// The keywords that matter in play, in words.
pub(super) fn keywords(unit: &UnitView) -> Vec<String> {
    let told = unit.keywords.iter().filter(|(keyword, _)| !is_over(unit, **keyword));
    told.map(|(keyword, number)| mark(*keyword, *number, false)).collect()
}

/// What lies on a unit and under it, in words and in letters, each in its role.
pub(super) fn badges(unit: &UnitView) -> Vec<(String, String, Role)> {
    let told = |count: usize, word: &str, letters: &str, role: Role| {
        (counted_in(word, letters, count, false), counted_in(word, letters, count, true), role)
    };
    let mut badges = Vec::new();
    if unit.leader {
        badges.push(("leader".to_owned(), "L".to_owned(), Role::BadgeLeader));
    }
    badges.extend(tokens(unit).map(|(count, mark)| told(count, mark.word, mark.letters, mark.role)));
    badges.extend(laid(unit).map(|(count, word, letters)| told(count, word, letters, Role::BadgeCount)));
    badges
}

/// Does a keyword matter no longer, or only when the card is played?
fn is_over(unit: &UnitView, keyword: Keyword) -> bool {
    // Hidden matters in the phase in which the unit entered play.
    WHEN_PLAYED.contains(&keyword) || (keyword == Keyword::Hidden && !unit.hidden)
}

/// A card's text beyond the marks of its unit, one paragraph each: a keyword shown there in words, given this room, is
/// not repeated.
pub(super) fn beyond<'a>(unit: &UnitView, text: &'a str, room: usize) -> impl Iterator<Item = &'a str> {
    let words = if widths(unit).0 <= room { all(unit, false) } else { Vec::new() };
    text.split('\n').filter(move |line| !line.is_empty() && !words.iter().any(|word| word == line))
}

fn all(unit: &UnitView, brief: bool) -> Vec<String> {
    let mut marks = Vec::new();
    let (shields, others): (Vec<_>, Vec<_>) = tokens(unit).partition(|(_, mark)| mark.token == Token::Shield);
    let told = |(count, mark): (usize, &TokenMark)| counted_in(mark.word, mark.letters, count, brief);
    if let Some(number) = unit.keywords.get(&Keyword::Sentinel) {
        marks.push(mark(Keyword::Sentinel, *number, brief));
    }
    marks.extend(shields.into_iter().map(told));
    if unit.leader {
        marks.push(if brief { "L".into() } else { "leader".into() });
    }
    let rest = |keyword: &Keyword| *keyword != Keyword::Sentinel && !is_over(unit, *keyword);
    for (keyword, number) in unit.keywords.iter().filter(|(keyword, _)| rest(keyword)) {
        marks.push(mark(*keyword, *number, brief));
    }
    marks.extend(others.into_iter().map(told));
    marks.extend(laid(unit).map(|(count, word, letters)| counted_in(word, letters, count, brief)));
    marks
}

fn counted_in(word: &str, letters: &str, count: usize, brief: bool) -> String {
    match (brief, count) {
        (true, 1) => letters.to_owned(),
        (true, _) => format!("{letters}{count}"),
        (false, 1) => word.to_owned(),
        (false, _) => format!("{word} {count}"),
    }
}

fn mark(keyword: Keyword, number: i16, brief: bool) -> String {
    let word = if brief { letters(keyword) } else { keyword.name() };
    match (brief, keyword.is_numbered()) {
        (_, false) => word.into(),
        (false, true) => format!("{word} {number}"),
        (true, true) => format!("{word}{number}"),
    }
}

/// Icons of cards with what their letters mean: `Vg Vigilance`.
pub(crate) fn aspects(icons: &[Aspect], between: &str) -> String {
    let meant = icons.iter().map(|aspect| format!("{} {aspect}", aspect_letters(*aspect)));
    meant.collect::<Vec<_>>().join(between)
}

/// The letters used after a unit's numbers when words have no room, each with its meaning.
pub(crate) fn meant(unit: &UnitView) -> Vec<(&'static str, &'static str)> {
    let shown = unit.keywords.keys().filter(|keyword| !WHEN_PLAYED.contains(keyword));
    let mut meant: Vec<(&str, &str)> = shown.map(|keyword| (letters(*keyword), keyword.name())).collect();
    meant.extend(unit.leader.then_some(("L", "leader")));
    meant.extend(tokens(unit).map(|(_, mark)| (mark.letters, mark.name)));
    let counts = [(cards_on(unit) > 0, ("Up", "upgrades")), (unit.guarded().next().is_some(), ("Cap", "captives"))];
    meant.extend(counts.into_iter().filter(|(there, _)| *there).map(|(_, sign)| sign));
    meant.retain(|(letters, word)| letters != word);
    meant
}

/// A keyword in at most four letters.
fn letters(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "Ambu",
        Keyword::Grit => "Grit",
        Keyword::Overwhelm => "Ovw",
        Keyword::Raid => "Raid",
        Keyword::Restore => "Rst",
        Keyword::Saboteur => "Sab",
        Keyword::Sentinel => "Sen",
        Keyword::Shielded => "Shie",
        Keyword::Bounty => "Bty",
        Keyword::Smuggle => "Smug",
        Keyword::Coordinate => "Crd",
        Keyword::Exploit => "Expl",
        Keyword::Piloting => "Pil",
        Keyword::Hidden => "Hid",
        Keyword::Plot => "Plot",
        Keyword::Support => "Sup",
        Keyword::Fortify => "Fort",
    }
}
