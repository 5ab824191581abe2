/** The drawings in the heads of sections, by `tools/reliefs.mjs`; each section has one, the right way up or not. */
import islands from './reliefs/islands.svg?no-inline';
import lake from './reliefs/lake.svg?no-inline';
import pass from './reliefs/pass.svg?no-inline';
import ridges from './reliefs/ridges.svg?no-inline';
import river from './reliefs/river.svg?no-inline';
import shore from './reliefs/shore.svg?no-inline';
import summit from './reliefs/summit.svg?no-inline';

const drawings = [islands, lake, pass, ridges, river, shore, summit];

/** Spreads the sections of the demonstration over the drawings. */
const spread = 46144;

/** @param path of a page: its first part is the section's */
export function reliefOf(path: string): { href: string; upsideDown: boolean } {
  const [, section = ''] = path.split('/');
  const number = [...section].reduce((sum, letter) => (sum * spread + letter.charCodeAt(0)) % 65521, 0);
  const drawing = drawings[number % drawings.length] ?? summit;
  return { href: drawing, upsideDown: Math.floor(number / drawings.length) % 2 === 1 };
}
