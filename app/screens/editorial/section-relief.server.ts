/** The drawing in the heads of a section's pages. Chosen on the server: browsers get one address, not the list. */
import islands from '~/ui/reliefs/islands.svg?no-inline';
import lake from '~/ui/reliefs/lake.svg?no-inline';
import pass from '~/ui/reliefs/pass.svg?no-inline';
import ridges from '~/ui/reliefs/ridges.svg?no-inline';
import river from '~/ui/reliefs/river.svg?no-inline';
import shore from '~/ui/reliefs/shore.svg?no-inline';
import summit from '~/ui/reliefs/summit.svg?no-inline';

const drawings = [islands, lake, pass, ridges, river, shore, summit];

/** Chosen so that the sections of the demonstration have different drawings. */
const factor = 3;

/** The drawing of all pages of a section. */
export function reliefOfSection(section: string): string {
  const number = [...section].reduce((sum, letter) => (sum * factor + letter.charCodeAt(0)) % 65521, 0);
  return drawings[number % drawings.length] ?? summit;
}
