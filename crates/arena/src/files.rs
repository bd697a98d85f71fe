//! What may be read and written as a file.
use std::fs::{File, FileType};
use std::io;
use std::path::Path;

/// Opens a file and nothing else: a pipe would keep us waiting for whoever writes into it, and a device may have no end.
///
/// Some files of the system never say that they have ended, and one that was a file when we looked may be a pipe by now: what
/// would keep us waiting says so instead.
pub fn open(path: &Path) -> io::Result<File> {
    is_file(path)?;
    let mut how = File::options();
    how.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut how, rustix::fs::OFlags::NONBLOCK.bits() as i32);
    how.open(path)
}

/// What lies there, wherever a link leads, is a file.
pub fn is_file(path: &Path) -> io::Result<()> {
    let kind = path.metadata()?.file_type();
    if kind.is_file() { Ok(()) } else { Err(io::Error::other(format!("this is {}, not a file", called(kind)))) }
}

#[cfg(unix)]
fn called(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    match kind {
        kind if kind.is_dir() => "a folder",
        kind if kind.is_fifo() => "a pipe",
        kind if kind.is_socket() => "a socket",
        _ => "a device",
    }
}

#[cfg(not(unix))]
fn called(kind: FileType) -> &'static str {
    if kind.is_dir() { "a folder" } else { "a device" }
}
