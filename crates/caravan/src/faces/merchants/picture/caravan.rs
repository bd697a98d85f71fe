//! A caravan on its way: the event and what each value of a travel die means, the dice on the table, who took which.
use super::Scene;
use crate::faces::card;
use crate::tui::canvas::{Canvas, width};
use crate::tui::look::Look;
use merchants::describe::EventView;
use ratatui::layout::Rect;
use table::Seat;

impl Scene<'_> {
    pub fn caravan(&self, c: &mut Canvas<'_>, area: Rect) {
        let Some(title) = self.caravan_title(c.look) else { return };
        let inside = c.panel(area, &title);
        match self.event() {
            Some(event) => {
                for (v, effects) in event.values.iter().enumerate() {
                    self.value(c, Rect { y: inside.y + v as u16, height: 1, ..inside }, v + 1, effects);
                }
            }
            None => self.travellers(c, inside),
        }
        self.waiting(c, area);
    }
    /// What happens on the way, once it is known.
    pub fn event(&self) -> Option<&EventView> {
        self.board.caravan.as_ref()?.event.and_then(|n| card(&self.cat.events, n))
    }
    /// What the caravan is called, as far as it has come.
    pub fn caravan_name(&self) -> String {
        self.word(&self.event().map_or("tui-caravan".into(), |event| format!("event-{}", event.id)))
    }
    fn caravan_title(&self, look: Look) -> Option<String> {
        let caravan = self.board.caravan.as_ref()?;
        let way = format!(
            "{} {} {}",
            self.word(&format!("road-{}", caravan.road)),
            look.arrow(),
            self.word(&format!("town-{}", caravan.town))
        );
        Some(format!("{}: {way}", self.caravan_name()))
    }
    /// `›3 ▪◆ 2 coins`: one die lies on the table, ◆ has taken the other.
    fn value(&self, c: &mut Canvas<'_>, row: Rect, value: usize, effects: &[String]) {
        let Some(caravan) = &self.board.caravan else { return };
        let dice = caravan.dice.get(value - 1).map_or(0, |n| usize::from(*n));
        let takers: Vec<usize> =
            (0..caravan.taken.len()).filter(|&seat| usize::from(caravan.taken[seat]) == value).collect();
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
        for seat in caravan.travellers.iter().map(Seat::index) {
            pen.gap(2).write(look.seat_mark(seat), look.seat_style(seat)).gap(1).say(self.seat_name(seat));
        }
    }
    /// Who has no die yet, at the right end of the title.
    fn waiting(&self, c: &mut Canvas<'_>, title: Rect) {
        let Some(caravan) = &self.board.caravan else { return };
        let open = |seat: &usize| caravan.taken.get(*seat).is_none_or(|v| *v == 0);
        let waiting: Vec<usize> = caravan.travellers.iter().map(Seat::index).filter(open).collect();
        let x = title.right().saturating_sub(waiting.len() as u16 + 2);
        let look = c.look;
        for (k, &seat) in waiting.iter().enumerate() {
            c.put(x + k as u16, title.y, 1, look.seat_mark(seat), look.seat_style(seat));
        }
    }
}
