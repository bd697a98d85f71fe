//! Whatever a page of ours leads to is there.
use super::names::{entries, root};
use std::fs;
use std::path::{Path, PathBuf};

/// All pages below a folder.
fn pages(at: &Path, found: &mut Vec<PathBuf>) {
    for path in entries(at) {
        if path.is_dir() {
            pages(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
}

/// Where a page leads to on this disk: `[words](../crates/table#part)`.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    let paths = targets.map(|target| target.split('#').next().unwrap_or_default());
    paths.filter(|path| !path.is_empty() && !path.contains("://") && !path.starts_with("mailto:"))
}

#[test]
fn every_link_leads_somewhere() {
    let mut all =
        ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"].map(|page| root().join(page)).to_vec();
    pages(&root().join("docs"), &mut all);
    let (mut seen, mut broken) = (0, vec![]);
    for page in all {
        let text = fs::read_to_string(&page).unwrap();
        for link in links(&text) {
            seen += 1;
            if !page.with_file_name("").join(link).exists() {
                broken.push(format!("{} → {link}", page.strip_prefix(root()).unwrap_or(&page).display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} links were found: has the spelling changed?");
    assert!(broken.is_empty(), "{broken:#?}");
}
