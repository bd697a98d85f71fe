//! A program with the page inside needs a page: one that would answer every visitor with nothing is not built.
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_PAGE").is_none() {
        return;
    }
    let page = Path::new("../../web/dist");
    if page.join("index.html").is_file() {
        println!("cargo::rerun-if-changed={}", page.display());
    } else {
        println!(
            "cargo::error=the page is not built yet: run `cargo xtask page` first, or build without it \
             (--no-default-features; `caravan serve` then wants --web FOLDER)"
        );
    }
}
