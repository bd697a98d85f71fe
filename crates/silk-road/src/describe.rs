//! The catalog as JSON, for clients. No sheet is in it: a map comes at the signal, a key after trading.
use crate::hex::{BETWEEN, CELLS, COORDINATES, SIDES, centre};
use crate::words::*;
use crate::{Action, SilkRoad};
use serde_json::{Value, json};

pub fn catalog(g: &SilkRoad) -> Value {
    let cell = |n: u8| {
        let ((q, r), (x, y)) = (COORDINATES[n as usize], centre(n));
        json!({ "cell": n, "q": q, "r": r, "x": x, "y": y })
    };
    let city = |&city: &City| json!({ "city": city, "cell": g.opt.gates.home(city), "gates": g.opt.gates.sides(city).collect::<Vec<_>>() });
    let piece = |&p: &Piece| json!({ "piece": p, "kind": p.kind(), "bonus": p.is_bonus(), "step": p.kind().step(), "turns": p.kind().turns() });
    json!({
        "name": g.cat.name,
        "id": g.cat.id,
        "sides": SIDES,
        "cells": (0..CELLS as u8).map(cell).collect::<Vec<_>>(),
        "edges": BETWEEN.as_slice(),
        "cities": City::ALL.iter().map(city).collect::<Vec<_>>(),
        "goods": Good::ALL,
        "pieces": Piece::ALL.iter().map(piece).collect::<Vec<_>>(),
        "icons": Icon::ALL,
        "cards": g.cat.cards,
        "slots": (1..=4).map(|round| g.opt.slots(round)).collect::<Vec<_>>(),
        "dots_per_good": g.cat.dots,
        "seconds": g.opt.seconds,
        "verbs": Action::VERBS.iter().map(|(verb, objects)| json!({ "verb": verb, "objects": objects })).collect::<Vec<_>>(),
    })
}
