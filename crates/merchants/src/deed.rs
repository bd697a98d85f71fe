//! What deeds count: requirement, criterion and reward as data.
use crate::words::*;
use std::fmt;
use std::str::FromStr;

/// Where something was delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    Anywhere,
    Town(Town),
    Region(Region),
}

/// Something that can be counted at the end of the game. [`MeasureKind`] names each without what is inside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(name(MeasureKind), derive(strum::VariantArray))]
pub enum Measure {
    Coins,
    Prestige,
    Lanterns,
    Quartz,
    Horseshoes,
    Goods,
    UpgradedGoods,
    /// different goods in storage
    GoodKinds,
    Good(Good),
    /// on the wagon now
    Heroes,
    Commissions,
    StorageHeroes,
    HeroesDelivered(Where),
    CommissionsDelivered(Where),
    /// heroes and commissions together
    Deliveries(Where),
    TownsServed,
    RegionsServed,
    /// the fewest deliveries to any of the three regions
    RegionSets,
    Companions,
    Strays,
    /// quartz lying on own loyal companions
    Gifts,
    IlluminatedDice,
    Deeds,
    WagonUpgrades,
    Steeds,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    Coins(u8),
    Prestige(u8),
    Points(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// all of these must be reached
    pub needs: Vec<(Measure, u8)>,
    pub reward: Reward,
    /// the reward comes once, or once per this
    pub per: Option<Measure>,
    /// but no more often than this
    pub most: u8,
}

impl MeasureKind {
    pub const ALL: &'static [MeasureKind] = <MeasureKind as strum::VariantArray>::VARIANTS;
}

impl FromStr for Where {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        s.parse()
            .map(Where::Town)
            .or_else(|_| s.parse().map(Where::Region))
            .map_err(|_: String| format!("`{s}` is neither a town nor a region"))
    }
}

impl FromStr for Measure {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        use Measure::*;
        let (word, rest) = s.split_once(' ').map_or((s, None), |(w, r)| (w, Some(r)));
        let place = || rest.map_or(Ok(Where::Anywhere), str::parse);
        Ok(match (word, rest) {
            ("heroes-delivered", _) => HeroesDelivered(place()?),
            ("commissions-delivered", _) => CommissionsDelivered(place()?),
            ("deliveries", _) => Deliveries(place()?),
            ("good", Some(good)) => Good(good.parse()?),
            ("coins", None) => Coins,
            ("prestige", None) => Prestige,
            ("lanterns", None) => Lanterns,
            ("quartz", None) => Quartz,
            ("horseshoes", None) => Horseshoes,
            ("goods", None) => Goods,
            ("upgraded-goods", None) => UpgradedGoods,
            ("good-kinds", None) => GoodKinds,
            ("heroes", None) => Heroes,
            ("commissions", None) => Commissions,
            ("storage-heroes", None) => StorageHeroes,
            ("towns-served", None) => TownsServed,
            ("regions-served", None) => RegionsServed,
            ("region-sets", None) => RegionSets,
            ("companions", None) => Companions,
            ("strays", None) => Strays,
            ("gifts", None) => Gifts,
            ("illuminated-dice", None) => IlluminatedDice,
            ("deeds", None) => Deeds,
            ("wagon-upgrades", None) => WagonUpgrades,
            ("steeds", None) => Steeds,
            _ => return Err(format!("`{s}` is nothing that a deed can count")),
        })
    }
}

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Where::Anywhere => Ok(()),
            Where::Town(town) => write!(f, " {town}"),
            Where::Region(region) => write!(f, " {region}"),
        }
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Measure::*;
        match self {
            HeroesDelivered(place) => write!(f, "heroes-delivered{place}"),
            CommissionsDelivered(place) => write!(f, "commissions-delivered{place}"),
            Deliveries(place) => write!(f, "deliveries{place}"),
            Good(good) => write!(f, "good {good}"),
            plain => f.write_str(match plain {
                Coins => "coins",
                Prestige => "prestige",
                Lanterns => "lanterns",
                Quartz => "quartz",
                Horseshoes => "horseshoes",
                Goods => "goods",
                UpgradedGoods => "upgraded-goods",
                GoodKinds => "good-kinds",
                Heroes => "heroes",
                Commissions => "commissions",
                StorageHeroes => "storage-heroes",
                TownsServed => "towns-served",
                RegionsServed => "regions-served",
                RegionSets => "region-sets",
                Companions => "companions",
                Strays => "strays",
                Gifts => "gifts",
                IlluminatedDice => "illuminated-dice",
                Deeds => "deeds",
                WagonUpgrades => "wagon-upgrades",
                Steeds => "steeds",
                HeroesDelivered(_) | CommissionsDelivered(_) | Deliveries(_) | Good(_) => unreachable!("above"),
            }),
        }
    }
}

impl FromStr for Reward {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not a reward: coins N, prestige N or points N");
        let (kind, n) = s.split_once(' ').ok_or_else(wrong)?;
        let n: u8 = n.parse().map_err(|_| wrong())?;
        match kind {
            "coins" => Ok(Reward::Coins(n)),
            "prestige" => Ok(Reward::Prestige(n)),
            "points" => Ok(Reward::Points(n)),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reward::Coins(n) => write!(f, "coins {n}"),
            Reward::Prestige(n) => write!(f, "prestige {n}"),
            Reward::Points(n) => write!(f, "points {n}"),
        }
    }
}
