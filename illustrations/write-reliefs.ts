/** Writes the relief of each campus of the demonstration: `npm run reliefs`, or one by its slug. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Campus, drawRelief } from './reliefs/relief';

const campuses = '../content-service/data/campuses';
const drawings = '../app/screens/campus/reliefs';

export async function writeReliefs(wanted: (slug: string) => boolean): Promise<void> {
  await mkdir(drawings, { recursive: true });
  for (const file of (await readdir(campuses)).sort()) {
    const campus: Campus = JSON.parse(await readFile(`${campuses}/${file}`, 'utf8'));
    if (!wanted(campus.slug)) continue;
    const svg = drawRelief(campus);
    await writeFile(`${drawings}/${campus.slug}.svg`, svg);
    console.log(`${campus.slug}.svg  ${svg.length} bytes`);
  }
}
