//! `cantina cards`: look cards up, or check card files.

use super::exit::{NOT_DONE, NotUnderstood, tell};
use super::play::{UNLIMITED, game_names};
use boards::games::GAMES;
use clap::Args;
use screen::theme::visible::Visible;
use screen::theme::width::wrap;
use shell::games::{self, Game};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use storage::card_files;
use swu_cards::library::Library;
use swu_cards::rulings::Ruling;
use swu_cards::wording;
use swu_language::card::Card;
use swu_language::fault::Fault;

/// The widest line of a ruling, in columns.
const WIDTH: usize = 76;

/// Look cards up, or check card files.
#[derive(Debug, Args)]
pub(crate) struct Cards {
    /// What must be on the card: words, "phrases", and fields such as t:unit c<=3 a:cunning k:ambush tr:rebel s:sor
    /// r:rare p>=4 h<3; a - before a part excludes it. All cards if left out.
    #[arg(allow_hyphen_values = true)]
    query: Vec<String>,
    /// The game whose cards they are.
    #[arg(long, value_parser = game_names(), default_value = UNLIMITED)]
    game: String,
    /// Only check the cards and print what is wrong with them.
    #[arg(long)]
    check: bool,
    /// Also take the card files (*.ron) of this folder: they replace cards by id and add new ones.
    #[arg(long, value_name = "DIR")]
    assets: Option<PathBuf>,
}

impl Cards {
    /// Runs it; the exit code is 1 if cards have faults or none matches, 2 if the query cannot be understood.
    ///
    /// # Errors
    /// The folder cannot be read, or the output cannot be written.
    pub(crate) fn run(&self, ascii: bool) -> anyhow::Result<ExitCode> {
        let files = self.assets.as_deref().map(card_files::read_folder).transpose()?.unwrap_or_default();
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let query = self.query.join(" ");
        if let Some(flag) = self.query.iter().find(|word| word.starts_with("--")) {
            return Err(NotUnderstood(format!("There is no option {flag}. cantina cards --help says which.")).into());
        }
        let mut out = Visible::new(io::BufWriter::new(io::stdout().lock()), ascii);
        if let Some(game) = games::named(GAMES, &self.game) {
            if self.assets.is_some() {
                return Err(NotUnderstood("Other card files are only for Star Wars: Unlimited.".into()).into());
            }
            let code = of_game(game, (&query, self.check), ascii, &mut out)?;
            out.flush()?;
            return Ok(code);
        }
        let (code, written) = match Library::with_overlay(&files) {
            Err(faults) => (ExitCode::FAILURE, print_faults(&mut out, &faults)),
            Ok(library) if self.check => (ExitCode::SUCCESS, print_counts(&mut out, &library)),
            Ok(library) => match library.search(&query) {
                Err(fault) => return Err(NotUnderstood(format!("{query}: {fault}")).into()),
                Ok(found) if found.is_empty() => {
                    tell(&no_card(&query));
                    return Ok(ExitCode::from(NOT_DONE));
                }
                Ok(found) => (
                    ExitCode::SUCCESS,
                    found.iter().try_for_each(|index| print_card(&mut out, library.card(*index), ascii)),
                ),
            },
        };
        written.and_then(|()| out.flush())?;
        Ok(code)
    }
}

/// Looks the cards of another game up, or checks them.
fn of_game(game: &dyn Game, (query, check): (&str, bool), ascii: bool, out: &mut impl Write) -> io::Result<ExitCode> {
    let cards = match game.cards(if check { "" } else { query }, ascii) {
        Ok(cards) => cards,
        Err(faults) => {
            faults.iter().try_for_each(|fault| writeln!(out, "{fault}"))?;
            writeln!(out, "{}", counted(faults.len(), "fault"))?;
            return Ok(ExitCode::FAILURE);
        }
    };
    if check {
        writeln!(out, "{}, 0 faults", counted(cards.len(), "card"))?;
        return Ok(ExitCode::SUCCESS);
    }
    if cards.is_empty() {
        tell(&no_card(query));
        return Ok(ExitCode::from(NOT_DONE));
    }
    for card in cards {
        for (index, line) in card.iter().enumerate() {
            writeln!(out, "{}{line}", if index == 0 { "" } else { "    " })?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print_faults(out: &mut impl Write, faults: &[Fault]) -> io::Result<()> {
    for fault in faults {
        writeln!(out, "{fault}")?;
    }
    writeln!(out, "{}", counted(faults.len(), "fault"))
}

fn print_counts(out: &mut impl Write, library: &Library) -> io::Result<()> {
    let cards: usize = library.sets().values().sum();
    let tokens = library.len() - cards;
    let sets: Vec<String> = library.sets().iter().map(|(set, count)| format!("{set} {count}")).collect();
    writeln!(out, "{} ({}), {}, 0 faults", counted(cards, "card"), sets.join(", "), counted(tokens, "token"))?;
    writeln!(out, "card data {:016x}", library.fingerprint())
}

fn no_card(query: &str) -> String {
    format!("No card fits {query}.")
}

fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

fn print_card(out: &mut impl Write, card: &Card, ascii: bool) -> io::Result<()> {
    let unique = match (card.unique, ascii) {
        (false, _) => "",
        (true, false) => "⟡ ",
        (true, true) => "* ",
    };
    writeln!(out, "{}  {unique}{}", card.id, card.full_name())?;
    writeln!(out, "         {}", facts(card).join(" · "))?;
    let text = wording::text(card);
    let mut lines = |title: &str, lines: &[String]| -> io::Result<()> {
        if !title.is_empty() && !lines.is_empty() {
            writeln!(out, "       {title}")?;
        }
        lines.iter().try_for_each(|line| writeln!(out, "         {line}"))
    };
    lines("", &text.front)?;
    lines("", text.epic.as_slice())?;
    lines("unit side:", &text.unit_side)?;
    lines("upgrade side:", &text.upgrade_side)?;
    lines("other side:", &text.back)?;
    for ruling in Ruling::of(&card.id) {
        for line in wrap(&format!("Ruling: {}", ruling.told()), WIDTH) {
            writeln!(out, "         {line}")?;
        }
    }
    writeln!(out)
}

/// What is printed on the card besides its text.
fn facts(card: &Card) -> Vec<String> {
    use swu_language::word::Kind;
    let mut facts = vec![];
    facts.push(match card.arena {
        Some(arena) => format!("{arena} {}", card.kind),
        None => card.kind.to_string(),
    });
    facts.extend(card.location.clone());
    if !matches!(card.kind, Kind::Base) && !card.kind.is_token() {
        facts.push(format!("cost {}", card.cost));
    }
    match card.kind {
        Kind::Event => {}
        Kind::Base => facts.push(format!("{} HP", card.hp)),
        Kind::Upgrade | Kind::TokenUpgrade => facts.push(format!("{:+}/{:+}", card.power, card.hp)),
        Kind::Leader | Kind::Unit | Kind::TokenUnit => facts.push(format!("{}/{}", card.power, card.hp)),
    }
    let names = |words: Vec<&str>| words.join(", ");
    if !card.aspects.is_empty() {
        facts.push(names(card.aspects.iter().map(|word| word.name()).collect()));
    }
    if !card.traits.is_empty() {
        facts.push(names(card.traits.iter().map(|word| word.name()).collect()));
    }
    facts
}
