//! This test program in its own terminal, showing a hand that nobody may find afterwards.

use super::glass::Glass;
use crate::pty::inside::{Colours, Inside};
use crossterm::event::{KeyCode, KeyEvent};
use hotseat::exposure::Closed;
use portable_pty::{CommandBuilder, ExitStatus};
use ratatui::Frame;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use screen::input::keys::is_ctrl;
use screen::terminal::{Drawn, Happened, Manner, Terminal, TerminalFault};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

/// Tells the probe to run, and whether to use the alternate screen.
pub(super) const ORDERS: &str = "CANTINA_TEST_TERMINAL";
/// The probe's name for the test program.
pub(super) const PROBE: &str = "ui::pty::probe";
/// Appears in every row of the hand.
pub(super) const SECRET: &str = "SECRET";
/// Stands on the curtain.
pub(super) const CURTAIN: &str = "the curtain is down";

const PATIENCE: Duration = Duration::from_secs(60);

/// The program in the terminal. Keys: `o` opens the hand, `c` closes it, `q` quits, `e` ends with an error, `p` panics
/// with the hand in its message, `d` panics while drawing, Ctrl-Z suspends, `f` waits with a deadline, `l` draws hand
/// and curtain for ever, `b` is busy for a while, `k` discards waiting keys, `w` is busy and then draws the hand
/// without reading keys.
#[test]
fn probe() {
    let Ok(orders) = std::env::var(ORDERS) else { return };
    let manner = Manner { alternate_screen: orders != "no-alt", keeps_history: orders == "kept", ..Manner::default() };
    match Terminal::enter(manner) {
        Ok(terminal) => run(terminal),
        Err(TerminalFault::None) => std::process::exit(TerminalFault::None.exit_code().into()),
        Err(other) => panic!("{other}"),
    }
}

fn run(mut terminal: Terminal) {
    shell::last_save::remember(Some("/saves/ann-bob.cantina".into()));
    terminal.set_title("Cantina: Ann, Bob\x1b]2;forged\x07").expect("the terminal is there");
    let (mut open, mut deadline, mut closed) = (false, None, None);
    loop {
        let drawn = terminal.draw(|frame| if open { hand(frame) } else { curtain(frame, closed) });
        if drawn.expect("the terminal is there") == Drawn::TooSmall {
            open = false;
        }
        let was_open = open;
        let mut next = terminal.wait(deadline);
        if next.is_none() {
            (deadline, closed) = (None, Some(Closed::Idle));
        }
        while let Some(event) = next {
            match event.what {
                Happened::Key(key) if is_ctrl(&key, 'z') => terminal.suspend().expect("it can be stopped"),
                Happened::Key(KeyEvent { code: KeyCode::Char(letter), .. }) => match letter {
                    'o' => (open, closed) = (true, None),
                    'c' => open = false,
                    'q' => return,
                    'p' => panic!("the hand is {SECRET}"),
                    'd' => drop(terminal.draw(|frame| {
                        hand(frame);
                        panic!("the hand is {SECRET}");
                    })),
                    'l' => loop {
                        terminal.draw(hand).expect("the terminal is there");
                        terminal.draw(|frame| curtain(frame, None)).expect("the terminal is there");
                    },
                    'b' => thread::sleep(Duration::from_millis(400)),
                    'k' => terminal.forget_keys(),
                    'w' => {
                        thread::sleep(Duration::from_millis(400));
                        terminal.draw(|frame| curtain(frame, None)).expect("the terminal is there");
                        terminal.draw(hand).expect("the terminal is there");
                    }
                    'f' => (open, deadline) = (false, Some(Instant::now() + Duration::from_millis(50))),
                    _ => {}
                },
                Happened::FocusLost => (open, closed) = (false, Some(Closed::FocusLost)),
                Happened::Suspended => (open, closed) = (false, Some(Closed::Suspended)),
                Happened::Paste(_) => closed = Some(Closed::Asked),
                Happened::Gone => return,
                Happened::Mouse(_) | Happened::Resized { .. } | Happened::FocusGained | Happened::Key(_) => {}
            }
            next = terminal.more();
        }
        if was_open && !open {
            terminal.draw(|frame| curtain(frame, closed)).expect("the terminal is there");
            terminal.purge().expect("the terminal is there");
        }
    }
}

fn hand(frame: &mut Frame<'_>) {
    for (number, row) in frame.area().rows().enumerate() {
        let card = format!("{SECRET} card {number} of the hand {}", "-".repeat(200));
        frame.render_widget(Paragraph::new(card).style(Style::new().red().bold().reversed()), row);
    }
}

fn curtain(frame: &mut Frame<'_>, closed: Option<Closed>) {
    let why = closed.map_or("", Closed::sentence);
    frame.render_widget(Paragraph::new(format!("{CURTAIN}\n{why}")), frame.area());
}

/// A terminal with the probe in it.
pub(super) struct Pty {
    inside: Inside,
    bytes: Arc<Mutex<Vec<u8>>>,
    rows: u16,
    columns: u16,
}

impl Pty {
    /// Starts the probe; `alternate` says which screen it uses.
    pub(super) fn start(alternate: bool, rows: u16, columns: u16) -> Pty {
        Pty::start_as(if alternate { "alt" } else { "no-alt" }, rows, columns)
    }

    /// Starts the probe with these orders.
    pub(super) fn start_as(orders: &str, rows: u16, columns: u16) -> Pty {
        let mut command = CommandBuilder::new(std::env::current_exe().expect("this program has a name"));
        command.args(["--exact", PROBE, "--nocapture", "--test-threads=1"]);
        command.env(ORDERS, orders);
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let gathered = Arc::clone(&bytes);
        let gathers = move |chunk: &[u8]| gathered.lock().expect("nobody panicked").extend_from_slice(chunk);
        Pty { inside: Inside::start(command, (rows, columns), Colours::Dark, gathers), bytes, rows, columns }
    }

    /// The terminal reads nothing more until the returned guard is dropped.
    pub(super) fn freeze(&self) -> MutexGuard<'static, Vec<u8>> {
        let bytes: &'static Mutex<Vec<u8>> = Box::leak(Box::new(Arc::clone(&self.bytes)));
        bytes.lock().expect("nobody panicked")
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        self.bytes.lock().expect("nobody panicked").clone()
    }

    pub(super) fn glass(&self) -> Glass {
        Glass::of(&self.bytes(), self.rows, self.columns)
    }

    pub(super) fn type_keys(&mut self, keys: &str) {
        self.inside.type_bytes(keys.as_bytes());
    }

    /// Waits until the screen shows something.
    #[track_caller]
    pub(super) fn sees(&self, text: &str) {
        self.until(&format!("the screen shows {text:?}"), |pty| pty.glass().shows().contains(text));
    }

    #[track_caller]
    pub(super) fn until(&self, what: &str, done: impl Fn(&Pty) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !done(self) {
            assert!(Instant::now() < end, "{what}: never; the screen is\n{}", self.glass().shows());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Types the key that opens the hand, and waits for it.
    #[track_caller]
    pub(super) fn open_hand(&mut self) {
        self.type_keys("o");
        self.sees(SECRET);
    }

    /// Once all output has arrived, nothing of the hand can be read any more, on either screen or in the scrollback.
    #[track_caller]
    pub(super) fn hides_everything(&self) {
        self.until("nothing of the hand can be read", |pty| !pty.glass().readable().contains(SECRET));
        thread::sleep(Duration::from_millis(30));
        let readable = self.glass().readable();
        assert!(!readable.contains(SECRET), "readable again:\n{readable}");
    }

    pub(super) fn signal(&self, name: &str) {
        self.inside.signal(name);
    }

    /// Waits until the program is suspended.
    #[cfg(target_os = "linux")]
    #[track_caller]
    pub(super) fn is_stopped(&self) {
        self.until("it stands still", |pty| pty.inside.is_stopped());
    }

    /// Waits for the end.
    #[track_caller]
    pub(super) fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.inside.ended() {
                // Its last output may still be on its way.
                thread::sleep(Duration::from_millis(50));
                return status;
            }
            assert!(Instant::now() < end, "it does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// The program's process id.
    pub(super) fn id(&self) -> u32 {
        self.inside.id()
    }

    /// The terminal reports another size than it has.
    pub(super) fn tell_size(&self, rows: u16, columns: u16) {
        self.inside.resize(rows, columns);
    }

    pub(super) fn resize(&mut self, rows: u16, columns: u16) {
        (self.rows, self.columns) = (rows, columns);
        self.inside.resize(rows, columns);
    }

    /// Whether the terminal works on whole lines and echoes them, as a shell expects.
    #[cfg(unix)]
    pub(super) fn is_cooked(&self) -> bool {
        self.inside.is_cooked()
    }
}
