//! Contests as one web page: tables and drawings, light and dark, nothing to load from elsewhere.
mod charts;
mod paper;

use crate::contest::{Record, Standing, summary};
use crate::ladder::{self, Line};
use paper::escaped;
use std::fmt::Write;

/// Contests that do not belong on one page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mixed {
    #[error("there is nothing to show: no results")]
    Nothing,
    #[error("these results are not of the same game with the same number of players: {0} and {1}")]
    Games(String, String),
}

/// The whole page. `notes`: what else is to be said, a paragraph each.
pub fn page(records: &[Record], anchor: &str, notes: &[String]) -> Result<String, Mixed> {
    let about = |r: &Record| format!("{} with {} players", r.header.game, r.header.line_up.len());
    let first = records.first().ok_or(Mixed::Nothing)?;
    if let Some(other) = records.iter().find(|r| about(r) != about(first)) {
        return Err(Mixed::Games(about(first), about(other)));
    }
    let standings: Vec<Standing> = records.iter().map(Standing::of).collect();
    let lines = ladder::table(records, anchor);
    let games: u64 = standings.iter().map(|s| s.games).sum();
    let mut out = String::from(HEAD);
    let _ = writeln!(out, "<h1>Arena: {}</h1>", escaped(&about(first)));
    let _ = writeln!(
        out,
        "<p>{games} games. In a set everybody plays the same deal from every seat; intervals are 95 %, over sets.</p>"
    );
    for note in notes {
        let _ = writeln!(out, "<p class=note>{}</p>", escaped(note));
    }
    rungs(&mut out, &lines);
    out.push_str("<div class=charts>\n");
    let with_ratings = lines.iter().filter(|line| line.rated.rating.is_some()).count() > 1;
    if with_ratings {
        figure(&mut out, "Ratings", &charts::ratings(&lines));
        figure(&mut out, "Strength against thinking time", &charts::strength_by_time(&lines));
    }
    figure(&mut out, "Scores", &charts::scores(&standings));
    figure(&mut out, "Games won, by seat", &charts::wins_by_seat(&standings));
    out.push_str("</div>\n");
    contests(&mut out, records, &standings);
    out.push_str("</main>\n</body>\n</html>\n");
    Ok(out)
}

/// A drawing with a heading. What there is nothing to draw of is left out.
fn figure(out: &mut String, title: &str, drawing: &str) {
    if !drawing.is_empty() {
        let _ = writeln!(out, "<figure>\n<figcaption>{title}</figcaption>\n{drawing}</figure>");
    }
}

fn rungs(out: &mut String, lines: &[Line]) {
    out.push_str("<div class=wide><table>\n<thead><tr><th>entrant<th>rating<th>95 % interval<th>games<th>ms a choice<th>forfeits</thead>\n<tbody>\n");
    for line in lines {
        let (rating, interval) = match line.rated.rating {
            Some(r) if r.low == r.high => (format!("{:.0}", r.value), "by definition".into()),
            Some(r) => (format!("{:.0}", r.value), format!("{:.0} to {:.0}", r.low, r.high)),
            None => ("–".into(), "has met nobody who is rated".into()),
        };
        let pace = line.pace().map_or("–".into(), |ms| format!("{ms:.3}"));
        let _ = writeln!(
            out,
            "<tr><th scope=row>{}<td>{rating}<td>{interval}<td>{}<td>{pace}<td>{}",
            escaped(&line.rated.name),
            line.games,
            line.forfeits
        );
    }
    out.push_str("</tbody></table></div>\n");
}

fn contests(out: &mut String, records: &[Record], standings: &[Standing]) {
    out.push_str("<h2>Contests</h2>\n<div class=wide><table>\n<thead><tr><th>entrant<th>against<th>sets<th>games<th>won<th>95 % interval<th>mean score<th>seeds from</thead>\n<tbody>\n");
    for (record, standing) in records.iter().zip(standings) {
        for (n, account) in standing.entrants.iter().enumerate() {
            let others: Vec<&str> = record.header.line_up.iter().map(String::as_str).collect();
            let mut others: Vec<&str> = others.into_iter().filter(|name| *name != account.name).collect();
            others.dedup();
            let won = summary::won(standing, n).map(|share| 100.0 * share);
            let _ = writeln!(
                out,
                "<tr><th scope=row>{}<td>{}<td>{}<td>{}<td>{:.1} %<td>{:.1} to {:.1} %<td>{:.2}<td>{}",
                escaped(&account.name),
                escaped(&others.join(", ")),
                standing.count(),
                standing.games,
                won.value,
                won.low,
                won.high,
                account.score.mean(),
                record.header.seed,
            );
        }
    }
    out.push_str("</tbody></table></div>\n");
    let options = serde_json::to_string(&records[0].header.options).expect("options serialise");
    let _ = writeln!(
        out,
        "<p class=small>Rules {}, cards {} ({}), options {}.</p>",
        escaped(&records[0].header.rules),
        escaped(&records[0].header.content.name),
        escaped(&records[0].header.content.id),
        escaped(&options)
    );
}

const HEAD: &str = include_str!("head.html");
