"""Cuts the two variable fonts down to what French needs: run after updating @fontsource-variable, never at build.
Why Python: decision 022.

    python3 -m venv .venv && .venv/bin/pip install fonttools==4.66.1 brotli && .venv/bin/python tools/subset-fonts.py

Writes app/styles/fonts/*.woff2. What is kept: letters of Western Europe, French punctuation, the weights in use.
"""
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = Path("node_modules/@fontsource-variable")
TARGET = Path("app/styles/fonts")

FONTS = {
    # name: (file of the package, weights, the weight most of it is set in, OpenType features)
    "bricolage-grotesque": ("bricolage-grotesque-latin-wght-normal.woff2", (500, 800), 650, ["kern", "locl"]),
    "instrument-sans": ("instrument-sans-latin-wght-normal.woff2", (400, 700), 400, ["kern", "liga", "locl", "tnum"]),
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


# Thousandths of an em; less is a tenth of a pixel in a text, and a third of one in the largest heading.
LEAST_KERN = 6


def kern_as_at(font: TTFont, weight: int) -> None:
    """Kerning of one weight for all, without what nobody sees: how it varies is a fifth of the file."""
    fixed = instantiateVariableFont(deepcopy(font), {"wght": weight})
    for lookup in fixed["GPOS"].table.LookupList.Lookup:
        for table in (getattr(each, "ExtSubTable", each) for each in lookup.SubTable):
            for pair in pairs_of(table):
                if pair.Value1 is not None and abs(getattr(pair.Value1, "XAdvance", 0)) < LEAST_KERN:
                    pair.Value1.XAdvance = 0
    for table in ("GPOS", "GDEF"):
        if table in fixed:
            font[table] = fixed[table]


def pairs_of(table):
    if table.LookupType != 2:
        return []
    if table.Format == 1:
        return [pair for first in table.PairSet for pair in first.PairValueRecord]
    return [pair for first in table.Class1Record for pair in first.Class2Record]


for family, (file, (lightest, boldest), usual, features) in FONTS.items():
    font = TTFont(SOURCE / family / "files" / file)
    font = instantiateVariableFont(font, {"wght": (lightest, boldest)})
    kern_as_at(font, usual)
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
