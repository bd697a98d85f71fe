//! The wagon in front of you: packed goods, dice, purse.
use super::signs::{Token, color_of};
use super::{GRID, Scene};
use crate::tui::arrange::{Chest, Packing, Tile};
use crate::tui::canvas::{Canvas, Pen, Spot, width};
use crate::tui::look::Look;
use merchants::view::Wagon;
use merchants::words::{Face, Steed};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// From this height on there is room for the packed goods.
pub const WHOLE: u16 = 8;
/// Room for the names in front of dice and purse.
const LABEL: u16 = 9;
pub const DICE: u16 = 20;

/// How large a cell is drawn.
#[derive(Clone, Copy)]
struct Scale {
    x: u16,
    y: u16,
}

const LARGE: Scale = Scale { x: 4, y: 2 };
/// How high large tiles are, with the lines around them.
const LARGE_TILES: u16 = 12;
/// From this width on the bags stand beside the grid, and tiles may be large.
const ROOMY: u16 = 90;

/// How wide the boxes of a panel are that is as high as it likes.
pub fn boxes_width(packing: &Packing, width: u16) -> u16 {
    let columns = |place: &Chest| u16::from(place.size.0);
    let Some((grid, bags)) = packing.boxes.split_first() else { return 0 };
    if width < ROOMY {
        return 2 + columns(grid) * 2;
    }
    2 + columns(grid) * LARGE.x + bags.iter().map(|bag| columns(bag) * LARGE.x + 2).sum::<u16>()
}

/// How high the panel is for the boxes alone.
pub fn tiles_height(width: u16) -> u16 {
    if width < ROOMY { WHOLE } else { 1 + LARGE_TILES }
}

impl Scene<'_> {
    /// Returns the names of what found no room and has no sign of its own.
    pub fn wagon(&self, c: &mut Canvas<'_>, area: Rect) -> Vec<String> {
        let seat = self.view.shown.min(self.board.wagons.len().saturating_sub(1));
        let Some(wagon) = self.board.wagons.get(seat) else { return vec![] };
        let packing = &self.packing(wagon);
        if area.height < WHOLE && self.automaton(seat).is_none() {
            self.small_wagon(c, area, wagon, packing);
            return vec![];
        }
        let inside = c.panel(area, &self.wagon_title(c.look, seat));
        if let Some(it) = self.automaton(seat) {
            return self.automaton_panel(c, inside, it);
        }
        let counts = self.counts(wagon);
        // What one would score stands in the purse as well: in words only where there is room.
        let told: Vec<(&str, String)> = self.would(seat, true).into_iter().chain(counts.clone()).collect();
        let unseen = !self.at_title_end(c, area, &told) && !self.at_title_end(c, area, &counts);
        let scale = if inside.width >= ROOMY && inside.height >= LARGE_TILES { LARGE } else { Scale { x: 2, y: 1 } };
        let x = inside.x + self.boxes(c, inside, packing, scale);
        self.dice(c, Rect { x, width: DICE, ..inside }, wagon);
        let x = x + DICE;
        self.papers(c, Rect { x, width: inside.right().saturating_sub(x), ..inside }, wagon, packing);
        unseen.then(|| self.word("tui-log")).into_iter().collect()
    }
    pub fn wagon_title(&self, look: Look, seat: usize) -> String {
        let name = format!("{} {}", look.seat_mark(seat), self.seat_name(seat));
        let mine = self.view.looking.is_some_and(|me| me.index() == seat);
        let id = match self.automaton(seat) {
            Some(_) => "tui-automaton-of",
            None if mine => "tui-your-wagon",
            None => "tui-wagon-of",
        };
        self.with(id, &[("name", serde_json::json!({ "text": name }))])
    }

    /// The grid and the bags; returns how wide they are.
    fn boxes(&self, c: &mut Canvas<'_>, area: Rect, packing: &Packing, scale: Scale) -> u16 {
        let beside = area.width >= ROOMY;
        // Where there is little room the bags lie below the grid, and the lines above and below it make place for them.
        let bags = packing.boxes.get(1..).unwrap_or_default();
        let lines = bags.is_empty() || beside;
        let top = area.y + u16::from(lines);
        let grid = self.box_of(c, packing, GRID, (area.x + 1, top), scale, lines);
        let mut wide = grid.width + 2;
        if !bags.is_empty() && !beside {
            let style = c.look.faint();
            c.put(area.x, grid.bottom(), 4, &self.word("tui-bag"), style);
        }
        for (n, bag) in (0..).zip(bags) {
            let step = u16::from(bag.size.0) * scale.x + 1;
            let corner = if beside { (area.x + wide + 1, top) } else { (area.x + 5 + n * step, grid.bottom()) };
            self.box_of(c, packing, &bag.name, corner, scale, lines);
            wide += if beside { step + 1 } else { 0 };
        }
        wide
    }
    /// A frame with its tiles; returns what is inside it.
    fn box_of(
        &self,
        c: &mut Canvas<'_>,
        packing: &Packing,
        place: &str,
        (x, y): (u16, u16),
        scale: Scale,
        lines: bool,
    ) -> Rect {
        let (columns, rows) = packing.size(place).unwrap_or((0, 0));
        let inner = Rect { x, y, width: u16::from(columns) * scale.x, height: u16::from(rows) * scale.y };
        frame(c, inner, lines);
        for row in 0..rows {
            for column in 0..columns {
                let (x, y) = corner(inner, scale, row * columns + column, columns);
                let style = c.look.faint();
                c.put(x + (scale.x - 1) / 2, y, 1, c.look.dot(), style);
            }
        }
        // The tile in hand hovers above the others.
        let in_hand = |k: usize| self.view.cursor.is_some_and(|(cursor, _)| cursor == k);
        let mut here: Vec<(usize, &Tile)> =
            packing.tiles.iter().enumerate().filter(|(_, t)| t.place == place).collect();
        here.sort_by_key(|(k, _)| in_hand(*k));
        for (k, tile) in here {
            self.tile(c, inner, scale, columns, tile, self.view.cursor.filter(|_| in_hand(k)).map(|(_, fits)| fits));
        }
        inner
    }
    /// The letter in the first cell, lines through the others.
    fn tile(&self, c: &mut Canvas<'_>, inner: Rect, scale: Scale, columns: u8, tile: &Tile, in_hand: Option<bool>) {
        let look = c.look;
        let thing = match (&tile.kind, &tile.side) {
            (Some(good), Some(side)) => format!("wagon.{good}.{side}"),
            _ => String::new(),
        };
        let style = tile_style(c, tile, &thing, in_hand);
        let has = |cell: Option<u8>| cell.is_some_and(|cell| tile.cells.contains(&cell));
        let mid = (scale.x - 1) / 2;
        if scale.x > 2 {
            for &cell in &tile.cells {
                let (x, y) = corner(inner, scale, cell, columns);
                c.put(x, y, 3, "   ", style);
            }
        }
        for (i, &cell) in tile.cells.iter().enumerate() {
            let (x, y) = corner(inner, scale, cell, columns);
            let east = cell % columns + 1 < columns && has(cell.checked_add(1));
            let west = cell % columns > 0 && has(cell.checked_sub(1));
            let (north, south) = (has(cell.checked_sub(columns)), has(cell.checked_add(columns)));
            let joint = look.joint([north, east, south, west]);
            let sign = if i == 0 {
                tile.kind.as_deref().map_or("#".into(), |good| self.letter(good))
            } else {
                joint.to_string()
            };
            c.put(x + mid, y, 1, &sign, style);
            if east {
                let line = look.joint([false, true, false, true]).repeat(scale.x as usize - 1);
                c.put(x + mid + 1, y, scale.x - 1, &line, style);
            }
            if i == 0 && tile.side.as_deref() == Some("upgraded") {
                c.put(x + mid + 1, y, 1, look.upgraded(), style);
            }
            if south && scale.y > 1 {
                c.put(x, y + 1, 3, "   ", style);
                c.put(x + mid, y + 1, 1, look.joint([true, false, true, false]), style);
            }
            c.spots.add(Rect { x, y, width: scale.x, height: scale.y }, Spot::Thing(thing.clone()));
        }
    }

    fn dice(&self, c: &mut Canvas<'_>, area: Rect, wagon: &Wagon) {
        let look = c.look;
        let mut y = area.y;
        let mut row = |c: &mut Canvas<'_>, id: &str, things: &dyn Fn(&mut Pen<'_>)| {
            if y < area.bottom() {
                let mut pen = c.pen(area.x, y, area.width);
                if id == "tui-slots" {
                    pen.thing("locked", &self.word(id), look.faint());
                } else {
                    pen.gap(1).faint(&self.word(id));
                }
                things(pen.to(LABEL));
                y += 1;
            }
        };
        row(c, "tui-slots", &|pen| {
            for (k, face) in wagon.locked.iter().enumerate() {
                let face = face.map_or(look.dot(), Face::word);
                pen.thing(&format!("slot.{}", k + 1), face, look.strong()).gap(1);
            }
        });
        row(c, "tui-reserve", &|pen| {
            for face in &wagon.reserve {
                pen.thing(&format!("reserve.{face}"), face.word(), look.strong());
            }
        });
        row(c, "tui-special", &|pen| {
            for face in &wagon.special_reserve {
                pen.thing(&format!("special.{face}"), &format!("({face})"), look.ember());
            }
        });
        row(c, "tui-pool", &|pen| {
            for (k, face) in wagon.pool.iter().enumerate() {
                let lit = wagon.pool_illuminated && k + 1 == wagon.pool.len();
                let text = if lit { format!("({face})") } else { face.to_string() };
                pen.gap(1).write(&text, if lit { look.ember() } else { look.strong() });
            }
        });
        let seat = self.view.shown;
        let coins = wagon.coins.filter(|_| self.sees_coins(seat)).map_or("?".into(), |n| n.to_string());
        row(c, "tui-purse", &|pen| {
            pen.thing("coins", &format!("{coins}{}", look.token(Token::Coin)), look.strong());
            pen.thing("prestige", &format!("{}{}", wagon.prestige, look.token(Token::Prestige)), look.strong());
            if let Some((thing, would)) = self.would(seat, false) {
                // Close to the others where there is little room.
                pen.gap(u16::from(pen.left() > width(&would))).unlit(thing, &would, look.plain());
            }
        });
        row(c, "tui-tokens", &|pen| {
            let slots = |n: u8, of: u8| look.dot().repeat(of.saturating_sub(n).into());
            let lanterns = look.token(Token::Lantern).repeat(wagon.lanterns.into());
            pen.thing("lantern", &lanterns, look.ember()).faint(&slots(wagon.lanterns, wagon.lantern_slots));
            pen.thing("quartz", &look.token(Token::Quartz).repeat(wagon.quartz.into()), look.strong());
            // Only a lit thing needs the column for its mark: quartz and horseshoes lie side by side.
            let shoes = look.token(Token::Horseshoe).repeat(wagon.horseshoes.into());
            if wagon.horseshoes > 0 {
                pen.thing("horseshoe", &shoes, look.strong());
            }
            pen.faint(&slots(wagon.quartz + wagon.horseshoes, wagon.inventory_slots));
        });
        row(c, "tui-steed", &|pen| {
            for steed in &wagon.steeds {
                pen.thing(&format!("steed.{steed}"), &self.steed(*steed, wagon.steeds.len()), look.plain());
            }
        });
    }

    /// Two steeds share the room of one.
    pub fn steed(&self, steed: Steed, of: usize) -> String {
        let name = self.word(&format!("steed-{steed}"));
        if of > 1 { self.word(&format!("tui-steed-{steed}")) } else { name }
    }
}

fn corner(inner: Rect, scale: Scale, cell: u8, columns: u8) -> (u16, u16) {
    (inner.x + u16::from(cell % columns) * scale.x, inner.y + u16::from(cell / columns) * scale.y)
}

fn tile_style(c: &Canvas<'_>, tile: &Tile, thing: &str, in_hand: Option<bool>) -> Style {
    let look = c.look;
    match in_hand {
        Some(true) => return look.focus(),
        Some(false) => return look.bad().add_modifier(Modifier::REVERSED),
        None => {}
    }
    let is = |list: &[String]| list.iter().any(|t| t == thing);
    if c.light.focus.as_deref() == Some(thing) {
        look.focus()
    } else if is(&c.light.chosen) {
        look.chosen()
    } else if is(&c.light.lit) {
        look.lit().add_modifier(Modifier::UNDERLINED)
    } else {
        look.tile(tile.kind.as_deref().map(color_of))
    }
}

fn frame(c: &mut Canvas<'_>, inner: Rect, lines: bool) {
    let style = c.look.faint();
    c.bar(inner.x - 1, inner.y, inner.height);
    c.bar(inner.right(), inner.y, inner.height);
    if !lines {
        return;
    }
    let [a, b, d, e] = if c.look.ascii { ["+"; 4] } else { ["┌", "┐", "└", "┘"] };
    let line = c.look.rule().repeat(inner.width as usize);
    c.put(inner.x - 1, inner.y - 1, inner.width + 2, &format!("{a}{line}{b}"), style);
    c.put(inner.x - 1, inner.bottom(), inner.width + 2, &format!("{d}{line}{e}"), style);
}
