//! Everything that happens at the terminal, in one queue, each with the moment it happened.

use super::LARGEST;
use super::ground::LateAnswer;
use crossterm::event::{Event, KeyEvent, MouseEvent, poll, read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{LazyLock, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// A key went down.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// Text was pasted; it is never taken for keys.
    Paste(String),
    /// The window has another size; if it is larger than [`LARGEST`], this much is drawn.
    Resized {
        /// Its width in cells.
        columns: u16,
        /// Its height in cells.
        rows: u16,
    },
    /// The window lost the focus. Close the hand.
    FocusLost,
    /// The window has the focus again.
    FocusGained,
    /// The program was stopped and continues. Close the hand before the next frame.
    Suspended,
    /// The terminal is gone, or the program has to end. Nothing more will be seen.
    Gone,
}

impl Happened {
    /// Did somebody do this with a key or the mouse, so that it may be discarded when the keyboard changes hands?
    /// Ctrl-C is never discarded: leaving is always possible.
    pub fn is_typed(&self) -> bool {
        match self {
            Happened::Key(key) => !crate::input::keys::is_ctrl(key, 'c'),
            Happened::Mouse(_) | Happened::Paste(_) => true,
            _ => false,
        }
    }
}

/// Something, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// What happened.
    pub what: Happened,
    /// When.
    pub at: Instant,
}

struct Queue {
    sender: Mutex<Sender<Stamped>>,
    receiver: Mutex<Receiver<Stamped>>,
}

static QUEUE: LazyLock<Queue> = LazyLock::new(|| {
    let (sender, receiver) = channel();
    Queue { sender: Mutex::new(sender), receiver: Mutex::new(receiver) }
});

/// Begins reading the terminal, once for the life of the program: a read cannot be cancelled.
pub(super) fn listen() {
    static READER: Once = Once::new();
    READER.call_once(|| {
        // New sizes are heard from here on, not from whenever the thread starts: the first frame may be drawn by then.
        let heard = poll(Duration::ZERO);
        thread::spawn(move || {
            if heard.is_err() {
                return send(Happened::Gone);
            }
            let mut late = LateAnswer::default();
            loop {
                match read() {
                    Ok(Event::Key(key)) if late.has(&key) => {}
                    Ok(event) => understand(event).into_iter().for_each(send),
                    Err(_) => return send(Happened::Gone),
                }
            }
        });
    });
}

/// Puts something into the queue.
pub(super) fn send(what: Happened) {
    let sender = QUEUE.sender.lock().unwrap_or_else(PoisonError::into_inner);
    // The receiver lives as long as the program does, so this arrives.
    drop(sender.send(Stamped { what, at: Instant::now() }));
}

/// Waits for the next thing, until the deadline if there is one.
pub(super) fn next(deadline: Option<Instant>) -> Option<Stamped> {
    let receiver = receiver();
    match deadline {
        None => receiver.recv().ok(),
        Some(deadline) => receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())).ok(),
    }
}

/// The next event, if it has already happened.
pub(super) fn waiting() -> Option<Stamped> {
    receiver().try_recv().ok()
}

fn receiver() -> MutexGuard<'static, Receiver<Stamped>> {
    QUEUE.receiver.lock().unwrap_or_else(PoisonError::into_inner)
}

fn understand(event: Event) -> Option<Happened> {
    match event {
        Event::Key(key) => crate::input::keys::is_press(&key).then_some(Happened::Key(key)),
        Event::Mouse(mouse) => Some(Happened::Mouse(mouse)),
        Event::Paste(text) => Some(Happened::Paste(text)),
        Event::Resize(columns, rows) => {
            Some(Happened::Resized { columns: columns.min(LARGEST.width), rows: rows.min(LARGEST.height) })
        }
        Event::FocusLost => Some(Happened::FocusLost),
        Event::FocusGained => Some(Happened::FocusGained),
    }
}
