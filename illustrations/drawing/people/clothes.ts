/** Clothes, from the shoulders down. */
import { type Colour, darken } from '../press/colour';
import { across, type Drawing } from '../press/drawing';
import { bend, ribbon } from '../press/paths';
import { garments } from './garments';
import { cx } from './head';
import { body } from './pattern';
import type { Sitter } from './sitter';

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
