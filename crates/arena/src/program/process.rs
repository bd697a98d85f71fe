//! A program, its two pipes, and the end of our patience.
use super::{Failure, Limits};
use serde_json::Value;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A longer line is not an answer.
const LONGEST_ANSWER: u64 = 1 << 16;
/// How long a program may take to end when there is nothing more to read.
const GRACE: Duration = Duration::from_millis(500);

/// A program that has said hello. When it is dropped, it ends: by itself, or by force.
///
/// Both pipes have a thread of their own, because a program that neither reads nor writes must not stop us.
pub struct Program {
    child: Child,
    input: Option<Sender<String>>,
    output: Receiver<Heard>,
    complaints: Complaints,
    noting: thread::JoinHandle<()>,
    limits: Limits,
}

/// The last lines on its stderr: mostly they say what went wrong.
type Complaints = Arc<Mutex<VecDeque<String>>>;

enum Heard {
    Line(String),
    Garbage(String),
    End,
}

impl Program {
    /// Starts it and waits for its answer to `hello`.
    pub fn start(words: &[String], hello: &str, limits: Limits) -> Result<Program, Failure> {
        let mut child = spawn(words).map_err(|e| Failure::NoStart(format!("{}: {e}", words[0])))?;
        let (to, from, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (input, to_write) = mpsc::channel::<String>();
        thread::spawn(move || {
            let mut pipe = to.expect("its stdin is a pipe");
            // A program that has closed its ears is noticed where its answer is missing.
            while let Ok(line) = to_write.recv() {
                if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                    break;
                }
            }
        });
        let (heard, output) = mpsc::channel();
        thread::spawn(move || listen(from.expect("its stdout is a pipe"), &heard));
        let complaints = Complaints::default();
        let noted = complaints.clone();
        let noting = thread::spawn(move || note(errors.expect("its stderr is a pipe"), &noted));
        let mut program = Program { child, input: Some(input), output, complaints, noting, limits };
        program.exchange(hello, limits.start)?;
        Ok(program)
    }
    /// The text of `do` in its answer.
    pub fn ask(&mut self, line: &str) -> Result<String, Failure> {
        let answer = self.exchange(line, self.limits.answer)?;
        match answer.get("do").and_then(Value::as_str) {
            Some(action) => Ok(action.trim().into()),
            None => Err(Failure::WithoutAction(shortened(&answer.to_string()))),
        }
    }
    /// One line there, one line back.
    fn exchange(&mut self, line: &str, limit: Duration) -> Result<Value, Failure> {
        match self.output.try_recv() {
            Ok(Heard::Line(line) | Heard::Garbage(line)) => return Err(Failure::Unasked(shortened(&line))),
            Ok(Heard::End) | Err(mpsc::TryRecvError::Disconnected) => return Err(self.ended()),
            Err(mpsc::TryRecvError::Empty) => {}
        }
        // If its writer has gone the program has, and that is noticed below.
        let _ = self.input.as_ref().expect("taken only at the end").send(format!("{line}\n"));
        match self.output.recv_timeout(limit) {
            Ok(Heard::Line(answer)) => match table::strict::value(&answer) {
                Ok(answer @ Value::Object(_)) => Ok(answer),
                _ => Err(Failure::Unreadable(shortened(&answer))),
            },
            Ok(Heard::Garbage(what)) => Err(Failure::Unreadable(what)),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
            Err(RecvTimeoutError::Timeout) => Err(Failure::TooSlow { ms: limit.as_millis(), said: self.said() }),
        }
    }
    fn ended(&mut self) -> Failure {
        let status = self.wait(GRACE).map_or(String::new(), |status| format!(" ({status})"));
        // Its last words may still be on their way.
        within(GRACE, || self.noting.is_finished().then_some(()));
        Failure::Ended { status, said: self.said() }
    }
    /// The last thing that it complained about.
    fn said(&self) -> String {
        let complaints = self.complaints.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        complaints.back().map_or(String::new(), |line| format!("; the last line on its stderr: {}", shortened(line)))
    }
    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        within(patience, || self.child.try_wait().transpose())?.ok()
    }
    /// Ends it and whatever it has started.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // It has a group of its own, named after it. An error means that nobody of it is left.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The end of its input is the sign to go.
        self.input = None;
        self.wait(GRACE);
        self.kill();
    }
}

/// Asks again and again until there is an answer or no patience left.
fn within<T>(patience: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + patience;
    loop {
        match ask() {
            None if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
            answer => return answer,
        }
    }
}

fn spawn(words: &[String]) -> std::io::Result<Child> {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

/// Hands on line after line until the end.
fn listen(pipe: impl Read, to: &Sender<Heard>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut line = vec![];
        let read = pipe.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line);
        let heard = match (read, String::from_utf8(line)) {
            (Ok(0) | Err(_), _) => Heard::End,
            (Ok(n), _) if n as u64 == LONGEST_ANSWER => Heard::Garbage(format!("more than {LONGEST_ANSWER} bytes")),
            (Ok(_), Ok(line)) => Heard::Line(line.trim().into()),
            (Ok(_), Err(_)) => Heard::Garbage("it is not UTF-8".into()),
        };
        let last = matches!(heard, Heard::End);
        if to.send(heard).is_err() || last {
            return;
        }
    }
}

/// Keeps the last few lines.
fn note(pipe: impl Read, complaints: &Complaints) {
    const KEPT: usize = 20;
    for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).trim_end().to_string();
        let mut all = complaints.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !line.is_empty() {
            all.push_back(line);
        }
        if all.len() > KEPT {
            all.pop_front();
        }
    }
}

/// Enough to see what it is.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 120;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}
