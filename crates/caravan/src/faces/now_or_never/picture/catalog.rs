//! The catalog, and what of it is in use: one side of the boards.
use now_or_never::describe::{CatalogView, EnemyView, HeroView, MapView, Space, TownView};
use now_or_never::words::Hero;
use std::ops::Deref;

#[derive(Clone, Copy)]
pub struct Catalog<'a>(pub &'a CatalogView);

impl Deref for Catalog<'_> {
    type Target = CatalogView;
    fn deref(&self) -> &CatalogView {
        self.0
    }
}

impl<'a> Catalog<'a> {
    pub fn map(self) -> Option<&'a MapView> {
        self.0.maps.get(self.0.side.index())
    }
    pub fn space(self, n: u8) -> Option<&'a Space> {
        self.map()?.spaces.get(usize::from(n))
    }
    pub fn town(self) -> Option<&'a TownView> {
        self.0.towns.get(self.0.side.index())
    }
    /// `level`: from 0.
    pub fn enemy(self, level: u8) -> Option<&'a EnemyView> {
        self.0.enemies.get(self.0.side.index())?.get(usize::from(level))
    }
    pub fn hero(self, hero: Hero) -> Option<&'a HeroView> {
        self.0.heroes.iter().find(|board| board.hero == hero)
    }
}
