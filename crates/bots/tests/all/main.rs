//! What search promises: it is lawful, repeatable, fair and always has an answer.
mod fair;
mod lodgers;
mod nim;
mod now_or_never;
mod promises;
mod scenes;
