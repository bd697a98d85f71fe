//! How the types of the wire look in TypeScript, where a derive cannot know it. `cargo xtask types` writes them down.
mod book;

use crate::Few;
pub use book::Book;
pub use ts_rs;
use ts_rs::{Config, TS, TypeVisitor};

/// On the wire a list like any other.
impl<T: TS, const N: usize> TS for Few<T, N> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        Vec::<T>::name(cfg)
    }
    fn inline(cfg: &Config) -> String {
        Vec::<T>::inline(cfg)
    }
    fn visit_dependencies(v: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(v);
    }
    fn visit_generics(v: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(v);
    }
}

/// A closed list of words is a union of strings.
#[macro_export]
macro_rules! word_type {
    ($name:ident $($word:literal)*) => {
        impl $crate::types::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::types::ts_rs::Config) -> String {
                stringify!($name).into()
            }
            fn inline(_: &$crate::types::ts_rs::Config) -> String {
                [ $( concat!("\"", $word, "\"") ),* ].join(" | ")
            }
            fn decl(cfg: &$crate::types::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), Self::inline(cfg))
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    };
}

/// A card is its number.
#[macro_export]
macro_rules! card_type {
    ($name:ident) => {
        impl $crate::types::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &$crate::types::ts_rs::Config) -> String {
                <u8 as $crate::types::ts_rs::TS>::name(cfg)
            }
            fn inline(cfg: &$crate::types::ts_rs::Config) -> String {
                <u8 as $crate::types::ts_rs::TS>::inline(cfg)
            }
        }
    };
}
