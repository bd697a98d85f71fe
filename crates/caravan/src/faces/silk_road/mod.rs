//! Silk Road: a race that has the whole screen, and its boards in print.
pub mod picture;
mod printed;

use super::Face;
use table::Shelved;

pub const FACE: Face = Face::new(silk_road::SilkRoad::NAME, &picture::SilkRoad);
