//! The table, its files and its laws, tried with three toy games.
mod at_the_table;
mod files;
mod laws_break;
mod laws_hold;
mod once;
mod shelf;
mod toys;
