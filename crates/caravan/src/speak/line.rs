//! Lines of a bounded length, whatever somebody sends.
use std::io::{self, BufRead};

/// In bytes, without the end of the line.
pub const LONGEST: usize = 1 << 20;

#[derive(Debug, PartialEq)]
pub enum Line {
    Text(String),
    TooLong,
    NotUtf8,
}

/// The next line; `None` at the end of the input. A line that is too long is read to its end and forgotten.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line: Vec<u8> = vec![];
    let (mut any, mut too_long) = (false, false);
    loop {
        let part = match input.fill_buf() {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            part => part?,
        };
        if part.is_empty() {
            break;
        }
        any = true;
        let end = part.iter().position(|&b| b == b'\n');
        let (text, used) = (&part[..end.unwrap_or(part.len())], end.map_or(part.len(), |n| n + 1));
        if line.len() + text.len() > LONGEST {
            too_long = true;
            line = vec![];
        } else if !too_long {
            line.extend_from_slice(text);
        }
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then(|| match String::from_utf8(line) {
        _ if too_long => Line::TooLong,
        Ok(text) => Line::Text(text),
        Err(_) => Line::NotUtf8,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_or_are_too_long() {
        let longest = "x".repeat(LONGEST);
        let text = format!("one\n\n{longest}\n{longest}x\n{longest}{longest}{longest}y\nlast");
        let mut input = io::BufReader::with_capacity(7, text.as_bytes());
        let mut lines = vec![];
        while let Some(line) = next(&mut input).unwrap() {
            lines.push(line);
        }
        let text = |s: &str| Line::Text(s.into());
        assert!(lines == [text("one"), text(""), text(&longest), Line::TooLong, Line::TooLong, text("last")]);
        assert_eq!(next(&mut &b"\xff\n"[..]).unwrap(), Some(Line::NotUtf8));
    }
}
