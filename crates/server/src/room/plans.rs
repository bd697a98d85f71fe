//! Stored automatic answers. They are tried whenever their seat is asked, and checked like anything else.
use super::Room;
use crate::wire::Plan;
use serde_json::json;
use table::Seat;

/// Planned answers in a row. Two plans may answer each other for ever: then people have to.
const IN_A_ROW: usize = 40;

impl Room {
    /// Answers one question by somebody's plan. `false`: nobody has one for what is asked, or it led nowhere.
    pub(super) async fn follow_plan(&mut self) -> bool {
        if self.planned >= IN_A_ROW || !self.can_write() {
            return false;
        }
        let Ok(table) = self.running() else { return false };
        let rows = table.rows().len();
        let asked: Vec<Seat> = table.must().iter().filter(|&s| s != Seat::HOUSE).collect();
        for seat in asked {
            if self.room_for(seat).is_err() {
                continue;
            }
            let Some(action) = self.planned(seat) else { continue };
            if self.automatic(seat, &action).await.is_ok_and(|now| now > rows) {
                self.planned += 1;
                return true;
            }
        }
        false
    }
    fn planned(&self, seat: Seat) -> Option<String> {
        let table = self.table().ok()?;
        let chair = self.chairs.get(seat.index()).filter(|c| c.is_attended())?;
        let plans: Vec<Plan> = serde_json::from_str(&chair.plans).ok()?;
        if plans.is_empty() {
            return None;
        }
        let prompt = json!(table.prompt(seat));
        let fits = |plan: &&Plan| {
            prompt["id"] == plan.prompt.as_str() && plan.args.iter().all(|(key, value)| prompt["args"][key] == *value)
        };
        let offers = table.offers(seat);
        let plan = plans.iter().filter(fits).find(|plan| offers.iter().any(|o| o.act == plan.action))?;
        Some(plan.action.clone())
    }
}
