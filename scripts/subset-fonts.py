"""Cuts the fonts of pages and of the PDF out of the npm package @fontsource-variable/source-serif-4.

    npm pack @fontsource-variable/source-serif-4 && tar xzf *.tgz
    python3 scripts/subset-fonts.py package/files

Needs fontTools and brotli (Debian: fonttools, python3-brotli). For pages the weight is fixed and the optical size stays
variable. Typst reads neither WOFF2 nor axes, so the PDF has a file for each style, in TrueType.
The font's licence reserves the name "Source" (assets/fonts/OFL.txt), so what is cut out of it bears another.
"""

import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.merge.options import Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = "20-7E,A0,A1,A7,AB,B0,B7,BB,BF-FF,131,152-153,2013-2014,2018-201A,201C-201E,2022,2026,202F,2039-203A,20AC,2212"
LATIN_EXT = (
    "100-107,10C-113,116-11B,11E-11F,122-123,12A-12B,12E-130,136-137,139-13E,141-148,150-151,154-155,158-15B,"
    "15E-161,164-165,16A-16B,16E-173,179-17E,218-21B"
)


def code_points(ranges: str) -> list[int]:
    bounds = [[int(bound, 16) for bound in part.split("-")] for part in ranges.split(",")]
    return [code for first, *last in bounds for code in range(first, (last or [first])[0] + 1)]


def subset(font: TTFont, ranges: str, **options) -> None:
    subsetter = Subsetter(Options(hinting=False, **options))
    subsetter.populate(unicodes=code_points(ranges))
    subsetter.subset(font)
    font["head"].modified = font["head"].created


def save(font: TTFont, target: Path) -> None:
    font.save(target)
    print(target, target.stat().st_size)


def cut(source: Path, ranges: str, target: Path) -> None:
    font = instantiateVariableFont(TTFont(source), {"wght": 400, "opsz": (20, 60)})
    subset(font, ranges, layout_features=["kern", "liga"], flavor="woff2")
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = "ProfileSerif" if record.nameID == 6 else "Profile Serif"
    font.flavor = "woff2"
    save(font, target)


def cut_style(sources: list[Path], location: dict[str, int], family: str, style: str, target: Path) -> None:
    parts = []
    for source, ranges in zip(sources, (LATIN, LATIN_EXT)):
        font = instantiateVariableFont(TTFont(source), location)
        font.flavor = None
        subset(font, ranges, layout_features=["kern", "liga", "tnum"])
        parts.append(target.with_suffix(f".{len(parts)}"))
        font.save(parts[-1])
    merged = Merger(MergeOptions(drop_tables=["STAT"])).merge([str(part) for part in parts])
    for part in parts:
        part.unlink()
    italic, bold = "Italic" in style, "Bold" in style
    merged["OS/2"].fsSelection = (0x01 if italic else 0) | (0x20 if bold else 0) or 0x40
    merged["OS/2"].usWeightClass = 700 if bold else 400
    merged["head"].macStyle = (1 if bold else 0) | (2 if italic else 0)
    merged["name"].names = []
    full = family if style == "Regular" else f"{family} {style}"
    for number, text in {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "") }.items():
        merged["name"].setName(text, number, 3, 1, 0x409)
    save(merged, target)


files = Path(sys.argv[1])
fonts = Path(__file__).parent.parent / "assets/fonts"
for part, ranges in {"latin": LATIN, "latin-ext": LATIN_EXT}.items():
    cut(files / f"source-serif-4-{part}-opsz-normal.woff2", ranges, fonts / f"serif-{part}.woff2")
for name, (shape, style, weight, size) in {
    "text": ("normal", "Regular", 400, 11),
    "text-italic": ("italic", "Italic", 400, 11),
    "text-bold": ("normal", "Bold", 600, 11),
    "display": ("normal", "Regular", 400, 48),
}.items():
    sources = [files / f"source-serif-4-{part}-standard-{shape}.woff2" for part in ("latin", "latin-ext")]
    family = "Profile Serif Display" if name == "display" else "Profile Serif"
    cut_style(sources, {"wght": weight, "opsz": size}, family, style, fonts / f"print/{name}.ttf")
