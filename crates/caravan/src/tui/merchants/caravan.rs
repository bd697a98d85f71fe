//! A caravan on its way: the event and what each value of a travel die means, the dice on the table, who took which.
use super::Scene;
use crate::tui::canvas::{Canvas, width};
use ratatui::layout::Rect;

impl Scene<'_> {
    pub fn caravan(&self, c: &mut Canvas<'_>, area: Rect) {
        let Some(caravan) = &self.board.caravan else { return };
        let look = c.look;
        let way = format!(
            "{} {} {}",
            self.word(&format!("road-{}", caravan.road)),
            look.arrow(),
            self.word(&format!("town-{}", caravan.town))
        );
        let event = caravan.event.and_then(|n| self.cat.events.get(n));
        let title = match event {
            Some(event) => format!("{}: {way}", self.word(&format!("event-{}", event.id))),
            None => format!("{}: {way}", self.word("tui-caravan")),
        };
        let inside = c.panel(area, &title);
        match event {
            Some(event) => {
                for (v, effects) in event.values.iter().enumerate() {
                    self.value(c, Rect { y: inside.y + v as u16, height: 1, ..inside }, v + 1, effects);
                }
            }
            None => self.travellers(c, inside),
        }
        self.waiting(c, area);
    }
    /// `›3 ▪◆ 2 coins`: one die lies on the table, ◆ has taken the other.
    fn value(&self, c: &mut Canvas<'_>, row: Rect, value: usize, effects: &[String]) {
        let Some(caravan) = &self.board.caravan else { return };
        let dice = caravan.dice.get(value - 1).copied().unwrap_or(0);
        let takers: Vec<usize> = (0..caravan.taken.len()).filter(|&seat| caravan.taken[seat] == value).collect();
        let mut pen = c.pen(row.x, row.y, row.width);
        let look = pen.look();
        let style = if dice > 0 { look.strong() } else { look.plain() };
        pen.thing(&format!("die.{value}"), &format!("{value} {}", look.die().repeat(dice)), style);
        for &seat in &takers {
            pen.write(look.seat_mark(seat), look.seat_style(seat));
        }
        let said = self.said(effects);
        pen.gap(1).to(6);
        let text = if width(&said) <= pen.left() { said } else { self.signs(look, effects) };
        pen.write(&text, if dice > 0 || !takers.is_empty() { look.plain() } else { look.faint() });
    }
    fn travellers(&self, c: &mut Canvas<'_>, area: Rect) {
        let Some(caravan) = &self.board.caravan else { return };
        let mut pen = c.pen(area.x, area.y, area.width);
        let look = pen.look();
        pen.thing("caravan", &self.word("tui-travellers"), look.plain());
        for &seat in &caravan.travellers {
            pen.gap(2).write(look.seat_mark(seat), look.seat_style(seat)).gap(1).say(self.seat_name(seat));
        }
    }
    /// Who has no die yet, at the right end of the title.
    fn waiting(&self, c: &mut Canvas<'_>, title: Rect) {
        let Some(caravan) = &self.board.caravan else { return };
        let open = |seat: &&usize| caravan.taken.get(**seat).is_none_or(|v| *v == 0);
        let waiting: Vec<usize> = caravan.travellers.iter().filter(open).copied().collect();
        let x = title.right().saturating_sub(waiting.len() as u16 + 2);
        let look = c.look;
        for (k, &seat) in waiting.iter().enumerate() {
            c.put(x + k as u16, title.y, 1, look.seat_mark(seat), look.seat_style(seat));
        }
    }
}
