//! What can be looked up: goods with what they bring, cities, tiles.
use super::sides::signed;
use crate::tui::picture::{Card, View};
use serde::Deserialize;
use serde_json::json;
use silk_road::describe::{CatalogView, CityPlace};
use silk_road::view::View as Board;
use silk_road::words::Piece;

/// Goods, the dearest first, then cities and tiles.
pub fn all(view: &View<'_>) -> Vec<Card> {
    let (Ok(board), Ok(catalog)) = (Board::deserialize(view.board), view.catalog_as::<CatalogView>()) else {
        return vec![];
    };
    let words = view.words;
    let card = |kind: &str, name: String, text: String| Card { kind: words.word(kind), name, text };
    let goods = board.market.iter().map(|priced| {
        let letter = json!({ "text": words.word(&format!("tui-silk-letter-{}", priced.good)) });
        let args = [("letter", letter), ("value", json!({ "text": signed(priced.value) }))];
        let name = words.word(&format!("silk-good-{}", priced.good));
        card("tui-silk-kind-good", name, words.with("tui-silk-about-good", &args))
    });
    let cities = catalog.cities.iter().map(|city| {
        card("tui-silk-kind-city", words.word(&format!("silk-city-{}", city.city)), about_city(view, &board, city))
    });
    let left = view.looking.and_then(|me| board.desks.get(me.index())).and_then(|desk| desk.own.as_ref());
    let left = |piece: Piece| left.map(|own| own.tray[piece.index()]);
    let tiles = Piece::ALL.iter().map(|&piece| {
        card("tui-silk-kind-tile", words.word(&format!("silk-piece-{piece}")), about_tile(view, piece, left(piece)))
    });
    goods.chain(cities).chain(tiles).collect()
}

/// Whether the road leads there now, and through how many gates it may enter.
fn about_city(view: &View<'_>, board: &Board, city: &CityPlace) -> String {
    let words = view.words;
    let [from, to] = board.card.cities.each_ref().map(|city| json!(format!("silk-city-{city}")));
    let leads = match board.card.cities.contains(&city.city) {
        true => words.with("tui-silk-about-goal", &[("from", from), ("to", to)]),
        false => words.word("tui-silk-about-other"),
    };
    format!("{leads}\n{}", words.with("tui-silk-about-gates", &[("n", json!(city.gates.len()))]))
}

/// Which sides it joins, and how many of it are left.
fn about_tile(view: &View<'_>, piece: Piece, left: Option<u8>) -> String {
    let words = view.words;
    let says = words.says(&view.catalog["pieces"][piece.index()]);
    let left = left.map(|n| words.with("tui-silk-about-left", &[("n", json!(n))]));
    std::iter::once(says).chain(left).collect::<Vec<_>>().join("\n")
}
