"""Makes the font files in app/fonts: one cut of a variable font where the package's file is too large for a page, and the same
cut of the letters that Polish or Turkish needs besides (NAME-ext.woff2, app/skins/extended-latin.ts).

Run once, when the list changes: python3 scripts/subset_fonts.py (Debian: python3-fonttools python3-brotli). The licences of the
originals, which allow this, are in LICENSES; none of the fonts has a reserved name.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"

# Name: file of the package, axes (a number pins one, a pair narrows it).
CUTS = {
    "archivo-wide": (
        "archivo/files/archivo-latin-wdth-normal.woff2",
        {"wdth": (100, 125), "wght": (300, 700)},
    ),
    "big-shoulders-black": (
        "big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
        {"wght": 900},
    ),
    # Its hairlines hold from 20 px up and are still fine in letters as high as the window.
    "bodoni-display": ("bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2", {"opsz": 22, "wght": (400, 500)}),
    # Large and soft: the shapes of the letters are those of the display sizes, their corners are round.
    "fraunces-soft": (
        "fraunces/files/fraunces-latin-full-normal.woff2",
        {"opsz": 100, "SOFT": 100, "WONK": 0, "wght": (300, 600)},
    ),
    # Between text and heading: one cut reads well at 18 px and stands at 60.
    "literata-text": ("literata/files/literata-latin-opsz-normal.woff2", {"opsz": 22, "wght": (300, 700)}),
    "newsreader-display": ("newsreader/files/newsreader-latin-opsz-normal.woff2", {"opsz": 60, "wght": 400}),
    # Only ever a headline: one weight is half the file.
    "unbounded": ("unbounded/files/unbounded-latin-wght-normal.woff2", {"wght": 650}),
}

# Latin-1 and the typographic signs that the site's texts use.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x160, 0x161, 0x2DA, 0x2DC]
CHARACTERS += [
    *range(0x2010, 0x2016),
    *range(0x2018, 0x201F),
    0x2020,
    0x2022,
    0x2026,
    0x202F,
    0x2032,
    0x2033,
    0x2039,
    0x203A,
]
CHARACTERS += [
    0x2044,
    0x20AC,
    0x2116,
    0x2122,
    *range(0x2190, 0x2194),
    0x2196,
    0x2197,
    0x2212,
    0x2215,
    0x2248,
    0x2260,
    0x2264,
    0x2265,
]
# What European languages write besides, and Hausa; the signs of currencies.
EXTENDED = [*range(0x100, 0x180), 0x18F, 0x192, 0x198, 0x199, *range(0x1C4, 0x1CD), *range(0x1E4, 0x1E8)]
EXTENDED += [*range(0x218, 0x21C), 0x253, 0x257, 0x259, *range(0x1E80, 0x1E86), 0x1E9E, *range(0x20A0, 0x20C1)]


def cut(name, file, axes, characters):
    """Writes app/fonts/NAME.woff2 with those of the characters that the file has, and tells its size."""
    font = TTFont(PACKAGES / file)
    options = Options()
    options.layout_features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]
    options.flavor = "woff2"
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    target = ROOT / "app" / "fonts" / f"{name}.woff2"
    font.save(target)
    print(f"{target.relative_to(ROOT)}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    for name, (file, axes) in CUTS.items():
        cut(name, file, axes, CHARACTERS)
        cut(f"{name}-ext", file.replace("-latin-", "-latin-ext-"), axes, EXTENDED)
