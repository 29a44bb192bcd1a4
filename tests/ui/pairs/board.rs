//! The board and the voice of the game of pairs: everything a game provides for panels and lines.

use super::PairsView;
use ratatui::layout::Rect;
use screen::game::board::LookingBack;
use screen::game::board::{Board, Intent, Surround};
use screen::game::unheard::Unheard;
use screen::game::voice::{Detail, Heard, Voice};
use screen::theme::canvas::Canvas;
use screen::theme::role::Role;
use screen::widgets::event::Event;
use screen::widgets::frame;
use screen::widgets::hits::{Hits, Spot};
use screen::widgets::text::Text;
use shell::command::key::Key;
use shell::command::situation::Focus;
use shell::services::Services;
use shell::session::{GameSession, Session};

/// The number given by a line or a key, as the index of an option.
fn numbered(text: &str, view: &PairsView) -> Result<usize, Unheard> {
    let number = text.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let among = number.filter(|option| *option < view.choices.len());
    among.ok_or_else(|| Unheard::NotAmong(text.to_owned()))
}

/// Everything these eyes see, one item per line.
fn lines(view: &PairsView) -> Vec<String> {
    let hand = |(seat, cards): &(_, [u16; 2])| format!("Hand of seat {seat}: Card {}, Card {}.", cards[0], cards[1]);
    let mut lines = vec![format!("{}.", view.place)];
    lines.extend(view.hands.iter().map(hand));
    lines.extend(view.choices.iter().enumerate().map(|(index, choice)| format!("{}. {choice}", index + 1)));
    lines
}

/// The game in panels.
pub(super) struct PairsBoard(pub Box<dyn GameSession<View = PairsView>>);

impl Board for PairsBoard {
    fn session(&self) -> &dyn Session {
        self.0.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.0.as_mut()
    }

    fn renew(&mut self) {}

    fn is_at_action(&self) -> bool {
        true
    }

    fn key(&mut self, key: Key) -> Intent {
        match key {
            Key::Char(digit) if digit.is_ascii_digit() => numbered(&digit.to_string(), self.0.visible().view())
                .map_or_else(|why| Intent::Say(why.to_string()), Intent::Pick),
            _ => Intent::Ignored,
        }
    }

    fn click(&mut self, spot: Spot) -> Intent {
        match spot {
            Spot::Choice(option) => Intent::Pick(option),
            _ => Intent::Nothing,
        }
    }

    fn parse(&mut self, text: &str) -> Result<Heard, Unheard> {
        numbered(text, self.0.visible().view()).map(|option| Heard::Pick(option, String::new()))
    }

    fn understands(&self, text: &str) -> bool {
        numbered(text, self.0.visible().view()).is_ok()
    }

    fn looking_back(&mut self) -> Option<&mut dyn LookingBack> {
        None
    }

    fn open_facts(&self) -> Text {
        Text::plain("Open information", &self.0.visible().view().place)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        let inside = frame::draw(canvas, "Pairs", with.title, &with.around(), hits);
        let log = self.0.log().iter().map(|line| line.text.clone());
        let view = self.0.visible().view();
        let first = lines(view).len() - view.choices.len();
        for (index, (line, y)) in lines(view).into_iter().chain(log).zip(inside.y..inside.bottom()).enumerate() {
            canvas.text(inside.x, y, inside.width, &line, Role::Text);
            if let Some(option) = index.checked_sub(first).filter(|option| *option < view.choices.len()) {
                hits.add(Rect { y, height: 1, ..inside }, Spot::Choice(option));
            }
        }
    }

    fn page_key(&mut self, _: Focus, _: Key, _: &Surround<'_>) -> Event {
        Event::Back
    }

    fn draw_page(&self, _: Focus, canvas: &mut Canvas<'_>, with: &Surround<'_>, hits: &mut Hits) {
        let inside = frame::draw(canvas, "The game is over", with.title, &with.around(), hits);
        canvas.text(inside.x, inside.y, inside.width, &format!("{:?}", self.0.outcome()), Role::Text);
    }
}

/// The game in lines.
pub(super) struct PairsVoice(pub Box<dyn GameSession<View = PairsView>>);

impl Voice for PairsVoice {
    fn session(&self) -> &dyn Session {
        self.0.as_ref()
    }

    fn session_mut(&mut self) -> &mut dyn Session {
        self.0.as_mut()
    }

    fn renew(&mut self) {}

    fn table(&mut self) -> Vec<String> {
        lines(self.0.visible().view())
    }

    fn decision(&self, _: Detail) -> Vec<String> {
        lines(self.0.visible().view())
    }

    fn hand(&mut self, _: &Services, _: Detail, _: bool) -> Vec<String> {
        Vec::new()
    }

    fn earlier(&self, _: usize) -> Result<Vec<String>, Unheard> {
        Err(Unheard::NoCourse)
    }

    fn open_facts(&self) -> Vec<String> {
        vec![self.0.visible().view().place.clone()]
    }

    fn parse(&self, text: &str, _: &Services) -> Result<Heard, Unheard> {
        numbered(text, self.0.visible().view()).map(|option| Heard::Pick(option, String::new()))
    }

    fn pick(&self, words: &str) -> Result<(usize, String), Unheard> {
        numbered(words, self.0.visible().view()).map(|option| (option, String::new()))
    }

    fn help(&self) -> &'static [&'static str] {
        &["A number chooses."]
    }
}
