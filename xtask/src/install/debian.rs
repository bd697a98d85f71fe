//! Packages of Debian and Ubuntu.
use super::{Part, Source};
use crate::run::{Failed, as_root, exists, is_root, output};
use std::process::Command;

/// The packages of these parts.
pub fn named(parts: &[Part]) -> Vec<&'static str> {
    let packages = parts.iter().flat_map(|part| match part.from {
        Source::Packages(packages) => packages,
        Source::Made { .. } => &[],
    });
    packages.copied().collect()
}

/// Installs the packages of these parts, all in one go. Said before it is done: what, and why.
pub fn install(parts: &[Part]) -> Result<(), Failed> {
    let packages = named(parts);
    if packages.is_empty() {
        return Ok(());
    }
    println!("   installing with apt-get (once): {}", packages.join(" "));
    whys(parts).for_each(|why| println!("      {why}"));
    // An old list of packages may do as well, and one source that does not answer is none of ours.
    let _ = output(apt().args(["update", "-qq"]));
    output(apt().args(["install", "-y", "-qq", "--no-install-recommends"]).args(packages)).map(|_| ())
}

/// May we install, or may somebody who types a password now?
pub fn allowed() -> Result<(), Failed> {
    // Where there is no apt-get, people are told what is missing when it comes to that.
    if is_root() || !exists("apt-get") || output(Command::new("sudo").args(["-n", "true"])).is_ok() {
        return Ok(());
    }
    println!("   something has to be installed with apt-get, which may take your password");
    // Whoever does not give it is told the commands.
    let _ = Command::new("sudo").arg("--validate").status();
    Ok(())
}

/// What a person types.
pub fn by_hand(parts: &[Part]) -> Option<String> {
    let packages = named(parts);
    if packages.is_empty() {
        return None;
    }
    let sudo = if is_root() { "" } else { "sudo " };
    let whys: String = whys(parts).map(|why| format!("\n# {why}")).collect();
    let install = format!("{sudo}apt-get install --no-install-recommends {}", packages.join(" "));
    Some(format!("{whys}\n{sudo}apt-get update\n{install}\n"))
}

/// Is this package installed?
pub fn has(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    output(query.args(["--show", "--showformat=${db:Status-Status}", package]))
        .is_ok_and(|status| status == "installed")
}

/// Ubuntu and what is made of it have no browser as a package, only one in a box of its own (a snap).
pub fn is_ubuntu() -> bool {
    is_ubuntu_by(&std::fs::read_to_string("/etc/os-release").unwrap_or_default())
}

fn is_ubuntu_by(release: &str) -> bool {
    let said = |key: &str| release.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
    [said("ID="), said("ID_LIKE=")].iter().any(|ids| ids.trim_matches('"').split(' ').any(|id| id == "ubuntu"))
}

fn whys(parts: &[Part]) -> impl Iterator<Item = &'static str> {
    parts.iter().filter(|part| matches!(part.from, Source::Packages(_))).map(|part| part.why)
}

fn apt() -> Command {
    // sudo keeps little of the environment.
    let mut apt = as_root("env");
    apt.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    // A machine that has just been started may be installing something by itself.
    apt.args(["-o", "DPkg::Lock::Timeout=300"]);
    apt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ubuntu_is_told_from_debian() {
        for (release, ubuntu) in [
            ("PRETTY_NAME=\"Ubuntu 24.04 LTS\"\nID=ubuntu\nID_LIKE=debian\n", true),
            ("NAME=\"Linux Mint\"\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n", true),
            ("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n", false),
            ("", false),
        ] {
            assert_eq!(is_ubuntu_by(release), ubuntu, "{release}");
        }
    }
}
