//! Where everything that the program prints goes through: whatever is in a file, a name or an argument, the terminal is not told
//! what to do by it ([`shelf::safe`]).
use shelf::safe;
use std::io::{self, Stderr, StdoutLock, Write};
use std::path::Path;

/// A writer of texts, one whole text at a time.
pub struct Out<W: Write>(W);

impl<W: Write> Out<W> {
    pub fn new(inner: W) -> Out<W> {
        Out(inner)
    }
}

impl<W: Write> Write for Out<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.write_all(safe::lines(&String::from_utf8_lossy(text)).as_bytes())?;
        Ok(text.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

pub fn stdout() -> Out<StdoutLock<'static>> {
    Out(io::stdout().lock())
}

pub fn stderr() -> Out<Stderr> {
    Out(io::stderr())
}

/// Names have so many letters at most; the server lets nobody in with a longer one.
pub const NAME_LETTERS: usize = 40;

/// A name from outside, as it is shown: on one line, and no longer than names are.
pub fn name(name: &str) -> String {
    let name = safe::line(name);
    if name.chars().nth(NAME_LETTERS).is_none() {
        return name.into();
    }
    name.chars().take(NAME_LETTERS - 1).chain(['…']).collect()
}

/// A path as a shell reads it, in a command that is printed to be copied. `None`: it has signs that cannot be shown, and
/// what could be shown instead would be another path.
pub fn quoted(path: &Path) -> Option<String> {
    let text = path.to_str().filter(|text| !text.contains(safe::commands))?;
    // What begins so would be read as a flag.
    let here = if text.starts_with('-') { "./" } else { "" };
    shlex::try_quote(&format!("{here}{text}")).ok().map(Into::into)
}

/// A path as people read it, on one line.
pub fn shown(path: &Path) -> String {
    safe::line(&path.display().to_string()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A shell reads the path that was meant, and nothing else.
    #[test]
    fn a_path_in_a_command_is_one_word() {
        let odd =
            ["my game", "it's", "$HOME", "a;b", "`ls`", "\"q\"", "!x", "a*?", "~/x", "játék", "#1", "\\", "a\u{a0}b"];
        for path in odd {
            let quoted = quoted(Path::new(path)).unwrap();
            assert_eq!(shlex::split(&quoted).unwrap(), [path], "{quoted}");
            let shell = std::process::Command::new("sh").args(["-c", &format!("printf %s {quoted}")]).output().unwrap();
            assert_eq!(String::from_utf8_lossy(&shell.stdout), path, "{quoted}");
        }
        assert_eq!(quoted(Path::new("game.caravan")).unwrap(), "game.caravan");
        assert_eq!(quoted(Path::new("--lang")).unwrap(), "./--lang");
        for unseen in ["a\u{1b}[31m", "a\nb", "\u{202e}x", "\u{7}"] {
            assert_eq!(quoted(Path::new(unseen)), None, "{unseen:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_is_not_quoted() {
        use std::os::unix::ffi::OsStrExt;
        assert_eq!(quoted(Path::new(std::ffi::OsStr::from_bytes(b"a\xff"))), None);
    }
}
