//! A12: wagon upgrades, and the second steed that one of them brings.
use crate::play::{Play, own_goods};
use crate::state::*;
use crate::words::*;
use crate::{Action, Event, Merchants};
use table::Seat;

impl Merchants {
    /// F-112: one for each player, any number with Velvet.
    pub(crate) fn can_upgrade(&self, s: &State, p: &Player) -> bool {
        s.tiles != 0 && (p.tiles == 0 || p.owns(Steed::Velvet))
    }

    pub(crate) fn upgrade_offers(&self, s: &State, out: &mut Vec<Action>) {
        out.extend(Tile::ALL.iter().filter(|&&t| s.tiles >> t as u8 & 1 == 1).map(|&tile| Action::Upgrade { tile }));
    }

    /// F-160, F-222: any steed that nobody owns.
    pub(crate) fn steed_offers(&self, s: &State, out: &mut Vec<Action>) {
        let free = |steed: Steed| s.stable >> steed as u8 & 1 == 1;
        out.extend(Steed::ALL.iter().filter(|&&steed| free(steed)).map(|&steed| Action::Steed { steed }));
    }

    /// F-163: does the tile have its place?
    pub(crate) fn tile_fits(&self, p: &Player, tile: Tile) -> bool {
        let mut with = *p;
        with.tiles |= 1 << tile as u8;
        p.tokens() <= with.inventory_slots() && p.lanterns <= with.lantern_slots() && self.has_room(&with, p.pack)
    }

    pub(crate) fn place_tile_offers(&self, p: &Player, tile: Tile, out: &mut Vec<Action>) {
        if tile == Tile::Strongbox {
            own_goods(p, |good, side| out.push(Action::Drop { good, side }));
            return;
        }
        for (token, n) in [(Token::Quartz, p.quartz), (Token::Horseshoe, p.horseshoes)] {
            if n > 0 {
                out.push(Action::DropToken { token });
            }
        }
    }
}

impl Play<'_> {
    pub fn choose_upgrade(&mut self, seat: Seat, tile: Tile) {
        self.pop();
        self.s.tiles &= !(1 << tile as u8);
        // F-163: a lantern makes room for the ruins lantern; there is nothing to choose.
        if tile == Tile::RuinsLantern && self.s.players[seat].lanterns == 4 {
            self.lanterns(seat, -1);
        }
        self.push(seat, Step::PlaceTile { tile });
    }

    /// The tile is placed as soon as it has room.
    pub fn place_tile(&mut self, seat: Seat, tile: Tile) {
        self.p(seat).tiles |= 1 << tile as u8;
        self.tell(Event::Tile { seat, tile });
        if self.s.players[seat].owns(Steed::Velvet) {
            self.prestige(seat, 2); // F-154
        }
        if tile == Tile::Stable {
            self.push(seat, Step::TakeSteed); // F-160
        }
    }

    pub fn choose_steed(&mut self, seat: Seat, steed: Steed) {
        self.pop();
        self.take_steed(seat, steed);
    }

    pub fn take_steed(&mut self, seat: Seat, steed: Steed) {
        self.s.stable &= !(1 << steed as u8);
        self.p(seat).steeds |= 1 << steed as u8;
        self.tell(Event::Steed { seat, steed });
    }
}
