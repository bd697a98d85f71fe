//! `caravan replay --watch`: the boards change as they did then.
//!
//! On a terminal each picture stays until the next action is due. Elsewhere every picture is printed once, without
//! waiting.
use super::{Show, follow, fresh};
use crate::board;
use crate::inputs::Loaded;
use crate::out;
use crate::stop::{self, Told};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use crossterm::{cursor, execute, terminal};
use shelf::safe;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use table::{AnyTable, Pack, Seat};

/// Outside trading nobody waits longer than this; and so long the end of a round stays.
const LONGEST: Duration = Duration::from_secs(3);
/// So often we look whether we were told to end.
const LOOK: Duration = Duration::from_millis(40);

/// Slower than this nothing moves, and faster nobody sees it.
const SPEEDS: RangeInclusive<f64> = 0.0001..=1e6;

/// So many times as fast, on the command line.
pub fn speed(text: &str) -> Result<f64, String> {
    let wrong = || format!("must be a number from {} to {}", SPEEDS.start(), SPEEDS.end());
    text.parse().ok().filter(|x| SPEEDS.contains(x)).ok_or_else(wrong)
}

/// A pause may be as long as a file likes; one without an end is one, too.
fn slowed(pause: Duration, speed: f64) -> Duration {
    Duration::try_from_secs_f64(pause.as_secs_f64() / speed).unwrap_or(Duration::MAX)
}

pub fn run(
    show: &Show,
    loaded: &Loaded,
    pack: Option<&Pack>,
    speed: f64,
    round: Option<u64>,
) -> Result<(), Box<dyn Error>> {
    let terminal = io::stdout().is_terminal();
    let told = Told::listen(move || give_back(terminal))?;
    let mut screen = Screen::open(terminal, &told)?;
    let watched = watch(&mut screen, show, loaded, pack, speed, round);
    drop(screen);
    // The terminal is as it was; now the signal has its way.
    told.by().map_or(watched, |signal| Ok(stop::obey(signal)?))
}

fn watch(
    screen: &mut Screen<'_>,
    show: &Show,
    loaded: &Loaded,
    pack: Option<&Pack>,
    speed: f64,
    round: Option<u64>,
) -> Result<(), Box<dyn Error>> {
    let mut table = fresh(loaded, pack)?;
    let rows = &loaded.file.rows;
    let mut before = Moment::of(show, &*table, screen.width());
    let mut waiting = round.filter(|&round| before.round != round);
    if waiting.is_none() && !screen.show(&before.page(&*table, rows.len(), None), Duration::ZERO)? {
        return Ok(());
    }
    let mut at = rows.first().map_or(0, |row| row.at);
    while let Some(row) = rows.get(table.rows().len()) {
        let clock = board::since(&*table, &table.sheet(None), row.seat).map(|since| row.at.saturating_sub(since));
        // Stamps may run backwards: what came later was done earlier.
        let pause = before.pause(Duration::from_millis(row.at.saturating_sub(at)));
        let pause = slowed(pause, speed);
        let n = table.rows().len() + 1;
        follow(&mut *table, row, n)?;
        at = at.max(row.at);
        let now = Moment::of(show, &*table, screen.width());
        waiting = waiting.filter(|&round| now.round != round);
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
    /// how far the game has come: rounds, seasons
    round: u64,
    /// a clock runs: pauses are real
    real: bool,
    /// it is over: people want to look
    ended: bool,
}

impl Moment {
    fn of(show: &Show, table: &dyn AnyTable, width: Option<usize>) -> Moment {
        let sheet = show.sheet(table);
        Moment {
            picture: board::text(table, &sheet, &show.words, width),
            round: table.progress().now.into(),
            real: board::since(table, &sheet, Seat::HOUSE).is_some(),
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
struct Screen<'a> {
    terminal: bool,
    since: Instant,
    told: &'a Told,
}

impl Screen<'_> {
    fn open(terminal: bool, told: &Told) -> io::Result<Screen<'_>> {
        if terminal {
            terminal::enable_raw_mode()?;
            execute!(io::stdout(), cursor::Hide)?;
        }
        Ok(Screen { terminal, since: Instant::now(), told })
    }
    fn width(&self) -> Option<usize> {
        terminal::size().ok().filter(|_| self.terminal).map(|(columns, _)| columns.into())
    }
    /// Shows a picture when the one before has stayed so long. `false`: enough was seen.
    fn show(&mut self, page: &str, after: Duration) -> io::Result<bool> {
        if self.told.by().is_some() {
            return Ok(false);
        }
        if !self.terminal {
            writeln!(out::stdout(), "{page}")?;
            return Ok(true);
        }
        if !self.wait(after)? {
            return Ok(false);
        }
        let mut out = io::stdout().lock();
        execute!(out, terminal::Clear(terminal::ClearType::All), cursor::MoveTo(0, 0))?;
        out.write_all(safe::lines(page).replace('\n', "\r\n").as_bytes())?;
        out.flush()?;
        self.since = Instant::now();
        Ok(true)
    }
    fn wait(&self, long: Duration) -> io::Result<bool> {
        while self.told.by().is_none() {
            let left = long.saturating_sub(self.since.elapsed());
            if !event::poll(left.min(LOOK))? {
                if left.is_zero() {
                    break;
                }
                continue;
            }
            let Event::Key(KeyEvent { code, modifiers, .. }) = event::read()? else { continue };
            match code {
                KeyCode::Char('q') | KeyCode::Esc => return Ok(false),
                KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => return Ok(false),
                KeyCode::Char(' ') | KeyCode::Enter => break,
                _ => {}
            }
        }
        Ok(self.told.by().is_none())
    }
    /// The last picture stays.
    fn leave(&self, places: &str) -> io::Result<()> {
        let places = safe::lines(places);
        let ends = if self.terminal { places.replace('\n', "\r\n") } else { places.into() };
        io::stdout().lock().write_all(ends.as_bytes())
    }
}

impl Drop for Screen<'_> {
    fn drop(&mut self) {
        give_back(self.terminal);
    }
}

/// Whoever leaves wants their terminal back, whatever went wrong before. What needs no drawing goes first.
fn give_back(terminal: bool) {
    if terminal {
        let _ = terminal::disable_raw_mode();
        let _ = execute!(io::stdout(), cursor::Show);
    }
}
