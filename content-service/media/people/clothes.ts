/** Clothes, from the shoulders down. */
import { type Colour, darken } from '../press/colour';
import { across, type Drawing } from '../press/drawing';
import { bend, ribbon } from '../press/paths';
import { garments } from './garments';
import { cx } from './head';
import type { Sitter } from './sitter';

/** Shoulders and chest down to the foot of the picture; `open` is how far the neckline drops. */
export function body(open: number, broad = 300): string {
  return (
    `M${cx - broad - 40} 980C${cx - broad - 30} 850 ${cx - broad + 40} 772 ${cx - 150} 728C${cx - 110} 712 ${cx - 84} 700 ${cx - 74} 676` +
    `Q${cx} ${690 + open} ${cx + 74} 676C${cx + 84} 700 ${cx + 110} 712 ${cx + 150} 728C${cx + broad - 40} 772 ${cx + broad + 30} 850 ${cx + broad + 40} 980Z`
  );
}

export function clothes(sitter: Sitter): Drawing {
  const { lit, cloth, accent } = sitter;
  const tone = across(lit, { light: 0.3 }, {}, { shade: 0.16 }, { shade: 0.5 });
  const base = (colour: Colour, open: number): Drawing => ({ d: body(open), fill: colour, tone });
  const sleeves: Drawing = {
    d: [-1, 1]
      .map((s) =>
        ribbon(bend([cx + s * 214, 812], [cx + s * 226, 880], [cx + s * 206, 980], 6), (t) => 2 + t * 7),
      )
      .join(''),
    fill: darken(cloth, 0.34),
    opacity: 0.7,
  };
  return garments[sitter.garment]({ sitter, cloth, accent, base, sleeves, tone });
}

export interface Parts {
  sitter: Sitter;
  cloth: Colour;
  accent: Colour;
  base(colour: Colour, open: number): Drawing;
  sleeves: Drawing;
  tone: ReturnType<typeof across>;
}
