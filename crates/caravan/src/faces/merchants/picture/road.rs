//! Outside the walls: companions, the courtyard's deeds, the markers of ruins and dark market, good fortune.
use super::Scene;
use crate::faces::card;
use crate::tui::canvas::{Canvas, Spot, width, wrap};
use crate::tui::look::Look;
use merchants::DeedCard;
use ratatui::layout::Rect;

/// Columns of companions and of the markers, lines of good fortune.
const FIRST: u16 = 15;
const LAST: u16 = 17;
const FORTUNE: u16 = 2;

/// Their numbers in the names of things: clockwise from where the markers start.
pub const RUINS: [&str; 4] = ["bottom-left", "top-left", "top-right", "bottom-right"];
pub const DARK: [&str; 4] = ["south", "west", "north", "east"];

impl Scene<'_> {
    pub fn road(&self, c: &mut Canvas<'_>, area: Rect) {
        let rows = Rect { height: area.height.saturating_sub(FORTUNE).max(5).min(area.height), ..area };
        let (first, last) = (FIRST, LAST);
        let middle = area.width.saturating_sub(first + last + 2);
        self.companions(c, Rect { width: first, ..rows });
        self.courtyard(c, Rect { x: area.x + first + 1, width: middle, ..rows });
        self.markers(c, Rect { x: area.x + first + middle + 2, width: last, ..rows });
        c.bar(area.x + first, area.y, rows.height);
        c.bar(area.x + first + middle + 1, area.y, rows.height);
        let below = rows.height;
        self.fortune(c, Rect { y: area.y + below, height: area.height.saturating_sub(below), ..area });
    }
    /// How high the panel must be so that every deed says what it asks for.
    pub fn road_height(&self, wide: u16) -> u16 {
        let middle = wide.saturating_sub(FIRST + LAST + 2);
        let court = (0..self.board.courtyard.len()).map(|k| self.court(k, middle).height()).sum::<u16>();
        (1 + court).max(5) + FORTUNE
    }
    /// A place of the court: the deed there, what whoever takes it from there gets, what it asks for and gives.
    fn court(&self, k: usize, wide: u16) -> Court {
        let banner = self.cat.deed_bonus.get(k).map_or(String::new(), |b| self.signs(Look::default(), b));
        let deed = self.board.courtyard[k].and_then(|n| card(&self.cat.deeds, n).map(|deed| (n, deed)));
        let name = match deed {
            Some((_, deed)) => self.word(&format!("deed-{}", deed.id)),
            None => self.word("tui-empty"),
        };
        let deed = deed.map(|(n, _)| n);
        let text = deed.map_or(vec![], |n| wrap(&self.deed_text(n), wide.saturating_sub(3)));
        let beside = width(&name) + width(&banner) + 3 <= wide;
        Court { deed, name, text, beside }
    }

    /// The row of three, the farthest from the deck last: there lies the travel die.
    fn companions(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-companions"));
        let row = &self.board.companions;
        for (k, place) in row.iter().enumerate() {
            let mut pen = c.pen(inside.x, inside.y + k as u16, inside.width);
            match place.and_then(|n| card(&self.cat.companions, n).map(|card| (n, card))) {
                Some((n, card)) => {
                    let look = pen.look();
                    pen.thing(&format!("companion.{n}"), &self.word(&format!("companion-{}", card.id)), look.strong());
                    if self.board.travel_die && k + 1 == row.len() {
                        pen.write(look.die(), look.ember());
                    }
                }
                None => {
                    pen.gap(1).faint(&self.word("tui-empty"));
                }
            }
        }
        let style = c.look.faint();
        c.pen(inside.x, inside.y + 3, inside.width).thing(
            "deck.companions",
            &self.count("tui-deck", self.board.decks.companions),
            style,
        );
    }

    /// Where there is no room for what the deeds say, a sign beside each says which key shows it.
    fn courtyard(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-courtyard"));
        self.deck(c, area, "deck.deeds", self.board.decks.deeds);
        let places: Vec<Court> = (0..self.board.courtyard.len()).map(|k| self.court(k, inside.width)).collect();
        let told = places.iter().map(Court::height).sum::<u16>() <= inside.height;
        let look = c.look;
        let mut y = inside.y;
        for (k, place) in places.iter().enumerate() {
            let mut pen = c.pen(inside.x, y, inside.width);
            match place.deed {
                Some(n) => pen.thing(&format!("deed.{n}"), &place.name, look.strong()),
                None => pen.gap(1).faint(&place.name),
            };
            if place.deed.is_some() && !told {
                let sign = if pen.left() < 4 { "(v)" } else { " (v)" };
                pen.write(sign, look.title());
            }
            let banner = self.cat.deed_bonus.get(k).map_or(String::new(), |b| self.signs(look, b));
            if told && place.beside {
                pen.gap(2).faint(&banner);
            } else {
                y += 1;
                c.put(inside.x + 3, y, inside.width.saturating_sub(3), &banner, look.faint());
            }
            y += 1;
            if let Some(n) = place.deed.filter(|_| told) {
                let part = Rect { y, height: place.text.len() as u16, ..inside };
                c.spots.add(part, Spot::Thing(format!("deed-text.{n}")));
                for line in &place.text {
                    c.put(inside.x + 3, y, inside.width.saturating_sub(3), line, look.plain());
                    y += 1;
                }
            }
        }
    }

    /// Ruins and dark market as they lie on the board; the marker is a pair of brackets.
    fn markers(&self, c: &mut Canvas<'_>, area: Rect) {
        let inside = c.panel(area, &self.word("tui-ruins-and-dark"));
        let look = c.look;
        let bracket = |here: bool, text: &str| if here { format!("[{text}]") } else { format!(" {text} ") };
        for (k, space) in RUINS.iter().enumerate() {
            let goods = self.cat.ruins.get(*space).map_or(&[][..], Vec::as_slice);
            let text = if goods.len() > 2 {
                self.word("tui-any")
            } else {
                goods.iter().map(|g| self.letter(g)).collect::<Vec<_>>().join("/")
            };
            let (column, row) = [(0, 1), (0, 0), (1, 0), (1, 1)][k];
            let here = self.board.ruins == *space;
            let style = if here { look.strong() } else { look.plain() };
            let mut pen = c.pen(inside.x + column * 8, inside.y + row, 8);
            pen.thing(&format!("ruins.{k}"), &bracket(here, &text), style);
        }
        for (k, space) in DARK.iter().enumerate() {
            // Arrows in every alphabet: letters of the compass would read as goods.
            let sign = if look.ascii { ["v ", "< ", "^ ", "> "][k] } else { ["↓", "←", "↑", "→"][k] };
            let goods: String = self.cat.dark_market.get(*space).map_or(String::new(), |effects| {
                effects.iter().map(|e| self.letter(e.rsplit(' ').next().unwrap_or_default())).collect()
            });
            // In the south one takes a card: the same letters stand for cards everywhere.
            let cards = || ["commission", "deed"].map(|card| self.word(&format!("tui-short-{card}"))).join("/");
            let goods = if goods.is_empty() { cards() } else { goods };
            let (column, row) = [(1, 1), (0, 1), (0, 0), (1, 0)][k];
            let here = self.board.dark_market == *space;
            let style = if here { look.strong() } else { look.plain() };
            let mut pen = c.pen(inside.x + column * 8, inside.y + 2 + row, 8);
            pen.thing(&format!("dark.{k}"), &bracket(here, &format!("{sign}{goods}")), style);
        }
    }

    /// What the leader of a caravan may choose, and the wagon upgrades that are left.
    fn fortune(&self, c: &mut Canvas<'_>, area: Rect) {
        if area.height < 2 {
            return;
        }
        let mut pen = c.pen(area.x, area.y, area.width);
        let look = pen.look();
        pen.gap(1).faint(&self.word("tui-fortune"));
        for luck in ["illuminated-die", "deed", "coins", "wagon-upgrade"] {
            let name = match luck {
                "coins" => self.count("tui-luck-coins", self.board.fortune_coins),
                luck => self.word(&format!("tui-luck-{luck}")),
            };
            pen.gap(1).thing(&format!("luck.{luck}"), &name, look.plain());
        }
        let mut pen = c.pen(area.x, area.y + 1, area.width);
        for tile in &self.board.upgrades {
            pen.thing(&format!("tile.{tile}"), &self.word(&format!("upgrade-{tile}")), look.plain()).gap(1);
        }
        if self.board.upgrades.is_empty() {
            pen.gap(1).faint(&self.word("tui-no-upgrades"));
        }
    }
}

/// A place of the court, as it is written.
struct Court {
    deed: Option<DeedCard>,
    name: String,
    text: Vec<String>,
    /// is there room beside the name for what taking it brings?
    beside: bool,
}

impl Court {
    fn height(&self) -> u16 {
        1 + u16::from(!self.beside) + self.text.len() as u16
    }
}
