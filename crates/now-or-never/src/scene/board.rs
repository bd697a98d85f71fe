//! The table itself: location tiles, enemies, search tokens, villagers.
use crate::catalog::LETTERS;
use crate::state::*;
use crate::words::*;
use crate::{NowOrNever, State};
use table::Problems;
use table::scene::{Fields, Spot, all};

impl NowOrNever {
    /// What depends on nothing that seats have.
    pub(super) fn place_board(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        self.place_tiles(scene, s, out);
        let whole = self.bare().enemies;
        if let Some(spots) = scene.places("enemies", 9, out) {
            // N-015, N-016: no more than the set-up put there
            let count = |i: usize, out: &mut Problems| spots[i].number(0..=whole[i].into(), out).unwrap_or(0) as u8;
            s.enemies = std::array::from_fn(|level| count(level, out));
        }
        if let Some(spots) = scene.places("villagers", 6, out) {
            let shown = |spot: &Spot, out: &mut Problems| {
                if spot.value.is_null() { None } else { spot.word::<Good>(out) }
            };
            s.villagers = std::array::from_fn(|place| shown(&spots[place], out));
        }
    }

    /// N-013
    fn place_tiles(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let Some(spots) = scene.places("tiles", 3, out) else { return };
        let mut before: Vec<Location> = vec![];
        for (scroll, spot) in spots.iter().enumerate() {
            let Some(tile) = spot.word::<Location>(out) else { continue };
            if !self.cat.random.contains(&tile) {
                let tiles = self.cat.random.map(|tile| tile.to_string());
                spot.wrong(format!("{tile} is no tile; these are {} (N-013)", tiles.join(", ")), out);
            } else if before.contains(&tile) {
                spot.wrong(format!("{tile} lies on another scroll (N-013)"), out);
            } else {
                s.tiles[scroll] = tile;
            }
            before.push(tile);
        }
        // a location that is not there would leave somebody nowhere
        if before.len() < 3 || out.0.iter().any(|problem| problem.at.starts_with("tiles")) {
            s.tiles = self.cat.random;
        }
    }

    /// N-003: 60 villagers. Whoever is nowhere else is in the supply; those of the bot were the dearest (N-287).
    pub(super) fn place_villagers(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let named = scene.inner("supply", &goods(), out);
        let mut free = [0u8; 4];
        for &good in Good::ALL {
            let g = good.index();
            let stock = u32::from(self.cat.villagers[g]);
            let shown = s.villagers.iter().filter(|&&v| v == Some(good)).count() as u32;
            let of = |p: &Player| u32::from(p.waiting[g]) + p.housed.iter().map(|row| u32::from(row[g])).sum::<u32>();
            let held = shown + self.seats_of().map(|seat| of(&s.players[seat])).sum::<u32>();
            let supply = named.number(good.word(), 0..=stock.into(), out).map(|n| n as u32);
            if held + supply.unwrap_or(0) > stock {
                let said = supply.map_or(String::new(), |n| format!(" and {n} in the supply"));
                let what = format!("{stock} villagers make this, not {held} on boards{said} (N-003)");
                named.wrong(good.word(), what, out);
                return;
            }
            free[g] = (stock - held - supply.unwrap_or(0)) as u8;
            s.supply[g] = supply.unwrap_or(0) as u8;
        }
        // what is left over and has no place went to the bot
        let left: u8 = free.iter().sum();
        let mut of_bot = s.bot.villagers;
        let open = |good: &Good| named.get(good.word()).is_none();
        let certain: u8 = Good::ALL.iter().filter(|good| !open(good)).map(|good| free[good.index()]).sum();
        if certain > of_bot || of_bot > left {
            let what = format!("{certain} to {left} villagers are nowhere else, and the bot has {of_bot} (N-003)");
            return scene.wrong("supply", what, out);
        }
        of_bot -= certain;
        for &good in Good::ALL.iter().rev().filter(|good| open(good)) {
            let taken = free[good.index()].min(of_bot);
            of_bot -= taken;
            s.supply[good.index()] = free[good.index()] - taken;
        }
    }

    /// N-018: 14 of 18 search tokens lie out; nobody knows which until one is taken.
    pub(super) fn place_finds(&self, scene: &Fields, s: &mut State, out: &mut Problems) {
        let kept: u32 = self.seats_of().map(|seat| u32::from(s.players[seat].tokens)).sum();
        let gone = kept + u32::from(s.bot.tokens);
        if gone > LETTERS as u32 {
            return scene.wrong("unclaimed", format!("{gone} search tokens are taken, of {LETTERS} (N-018)"), out);
        }
        let all_letters = (1u16 << LETTERS) - 1;
        s.unclaimed = all_letters & !0 << gone;
        if let Some(spots) = scene.list("unclaimed", out) {
            let Some(letters) = all(spots.iter().map(|spot| letter(spot, out))) else { return };
            s.unclaimed = letters.iter().fold(0, |all, letter| all | 1 << letter);
            if s.unclaimed.count_ones() as usize != letters.len() {
                scene.wrong("unclaimed", "every letter has one token (N-018)", out);
            }
        }
        let missing = LETTERS as u32 - s.unclaimed.count_ones();
        let dropped: u32 = self.cat.finds.iter().filter(|find| find.discard).map(|find| u32::from(find.copies)).sum();
        if !(gone..=gone + dropped).contains(&missing) {
            let what = format!("{missing} are claimed, {gone} are held, and at most {dropped} go to the box (N-132)");
            return scene.wrong("unclaimed", what, out);
        }
        self.place_unseen(scene, s, kept, missing - gone, out);
    }

    /// Which tokens were seen: `kept` that give an income, `dropped` that do not.
    fn place_unseen(&self, scene: &Fields, s: &mut State, kept: u32, dropped: u32, out: &mut Problems) {
        s.finds = self.cat.finds.map(|find| find.copies);
        let kinds: Vec<&str> = self.cat.names.finds.iter().map(String::as_str).collect();
        if scene.get("finds").is_none() {
            for (n, discard) in [(kept, false), (dropped, true)] {
                for _ in 0..n {
                    let of_kind = (0..8).filter(|&kind| self.cat.finds[kind].discard == discard);
                    // the most frequent, the first of equals
                    let kind = of_kind.rev().max_by_key(|&kind| s.finds[kind]);
                    match kind.filter(|&kind| s.finds[kind] > 0) {
                        Some(kind) => s.finds[kind] -= 1,
                        None => return scene.wrong("unclaimed", "so many tokens are never kept (N-132)", out),
                    }
                }
            }
            return;
        }
        let named = scene.inner("finds", &kinds, out);
        let mut seen = [0u32; 2];
        for (kind, find) in self.cat.finds.iter().enumerate() {
            let left = named.number(kinds[kind], 0..=find.copies.into(), out);
            s.finds[kind] = left.map_or(find.copies, |n| n as u8);
            seen[usize::from(find.discard)] += u32::from(find.copies - s.finds[kind]);
        }
        if seen != [kept, dropped] {
            let [a, b] = seen;
            let what = format!("{a} kept and {b} discarded tokens were seen by this, not {kept} and {dropped} (N-130)");
            scene.wrong("finds", what, out);
        }
    }
}

/// `A` to `N`, from 0.
fn letter(spot: &Spot, out: &mut Problems) -> Option<u8> {
    let one = spot.value.as_str().filter(|text| text.len() == 1).map(|text| text.as_bytes()[0]);
    let found = one.filter(|letter| (b'A'..=b'N').contains(letter)).map(|letter| letter - b'A');
    if found.is_none() {
        spot.wrong(format!("must be a letter from A to N, not {} (N-018)", spot.value), out);
    }
    found
}

pub(super) fn goods() -> Vec<&'static str> {
    Good::ALL.iter().map(|good| good.word()).collect()
}
