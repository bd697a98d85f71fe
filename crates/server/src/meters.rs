//! What a host can watch: counts of the house as a whole, nothing about any table.
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

pub struct Meters {
    registry: Registry,
    pub actions: Counter,
    pub refused: Counter,
    pub commits: Counter,
    pub frames: Counter,
    pub sockets: Gauge,
    pub rooms: Gauge,
    pub bot_memory: Gauge,
    pub too_slow: Counter,
    pub notices: Counter,
    /// seconds from a frame to its acknowledgement
    pub acknowledge: Histogram,
}

impl Default for Meters {
    fn default() -> Meters {
        let mut registry = Registry::with_prefix("caravan");
        let meters = Meters {
            actions: Counter::default(),
            refused: Counter::default(),
            commits: Counter::default(),
            frames: Counter::default(),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            bot_memory: Gauge::default(),
            too_slow: Counter::default(),
            notices: Counter::default(),
            acknowledge: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            registry: Registry::default(),
        };
        registry.register("actions", "Actions acknowledged", meters.actions.clone());
        registry.register("refused", "Frames refused", meters.refused.clone());
        registry.register("commits", "Commits; each may hold actions of many tables", meters.commits.clone());
        registry.register("frames", "Frames received", meters.frames.clone());
        registry.register("sockets", "Open sockets", meters.sockets.clone());
        registry.register("rooms", "Tables in memory", meters.rooms.clone());
        registry.register("bot_memory_bytes", "What bots remember between two questions", meters.bot_memory.clone());
        registry.register("too_slow", "Sockets closed because they did not read", meters.too_slow.clone());
        registry.register("notices", "Notices sent", meters.notices.clone());
        registry.register("acknowledge_seconds", "From a frame to its acknowledgement", meters.acknowledge.clone());
        Meters { registry, ..meters }
    }
}

impl Meters {
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
