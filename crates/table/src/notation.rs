//! One definition of an action gives the type, its notation and its parser.

/// `actions! { pub enum Action { Bump { die: Face, slot: Slot } = "bump", Done = "done" } }`
/// prints `bump 2 1` and reads it back. The verb chooses the variant, objects follow, single spaces between;
/// nothing else is accepted, so one action has exactly one spelling.
///
/// ```
/// table::words! { pub enum Road { Dark = "dark", Short = "shortcut" } }
/// table::actions! { pub enum Action { Go { road: Road, steps: u8 } = "go", Done = "done" } }
///
/// let go = Action::Go { road: Road::Short, steps: 2 };
/// assert_eq!(go.to_string(), "go shortcut 2");
/// assert_eq!("go shortcut 2".parse(), Ok(go));
/// assert_eq!("go shortcut 02".parse::<Action>(), Err("write `go shortcut 2`, not `go shortcut 02`".into()));
/// ```
#[macro_export]
macro_rules! actions {
    ($(#[$m:meta])* pub enum $name:ident { $( $(#[$vm:meta])* $var:ident $( { $($f:ident : $t:ty),* $(,)? } )? = $verb:literal ),* $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $( $(#[$vm])* $var $( { $($f : $t),* } )? ),* }

        #[allow(dead_code)]
        impl $name {
            /// Every verb with the names of its objects: `("bump", ["die", "slot"])`.
            pub const VERBS: &'static [(&'static str, &'static [&'static str])] =
                &[ $( ($verb, &[ $( $( stringify!($f) ),* )? ]) ),* ];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $( $name::$var $( { $($f),* } )? => {
                    out.write_str($verb)?;
                    $( $( write!(out, " {}", $f)?; )* )?
                    Ok(())
                } )* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(s: &str) -> Result<Self, String> {
                let mut words = s.split(' ');
                let verb = words.next().unwrap_or("");
                let action = match verb {
                    $( $verb => $name::$var $( { $($f : {
                        let w = words.next().ok_or_else(|| format!("{verb}: {} is missing", stringify!($f)))?;
                        w.parse::<$t>().map_err(|_| format!("{verb}: `{w}` is not a {}", stringify!($f)))?
                    }),* } )?, )*
                    _ => return Err(format!("unknown action `{verb}`")),
                };
                if let Some(w) = words.next() {
                    return Err(format!("{verb}: `{w}` is too much"));
                }
                let spelling = action.to_string();
                if spelling == s { Ok(action) } else { Err(format!("write `{spelling}`, not `{s}`")) }
            }
        }
    };
}

/// A closed list of words of the rulebook: `words! { pub enum Good { Weapon = "weapon", … } }`
///
/// ```
/// table::words! { pub enum Good { Weapon = "weapon", Armor = "armor" } }
///
/// assert_eq!(Good::ALL.len(), 2);
/// assert_eq!(Good::Armor.to_string(), "armor");
/// assert_eq!("weapon".parse(), Ok(Good::Weapon));
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$m:meta])* pub enum $name:ident { $( $(#[$vm:meta])* $var:ident = $word:literal ),* $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $( $(#[$vm])* #[serde(rename = $word)] $var ),* }

        // A list need not be used in every way that it could be.
        #[allow(dead_code)]
        impl $name {
            pub const ALL: &'static [$name] = &[ $( $name::$var ),* ];
            pub fn word(self) -> &'static str { match self { $( $name::$var => $word ),* } }
            #[inline]
            pub fn index(self) -> usize { self as usize }
        }

        impl $crate::Numbered for $name {
            #[inline]
            fn number(self) -> u8 { self as u8 }
            fn numbered(n: u8) -> Option<$name> { $name::ALL.get(n as usize).copied() }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(self.word()) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(s: &str) -> Result<Self, String> {
                match s { $( $word => Ok($name::$var), )* _ => Err(format!("`{s}` is not one of {:?}", [ $( $word ),* ])) }
            }
        }

        $crate::word_type! { $name $( $word )* }
    };
}

/// The words as a type of the wire, for builds that ask for it: the feature `types`.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! word_type {
    ($($any:tt)*) => {};
}

#[cfg(test)]
mod tests {
    words! { pub enum Road { Dark = "dark", Short = "shortcut" } }
    actions! { pub enum Action { Go { road: Road, steps: u8 } = "go", Done = "done" } }

    #[test]
    fn one_action_has_one_spelling() {
        let go = Action::Go { road: Road::Short, steps: 2 };
        assert_eq!(go.to_string(), "go shortcut 2");
        assert_eq!("go shortcut 2".parse(), Ok(go));
        for (text, why) in [
            ("", "unknown action ``"),
            ("fly", "unknown action `fly`"),
            ("go", "go: road is missing"),
            ("go shortcut", "go: steps is missing"),
            ("go home 2", "go: `home` is not a road"),
            ("go dark 2 3", "go: `3` is too much"),
            ("go dark 256", "go: `256` is not a steps"),
            ("go dark 02", "write `go dark 2`, not `go dark 02`"),
            ("go dark +2", "write `go dark 2`, not `go dark +2`"),
            ("go  dark 2", "go: `` is not a road"),
            ("done ", "done: `` is too much"),
        ] {
            assert_eq!(text.parse::<Action>(), Err(why.to_string()));
        }
        assert_eq!(Action::VERBS, [("go", &["road", "steps"][..]), ("done", &[])]);
    }
}
