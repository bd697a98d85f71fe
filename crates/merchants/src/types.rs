//! What the game puts on the wire.
use crate::words::*;
use crate::{Event, describe, view};
use table::types::Book;

pub fn write(book: &mut Book) {
    book.list("GOODS", Good::ALL);
    book.list("SIDES", Side::ALL);
    book.list("TOWNS", Town::ALL);
    book.list("DISTRICTS", District::ALL);
    book.list("LUCKS", Luck::ALL);
    book.add::<view::View>();
    book.add::<Event>();
    book.add::<describe::CatalogView>();
}
