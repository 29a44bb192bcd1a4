//! The first questions in lines.

use boards::games;
use screen::game::place_lines::Narrator;
use shell::command::Command;
use shell::home::Home;
use shell::next_step::NextStep;
use shell::request::Request;
use shell::services::Services;

/// Tells of the first questions.
pub(super) struct HomeNarrator;

impl Narrator for HomeNarrator {
    type Place = Home;

    fn opening(&self, _: &Home, services: &Services) -> Vec<String> {
        let mut lines = vec![format!("Cantina: {}. Say help for the words.", games::about())];
        match services.unfinished().len() {
            0 | 1 => {}
            count => lines.push(format!("There are {count} unfinished games: resume.")),
        }
        lines.push(format!("Say next: {}.", NextStep::of(services).told()));
        lines
    }

    fn prompt(&self, _: &Home) -> String {
        "cantina> ".into()
    }

    fn look(&self, _: &Home, _: &Services) -> Vec<String> {
        Vec::new()
    }

    fn tell(&self, _: &Home, request: &Request, services: &Services) -> Option<Vec<String>> {
        let named = request.command == Command::Card && !request.words.is_empty();
        named.then(|| games::cards_told(services.cards(), &request.text(), &[]))
    }

    fn numbered(&self, _: &Home) -> Option<Command> {
        None
    }

    fn goodbye(&self) -> &'static str {
        "Goodbye."
    }
}
