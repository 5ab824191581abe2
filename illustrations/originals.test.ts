import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compose } from './drawing/composition';
import { landscapes } from './originals';
import { portraits } from './sitters';

const uploads = '../content-service/data/uploads';
const filesIn = (folder: string) => readdirSync(`${uploads}/${folder}`).sort();
const named = (names: string[]) => names.map((name) => `${name}.webp`).sort();

it('what is listed here is what the content has', () => {
  expect(filesIn('paysages')).toEqual(named(landscapes.map(({ name }) => name)));
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
