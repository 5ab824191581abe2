import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compose } from './drawing/composition';
import { describePlate } from './drawing/plates/plate';
import { landscapes } from './originals';
import { plates } from './plates';
import { portraits } from './sitters';

const uploads = '../content-service/data/uploads';
const filesIn = (folder: string) => readdirSync(`${uploads}/${folder}`).sort();
const named = (names: string[]) => names.map((name) => `${name}.webp`).sort();

it('what is listed here is what the content has', () => {
  expect(filesIn('paysages')).toEqual(named(landscapes.map(({ name }) => name)));
  expect(filesIn('planches')).toEqual(named(plates.map(({ programme }) => programme)));
  expect(filesIn('portraits')).toEqual(named(Object.keys(portraits)));
});

it('a scene is drawn at most twice, and never in the same light', () => {
  const seen = landscapes.map(({ theme, seed }) => {
    const { scene, setting } = compose(theme, seed);
    return { shows: scene.shows, light: setting.mood.name };
  });
  for (const { shows, light } of seen) {
    expect(seen.filter((other) => other.shows === shows).length, shows).toBeLessThanOrEqual(2);
    expect(seen.filter((other) => other.shows === shows && other.light === light), shows).toHaveLength(1);
  }
});

it('a plate has a number of its own and is described as its programme says', () => {
  expect(plates.map(({ number }) => number)).toEqual(plates.map((_, i) => i + 1));
  for (const plate of plates) {
    const entry = readFileSync(`../content-service/data/programmes/${plate.programme}.json`, 'utf8');
    expect(JSON.parse(entry).plate.alternativeText, plate.programme).toBe(describePlate(plate));
  }
});
