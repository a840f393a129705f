"""How the pages are built: Markdown (MyST) through Sphinx, strictly, without a call to any third party."""

from pathlib import Path

from sphinx.application import Sphinx

from settebello import __version__

project = "Settebello"
author = "The Settebello contributors"
copyright = "2026, the Settebello contributors"
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4

# Docstrings are written to be read in the source; the pages under api/ only gather them.
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
default_role = "code"

html_theme = "furo"
html_title = f"Settebello {release}"
html_show_sphinx = False
html_copy_source = False

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src" / "settebello"
LIBRARY = ("rules", "notation", "engine", "room", "bots", "i18n", "arena", "client")
"""The packages that are a library, lowest layer first; cli and tui are a program."""


def write_api_pages(_app: Sphinx) -> None:
    """One page per package: what the package is, then each of its modules with all it offers."""
    folder = HERE / "api" / "_generated"
    folder.mkdir(exist_ok=True)
    for package in LIBRARY:
        lines = [
            package,
            "=" * len(package),
            "",
            f".. automodule:: settebello.{package}",
            "   :no-members:",
            "",
        ]
        for module in sorted(path.stem for path in (SOURCE / package).glob("[!_]*.py")):
            title = f"{package}.{module}"
            lines += [title, "-" * len(title), "", f".. automodule:: settebello.{title}", ""]
        page, text = folder / f"{package}.rst", "\n".join(lines)
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")  # an unchanged page is not built again


def setup(app: Sphinx) -> None:
    """Sphinx calls this first."""
    app.connect("builder-inited", write_api_pages)
