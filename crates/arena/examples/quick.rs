use arena::merchants::Tally;
use merchants::*;
fn main() {
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let seats: Vec<String> = std::env::args().nth(2).unwrap().split(',').map(String::from).collect();
    let g = Merchants::new(Options { players: seats.len() as u8, ..Options::default() }).unwrap();
    let t0 = std::time::Instant::now();
    let t: Tally = arena::series(&g, || seats.iter().map(|b| bots::merchants::by_name(b).unwrap()).collect(), 0, n, |_| {});
    println!("{:.1} games/s", n as f64 / t0.elapsed().as_secs_f64());
    println!("wins {:?} scores {:?}", t.wins.map(|w| w / n as f64), t.scores.map(|m| (m.mean() * 10.0).round() / 10.0));
    println!("coins {:.1} prestige {:.1} points {:.1} limits {:?}", t.coins.mean(), t.prestige.mean(), t.points.mean(), t.limits);
    println!("towns {:?}", t.towns);
    let mean = t.score.mean();
    for ((k, name), m) in &t.owners { if *k != "hero" { println!("{k} {name}: n {} {:+.2}", m.n, m.mean() - mean); } }
    for (d, (h, x)) in &t.deeds { println!("deed {} {:.2} of {h}", g.cat.names.deeds[*d as usize], *x as f64 / *h as f64); }
    for ((k, name), u) in &t.uses { if *k != "event value" { println!("{k} {name}: {:.3} per player", *u as f64 / (n as f64 * seats.len() as f64)); } }
}
