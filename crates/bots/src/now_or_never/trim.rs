//! Choices that are not worth a thought: a look at the map and at the grid tells which.
use super::value::Look;
use now_or_never::state::{Frame, Step};
use now_or_never::{Action, NowOrNever, State};
use table::Seat;

/// Spaces and tiles that are looked into.
const SPACES: usize = 7;
const TILES: usize = 4;
/// Shorter lists are taken whole.
const FEW: usize = 8;

/// Leaves the first choices by a rough estimate. Never leaves nothing.
pub(super) fn trim(g: &NowOrNever, s: &State, seat: Seat, list: &mut Vec<Action>) {
    if list.len() <= FEW {
        return;
    }
    // All goods at once sell best; single trades only matter to people with a plan.
    list.retain(|a| !matches!(a, Action::Sell { .. }));
    let Some(Frame { step, .. }) = s.stack.top().filter(|frame| frame.seat == seat) else { return };
    match step {
        Step::Move { left, .. } => spaces(&Look::new(g, s, seat), left, list),
        Step::Build { .. } => tiles(&Look::new(g, s, seat), list),
        Step::Swap => swaps(&Look::new(g, s, seat), list),
        _ => {}
    }
}

/// Where the hero may go: the most promising spaces.
fn spaces(look: &Look<'_>, left: u8, list: &mut Vec<Action>) {
    let arms = look.arms(&look.p);
    let mut worth = [i32::MIN; 40];
    for a in list.iter() {
        if let Action::Go { space } | Action::Charge { space } = *a
            && worth[space as usize] == i32::MIN
        {
            worth[space as usize] = look.site_by_way(&arms, left, space);
        }
    }
    let least = nth_best(&worth, SPACES);
    list.retain(|a| match *a {
        Action::Go { space } | Action::Charge { space } => worth[space as usize] >= least,
        _ => true,
    });
}

/// What may be built: the most promising tiles, anywhere.
fn tiles(look: &Look<'_>, list: &mut Vec<Action>) {
    let mut worth = [i32::MIN; 20];
    for a in list.iter() {
        if let Action::Build { tile, .. } = *a
            && worth[tile as usize] == i32::MIN
        {
            worth[tile as usize] = look.tile_at(tile);
        }
    }
    let least = nth_best(&worth, TILES);
    list.retain(|a| match *a {
        Action::Build { tile, .. } => worth[tile as usize] >= least,
        _ => true,
    });
}

/// The best tile that cannot be built yet, for the worst that can.
fn swaps(look: &Look<'_>, list: &mut Vec<Action>) {
    let free = |tile: u8| look.g.tile_is_free(&look.p, tile);
    let gain = |a: &Action| match *a {
        Action::Swap { a, b } if free(a) && !free(b) => look.tile_at(b) - look.tile_at(a),
        Action::Swap { a, b } if free(b) && !free(a) => look.tile_at(a) - look.tile_at(b),
        Action::Swap { .. } => i32::MIN,
        _ => i32::MAX,
    };
    let best = list.iter().map(gain).filter(|&gain| gain < i32::MAX).max().unwrap_or(0);
    list.retain(|a| matches!(gain(a), n if n == i32::MAX || n == best && best > 0));
}

fn nth_best<const N: usize>(worth: &[i32; N], n: usize) -> i32 {
    let mut sorted = *worth;
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted[n.min(N) - 1]
}
