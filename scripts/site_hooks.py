"""Site and repository show the same pages; this corrects what has to differ."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
# Pages that are in the root of the repository.
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
LINK = re.compile(r"(?<!!)\[([^]]+)\]\(((?:\.\./)+[^)]+|LICENSE)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add those pages."""
    for name, source in PAGES.items():
        text = (ROOT / source).read_text("utf-8").replace("](docs/", "](")
        for page, original in PAGES.items():
            text = text.replace(f"]({original})", f"]({page})")
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show source files by name only: the site does not contain them."""
    return LINK.sub(r"\1", markdown)
