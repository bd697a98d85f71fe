use arena::{Ledger, Played, series};
use merchants::{Merchants, State, Event};
use table::{Seat, Shelved};
use serde_json::json;
#[derive(Default)]
struct T { n: f64, win: f64, you: f64, it: f64, c: f64, p: f64, g: f64, q: f64, d: f64, dice: f64, del: f64, her: f64, visits: [f64; 5], ev: [u32;5], trips: f64, t: u32 }
impl Ledger<Merchants> for T {
    fn event(&mut self, e: &Event) { match e { Event::RivalActs { district } => self.ev[district.index()] += 1, Event::Declared{seat,..} if seat.0==1 => self.t+=1, _=>{} } }
    fn end(&mut self, g: &Merchants, s: &State, pl: &Played) {
        let r = g.rival; let y = Seat(1 - r.0);
        self.n += 1.0; if pl.places[y.index()].place == 1 { self.win += 1.0 }
        self.you += g.score(s, y).total as f64; let sc = g.score(s, r); self.it += sc.total as f64;
        self.c += sc.coins as f64; self.p += sc.prestige as f64; self.g += s.rival.goods as f64; self.q += s.players[r].quartz as f64; self.d += s.players[r].deeds.len() as f64; self.dice += s.rival.illuminated as f64;
        self.del += s.players[r].delivered.len() as f64; self.her += s.players[r].brought.len() as f64;
        for i in 0..5 { self.visits[i] += self.ev[i] as f64; self.ev[i] = 0; } self.trips += self.t as f64; self.t = 0;
    }
    fn merge(&mut self, o: Self) { self.n+=o.n; self.win+=o.win; self.you+=o.you; self.it+=o.it; self.c+=o.c; self.p+=o.p; self.g+=o.g; self.q+=o.q; self.d+=o.d; self.dice+=o.dice; self.del+=o.del; self.her+=o.her; for i in 0..5 {self.visits[i]+=o.visits[i];} self.trips+=o.trips; }
}
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(400);
    for edition in ["final", "prototype"] { for level in ["easy", "normal", "hard"] {
        let mut out = vec![];
        for seat in [1] {
            let g = Merchants::build(&json!({"players":2,"edition":edition,"automaton":seat,"level":level}), None).unwrap();
            let t: T = series(&g, || vec![bots::merchants::by_name("greedy").unwrap(), bots::merchants::by_name("greedy").unwrap()], 1, n, |_| {});
            out.push(format!("win {:.1}% you {:.1} it {:.1} (coins {:.1} prestige {:.1} goods {:.1} quartz {:.1} deeds {:.1} dice {:.1}; delivered {:.1} brought {:.1} visits {:?}) trips {:.1}", 100.0*t.win/t.n, t.you/t.n, t.it/t.n, t.c/t.n, t.p/t.n, t.g/t.n, t.q/t.n, t.d/t.n, t.dice/t.n, t.del/t.n, t.her/t.n, t.visits.map(|v| (v/t.n*10.0).round()/10.0), t.trips/t.n));
        }
        println!("{edition} {level}: {}", out.join(" | "));
    }}
}
