//! What somebody has besides goods and dice: riders, commissions, companions, upgrades, deeds.
use super::Scene;
use super::signs::{Token, color_of};
use super::wagon::{DICE, boxes_width, tiles_height};
use crate::faces::card;
use crate::tui::arrange::Packing;
use crate::tui::canvas::{Canvas, Pen, Spot, width, wrap};
use crate::tui::look::Look;
use merchants::cards::{CommissionCard, DeedCard};
use merchants::view::{CompanionView, Rider, Wagon};
use merchants::words::Good;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl Scene<'_> {
    /// Riders, commissions, deeds, companions, upgrades: as much as there is room for. Deeds whose text finds none say so.
    pub fn papers(&self, c: &mut Canvas<'_>, area: Rect, wagon: &Wagon, packing: &Packing) {
        let look = c.look;
        let fit = area.height as usize;
        let deeds: Vec<DeedCard> = wagon.deeds.iter().copied().flatten().collect();
        let texts = |told: usize| deeds[..told].iter().flat_map(|&deed| self.deed_lines(deed, area.width));
        let rows = |told: usize| self.paper_rows(look, area.width, wagon, packing, &deeds[told..]);
        let all_fit = |told: &usize| rows(*told).len() + texts(*told).count() <= fit;
        let told = (0..=deeds.len()).rev().find(all_fit).unwrap_or(0);
        let rows = rows(told);
        let hidden = rows.len().saturating_sub(fit);
        let shown = if hidden > 0 { fit.saturating_sub(1) } else { rows.len() };
        for (y, row) in (area.y..).zip(&rows[..shown]) {
            row.draw(self, &mut c.pen(area.x, y, area.width));
        }
        if hidden > 0 {
            let style = look.title();
            let things: usize = rows[shown..].iter().map(|row| row.0.len()).sum();
            let more = self.count("tui-more", things);
            c.put(area.x + 1, area.bottom() - 1, area.width - 1, &more, style);
            return;
        }
        let mut y = area.y + shown as u16;
        for &deed in &deeds[..told] {
            let lines = self.deed_lines(deed, area.width);
            let part = Rect { x: area.x, y, width: area.width, height: lines.len() as u16 };
            c.spots.add(part, Spot::Thing(format!("deed-text.{deed}")));
            for line in lines {
                c.put(area.x + 1, y, area.width - 1, &line, look.faint());
                y += 1;
            }
        }
    }
    /// `untold`: deeds whose text is not written below.
    fn paper_rows(&self, look: Look, width: u16, wagon: &Wagon, packing: &Packing, untold: &[DeedCard]) -> Vec<Row> {
        let mut rows: Vec<Row> = wagon.heroes.iter().map(|rider| Row::of(self.rider(look, rider, packing))).collect();
        rows.extend(pack(wagon.commissions.iter().map(|&n| self.commission(look, n, width)), width));
        let companions = wagon.companions.iter().map(|o| self.companion(look, o));
        let upgrades = wagon
            .upgrades
            .iter()
            .map(|t| Item::new(&format!("tile.{t}"), self.word(&format!("upgrade-{t}")), look.plain()));
        rows.extend(pack(companions.chain(upgrades), width));
        rows.extend(pack(wagon.deeds.iter().map(|&deed| self.deed_item(look, deed, untold, width)), width));
        if rows.is_empty() {
            rows.push(Row::of(Item::new("", self.word("tui-nobody"), look.faint())));
        }
        rows
    }
    /// How high the panel must be so that nothing is left out. Large tiles want more room than papers ever do.
    pub fn wagon_height(&self, width: u16) -> u16 {
        self.papers_height(width).max(tiles_height(width))
    }
    /// The same for the papers alone.
    pub fn papers_height(&self, width: u16) -> u16 {
        let Some(wagon) = self.board.wagons.get(self.view.shown) else { return 8 };
        let packing = &self.packing(wagon);
        let room = width.saturating_sub(boxes_width(packing, width) + DICE);
        let rows = self.paper_rows(Look::default(), room, wagon, packing, &[]).len();
        let deeds: usize = wagon.deeds.iter().flatten().map(|&deed| self.deed_lines(deed, room).len()).sum();
        1 + (rows + deeds) as u16
    }
    fn deed_lines(&self, deed: DeedCard, width: u16) -> Vec<String> {
        let Some(card) = card(&self.cat.deeds, deed) else { return vec![] };
        let text = format!("{}: {}", self.word(&format!("deed-{}", card.id)), self.deed_text(deed));
        wrap(&text, width.saturating_sub(1))
    }
    fn rider(&self, look: Look, rider: &Rider, packing: &Packing) -> Item {
        let hero = &self.cat.heroes[rider.hero.index()];
        let place = format!("hero.{}", rider.hero);
        let mut item = Item::new(&place, self.word(&format!("hero-{}", hero.id)), look.strong());
        item.after.push((format!(" ({})", self.word(&format!("town-{}", hero.town))), look.plain()));
        if rider.storage {
            let tile = packing.tiles.iter().find(|t| t.place == place).and_then(|t| t.kind.as_ref().map(|g| (t, g)));
            match tile {
                Some((tile, good)) => {
                    let mark = if tile.side.as_deref() == Some("upgraded") { look.upgraded() } else { "" };
                    item.after.push((format!(" {}{mark}", self.letter(good)), look.good(color_of(good))));
                }
                None => item.after.push((" [ ]".into(), look.faint())),
            }
        }
        item
    }
    fn commission(&self, look: Look, n: CommissionCard, room: u16) -> Item {
        let card = &self.cat.commissions[n.index()];
        let town = self.word(&format!("town-{}", card.town));
        let mut item = Item::new(&format!("commission.{n}"), town, look.strong());
        item.after.push((" ".into(), look.plain()));
        item.goods = card.wants.to_vec();
        let name = format!(" {}", self.word(&format!("commission-{}", card.id)));
        if room >= 40 && item.width() + width(&name) <= room {
            item.last = name;
        }
        item
    }
    fn deed_item(&self, look: Look, deed: Option<DeedCard>, untold: &[DeedCard], room: u16) -> Item {
        match deed.and_then(|n| card(&self.cat.deeds, n).map(|card| (n, card))) {
            Some((n, card)) => {
                let mut item = Item::new(&format!("deed.{n}"), self.word(&format!("deed-{}", card.id)), look.plain());
                if untold.contains(&n) {
                    let sign = if item.width() + 4 <= room { " (v)" } else { "(v)" };
                    item.after.push((sign.into(), look.title()));
                }
                item
            }
            None => Item::new("", self.word("tui-hidden-deed"), look.faint()),
        }
    }
    /// Its name, and what of it is used: `Raven ◊·`.
    fn companion(&self, look: Look, owned: &CompanionView) -> Item {
        let card = &self.cat.companions[owned.card.index()];
        let mut item =
            Item::new(&format!("companion.{}", card.id), self.word(&format!("companion-{}", card.id)), look.plain());
        if card.loyal {
            let sign = |used: bool| if used { look.token(Token::Quartz) } else { look.dot() };
            item.after.push((format!(" {}{}", sign(owned.used[0]), sign(owned.used[1])), look.faint()));
        }
        item
    }
}

/// Something in a row of papers.
struct Item {
    thing: String,
    text: String,
    style: Style,
    after: Vec<(String, Style)>,
    goods: Vec<Good>,
    last: String,
}

impl Item {
    fn new(thing: &str, text: String, style: Style) -> Item {
        Item { thing: thing.into(), text, style, after: vec![], goods: vec![], last: String::new() }
    }
    fn width(&self) -> u16 {
        let after: u16 = self.after.iter().map(|(text, _)| width(text)).sum();
        1 + width(&self.text) + after + self.goods.len() as u16 + width(&self.last)
    }
}

struct Row(Vec<Item>);

/// Columns between two items of a row, besides the one for a mark.
const BETWEEN: u16 = 1;

impl Row {
    fn of(item: Item) -> Row {
        Row(vec![item])
    }
    fn draw(&self, scene: &Scene<'_>, pen: &mut Pen<'_>) {
        for (k, item) in self.0.iter().enumerate() {
            // A name of several words ends where the next one begins.
            pen.gap(if k > 0 { BETWEEN } else { 0 });
            pen.thing(&item.thing, &item.text, item.style);
            for (text, style) in &item.after {
                pen.write(text, *style);
            }
            scene.letters(pen, &item.goods, "");
            pen.faint(&item.last);
        }
    }
}

/// Puts short items side by side.
fn pack(items: impl Iterator<Item = Item>, room: u16) -> Vec<Row> {
    let mut rows: Vec<Row> = vec![];
    for item in items {
        let has_room = |row: &&mut Row| row.0.iter().map(|i| i.width() + BETWEEN).sum::<u16>() + item.width() <= room;
        match rows.iter_mut().find(has_room) {
            Some(row) => row.0.push(item),
            None => rows.push(Row::of(item)),
        }
    }
    rows
}
