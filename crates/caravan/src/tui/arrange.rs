//! Moving one's own tiles about, for show: the rules only ask whether a packing exists. Tiles lie in boxes or are held by
//! somebody, one each; only packings in which nothing overlaps are kept.

pub type Cell = (u8, u8);

/// One tile and where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// `None`: a tile of no kind, which nobody holds
    pub kind: Option<String>,
    pub side: Option<String>,
    /// a box or a holder: `grid`, `hero.17`
    pub place: String,
    /// cells of the place, row by row; empty where somebody holds it
    pub cells: Vec<u8>,
}

/// A box with columns and rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chest {
    pub name: String,
    pub size: (u8, u8),
}

/// Tiles in their boxes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packing {
    pub boxes: Vec<Chest>,
    pub tiles: Vec<Tile>,
    /// who can hold one tile of any size
    pub holders: Vec<String>,
    /// the form of each kind of tile, and of the one of no kind
    pub shapes: Vec<(Option<String>, Vec<Cell>)>,
}

impl Packing {
    pub fn size(&self, place: &str) -> Option<(u8, u8)> {
        self.boxes.iter().find(|it| it.name == place).map(|it| it.size)
    }
    pub fn places(&self) -> Vec<String> {
        self.boxes.iter().map(|it| it.name.clone()).chain(self.holders.iter().cloned()).collect()
    }
    fn shape(&self, kind: Option<&str>) -> Vec<Cell> {
        self.shapes.iter().find(|(k, _)| k.as_deref() == kind).map_or(vec![], |(_, shape)| shape.clone())
    }
    /// Every tile in one piece inside its place, nothing on top of anything, one tile per holder.
    pub fn is_legal(&self) -> bool {
        let places = self.places();
        self.tiles.iter().enumerate().all(|(i, tile)| {
            let room = places.contains(&tile.place)
                && match self.size(&tile.place) {
                    Some((w, h)) => {
                        tile.cells.len() == self.shape(tile.kind.as_deref()).len()
                            && tile.cells.iter().all(|&c| c < w * h)
                            && same_shape(&spread(&tile.cells, w), &self.shape(tile.kind.as_deref()))
                    }
                    None => tile.cells.is_empty() && tile.kind.is_some(),
                };
            let alone = self.tiles[..i]
                .iter()
                .filter(|other| other.place == tile.place)
                .all(|other| !other.cells.is_empty() && other.cells.iter().all(|c| !tile.cells.contains(c)));
            room && alone
        })
    }
    /// The first free place for a tile, turned as it must be.
    fn place_somewhere(&mut self, new: &Tile) -> bool {
        let forms = turns(&self.shape(new.kind.as_deref()));
        for place in self.places() {
            let spots = match self.size(&place) {
                None => vec![vec![]],
                Some(size) => forms.iter().flat_map(|form| everywhere(form, size)).collect(),
            };
            for cells in spots {
                self.tiles.push(Tile { place: place.clone(), cells, ..new.clone() });
                if self.is_legal() {
                    return true;
                }
                self.tiles.pop();
            }
        }
        false
    }
    /// The same tiles as `now`, as far as possible where they lay in `self`; `now` as it is where that is impossible.
    pub fn follow(&self, now: &Packing) -> Packing {
        let mut kept = Packing { tiles: vec![], ..now.clone() };
        let mut lay: Vec<&Tile> = self.tiles.iter().collect();
        let mut homeless = vec![];
        for tile in &now.tiles {
            let twin = |t: &&Tile| (&t.kind, &t.side) == (&tile.kind, &tile.side);
            let cousin = |t: &&Tile| t.kind == tile.kind;
            match lay.iter().position(twin).or_else(|| lay.iter().position(cousin)) {
                Some(i) => kept.tiles.push(Tile { side: tile.side.clone(), ..lay.remove(i).clone() }),
                None => homeless.push(tile),
            }
        }
        // Where something lay may be gone: a box, a holder.
        if !kept.is_legal() {
            return now.clone();
        }
        for tile in homeless {
            if !kept.place_somewhere(tile) {
                return now.clone();
            }
        }
        kept
    }
}

/// Cells of a box as columns and rows.
fn spread(cells: &[u8], columns: u8) -> Vec<Cell> {
    cells.iter().map(|&c| (c % columns, c / columns)).collect()
}

/// Moved to the upper left corner, in a fixed order.
fn normal(shape: &[Cell]) -> Vec<Cell> {
    let left = shape.iter().map(|c| c.0).min().unwrap_or(0);
    let top = shape.iter().map(|c| c.1).min().unwrap_or(0);
    let mut cells: Vec<Cell> = shape.iter().map(|&(x, y)| (x - left, y - top)).collect();
    cells.sort_unstable_by_key(|&(x, y)| (y, x));
    cells
}

/// A quarter turn clockwise.
fn turned(shape: &[Cell]) -> Vec<Cell> {
    let height = shape.iter().map(|c| c.1).max().unwrap_or(0);
    normal(&shape.iter().map(|&(x, y)| (height - y, x)).collect::<Vec<_>>())
}

fn turns(shape: &[Cell]) -> Vec<Vec<Cell>> {
    let mut all = vec![normal(shape)];
    for _ in 0..3 {
        let next = turned(&all[all.len() - 1]);
        all.push(next);
    }
    all
}

fn same_shape(cells: &[Cell], shape: &[Cell]) -> bool {
    let cells = normal(cells);
    turns(shape).contains(&cells)
}

/// Every place of a form in a box, as cells.
fn everywhere(form: &[Cell], (w, h): (u8, u8)) -> Vec<Vec<u8>> {
    let corners = (0..h).flat_map(|y| (0..w).map(move |x| (x, y)));
    corners.filter_map(|corner| at(form, corner, (w, h))).collect()
}

/// A form with its corner here; `None` if it sticks out.
fn at(form: &[Cell], (left, top): Cell, (w, h): (u8, u8)) -> Option<Vec<u8>> {
    let inside = form.iter().all(|&(x, y)| left + x < w && top + y < h);
    inside.then(|| form.iter().map(|&(x, y)| (top + y) * w + left + x).collect())
}

/// Tiles being rearranged by hand.
#[derive(Clone, Debug)]
pub struct Arranging {
    packing: Packing,
    /// the tile under the cursor
    pub cursor: usize,
    held: Option<Held>,
}

#[derive(Clone, Debug)]
struct Held {
    form: Vec<Cell>,
    corner: Cell,
    before: Tile,
}

impl Arranging {
    pub fn new(packing: Packing) -> Arranging {
        Arranging { packing, cursor: 0, held: None }
    }
    /// What is drawn: the tile in hand hovers where it would be laid down.
    pub fn shown(&self) -> &Packing {
        &self.packing
    }
    pub fn is_holding(&self) -> bool {
        self.held.is_some()
    }
    pub fn fits(&self) -> bool {
        self.packing.is_legal()
    }
    /// What is kept: always a legal packing.
    pub fn result(mut self) -> Packing {
        self.put_back();
        self.packing
    }
    pub fn select(&mut self, by: isize) {
        let n = self.packing.tiles.len();
        if n > 0 && self.held.is_none() {
            self.cursor = (self.cursor as isize + by).rem_euclid(n as isize) as usize;
        }
    }
    /// Lifts the tile under the cursor, or lays the lifted one down. False: it does not fit there.
    pub fn lift_or_lay(&mut self) -> bool {
        if self.held.is_some() {
            let fits = self.fits();
            if fits {
                self.held = None;
            }
            return fits;
        }
        let Some(tile) = self.packing.tiles.get(self.cursor).cloned() else { return true };
        let (form, corner) = match self.packing.size(&tile.place) {
            Some((w, _)) => {
                let cells = spread(&tile.cells, w);
                let left = cells.iter().map(|c| c.0).min().unwrap_or(0);
                let top = cells.iter().map(|c| c.1).min().unwrap_or(0);
                (normal(&cells), (left, top))
            }
            None => (normal(&self.packing.shape(tile.kind.as_deref())), (0, 0)),
        };
        self.held = Some(Held { form, corner, before: tile });
        true
    }
    pub fn put_back(&mut self) {
        if let Some(held) = self.held.take() {
            self.packing.tiles[self.cursor] = held.before;
        }
    }
    pub fn shift(&mut self, dx: i8, dy: i8) {
        let moved = |held: &Held| Some((held.corner.0.checked_add_signed(dx)?, held.corner.1.checked_add_signed(dy)?));
        if let Some(held) = &self.held
            && let Some(corner) = moved(held)
        {
            let form = held.form.clone();
            self.hover(None, form, corner);
        }
    }
    pub fn turn(&mut self) {
        if let Some(held) = &self.held {
            let form = turned(&held.form);
            // Near an edge the turned tile slides back inside.
            let (w, h) = self.packing.size(&self.packing.tiles[self.cursor].place).unwrap_or((1, 1));
            let wide = form.iter().map(|c| c.0).max().unwrap_or(0);
            let high = form.iter().map(|c| c.1).max().unwrap_or(0);
            let corner = (held.corner.0.min(w.saturating_sub(wide + 1)), held.corner.1.min(h.saturating_sub(high + 1)));
            self.hover(None, form, corner);
        }
    }
    /// Moves the tile in hand to the next box or holder that it could lie in.
    pub fn next_place(&mut self) {
        let Some(held) = self.held.clone() else { return };
        let places = self.packing.places();
        let now = places.iter().position(|p| *p == self.packing.tiles[self.cursor].place).unwrap_or(0);
        for k in 1..places.len() {
            let place = places[(now + k) % places.len()].clone();
            if turns(&held.form).into_iter().any(|form| self.hover(Some(&place), form, (0, 0))) {
                return;
            }
        }
    }
    fn hover(&mut self, place: Option<&str>, form: Vec<Cell>, corner: Cell) -> bool {
        let place = place.unwrap_or(&self.packing.tiles[self.cursor].place).to_string();
        let cells = match self.packing.size(&place) {
            Some(size) => at(&form, corner, size),
            None => self.packing.tiles[self.cursor].kind.is_some().then(Vec::new),
        };
        let Some(cells) = cells else { return false };
        let tile = &mut self.packing.tiles[self.cursor];
        (tile.place, tile.cells) = (place, cells);
        if let Some(held) = &mut self.held {
            (held.form, held.corner) = (form, corner);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::FastDice;

    fn shapes() -> Vec<(Option<String>, Vec<Cell>)> {
        let good = |name: &str, cells: &[Cell]| (Some(name.to_string()), cells.to_vec());
        vec![
            good("weapon", &[(0, 0), (1, 0), (2, 0)]),
            good("armor", &[(0, 0), (1, 0), (0, 1), (1, 1)]),
            good("book", &[(0, 0), (1, 0), (0, 1)]),
            (None, vec![(0, 0), (1, 0), (0, 1), (1, 1)]),
        ]
    }
    fn tile(good: &str, place: &str, cells: &[u8]) -> Tile {
        Tile { kind: Some(good.into()), side: Some("basic".into()), place: place.into(), cells: cells.to_vec() }
    }
    fn packing(tiles: Vec<Tile>) -> Packing {
        let one = |name: &str, size| Chest { name: name.into(), size };
        let boxes = vec![one("grid", (6, 5)), one("bag.0", (2, 2))];
        Packing { boxes, tiles, holders: vec!["hero.7".into()], shapes: shapes() }
    }
    fn three() -> Packing {
        packing(vec![
            tile("weapon", "grid", &[0, 1, 2]),
            tile("armor", "grid", &[6, 7, 12, 13]),
            tile("book", "bag.0", &[0, 1, 2]),
        ])
    }

    #[test]
    fn overlapping_bent_and_outside_tiles_are_not_legal() {
        assert!(three().is_legal());
        assert!(packing(vec![tile("weapon", "grid", &[0, 6, 12])]).is_legal(), "upright");
        assert!(packing(vec![tile("weapon", "hero.7", &[])]).is_legal());
        for bad in [
            vec![tile("weapon", "grid", &[0, 1, 2]), tile("weapon", "grid", &[2, 3, 4])],
            vec![tile("weapon", "grid", &[4, 5, 6])],
            vec![tile("weapon", "grid", &[0, 1, 3])],
            vec![tile("weapon", "bag.1", &[0, 1, 2])],
            vec![tile("weapon", "hero.7", &[]), tile("weapon", "hero.7", &[])],
            vec![tile("weapon", "hero.8", &[])],
        ] {
            assert!(!packing(bad.clone()).is_legal(), "{bad:?}");
        }
    }

    #[test]
    fn a_lifted_tile_is_laid_down_only_where_it_fits() {
        let mut a = Arranging::new(three());
        a.lift_or_lay();
        a.shift(0, 1);
        assert!(!a.lift_or_lay(), "the armor lies there");
        a.shift(2, 0);
        assert!(a.lift_or_lay());
        assert_eq!(a.shown().tiles[0].cells, [8, 9, 10]);
        a.lift_or_lay();
        a.turn();
        assert!(a.lift_or_lay());
        assert_eq!(a.shown().tiles[0].cells, [8, 14, 20]);
    }

    #[test]
    fn escape_puts_the_tile_back() {
        let mut a = Arranging::new(three());
        a.lift_or_lay();
        a.shift(0, 1);
        assert_eq!(a.result(), three());
    }

    #[test]
    fn a_tile_goes_to_a_porter_and_comes_back_whole() {
        let mut a = Arranging::new(three());
        a.select(1);
        a.lift_or_lay();
        a.next_place();
        assert_eq!(a.shown().tiles[1].place, "bag.0");
        assert!(!a.lift_or_lay(), "the book is in the bag");
        a.next_place();
        assert_eq!(a.shown().tiles[1].place, "hero.7");
        assert!(a.lift_or_lay());
        a.lift_or_lay();
        a.next_place();
        a.shift(3, 3);
        assert!(a.lift_or_lay());
        assert_eq!(a.shown().tiles[1].cells, [21, 22, 27, 28]);
    }

    #[test]
    fn whatever_keys_are_pressed_the_result_is_legal() {
        let mut dice = FastDice::new(5);
        for _ in 0..300 {
            let mut a = Arranging::new(three());
            for _ in 0..40 {
                match dice.next_u64() % 8 {
                    0 => a.select(1),
                    1 => drop(a.lift_or_lay()),
                    2 => a.shift(1, 0),
                    3 => a.shift(-1, 0),
                    4 => a.shift(0, 1),
                    5 => a.shift(0, -1),
                    6 => a.turn(),
                    _ => a.next_place(),
                }
            }
            assert!(a.clone().result().is_legal(), "{a:?}");
        }
    }

    #[test]
    fn an_arrangement_follows_the_goods() {
        let mut mine = three();
        mine.tiles[0].cells = vec![27, 28, 29];
        let mut now = three();
        now.tiles.push(tile("book", "grid", &[20, 21, 26]));
        now.tiles[1].side = Some("upgraded".into());
        let followed = mine.follow(&now);
        assert!(followed.is_legal());
        assert_eq!(followed.tiles.len(), 4);
        assert_eq!(followed.tiles[0].cells, [27, 28, 29], "what lay somewhere stays there");
        assert_eq!(followed.tiles[1].side.as_deref(), Some("upgraded"));
        let without_bag =
            Packing { boxes: three().boxes[..1].to_vec(), ..packing(vec![tile("book", "grid", &[0, 1, 6])]) };
        assert_eq!(mine.follow(&without_bag), without_bag, "the bag is gone");
    }
}
