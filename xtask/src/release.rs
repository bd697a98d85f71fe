//! What a host gets: `dist/` with the program (the page inside), its papers, a Debian package and checksums.
use crate::run::{Failed, built, cargo, output, root, status};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn run(flags: &[&str]) -> Result<(), Failed> {
    let only_program = match flags {
        [] => false,
        ["--program"] => true,
        _ => return Err(Failed("cargo xtask release [--program]".into())),
    };
    crate::web::build()?;
    println!("building the program");
    cargo(&["build", "--release", "--quiet", "--package", "caravan"], &[])?;
    let dist = fresh(&root().join("dist"))?;
    let program = dist.join("caravan");
    stripped(&built()?.join("release/caravan"), &program)?;
    if !only_program {
        let tree = laid_out(&program, &dist.join("tree"))?;
        let named = format!("caravanserai-{VERSION}-{}-linux", std::env::consts::ARCH);
        status(
            tar().arg("--file").arg(dist.join(format!("{named}.tar.gz"))).args(["--directory"]).arg(&tree).arg("."),
        )?;
        debian(&tree, &dist, SMALL)?;
        put(&root().join("packaging/caravanserai.service"), &dist.join("caravanserai.service"), 0o644)?;
        write(&dist.join("Containerfile"), container_of_the_built()?, 0o644)?;
        remove(&dist.join("tree"))?;
        checksums(&dist)?;
    }
    println!("{}:", dist.display());
    for name in names(&dist)? {
        let size = dist.join(&name).metadata().map_or(0, |m| m.len());
        println!("  {name}  {:.1} MiB", size as f64 / 1024.0 / 1024.0);
    }
    Ok(())
}

/// A container of the program that was built here: the last stage of the one that builds it from the sources, on the system on
/// which it was built, because an older one may have an older C library.
fn container_of_the_built() -> Result<String, Failed> {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let sources = root().join("packaging/Containerfile");
    let sources = fs::read_to_string(&sources).map_err(|e| cannot(&sources, &e))?;
    let said = |key: &str| release.lines().find_map(|line| line.strip_prefix(key)).map(|value| value.trim_matches('"'));
    let system = said("ID=").zip(said("VERSION_CODENAME="));
    let last = last_stage(&sources, system);
    last.ok_or_else(|| Failed("packaging/Containerfile: where is its last stage, and what does it copy?".into()))
}

fn last_stage(sources: &str, system: Option<(&str, &str)>) -> Option<String> {
    let (_, stage) = sources.rsplit_once("\nFROM ")?;
    let (base, rest) = stage.split_once('\n')?;
    // Only these two have images that are named so.
    let base = match system {
        Some((name @ ("debian" | "ubuntu"), codename)) => format!("docker.io/library/{name}:{codename}"),
        _ => base.to_string(),
    };
    let rest = rest.split_once(FROM_THE_STAGE_BEFORE).map(|(before, after)| format!("{before}COPY {after}"))?;
    Some(format!(
        "# The house in a container, of the program beside this file:\n\
         #   podman build -t caravanserai dist\n\
         #   podman run -p 7777:7777 -v caravanserai:/data caravanserai\nFROM {base}\n{rest}"
    ))
}

/// What the last stage takes out of the one that builds.
const FROM_THE_STAGE_BEFORE: &str = "COPY --from=build /src/dist/";

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Everything that is installed, where it is installed, below a folder.
pub fn laid_out(program: &Path, tree: &Path) -> Result<PathBuf, Failed> {
    let tree = fresh(tree)?;
    let ours = root().join("packaging");
    put(program, &tree.join("usr/bin/caravan"), 0o755)?;
    put(&ours.join("caravanserai.service"), &tree.join("usr/lib/systemd/system/caravanserai.service"), 0o644)?;
    put(&ours.join("caravanserai.default"), &tree.join("etc/default/caravanserai"), 0o644)?;
    let doc = tree.join("usr/share/doc/caravanserai");
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/server.md"] {
        let path = root().join(name);
        put(&path, &doc.join(path.file_name().expect("a name")), 0o644)?;
    }
    let licence =
        "Caravanserai is licensed under MIT OR Apache-2.0: see LICENSE-MIT and LICENSE-APACHE beside this file.\n";
    write(&doc.join("copyright"), licence, 0o644)?;
    let man = tree.join("usr/share/man/man1");
    status(Command::new(program).arg("man").arg(&man))?;
    for page in names(&man)? {
        status(Command::new("gzip").args(["--no-name", "-9"]).arg(man.join(page)))?;
    }
    for (shell, path) in [
        ("bash", "usr/share/bash-completion/completions/caravan"),
        ("zsh", "usr/share/zsh/vendor-completions/_caravan"),
        ("fish", "usr/share/fish/vendor_completions.d/caravan.fish"),
    ] {
        write(&tree.join(path), &output(Command::new(program).args(["completions", shell]))?, 0o644)?;
    }
    Ok(tree)
}

/// How a package is compressed: for those who fetch it, or for a test that only wants one.
pub const SMALL: &[&str] = &["-Zxz"];
pub const SOON: &[&str] = &["-Zgzip", "-z1"];

/// The Debian package of what lies in `tree`, written into `to`.
pub fn debian(tree: &Path, to: &Path, compressed: &[&str]) -> Result<PathBuf, Failed> {
    let said = |program: &str, args: &[&str]| Ok(output(Command::new(program).args(args))?.trim().to_string());
    let architecture = said("dpkg", &["--print-architecture"])?;
    // Built here, it runs wherever the C library is not older than here.
    let libc = said("getconf", &["GNU_LIBC_VERSION"])?.replace("glibc ", "");
    let ours = root().join("packaging");
    let control = fs::read_to_string(ours.join("control")).map_err(|e| cannot(&ours, &e))?;
    let filled = [("VERSION", VERSION), ("ARCHITECTURE", &architecture), ("LIBC", &libc)]
        .iter()
        .fold(control, |text, (name, value)| text.replace(&format!("@{name}@"), value));
    write(&tree.join("DEBIAN/control"), &filled, 0o644)?;
    write(&tree.join("DEBIAN/conffiles"), "/etc/default/caravanserai\n", 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        put(&ours.join(script), &tree.join("DEBIAN").join(script), 0o755)?;
    }
    let package = to.join(format!("caravanserai_{VERSION}_{architecture}.deb"));
    output(Command::new("dpkg-deb").args(compressed).args(["--root-owner-group", "--build"]).arg(tree).arg(&package))?;
    Ok(package)
}

fn tar() -> Command {
    let mut tar = Command::new("tar");
    tar.args(["--create", "--gzip", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar
}

fn checksums(dist: &Path) -> Result<(), Failed> {
    let sums = output(Command::new("sha256sum").args(names(dist)?).current_dir(dist))?;
    write(&dist.join("SHA256SUMS"), &sums, 0o644)
}

/// Without what only debuggers read: a quarter of the size.
pub fn stripped(from: &Path, to: &Path) -> Result<(), Failed> {
    status(Command::new("strip").arg("--strip-unneeded").arg("-o").arg(to).arg(from))
}

/// An empty folder.
pub fn fresh(folder: &Path) -> Result<PathBuf, Failed> {
    remove(folder)?;
    fs::create_dir_all(folder).map_err(|e| cannot(folder, &e))?;
    Ok(folder.to_path_buf())
}

fn remove(folder: &Path) -> Result<(), Failed> {
    if folder.exists() { fs::remove_dir_all(folder).map_err(|e| cannot(folder, &e)) } else { Ok(()) }
}

fn put(from: &Path, to: &Path, mode: u32) -> Result<(), Failed> {
    let bytes = fs::read(from).map_err(|e| cannot(from, &e))?;
    write(to, bytes, mode)
}

fn write(to: &Path, bytes: impl AsRef<[u8]>, mode: u32) -> Result<(), Failed> {
    use std::os::unix::fs::PermissionsExt;
    let folder = to.parent().expect("it lies in a folder");
    fs::create_dir_all(folder).map_err(|e| cannot(folder, &e))?;
    fs::write(to, bytes).map_err(|e| cannot(to, &e))?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode)).map_err(|e| cannot(to, &e))
}

fn names(folder: &Path) -> Result<Vec<String>, Failed> {
    let entries = fs::read_dir(folder).map_err(|e| cannot(folder, &e))?;
    let mut names: Vec<String> = entries.flatten().map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

fn cannot(path: &Path, e: &std::io::Error) -> Failed {
    Failed(format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_container_of_the_built_program_needs_nothing_but_that() {
        let sources = fs::read_to_string(root().join("packaging/Containerfile")).expect("it is there");
        let text = last_stage(&sources, Some(("ubuntu", "noble"))).expect("it has a last stage");
        assert!(text.contains("\nFROM docker.io/library/ubuntu:noble\nCOPY caravan /usr/bin/caravan\n"), "{text}");
        assert_eq!(text.matches("\nFROM ").count(), 1, "{text}");
        assert!(text.ends_with("CMD [\"serve\"]\n"), "{text}");
        let elsewhere = last_stage(&sources, Some(("arch", ""))).expect("it has a last stage");
        assert!(elsewhere.contains("\nFROM docker.io/library/debian:"), "{elsewhere}");
        assert_eq!(last_stage("FROM scratch\n", None), None);
    }
}
