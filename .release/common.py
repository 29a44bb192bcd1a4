"""What the scripts of a release share."""

import hashlib
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"

# Every system that a release is made for.
TARGETS = [
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-msvc",
]


def version():
    """The version of the program."""
    manifest = (ROOT / "Cargo.toml").read_text(encoding="utf-8")
    return re.search(r'^version = "(.*)"', manifest, re.MULTILINE).group(1)


def said(*command):
    """What a program writes."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout.strip()


def host():
    """This machine, as compilers name it."""
    return re.search(r"^host: (.*)$", said("rustc", "-vV"), re.MULTILINE).group(1)


def sign(file):
    """Writes the checksum of a file beside it."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    file.with_name(file.name + ".sha256").write_text(f"{digest}  {file.name}\n", encoding="ascii")
    print(f"{file.stat().st_size:>9} {digest} {file.name}")
