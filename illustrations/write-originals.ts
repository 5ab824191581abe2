/**
 * Writes the demonstration's pictures below `content-service/data/uploads`, or those named: `npm run draw -- phare-midi`.
 * Says of each what its entry needs: alternative text and focal point. `--sheet`: all of them on one sheet, to judge. `--reliefs`: the
 * land around each campus.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { compose, focalPoint } from './drawing/composition';
import { describeLandscape } from './drawing/describe-landscape';
import { drawLandscape } from './drawing/landscape';
import { describePlate } from './drawing/plates/plate';
import { printPlate } from './drawing/plates/sheet';
import { drawPortrait } from './drawing/portrait';
import { type Landscape, landscapes } from './originals';
import { plates } from './plates';
import { portraits } from './sitters';
import { writePlateSheet } from './write-plate-sheet';
import { writeReliefs } from './write-reliefs';
import { writeSheet } from './write-sheet';

const uploads = path.resolve('../content-service/data/uploads');
const parameters = process.argv.slice(2);
const only = new Set(parameters.filter((parameter) => !parameter.startsWith('--')));
const wanted = (name: string) => only.size === 0 || only.has(name);

/** Grain is dear: below this quality it blurs, above it a picture weighs half as much again. */
const quality = 76;

async function write(name: string, drawn: Buffer, width: number): Promise<void> {
  const file = path.join(uploads, `${name}.webp`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await sharp(drawn).resize({ width }).webp({ quality, effort: 6 }).toBuffer());
}

async function writeLandscape({ name, theme, seed }: Landscape): Promise<void> {
  const composition = compose(theme, seed);
  await write(`paysages/${name}`, await drawLandscape(theme, seed), 1680);
  const { x, y } = focalPoint(composition);
  console.log(`paysages/${name}.webp  ${x} ${y}  ${describeLandscape(composition)}`);
}

if (parameters.includes('--sheet')) {
  console.log(await writeSheet(uploads));
  console.log(await writePlateSheet(uploads));
} else if (parameters.includes('--reliefs')) {
  await writeReliefs(wanted);
} else {
  for (const landscape of landscapes) if (wanted(landscape.name)) await writeLandscape(landscape);
  for (const plate of plates) {
    if (!wanted(plate.programme)) continue;
    await write(`planches/${plate.programme}`, await printPlate(plate), 1680);
    console.log(`planches/${plate.programme}.webp  50 50  ${describePlate(plate)}`);
  }
  for (const [name, number] of Object.entries(portraits)) {
    if (!wanted(name)) continue;
    await write(`portraits/${name}`, await drawPortrait(number), 800);
    console.log(`portraits/${name}.webp`);
  }
}
