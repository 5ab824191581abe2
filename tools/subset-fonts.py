"""Cuts the two variable fonts down to what French needs: run after updating @fontsource-variable, never at build.

    python3 -m venv .venv && .venv/bin/pip install fonttools==4.66.1 brotli && .venv/bin/python tools/subset-fonts.py

Writes app/styles/fonts/*.woff2. What is kept: letters of Western Europe, French punctuation, the weights in use.
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = Path("node_modules/@fontsource-variable")
TARGET = Path("app/styles/fonts")

FONTS = {
    # name: (file of the package, weights, OpenType features)
    "bricolage-grotesque": ("bricolage-grotesque-latin-wght-normal.woff2", (500, 800), ["kern", "locl"]),
    "instrument-sans": ("instrument-sans-latin-wght-normal.woff2", (400, 700), ["kern", "liga", "locl", "tnum"]),
}

CHARACTERS = [
    *range(0x20, 0x7F),
    *map(ord, "\u00a0§©«°²³µ·»×\u2009\u202f‐‑–—‘’“”•…€−"),
    *(code for code in range(0xC0, 0x100) if code not in (0xD0, 0xDE, 0xF0, 0xFE, 0xF7)),
    *map(ord, "ŒœŸ"),
]


def add_narrow_space(font: TTFont) -> None:
    """U+202F, which French puts before ; ! ? and which neither font has: a fifth of an em."""
    if 0x202F in font.getBestCmap():
        return
    name = "uni202F"
    font["glyf"].glyphs[name] = font["glyf"]["space"]
    font["glyf"].glyphOrder = [*font["glyf"].glyphOrder, name]
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font["hmtx"][name] = (round(font["head"].unitsPerEm * 0.2), 0)
    font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x202F] = name


for family, (file, (lightest, boldest), features) in FONTS.items():
    font = TTFont(SOURCE / family / "files" / file)
    font = instantiateVariableFont(font, {"wght": (lightest, boldest)})
    if "HVAR" in font:
        del font["HVAR"]  # advances follow from gvar; the added glyph would not be in it
    add_narrow_space(font)
    options = Options(layout_features=features, hinting=False, name_IDs=[1, 2, 3, 4, 6, 13, 14])
    options.drop_tables += ["MVAR", "gasp", "prep"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    path = TARGET / f"{family}.woff2"
    font.save(path)
    print(f"{path}: {path.stat().st_size} bytes")
