//! What people read: questions, buttons, the log, refusals. Only message ids; the words are in `locales/`.
use crate::hex::{CELLS, SIDES};
use crate::options::Clock;
use crate::state::*;
use crate::tile::Tile;
use crate::words::{City, Good};
use crate::{Action, Event, SilkRoad};
use table::{Choice, Millis, Seat, Text};

fn cities(text: Text, [from, to]: [City; 2]) -> Text {
    text.word("from", format!("silk-city-{from}")).word("to", format!("silk-city-{to}"))
}

fn good(text: Text, good: Good) -> Text {
    text.word("good", format!("silk-good-{good}"))
}

/// Which sides a tile joins when it lies at this turn.
fn joins(text: Text, tile: Option<Tile>, turn: u8) -> Text {
    let Some(tile) = tile else { return text };
    let (one, other) = Tile { turn, ..tile }.sides();
    let side = |n: u8| format!("silk-side-{}", SIDES[n as usize]);
    text.word("one", side(one)).word("other", side(other))
}

/// Seconds, to the tenth below.
fn seconds(text: Text, after: Millis) -> Text {
    text.number("seconds", (after / 1000) as i64).number("tenths", (after % 1000 / 100) as i64)
}

impl SilkRoad {
    pub(crate) fn ask(&self, s: &State, seat: Seat) -> Text {
        let p = &s.players[seat];
        let two = self.cat.cards[s.card as usize].cities;
        match (s.phase, p.stage) {
            (Phase::Over, _) => Text::new("silk-ask-over"),
            (Phase::Countdown { .. }, _) => Text::new("silk-ask-countdown"),
            (_, Stage::Idle) if self.opt.clock == Clock::Own => {
                cities(Text::new("silk-ask-begin"), two).number("seconds", self.opt.seconds)
            }
            (_, Stage::Idle) => cities(Text::new("silk-ask-ready"), two).number("round", s.round),
            (_, Stage::Ready) => Text::new("silk-ask-wait-ready"),
            (_, Stage::Building { .. }) => cities(Text::new("silk-ask-build"), two),
            (_, Stage::Arrived { .. }) => Text::new("silk-ask-arrived"),
            (_, Stage::Late) => Text::new("silk-ask-late"),
        }
    }

    /// How a tile lies now is part of a button that changes it, so a click on what has changed meanwhile is noticed.
    pub(crate) fn button(&self, s: &State, seat: Seat, a: Action) -> Choice {
        let cell = |n: u8| format!("cell.{n}");
        let lies = |text: Text, n: u8| match s.players[seat].board.at(n) {
            Some(tile) => text.word("piece", format!("silk-piece-{}", tile.piece())),
            None => text,
        };
        match a {
            Action::Ready => Choice::new(Text::new(match self.opt.clock {
                Clock::Own => "silk-do-begin",
                _ => "silk-do-ready",
            })),
            Action::Place { cell: n, piece } => {
                let text = Text::new("silk-do-place").word("piece", format!("silk-piece-{piece}")).number("cell", n);
                Choice::new(text).on(format!("tray.{piece}")).on(cell(n))
            }
            Action::Lay { cell: n, piece, to } => {
                let text = Text::new("silk-do-lay").word("piece", format!("silk-piece-{piece}")).number("cell", n);
                Choice::new(joins(text, Some(Tile::new(piece, to)), to)).on(format!("tray.{piece}")).on(cell(n))
            }
            Action::Turn { cell: n, to } => {
                let text = joins(lies(Text::new("silk-do-turn"), n).number("cell", n), s.players[seat].board.at(n), to);
                Choice::new(text).on(cell(n)).on(format!("turn.{to}"))
            }
            Action::Move { cell: n, to } => {
                let text = lies(Text::new("silk-do-move"), n).number("cell", n).number("to", to);
                Choice::new(text).on(cell(n)).on(cell(to))
            }
            Action::Lift { cell: n } => {
                let text = lies(Text::new("silk-do-lift"), n).number("cell", n);
                Choice::new(text).on(cell(n)).on("tray")
            }
            Action::Declare => Choice::new(Text::new("silk-do-declare")).on("camel"),
            Action::Start => Choice::new(Text::new("silk-do-start")),
            Action::TimeUp => Choice::new(Text::new("silk-do-time-up")),
        }
    }

    pub(crate) fn telling(&self, event: &Event) -> Option<Text> {
        let text = Text::new;
        Some(match event {
            Event::Round { round } => text("silk-tale-round").number("round", *round),
            Event::Entered { good: g, value } => good(text("silk-tale-entered"), *g).number("value", *value),
            Event::Card { from, to, .. } => cities(text("silk-tale-card"), [*from, *to]),
            Event::Market { icon, goods } => {
                let list = goods.iter().map(|g| Text::new(good_id(*g))).collect();
                text("silk-tale-market").word("icon", format!("silk-icon-{icon}")).list("goods", list)
            }
            Event::Ready { seat } => text("silk-tale-ready").seat("seat", *seat),
            Event::Countdown { .. } => text("silk-tale-countdown"),
            Event::Started { .. } => text("silk-tale-started"),
            Event::Began { seat, .. } => text("silk-tale-began").seat("seat", *seat),
            Event::Map { map } => text("silk-tale-map").number("sheet", map.sheet),
            // What one does on the own board one sees there.
            Event::Placed { .. } | Event::Turned { .. } | Event::Moved { .. } | Event::Lifted { .. } => return None,
            Event::Arrived { seat, after: Some(after) } => {
                seconds(text("silk-tale-arrived-after").seat("seat", *seat), *after)
            }
            Event::Arrived { seat, after: None } => text("silk-tale-arrived").seat("seat", *seat),
            Event::TimeUp { seats } => {
                let list = seats.iter().map(|seat| Text::new("silk-one-player").seat("seat", seat)).collect();
                text("silk-tale-time-up").list("seats", list)
            }
            Event::Route { seat, tiles, qualified: true, .. } => {
                text("silk-tale-route").seat("seat", *seat).number("tiles", *tiles)
            }
            Event::Route { seat, .. } => text("silk-tale-disqualified").seat("seat", *seat),
            Event::Rank { seat, points } => text("silk-tale-rank").seat("seat", *seat).number("points", *points),
            Event::Length { seat, tiles } => text("silk-tale-length").seat("seat", *seat).number("tiles", *tiles),
            Event::Bought { seat, good: g, doubled, points, .. } => {
                let id = if *doubled { "silk-tale-bought-double" } else { "silk-tale-bought" };
                good(text(id).seat("seat", *seat), *g).number("points", *points)
            }
            Event::Scored { seat, rank, length, goods, score } => text("silk-tale-scored")
                .seat("seat", *seat)
                .number("rank", *rank)
                .number("length", *length)
                .number("goods", *goods)
                .number("score", *score),
            Event::BonusTile { seat, kind } => {
                text("silk-tale-bonus-tile").seat("seat", *seat).word("kind", format!("silk-piece-{kind}"))
            }
            Event::NoBonusTile => text("silk-tale-no-bonus-tile"),
            Event::Spent { seat, kind } => {
                text("silk-tale-spent").seat("seat", *seat).word("kind", format!("silk-piece-{kind}"))
            }
            Event::Title { seat, title } => {
                text("silk-tale-title").seat("seat", *seat).word("title", format!("silk-title-{title}"))
            }
            Event::Over => text("silk-tale-over"),
        })
    }

    /// Which rule is in the way.
    pub(crate) fn forbids(&self, s: &State, seat: Seat, a: Action) -> Option<Text> {
        let no = |id: &'static str, rule: &'static str| Some(Text::new(id).rule(rule));
        if seat == Seat::HOUSE || matches!(a, Action::Start | Action::TimeUp) {
            return no("silk-no-house", "R-027");
        }
        let p = &s.players[seat];
        match (a, p.stage) {
            (Action::Ready, _) => return no("silk-no-ready-twice", "R-026"),
            (_, Stage::Building { .. }) => {}
            _ => return no("silk-no-map-yet", "R-016"),
        }
        let there = |cell: u8| (cell as usize) < CELLS;
        let (cell, to) = match a {
            Action::Place { cell, .. } | Action::Lay { cell, .. } => (cell, cell),
            Action::Turn { cell, .. } | Action::Lift { cell } => (cell, cell),
            Action::Move { cell, to } => (cell, to),
            _ => return None,
        };
        if !there(cell) || !there(to) {
            return no("silk-no-such-cell", "R-038");
        }
        match a {
            Action::Place { .. } | Action::Lay { .. } if p.board.at(cell).is_some() => no("silk-no-room", "R-038"),
            Action::Place { piece, .. } | Action::Lay { piece, .. }
                if piece.is_bonus() && p.bonus[piece.kind().index()] == 0 =>
            {
                no("silk-no-bonus-tile", "R-066")
            }
            Action::Lay { piece, to, .. } if to >= piece.kind().turns() => no("silk-no-such-turn", "R-038"),
            Action::Place { .. } | Action::Lay { .. } => no("silk-no-tile-left", "R-036"),
            _ if p.board.at(cell).is_none() => no("silk-no-tile-there", "R-035"),
            Action::Turn { .. } => no("silk-no-such-turn", "R-038"),
            Action::Move { .. } => no("silk-no-room", "R-038"),
            _ => None,
        }
    }
}

fn good_id(good: Good) -> &'static str {
    match good {
        Good::Wheat => "silk-good-wheat",
        Good::Spice => "silk-good-spice",
        Good::Jewel => "silk-good-jewel",
        Good::Silk => "silk-good-silk",
        Good::Lamp => "silk-good-lamp",
        Good::Tea => "silk-good-tea",
    }
}
