//! One small vocabulary for cards, die faces, buildings and companions: effects are data.
use crate::words::*;
use std::fmt;
use std::str::FromStr;
pub use table::List;

/// Which goods a gain may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Kind {
    This(Good),
    Any,
    /// worth so many dollars now (F-130)
    Worth(u8),
    /// of a type with no die on the wheel at this moment (F-122)
    OffWheel,
    /// of a type that already lies in storage
    Stored,
    /// by the crafting chart and the die in slot 1; any good if the slot is empty (F-175, F-223)
    Craft,
}

/// One thing that happens. [`EffectKind`] names each without what is inside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::EnumDiscriminants)]
#[strum_discriminants(name(EffectKind), derive(strum::VariantArray, PartialOrd, Ord))]
pub enum Effect {
    Coins(u8),
    Prestige(u8),
    Lanterns(u8),
    Quartz(u8),
    Horseshoes(u8),
    Good(Kind, Side),
    FlipUp,
    Hero,
    HeroOrTop,
    HeroOrCommission,
    DeliverHero,
    Commission,
    CommissionOf(Town),
    Wheel,
    RuinsAction,
    RuinsStep(u8),
    DarkStep(u8),
    Oracle,
    RuinsDie,
    IlluminatedDie,
    Deed,
    WagonUpgrade,
    UpgradeOrDarkStep,
    FreeShortcut,
    Exchange,
    CopyDie,
    LiftDie,
    Reroll,
    LoseCoins(u8),
    LosePrestige(u8),
    LoseLanterns(u8),
    LoseQuartz(u8),
    LoseHorseshoes(u8),
    LoseGood,
    LoseDearest,
    LoseHero,
    FlipDown,
}

/// What a building asks for (F-121 to F-129). One of its costs is paid, or it is not used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    Coins(u8),
    Quartz(u8),
    Lanterns(u8),
    /// any good, either side (F-221)
    Good,
    /// a basic good that is worth $1 now
    BasicDollarOne,
}

impl EffectKind {
    pub const ALL: &'static [EffectKind] = <EffectKind as strum::VariantArray>::VARIANTS;
}

impl Effect {
    /// Does it hurt? An event value is a cost or a benefit, never both.
    pub fn is_cost(self) -> bool {
        use Effect::*;
        matches!(
            self,
            LoseCoins(_)
                | LosePrestige(_)
                | LoseLanterns(_)
                | LoseQuartz(_)
                | LoseHorseshoes(_)
                | LoseGood
                | LoseDearest
                | LoseHero
                | FlipDown
        )
    }
    /// Printed only on companions, buildings and the ruins die: never on events, oracle or deeds.
    pub fn is_special(self) -> bool {
        use Effect::*;
        matches!(self, UpgradeOrDarkStep | FreeShortcut | Exchange | CopyDie | LiftDie | Reroll | HeroOrCommission)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::This(good) => write!(f, "{good}"),
            Kind::Any => f.write_str("any"),
            Kind::Worth(price) => write!(f, "${price}"),
            Kind::OffWheel => f.write_str("off-wheel"),
            Kind::Stored => f.write_str("stored"),
            Kind::Craft => f.write_str("craft"),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Effect::*;
        match self {
            Coins(n) => write!(f, "coins {n}"),
            Prestige(n) => write!(f, "prestige {n}"),
            Lanterns(n) => write!(f, "lantern {n}"),
            Quartz(n) => write!(f, "quartz {n}"),
            Horseshoes(n) => write!(f, "horseshoe {n}"),
            Good(Kind::Craft, side) => write!(f, "craft {side}"),
            Good(kind, side) => write!(f, "good {side} {kind}"),
            FlipUp => f.write_str("flip-up"),
            Hero => f.write_str("hero"),
            HeroOrTop => f.write_str("hero-or-top"),
            HeroOrCommission => f.write_str("hero-or-commission"),
            DeliverHero => f.write_str("deliver-hero"),
            Commission => f.write_str("commission"),
            CommissionOf(town) => write!(f, "commission {town}"),
            Wheel => f.write_str("wheel"),
            RuinsAction => f.write_str("ruins-action"),
            RuinsStep(n) => write!(f, "ruins-step {n}"),
            DarkStep(n) => write!(f, "dark-step {n}"),
            Oracle => f.write_str("oracle"),
            RuinsDie => f.write_str("ruins-die"),
            IlluminatedDie => f.write_str("illuminated-die"),
            Deed => f.write_str("deed"),
            WagonUpgrade => f.write_str("wagon-upgrade"),
            UpgradeOrDarkStep => f.write_str("upgrade-or-dark-step"),
            FreeShortcut => f.write_str("free-shortcut"),
            Exchange => f.write_str("exchange"),
            CopyDie => f.write_str("copy-die"),
            LiftDie => f.write_str("lift-die"),
            Reroll => f.write_str("reroll"),
            LoseCoins(n) => write!(f, "lose coins {n}"),
            LosePrestige(n) => write!(f, "lose prestige {n}"),
            LoseLanterns(n) => write!(f, "lose lantern {n}"),
            LoseQuartz(n) => write!(f, "lose quartz {n}"),
            LoseHorseshoes(n) => write!(f, "lose horseshoe {n}"),
            LoseGood => f.write_str("lose good"),
            LoseDearest => f.write_str("lose dearest-good"),
            LoseHero => f.write_str("lose hero"),
            FlipDown => f.write_str("flip-down"),
        }
    }
}

fn number(word: &str, of: &str) -> Result<u8, String> {
    match word.parse::<u8>() {
        Ok(n) if n > 0 && n < 100 => Ok(n),
        _ => Err(format!("`{of}`: `{word}` is not a number from 1 to 99")),
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Ok(match s {
            "any" => Kind::Any,
            "off-wheel" => Kind::OffWheel,
            "stored" => Kind::Stored,
            "$1" | "$2" | "$3" | "$4" | "$5" => Kind::Worth(s.as_bytes()[1] - b'0'),
            _ => Kind::This(s.parse()?),
        })
    }
}

impl FromStr for Effect {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        use Effect::*;
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match words[..] {
            ["coins", n] => Coins(number(n, s)?),
            ["prestige", n] => Prestige(number(n, s)?),
            ["lantern", n] => Lanterns(number(n, s)?),
            ["quartz", n] => Quartz(number(n, s)?),
            ["horseshoe", n] => Horseshoes(number(n, s)?),
            ["good", side, kind] => Good(kind.parse()?, side.parse()?),
            ["craft", side] => Good(Kind::Craft, side.parse()?),
            ["flip-up"] => FlipUp,
            ["hero"] => Hero,
            ["hero-or-top"] => HeroOrTop,
            ["hero-or-commission"] => HeroOrCommission,
            ["deliver-hero"] => DeliverHero,
            ["commission"] => Commission,
            ["commission", town] => CommissionOf(town.parse()?),
            ["wheel"] => Wheel,
            ["ruins-action"] => RuinsAction,
            ["ruins-step", n] => RuinsStep(number(n, s)?),
            ["dark-step", n] => DarkStep(number(n, s)?),
            ["oracle"] => Oracle,
            ["ruins-die"] => RuinsDie,
            ["illuminated-die"] => IlluminatedDie,
            ["deed"] => Deed,
            ["wagon-upgrade"] => WagonUpgrade,
            ["upgrade-or-dark-step"] => UpgradeOrDarkStep,
            ["free-shortcut"] => FreeShortcut,
            ["exchange"] => Exchange,
            ["copy-die"] => CopyDie,
            ["lift-die"] => LiftDie,
            ["reroll"] => Reroll,
            ["lose", "coins", n] => LoseCoins(number(n, s)?),
            ["lose", "prestige", n] => LosePrestige(number(n, s)?),
            ["lose", "lantern", n] => LoseLanterns(number(n, s)?),
            ["lose", "quartz", n] => LoseQuartz(number(n, s)?),
            ["lose", "horseshoe", n] => LoseHorseshoes(number(n, s)?),
            ["lose", "good"] => LoseGood,
            ["lose", "dearest-good"] => LoseDearest,
            ["lose", "hero"] => LoseHero,
            ["flip-down"] => FlipDown,
            _ => return Err(format!("`{s}` is not an effect")),
        })
    }
}

impl FromStr for Cost {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match words[..] {
            ["coins", n] => Cost::Coins(number(n, s)?),
            ["quartz", n] => Cost::Quartz(number(n, s)?),
            ["lantern", n] => Cost::Lanterns(number(n, s)?),
            ["good"] => Cost::Good,
            ["good", "basic", "$1"] => Cost::BasicDollarOne,
            _ => return Err(format!("`{s}` is not a cost")),
        })
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cost::Coins(n) => write!(f, "coins {n}"),
            Cost::Quartz(n) => write!(f, "quartz {n}"),
            Cost::Lanterns(n) => write!(f, "lantern {n}"),
            Cost::Good => f.write_str("good"),
            Cost::BasicDollarOne => f.write_str("good basic $1"),
        }
    }
}
