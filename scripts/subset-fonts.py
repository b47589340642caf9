"""Cuts the fonts of the pages out of the npm package @fontsource-variable/source-serif-4.

    npm pack @fontsource-variable/source-serif-4 && tar xzf *.tgz
    python3 scripts/subset-fonts.py package/files

Needs fontTools and brotli (Debian: fonttools, python3-brotli). The weight is fixed, the optical size stays variable.
The font's licence reserves the name "Source" (assets/fonts/OFL.txt), so what is cut out of it bears another.
"""

import sys
from pathlib import Path

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


def cut(source: Path, ranges: str, target: Path) -> None:
    font = instantiateVariableFont(TTFont(source), {"wght": 400, "opsz": (20, 60)})
    options = Options(layout_features=["kern", "liga"], hinting=False, flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points(ranges))
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = "ProfileSerif" if record.nameID == 6 else "Profile Serif"
    font["head"].modified = font["head"].created
    font.flavor = "woff2"
    font.save(target)
    print(target, target.stat().st_size)


files = Path(sys.argv[1])
for subset, ranges in {"latin": LATIN, "latin-ext": LATIN_EXT}.items():
    target = Path(__file__).parent.parent / "assets/fonts" / f"serif-{subset}.woff2"
    cut(files / f"source-serif-4-{subset}-opsz-normal.woff2", ranges, target)
