//! What may depend on what within a crate: the test here holds the sources to `layers.txt`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The layers and the exceptions. Its head explains the format.
const LAYERS: &str = include_str!("../layers.txt");

/// A folder whose files and folders are modules.
#[derive(Debug, Default, PartialEq, Eq)]
struct Folder {
    /// From the root of the workspace.
    path: String,
    /// Its modules, and how high each stands.
    modules: BTreeMap<String, usize>,
    /// A file, and the module above it that it names all the same.
    exceptions: BTreeSet<(String, String)>,
}

/// A file names another module of the folder.
#[derive(Debug, PartialEq, Eq)]
struct Arrow {
    /// From the folder.
    file: String,
    line: usize,
    from: String,
    to: String,
}

/// Reads `layers.txt`.
fn read(text: &str) -> Vec<Folder> {
    let mut folders: Vec<Folder> = Vec::new();
    for line in text.lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some(entry) = line.strip_prefix(' ') else {
            folders.push(Folder {
                path: line.to_owned(),
                ..Folder::default()
            });
            continue;
        };
        let folder = folders.last_mut().expect("layers.txt begins with a folder");
        let (names, reason) = entry.split_once(" : ").unwrap_or((entry, ""));
        let Some((files, modules)) = names.split_once("->") else {
            let mut height = folder.modules.len();
            for name in names.split_whitespace().filter(|&name| name != "|") {
                folder.modules.insert(name.to_owned(), height);
                height += usize::from(!names.contains('|'));
            }
            continue;
        };
        assert!(!reason.trim().is_empty(), "layers.txt: no reason in `{line}`");
        for file in files.split_whitespace() {
            let exceptions = modules
                .split_whitespace()
                .map(|module| (file.to_owned(), module.to_owned()));
            folder.exceptions.extend(exceptions);
        }
    }
    folders
}

/// Says what is wrong in a folder.
fn complaints(root: &Path, folder: &Folder) -> Vec<String> {
    let path = &folder.path;
    let sources = sources(&root.join(path));
    let there: BTreeSet<&str> = sources.iter().map(|(file, _)| module_of(file)).collect();
    let mut complaints = Vec::new();
    for module in &there {
        if !folder.modules.contains_key(*module) {
            complaints.push(format!(
                "{path} has a module `{module}` that xtask/layers.txt lacks: add it behind all that it uses"
            ));
        }
    }
    for module in folder.modules.keys() {
        if !there.contains(module.as_str()) {
            complaints.push(format!(
                "{path} has no module `{module}`: take it out of xtask/layers.txt"
            ));
        }
    }
    let mut unused = folder.exceptions.clone();
    for arrow in arrows(root, folder, &sources) {
        let Arrow { file, line, from, to } = arrow;
        if folder.modules.get(&to) < folder.modules.get(&from) {
            continue;
        }
        unused.remove(&(file.clone(), to.clone()));
        if !folder.exceptions.contains(&(file.clone(), to.clone())) {
            complaints.push(format!(
                "{path}/{file}:{line}: `{from}` names `{to}`, which xtask/layers.txt does not have below it: move what both need \
                 into a module below them, or what names `{to}` into one above it"
            ));
        }
    }
    complaints.extend(unused.iter().map(|(file, to)| {
        format!("{path}/{file} no longer names `{to}`: take this exception out of xtask/layers.txt")
    }));
    complaints
}

/// The files of a folder and their texts, without comments and tests. Its own `lib.rs` or `mod.rs` is not among them: it names
/// everything.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut sources = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(next) = waiting.pop() {
        let entries = fs::read_dir(&next).unwrap_or_else(|error| panic!("{}: {error}", next.display()));
        for entry in entries {
            let path = entry.expect("an entry of a folder of sources").path();
            if path.is_dir() {
                waiting.push(path);
                continue;
            }
            let file = path.strip_prefix(folder).expect("a file in it");
            let file = file
                .to_str()
                .expect("names of sources are UTF-8")
                .replace('\\', "/");
            let is_source = file.ends_with(".rs") && !file.ends_with("tests.rs");
            if is_source && !["lib.rs", "mod.rs"].contains(&file.as_str()) {
                let text = fs::read_to_string(&path).expect("a source is a text");
                sources.push((file, code(&text)));
            }
        }
    }
    sources.sort();
    sources
}

/// The module of a folder to which one of its files belongs.
fn module_of(file: &str) -> &str {
    file.split('/').next().unwrap_or(file).trim_end_matches(".rs")
}

/// The text without comments, up to the module of tests at its end.
fn code(text: &str) -> String {
    let mut code = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let ends = |next: &&str| next.starts_with("mod ") && next.ends_with('{');
        if line.starts_with("#[cfg(") && line.contains("test") && lines.peek().is_some_and(ends) {
            break;
        }
        code.push_str(line.split("//").next().unwrap_or(line));
        code.push('\n');
    }
    code
}

/// Every place where a module of the folder names another.
fn arrows(root: &Path, folder: &Folder, sources: &[(String, String)]) -> Vec<Arrow> {
    // The path of the folder's own module: nothing for a crate.
    let (_, inner) = folder.path.split_once("/src").expect("a folder of sources");
    let outer: Vec<&str> = inner.split('/').filter(|name| !name.is_empty()).collect();
    let exported = exported(&root.join(&folder.path), &folder.modules);
    let mut arrows = Vec::new();
    for (file, text) in sources {
        let parts = file.trim_end_matches(".rs").trim_end_matches("/mod").split('/');
        let module: Vec<&str> = outer.iter().copied().chain(parts).collect();
        for (line, start, path) in paths(text) {
            let start = match start {
                Start::Crate => &[],
                Start::Super(up) => &module[..module.len().saturating_sub(up)],
            };
            let full: Vec<&str> = start
                .iter()
                .copied()
                .chain(path.iter().map(String::as_str))
                .collect();
            let Some([named, ..]) = full.strip_prefix(outer.as_slice()) else {
                continue;
            };
            // A name that a module and an item share means the module here.
            let to = match exported.get(*named) {
                Some(module) if !folder.modules.contains_key(*named) => module,
                _ => *named,
            };
            let from = module_of(file);
            if to != from && folder.modules.contains_key(to) {
                arrows.push(Arrow {
                    file: file.clone(),
                    line,
                    from: from.to_owned(),
                    to: to.to_owned(),
                });
            }
        }
    }
    arrows
}

/// The names that the folder's own file takes from its modules, each with that module.
fn exported(folder: &Path, modules: &BTreeMap<String, usize>) -> BTreeMap<String, String> {
    let mut exported = BTreeMap::new();
    let own = ["lib.rs", "mod.rs"].map(|name| fs::read_to_string(folder.join(name)).unwrap_or_default());
    for statement in code(&own.concat()).split("use ").skip(1) {
        let mut found = Vec::new();
        tree(statement, &mut Vec::new(), &mut found);
        for path in found {
            if let [module, .., name] = path.as_slice()
                && modules.contains_key(module)
            {
                exported.insert(name.clone(), module.clone());
            }
        }
    }
    exported
}

/// Where a path begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Crate,
    /// This many modules up.
    Super(usize),
}

/// The paths of a text that begin with `crate` or `super`, and their lines.
fn paths(text: &str) -> Vec<(usize, Start, Vec<String>)> {
    let mut paths = Vec::new();
    let mut place = 0;
    while let Some(found) = ["crate::", "super::"]
        .iter()
        .filter_map(|start| text[place..].find(start))
        .min()
    {
        let begin = place + found;
        let is_name = text[..begin].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let mut rest = &text[begin..];
        let start = match rest.strip_prefix("crate::") {
            Some(after) => {
                rest = after;
                Start::Crate
            }
            None => {
                let mut up = 0;
                while let Some(after) = rest.strip_prefix("super::") {
                    (rest, up) = (after, up + 1);
                }
                Start::Super(up)
            }
        };
        place = text.len() - rest.len();
        if !is_name {
            let line = text[..begin].matches('\n').count() + 1;
            let mut found = Vec::new();
            tree(rest, &mut Vec::new(), &mut found);
            paths.extend(found.into_iter().map(|path| (line, start, path)));
        }
    }
    paths
}

/// The paths of a tree, `a::{b, c::d as e}`, behind those already read; the text after it.
fn tree<'a>(text: &'a str, before: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let depth = before.len();
    let mut rest = text.trim_start();
    loop {
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                rest = tree(rest, before, found).trim_start();
                rest = rest.trim_start_matches(|c| c != ',' && c != '}');
                rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
            }
            rest = rest.strip_prefix('}').unwrap_or(rest);
            break;
        }
        let end = rest
            .find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        before.push(rest[..end].to_owned());
        rest = &rest[end..];
        match rest.strip_prefix("::") {
            Some(after) => rest = after,
            None => {
                found.push(before.clone());
                break;
            }
        }
    }
    before.truncate(depth);
    rest
}

#[test]
fn no_module_names_one_above_it() {
    let root = crate::root();
    let complaints: Vec<String> = read(LAYERS)
        .iter()
        .flat_map(|folder| complaints(&root, folder))
        .collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn paths_are_found_with_their_lines() {
    let text =
        "use crate::{a, b::{c, d as e}};\n\nfn f() { super::super::g::<T>(); not_super::h(); $crate::i!() }";
    let found = paths(text);
    let heads: Vec<_> = found
        .iter()
        .map(|(line, start, path)| (*line, *start, path.join("::")))
        .collect();
    let expected = [
        (1, Start::Crate, "a"),
        (1, Start::Crate, "b::c"),
        (1, Start::Crate, "b::d"),
        (3, Start::Super(2), "g::"),
        (3, Start::Crate, "i"),
    ];
    assert_eq!(
        heads,
        expected.map(|(line, start, path)| (line, start, path.to_owned()))
    );
}
