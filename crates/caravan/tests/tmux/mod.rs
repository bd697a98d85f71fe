//! A real terminal, driven by tmux as a person would.
#![allow(dead_code, reason = "each test program uses its part")]
use crate::parts;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A terminal of its own, with its own server: nobody else's sessions are touched.
pub struct Terminal {
    socket: String,
}

impl Terminal {
    /// `None`: there is no tmux on this machine, and that has been said.
    pub fn open(name: &str, width: u16, height: u16, command: &str) -> Option<Terminal> {
        let socket = format!("caravan-{name}-{}", std::process::id());
        let terminal = Terminal { socket };
        let size = [width.to_string(), height.to_string()];
        let shell = format!("{command}; printf '\\nLEFT %s\\n' $?; sleep 60");
        let args = ["-f", "/dev/null", "new-session", "-d", "-x", &size[0], "-y", &size[1], &shell];
        if !parts::has("tmux", "-V") {
            return None;
        }
        // Several servers that start at once may stumble over each other's folder.
        let begins = (0..5).any(|n| {
            sleep(Duration::from_millis(200 * n));
            terminal.tmux(&args).is_some()
        });
        assert!(begins, "tmux does not start a session");
        Some(terminal)
    }
    pub fn tmux(&self, args: &[&str]) -> Option<String> {
        let mut command = Command::new("tmux");
        command.env_remove("NO_COLOR").env("LC_ALL", "C.UTF-8").args(["-u", "-L", &self.socket]).args(args);
        let output = command.stderr(Stdio::null()).output().ok().filter(|o| o.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }
    pub fn keys(&self, keys: &[&str]) {
        for key in keys {
            self.tmux(&["send-keys", key]);
        }
    }
    pub fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"]).unwrap_or_default()
    }
    /// Waits until the screen shows this.
    pub fn wait_for(&self, text: &str) -> String {
        let begin = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(text) {
                return screen;
            }
            assert!(begin.elapsed() < Duration::from_secs(20), "`{text}` never appeared:\n{screen}");
            sleep(Duration::from_millis(50));
        }
    }
    /// A property of the terminal, as tmux knows it.
    pub fn property(&self, name: &str) -> String {
        self.tmux(&["list-panes", "-F", &format!("#{{{name}}}")]).unwrap_or_default().trim().into()
    }
    /// The program that the shell in the terminal runs now.
    pub fn child(&self) -> String {
        let output = Command::new("pgrep").args(["-P", &self.pid()]).output().expect("pgrep");
        String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().into()
    }
    pub fn tell(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.child()]).status().expect("kill").success());
    }
    /// How the terminal is set now: `icanon`, `-echo`, …
    pub fn settings(&self) -> String {
        let output = Command::new("stty").args(["-a", "-F", &self.property("pane_tty")]).output().expect("stty");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
    pub fn pid(&self) -> String {
        self.property("pane_pid")
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
