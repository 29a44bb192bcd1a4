//! People's own card files: the `*.ron` files of a folder.

use super::text_file;
use anyhow::Context;
use std::path::Path;

/// The largest such file, in bytes; the largest set is a tenth of it.
const MOST_BYTES: usize = 16 << 20;

/// Name and text of every `*.ron` file of a folder, in the order of their names.
///
/// # Errors
/// The folder or one of its files cannot be read, or a file is not UTF-8 or larger than 16 MiB.
pub fn read_folder(folder: &Path) -> anyhow::Result<Vec<(String, String)>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut files = vec![];
    for entry in entries {
        let path = entry.with_context(|| format!("cannot read the folder {}", folder.display()))?.path();
        if path.is_file() && path.extension().is_some_and(|extension| extension == "ron") {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let bytes = text_file::read(&path, MOST_BYTES)?;
            let text = String::from_utf8(bytes).with_context(|| format!("cannot read {}", path.display()))?;
            files.push((name, text));
        }
    }
    files.sort();
    Ok(files)
}
