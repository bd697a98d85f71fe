//! `caravan replay --watch`: the boards change as they did then.
//!
//! On a terminal each picture stays until the next action is due. Elsewhere every picture is printed once, without
//! waiting.
use super::{Show, follow, fresh};
use crate::board;
use crate::desk::Loaded;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use crossterm::{cursor, execute, terminal};
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use table::{AnyTable, Pack, Seat};

/// Outside trading nobody waits longer than this; and so long the end of a round stays.
const LONGEST: Duration = Duration::from_secs(3);

/// How often on the command line: a number above 0.
pub fn speed(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(x) if x.is_finite() && x > 0.0 => Ok(x),
        _ => Err("must be a number above 0".into()),
    }
}

pub fn run(
    show: &Show,
    loaded: &Loaded,
    pack: Option<&Pack>,
    speed: f64,
    round: Option<u64>,
) -> Result<(), Box<dyn Error>> {
    let mut screen = Screen::open(io::stdout().is_terminal())?;
    let mut table = fresh(loaded, pack)?;
    let rows = &loaded.file.rows;
    let mut before = Moment::of(show, &*table, screen.width());
    let mut waiting = round.filter(|&round| before.round != Some(round));
    if waiting.is_none() && !screen.show(&before.page(&*table, rows.len(), None), Duration::ZERO)? {
        return Ok(());
    }
    let mut at = rows.first().map_or(0, |row| row.at);
    while let Some(row) = rows.get(table.rows().len()) {
        let clock = board::since(&table.sheet(None), row.seat).map(|since| row.at.saturating_sub(since));
        // Stamps may run backwards: what came later was done earlier.
        let pause = before.pause(Duration::from_millis(row.at.saturating_sub(at))).div_f64(speed);
        let n = table.rows().len() + 1;
        follow(&mut *table, row, n)?;
        at = at.max(row.at);
        let now = Moment::of(show, &*table, screen.width());
        waiting = waiting.filter(|&round| now.round != Some(round));
        let changed = now.picture != before.picture;
        if waiting.is_none() && changed && !screen.show(&now.page(&*table, rows.len(), clock), pause)? {
            return Ok(());
        }
        before = Moment { ended: now.ended || now.round != before.round, ..now };
    }
    match waiting {
        Some(round) => Err(format!("there is no round {round} in this game").into()),
        None => Ok(screen.leave(&show.places(&*table))?),
    }
}

/// What is to be seen after an action.
struct Moment {
    picture: String,
    round: Option<u64>,
    /// a clock runs: pauses are real
    real: bool,
    /// a round is over: people want to look
    ended: bool,
}

impl Moment {
    fn of(show: &Show, table: &dyn AnyTable, width: Option<usize>) -> Moment {
        let sheet = show.sheet(table);
        Moment {
            picture: board::text(table, &sheet, &show.words, width),
            round: sheet["board"]["round"].as_u64(),
            real: board::since(&sheet, Seat::HOUSE).is_some(),
            ended: table.is_over(),
        }
    }
    fn pause(&self, since: Duration) -> Duration {
        match (self.ended, self.real) {
            (true, _) => LONGEST,
            (false, true) => since,
            (false, false) => since.min(LONGEST),
        }
    }
    fn page(&self, table: &dyn AnyTable, rows: usize, clock: Option<u64>) -> String {
        let clock = clock.map_or(String::new(), |ms| format!(" · {}", board::time(ms)));
        format!("{} · {}/{rows}{clock}\n{}", table.name(), table.rows().len(), self.picture)
    }
}

/// Where pictures go.
struct Screen {
    terminal: bool,
    since: Instant,
}

impl Screen {
    fn open(terminal: bool) -> io::Result<Screen> {
        if terminal {
            terminal::enable_raw_mode()?;
            execute!(io::stdout(), cursor::Hide)?;
        }
        Ok(Screen { terminal, since: Instant::now() })
    }
    fn width(&self) -> Option<usize> {
        terminal::size().ok().filter(|_| self.terminal).map(|(columns, _)| columns.into())
    }
    /// Shows a picture when the one before has stayed so long. `false`: enough was seen.
    fn show(&mut self, page: &str, after: Duration) -> io::Result<bool> {
        if !self.terminal {
            let mut out = io::stdout().lock();
            writeln!(out, "{page}")?;
            return Ok(true);
        }
        if !self.wait(after)? {
            return Ok(false);
        }
        let mut out = io::stdout().lock();
        execute!(out, terminal::Clear(terminal::ClearType::All), cursor::MoveTo(0, 0))?;
        out.write_all(page.replace('\n', "\r\n").as_bytes())?;
        out.flush()?;
        self.since = Instant::now();
        Ok(true)
    }
    fn wait(&self, long: Duration) -> io::Result<bool> {
        while event::poll(long.saturating_sub(self.since.elapsed()))? {
            let Event::Key(KeyEvent { code, modifiers, .. }) = event::read()? else { continue };
            match code {
                KeyCode::Char('q') | KeyCode::Esc => return Ok(false),
                KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => return Ok(false),
                KeyCode::Char(' ') | KeyCode::Enter => break,
                _ => {}
            }
        }
        Ok(true)
    }
    /// The last picture stays.
    fn leave(self, places: &str) -> io::Result<()> {
        let ends = if self.terminal { places.replace('\n', "\r\n") } else { places.into() };
        io::stdout().lock().write_all(ends.as_bytes())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        if self.terminal {
            // Whoever leaves wants their terminal back, whatever went wrong before.
            let _ = execute!(io::stdout(), cursor::Show);
            let _ = terminal::disable_raw_mode();
        }
    }
}
