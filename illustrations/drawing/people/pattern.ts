/** The pattern all garments are cut from. */
import type { Colour } from '../press/colour';
import type { across, Drawing } from '../press/drawing';
import { cx } from './head';
import type { Sitter } from './sitter';

/** Shoulders and chest down to the foot of the picture; `open` is how far the neckline drops. */
export function body(open: number, broad = 300): string {
  return (
    `M${cx - broad - 40} 980C${cx - broad - 30} 850 ${cx - broad + 40} 772 ${cx - 150} 728C${cx - 110} 712 ${cx - 84} 700 ${cx - 74} 676` +
    `Q${cx} ${690 + open} ${cx + 74} 676C${cx + 84} 700 ${cx + 110} 712 ${cx + 150} 728C${cx + broad - 40} 772 ${cx + broad + 30} 850 ${cx + broad + 40} 980Z`
  );
}

/** What all garments are made from. */
export interface Parts {
  sitter: Sitter;
  cloth: Colour;
  accent: Colour;
  base(colour: Colour, open: number): Drawing;
  sleeves: Drawing;
  tone: ReturnType<typeof across>;
}
