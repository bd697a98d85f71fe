//! The map: 40 spaces with what lies there, and who stands there.
use super::Scene;
use crate::faces::card;
use crate::tui::canvas::{Canvas, width};
use now_or_never::describe::Space;
use now_or_never::view::PlayerView;
use now_or_never::words::{Location, Side};
use ratatui::layout::Rect;

/// No name of a space is longer.
const WIDEST: u16 = 18;
/// Enemies and heroes need as much.
const LEAST: u16 = 6;

/// The sign of a mountain, and air.
fn beside_the_name(space: &Space) -> u16 {
    1 + u16::from(space.mountain)
}

impl Scene<'_> {
    /// Two lines for each space, with a free one between the rows if there is room.
    pub fn map(&self, c: &mut Canvas<'_>, area: Rect) {
        let title = self.word(if self.cat.side == Side::Underground { "tui-now-underground" } else { "tui-now-above" });
        let inside = c.panel(area, &title);
        let Some(map) = self.cat.map() else { return };
        let columns = u16::from(map.columns.max(1));
        let widths = self.widths(inside.width);
        let rows = (map.spaces.len() as u16).div_ceil(columns);
        let high = if inside.height >= rows * 3 { 3 } else { 2 };
        for (n, space) in (0..).zip(&map.spaces) {
            let (column, row) = (u16::from(n) % columns, u16::from(n) / columns);
            let (x, y) = (inside.x + widths[..column as usize].iter().sum::<u16>(), inside.y + row * high);
            if y + 1 < inside.bottom() {
                self.space(c, Rect { x, y, width: widths[column as usize], height: 2 }, n, space);
            }
        }
    }
    /// How wide each column of a map of this width is: first they get what short names need, those that miss least before
    /// all; what is left then is shared evenly. In a wider window no name is shorter.
    fn widths(&self, wide: u16) -> Vec<u16> {
        let Some(map) = self.cat.map() else { return vec![] };
        let columns = usize::from(map.columns.max(1));
        let mut widths = vec![LEAST.min(wide / columns as u16); columns];
        let mut needs: Vec<(u16, usize)> = (0..columns).map(|k| (self.column_needs(k, columns), k)).collect();
        needs.sort_unstable();
        for (need, k) in needs {
            if need > widths[k] + wide - widths.iter().sum::<u16>() {
                return widths;
            }
            widths[k] = widths[k].max(need);
        }
        for _ in widths.iter().sum()..wide {
            if let Some(least) = widths.iter_mut().min().filter(|least| **least < WIDEST) {
                *least += 1;
            }
        }
        widths
    }
    /// How wide a column of the map must be for names that are longer than the least.
    fn column_needs(&self, column: usize, columns: usize) -> u16 {
        let spaces = (0u8..).zip(self.cat.map().map_or(&[][..], |map| &map.spaces)).skip(column).step_by(columns);
        let need = |(n, space): (u8, &Space)| {
            let [whole, near, least] = self.names_of(n, space);
            near.or(least).or(whole).map_or(0, |name| width(&name)) + beside_the_name(space)
        };
        spaces.map(need).max().unwrap_or(0)
    }

    /// The location on a space, the random ones included.
    pub fn location(&self, space: &Space) -> Option<Location> {
        let tile = || card(&self.board.tiles, space.scroll?).copied();
        space.location.or_else(tile)
    }

    /// What a location is called on a map of this width, and wherever else it is named beside it.
    pub fn place(&self, location: Location, wide: u16) -> String {
        let spaces = self.cat.map().map_or(&[][..], |map| &map.spaces);
        let widths = self.widths(wide);
        let here = spaces.iter().zip(widths.iter().cycle()).filter(|(space, _)| self.location(space) == Some(location));
        let room = here.map(|(space, wide)| wide.saturating_sub(beside_the_name(space))).min().unwrap_or(LEAST);
        let names = self.place_names(location);
        let fits = |name: &&String| width(name) <= room;
        names.iter().flatten().find(fits).or(names[2].as_ref()).cloned().unwrap_or_default()
    }
    /// The whole name of a location, a part of it, and the least that tells it apart.
    fn place_names(&self, location: Location) -> [Option<String>; 3] {
        let known = |id: String| self.view.words.has(&id).then(|| self.word(&id));
        ["location", "tui-now-near", "tui-now-at"].map(|kind| known(format!("{kind}-{location}")))
    }
    /// What choices call a space: the whole name, a part of it, and the least that tells it apart.
    fn names_of(&self, n: u8, space: &Space) -> [Option<String>; 3] {
        let whole = Some(self.space_name(n));
        match (self.location(space), &space.letter, space.level) {
            (Some(location), ..) => self.place_names(location),
            (_, Some(letter), _) => [whole, None, Some(letter.to_string())],
            (.., Some(level)) => [whole, Some(format!("{level}.")), None],
            _ => {
                let (row, column) = self.row_and_column(n);
                [whole, None, Some(format!("{row}/{column}"))]
            }
        }
    }
    /// The longest of them for which there is room.
    fn space_name_in(&self, n: u8, space: &Space, room: u16) -> String {
        let all = self.names_of(n, space);
        let fits = |name: &String| width(name) <= room;
        all.into_iter().flatten().find(fits).unwrap_or_else(|| n.to_string())
    }

    fn space(&self, c: &mut Canvas<'_>, area: Rect, n: u8, space: &Space) {
        let look = c.look;
        let thing = format!("space.{n}");
        let location = self.location(space);
        let mountain = if space.mountain { "^" } else { "" };
        // The first column of the next space is free for its mark.
        let room = area.width;
        let mut pen = c.pen(area.x, area.y, room);
        let style = if location.is_some() { look.strong() } else { look.faint() };
        let name = self.space_name_in(n, space, room.saturating_sub(beside_the_name(space)));
        pen.thing(&thing, &format!("{name}{mountain}"), style);
        let here = |p: &&PlayerView| p.hero.is_some() && p.space == n;
        let heroes = self.board.players.iter().filter(here).count() as u16;
        let mut pen = c.pen(area.x, area.y + 1, room);
        if let Some(level) = space.level {
            let left = card(&self.board.enemies, level - 1).copied().unwrap_or(0);
            let sign = match left {
                0 => look.dot().to_string(),
                // Where many stand, how many more enemies come is left out.
                _ if heroes + 5 > room => format!("{}{level}", look.enemy()),
                _ => format!("{}{level}{}{left}", look.enemy(), look.times()),
            };
            let style = if left > 0 { look.bad() } else { look.faint() };
            pen.thing(&format!("enemy.{}", level - 1), &sign, style);
        } else if let Some(letter) = &space.letter {
            if self.board.unclaimed.contains(&n) {
                pen.gap(1).write(&format!("?{letter}"), look.title());
            } else {
                pen.gap(1).faint(look.dot());
            }
        } else {
            pen.gap(1);
        }
        for (seat, _) in self.board.players.iter().enumerate().filter(|(_, p)| here(p)) {
            pen.write(look.seat_mark(seat), look.seat_style(seat));
        }
    }
}
